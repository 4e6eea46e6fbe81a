import type { Hex } from "@sandtable/hex";
import { type Data, isWhole, repeated, type Say } from "./faults.ts";
import type { Ground } from "./ground.ts";

const PLACE_KINDS = ["city", "base", "town", "point"];
const WATER_KINDS = ["river", "stream", "strait"];
/** 25.4 sets up eight airfield battalions, one a hex. */
const LEAST_AIRFIELDS = 8;
/** The victory points tables speak of the objectives of the island. */
const LEAST_ISLAND_OBJECTIVES = 2;
/** How far an inner port may lie from the sea it is assaulted from. */
const MOST_INNER = 2;

/** Places, areas, lines and water. */
export function checkMap(data: Data, ground: Ground, say: Say): void {
  checkScale(data, say);
  checkThailand(data, ground, say);
  checkPlaces(data, ground, say);
  checkAreas(data, ground, say);
  const sides = checkLines(data, ground, say);
  checkExits(data, ground, say, sides);
  checkWater(data, ground, say, sides.ROADS);
}

function checkScale({ map: { ORIGIN, STEP } }: Data, say: Say): void {
  if (!(Math.abs(ORIGIN.longitude) <= 180)) say("ORIGIN", "longitude", `${ORIGIN.longitude} is no longitude`);
  if (!(Math.abs(ORIGIN.latitude) <= 90)) say("ORIGIN", "latitude", `${ORIGIN.latitude} is no latitude`);
  for (const [field, value] of Object.entries(STEP))
    if (!(value > 0)) say("STEP", field, `${value} is no step`);
}

function checkThailand({ map: { THAILAND } }: Data, { grid, isLand }: Ground, say: Say): void {
  const seen = new Set<Hex>();
  for (const [at, [row, first, last]] of THAILAND.entries()) {
    const where = `THAILAND ${at + 1}`;
    if (!isWhole(row, 1, grid.rows)) say(where, "row", `the map has no row ${row}`);
    else if (!(isWhole(first, 1, grid.columns) && isWhole(last, first, grid.columns)))
      say(where, "columns", `${first} to ${last} is no run of columns on the map`);
    else
      for (let column = first; column <= last; column++) {
        const hex = grid.at(column, row) as Hex;
        if (!isLand(hex)) say(where, "columns", `${grid.ids[hex]} is no land in play`);
        if (seen.has(hex)) say(where, "columns", `${grid.ids[hex]} is in an earlier run, too`);
        seen.add(hex);
      }
  }
  if (!grid.hexes.some((hex) => grid.row(hex) === 1 && seen.has(hex)))
    say("THAILAND", "row", "no hex of the north edge is Thai, and the Japanese come that way (26.3)");
}

function checkPlaces({ map, tables }: Data, ground: Ground, say: Say): void {
  const { grid, hex: find, letter, isLand, isCoast, isThai } = ground;
  const { PLACES, SINGAPORE_ISLAND, INNER_PORTS } = map;
  for (const [at, place] of PLACES.entries()) {
    const where = `PLACES ${at + 1} (${place.name})`;
    const hex = find(place.hex);
    if (place.name.trim() === "") say(where, "name", "a place needs a name");
    if (!PLACE_KINDS.includes(place.kind)) say(where, "kind", `"${place.kind}" is no kind of place`);
    if (hex === undefined) {
      say(where, "hex", `the map has no hex ${place.hex}`);
      continue;
    }
    if (!isLand(hex)) {
      const what = place.airfield ? "airfield" : place.objective ? "objective" : place.port ? "port" : "hex";
      say(where, what, `${place.hex} is no land in play`);
      continue;
    }
    if (place.kind === "city" && letter(hex) !== "C")
      say(where, "kind", `${place.hex} is not a city by its terrain (15.34)`);
    if (place.port && !isCoast(hex) && !(place.hex in INNER_PORTS))
      say(where, "port", `${place.hex} has no sea beside it, and is not among INNER_PORTS`);
  }
  const cities = new Set(PLACES.filter(({ kind }) => kind === "city").map((place) => place.hex));
  for (const hex of grid.hexes)
    if (letter(hex) === "C" && !cities.has(grid.ids[hex]))
      say("PLACES", "kind", `${grid.ids[hex]} is a city by its terrain, but no place there is one`);
  for (const [field, has] of [
    ["port", PLACES.filter(({ port }) => port)],
    ["airfield", PLACES.filter(({ airfield }) => airfield)],
    ["objective", PLACES.filter(({ objective }) => objective)],
  ] as const)
    for (const hex of repeated(has.map((place) => place.hex))) say("PLACES", field, `${hex} has two of them`);
  for (const name of repeated(PLACES.map((place) => place.name)))
    say("PLACES", "name", `two places are named ${name}`);
  for (const name of repeated(PLACES.flatMap(({ airfield }) => airfield ?? [])))
    say("PLACES", "airfield", `two airfields are named ${name}`);

  const airfields = PLACES.filter(({ airfield, hex }) => {
    const at = find(hex);
    return airfield && at !== undefined && isLand(at) && !isThai(at);
  });
  if (airfields.length < LEAST_AIRFIELDS)
    say("PLACES", "airfield", `${airfields.length} in Malaya, but 25.4 sets up eight battalions on them`);
  const objectives = PLACES.filter(({ objective }) => objective);
  if (objectives.length <= tables.MORALE_OBJECTIVES)
    say("PLACES", "objective", `${objectives.length} of them, but Morale speaks of seven or more`);
  if (objectives.filter(({ hex }) => SINGAPORE_ISLAND.includes(hex)).length < LEAST_ISLAND_OBJECTIVES)
    say("PLACES", "objective", "Singapore Island needs several of them (24.6)");
}

