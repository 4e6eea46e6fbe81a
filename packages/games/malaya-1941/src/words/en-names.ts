import type { Catalogue } from "@sandtable/engine";
import type { Cause } from "../combat/crt.ts";
import { PLACES } from "../data/map.ts";
import type { BombardmentResult, CombatTable, Seat, UnitSize, UnitType } from "../data/records.ts";
import { MARKERS, TURNS } from "../data/tables.ts";
import type { Phase } from "../log.ts";
import type { Terrain } from "../map.ts";
import type { Level } from "../planning/log.ts";
import type { AirBox, Box, CombatResult, Impulse } from "../state.ts";
import { UNITS, unitOf, unitsOfFace } from "../units.ts";
import { sentence } from "./english.ts";
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

export const AIR_BOX_NAMES: Readonly<Record<AirBox, string>> = {
  reserve: "Reserve",
  superiority: "Air Superiority",
  strike: "Strike",
  interdiction: "Interdiction",
  recon: "Recon",
  damaged: "Damaged",
  eliminated: "Eliminated",
};

/** Why a column moves. */
export const SHIFT_NAMES: Readonly<Record<Cause, string>> = {
  "attacker-support": "attacker's HQ",
  "defender-support": "defender's HQ",
  "attacker-suppressed": "suppressed attackers",
  "defender-suppressed": "suppressed defenders",
  terrain: "terrain",
  river: "river",
  strait: "strait",
  fortification: "fortification",
  "coast-guns": "coast guns",
  thais: "Thais Resist",
  "tank-shock": "Tank Shock",
  banzai: "Banzai!",
};

export const RESULT_NAMES: Readonly<Record<CombatResult, string>> = {
  AZ: "the attackers are destroyed",
  AE: "the attackers are shattered and fall back two hexes",
  AS: "the attackers lose half and fall back a hex",
  BB: "a bloodbath: both sides lose half",
  DS: "the defenders lose half and fall back a hex",
  DE: "the defenders are shattered and fall back two hexes",
  DZ: "the defenders are destroyed",
  AM: "the attackers lose half and rout",
  AA: "the attackers are worn down",
  CT: "nothing is decided",
  DA: "the defenders are worn down",
  DM: "the defenders lose half and rout",
};

export const TABLE_NAMES: Readonly<Record<CombatTable, string>> = { raid: "Raid", assault: "Assault" };

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  markers: "Command markers",
  allocation: "Air missions",
  superiority: "Air superiority",
  reinforcements: "Reinforcements",
  logistics: "Logistics",
  movement: "Movement",
  strikes: "Air and naval strikes",
  combat: "Land combat",
};

/** Types and sizes by themselves, where no counter is named. */
const TYPE_NAMES: Readonly<Record<UnitType, string>> = {
  ...TYPES,
  infantry: "infantry",
  "machine-gun": "machine guns",
  antiaircraft: "antiaircraft",
};
const SIZE_NAMES: Readonly<Record<UnitSize, string>> = {
  ...SIZES,
  army: "army",
  corps: "corps",
  division: "division",
  points: "supply points",
};

const BOX_NAMES: Readonly<Record<Box, string>> = {
  base: "Base off the map",
  track: "Turn track",
  later: "Not in the game yet",
  mix: "Counters not in use",
  "broken-down": "Broken down",
  replaceable: "Replaceable units",
  eliminated: "Eliminated for good",
  withdrawn: "Withdrawn",
};

const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  sea: "sea",
  lake: "lake",
  "out-of-play": "out of play",
  clear: "clear",
  cultivated: "cultivated",
  marsh: "marsh",
  jungle: "jungle",
  mountain: "mountain",
  city: "city",
};

const IMPULSE_NAMES: Readonly<Record<Impulse, string>> = {
  first: "First player's initial impulse",
  second: "Second player's initial impulse",
  "first-follow-on": "First player's follow-on impulse",
  "second-follow-on": "Second player's follow-on impulse",
  yamashita: "Yamashita's impulse",
};

const BOMBARDMENT_NAMES: Readonly<Record<BombardmentResult, string>> = {
  "-": "No effect.",
  AA: "Antiaircraft fire hits an air point.",
  S: "The stack is suppressed.",
  D: "One battalion is lost, and the stack is suppressed.",
};

const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  draw: "Draw",
  marginal: "Marginal victory",
  major: "Major victory",
  decisive: "Decisive victory",
};

/** A name for each key, as part of a catalogue. */
const named = <P extends string, K extends string>(
  prefix: P,
  all: Readonly<Record<K, string>>,
  said: (name: string) => string = (name) => name,
): { readonly [Key in K as `${P}.${Key}`]: string } =>
  Object.fromEntries(Object.entries<string>(all).map(([key, name]) => [`${prefix}.${key}`, said(name)])) as {
    readonly [Key in K as `${P}.${Key}`]: string;
  };

export const names: Catalogue<NameVocabulary> = {
  ...named("name.seat", SEATS),
  ...named("name.type", TYPE_NAMES),
  ...named("name.size", SIZE_NAMES),
  ...named("box", BOX_NAMES),
  ...named("air", AIR_BOX_NAMES),
  ...named("terrain", TERRAIN_NAMES),
  ...named("impulse", IMPULSE_NAMES),
  ...named("phase", PHASE_NAMES),
  ...named("table", TABLE_NAMES),
  ...named("result", RESULT_NAMES, (name) => `${sentence(name)}.`),
  ...named("bombardment", BOMBARDMENT_NAMES),
  ...named("shift", SHIFT_NAMES, sentence),
  ...named("level", LEVEL_NAMES),
  "option.base-landing.lift": "By amphibious units, nine battalions each (22.2)",
  "option.base-landing.free": "On any coast at once, without amphibious units",
  "option.southern-landings.open":
    "Allowed from the first turn on: the letter of 26.2, and the island falls early",
  "option.southern-landings.closed": "Not before January: our own rule, not the book's",
  "option.beach-supply.one": "One a turn in all",
  "option.beach-supply.each": "One a turn on each beach",
  "option.road-rate.half": "Half a point a hex",
  "option.road-rate.one": "One point a hex",
  "option.japanese-rail.engineer": "Half a point a hex with an engineer, else one",
  "option.japanese-rail.half": "Always half a point a hex",
  "option.airfield-setup.all": "On any airfield of Malaya, Singapore's too",
  "option.airfield-setup.mainland": "On airfields of the mainland only",
};
