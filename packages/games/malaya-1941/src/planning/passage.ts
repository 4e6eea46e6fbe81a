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

/** 16.6 Interdiction of what is on its way, then everything else is put down and the phase is over. */
export function* bringIn(g: Campaign, coming: readonly Coming[]): Play {
  const landing: Coming[] = [];
  for (const each of coming) {
    g.put(each.unit, TRACK);
    if (yield* getsThrough(g, each)) landing.push(each);
  }
  bringHome(g, otherSide(g.phasing), [INTERDICTION], "16.62");
  land(g, landing);
  receiveAir(g, g.phasing);
  endReinforcements(g);
}

/** MB-54 A die for every unit and point, but for those that come over land or were delayed before. */
function* getsThrough(g: Campaign, { unit, isBySea }: Coming): Play<boolean> {
  const points = g.air[otherSide(g.phasing)][INTERDICTION];
  if (points === 0 || !isBySea || g.has(unit, DELAYED)) return true;
  const die = yield* roll("16.61", { kind: "die.interdiction", seat: g.seat, points });
  const modifier = modifierOf(points);
  const passage = passageOf(unit, die + modifier);
  g.tell({ kind: "interdiction", rule: "16.63", seat: g.seat, die, modifier, passage });
  if (passage === "later") delay(g, unit, 1);
  else if (passage === "much-later") delay(g, unit, 2);
  else if (passage === "broken") yield* breakUp(g, unit);
  else if (passage === "lost") eliminate(g, unit, "16.63");
  return passage === "through";
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

/** 16.63(2), MB-55 One battalion of the owner's choice is lost, the others come two turns later. */
function* breakUp(g: Campaign, unit: Unit): Play {
  const battalions = breakDown(g, unit);
  const kinds = battalions.filter(
    (each, index) => battalions.findIndex((other) => faceOf(other) === faceOf(each)) === index,
  );
  const lost = yield* ask<"sunk">({
    seat: g.seat,
    rule: "16.63",
    about: { kind: "sunk" },
    choices: kinds.map((each) => UNIT[each]),
  });
  eliminate(g, lost, "16.63");
  for (const battalion of battalions) if (battalion !== lost) delay(g, battalion, 2);
}

/** MB-141 Everybody sees where counters are put down; neither which nor how many. */
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
