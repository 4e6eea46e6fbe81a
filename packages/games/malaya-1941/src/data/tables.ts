import type {
  AssaultResult,
  BombardmentResult,
  MarkerRecord,
  RaidResult,
  SideRow,
  TerrainRow,
} from "./records.ts";

/** The charts and tables. `sources.ts` says which cells are printed in the text and which are a reconstruction. */

/** 25.1 */
export const TURNS = [
  "December I 1941",
  "December II 1941",
  "January I 1942",
  "January II 1942",
  "February I 1942",
  "February II 1942",
] as const;

/** Movement points to enter, shifts for the defender (14.33) and against bombardment (16.81), sight of recon (16.71). */
export const TERRAIN_EFFECTS = {
  clear: { foot: 1, mechanized: 1, defence: 0, bombardment: 0, open: true },
  cultivated: { foot: 1, mechanized: 2, defence: 0, bombardment: 0, open: true },
  marsh: { foot: 3, mechanized: null, defence: 1, bombardment: 0, open: true },
  jungle: { foot: 2, mechanized: null, defence: 1, bombardment: 1, open: false },
  mountain: { foot: 3, mechanized: null, defence: 2, bombardment: 2, open: false },
  city: { foot: 1, mechanized: 1, defence: 2, bombardment: 1, open: false },
} as const satisfies Record<string, TerrainRow>;

/** 11.71, 26.12b Movement points a hex along a line, whatever the terrain. */
export const LINE_COSTS = {
  road: 0.5,
  railroad: 0.5,
  railroadWithoutEngineer: 1,
  trail: { foot: 1, mechanized: 2 },
} as const;

/** 11.72 What a hexside adds. Bridges take the cost away, not the shift. */
export const SIDE_EFFECTS = {
  stream: { foot: 1, mechanized: 2, defence: 0 },
  river: { foot: 2, mechanized: null, defence: 1 },
  ferry: { foot: 2, mechanized: 3, defence: 0 },
  strait: { foot: 3, mechanized: null, defence: 2 },
} as const satisfies Record<string, SideRow>;

/** 21.1 Columns to the left for a fortification. */
export const FORTIFICATION = { japanese: 2, allied: 1 } as const;
/** 16.84 Columns to the left for an antiaircraft unit in or next to the hex. */
export const ANTIAIRCRAFT_SHIFT = 1;
/** 26.15b Columns to the left for coast guns. */
export const COAST_GUNS_SHIFT = 2;

/** 14.3 The least percentage of each column, and the results by die, 1 to 6. */
export const COLUMNS = [0, 25, 50, 75, 100, 150, 200, 300, 400, 500] as const;
export const RAID: readonly (readonly RaidResult[])[] = [
  ["AM", "AM", "AM", "AA", "AA", "CT"],
  ["AM", "AM", "AA", "AA", "CT", "CT"],
  ["AM", "AA", "AA", "CT", "CT", "CT"],
  ["AM", "AA", "CT", "CT", "CT", "DA"],
  ["AA", "AA", "CT", "CT", "DA", "DA"],
  ["AA", "CT", "CT", "DA", "DA", "DM"],
  ["AA", "CT", "DA", "DA", "DM", "DM"],
  ["CT", "DA", "DA", "DM", "DM", "DM"],
  ["DA", "DA", "DM", "DM", "DM", "DM"],
  ["DA", "DM", "DM", "DM", "DM", "DM"],
];
export const ASSAULT: readonly (readonly AssaultResult[])[] = [
  ["AZ", "AZ", "AE", "AE", "AE", "AS"],
  ["AZ", "AE", "AE", "AS", "AS", "BB"],
  ["AE", "AE", "AS", "AS", "BB", "BB"],
  ["AE", "AS", "AS", "BB", "BB", "DS"],
  ["AS", "AS", "BB", "BB", "DS", "DS"],
  ["AS", "BB", "BB", "DS", "DS", "DE"],
  ["AS", "BB", "DS", "DS", "DE", "DE"],
  ["BB", "DS", "DS", "DE", "DE", "DZ"],
  ["DS", "DS", "DE", "DE", "DZ", "DZ"],
  ["DS", "DE", "DE", "DZ", "DZ", "DZ"],
];

/** 16.51 By points, 1 to 7, and die: eliminated, damaged. */
export const AIR_SUPERIORITY: readonly (readonly (readonly [eliminated: number, damaged: number])[])[] = [
  [[0, 0], [0, 0], [0, 0], [0, 1], [0, 1], [1, 0]],
  [[0, 0], [0, 0], [0, 1], [0, 1], [1, 1], [1, 1]],
  [[0, 0], [0, 1], [0, 1], [1, 1], [1, 1], [1, 2]],
  [[0, 1], [0, 1], [1, 1], [1, 1], [1, 2], [2, 2]],
  [[0, 1], [1, 1], [1, 1], [1, 2], [2, 2], [2, 3]],
  [[0, 1], [1, 1], [1, 2], [2, 2], [2, 3], [3, 3]],
  [[1, 1], [1, 2], [2, 2], [2, 3], [3, 3], [3, 4]],
];

/** 16.81 By column, 0 to 7 (the last is for 7 points and more), and die. */
export const BOMBARDMENT: readonly (readonly BombardmentResult[])[] = [
  ["AA", "-", "-", "-", "-", "-"],
  ["AA", "-", "-", "-", "-", "S"],
  ["AA", "-", "-", "-", "S", "S"],
  ["AA", "-", "-", "S", "S", "S"],
  ["AA", "-", "-", "S", "S", "D"],
  ["AA", "-", "S", "S", "S", "D"],
  ["AA", "-", "S", "S", "D", "D"],
  ["AA", "-", "S", "D", "D", "D"],
];
/** 26.13a Most air points on a hex. */
export const STRIKE_LIMIT = { japanese: 6, allied: 3 } as const;

