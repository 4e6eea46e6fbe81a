import type { Place } from "@sandtable/protocol";
import { type JSX, useMemo } from "react";
import { placeKey } from "../faces/face.ts";
import { useTable, useTableState } from "../table/context.ts";
import { changesAt } from "../table/touched.ts";
import { useWords } from "../words/index.ts";
import { sayChanges } from "./changes.tsx";
import { WhyButton } from "./why-button.tsx";

/** All are marked on the board; so many are named. */
const MOST = 14;
const NONE: readonly never[] = [];

/** The places that others changed, until the viewer acts. */
export function TouchedList({ places }: { readonly places: readonly Place[] }): JSX.Element | null {
  const words = useWords();
  const { face, look, show, askWhy } = useTable();
  const view = useTableState((state) => state.view);
  const reasons = useTableState(({ standing }) => standing?.reasons) ?? NONE;
  const before = useTableState((state) => state.before);
  const isPlaying = useTableState(({ playback }) => playback !== undefined);
  const told = useMemo(
    () =>
      new Map(
        changesAt(face, before, view).map((one) => [
          placeKey(one.place),
          words.changedTo({ what: sayChanges(words, one) }),
        ]),
      ),
    [face, before, view, words],
  );
  if (places.length === 0 || view === undefined || isPlaying) return null;
  return (
    <p className="touched" data-testid="touched">
      {words.touched}{" "}
      {places.slice(0, MOST).map((place) => (
        <button
          key={placeKey(place)}
          type="button"
          className="chip"
          onMouseEnter={() => look(place)}
          onMouseLeave={() => look(undefined)}
          onFocus={() => look(place)}
          onBlur={() => look(undefined)}
          onClick={() => show(place)}
        >
          {face.describe(place, view)?.title}
          {told.get(placeKey(place))}
        </button>
      ))}
      {places.length > MOST && ` ${words.touchedMore({ count: places.length - MOST })}`}{" "}
      {reasons.map(({ seat }) => (
        <WhyButton key={seat} seat={seat} onAsk={askWhy} />
      ))}
    </p>
  );
}
