import type { Interval } from "./statistics.ts";

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

/** A table in Markdown; the first row is its head. Columns from `right` on are set to the right. */
export function markdownTable(rows: readonly (readonly (string | number)[])[], right: number): string {
  const [head, ...body] = rows.map((row) => `| ${row.join(" | ")} |`);
  const rule = `| ${rows[0].map((_, column) => (column < right ? "---" : "---:")).join(" | ")} |`;
  return [head, rule, ...body].join("\n");
}
