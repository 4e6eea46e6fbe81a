import type { Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { END, TO, UNIT } from "../choices.ts";
import { ARMOURED_FROM_TURN, OPTIONAL_COST, OPTIONAL_FROM_TURN, SUPPLY_EACH_TURN } from "../data/tables.ts";
import { ALLIED, JAPANESE, NAVAL_BASE, type Side } from "../map.ts";
import { ask } from "../questions.ts";
import { BASE, type Campaign, DELAYED, LATER, REINFORCEMENT, TRACK } from "../state.ts";
import { from, IS_SUPPLY, MOVEMENT, UNITS, UNITS_OF, unitOf } from "../units.ts";
import { AT_BASE, WAIT } from "./choices.ts";
import { ferries } from "./ferry.ts";
import { type Coming, cargoOf, closedShores, isBySea, type Landing, landingPlaces } from "./landing.ts";
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
  if (g.options["base-landing"] !== "free") yield* ferries(g, inBase, coming);
  yield* bringIn(g, coming);
}

/** 6.21 A reinforcement is put on the map or in the base, or waits for the next turn. */
function* arrive(g: Campaign, unit: Unit, coming: Coming[]): Play {
  const landing: Landing = { side: g.phasing, way: "arrival", cargo: cargoOf(unit) };
  const answer = yield* ask<"arrive">({
    seat: g.seat,
    rule: "6.21",
    about: { kind: "arrive", unit: UNITS[unit].id, from: "track" },
    choices: [WAIT, AT_BASE, ...landingPlaces(g, landing, coming).map((hex) => TO[hex])],
    closed: () => closedShores(g, landing, coming),
    secret: [g.seat],
  });
  if (answer !== "wait" && answer !== "at-base") {
    coming.push({ unit, hex: answer as Hex, isBySea: isBySea(landing, answer as Hex) });
    return;
  }
  if (answer === "wait") g.due[unit] = g.turn + 1;
  else g.put(unit, BASE);
  // 16.63(1) Who was delayed is safe on the turn of its coming, not on a later one that its owner prefers.
  g.flags[unit] &= ~DELAYED;
}

/** 22.5, MB-57 Those that joined in the base as reinforcements come without lift; by option everybody does. */
function* leaveBase(g: Campaign, inBase: readonly Unit[], coming: Coming[]): Play {
  const isFree = g.options["base-landing"] === "free";
  let supplyStays = false;
  for (const unit of inBase) {
    if (!isFree && !g.has(unit, REINFORCEMENT)) continue;
    if (IS_SUPPLY[unit] && supplyStays) continue;
    const landing: Landing = { side: g.phasing, way: "base", cargo: cargoOf(unit) };
    const open = landingPlaces(g, landing, coming);
    if (open.length === 0) continue;
    const answer = yield* ask<"arrive">({
      seat: g.seat,
      rule: "26.2",
      about: { kind: "arrive", unit: UNITS[unit].id, from: "base" },
      choices: [WAIT, ...open.map((hex) => TO[hex])],
      closed: () => closedShores(g, landing, coming),
      secret: [g.seat],
    });
    if (answer !== "wait") coming.push({ unit, hex: answer as Hex, isBySea: true });
    else if (IS_SUPPLY[unit]) supplyStays = true;
  }
}
