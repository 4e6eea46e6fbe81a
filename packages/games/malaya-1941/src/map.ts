import { type Hex, HexGrid, HexSides, type Ids, idsOf, lineOf, sidesOf } from "@sandtable/hex";
import {
  COLUMNS,
  EDGE_EXITS,
  FERRIES,
  INNER_PORTS,
  LANDMARKS,
  PLACES,
  RAILROADS,
  ROADS,
  ROWS,
  TERRAIN as ROWS_OF_TERRAIN,
  SINGAPORE_ISLAND,
  THAILAND,
  TRAILS,
  WATERWAYS,
} from "./data/map.ts";
import type { Seat } from "./data/records.ts";

/** 2.2, 26.16b The map made ready for the rules: everything that never changes is worked out once here, in flat tables. */
export const GRID = new HexGrid(COLUMNS, ROWS);

/** The sides of the game as numbers. */
export const JAPANESE = 0;
export const ALLIED = 1;
export type Side = typeof JAPANESE | typeof ALLIED;
export const SIDES: readonly Side[] = [JAPANESE, ALLIED];
export const SEATS: readonly [Seat, Seat] = ["japanese", "allied"];
export const otherSide = (side: Side): Side => (side === JAPANESE ? ALLIED : JAPANESE);
export const sideOf = (seat: Seat): Side => (seat === "japanese" ? JAPANESE : ALLIED);

export const TERRAINS = [
  "sea",
  "lake",
  "out-of-play",
  "clear",
  "cultivated",
  "marsh",
  "jungle",
  "mountain",
  "city",
] as const;
export type Terrain = (typeof TERRAINS)[number];
const LETTERS = ".~xcumjhC";
const SEA = 0;
export const JUNGLE = 6;
export const CITY = 8;
const FIRST_LAND = 3;

/** By hex: its terrain, by its place among {@link TERRAINS}. */
export const TERRAIN = Uint8Array.from(GRID.hexes, (hex) =>
  LETTERS.indexOf(ROWS_OF_TERRAIN[GRID.row(hex) - 1][GRID.column(hex) - 1]),
);
export const isLand = (hex: Hex): boolean => TERRAIN[hex] >= FIRST_LAND;
export const terrainOf = (hex: Hex): Terrain => TERRAINS[TERRAIN[hex]];
export const LAND: readonly Hex[] = GRID.hexes.filter(isLand);

const hexesOf = (ids: Iterable<string>): Uint8Array => {
  const table = new Uint8Array(GRID.size);
  for (const id of ids) table[GRID.find(id)] = 1;
  return table;
};

export const IN_THAILAND = new Uint8Array(GRID.size);
for (const [row, first, last] of THAILAND)
  for (let column = first; column <= last; column++) IN_THAILAND[GRID.at(column, row) as Hex] = 1;
/** MB-7 Malaya is all land in play outside Thailand. */
export const isMalaya = (hex: Hex): boolean => isLand(hex) && IN_THAILAND[hex] === 0;

const where = (test: (place: (typeof PLACES)[number]) => boolean): readonly Hex[] =>
  PLACES.filter(test).map(({ hex }) => GRID.find(hex));
export const AIRFIELDS = where(({ airfield }) => airfield !== undefined);
export const IS_AIRFIELD = hexesOf(AIRFIELDS.map((hex) => GRID.ids[hex]));
const PORTS = where(({ port }) => port === true);
export const IS_PORT = hexesOf(PORTS.map((hex) => GRID.ids[hex]));
export const OBJECTIVES = where(({ objective }) => objective === true);
export const ON_ISLAND = hexesOf(SINGAPORE_ISLAND);
export const NAVAL_BASE = GRID.find(LANDMARKS.navalBase);
export const PENANG = GRID.find(LANDMARKS.penang);
const JOHORE_BARU = GRID.find(LANDMARKS.johoreBaru);

/** 22.4 The sea hexes from which a coastal hex may be assaulted; none inland. */
export const ASSAULT_FROM: readonly Ids<Hex>[] = GRID.hexes.map((hex) => {
  if (!isLand(hex)) return idsOf([]);
  const inner = INNER_PORTS[GRID.ids[hex]];
  return idsOf(
    inner
      ? inner.map((id) => GRID.find(id))
      : [...GRID.around[hex]].filter((other) => TERRAIN[other] === SEA),
  );
});
export const IS_COASTAL = Uint8Array.from(GRID.hexes, (hex) =>
  ASSAULT_FROM[hex].length > 0 || INNER_PORTS[GRID.ids[hex]] ? 1 : 0,
);
export const COAST: readonly Hex[] = LAND.filter((hex) => IS_COASTAL[hex] === 1);
/** 26.11a On the coast, or next to a coastal hex: ships reach it. */
export const IN_GUN_RANGE = Uint8Array.from(GRID.hexes, (hex) =>
  isLand(hex) && (IS_COASTAL[hex] === 1 || GRID.around[hex].some((other) => IS_COASTAL[other] === 1)) ? 1 : 0,
);

