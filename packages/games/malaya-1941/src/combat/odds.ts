import { chances, type Hex, type Modifier, shifted, sumOf, type Unit } from "@sandtable/hex";
import type { CombatTable } from "../data/records.ts";
import {
  ASSAULT,
  COAST_GUNS_SHIFT,
  COLUMNS,
  FORTIFICATION,
  RAID,
  SIDE_EFFECTS,
  STACKING_LIMIT,
  TERRAIN_EFFECTS,
} from "../data/tables.ts";
import { isOpen } from "../knowledge.ts";
import {
  ALLIED,
  GRID,
  isLand,
  JAPANESE,
  LINKS,
  otherSide,
  RIVER,
  SEATS,
  type Side,
  STRAIT,
  terrainOf,
} from "../map.ts";
import { ACTIVE, type Battle, type Campaign, type CombatResult, IDLE, onMap, SUPPRESSED } from "../state.ts";
import {
  ATTACK,
  DEFENCE,
  IS_COAST_GUNS,
  IS_HQ,
  RADIUS,
  SIDE,
  STACKS,
  SUPPORT,
  UNITS_OF,
  unitsOfFace,
} from "../units.ts";

/** 14.3 The percentage of a battle, its column, and what moves it: for the rules, and for whoever weighs a battle. */

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

/** Markers that are played on the battle. */
export interface Played {
  readonly thais?: boolean;
  readonly tankShock?: boolean;
  readonly banzai?: boolean;
}

export interface Odds {
  readonly attack: number;
  readonly defence: number;
  /** The column before all shifts, by its place among COLUMNS. */
  readonly base: number;
  readonly shifts: readonly Shift[];
  readonly column: number;
  /** Everything that counts is known; HQs out of sight may still help the enemy of a viewer. */
  readonly isExact: boolean;
}

/** 14.31 Shifts end at the last columns. */
const RANGE = { least: 0, most: COLUMNS.length - 1 };

/** 14.3, MB-109 The column of a percentage, in whole numbers; a defence counts at least 1 (MB-116). */
export function baseColumn(attack: number, defence: number): number {
  let column = 0;
  while (column < RANGE.most && attack * 100 >= COLUMNS[column + 1] * defence) column++;
  return column;
}

export const resultOf = (table: CombatTable, column: number, die: number): CombatResult =>
  (table === "raid" ? RAID : ASSAULT)[column][die - 1];

const RESULTS: Readonly<Record<CombatTable, readonly CombatResult[]>> = {
  raid: ["AM", "AA", "CT", "DA", "DM"],
  assault: ["AZ", "AE", "AS", "BB", "DS", "DE", "DZ"],
};

/** How likely each result of a table is, worst for the attacker first. */
export const resultChances = (
  table: CombatTable,
  column: number,
): { result: CombatResult; chance: number }[] =>
  chances(RESULTS[table], 6, (die) => resultOf(table, column, die));

const sum = (units: readonly Unit[], factors: Uint8Array): number =>
  units.reduce((total, unit) => total + factors[unit], 0);

/** What a viewer last saw in a hex that does not lie open to him: counters by their faces, nothing of their state. */
const unitsRemembered = (g: Campaign, viewer: Side | undefined, hex: Hex): readonly Unit[] =>
  viewer === undefined
    ? []
    : (g.pictures[viewer].find((picture) => picture.hex === hex)?.faces ?? []).map(
        (face) => unitsOfFace(face)[0],
      );

/** 10.3, 10.31, 10.32, 10.4, 14.32, 19.2, MB-111 The columns of the best HQ with one of the hexes in its radius; of enemies a viewer counts those he sees. */
function support(g: Campaign, side: Side, hexes: readonly Hex[], viewer: Side | undefined): number {
  let best = 0;
  for (const unit of UNITS_OF[side]) {
    if (!IS_HQ[unit] || SUPPORT[unit] <= best || !g.has(unit, ACTIVE)) continue;
    const at = g.at[unit];
    if (!onMap(at) || (viewer !== undefined && viewer !== side && !isOpen(g, unit))) continue;
    if (hexes.some((hex) => GRID.distance(at, hex) <= RADIUS[unit])) best = SUPPORT[unit];
  }
  return best;
}

/** 14.33, MB-112 The best of the ground and the water; forces at sea cross neither river nor strait. */
function groundShift(origins: readonly Hex[], targets: readonly Hex[]): Shift {
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

/** 14.3 The odds of a battle as it stands, or, for a viewer, as far as he can know them. */
export function oddsOf(
  g: Campaign,
  { targets, attackers }: Battle,
  { thais = false, tankShock = false, banzai = false }: Played = {},
  viewer?: Side,
): Odds {
  const side = SIDE[attackers[0]];
  const enemy = otherSide(side);
  const isSeen = (hex: Hex): boolean => viewer === undefined || viewer === enemy || g.open[hex] === 1;
  const seen = targets.filter(isSeen).flatMap((hex) => g.unitsAt(enemy, hex));
  const remembered = targets.filter((hex) => !isSeen(hex)).flatMap((hex) => unitsRemembered(g, viewer, hex));
  const fighting = seen.filter((unit) => !g.has(unit, IDLE));
  const origins = [...new Set(attackers.map((unit) => g.hexOf(unit)))];
  const attack = sum(attackers, ATTACK);
  const defence = Math.max(1, sum([...fighting, ...remembered], DEFENCE));
  const isByLand = origins.some(isLand);
  const isSuppressed = (units: readonly Unit[]): boolean => units.some((unit) => g.has(unit, SUPPRESSED));
  const all: readonly Shift[] = [
    { cause: "attacker-support", value: support(g, side, origins, viewer) },
    { cause: "defender-support", value: -support(g, enemy, targets, viewer) },
    { cause: "attacker-suppressed", value: isSuppressed(attackers) ? -1 : 0 },
    { cause: "defender-suppressed", value: isSuppressed(fighting) ? 1 : 0 },
    groundShift(origins, targets),
    {
      // 21.1
      cause: "fortification",
      value: targets.some((hex) => g.forts[hex] === enemy + 1) ? -FORTIFICATION[SEATS[enemy]] : 0,
    },
    {
      cause: "coast-guns",
      value:
        !isByLand && [...seen, ...remembered].some((unit) => IS_COAST_GUNS[unit] === 1)
          ? -COAST_GUNS_SHIFT
          : 0,
    },
    { cause: "thais", value: thais ? (side === ALLIED ? 1 : -1) : 0 },
    { cause: "tank-shock", value: tankShock ? 1 : 0 },
    { cause: "banzai", value: banzai ? (side === JAPANESE ? 1 : -1) : 0 },
  ];
  const shifts = all.filter(({ value }) => value !== 0);
  const base = baseColumn(attack, defence);
  return {
    attack,
    defence,
    base,
    shifts,
    column: shifted(base, sumOf(shifts), RANGE),
    isExact: targets.every(
      (hex) =>
        isSeen(hex) &&
        sum(
          fighting.filter((unit) => g.at[unit] === hex),
          STACKS,
        ) <= STACKING_LIMIT,
    ),
  };
}
