import { MAP } from "./map.ts";

/** What the land itself tells: terrain and borders. Japanese Occupation is played on the same map. */

const MOUNTAINS: readonly string[] = ["perak", "selangor"];
/** 1.3.2 All other Provinces are Jungle. */
export const isMountain = (id: string): boolean => MOUNTAINS.includes(id);

/** Who borders whom (1.3.6), read off the drawing: shared borders, the Thai border, and the circles on corners. */
const BORDERS: readonly (readonly [string, string])[] = [
  ...Object.keys(MAP.borders).map((pair) => pair.split(" ") as [string, string]),
  ...(["kedah", "perak", "kelantan"] as const).map((id) => ["thailand", id] as const),
  ...(["selangor", "pahang", "negri_sembilan"] as const).map((id) => ["kuala_lumpur", id] as const),
  ...(["perak", "kelantan", "pahang"] as const).map((id) => ["ec_north", id] as const),
  ...(["pahang", "negri_sembilan", "johore"] as const).map((id) => ["ec_south", id] as const),
];
export const touch = (one: string, other: string): boolean =>
  BORDERS.some(([a, b]) => (a === one && b === other) || (b === one && a === other));
