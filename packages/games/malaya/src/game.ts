import { evaluateBy, type Game } from "@sandtable/engine";
import { book } from "./choices.ts";
import { invariants } from "./invariants.ts";
import { judgement } from "./judgement/index.ts";
import { landmark, landmarks } from "./landmarks.ts";
import { play } from "./play.ts";
import { Malaya, type ScenarioId, setup } from "./state.ts";
import { load, save } from "./store.ts";
import { view } from "./view.ts";
import { en } from "./words/en.ts";

/** The British Way: Malaya 1948-1960. */
export const malaya: Game<Malaya> = {
  id: "malaya",
  title: "The British Way: Malaya 1948-1960",
  roles: [
    { seat: "british", name: "British" },
    { seat: "mcp", name: "MCP" },
  ],
  secrets: false,
  scenarios: [
    { id: "standard", title: "Malayan Emergency: 1948-1960" },
    { id: "extended", title: "Extended Malayan Emergency" },
  ],
  options: [],
  bound: 4000,

  setup: (scenario) => setup(scenario as ScenarioId),
  play,
  outcome: (g) => g.outcome,
  clone: (g) => new Malaya(g),
  save,
  load,
  invariants,
  view,
  determinize: (g) => new Malaya(g),
  choice: (key) => book.find(key),
  evaluate: evaluateBy(judgement, (g) => g.outcome),
  judgement,
  landmarks,
  landmark,
  words: { en },
};
