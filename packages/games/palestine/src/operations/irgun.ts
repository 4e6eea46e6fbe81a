import { type Modifier, type Trial, totalOf } from "@sandtable/coin";
import type { Bar, Choice, Play } from "@sandtable/engine";
import {
  activate,
  canHoldCache,
  changeSabotage,
  changeTerror,
  giveUpCache,
  hide,
  moveForce,
  placeAvailable,
  placeForces,
  removeForce,
  settle,
  shiftLeft,
  tell,
} from "../acts.ts";
import {
  ALL_SPACES,
  has,
  idOf,
  isCity,
  isRailway,
  NEIGHBOURS,
  type Space,
  type SpaceSet,
  zeroes,
} from "../board.ts";
import {
  attempt,
  bar,
  DONE,
  decide,
  maySpace,
  NONE,
  PIECE_AT,
  type PieceAt,
  pickCount,
  SPACE,
} from "../choices.ts";
import type { RollCause } from "../log.ts";
import { afterOperation, nextOrInstead, nextSpace, type Operation, type OperationBar } from "../operation.ts";
import { cellsIn, cubesIn, hasCapability, hasCurfew, type Palestine, SUPPLY } from "../state.ts";

/** 3.3 The Irgun Operations, in the order of the rulebook. */

// 3.3.1 Recruit

const CURFEW = bar("3.3.1", { key: "why.curfew" });
const NO_CACHE_NEAR = bar("3.3.1", { key: "why.no-cache-near" });
const NO_CELL_LEFT = bar("3.3.1", { key: "why.no-cell-left" });

/** An Arms Cache in the space or next to it. */
const cacheNear = (g: Palestine, space: Space): boolean =>
  g.caches[space] > 0 || NEIGHBOURS[space].some((near) => g.caches[near] > 0);

export const recruitBar: OperationBar = (g, _op, space) => {
  if (hasCurfew(g, space)) return CURFEW;
  if (!isCity(space) && !cacheNear(g, space)) return NO_CACHE_NEAR;
  if (g.available.cells === 0) return NO_CELL_LEFT;
  return undefined;
};

/** Up to two Cells near an Arms Cache, otherwise one in a City. */
export function* recruit(g: Palestine, op: Operation): Play {
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", recruitBar)) !== undefined; ) {
    yield* placeForces(g, "irgun", "3.3.1", "cells", space, 1, cacheNear(g, space) ? 2 : 1);
    settle(g);
  }
  yield* afterOperation(g, op);
}

// 3.3.2 Travel

const NO_CELLS = bar("3.3.2", { key: "why.no-cells" });
const ALL_MOVED = bar("3.3.2", { key: "why.cell-moved" });

export const travelBar: OperationBar = (g, _op, space) => (cellsIn(g, space) > 0 ? undefined : NO_CELLS);

/** Cells that have come to a space in this Operation: nobody moves twice. */
type Arrived = { readonly underground: number[]; readonly active: number[] };

export function* travel(g: Palestine, op: Operation): Play {
  const arrived: Arrived = { underground: zeroes(), active: zeroes() };
  const barOf: OperationBar = (_g, _op, space) =>
    travelBar(g, op, space) ??
    (cellsIn(g, space) > arrived.underground[space] + arrived.active[space] ? undefined : ALL_MOVED);
  for (let from: Space | undefined; (from = yield* nextSpace(g, op, "space", barOf)) !== undefined; ) {
    yield* travelFrom(g, from, arrived);
    settle(g);
  }
  yield* afterOperation(g, op);
}

