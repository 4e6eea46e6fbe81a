import { evaluateBy, type Game } from "@sandtable/engine";
import { book } from "./choices.ts";
import { invariants } from "./invariants.ts";
import { judgement } from "./judgement/index.ts";
import { landmark, landmarks } from "./landmarks.ts";
import { play } from "./play.ts";
import { setup } from "./setup.ts";
import { Campaign } from "./state.ts";
import { load, save } from "./store.ts";
import { view } from "./view.ts";
import { en } from "./words/en.ts";

const dispositions = (id: string, title: string) => ({ id, title, values: ["standard", "optional"] });

/** 1942: the Japanese campaign against Malaya, the Indies and the Philippines. */
export const campaign: Game<Campaign> = {
  id: "1942",
  title: "1942",
  roles: [
    { seat: "allied", name: "Allies" },
    { seat: "japanese", name: "Japanese" },
  ],
  secrets: false,
  scenarios: [{ id: "campaign", title: "The campaign, December 1941 to May 1942" }],
  options: [
    dispositions("dutch", "Dutch dispositions"),
    dispositions("british", "British dispositions"),
    dispositions("american", "American dispositions"),
    { id: "city-zones", title: "Zones of control of empty cities", values: ["land", "land-and-sea"] },
  ],
  bound: 20_000,

  setup: (_, options) => setup(options),
  play,
  outcome: (g) => g.outcome,
  clone: (g) => new Campaign(g),
  save,
  load,
  invariants,
  view,
  determinize: (g) => new Campaign(g),
  choice: (key) => book.find(key),
  evaluate: evaluateBy(judgement, (g) => g.outcome),
  judgement,
  landmarks,
  landmark,
  words: { en },
};
