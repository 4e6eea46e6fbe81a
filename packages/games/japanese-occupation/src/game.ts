import { evaluateBy, type Game } from "@sandtable/engine";
import { book } from "./choices.ts";
import { invariants } from "./invariants.ts";
import { judgement } from "./judgement/index.ts";
import { landmark, landmarks } from "./landmarks.ts";
import { play } from "./play.ts";
import { Occupation, setup } from "./state.ts";
import { load, save } from "./store.ts";
import { view } from "./view.ts";
import { en } from "./words/en.ts";

/** The British Way: Japanese Occupation 1942-1945. */
export const occupation: Game<Occupation> = {
  id: "japanese-occupation",
  title: "The British Way: Japanese Occupation 1942-1945",
  roles: [
    { seat: "british", name: "British" },
    { seat: "japanese", name: "Japanese" },
  ],
  secrets: false,
  scenarios: [{ id: "standard", title: "Japanese Occupation: 1942-1945" }],
  options: [],
  bound: 4000,

  setup: () => setup(),
  play,
  outcome: (g) => g.outcome,
  clone: (g) => new Occupation(g),
  save,
  load,
  invariants,
  view,
  determinize: (g) => new Occupation(g),
  choice: (key) => book.find(key),
  evaluate: evaluateBy(judgement, (g) => g.outcome),
  judgement,
  landmarks,
  landmark,
  words: { en },
};
