import type { Hex, Unit } from "@sandtable/hex";
import { GRID, OFF_MAP_BASE, otherSide, type Side } from "./map.ts";
import {
  ALL_UNITS,
  type Campaign,
  IS_AIR,
  IS_NAVAL_AIR,
  OFF_MAP,
  onMap,
  SIDE,
  SPENT,
  unitOf,
  type Whereabouts,
} from "./state.ts";
import { isSupplied } from "./supply.ts";

/** 8.0 The radius of an umbrella, land-based and naval; 9.A the American one on turn 0. */
export const LAND_BASED = 4;
export const NAVAL = 3;
const UNPREPARED = 2;

/** The air units of each side, in the order of the counters. */
export const AIR_UNITS: readonly (readonly Unit[])[] = [0, 1].map((side) =>
  ALL_UNITS.filter((unit) => IS_AIR[unit] === 1 && SIDE[unit] === side),
);
const AMERICAN_AIR = unitOf("us-air");

export const radiusOf = (g: Campaign, air: Unit): number => {
  if (IS_NAVAL_AIR[air]) return NAVAL;
  return air === AMERICAN_AIR && g.turn === 0 ? UNPREPARED : LAND_BASED;
};

/** 11.0 A Japanese land-based air unit off the map works from the base beyond its north edge. */
const isAtOffMapBase = (g: Campaign, air: Unit): boolean =>
  g.at[air] === OFF_MAP && SIDE[air] === 1 && IS_NAVAL_AIR[air] === 0;

export const isPresent = (g: Campaign, air: Unit): boolean => onMap(g.at[air]) || isAtOffMapBase(g, air);

/** 8.1 An umbrella is always in effect, unless its air unit is out of supply or has displaced in stages (5.B). */
export const isActive = (g: Campaign, air: Unit): boolean =>
  isPresent(g, air) && !g.has(air, SPENT) && isSupplied(g, air);

/** The distance from a place to a hex; from the base beyond the edge for whoever is off the map. */
export const distanceTo = (from: Whereabouts, hex: Hex): number =>
  onMap(from) ? GRID.distance(from, hex) : GRID.distanceFrom(OFF_MAP_BASE.column, OFF_MAP_BASE.row, hex);

export const covers = (g: Campaign, air: Unit, hex: Hex): boolean =>
  distanceTo(g.at[air], hex) <= radiusOf(g, air);

/** The air units of a side whose umbrella extends over the hex. */
export const umbrellasOver = (g: Campaign, side: Side, hex: Hex): Unit[] =>
  AIR_UNITS[side].filter((air) => isPresent(g, air) && covers(g, air, hex) && isActive(g, air));

/** Umbrellas that strike at ships of the side, and by hex which of them do, as bits in their order. */
export interface Threat {
  readonly airs: readonly Unit[];
  readonly over: Uint8Array;
}

/** 8.1 What threatens ships of a side. It holds until its owner looks out again. */
export class Lookout implements Threat {
  airs: readonly Unit[] = [];
  readonly over = new Uint8Array(GRID.size);

  for(g: Campaign, side: Side): this {
    const { over } = this;
    this.airs = activeAgainst(g, side);
    over.fill(0);
    this.airs.forEach((air, index) => {
      const at = g.at[air];
      if (onMap(at)) {
        for (const hex of GRID.within(at, radiusOf(g, air))) over[hex] |= 1 << index;
        return;
      }
      for (let hex = 0 as Hex; hex < GRID.size; hex++) if (covers(g, air, hex)) over[hex] |= 1 << index;
    });
    return this;
  }
}

/** The air units that strike at ships of the side now. */
export const activeAgainst = (g: Campaign, side: Side): Unit[] =>
  AIR_UNITS[otherSide(side)].filter((air) => isActive(g, air));
