import {
  COLUMNS,
  EDGE_EXITS,
  FERRIES,
  PLACES,
  RAILROADS,
  ROADS,
  ROWS,
  THAILAND,
  TRAILS,
  WATERWAYS,
} from "@sandtable/malaya-1941/map";
import { Contours, type Ground, HILLS, type Line, type Pattern, type Spot, TUFTS } from "../hex/index.ts";
import { type Terrain, terrainOf } from "./data.ts";
import { HEX } from "./layout.ts";

/** What is printed on the map, each kind as one path: few nodes, drawn once. */

const two = (value: number): string => String(value).padStart(2, "0");
/** All hexes with a ring around them: land goes on beyond the edge. */
const RINGED: readonly string[] = Array.from({ length: (COLUMNS + 2) * (ROWS + 2) }, (_, at) =>
  [at % (COLUMNS + 2), Math.floor(at / (COLUMNS + 2))].map(two).join(""),
);
const of = (...terrains: readonly Terrain[]): string[] =>
  RINGED.filter((id) => terrains.includes(terrainOf(id)));

const contours = new Contours(HEX, 5);

export const COAST = contours.around(RINGED.filter((id) => terrainOf(id) !== "sea"));
export const LAKE = contours.around(of("lake"));
const FOREIGN = contours.around(of("out-of-play"));

const patterned = (id: string, width: number, height: number, ...parts: Pattern["parts"]): Pattern => ({
  id,
  width,
  height,
  parts,
});
export const PATTERNS: readonly Pattern[] = [
  HILLS,
  TUFTS,
  // Crowns of trees, no two beside each other alike.
  patterned(
    "trees",
    34,
    30,
    {
      className: "crown",
      d: "M4 12a3.4 3.4 0 0 1 1-6 3.8 3.8 0 0 1 7 0 3.4 3.4 0 0 1 1 6zM20 27a3.4 3.4 0 0 1 1-6 3.8 3.8 0 0 1 7 0 3.4 3.4 0 0 1 1 6z",
    },
    {
      className: "palm",
      d: "M24 14V8M24 8q-4-3-6 0M24 8q4-3 6 0M24 8q-2-5-5-4M24 8q2-5 5-4M7 28v-5M7 23q-4-2-5 1M7 23q4-2 5 1M7 23q0-4 3-4",
    },
  ),
  // Fields and plantations in rows.
  patterned(
    "fields",
    24,
    20,
    { className: "furrow", d: "M2 5h8M2 8.500h8M14 15h8M14 18.500h8" },
    { className: "seedling", d: "M15 5h.1M18.500 5h.1M22 5h.1M3 16h.1M6.500 16h.1M10 16h.1" },
  ),
  patterned("grass", 30, 26, {
    className: "blade",
    d: "M6 9l-1.500-4M6 9l1.500-4M21 22l-1.500-4M21 22l1.500-4",
  }),
  { id: "foreign", width: 12, height: 12, turn: 45, parts: [{ className: "foreign-line", d: "M0 3H12" }] },
  {
    id: "ripples",
    width: 26,
    height: 14,
    parts: [{ className: "ripple", d: "M2 5q3-3 6 0t6 0M14 12q3-3 6 0t6 0" }],
  },
];

/** Each lies over those before it and reaches under those after it: no gaps, whatever the bends. */
export const GROUNDS: readonly Ground[] = [
  { kind: "clear", d: COAST, pattern: "grass" },
  {
    kind: "cultivated",
    d: contours.around(of("cultivated", "marsh", "jungle", "mountain", "city")),
    pattern: "fields",
  },
  { kind: "marsh", d: contours.around(of("marsh", "jungle", "mountain")), pattern: "tufts" },
  { kind: "jungle", d: contours.around(of("jungle", "mountain")), pattern: "trees" },
  { kind: "mountain", d: contours.around(of("mountain")), pattern: "hills" },
  { kind: "foreign", d: FOREIGN, pattern: "foreign" },
];

