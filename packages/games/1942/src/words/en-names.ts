import type { Catalogue } from "@sandtable/engine";
import { HEXES } from "../map-data.ts";
import type { Box, Level, ModifierView, Result, ScoreView, Segment } from "../shape.ts";
import {
  type Counter,
  FORTRESSES,
  type FortressId,
  type Nation,
  type Seat,
  UNITS,
  type UnitSize,
  type UnitType,
} from "../units.ts";
import type { NameVocabulary } from "./vocabulary.ts";

/** English names of units, hexes and everything else that is spoken of. */

const SEAT_NAMES: Readonly<Record<Seat, string>> = { allied: "Allies", japanese: "Japanese" };
const NATION_NAMES: Readonly<Record<Nation, string>> = {
  dutch: "Dutch",
  british: "British",
  american: "American",
  japanese: "Japanese",
};
const TYPE_NAMES: Readonly<Record<UnitType, string>> = {
  infantry: "infantry",
  guards: "guards infantry",
  "machine-gun": "machine gun",
  marine: "marine",
  artillery: "artillery",
  parachute: "parachute",
  amphibious: "amphibious",
  tank: "tank",
  cavalry: "armoured cavalry",
  garrison: "garrison",
  air: "land-based air",
  "naval-air": "naval air",
};
const SIZE_NAMES: Readonly<Record<UnitSize, string>> = {
  battalion: "battalion",
  regiment: "regiment",
  brigade: "brigade",
  division: "division",
  air: "air unit",
};

export const seatName = (seat: Seat): string => SEAT_NAMES[seat];
export const nationName = (nation: Nation): string => NATION_NAMES[nation];
export const typeName = (type: UnitType): string => TYPE_NAMES[type];
export const sizeName = (size: UnitSize): string => SIZE_NAMES[size];

const units = new Map(UNITS.map((unit) => [unit.id, unit]));

function unitOf(id: string): Counter {
  const unit = units.get(id);
  if (!unit) throw new Error(`there is no unit "${id}"`);
  return unit;
}

/** What the type adds to the name of a unit. */
const ARMS: Readonly<Partial<Record<UnitType, string>>> = {
  "machine-gun": "Machine-Gun",
  marine: "Marine",
  artillery: "Artillery",
  parachute: "Parachute",
  amphibious: "Amphibious",
  tank: "Tank",
  cavalry: "Cavalry",
};
const SIZES: Readonly<Record<UnitSize, string>> = {
  battalion: "Battalion",
  regiment: "Regiment",
  brigade: "Brigade",
  division: "Division",
  air: "",
};

/** Formations that stand behind the name; every other parent stands inside it ("28th Indian Brigade"). */
const isFormation = (parent: string): boolean => /^\d|^Philippine |^Imperial /.test(parent);

/** "11th Indian" is a division by its number; "55th Division" says what it is. */
const formation = (parent: string): string =>
  /^\d/.test(parent) && !/ (?:Division|Brigade)$/.test(parent) ? `${parent} Division` : parent;

/** The name as far as the formation. */
function ownName({ name, parent, type, size, navy }: Counter): string {
  // The 4th Marines: their type is their parent.
  const inner = parent === undefined || isFormation(parent) || parent === "Marines" ? undefined : parent;
  return [name, inner, navy && size !== "air" && "SNLF", ARMS[type], SIZES[size]].filter(Boolean).join(" ");
}

/** As a heading: "144th Regiment, 55th Division", "2nd Carrier Division (naval air)". */
export function unitName(id: string): string {
  const unit = unitOf(id);
  const { parent, type, size } = unit;
  if (size === "air") return `${unit.name} (${type === "air" ? "air" : "naval air"})`;
  return parent !== undefined && isFormation(parent)
    ? `${ownName(unit)}, ${formation(parent)}`
    : ownName(unit);
}

/** In a sentence: "the 144th Regiment of the 55th Division". */
export function theUnit(id: string): string {
  const unit = unitOf(id);
  const { parent } = unit;
  return parent !== undefined && isFormation(parent)
    ? `the ${ownName(unit)} of the ${formation(parent)}`
    : `the ${ownName(unit)}`;
}

/** As short as a counter needs it. */
const SHORT: readonly (readonly [long: RegExp, short: string])[] = [
  [/\b(\d+)(?:st|nd|rd|th)\b/g, "$1"],
  [/^Far East Air Force$/, "FEAF"],
  [/^RAF Far East$/, "RAF"],
  [/^(\d) Air Group$/, "$1 AG"],
  [/^(\d) Carrier Division$/, "CV $1"],
  [/ (?:Division|Brigade)$/, ""],
  [/Philippine Army/, "PA"],
  [/Philippine Scouts/, "PS"],
  [/Imperial Guards/, "Gds"],
  [/Australian/, "Aus"],
  [/Constabulary/, "Con"],
  [/Regular/, "Reg"],
  [/Landstorm/, "Lst"],
  [/Formosa/, "Fsa"],
  [/Yokosuka/, "Yok"],
  [/Sasebo/, "Sas"],
  [/Hussars/, "Hus"],
  [/Marines/, "Mar"],
  [/British/, "Br"],
  [/Indian/, "Ind"],
  [/Malaya/, "Mal"],
  [/Punjab/, "Pjb"],
  [/Heavy/, "Hvy"],
  [/Field/, "Fld"],
];
const shorten = (words: string): string =>
  SHORT.reduce((text, [long, short]) => text.replace(long, short), words);

