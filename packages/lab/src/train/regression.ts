/** Rows of features, one after the other, and what each came to: 0 to 1. */
export interface Sample {
  readonly width: number;
  readonly rows: Float64Array;
  readonly targets: Float64Array;
}

const MOST_STEPS = 50;
const MOST_HALVINGS = 30;
const CLOSE = 1e-9;

const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

function weigh({ rows, width }: Sample, at: number, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let feature = 0; feature < width; feature++) sum += rows[at * width + feature] * weights[feature];
  return sum;
}

/** The mean log loss of the chances that the weights give. */
export function logLoss(sample: Sample, weights: ArrayLike<number>): number {
  const { targets } = sample;
  let loss = 0;
  for (let at = 0; at < targets.length; at++) {
    const sum = weigh(sample, at, weights);
    loss += Math.max(sum, 0) + Math.log1p(Math.exp(-Math.abs(sum))) - targets[at] * sum;
  }
  return loss / targets.length;
}

/** The share of rows whose better half is told; those that come to a draw tell nothing. */
export function accuracy(sample: Sample, weights: ArrayLike<number>): number {
  const { targets } = sample;
  let right = 0;
  let told = 0;
  for (let at = 0; at < targets.length; at++) {
    if (targets[at] === 0.5) continue;
    told++;
    if (weigh(sample, at, weights) > 0 === targets[at] > 0.5) right++;
  }
  return told > 0 ? right / told : 0.5;
}

/**
 * Ridge-regularised logistic regression by Newton's method: the weights with the least mean log loss plus half the
 * ridge times their squares. Every sum is taken in the order of the rows, so equal samples give equal weights.
 */
export function fit(sample: Sample, ridge: number): Float64Array {
  const { width } = sample;
  let weights = new Float64Array(width);
  let cost = costOf(sample, weights, ridge);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slope, bend } = derivatives(sample, weights, ridge);
    const way = solve(bend, slope);
    let next = weights;
    let nextCost = Number.POSITIVE_INFINITY;
    let stride = 1;
    for (let halvings = 0; halvings < MOST_HALVINGS && !(nextCost <= cost); halvings++, stride /= 2) {
      next = weights.map((weight, feature) => weight - stride * way[feature]);
      nextCost = costOf(sample, next, ridge);
    }
    if (!(nextCost <= cost)) return weights;
    const moved = Math.max(...way.map((part) => Math.abs(part)));
    weights = next;
    cost = nextCost;
    if (moved < CLOSE) return weights;
  }
  return weights;
}

function costOf(sample: Sample, weights: Float64Array, ridge: number): number {
  let squares = 0;
  for (const weight of weights) squares += weight * weight;
  return logLoss(sample, weights) + (ridge / 2) * squares;
}

/** The first and second derivatives of the cost. */
function derivatives(
  sample: Sample,
  weights: Float64Array,
  ridge: number,
): { slope: Float64Array; bend: Float64Array[] } {
  const { rows, targets, width } = sample;
  const slope = weights.map((weight) => weight * ridge);
  const bend = Array.from({ length: width }, () => new Float64Array(width));
  for (let at = 0; at < targets.length; at++) {
    const chance = chanceOf(weigh(sample, at, weights));
    const miss = (chance - targets[at]) / targets.length;
    const sway = (chance * (1 - chance)) / targets.length;
    const start = at * width;
    for (let i = 0; i < width; i++) {
      slope[i] += miss * rows[start + i];
      const part = sway * rows[start + i];
      if (part !== 0) for (let j = 0; j <= i; j++) bend[i][j] += part * rows[start + j];
    }
  }
  for (let i = 0; i < width; i++) bend[i][i] += ridge;
  return { slope, bend };
}

/** Solves `matrix · x = right` for a symmetric positive matrix, of which the lower half is given (Cholesky). */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const lower = matrix.map((row) => row.slice());
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = lower[i][j];
      for (let k = 0; k < j; k++) sum -= lower[i][k] * lower[j][k];
      lower[i][j] = i === j ? Math.sqrt(sum) : sum / lower[j][j];
    }
  const found = right.slice();
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) found[i] -= lower[i][k] * found[k];
    found[i] /= lower[i][i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) found[i] -= lower[k][i] * found[k];
    found[i] /= lower[i][i];
  }
  return found;
}
