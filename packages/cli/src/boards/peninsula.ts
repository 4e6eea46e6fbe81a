import type { SpaceId } from "@sandtable/coin/malaya-map";
import type { Brush } from "../table/screen.ts";
import { type Grid, nameOf } from "./parts.ts";

/** The peninsula from Thailand down to Johore; Malaya and Japanese Occupation have it in common. */
export const PENINSULA: Grid<SpaceId> = [
  ["kedah", "thailand", "kelantan", "trengganu"],
  ["perak", "ec_north", "pahang", undefined],
  ["selangor", "kuala_lumpur", "ec_south", undefined],
  [undefined, "negri_sembilan", "johore", undefined],
];
export const KEY_COLUMN = 0;
export const THAILAND_COLUMN = 1;

export const isCenter = (id: string): id is "ec_north" | "ec_south" => id === "ec_north" || id === "ec_south";

/** The name of a space with its Population. */
export const titleOf = (brush: Brush, id: string, population: number): string =>
  `${nameOf(brush, "space", id).replace("Economic Center", "EC")}${population > 0 ? ` ${population}` : ""}`;
