import { type Data, isWhole, repeated, type Say } from "./faults.ts";
import { IN_HAND, MARKER_LISTS, NUMBERS, SHIPS, TURN_NAMES, VALUES, VICTORY_POINTS } from "./printed.ts";

const DIE = 6;
const MOST = 20;
/** From best for the defender to best for the attacker. */
const RAID_ORDER = ["AM", "AA", "CT", "DA", "DM"];
const ASSAULT_ORDER = ["AZ", "AE", "AS", "BB", "DS", "DE", "DZ"];
const BOMBARDMENT_ORDER = ["AA", "-", "S", "D"];
/** 14.12 names the first two columns. */
const FIRST_COLUMNS = [0, 25, 50];
/** 2.34 */
const AIR_COLUMNS = 7;
/** 16.52 The two results of its example: points, die, eliminated, damaged. */
const AIR_PRINTED = [
  [2, 5, 1, 1],
  [6, 6, 3, 3],
] as const;
/** 16.71 Recon looks into these from two hexes away. */
const OPEN = ["clear", "cultivated", "marsh"];
const TERRAINS = [...OPEN, "jungle", "mountain", "city"];
const SIDES = ["stream", "river", "ferry", "strait"];

/** The charts: whole, of their own codes, and where the text has a value, that value. */
export function checkTables({ tables, map }: Data, say: Say): void {
  const turns = Math.max(TURN_NAMES.length, tables.TURNS.length);
  for (let at = 0; at < turns; at++)
    if (tables.TURNS[at] !== TURN_NAMES[at])
      say(
        `TURNS ${at + 1}`,
        "name",
        `${tables.TURNS[at] ?? "nothing"}, but 25.1 has ${TURN_NAMES[at] ?? "no more turns"}`,
      );
  checkTerrain(tables, say);
  checkCombat(tables, say);
  checkAir(tables, say);
  checkBombardment(tables, say);
  checkInterdiction(tables, say);
  checkMarkers(tables, say);
  checkValues(tables, say);
  if (!isWhole(tables.SOUTH_CLOSED.lastTurn, 0, TURN_NAMES.length))
    say("SOUTH_CLOSED", "lastTurn", `${tables.SOUTH_CLOSED.lastTurn} is no turn`);
  if (!isWhole(tables.SOUTH_CLOSED.firstRow, 1, map.ROWS))
    say("SOUTH_CLOSED", "firstRow", `the map has no row ${tables.SOUTH_CLOSED.firstRow}`);
}

type Tables = Data["tables"];

/** Movement is counted in halves (MB-87). */
const isCost = (value: number): boolean => Number.isInteger(value * 2) && value > 0 && value <= MOST;

function checkTerrain(tables: Tables, say: Say): void {
  const cost = (row: string, field: string, value: number | null): void => {
    if (value !== null && !isCost(value)) say(row, field, `${value} is no cost in whole or half points`);
  };
  const shift = (row: string, field: string, value: number): void => {
    if (!isWhole(value, 0, tables.COLUMNS.length)) say(row, field, `${value} is no number of columns`);
  };
  const sameRows = (name: string, rows: readonly string[], wanted: readonly string[]): void => {
    for (const row of wanted) if (!rows.includes(row)) say(name, row, "the row is missing");
    for (const row of rows)
      if (!wanted.includes(row)) say(name, row, "no such terrain or hexside is on the map");
  };
  sameRows("TERRAIN_EFFECTS", Object.keys(tables.TERRAIN_EFFECTS), TERRAINS);
  for (const [name, effects] of Object.entries(tables.TERRAIN_EFFECTS)) {
    const row = `TERRAIN_EFFECTS ${name}`;
    cost(row, "foot", effects.foot);
    cost(row, "mechanized", effects.mechanized);
    shift(row, "defence", effects.defence);
    shift(row, "bombardment", effects.bombardment);
    if (effects.open !== OPEN.includes(name))
      say(
        row,
        "open",
        `recon ${effects.open ? "does not look" : "looks"} into it from two hexes away (16.71)`,
      );
  }
  sameRows("SIDE_EFFECTS", Object.keys(tables.SIDE_EFFECTS), SIDES);
  for (const [name, effects] of Object.entries(tables.SIDE_EFFECTS)) {
    const row = `SIDE_EFFECTS ${name}`;
    cost(row, "foot", effects.foot);
    cost(row, "mechanized", effects.mechanized);
    shift(row, "defence", effects.defence);
  }
  const { railroadWithoutEngineer, trail } = tables.LINE_COSTS;
  cost("LINE_COSTS", "railroadWithoutEngineer", railroadWithoutEngineer);
  cost("LINE_COSTS trail", "foot", trail.foot);
  cost("LINE_COSTS trail", "mechanized", trail.mechanized);
  shift("ANTIAIRCRAFT_SHIFT", "value", tables.ANTIAIRCRAFT_SHIFT);
}