/** As on a counter: "144/55", "28 Ind". */
export function unitShort(id: string): string {
  const { name, parent, type } = unitOf(id);
  if (parent === undefined) return type === "tank" ? `${shorten(name)} Tk` : shorten(name);
  return `${shorten(name)}${isFormation(parent) ? "/" : " "}${shorten(parent)}`;
}

const hexes = new Map(HEXES.map((hex) => [hex.id, hex]));

/** "Kota Bharu (0710)", "Malaya 0711", "sea hex 1305"; what is no hex is off the map. */
export function hexName(id: string): string {
  if (!/^\d{4}$/.test(id) || id.endsWith("00")) return "off the map";
  const hex = hexes.get(id);
  const place = hex?.city?.name ?? hex?.fortress;
  if (place !== undefined) return `${place} (${id})`;
  return hex?.region === undefined ? `sea hex ${id}` : `${hex.region} ${id}`;
}

/** A land area of a water-barrier hex: "Bangka side of 0916". */
export function areaName(id: string): string {
  const hex = id.slice(0, 4);
  const area = hexes.get(hex)?.lands?.find((land) => land.id === id);
  if (!area) throw new Error(`there is no land area "${id}"`);
  return `${area.name} side of ${hex}`;
}

export function fortressName(id: FortressId): string {
  return FORTRESSES.find((fortress) => fortress.id === id)!.name;
}

const MONTHS = ["January", "February", "March", "April", "May"];

/** The half-month of a game-turn; it only tells the date. */
export const turnDate = (turn: number): string =>
  turn === 0
    ? "December 1941"
    : `${turn % 2 === 1 ? "early" : "late"} ${MONTHS[Math.floor((turn - 1) / 2)]} 1942`;

const BOXES: Readonly<Record<Box, string>> = {
  "off-map": "Off the map",
  later: "Still to come",
  "hong-kong": "At Hong Kong",
  eliminated: "Eliminated",
  surrendered: "Surrendered",
  regrouping: "Regrouping",
};

const SEGMENTS: Readonly<Record<Segment, string>> = {
  setup: "Set-up",
  land: "Land movement",
  air: "Air movement",
  naval: "Naval movement",
  combat: "Combat",
  over: "The end",
};

const RESULTS: Readonly<Record<Result, string>> = {
  AE: "The attackers are eliminated.",
  AD: "The attackers retreat and are disrupted.",
  AR: "The attackers retreat.",
  "-": "Nothing happens.",
  DR: "The defenders retreat.",
  DD: "The defenders retreat and are disrupted.",
  DE: "The defenders are eliminated.",
  DS: "The defenders surrender.",
};

const LEVELS: Readonly<Record<Level, string>> = {
  "allied-overwhelming": "Overwhelming Allied victory",
  allied: "Allied victory",
  draw: "Draw",
  japanese: "Japanese victory",
  "japanese-overwhelming": "Overwhelming Japanese victory",
};

const CAUSES: Readonly<Record<ScoreView["lines"][number]["cause"], string>> = {
  fortress: "Allied fortresses fallen",
  "surrendered-allied": "Allied units surrendered",
  "hong-kong": "Hong Kong fallen",
  survivor: "Allied units left",
  "surrendered-japanese": "Japanese units surrendered",
};

const air = (unit: string | undefined, side: string): string =>
  unit === undefined ? `${side} air support` : `${side} air support by ${theUnit(unit)}`;

const modifiers: Catalogue<{
  [K in ModifierView["cause"] as `modifier.${K}`]: NameVocabulary[`modifier.${K}`];
}> = {
  "modifier.attacking-air": ({ unit }) => air(unit, "Attacking"),
  "modifier.defending-air": ({ unit }) => air(unit, "Defending"),
  "modifier.landing": "Units that landed this turn",
  "modifier.fortress-lost-attack": "The fortress has fallen, and Allied units of its land attack",
  "modifier.fortress-lost-defence": "The fortress has fallen, and Allied units of its land defend",
};

/** A name for each key, as part of a catalogue. */
const named = <P extends string, K extends string>(
  prefix: P,
  names: Readonly<Record<K, string>>,
): { readonly [Key in K as `${P}.${Key}`]: string } =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [`${prefix}.${key}`, name])) as {
    readonly [Key in K as `${P}.${Key}`]: string;
  };

export const names: Catalogue<NameVocabulary> = {
  ...named("name.seat", SEAT_NAMES),
  ...named("name.nation", NATION_NAMES),
  ...named("name.type", TYPE_NAMES),
  ...named("name.size", SIZE_NAMES),
  ...named("box", BOXES),
  ...named("segment", SEGMENTS),
  ...named("result", RESULTS),
  ...named("level", LEVELS),
  ...named("score", CAUSES),
  ...modifiers,
  "option.dutch.standard": "As printed: Java and nine named cities",
  "option.dutch.optional": "Freer: any Dutch hex south of the equator",
  "option.british.standard": "As printed: Malaya, Singapore and Brunei",
  "option.british.optional": "Freer: Burma, Malaya, Sarawak, Brunei or British North Borneo",
  "option.american.standard": "As printed: Luzon, Mindanao, Manila and Olongapo",
  "option.american.optional": "Freer: anywhere in the Philippine Islands",
  "option.city-zones.land": "Empty cities stop movement by land",
  "option.city-zones.land-and-sea": "Empty cities stop movement by land and by sea",
};
