import type { Closed, Play } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { UNIT } from "../choices.ts";
import { GRID, SEATS } from "../map.ts";
import { ask, known } from "../questions.ts";
import type { Campaign } from "../state.ts";
import { ATTACK, CAN_BREAK_DOWN, DEFENCE, faceOf, SIDE } from "../units.ts";
import { BREAK_AND_LOSE, BREAK_DOWN, LOSE } from "./choices.ts";
import type { Role } from "./crt.ts";
import { pick } from "./pick.ts";
import { battleOf, breakUp, type Does, lose, nextStep, sideOfRole, touched } from "./results.ts";

/** 15.2 What is lost. */

const breakable = (g: Campaign, role: Role): readonly Unit[] =>
  touched(g, role).filter((unit) => CAN_BREAK_DOWN[unit] === 1);

const factorsOf = (role: Role): Uint8Array => (role === "attacker" ? ATTACK : DEFENCE);

const sum = (units: readonly Unit[], factors: Uint8Array): number =>
  units.reduce((total, unit) => total + factors[unit], 0);

/** By total: whether some of the pieces make it exactly. */
function totalsOf(pieces: readonly Unit[], factors: Uint8Array): Uint8Array {
  const reached = new Uint8Array(sum(pieces, factors) + 1);
  reached[0] = 1;
  for (const unit of pieces)
    for (let total = reached.length - 1; total >= factors[unit]; total--)
      if (reached[total - factors[unit]]) reached[total] = 1;
  return reached;
}

/** MB-119 What half of the factors comes to: rounded up, exactly if the pieces allow it, else the least above. */
export function halfOf(pieces: readonly Unit[], factors: Uint8Array): number {
  const reached = totalsOf(pieces, factors);
  const goal = reached.indexOf(1, Math.ceil(sum(pieces, factors) / 2));
  return goal === -1 ? 0 : goal;
}

/** Pieces that can serve for the loss that is left, so that the others make up the rest of it. */
const serving = (pieces: readonly Unit[], factors: Uint8Array, left: number): readonly Unit[] =>
  pieces.filter(
    (unit) =>
      factors[unit] <= left &&
      totalsOf(
        pieces.filter((each) => each !== unit),
        factors,
      )[left - factors[unit]] === 1,
  );

/** 15.23, MB-117 Half of its own factors; attackers without factors are lost besides (MB-121). */
export const half: Does<"half"> = function* (g, { role }) {
  yield* breakForLosses(g, role);
  const factors = factorsOf(role);
  let pieces = touched(g, role).filter((unit) => factors[unit] > 0);
  const lost: Unit[] = [];
  for (let left = halfOf(pieces, factors); left > 0; ) {
    const open = serving(pieces, factors, left);
    const [all, owed] = [pieces, left];
    const unit = yield* pick(g, {
      side: sideOfRole(g, role),
      rule: "15.23",
      about: { kind: "loss", left },
      units: open,
      closed: () => closedLosses(all, open, owed),
    });
    if (unit === "end") break;
    lost.push(unit);
    left -= factors[unit];
    pieces = pieces.filter((each) => each !== unit);
  }
  if (role === "attacker") lost.push(...touched(g, role).filter((unit) => ATTACK[unit] === 0));
  for (const unit of lost) lose(g, unit, "15.23");
  nextStep(g);
};

const closedLosses = (pieces: readonly Unit[], open: readonly Unit[], left: number): readonly Closed[] =>
  pieces.flatMap((unit) => {
    if (open.includes(unit)) return [];
    const { key, place, label } = UNIT[unit];
    return [{ key, place, label, rule: "15.23", why: { key: "bar.inexact", left } }];
  });

/** 15.24, MB-120 Before the half is counted the owner breaks down what he likes. */
function* breakForLosses(g: Campaign, role: Role): Play {
  const factors = factorsOf(role);
  for (;;) {
    const units = breakable(g, role);
    if (units.length === 0) return;
    const pieces = touched(g, role);
    const unit = yield* pick(g, {
      side: sideOfRole(g, role),
      rule: "15.24",
      about: { kind: "break-down", needed: halfOf(pieces, factors), total: sum(pieces, factors) },
      units,
      mayEnd: true,
    });
    if (unit === "end") return;
    breakUp(g, unit, "15.24");
  }
}

/** AE, DE, MB-122 What cannot break down is lost; of each other unit one battalion is left. */
export const shatter: Does<"shatter"> = function* (g, { role }) {
  const survivors: Unit[] = [];
  for (const unit of breakable(g, role)) {
    const battalions = breakUp(g, unit, "15.22");
    const survivor = yield* pick(g, {
      side: sideOfRole(g, role),
      rule: "15.22",
      about: { kind: "survivor", face: faceOf(unit) },
      units: battalions,
    });
    survivors.push(...battalions.filter((each) => each === survivor));
  }
  const gone = touched(g, role).filter((unit) => !survivors.includes(unit));
  for (const unit of gone) lose(g, unit, "15.2");
  nextStep(g);
};

/** AZ, DZ */
export const destroy: Does<"destroy"> = function* (g, { role }) {
  for (const unit of touched(g, role)) lose(g, unit, "15.2", true);
  nextStep(g);
};

/** AA, DA, MB-123 The owner breaks one unit down, or loses one, or breaks one down and loses a battalion of it. */
export const attrition: Does<"attrition"> = function* (g, { role }) {
  const side = sideOfRole(g, role);
  if (touched(g, role).length > 0) {
    const targets = battleOf(g).targets.map((hex) => GRID.ids[hex]);
    const ways = breakable(g, role).length > 0 ? [BREAK_DOWN, BREAK_AND_LOSE, LOSE] : [LOSE];
    const way = yield* ask<"attrition">({
      seat: SEATS[side],
      rule: "15.22",
      about: { kind: "attrition", targets },
      choices: ways,
      ...known(SEATS, ways),
    });
    const unit = yield* pick(g, {
      side,
      rule: "15.22",
      about: { kind: "attrition-unit", way },
      units: way === "lose" ? touched(g, role) : breakable(g, role),
    });
    if (unit !== "end") yield* wearDown(g, unit, way);
  }
  nextStep(g);
};

function* wearDown(g: Campaign, unit: Unit, way: "break-down" | "lose" | "break-and-lose"): Play {
  if (way === "lose") lose(g, unit, "15.2");
  else {
    const battalions = breakUp(g, unit, "15.22");
    if (way === "break-and-lose") yield* loseBattalion(g, unit, battalions);
  }
}

/** One battalion of a unit that has just broken down; the others are left. */
export function* loseBattalion(g: Campaign, unit: Unit, battalions: readonly Unit[]): Play<readonly Unit[]> {
  const lost = yield* pick(g, {
    side: SIDE[unit],
    rule: "15.22",
    about: { kind: "battalion-lost", face: faceOf(unit) },
    units: battalions,
  });
  if (lost !== "end") lose(g, lost, "15.22");
  return battalions.filter((each) => each !== lost);
}
