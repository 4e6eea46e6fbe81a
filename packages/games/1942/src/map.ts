import { type Hex, HexGrid, type Ids, idsOf } from "@sandtable/hex";
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
const recordOf = (hex: Hex): HexRecord | undefined => records.get(GRID.ids[hex]);
const hexesWhere = (test: (record: HexRecord) => boolean): Uint8Array =>
  Uint8Array.from(GRID.ids, (id) => {
    const record = records.get(id);
    return record !== undefined && test(record) ? 1 : 0;
  });

export const TERRAIN = Uint8Array.from(GRID.ids, (id) => TERRAINS.indexOf(records.get(id)?.terrain ?? "sea"));
export const isLand = (hex: Hex): boolean => TERRAIN[hex] !== SEA;
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
export const DUTCH_SOUTH = Uint8Array.from(GRID.hexes, (hex) => {
  const down = GRID.row(hex) - 1 + (GRID.column(hex) % 2 === 0 ? 0.5 : 0);
  return recordOf(hex)?.owner === "Dutch" && down > EQUATOR_ROWS ? 1 : 0;
});
export const BRITISH_LANDS = inRegions("Burma", "Malaya", "Sarawak", "Brunei", "British North Borneo");
export const regionHexes = (name: string): Uint8Array => inRegions(name);

// Land areas (5.A.3): one in most land hexes, two in a water-barrier hex. Land movement goes from area to area.

/** A land area of a water-barrier hex, by its place among {@link AREAS}. */
export type Area = number & { readonly area: unique symbol };
/** No land area to tell from another, in a table of areas. */
export const NO_AREA = -1 as Area;

interface LandArea {
  readonly id: string;
  readonly hex: Hex;
  readonly name: string;
}

/** A land area of any hex, by its number in the graph. */
export type Node = number & { readonly node: unique symbol };

interface NodeRecord {
  readonly id: string;
  readonly hex: Hex;
  readonly to: readonly string[];
}

const nodes: readonly NodeRecord[] = HEXES.filter(({ terrain }) => terrain !== "sea").flatMap(
  ({ id, lands, landLinks = [] }) => {
    const hex = GRID.find(id);
    return lands ? lands.map((land) => ({ id: land.id, hex, to: land.to })) : [{ id, hex, to: landLinks }];
  },
);
const ALL_NODES = nodes.map((_, index) => index as Node);
const nodesIn = new Map<Hex, Node[]>();
for (const node of ALL_NODES) {
  const { hex } = nodes[node];
  nodesIn.set(hex, [...(nodesIn.get(hex) ?? []), node]);
}

/** The land areas of a hex. */
export const NODES_IN: readonly (readonly Node[])[] = GRID.hexes.map((hex) => nodesIn.get(hex) ?? []);
export const NODE_COUNT = nodes.length;
export const NODE_HEX = idsOf(nodes.map(({ hex }) => hex));

/** A link names a hex, or an area of a water-barrier hex; the area of a hex is the one that links back. */
function linkedNode(from: NodeRecord, to: string): Node {
  const exact = ALL_NODES.find((node) => nodes[node].id === to);
  if (exact !== undefined) return exact;
  const fromHex = GRID.ids[from.hex];
  const found = NODES_IN[GRID.find(to)].find((node) =>
    nodes[node].to.some((back) => back === from.id || back === fromHex),
  );
  if (found === undefined) throw new Error(`the land of ${from.id} has no way back from ${to}`);
  return found;
}

export const LAND_LINKS: readonly Ids<Node>[] = nodes.map((node) =>
  idsOf(node.to.map((to) => linkedNode(node, to))),
);
const roadsOf = (hex: Hex): readonly string[] => recordOf(hex)?.roads ?? [];
export const ROAD_LINKS: readonly Ids<Node>[] = nodes.map((node, index) =>
  idsOf([...LAND_LINKS[index]].filter((other) => roadsOf(node.hex).includes(GRID.ids[NODE_HEX[other]]))),
);
/** Land hexes across a full-sea hexside (5.A.2). */
export const SEA_SIDES: readonly Ids<Hex>[] = GRID.ids.map((id) =>
  idsOf((records.get(id)?.seaSides ?? []).map((other) => GRID.find(other))),
);

