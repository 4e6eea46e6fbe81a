import type { Hex, Unit } from "@sandtable/hex";
import { STACKING_LIMIT } from "./data/tables.ts";
import { depose, leaveFort, stir, tellEmpty } from "./knowledge.ts";
import { GRID, otherSide, SEATS, type Side } from "./map.ts";
import {
  ACTIVE,
  BROKEN_DOWN,
  type Campaign,
  ELIMINATED,
  MADE,
  MIX,
  onMap,
  placeName,
  REPLACEABLE,
  SUPPRESSED,
  type Whereabouts,
  WITHDRAWN,
} from "./state.ts";
import {
  ALL_UNITS,
  faceOf,
  IS_COMBAT,
  IS_HQ,
  IS_SUPPLY,
  SIDE,
  UNITS,
  UNITS_OF,
  unitsOfFace,
  WORTH,
} from "./units.ts";

/** What becomes of counters, whatever the reason: lost, broken down, combined, suppressed. */

/** 24.1 A side scores. */
export function score(g: Campaign, side: Side, points: number, rule: string): void {
  if (points === 0) return;
  g.points[side] += points;
  g.tell({ kind: "scored", rule, seat: SEATS[side], points, total: g.points[side] });
}

/**
 * 15.2, 24.4 A unit is eliminated before everybody's eyes (MB-151): its enemy scores at once. Supply points go back to the mix.
 */
export function eliminate(g: Campaign, unit: Unit, rule: string, isForGood = false): void {
  const at = placeName(g.at[unit]);
  const box = IS_SUPPLY[unit] ? MIX : isForGood ? ELIMINATED : REPLACEABLE;
  depose(g, unit, box);
  g.flags[unit] = 0;
  const seat = SEATS[SIDE[unit]];
  g.tell({
    kind: "eliminated",
    rule,
    reveals: true,
    seat,
    face: faceOf(unit),
    at,
    forGood: box === ELIMINATED,
  });
  score(g, otherSide(SIDE[unit]), WORTH[unit], "24.4");
}

/** A supply point is lost or spent without the enemy seeing which: he only sees a hex that stands empty after it. */
export function removeSupply(g: Campaign, unit: Unit): void {
  const at = g.at[unit];
  g.put(unit, MIX);
  g.flags[unit] = 0;
  if (onMap(at)) noticeGap(g, SIDE[unit], at);
}

/** MB-22 Out of play without being eliminated. */
export function withdraw(g: Campaign, unit: Unit, rule: string): void {
  g.tell({ kind: "withdrawn", rule, reveals: true, seat: SEATS[SIDE[unit]], face: faceOf(unit) });
  depose(g, unit, WITHDRAWN);
  g.flags[unit] = 0;
}

/** Something left a hex unseen: what the enemy remembered is unsure, and an empty hex is seen to be empty. */
export function noticeGap(g: Campaign, side: Side, hex: Hex): void {
  stir(g, side, hex);
  tellEmpty(g, side, hex);
  leaveFort(g, side, hex);
}

/** The first counter of a face that is not in use. */
function unused(g: Campaign, face: string): Unit {
  const unit = unitsOfFace(face).find((each) => g.at[each] === MIX || g.at[each] === BROKEN_DOWN);
  if (unit === undefined) throw new Error(`no counter ${face} is left`);
  return unit;
}

/** A supply point that is not in use; none when all are (7.8: more may be improvised, but nobody comes so far). */
export const unusedSupply = (g: Campaign, side: Side): Unit | undefined =>
  UNITS_OF[side].find((unit) => IS_SUPPLY[unit] === 1 && g.at[unit] === MIX);

/** 9.1 A unit is replaced by its battalions, where it stands and as it stands. */
export function breakDown(g: Campaign, unit: Unit): readonly Unit[] {
  const at = g.at[unit];
  const flags = g.flags[unit];
  g.put(unit, BROKEN_DOWN);
  g.flags[unit] = 0;
  return UNITS[unit].into.map((face) => {
    const battalion = unused(g, face);
    g.flags[battalion] = flags;
    g.put(battalion, at);
    return battalion;
  });
}

/** 9.2 Battalions are replaced by a unit of their class. */
export function combine(g: Campaign, battalions: readonly Unit[], into: Unit, at: Whereabouts): void {
  for (const battalion of battalions) {
    g.put(battalion, UNITS[battalion].from === "breakdown" ? MIX : BROKEN_DOWN);
    g.flags[battalion] = 0;
  }
  g.flags[into] = MADE;
  g.put(into, at);
}

/** 8.0, 19.3 Suppressed: combat units are marked, HQs turn inactive. */
export function suppress(g: Campaign, unit: Unit): void {
  if (IS_HQ[unit]) g.mark(unit, ACTIVE, false);
  else if (IS_COMBAT[unit]) g.mark(unit, SUPPRESSED);
}

/** 12.0, 12.1, 26.8 */
export const isOverstacked = (g: Campaign, side: Side, hex: Hex): boolean =>
  g.stack[side][hex] > STACKING_LIMIT;

/** 12.4, 12.5 At the end of every phase: HQs in an overstacked hex turn inactive. Nobody but their owner sees it. */
export function checkStacking(g: Campaign): void {
  for (const hq of HQS) {
    const at = g.at[hq];
    if (g.has(hq, ACTIVE) && onMap(at) && isOverstacked(g, SIDE[hq], at)) g.mark(hq, ACTIVE, false);
  }
}
const HQS = ALL_UNITS.filter((unit) => IS_HQ[unit] === 1);

/**
 * 10.5, 19.1 The units of a side that stand in radius of one of its activated HQs (10.2), with support or without (26.14b); in
 * the base, of one there (MB-63).
 */
export function inCommand(g: Campaign, side: Side): readonly Unit[] {
  const hqs = HQS.filter((unit) => SIDE[unit] === side && g.has(unit, ACTIVE));
  return UNITS_OF[side].filter((unit) =>
    hqs.some((hq) => {
      const [from, at] = [g.at[hq], g.at[unit]];
      if (!onMap(from) || !onMap(at)) return from === at;
      return GRID.distance(from, at) <= UNITS[hq].radius;
    }),
  );
}
