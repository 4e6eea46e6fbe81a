import type { SpaceId } from "@sandtable/coin/malaya-map";
import { FORCES, type MalayaView, PIECES, tableOf } from "@sandtable/malaya/shape";
import type { Place, View } from "@sandtable/protocol";
import {
  BOX_IDS,
  cardAndTracks,
  cardPlaces,
  cardsInWords,
  describeCard,
  listed,
  openCards,
  shared,
} from "../coin/index.ts";
import type { Description } from "../face.ts";
import { describe, standing, TRACK_IDS } from "./describe.ts";
import { counted, spaceInShort, words } from "./names.ts";
import { SPACE_IDS } from "./spaces.ts";
import { said } from "./words/index.ts";

/** The position in words, and the order in which a keyboard goes through it. */

export const cards = (given: View) => openCards(tableOf(given));

/** The markers of a space that can be pointed at. */
function markersOf(id: SpaceId, view: MalayaView): Place[] {
  const marks: Place[] = [];
  if (view.spaces[id].terror > 0) marks.push({ on: "piece", id: "terror", at: id });
  if (view.spaces[id].village) marks.push({ on: "piece", id: "village", at: id });
  return marks;
}

const piecesOf = (id: SpaceId, view: MalayaView): Place[] =>
  PIECES.filter((piece) => view.spaces[id][piece] > 0).map((piece) => ({ on: "piece", id: piece, at: id }));

/** A space, its markers and its pieces. */
const spacePlaces = (id: SpaceId, view: MalayaView): readonly Place[] => [
  { on: "space", id },
  ...markersOf(id, view),
  ...piecesOf(id, view),
];

export function places(given: View): readonly Place[] {
  const view = tableOf(given);
  return [
    ...SPACE_IDS.flatMap((id) => spacePlaces(id, view)),
    ...[...TRACK_IDS, ...BOX_IDS].map((id): Place => ({ on: "track", id })),
    ...[...FORCES, "villages" as const].map((id): Place => ({ on: "piece", id, at: "available" })),
    ...cardPlaces(view),
  ];
}

export function text(given: View): readonly Description[] {
  const view = tableOf(given);
  const current = describeCard("current", view, words);
  const available = (side: "british" | "mcp", forces: readonly (keyof MalayaView["available"])[]): string =>
    shared.availableOf({
      who: said.sides[side],
      pieces: listed(forces.map((force) => counted(force, view.available[force]))),
    });
  return [
    ...cardAndTracks(current, TRACK_IDS, (place) => describe(place, given)),
    {
      title: shared.map,
      lines: SPACE_IDS.map((id) => {
        const pieces = standing(id, view);
        return shared.spaceLine({ space: spaceInShort(id, view), pieces });
      }),
    },
    {
      title: shared.available,
      lines: [
        available("british", ["troops", "police", "villages"]),
        available("mcp", ["guerrillas", "bases"]),
      ],
    },
    ...cardsInWords(view, words),
  ];
}