/** Any Cells of an origin to any spaces, that space itself included: a group for each destination. */
function* travelFrom(g: Palestine, from: Space, arrived: Arrived): Play {
  let gone: SpaceSet = 0;
  const stayed = { underground: 0, active: 0 };
  for (;;) {
    const underground = g.underground[from] - arrived.underground[from] - stayed.underground;
    const active = g.active[from] - arrived.active[from] - stayed.active;
    const left = underground + active;
    if (left === 0) break;
    const choices: Choice[] = [];
    for (const to of ALL_SPACES) if (!has(gone, to)) choices.push(SPACE[to]);
    if (gone !== 0) choices.push(DONE);
    const to = (yield decide("irgun", "3.3.2", { kind: "travel-to", space: idOf(from), left }, choices))
      .value as Space | "done";
    if (to === "done") break;
    gone |= 1 << to;
    const route = { from: idOf(from), to: idOf(to) };
    const actives =
      active === 0
        ? 0
        : yield* pickCount(
            "irgun",
            "3.3.2",
            { kind: "travel-active", ...route },
            underground === 0 ? 1 : 0,
            active,
          );
    const hidden =
      underground === 0
        ? 0
        : yield* pickCount(
            "irgun",
            "3.3.2",
            { kind: "travel-underground", ...route },
            actives === 0 ? 1 : 0,
            underground,
          );
    const group = travelTo(g, from, to, hidden, actives);
    if (to === from) {
      stayed.underground += group.underground;
      stayed.active += group.active;
    } else {
      arrived.underground[to] += group.underground;
      arrived.active[to] += group.active;
    }
  }
}

/** A large group is seen on a Railway or under a Curfew, together with the cubes there; otherwise all go Underground. */
function travelTo(
  g: Palestine,
  from: Space,
  to: Space,
  hidden: number,
  actives: number,
): { readonly underground: number; readonly active: number } {
  if (from !== to) {
    moveForce(g, "3.3.2", "underground", hidden, from, to);
    moveForce(g, "3.3.2", "active", actives, from, to);
  }
  const size = hidden + actives;
  if ((isRailway(to) || hasCurfew(g, to)) && size + cubesIn(g, to) > 3) {
    activate(g, "3.3.2", hidden, to);
    return { underground: 0, active: size };
  }
  hide(g, "3.3.2", to, actives);
  return { underground: size, active: 0 };
}

// 3.3.3 Sabotage, with 4.3.3 Terror

const NO_UNDERGROUND = bar("3.3.3", { key: "why.no-underground" });
const TERROR_CITY = bar("4.3.3", { key: "why.not-city" });

export const sabotageBar: OperationBar = (g, _op, space) =>
  g.underground[space] > 0 ? undefined : NO_UNDERGROUND;

/** Each space is a Sabotage, or once, in a City, Terror instead. */
export function* sabotage(g: Palestine, op: Operation): Play {
  const terror = {
    special: "terror",
    bar: (space: Space) => (isCity(space) ? undefined : TERROR_CITY),
  } as const;
  for (;;) {
    const picked = yield* nextOrInstead(g, op, "space", sabotageBar, terror);
    if (picked === undefined) break;
    if (typeof picked === "number") yield* sabotageIn(g, op, picked);
    else yield* terrorIn(g, picked.space);
  }
  yield* afterOperation(g, op);
}

/** 3.3.3 What the roll must come to: by the Arms Caches given up, none or one, and the Police there. */
const ATTEMPTS = [0, 1].map((caches) =>
  Array.from({ length: SUPPLY.police + 1 }, (_, police): Trial<RollCause> => {
    const modifiers: Modifier<RollCause>[] = [];
    if (caches > 0) modifiers.push({ cause: "cache", value: 2 });
    if (police > 0) modifiers.push({ cause: "police", value: -police });
    return { modifiers, needed: 3, reads: "least" };
  }),
);

/** The roll (3.3.3): one less for every Police, two more for an Arms Cache given up; more than 2 succeeds. */
function* rollFor(g: Palestine, what: "sabotage" | "terror", space: Space): Play<number> {
  const rule = what === "sabotage" ? "3.3.3" : "4.3.3";
  activate(g, "3.3.3", 1, space);
  const trial = ATTEMPTS[yield* spendCache(g, space)][g.police[space]];
  const modifier = totalOf(trial, 0);
  const rolled = yield* attempt(rule, { kind: `${what}-roll`, space: idOf(space), modifier }, trial);
  const { die } = rolled;
  const result = totalOf(trial, die);
  if (g.log) tell(g, { kind: "roll", rule, what, ...rolled, result, space: idOf(space) });
  // P32 unshaded: a natural 1 costs the Cell, whatever the result.
  if (die === 1 && hasCapability(g, 32, "unshaded")) removeForce(g, "P32", "active", 1, space);
  return result;
}

