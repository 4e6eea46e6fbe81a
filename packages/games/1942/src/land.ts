import type { Bar, Closed } from "@sandtable/engine";
import { type Hex, idsOfAll, NOWHERE, type Unit } from "@sandtable/hex";
import { BARS } from "./bars.ts";
import { barByBurma, burmaChange, burmaNeeds, isBurmaShort } from "./burma.ts";
import { PICK } from "./choices.ts";
import { closedBy, closedHexes } from "./closed.ts";
import { barToStand, isZoned, mayEnter, suitsOffRoad } from "./ground.ts";
import {
  CLEAR,
  GRID,
  HAS_ROAD,
  isLand,
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
import {
  ALL_UNITS,
  type Campaign,
  DONE,
  HELD,
  IS_REGIMENT,
  isTroop,
  onMap,
  SIDE,
  UNIT_COUNT,
} from "./state.ts";

/** 5.A Movement points of a troop unit, and of a disrupted one (6.D). */
const ALLOWANCE = 5;
const DISRUPTED_ALLOWANCE = 2;
export const allowanceOf = (g: Campaign, unit: Unit): number =>
  g.isDisrupted(unit) ? DISRUPTED_ALLOWANCE : ALLOWANCE;

export type LandWay = "land" | "road" | "hop";
const WAYS: readonly LandWay[] = ["land", "road", "hop"];

/** No land area before this one on the way. */
const NO_NODE = -1 as Node;

/** Where a unit can go by land. It holds until its owner works out another. */
export class LandRange {
  /** The hexes that can be reached. */
  readonly hexes: Hex[] = [];
  /** By hex: the cost of the cheapest way, or 0 where there is none. */
  readonly cost = new Uint8Array(GRID.size);
  readonly #way = new Uint8Array(GRID.size);
  readonly #before = idsOfAll(GRID.size, NO_NODE);
  #start = NOWHERE;
  /** By land area: the points spent to reach it, kept one higher, so that nought means not reached. */
  readonly #spent = new Uint8Array(NODE_COUNT);
  readonly #seen: Node[] = [];
  /** Land areas by the points spent to reach them. */
  readonly #rings: readonly Node[][] = [[], [], [], [], [], []];
  readonly #landBefore = idsOfAll(NODE_COUNT, NO_NODE);
  readonly #roadBefore = idsOfAll(NODE_COUNT, NO_NODE);

  /**
   * 5.A Where the unit may go: over land hex by hex at the cost of the terrain, or along a road all the way (5.A.1),
   * or across one sea hexside for the whole allowance (5.A.2). A zone of control stops it; out of one it must
   * first leave all of them (3.0). In a water-barrier hex it may start from either land area (5.A.3).
   */
  of(g: Campaign, unit: Unit): this {
    const start = g.hexOf(unit);
    this.#clear(start);
    const allowance = allowanceOf(g, unit);
    const inZone = isZoned(g, SIDE[unit], start);
    this.#walk(g, unit, allowance, inZone, false);
    if (HAS_ROAD[start]) this.#walk(g, unit, allowance, inZone, true);
    const across = SEA_SIDES[start];
    for (let i = 0; i < across.length; i++) {
      const hex = across[i];
      if (mayHop(g, unit, hex)) this.#note(hex, allowance, 2, NO_NODE);
    }
    return this;
  }

  way(hex: Hex): LandWay {
    return WAYS[this.#way[hex]];
  }

  /** The hexes entered on the cheapest way to a hex. */
  path(hex: Hex): Hex[] {
    const path: Hex[] = [];
    const ways = this.#way[hex] === 1 ? this.#roadBefore : this.#landBefore;
    if (this.#way[hex] === 2) return [hex];
    for (let node = this.#before[hex]; node !== NO_NODE && NODE_HEX[node] !== this.#start; node = ways[node])
      path.unshift(NODE_HEX[node]);
    return path;
  }

  #clear(start: Hex): void {
    for (const hex of this.hexes) this.cost[hex] = 0;
    this.hexes.length = 0;
    this.#start = start;
  }

  #note(hex: Hex, cost: number, way: number, before: Node): void {
    if (hex === this.#start || (this.cost[hex] !== 0 && this.cost[hex] <= cost)) return;
    if (this.cost[hex] === 0) this.hexes.push(hex);
    this.cost[hex] = cost;
    this.#way[hex] = way;
    this.#before[hex] = before;
  }

  #walk(g: Campaign, unit: Unit, allowance: number, inZone: boolean, byRoad: boolean): void {
    const side = SIDE[unit];
    const start = this.#start;
    const links = byRoad ? ROAD_LINKS : LAND_LINKS;
    const before = byRoad ? this.#roadBefore : this.#landBefore;
    const way = byRoad ? 1 : 0;
    const spent = this.#spent;
    const seen = this.#seen;
    const rings = this.#rings;
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
        if (spent[node] !== points + 1) continue;
        const isStart = points === 0;
        if (!isStart && isZoned(g, side, NODE_HEX[node])) continue;
        const next = links[node];
        for (let i = 0; i < next.length; i++) {
          const other = next[i];
          const hex = NODE_HEX[other];
          if (hex === start) continue;
          const cost = points + costInto(hex, byRoad);
          if (cost > allowance || (spent[other] !== 0 && spent[other] <= cost + 1)) continue;
          if (!byRoad && !suitsOffRoad(unit, hex)) continue;
          if (!mayEnter(g, unit, hex) || (isStart && inZone && isZoned(g, side, hex))) continue;
          if (spent[other] === 0) seen.push(other);
          spent[other] = cost + 1;
          before[other] = node;
          if (cost < allowance) rings[cost].push(other);
          this.#note(hex, cost, way, other);
        }
      }
      ring.length = 0;
    }
    for (let i = 0; i < seen.length; i++) spent[seen[i]] = 0;
    seen.length = 0;
  }
}

