import type { Judgement } from "@sandtable/engine";
import { evaluate } from "../evaluate.ts";
import type { Malaya } from "../state.ts";

export const judgement: Judgement<Malaya> = {
  features: ["lead"],
  measure: (g, into) => {
    into[0] = 4 * (evaluate(g, "british") - 0.5);
  },
  weights: { british: [1], mcp: [-1] },
  beat: (g) => g.played.length,
  appeal: (_g, { choices }, into) => into.fill(0, 0, choices.length),
};
