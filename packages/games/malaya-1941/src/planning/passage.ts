import type { Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { UNIT } from "../choices.ts";
import { AIR_OFF_MAP, INTERDICTION_MODIFIER, INTERDICTION as RESULTS } from "../data/tables.ts";
import { travel } from "../knowledge.ts";
import { ALLIED, GRID, JAPANESE, otherSide, type Side } from "../map.ts";
import { breakDown, eliminate } from "../pieces.ts";
import { ask, roll } from "../questions.ts";
import { endReinforcements } from "../sequence.ts";
import { type Campaign, DELAYED, INTERDICTION, LOST, REINFORCEMENT, RESERVE, TRACK } from "../state.ts";
import { CAN_BREAK_DOWN, faceOf, UNITS } from "../units.ts";
import { bringHome, operatedAirfields } from "./air.ts";
import type { Coming } from "./landing.ts";
import type { Passage } from "./log.ts";

/** 6.24, 16.6 Interdiction of what is on its way, then everything else is put down and the phase is over. */
export function* bringIn(g: Campaign, coming: readonly Coming[]): Play {
  for (const { unit } of coming) g.put(unit, TRACK);
  const struck = yield* rollForAll(g, coming);
  const broken = yield* breakUp(
    g,
    struck.flatMap(({ unit, passage }) => (passage === "broken" ? [unit] : [])),
  );
  for (const { unit, passage } of struck) suffer(g, unit, passage, broken.get(unit));
  bringHome(g, otherSide(g.phasing), [INTERDICTION], "16.62");
  const isStopped = ({ unit }: Coming): boolean =>
    struck.some((each) => each.unit === unit && each.passage !== "through");
  land(
    g,
    coming.filter((each) => !isStopped(each)),
  );
  receiveAir(g, g.phasing);
  endReinforcements(g);
}

/** A unit that was rolled for, and what became of it. */
interface Struck {
  readonly unit: Unit;
  readonly die: number;
  readonly passage: Passage;
}

/**
 * 16.64, 26.14a, MB-54 A die for every unit and point, but for those that come over land or were delayed before. The dice are told the lowest
 * first, not in the order of the counters: who was rolled for shows only by what is lost.
 */
function* rollForAll(g: Campaign, coming: readonly Coming[]): Play<readonly Struck[]> {
  const points = g.air[otherSide(g.phasing)][INTERDICTION];
  const modifier = modifierOf(points);
  const struck: Struck[] = [];
  for (const { unit, isBySea } of coming) {
    if (points === 0 || !isBySea || g.has(unit, DELAYED)) continue;
    const die = yield* roll("16.61", { kind: "die.interdiction", seat: g.seat, points });
    struck.push({ unit, die, passage: passageOf(unit, die + modifier) });
  }
  for (const { die, passage } of struck.toSorted((a, b) => a.die - b.die || (a.passage < b.passage ? -1 : 1)))
    g.tell({ kind: "interdiction", rule: "16.63", seat: g.seat, die, modifier, passage });
  return struck;
}

/** 16.63 What the dice have done, once everything is chosen that they leave to choose. */
function suffer(g: Campaign, unit: Unit, passage: Passage, broken: Broken | undefined): void {
  if (passage === "later") delay(g, unit, 1);
  else if (passage === "much-later") delay(g, unit, 2);
  else if (passage === "lost") eliminate(g, unit, "16.63");
  else if (broken) {
    eliminate(g, broken.lost, "16.63");
    for (const battalion of broken.others) delay(g, battalion, 2);
  }
}

export const modifierOf = (points: number): number =>
  INTERDICTION_MODIFIER.findLast(([least]) => points >= least)?.[1] ?? 0;

function passageOf(unit: Unit, roll: number): Passage {
  const result = RESULTS.findLast(([least]) => roll >= least)?.[1];
  if (result === undefined) return "through";
  if (result === "eliminated") return CAN_BREAK_DOWN[unit] ? "broken" : "lost";
  return result === 1 ? "later" : "much-later";
}

/** 16.63(1) It comes so many turns later; after the last turn never (6.25). */
function delay(g: Campaign, unit: Unit, turns: number): void {
  g.put(unit, TRACK);
  g.due[unit] = g.turn + turns;
  g.flags[unit] |= DELAYED | REINFORCEMENT;
  g.tell({ kind: "delayed", rule: "16.63", audience: [g.seat], unit: UNITS[unit].id, turn: g.due[unit] });
}

/** The battalions of a unit that was broken down on its way: the one that is lost, and those that come later. */
interface Broken {
  readonly lost: Unit;
  readonly others: readonly Unit[];
}

/** 16.63(2), MB-55 One battalion of the owner's choice is lost of each. Whether they differ is not shown (MB-150). */
function* breakUp(g: Campaign, units: readonly Unit[]): Play<ReadonlyMap<Unit, Broken>> {
  const broken = new Map<Unit, Broken>();
  for (const unit of units) {
    const battalions = breakDown(g, unit);
    const kinds = battalions.filter(
      (each, index) => battalions.findIndex((other) => faceOf(other) === faceOf(each)) === index,
    );
    const lost = yield* ask<"sunk">({
      seat: g.seat,
      rule: "16.63",
      about: { kind: "sunk" },
      choices: kinds.map((each) => UNIT[each]),
      secret: [g.seat],
    });
    broken.set(unit, { lost, others: battalions.filter((battalion) => battalion !== lost) });
  }
  return broken;
}

/** 6.22 Put down they are free to move and fight this turn. Everybody sees where; neither which nor how many (MB-141). */
function land(g: Campaign, landing: readonly Coming[]): void {
  const hexes = [...new Set(landing.map(({ hex }) => hex))].sort((a: Hex, b: Hex) => a - b);
  for (const hex of hexes) {
    for (const each of landing) {
      if (each.hex !== hex) continue;
      travel(g, each.unit, hex);
      g.flags[each.unit] &= ~(REINFORCEMENT | DELAYED);
    }
    g.tell({ kind: "arrived", rule: "6.21", seat: g.seat, hex: GRID.ids[hex] });
  }
}

/** 16.31 Air points that come are in reserve, and fly from the next turn on. */
function receiveAir(g: Campaign, side: Side): void {
  const points = side === JAPANESE ? airOfAirfields(g) : g.airDue;
  if (side === ALLIED) g.airDue = 0;
  if (points === 0) return;
  g.air[side][RESERVE] += points;
  g.tell({ kind: "air-arrived", rule: "16.31", seat: g.seat, points });
}

/** MB-40 One point for each operated airfield, never above what the base and the airfields hold. */
function airOfAirfields(g: Campaign): number {
  const fields = operatedAirfields(g, JAPANESE);
  const held = g.air[JAPANESE].reduce((sum, points, box) => (box === LOST ? sum : sum + points), 0);
  return Math.min(fields, Math.max(0, AIR_OFF_MAP + fields - held));
}
