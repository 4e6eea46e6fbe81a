import type { Choice } from "@sandtable/engine";
import {
  canPlace,
  changeResistance,
  changeSabotage,
  moveForce,
  pickGuerrilla,
  placeAvailable,
  placeForces,
  removeForce,
  setOpposition,
  settle,
  tell,
} from "../acts.ts";
import {
  ALL_SPACES,
  idOf,
  isProvince,
  KUALA_LUMPUR,
  NEXT_TO_THAILAND,
  type Space,
  zeroes,
} from "../board.ts";
import { ALTERNATIVE, decide, NONE, PIECE_AT, type PieceAt } from "../choices.ts";
import { removeChit, revealChit } from "../intel.ts";
import { specials } from "../specials.ts";
import { CONCEALED, GUERRILLAS, guerrillasIn, SUPPLY } from "../state.ts";
import { moveZipper } from "../zipper.ts";
import {
  anywhere,
  type Events,
  inDifferent,
  isBesideSabotage,
  jointSpaces,
  mayPlace,
  pickChit,
  pickFor,
  pickPiece,
  spacesWhere,
  upToDifferent,
  upToRailways,
} from "./common.ts";

/** J18 */
const isNextToThailand = (space: Space): boolean => NEXT_TO_THAILAND.includes(space);

/**
 * What the cards J17 to J24 do; what they say is in j17-j24.words.ts.
 * J19 and J22 are Capabilities (5.3): `hasCapability` tells what they change.
 */
export const j17j24: Events = {
  /** Burma Theater, one text for both */
  J17: ({ card, ask }) => ({
    *single(g, x) {
      yield* moveZipper(g, card, g.zipper - 1);
      for (let nth = 1; nth <= 3; nth++) {
        const picked = yield* pickPiece(g, x, ask("troops", nth, 3), ["troops"], anywhere);
        if (picked === undefined) return;
        g.unsettled = true;
        g.troops[picked.space]--;
        g.away.troops++;
        if (g.log) tell(g, { kind: "away", rule: card, piece: "troops", space: idOf(picked.space) });
      }
    },
  }),

  /** Thai Administration */
  J18: ({ card, ask }) => ({
    *unshaded(g) {
      yield* mayPlace(g, "british", ask("place-others"), "others", 3, isNextToThailand);
    },

    *shaded(g) {
      yield* upToDifferent(
        "japanese",
        ask("remove-guerrilla"),
        NEXT_TO_THAILAND.length,
        (space) => isNextToThailand(space) && guerrillasIn(g, space) > 0,
        function* (space) {
          removeForce(g, card, yield* pickGuerrilla(g, "japanese", card, GUERRILLAS, space), 1, space);
        },
      );
      for (const space of NEXT_TO_THAILAND)
        moveForce(g, card, "troops", g.troops[space], space, KUALA_LUMPUR);
    },
  }),

  /** Lim Bo Seng */
  J20: ({ card, ask }) => ({
    *unshaded(g, x) {
      const picked = yield* pickPiece(g, x, ask("remove-force136"), ["force136"], anywhere);
      if (picked === undefined) return;
      removeForce(g, card, "force136", 1, picked.space);
      for (let nth = 1; nth <= 2; nth++) {
        const chit = yield* pickChit(g, x, ask("reveal", nth, 2), CONCEALED);
        if (chit === undefined) return;
        yield* revealChit(g, card, chit);
      }
    },

    *shaded(g, x) {
      const picked = yield* pickPiece(g, x, ask("remove-force136"), ["force136"], anywhere);
      if (picked !== undefined) removeForce(g, card, "force136", 1, picked.space);
      const chit = yield* pickChit(g, x, ask("remove-chit"), CONCEALED);
      if (chit !== undefined) changeResistance(g, card, -(yield* removeChit(g, card, chit)));
    },
  }),

  /** Malay Collaboration: every non-MPAJA Guerrilla may be placed anew, those on the map too. */
  J21: ({ card, ask }) => ({
    *unshaded(g) {
      const arrived = zeroes();
      for (let nth = 1; nth <= SUPPLY.others; nth++) {
        const options: Choice[] = [];
        if (g.available.others > 0) options.push(ALTERNATIVE.available);
        for (const space of ALL_SPACES) {
          if (g.other_underground[space] > arrived[space]) options.push(PIECE_AT.other_underground[space]);
          if (g.other_active[space] > 0) options.push(PIECE_AT.other_active[space]);
        }
        if (options.length === 0) return;
        options.push(NONE);
        const picked = (yield decide("british", card, ask("which-others", nth, SUPPLY.others), options))
          .value as PieceAt | "available" | "none";
        if (picked === "none") return;
        const stays =
          picked !== "available" && picked.piece === "other_underground" ? picked.space : undefined;
        const to = (yield* pickFor(
          "british",
          ask("others-to", nth, SUPPLY.others),
          (space) => space !== stays,
        )) as Space;
        if (picked !== "available") removeForce(g, card, picked.piece, 1, picked.space);
        placeAvailable(g, card, "others", 1, to);
        settle(g);
        arrived[to]++;
      }
    },

    *shaded(g, x) {
      yield* inDifferent(
        x,
        ask("place-police"),
        3,
        (space) => isProvince(space) && canPlace(g, x, "police", space),
        function* (space) {
          yield* placeForces(g, x, card, "police", space, 1, 1);
          settle(g);
        },
      );
      const where = spacesWhere(
        (space) => isProvince(space) && g.police[space] > 0 && g.kempeitai[space] > 0,
      );
      if (specials.grantable(g, "eliminate", where)) yield* specials.granted(g, "eliminate", 1, 1, where);
    },
  }),

  /** Allied Bombing */
  J23: ({ card, ask }) => ({
    *unshaded(g) {
      yield* upToRailways(
        "british",
        ask("sabotage"),
        2,
        () => true,
        (line) => changeSabotage(g, card, line, 1),
      );
    },

    *shaded(g, x) {
      yield* inDifferent(
        x,
        ask("remove-opposition"),
        2,
        (space) => isProvince(space) && g.opposition[space] > 0 && isBesideSabotage(g, space),
        (space) => setOpposition(g, card, space, 0),
      );
    },
  }),

  /** Victory in Europe */
  J24: ({ card }) => ({
    *unshaded(g) {
      yield* moveZipper(g, card, g.zipper + 1);
      if (specials.grantable(g, "supply")) yield* specials.granted(g, "supply", 0);
    },

    *shaded(g) {
      changeResistance(g, card, -jointSpaces(g));
    },
  }),
};
