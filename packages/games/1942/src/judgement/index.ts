import type { Judgement } from "@sandtable/engine";
import { evaluate } from "../evaluate.ts";
import type { Campaign } from "../state.ts";

export const judgement: Judgement<Campaign> = {
  features: ["lead"],
  measure: (g, into) => {
    into[0] = 4 * (evaluate(g, "allied") - 0.5);
  },
  weights: { allied: [1], japanese: [-1] },
  beat: (g) => g.playerTurn,
  appeal: (_g, { choices }, into) => into.fill(0, 0, choices.length),
};
