import type { Place } from "@sandtable/protocol";
import type { JSX } from "react";
import { useTable, useTableState } from "../table/context.ts";
import { useWords } from "../words/index.ts";

/** The places that others changed, until the viewer acts. */
export function TouchedList({ places }: { readonly places: readonly Place[] }): JSX.Element | null {
  const words = useWords();
  const { face, look } = useTable();
  const view = useTableState((state) => state.view);
  if (places.length === 0 || view === undefined) return null;
  return (
    <p className="touched" data-testid="touched">
      {words.touched}{" "}
      {places.map((place) => (
        <button
          key={JSON.stringify(place)}
          type="button"
          className="chip"
          onMouseEnter={() => look(place)}
          onMouseLeave={() => look(undefined)}
          onFocus={() => look(place)}
          onBlur={() => look(undefined)}
          onClick={() => look(place)}
        >
          {face.describe(place, view)?.title}
        </button>
      ))}
    </p>
  );
}
