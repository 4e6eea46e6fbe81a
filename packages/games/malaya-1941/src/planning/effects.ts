import type { Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { NO, TO, UNIT } from "../choices.ts";
import { MARKERS, MORALE_OBJECTIVES } from "../data/tables.ts";
import { ALLIED, GRID, JAPANESE, OBJECTIVES, otherSide, SEATS, SIDES, type Side } from "../map.ts";
import { withdraw } from "../pieces.ts";
import { ask, roll } from "../questions.ts";
import { BASE, type Campaign, DAMAGED, type Marker, onMap, RESERVE } from "../state.ts";
import { faceOf, from, IS_ARMORED, UNITS, UNITS_OF } from "../units.ts";
import { BOX } from "./choices.ts";
import { expect, expectSupply, loseSupply, supplyPlaces, takeSupply } from "./supply.ts";

/** One step of a marker that is carried out at once; says whether it was the last. */
type Effect = (g: Campaign, marker: Marker, step: number) => Play<boolean>;

/** The markers that are carried out as they are picked (5.3), by id. */
export const EFFECTS: ReadonlyMap<string, Effect> = new Map([
  ["southern-operation", southernOperation],
  ["fifth-column", fifthColumn],
  ["panic", panic],
  ["weather", weather],
  ["abda", abda],
  ["air-reinforcements", airReinforcements],
  ["indian-army", indianArmy],
  ["middle-east", middleEast],
  ["replacements", replacements],
  ["morale", morale],
]);

/** The better half of the die. */
const GOOD = 3;
const isGood = (die: number): boolean => die <= GOOD;

function* rollFor(g: Campaign, marker: Marker, most?: number): Play<number> {
  const { id } = MARKERS[marker];
  const die = yield* roll("5.3", { kind: "die.marker", marker: id });
  g.tell({ kind: "marker-die", rule: "5.3", marker: id, die, ...(most !== undefined && { most }) });
  return die;
}

/** MB-19 What a marker brings arrives in the Reinforcement Phase of the turn. */
function receive(
  g: Campaign,
  side: Side,
  {
    units = [],
    supply = 0,
    air = 0,
    turn = g.turn,
  }: { units?: readonly Unit[]; supply?: number; air?: number; turn?: number },
): void {
  for (const unit of units) expect(g, unit, turn);
  expectSupply(g, side, supply, turn);
  g.airDue += air;
  g.tell({ kind: "received", rule: "6.13", seat: SEATS[side], turn, faces: units.map(faceOf), supply, air });
}

/** MB-22 The 2nd armor and a point come; or an armored unit and a point go. */
function* southernOperation(g: Campaign, marker: Marker): Play<boolean> {
  if (isGood(yield* rollFor(g, marker, GOOD))) {
    receive(g, JAPANESE, { units: from("southern", JAPANESE), supply: 1 });
    return true;
  }
  const armored = UNITS_OF[JAPANESE].filter(
    (unit) => IS_ARMORED[unit] === 1 && (onMap(g.at[unit]) || g.at[unit] === BASE),
  );
  if (armored.length > 0) {
    const unit = yield* ask<"withdraw-unit">({
      seat: "japanese",
      rule: "25.7",
      about: { kind: "withdraw-unit" },
      choices: armored.map((each) => UNIT[each]),
      // How many there are to choose from is nobody else's business (MB-150).
      telling: true,
    });
    withdraw(g, unit, "25.7");
  }
  yield* loseSupply(g, JAPANESE, marker);
  return true;
}

/** MB-24 The Japanese are shown the hexes with Allied supply, and may then strike off a point in one of them. */
function* fifthColumn(g: Campaign, _marker: Marker, step: number): Play<boolean> {
  if (step === 0) {
    g.shown = supplyPlaces(g, ALLIED).filter(onMap);
    const hexes = g.shown.map((hex) => GRID.ids[hex]);
    g.tell({ kind: "supply-shown", rule: "5.3", audience: ["japanese"], reveals: true, hexes });
    return false;
  }
  const answer = yield* ask<"strike-supply">({
    seat: "japanese",
    rule: "5.3",
    about: { kind: "strike-supply" },
    choices: [...g.shown.map((hex) => TO[hex]), NO],
    telling: true,
  });
  g.shown = [];
  if (answer !== "no") strikeSupply(g, answer);
  return true;
}

function strikeSupply(g: Campaign, hex: Hex): void {
  g.tell({ kind: "supply-struck", rule: "5.3", hex: GRID.ids[hex] });
  takeSupply(g, ALLIED, hex);
}

/** MB-25 */
function* panic(g: Campaign): Play<boolean> {
  g.panic = true;
  return true;
}

/** MB-23 Each side an air point from the reserve to the damaged box, then a supply point; the first player first. */
function* weather(g: Campaign, marker: Marker, step: number): Play<boolean> {
  if (step === 0) {
    const [japanese, allied] = SIDES.map((side) => ground(g, side));
    g.tell({ kind: "weather", rule: "5.3", japanese, allied });
  }
  yield* loseSupply(g, step === 0 ? g.first : otherSide(g.first), marker);
  return step === 1;
}

function ground(g: Campaign, side: Side): number {
  const air = g.air[side];
  if (air[RESERVE] === 0) return 0;
  air[RESERVE]--;
  air[DAMAGED]++;
  return 1;
}

/** MB-21 Two air points and a supply point come; or one of each goes. */
function* abda(g: Campaign, marker: Marker): Play<boolean> {
  if (isGood(yield* rollFor(g, marker, GOOD))) {
    receive(g, ALLIED, { supply: 1, air: 2 });
    return true;
  }
  const boxes = [RESERVE, DAMAGED].filter((box) => g.air[ALLIED][box] > 0);
  if (boxes.length > 0) {
    const box = yield* ask<"withdraw-air">({
      seat: "allied",
      rule: "25.6",
      about: { kind: "withdraw-air" },
      choices: boxes.map((each) => BOX[each]),
    });
    g.air[ALLIED][box]--;
    g.tell({
      kind: "air-withdrawn",
      rule: "25.6",
      seat: "allied",
      box: box === RESERVE ? "reserve" : "damaged",
    });
  }
  yield* loseSupply(g, ALLIED, marker);
  return true;
}

function* airReinforcements(g: Campaign, marker: Marker): Play<boolean> {
  receive(g, ALLIED, { air: yield* rollFor(g, marker) });
  return true;
}

/** MB-20 A die for each unit: it comes, or never will. */
function* indianArmy(g: Campaign, marker: Marker): Play<boolean> {
  const units: Unit[] = [];
  for (const unit of from("indian-army", ALLIED)) {
    const die = yield* roll("25.6", { kind: "die.received", unit: UNITS[unit].id });
    g.tell({
      kind: "marker-die",
      rule: "25.6",
      marker: MARKERS[marker].id,
      die,
      most: GOOD,
      face: faceOf(unit),
    });
    if (isGood(die)) units.push(unit);
  }
  receive(g, ALLIED, { units });
  return true;
}

/** 25.6 They come a turn later than the others. */
function* middleEast(g: Campaign): Play<boolean> {
  receive(g, ALLIED, { units: from("middle-east", ALLIED), turn: g.turn + 1 });
  return true;
}

function* replacements(g: Campaign): Play<boolean> {
  receive(g, ALLIED, { units: from("replacements", ALLIED), supply: 3 });
  return true;
}

/** With seven objectives lost the Allies lose a point. */
function* morale(g: Campaign, marker: Marker): Play<boolean> {
  const held = OBJECTIVES.filter((hex) => g.occupies(JAPANESE, hex)).length;
  if (held >= MORALE_OBJECTIVES) yield* loseSupply(g, ALLIED, marker);
  return true;
}
