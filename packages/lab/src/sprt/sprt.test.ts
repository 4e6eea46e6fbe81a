import { fastRandom } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import {
  eloOf,
  NO_PAIRS,
  type Pentanomial,
  SHARES,
  shareOf,
  strengthOf,
  varianceOf,
  withPair,
} from "./pairs.ts";
import { Sprt } from "./sprt.ts";

const claim = { elo: [0, 20], alpha: 0.05, beta: 0.05 } as const;

describe("the likelihood ratio", () => {
  const small = new Sprt({ ...claim, elo: [0, 4] });
  const ratio = (pairs: Pentanomial): number => small.llr(pairs);

  it("is 0 before any pair, and falls and rises with what pairs bring", () => {
    expect(ratio(NO_PAIRS)).toBe(0);
    expect(ratio([0, 0, 0, 0, 3])).toBeGreaterThan(0);
    expect(ratio([3, 0, 0, 0, 0])).toBeLessThan(0);
    expect(ratio([10, 20, 40, 22, 13])).toBeGreaterThan(ratio([10, 21, 40, 22, 12]));
  });

  it("is what the theory of small differences says, where many pairs were played", () => {
    const pairs: Pentanomial = [1200, 5400, 9100, 5900, 1400];
    const count = 23_000;
    const share = pairs.reduce((sum, of, at) => sum + of * SHARES[at], 0) / count;
    const [base, claimed] = [shareOf(0), shareOf(4)];
    const expected = (count * (claimed - base) * (2 * share - base - claimed)) / (2 * varianceOf(pairs));
    expect(ratio(pairs)).toBeCloseTo(expected, 1);
  });

  it("is the exact one: no distribution with that mean makes the pairs likelier", () => {
    const pairs: Pentanomial = [3, 8, 20, 11, 5];
    const random = fastRandom(3);
    const count = 47;
    /** The likelihood under the best of many distributions with that mean. */
    const best = (share: number): number => {
      let most = Number.NEGATIVE_INFINITY;
      let at = pairs.map((of) => of / count);
      for (let step = 0; step < 40_000; step++) {
        const reach = 0.05 / (1 + step / 500);
        const moved = at.map((of) => Math.max(1e-9, of + reach * (random.below(2001) / 1000 - 1)));
        // Two values take up what all must sum to, and the mean.
        const rest = 1 - moved[1] - moved[2] - moved[3];
        moved[4] = share - (moved[1] * 0.25 + moved[2] * 0.5 + moved[3] * 0.75);
        moved[0] = rest - moved[4];
        if (moved.some((of) => of <= 0)) continue;
        const likelihood = pairs.reduce((sum, of, index) => sum + of * Math.log(moved[index]), 0);
        if (likelihood > most) {
          most = likelihood;
          at = moved;
        }
      }
      return most;
    };
    expect(ratio(pairs)).toBeCloseTo(best(shareOf(4)) - best(shareOf(0)), 2);
  });
});

describe("strength", () => {
  it("is Elo of the share of points, with how sure that is", () => {
    expect(eloOf(shareOf(37))).toBeCloseTo(37, 9);
    expect(strengthOf(NO_PAIRS)).toBeUndefined();
    const strength = strengthOf([10, 20, 40, 25, 15]);
    expect(strength?.elo).toBeCloseTo(23.7, 0);
    expect(strength?.ci95[0]).toBeLessThan(0);
    expect(strength?.ci95[1]).toBeGreaterThan(40);
  });

  it("of whoever has won all is great, and not without end", () => {
    expect(strengthOf([0, 0, 0, 0, 9])?.elo).toBeGreaterThan(400);
    expect(Number.isFinite(strengthOf([0, 0, 0, 0, 9])?.ci95[1])).toBe(true);
  });
});

/** Pairs of somebody who is worth so many Elo: two games that share some of their luck. */
function pairsOf(elo: number, seed: number): () => number {
  const random = fastRandom(seed);
  const chance = (): number => random.below(1_000_000) / 1_000_000;
  const share = shareOf(elo);
  const game = (): number => (chance() < 0.1 ? 0.5 : chance() < share ? 1 : 0);
  // One pair in four is lost or won by its fate, once on each side.
  return () => (chance() < 0.25 ? 1 : game() + game());
}

const sprt = new Sprt(claim);
function run(elo: number, seed: number): { accepted: boolean; pairs: number; pentanomial: Pentanomial } {
  const next = pairsOf(elo, seed);
  let pentanomial = NO_PAIRS;
  for (let pairs = 1; ; pairs++) {
    pentanomial = withPair(pentanomial, next());
    const accepted = sprt.accepts(sprt.llr(pentanomial));
    if (accepted !== undefined) return { accepted, pairs, pentanomial };
  }
}

describe("a planted strength", () => {
  const RUNS = process.env.SANDTABLE_LONG ? 400 : 20;
  const runs = (elo: number) => Array.from({ length: RUNS }, (_, seed) => run(elo, seed + 1));
  /** Of the pairs above, in the long run. */
  const variance = (elo: number): number => {
    const next = pairsOf(elo, 0);
    let pairs = NO_PAIRS;
    for (let count = 0; count < 20_000; count++) pairs = withPair(pairs, next());
    return varianceOf(pairs);
  };
  /** What a quarter of even pairs and a tenth of draws leave of it. */
  const real = (elo: number): number => eloOf(0.5 + (shareOf(elo) - 0.5) * 0.9 * 0.75);
  const within = (elo: number, lengths: readonly number[]): void => {
    const length = lengths.reduce((sum, of) => sum + of, 0) / lengths.length;
    const theory = sprt.expectedPairs(real(elo), variance(elo));
    expect(length / theory).toBeGreaterThan(2 / 3);
    expect(length / theory).toBeLessThan(4 / 3);
  };

  it("of 30 Elo is accepted", () => {
    // Worth 30 when all is counted: what stands above the planted one is taken off again by even pairs and draws.
    const planted = eloOf(0.5 + (shareOf(30) - 0.5) / 0.675);
    const found = runs(planted);
    expect(found.filter(({ accepted }) => accepted).length / RUNS).toBeGreaterThan(
      RUNS === 20 ? 0.99 : 0.985,
    );
    within(
      planted,
      found.map(({ pairs }) => pairs),
    );
  });

  it("of 0 Elo is rejected", () => {
    const found = runs(0);
    expect(found.filter(({ accepted }) => !accepted).length / RUNS).toBeGreaterThanOrEqual(0.9);
    within(
      0,
      found.map(({ pairs }) => pairs),
    );
  });
});
