import type { Bar, Closed, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { END, TO, UNIT } from "../choices.ts";
import {
  ARMOURED_FROM_TURN,
  OPTIONAL_COST,
  OPTIONAL_FROM_TURN,
  STACKING_LIMIT,
  SUPPLY_EACH_TURN,
  SUPPLY_PER_LIFT,
} from "../data/tables.ts";
import { ALLIED, JAPANESE, NAVAL_BASE, SEATS, type Side } from "../map.ts";
import { ask } from "../questions.ts";
import { BASE, type Campaign, LATER, REINFORCEMENT, TRACK } from "../state.ts";
import { from, IS_AMPHIBIOUS, IS_SUPPLY, MOVEMENT, SIDE, STACKS, UNITS, UNITS_OF, unitOf } from "../units.ts";
import { AT_BASE, WAIT } from "./choices.ts";
import { bar, closedBy } from "./ground.ts";
import {
  barToLand,
  type Cargo,
  type Coming,
  cargoOf,
  isBySea,
  shores,
  together,
  usesBeach,
  type Way,
} from "./landing.ts";
import { bringIn } from "./passage.ts";
import { expect, expectSupply } from "./supply.ts";

const ARMOURED_BRIGADE = unitOf("a-7armd");

// 25.6e, 25.7e Optional reinforcements.

/** MB-66 What can be bought: each counter once; the 7th Armoured Brigade only whole. */
function forSale(g: Campaign, side: Side): readonly Unit[] {
  if (g.turn < OPTIONAL_FROM_TURN) return [];
  const single = from("optional", side).filter((unit) => g.at[unit] === LATER);
  const isBrigade =
    g.turn >= ARMOURED_FROM_TURN && from("armoured", side).some((unit) => g.at[unit] === LATER);
  return isBrigade ? [...single, ARMOURED_BRIGADE] : single;
}

/** 6.14 A unit is bought, or none: how many is known to all, which is not. */
export function* reinforce(g: Campaign): Play {
  const offer = forSale(g, g.phasing);
  const unit =
    offer.length === 0
      ? "end"
      : yield* ask<"buy">({
          seat: g.seat,
          rule: "6.14",
          about: { kind: "buy", points: g.points[g.phasing] },
          choices: [...offer.map((each) => UNIT[each]), END],
          secret: [g.seat],
        });
  if (unit !== "end") buy(g, unit);
  else {
    receiveRoutine(g);
    g.stage = "arrivals";
  }
}

function buy(g: Campaign, unit: Unit): void {
  const side = g.phasing;
  const units = unit === ARMOURED_BRIGADE ? from("armoured", side) : [unit];
  for (const each of units) expect(g, each, g.turn);
  const points = units.length * OPTIONAL_COST;
  g.points[side] -= points;
  g.bought[side] += units.length;
  g.tell({ kind: "bought", rule: "6.14", seat: g.seat, units: units.length, points, total: g.points[side] });
}

/** 6.11 Supply of every turn. */
function receiveRoutine(g: Campaign): void {
  const { japanese, allied, alliedWithoutNavalBase } = SUPPLY_EACH_TURN;
  const supply =
    g.phasing === JAPANESE ? japanese : g.occupies(ALLIED, NAVAL_BASE) ? allied : alliedWithoutNavalBase;
  expectSupply(g, g.phasing, supply, g.turn);
  g.tell({ kind: "received", rule: "6.11", seat: g.seat, turn: g.turn, faces: [], supply, air: 0 });
}

// 6.2 Placing reinforcements.

/** MB-53 First the owner names a place for everything that comes; then the dice; then what is left is put down. */
export function* arrivals(g: Campaign): Play {
  const side = g.phasing;
  const arriving = UNITS_OF[side].filter((unit) => g.at[unit] === TRACK && g.due[unit] <= g.turn);
  const inBase = g.unitsAt(side, BASE).filter((unit) => MOVEMENT[unit] > 0);
  const coming: Coming[] = [];
  for (const unit of arriving) yield* arrive(g, unit, coming);
  yield* leaveBase(g, inBase, coming);
  if (g.options["base-landing"] !== "free") yield* lifts(g, inBase, coming);
  yield* bringIn(g, coming);
}

const openBeaches = (g: Campaign, coming: readonly Coming[]): readonly Hex[] =>
  coming.filter((each) => usesBeach(g, each)).map(({ hex }) => hex);

const landingPlaces = (
  g: Campaign,
  side: Side,
  way: Way,
  cargo: Cargo,
  coming: readonly Coming[],
): readonly Hex[] => {
  const beaches = openBeaches(g, coming);
  return shores(side, way).filter((hex) => !barToLand(g, side, way, cargo, hex, beaches));
};

function closedShores(g: Campaign, side: Side, way: Way, cargo: Cargo, coming: readonly Coming[]): Closed[] {
  const beaches = openBeaches(g, coming);
  return shores(side, way).flatMap((hex) => {
    const why = barToLand(g, side, way, cargo, hex, beaches);
    return why ? [closedBy(TO[hex], why)] : [];
  });
}

/** 6.21 A reinforcement is put on the map or in the base, or waits for the next turn. */
function* arrive(g: Campaign, unit: Unit, coming: Coming[]): Play {
  const side = SIDE[unit];
  const cargo = cargoOf(unit);
  const answer = yield* ask<"arrive">({
    seat: SEATS[side],
    rule: "6.21",
    about: { kind: "arrive", unit: UNITS[unit].id, from: "track" },
    choices: [WAIT, AT_BASE, ...landingPlaces(g, side, "arrival", cargo, coming).map((hex) => TO[hex])],
    closed: () => closedShores(g, side, "arrival", cargo, coming),
    secret: [SEATS[side]],
  });
  if (answer === "wait") g.due[unit] = g.turn + 1;
  else if (answer === "at-base") g.put(unit, BASE);
  else coming.push({ unit, hex: answer as Hex, isBySea: isBySea(side, "arrival", answer as Hex) });
}

/** 22.5, MB-57 Those that joined in the base as reinforcements come without lift; by option everybody does. */
function* leaveBase(g: Campaign, inBase: readonly Unit[], coming: Coming[]): Play {
  const side = g.phasing;
  const isFree = g.options["base-landing"] === "free";
  let supplyStays = false;
  for (const unit of inBase) {
    if (!isFree && !g.has(unit, REINFORCEMENT)) continue;
    if (IS_SUPPLY[unit] && supplyStays) continue;
    const cargo = cargoOf(unit);
    const open = landingPlaces(g, side, "base", cargo, coming);
    if (open.length === 0) continue;
    const answer = yield* ask<"arrive">({
      seat: SEATS[side],
      rule: "26.2",
      about: { kind: "arrive", unit: UNITS[unit].id, from: "base" },
      choices: [WAIT, ...open.map((hex) => TO[hex])],
      closed: () => closedShores(g, side, "base", cargo, coming),
      secret: [SEATS[side]],
    });
    if (answer !== "wait") coming.push({ unit, hex: answer as Hex, isBySea: true });
    else if (IS_SUPPLY[unit]) supplyStays = true;
  }
}

/** 22.2, 26.10 Amphibious units in the base carry others ashore. */
function* lifts(g: Campaign, inBase: readonly Unit[], coming: Coming[]): Play {
  const side = g.phasing;
  for (;;) {
    const waiting = inBase.filter((unit) => coming.every((each) => each.unit !== unit));
    const boats = waiting.filter((unit) => IS_AMPHIBIOUS[unit] === 1);
    if (boats.length === 0 || landingPlaces(g, side, "lift", cargoOf(boats[0]), coming).length === 0) return;
    const boat = yield* ask<"ferry">({
      seat: SEATS[side],
      rule: "22.1",
      about: { kind: "ferry" },
      choices: [...boats.map((unit) => UNIT[unit]), END],
      secret: [SEATS[side]],
    });
    if (boat === "end") return;
    yield* sail(
      g,
      boat,
      waiting.filter((unit) => unit !== boat),
      coming,
    );
  }
}

const ROOM = bar("22.2", "room");
const NO_MIX = bar("22.2", "no-load-mix");
const NO_SHORE = bar("26.11", "beach-full");

/** 22.2, MB-67 Nine battalion equivalents, or three supply points; nothing that could not come ashore with the rest. */
function barToEmbark(
  unit: Unit,
  load: readonly Unit[],
  hasShore: (cargo: Cargo) => boolean,
  cargo: Cargo,
): Bar | undefined {
  if (load.length > 0 && IS_SUPPLY[unit] !== IS_SUPPLY[load[0]]) return NO_MIX;
  const room = IS_SUPPLY[unit] ? SUPPLY_PER_LIFT - load.length - 1 : roomOf(load) - STACKS[unit];
  if (room < 0) return ROOM;
  return hasShore(together(cargo, cargoOf(unit))) ? undefined : NO_SHORE;
}

const roomOf = (load: readonly Unit[]): number =>
  load.reduce((room, unit) => room - STACKS[unit], STACKING_LIMIT);

function* sail(g: Campaign, boat: Unit, waiting: readonly Unit[], coming: Coming[]): Play {
  const side = SIDE[boat];
  const load: Unit[] = [];
  let cargo = cargoOf(boat);
  const found = new Map<string, boolean>();
  const hasShore = (of: Cargo): boolean => {
    const key = `${of.wheels} ${of.supply}`;
    const known = found.get(key) ?? landingPlaces(g, side, "lift", of, coming).length > 0;
    found.set(key, known);
    return known;
  };
  for (;;) {
    const left = waiting.filter((unit) => !load.includes(unit));
    const fit = left.filter((unit) => !barToEmbark(unit, load, hasShore, cargo));
    if (fit.length === 0) break;
    const unit = yield* ask<"ferry-load">({
      seat: SEATS[side],
      rule: "22.2",
      about: { kind: "ferry-load", unit: UNITS[boat].id, room: roomOf(load) },
      choices: [...fit.map((each) => UNIT[each]), END],
      closed: () =>
        left.flatMap((each) => {
          const why = barToEmbark(each, load, hasShore, cargo);
          return why ? [closedBy(UNIT[each], why)] : [];
        }),
      secret: [SEATS[side]],
    });
    if (unit === "end") break;
    load.push(unit);
    cargo = together(cargo, cargoOf(unit));
  }
  const hex = yield* ask<"ferry-to">({
    seat: SEATS[side],
    rule: "22.3",
    about: { kind: "ferry-to", unit: UNITS[boat].id },
    choices: landingPlaces(g, side, "lift", cargo, coming).map((each) => TO[each]),
    closed: () => closedShores(g, side, "lift", cargo, coming),
    secret: [SEATS[side]],
  });
  for (const unit of [boat, ...load]) coming.push({ unit, hex, isBySea: true });
}
