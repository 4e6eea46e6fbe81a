import {
  COLUMNS,
  FERRIES,
  PLACES,
  RAILROADS,
  ROADS,
  ROWS,
  TERRAIN,
  TRAILS,
  WATERWAYS,
} from "@sandtable/malaya-1941/map";
import type { MalayaView } from "@sandtable/malaya-1941/shape";
import type { Brush } from "../table/screen.ts";
import {
  columnOf,
  distanceOf,
  drawHexMap,
  drawHexWindow,
  HEX_ROOM,
  type HexTexts,
  hexAt,
  type Ink,
  isOnMap,
  rowOf,
} from "./hexes.ts";
import {
  COLOURS,
  focusOf,
  ownSide,
  type Stack,
  stackFactors,
  stackMark,
  stacksOf,
} from "./malaya-1941-known.ts";

/** The map of Malaya 1941 in characters: as much as the screen holds, or the hexes around a place. */

const FIELD = { columns: COLUMNS, rows: ROWS };

/** The letter of the data for the terrain of a hex. */
const letterAt = (hex: string): string => TERRAIN[rowOf(hex) - 1][columnOf(hex) - 1];
const WATER = ".~";
const GROUND: Readonly<Record<string, string>> = {
  ".": "·",
  "~": "~",
  x: " ",
  c: "░",
  u: ":",
  m: "%",
  j: '"',
  h: "^",
  C: "▒",
};
const NAMES: Readonly<Record<string, string>> = {
  ".": "sea",
  "~": "lake",
  x: "out of play",
  c: "clear",
  u: "cultivated",
  m: "marsh",
  j: "jungle",
  h: "mountain",
  C: "city",
};
export const terrainName = (hex: string): string => NAMES[letterAt(hex)];

// Lines and water by their two hexes, the lesser first.

const key = (one: string, other: string): string => (one < other ? `${one}-${other}` : `${other}-${one}`);
const linesOf = (chains: readonly { readonly hexes: string }[]): ReadonlySet<string> =>
  new Set(
    chains.flatMap(({ hexes }) => {
      const line = hexes.split(" ");
      return line.slice(1).map((hex, at) => key(line[at], hex));
    }),
  );
const [roads, railroads, trails] = [ROADS, RAILROADS, TRAILS].map(linesOf);
const ferries = new Set(FERRIES.map((side) => key(...(side.split("-") as [string, string]))));
const waters = new Map(
  WATERWAYS.flatMap(({ kind, sides }) =>
    sides.split(" ").map((side) => [key(...(side.split("-") as [string, string])), kind] as const),
  ),
);
const WATER_MARKS = { stream: "·", river: "~", strait: "≈" } as const;

/** What stands on a side: ways before water, for a way goes over it; a trail has no bridge. */
function side(hex: string, other: string): Ink | undefined {
  const at = key(hex, other);
  const water = waters.get(at);
  if (ferries.has(at)) return { text: "f", colour: "cyan" };
  if (roads.has(at)) return { text: "=", colour: "yellow" };
  if (railroads.has(at)) return { text: "+", colour: "yellow" };
  if (water) return { text: WATER_MARKS[water], colour: "cyan" };
  return trails.has(at) ? { text: "-", colour: "yellow" } : undefined;
}

/** By hex: the best way through it. */
const ways = new Map<string, string>();
for (const [chains, mark] of [
  [TRAILS, "-"],
  [RAILROADS, "+"],
  [ROADS, "="],
] as const)
  for (const { hexes } of chains) for (const hex of hexes.split(" ")) ways.set(hex, mark);

const places = new Map<string, (typeof PLACES)[number][]>();
for (const place of PLACES) places.set(place.hex, [...(places.get(place.hex) ?? []), place]);
const placesAt = (hex: string): typeof PLACES => places.get(hex) ?? [];
const has = (hex: string, what: "airfield" | "port" | "objective"): boolean =>
  placesAt(hex).some((place) => place[what] !== undefined);

/** What is of worth in a hex, as letters. */
const worths = new Map(
  [...places].map(([hex, here]) => [
    hex,
    (has(hex, "objective") ? "*" : here.some(({ kind }) => kind !== "point") ? "o" : "") +
      (has(hex, "airfield") ? "a" : "") +
      (has(hex, "port") ? "p" : ""),
  ]),
);

/** A table with its stacks by hex. */
class Chart {
  readonly view: MalayaView;
  readonly #stacks: ReadonlyMap<string, Stack>;
  readonly #told: ReadonlyMap<string, string>;

  constructor(view: MalayaView) {
    this.view = view;
    this.#stacks = new Map(view.sides.flatMap(stacksOf).map((stack) => [stack.hex, stack]));
    this.#told = new Map(
      (ownSide(view)?.told ?? []).flatMap(({ hex, zone }) =>
        zone === undefined ? [] : [[hex, zone ? "z" : "f"] as const],
      ),
    );
  }

  stack(hex: string): Stack | undefined {
    return this.#stacks.get(hex);
  }

  /** What the viewer was told of the zones at a hex. */
  told(hex: string): string {
    return this.#told.get(hex) ?? "";
  }

  /** What is pointed out: who moves, what is attacked, bombed, assaulted or was shown; else a fortification. */
  pointer(hex: string): string {
    const { mover, battles, bombed, strikes, assaults, shown, forts } = this.view;
    if (mover?.at === hex) return "@";
    if (battles.some(({ targets }) => targets.includes(hex))) return "!";
    if (bombed?.hex === hex || strikes.some((strike) => strike.hex === hex)) return "x";
    if (assaults.some(({ target }) => target === hex)) return "&";
    if (shown.includes(hex)) return "$";
    return forts[hex] ? "#" : "";
  }
}

