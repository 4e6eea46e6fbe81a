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
  type Events,
  mayFor,
  offerOperation,
  pickFor,
  pickPiece,
  removePieces,
  spacesWith,
  upToDifferent,
} from "./common.ts";

/**
 * What the cards P9 to P16 do; what they say is in p09-p16.words.ts.
 * P9 and P13 are Capabilities (5.3): `hasCapability` tells what they change.
 */
export const p09p16: Events = {
  /** Palestine Police Force */
  P10: ({ card, ask }) => ({
    *unshaded(g, x) {
      let guarded = 0;
      while (g.available.police > 0) {
        const railway: Space | undefined = yield* mayFor(
          x,
          ask("place-police"),
          (space) => isRailway(space) && !has(guarded, space),
        );
        if (railway === undefined) return;
        guarded |= 1 << railway;
        const count = yield* pickCount(
          x,
          card,
          { kind: "place-count", force: "police", space: idOf(railway) },
          1,
          g.available.police,
        );
        placeAvailable(g, card, "police", count, railway);
      }
    },

    *shaded(g, x) {
      const police = g.police.reduce((sum, count) => sum + count, 0);
      yield* removePieces(g, x, ask("remove-police"), ["police"], police >> 1, anywhere);
    },
  }),

  /** Operation Shark */
  P11: ({ card, ask }) => ({
    *unshaded(g) {
      const { selected } = yield* demand(g, "search", operationIn(1, { where: CITY_SET }));
      const city = CITIES.find((candidate) => has(selected, candidate));
      if (city === undefined) return;
      yield* demand(g, "assault", operationIn(1, { where: selected }));
      const around = selected | setOf(NEIGHBOURS[city]);
      const cache = yield* pickPiece(g, "british", ask("remove-cache"), ["caches"], (space) =>
        has(around, space),
      );
      if (cache === undefined) return;
      removeForce(g, card, "caches", 1, cache.space);
      changeWill(g, card, 1);
    },

    *shaded(g) {
      const where = spacesWith((space) => hasCurfew(g, space) && cellsIn(g, space) > 0);
      yield* offerOperation(g, "irgun", ask("operation"), ["travel"], operationIn(2, { where }));
    },
  }),

  /** Peter Bergson */
  P12: ({ card, ask }) => ({
    *unshaded(g, x) {
      yield* removePieces(g, x, ask("remove-cache"), ["caches"], 2, anywhere);
    },

    *shaded(g, x) {
      for (let placed = 1; placed <= 2 && g.available.caches > 0; placed++) {
        const space = yield* mayFor(
          x,
          ask("place-cache", placed, 2),
          (candidate) => cellsIn(g, candidate) > 0 && canHoldCache(g, candidate),
        );
        if (space === undefined) return;
        placeAvailable(g, card, "caches", 1, space);
      }
    },
  }),

  /** Martial Law */
  P14: ({ card, ask }) => ({
    *unshaded(g) {
      yield* offerOperation(g, "british", ask("operation"), ["search"], operationIn(2, { where: CITY_SET }));
      if (specials.grantable(g, "mass-detention")) yield* specials.granted(g, "mass-detention", 0);
    },

    *shaded(g, x) {
      yield* upToDifferent(
        x,
        ask("place-cell"),
        CITIES.length,
        (space) => hasCurfew(g, space) && g.available.cells > 0,
        (city) => placeAvailable(g, card, "cells", 1, city),
      );
    },
  }),

  /** Chaim Weizmann */
  P15: ({ card, ask }) => ({
    *unshaded(g, x) {
      yield* shiftLeft(g, card);
      const space = yield* mayFor(x, ask("remove-sabotage"), (candidate) => g.sabotage[candidate] > 0);
      if (space !== undefined) changeSabotage(g, card, space, -1);
    },

    *shaded(g) {
      shiftRight(g, card);
      yield* offerOperation(g, "irgun", ask("operation"), ["sabotage"], operationIn(1));
    },
  }),

  /** Alan Cunningham */
  P16: ({ card, ask }) => ({
    *unshaded(g) {
      for (let nth = 1; nth <= 2; nth++)
        yield* offerOperation(
          g,
          "british",
          ask("operation", nth, 2),
          OPERATIONS.british,
          limitedOperation(g, "british"),
        );
      if (specials.grantable(g, "restore")) yield* specials.granted(g, "restore", 0);
    },

    *shaded(g) {
      const released = Math.min(2, g.prison);
      for (let nth = 1; nth <= released; nth++) {
        const city = (yield* pickFor("british", ask("release", nth, released), isCity)) as Space;
        g.prison--;
        g.underground[city]++;
        if (g.log) tell(g, { kind: "escape", rule: card, space: idOf(city) });
      }
    },
  }),
};
