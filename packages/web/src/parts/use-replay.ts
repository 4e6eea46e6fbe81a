import type { Seat } from "@sandtable/protocol";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useStore } from "zustand";
import { api } from "../api.ts";
import { tablePath } from "../route.ts";
import type { Replay, TableContext } from "../table/context.ts";
import { indexOfMoment, type KnownPast, stepsHolding } from "../table/moments.ts";
import { useWords } from "../words/index.ts";

/** The past of a table, fetched when it is wanted, and the step that the address names. */
export function useHistory(at: number | undefined, { id, controller, page }: TableContext): Replay {
  const words = useWords();
  const [, go] = useLocation();
  const [past, setPast] = useState<KnownPast>();
  const shown = useStore(controller.store, (state) => state.shown);
  const undone = useStore(controller.store, (state) => state.undone);
  const isImport = useStore(controller.store, (state) => state.table?.kind === "import");
  const [fog, setFog] = useState<Seat>();
  const steps = stepsHolding(past, undone);
  const isWanted = past === undefined || past.fog !== fog || (at !== undefined && past.shown !== shown);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    api.history(id, fog).then(
      (history) => {
        if (!isCurrent) return;
        setPast({ shown, fog, steps: history });
        controller.addHistory(history);
      },
      () => {
        if (isCurrent && at !== undefined) page.setState({ trouble: words.historyFailed });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, at, shown, fog, isWanted, controller, page, words]);

  const moment = at ?? (isImport ? 1 : undefined);
  const index = moment === undefined || !steps ? -1 : indexOfMoment(steps, moment);
  const last = useRef(index);
  const isStepping = Math.abs(index - last.current) <= 1;
  useEffect(() => {
    last.current = index;
  }, [index]);

  const show = useCallback(
    (to: number) => {
      const step = steps?.[Math.min(steps.length - 1, Math.max(0, to))];
      if (step) go(tablePath(id, step.at), { replace: true });
    },
    [steps, go, id],
  );
  const step = index < 0 ? undefined : steps?.[index];
  return useMemo(
    () => ({ ...(steps && { steps }), ...(step && { step }), index, show, isStepping, fog, setFog }),
    [steps, step, index, show, isStepping, fog],
  );
}
