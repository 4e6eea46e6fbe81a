import type { OccupationEvent } from "@sandtable/japanese-occupation/log";
import { en } from "@sandtable/japanese-occupation/words";
import { cardDrawn, dieRolled } from "../coin/index.ts";
import { rollsBy } from "../roll.ts";
import { inSpace, words } from "./names.ts";
import { said } from "./words/index.ts";

/** Every die of Japanese Occupation, and the cards. */
export const rolls = rollsBy<OccupationEvent>({
  dice: {
    roll: (event) => {
      const { cause, space, success } = event;
      const { name, hit, miss } = said.roll[cause];
      return dieRolled(event, {
        what: said.rollIn({ what: name, space: inSpace(space) }),
        effect: success ? hit : miss,
        causes: said.rollCause,
        place: { on: "space", id: space },
      });
    },
  },
  draws: { card: ({ card }) => cardDrawn(words.cardName(card)) },
  follows: new Set([
    ...(["remove", "place", "move", "village", "resistance", "resources"] as const),
    ...(["intel", "gone", "stored", "released", "sabotage"] as const),
  ]),
  words: en,
});
