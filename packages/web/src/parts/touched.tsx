import type { Place } from "@sandtable/protocol";
import type { JSX } from "react";
import { placeKey } from "../faces/face.ts";
import { useTable, useTableState } from "../table/context.ts";
import { useWords } from "../words/index.ts";
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
  if (places.length === 0 || view === undefined) return null;
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
        </button>
      ))}
      {places.length > MOST && ` ${words.touchedMore({ count: places.length - MOST })}`}{" "}
      {reasons.map(({ seat }) => (
        <WhyButton key={seat} seat={seat} onAsk={askWhy} />
      ))}
    </p>
  );
}
