import type { Place, View } from "@sandtable/protocol";
import { useCallback } from "react";
import { useReplay, useTable, useTableState } from "../table/context.ts";
import { isLessonOver } from "../table/state.ts";

/** Point at a place of the board or at a card: look at it, and take its choice or list several. */
export function usePointing(view: View): (place: Place) => void {
  const { controller, face, page, board, look } = useTable();
  const isReplaying = useReplay().step !== undefined;
  const isDone = useTableState(isLessonOver);
  return useCallback(
    (place) => {
      look(place);
      if (isReplaying || isDone) return;
      const pointed = controller.point(place);
      if (pointed.is !== "several" || !board.current) return;
      const title = face.describe(place, view)?.title ?? "";
      page.setState({ menu: { title, choices: pointed.choices, ...board.current.lastPoint() } });
    },
    [controller, face, page, board, look, isReplaying, isDone, view],
  );
}
