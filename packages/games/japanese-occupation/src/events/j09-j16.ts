import type { Choice } from "@sandtable/engine";
import {
  changeResources,
  moveForce,
  pickGuerrilla,
  placeAvailable,
  removeForce,
  setOpposition,
  tell,
} from "../acts.ts";
import { ALL_SPACES, idOf, NEXT_TO_THAILAND, type Space, zeroes } from "../board.ts";
import { ALTERNATIVE, decide, NONE, PIECE_AT, type PieceAt } from "../choices.ts";
import { concealChit } from "../intel.ts";
import { BANDS, type Band, mpajaIn, othersIn, REVEALED, villagesOnMap } from "../state.ts";
import { canStrike, strikeIn } from "../strikes.ts";
import {
  anywhere,
  type Events,
  mayFor,
  mayInEach,
  pickChit,
  pickFor,
  pickPiece,
  placeInEach,
  spacesWhere,
  upToDifferent,
} from "./common.ts";

/** J13 */
const MPAJA_ONLY: readonly Band[] = ["mpaja"];

/**
 * What the cards J9 to J16 do; what they say is in j09-j16.words.ts.
 * J12 and J15 are Capabilities (5.3): `hasCapability` tells what they change. J9 is a Mandatory Event (mandatory.ts).
 */
export const j09j16: Events = {
  /** Rationing System */
  J10: ({ card }) => ({
    *unshaded(g) {
      changeResources(g, card, -Math.floor(g.resources / 2));
    },

    *shaded(g) {
      changeResources(g, card, 2 * villagesOnMap(g));
    },
  }),

  /** KMT Guerrillas */
  J11: ({ card, ask }) => ({
    *unshaded(g) {
      yield* upToDifferent(
        "british",
        ask("act"),
        NEXT_TO_THAILAND.length,
        (space) => NEXT_TO_THAILAND.includes(space) && canStrike(g, BANDS, space),
        (space) => strikeIn(g, card, BANDS, space, false),
      );
    },

    *shaded(g, x) {
      for (const space of ALL_SPACES) {
        if (mpajaIn(g, space) === 0 || othersIn(g, space) === 0) continue;
        const piece = yield* pickGuerrilla(g, x, card, ["mpaja_underground", "mpaja_active"], space);
        removeForce(g, card, piece, 1, space);
        setOpposition(g, card, space, 0);
      }
    },
  }),

  /** Lai Teck Betrayal */
  J13: ({ card, ask }) => ({
    *unshaded(g) {
      for (let nth = 1; nth <= 2; nth++) {
        const space: Space | undefined = yield* mayFor("british", ask("act", nth, 2), (candidate) =>
          canStrike(g, MPAJA_ONLY, candidate),
        );
        if (space === undefined) return;
        yield* strikeIn(g, card, MPAJA_ONLY, space, false);
      }
    },

    *shaded(g) {
      yield* mayInEach(g, "eliminate", (space) => g.kempeitai[space] > 0);
    },
  }),

  /** "Secret Army" */
  J14: ({ card, ask }) => ({
    *unshaded(g, x) {
      yield* placeInEach(
        g,
        x,
        ask("place-mpaja"),
        "mpaja",
        spacesWhere((space) => g.caches[space] > 0),
      );
    },

    *shaded(g, x) {
      const picked = yield* pickPiece(g, x, ask("remove-cache"), ["caches"], anywhere);
      if (picked === undefined) return;
      g.unsettled = true;
      g.caches[picked.space]--;
      g.gone.caches++;
      if (g.log) tell(g, { kind: "gone", rule: card, piece: "caches", space: idOf(picked.space) });
    },
  }),

  /** Freddie Spencer Chapman */
  J16: ({ card, ask }) => ({
    *unshaded(g) {
      const arrived = zeroes();
      const hasCamp = (space: Space): boolean => g.camps[space] > 0;
      for (let nth = 1; nth <= 2; nth++) {
        const options: Choice[] = [];
        if (g.available.force136 > 0 && ALL_SPACES.some(hasCamp)) options.push(ALTERNATIVE.available);
        for (const from of ALL_SPACES)
          if (g.force136[from] > arrived[from] && ALL_SPACES.some((to) => to !== from && hasCamp(to)))
            options.push(PIECE_AT.force136[from]);
        if (options.length === 0) return;
        options.push(NONE);
        const picked = (yield decide("british", card, ask("which-force136", nth, 2), options)).value as
          | PieceAt
          | "available"
          | "none";
        if (picked === "none") return;
        const from = picked === "available" ? undefined : picked.space;
        const to = (yield* pickFor(
          "british",
          ask("force136-to", nth, 2),
          (space) => hasCamp(space) && space !== from,
        )) as Space;
        if (from === undefined) placeAvailable(g, card, "force136", 1, to);
        else moveForce(g, card, "force136", 1, from, to);
        arrived[to]++;
      }
    },

    *shaded(g, x) {
      const picked = yield* pickPiece(g, x, ask("remove-camp"), ["camps"], (space) => g.force136[space] > 0);
      if (picked !== undefined) removeForce(g, card, "camps", 1, picked.space);
      const chit = yield* pickChit(g, x, ask("conceal"), REVEALED);
      if (chit !== undefined) concealChit(g, card, chit);
    },
  }),
};
