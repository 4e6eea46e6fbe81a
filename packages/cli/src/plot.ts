/** A curve drawn with characters: a row for every tenth, a column for every point, or for several of a long one. */
export function plot(chances: readonly number[], width: number): string[] {
  const columns = Math.max(1, Math.min(chances.length, width - GUTTER));
  const heights = Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * chances.length) / columns);
    const to = Math.max(from + 1, Math.floor(((column + 1) * chances.length) / columns));
    const part = chances.slice(from, to);
    return Math.round((part.reduce((sum, chance) => sum + chance, 0) / part.length) * ROWS);
  });
  const rows = Array.from({ length: ROWS + 1 }, (_, index) => {
    const row = ROWS - index;
    const name = row % (ROWS / 2) === 0 ? `${row * 10} %` : "";
    const line = heights.map((height) => (height === row ? "●" : row === ROWS / 2 ? "·" : " ")).join("");
    return `${name.padStart(GUTTER - 2)} ${row === ROWS / 2 ? "┼" : "│"}${line}`.trimEnd();
  });
  return [...rows, `${" ".repeat(GUTTER - 1)}└${"─".repeat(columns)}`];
}
const ROWS = 10;
/** Room for the numbers at the left. */
const GUTTER = 7;
