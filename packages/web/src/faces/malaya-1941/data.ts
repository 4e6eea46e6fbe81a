import { COLUMNS, PLACES, ROWS, TERRAIN } from "@sandtable/malaya-1941/map";
import { type Counter, UNITS } from "@sandtable/malaya-1941/units";
import { HEX } from "./layout.ts";

/** What never changes, by its id. */

export const TERRAINS = {
  ".": "sea",
  "~": "lake",
  x: "out-of-play",
  c: "clear",
  u: "cultivated",
  m: "marsh",
  j: "jungle",
  h: "mountain",
  C: "city",
} as const;
export type Terrain = (typeof TERRAINS)[keyof typeof TERRAINS];

const keep = (value: number, most: number): number => Math.min(Math.max(value, 1), most);
/** The terrain of a hex; beyond the edge it goes on as it is. */
export function terrainOf(id: string): Terrain {
  const row = TERRAIN[keep(Number(id.slice(2)), ROWS) - 1];
  return TERRAINS[row[keep(Number(id.slice(0, 2)), COLUMNS) - 1] as keyof typeof TERRAINS];
}
export const isSea = (id: string): boolean => terrainOf(id) === "sea";
export const isHex = (at: string): boolean => HEX.has(at);

/** A hex has a name by the first place in it. */
const names = new Map([...PLACES].reverse().map(({ hex, name }) => [hex, name]));
export const placeName = (hex: string): string | undefined => names.get(hex);

/** Counters by id and by face: all of one face look alike. */
const counters = new Map<string, Counter>([
  ...UNITS.map((unit) => [unit.face, unit] as const),
  ...UNITS.map((unit) => [unit.id, unit] as const),
]);
export const counterOf = (id: string): Counter | undefined => counters.get(id);

export type Nation = "japanese" | "british" | "indian" | "australian" | "malay";
const AUSTRALIAN = /^a-(?:\d+a(?:-hq)?|2-4mg)$/;
const INDIAN = /^a-(?:\d+ind.*|17-hq|4[456]|kc)$/;
const MALAY = /^a-(?:[12]m|df)$/;
/** Whose colours it wears; battalions of broken-down units those of the British. */
export function nationOf({ face, seat }: Counter): Nation {
  if (seat === "japanese") return "japanese";
  return AUSTRALIAN.test(face)
    ? "australian"
    : INDIAN.test(face)
      ? "indian"
      : MALAY.test(face)
        ? "malay"
        : "british";
}