/** 26.3 The Japanese edge. */
export const NORTH_EDGE: readonly Hex[] = LAND.filter((hex) => GRID.row(hex) === 1);

// Lines and water, as bits of each side.

export const ROAD = 1;
export const RAILROAD = 2;
export const TRAIL = 4;
export const STREAM = 8;
export const RIVER = 16;
export const STRAIT = 32;
/** A road or railroad crosses by a bridge, or a road by a ferry. */
export const BRIDGE = 64;
export const FERRY = 128;
const WATER = { stream: STREAM, river: RIVER, strait: STRAIT } as const;

export const LINKS = new HexSides(GRID);
for (const [chains, bit] of [
  [ROADS, ROAD],
  [TRAILS, TRAIL],
  [RAILROADS, RAILROAD],
] as const)
  for (const { hexes } of chains) {
    const line = lineOf(GRID, hexes);
    for (let at = 1; at < line.length; at++) LINKS.mark(line[at - 1], line[at], bit);
  }
for (const { kind, sides } of WATERWAYS)
  for (const [a, b] of sidesOf(GRID, sides)) {
    const isFerry =
      FERRIES.includes(`${GRID.ids[a]}-${GRID.ids[b]}`) || FERRIES.includes(`${GRID.ids[b]}-${GRID.ids[a]}`);
    const isCrossed = (LINKS.at(a, b) & (ROAD | RAILROAD)) !== 0;
    LINKS.mark(a, b, WATER[kind] | (isFerry ? FERRY : isCrossed ? BRIDGE : 0));
  }
/** The lines that lead off the north edge of the map, by hex. */
export const EXITS: ReadonlyMap<Hex, number> = new Map(
  Object.entries(EDGE_EXITS).map(([id, lines]) => [
    GRID.find(id),
    lines.reduce((bits, line) => bits | { road: ROAD, railroad: RAILROAD, trail: TRAIL }[line], 0),
  ]),
);
export const HAS_LINE = Uint8Array.from(GRID.hexes, (hex) =>
  (LINKS.around(hex) & (ROAD | RAILROAD | TRAIL)) !== 0 || EXITS.has(hex) ? 1 : 0,
);
export const HAS_RAILROAD = Uint8Array.from(GRID.hexes, (hex) => (LINKS.around(hex) & RAILROAD ? 1 : 0));

/** 13.1, 13.2 The hexes into which zones of control may reach from a hex: all land but across a strait. */
export const ZONE_OF: readonly Ids<Hex>[] = GRID.hexes.map((hex) =>
  isLand(hex)
    ? idsOf([...GRID.around[hex]].filter((to) => isLand(to) && (LINKS.at(hex, to) & STRAIT) === 0))
    : idsOf([]),
);

/** 26.13b The same for Allied units that are not trained for the jungle. */
export const ZONE_OUTSIDE_JUNGLE: readonly Ids<Hex>[] = ZONE_OF.map((hexes) =>
  idsOf([...hexes].filter((hex) => TERRAIN[hex] !== JUNGLE)),
);

/** 25.4 Thai hexes that touch Malaya, and the hexes of Malaya that lie nearer to one of them than to Johore Baru (MB-12). */
const THAI_BORDER = LAND.filter((hex) => IN_THAILAND[hex] === 1 && [...GRID.around[hex]].some(isMalaya));
const nearestBorder = (hex: Hex): number =>
  THAI_BORDER.reduce((least, border) => Math.min(least, GRID.distance(hex, border)), GRID.size);
export const NORTH: readonly Hex[] = LAND.filter(
  (hex) => isMalaya(hex) && nearestBorder(hex) < GRID.distance(hex, JOHORE_BARU),
);
export const ISLAND: readonly Hex[] = LAND.filter((hex) => ON_ISLAND[hex] === 1);
/** 24.6 The objectives on Singapore Island. */
export const isIslandObjective = (hex: Hex): boolean => ON_ISLAND[hex] === 1;
