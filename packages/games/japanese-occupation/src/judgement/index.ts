import type { Judgement } from "@sandtable/engine";
import type { Occupation } from "../state.ts";
import { type Handler, level } from "./answers.ts";
import { box, event } from "./boxes.ts";
import { british } from "./british.ts";
import { features, measure } from "./features.ts";
import { japanese } from "./japanese.ts";
import { weights } from "./weights.ts";
import { survey } from "./worth.ts";

/** What the bots know of this game. */

const HANDLERS: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  british: { ...british, box: box, event: event },
  japanese: { ...japanese, box: box, event: event },
};

/** How much a point of Resistance appeals, in natural logarithms. */
const KEENNESS = 2.2;

export const judgement: Judgement<Occupation> = {
  features,
  measure,
  weights,
  beat: (g) => g.played.length + (g.stage === "reveal" ? 1 : 0),
  appeal: (g, decision, into) => {
    survey(g);
    const { length } = decision.choices;
    (HANDLERS[decision.seat][decision.about.kind] ?? level)(g, decision, into);
    for (let at = 0; at < length; at++) into[at] *= KEENNESS;
  },
};
