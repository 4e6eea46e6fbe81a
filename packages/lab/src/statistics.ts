/** 97.5 % of a normal distribution lie below it. */
export const Z = 1.959964;

export type Interval = readonly [low: number, high: number];

/** The 95 % interval of a rate that was found in so many games, after Wilson. */
export function wilson(rate: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const spread = Z ** 2 / games;
  const centre = (rate + spread / 2) / (1 + spread);
  const reach = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games));
  return [rounded(centre - reach), rounded(centre + reach)];
}

/** To a millionth: no sample knows more, and certainty is 1. */
const rounded = (share: number): number => Math.round(1e6 * share) / 1e6 || 0;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The mean; 0 of nothing. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;

/** The value that the given share of all does not exceed; 0 of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** The middle value, or the mean of the middle two; 0 of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

/** How often each word occurs, the most frequent first. */
export function counted(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const falling = [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  return Object.fromEntries(falling);
}