/** 5.A, 5.A.1 Movement points to enter a hex. */
export const costInto = (hex: Hex, byRoad: boolean): number => (byRoad || TERRAIN[hex] === CLEAR ? 1 : 2);

/** 5.A.2 Not where an enemy unit is, an air unit alone in a fortress among them, nor into a zone of control. */
export const mayHop = (g: Campaign, unit: Unit, hex: Hex): boolean =>
  mayEnter(g, unit, hex) &&
  suitsOffRoad(unit, hex) &&
  g.airs[otherSide(SIDE[unit])][hex] === 0 &&
  !isZoned(g, SIDE[unit], hex);

/** Nothing of it leaves this file. */
const range = new LandRange();

/** 3.0, 5.A, 9.E Why a troop unit on the map may not march any more in this segment. */
function barByLand(g: Campaign, unit: Unit): Bar | undefined {
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
    return range.of(g, unit).hexes.some((hex) => change(hex) < 0);
  });
}

/** 9.G Without this one of those that could mend a shortage it could not be mended any more: it has no other way. */
export const isNeeded = (g: Campaign, unit: Unit, able: readonly Unit[]): boolean =>
  able.includes(unit) && able.length <= burmaNeeds(g);
const isNeededNow = (g: Campaign, unit: Unit): boolean =>
  IS_REGIMENT[unit] === 1 && isNeeded(g, unit, menders(g, readyByLand(g)));

/** Where a unit may march, in the order of the map, and by which kind of way each hex is reached. */
export interface Marches {
  readonly hexes: readonly Hex[];
  readonly ways: readonly LandWay[];
}

/** The marches open to a unit: none that would leave Burma short (9.G). */
export function marches(g: Campaign, unit: Unit, mustMend = isNeededNow(g, unit), into = range): Marches {
  const bar = barByBurma(g, unit, mustMend);
  const hexes = into
    .of(g, unit)
    .hexes.filter((hex) => bar(hex) === undefined)
    .sort((a, b) => a - b);
  return { hexes, ways: hexes.map((hex) => into.way(hex)) };
}

/** 5.A Units that cannot march. */
export const closedByLand = (g: Campaign): Closed[] =>
  ALL_UNITS.filter((unit) => SIDE[unit] === g.phasing && isTroop(unit) && onMap(g.at[unit])).flatMap((unit) =>
    closedBy(PICK[unit], barByLand(g, unit)),
  );

/** How far around a unit a player would look for a place to march to. */
const HORIZON = 6;

/** 5.A Hexes around that the unit cannot march to. */
export function closedToMarch(g: Campaign, unit: Unit): Closed[] {
  const start = g.hexOf(unit);
  const bar = barByBurma(g, unit, isNeededNow(g, unit));
  const { cost } = range.of(g, unit);
  return closedHexes(
    [...GRID.within(start, HORIZON)].filter((hex) => isLand(hex) && hex !== start),
    (hex) => (cost[hex] > 0 ? bar(hex) : (barToStand(g, unit, hex) ?? barToReach(g, unit, hex))),
  );
}

/** What keeps a unit from a hex that it could stand in. */
function barToReach(g: Campaign, unit: Unit, hex: Hex): Bar {
  const start = g.hexOf(unit);
  const isHeldBack =
    isZoned(g, SIDE[unit], start) && isZoned(g, SIDE[unit], hex) && GRID.areNeighbours(start, hex);
  return isHeldBack ? BARS.zone : BARS.far;
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