function checkAreas({ map }: Data, ground: Ground, say: Say): void {
  const { grid, hex: find, letter, isLand, isSea, isCoast, isThai } = ground;
  const { SINGAPORE_ISLAND, LANDMARKS, INNER_PORTS, PLACES } = map;
  const ports = new Set(PLACES.filter(({ port }) => port).map(({ hex }) => hex));
  for (const id of repeated(SINGAPORE_ISLAND)) say("SINGAPORE_ISLAND", id, "listed twice");
  for (const id of SINGAPORE_ISLAND) {
    const hex = find(id);
    if (hex === undefined) say("SINGAPORE_ISLAND", id, `the map has no hex ${id}`);
    else if (!isLand(hex) || isThai(hex)) say("SINGAPORE_ISLAND", id, `${id} is no land of Malaya`);
  }
  for (const [field, id] of Object.entries(LANDMARKS)) {
    const hex = find(id);
    if (hex === undefined) say("LANDMARKS", field, `the map has no hex ${id}`);
    else if (!isLand(hex) || isThai(hex)) say("LANDMARKS", field, `${id} is no land of Malaya`);
    else if (field === "johoreBaru" && letter(hex) !== "C")
      say("LANDMARKS", field, "the book calls it a city (25.4)");
  }
  if (!(SINGAPORE_ISLAND.includes(LANDMARKS.navalBase) && ports.has(LANDMARKS.navalBase)))
    say("LANDMARKS", "navalBase", `${LANDMARKS.navalBase} is no port of Singapore Island`);
  if (SINGAPORE_ISLAND.includes(LANDMARKS.johoreBaru))
    say("LANDMARKS", "johoreBaru", "it lies on the mainland (25.4)");
  for (const [id, from] of Object.entries(INNER_PORTS)) {
    const hex = find(id);
    if (!ports.has(id)) say("INNER_PORTS", id, "no port is there");
    if (hex !== undefined && isCoast(hex))
      say("INNER_PORTS", id, "open sea lies beside it: it is no inner port");
    for (const sea of from) {
      const at = find(sea);
      if (at === undefined || !isSea(at)) say("INNER_PORTS", id, `${sea} is no sea hex (22.4)`);
      else if (hex !== undefined && grid.distance(hex, at) > MOST_INNER)
        say("INNER_PORTS", id, `${sea} is farther away than ${MOST_INNER} hexes`);
    }
  }
}

type Lists = "ROADS" | "TRAILS" | "RAILROADS";
type Sides = Readonly<Record<Lists, ReadonlySet<string>>>;

/** One name for a side, from whichever hex it is seen. */
const sideOf = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Roads, trails and railroads; returns the sides that each of them crosses. */
function checkLines({ map }: Data, { grid, hex: find, isLand }: Ground, say: Say): Sides {
  const sidesIn = (list: Lists): ReadonlySet<string> => {
    const all = new Set<string>();
    for (const name of repeated(map[list].map((chain) => chain.name)))
      say(list, "name", `two of them are named ${name}`);
    for (const [at, { name, hexes }] of map[list].entries()) {
      const where = `${list} ${at + 1} (${name})`;
      const ids = hexes.split(" ");
      const own = new Set<string>();
      if (ids.length < 2) say(where, "hexes", "a line joins two hexes or more");
      for (const [step, id] of ids.entries()) {
        const hex = find(id);
        const before = step > 0 ? find(ids[step - 1]) : undefined;
        if (hex === undefined) say(where, "hexes", `the map has no hex "${id}"`);
        else if (!isLand(hex)) say(where, "hexes", `${id} is no land in play`);
        if (hex === undefined || before === undefined) continue;
        const side = sideOf(ids[step - 1], id);
        if (!grid.areNeighbours(before, hex))
          say(where, "hexes", `${ids[step - 1]} and ${id} are not neighbours`);
        else if (own.has(side)) say(where, "hexes", `${side} is crossed twice`);
        own.add(side);
        all.add(side);
      }
    }
    return all;
  };
  return { ROADS: sidesIn("ROADS"), TRAILS: sidesIn("TRAILS"), RAILROADS: sidesIn("RAILROADS") };
}

