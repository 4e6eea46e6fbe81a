import { sum } from "../statistics.ts";
import { NO_PAIRS, type Pentanomial, SHARES, shareOf } from "./pairs.ts";

/** A claim of strength against another: at least so many Elo, or no more than so many; and how often either may be believed wrongly. */
export interface Claim {
  readonly elo: readonly [base: number, claimed: number];
  /** How often a change that is worth no more than the base is accepted. */
  readonly alpha: number;
  /** How often one that is worth what is claimed is rejected. */
  readonly beta: number;
}

/**
 * A generalised sequential probability ratio test on pairs of games: after every pair it asks how much likelier the pairs are if
 * the claim holds than if it does not, and stops as soon as that is sure enough. The unknown spread of the pairs takes, under
 * either, the value that makes them likeliest.
 *
 * A. Wald, Sequential Analysis; X. Li, J. Liu, Z. Ying, Generalized Sequential Probability Ratio Test for Separate Families of
 * Hypotheses. It is the test of Stockfish's fishtest and of OpenBench.
 */
export class Sprt {
  readonly bounds: readonly [low: number, high: number];
  readonly #shares: readonly [number, number];

  constructor({ elo: [base, claimed], alpha, beta }: Claim) {
    if (!(base < claimed))
      throw new RangeError(`the claim must be above the base: ${base} is not below ${claimed}`);
    this.bounds = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)];
    this.#shares = [shareOf(base), shareOf(claimed)];
  }

  /** The logarithm of the ratio: above 0 the claim is the likelier. */
  llr(pairs: Pentanomial): number {
    const count = sum(pairs);
    if (count === 0) return 0;
    const seen = frequenciesOf(pairs);
    const [base, claimed] = this.#shares.map((share) => likeliestWith(seen, share));
    return count * sum(seen.map((of, at) => of * Math.log(claimed[at] / base[at])));
  }

  /** Whether the claim is accepted; nothing as long as more pairs are needed. */
  accepts(llr: number): boolean | undefined {
    if (llr >= this.bounds[1]) return true;
    return llr <= this.bounds[0] ? false : undefined;
  }

  /** How many pairs it takes on average, where the change is worth so many Elo and a pair has such a variance. */
  expectedPairs(elo: number, variance: number): number {
    const [low, high] = this.bounds;
    const [base, claimed] = this.#shares;
    const drift = ((claimed - base) * (shareOf(elo) - (base + claimed) / 2)) / variance;
    const spread = (claimed - base) ** 2 / variance;
    if (Math.abs(drift) < 1e-12) return (-low * high) / spread;
    const tilt = (-2 * drift) / spread;
    const accepted = (1 - Math.exp(tilt * low)) / (Math.exp(tilt * high) - Math.exp(tilt * low));
    return (accepted * high + (1 - accepted) * low) / drift;
  }
}

/** What was never seen may still come: it counts for so much of a pair. */
const UNSEEN = 1e-3;

function frequenciesOf(pairs: Pentanomial): readonly number[] {
  const counted = pairs.map((of) => of || UNSEEN);
  const all = sum(counted);
  return counted.map((of) => of / all);
}

/** Of all distributions with this mean the one under which the frequencies are likeliest. */
function likeliestWith(seen: readonly number[], share: number): readonly number[] {
  // Each frequency is divided by 1 + x (value - mean); x lies where all of these stay above 0, and the sum falls in it.
  let [low, high] = [-1 / (SHARES[NO_PAIRS.length - 1] - share), 1 / (share - SHARES[0])];
  for (let step = 0; step < 100; step++) {
    const x = (low + high) / 2;
    const off = sum(seen.map((of, at) => (of * (SHARES[at] - share)) / (1 + x * (SHARES[at] - share))));
    if (off > 0) low = x;
    else high = x;
  }
  const x = (low + high) / 2;
  return seen.map((of, at) => of / (1 + x * (SHARES[at] - share)));
}
