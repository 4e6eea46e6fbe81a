import { type Hex, shifted, sumOf, type Unit } from "@sandtable/hex";
import { COAST_GUNS_SHIFT, FORTIFICATION } from "../data/tables.ts";
import { GRID, isLand, otherSide, SEATS, type Side } from "../map.ts";
import { ACTIVE, type Battle, type Campaign, IDLE, onMap, SUPPRESSED } from "../state.ts";
import { ATTACK, DEFENCE, IS_COAST_GUNS, IS_HQ, RADIUS, SIDE, SUPPORT, UNITS_OF } from "../units.ts";
import { baseColumn, COLUMN_RANGE, groundShift, MARKER_SHIFT, type Shift } from "./crt.ts";

/** 14.3 The odds of a battle as it stands: for the rules, and for bots. What a viewer knows of them: prospect.ts. */

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
}

const sum = (units: readonly Unit[], factors: Uint8Array): number =>
  units.reduce((total, unit) => total + factors[unit], 0);

/** 10.3, 10.31, 10.32, 10.4, 14.32, 19.2, MB-111 The columns of the best HQ with one of the hexes in its radius. */
function support(g: Campaign, side: Side, hexes: readonly Hex[]): number {
  let best = 0;
  for (const unit of UNITS_OF[side]) {
    if (!IS_HQ[unit] || SUPPORT[unit] <= best || !g.has(unit, ACTIVE)) continue;
    const at = g.at[unit];
    if (!onMap(at)) continue;
    if (hexes.some((hex) => GRID.distance(at, hex) <= RADIUS[unit])) best = SUPPORT[unit];
  }
  return best;
}

/** 14.3 The odds of a battle as it stands. */
export function oddsOf(
  g: Campaign,
  { targets, attackers }: Battle,
  { thais = false, tankShock = false, banzai = false }: Played = {},
): Odds {
  const side = SIDE[attackers[0]];
  const enemy = otherSide(side);
  const there = targets.flatMap((hex) => g.unitsAt(enemy, hex));
  const fighting = there.filter((unit) => !g.has(unit, IDLE));
  const origins = [...new Set(attackers.map((unit) => g.hexOf(unit)))];
  const attack = sum(attackers, ATTACK);
  const defence = Math.max(1, sum(fighting, DEFENCE));
  const isByLand = origins.some(isLand);
  const isSuppressed = (units: readonly Unit[]): boolean => units.some((unit) => g.has(unit, SUPPRESSED));
  const all: readonly Shift[] = [
    { cause: "attacker-support", value: support(g, side, origins) },
    { cause: "defender-support", value: -support(g, enemy, targets) },
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
      value: !isByLand && there.some((unit) => IS_COAST_GUNS[unit] === 1) ? -COAST_GUNS_SHIFT : 0,
    },
    { cause: "thais", value: thais ? MARKER_SHIFT.thais[side] : 0 },
    { cause: "tank-shock", value: tankShock ? MARKER_SHIFT["tank-shock"][side] : 0 },
    { cause: "banzai", value: banzai ? MARKER_SHIFT.banzai[side] : 0 },
  ];
  const shifts = all.filter(({ value }) => value !== 0);
  const base = baseColumn(attack, defence);
  return { attack, defence, base, shifts, column: shifted(base, sumOf(shifts), COLUMN_RANGE) };
}
