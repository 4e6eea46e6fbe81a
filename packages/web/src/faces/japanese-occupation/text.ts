import type { SpaceId } from "@sandtable/japanese-occupation/map";
import { type OccupationView, tableOf } from "@sandtable/japanese-occupation/shape";
import type { Place, View } from "@sandtable/protocol";
import {
  BOX_IDS,
  cardAndTracks,
  cardPlaces,
  cardsInWords,
  listed,
  openCards,
  shared,
} from "../coin/index.ts";
import type { Description } from "../face.ts";
import { describe, describeOccupationCard, extractLines, extractTotal, TRACK_IDS } from "./describe.ts";
import { counted, inSpace, railwayInShort, spaceInShort, words } from "./names.ts";
import { CENTERS, POOLS, RAILWAY_IDS, railwayPlace, SPACE_IDS } from "./spaces.ts";
import { standing, standingInWords } from "./standing.ts";
import { said } from "./words/index.ts";

/** The position in words, and the order in which a keyboard goes through it. */

export const cards = (given: View) => openCards(tableOf(given));

/** A space, its Intel chit, its markers and its pieces. */
function spacePlaces(id: SpaceId, view: OccupationView): readonly Place[] {
  const { intel, terror } = view.spaces[id];
  const on = (piece: string): Place => ({ on: "piece", id: piece, at: id });
  return [
    { on: "space", id },
    ...(intel ? [on("intel")] : []),
    ...(terror > 0 ? [on("terror")] : []),
    ...standing(id, view).map(({ piece }) => on(piece)),
  ];
}

/** Boxes that are pointed at only while something is in them. */
const boxedPlaces = (view: OccupationView): readonly Place[] => [
  ...POOLS.filter((piece) => view.available[piece] > 0).map(
    (id): Place => ({ on: "piece", id, at: "available" }),
  ),
  ...(["troops", "force136"] as const)
    .filter((id) => view.away[id] > 0)
    .map((id): Place => ({ on: "piece", id, at: "away" })),
  ...(["caches", "kempeitai"] as const)
    .filter((id) => view.gone[id] > 0)
    .map((id): Place => ({ on: "piece", id, at: "gone" })),
];

export function places(given: View): readonly Place[] {
  const view = tableOf(given);
  return [
    ...SPACE_IDS.flatMap((id) => spacePlaces(id, view)),
    ...RAILWAY_IDS.map(railwayPlace),
    ...[...TRACK_IDS, ...BOX_IDS].map((id): Place => ({ on: "track", id })),
    ...boxedPlaces(view),
    ...cardPlaces(view),
  ];
}

const awayLines = (view: OccupationView): readonly string[] => [
  ...(view.away.troops > 0 ? [said.onBurma({ pieces: counted("troops", view.away.troops) })] : []),
  ...(view.away.force136 > 0 ? [said.onDavis({ pieces: counted("force136", view.away.force136) })] : []),
  ...(view.gone.caches > 0 ? [said.outOfGame({ pieces: counted("caches", view.gone.caches) })] : []),
  ...(view.gone.kempeitai > 0 ? [said.outOfGame({ pieces: counted("kempeitai", view.gone.kempeitai) })] : []),
];

export function text(given: View): readonly Description[] {
  const view = tableOf(given);
  const current = describeOccupationCard("current", view);
  const pool = (side: "british" | "japanese", ...pieces: (typeof POOLS)[number][]): string =>
    shared.availableOf({
      who: said.sides[side],
      pieces: listed(pieces.map((piece) => counted(piece, view.available[piece]))),
    });
  return [
    ...cardAndTracks(current, TRACK_IDS, (place) => describe(place, given)),
    {
      title: shared.map,
      lines: SPACE_IDS.map((id) =>
        shared.spaceLine({ space: spaceInShort(id, view), pieces: standingInWords(id, view) }),
      ),
    },
    {
      title: said.railways,
      lines: [
        ...RAILWAY_IDS.map((id) => said.sentence({ text: railwayInShort(id, view) })),
        ...CENTERS.map((id) =>
          said.extractIn({ center: inSpace(id), lines: extractLines(id, view).join(" ") }),
        ),
        said.extractOfBoth({ total: extractTotal(view), villages: view.extract.villages }),
      ],
    },
    {
      title: shared.available,
      lines: [
        pool("british", "mpaja", "others", "caches", "camps", "force136"),
        pool("japanese", "police", "troops", "villages"),
        ...awayLines(view),
      ],
    },
    ...cardsInWords(view, words),
  ];
}
