import type { Play } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { NO } from "../choices.ts";
import { MARKERS } from "../data/tables.ts";
import { stirSupply } from "../knowledge.ts";
import { SEATS, type Side } from "../map.ts";
import { removeSupply, unusedSupply } from "../pieces.ts";
import { ask } from "../questions.ts";
import { BASE, type Campaign, type Marker, onMap, REINFORCEMENT, TRACK, type Whereabouts } from "../state.ts";
import { IS_SUPPLY, UNITS_OF } from "../units.ts";
import { AT, placeAt } from "./choices.ts";

/** Supply points of a side and where they lie. */

const POINTS_OF: readonly [readonly Unit[], readonly Unit[]] = [
  UNITS_OF[0].filter((unit) => IS_SUPPLY[unit] === 1),
  UNITS_OF[1].filter((unit) => IS_SUPPLY[unit] === 1),
];

const supplyAt = (g: Campaign, side: Side, place: Whereabouts): Unit | undefined =>
  POINTS_OF[side].find((unit) => g.at[unit] === place);

export const countSupply = (g: Campaign, side: Side, place: Whereabouts): number =>
  POINTS_OF[side].reduce((count, unit) => (g.at[unit] === place ? count + 1 : count), 0);

/** The hexes with points of the side from north to south, and the base. */
export function supplyPlaces(g: Campaign, side: Side): readonly Whereabouts[] {
  const places = POINTS_OF[side].map((unit) => g.at[unit]).filter((at) => onMap(at) || at === BASE);
  return [...new Set(places)].sort((a, b) => a - b);
}

/** A point is spent, or lost, there. */
export function takeSupply(g: Campaign, side: Side, place: Whereabouts): void {
  const point = supplyAt(g, side, place);
  if (point !== undefined) removeSupply(g, point);
}

/** MB-21 A marker costs a point: the owner says which, and only he knows; nor does anybody else learn whether he has one (MB-150). */
export function* loseSupply(g: Campaign, side: Side, marker: Marker): Play {
  const places = supplyPlaces(g, side);
  const choices = places.length === 0 ? [NO] : places.map(AT);
  const answer = yield* ask<"lose-supply">({
    seat: SEATS[side],
    rule: "7.8",
    about: { kind: "lose-supply", marker: MARKERS[marker].id },
    choices,
    secret: [SEATS[side]],
  });
  stirSupply(g, side);
  if (answer !== "no") takeSupply(g, side, placeAt(answer));
}

/** 6.1 A unit or point comes to the side: it waits on the track for its turn. */
export function expect(g: Campaign, unit: Unit, turn: number): void {
  g.put(unit, TRACK);
  g.due[unit] = turn;
  g.flags[unit] = REINFORCEMENT;
}

/** So many points come, as far as there are counters (7.8). */
export function expectSupply(g: Campaign, side: Side, points: number, turn: number): void {
  for (let point = 0; point < points; point++) {
    const unit = unusedSupply(g, side);
    if (unit !== undefined) expect(g, unit, turn);
  }
}
