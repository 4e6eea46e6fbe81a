import { GRID, OFF_MAP_BASE, otherSide, type Side } from "./map.ts";
import {
  type Campaign,
  IS_AIR,
  IS_NAVAL_AIR,
  OFF_MAP,
  onMap,
  SIDE,
  SPENT,
  UNIT_COUNT,
  unitIndex,
} from "./state.ts";
import { isSupplied } from "./supply.ts";

/** 8.0 The radius of an umbrella, land-based and naval; 9.A the American one on turn 0. */
const LAND_BASED = 4;
const NAVAL = 3;
const UNPREPARED = 2;

/** The air units of each side, in the order of the counters. */
export const AIR_UNITS: readonly (readonly number[])[] = [0, 1].map((side) =>
  Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter(
    (unit) => IS_AIR[unit] === 1 && SIDE[unit] === side,
  ),
);
const AMERICAN_AIR = unitIndex("us-air");

export const radiusOf = (g: Campaign, air: number): number => {
  if (IS_NAVAL_AIR[air]) return NAVAL;
  return air === AMERICAN_AIR && g.turn === 0 ? UNPREPARED : LAND_BASED;
};

/** 11.0 A Japanese land-based air unit off the map works from the base beyond its north edge. */
const isAtOffMapBase = (g: Campaign, air: number): boolean =>
  g.at[air] === OFF_MAP && SIDE[air] === 1 && IS_NAVAL_AIR[air] === 0;

export const isPresent = (g: Campaign, air: number): boolean => onMap(g.at[air]) || isAtOffMapBase(g, air);

/** 8.1 An umbrella is always in effect, unless its air unit is out of supply or has displaced in stages (5.B). */
export const isActive = (g: Campaign, air: number): boolean =>
  isPresent(g, air) && !g.has(air, SPENT) && isSupplied(g, air);

export const covers = (g: Campaign, air: number, hex: number): boolean =>
  (onMap(g.at[air])
    ? GRID.distance(g.at[air], hex)
    : GRID.distanceFrom(OFF_MAP_BASE.column, OFF_MAP_BASE.row, hex)) <= radiusOf(g, air);

/** The air units of a side whose umbrella extends over the hex. */
export const umbrellasOver = (g: Campaign, side: Side, hex: number): number[] =>
  AIR_UNITS[side].filter((air) => isPresent(g, air) && covers(g, air, hex) && isActive(g, air));

/** Umbrellas that strike at ships of the side, and by hex which of them do, as bits in their order. */
export interface Threat {
  readonly airs: readonly number[];
  readonly over: Uint8Array;
}

const over = new Uint8Array(GRID.size);

/** 8.1 What threatens ships of the side now. The next call writes over it. */
export function threatTo(g: Campaign, side: Side): Threat {
  const airs = AIR_UNITS[otherSide(side)].filter((air) => isActive(g, air));
  over.fill(0);
  airs.forEach((air, index) => {
    if (onMap(g.at[air])) {
      for (const hex of GRID.within(g.at[air], radiusOf(g, air))) over[hex] |= 1 << index;
      return;
    }
    for (let hex = 0; hex < GRID.size; hex++) if (covers(g, air, hex)) over[hex] |= 1 << index;
  });
  return { airs, over };
}
