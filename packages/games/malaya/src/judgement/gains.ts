import { ALL_SPACES, type Space } from "../board.ts";

/** How much one point of Political Will appeals. */
export const KEEN = 1.2;

/** What an Operation would gain in each space, for the faction that weighs it; filled anew for every question. */
export type Gains = Float64Array;
export const gainsOf = (): Gains => new Float64Array(ALL_SPACES.length);

const rest = gainsOf();

/** The sum of the greatest gains, as many as can be taken; losses are left alone. */
export function best(gains: Gains, most: number): number {
  if (most <= 0) return 0;
  rest.set(gains);
  let sum = 0;
  for (let taken = 0; taken < most; taken++) {
    let top = 0;
    for (let at = 1; at < rest.length; at++) if (rest[at] > rest[top]) top = at;
    if (rest[top] <= 0) break;
    sum += rest[top];
    rest[top] = 0;
  }
  return sum;
}

/** The space with the greatest gain. */
export function bestSpace(gains: Gains): Space {
  let top = 0;
  for (let at = 1; at < gains.length; at++) if (gains[at] > gains[top]) top = at;
  return top as Space;
}

/** What an Operation is worth with all its spaces and its Special Activity, and as a Limited Operation (2.3.4). */
export interface Prospect {
  full: number;
  limited: number;
}
