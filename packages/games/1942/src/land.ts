import type { Bar } from "@sandtable/engine";
import { type Hex, idsOfAll, NOWHERE, type Unit } from "@sandtable/hex";
import { BARS } from "./bars.ts";
import { burmaChange, burmaNeeds, isBurmaShort } from "./burma.ts";
import { isZoned, mayEnter, suitsOffRoad } from "./ground.ts";
import {
  CLEAR,
  GRID,
  HAS_ROAD,
  LAND_LINKS,
  NODE_COUNT,
  NODE_HEX,
  NODES_IN,
  type Node,
  otherSide,
  ROAD_LINKS,
  SEA_SIDES,
  SIAM_AND_BURMA,
  TERRAIN,
} from "./map.ts";
import { type Campaign, DONE, HELD, IS_REGIMENT, isTroop, onMap, SIDE, UNIT_COUNT } from "./state.ts";

/** 5.A Movement points of a troop unit, and of a disrupted one (6.D). */
const ALLOWANCE = 5;
const DISRUPTED_ALLOWANCE = 2;
const allowanceOf = (g: Campaign, unit: Unit): number =>
  g.isDisrupted(unit) ? DISRUPTED_ALLOWANCE : ALLOWANCE;

export type LandWay = "land" | "road" | "hop";
const WAYS: readonly LandWay[] = ["land", "road", "hop"];

/** No land area before this one on the way. */
const NO_NODE = -1 as Node;

/** Where a unit can go by land, worked out for one unit at a time: the next call writes over it. */
class Range {
  /** By hex: the cost of the cheapest way, or 0 where there is none. */
  readonly cost = new Uint8Array(GRID.size);
  readonly #way = new Uint8Array(GRID.size);
  readonly #before = idsOfAll(GRID.size, NO_NODE);
  readonly hexes: Hex[] = [];
  start = NOWHERE;
  /** Counts how often it was worked out: who finds the number they left finds their own work. */
  edition = 0;

  clear(start: Hex): void {
    this.edition++;
    for (const hex of this.hexes) this.cost[hex] = 0;
    this.hexes.length = 0;
    this.start = start;
  }

  note(hex: Hex, cost: number, way: number, before: Node): void {
    if (hex === this.start || (this.cost[hex] !== 0 && this.cost[hex] <= cost)) return;
    if (this.cost[hex] === 0) this.hexes.push(hex);
    this.cost[hex] = cost;
    this.#way[hex] = way;
    this.#before[hex] = before;
  }

