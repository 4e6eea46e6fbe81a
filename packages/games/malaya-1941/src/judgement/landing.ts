import type { Hex, Unit } from "@sandtable/hex";
import { USUAL_SETUP, USUAL_SUPPLY } from "../data/units.ts";
import { ALLIED, GRID, isMalaya, JAPANESE, OBJECTIVES, ON_ISLAND, otherSide } from "../map.ts";
import type { Asking } from "../questions.ts";
import { BASE, type Campaign, onMap } from "../state.ts";
import {
  IS_AIRFIELD_UNIT,
  IS_ENGINEER,
  IS_HQ,
  IS_INFANTRY,
  IS_MECHANIZED,
  IS_SUPPLY,
  MOVEMENT,
  STACKS,
  SUPPORT,
  UNITS_OF,
  unitOf,
} from "../units.ts";
import { objectiveWorth } from "./goals.ts";
import { GATE, sideOfSeat, survey } from "./survey.ts";
import { waysTo } from "./ways.ts";

/** 6.2, 22.0, 25.4 Set-up, arrivals and lifts. */

/** 25.4 The usual places are good ones. */
const CONTENT = 6;
const AS_USUAL = 4;
export function setUp(_: Campaign, { choices }: Asking<"setup">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) into[at] = choices[at].value === "usual-setup" ? CONTENT : 0;
}
export function setUpUnit(_: Campaign, { about, choices }: Asking<"set-up-unit">, into: Float64Array): void {
  const usual = GRID.find(USUAL_SETUP[about.unit] ?? "3845");
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value;
    into[at] = hex === "usual-rest" ? AS_USUAL : -0.5 * GRID.distance(usual, hex);
  }
}
export function setUpSupply(_: Campaign, { choices }: Asking<"set-up-supply">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value;
    into[at] = hex === "usual-rest" ? AS_USUAL : USUAL_SUPPLY[GRID.ids[hex]] ? 3 - 0.01 * at : 0;
  }
}
export function changeNothing(_: Campaign, { choices }: Asking<"set-up-change">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) into[at] = choices[at].value === "end" ? CONTENT : 0;
}

// 6.2 Arrivals.

const SINGAPORE = GRID.find("3845");
export function arrive(g: Campaign, { seat, about, choices }: Asking<"arrive">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  const unit = unitOf(about.unit);
  survey.of(g, side);
  for (let at = 0; at < choices.length; at++) {
    const place = choices[at].value;
    if (place === "wait") into[at] = -1;
    else if (place === "at-base") into[at] = side === JAPANESE ? 0 : -2;
    else into[at] = side === JAPANESE ? ashore(g, unit, place as Hex) : atPort(g, unit, place as Hex);
  }
}

/** Reinforcements and supply of the Allies come to the island, where there is room. */
function atPort(g: Campaign, unit: Unit, hex: Hex): number {
  const crowd = STACKS[unit] === 0 || survey.hasRoom(hex, STACKS[unit]) ? 0 : 3;
  return (
    (ON_ISLAND[hex] === 1 ? 8 - 0.1 * survey.defence[ALLIED][hex] : 0) -
    crowd -
    (g.zone[JAPANESE][hex] > 0 ? 1 : 0)
  );
}

/** Where friends are, near an HQ with many to command and no supply; else over the gate. */
const WELL_COMMANDED = 30;
function ashore(g: Campaign, unit: Unit, hex: Hex): number {
  let near = waysTo(GATE)[hex] * 0.5 + 30;
  if (IS_SUPPLY[unit])
    for (const hq of UNITS_OF[JAPANESE]) {
      const at = g.at[hq];
      if (!IS_HQ[hq] || !onMap(at)) continue;
      const idle = Math.max(0, WELL_COMMANDED - survey.command(hq));
      near = Math.min(near, waysTo(at)[hex] + 12 * survey.supply[JAPANESE][at] + idle);
    }
  const isHeld = g.units[JAPANESE][hex] > 0;
  return 5 - 0.1 * near + (isHeld ? 1 : 0) - (g.zone[ALLIED][hex] > 0 && !isHeld ? 6 : 0);
}

// 22.0 Lifts.

/** Regiments in the base that could be carried. */
function regimentsInBase(g: Campaign): number {
  let count = 0;
  for (const unit of UNITS_OF[JAPANESE])
    if (IS_INFANTRY[unit] && STACKS[unit] === 3 && g.at[unit] === BASE) count++;
  return count;
}

