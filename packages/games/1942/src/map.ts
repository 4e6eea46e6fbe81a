import { HexGrid, NOWHERE } from "@sandtable/hex";
import { BURMA_BORDER, COLUMNS, HEXES, type HexRecord, ROWS, SIAM_BORDER } from "./map-data.ts";
import { FORTRESSES } from "./units.ts";

/**
 * The map (1.A) made ready for the rules: everything that never changes is worked out once here, in flat tables,
 * so that moving a unit or tracing a line is a walk over small arrays.
 */
export const GRID = new HexGrid(COLUMNS, ROWS);

/** Sides of the game as numbers: the Allies and the Japanese; owners of cities also know Siam and nobody. */
export const ALLIED = 0;
export const JAPANESE = 1;
export const SIAM = 2;
export const NOBODY = 3;
export type Side = typeof ALLIED | typeof JAPANESE;
export const otherSide = (side: Side): Side => (side === ALLIED ? JAPANESE : ALLIED);

const SEA = 0;
export const CLEAR = 1;
export const ROUGH = 2;
export const SWAMP = 3;
const TERRAINS = ["sea", "clear", "rough", "swamp"] as const;

const records = new Map<string, HexRecord>(HEXES.map((record) => [record.id, record]));
const recordOf = (hex: number): HexRecord | undefined => records.get(GRID.ids[hex]);
const hexesWhere = (test: (record: HexRecord) => boolean): Uint8Array =>
  Uint8Array.from(GRID.ids, (id) => {
    const record = records.get(id);
    return record !== undefined && test(record) ? 1 : 0;
  });

export const TERRAIN = Uint8Array.from(GRID.ids, (id) => TERRAINS.indexOf(records.get(id)?.terrain ?? "sea"));
export const isLand = (hex: number): boolean => TERRAIN[hex] !== SEA;
export const HAS_ROAD = hexesWhere(({ roads = [] }) => roads.length > 0);
export const TREACHEROUS = hexesWhere(({ treacherous }) => treacherous === true);

/** The region of a land hex; none at sea. */
export const REGION: readonly (string | undefined)[] = GRID.ids.map((id) => records.get(id)?.region);
const inRegions = (...names: readonly string[]): Uint8Array =>
  hexesWhere(({ region }) => region !== undefined && names.includes(region));

/** The Philippine Islands (11.0): all land of the north-east quarter but British North Borneo, Palau, 2512 and 2611. */
export const PHILIPPINES = inRegions("Luzon", "Mindoro", "Visayas", "Palawan", "Mindanao", "Jolo");
export const MALAYA = inRegions("Malaya");
export const JAVA = inRegions("Java");
export const SIAM_AND_BURMA = inRegions("Siam", "Burma");
/** Hexes on either side of the border between Burma and Siam (9.G). */
export const AT_BURMA_BORDER = Uint8Array.from(GRID.ids, (id) =>
  [...BURMA_BORDER, ...SIAM_BORDER].some((other) => other === id) ? 1 : 0,
);
/** Land south of the equator that is Dutch: the optional dispositions (11.0). */
const EQUATOR_ROWS = 18.9 / (85 / 60);
export const DUTCH_SOUTH = Uint8Array.from(GRID.ids, (_, hex) => {
  const down = GRID.row(hex) - 1 + (GRID.column(hex) % 2 === 0 ? 0.5 : 0);
  return recordOf(hex)?.owner === "Dutch" && down > EQUATOR_ROWS ? 1 : 0;
});
export const BRITISH_LANDS = inRegions("Burma", "Malaya", "Sarawak", "Brunei", "British North Borneo");
export const regionHexes = (name: string): Uint8Array => inRegions(name);

// Land areas (5.A.3): one in most land hexes, two in a water-barrier hex. Land movement goes from area to area.

export interface Area {
  readonly id: string;
  readonly hex: number;
  readonly name: string;
}

interface Node {
  readonly id: string;
  readonly hex: number;
  readonly to: readonly string[];
}

const nodes: Node[] = HEXES.filter(({ terrain }) => terrain !== "sea").flatMap(
  ({ id, lands, landLinks = [] }) => {
    const hex = GRID.find(id);
    return lands ? lands.map((land) => ({ id: land.id, hex, to: land.to })) : [{ id, hex, to: landLinks }];
  },
);
const nodesIn = new Map<number, number[]>();
nodes.forEach(({ hex }, node) => {
  nodesIn.set(hex, [...(nodesIn.get(hex) ?? []), node]);
});

