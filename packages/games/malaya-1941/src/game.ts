import { completeOptions, evaluateBy, type Game } from "@sandtable/engine";
import { book } from "./choices.ts";
import { invariants } from "./invariants.ts";
import { judgement } from "./judgement/index.ts";
import { LANDMARKS, landmark } from "./landmarks.ts";
import { OPTIONS } from "./options.ts";
import { play } from "./play.ts";
import { Campaign } from "./state.ts";
import { load, save } from "./store.ts";
import { view } from "./view.ts";
import { en } from "./words/en.ts";
import { determinize } from "./worlds.ts";

/** 25.0, 26.0 Pacific Battles: Malaya 1941: the campaign for Singapore, most of it face down. */
export const malaya1941: Game<Campaign> = {
  id: "malaya-1941",
  title: "Pacific Battles: Malaya 1941",
  roles: [
    { seat: "japanese", name: "Japanese" },
    { seat: "allied", name: "Allies" },
  ],
  secrets: true,
  scenarios: [{ id: "campaign", title: "The Malaya campaign, December 1941 to February 1942" }],
  options: OPTIONS,
  bound: 150_000,

  setup: (_, options) => new Campaign({ options: completeOptions(malaya1941, options) }),
  play,
  outcome: (g) => g.outcome,
  clone: (g) => new Campaign(g),
  save,
  load,
  invariants,
  view,
  determinize,
  choice: (key) => book.find(key),
  evaluate: evaluateBy(judgement, (g) => g.outcome),
  judgement,
  landmarks: LANDMARKS,
  landmark,
  words: { en },
};