/** 26.3 Lines that leave the map. */
function checkExits({ map }: Data, { grid, hex: find, isLand }: Ground, say: Say, sides: Sides): void {
  const lists: Readonly<Record<string, Lists>> = { road: "ROADS", railroad: "RAILROADS", trail: "TRAILS" };
  for (const [id, lines] of Object.entries(map.EDGE_EXITS)) {
    const hex = find(id);
    if (hex === undefined) say("EDGE_EXITS", id, `the map has no hex ${id}`);
    else if (grid.row(hex) !== 1 || !isLand(hex))
      say("EDGE_EXITS", id, `${id} is no land on the north edge (26.3)`);
    for (const line of lines) {
      const list = lists[line];
      if (!list) say("EDGE_EXITS", id, `"${line}" is no line`);
      else if (![...sides[list]].some((side) => side.split("-").includes(id)))
        say("EDGE_EXITS", id, `no ${line} comes to ${id}`);
    }
  }
}

/** Rivers, streams, straits and the ferries over them. */
function checkWater(
  { map: { WATERWAYS, FERRIES, SINGAPORE_ISLAND } }: Data,
  { grid, hex: find, isLand }: Ground,
  say: Say,
  roads: ReadonlySet<string>,
): void {
  const water = new Set<string>();
  const straits = new Set<string>();
  /** The land around a hex, by number. */
  const around = (id: string): readonly string[] => {
    const hex = find(id);
    return hex === undefined ? [] : [...grid.around[hex]].filter(isLand).map((other) => grid.ids[other]);
  };
  /** Two sides that share a corner have one hex in common, and their others are neighbours. */
  const meet = (one: string, next: string): boolean => {
    const ends = next.split("-");
    const shared = one.split("-").find((id) => ends.includes(id));
    const [a, b] = [one, next].map((pair) => find(pair.split("-").find((id) => id !== shared) ?? ""));
    return shared !== undefined && a !== undefined && b !== undefined && grid.areNeighbours(a, b);
  };
  for (const [at, { name, kind, sides }] of WATERWAYS.entries()) {
    const where = `WATERWAYS ${at + 1} (${name})`;
    if (!WATER_KINDS.includes(kind)) say(where, "kind", `"${kind}" is no kind of water`);
    const pairs = sides.split(" ");
    for (const [step, pair] of pairs.entries()) {
      if (kind !== "strait" && step > 0 && !meet(pairs[step - 1], pair))
        say(where, "sides", `${pair} does not go on from ${pairs[step - 1]}`);
      const [a, b, ...rest] = pair.split("-");
      const from = find(a);
      const to = b === undefined ? undefined : find(b);
      if (from === undefined || to === undefined || rest.length > 0)
        say(where, "sides", `"${pair}" is no pair of hexes`);
      else if (!grid.areNeighbours(from, to)) say(where, "sides", `${a} and ${b} are not neighbours`);
      else if (!(isLand(from) && isLand(to))) say(where, "sides", `${pair} is no side between land and land`);
      else if (water.has(sideOf(a, b))) say(where, "sides", `${pair} has water already`);
      else {
        water.add(sideOf(a, b));
        if (kind === "strait") straits.add(sideOf(a, b));
      }
    }
  }
  for (const id of SINGAPORE_ISLAND)
    for (const other of around(id))
      if (!(SINGAPORE_ISLAND.includes(other) || straits.has(sideOf(id, other))))
        say("SINGAPORE_ISLAND", id, `no strait lies between it and ${other} of the mainland`);
  const ferries = FERRIES.map((pair) => sideOf(...(pair.split("-") as [string, string])));
  for (const [at, side] of ferries.entries()) {
    const where = `FERRIES ${at + 1}`;
    if (!water.has(side)) say(where, "side", `${FERRIES[at]} has no water`);
    else if (!roads.has(side)) say(where, "side", `no road crosses ${FERRIES[at]}`);
    if (ferries.indexOf(side) !== at) say(where, "side", `${FERRIES[at]} is listed twice`);
  }
}
