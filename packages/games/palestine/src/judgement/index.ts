import type { Judgement } from "@sandtable/engine";
import type { Palestine } from "../state.ts";
import type { Asked } from "../words/vocabulary.ts";
import { appealToBritish } from "./british.ts";
import { appealOfCard } from "./events.ts";
import { FEATURES, measure } from "./features.ts";
import { appealToIrgun } from "./irgun.ts";
import { soften } from "./pick.ts";
import { appealOfBoxes, appealOfSides } from "./turns.ts";
import { weights } from "./weights.ts";

/** What bots know of this game: in points of Political Will, which is all that counts in the end (7.0). */
export const judgement: Judgement<Palestine, Asked> = {
  features: FEATURES,
  measure,
  weights,
  beat: (g) => g.played.length + (g.stage === "reveal" ? 1 : 0),
  appeal(g, decision, into) {
    const irgun = decision.seat === "irgun";
    const { about, choices } = decision;
    switch (about.kind) {
      case "box":
        appealOfBoxes(g, choices, irgun, about.first, into);
        soften(into, choices.length);
        return;
      case "event":
        appealOfSides(g, choices, irgun, into);
        soften(into, choices.length);
        return;
      case "card":
        appealOfCard(g, about, choices, irgun, into);
        return;
      default:
        if (irgun) appealToIrgun(g, about, choices, into);
        else appealToBritish(g, about, choices, decision.rule, into);
    }
  },
  // Its dice hide small differences: more looks; and what the evaluation misses shows later.
  levels: {
    colonel: { looks: 60, temperature: 0 },
    general: { looks: 2400, horizon: 4, temperature: 0 },
  },
};
