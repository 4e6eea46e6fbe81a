import type { Interval } from "@sandtable/lab";

/** Figures as they are printed. */

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const between = ([low, high]: Interval): string => `${(100 * low).toFixed(1)} to ${percent(high)}`;

/** A time in milliseconds. */
export const time = (milliseconds: number): string =>
  milliseconds < 10
    ? `${milliseconds.toFixed(1)} ms`
    : milliseconds < 1000
      ? `${milliseconds.toFixed(0)} ms`
      : `${(milliseconds / 1000).toFixed(1)} s`;

/** Words and how often they came. */
export const counts = (of: Readonly<Record<string, number>>): string =>
  Object.entries(of)
    .map(([word, count]) => `${word} ${count}`)
    .join(", ");
