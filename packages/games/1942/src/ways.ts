import type { Hex, Unit } from "@sandtable/hex";
import { isZoned, mayEnter, suitsOffRoad } from "./ground.ts";
import { allowanceOf, costInto, type LandWay, mayHop } from "./land.ts";
import { HAS_ROAD, LAND_LINKS, NODE_HEX, NODES_IN, type Node, ROAD_LINKS, SEA_SIDES } from "./map.ts";
import { type Campaign, SIDE } from "./state.ts";

/** A way of a march: what it costs, the hexes entered, and those before the last that are taken by it (6.3, 7.0). */
export interface March {
  readonly way: LandWay;
  readonly cost: number;
  readonly path: readonly Hex[];
  readonly taken: readonly Hex[];
}

/** How a march has come to a land area, with what it has taken as bits. */
interface Step {
  readonly node: Node;
  readonly cost: number;
  readonly taken: number;
  readonly before: Step | undefined;
}

/**
 * 5.A The ways of a unit to a hex that differ in what they take of these hexes, the cheapest of each, and the cheapest
 * first. {@link LandRange} finds the cheapest way of all; this is for the few marches that pass something to be taken.
 */
export function waysTo(g: Campaign, unit: Unit, to: Hex, claims: readonly Hex[]): March[] {
  const start = g.hexOf(unit);
  const best = new Map<number, March>();
  const offer = (march: March, taken: number): void => {
    const known = best.get(taken);
    if (!known || march.cost < known.cost) best.set(taken, march);
  };
  for (const way of HAS_ROAD[start] ? BOTH : OVER_LAND)
    for (const last of stepsTo(g, unit, to, claims, way === "road"))
      offer(marchOf(last, way, to, claims), last.taken);
  if (SEA_SIDES[start].includes(to) && mayHop(g, unit, to))
    offer({ way: "hop", cost: allowanceOf(g, unit), path: [to], taken: [] }, 0);
  return [...best.values()].sort((a, b) => a.cost - b.cost || a.taken.length - b.taken.length);
}

const OVER_LAND: readonly LandWay[] = ["land"];
const BOTH: readonly LandWay[] = ["land", "road"];

/** The last steps of all ways to the hex, none of which another beats that takes the same. */
function stepsTo(g: Campaign, unit: Unit, to: Hex, claims: readonly Hex[], byRoad: boolean): Step[] {
  const side = SIDE[unit];
  const start = g.hexOf(unit);
  const allowance = allowanceOf(g, unit);
  const inZone = isZoned(g, side, start);
  const links = byRoad ? ROAD_LINKS : LAND_LINKS;
  const spent = new Map<number, number>();
  const found: Step[] = [];
  const rings: Step[][] = Array.from({ length: allowance + 1 }, () => []);
  for (const node of NODES_IN[start]) rings[0].push({ node, cost: 0, taken: 0, before: undefined });
  for (const ring of rings)
    for (const step of ring) {
      const hex = NODE_HEX[step.node];
      // It may go on from there and come back, for something beside it.
      if (hex === to) found.push(step);
      // 3.0 A zone of control ends the march; who begins in one must first leave all of them.
      if (hex !== start && isZoned(g, side, hex)) continue;
      for (const node of links[step.node]) {
        const next = NODE_HEX[node];
        const cost = step.cost + costInto(next, byRoad);
        if (next === start || cost > allowance || (!byRoad && !suitsOffRoad(unit, next))) continue;
        if (!mayEnter(g, unit, next) || (hex === start && inZone && isZoned(g, side, next))) continue;
        const taken = next === to ? step.taken : step.taken | bitOf(claims, next);
        const key = node * (1 << claims.length) + taken;
        if ((spent.get(key) ?? Number.POSITIVE_INFINITY) <= cost) continue;
        spent.set(key, cost);
        rings[cost].push({ node, cost, taken, before: step });
      }
    }
  return found;
}

const bitOf = (claims: readonly Hex[], hex: Hex): number => {
  const at = claims.indexOf(hex);
  return at === -1 ? 0 : 1 << at;
};

function marchOf(last: Step, way: LandWay, to: Hex, claims: readonly Hex[]): March {
  const path: Hex[] = [];
  for (let step = last; step.before; step = step.before) path.push(NODE_HEX[step.node]);
  path.reverse();
  const taken = path.filter((hex) => hex !== to && claims.includes(hex));
  return { way, cost: last.cost, path, taken: [...new Set(taken)] };
}
