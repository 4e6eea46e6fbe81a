import type { SpaceId } from "@sandtable/palestine/map";
import { PIECES, tableOf } from "@sandtable/palestine/shape";
import type { Place, View } from "@sandtable/protocol";
import { countsAt, levelOf } from "../coin/index.ts";
import type { Figure } from "../figures.ts";
import { counted } from "./names.ts";
import { SPACE_IDS } from "./spaces.ts";
import { said } from "./words/index.ts";

const MARKERS = ["terror", "sabotage"] as const;
const track = (id: string): Place => ({ on: "track", id });

/** Everything on the table that changes: the tracks, and the map space by space. */
export function figures(given: View): readonly Figure[] {
  const view = tableOf(given);
  const held = view.intel.held.reduce((sum, count) => sum + count, 0);
  const inSpace = (id: SpaceId): readonly Figure[] => {
    const space = view.spaces[id];
    const place: Place = { on: "space", id };
    return [
      ...countsAt(place, PIECES, (piece) => space[piece], counted),
      ...countsAt(
        place,
        MARKERS,
        (marker) => space[marker],
        (marker, count) => said[marker]({ count }),
      ),
      ...countsAt(place, ["curfews"], () => Number(space.curfew), counted),
    ];
  };
  return [
    levelOf("political-will", said.politicalWill, view.politicalWill),
    levelOf("haganah", said.haganahTrack, view.haganah.value),
    ...countsAt(track("prison"), ["cells"], () => view.prison, counted),
    ...countsAt(
      track("intel"),
      ["intel"],
      () => held,
      (_, count) => said.intelChits({ count }),
    ),
    ...SPACE_IDS.flatMap(inSpace),
  ];
}
