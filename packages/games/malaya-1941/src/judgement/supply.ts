import type { Unit } from "@sandtable/hex";
import { ALLIED, GRID, otherSide, type Side } from "../map.ts";
import type { Asking } from "../questions.ts";
import {
  BASE,
  type Campaign,
  DAMAGED,
  onMap,
  PAID,
  placeOf,
  REPLACEABLE,
  type Whereabouts,
} from "../state.ts";
import {
  ATTACK,
  DEFENCE,
  IS_ENGINEER,
  IS_HQ,
  IS_SUPPLY,
  RADIUS,
  STACKS,
  SUPPORT,
  UNITS_OF,
} from "../units.ts";
import { sideOfSeat, survey } from "./survey.ts";

/** 7.0 Supply: HQs first, then works, aircraft and replacements with what is left over. */

const placeAt = (answer: Whereabouts | "at-base"): Whereabouts => (answer === "at-base" ? BASE : answer);

const isNear = (place: Whereabouts, at: Whereabouts): boolean =>
  place === at || (onMap(place) && onMap(at) && GRID.areNeighbours(place, at));

/** Whether an HQ by the place still waits for a point. */
function waitsBy(g: Campaign, side: Side, place: Whereabouts): boolean {
  for (const unit of UNITS_OF[side])
    if (IS_HQ[unit] && !g.has(unit, PAID) && isNear(place, g.at[unit])) return true;
  return false;
}

function pointsAt(g: Campaign, side: Side, place: Whereabouts): number {
  let points = 0;
  for (const unit of UNITS_OF[side]) if (IS_SUPPLY[unit] && g.at[unit] === place) points++;
  return points;
}

const DONE = 1;
/** Factors that must come under command for an HQ to be worth a point. */
const WORTH_COMMANDING = [10, 7] as const;
/** A place whose points serve no HQ keeps one for the next turn. */
const KEEP = 1;
export function spend(g: Campaign, { seat, choices }: Asking<"spend">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  survey.of(g, side);
  for (let at = 0; at < choices.length; at++) {
    const answer = choices[at].value;
    if (answer === "end") into[at] = DONE;
    else if (typeof answer === "object") into[at] = bestCommand(g, side) > 0 ? DONE + 1 : 0;
    else {
      const place = placeAt(answer);
      into[at] = isDueBy(g, side, place) ? DONE + 2 : isSpare(g, side, place) ? DONE + 0.5 : 0;
    }
  }
}

/** 7.3 What an HQ would newly command: nothing for one that is paid for. */
const commanded = (g: Campaign, hq: Unit): number => (g.has(hq, PAID) ? 0 : survey.command(hq));

const bestCommand = (g: Campaign, side: Side): number =>
  UNITS_OF[side].reduce((best, unit) => (IS_HQ[unit] ? Math.max(best, commanded(g, unit)) : best), 0);

/** Whether an HQ by the place is worth a point. */
function isDueBy(g: Campaign, side: Side, place: Whereabouts): boolean {
  for (const unit of UNITS_OF[side])
    if (IS_HQ[unit] && isNear(place, g.at[unit]) && commanded(g, unit) >= WORTH_COMMANDING[side]) return true;
  return false;
}

/** Whether a point can be spent on something else. The Japanese live from hand to mouth. */
function isSpare(g: Campaign, side: Side, place: Whereabouts): boolean {
  const points = pointsAt(g, side, place);
  if (side === ALLIED) return points > KEEP;
  if (points > KEEP && g.unitsAt(side, REPLACEABLE).some((unit) => STACKS[unit] === 3)) return true;
  return place === BASE && g.air[side][DAMAGED] > 2;
}

export function spendOn(g: Campaign, { seat, about, choices }: Asking<"spend-on">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  const place = placeOf(about.place);
  survey.of(g, side);
  for (let at = 0; at < choices.length; at++) {
    const use = choices[at].value;
    if (use === "activate") into[at] = isDueBy(g, side, place) ? 5 : 0;
    else if (use === "repair") into[at] = g.air[side][DAMAGED] >= 2 ? 3 : 1;
    else if (use === "fortify") into[at] = side === ALLIED ? 2.5 : 0.5;
    else into[at] = 2;
  }
}

/** 7.3 The HQ that helps most. */
export function activate(g: Campaign, { seat, choices }: Asking<"activate">, into: Float64Array): void {
  survey.of(g, sideOfSeat(seat));
  for (let at = 0; at < choices.length; at++) {
    const hq = choices[at].value;
    into[at] = 0.1 * commanded(g, hq) + SUPPORT[hq] + 0.2 * RADIUS[hq];
  }
}

/** Where a point is missed least: away from HQs. */
export function losePoint(
  g: Campaign,
  { seat, choices }: Asking<"lose-supply"> | Asking<"second-point">,
  into: Float64Array,
): void {
  const side = sideOfSeat(seat);
  for (let at = 0; at < choices.length; at++) {
    const answer = choices[at].value;
    if (answer === "no") into[at] = 0;
    else {
      const place = placeAt(answer);
      into[at] = (waitsBy(g, side, place) ? -1 : 0) + 0.2 * pointsAt(g, side, place);
    }
  }
}

/** MB-24 A point beside an Allied HQ. */
export function strikePoint(
  g: Campaign,
  { seat, choices }: Asking<"strike-supply">,
  into: Float64Array,
): void {
  const enemy = otherSide(sideOfSeat(seat));
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value;
    into[at] = hex === "no" ? 0 : 1 + (waitsBy(g, enemy, hex) ? 1 : 0) - 0.2 * pointsAt(g, enemy, hex);
  }
}

/** 7.5 The strongest come back first; among battalions the only engineer, who builds the works of Singapore. */
const BUILDER = 4;
export function refit(_: Campaign, { seat, choices }: Asking<"refit">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    if (unit === "end") into[at] = -1;
    else if (side === ALLIED && IS_ENGINEER[unit]) into[at] = BUILDER;
    else into[at] = 0.4 * (2 * ATTACK[unit] + DEFENCE[unit]);
  }
}

/** 9.0 Whole units are stronger than their battalions. */
export function reorganise(_: Campaign, { choices }: Asking<"reorganise">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const answer = choices[at].value;
    into[at] = answer === "end" ? 1 : typeof answer === "object" ? 2 : -2;
  }
}
