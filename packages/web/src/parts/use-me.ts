import type { Me } from "@sandtable/protocol/people";
import { useEffect } from "react";
import { createStore, useStore } from "zustand";
import { api } from "../api.ts";

/** Who sits at this browser, as the server knows it; nothing before it has said so. */
const store = createStore<{ readonly me?: Me }>(() => ({}));

/** Ask again, after something has changed. */
export async function askWhoIAm(): Promise<Me> {
  const me = await api.me();
  store.setState({ me });
  return me;
}

export function useMe(): Me | undefined {
  const me = useStore(store, (state) => state.me);
  useEffect(() => {
    // A server that does not answer is told of where it matters.
    askWhoIAm().catch(() => undefined);
  }, []);
  return me;
}