/** The areas of the water-barrier hexes. */
export const AREAS: readonly LandArea[] = HEXES.flatMap(({ id, lands = [] }) =>
  lands.map((land) => ({ id: land.id, hex: GRID.find(id), name: land.name })),
);
/** The node of each area. */
export const AREA_NODE = idsOf(AREAS.flatMap(({ id }) => ALL_NODES.filter((node) => nodes[node].id === id)));
export const isWaterBarrier = (hex: Hex): boolean => NODES_IN[hex].length > 1;
const ALL_AREAS = AREAS.map((_, index) => index as Area);
export const areasIn = (hex: Hex): readonly Area[] => ALL_AREAS.filter((area) => AREAS[area].hex === hex);

/** The land area in which a unit is until it chooses: that of the city, else the first. */
export const USUAL_AREA = idsOf(
  GRID.hexes.map((hex) => {
    const ofCity = recordOf(hex)?.cityArea;
    return areasIn(hex).find((area) => AREAS[area].id === (ofCity ?? AREAS[area].id)) ?? NO_AREA;
  }),
);

/** The hexes that are joined to a hex by land, from any of its areas. */
export const linkedTo = (hex: Hex): readonly Hex[] =>
  NODES_IN[hex].flatMap((node) => [...LAND_LINKS[node]].map((other) => NODE_HEX[other]));

/** Whether two neighbouring hexes are joined by land, from any area of the first to the given area of the second. */
export function joinedByLand(from: Hex, toNode: Node): boolean {
  for (const node of NODES_IN[from]) if (LAND_LINKS[node].includes(toNode)) return true;
  return false;
}

/** Whether a road joins two neighbouring hexes. */
export const joinedByRoad = (from: Hex, to: Hex): boolean => roadsOf(from).includes(GRID.ids[to]);

/** Neighbouring land hexes over which supply may be traced (7.0), and which of them are joined by road. */
export const LAND_AROUND: readonly Ids<Hex>[] = GRID.hexes.map((hex) =>
  idsOf([...new Set([...linkedTo(hex), ...SEA_SIDES[hex]])].sort((a, b) => a - b)),
);
export const ROAD_AROUND: readonly Uint8Array[] = LAND_AROUND.map((around, hex) =>
  Uint8Array.from([...around], (other) => (joinedByRoad(GRID.hexes[hex], other) ? 1 : 0)),
);

// Waters: a coastal hex may hold several bodies of water that no ship can pass between.

/** A body of water, by its place among them all. */
export type Water = number & { readonly water: unique symbol };

interface BodyOfWater {
  readonly id: string;
  readonly hex: Hex;
}
const bodies: BodyOfWater[] = GRID.hexes.flatMap((hex) => {
  if (TREACHEROUS[hex]) return [];
  const record = recordOf(hex);
  if (!record || record.terrain === "sea") return [{ id: GRID.ids[hex], hex }];
  return (record.waters ?? []).map(({ id }) => ({ id, hex }));
});
const waters = bodies.map((_, index) => index as Water);
const waterIndex = new Map(waters.map((water) => [bodies[water].id, water]));
const watersIn = new Map<Hex, Water[]>();
for (const water of waters) {
  const { hex } = bodies[water];
  watersIn.set(hex, [...(watersIn.get(hex) ?? []), water]);
}
/** The bodies of water in a hex: none in treacherous seas (9.D) and on full land. */
export const WATERS_IN: readonly (readonly Water[])[] = GRID.hexes.map((hex) => watersIn.get(hex) ?? []);
export const WATER_COUNT = waters.length;
export const WATER_HEX = idsOf(bodies.map(({ hex }) => hex));

