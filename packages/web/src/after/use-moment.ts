import type { View } from "@sandtable/protocol";
import { useEffect, useState } from "react";
import { api } from "../api.ts";

/** So many positions are remembered. */
const MOST_KEPT = 40;
/** Whoever goes along the curve is not shown every position that is passed, in milliseconds. */
const REST = 200;

const kept = new Map<string, View>();
/** The server goes through one game at a time for somebody: the next is asked for when the last has come. */
let queue: Promise<unknown> = Promise.resolve();

async function fetched(id: string, at: number): Promise<View | undefined> {
  const key = `${id} ${at}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const step = await api.moment(id, at);
  if (!step) return undefined;
  kept.set(key, step.view);
  for (const old of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(old);
  }
  return step.view;
}

/** A position of the game, as far as it has come; the one before stands until then. */
export interface Shown {
  readonly view?: View;
  /** The moment that is shown. */
  readonly at?: number;
  readonly isMissing?: true;
}

/** The position after so many entries; the very first is that after the first. */
export function useMoment(id: string, wanted: number | undefined): Shown {
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    if (wanted === undefined) return;
    let isCurrent = true;
    const at = Math.max(1, wanted);
    const look = (): void => {
      const next = queue.then(() => (isCurrent ? fetched(id, at) : undefined));
      queue = next.catch(() => undefined);
      next.then(
        (view) => isCurrent && setShown(view === undefined ? { isMissing: true } : { view, at: wanted }),
        () => isCurrent && setShown({ isMissing: true }),
      );
    };
    const timer = setTimeout(look, kept.has(`${id} ${at}`) ? 0 : REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, wanted]);
  return shown;
}