/** 16.6 The modifier by air points, from the least number of points that has it; and what a modified die does. */
export const INTERDICTION_MODIFIER: readonly (readonly [points: number, modifier: number])[] = [
  [1, 0],
  [2, 1],
  [4, 2],
  [6, 3],
];
/** From this modified roll on: so many turns later, or eliminated. */
export const INTERDICTION: readonly (readonly [roll: number, result: 1 | 2 | "eliminated"])[] = [
  [6, 1],
  [7, 2],
  [8, "eliminated"],
];

/** 5.2, 25.4e */
export const COMMAND_LEVEL = { japanese: 3, allied: 2, alliedOnTurn1: 0 } as const;

export const MARKERS: readonly MarkerRecord[] = [
  { id: "naval-ca", seat: "japanese", name: "Naval Gunfire (CA)", count: 1, kind: "kept", goes: "kept", strength: 3 },
  { id: "naval-dd", seat: "japanese", name: "Naval Gunfire (DD)", count: 1, kind: "kept", goes: "kept", strength: 2 },
  { id: "southern-operation", seat: "japanese", name: "Southern Operation", count: 1, kind: "immediate", goes: "removed" },
  { id: "amphibious-move", seat: "japanese", name: "Amphibious Move", count: 2, kind: "turn", goes: "pool" },
  { id: "banzai", seat: "japanese", name: "Banzai!", count: 2, kind: "held", goes: "pool" },
  { id: "fifth-column", seat: "japanese", name: "Fifth Column", count: 1, kind: "immediate", goes: "removed" },
  { id: "japanese-intelligence", seat: "japanese", name: "Intelligence", count: 1, kind: "held", goes: "pool" },
  { id: "panic", seat: "japanese", name: "Panic", count: 1, kind: "immediate", goes: "pool" },
  { id: "japanese-staff", seat: "japanese", name: "Staff Planning", count: 2, inHand: 2, kind: "held", goes: "pool" },
  { id: "japanese-thais", seat: "japanese", name: "Thais Resist", count: 1, kind: "turn", goes: "removed" },
  { id: "weather", seat: "japanese", name: "Weather", count: 1, kind: "immediate", goes: "pool" },
  { id: "yamashita", seat: "japanese", name: "Yamashita", count: 1, kind: "held", goes: "pool" },
  { id: "tank-shock", seat: "japanese", name: "Tank Shock", count: 1, kind: "held", goes: "pool" },
  { id: "abda", seat: "allied", name: "ABDA", count: 1, kind: "immediate", goes: "removed" },
  { id: "air-reinforcements", seat: "allied", name: "Air Reinforcements", count: 1, kind: "immediate", goes: "removed" },
  { id: "indian-army", seat: "allied", name: "Indian Army Reinforcements", count: 1, kind: "immediate", goes: "removed" },
  { id: "middle-east", seat: "allied", name: "Middle East Reinforcements", count: 1, kind: "immediate", goes: "removed" },
  { id: "replacements", seat: "allied", name: "Replacements Rushed to Singapore", count: 1, kind: "immediate", goes: "removed" },
  { id: "matador", seat: "allied", name: "Operation Matador", count: 1, kind: "held", goes: "removed" },
  { id: "allied-intelligence", seat: "allied", name: "Intelligence", count: 1, kind: "held", goes: "pool" },
  { id: "morale", seat: "allied", name: "Morale", count: 1, kind: "immediate", goes: "pool" },
  { id: "allied-staff", seat: "allied", name: "Staff Planning", count: 1, kind: "held", goes: "pool" },
  { id: "allied-thais", seat: "allied", name: "Thais Resist", count: 1, kind: "turn", goes: "removed" },
  { id: "force-z", seat: "allied", name: "Force Z", count: 1, inHand: 1, kind: "held", goes: "pool", strength: 6 },
];

/** 25.4, 25.5, 26.12a Air points at the start; the Japanese base off the map holds ten. */
export const AIR_AT_START = { japanese: 10, allied: 5 } as const;
export const AIR_OFF_MAP = 10;

/** Supply points: at the start, and each turn; the Allies get the lower number without the Naval Base. */
export const SUPPLY_AT_START = { base: 4, island: 3, north: 3 } as const;
export const SUPPLY_EACH_TURN = { japanese: 3, allied: 2, alliedWithoutNavalBase: 1 } as const;
/** 7.5, 7.6, 22.2 What one supply point refits or repairs, and how many a lift carries. */
export const REFIT_PER_POINT = 3;
export const REPAIR_PER_POINT = 3;
export const SUPPLY_PER_LIFT = 3;

/** 26.8 Battalion equivalents a hex. */
export const STACKING_LIMIT = 9;

/** 25.6e, 25.7e Optional reinforcements: points to be paid for each, and the turn from which they can be had. */
export const OPTIONAL_COST = 4;
export const OPTIONAL_FROM_TURN = 2;
export const ARMOURED_FROM_TURN = 5;

/** The victory points tables. */
export const POINTS = {
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
} as const;
/** Morale: so many objectives in Japanese hands. */
export const MORALE_OBJECTIVES = 7;
/** 24.2 The least difference of each level of victory. */
export const LEVELS = { marginal: 16, major: 31, decisive: 45 } as const;

/** The option that closes the south to landings in December: its turns, and the first row that is closed. Ours. */
export const SOUTH_CLOSED = { lastTurn: 2, firstRow: 29 } as const;
