import { type Hex, NO_WAY, Reach, type Terms, type Unit } from "@sandtable/hex";
import { knowsHeld, knowsZone } from "../knowledge.ts";
import { GRID, NORTH_EDGE } from "../map.ts";
import { type Campaign, type Mover, onMap } from "../state.ts";
import { SIDE } from "../units.ts";
import { allowance, barOfGround, isAlongRails, stepCost } from "./cost.ts";
import { barToStart, barToStep, isAfoot, setOut } from "./steps.ts";

/** How far a unit comes, by what its side knows: for pages and bots. The rules themselves go hex by hex. */

/** Half points by hex, the cheapest way. Where a zone or an enemy is not known the range goes on (18.4). */
export type Range = ReadonlyMap<Hex, number>;

/** 11.3 The terms on which a unit that began at `start` goes on, keeping to its railroad or not. */
export function termsOf(g: Campaign, unit: Unit, start: Hex | undefined, onRails: boolean): Terms {
  const side = SIDE[unit];
  return {
    cost: (from, to) => {
      if (barOfGround(g, unit, from, to, start) || (onRails && !isAlongRails(from, to))) return NO_WAY;
      if (knowsHeld(g, side, to)) return NO_WAY;
      return stepCost(g, unit, from, to, start, onRails);
    },
    stops: (hex) => knowsZone(g, side, hex),
  };
}

/** Where a unit on the move, or one that could set out, can get in this phase. */
export function rangeOf(g: Campaign, unit: Unit, reach: Reach = new Reach(GRID)): Range {
  const range = new Map<Hex, number>();
  const underWay = g.mover?.unit === unit ? g.mover : undefined;
  if (!isAfoot(g, unit) || underWay?.stopped || (!underWay && barToStart(g, unit))) return range;
  const mover = underWay ?? setOut(g, unit);
  const at = g.at[unit];
  if (onMap(at)) {
    if (mover.onRails) flood(g, mover, at, true, reach, range);
    flood(g, mover, at, false, reach, range);
  } else for (const hex of NORTH_EDGE) enterBy(g, mover, hex, reach, range);
  return range;
}

function note(range: Map<Hex, number>, hex: Hex, cost: number): void {
  const known = range.get(hex);
  if (known === undefined || cost < known) range.set(hex, cost);
}

/** From where it stands: the next step has rules of its own (11.4, 13.4, 13.5, and 26.12b for who leaves the railroad). */
function flood(
  g: Campaign,
  mover: Mover,
  at: Hex,
  onRails: boolean,
  reach: Reach,
  range: Map<Hex, number>,
): void {
  const { unit, spent, saved } = mover;
  const terms = termsOf(g, unit, mover.from, onRails);
  const next = (to: Hex): number => {
    if (barToStep(g, mover, to) || (onRails && !isAlongRails(at, to))) return NO_WAY;
    return stepCost(g, unit, at, to, mover.from, onRails) + (onRails ? 0 : saved);
  };
  reach.from(at, allowance(g, unit) - spent, {
    ...terms,
    cost: (from, to) => (from === at ? next(to) : terms.cost(from, to)),
  });
  for (const hex of reach.hexes) note(range, hex, spent + reach.cost[hex]);
  if (spent > 0) return;
  for (const hex of GRID.around[at]) {
    const cost = next(hex);
    if (cost !== NO_WAY) note(range, hex, cost);
  }
}

/** 26.2 From the base over the edge of the map. */
function enterBy(g: Campaign, mover: Mover, hex: Hex, reach: Reach, range: Map<Hex, number>): void {
  if (barToStep(g, mover, hex)) return;
  const { unit } = mover;
  const cost = stepCost(g, unit, undefined, hex, undefined, false);
  note(range, hex, cost);
  const left = allowance(g, unit) - cost;
  const terms = termsOf(g, unit, undefined, false);
  if (left <= 0 || terms.stops(hex)) return;
  reach.from(hex, left, terms);
  for (const each of reach.hexes) note(range, each, cost + reach.cost[each]);
}
