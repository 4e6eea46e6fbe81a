import {
  changeTerror,
  changeWill,
  imprison,
  loseStarred,
  placeAvailable,
  release,
  shiftLeft,
  shiftRight,
  tell,
} from "../acts.ts";
import { ALL_SPACES, CITIES, CITY_SET, isCity, isCoastal, setOf } from "../board.ts";
import { pickCount } from "../choices.ts";
import { operationIn } from "../operation.ts";
import { canDetain, detainIn } from "../specials.ts";
import { cellsIn, hasCurfew, irgunIn } from "../state.ts";
import {
  CELLS,
  demand,
  type EventPlay,
  grantOperation,
  inDifferent,
  pickFor,
  removePieces,
} from "./common.ts";

/** P1 Operation Agatha */
export const agathaUnshaded: EventPlay = function* (g) {
  const { selected } = yield* demand(g, "search", operationIn(1, { where: CITY_SET }));
  for (const city of CITIES) if (selected === setOf([city]) && canDetain(g, city)) yield* detainIn(g, city);
  yield* shiftLeft(g, "P1");
};

export const agathaShaded: EventPlay = function* (g) {
  shiftRight(g, "P1");
  if (g.haganah === 4) yield* grantOperation(g, "irgun", "P1", ["sabotage"], operationIn(1), true);
};

/** P2 Exodus Affair */
export const exodusUnshaded: EventPlay = function* (g) {
  for (const space of ALL_SPACES) {
    if (!isCoastal(space) || g.troops[space] === 0) continue;
    imprison(g, "P2", "active", g.active[space], space);
    imprison(g, "P2", "underground", g.underground[space], space);
  }
};

export const exodusShaded: EventPlay = function* (g) {
  loseStarred(g, "P2", 3);
};

/** P3 King David Hotel */
export const hotelUnshaded: EventPlay = function* (g, x) {
  const space = yield* pickFor(x, "P3", "remove-terror", (candidate) => g.terror[candidate] > 0);
  if (space === undefined) return;
  changeTerror(g, "P3", space, -1);
  yield* shiftLeft(g, "P3");
};

export const hotelShaded: EventPlay = function* (g, x) {
  const city = yield* pickFor(x, "P3", "terror", (space) => isCity(space) && g.underground[space] > 0);
  if (city !== undefined) changeTerror(g, "P3", city, 2);
};

/** P4 Illegal Immigration, one text for both */
export const immigration: EventPlay = function* (g) {
  let sabotage = 0;
  let irgun = 0;
  for (const space of ALL_SPACES) {
    if (!isCoastal(space)) continue;
    sabotage += g.sabotage[space];
    irgun += irgunIn(g, space);
  }
  if (sabotage === 0) changeWill(g, "P4", 2);
  else loseStarred(g, "P4", Math.min(3, (sabotage + irgun) >> 1));
};

/** P5 Acre Prison Break */
export const prisonBreakUnshaded: EventPlay = function* (g, x) {
  if (g.prison === 0) return;
  const count = yield* pickCount(
    x,
    "P5",
    { kind: "card", card: "P5", ask: "exile", nth: 1, of: 1 },
    0,
    Math.min(2, g.prison),
  );
  if (count === 0) return;
  g.prison -= count;
  g.exiled += count;
  if (g.log) tell(g, { kind: "exile", rule: "P5", count });
};

export const prisonBreakShaded: EventPlay = function* (g) {
  release(g, "P5", g.prison);
};

/** P6 Montgomery */
export const montgomeryUnshaded: EventPlay = function* (g) {
  yield* grantOperation(g, "british", "P6", ["search"], operationIn(3, { chits: false }), true);
};

export const montgomeryShaded: EventPlay = function* (g, x) {
  yield* inDifferent(
    x,
    "P6",
    "place-cell",
    CITIES.length,
    (space) => isCity(space) && g.troops[space] === 0 && g.available.cells > 0,
    function* (city) {
      placeAvailable(g, "P6", "cells", 1, city);
    },
  );
};

/** P7 Lehi */
export const lehiUnshaded: EventPlay = function* (g, x) {
  const crowded = ALL_SPACES.filter((space) => cellsIn(g, space) > 1);
  yield* removePieces(
    g,
    x,
    "P7",
    "remove-cell",
    CELLS,
    crowded.length,
    true,
    (space) => crowded.includes(space),
    true,
  );
};

export const lehiShaded: EventPlay = function* (g, x) {
  const hunted = ALL_SPACES.filter((space) => g.underground[space] > 0 && g.police[space] > 0);
  yield* removePieces(
    g,
    x,
    "P7",
    "remove-police",
    ["police"],
    hunted.length,
    true,
    (space) => hunted.includes(space),
    true,
  );
};

/** P8 Harry Truman */
export const trumanUnshaded: EventPlay = function* (g) {
  changeWill(g, "P8", 2);
  yield* grantOperation(g, "british", "P8", ["deploy"], operationIn(3), true);
};

export const trumanShaded: EventPlay = function* (g) {
  loseStarred(g, "P8", CITIES.filter((city) => hasCurfew(g, city)).length);
};
