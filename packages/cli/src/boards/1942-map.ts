import { COLUMNS, HEXES, type HexRecord, REGIONS, ROWS } from "@sandtable/1942/map";
import type { TableView } from "@sandtable/1942/shape";
import { type Counter, FORTRESSES, type Seat, UNITS } from "@sandtable/1942/units";
import type { Colour } from "../table/paint.ts";
import type { Brush } from "../table/screen.ts";
import {
  drawHexMap,
  drawHexWindow,
  HEX_ROOM,
  type HexTexts,
  type Ink,
  isHex,
  isOnMap,
  middleOf,
} from "./hexes.ts";

/** The map of 1942 in characters: all of it, or the hexes around a place. */

const records = new Map(HEXES.map((hex) => [hex.id, hex]));
const units = new Map(UNITS.map((unit) => [unit.id, unit]));

export const unitOf = (id: string): Counter => units.get(id)!;
export const seatOf = (id: string): Seat => (unitOf(id).nation === "japanese" ? "japanese" : "allied");
export const SEATS: readonly Seat[] = ["allied", "japanese"];
export const LETTERS: Readonly<Record<Seat, string>> = { allied: "A", japanese: "J" };
export const COLOURS: Readonly<Record<Seat, Colour>> = { allied: "cyan", japanese: "red" };

/** The units of a side in a hex. */
export interface Stack {
  readonly seat: Seat;
  readonly hex: string;
  readonly units: readonly string[];
  readonly strength: number;
}

/** Every stack on the map, hex by hex. */
export function stacksOf({ units: placed }: TableView): Stack[] {
  const found = new Map<string, { seat: Seat; hex: string; units: string[]; strength: number }>();
  for (const [id, { at }] of Object.entries(placed)) {
    if (!isHex(at)) continue;
    const seat = seatOf(id);
    const stack = found.get(at + seat) ?? { seat, hex: at, units: [], strength: 0 };
    found.set(at + seat, stack);
    stack.units.push(id);
    stack.strength += unitOf(id).strength;
  }
  return [...found.values()].sort((one, other) => one.hex.localeCompare(other.hex));
}

const hasAir = ({ units }: Stack): boolean => units.some((id) => unitOf(id).size === "air");

/** "A12"; an air unit alone has no strength. */
const stackMark = (stack: Stack): string => LETTERS[stack.seat] + (stack.strength > 0 ? stack.strength : "");

const TERRAIN: Readonly<Record<HexRecord["terrain"], string>> = {
  clear: "░",
  rough: "^",
  swamp: "%",
  sea: "·",
};
const REEF = "×";

const FIELD = { columns: COLUMNS, rows: ROWS };

/** What a map too large for the screen is drawn around: what is being planned, else Singapore. */
function centreOf({ battle, mover, units: placed }: TableView): string {
  const at = battle?.target ?? (mover && placed[mover.unit].at);
  return at && isHex(at) ? at : FORTRESSES[0].hex;
}

/** A table with its stacks and destinations by hex. */
class Chart {
  readonly table: TableView;
  readonly #stacks = new Map<string, Stack[]>();
  readonly #destinations: ReadonlySet<string>;

  constructor(table: TableView) {
    this.table = table;
    for (const stack of stacksOf(table))
      this.#stacks.set(stack.hex, [...(this.#stacks.get(stack.hex) ?? []), stack]);
    this.#destinations = new Set(table.mover?.destinations.map(({ to }) => to));
  }

  stacks(hex: string): readonly Stack[] {
    return this.#stacks.get(hex) ?? [];
  }

