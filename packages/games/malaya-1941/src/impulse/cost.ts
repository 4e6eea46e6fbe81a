import type { Bar } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import type { TerrainRow } from "../data/records.ts";
import { LINE_COSTS, SIDE_EFFECTS, TERRAIN_EFFECTS } from "../data/tables.ts";
import {
  BRIDGE,
  EXITS,
  FERRY,
  GRID,
  HAS_RAILROAD,
  isLand,
  JAPANESE,
  LINKS,
  RAILROAD,
  RIVER,
  ROAD,
  STRAIT,
  STREAM,
  TERRAIN,
  TERRAINS,
  TRAIL,
} from "../map.ts";
import { type Campaign, onMap, SUPPRESSED } from "../state.ts";
import { IS_ENGINEER, IS_MECHANIZED, MOVEMENT, SIDE, UNITS_OF } from "../units.ts";
import { BARS } from "./bars.ts";

/** 11.3 What steps cost, in half points (MB-87), and what ground a unit may enter. What enemies do stands in steps.ts. */

const PROHIBITED = 255;
const halves = (points: number | null): number => (points === null ? PROHIBITED : points * 2);
const forEachClass = (cost: (isMechanized: boolean) => Uint8Array): readonly [Uint8Array, Uint8Array] => [
  cost(false),
  cost(true),
];

/** By class and terrain. */
const ENTER = forEachClass((isMechanized) =>
  Uint8Array.from(TERRAINS, (terrain) => {
    const row: TerrainRow | undefined = (TERRAIN_EFFECTS as Partial<Record<string, TerrainRow>>)[terrain];
    return row ? halves(isMechanized ? row.mechanized : row.foot) : PROHIBITED;
  }),
);

/** 11.72 By class and the bits of a side: what its water adds. A bridge takes it away. */
const CROSS = forEachClass((isMechanized) =>
  Uint8Array.from({ length: 256 }, (_, bits) => {
    const row =
      (bits & BRIDGE) !== 0
        ? undefined
        : (bits & FERRY) !== 0
          ? SIDE_EFFECTS.ferry
          : (bits & STRAIT) !== 0
            ? SIDE_EFFECTS.strait
            : (bits & RIVER) !== 0
              ? SIDE_EFFECTS.river
              : (bits & STREAM) !== 0
                ? SIDE_EFFECTS.stream
                : undefined;
    if (!row) return 0;
    return halves(isMechanized ? row.mechanized : row.foot);
  }),
);

const TRAIL_COST = [halves(LINE_COSTS.trail.foot), halves(LINE_COSTS.trail.mechanized)] as const;
const RAIL_COST = halves(LINE_COSTS.railroad);
const ROAD_COST = { half: halves(LINE_COSTS.road), one: 2 } as const;

/** The lines and the water between two hexes; into the map those that lead off it (MB-62). */
const between = (from: Hex | undefined, to: Hex): number =>
  from === undefined ? (EXITS.get(to) ?? 0) : LINKS.at(from, to);

/** 11.71, 26.12b The cheapest line along which the unit may go. */
function alongLine(g: Campaign, unit: Unit, bits: number, onRails: boolean): number {
  if ((bits & (ROAD | RAILROAD | TRAIL)) === 0) return PROHIBITED;
  const road = ROAD_COST[g.options["road-rate"] === "one" ? "one" : "half"];
  let cost = PROHIBITED;
  if (bits & TRAIL) cost = TRAIL_COST[IS_MECHANIZED[unit]];
  if (bits & ROAD) cost = Math.min(cost, road);
  if (bits & RAILROAD) cost = Math.min(cost, onRails || paysHalf(g, unit) ? RAIL_COST : alongRails);
  return cost;
}
const alongRails = halves(LINE_COSTS.railroadWithoutEngineer);

/** 26.12b, MB-88 Whether railroads cost the unit half a point without more ado. */
const paysHalf = (g: Campaign, unit: Unit): boolean =>
  SIDE[unit] !== JAPANESE || g.options["japanese-rail"] === "half";