  way(hex: Hex): LandWay {
    return WAYS[this.#way[hex]];
  }

  /** The hexes entered on the cheapest way to a hex. */
  path(hex: Hex): Hex[] {
    const path: Hex[] = [];
    const ways = this.#way[hex] === 1 ? roadBefore : landBefore;
    if (this.#way[hex] === 2) return [hex];
    for (let node = this.#before[hex]; node !== NO_NODE && NODE_HEX[node] !== this.start; node = ways[node])
      path.unshift(NODE_HEX[node]);
    return path;
  }
}

const range = new Range();
export const rangeEdition = (): number => range.edition;
const spent = new Uint8Array(NODE_COUNT);
const landBefore = idsOfAll(NODE_COUNT, NO_NODE);
const roadBefore = idsOfAll(NODE_COUNT, NO_NODE);
const seen: Node[] = [];
/** Nodes by the points spent to reach them. */
const rings: Node[][] = [[], [], [], [], [], []];

/**
 * 5.A Where the unit may go: over land hex by hex at the cost of the terrain, or along a road all the way (5.A.1),
 * or across one sea hexside for the whole allowance (5.A.2). A zone of control stops it; out of one it must
 * first leave all of them (3.0). In a water-barrier hex it may start from either land area (5.A.3).
 * With the edition of a range that was worked out for the same unit in the same position, it is used again.
 */
export function landRange(g: Campaign, unit: Unit, edition = -1): Range {
  if (range.edition === edition) return range;
  const start = g.hexOf(unit);
  range.clear(start);
  const allowance = allowanceOf(g, unit);
  const inZone = isZoned(g, SIDE[unit], start);
  walk(g, unit, start, allowance, inZone, false);
  if (HAS_ROAD[start]) walk(g, unit, start, allowance, inZone, true);
  const across = SEA_SIDES[start];
  for (let i = 0; i < across.length; i++) {
    const hex = across[i];
    if (mayHop(g, unit, hex)) range.note(hex, allowance, 2, NO_NODE);
  }
  return range;
}

/** 5.A.2 Not where an enemy unit is, an air unit alone in a fortress among them, nor into a zone of control. */
const mayHop = (g: Campaign, unit: Unit, hex: Hex): boolean =>
  mayEnter(g, unit, hex) &&
  suitsOffRoad(unit, hex) &&
  g.airs[otherSide(SIDE[unit])][hex] === 0 &&
  !isZoned(g, SIDE[unit], hex);

function walk(
  g: Campaign,
  unit: Unit,
  start: Hex,
  allowance: number,
  inZone: boolean,
  byRoad: boolean,
): void {
  const side = SIDE[unit];
  const links = byRoad ? ROAD_LINKS : LAND_LINKS;
  const before = byRoad ? roadBefore : landBefore;
  const way = byRoad ? 1 : 0;
  for (const node of NODES_IN[start]) {
    rings[0].push(node);
    spent[node] = 1;
    seen.push(node);
    before[node] = NO_NODE;
  }
  for (let points = 0; points < allowance; points++) {
    const ring = rings[points];
    for (let r = 0; r < ring.length; r++) {
      const node = ring[r];
      // Points are kept one higher, so that nought means not reached.
      if (spent[node] !== points + 1) continue;
      const isStart = points === 0;
      if (!isStart && isZoned(g, side, NODE_HEX[node])) continue;
      const next = links[node];
      for (let i = 0; i < next.length; i++) {
        const other = next[i];
        const hex = NODE_HEX[other];
        if (hex === start) continue;
        const cost = points + (byRoad || TERRAIN[hex] === CLEAR ? 1 : 2);
        if (cost > allowance || (spent[other] !== 0 && spent[other] <= cost + 1)) continue;
        if (!byRoad && !suitsOffRoad(unit, hex)) continue;
        if (!mayEnter(g, unit, hex) || (isStart && inZone && isZoned(g, side, hex))) continue;
        if (spent[other] === 0) seen.push(other);
        spent[other] = cost + 1;
        before[other] = node;
        if (cost < allowance) rings[cost].push(other);
        range.note(hex, cost, way, other);
      }
    }
    ring.length = 0;
  }
  for (let i = 0; i < seen.length; i++) spent[seen[i]] = 0;
  seen.length = 0;
}

/** 3.0, 5.A, 9.E Why a troop unit on the map may not march any more in this segment. */
export function barByLand(g: Campaign, unit: Unit): Bar | undefined {
  if (g.has(unit, DONE)) return g.has(unit, HELD) ? BARS.held : BARS.marched;
  return hasWayByLand(g, unit) ? undefined : BARS.noWay;
}

/** Units that may still march in this segment. */
export function readyByLand(g: Campaign): Unit[] {
  const found: Unit[] = [];
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++)
    if (SIDE[unit] === g.phasing && isTroop(unit) && onMap(g.at[unit]) && barByLand(g, unit) === undefined)
      found.push(unit);
  return found;
}

/** No march is longer than five hexes. */
const NEAR_BURMA = Uint8Array.from(GRID.hexes, (hex) =>
  GRID.within(hex, ALLOWANCE).some((other) => SIAM_AND_BURMA[other] === 1) ? 1 : 0,
);

/** 9.G Regiments that have not moved and could mend a shortage. */
export function menders(g: Campaign, ready: readonly Unit[]): Unit[] {
  if (!isBurmaShort(g)) return [];
  return ready.filter((unit) => {
    if (IS_REGIMENT[unit] === 0 || NEAR_BURMA[g.hexOf(unit)] === 0) return false;
    const change = burmaChange(g, unit);
    return landRange(g, unit).hexes.some((hex) => change(hex) < 0);
  });
}

/** 9.G Without this regiment the shortage could not be mended by those that have not moved: it has no other way. */
export function isNeededByLand(g: Campaign, unit: Unit): boolean {
  if (IS_REGIMENT[unit] === 0 || !isBurmaShort(g)) return false;
  const able = menders(g, readyByLand(g));
  return able.includes(unit) && able.length <= burmaNeeds(g);
}

/** The destinations open to a unit, in the order of the map: none that would leave Burma short (9.G). */
export function landDestinations(g: Campaign, unit: Unit, isNeeded = isNeededByLand(g, unit)): Hex[] {
  const most = isNeeded ? -1 : 0;
  const change = burmaChange(g, unit);
  return landRange(g, unit)
    .hexes.filter((hex) => change(hex) <= most)
    .sort((a, b) => a - b);
}

/** Whether there is a hex next to the unit that it could enter: the rest cannot move. */
function hasWayByLand(g: Campaign, unit: Unit): boolean {
  const start = g.hexOf(unit);
  const side = SIDE[unit];
  for (const node of NODES_IN[start]) {
    const next = LAND_LINKS[node];
    for (let i = 0; i < next.length; i++) {
      const hex = NODE_HEX[next[i]];
      if (!mayEnter(g, unit, hex) || (isZoned(g, side, hex) && isZoned(g, side, start))) continue;
      if (suitsOffRoad(unit, hex) || ROAD_LINKS[node].includes(next[i])) return true;
    }
  }
  const across = SEA_SIDES[start];
  for (let i = 0; i < across.length; i++) if (mayHop(g, unit, across[i])) return true;
  return false;
}
