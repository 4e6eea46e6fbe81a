import { type HexGrid, NOWHERE } from "./grid.ts";
import { type Hex, type Ids, idsOfAll } from "./ids.ts";

/** How a unit moves: what a step costs, in whole points, or that it cannot be made; and where it must stop. */
export interface Terms {
  /** The cost from a hex to one beside it, at least 1; {@link NO_WAY} when it may not go there. */
  cost(from: Hex, to: Hex): number;
  /** Whether whoever comes into the hex goes no further. */
  stops(hex: Hex): boolean;
}

/** A step that cannot be made. */
export const NO_WAY = 0;

/** Where a unit can get with its points, and the cheapest way there. An object owns its tables: one range at a time. */
export class Reach {
  readonly #grid: HexGrid;
  /** By hex: the points spent on the cheapest way, or -1 where there is none. */
  readonly cost: Int16Array;
  readonly #before: Ids<Hex>;
  /** Every hex that can be reached, the start not among them, in the order of their cost. */
  readonly hexes: Hex[] = [];
  start: Hex = NOWHERE;

  constructor(grid: HexGrid) {
    this.#grid = grid;
    this.cost = new Int16Array(grid.size).fill(-1);
    this.#before = idsOfAll(grid.size, NOWHERE);
  }

  /** Work out where somebody who stands here can go with so many points. */
  from(start: Hex, points: number, { cost, stops }: Terms): this {
    for (const hex of this.hexes) this.cost[hex] = -1;
    if (this.start !== NOWHERE) this.cost[this.start] = -1;
    this.hexes.length = 0;
    this.start = start;
    this.cost[start] = 0;
    const rings: Hex[][] = [[start]];
    for (let spent = 0; spent < rings.length; spent++) {
      for (const hex of rings[spent] ?? []) {
        if (this.cost[hex] !== spent) continue;
        if (hex !== start) {
          this.hexes.push(hex);
          if (stops(hex)) continue;
        }
        for (const to of this.#grid.around[hex]) {
          const step = cost(hex, to);
          const total = spent + step;
          if (step === NO_WAY || total > points || (this.cost[to] !== -1 && this.cost[to] <= total)) continue;
          this.cost[to] = total;
          this.#before[to] = hex;
          (rings[total] ??= []).push(to);
        }
      }
    }
    return this;
  }

  /** The hexes entered on the cheapest way to a hex, itself the last. */
  path(to: Hex): Hex[] {
    const path: Hex[] = [];
    for (let hex = to; hex !== this.start; hex = this.#before[hex]) path.unshift(hex);
    return path;
  }
}
