import { say, signed } from "@sandtable/engine";
import type { MalayaEvent } from "@sandtable/malaya-1941/log";
import { columnName, en, faceName, hexName, markerName, seatName } from "@sandtable/malaya-1941/words";
import { hexPlace, trackPlace } from "../hex/index.ts";
import { drawn, type Need, rollsBy } from "../roll.ts";
import { words } from "./words/index.ts";

const said = words.roll;
const word = (key: string): string => say(en, { key });

const column = (at: number): Need => ({
  short: columnName(at),
  long: said.column({ column: columnName(at) }),
});
const columnNumber = (at: number): Need => ({ short: `${at}`, long: said.column({ column: `${at}` }) });
const cause = (name: string, value: number): string => said.cause({ name, value: signed(value) });

/** What moved the column: told with the odds, before the die. */
function shiftsOf(heard: readonly MalayaEvent[]): readonly string[] {
  const odds = heard.findLast((event) => event.kind === "odds");
  if (odds?.kind !== "odds" || odds.shifts.length === 0) return [];
  return [columnName(odds.base), ...odds.shifts.map((one) => cause(word(`shift.${one.cause}`), one.value))];
}

/** Every die of Malaya 1941, and the markers that are drawn; each as far as the viewer is told of it. */
export const rolls = rollsBy<MalayaEvent>({
  dice: {
    "combat-result": ({ targets, table, column: at, die, result }, heard) => ({
      what: said.battle({ table: word(`table.${table}`), hexes: targets.map(hexName) }),
      shown: `${die}`,
      need: column(at),
      modifiers: shiftsOf(heard),
      effect: [said.result({ result, meaning: word(`result.${result}`) })],
      place: hexPlace(targets[0]),
    }),
    routed: ({ face, hex, die }) => ({
      what: said.rout({ face: faceName(face), hex: hexName(hex) }),
      shown: `${die}`,
      modifiers: [],
      effect: [said.runs({ hexes: die })],
      place: hexPlace(hex),
    }),
    bombarded: ({ hex, strength, terrain, guns, column: at, die, result }) => ({
      what: said.bombardment({ hex: hexName(hex) }),
      shown: `${die}`,
      need: columnNumber(at),
      modifiers: [
        said.strength({ strength }),
        ...(terrain === 0 ? [] : [cause(said.terrain, -terrain)]),
        ...(guns === 0 ? [] : [cause(said.guns, -guns)]),
      ],
      effect: [said.result({ result, meaning: word(`bombardment.${result}`) })],
      place: hexPlace(hex),
    }),
    "air-fire": ({ seat, at, points, die, eliminated, damaged }) => ({
      what: said.airFire[at]({ who: seatName(seat) }),
      shown: `${die}`,
      need: columnNumber(points),
      modifiers: [],
      effect: [said.airHits({ eliminated, damaged })],
      place: trackPlace("superiority"),
    }),
    "force-z": ({ points, die, result }) => ({
      what: said.forceZ,
      shown: `${die}`,
      need: columnNumber(points),
      modifiers: [],
      effect: [said.forceZResult[result]],
      place: trackPlace("strike"),
    }),
    interdiction: ({ die, modifier, passage }) => ({
      what: said.interdiction,
      shown: `${die}`,
      modifiers: modifier === 0 ? [] : [cause(said.interdictors, modifier)],
      ...(modifier !== 0 && { total: die + modifier }),
      effect: [said.passage[passage]],
      place: trackPlace("interdiction"),
    }),
    "marker-die": ({ marker, die, most, face }) => ({
      what: said.marker({ marker: markerName(marker), ...(face !== undefined && { face: faceName(face) }) }),
      shown: `${die}`,
      ...(most !== undefined && {
        need: { short: said.upToShort({ most }), long: said.upTo({ most }) },
        hit: die <= most,
      }),
      modifiers: [],
      effect: [most === undefined ? said.brings({ count: die }) : die <= most ? said.goodLuck : said.badLuck],
      place: trackPlace("markers"),
    }),
  },
  draws: {
    initiative: ({ seat, isTie }) => (isTie ? drawn(said.tieBroken, seatName(seat)) : undefined),
    drew: ({ marker }) => drawn(said.markerDrawn, markerName(marker), trackPlace("markers")),
    drawn: ({ marker }) => drawn(said.markerDrawn, markerName(marker), trackPlace("markers")),
  },
  follows: new Set([
    ...(["eliminated", "broken-down", "retreated", "pursued", "stood", "rallied"] as const),
    ...(["cut-off", "vacated", "fort-lost", "shot-down", "ship-lost", "shaken"] as const),
    ...([
      "air-lost",
      "delayed",
      "received",
      "withdrawn",
      "air-withdrawn",
      "scored",
      "retreat-zones",
    ] as const),
  ]),
  words: en,
});