/** A hex of the overview: the stack, else what is of worth there, else the ground and the way through it. */
function cell(chart: Chart, hex: string, room: number): Ink {
  const stack = chart.stack(hex);
  const pointer = chart.pointer(hex);
  const inside = room - 1;
  const colour = pointer === "" || pointer === "#" ? undefined : "green";
  const before = pointer || " ";
  if (stack) return { text: before + stackMark(stack), colour: colour ?? COLOURS[stack.seat] };
  const letter = letterAt(hex);
  const ground = GROUND[letter];
  if (letter === "x") return { text: before.trim(), colour };
  if (WATER.includes(letter)) return { text: `${before} ${ground}`, colour: colour ?? "dim" };
  const worth = worths.get(hex);
  const middle = worth || ways.get(hex) || ground;
  const left = Math.floor((inside - middle.length) / 2);
  const filled = ground.repeat(left) + middle;
  return {
    text: before + filled.padEnd(inside, ground),
    colour: colour ?? (worth ? "yellow" : undefined),
  };
}

export const overview = (view: MalayaView, { width, paint }: Brush, centre = focusOf(view, distanceOf)) => {
  const chart = new Chart(view);
  return drawHexMap({ ...FIELD, cell: (hex, room) => cell(chart, hex, room) }, centre, width, paint);
};

export const MAP_KEY =
  'J, A: Japanese, Allied units; own ones with their attack, those of the enemy with their defence where it is known, in a small letter if it may have changed since it was seen, ? if nothing is known; # fortification, @ on the move, ! attacked, x bombed, & to be assaulted, $ supply shown. * objective, o town, a airfield, p port; = road, + railroad, - trail; ░ clear, : cultivated, % marsh, " jungle, ^ mountain, ▒ city, · sea. Even columns lie half a hex lower; b and a place (b Jitra) shows the hexes around it, b north, b middle or b south that part of the map.';

export const WINDOW_KEY =
  'In a hex: its number and ground (: cultivated, % marsh, " jungle, ^ mountain, ▒ city, ~ water; clear has no sign), its name, signs and units as on the map, with attack and defence; in the lower edge z or f: as far as you were told in an enemy zone or free of one, a airfield, p port, * objective. Sides: = road, + railroad, - trail, f ferry, · stream, ~ river, ≈ strait.';

const WINDOW_GROUND: Readonly<Record<string, string>> = { ...GROUND, ".": "~", c: "" };

function texts(chart: Chart, hex: string): HexTexts {
  const stack = chart.stack(hex);
  const pointer = chart.pointer(hex);
  const name = placesAt(hex)[0]?.name ?? "";
  const fort = chart.view.forts[hex] && pointer !== "#" ? "#" : "";
  const whole = pointer + fort + (stack ? stackFactors(stack) : "");
  const held = whole.length <= HEX_ROOM[2] || !stack ? whole : pointer + fort + stackMark(stack);
  const edge = [
    chart.told(hex),
    has(hex, "airfield") ? "a" : "",
    // The middle belongs to the side.
    "",
    has(hex, "port") ? "p" : "",
    has(hex, "objective") ? "*" : "",
  ].map((mark) => mark || "_");
  return [
    { text: hex + WINDOW_GROUND[letterAt(hex)].trim(), colour: "dim" },
    { text: name, colour: "yellow" },
    { text: held, colour: pointer ? "green" : stack && COLOURS[stack.seat] },
    { text: edge.join(""), colour: "dim" },
  ];
}

export function closeUp(view: MalayaView, centre: string, { width, paint }: Brush): string[] {
  const chart = new Chart(view);
  return drawHexWindow({ ...FIELD, texts: (hex) => texts(chart, hex), side }, centre, width, paint);
}

/** Parts of the map by their names. */
const PARTS: Readonly<Record<string, string>> = {
  north: hexAt(18, 12),
  middle: hexAt(24, 23),
  south: hexAt(34, 35),
};
export const partOf = (typed: string): string | undefined =>
  Object.hasOwn(PARTS, typed) ? PARTS[typed] : undefined;

/** The hex that a name stands for: a number, a place, or a unit that the viewer sees on the map. */
export function findPlace(view: MalayaView, typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  if (isOnMap(wanted, FIELD)) return wanted;
  if (wanted === "") return undefined;
  const begins = (name: string): boolean => name.toLowerCase().startsWith(wanted);
  const place = PLACES.find(({ name }) => [name, ...name.split(" / ")].some(begins));
  if (place) return place.hex;
  const at = view.sides.flatMap(({ units }) => units).find(({ id }) => id === wanted)?.at;
  return at !== undefined && isOnMap(at, FIELD) ? at : undefined;
}
