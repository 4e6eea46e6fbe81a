import type { PalestineEvent } from "@sandtable/palestine/log";
import { en } from "@sandtable/palestine/words";
import { cardDrawn, dieRolled } from "../coin/index.ts";
import { drawn, rollsBy } from "../roll.ts";
import { inSpace, words } from "./names.ts";
import { said } from "./words/index.ts";

/** Every die of Palestine, the cards, and the Intel Chits. */
export const rolls = rollsBy<PalestineEvent>({
  dice: {
    roll: (event) => {
      const { what, space, success } = event;
      const { name, hit, miss } = said.roll[what];
      return dieRolled(event, {
        what: space === undefined ? name : said.rollIn({ what: name, where: inSpace(space) }),
        effect: success ? hit : miss,
        causes: said.rollCause,
        place: space === undefined ? { on: "track", id: "haganah" } : { on: "space", id: space },
      });
    },
  },
  draws: {
    card: ({ card }) => cardDrawn(words.cardName(card)),
    "draw-chit": ({ value }) => drawn(said.chitDrawn, `${value}`, { on: "track", id: "intel" }),
  },
  follows: new Set([
    ...(["remove", "place", "activate", "imprison", "sabotage", "terror"] as const),
    ...(["haganah", "to-track", "from-track", "will"] as const),
  ]),
  words: en,
});
