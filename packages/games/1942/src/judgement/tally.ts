import { ALLIED, GRID, JAPANESE, type Side } from "../map.ts";
import { type Campaign, DONE, IS_AIR, SIDE, STRENGTH, UNIT_COUNT } from "../state.ts";

/** Combat strength of each side by hex, disrupted units halved, and the hexes that hold any: written over at each count. */
export const power: readonly [Float32Array, Float32Array] = [
  new Float32Array(GRID.size),
  new Float32Array(GRID.size),
];
export const stacks: readonly [number[], number[]] = [[], []];
/** The part of it that has not acted in this segment and that no enemy zone of control holds. */
export const free: readonly [Float32Array, Float32Array] = [
  new Float32Array(GRID.size),
  new Float32Array(GRID.size),
];

/** Add up who stands where. */
export function count(g: Campaign): void {
  clear(ALLIED);
  clear(JAPANESE);
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const hex = g.at[unit];
    if (hex >= GRID.size || IS_AIR[unit]) continue;
    const side = SIDE[unit];
    if (power[side][hex] === 0) stacks[side].push(hex);
    power[side][hex] += g.recovers[unit] !== 0 ? STRENGTH[unit] / 2 : STRENGTH[unit];
    if ((g.flags[unit] & DONE) === 0 && g.zone[side ^ 1][hex] === 0) free[side][hex] += STRENGTH[unit];
  }
}

function clear(side: Side): void {
  const held = stacks[side];
  for (let at = 0; at < held.length; at++) {
    power[side][held[at]] = 0;
    free[side][held[at]] = 0;
  }
  held.length = 0;
}
