import type { View } from "@sandtable/protocol";
import type { FaceKey } from "../face.ts";
import { piecePlace } from "./place.tsx";
import { words } from "./words/index.ts";

/** The unit that comes after the one shown last, among those that may still act. */
export function nextReady(ready: readonly string[], last: string | undefined): string | undefined {
  if (ready.length === 0) return undefined;
  return ready[((last === undefined ? -1 : ready.indexOf(last)) + 1) % ready.length];
}

/** A key that goes from one unit that may still act to the next. */
export function readyKey(readyOf: (view: View) => readonly string[]): FaceKey {
  let shown: string | undefined;
  return {
    key: "n",
    title: words.nextReady,
    act: ({ view, show }) => {
      shown = nextReady(readyOf(view), shown);
      if (shown !== undefined) show(piecePlace(shown));
    },
  };
}
