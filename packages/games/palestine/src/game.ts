import { evaluateBy, type Game } from "@sandtable/engine";
import { book } from "./choices.ts";
import { invariants } from "./invariants.ts";
import { judgement } from "./judgement/index.ts";
import { landmark, landmarks } from "./landmarks.ts";
import { play } from "./play.ts";
import { Palestine, type ScenarioId, setup } from "./state.ts";
import { load, save } from "./store.ts";
import { view } from "./view.ts";
import { en } from "./words/en.ts";

/** The British Way: Palestine 1945-1947. */
export const palestine: Game<Palestine> = {
  id: "palestine",
  title: "The British Way: Palestine 1945-1947",
  roles: [
    { seat: "british", name: "British" },
    { seat: "irgun", name: "Irgun" },
  ],
  secrets: false,
  scenarios: [{ id: "standard", title: "Palestine Emergency: 1945-1947" }],
  options: [],
  bound: 4000,

  setup: (scenario) => setup(scenario as ScenarioId),
  play,
  outcome: (g) => g.outcome,
  clone: (g) => new Palestine(g),
  save,
  load,
  invariants,
  view,
  determinize: (g) => new Palestine(g),
  choice: (key) => book.find(key),
  evaluate: evaluateBy(judgement, (g) => g.outcome),
  judgement,
  landmarks,
  landmark,
  words: { en },
};