  /** What is pointed out: where the unit may go, what is attacked, which city may be attempted. */
  pointer(hex: string): string {
    const { battle, assaults } = this.table;
    if (this.#destinations.has(hex)) return ">";
    if (battle?.target === hex) return "!";
    return assaults.some((assault) => assault.hex === hex) ? "?" : "";
  }

  fortress(hex: string): boolean {
    const { fortresses } = this.table;
    return FORTRESSES.some((fortress) => fortress.hex === hex && fortresses[fortress.id].stands);
  }

  beach(hex: string): boolean {
    return this.table.beaches.some((beach) => beach.hex === hex);
  }

  /** A place in small letters: the first letter of its owner, and the number of the city or # for a fortress. */
  place(hex: string): Ink | undefined {
    const city = this.table.cities[hex];
    const seat = FORTRESSES.find((fortress) => fortress.hex === hex)?.seat;
    const owner = city?.owner ?? (this.fortress(hex) ? seat : undefined);
    if (owner === undefined) return undefined;
    const number = this.fortress(hex) ? "#" : (records.get(hex)?.city?.number ?? "");
    const colour = owner === "nobody" ? undefined : owner === "siam" ? "yellow" : COLOURS[owner];
    return { text: `${owner.charAt(0)}${number}`, colour };
  }
}

/** Where there is room for them, letters for the place stand before those for the stack. */
const ROOMY_CELL = 6;

function cell(chart: Chart, hex: string, room: number): Ink {
  const record = records.get(hex);
  const stacks = chart.stacks(hex);
  const place = chart.place(hex);
  const air = stacks.some(hasAir) ? "*" : "";
  const pointer = chart.pointer(hex);
  const before = pointer || air || (chart.beach(hex) ? "&" : " ");
  const colour: Colour | undefined = pointer === "" ? undefined : "green";
  const inside = room - 1;
  if (stacks.length > 0) {
    const text = stacks.length > 1 && room < ROOMY_CELL ? "A+J" : stacks.map(stackMark).join("");
    const named = place && text.length + place.text.length <= inside ? place.text + text : text;
    return { text: before + named, colour: colour ?? COLOURS[stacks[0].seat] };
  }
  if (place) return { text: before + place.text, colour: colour ?? place.colour };
  const terrain = record?.treacherous ? REEF : TERRAIN[record?.terrain ?? "sea"];
  const isSea = (record?.kind ?? "sea") === "sea";
  const text = isSea ? ` ${terrain}` : terrain.repeat(inside);
  return { text: before + text, colour: colour ?? (isSea ? "dim" : undefined) };
}

export function mapLines(table: TableView, { width, paint }: Brush): string[] {
  const chart = new Chart(table);
  return drawHexMap({ ...FIELD, cell: (hex, room) => cell(chart, hex, room) }, centreOf(table), width, paint);
}

export const MAP_KEY =
  "A Allied, J Japanese units with their strength, * air unit; a j s n a city of the Allies, the Japanese, Siam or nobody with its number, # fortress; ░ clear, ^ rough, % swamp, · sea, × treacherous, & invasion hex; > destination, ! attacked, ? city to attempt. Even columns lie half a hex lower; b and a place (b Singapore) shows the hexes around it.";

export const WINDOW_KEY =
  "In a hex: its number and terrain (^ rough, % swamp, ~ sea, × treacherous), its city, then owner and number of the city and the units, as on the map; in the lower edge a or j: in the zone of control of that side, o: of one of its empty cities. Sides: = road, ~ full sea between two lands.";

const WINDOW_TERRAIN: Readonly<Record<HexRecord["terrain"], string>> = {
  clear: "",
  rough: "^",
  swamp: "%",
  sea: "~",
};

function texts(chart: Chart, hex: string): HexTexts {
  const record = records.get(hex);
  const { zones, cityZones } = chart.table;
  const stacks = chart.stacks(hex);
  const terrain = record?.treacherous ? REEF : WINDOW_TERRAIN[record?.terrain ?? "sea"];
  const pointer = chart.pointer(hex);
  const place = chart.place(hex);
  const name = record?.city?.name ?? record?.fortress ?? "";
  const zone = (seat: Seat): string =>
    zones[seat].includes(hex) ? seat.charAt(0) : cityZones[seat].includes(hex) ? "o" : "_";
  const held = stacks.map((stack) => stackMark(stack) + (hasAir(stack) ? "*" : ""));
  const parts = [place?.text, ...held].filter((part) => part !== undefined);
  const whole = pointer + parts.join(" ");
  return [
    { text: hex + terrain, colour: "dim" },
    { text: name || (chart.beach(hex) ? "&" : ""), colour: place?.colour },
    {
      text: whole.length <= HEX_ROOM[2] ? whole : pointer + parts.join(""),
      colour: pointer ? "green" : stacks[0] ? COLOURS[stacks[0].seat] : place?.colour,
    },
    { text: `_${zone("allied")}_${zone("japanese")}_`, colour: "dim" },
  ];
}

function side(hex: string, other: string): Ink | undefined {
  const record = records.get(hex);
  if (record?.roads?.includes(other)) return { text: "=", colour: "yellow" };
  return record?.seaSides?.includes(other) ? { text: "~" } : undefined;
}

export function windowLines(table: TableView, centre: string, { width, paint }: Brush): string[] {
  const chart = new Chart(table);
  return drawHexWindow({ ...FIELD, texts: (hex) => texts(chart, hex), side }, centre, width, paint);
}

/** The hex that a name stands for: a number, a city, a fortress, a region, or a unit. */
export function findPlace(table: TableView, typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  const begins = (name: string | undefined): boolean => name?.toLowerCase().startsWith(wanted) ?? false;
  if (isOnMap(wanted, FIELD)) return wanted;
  const city = HEXES.find(({ city, fortress }) => begins(city?.name) || begins(fortress));
  if (city) return city.id;
  const region = Object.keys(REGIONS).find(begins);
  if (region !== undefined) return middleOf(REGIONS[region]);
  const at = table.units[wanted]?.at;
  return at !== undefined && isHex(at) ? at : undefined;
}
