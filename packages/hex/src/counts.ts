import type { Hex, Ids } from "./ids.ts";

/**
 * Stacks and zones of control are counted by hex, and follow each unit as it comes (+1) and goes (-1): whoever asks looks
 * a number up, and nobody ever goes through the units for it.
 */
export function spread(counts: Uint8Array, hexes: Ids<Hex>, change: number): void {
  for (let at = 0; at < hexes.length; at++) counts[hexes[at]] += change;
}