const NONE: readonly number[] = [];
/** The land areas of a hex, by their number in the graph. */
export const NODES_IN: readonly (readonly number[])[] = GRID.ids.map((_, hex) => nodesIn.get(hex) ?? NONE);
export const NODE_COUNT = nodes.length;
export const NODE_HEX = Int16Array.from(nodes, ({ hex }) => hex);

/** A link names a hex, or an area of a water-barrier hex; the area of a hex is the one that links back. */
function linkedNode(from: Node, to: string): number {
  const exact = nodes.findIndex(({ id }) => id === to);
  if (exact >= 0) return exact;
  const fromHex = GRID.ids[from.hex];
  const found = NODES_IN[GRID.find(to)].find((node) =>
    nodes[node].to.some((back) => back === from.id || back === fromHex),
  );
  if (found === undefined) throw new Error(`the land of ${from.id} has no way back from ${to}`);
  return found;
}

export const LAND_LINKS: readonly Int16Array[] = nodes.map((node) =>
  Int16Array.from(node.to, (to) => linkedNode(node, to)),
);
const roadsOf = (hex: number): readonly string[] => recordOf(hex)?.roads ?? [];
export const ROAD_LINKS: readonly Int16Array[] = nodes.map((node, index) =>
  LAND_LINKS[index].filter((other) => roadsOf(node.hex).includes(GRID.ids[NODE_HEX[other]])),
);
/** Land hexes across a full-sea hexside (5.A.2). */
export const SEA_SIDES: readonly Int16Array[] = GRID.ids.map((id) =>
  Int16Array.from(records.get(id)?.seaSides ?? [], (other) => GRID.find(other)),
);

/** The areas of the water-barrier hexes. */
export const AREAS: readonly Area[] = HEXES.flatMap(({ id, lands = [] }) =>
  lands.map((land) => ({ id: land.id, hex: GRID.find(id), name: land.name })),
);
/** The node of each area. */
export const AREA_NODE = Int16Array.from(AREAS, ({ id }) => nodes.findIndex((node) => node.id === id));
export const isWaterBarrier = (hex: number): boolean => NODES_IN[hex].length > 1;
export const areasIn = (hex: number): readonly number[] =>
  AREAS.flatMap((area, index) => (area.hex === hex ? [index] : []));

/** The land area in which a unit is until it chooses: that of the city, else the first; -1 where there is only one. */
export const USUAL_AREA = Int8Array.from(GRID.ids, (id, hex) =>
  AREAS.findIndex((area) => area.hex === hex && area.id === (records.get(id)?.cityArea ?? area.id)),
);

/** Whether two neighbouring hexes are joined by land, from any area of the first to the given area of the second. */
export function joinedByLand(from: number, toNode: number): boolean {
  for (const node of NODES_IN[from]) if (LAND_LINKS[node].includes(toNode)) return true;
  return false;
}

/** Whether a road joins two neighbouring hexes. */
export const joinedByRoad = (from: number, to: number): boolean => roadsOf(from).includes(GRID.ids[to]);

/** Neighbouring land hexes over which supply may be traced (7.0), and which of them are joined by road. */
export const LAND_AROUND: readonly Int16Array[] = GRID.ids.map((_, hex) => {
  const linked = NODES_IN[hex].flatMap((node) => [...LAND_LINKS[node]].map((other) => NODE_HEX[other]));
  return Int16Array.from([...new Set([...linked, ...SEA_SIDES[hex]])].sort((a, b) => a - b));
});
export const ROAD_AROUND: readonly Uint8Array[] = LAND_AROUND.map((around, hex) =>
  Uint8Array.from(around, (other) => (joinedByRoad(hex, other) ? 1 : 0)),
);

// Waters: a coastal hex may hold several bodies of water that no ship can pass between.

interface Water {
  readonly id: string;
  readonly hex: number;
}
const waters: Water[] = GRID.ids.flatMap((id, hex) => {
  if (TREACHEROUS[hex]) return [];
  const record = records.get(id);
  if (!record || record.terrain === "sea") return [{ id, hex }];
  return (record.waters ?? []).map((water) => ({ id: water.id, hex }));
});
const waterIndex = new Map(waters.map(({ id }, water) => [id, water]));
const watersIn = new Map<number, number[]>();
waters.forEach(({ hex }, water) => {
  watersIn.set(hex, [...(watersIn.get(hex) ?? []), water]);
});
/** The bodies of water in a hex: none in treacherous seas (9.D) and on full land. */
export const WATERS_IN: readonly (readonly number[])[] = GRID.ids.map((_, hex) => watersIn.get(hex) ?? NONE);
export const WATER_COUNT = waters.length;
export const WATER_HEX = Int16Array.from(waters, ({ hex }) => hex);