function* sabotageIn(g: Palestine, op: Operation, space: Space): Play {
  const result = yield* rollFor(g, "sabotage", space);
  if (result > 2) {
    changeSabotage(g, "3.3.3", space, 1);
    if (op.terms.raid) removeForce(g, "P28", "police", g.police[space], space);
  }
  settle(g);
}

/** 4.3.3 A Terror marker; with 6 or more two of them (one with P17 unshaded), and the Haganah turn away. */
function* terrorIn(g: Palestine, city: Space): Play {
  if (g.log) tell(g, { kind: "special", rule: "4.3.3", seat: "irgun", special: "terror" });
  const result = yield* rollFor(g, "terror", city);
  if (result > 2) changeTerror(g, "4.3.3", city, result >= 6 && !hasCapability(g, 17, "unshaded") ? 2 : 1);
  settle(g);
  if (result >= 6) yield* shiftLeft(g, "4.3.3");
}

/** An Arms Cache of the space or next to it may be given up before the roll: how many are. */
function* spendCache(g: Palestine, space: Space): Play<0 | 1> {
  const choices: Choice[] = [];
  for (const near of ALL_SPACES)
    if (g.caches[near] > 0 && (near === space || NEIGHBOURS[space].includes(near)))
      choices.push(PIECE_AT.caches[near]);
  if (choices.length === 0) return 0;
  choices.push(NONE);
  const spent = (yield decide(
    "irgun",
    "3.3.3",
    { kind: "spend-cache", space: idOf(space), police: g.police[space] },
    choices,
  )).value as PieceAt | "none";
  if (spent === "none") return 0;
  giveUpCache(g, "3.3.3", "spend-cache", spent.space);
  return 1;
}

// 3.3.4 Rob

const ROB_WHERE = bar("3.3.4", { key: "why.rob-where" });
const NO_MORE_CELLS = bar("3.3.4", { key: "why.no-more-cells" });

export function barToRob(g: Palestine, space: Space): Bar | undefined {
  if (isRailway(space)) return ROB_WHERE;
  if (cellsIn(g, space) <= g.police[space]) return NO_MORE_CELLS;
  return undefined;
}

export const robBar: OperationBar = (g, _op, space) => barToRob(g, space);

export function* rob(g: Palestine, op: Operation): Play {
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", robBar)) !== undefined; )
    yield* robIn(g, "3.3.4", space);
  yield* afterOperation(g, op);
}

const ROB_TRIAL: Trial = { modifiers: [], needed: 3, reads: "least" };

/** A roll of 3 or more brings an Arms Cache (P32 shaded: always); where Police are, a Cell is seen. */
function* robIn(g: Palestine, rule: string, space: Space): Play {
  let success = true;
  if (!hasCapability(g, 32, "shaded")) {
    const rolled = yield* attempt(rule, { kind: "rob-roll", space: idOf(space) }, ROB_TRIAL);
    success = rolled.success;
    if (g.log)
      tell(g, { kind: "roll", rule, what: "rob", ...rolled, result: rolled.die, space: idOf(space) });
  }
  if (success && g.available.caches > 0 && canHoldCache(g, space))
    placeAvailable(g, rule, "caches", 1, space);
  if (g.police[space] > 0) activate(g, rule, 1, space);
  settle(g);
}

/** 2.3.3, 6.2.1 The Irgun may Rob in one space. */
export function* mayRob(g: Palestine, rule: string): Play {
  const space = yield* maySpace("irgun", rule, { kind: "rob-one" }, (candidate) => barToRob(g, candidate));
  if (space !== undefined) yield* robIn(g, rule, space);
}