/** Blocks of houses and the streets between them, in the hex of a city. */
export const CITIES: string = HEX.ids
  .filter((id) => terrainOf(id) === "city")
  .map((id) => {
    const { x, y } = HEX.centre(id);
    const block = (left: number, top: number, width: number, height: number): string =>
      `M${x + left} ${y + top}h${width}v${height}h${-width}z`;
    return [
      block(-24, -20, 14, 9),
      block(-7, -24, 11, 13),
      block(7, -20, 16, 9),
      block(-29, -8, 9, 14),
      block(-17, -8, 12, 6),
      block(-17, 1, 12, 5),
      block(9, -8, 10, 13),
      block(22, -8, 8, 14),
      block(-24, 9, 14, 10),
      block(-7, 9, 10, 14),
      block(6, 9, 17, 10),
    ].join("");
  })
  .join("");

type Pair = readonly [string, string];
const pairsAlong = (chain: string): Pair[] => {
  const hexes = chain.split(" ");
  return hexes.slice(1).map((id, at) => [hexes[at], id] as const);
};
const sidesOf = (sides: string): Pair[] =>
  sides.split(" ").map((side) => {
    const [a, b] = side.split("-");
    return [a, b] as const;
  });

/** The middle of the side between two hexes. */
const crossing = (a: string, b: string): Spot => {
  const [one, other] = [HEX.centre(a), HEX.centre(b)];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
};

/** How far beside a way something lies where it goes from hex to hex, and in the middle of a hex. */
type Aside = (from?: string, to?: string) => Spot;
const ON_THE_WAY: Aside = () => ({ x: 0, y: 0 });
const MIDDLE: Spot = { x: 3, y: -4 };
const BESIDE: Aside = (from, to) => {
  if (from === undefined || to === undefined) return MIDDLE;
  const [a, b] = [HEX.centre(from), HEX.centre(to)];
  if (a.x === b.x) return { x: 5.5, y: 0 };
  return { x: (b.x - a.x) * (b.y - a.y) > 0 ? 2.75 : -2.75, y: -4.8 };
};
const shifted = ({ x, y }: Spot, by: Spot): string => `${(x + by.x).toFixed(1)} ${(y + by.y).toFixed(1)}`;

const towns = new Set(PLACES.map(({ hex }) => hex));
/**
 * A network of lines as one path. In open country a line bends through its hex; in towns, at forks and at its ends it goes
 * to the middle. A railroad lies a little beside the road, whichever way that goes.
 */
export function network(chains: readonly { readonly hexes: string }[], aside: Aside = ON_THE_WAY): string {
  const links = new Map<string, Set<string>>();
  const link = (a: string, b: string): void => {
    links.set(a, (links.get(a) ?? new Set()).add(b));
  };
  for (const { hexes } of chains)
    for (const [a, b] of pairsAlong(hexes)) {
      link(a, b);
      link(b, a);
    }
  return [...links]
    .map(([id, others]) => {
      const middle = shifted(HEX.centre(id), aside());
      const ends = [...others].map((other) => shifted(crossing(id, other), aside(id, other)));
      return ends.length === 2 && !towns.has(id)
        ? `M${ends[0]}Q${middle} ${ends[1]}`
        : ends.map((end) => `M${end}L${middle}`).join("");
    })
    .join("");
}

/** Off the north edge of the map. */
const exits = (kind: "road" | "railroad" | "trail", { x: aside }: Spot = { x: 0, y: 0 }): string =>
  Object.entries(EDGE_EXITS)
    .filter(([, lines]) => lines.includes(kind))
    .map(([id]) => {
      const { x, y } = HEX.centre(id);
      return `M${x + aside} ${y}V-20`;
    })
    .join("");

const roads = network(ROADS) + exits("road");
const railroads = network(RAILROADS, BESIDE) + exits("railroad", MIDDLE);
const intoTheSea = (hexes: readonly string[]): number =>
  hexes.some((id) => terrainOf(id) === "sea") ? 12 : 0;
