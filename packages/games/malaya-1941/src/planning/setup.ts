import type { Bar, Closed, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { TO } from "../choices.ts";
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
import { BASE, type Campaign, type Whereabouts } from "../state.ts";
import { from, STACKS, UNITS, unitOf } from "../units.ts";
import { BY_HAND, USUAL } from "./choices.ts";
import { bar, barOfGround, closedBy } from "./ground.ts";

const AREA = bar("25.4", "set-up-area");
const FULL = bar("12.8", "stack-full");

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

/** 3.1, 9.43, MB-11 Unit by unit in the order of the list, each whole. */
function* byHand(g: Campaign): Play {
  for (const unit of from("naval-base", ALLIED)) travel(g, unit, NAVAL_BASE);
  for (const unit of from("penang", ALLIED)) travel(g, unit, PENANG);
  for (const unit of from("island", ALLIED)) yield* place(g, unit, ISLAND);
  yield* placeAirfieldUnits(g);
  for (const unit of from("north", ALLIED)) yield* place(g, unit, NORTH);
  yield* placeSupply(g, ISLAND, SUPPLY_AT_START.island);
  yield* placeSupply(g, NORTH, SUPPLY_AT_START.north);
}

/** 12.8 Why a unit of an area cannot be set up in one of its hexes. */
function barToSetUp(g: Campaign, unit: Unit, hex: Hex): Bar | undefined {
  if (g.stack[ALLIED][hex] + STACKS[unit] > STACKING_LIMIT) return FULL;
  return barOfGround(unit, hex);
}

function* place(g: Campaign, unit: Unit, area: readonly Hex[]): Play {
  const open = area.filter((hex) => !barToSetUp(g, unit, hex));
  const hex = yield* ask<"set-up-unit">({
    seat: "allied",
    rule: "25.4",
    about: { kind: "set-up-unit", unit: UNITS[unit].id },
    choices: open.map((each) => TO[each]),
    secret: ["allied"],
    closed: () => closedToSetUp(g, unit, open, area),
  });
  travel(g, unit, hex);
}

function closedToSetUp(g: Campaign, unit: Unit, open: readonly Hex[], area: readonly Hex[]): Closed[] {
  return LAND.filter((hex) => isMalaya(hex) && !open.includes(hex)).map((hex) =>
    closedBy(TO[hex], (area.includes(hex) && barToSetUp(g, unit, hex)) || AREA),
  );
}

/** MB-13 One battalion to a field, the fields in their order, so that every set of fields is named in one way only. */
function* placeAirfieldUnits(g: Campaign): Play {
  const isMainland = g.options["airfield-setup"] === "mainland";
  const units = from("airfields", ALLIED);
  let fields = AIRFIELDS.filter((hex) => isMalaya(hex) && !(isMainland && ON_ISLAND[hex] === 1));
  fields = fields.filter((hex) => !barToSetUp(g, units[0], hex));
  for (const [index, unit] of units.entries()) {
    const open = fields.slice(0, fields.length - (units.length - 1 - index));
    const hex = yield* ask<"set-up-unit">({
      seat: "allied",
      rule: "25.4",
      about: { kind: "set-up-unit", unit: UNITS[unit].id },
      choices: open.map((each) => TO[each]),
      secret: ["allied"],
    });
    travel(g, unit, hex);
    fields = fields.slice(fields.indexOf(hex) + 1);
  }
}

function* placeSupply(g: Campaign, area: readonly Hex[], points: number): Play {
  for (let left = points; left > 0; left--) {
    const hex = yield* ask<"set-up-supply">({
      seat: "allied",
      rule: "25.4",
      about: { kind: "set-up-supply", left },
      choices: area.map((each) => TO[each]),
      secret: ["allied"],
    });
    addSupply(g, ALLIED, hex);
  }
}
