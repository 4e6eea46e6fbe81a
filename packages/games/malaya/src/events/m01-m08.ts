import {
  activate,
  canPlace,
  changeResources,
  moveForce,
  pickGuerrilla,
  placeForces,
  placeVillage,
  removeForce,
  setAttitude,
  shift,
} from "../acts.ts";
import {
  idOf,
  isEconomicCenter,
  isJungle,
  isMountain,
  isProvince,
  KUALA_LUMPUR,
  type Space,
} from "../board.ts";
import { pickAlternative } from "../choices.ts";
import { FREE_LIMITED_OPERATION } from "../operation.ts";
import { guerrillasIn, insurgentsIn, NEUTRAL, OPPOSITION, SUPPORT } from "../state.ts";
import type { Alternative } from "../words/vocabulary.ts";
import {
  allOperations,
  canShift,
  type Events,
  inDifferent,
  offerOperation,
  pickFor,
  pickPiece,
  upToDifferent,
} from "./common.ts";

/**
 * What the cards M1 to M8 do; what they say is in m01-m08.words.ts.
 * M1, M2 and M8 are Capabilities (5.3): `hasCapability` tells what they change.
 */
export const m01m08: Events = {
  /** Leaflets */
  M3: ({ card, ask }) => ({
    *unshaded(g, x) {
      const first = yield* pickFor(
        x,
        ask("remove-guerrilla"),
        (space) => isProvince(space) && guerrillasIn(g, space) > 0,
      );
      if (first === undefined) return;
      removeForce(g, card, yield* pickGuerrilla(g, x, card, first), 1, first);
      const second = isMountain(first)
        ? first
        : yield* pickFor(
            x,
            ask("remove-guerrilla", 2, 2),
            (space) => space !== first && isJungle(space) && guerrillasIn(g, space) > 0,
          );
      if (second !== undefined && guerrillasIn(g, second) > 0) {
        removeForce(g, card, yield* pickGuerrilla(g, x, card, second), 1, second);
      }
    },

    *shaded(g, x) {
      const waysIn = (space: Space): Alternative[] => {
        const ways: Alternative[] = [];
        if (canPlace(g, x, "guerrillas", space)) ways.push("two-guerrillas");
        if (!isEconomicCenter(space) && g.bases[space] < 2 && canPlace(g, x, "bases", space))
          ways.push("place-base");
        return ways;
      };
      const space = yield* pickFor(
        x,
        ask("place-guerrillas"),
        (candidate) => insurgentsIn(g, candidate) > 0 && waysIn(candidate).length > 0,
      );
      if (space === undefined) return;
      const way = yield* pickAlternative(x, card, { kind: "rally", space: idOf(space) }, waysIn(space));
      if (way === "place-base") yield* placeForces(g, x, card, "bases", space, 1, 1);
      else yield* placeForces(g, x, card, "guerrillas", space, 2, 2);
    },
  }),

  /** Chinese Squatters */
  M4: ({ card, ask }) => ({
    *unshaded(g, x) {
      if (g.available.villages === 0) return;
      const space = yield* pickFor(
        x,
        ask("place-village"),
        (candidate) => isProvince(candidate) && g.villages[candidate] === 0,
      );
      if (space === undefined) return;
      placeVillage(g, card, space);
    },

    *shaded(g) {
      yield* upToDifferent(
        "mcp",
        ask("place-guerrillas"),
        2,
        (space) => isProvince(space) && canPlace(g, "mcp", "guerrillas", space),
        (space) => placeForces(g, "mcp", card, "guerrillas", space, 1, 1),
      );
    },
  }),

  /** MPAJA Legacy */
  M5: ({ card, ask }) => ({
    *unshaded(g, x) {
      const space = yield* pickFor(
        x,
        ask("set-neutral"),
        (candidate) => g.attitude[candidate] === OPPOSITION,
      );
      if (space !== undefined) setAttitude(g, card, space, NEUTRAL);
    },

    *shaded(g, x) {
      yield* inDifferent(
        x,
        ask("shift-opposition"),
        2,
        (space) => insurgentsIn(g, space) > 0 && canShift(g, space, OPPOSITION),
        (space) => shift(g, card, space, OPPOSITION),
      );
    },
  }),

  /** Chin Peng */
  M6: ({ card, ask }) => ({
    *unshaded(g, x) {
      const space = yield* pickFor(
        x,
        ask("activate"),
        (candidate) => isProvince(candidate) && g.bases[candidate] > 0,
      );
      if (space === undefined) return;
      activate(g, card, g.underground[space], space);
      for (let moved = 0; moved < 2; moved++) {
        const from = yield* pickPiece(
          g,
          x,
          ask("troops-from", moved + 1, 2),
          ["troops"],
          (candidate) => candidate !== space,
        );
        if (from === undefined) break;
        moveForce(g, card, "troops", 1, from.space, space);
      }
    },

    *shaded(g) {
      for (let granted = 0; granted < 2; granted++) {
        yield* offerOperation(
          g,
          "mcp",
          ask("operation", granted + 1, 2),
          allOperations("mcp"),
          FREE_LIMITED_OPERATION,
        );
      }
    },
  }),

  /** Trade Unions */
  M7: ({ card }) => ({
    *unshaded(g) {
      changeResources(g, card, "mcp", -3);
      setAttitude(g, card, KUALA_LUMPUR, SUPPORT);
    },

    *shaded(g) {
      changeResources(g, card, "mcp", 5);
      setAttitude(g, card, KUALA_LUMPUR, NEUTRAL);
    },
  }),
};
