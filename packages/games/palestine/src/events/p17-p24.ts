import { changeWill, drawChits, loseStarred, shiftLeft, shiftRight, tell } from "../acts.ts";
import { RAILWAY_SET, RAILWAYS } from "../board.ts";
import { pickAlternative, roll } from "../choices.ts";
import { OPERATIONS } from "../menu.ts";
import { limitedOperation, operationIn } from "../operation.ts";
import { HAGANAH_END, terrorOnMap } from "../state.ts";
import { anywhere, CELLS, type EventPlay, grantOperation, removePieces } from "./common.ts";

/** P19 Rome Embassy Bombing */
export const embassyUnshaded: EventPlay = function* (g, x) {
  yield* removePieces(g, x, "P19", "remove-cell", CELLS, 2, true, anywhere);
  const caches = yield* removePieces(g, x, "P19", "remove-cache", ["caches"], 1, true, anywhere);
  changeWill(g, "P19", caches);
};

export const embassyShaded: EventPlay = function* (g) {
  const die = yield* roll("P19", { kind: "embassy-roll" });
  const success = die >= 3;
  if (g.log) tell(g, { kind: "roll", rule: "P19", what: "embassy", die, result: die, success });
  if (success) changeWill(g, "P19", -2);
};

/** P20 Indian Independence */
export const indiaUnshaded: EventPlay = function* (g) {
  if (RAILWAYS.every((railway) => g.sabotage[railway] === 0)) changeWill(g, "P20", 2);
};

export const indiaShaded: EventPlay = function* (g) {
  loseStarred(g, "P20", 2);
};

/** P21 United Resistance Movement */
export const resistanceUnshaded: EventPlay = function* (g, x) {
  yield* shiftLeft(g, "P21");
  yield* removePieces(g, x, "P21", "remove-cell", CELLS, 2, true, anywhere);
};

export const resistanceShaded: EventPlay = function* (g) {
  shiftRight(g, "P21");
  yield* grantOperation(
    g,
    "irgun",
    "P21",
    ["sabotage"],
    operationIn(RAILWAYS.length, { where: RAILWAY_SET }),
    true,
  );
};

/** P22 Jewish Agency, one text for both */
export const agency: EventPlay = function* (g, x) {
  const ways: ("left" | "right")[] = [];
  if (g.haganah > 0) ways.push("left");
  if (g.haganah < HAGANAH_END) ways.push("right");
  const way = yield* pickAlternative(
    x,
    "P22",
    { kind: "card", card: "P22", ask: "direction", nth: 1, of: 1 },
    ways,
  );
  if (way === "left") yield* shiftLeft(g, "P22");
  else shiftRight(g, "P22");
  const half = yield* pickAlternative(x, "P22", { kind: "card", card: "P22", ask: "half", nth: 1, of: 1 }, [
    "irgun-operation",
    "british-draw",
  ]);
  if (half === "irgun-operation") {
    yield* grantOperation(g, "irgun", "P22", OPERATIONS.irgun, limitedOperation(g, "irgun"), true);
    return;
  }
  const draws = yield* pickAlternative(
    "british",
    "P22",
    { kind: "card", card: "P22", ask: "special", nth: 1, of: 1 },
    ["yes", "no"],
  );
  if (draws === "yes") yield* drawChits(g, "P22", 1);
};

/** P24 Sergeants Affair */
export const sergeantsUnshaded: EventPlay = function* (g) {
  changeWill(g, "P24", Math.min(3, terrorOnMap(g)));
};

export const sergeantsShaded: EventPlay = function* (g) {
  changeWill(g, "P24", -Math.min(3, terrorOnMap(g)));
};
