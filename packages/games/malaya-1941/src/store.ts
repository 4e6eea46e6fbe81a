import { type Json, type Options, outcomeJson, Reader, soundly } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { MARKERS } from "./data/tables.ts";
import { invariants } from "./invariants.ts";
import { GRID, SEATS, SIDES } from "./map.ts";
import { OPTIONS } from "./options.ts";
import {
  AIR_BOXES,
  type Bombed,
  Campaign,
  type Fight,
  IMPULSES,
  LAST_TURN,
  type Marker,
  type Mover,
  type Picture,
  placeOf,
  STAGES,
  type Strike,
  type Whereabouts,
} from "./state.ts";
import { ALL_UNITS, UNIT_COUNT } from "./units.ts";

/** The hexes of a table that say something, with what they say. */
function marked(table: ArrayLike<number>): number[][] {
  const found: number[][] = [];
  for (let hex = 0; hex < table.length; hex++) if (table[hex] !== 0) found.push([hex, table[hex]]);
  return found;
}

/** The state as JSON: what follows from the rest is left out. Only checkpoints are stored. */
export const save = (g: Campaign): Json =>
  ({
    options: g.options,
    stage: g.stage,
    turn: g.turn,
    first: g.first,
    phasing: g.phasing,
    impulse: g.impulse,
    points: [...g.points],
    at: [...g.at],
    flags: [...g.flags],
    due: [...g.due],
    air: g.air.map((boxes) => [...boxes]),
    hand: [...g.hand],
    pool: [...g.pool],
    aside: [...g.aside],
    known: [...g.known],
    forts: marked(g.forts),
    told: SIDES.map((side) => marked(g.told[side])),
    open: marked(g.open),
    picks: g.picks,
    pending: g.pending ?? null,
    shown: [...g.shown],
    panic: g.panic,
    noLandings: g.noLandings,
    forceZ: g.forceZ,
    revealed: g.revealed,
    airDue: g.airDue,
    hits: [...g.hits],
    bought: [...g.bought],
    fired: [...g.fired],
    bridged: [...g.bridged],
    boats: [...g.boats],
    opened: g.opened,
    mover: g.mover ?? null,
    assaults: g.assaults,
    strikes: g.strikes,
    bombed: g.bombed ?? null,
    battles: g.battles,
    fight: g.fight ?? null,
    pictures: g.pictures,
    outcome: outcomeJson(g),
  }) as object as Json;

const BYTE = 255;
const hexesIn = (from: Reader, name: string): Hex[] =>
  from.list(name, undefined, 0, GRID.size - 1).map((hex) => GRID.hexes[hex]);

function unmark(from: Reader, json: Json, name: string, mark: (hex: Hex, value: number) => void): void {
  if (!Array.isArray(json)) throw from.broken(name);
  for (const pair of json) {
    if (!Array.isArray(pair) || pair.length !== 2) throw from.broken(name);
    const [hex, value] = pair;
    if (
      !Number.isInteger(hex) ||
      hex < 0 ||
      hex >= GRID.size ||
      !Number.isInteger(value) ||
      value < 1 ||
      value > BYTE
    )
      throw from.broken(name);
    mark(GRID.hexes[hex], value);
  }
}

/** Parts that are plain data and hang together: taken as they are, and judged by the invariants. */
const plain = <T>(from: Reader, name: string): T => {
  const value = from.raw(name);
  if (value === undefined) throw from.broken(name);
  return value as object as T;
};
const plainList = <T>(from: Reader, name: string): readonly T[] => {
  const value = plain<readonly T[]>(from, name);
  if (!Array.isArray(value)) throw from.broken(name);
  return value;
};

