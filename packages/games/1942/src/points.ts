import type { Unit } from "@sandtable/hex";
import { JAPANESE } from "./map.ts";
import { type Campaign, HAS_OWN_POINT, NATION, NATIONS, SIDE } from "./state.ts";

/** 5.C Naval Movement Points by nation and turn. */
const JAPANESE_FIRST = 16;
const JAPANESE_LATER = 12;
const OF_AN_ALLY = 2;

export const JAPAN = NATIONS.indexOf("japanese");

/** The allowance of a nation on this turn, less what was lost for good. */
export const allowance = (g: Campaign, nation: number): number => {
  const full = nation !== JAPAN ? OF_AN_ALLY : g.turn === 0 ? JAPANESE_FIRST : JAPANESE_LATER;
  return Math.max(0, full - g.lost[nation]);
};

export const pointsLeft = (g: Campaign, nation: number): number =>
  Math.max(0, allowance(g, nation) - g.used[nation]);

/** 5.C One point moves a unit, two land it; a naval unit brings one of its own. */
export const pointsNeeded = (unit: Unit, isLanding: boolean): number =>
  (isLanding ? 2 : 1) - HAS_OWN_POINT[unit];

/** 9.C Each nation has points for its own units only. */
export const canPay = (g: Campaign, unit: Unit, isLanding: boolean): boolean =>
  pointsNeeded(unit, isLanding) <= pointsLeft(g, NATION[unit]);

export function losePoints(g: Campaign, nation: number, points: number): void {
  if (points === 0) return;
  g.lost[nation] += points;
  g.tell({ kind: "points-lost", rule: "8.1", nation: NATIONS[nation], points });
}

/** 11.0 No more than six Japanese units enter the map in a game-turn. */
const MOST_ENTRIES = 6;
export const mayEnterMap = (g: Campaign, unit: Unit): boolean =>
  SIDE[unit] !== JAPANESE || g.entered < MOST_ENTRIES;
