import type { Judgement } from "@sandtable/engine";
import type { Faction, Occupation } from "../state.ts";
import type { Asked } from "../words/vocabulary.ts";
import type { Answers, Handler } from "./answers.ts";
import { british } from "./british.ts";
import { features, measure } from "./features.ts";
import { japanese } from "./japanese.ts";
import { weights } from "./weights.ts";
import { survey } from "./worth.ts";

/** What the bots know of this game. */

const ANSWERS: Readonly<Record<Faction, Answers>> = { british, japanese };

/** How much a point of Resistance appeals, in natural logarithms. */
const KEENNESS = 2.2;

export const judgement: Judgement<Occupation, Asked> = {
  features,
  measure,
  weights,
  beat: (g) => g.played.length + (g.stage === "reveal" ? 1 : 0),
  appeal: (g, decision, into) => {
    survey(g);
    const { length } = decision.choices;
    const handler = ANSWERS[decision.seat as Faction][decision.about.kind] as Handler;
    handler(g, decision, into);
    for (let at = 0; at < length; at++) into[at] *= KEENNESS;
  },
};
