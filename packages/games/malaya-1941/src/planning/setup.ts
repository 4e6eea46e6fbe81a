import type { Bar, Closed, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { END, TO, UNIT } from "../choices.ts";
import { STACKING_LIMIT, SUPPLY_AT_START } from "../data/tables.ts";
import { USUAL_SETUP, USUAL_SUPPLY } from "../data/units.ts";
import { travel } from "../knowledge.ts";
import {
  AIRFIELDS,
  ALLIED,
  GRID,
  ISLAND,
  isMalaya,
  JAPANESE,
  LAND,
  NAVAL_BASE,
  NORTH,
  ON_ISLAND,
  PENANG,
} from "../map.ts";
import { unusedSupply } from "../pieces.ts";
import { ask } from "../questions.ts";
import { BASE, type Campaign, onMap, type Whereabouts } from "../state.ts";
import { from, STACKS, UNITS, unitOf } from "../units.ts";
import { BY_HAND, USUAL, USUAL_REST } from "./choices.ts";
import { bar, barOfGround, closedBy } from "./ground.ts";

const AREA = bar("25.4", "set-up-area");
const FULL = bar("12.8", "stack-full");
const TAKEN = bar("25.4", "field-taken");

/** 3.0, 25.4, 25.5 The Allies set up in secret, then the Japanese in their base: everybody sees where Allied counters lie. */
export function* setupAct(g: Campaign): Play {
  const way = yield* ask<"setup">({
    seat: "allied",
    rule: "25.4",
    about: { kind: "setup" },
    choices: [USUAL, BY_HAND],
    secret: ["allied"],
  });
  if (way === "usual-setup") usual(g);
  else yield* byHand(g);
  for (const unit of from("base", JAPANESE)) travel(g, unit, BASE);
  for (let point = 0; point < SUPPLY_AT_START.base; point++) addSupply(g, JAPANESE, BASE);
  const hexes = LAND.filter((hex) => g.occupies(ALLIED, hex)).map((hex) => GRID.ids[hex]);
  g.tell({ kind: "set-up", rule: "25.4", hexes });
  g.stage = "initiative";
}

function addSupply(g: Campaign, side: typeof JAPANESE | typeof ALLIED, to: Whereabouts): void {
  const point = unusedSupply(g, side);
  if (point !== undefined) travel(g, point, to);
}

function usual(g: Campaign): void {
  for (const [id, hex] of Object.entries(USUAL_SETUP)) travel(g, unitOf(id), GRID.find(hex));
  for (const [hex, points] of Object.entries(USUAL_SUPPLY))
    for (let point = 0; point < points; point++) addSupply(g, ALLIED, GRID.find(hex));
}

/**
 * 3.1, 9.43, MB-11 Unit by unit in the order of the list, each whole, until all that is left goes to its usual place. Then what was placed may be placed
 * anew, unit by unit, until nothing more is to be changed.
 */
function* byHand(g: Campaign): Play {
  for (const unit of from("naval-base", ALLIED)) travel(g, unit, NAVAL_BASE);
  for (const unit of from("penang", ALLIED)) travel(g, unit, PENANG);
  if (yield* placeAll(g)) restAsUsual(g);
  yield* change(g);
}

/** Whether the rest is to go to its usual places. */
function* placeAll(g: Campaign): Play<boolean> {
  for (const origin of ORIGINS)
    for (const unit of from(origin, ALLIED)) {
      const hex = yield* place(g, unit, openTo(g, unit, isInOrder));
      if (hex === "usual-rest") return true;
      travel(g, unit, hex);
    }
  for (const [area, points] of SUPPLY_AREAS)
    for (let left = points; left > 0; left--) {
      const hex = yield* ask<"set-up-supply">({
        seat: "allied",
        rule: "25.4",
        about: { kind: "set-up-supply", left },
        choices: [...area.map((each) => TO[each]), USUAL_REST],
        secret: ["allied"],
      });
      if (hex === "usual-rest") return true;
      addSupply(g, ALLIED, hex);
    }
  return false;
}

const ORIGINS = ["island", "airfields", "north"] as const;
const SUPPLY_AREAS = [
  [ISLAND, SUPPLY_AT_START.island],
  [NORTH, SUPPLY_AT_START.north],
] as const;

/** 25.4 Where a unit may start. */
function areaOf(g: Campaign, unit: Unit): readonly Hex[] {
  switch (UNITS[unit].from) {
    case "airfields":
      return fieldsOf(g);
    case "supply":
      return onMap(g.at[unit]) && ON_ISLAND[g.hexOf(unit)] === 0 ? NORTH : ISLAND;
    default:
      return UNITS[unit].from === "north" ? NORTH : ISLAND;
  }
}

/** MB-13 */
const fieldsOf = (g: Campaign): readonly Hex[] =>
  AIRFIELDS.filter(
    (hex) => isMalaya(hex) && !(g.options["airfield-setup"] === "mainland" && ON_ISLAND[hex] === 1),
  );
const airfieldUnits = from("airfields", ALLIED);
const isTaken = (g: Campaign, unit: Unit, field: Hex): boolean =>
  airfieldUnits.some((each) => each !== unit && g.at[each] === field);

/** 12.8, MB-13 Why a unit cannot be set up in a hex of its area. */
function barToSetUp(g: Campaign, unit: Unit, hex: Hex): Bar | undefined {
  const here = g.at[unit] === hex ? STACKS[unit] : 0;
  if (g.stack[ALLIED][hex] - here + STACKS[unit] > STACKING_LIMIT) return FULL;
  if (airfieldUnits.includes(unit) && isTaken(g, unit, hex)) return TAKEN;
  return barOfGround(unit, hex);
}

const openTo = (
  g: Campaign,
  unit: Unit,
  isAllowed: (g: Campaign, unit: Unit, hex: Hex, open: readonly Hex[]) => boolean,
): readonly Hex[] => {
  const open = areaOf(g, unit).filter((hex) => !barToSetUp(g, unit, hex));
  return open.filter((hex) => isAllowed(g, unit, hex, open));
};

/** MB-13 The fields in their order, so that every set of fields is named in one way only; enough are left for the others. */
function isInOrder(g: Campaign, unit: Unit, hex: Hex, open: readonly Hex[]): boolean {
  const nth = airfieldUnits.indexOf(unit);
  if (nth === -1) return true;
  const before = nth === 0 ? -1 : AIRFIELDS.indexOf(g.hexOf(airfieldUnits[nth - 1]));
  const later = open.filter((each) => AIRFIELDS.indexOf(each) > before);
  const at = later.indexOf(hex);
  return at !== -1 && at <= later.length - (airfieldUnits.length - nth);
}
const isAny = (): boolean => true;

function* place(g: Campaign, unit: Unit, open: readonly Hex[]): Play<Hex | "usual-rest"> {
  return yield* ask<"set-up-unit">({
    seat: "allied",
    rule: "25.4",
    about: { kind: "set-up-unit", unit: UNITS[unit].id },
    choices: [...open.map((each) => TO[each]), ...(onMap(g.at[unit]) ? [] : [USUAL_REST])],
    secret: ["allied"],
    closed: () => closedToSetUp(g, unit, open),
  });
}

function closedToSetUp(g: Campaign, unit: Unit, open: readonly Hex[]): Closed[] {
  const area = areaOf(g, unit);
  return LAND.filter((hex) => isMalaya(hex) && !open.includes(hex)).map((hex) =>
    closedBy(TO[hex], (area.includes(hex) && barToSetUp(g, unit, hex)) || AREA),
  );
}

/** What is left goes to its usual place; whoever finds that taken, as near to it as he may. */
function restAsUsual(g: Campaign): void {
  const left = ORIGINS.flatMap((origin) => from(origin, ALLIED)).filter((unit) => !onMap(g.at[unit]));
  const usualOf = (unit: Unit): Hex => GRID.find(USUAL_SETUP[UNITS[unit].id]);
  for (const unit of left) if (!barToSetUp(g, unit, usualOf(unit))) travel(g, unit, usualOf(unit));
  for (const unit of left)
    if (!onMap(g.at[unit])) travel(g, unit, nearest(usualOf(unit), openTo(g, unit, isAny)));
  for (const [area, points] of SUPPLY_AREAS) {
    let toCome = points - supplyIn(g, area).length;
    for (const [id, most] of Object.entries(USUAL_SUPPLY)) {
      const hex = GRID.find(id);
      const room = area.includes(hex) ? most - supplyIn(g, [hex]).length : 0;
      for (let point = 0; point < Math.min(room, toCome); point++) addSupply(g, ALLIED, hex);
      toCome -= Math.max(0, Math.min(room, toCome));
    }
  }
}
const nearest = (to: Hex, hexes: readonly Hex[]): Hex =>
  hexes.reduce((best, hex) => (GRID.distance(hex, to) < GRID.distance(best, to) ? hex : best));
const supplyIn = (g: Campaign, hexes: readonly Hex[]): readonly Unit[] =>
  from("supply", ALLIED).filter((unit) => onMap(g.at[unit]) && hexes.includes(g.hexOf(unit)));

/** Before the set-up is over, whatever had a choice may be placed anew. */
function* change(g: Campaign): Play {
  const units = [...ORIGINS.flatMap((origin) => from(origin, ALLIED)), ...from("supply", ALLIED)];
  for (;;) {
    const unit = yield* ask<"set-up-change">({
      seat: "allied",
      rule: "25.4",
      about: { kind: "set-up-change" },
      choices: [...units.filter((each) => onMap(g.at[each])).map((each) => UNIT[each]), END],
      secret: ["allied"],
    });
    if (unit === "end") return;
    const hex = yield* place(g, unit, openTo(g, unit, isAny));
    if (hex !== "usual-rest") travel(g, unit, hex);
  }
}
