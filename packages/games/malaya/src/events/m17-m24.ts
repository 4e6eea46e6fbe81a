import type { Choice } from "@sandtable/engine";
import {
  activate,
  canPlace,
  changeResources,
  changeTerror,
  changeWill,
  hide,
  placeForces,
  placeVillage,
  removeVillage,
  setAttitude,
  settle,
  shift,
  tell,
} from "../acts.ts";
import {
  ALL_SPACES,
  ECONOMIC_CENTERS,
  isEconomicCenter,
  isProvince,
  KUALA_LUMPUR,
  NEIGHBOURS,
  type Space,
} from "../board.ts";
import { ALTERNATIVE, decide, type PieceAt, pickAlternative } from "../choices.ts";
import { FREE_LIMITED_OPERATION, freeIn } from "../operation.ts";
import { COMMANDERS, insurgentsIn, OPPOSITION, SUPPORT } from "../state.ts";
import {
  anywhere,
  canShift,
  type Events,
  GUERRILLAS,
  inDifferent,
  mayFor,
  offerOperation,
  pickFor,
  removeOne,
  standing,
} from "./common.ts";

/** M20 */
const besideEconomicCenter = (space: Space): boolean =>
  isProvince(space) && ECONOMIC_CENTERS.some((center) => NEIGHBOURS[center].includes(space));

/**
 * What the cards M17 to M24 do; what they say is in m17-m24.words.ts.
 * M18 is a Capability (5.3): `hasCapability` tells what it changes.
 */
export const m17m24: Events = {
  /** Special Branch */
  M17: ({ card, ask }) => ({
    *unshaded(g, x) {
      yield* inDifferent(
        x,
        ask("activate"),
        2,
        (space) => g.underground[space] > 0,
        (space) => activate(g, card, g.underground[space], space),
      );
      yield* offerOperation(g, "british", ask("operation"), ["assault"], freeIn(1, 1));
    },

    *shaded(g) {
      for (const space of ALL_SPACES) hide(g, card, space);
    },
  }),

  /** Food Denial */
  M19: ({ card, ask }) => ({
    *unshaded(g) {
      const villages = ALL_SPACES.reduce((sum, space) => sum + g.villages[space], 0);
      for (let owed = villages; owed > 0; owed--) {
        const choices: Choice[] = standing(g, GUERRILLAS, anywhere);
        if (g.resources.mcp > 0) choices.push(ALTERNATIVE["one-resource"]);
        if (choices.length === 0) break;
        const given = (yield decide(
          "mcp",
          card,
          ask("food-or-guerrilla", villages - owed + 1, villages),
          choices,
        )).value as PieceAt | "one-resource";
        if (given === "one-resource") changeResources(g, card, "mcp", -1);
        else removeOne(g, card, given);
      }
    },

    *shaded(g) {
      const fed = ALL_SPACES.filter((space) => g.villages[space] > 0 && insurgentsIn(g, space) > 0).length;
      changeResources(g, card, "mcp", fed);
    },
  }),

  /** Regroupment */
  M20: ({ card, ask }) => ({
    *unshaded(g, x) {
      for (const center of ECONOMIC_CENTERS) {
        if (canPlace(g, x, "police", center)) yield* placeForces(g, x, card, "police", center, 0, 2);
      }
      settle(g, card);
      if (g.available.villages === 0) return;
      const space = yield* mayFor(
        "british",
        ask("place-village"),
        (candidate) => besideEconomicCenter(candidate) && g.villages[candidate] === 0,
      );
      if (space === undefined) return;
      placeVillage(g, card, space);
    },

    *shaded(g, x) {
      const village = yield* pickFor(
        x,
        ask("set-opposition"),
        (candidate) => g.villages[candidate] > 0 && g.attitude[candidate] !== OPPOSITION,
      );
      if (village !== undefined) setAttitude(g, card, village, OPPOSITION);
      const center = yield* pickFor(
        x,
        ask("place-guerrillas"),
        (candidate) => isEconomicCenter(candidate) && canPlace(g, x, "guerrillas", candidate),
      );
      if (center !== undefined) yield* placeForces(g, x, card, "guerrillas", center, 1, 1);
    },
  }),

  /** White Areas */
  M21: ({ card, ask }) => ({
    *unshaded(g, x) {
      const space = yield* pickFor(x, ask("set-support"), (candidate) => g.villages[candidate] > 0);
      if (space === undefined) return;
      setAttitude(g, card, space, SUPPORT);
      removeVillage(g, card, space);
    },

    *shaded(g, x) {
      const space = yield* pickFor(x, ask("replace-village"), (candidate) => g.villages[candidate] > 0);
      if (space === undefined) return;
      removeVillage(g, card, space);
      yield* placeForces(g, x, card, "guerrillas", space, 1, 1);
    },
  }),

  /** Nationalist Parties */
  M22: ({ card, ask }) => ({
    *unshaded(g, x) {
      yield* inDifferent(
        x,
        ask("shift-support"),
        2,
        (space) => canShift(g, space, SUPPORT),
        (space) => shift(g, card, space, SUPPORT),
      );
      settle(g, card, 1);
    },

    *shaded(g) {
      yield* offerOperation(g, "mcp", ask("operation"), ["rally"], freeIn(1, 3));
    },
  }),

  /** New Directives */
  M23: ({ card, ask }) => ({
    *unshaded(g) {
      for (const space of [KUALA_LUMPUR, ...ECONOMIC_CENTERS]) changeTerror(g, card, space, -g.terror[space]);
    },

    *shaded(g) {
      yield* offerOperation(g, "mcp", ask("operation"), ["march"], FREE_LIMITED_OPERATION);
      yield* offerOperation(g, "mcp", ask("operation"), ["attack"], FREE_LIMITED_OPERATION);
    },
  }),

  /** British Government, one text for both */
  M24: ({ card, ask }) => ({
    *single(g, x) {
      const effect = yield* pickAlternative(x, card, ask("effect"), ["resources", "will"]);
      if (effect === "resources") changeResources(g, card, "british", 6);
      else changeWill(g, card, -1);
      const ways: ("left" | "right")[] = [];
      if (g.commander > 0) ways.push("left");
      if (g.commander < COMMANDERS.length - 1) ways.push("right");
      const way = yield* pickAlternative(x, card, ask("commander"), ways);
      g.commander += way === "left" ? -1 : 1;
      if (g.log)
        tell(g, {
          kind: "commander",
          rule: card,
          commander: COMMANDERS[g.commander],
          cancelled: g.commanderCancelled,
        });
    },
  }),
};