const water = (kind: "river" | "stream" | "strait"): string =>
  WATERWAYS.filter((way) => way.kind === kind)
    .map(({ sides }) => contours.along(sidesOf(sides), intoTheSea))
    .join("");

/** Over the ground, within the coast, from below to above. */
export const WATERS: readonly Line[] = [
  { kind: "stream", d: water("stream") },
  { kind: "river", d: water("river"), hasUnder: true },
  { kind: "strait", d: water("strait"), hasUnder: true },
];

const ferries = new Set(FERRIES.flatMap((side) => [side, side.split("-").reverse().join("-")]));
const linked = (chains: readonly { readonly hexes: string }[]): Set<string> =>
  new Set(chains.flatMap(({ hexes }) => pairsAlong(hexes).flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`])));
const onRoad = linked(ROADS);
const onRails = linked(RAILROADS);
const crossings = WATERWAYS.flatMap(({ sides }) => sidesOf(sides));

/** Two rails of a bridge along the way that it carries, over the side between two hexes. */
function bridge([a, b]: Pair, beside: Aside): string {
  const aside = beside(a, b);
  const [from, to] = [HEX.centre(a), HEX.centre(b)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const { x, y } = crossing(a, b);
  const rail = (off: number): string => {
    const at = (along: number, out: number): string =>
      `${(x + aside.x + ux * along - uy * out).toFixed(1)} ${(y + aside.y + uy * along + ux * out).toFixed(1)}`;
    const flare = off + Math.sign(off) * 2.5;
    return `M${at(-9, flare)}L${at(-6, off)}L${at(6, off)}L${at(9, flare)}`;
  };
  return rail(-4.5) + rail(4.5);
}
export const BRIDGES: string = crossings
  .filter(([a, b]) => !ferries.has(`${a}-${b}`))
  .map((side) => {
    const key = side.join("-");
    return (onRoad.has(key) ? bridge(side, ON_THE_WAY) : "") + (onRails.has(key) ? bridge(side, BESIDE) : "");
  })
  .join("");
export const FERRY_SPOTS: readonly Spot[] = FERRIES.map((side) => {
  const [a, b] = side.split("-");
  return crossing(a, b);
});

export const inThailand = new Set(
  THAILAND.flatMap(([row, first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => two(first + at) + two(row)),
  ),
);
const WATER: readonly Terrain[] = ["sea", "lake"];
/** Between Thai land and land of Malaya. */
const frontier = [...inThailand]
  .flatMap((id) => [0, 1, 2, 3, 4, 5].map((side) => [id, HEX.neighbour(id, side)] as const))
  .filter(([, other]) => HEX.has(other) && !inThailand.has(other) && !WATER.includes(terrainOf(other)));

export const LINES: readonly Line[] = [
  { kind: "frontier", d: contours.along(frontier), hasUnder: true },
  { kind: "trail", d: network(TRAILS) + exits("trail"), hasUnder: true },
  { kind: "road", d: roads, hasUnder: true },
  { kind: "railroad", d: railroads, hasUnder: true },
];

/** Land and the waters along it: open sea and foreign land carry a fainter grid. */
const isInPlay = (id: string): boolean => !["sea", "lake", "out-of-play"].includes(terrainOf(id));
const near = HEX.ids.filter(
  (id) => isInPlay(id) || [0, 1, 2, 3, 4, 5].some((side) => isInPlay(HEX.neighbour(id, side))),
);
const sidesAround = (ids: readonly string[], isDrawn: (id: string, side: number) => boolean): string =>
  ids
    .flatMap((id) => [0, 1, 2, 3, 4, 5].filter((side) => isDrawn(id, side)).map((side) => HEX.side(id, side)))
    .join("");
const inReach = new Set(near);
export const GRID = sidesAround(near, (id, side) => side < 3 || !inReach.has(HEX.neighbour(id, side)));
export const FAR_GRID = sidesAround(
  HEX.ids.filter((id) => !inReach.has(id)),
  (id, side) => {
    const other = HEX.neighbour(id, side);
    return !inReach.has(other) && (side < 3 || !HEX.has(other));
  },
);
