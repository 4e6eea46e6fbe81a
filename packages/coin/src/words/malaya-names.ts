import type { SpaceId } from "../malaya-map.ts";

/** The spaces of the Malaya map in English. */
export const MALAYA_NAMES: Readonly<Record<SpaceId, string>> = {
  kedah: "Kedah",
  perak: "Perak",
  kelantan: "Kelantan",
  trengganu: "Trengganu",
  pahang: "Pahang",
  selangor: "Selangor",
  negri_sembilan: "Negri Sembilan",
  johore: "Johore",
  kuala_lumpur: "Kuala Lumpur",
  ec_north: "Northern Economic Center",
  ec_south: "Southern Economic Center",
  thailand: "Thailand",
};

/** The space within a sentence: "in the Northern Economic Center", "in Perak". */
export const malayaPlace = (space: SpaceId): string =>
  space === "ec_north" || space === "ec_south" ? `the ${MALAYA_NAMES[space]}` : MALAYA_NAMES[space];