/** 26.12b A Japanese unit that begins on a railroad with an effective engineer, itself perhaps. */
export function startsOnRails(g: Campaign, unit: Unit): boolean {
  const at = g.at[unit];
  if (!onMap(at) || HAS_RAILROAD[at] === 0 || paysHalf(g, unit)) return false;
  return ENGINEERS.some((engineer) => g.at[engineer] === at && isWorking(g, engineer));
}
const ENGINEERS = UNITS_OF[JAPANESE].filter((unit) => IS_ENGINEER[unit] === 1);

/** 20.0 An engineer that is combat effective. */
export const isWorking = (g: Campaign, unit: Unit): boolean =>
  IS_ENGINEER[unit] === 1 && !g.has(unit, SUPPRESSED);

/** 20(2), MB-98 Whether another engineer has opened the water around the hex for the unit, which began its move at `start`. */
function isBridged(g: Campaign, unit: Unit, hex: Hex | undefined, start: Hex | undefined): boolean {
  let engineers = 0;
  for (const each of g.bridged) if (each === hex) engineers++;
  return engineers > (hex === start && isWorking(g, unit) ? 1 : 0);
}

/** MB-99 Whether boats lie in the hex or next to it. */
const hasBoats = (g: Campaign, hex: Hex | undefined): boolean =>
  hex !== undefined && g.boats.some((boats) => boats === hex || GRID.areNeighbours(boats, hex));

const isOpenStrait = (bits: number): boolean => (bits & (STRAIT | BRIDGE)) === STRAIT;

function crossing(g: Campaign, unit: Unit, from: Hex | undefined, to: Hex, start: Hex | undefined): number {
  const bits = between(from, to);
  const cost = CROSS[IS_MECHANIZED[unit]][bits];
  if (cost === 0 || isOpenStrait(bits) || g.bridged.length === 0) return cost;
  return isBridged(g, unit, from, start) || isBridged(g, unit, to, start) ? 0 : cost;
}

/** 11.5 Why the ground forbids a step; from nowhere it is one onto the map over its edge (26.2). */
export function barOfGround(
  g: Campaign,
  unit: Unit,
  from: Hex | undefined,
  to: Hex,
  start: Hex | undefined,
): Bar | undefined {
  if (!isLand(to)) return BARS.sea;
  const bits = between(from, to);
  if (isOpenStrait(bits)) {
    if (IS_MECHANIZED[unit]) return BARS.strait;
    if (!hasBoats(g, from)) return BARS.boats;
  } else if (crossing(g, unit, from, to, start) === PROHIBITED) return BARS.river;
  return ENTER[IS_MECHANIZED[unit]][TERRAIN[to]] === PROHIBITED && (bits & (ROAD | RAILROAD | TRAIL)) === 0
    ? BARS.terrain
    : undefined;
}

/** 11.31, 11.71, 11.72 The cost of a step that the ground allows: the hex, or the line that leads there, and the water. */
export function stepCost(
  g: Campaign,
  unit: Unit,
  from: Hex | undefined,
  to: Hex,
  start: Hex | undefined,
  onRails: boolean,
): number {
  const line = alongLine(g, unit, between(from, to), onRails);
  return Math.min(line, ENTER[IS_MECHANIZED[unit]][TERRAIN[to]]) + crossing(g, unit, from, to, start);
}

/** Whether the step keeps to the railroad. */
export const isAlongRails = (from: Hex | undefined, to: Hex): boolean => (between(from, to) & RAILROAD) !== 0;

/** MB-65 Whether a unit could stand in the hex by its terrain: mechanized ones need open ground or a line. */
export const suits = (unit: Unit, hex: Hex, hasLine: boolean): boolean =>
  isLand(hex) && (hasLine || ENTER[IS_MECHANIZED[unit]][TERRAIN[hex]] !== PROHIBITED);

/** 11.0, 8.2, MB-87 The half points of a unit for one movement phase. */
export const allowance = (g: Campaign, unit: Unit): number =>
  g.has(unit, SUPPRESSED) ? MOVEMENT[unit] : MOVEMENT[unit] * 2;
