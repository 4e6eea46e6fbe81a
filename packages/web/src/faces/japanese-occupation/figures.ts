import type { SpaceId } from "@sandtable/japanese-occupation/map";
import { type OccupationView, PIECES, type Piece, tableOf } from "@sandtable/japanese-occupation/shape";
import type { Place, View } from "@sandtable/protocol";
import { countsAt, levelOf } from "../coin/index.ts";
import type { Figure } from "../figures.ts";
import { counted, intelInShort, zipperName } from "./names.ts";
import { isCenter, RAILWAY_IDS, railwayPlace, SPACE_IDS } from "./spaces.ts";
import { said } from "./words/index.ts";

const countIn = (space: OccupationView["spaces"][SpaceId], piece: Piece): number =>
  piece === "camps" ? Number(space.camp) : space[piece];

function inSpace(id: SpaceId, view: OccupationView): readonly Figure[] {
  const space = view.spaces[id];
  const place: Place = { on: "space", id };
  return [
    ...countsAt(place, PIECES, (piece) => countIn(space, piece), counted),
    ...countsAt(
      place,
      ["terror"],
      () => space.terror,
      (_, count) => said.terror({ count }),
    ),
    ...countsAt(place, ["villages"], () => Number(space.village), counted),
    ...(isCenter(id)
      ? []
      : [
          {
            place,
            name: "opposition",
            is: "state",
            state: space.opposition ? said.opposition : said.neutral,
          } as const,
        ]),
    ...(space.intel
      ? [{ place, name: "intel", is: "state", state: intelInShort(space.intel) } as const]
      : []),
  ];
}

/** Everything on the table that changes: the tracks, the map space by space, and the Railways. */
export function figures(given: View): readonly Figure[] {
  const view = tableOf(given);
  return [
    levelOf("resistance", said.resistance, view.resistance),
    levelOf("resources", said.resources, view.resources),
    {
      place: { on: "track", id: "zipper" },
      name: "zipper",
      is: "state",
      state: said.zipperAt({ box: zipperName(view.zipper.box) }),
    },
    ...SPACE_IDS.flatMap((id) => inSpace(id, view)),
    ...RAILWAY_IDS.flatMap((id) =>
      countsAt(
        railwayPlace(id),
        ["sabotage"],
        () => view.railways[id].sabotage,
        (_, count) => said.sabotageMarkers({ count }),
      ),
    ),
  ];
}
