import { fastRandom } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { accuracy, fit, logLoss, type Sample } from "./regression.ts";

const sample = (width: number, rows: readonly number[], targets: readonly number[]): Sample => ({
  width,
  rows: Float64Array.from(rows),
  targets: Float64Array.from(targets),
});

/** Rows drawn at random, each with the very chance that the weights give. */
function drawn(weights: readonly number[], count: number): Sample {
  const random = fastRandom(1);
  const rows = Array.from({ length: count * weights.length }, () => random.below(2001) / 1000 - 1);
  const targets = Array.from({ length: count }, (_, at) => {
    const sum = weights.reduce((total, weight, i) => total + weight * rows[at * weights.length + i], 0);
    return 1 / (1 + Math.exp(-sum));
  });
  return sample(weights.length, rows, targets);
}

describe("logistic regression", () => {
  it("finds the weights that the chances were made of", () => {
    const weights = [2, -1, 0.5, 0];
    const found = fit(drawn(weights, 500), 1e-9);
    weights.forEach((weight, at) => {
      expect(found[at]).toBeCloseTo(weight, 5);
    });
  });

  it("takes a constant to the mean", () => {
    const [even] = fit(sample(1, [1, 1, 1, 1], [1, 1, 1, 0]), 1e-9);
    expect(1 / (1 + Math.exp(-even))).toBeCloseTo(0.75, 6);
  });

  it("is held back by the ridge, also where all rows are told apart", () => {
    const apart = sample(1, [1, -1], [1, 0]);
    const loose = fit(apart, 0.001)[0];
    const tight = fit(apart, 1)[0];
    expect(tight).toBeGreaterThan(0);
    expect(tight).toBeLessThan(loose);
    // At the least cost the slope is nothing: ridge · w = 1 - chance(w).
    expect(tight).toBeCloseTo(1 - 1 / (1 + Math.exp(-tight)), 8);
  });

  it("does not stumble over features that are never there, or twice", () => {
    const found = fit(sample(3, [1, 1, 0, -1, -1, 0, 0.5, 0.5, 0], [0.9, 0.1, 0.7]), 0.001);
    expect(found[0]).toBeCloseTo(found[1], 8);
    expect(found[2]).toBe(0);
  });

  it("tells its loss and how often it is right", () => {
    const some = sample(1, [1, 1, -1, 1], [1, 0, 0, 0.5]);
    expect(logLoss(some, [0])).toBeCloseTo(Math.log(2), 12);
    expect(accuracy(some, [1])).toBeCloseTo(2 / 3, 12);
  });
});
