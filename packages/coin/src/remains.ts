import type { Bar } from "@sandtable/engine";
import type { Space } from "./space.ts";

/**
 * 4.1 A Special Activity comes with an Operation. One that has no space so far must still find one when the Special
 * Activity has changed these counts; the other way round, a Special Activity may open the space that was missing.
 */

/** A count that a step would change: by space or Railway, and by how much. */
export type Change = readonly [counts: number[], at: number, by: number];

export interface Selecting<G> {
  readonly count: number;
  readonly bar: (g: G, op: never, space: Space) => Bar | undefined;
}

/** Is this an Operation that has no space so far? */
export const isBare = <O extends { readonly count: number }>(op: O | undefined): op is O =>
  op !== undefined && op.count === 0;

/** Would an Operation find a space if these counts had changed? */
export const remainsAmong =
  (spaces: readonly Space[]) =>
  <G, O extends Selecting<G>>(g: G, op: O, changes: readonly Change[] = []): boolean => {
    for (const [counts, at, by] of changes) counts[at] += by;
    const remains = spaces.some((space) => op.bar(g, op as never, space) === undefined);
    for (const [counts, at, by] of changes) counts[at] -= by;
    return remains;
  };
