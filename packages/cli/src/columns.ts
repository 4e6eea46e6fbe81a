import type { Io } from "./io.ts";

/** A text table: cells padded to their columns; numbers to the right, the last column unpadded. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, String(cell).length);
    });
  return rows.map((row) =>
    row
      .map((cell, column) =>
        typeof cell === "number" ? String(cell).padStart(widths[column]) : cell.padEnd(widths[column]),
      )
      .join("  ")
      .trimEnd(),
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what colours begin with.
const ESCAPES = /\x1b\[\d+m/g;

export const unpainted = (text: string): string => text.replace(ESCAPES, "");

/** How many columns a painted text takes. */
export const widthOf = (text: string): number => unpainted(text).length;

const GLUE = "\u00a0";

/** A text that {@link wrap} keeps on one line. */
export const glued = (text: string): string => text.replaceAll(" ", GLUE);
export const unglued = (text: string): string => text.replaceAll(GLUE, " ");

/** Break a text into lines of at most `width` columns, at its spaces; a longer word has a line of its own. */
export function wrap(text: string, width: number, indent = ""): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[^\S\u00a0]+/).filter(Boolean)) {
    if (line !== "" && indent.length + widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(indent + line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  if (line !== "") lines.push(indent + line);
  return lines.map(unglued);
}

/** Short texts in as many columns as there is room for, read down each column. */
export function inColumns(texts: readonly string[], width: number): string[] {
  const cell = Math.max(...texts.map(widthOf)) + 2;
  const columns = Math.max(1, Math.floor(width / cell));
  const height = Math.ceil(texts.length / columns);
  return Array.from({ length: height }, (_, line) =>
    texts
      .filter((_, index) => index % height === line)
      .map((text) => text + " ".repeat(cell - widthOf(text)))
      .join("")
      .trimEnd(),
  );
}

/** How wide lines may be. Some terminals do not know their width, or say 0. */
export const widthFor = ({ stdout }: Pick<Io, "stdout">): number =>
  Math.max(LEAST, Math.min(stdout.columns || 80, MOST));
const LEAST = 30;
const MOST = 120;
