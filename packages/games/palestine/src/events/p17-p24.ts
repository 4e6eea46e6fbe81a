import type { Trial } from "@sandtable/coin";
import { changeWill, drawChits, loseStarred, shiftLeft, shiftRight, tell } from "../acts.ts";
import { RAILWAY_SET, RAILWAYS } from "../board.ts";
import { attempt, pickAlternative } from "../choices.ts";
import { OPERATIONS } from "../menu.ts";
import { limitedOperation, operationIn } from "../operation.ts";
import { HAGANAH_END, terrorOnMap } from "../state.ts";
import { anywhere, CELLS, type Events, mayRemove, offerOperation } from "./common.ts";

const EMBASSY: Trial = { modifiers: [], needed: 3, reads: "least" };

/**
 * What the cards P17 to P24 do; what they say is in p17-p24.words.ts.
 * P17, P18 and P23 are Capabilities (5.3): `hasCapability` tells what they change.
 */
export const p17p24: Events = {
  /** Rome Embassy Bombing */
  P19: ({ card, ask }) => ({
    *unshaded(g, x) {
      yield* mayRemove(g, x, ask("remove-cell"), CELLS, 2, anywhere);
      const caches = yield* mayRemove(g, x, ask("remove-cache"), ["caches"], 1, anywhere);
      changeWill(g, card, caches);
    },

    *shaded(g) {
      const rolled = yield* attempt(card, { kind: "embassy-roll" }, EMBASSY);
      if (g.log) tell(g, { kind: "roll", rule: card, what: "embassy", ...rolled, result: rolled.die });
      if (rolled.success) changeWill(g, card, -2);
    },
  }),

  /** Indian Independence */
  P20: ({ card }) => ({
    *unshaded(g) {
      if (RAILWAYS.every((railway) => g.sabotage[railway] === 0)) changeWill(g, card, 2);
    },

    *shaded(g) {
      loseStarred(g, card, 2);
    },
  }),

  /** United Resistance Movement */
  P21: ({ card, ask }) => ({
    *unshaded(g, x) {
      yield* shiftLeft(g, card);
      yield* mayRemove(g, x, ask("remove-cell"), CELLS, 2, anywhere);
    },

    *shaded(g) {
      shiftRight(g, card);
      yield* offerOperation(
        g,
        "irgun",
        ask("operation"),
        ["sabotage"],
        operationIn(RAILWAYS.length, { where: RAILWAY_SET }),
      );
    },
  }),

  /** Jewish Agency, one text for both */
  P22: ({ card, ask }) => ({
    *single(g, x) {
      const ways: ("left" | "right")[] = [];
      if (g.haganah > 0) ways.push("left");
      if (g.haganah < HAGANAH_END) ways.push("right");
      const way = yield* pickAlternative(x, card, ask("direction"), ways);
      if (way === "left") yield* shiftLeft(g, card);
      else shiftRight(g, card);
      const half = yield* pickAlternative(x, card, ask("half"), ["irgun-operation", "british-draw"]);
      if (half === "irgun-operation") {
        yield* offerOperation(g, "irgun", ask("operation"), OPERATIONS.irgun, limitedOperation(g, "irgun"));
        return;
      }
      const draws = yield* pickAlternative("british", card, ask("special"), ["yes", "no"]);
      if (draws === "yes") yield* drawChits(g, card, 1);
    },
  }),

  /** Sergeants Affair */
  P24: ({ card }) => ({
    *unshaded(g) {
      changeWill(g, card, Math.min(3, terrorOnMap(g)));
    },

    *shaded(g) {
      changeWill(g, card, -Math.min(3, terrorOnMap(g)));
    },
  }),
};
