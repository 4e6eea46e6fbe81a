import { ALLIED, GRID, otherSide, type Side } from "../map.ts";
import type { Asking } from "../questions.ts";
import { ACTIVE, BASE, type Campaign, DAMAGED, onMap, PAID, placeOf, type Whereabouts } from "../state.ts";
import { ATTACK, DEFENCE, IS_HQ, IS_SUPPLY, RADIUS, SUPPORT, UNITS_OF } from "../units.ts";
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
/** A place whose points serve no HQ keeps one for the next turn. */
const KEEP = 1;
export function spend(g: Campaign, { seat, choices }: Asking<"spend">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  let byStaff = false;
  for (let at = 0; at < choices.length; at++) {
    const answer = choices[at].value;
    if (answer === "end") into[at] = DONE;
    else if (typeof answer === "object") {
      byStaff ||= hqsWithoutSupply(g, side) > 0;
      into[at] = byStaff ? DONE + 1 : 0;
    } else {
      const place = placeAt(answer);
      const points = pointsAt(g, side, place);
      into[at] = waitsBy(g, side, place) ? DONE + 2 : points > KEEP ? DONE + 0.5 : 0;
    }
  }
}

/** HQs on the map that no point can reach. */
function hqsWithoutSupply(g: Campaign, side: Side): number {
  let count = 0;
  for (const unit of UNITS_OF[side]) if (isWaitingAlone(g, side, unit)) count++;
  return count;
}
function isWaitingAlone(g: Campaign, side: Side, unit: (typeof UNITS_OF)[0][number]): boolean {
  const at = g.at[unit];
  if (!IS_HQ[unit] || !onMap(at) || g.has(unit, PAID)) return false;
  for (const point of UNITS_OF[side]) if (IS_SUPPLY[point] && isNear(g.at[point], at)) return false;
  return true;
}

export function spendOn(g: Campaign, { seat, about, choices }: Asking<"spend-on">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  const place = placeOf(about.place);
  for (let at = 0; at < choices.length; at++) {
    const use = choices[at].value;
    if (use === "activate") into[at] = waitsBy(g, side, place) ? 5 : 0;
    else if (use === "repair") into[at] = g.air[side][DAMAGED] >= 2 ? 3 : 1;
    else if (use === "fortify") into[at] = side === ALLIED ? 2.5 : 0.5;
    else into[at] = 2;
  }
}

/** 7.3 The HQ that helps most. */
export function activate(g: Campaign, { seat, choices }: Asking<"activate">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  survey.of(g, side);
  for (let at = 0; at < choices.length; at++) {
    const hq = choices[at].value;
    const place = g.at[hq];
    into[at] = SUPPORT[hq] + 0.2 * RADIUS[hq] + (g.has(hq, ACTIVE) ? 0.2 : 0);
    if (!onMap(place)) into[at] -= 3;
    else if (isWaitingAlone(g, side, hq)) into[at] += 1;
    if (onMap(place) && survey.menaceTo(place, 30) > 0) into[at] += 1;
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

/** 7.5 The strongest come back first. */
export function refit(_: Campaign, { choices }: Asking<"refit">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    into[at] = unit === "end" ? -1 : 0.4 * (2 * ATTACK[unit] + DEFENCE[unit]);
  }
}

/** 9.0 Whole units are stronger than their battalions. */
export function reorganise(_: Campaign, { choices }: Asking<"reorganise">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const answer = choices[at].value;
    into[at] = answer === "end" ? 1 : typeof answer === "object" ? 2 : -2;
  }
}
