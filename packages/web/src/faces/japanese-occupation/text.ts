import type { SpaceId } from "@sandtable/japanese-occupation/map";
import { type OccupationView, tableOf } from "@sandtable/japanese-occupation/shape";
import type { Place, View } from "@sandtable/protocol";
import { BOX_IDS, cardPlaces, cardsInWords, listed, openCards, times } from "../coin/index.ts";
import type { Description } from "../face.ts";
import { describe, describeOccupationCard, extractLines, extractTotal, TRACK_IDS } from "./describe.ts";
import { counted, inSpace, railwayTitle, spaceInShort, words } from "./names.ts";
import { CENTERS, POOLS, RAILWAY_IDS, railwayPlace, SPACE_IDS } from "./spaces.ts";
import { standing, standingInWords } from "./standing.ts";

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
  ...(view.away.troops > 0 ? [`On J17: ${counted("troops", view.away.troops)}.`] : []),
  ...(view.away.force136 > 0 ? [`On J25: ${counted("force136", view.away.force136)}.`] : []),
  ...(view.gone.caches > 0 ? [`Out of the game: ${counted("caches", view.gone.caches)}.`] : []),
  ...(view.gone.kempeitai > 0 ? [`Out of the game: ${counted("kempeitai", view.gone.kempeitai)}.`] : []),
];

export function text(given: View): readonly Description[] {
  const view = tableOf(given);
  const current = describeOccupationCard("current", view);
  const pool = (...pieces: (typeof POOLS)[number][]): string =>
    listed(pieces.map((piece) => counted(piece, view.available[piece])));
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
      lines: SPACE_IDS.map((id) => `${spaceInShort(id, view)}; ${standingInWords(id, view) || "no pieces"}.`),
    },
    {
      title: "Railways",
      lines: [
        ...RAILWAY_IDS.map((id) => {
          const { sabotage } = view.railways[id];
          return `${railwayTitle(id, view)}: ${sabotage > 0 ? times(sabotage, "Sabotage marker") : "no Sabotage"}.`;
        }),
        ...CENTERS.map((id) => `In ${inSpace(id)}: ${extractLines(id, view).join(" ")}`),
        `An Extract of both would bring ${extractTotal(view)}, with ${times(view.extract.villages, "New Village")}.`,
      ],
    },
    {
      title: "Available",
      lines: [
        `British: ${pool("mpaja", "others", "caches", "camps", "force136")}.`,
        `Japanese: ${pool("police", "troops", "villages")}.`,
        ...awayLines(view),
      ],
    },
    ...cardsInWords(view, words),
  ];
}
