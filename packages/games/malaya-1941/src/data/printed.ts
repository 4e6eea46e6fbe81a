import type { Origin, Seat, UnitSize, UnitType } from "./records.ts";

/** What the rulebook's text itself fixes, for the check: whoever copies the charts from the box cannot find these otherwise. */

/** Counters as 25.4 to 25.7 list them, by origin; the airfield battalions have no names there. */
export interface Listed {
  readonly seat: Seat;
  readonly from: Origin;
  readonly rule: string;
  readonly type: UnitType;
  readonly size?: UnitSize;
  readonly names: string;
}
export const LISTED: readonly Listed[] = [
  {
    seat: "japanese",
    from: "base",
    rule: "25.5",
    type: "hq",
    names: "25 Army HQ, Imperial Guard HQ, 5 HQ, 18 HQ",
  },
  {
    seat: "japanese",
    from: "base",
    rule: "25.5",
    type: "infantry",
    size: "regiment",
    names: "3 IG, 4 IG, 5 IG, 11/5, 21/5, 41/5, 42/5, 55/18, 56/18, 114/18, 124/18",
  },
  { seat: "japanese", from: "base", rule: "25.5", type: "recon", names: "IG recon, 5 recon, 18 recon" },
  {
    seat: "japanese",
    from: "base",
    rule: "25.5",
    type: "armor",
    size: "battalion",
    names: "1 armor, 6 armor, 14 armor",
  },
  { seat: "japanese", from: "base", rule: "25.5", type: "amphibious", names: "1/9 amphib, 2/9 amphib" },
  {
    seat: "japanese",
    from: "base",
    rule: "25.5",
    type: "antiaircraft",
    names: "1/17 AA, 2/17 AA, 3/17 AA, 4/17 AA, 20 AA, 32 AA",
  },
  {
    seat: "japanese",
    from: "base",
    rule: "25.5",
    type: "engineer",
    names: "4 engineer, 14 engineer, 15 engineer, 23 engineer, 1/2 engineer, 2/2 engineer",
  },
  {
    seat: "japanese",
    from: "base",
    rule: "25.5",
    type: "airfield",
    names: "5 airfield, 6 airfield, 7 airfield, 8 airfield, 48 airfield",
  },
  { seat: "japanese", from: "southern", rule: "25.7", type: "armor", names: "2 armor" },
  { seat: "japanese", from: "optional", rule: "25.7", type: "hq", names: "56 HQ" },
  {
    seat: "japanese",
    from: "optional",
    rule: "25.7",
    type: "infantry",
    size: "brigade",
    names: "21 brigade",
  },
  {
    seat: "japanese",
    from: "optional",
    rule: "25.7",
    type: "infantry",
    size: "regiment",
    names: "113, 146, 148",
  },
  { seat: "japanese", from: "optional", rule: "25.7", type: "recon", names: "56 recon" },
  {
    seat: "allied",
    from: "naval-base",
    rule: "25.4",
    type: "coast-guns",
    size: "brigade",
    names: "Singapore coastal defense",
  },
  { seat: "allied", from: "island", rule: "25.4", type: "infantry", size: "brigade", names: "1M, 2M" },
  { seat: "allied", from: "island", rule: "25.4", type: "antiaircraft", names: "1H, 2H, 3H, 1L, 3L" },
  { seat: "allied", from: "penang", rule: "25.4", type: "coast-guns", names: "11 coastal defense" },
  { seat: "allied", from: "penang", rule: "25.4", type: "antiaircraft", names: "2L" },
  {
    seat: "allied",
    from: "airfields",
    rule: "25.4",
    type: "airfield",
    size: "battalion",
    names: "airfield 1, airfield 2, airfield 3, airfield 4, airfield 5, airfield 6, airfield 7, airfield 8",
  },
  {
    seat: "allied",
    from: "north",
    rule: "25.4",
    type: "hq",
    names: "3 Ind Corps HQ, 9 Ind HQ, 11 Ind HQ, 8 A HQ",
  },
  {
    seat: "allied",
    from: "north",
    rule: "25.4",
    type: "infantry",
    size: "brigade",
    names: "8 Ind, 22 Ind, 6 Ind, 15 Ind, 12 Ind, 28 Ind, 22A, 27A",
  },
  { seat: "allied", from: "north", rule: "25.4", type: "infantry", size: "regiment", names: "DF" },
  { seat: "allied", from: "north", rule: "25.4", type: "recon", names: "3 Ind recon" },
  { seat: "allied", from: "north", rule: "25.4", type: "recon", size: "regiment", names: "KC" },
  { seat: "allied", from: "north", rule: "25.4", type: "armor", size: "squadron", names: "100 armor" },
  { seat: "allied", from: "north", rule: "25.4", type: "engineer", names: "MC engineer" },
  { seat: "allied", from: "north", rule: "25.4", type: "amphibious", names: "MC amphib" },
  { seat: "allied", from: "replacements", rule: "25.6", type: "machine-gun", names: "2/4 MG A" },
  { seat: "allied", from: "indian-army", rule: "25.6", type: "hq", names: "17 HQ" },
  {
    seat: "allied",
    from: "indian-army",
    rule: "25.6",
    type: "infantry",
    size: "brigade",
    names: "44, 45, 46",
  },
  { seat: "allied", from: "middle-east", rule: "25.6", type: "hq", names: "18 HQ" },
  {
    seat: "allied",
    from: "middle-east",
    rule: "25.6",
    type: "infantry",
    size: "brigade",
    names: "53, 54, 55",
  },
  { seat: "allied", from: "middle-east", rule: "25.6", type: "machine-gun", names: "9 MG" },
  { seat: "allied", from: "middle-east", rule: "25.6", type: "recon", names: "18 recon" },
  { seat: "allied", from: "middle-east", rule: "25.6", type: "antiaircraft", names: "6H, 37L" },
];

