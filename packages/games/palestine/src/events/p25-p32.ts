import { changeWill, drawChits, imprison, loseStarred, placeAvailable, tell } from "../acts.ts";
import { ALL_SPACES, isRailway } from "../board.ts";
import { OPERATIONS } from "../menu.ts";
import { operationIn } from "../operation.ts";
import { cellsIn } from "../state.ts";
import {
  anywhere,
  CELLS,
  type EventPlay,
  grantOperation,
  mayFor,
  pickPiece,
  removePieces,
  spacesWith,
} from "./common.ts";

/** P26 Veterans of WWII, one text for both: each faction has its own half */
export const veterans: EventPlay = function* (g, x) {
  const kind = x === "british" ? "assault" : "sabotage";
  yield* grantOperation(g, x, "P26", [kind], operationIn(3, { special: true }), true);
};

/** P27 American Loans */
export const loansUnshaded: EventPlay = function* (g) {
  yield* grantOperation(g, "british", "P27", OPERATIONS.british, operationIn(4), true);
};

export const loansShaded: EventPlay = function* (g) {
  loseStarred(g, "P27", 1);
  g.loans = "next";
  if (g.log) tell(g, { kind: "must-pass", rule: "P27" });
};

/** P28 CID */
export const cidUnshaded: EventPlay = function* (g) {
  const watched = ALL_SPACES.filter((space) => g.police[space] > 0 && cellsIn(g, space) > 0);
  yield* drawChits(g, "P28", watched.length);
};

export const cidShaded: EventPlay = function* (g) {
  const where = spacesWith((space) => g.police[space] > 0);
  const terms = operationIn(1, { where, raid: true });
  yield* grantOperation(g, "irgun", "P28", ["sabotage"], terms, true);
};

/** P30 Roy Farran */
export const farranUnshaded: EventPlay = function* (g, x) {
  yield* removePieces(g, x, "P30", "remove-cell", CELLS, 3, true, (space) => g.police[space] > 0, true);
};

export const farranShaded: EventPlay = function* (g, x) {
  yield* removePieces(g, x, "P30", "remove-police", ["police"], 2, false, anywhere);
  changeWill(g, "P30", -1);
};

/** P31 Dov Gruner */
export const grunerUnshaded: EventPlay = function* (g, x) {
  const cell = yield* pickPiece(g, x, "P31", "imprison", CELLS, (space) => g.troops[space] > 0);
  if (cell !== undefined) imprison(g, "P31", cell.piece as "underground" | "active", 1, cell.space);
};

export const grunerShaded: EventPlay = function* (g, x) {
  for (let nth = 1; nth <= 3 && g.available.cells > 0; nth++) {
    const space = yield* mayFor(x, "P31", "place-cell", (candidate) => !isRailway(candidate), 0, nth, 3);
    if (space === undefined) return;
    placeAvailable(g, "P31", "cells", 1, space);
  }
};