/** A table by column and die: of six dice, known codes, and never worse further right or higher up. */
function checkGrid<T>(
  name: string,
  columns: readonly (readonly T[])[],
  say: Say,
  {
    rank,
    show,
    strength,
  }: { rank: (cell: T) => number; show: (cell: T) => string; strength: readonly string[] },
): void {
  for (const [at, column] of columns.entries()) {
    const row = `${name} ${strength[at] ?? at + 1}`;
    if (column.length !== DIE) say(row, "die", `${column.length} results, a die has six`);
    for (const [die, cell] of column.entries()) {
      if (rank(cell) === -1) {
        say(row, `die ${die + 1}`, `"${show(cell)}" is no result of this table`);
        continue;
      }
      const before = at > 0 ? columns[at - 1][die] : undefined;
      if (before !== undefined && rank(before) > rank(cell))
        say(row, `die ${die + 1}`, `${show(cell)} is less than ${show(before)} in the column before it`);
      const lower = die > 0 ? column[die - 1] : undefined;
      if (lower !== undefined && rank(lower) > rank(cell))
        say(row, `die ${die + 1}`, `${show(cell)} is less than ${show(lower)} for a lower die`);
    }
  }
}

function checkCombat(tables: Tables, say: Say): void {
  const { COLUMNS } = tables;
  for (const [at, least] of FIRST_COLUMNS.entries())
    if (COLUMNS[at] !== least)
      say("COLUMNS", `${at + 1}`, `${COLUMNS[at]}, but 14.12 has columns of 24% and less and of 25-49%`);
  for (const [at, least] of COLUMNS.entries())
    if (at > 0 && least <= COLUMNS[at - 1])
      say("COLUMNS", `${at + 1}`, `${least} is not more than ${COLUMNS[at - 1]}`);
  for (const [name, columns, order] of [
    ["RAID", tables.RAID, RAID_ORDER],
    ["ASSAULT", tables.ASSAULT, ASSAULT_ORDER],
  ] as const) {
    if (columns.length !== COLUMNS.length)
      say(name, "columns", `${columns.length} columns, but COLUMNS has ${COLUMNS.length}`);
    const strength = COLUMNS.map((least) => `${least}%`);
    checkGrid(name, columns, say, { rank: (cell) => order.indexOf(cell), show: String, strength });
    for (const code of order)
      if (!columns.some((column) => column.includes(code))) say(name, "results", `no cell has ${code}`);
  }
}

function checkAir({ AIR_SUPERIORITY }: Tables, say: Say): void {
  if (AIR_SUPERIORITY.length !== AIR_COLUMNS)
    say("AIR_SUPERIORITY", "columns", `${AIR_SUPERIORITY.length} columns, but 2.34 has seven`);
  const isHits = (cell: readonly number[]): boolean =>
    cell.length === 2 && cell.every((hits) => isWhole(hits, 0, MOST));
  checkGrid("AIR_SUPERIORITY", AIR_SUPERIORITY, say, {
    // A point that is gone weighs more than one that is damaged.
    rank: (cell) => (isHits(cell) ? 2 * cell[0] + cell[1] : -1),
    show: (cell) => cell.join("/"),
    strength: AIR_SUPERIORITY.map((_, at) => `${at + 1}`),
  });
  for (const [points, die, eliminated, damaged] of AIR_PRINTED) {
    const cell = AIR_SUPERIORITY[points - 1]?.[die - 1];
    if (cell?.[0] !== eliminated || cell[1] !== damaged)
      say(
        `AIR_SUPERIORITY ${points}`,
        `die ${die}`,
        `${cell?.join("/")}, but 16.52 has ${eliminated}/${damaged}`,
      );
  }
}

function checkBombardment({ BOMBARDMENT, STRIKE_LIMIT }: Tables, say: Say): void {
  const least = STRIKE_LIMIT.japanese + 1;
  if (BOMBARDMENT.length < least)
    say("BOMBARDMENT", "columns", `${BOMBARDMENT.length} columns, but 0 to ${least - 1} are needed (26.13a)`);
  checkGrid("BOMBARDMENT", BOMBARDMENT, say, {
    rank: (cell) => BOMBARDMENT_ORDER.indexOf(cell),
    show: String,
    strength: BOMBARDMENT.map((_, at) => `${at}`),
  });
  if (!BOMBARDMENT[3]?.includes("S")) say("BOMBARDMENT 3", "results", "16.83 has an S there");
  if (!BOMBARDMENT.at(-1)?.includes("-"))
    say(
      "BOMBARDMENT",
      "results",
      "the last column needs a result without effect: Force Z may get away (26.16a)",
    );
}