/** 25.1 */
export const TURN_NAMES: readonly string[] = [
  "December I 1941",
  "December II 1941",
  "January I 1942",
  "January II 1942",
  "February I 1942",
  "February II 1942",
];

/** 26.7 Each class with what it breaks down into. */
export const BREAKDOWNS: readonly string[] = [
  "japanese 6-6-8: 2-2-8 2-2-8 1-2-8",
  "japanese 6-6-6: 2-2-6 2-2-6 1-2-6",
  "japanese 6-5-6: 2-2-6 1-2-6 1-2-6",
  "japanese 5-5-6: 1-2-6 1-2-6 1-2-6",
  "allied 4-6-6: 1-2-6 1-2-6 1-2-6",
  "allied 3-4-5: 0-1-5 0-1-5 0-1-5",
  "allied 10-5-8: 4-2-9 4-2-9 1-2-8",
];

/** The marker tables: kind and whereabouts after use, and what the text says about ships and hands at the start. */
export const MARKER_LISTS: Readonly<Record<string, string>> = {
  "naval-ca": "japanese kept kept",
  "naval-dd": "japanese kept kept",
  "southern-operation": "japanese immediate removed",
  "amphibious-move": "japanese turn pool",
  banzai: "japanese held pool",
  "fifth-column": "japanese immediate removed",
  "japanese-intelligence": "japanese held pool",
  panic: "japanese immediate pool",
  "japanese-staff": "japanese held pool",
  "japanese-thais": "japanese turn removed",
  weather: "japanese immediate pool",
  yamashita: "japanese held pool",
  "tank-shock": "japanese held pool",
  abda: "allied immediate removed",
  "air-reinforcements": "allied immediate removed",
  "indian-army": "allied immediate removed",
  "middle-east": "allied immediate removed",
  replacements: "allied immediate removed",
  matador: "allied held removed",
  "allied-intelligence": "allied held pool",
  morale: "allied immediate pool",
  "allied-staff": "allied held pool",
  "allied-thais": "allied turn removed",
  "force-z": "allied held pool",
};
/** 25.4d, 25.5d */
export const IN_HAND: Readonly<Record<string, number>> = { "japanese-staff": 2, "force-z": 1 };
/** Of the ships the text gives these two. */
export const SHIPS: Readonly<Record<string, number>> = { "naval-ca": 3, "naval-dd": 2 };

/** Single values of the tables, with the rule that has them. */
export const VALUES = {
  LINE_COSTS: { rule: "11.71", values: { road: 0.5, railroad: 0.5 } },
  FORTIFICATION: { rule: "21.1", values: { japanese: 2, allied: 1 } },
  STRIKE_LIMIT: { rule: "26.13a", values: { japanese: 6, allied: 3 } },
  COMMAND_LEVEL: { rule: "25.4e", values: { alliedOnTurn1: 0 } },
  AIR_AT_START: { rule: "25.4, 25.5", values: { japanese: 10, allied: 5 } },
  SUPPLY_AT_START: { rule: "25.4, 25.5", values: { base: 4, island: 3, north: 3 } },
  SUPPLY_EACH_TURN: { rule: "25.6, 25.7", values: { japanese: 3, allied: 2, alliedWithoutNavalBase: 1 } },
  LEVELS: { rule: "24.2", values: { marginal: 16, major: 31, decisive: 45 } },
} as const;
export const NUMBERS = {
  COAST_GUNS_SHIFT: { rule: "26.15b", value: 2 },
  AIR_OFF_MAP: { rule: "26.12a", value: 10 },
  REFIT_PER_POINT: { rule: "7.5", value: 3 },
  REPAIR_PER_POINT: { rule: "7.6", value: 3 },
  SUPPLY_PER_LIFT: { rule: "22.2", value: 3 },
  STACKING_LIMIT: { rule: "26.8", value: 9 },
  OPTIONAL_COST: { rule: "25.6e", value: 4 },
  OPTIONAL_FROM_TURN: { rule: "25.6e", value: 2 },
  ARMOURED_FROM_TURN: { rule: "25.6e", value: 5 },
  MORALE_OBJECTIVES: { rule: "Morale marker", value: 7 },
} as const;
export const VICTORY_POINTS: Readonly<Record<Seat, Readonly<Record<string, number>>>> = {
  japanese: {
    hq: 2,
    brigade: 3,
    other: 1,
    air: 1,
    islandObjective: 3,
    objective: 1,
    forceZDamaged: 10,
    forceZSunk: 20,
  },
  allied: { hq: 4, regiment: 3, other: 1, air: 2, objective: 1, islandAtEnd: 10 },
};
