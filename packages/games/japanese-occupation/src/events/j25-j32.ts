import type { Choice } from "@sandtable/engine";
import {
  canPlace,
  changeResources,
  placeAvailable,
  placeForces,
  removeForce,
  settle,
  tell,
} from "../acts.ts";
import { idOf, isProvince, NEIGHBOURS, PROVINCES, type Space } from "../board.ts";
import { decide, NONE, SPECIAL } from "../choices.ts";
import { concealChit } from "../intel.ts";
import { SPECIALS, type SpecialKind } from "../menu.ts";
import { grantedIn, LIMITED_OPERATION } from "../operation.ts";
import { execute, operationOf } from "../operations/index.ts";
import { type Relocation, relocate } from "../relocate.ts";
import { specials } from "../specials.ts";
import { guerrillasIn, type Occupation, REVEALED } from "../state.ts";
import {
  anywhere,
  countSpaces,
  type Events,
  isBesideSabotage,
  mayChit,
  offerOperation,
  pickFor,
  pickPiece,
  placeInEach,
  spacesWhere,
  upToDifferent,
} from "./common.ts";

/** J28: how much of it can be done there. */
const landings = (g: Occupation, space: Space): number =>
  Math.min(1, g.available.force136) + (g.caches[space] === 0 ? Math.min(1, g.available.caches) : 0);

/** J28 */
const isPatrolled = (g: Occupation, space: Space): boolean =>
  isProvince(space) &&
  (g.troops[space] > 0 || NEIGHBOURS[space].some((neighbour) => g.troops[neighbour] > 0));

/** J29 */
const ANYWHERE_AT_ALL: Relocation = {
  by: "japanese",
  rule: "J29",
  pieces: ["kempeitai"],
  fits: () => true,
};

/**
 * What the cards J25 to J32 do; what they say is in j25-j32.words.ts.
 * J27 is a Capability (5.3): `hasCapability` tells what it changes.
 */
export const j25j32: Events = {
  /** John Davis */
  J25: ({ card, ask }) => ({
    *unshaded(g) {
      yield* execute(g, operationOf("contact", grantedIn(0, 1)));
      const options: Choice[] = SPECIALS.british
        .filter((special) => specials.grantable(g, special))
        .map((special) => SPECIAL[special]);
      if (options.length === 0) return;
      options.push(NONE);
      const picked = (yield decide("british", card, ask("special"), options)).value as SpecialKind | "none";
      if (picked !== "none") yield* specials.granted(g, picked, 1);
    },

    *shaded(g, x) {
      const picked = yield* pickPiece(g, x, ask("remove-force136"), ["force136"], anywhere);
      if (picked === undefined) return;
      g.force136[picked.space]--;
      g.away.force136++;
      g.awayBy = x;
      if (g.log) tell(g, { kind: "away", rule: card, piece: "force136", space: idOf(picked.space) });
    },
  }),

  /** Subhas Chandra Bose */
  J26: ({ ask }) => ({
    *unshaded(g) {
      yield* offerOperation(g, "british", ask("operation"), ["ambush"], grantedIn(1, 1, { onBose: true }));
    },

    *shaded(g) {
      yield* offerOperation(
        g,
        "japanese",
        ask("operation"),
        ["sweep"],
        grantedIn(1, 2, { policeMove: true }),
      );
    },
  }),

  /** Operation Gustavus: in a Province where as much of it as possible can be done (5.1.3). */
  J28: ({ card, ask }) => ({
    *unshaded(g, x) {
      const camps = PROVINCES.filter((space) => g.camps[space] > 0);
      const most = Math.max(0, ...camps.map((space) => landings(g, space)));
      /** With nothing Available the British may still bring a Supply Cache from the map (1.4.1). */
      const mayShift = (space: Space): boolean => g.caches[space] === 0 && canPlace(g, x, "caches", space);
      const space = yield* pickFor(
        x,
        ask("province"),
        (candidate) =>
          g.camps[candidate] > 0 && landings(g, candidate) === most && (most > 0 || mayShift(candidate)),
      );
      if (space === undefined) return;
      if (g.available.force136 > 0) placeAvailable(g, card, "force136", 1, space);
      if (mayShift(space)) yield* placeForces(g, x, card, "caches", space, 1, 1);
    },

    *shaded(g, x) {
      const picked = yield* pickPiece(g, x, ask("remove-piece"), ["force136", "caches"], (space) =>
        isPatrolled(g, space),
      );
      if (picked !== undefined) removeForce(g, card, picked.piece, 1, picked.space);
    },
  }),

  /** Kempeitai */
  J29: ({ card, ask }) => ({
    *unshaded(g, x) {
      const picked = yield* pickPiece(g, x, ask("remove-kempeitai"), ["kempeitai"], anywhere);
      if (picked === undefined) return;
      g.kempeitai[picked.space]--;
      g.gone.kempeitai++;
      if (g.log) tell(g, { kind: "gone", rule: card, piece: "kempeitai", space: idOf(picked.space) });
    },

    *shaded(g) {
      yield* relocate(g, ANYWHERE_AT_ALL);
      for (let nth = 1; nth <= 2; nth++) {
        const chit: Space | undefined = yield* mayChit(g, "japanese", ask("conceal", nth, 2), REVEALED);
        if (chit === undefined) return;
        concealChit(g, card, chit);
      }
    },
  }),

  /** Malayan Volunteer Corps */
  J30: ({ card, ask }) => ({
    *unshaded(g, x) {
      yield* upToDifferent(
        x,
        ask("remove-police"),
        3,
        (space) => g.police[space] > 0 && g.opposition[space] > 0 && guerrillasIn(g, space) > 0,
        (space) => removeForce(g, card, "police", 1, space),
      );
    },

    *shaded(g, x) {
      yield* placeInEach(
        g,
        x,
        ask("place-police"),
        "police",
        spacesWhere((space) => g.troops[space] > 0),
      );
    },
  }),

  /** Comfort Women */
  J31: ({ card }) => ({
    *unshaded(g) {
      changeResources(g, card, -countSpaces((space) => g.troops[space] > 0 && g.opposition[space] > 0));
    },

    *shaded(g) {
      changeResources(
        g,
        card,
        countSpaces((space) => g.troops[space] > 0),
      );
    },
  }),

  /** MPAJU */
  J32: ({ card, ask }) => ({
    *unshaded(g) {
      const isHaven = (space: Space): boolean => g.camps[space] > 0 && g.opposition[space] > 0;
      yield* upToDifferent(
        "british",
        ask("place-mpaja"),
        countSpaces(isHaven),
        (space) => isHaven(space) && canPlace(g, "british", "mpaja", space),
        function* (space) {
          yield* placeForces(g, "british", card, "mpaja", space, 1, 1);
          settle(g);
        },
      );
    },

    *shaded(g) {
      const near = spacesWhere((space) => isProvince(space) && isBesideSabotage(g, space));
      const terms = { ...LIMITED_OPERATION.japanese, where: near };
      const where = yield* offerOperation(g, "japanese", ask("operation"), ["sweep"], terms);
      if (where !== 0 && specials.grantable(g, "reprisal", where))
        yield* specials.granted(g, "reprisal", 0, 1, where);
    },
  }),
};
