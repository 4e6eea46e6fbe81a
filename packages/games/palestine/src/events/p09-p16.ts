import {
  canHoldCache,
  changeSabotage,
  changeWill,
  placeAvailable,
  removeForce,
  shiftLeft,
  shiftRight,
  tell,
} from "../acts.ts";
import { CITIES, CITY_SET, has, idOf, isCity, isRailway, NEIGHBOURS, type Space, setOf } from "../board.ts";
import { pickCount } from "../choices.ts";
import { OPERATIONS } from "../menu.ts";
import { limitedOperation, operationIn } from "../operation.ts";
import { specials } from "../specials.ts";
import { cellsIn, hasCurfew } from "../state.ts";
import {
  anywhere,
  demand,
  type EventPlay,
  grantOperation,
  inDifferent,
  mayFor,
  pickFor,
  pickPiece,
  removePieces,
  spacesWith,
} from "./common.ts";

/** P10 Palestine Police Force */
export const policeForceUnshaded: EventPlay = function* (g, x) {
  let guarded = 0;
  while (g.available.police > 0) {
    const railway: Space | undefined = yield* mayFor(x, "P10", "place-police", isRailway, guarded);
    if (railway === undefined) return;
    guarded |= 1 << railway;
    const count = yield* pickCount(
      x,
      "P10",
      { kind: "place-count", force: "police", space: idOf(railway) },
      1,
      g.available.police,
    );
    placeAvailable(g, "P10", "police", count, railway);
  }
};

export const policeForceShaded: EventPlay = function* (g, x) {
  const police = g.police.reduce((sum, count) => sum + count, 0);
  yield* removePieces(g, x, "P10", "remove-police", ["police"], police >> 1, false, anywhere);
};

/** P11 Operation Shark */
export const sharkUnshaded: EventPlay = function* (g) {
  const { selected } = yield* demand(g, "search", operationIn(1, { where: CITY_SET }));
  const city = CITIES.find((candidate) => has(selected, candidate));
  if (city === undefined) return;
  yield* demand(g, "assault", operationIn(1, { where: selected }));
  const around = selected | setOf(NEIGHBOURS[city]);
  const cache = yield* pickPiece(g, "british", "P11", "remove-cache", ["caches"], (space) =>
    has(around, space),
  );
  if (cache === undefined) return;
  removeForce(g, "P11", "caches", 1, cache.space);
  changeWill(g, "P11", 1);
};

export const sharkShaded: EventPlay = function* (g) {
  const where = spacesWith((space) => hasCurfew(g, space) && cellsIn(g, space) > 0);
  yield* grantOperation(g, "irgun", "P11", ["travel"], operationIn(2, { where }), true);
};

/** P12 Peter Bergson */
export const bergsonUnshaded: EventPlay = function* (g, x) {
  yield* removePieces(g, x, "P12", "remove-cache", ["caches"], 2, false, anywhere);
};

export const bergsonShaded: EventPlay = function* (g, x) {
  for (let placed = 1; placed <= 2 && g.available.caches > 0; placed++) {
    const space = yield* mayFor(
      x,
      "P12",
      "place-cache",
      (candidate) => cellsIn(g, candidate) > 0 && canHoldCache(g, candidate),
      0,
      placed,
      2,
    );
    if (space === undefined) return;
    placeAvailable(g, "P12", "caches", 1, space);
  }
};

/** P14 Martial Law */
export const martialLawUnshaded: EventPlay = function* (g) {
  yield* grantOperation(g, "british", "P14", ["search"], operationIn(2, { where: CITY_SET }), true);
  if (specials.grantable(g, "mass-detention")) yield* specials.granted(g, "mass-detention", 0);
};

export const martialLawShaded: EventPlay = function* (g, x) {
  yield* inDifferent(
    x,
    "P14",
    "place-cell",
    CITIES.length,
    (space) => hasCurfew(g, space) && g.available.cells > 0,
    function* (city) {
      placeAvailable(g, "P14", "cells", 1, city);
    },
    true,
  );
};

/** P15 Chaim Weizmann */
export const weizmannUnshaded: EventPlay = function* (g, x) {
  yield* shiftLeft(g, "P15");
  const space = yield* mayFor(x, "P15", "remove-sabotage", (candidate) => g.sabotage[candidate] > 0);
  if (space !== undefined) changeSabotage(g, "P15", space, -1);
};

export const weizmannShaded: EventPlay = function* (g) {
  shiftRight(g, "P15");
  yield* grantOperation(g, "irgun", "P15", ["sabotage"], operationIn(1), true);
};

/** P16 Alan Cunningham */
export const cunninghamUnshaded: EventPlay = function* (g) {
  for (let nth = 1; nth <= 2; nth++)
    yield* grantOperation(
      g,
      "british",
      "P16",
      OPERATIONS.british,
      limitedOperation(g, "british"),
      true,
      nth,
      2,
    );
  if (specials.grantable(g, "restore")) yield* specials.granted(g, "restore", 0);
};

export const cunninghamShaded: EventPlay = function* (g) {
  const released = Math.min(2, g.prison);
  for (let nth = 1; nth <= released; nth++) {
    const city = (yield* pickFor("british", "P16", "release", isCity, 0, nth, released)) as Space;
    g.prison--;
    g.underground[city]++;
    if (g.log) tell(g, { kind: "escape", rule: "P16", space: idOf(city) });
  }
};
