import type { Hex, Unit } from "@sandtable/hex";
import { ALLIED, GRID, JAPANESE, otherSide, type Side } from "../map.ts";
import { type Campaign, DONE, IS_AIR, onMap, SIDE, STRENGTH, UNIT_COUNT } from "../state.ts";
import { travel } from "./travel.ts";

type PerSide<T> = readonly [allied: T, japanese: T];

/** Who stands where, added up for one position. It holds until its owner counts another. */
export class Tally {
  /** Combat strength of each side by hex, disrupted units halved. */
  readonly power: PerSide<Float32Array> = [new Float32Array(GRID.size), new Float32Array(GRID.size)];
  /** The hexes that hold any. */
  readonly stacks: PerSide<Hex[]> = [[], []];
  /** The part of it that has not acted in this segment and that no enemy zone of control holds. */
  readonly #free: PerSide<Float32Array> = [new Float32Array(GRID.size), new Float32Array(GRID.size)];

  count(g: Campaign): this {
    this.#clear(ALLIED);
    this.#clear(JAPANESE);
    for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
      const hex = g.at[unit];
      if (!onMap(hex) || IS_AIR[unit]) continue;
      const side = SIDE[unit];
      const power = this.power[side];
      if (power[hex] === 0) this.stacks[side].push(hex);
      power[hex] += g.isDisrupted(unit) ? STRENGTH[unit] / 2 : STRENGTH[unit];
      if (!g.has(unit, DONE) && g.zone[otherSide(side)][hex] === 0) this.#free[side][hex] += STRENGTH[unit];
    }
    return this;
  }

  #clear(side: Side): void {
    const held = this.stacks[side];
    for (let at = 0; at < held.length; at++) {
      this.power[side][held[at]] = 0;
      this.#free[side][held[at]] = 0;
    }
    held.length = 0;
  }

  /** Strength of a side within a march of so many points. */
  strengthNear(side: Side, hex: Hex, points: number): number {
    const held = this.stacks[side];
    let sum = 0;
    for (let at = 0; at < held.length; at++)
      if (travel(held[at], hex) <= points) sum += this.power[side][held[at]];
    return sum;
  }

  /** Strength of a side that could still come within a march of so many points. */
  freeNear(side: Side, hex: Hex, points: number): number {
    const held = this.stacks[side];
    const free = this.#free[side];
    let sum = 0;
    for (let at = 0; at < held.length; at++)
      if (free[held[at]] > 0 && travel(held[at], hex) <= points) sum += free[held[at]];
    return sum;
  }
}
