import { SPACES } from "../board.ts";

/** A number for each space, and the sum of the greatest of them. Reused: nothing is kept between two questions. */
export const sums = new Float64Array(SPACES.length);

/** Take the greatest number out; nothing below zero counts. */
export function takeBest(): number {
  let at = 0;
  for (let i = 1; i < sums.length; i++) if (sums[i] > sums[at]) at = i;
  const best = sums[at];
  sums[at] = Number.NEGATIVE_INFINITY;
  return Math.max(best, 0);
}

/**
 * Draw in what lies far behind the best, so that it is tried now and then: sums of whole turns differ more than
 * single steps do.
 */
export function soften(appeals: Float64Array, count: number): void {
  let best = appeals[0];
  for (let i = 1; i < count; i++) if (appeals[i] > best) best = appeals[i];
  for (let i = 0; i < count; i++) {
    const behind = best - appeals[i] - 1.5;
    if (behind > 0) appeals[i] = best - 1.5 - Math.log(1 + Math.min(30, behind));
  }
}

export function sumOfBest(count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += takeBest();
  return sum;
}
