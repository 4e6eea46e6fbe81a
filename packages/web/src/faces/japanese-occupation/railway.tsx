import type { RailwayId } from "@sandtable/japanese-occupation/map";
import type { OccupationView } from "@sandtable/japanese-occupation/shape";
import { memo } from "react";
import { moveTo, PlaceMark, Silent, TerrorMarker } from "../coin/index.ts";
import { SIGN_AT } from "./layout.ts";
import { railwayInShort } from "./names.ts";
import { drawn, LINES, spotOn, strip } from "./railways.ts";
import { RAILWAY_IDS, railwayPlace } from "./spaces.ts";
import { RailwaySign } from "./symbols.tsx";

/** 1.3.6 The Railways as they lie on the borders. */

export const signSpot = (id: RailwayId) => spotOn(LINES[id], SIGN_AT[id]);

const Track = memo(function Track({ id }: { readonly id: RailwayId }) {
  const d = drawn(LINES[id]);
  return (
    <>
      <path className="bed" d={d} />
      <path className="rails" d={d} />
      <path className="gap" d={d} />
    </>
  );
});

/** The lines, under the circles that they run through. */
export const RailwayLines = memo(function RailwayLines() {
  return (
    <Silent className="railways">
      {RAILWAY_IDS.map((id) => (
        <Track key={id} id={id} />
      ))}
    </Silent>
  );
});

const SIGN = "m-18-14h36v28h-36z";
/** What is hit and outlined: the land under the line, and the sign. */
const outline = (id: RailwayId): string => {
  const [x, y] = signSpot(id);
  return `${strip(LINES[id], 8)}M${x} ${y}${SIGN}`;
};
const OUTLINES = new Map(RAILWAY_IDS.map((id) => [id, outline(id)]));

/** A Railway to point at: its whole line, its sign, and the Sabotage on it. */
export function RailwayMark({ id, view }: { readonly id: RailwayId; readonly view: OccupationView }) {
  const { sabotage, starred } = view.railways[id];
  const [x, y] = signSpot(id);
  return (
    <PlaceMark
      place={railwayPlace(id)}
      label={railwayInShort(id, view)}
      shape={{ path: OUTLINES.get(id) ?? "" }}
      pin={[x, y - 18]}
    >
      <g transform={moveTo([x, y])}>
        <RailwaySign starred={starred} />
      </g>
      {sabotage > 0 && (
        <g transform={moveTo([x + 11, y - 25])} data-sabotage={id} data-count={sabotage}>
          <TerrorMarker count={sabotage} sabotage />
        </g>
      )}
    </PlaceMark>
  );
}
