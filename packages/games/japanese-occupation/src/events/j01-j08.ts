import {
  changeResistance,
  changeResources,
  changeSabotage,
  hideAll,
  removeForce,
  setOpposition,
} from "../acts.ts";
import { ALL_SPACES, SPACES_AT, type Space } from "../board.ts";
import { specials } from "../specials.ts";
import { activeIn, isNeutral, neutralPopulation } from "../state.ts";
import { moveZipper } from "../zipper.ts";
import { type Events, jointSpaces, mayInEach, mayPlace, pickFor, upToRailways } from "./common.ts";

/**
 * What the cards J1 to J8 do; what they say is in j01-j08.words.ts.
 * J8 is a Capability (5.3): `hasCapability` tells what it changes. J6 is a Mandatory Event (mandatory.ts).
 */
export const j01j08: Events = {
  /** Sook Ching */
  J1: ({ card }) => ({
    *unshaded(g) {
      const terror = ALL_SPACES.reduce((sum, space) => sum + g.terror[space], 0);
      changeResistance(g, card, Math.min(3, terror));
    },

    *shaded(g) {
      yield* mayInEach(g, "reprisal", (space) => g.troops[space] > 0 && g.opposition[space] > 0);
    },
  }),

  /** Greater East Asia Co-Prosperity Sphere */
  J2: ({ card, ask }) => ({
    *unshaded(g, x) {
      yield* upToRailways(
        x,
        ask("sabotage"),
        3,
        (line) => SPACES_AT[line].some((space) => g.opposition[space] > 0),
        (line) => changeSabotage(g, card, line, 1),
      );
    },

    *shaded(g, x) {
      yield* upToRailways(
        x,
        ask("repair"),
        2,
        (line) => g.sabotage[line] > 0 && SPACES_AT[line].some((space) => isNeutral(g, space)),
        (line) => changeSabotage(g, card, line, -1),
      );
    },
  }),

  /** Overseas Chinese Association */
  J3: ({ card, ask }) => ({
    *unshaded(g) {
      const led = (space: Space): boolean => g.force136[space] > 0;
      yield* mayPlace(g, "british", ask("place-mpaja"), "mpaja", 2, led);
      yield* mayPlace(g, "british", ask("place-others"), "others", 1, led);
    },

    *shaded(g) {
      changeResources(g, card, Math.floor(neutralPopulation(g, false) / 2));
    },
  }),

  /** Chin Peng */
  J4: ({ card }) => ({
    *unshaded(g) {
      changeResistance(g, card, jointSpaces(g));
    },

    *shaded(g) {
      for (const space of ALL_SPACES)
        if (g.force136[space] > 0) removeForce(g, card, "camps", g.camps[space], space);
    },
  }),

  /** "Hill Rats" */
  J5: ({ card, ask }) => ({
    *unshaded(g) {
      hideAll(g, card);
    },

    *shaded(g, x) {
      const space = yield* pickFor(
        x,
        ask("remove-opposition"),
        (candidate) => activeIn(g, candidate) > 0 && g.opposition[candidate] > 0,
      );
      if (space !== undefined) setOpposition(g, card, space, 0);
    },
  }),

  /** South East Asia Command */
  J7: ({ card }) => ({
    *unshaded(g) {
      yield* moveZipper(g, card, g.zipper + 1);
      if (specials.grantable(g, "gather")) yield* specials.granted(g, "gather", 0);
    },

    *shaded(g) {
      yield* moveZipper(g, card, g.zipper - 2);
    },
  }),
};
