import type { Judgement } from "@sandtable/engine";
import { type Campaign, IMPULSES } from "../state.ts";
import type { Asked } from "../words/vocabulary.ts";
import { appeal } from "./appeal.ts";
import { FEATURES, measure } from "./features.ts";
import { levels } from "./levels.ts";
import { milestones } from "./milestones.ts";
import { weights } from "./weights.ts";

/** Turns are counted in impulses, with one more for planning. */
const beat = (g: Campaign): number =>
  g.turn * (IMPULSES.length + 1) + (g.stage === "setup" ? 0 : IMPULSES.indexOf(g.impulse) + 1);

export const judgement: Judgement<Campaign, Asked> = {
  features: FEATURES,
  measure,
  weights,
  beat,
  appeal,
  milestones,
  levels,
};
