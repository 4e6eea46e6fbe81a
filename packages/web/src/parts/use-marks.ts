import type { Place } from "@sandtable/protocol";
import { type RefObject, useEffect } from "react";
import { placeKey } from "../faces/face.ts";

/** Mark places on whatever drawing is shown: those that others changed, or where a hint points. */
export function useMarks(
  frame: RefObject<HTMLElement | null>,
  mark: "touched" | "advised" | "leads",
  places: readonly Place[],
): void {
  useEffect(() => {
    const marked = places.flatMap((place) => [
      ...(frame.current?.querySelectorAll<SVGElement>(`[data-place="${CSS.escape(placeKey(place))}"]`) ?? []),
    ]);
    for (const element of marked) element.dataset[mark] = "";
    return () => {
      for (const element of marked) delete element.dataset[mark];
    };
  }, [frame, mark, places]);
}
