import type { View } from "@sandtable/protocol";
import { type JSX, useMemo } from "react";
import { placeKey } from "../faces/face.ts";
import type { Change } from "../faces/figures.ts";
import { useTable } from "../table/context.ts";
import { changesAt, type PlaceChanges } from "../table/touched.ts";
import { type ShellWords, useWords } from "../words/index.ts";

/** "+3 Underground Guerrillas", "Political Will 12 to 9". */
function sayChange(words: ShellWords, change: Change): string {
  switch (change.is) {
    case "more":
      return words.changeMore(change);
    case "fewer":
      return words.changeFewer(change);
    case "moved":
      return words.changeMoved(change);
    case "now":
      return change.state;
  }
}

export const sayChanges = (words: ShellWords, { changes }: PlaceChanges): string =>
  changes.map((change) => sayChange(words, change)).join(", ");

/** So many places are told of a step; the rest is on the board. */
const MOST = 6;

interface ChangesProps {
  readonly before: View | undefined;
  readonly view: View;
}

/** What a step has changed, place by place. */
export function Changes({ before, view }: ChangesProps): JSX.Element | null {
  const words = useWords();
  const { face, show } = useTable();
  const found = useMemo(() => changesAt(face, before, view), [face, before, view]);
  if (found.length === 0) return null;
  return (
    <ul className="changes" data-testid="changes">
      {found.slice(0, MOST).map((one) => (
        <li key={placeKey(one.place)}>
          <button type="button" className="chip" onClick={() => show(one.place)}>
            {face.describe(one.place, view)?.title}
          </button>{" "}
          <b>{sayChanges(words, one)}</b>
        </li>
      ))}
      {found.length > MOST && <li className="fine">{words.touchedMore({ count: found.length - MOST })}</li>}
    </ul>
  );
}
