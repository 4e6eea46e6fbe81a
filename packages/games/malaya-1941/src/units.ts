import type { Unit } from "@sandtable/hex";
import { type Counter, UNITS } from "./counters.ts";
import type { UnitType } from "./data/records.ts";
import { POINTS } from "./data/tables.ts";
import { ALLIED, JAPANESE, type Side, sideOf } from "./map.ts";

/** 2.3 The counters made ready for the rules, in flat tables. The page needs the list alone. */
export { type Counter, UNITS };

export const UNIT_COUNT = UNITS.length;
export const ALL_UNITS: readonly Unit[] = UNITS.map((_, index) => index as Unit);

const ids = new Map(ALL_UNITS.map((unit) => [UNITS[unit].id, unit]));
/** The unit of an id; throws on one that no counter has. */
export function unitOf(id: string): Unit {
  const unit = ids.get(id);
  if (unit === undefined) throw new Error(`there is no unit ${id}`);
  return unit;
}

// The counters as tables.

const flagged = (test: (counter: Counter) => boolean): Uint8Array =>
  Uint8Array.from(UNITS, (counter) => (test(counter) ? 1 : 0));
const ofType = (type: UnitType): Uint8Array => flagged((counter) => counter.type === type);

export const SIDE: readonly Side[] = UNITS.map(({ seat }) => sideOf(seat));
export const UNITS_OF: readonly [readonly Unit[], readonly Unit[]] = [
  ALL_UNITS.filter((unit) => SIDE[unit] === JAPANESE),
  ALL_UNITS.filter((unit) => SIDE[unit] === ALLIED),
];
export const ATTACK = Uint8Array.from(UNITS, ({ attack }) => attack);
export const DEFENCE = Uint8Array.from(UNITS, ({ defence }) => defence);
export const MOVEMENT = Uint8Array.from(UNITS, ({ movement }) => movement);
/** 10.1 Columns and hexes of an HQ. */
export const SUPPORT = Uint8Array.from(UNITS, ({ support }) => support);
export const RADIUS = Uint8Array.from(UNITS, ({ radius }) => radius);
/** 2.32 Those that the data call mechanized; motorised infantry is not (11.32). */
export const IS_MECHANIZED = flagged(({ mechanized }) => mechanized);
/** 10.0, 19.0 */
export const IS_HQ = ofType("hq");
export const IS_SUPPLY = ofType("supply");
export const IS_ENGINEER = ofType("engineer");
export const IS_AIRFIELD_UNIT = ofType("airfield");
export const IS_AMPHIBIOUS = ofType("amphibious");
export const IS_ANTIAIRCRAFT = ofType("antiaircraft");
export const IS_COAST_GUNS = ofType("coast-guns");
export const IS_INFANTRY = ofType("infantry");
/** MB-30 Armor and armored recon. */
export const IS_ARMORED = flagged(({ type }) => type === "armor" || type === "recon");
/** 2.36 All land units other than HQs and supply. */
export const IS_COMBAT = flagged(({ type }) => type !== "hq" && type !== "supply");
/** 26.7 */
export const CAN_BREAK_DOWN = flagged(({ into }) => into.length > 0);
/** 26.13b Allied infantry brigades and battalions of movement 10. */
export const IS_JUNGLE_TRAINED = flagged(
  ({ seat, type, size, movement }) =>
    seat === "allied" &&
    type === "infantry" &&
    (size === "brigade" || size === "battalion") &&
    movement === 10,
);
/** 13.5 All Japanese infantry. */
export const INFILTRATES = flagged(({ seat, type }) => seat === "japanese" && type === "infantry");

/** Battalion equivalents by size: brigades and Japanese infantry regiments three, everything else one. */
const equivalents = ({ seat, type, size }: Counter): number =>
  size === "brigade" || (size === "regiment" && seat === "japanese" && type === "infantry") ? 3 : 1;
/** 12.2, 12.3, 26.8 What it counts for stacking: coast guns and supply nothing; air points and ships are no counters. */
export const STACKS = Uint8Array.from(UNITS, (counter) =>
  counter.type === "coast-guns" || counter.type === "supply" ? 0 : equivalents(counter),
);
/** 7.5 What it counts when it is refitted (MB-83). */
export const REFITS = Uint8Array.from(UNITS, equivalents);

/** The victory points that the enemy scores for it. */
export const WORTH = Uint8Array.from(UNITS, ({ seat, type, size }) => {
  if (type === "supply") return 0;
  if (seat === "allied") {
    if (type === "hq") return POINTS.japanese.hq;
    return size === "brigade" ? POINTS.japanese.brigade : POINTS.japanese.other;
  }
  if (type === "hq") return POINTS.allied.hq;
  return size === "regiment" ? POINTS.allied.regiment : POINTS.allied.other;
});

/** The counters that look like this, in their order. */
const faces = new Map<string, Unit[]>();
for (const unit of ALL_UNITS) {
  const alike = faces.get(UNITS[unit].face) ?? [];
  alike.push(unit);
  faces.set(UNITS[unit].face, alike);
}
export function unitsOfFace(face: string): readonly Unit[] {
  const alike = faces.get(face);
  if (!alike) throw new Error(`no counter looks like ${face}`);
  return alike;
}
export const faceOf = (unit: Unit): string => UNITS[unit].face;
export const from = (origin: Counter["from"], side: Side): readonly Unit[] =>
  UNITS_OF[side].filter((unit) => UNITS[unit].from === origin);
