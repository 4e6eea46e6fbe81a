import { chances, type Hex, type Modifier } from "@sandtable/hex";
import type { CombatTable } from "../data/records.ts";
import { ASSAULT, COLUMNS, RAID, SIDE_EFFECTS, TERRAIN_EFFECTS } from "../data/tables.ts";
import { LINKS, RIVER, STRAIT, terrainOf } from "../map.ts";
import type { CombatResult } from "../state.ts";

/** 14.3, 15.1 The combat tables: columns, what moves them, results and their steps. They need no position. */

export type Cause =
  | "attacker-support"
  | "defender-support"
  | "attacker-suppressed"
  | "defender-suppressed"
  | "terrain"
  | "river"
  | "strait"
  | "fortification"
  | "coast-guns"
  | "thais"
  | "tank-shock"
  | "banzai";
/** Columns to the right for the attacker, and why. */
export interface Shift extends Modifier {
  readonly cause: Cause;
}

/** MB-27, MB-29, MB-30 Columns to the right for a marker, in a Japanese attack and in an Allied one. */
export const MARKER_SHIFT = {
  thais: [-1, 1],
  "tank-shock": [1, 0],
  banzai: [1, -1],
} as const satisfies Partial<Record<Cause, readonly [number, number]>>;

/** MB-115 What comes before the die, in its order. */
export const BEFORE_DIE = ["defenders", "table", "intelligence", "thais", "tank-shock", "banzai"] as const;

/** 14.31 Shifts end at the last columns. */
export const COLUMN_RANGE = { least: 0, most: COLUMNS.length - 1 };

/** 14.3, MB-109 The column of a percentage, in whole numbers; a defence counts at least 1 (MB-116). */
export function baseColumn(attack: number, defence: number): number {
  let column = 0;
  while (column < COLUMN_RANGE.most && attack * 100 >= COLUMNS[column + 1] * defence) column++;
  return column;
}

export const resultOf = (table: CombatTable, column: number, die: number): CombatResult =>
  (table === "raid" ? RAID : ASSAULT)[column][die - 1];

/** The results of each table, worst for the attacker first. */
export const RESULTS: Readonly<Record<CombatTable, readonly CombatResult[]>> = {
  raid: ["AM", "AA", "CT", "DA", "DM"],
  assault: ["AZ", "AE", "AS", "BB", "DS", "DE", "DZ"],
};

/** How likely each result of a table is, worst for the attacker first. */
export const resultChances = (
  table: CombatTable,
  column: number,
): { result: CombatResult; chance: number }[] =>
  chances(RESULTS[table], 6, (die) => resultOf(table, column, die));

/** 14.33, MB-112 The best of the ground and the water; forces at sea cross neither river nor strait. */
export function groundShift(origins: readonly Hex[], targets: readonly Hex[]): Shift {
  let best: Shift = { cause: "terrain", value: 0 };
  const take = (cause: Cause, columns: number): void => {
    if (columns > -best.value) best = { cause, value: -columns };
  };
  for (const target of targets)
    take("terrain", TERRAIN_EFFECTS[terrainOf(target) as keyof typeof TERRAIN_EFFECTS].defence);
  const isAcross = (water: number): boolean =>
    origins.every((from) => targets.every((to) => (LINKS.at(from, to) & water) !== 0));
  if (isAcross(STRAIT)) take("strait", SIDE_EFFECTS.strait.defence);
  else if (isAcross(RIVER | STRAIT)) take("river", SIDE_EFFECTS.river.defence);
  return best;
}

// 15.1 What each result does, in its order. Each step is named for the role of the side that it happens to.

export type Role = "attacker" | "defender";
export type Step =
  /** 15.23 Half the factors are lost. */
  | { readonly does: "half"; readonly role: Role }
  /** AE, DE: one battalion of each unit that breaks down is left. */
  | { readonly does: "shatter"; readonly role: Role }
  /** AZ, DZ: all are lost for good. */
  | { readonly does: "destroy"; readonly role: Role }
  /** AA, DA */
  | { readonly does: "attrition"; readonly role: Role }
  | { readonly does: "retreat"; readonly role: Role; readonly length: 1 | 2 | "rout" }
  | { readonly does: "pursuit"; readonly role: Role; readonly length: 1 | 2; readonly ifWipedOut?: true };

export const RESULT_STEPS: Readonly<Record<CombatResult, readonly Step[]>> = {
  AZ: [
    { does: "destroy", role: "attacker" },
    { does: "pursuit", role: "defender", length: 1 },
  ],
  AE: [
    { does: "shatter", role: "attacker" },
    { does: "retreat", role: "attacker", length: 2 },
    { does: "pursuit", role: "defender", length: 1 },
  ],
  AS: [
    { does: "half", role: "attacker" },
    { does: "retreat", role: "attacker", length: 1 },
    { does: "pursuit", role: "defender", length: 1 },
  ],
  BB: [
    { does: "half", role: "defender" },
    { does: "half", role: "attacker" },
    { does: "pursuit", role: "attacker", length: 1, ifWipedOut: true },
    { does: "pursuit", role: "defender", length: 1, ifWipedOut: true },
  ],
  DS: [
    { does: "half", role: "defender" },
    { does: "retreat", role: "defender", length: 1 },
    { does: "pursuit", role: "attacker", length: 1 },
  ],
  DE: [
    { does: "shatter", role: "defender" },
    { does: "retreat", role: "defender", length: 2 },
    { does: "pursuit", role: "attacker", length: 1 },
  ],
  DZ: [
    { does: "destroy", role: "defender" },
    { does: "pursuit", role: "attacker", length: 1 },
  ],
  AM: [
    { does: "half", role: "attacker" },
    { does: "retreat", role: "attacker", length: "rout" },
    { does: "pursuit", role: "defender", length: 1 },
  ],
  AA: [{ does: "attrition", role: "attacker" }],
  CT: [],
  DA: [{ does: "attrition", role: "defender" }],
  DM: [
    { does: "half", role: "defender" },
    { does: "retreat", role: "defender", length: "rout" },
    { does: "pursuit", role: "attacker", length: 2 },
  ],
};