const bodyLinks = new Map<Water, Set<Water>>(waters.map((water) => [water, new Set()]));
const join = (a: Water, b: Water): void => {
  bodyLinks.get(a)?.add(b);
  bodyLinks.get(b)?.add(a);
};
for (const water of waters) {
  const { id, hex } = bodies[water];
  const body = recordOf(hex)?.waters?.find((candidate) => candidate.id === id);
  if (body) {
    for (const to of body.to) {
      const other = waterIndex.get(to);
      if (other !== undefined) join(water, other);
    }
    continue;
  }
  for (const next of GRID.around[hex])
    if (!isLand(next)) for (const other of WATERS_IN[next]) join(water, other);
}
export const WATER_LINKS: readonly Ids<Water>[] = waters.map((water) =>
  idsOf([...(bodyLinks.get(water) ?? [])].sort((a, b) => a - b)),
);

/** Where ships of a side come from and go to (5.C): the Allies west and south, the Japanese north and east. */
export const EDGE_WATERS: readonly Ids<Water>[] = [ALLIED, JAPANESE].map((side) =>
  idsOf(
    waters.filter((water) => {
      const { hex } = bodies[water];
      const first = side === ALLIED ? GRID.column(hex) === 1 : GRID.row(hex) === 1;
      const second = side === ALLIED ? GRID.row(hex) === ROWS : GRID.column(hex) === COLUMNS;
      return first || second;
    }),
  ),
);
export const isEdgeWater: readonly Uint8Array[] = EDGE_WATERS.map((edge) => {
  const flags = new Uint8Array(WATER_COUNT);
  for (const water of edge) flags[water] = 1;
  return flags;
});

// Sites: the cities with their numbers (9.E), and Corregidor, a port and fortress without a city.

/** A city or Corregidor, by its place among {@link SITES}. */
export type Site = number & { readonly site: unique symbol };

export interface SiteRecord {
  readonly hex: Hex;
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

export const SITES: readonly SiteRecord[] = HEXES.filter(({ city, fortress }) => city || fortress).map(
  (record) => {
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
  },
);

export const ALL_SITES = SITES.map((_, index) => index as Site);
export const NO_SITE = -1 as Site;
/** The site of each hex, or {@link NO_SITE}. */
export const SITE_AT = idsOf(
  GRID.hexes.map((hex) => ALL_SITES.find((site) => SITES[site].hex === hex) ?? NO_SITE),
);
/** Cities in the six hexes around. */
export const CITIES_AROUND: readonly Ids<Site>[] = GRID.hexes.map((hex) =>
  idsOf(ALL_SITES.filter((site) => SITES[site].isCity && GRID.areNeighbours(hex, SITES[site].hex))),
);
/** The water a port opens on: all of its hex, but for Manila, whose harbour is the bay. */
export const PORT_WATERS: readonly (readonly Water[])[] = GRID.ids.map((id, hex) => {
  const water = records.get(id)?.portWater;
  const index = water === undefined ? undefined : waterIndex.get(water);
  return index === undefined ? WATERS_IN[hex] : [index];
});

/** A fortress, by its place among {@link FORTRESSES}. */
export type Fortress = number & { readonly fortress: unique symbol };
export const ALL_FORTRESSES = FORTRESSES.map((_, index) => index as Fortress);
export const NO_FORTRESS = -1 as Fortress;
/** The fortress of each hex, or {@link NO_FORTRESS}. */
export const FORTRESS_AT = idsOf(
  GRID.ids.map((id) => ALL_FORTRESSES.find((fortress) => FORTRESSES[fortress].hex === id) ?? NO_FORTRESS),
);
export const FORTRESS_HEX = FORTRESSES.map(({ hex }) => GRID.find(hex));
export const FORTRESS_SIDE: readonly Side[] = FORTRESSES.map(({ seat }) =>
  seat === "allied" ? ALLIED : JAPANESE,
);
/** 9.I The land hexes from which a fortress is besieged: those joined to it by land. */
export const SIEGE_HEXES: readonly (readonly Hex[])[] = FORTRESS_HEX.map((hex) => [
  ...new Set(linkedTo(hex)),
]);

/** The base of a Japanese air unit off the map: immediately north of Luzon (11.0). */
export const OFF_MAP_BASE = { column: 22, row: 0 } as const;
