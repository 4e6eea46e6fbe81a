import { sum, Z } from "../statistics.ts";

/**
 * How many pairs of games brought so many points to the one that is tried: 0, a half, 1, one and a half, 2. The two games of a
 * pair share their fate, sides swapped, so they are counted as one: apart they would seem to tell more than they do.
 */
export type Pentanomial = readonly [number, number, number, number, number];

/** What a pair is worth: the share of its points. */
export const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;

export const NO_PAIRS: Pentanomial = [0, 0, 0, 0, 0];

/** With one pair more, which brought so many points. */
export const withPair = (pairs: Pentanomial, points: number): Pentanomial =>
  pairs.map((count, at) => (at === 2 * points ? count + 1 : count)) as unknown as Pentanomial;

/** The share of points that goes with so many Elo, and back. */
export const shareOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
export const eloOf = (share: number): number => -400 * Math.log10(1 / share - 1);

export interface Strength {
  readonly elo: number;
  readonly ci95: readonly [low: number, high: number];
}

/**
 * How much stronger the one that is tried is, as far as these pairs tell; nothing when there are none. Half a pair lost and half a
 * pair won are added: whoever has won all is still not sure to win the next.
 */
export function strengthOf(pairs: Pentanomial): Strength | undefined {
  if (sum(pairs) === 0) return undefined;
  const all = pairs.map((of, at) => (at % 4 === 0 ? of + 0.5 : of)) as unknown as Pentanomial;
  const count = sum(all);
  const share = meanOf(all);
  const reach = Z * Math.sqrt(varianceOf(all) / count);
  const least = 1 / (4 * count);
  const elo = (at: number): number => tenth(eloOf(Math.min(Math.max(at, least), 1 - least)));
  return { elo: elo(share), ci95: [elo(share - reach), elo(share + reach)] };
}

const meanOf = (pairs: Pentanomial): number => sum(pairs.map((of, at) => of * SHARES[at])) / sum(pairs);

/** The variance of what a pair is worth. */
export function varianceOf(pairs: Pentanomial): number {
  const middle = meanOf(pairs);
  return sum(pairs.map((of, at) => of * (SHARES[at] - middle) ** 2)) / sum(pairs);
}

const tenth = (elo: number): number => Math.round(10 * elo) / 10 || 0;
