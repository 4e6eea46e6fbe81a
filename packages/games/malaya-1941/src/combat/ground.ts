import type { Hex, Unit } from "@sandtable/hex";
import { TERRAIN_EFFECTS } from "../data/tables.ts";
import {
  BRIDGE,
  FERRY,
  GRID,
  HAS_LINE,
  isLand,
  LINKS,
  otherSide,
  RAILROAD,
  RIVER,
  ROAD,
  STRAIT,
  TERRAIN,
  TERRAINS,
  TRAIL,
} from "../map.ts";
import { type Campaign, onMap, SUPPRESSED } from "../state.ts";
import { IS_AMPHIBIOUS, IS_ENGINEER, IS_MECHANIZED, SIDE, UNITS_OF } from "../units.ts";

/** Where a unit may go when it does not count movement points: retreat, pursuit, landing (15.33, 15.44, 22.1). */

/** By hex: mechanized units need a road, railroad or trail into it. */
const BARS_WHEELS = Uint8Array.from(TERRAIN, (terrain) => {
  const name = TERRAINS[terrain];
  return name in TERRAIN_EFFECTS && TERRAIN_EFFECTS[name as keyof typeof TERRAIN_EFFECTS].mechanized === null
    ? 1
    : 0;
});

/** 11.7, MB-99 Whether the unit may enter a hex from the one next to it; a strait can be crossed by the Causeway only. */
export function mayEnter(unit: Unit, from: Hex, to: Hex): boolean {
  if (!isLand(from) || !isLand(to)) return false;
  const side = LINKS.at(from, to);
  if (side & STRAIT && (side & BRIDGE) === 0) return false;
  if (!IS_MECHANIZED[unit]) return true;
  if (BARS_WHEELS[to] && (side & (ROAD | RAILROAD | TRAIL)) === 0) return false;
  return (side & RIVER) === 0 || (side & (BRIDGE | FERRY)) !== 0;
}

/** MB-65 Whether it may come ashore there. */
export const mayLand = (unit: Unit, hex: Hex): boolean =>
  isLand(hex) && (!IS_MECHANIZED[unit] || !BARS_WHEELS[hex] || HAS_LINE[hex] === 1);

/** MB-99 In pursuit units on foot cross a strait if an effective engineer or amphibious unit is in or next to the hex they leave. */
function hasBoats(g: Campaign, unit: Unit, from: Hex): boolean {
  return UNITS_OF[SIDE[unit]].some(
    (each) =>
      (IS_ENGINEER[each] === 1 || IS_AMPHIBIOUS[each] === 1) &&
      !g.has(each, SUPPRESSED) &&
      onMap(g.at[each]) &&
      isLand(g.hexOf(each)) &&
      GRID.distance(g.hexOf(each), from) <= 1,
  );
}

/** Whether it may pursue from one hex into another for all that both sides know: boats, that is who has them, are hidden. */
export function seemsToPursue(g: Campaign, unit: Unit, from: Hex, to: Hex): boolean {
  if (g.occupies(otherSide(SIDE[unit]), to)) return false;
  return mayEnter(unit, from, to) || (!IS_MECHANIZED[unit] && (LINKS.at(from, to) & STRAIT) !== 0);
}

/** 13.7, 15.44 Whether it may, whatever zones there are. */
export const mayPursue = (g: Campaign, unit: Unit, from: Hex, to: Hex): boolean =>
  seemsToPursue(g, unit, from, to) && (mayEnter(unit, from, to) || hasBoats(g, unit, from));

/** 15.21, MB-125, MB-75 Whether every way out is closed by enemies, their zones, or the ground. */
export function isSurrounded(g: Campaign, unit: Unit): boolean {
  const side = SIDE[unit];
  const from = g.hexOf(unit);
  const isAtSea = !isLand(from);
  return [...GRID.around[from]].every(
    (to) =>
      g.occupies(otherSide(side), to) ||
      g.inEnemyZone(side, to) ||
      !(isAtSea ? isLand(to) : mayEnter(unit, from, to)),
  );
}
