// Makes the map of 1942: real land on the fitted grid, with the hand-kept facts of overlays/ on top, written to
// src/map-data.ts, the same bytes every time. `node packages/games/1942/scripts/map.mjs` after a change; with
// --check it only compares.
import { COLUMNS, hexAt, IDS, neighboursOf, ROWS } from "./grid.mjs";
import { computedKind, FRACTIONS, kindOf } from "./kinds.mjs";
import {
  ALSO,
  BATTALIONS,
  BODIES,
  CITIES,
  CITY_AREAS,
  FORTRESSES,
  HARBOURS,
  KINDS,
  LAND_AREAS,
  NUMBERS,
  OWNERS,
  REGIONS,
  ROADS,
  SIDES,
  TERRAIN,
  TREACHEROUS,
  words,
} from "./overlays.mjs";
import { deliver, source } from "./written.mjs";

const isLand = (id) => kindOf(id) !== "sea";
const isCoast = (id) => kindOf(id) === "coast";

const fail = (message) => {
  throw new Error(message);
};
for (const [id, [kind]] of Object.entries(KINDS))
  if (kind === computedKind(id)) fail(`kinds.json: ${id} is ${kind} without the correction`);
for (const id of IDS)
  if (isLand(id) !== id in TERRAIN || isLand(id) !== id in REGIONS)
    fail(`${id} is ${kindOf(id)}: terrain.json and regions.json name every land hex and no other`);
for (const [name, { hex, at, moved }] of Object.entries({ ...CITIES, ...FORTRESSES }))
  if ((hexAt(at) === hex) === (moved !== undefined)) fail(`cities.json: ${name} lies in ${hexAt(at)}`);

const pair = (a, b) => (a < b ? `${a}/${b}` : `${b}/${a}`);
const sideOf = (a, b) => SIDES[pair(a, b)]?.[0];
const drawnSides = new Set(
  IDS.filter(isCoast).flatMap((id) =>
    neighboursOf(id)
      .filter(isCoast)
      .map((other) => pair(id, other)),
  ),
);
for (const side of Object.keys(SIDES))
  if (!drawnSides.has(side)) fail(`sides.json: ${side} is no side of two coastal hexes`);

// Water: a coastal hex opens into every sea hex beside it, and over a sea or shore side into the next coast.

const openTo = (id) =>
  neighboursOf(id).filter((other) => {
    if (!isLand(other)) return true;
    return isCoast(other) && sideOf(id, other) !== undefined;
  });
const hexOf = (body) => body.slice(0, 4);
const bodiesIn = new Map();
for (const body of Object.keys(BODIES)) {
  const hex = hexOf(body);
  bodiesIn.set(hex, [...(bodiesIn.get(hex) ?? []), body]);
}
const touches = (body, hex) => words(BODIES[body][0]).some((other) => hexOf(other) === hex);

function watersOf(id) {
  const own = bodiesIn.get(id);
  if (own) return own.map((body) => ({ id: body, to: words(BODIES[body][0]) }));
  const to = openTo(id).flatMap(
    (other) => bodiesIn.get(other)?.filter((body) => touches(body, id)) ?? [other],
  );
  return [{ id, to: to.sort() }];
}
for (const [hex, bodies] of bodiesIn) {
  const reached = new Set(bodies.flatMap((body) => words(BODIES[body][0]).map(hexOf)));
  const open = new Set(openTo(hex));
  if (reached.size !== open.size || [...reached].some((other) => !open.has(other)))
    fail(`waters.json: ${hex} should open into ${[...open].sort().join(" ")}`);
}

// Roads join the hexes of their chain.

const roads = new Map();
const join = (from, to) => roads.set(from, (roads.get(from) ?? new Set()).add(to));
for (const { hexes } of ROADS)
  words(hexes).forEach((hex, at, chain) => {
    if (at === 0) return;
    join(hex, chain[at - 1]);
    join(chain[at - 1], hex);
  });

const areasIn = (id) =>
  Object.entries(LAND_AREAS)
    .filter(([area]) => hexOf(area) === id)
    .map(([area, [name, to]]) => ({ id: area, name, to: words(to) }));
const nameIn = (places, id) => Object.keys(places).find((name) => places[name].hex === id);
const some = (list) => (list.length > 0 ? list : undefined);

