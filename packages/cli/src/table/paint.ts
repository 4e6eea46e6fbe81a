import { unpainted, widthOf } from "../columns.ts";
import type { Io } from "../io.ts";

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;
export type Colour = keyof typeof CODES;

/** Puts a colour on a text, or leaves it as it is. Colour is never the only sign of anything. */
export type Paint = (colour: Colour, text: string) => string;

const plainly: Paint = (_, text) => text;
const brightly: Paint = (colour, text) => (text === "" ? "" : `\x1b[${CODES[colour]}m${text}\x1b[0m`);

/** Colours on a terminal only that can show them (TERM), and not where they are unwanted (NO_COLOR). */
export const paintFor = ({ stdout, env }: Io): Paint =>
  stdout.isTTY === true && env.TERM !== "dumb" && (env.NO_COLOR ?? "") === "" ? brightly : plainly;

/** Painted text, filled up or cut to exactly so many columns. */
export function fit(text: string, width: number): string {
  const room = width - widthOf(text);
  return room >= 0 ? text + " ".repeat(room) : `${unpainted(text).slice(0, width - 1)}…`;
}

/** One text at the left, one at the right. */
export const spread = (left: string, right: string, width: number): string =>
  fit(left + " ".repeat(Math.max(1, width - widthOf(left) - widthOf(right))) + right, width);
