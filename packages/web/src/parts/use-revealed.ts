import type { View } from "@sandtable/protocol";
import { useEffect } from "react";
import { useTable } from "../table/context.ts";
import { changesAt } from "../table/touched.ts";

/** Bring into view where a step has changed something, if nothing of it is to be seen. */
export function useRevealed(before: View | undefined, view: View | undefined): void {
  const { face, board } = useTable();
  useEffect(() => {
    const places = changesAt(face, before, view).map(({ place }) => place);
    if (places.length > 0) board.current?.reveal(places.map((place) => ({ place, at: face.at?.(place) })));
  }, [face, board, before, view]);
}
