import {
  canPlace,
  changeResources,
  changeTerror,
  changeWill,
  moveForce,
  placeForces,
  setAttitude,
  shift,
} from "../acts.ts";
import {
  ANYWHERE,
  ECONOMIC_CENTERS,
  has,
  isEconomicCenter,
  isProvince,
  KUALA_LUMPUR,
  NEIGHBOURS,
  type Space,
  THAILAND,
} from "../board.ts";
import { freeIn } from "../operation.ts";
import { agitateBar, agitateIn } from "../operations/mcp.ts";
import { grantedSpecial } from "../specials.ts";
import { BRITISH_CONTROL, insurgentsIn, type Malaya, MCP_CONTROL, NEUTRAL, OPPOSITION } from "../state.ts";
import {
  anywhere,
  canShift,
  type Events,
  GUERRILLAS,
  grantOperation,
  inDifferent,
  mayFor,
  mayPiece,
  pickFor,
  pickPiece,
  policeUnderControl,
  removeOne,
} from "./common.ts";

/** M32 */
const nearControl = (g: Malaya, space: Space): boolean =>
  g.control[space] === BRITISH_CONTROL ||
  NEIGHBOURS[space].some((neighbour) => g.control[neighbour] === BRITISH_CONTROL);

/**
 * What the cards M25 to M32 do; what they say is in m25-m32.words.ts.
 * M27 and M28 are Capabilities (5.3): `hasCapability` tells what they change.
 */
export const m25m32: Events = {
  /** Planters and Miners */
  M25: ({ card, ask }) => ({
    *unshaded(g, x) {
      changeResources(g, card, "british", 6);
      for (const center of ECONOMIC_CENTERS) {
        if (canPlace(g, x, "police", center)) yield* placeForces(g, x, card, "police", center, 0, 1);
      }
    },

    *shaded(g, x) {
      const from = yield* pickFor(
        x,
        ask("troops-from"),
        (candidate) => isProvince(candidate) && g.troops[candidate] > 0,
      );
      if (from === undefined) return;
      const to = (yield* pickFor(
        x,
        ask("troops-to"),
        (candidate) => isEconomicCenter(candidate) || candidate === KUALA_LUMPUR,
      )) as Space;
      moveForce(g, card, "troops", g.troops[from], from, to);
    },
  }),

  /** Emergency Regulations, one text for both */
  M26: ({ card, ask }) => ({
    *single(g, x) {
      yield* inDifferent(
        x,
        ask("terror"),
        2,
        (space) => isProvince(space) && g.control[space] === BRITISH_CONTROL && insurgentsIn(g, space) > 0,
        function* (space) {
          changeTerror(g, card, space, 1);
          setAttitude(g, card, space, NEUTRAL);
        },
      );
      changeWill(g, card, -1);
    },
  }),

  /** Weapon Bounties */
  M29: ({ card, ask }) => ({
    *unshaded(g) {
      for (let paid = 0; paid < 3 && g.resources.british > 0; paid++) {
        const picked = yield* mayPiece(g, "british", ask("pay", paid + 1, 3), GUERRILLAS, anywhere);
        if (picked === undefined) break;
        changeResources(g, card, "british", -1);
        removeOne(g, card, picked);
      }
    },

    *shaded(g) {
      const transferred = Math.min(2, g.resources.british);
      changeResources(g, card, "british", -transferred);
      changeResources(g, card, "mcp", transferred);
    },
  }),

  /** CCP Victory */
  M30: ({ card, ask }) => ({
    *unshaded(g, x) {
      changeResources(g, card, "mcp", -3);
      for (let removed = 0; removed < 2; removed++) {
        const picked = yield* pickPiece(g, x, ask("remove-guerrilla", removed + 1, 2), GUERRILLAS, anywhere);
        if (picked === undefined) break;
        removeOne(g, card, picked);
      }
    },

    *shaded(g) {
      const rallied = yield* grantOperation(
        g,
        "mcp",
        ask("operation"),
        ["rally"],
        freeIn(2, 2, { agitates: false }),
      );
      const space = yield* mayFor(
        "mcp",
        ask("shift-opposition"),
        (candidate) =>
          has(rallied, candidate) &&
          g.bases[candidate] > 0 &&
          g.control[candidate] === MCP_CONTROL &&
          agitateBar(g, "3.3.1", candidate, true) === undefined,
      );
      if (space !== undefined) yield* agitateIn(g, card, space, true);
    },
  }),

  /** Ex-Palestine Recruits */
  M31: ({ card, ask }) => ({
    unshaded: (g, x) => policeUnderControl(g, x, { card, ask }),

    *shaded(g) {
      const rallied = yield* grantOperation(g, "mcp", ask("operation"), ["rally"], freeIn(2, 2));
      const space = yield* pickFor(
        "mcp",
        ask("shift-opposition"),
        (candidate) => has(rallied, candidate) && canShift(g, candidate, OPPOSITION),
      );
      if (space !== undefined) shift(g, card, space, OPPOSITION);
    },
  }),

  /** SEP */
  M32: ({ card, ask }) => ({
    *unshaded(g) {
      for (let replaced = 0; replaced < 2; replaced++) {
        const picked = yield* mayPiece(
          g,
          "british",
          ask("replace-guerrilla", replaced + 1, 2),
          GUERRILLAS,
          (space) => nearControl(g, space),
        );
        if (picked === undefined) break;
        removeOne(g, card, picked);
        if (picked.space !== THAILAND) yield* placeForces(g, "british", card, "police", picked.space, 1, 1);
      }
    },

    /** The card's own number of spaces stands even when M27 says one (5.1.2). */
    *shaded(g) {
      yield* grantedSpecial(g, "intimidate", 2, ANYWHERE);
    },
  }),
};
