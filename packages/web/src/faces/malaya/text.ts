import type { SpaceId } from "@sandtable/coin/malaya-map";
import { FORCES, type MalayaView, PIECES, tableOf } from "@sandtable/malaya/shape";
import type { Place, View } from "@sandtable/protocol";
import { BOX_IDS, cardPlaces, cardsInWords, describeCard, listed, openCards } from "../coin/index.ts";
import type { Description } from "../face.ts";
import { describe, standing, TRACK_IDS } from "./describe.ts";
import { counted, spaceInShort, words } from "./names.ts";
import { SPACE_IDS } from "./spaces.ts";

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
  return [
    ...(current ? [{ title: `Card: ${current.title}`, lines: current.lines }] : []),
    {
      title: "Tracks",
      lines: TRACK_IDS.flatMap((id) => {
        const found = describe({ on: "track", id }, given);
        return found ? [[found.title, found.lines[0]].join(". ")] : [];
      }),
    },
    {
      title: "Map",
      lines: SPACE_IDS.map((id) => {
        const pieces = standing(id, view);
        return `${spaceInShort(id, view)}; ${pieces || "no pieces"}.`;
      }),
    },
    {
      title: "Available",
      lines: [
        `British: ${listed([counted("troops", view.available.troops), counted("police", view.available.police), counted("villages", view.available.villages)])}.`,
        `MCP: ${listed([counted("guerrillas", view.available.guerrillas), counted("bases", view.available.bases)])}.`,
      ],
    },
    ...cardsInWords(view, words),
  ];
}
