import type { Bar, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { END, UNIT } from "../choices.ts";
import { REPAIR_PER_POINT } from "../data/tables.ts";
import { playMarker } from "../hand.ts";
import { GRID, IN_THAILAND, JAPANESE, SEATS, type Side } from "../map.ts";
import { isOverstacked } from "../pieces.ts";
import { ask } from "../questions.ts";
import { endLogistics } from "../sequence.ts";
import {
  ACTIVE,
  BASE,
  type Campaign,
  DAMAGED,
  MADE,
  markerOf,
  onMap,
  PAID,
  placeName,
  REPLACEABLE,
  RESERVE,
  SUPPRESSED,
  type Whereabouts,
} from "../state.ts";
import { IS_ENGINEER, IS_HQ, UNITS, UNITS_OF } from "../units.ts";
import { AT, placeAt, STAFF_OF, type Staff, USES, type Use } from "./choices.ts";
import { bar, closedBy } from "./ground.ts";
import { refit, refittable } from "./refit.ts";
import { countSupply, supplyPlaces, takeSupply } from "./supply.ts";

const OVERSTACKED = bar("12.5", "overstacked");
const NOTHING = bar("7.1", "nothing-to-do");
const NO_HQ = bar("7.3", "no-hq");
const NOTHING_TO_REFIT = bar("7.5", "nothing-to-refit");
const NO_DAMAGE = bar("7.6", "no-damage");
/** 7.61 Japan repairs in its base, the Allies on the map. */
const REPAIR_PLACE = bar("26.6", "repair-place");
const NO_ENGINEER = bar("20.0", "no-engineer");
const MATADOR = markerOf("matador");
const allOf = (type: Uint8Array): readonly [readonly Unit[], readonly Unit[]] => [
  UNITS_OF[0].filter((unit) => type[unit] === 1),
  UNITS_OF[1].filter((unit) => type[unit] === 1),
];
const HQS = allOf(IS_HQ);
const ENGINEERS = allOf(IS_ENGINEER);
const ALL_USES = Object.keys(USES) as Use[];

/** 7.1, 7.9 One point, or one marker, at a time, until the side has done. */
export function* spend(g: Campaign): Play {
  const side = g.phasing;
  const places = supplyPlaces(g, side);
  const open = places.filter((place) => !barToSpend(g, side, place));
  const staff = STAFF_OF(side).filter(
    ({ value: { marker } }) => g.hand[marker] > 0 && hqsFor(g, side, marker).length > 0,
  );
  // Asked to the end: whether anything is left to spend would show by the pause after what was seen of the last point (MB-150).
  const answer = yield* ask<"spend">({
    seat: g.seat,
    rule: "7.1",
    about: { kind: "spend", left: places.reduce((sum, place) => sum + countSupply(g, side, place), 0) },
    choices: [...open.map(AT), ...staff, END],
    closed: () =>
      places.flatMap((place) => {
        const why = barToSpend(g, side, place);
        return why ? [closedBy(AT(place), why)] : [];
      }),
    secret: [g.seat],
  });
  if (answer === "end") endSpending(g);
  else if (typeof answer === "object") yield* playStaff(g, answer);
  else yield* spendAt(g, placeAt(answer));
}

/** 7.4 Whatever HQ was not paid for turns inactive. */
function endSpending(g: Campaign): void {
  for (const unit of UNITS_OF[g.phasing]) {
    if (IS_HQ[unit] && g.has(unit, ACTIVE) && !g.has(unit, PAID)) g.mark(unit, ACTIVE, false);
    g.flags[unit] &= ~(PAID | MADE);
  }
  endLogistics(g);
}

/** MB-86 Why the points of a place cannot be spent at all. */
function barToSpend(g: Campaign, side: Side, place: Whereabouts): Bar | undefined {
  if (onMap(place) && isOverstacked(g, side, place)) return OVERSTACKED;
  return ALL_USES.every((use) => barToUse(g, side, place, use)) ? NOTHING : undefined;
}

function barToUse(g: Campaign, side: Side, place: Whereabouts, use: Use): Bar | undefined {
  switch (use) {
    case "activate":
      return hqsNear(g, side, place).length > 0 ? undefined : NO_HQ;
    case "refit":
      return g.unitsAt(side, REPLACEABLE).some((unit) => refittable(g, unit, place))
        ? undefined
        : NOTHING_TO_REFIT;
    case "repair":
      if (g.air[side][DAMAGED] === 0) return NO_DAMAGE;
      return (side === JAPANESE) === (place === BASE) ? undefined : REPAIR_PLACE;
    case "fortify":
      return newForts(g, side, place).length > 0 ? undefined : NO_ENGINEER;
  }
}

function* spendAt(g: Campaign, place: Whereabouts): Play {
  const side = g.phasing;
  const use = yield* ask<"spend-on">({
    seat: g.seat,
    rule: "7.1",
    about: { kind: "spend-on", place: placeName(place) },
    choices: ALL_USES.filter((each) => !barToUse(g, side, place, each)).map((each) => USES[each]),
    closed: () =>
      ALL_USES.flatMap((each) => {
        const why = barToUse(g, side, place, each);
        return why ? [closedBy(USES[each], why)] : [];
      }),
    secret: [g.seat],
  });
  if (use === "activate") yield* activate(g, place);
  else if (use === "refit") yield* refit(g, place);
  else if (use === "repair") repair(g, place);
  else fortify(g, place);
}

// 7.3 Activation.

/** 7.2, 13.9 The place itself and, on the map, the hexes around it, whatever lies between. */
const isInRadius = (from: Whereabouts, to: Whereabouts): boolean =>
  from === to || (onMap(from) && onMap(to) && GRID.areNeighbours(from, to));

/** MB-25 Panic makes the Japanese pay twice. */
const isPanic = (g: Campaign, side: Side): boolean => g.panic && side === JAPANESE;

/** 7.3 The HQs that a point of this place can activate; in Panic a second point must be at hand. */
const hqsNear = (g: Campaign, side: Side, place: Whereabouts): readonly Unit[] =>
  HQS[side].filter(
    (unit) =>
      !g.has(unit, PAID) &&
      isInRadius(place, g.at[unit]) &&
      (!isPanic(g, side) || secondPoints(g, side, place, unit).length > 0),
  );

/** Where the second point for an HQ may come from when the first comes from the place. */
const secondPoints = (g: Campaign, side: Side, place: Whereabouts, hq: Unit): readonly Whereabouts[] =>
  supplyPlaces(g, side).filter(
    (other) =>
      isInRadius(other, g.at[hq]) &&
      !(onMap(other) && isOverstacked(g, side, other)) &&
      (other !== place || countSupply(g, side, place) > 1),
  );

/** 26.5 In the base one price activates all HQs. */
function* activate(g: Campaign, place: Whereabouts): Play {
  const side = g.phasing;
  const near = hqsNear(g, side, place);
  if (place === BASE) {
    for (let points = isPanic(g, side) ? 2 : 1; points > 0; points--) takeSupply(g, side, BASE);
    for (const hq of near) turnActive(g, hq);
    return;
  }
  const hq = yield* ask<"activate">({
    seat: g.seat,
    rule: "7.3",
    about: { kind: "activate" },
    choices: near.map((unit) => UNIT[unit]),
    secret: [g.seat],
  });
  const second = isPanic(g, side) ? yield* nameSecond(g, place, hq) : undefined;
  takeSupply(g, side, place);
  if (second !== undefined) takeSupply(g, side, second);
  turnActive(g, hq);
}

function* nameSecond(g: Campaign, place: Whereabouts, hq: Unit): Play<Whereabouts> {
  const answer = yield* ask<"second-point">({
    seat: g.seat,
    rule: "5.3",
    about: { kind: "second-point", unit: UNITS[hq].id },
    choices: secondPoints(g, g.phasing, place, hq).map(AT),
    secret: [g.seat],
  });
  return placeAt(answer);
}

function turnActive(g: Campaign, hq: Unit): void {
  g.mark(hq, ACTIVE | PAID);
}

/** MB-26 Staff Planning reaches any HQ, Matador one in Thailand. */
function hqsFor(g: Campaign, side: Side, marker: Staff["marker"]): readonly Unit[] {
  return HQS[side].filter((unit) => {
    const at = g.at[unit];
    if (g.has(unit, PAID)) return false;
    if (marker === MATADOR) return onMap(at) && IN_THAILAND[at] === 1;
    return onMap(at) || at === BASE;
  });
}

/** The marker is seen by all, the HQ by none but its owner. */
function* playStaff(g: Campaign, { marker }: Staff): Play {
  const hq = yield* ask<"activate">({
    seat: g.seat,
    rule: "5.3",
    about: { kind: "activate" },
    choices: hqsFor(g, g.phasing, marker).map((unit) => UNIT[unit]),
    secret: [g.seat],
  });
  playMarker(g, marker, "5.3");
  turnActive(g, hq);
}

// 7.6, 7.7 Aircraft and fortifications.

/** 7.62, 16.11 Damaged points alone: what is eliminated stays away. */
function repair(g: Campaign, place: Whereabouts): void {
  const air = g.air[g.phasing];
  takeSupply(g, g.phasing, place);
  const points = Math.min(REPAIR_PER_POINT, air[DAMAGED]);
  air[DAMAGED] -= points;
  air[RESERVE] += points;
  g.tell({ kind: "repaired", rule: "7.6", seat: g.seat, points });
}

/** 20(3), 21.0, MB-85 The hexes that would get a fortification: those of effective engineers near the point, and around them. */
function newForts(g: Campaign, side: Side, place: Whereabouts): readonly Hex[] {
  if (!onMap(place)) return [];
  const isLastThere = g.units[side][place] === 1;
  const hexes = new Set<Hex>();
  for (const unit of ENGINEERS[side]) {
    const at = g.at[unit];
    if (!onMap(at) || g.has(unit, SUPPRESSED) || !isInRadius(place, at)) continue;
    for (const hex of [at, ...GRID.around[at]])
      if (g.occupies(side, hex) && g.forts[hex] === 0 && !(hex === place && isLastThere)) hexes.add(hex);
  }
  return [...hexes].sort((a, b) => a - b);
}

function fortify(g: Campaign, place: Whereabouts): void {
  const side = g.phasing;
  const hexes = newForts(g, side, place);
  takeSupply(g, side, place);
  for (const hex of hexes) g.setFort(hex, side);
  g.tell({ kind: "fortified", rule: "20.0", seat: SEATS[side], hexes: hexes.map((hex) => GRID.ids[hex]) });
}
