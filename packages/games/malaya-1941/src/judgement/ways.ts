import { type Hex, Reach } from "@sandtable/hex";
import { TERRAIN_EFFECTS } from "../data/tables.ts";
import {
  BRIDGE,
  GRID,
  isLand,
  LINKS,
  RAILROAD,
  RIVER,
  ROAD,
  STRAIT,
  STREAM,
  TRAIL,
  terrainOf,
} from "../map.ts";

/** How far it is on foot from hex to hex, in half points, with nobody in the way: what an officer goes by. */

/** A strait without a causeway needs boats; a railroad without an engineer is no better than a trail. */
const BOATS = 16;
const RAILS = 2;
function cost(from: Hex, to: Hex): number {
  if (!isLand(from) || !isLand(to)) return 0;
  const link = LINKS.at(from, to);
  if (link & STRAIT && !(link & BRIDGE)) return BOATS;
  if (link & ROAD) return 1;
  if (link & RAILROAD) return RAILS;
  const water = link & RIVER ? 4 : link & STREAM ? 2 : 0;
  const terrain = terrainOf(to) as keyof typeof TERRAIN_EFFECTS;
  return water + 2 * (link & TRAIL ? 1 : TERRAIN_EFFECTS[terrain].foot);
}

/** Farther than anything that matters. */
export const FAR = 250;
const terms = { cost: (from: Hex, to: Hex): number => cost(to, from), stops: (): boolean => false };
const found: (Int16Array | undefined)[] = new Array(GRID.size);

/** By hex: how far it is to this one. */
export function waysTo(goal: Hex): Int16Array {
  const known = found[goal];
  if (known) return known;
  const ways = new Reach(GRID).from(goal, FAR, terms).cost;
  for (let hex = 0; hex < ways.length; hex++) if (ways[hex] < 0) ways[hex] = FAR;
  found[goal] = ways;
  return ways;
}
