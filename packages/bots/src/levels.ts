import type { InstinctSettings, SearchSettings } from "./settings.ts";

/** The levels, from the weakest up. */
export const LEVELS = ["recruit", "officer", "colonel", "general"] as const;
export type Level = (typeof LEVELS)[number];

const recruit: InstinctSettings = { kind: "instinct", temperature: 0.4, whim: 0.05 };
const officer: InstinctSettings = { kind: "instinct", temperature: 0, whim: 0 };
const colonel: SearchSettings = {
  kind: "search",
  looks: 30,
  full: 1,
  long: 1000,
  again: 0.2,
  horizon: 2,
  temperature: 0.3,
  variety: 1.5,
  span: 1,
  trial: 6,
  proof: 1,
  patience: 15,
};
const general: SearchSettings = { ...colonel, looks: 600, trial: 8, proof: 1.5, patience: 40 };

/** The most seconds a turn that a level takes on a usual machine, if no other time is wished for. */
export const SECONDS: Readonly<Partial<Record<string, number>>> = { colonel: 2, general: 10 };

/** What each level is in most games; a game with longer turns has its own measure. */
export const SETTINGS: Readonly<Record<Level, InstinctSettings | SearchSettings>> = {
  recruit,
  officer,
  colonel,
  general,
};
