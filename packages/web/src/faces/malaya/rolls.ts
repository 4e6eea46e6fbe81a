import type { MalayaEvent } from "@sandtable/malaya/log";
import { en } from "@sandtable/malaya/words";
import { cardDrawn, dieRolled } from "../coin/index.ts";
import { rollsBy } from "../roll.ts";
import { inSpace, words } from "./names.ts";
import { said } from "./words/index.ts";

/** The one die of Malaya, that of Attack (3.3.3), and the cards. */
export const rolls = rollsBy<MalayaEvent>({
  dice: {
    roll: (event) =>
      dieRolled(event, {
        what: said.roll.attack({ space: inSpace(event.space) }),
        effect: event.success ? said.roll.hit : said.roll.miss,
        causes: {},
        place: { on: "space", id: event.space },
      }),
  },
  draws: { card: ({ card }) => cardDrawn(words.cardName(card)) },
  follows: new Set(["remove", "will", "control", "attitude", "village", "resources"]),
  words: en,
});
