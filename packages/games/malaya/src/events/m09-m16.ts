import {
  canPlace,
  changeResources,
  changeWill,
  placeForces,
  removeForce,
  setAttitude,
  settle,
  shift,
  tell,
} from "../acts.ts";
import {
  ALL_SPACES,
  ANYWHERE,
  has,
  isJungle,
  isProvince,
  KUALA_LUMPUR,
  NEIGHBOURS,
  setOf,
} from "../board.ts";
import { FREE_LIMITED_OPERATION, freeIn } from "../operation.ts";
import { execute, operationBar, operationOf } from "../operations/index.ts";
import { grantedSpecial } from "../specials.ts";
import { BRITISH_CONTROL, COMMANDERS, cubesIn, MCP_CONTROL, OPPOSITION } from "../state.ts";
import {
  allOperations,
  canShift,
  type Events,
  grantOperation,
  inDifferent,
  mayPiece,
  pickFor,
  policeUnderControl,
} from "./common.ts";

/** M15 */
const KUALA_LUMPUR_ONLY = setOf([KUALA_LUMPUR]);
const AROUND_KUALA_LUMPUR = KUALA_LUMPUR_ONLY | setOf(NEIGHBOURS[KUALA_LUMPUR]);

/**
 * What the cards M9 to M16 do; what they say is in m09-m16.words.ts.
 */
export const m09m16: Events = {
  /** Batang Kali */
  M9: ({ card, ask }) => ({
    *unshaded(g) {
      const where = yield* grantedSpecial(g, "reprisal", 1, ANYWHERE);
      const terms = freeIn(1, 1, { where });
      if (where !== 0 && operationBar(g, "assault", terms) === undefined)
        yield* execute(g, operationOf("assault", terms));
    },

    *shaded(g, x) {
      const space = yield* pickFor(
        x,
        ask("set-opposition"),
        (candidate) => isProvince(candidate) && g.attitude[candidate] !== OPPOSITION,
      );
      if (space !== undefined) setAttitude(g, card, space, OPPOSITION);
      changeWill(g, card, -2);
    },
  }),

  /** Gurney Killed */
  M10: ({ card, ask }) => ({
    *unshaded(g, x) {
      const garrisoned = setOf(ALL_SPACES.filter((space) => cubesIn(g, space) > 0));
      yield* inDifferent(
        x,
        ask("place-police"),
        3,
        (space) => has(garrisoned, space) && canPlace(g, x, "police", space),
        (space) => placeForces(g, x, card, "police", space, 1, 1),
      );
    },

    *shaded(g, x) {
      g.commanderCancelled = true;
      if (g.log)
        tell(g, { kind: "commander", rule: card, commander: COMMANDERS[g.commander], cancelled: true });
      const space = yield* pickFor(x, ask("place-guerrillas"), (candidate) =>
        canPlace(g, x, "guerrillas", candidate),
      );
      if (space === undefined) return;
      yield* placeForces(g, x, card, "guerrillas", space, 1, 1);
    },
  }),

  /** Chemical Defoliants */
  M11: ({ card, ask }) => ({
    *unshaded(g) {
      const fields = ALL_SPACES.reduce((sum, space) => sum + (isJungle(space) ? g.bases[space] : 0), 0);
      changeResources(g, card, "mcp", -fields);
    },

    *shaded(g, x) {
      const space = yield* pickFor(
        x,
        ask("shift-opposition"),
        (candidate) => g.bases[candidate] > 0 && canShift(g, candidate, OPPOSITION),
      );
      if (space !== undefined) shift(g, card, space, OPPOSITION);
      changeWill(g, card, -1);
    },
  }),

  /** Orang Asli */
  M12: ({ card, ask }) => ({
    *unshaded(g, x) {
      yield* inDifferent(
        x,
        ask("place-police"),
        2,
        (space) => isJungle(space) && g.control[space] !== MCP_CONTROL && canPlace(g, x, "police", space),
        (space) => placeForces(g, x, card, "police", space, 0, 2),
      );
    },

    *shaded(g, x) {
      const space = yield* pickFor(
        x,
        ask("place-base"),
        (candidate) => isJungle(candidate) && g.bases[candidate] < 2 && canPlace(g, x, "bases", candidate),
      );
      if (space === undefined) return;
      yield* placeForces(g, x, card, "bases", space, 1, 1);
    },
  }),

  /** Malay Police */
  M13: ({ card, ask }) => ({
    unshaded: (g, x) => policeUnderControl(g, x, { card, ask }),

    *shaded(g, x) {
      const space = yield* pickFor(
        x,
        ask("shift-opposition"),
        (candidate) => g.police[candidate] > 0 && canShift(g, candidate, OPPOSITION),
      );
      if (space !== undefined) shift(g, card, space, OPPOSITION);
    },
  }),

  /** Korean War */
  M14: ({ card }) => ({
    *unshaded(g) {
      changeResources(g, card, "british", 10);
      changeWill(g, card, 1);
    },

    *shaded(g) {
      changeResources(g, card, "british", -4);
    },
  }),

  /** Urban Calm */
  M15: ({ card, ask }) => ({
    *unshaded(g) {
      yield* execute(g, operationOf("train", freeIn(1, 1, { where: KUALA_LUMPUR_ONLY })));
      yield* grantOperation(g, "british", ask("operation"), allOperations("british"), {
        ...FREE_LIMITED_OPERATION,
        where: AROUND_KUALA_LUMPUR,
      });
    },

    *shaded(g, x) {
      yield* placeForces(g, x, card, "guerrillas", KUALA_LUMPUR, 1, 1);
    },
  }),

  /** Deportations */
  M16: ({ card, ask }) => ({
    *unshaded(g) {
      let basesLost = 0;
      for (let removed = 0; removed < 3; removed++) {
        const picked = yield* mayPiece(
          g,
          "british",
          ask("remove-piece", removed + 1, 3),
          ["underground", "active", "bases"],
          (space) => g.control[space] === BRITISH_CONTROL,
        );
        if (picked === undefined) break;
        removeForce(g, card, picked.piece, 1, picked.space);
        if (picked.piece === "bases") basesLost++;
      }
      settle(g, card, basesLost);
    },

    *shaded(g, x) {
      const shiftable = ALL_SPACES.some((space) => isProvince(space) && canShift(g, space, OPPOSITION));
      const space = yield* pickFor(
        x,
        ask("shift-opposition"),
        (candidate) => isProvince(candidate) && (!shiftable || canShift(g, candidate, OPPOSITION)),
      );
      if (space === undefined) return;
      shift(g, card, space, OPPOSITION);
      yield* placeForces(g, x, card, "guerrillas", space, 1, 1);
    },
  }),
};