export function takeBoat(g: Campaign, { seat, choices }: Asking<"ferry">, into: Float64Array): void {
  const isWorth = sideOfSeat(seat) === JAPANESE && regimentsInBase(g) >= 2;
  for (let at = 0; at < choices.length; at++)
    into[at] = choices[at].value === "end" ? 1 : isWorth ? 2 - 0.01 * at : 0;
}

/** An HQ first, the slowest; then regiments, the slowest of them; then whoever can hold a town. */
function worthAboard(unit: Unit, room: number): number {
  if (IS_SUPPLY[unit]) return -3;
  if (IS_HQ[unit]) return room >= 9 ? 14 - MOVEMENT[unit] - SUPPORT[unit] : -2;
  if (IS_INFANTRY[unit]) return STACKS[unit] + 3 - 0.1 * MOVEMENT[unit];
  if (IS_MECHANIZED[unit]) return -1;
  return IS_ENGINEER[unit] ? 1 : IS_AIRFIELD_UNIT[unit] ? 2 : 1.5;
}
export function fillBoat(_: Campaign, { about, choices }: Asking<"ferry-load">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    into[at] = unit === "end" ? 0 : worthAboard(unit, about.room);
  }
}

/** What an objective promises to a force that comes ashore: worth against the enemy in it and its way from the main force. */
const DARING = 0.06;
const PER_DEFENDER = 0.2;
function promise(g: Campaign, objective: Hex): number {
  if (g.units[JAPANESE][objective] > 0 || !isEastern(objective)) return -10;
  return (
    2 * objectiveWorth(objective) -
    PER_DEFENDER * survey.defence[ALLIED][objective] -
    DARING * waysTo(GATE)[objective]
  );
}

/** The waters to the west are the enemy's: who lands there is alone. */
const isEastern = (hex: Hex): boolean => 2 * GRID.column(hex) >= 28 + GRID.row(hex);

/** A beach for an objective: near it, out of the enemy's zones. */
function beach(g: Campaign, objective: Hex, hex: Hex): number {
  const isTaken = hex === objective ? 1 : 0;
  return (
    isTaken -
    (isEastern(hex) ? 0 : 5) -
    0.25 * waysTo(objective)[hex] -
    (g.zone[ALLIED][hex] > 0 ? 1.5 : 0) +
    (g.units[JAPANESE][hex] > 0 ? 0.5 : 0) +
    (isMalaya(hex) ? 0.5 : 0)
  );
}

type Shores = Asking<"ferry-to">["choices"];

/** The best beach of an objective. */
function bestBeach(g: Campaign, objective: Hex, shores: Shores): number {
  let best = -100;
  for (let at = 0; at < shores.length; at++) best = Math.max(best, beach(g, objective, shores[at].value));
  return best;
}

/** The objective that promises most from the shores that are open, but for one. */
function bestObjective(g: Campaign, shores: Shores, except?: Hex): Hex {
  let best = OBJECTIVES[0];
  let most = -200;
  for (const objective of OBJECTIVES) {
    if (objective === except) continue;
    const each = promise(g, objective) + bestBeach(g, objective, shores);
    if (each > most) {
      most = each;
      best = objective;
    }
  }
  return best;
}

const SECOND_BOAT = "j-2-9-amph";
export function chooseShore(
  g: Campaign,
  { seat, about, choices }: Asking<"ferry-to">,
  into: Float64Array,
): void {
  const side = sideOfSeat(seat);
  survey.of(g, side);
  if (side === ALLIED) {
    for (let at = 0; at < choices.length; at++) into[at] = -0.1 * waysTo(SINGAPORE)[choices[at].value];
    return;
  }
  const first = bestObjective(g, choices);
  const objective = about.unit === SECOND_BOAT ? bestObjective(g, choices, first) : first;
  for (let at = 0; at < choices.length; at++) into[at] = beach(g, objective, choices[at].value);
}

/** Lifts in the movement phase: whoever is asked to load loads what fights, and lands where objectives are near. */
export function loadLift(_: Campaign, { about, choices }: Asking<"load">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    into[at] = unit === "set-sail" ? 0 : worthAboard(unit, 9 - about.loaded);
  }
}
export function chooseLandfall(g: Campaign, { seat, choices }: Asking<"landfall">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  const enemy = otherSide(side);
  survey.of(g, side);
  const objective = bestObjective(g, choices);
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value;
    into[at] = beach(g, objective, hex) - 0.3 * survey.defence[enemy][hex];
  }
}