export function load(json: Json): Campaign {
  const from = new Reader("Malaya 1941", json);
  const options = from.part("options");
  const g = new Campaign({
    options: Object.fromEntries(
      OPTIONS.map(({ id, values }) => [id, options.oneOf(id, values)]),
    ) satisfies Options,
  });
  g.stage = from.oneOf("stage", STAGES);
  g.turn = from.whole("turn", 1, LAST_TURN);
  g.first = from.whole("first", 0, 1) as Campaign["first"];
  g.phasing = from.whole("phasing", 0, 1) as Campaign["phasing"];
  g.impulse = from.oneOf("impulse", IMPULSES);
  const points = from.list("points", 2, -999, 999);
  const flags = from.list("flags", UNIT_COUNT, 0, 0xffff);
  const at = from.list("at", UNIT_COUNT, 0, placeOf("withdrawn"));
  for (const unit of ALL_UNITS) {
    if (at[unit] >= GRID.size && at[unit] < placeOf("base")) throw from.broken("at");
    g.flags[unit] = flags[unit];
    g.put(unit, at[unit] as Whereabouts);
    g.flags[unit] = flags[unit];
  }
  g.due.set(from.list("due", UNIT_COUNT, 0, BYTE));
  const air = plainList<readonly number[]>(from, "air");
  for (const side of SIDES) {
    g.points[side] = points[side];
    if (air[side]?.length !== AIR_BOXES.length) throw from.broken("air");
    g.air[side].set(air[side]);
    unmark(from, plainList<Json>(from, "told")[side], "told", (hex, value) => g.noteZones(side, hex, value));
  }
  g.hand.set(from.list("hand", MARKERS.length, 0, BYTE));
  g.pool.set(from.list("pool", MARKERS.length, 0, BYTE));
  g.aside.set(from.list("aside", MARKERS.length, 0, BYTE));
  // States that were stored before it was kept know of none.
  if (from.has("known")) g.known.set(from.list("known", MARKERS.length, 0, BYTE));
  else g.known.fill(0);
  unmark(from, from.raw("forts"), "forts", (hex, value) => {
    if (value > SIDES.length) throw from.broken("forts");
    g.setFort(hex, SIDES[value - 1]);
  });
  unmark(from, from.raw("open"), "open", (hex) => g.layOpen(hex));
  g.picks = from.whole("picks", 0, BYTE);
  g.pending = from.has("pending") ? plain(from, "pending") : undefined;
  g.shown = hexesIn(from, "shown");
  g.panic = from.flag("panic");
  g.noLandings = from.flag("noLandings");
  g.forceZ = from.flag("forceZ");
  g.revealed = from.flag("revealed");
  g.airDue = from.whole("airDue", 0, BYTE);
  const [eliminated, damaged] = from.list("hits", 2, 0, BYTE);
  g.hits = [eliminated, damaged];
  const bought = from.list("bought", 2, 0, BYTE);
  for (const side of SIDES) g.bought[side] = bought[side];
  g.fired = from.list("fired", undefined, 0, MARKERS.length - 1).map((marker) => marker as Marker);
  g.bridged = hexesIn(from, "bridged");
  g.boats = hexesIn(from, "boats");
  g.opened = from.flag("opened");
  g.mover = from.has("mover") ? plain<Mover>(from, "mover") : undefined;
  g.assaults = plainList(from, "assaults");
  g.strikes = plainList<Strike>(from, "strikes");
  g.bombed = from.has("bombed") ? plain<Bombed>(from, "bombed") : undefined;
  g.battles = plainList<{ readonly targets: readonly Hex[]; readonly attackers: readonly Unit[] }>(
    from,
    "battles",
  );
  g.fight = from.has("fight") ? plain<Fight>(from, "fight") : undefined;
  const pictures = plainList<readonly Picture[]>(from, "pictures");
  for (const side of SIDES) g.pictures[side] = pictures[side] ?? [];
  if (from.has("outcome")) {
    const outcome = from.part("outcome");
    const scores = outcome.part("scores");
    g.outcome = {
      winners: outcome.listOf("winners", SEATS),
      scores: { japanese: scores.between("japanese", 0, 1), allied: scores.between("allied", 0, 1) },
      reason: outcome.oneOf("reason", ["24.2", "25.3"]),
    };
  }
  return soundly(g, from, invariants);
}