function checkInterdiction({ INTERDICTION, INTERDICTION_MODIFIER }: Tables, say: Say): void {
  if (INTERDICTION_MODIFIER[0]?.[0] !== 1)
    say("INTERDICTION_MODIFIER 1", "points", "the first row is for one air point");
  for (const [at, [points, modifier]] of INTERDICTION_MODIFIER.entries()) {
    const before = INTERDICTION_MODIFIER[at - 1];
    if (!(isWhole(points, 1, MOST) && isWhole(modifier, 0, MOST)))
      say(`INTERDICTION_MODIFIER ${at + 1}`, "modifier", `${points}: ${modifier} are no whole numbers`);
    else if (before && (points <= before[0] || modifier < before[1]))
      say(`INTERDICTION_MODIFIER ${at + 1}`, "points", "more points come later, and never count less");
  }
  const order = [1, 2, "eliminated"];
  for (const [at, [roll, result]] of INTERDICTION.entries()) {
    const row = `INTERDICTION ${at + 1}`;
    const before = INTERDICTION[at - 1];
    if (!order.includes(result)) say(row, "result", `"${result}" is neither 1, 2 nor "eliminated" (16.63)`);
    else if (before && order.indexOf(result) <= order.indexOf(before[1]))
      say(row, "result", "a higher roll is worse for what comes");
    if (!isWhole(Number(roll), 1, MOST)) say(row, "roll", `${roll} is no roll`);
    else if (before && roll <= before[0]) say(row, "roll", `${roll} is not more than ${before[0]}`);
  }
}

function checkMarkers({ MARKERS, COMMAND_LEVEL }: Tables, say: Say): void {
  for (const seat of ["japanese", "allied"] as const)
    if (!isWhole(COMMAND_LEVEL[seat], 0, MOST))
      say("COMMAND_LEVEL", seat, `${COMMAND_LEVEL[seat]} is no number of picks`);
  for (const id of repeated(MARKERS.map((marker) => marker.id)))
    say("MARKERS", "id", `two of them are ${id}`);
  for (const id of Object.keys(MARKER_LISTS))
    if (!MARKERS.some((marker) => marker.id === id)) say("MARKERS", "id", `${id} is missing`);
  for (const [at, { id, seat, name, count, inHand = 0, kind, goes, strength }] of MARKERS.entries()) {
    const row = `MARKERS ${at + 1} (${id})`;
    const [side, when, after] = (MARKER_LISTS[id] ?? "").split(" ");
    if (!(id in MARKER_LISTS)) {
      say(row, "id", "the marker tables have no such marker");
      continue;
    }
    if (name.trim() === "") say(row, "name", "a marker needs a name");
    if (seat !== side) say(row, "seat", `it is a marker of the ${side}`);
    if (kind !== when) say(row, "kind", `the marker tables have it as ${when}`);
    if (goes !== after) say(row, "goes", `the marker tables have it as ${after}`);
    if (!isWhole(count, 1, MOST)) say(row, "count", `${count} is no number of markers`);
    else if (inHand > count) say(row, "inHand", `${inHand} in hand, but there are ${count}`);
    if (inHand !== (IN_HAND[id] ?? 0))
      say(row, "inHand", `${inHand}, but the set-up gives ${IN_HAND[id] ?? 0} (25.4, 25.5)`);
    const isShip = id in SHIPS || id === "force-z";
    if (isShip && !isWhole(strength ?? 0, 1, MOST)) say(row, "strength", "ships need a strength");
    else if (!isShip && strength !== undefined) say(row, "strength", "only ships have one");
    else if (id in SHIPS && strength !== SHIPS[id])
      say(row, "strength", `${strength}, but the marker table has ${SHIPS[id]}`);
  }
}

/** What the text itself has. */
function checkValues(tables: Tables, say: Say): void {
  for (const [name, { rule, value }] of Object.entries(NUMBERS)) {
    const found = tables[name as keyof typeof NUMBERS];
    if (found !== value) say(name, "value", `${found}, but the book has ${value} (${rule})`);
  }
  const compare = (
    row: string,
    found: Readonly<Record<string, unknown>>,
    values: Readonly<Record<string, number>>,
    rule: string,
  ): void => {
    for (const [field, value] of Object.entries(values))
      if (found[field] !== value) say(row, field, `${found[field]}, but the book has ${value} (${rule})`);
  };
  for (const [name, { rule, values }] of Object.entries(VALUES))
    compare(name, tables[name as keyof typeof VALUES], values, rule);
  for (const seat of ["japanese", "allied"] as const)
    compare(`POINTS ${seat}`, tables.POINTS[seat], VICTORY_POINTS[seat], "victory points tables");
  const levels = Object.values(tables.LEVELS);
  if (levels.some((level, at) => at > 0 && level <= levels[at - 1]))
    say("LEVELS", "values", "each level takes more than the one before");
}
