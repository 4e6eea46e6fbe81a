import { type Hex, Reach } from "@sandtable/hex";
import { TERRAIN_EFFECTS } from "../data/tables.ts";
import { GRID, isLand, LINKS, RAILROAD, RIVER, ROAD, STRAIT, STREAM, TRAIL, terrainOf } from "../map.ts";

/** How far it is on foot from hex to hex, in half points, with nobody in the way: what an officer goes by. */

function cost(from: Hex, to: Hex): number {
  const terrain = terrainOf(to);
  if (!isLand(to) || terrain === "sea" || terrain === "lake" || terrain === "out-of-play") return 0;
  const link = LINKS.at(from, to);
  if (link & STRAIT && !(link & ROAD)) return 16;
  if (link & (ROAD | RAILROAD)) return 1;
  const water = link & RIVER ? 4 : link & STREAM ? 2 : 0;
  return water + 2 * (link & TRAIL ? 1 : TERRAIN_EFFECTS[terrain].foot);
}

const FAR = 200;
const found = new Map<Hex, Int16Array>();

/** By hex: how far it is to this one. */
export function waysTo(goal: Hex): Int16Array {
  let ways = found.get(goal);
  if (!ways) {
    ways = new Reach(GRID).from(goal, FAR, {
      cost: (from, to) => (isLand(from) ? cost(to, from) : 0),
      stops: () => false,
    }).cost;
    found.set(goal, ways);
  }
  return ways;
}

/** How far it is from a hex to the nearest of these. */
export function nearest(from: Hex, goals: readonly Hex[]): number {
  let least = FAR;
  for (let at = 0; at < goals.length; at++) {
    const way = waysTo(goals[at])[from];
    if (way >= 0 && way < least) least = way;
  }
  return least;
}
