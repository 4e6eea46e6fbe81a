import { changeWill, drawChits, imprison, loseStarred, placeAvailable, tell } from "../acts.ts";
import { ALL_SPACES, isRailway } from "../board.ts";
import { OPERATIONS } from "../menu.ts";
import { operationIn } from "../operation.ts";
import { cellsIn } from "../state.ts";
import {
  anywhere,
  CELLS,
  type Events,
  mayFor,
  mayRemoveInDifferent,
  offerOperation,
  pickPiece,
  removePieces,
  spacesWith,
} from "./common.ts";

/**
 * What the cards P25 to P32 do; what they say is in p25-p32.words.ts.
 * P25, P29 and P32 are Capabilities (5.3): `hasCapability` tells what they change.
 */
export const p25p32: Events = {
  /** Veterans of WWII, one text for both: each faction has its own half */
  P26: ({ ask }) => ({
    *single(g, x) {
      const kind = x === "british" ? "assault" : "sabotage";
      yield* offerOperation(g, x, ask("operation"), [kind], operationIn(3, { special: true }));
    },
  }),

  /** American Loans */
  P27: ({ card, ask }) => ({
    *unshaded(g) {
      yield* offerOperation(g, "british", ask("operation"), OPERATIONS.british, operationIn(4));
    },

    *shaded(g) {
      loseStarred(g, card, 1);
      g.loans = "next";
      if (g.log) tell(g, { kind: "must-pass", rule: card });
    },
  }),

  /** CID */
  P28: ({ card, ask }) => ({
    *unshaded(g) {
      const watched = ALL_SPACES.filter((space) => g.police[space] > 0 && cellsIn(g, space) > 0);
      yield* drawChits(g, card, watched.length);
    },

    *shaded(g) {
      const where = spacesWith((space) => g.police[space] > 0);
      const terms = operationIn(1, { where, raid: true });
      yield* offerOperation(g, "irgun", ask("operation"), ["sabotage"], terms);
    },
  }),

  /** Roy Farran */
  P30: ({ card, ask }) => ({
    *unshaded(g, x) {
      yield* mayRemoveInDifferent(g, x, ask("remove-cell"), CELLS, 3, (space) => g.police[space] > 0);
    },

    *shaded(g, x) {
      yield* removePieces(g, x, ask("remove-police"), ["police"], 2, anywhere);
      changeWill(g, card, -1);
    },
  }),

  /** Dov Gruner */
  P31: ({ card, ask }) => ({
    *unshaded(g, x) {
      const cell = yield* pickPiece(g, x, ask("imprison"), CELLS, (space) => g.troops[space] > 0);
      if (cell !== undefined) imprison(g, card, cell.piece as "underground" | "active", 1, cell.space);
    },

    *shaded(g, x) {
      for (let nth = 1; nth <= 3 && g.available.cells > 0; nth++) {
        const space = yield* mayFor(x, ask("place-cell", nth, 3), (candidate) => !isRailway(candidate));
        if (space === undefined) return;
        placeAvailable(g, card, "cells", 1, space);
      }
    },
  }),
};