const bodyLinks = new Map<number, Set<number>>(waters.map((_, water) => [water, new Set()]));
const join = (a: number, b: number): void => {
  bodyLinks.get(a)?.add(b);
  bodyLinks.get(b)?.add(a);
};
waters.forEach(({ id, hex }, water) => {
  const body = recordOf(hex)?.waters?.find((candidate) => candidate.id === id);
  if (body) {
    for (const to of body.to) {
      const other = waterIndex.get(to);
      if (other !== undefined) join(water, other);
    }
    return;
  }
  for (let side = 0; side < 6; side++) {
    const next = GRID.neighbour(hex, side);
    if (next !== NOWHERE && !isLand(next)) for (const other of WATERS_IN[next]) join(water, other);
  }
});
export const WATER_LINKS: readonly Int16Array[] = waters.map((_, water) =>
  Int16Array.from([...(bodyLinks.get(water) ?? [])].sort((a, b) => a - b)),
);

/** Where ships of a side come from and go to (5.C): the Allies west and south, the Japanese north and east. */
export const EDGE_WATERS: readonly Int16Array[] = [ALLIED, JAPANESE].map((side) =>
  Int16Array.from(
    waters.flatMap(({ hex }, water) => {
      const first = side === ALLIED ? GRID.column(hex) === 1 : GRID.row(hex) === 1;
      const second = side === ALLIED ? GRID.row(hex) === ROWS : GRID.column(hex) === COLUMNS;
      return first || second ? [water] : [];
    }),
  ),
);
export const isEdgeWater: readonly Uint8Array[] = EDGE_WATERS.map((edge) => {
  const flags = new Uint8Array(WATER_COUNT);
  for (const water of edge) flags[water] = 1;
  return flags;
});

// Sites: the cities with their numbers (9.E), and Corregidor, a port and fortress without a city.

export interface Site {
  readonly hex: number;
  readonly name: string;
  readonly isCity: boolean;
  /** 9.E The resistance of the city. */
  readonly number: number;
  readonly owner: number;
  /** The side whose supply point it is until it is conquered (7.0). */
  readonly supplies: Side | undefined;
  readonly isPort: boolean;
}

const JAPANESE_LANDS = ["Indo-China", "Hainan", "Palau"];

export const SITES: readonly Site[] = HEXES.filter(({ city, fortress }) => city || fortress).map((record) => {
  const isSiam = record.region === "Siam";
  const isJapanese = JAPANESE_LANDS.includes(record.region ?? "");
  return {
    hex: GRID.find(record.id),
    name: record.city?.name ?? record.fortress ?? record.id,
    isCity: record.city !== undefined,
    number: record.city?.number ?? 0,
    owner: isSiam ? SIAM : isJapanese ? JAPANESE : ALLIED,
    supplies: isSiam || !record.city ? undefined : isJapanese ? JAPANESE : ALLIED,
    isPort: record.port === true,
  };
});

/** The site of a hex, or -1. */
export const SITE_AT = Int8Array.from(GRID.ids, (_, hex) => SITES.findIndex((site) => site.hex === hex));
/** Cities in the six hexes around. */
export const CITIES_AROUND: readonly Int8Array[] = GRID.ids.map((_, hex) =>
  Int8Array.from(
    SITES.flatMap((site, index) => (site.isCity && GRID.areNeighbours(hex, site.hex) ? [index] : [])),
  ),
);
/** The water a port opens on: all of its hex, but for Manila, whose harbour is the bay. */
export const PORT_WATERS: readonly (readonly number[])[] = GRID.ids.map((id, hex) => {
  const water = records.get(id)?.portWater;
  const index = water === undefined ? undefined : waterIndex.get(water);
  return index === undefined ? WATERS_IN[hex] : [index];
});

/** The fortress of a hex, or -1. */
export const FORTRESS_AT = Int8Array.from(GRID.ids, (id) =>
  FORTRESSES.findIndex((fortress) => fortress.hex === id),
);
export const FORTRESS_HEX = FORTRESSES.map(({ hex }) => GRID.find(hex));
export const FORTRESS_SIDE: readonly Side[] = FORTRESSES.map(({ seat }) =>
  seat === "allied" ? ALLIED : JAPANESE,
);
/** 9.I The land hexes from which a fortress is besieged: those joined to it by land. */
export const SIEGE_HEXES: readonly (readonly number[])[] = FORTRESS_HEX.map((hex) => [
  ...new Set(NODES_IN[hex].flatMap((node) => [...LAND_LINKS[node]].map((other) => NODE_HEX[other]))),
]);

/** The base of a Japanese air unit off the map: immediately north of Luzon (11.0). */
export const OFF_MAP_BASE = { column: 22, row: 0 } as const;