function recordOf(id) {
  const kind = kindOf(id);
  const land = Math.round(FRACTIONS.get(id) * 100) / 100;
  if (kind === "sea") return { id, kind, land, terrain: "sea", treacherous: true };
  const landSides = neighboursOf(id).filter(isLand).sort();
  const city = nameIn(CITIES, id);
  const fortress = nameIn(FORTRESSES, id);
  const region = REGIONS[id][0];
  const record = {
    id,
    kind,
    land,
    terrain: TERRAIN[id][0],
    region,
    alsoRegions: ALSO[id]?.[0].split(", "),
    owner: OWNERS[region][0],
    city: city && { name: city, number: NUMBERS[city][0], source: CITIES[city].source },
    fortress,
    port: fortress || CITIES[city]?.port ? true : undefined,
    portWater: HARBOURS[city]?.[0],
    dutchBattalion: BATTALIONS[city] ? true : undefined,
    cityArea: CITY_AREAS[city]?.[0],
    roads: some([...(roads.get(id) ?? [])].sort()),
    landLinks: some(landSides.filter((other) => sideOf(id, other) !== "sea")),
    seaSides: some(landSides.filter((other) => sideOf(id, other) === "sea")),
    lands: some(areasIn(id)),
    waters: kind === "coast" ? watersOf(id) : undefined,
  };
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

const hexes = IDS.filter((id) => isLand(id) || TREACHEROUS[id]).map(recordOf);
const inRegion = (region) =>
  Object.keys(REGIONS)
    .filter((id) => REGIONS[id][0] === region)
    .sort();
const regions = Object.fromEntries(Object.keys(OWNERS).map((region) => [region, inRegion(region)]));
/** 9.G: the hexes of one country that touch the other. */
const border = (country, other) =>
  regions[country].filter((id) => neighboursOf(id).some((near) => REGIONS[near]?.[0] === other));

const constant = (name, type, value) => {
  const start = `export const ${name}: ${type} = `;
  return `${start}${source(value, "", start.length + 1)};\n`;
};

deliver(
  new URL("../src/map-data.ts", import.meta.url),
  `// Made by scripts/map.mjs from Natural Earth (public domain) and the overlays beside the script. Do not edit by hand.
// A reconstruction: the printed map is not part of the rulebook. docs/1942-map.md tells what is known and what is ours.

export interface HexRecord {
  readonly id: string;
  readonly kind: "coast" | "land" | "sea";
  /** The part of the hex that is real land. */
  readonly land: number;
  readonly terrain: "clear" | "rough" | "swamp" | "sea";
  readonly region?: string;
  readonly alsoRegions?: readonly string[];
  readonly owner?: "British" | "Dutch" | "American" | "Portuguese" | "Siam" | "Japanese";
  /** The source is that of the place; every number is reconstructed. */
  readonly city?: {
    readonly name: string;
    readonly number: number;
    readonly source: "rulebook" | "reconstructed";
  };
  readonly fortress?: string;
  readonly port?: true;
  /** Which of several waters in the hex the port lies on. */
  readonly portWater?: string;
  readonly dutchBattalion?: true;
  /** Which of several land areas in the hex the city stands on. */
  readonly cityArea?: string;
  readonly roads?: readonly string[];
  readonly landLinks?: readonly string[];
  /** Land hexes across a full sea hexside. */
  readonly seaSides?: readonly string[];
  /** Land areas that do not meet inside the hex: a water barrier. */
  readonly lands?: readonly { readonly id: string; readonly name: string; readonly to: readonly string[] }[];
  /** Waters that do not meet inside the hex, each with the waters it opens into. */
  readonly waters?: readonly { readonly id: string; readonly to: readonly string[] }[];
  readonly treacherous?: true;
}

export const COLUMNS = ${COLUMNS};
export const ROWS = ${ROWS};

/** Japanese dispositions: an air unit off the map acts as if here, just north of Luzon. */
export const OFF_MAP_AIR_BASE = "2200";

${constant("REGIONS", "Readonly<Record<string, readonly string[]>>", regions)}
/** 9.G The hexes of Burma along the border with Siam. */
${constant("BURMA_BORDER", "readonly string[]", border("Burma", "Siam"))}
/** 9.G The hexes of Siam along the border with Burma. */
${constant("SIAM_BORDER", "readonly string[]", border("Siam", "Burma"))}
${constant(
  "ROADS",
  "readonly { readonly name: string; readonly hexes: readonly string[] }[]",
  ROADS.map(({ name, hexes: chain }) => ({ name, hexes: words(chain) })),
)}
/** Every land hex and the treacherous seas; any other hex of the grid is open sea, joined to all water around it. */
${constant("HEXES", "readonly HexRecord[]", hexes)}`,
);
