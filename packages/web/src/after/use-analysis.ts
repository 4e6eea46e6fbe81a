import type { AnalysisState } from "@sandtable/protocol";
import { useEffect, useState } from "react";
import { api } from "../api.ts";

/** How often it is asked how far the work is, in milliseconds. */
const POLL = 600;

export type Told = AnalysisState | { readonly is: "trouble"; readonly why: string };

const BEGUN: Told = { is: "under-way", done: 0, of: 1, points: [] };

/** Ask for the analysis, and again until it is there; once that is wanted. */
export function useAnalysis(id: string, isWanted = true): Told | undefined {
  const [state, setState] = useState<Told>(BEGUN);
  useEffect(() => {
    if (!isWanted) return;
    setState(BEGUN);
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (told: AnalysisState): void => {
      if (!isOpen) return;
      setState(told);
      if (told.is === "under-way") timer = setTimeout(() => ask(api.analysis(id)), POLL);
    };
    const ask = (answer: Promise<AnalysisState>): void => {
      answer.then(hear, (error: Error) => isOpen && setState({ is: "trouble", why: error.message }));
    };
    ask(api.analyse(id));
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [id, isWanted]);
  return isWanted ? state : undefined;
}
