import type { Catalogue } from "@sandtable/engine";
import { PLACES } from "../data/map.ts";
import type { Seat, UnitSize, UnitType } from "../data/records.ts";
import { MARKERS, TURNS } from "../data/tables.ts";
import { UNITS, unitOf, unitsOfFace } from "../units.ts";
import type { NameVocabulary } from "./vocabulary.ts";

/** English names of counters, hexes, markers and everything else that is spoken of. */

const SEATS: Readonly<Record<Seat, string>> = { japanese: "Japanese", allied: "Allies" };
export const seatName = (seat: Seat): string => SEATS[seat];

/** What the type adds to the name on the counter, where that does not say it. */
const TYPES: Readonly<Record<UnitType, string>> = {
  hq: "HQ",
  infantry: "",
  "machine-gun": "MG",
  armor: "armor",
  recon: "recon",
  engineer: "engineer",
  amphibious: "amphibious",
  antiaircraft: "AA",
  airfield: "airfield",
  "coast-guns": "coastal defense",
  supply: "supply",
};
const SIZES: Readonly<Record<UnitSize, string>> = {
  army: "",
  corps: "",
  division: "",
  brigade: "brigade",
  regiment: "regiment",
  battalion: "battalion",
  squadron: "squadron",
  points: "point",
};

const has = (words: string, word: string): boolean => words.toLowerCase().includes(word.toLowerCase());

/** "8 Ind brigade", "1H AA regiment", "2-2-6 battalion", "supply point": what the enemy reads on a counter that he sees. */
export function faceName(face: string): string {
  const { name, type, size } = UNITS[unitsOfFace(face)[0]];
  const numbered = /^airfield (\d+)$/.exec(name);
  if (numbered) return `airfield battalion ${numbered[1]}`;
  const spoken = name.replace(/\bamphib\b/, "amphibious");
  const words = [spoken];
  if (TYPES[type] !== "" && !has(spoken, TYPES[type]) && !/\bArmd\b/.test(spoken)) words.push(TYPES[type]);
  if (type !== "coast-guns" && SIZES[size] !== "" && !has(spoken, SIZES[size])) words.push(SIZES[size]);
  return words.join(" ");
}

/** The name of one's own counter. */
export const unitName = (id: string): string => faceName(UNITS[unitOf(id)].face);

const places = new Map<string, string>();
for (const { hex, name } of PLACES) {
  const other = places.get(hex);
  places.set(hex, other === undefined ? name : `${other} / ${name}`);
}

const BOXES: Readonly<Record<string, string>> = {
  base: "the base off the map",
  track: "the turn track",
};

/** "Jitra (0909)", "hex 0908"; also the boxes beside the map from which something comes. */
export function hexName(id: string): string {
  const name = places.get(id);
  return name === undefined ? (BOXES[id] ?? `hex ${id}`) : `${name} (${id})`;
}

const markers = new Map(MARKERS.map(({ id, name }) => [id, name]));
export function markerName(id: string): string {
  const name = markers.get(id);
  if (name === undefined) throw new Error(`there is no marker ${id}`);
  return name;
}

/** "December I 1941", by the number of the turn from 1. */
export const turnName = (turn: number): string => TURNS[turn - 1];

export const names: Catalogue<NameVocabulary> = {
  "name.seat.japanese": SEATS.japanese,
  "name.seat.allied": SEATS.allied,
};
