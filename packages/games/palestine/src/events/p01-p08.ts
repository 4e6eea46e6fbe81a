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
  type Events,
  inDifferent,
  mayRemoveInDifferent,
  offerOperation,
  pickFor,
} from "./common.ts";

/**
 * What the cards P1 to P8 do; what they say is in p01-p08.words.ts.
 */
export const p01p08: Events = {
  /** Operation Agatha */
  P1: ({ card, ask }) => ({
    *unshaded(g) {
      const { selected } = yield* demand(g, "search", operationIn(1, { where: CITY_SET }));
      for (const city of CITIES)
        if (selected === setOf([city]) && canDetain(g, city)) yield* detainIn(g, city);
      yield* shiftLeft(g, card);
    },

    *shaded(g) {
      shiftRight(g, card);
      if (g.haganah === 4) yield* offerOperation(g, "irgun", ask("operation"), ["sabotage"], operationIn(1));
    },
  }),

  /** Exodus Affair */
  P2: ({ card }) => ({
    *unshaded(g) {
      for (const space of ALL_SPACES) {
        if (!isCoastal(space) || g.troops[space] === 0) continue;
        imprison(g, card, "active", g.active[space], space);
        imprison(g, card, "underground", g.underground[space], space);
      }
    },

    *shaded(g) {
      loseStarred(g, card, 3);
    },
  }),

  /** King David Hotel */
  P3: ({ card, ask }) => ({
    *unshaded(g, x) {
      const space = yield* pickFor(x, ask("remove-terror"), (candidate) => g.terror[candidate] > 0);
      if (space === undefined) return;
      changeTerror(g, card, space, -1);
      yield* shiftLeft(g, card);
    },

    *shaded(g, x) {
      const city = yield* pickFor(x, ask("terror"), (space) => isCity(space) && g.underground[space] > 0);
      if (city !== undefined) changeTerror(g, card, city, 2);
    },
  }),

  /** Illegal Immigration, one text for both */
  P4: ({ card }) => ({
    *single(g) {
      let sabotage = 0;
      let irgun = 0;
      for (const space of ALL_SPACES) {
        if (!isCoastal(space)) continue;
        sabotage += g.sabotage[space];
        irgun += irgunIn(g, space);
      }
      if (sabotage === 0) changeWill(g, card, 2);
      else loseStarred(g, card, Math.min(3, (sabotage + irgun) >> 1));
    },
  }),

  /** Acre Prison Break */
  P5: ({ card, ask }) => ({
    *unshaded(g, x) {
      if (g.prison === 0) return;
      const count = yield* pickCount(x, card, ask("exile"), 0, Math.min(2, g.prison));
      if (count === 0) return;
      g.prison -= count;
      g.exiled += count;
      if (g.log) tell(g, { kind: "exile", rule: card, count });
    },

    *shaded(g) {
      release(g, card, g.prison);
    },
  }),

  /** Montgomery */
  P6: ({ card, ask }) => ({
    *unshaded(g) {
      yield* offerOperation(g, "british", ask("operation"), ["search"], operationIn(3, { chits: false }));
    },

    *shaded(g, x) {
      yield* inDifferent(
        x,
        ask("place-cell"),
        CITIES.length,
        (space) => isCity(space) && g.troops[space] === 0 && g.available.cells > 0,
        (city) => placeAvailable(g, card, "cells", 1, city),
      );
    },
  }),

  /** Lehi */
  P7: ({ ask }) => ({
    *unshaded(g, x) {
      const crowded = ALL_SPACES.filter((space) => cellsIn(g, space) > 1);
      yield* mayRemoveInDifferent(g, x, ask("remove-cell"), CELLS, crowded.length, (space) =>
        crowded.includes(space),
      );
    },

    *shaded(g, x) {
      const hunted = ALL_SPACES.filter((space) => g.underground[space] > 0 && g.police[space] > 0);
      yield* mayRemoveInDifferent(g, x, ask("remove-police"), ["police"], hunted.length, (space) =>
        hunted.includes(space),
      );
    },
  }),

  /** Harry Truman */
  P8: ({ card, ask }) => ({
    *unshaded(g) {
      changeWill(g, card, 2);
      yield* offerOperation(g, "british", ask("operation"), ["deploy"], operationIn(3));
    },

    *shaded(g) {
      loseStarred(g, card, CITIES.filter((city) => hasCurfew(g, city)).length);
    },
  }),
};
