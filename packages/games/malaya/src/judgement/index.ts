import type { Judgement } from "@sandtable/engine";
import type { Malaya } from "../state.ts";
import type { Asked } from "../words/vocabulary.ts";
import { appealToBritish } from "./british.ts";
import { FEATURES, measure } from "./features.ts";
import { look } from "./ground.ts";
import { appealToMcp } from "./mcp.ts";
import { weights } from "./weights.ts";

/** What bots know of Malaya. A card is a beat, a Propaganda Round as well. */
export const judgement: Judgement<Malaya, Asked> = {
  features: FEATURES,
  measure,
  weights,
  beat: (g) => g.played.length + (g.stage === "reveal" ? 1 : 0),
  appeal: (g, decision, into) => {
    look(g);
    if (decision.seat === "british") appealToBritish(g, decision, into);
    else appealToMcp(g, decision, into);
  },
};
