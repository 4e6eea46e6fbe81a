import type { Brush } from "../table/screen.ts";
import { type Grid, nameOf } from "./parts.ts";

/** The peninsula from Thailand down to Johore; Malaya and Japanese Occupation have it in common. */
export const PENINSULA: Grid = [
  ["kedah", "thailand", "kelantan", "trengganu"],
  ["perak", "ec_north", "pahang", undefined],
  ["selangor", "kuala_lumpur", "ec_south", undefined],
  [undefined, "negri_sembilan", "johore", undefined],
];
export const KEY_COLUMN = 0;
export const THAILAND_COLUMN = 1;

export const isCenter = (id: string): boolean => id.startsWith("ec_");

/** The name of a space with its Population. */
export const titleOf = (brush: Brush, id: string, population: number): string =>
  `${nameOf(brush, "space", id).replace("Economic Center", "EC")}${population > 0 ? ` ${population}` : ""}`;
