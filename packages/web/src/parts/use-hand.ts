import type { Place } from "@sandtable/protocol";
import { useEffect } from "react";
import { useReplay, useTable, useTableState } from "../table/context.ts";
import { isLessonOver } from "../table/state.ts";

/** Pieces can be dragged: what that takes is fetched when somebody first moves a pointer, and not before the board is there. */
export function useHand(): void {
  const { controller, face, board, look, page } = useTable();
  const isReplaying = useReplay().step !== undefined;
  const isOver = useTableState(isLessonOver);
  const isIdle = isReplaying || isOver || !face.bearings;
  useEffect(() => {
    if (isIdle) return;
    const stop = new AbortController();
    const begin = (): void => {
      for (const kind of ["pointermove", "pointerdown"]) removeEventListener(kind, begin, true);
      void import("../hand/hand.ts").then(({ takeInHand }) => {
        if (stop.signal.aborted || !board.current) return;
        const nameOf: Parameters<typeof takeInHand>[0]["nameOf"] = (place) => {
          const { view } = controller.store.getState();
          return view === undefined ? "" : (face.describe(place, view)?.title ?? "");
        };
        const keep = (piece: Place, to: Place): boolean => {
          const { isPlanning, keep: write } = page.getState();
          if (isPlanning) write?.(piece, to);
          return isPlanning === true;
        };
        const away = takeInHand({ board: board.current, controller, face, look, nameOf, keep });
        stop.signal.addEventListener("abort", away);
      });
    };
    for (const kind of ["pointermove", "pointerdown"])
      addEventListener(kind, begin, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [controller, face, board, look, page, isIdle]);
}
