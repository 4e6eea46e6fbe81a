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

/** A turn of 1942 is long: plans differ in a stretch of it, and are carried out without thinking again. */
const LONG_TURNS: Partial<SearchSettings> = {
  full: 40,
  long: 80,
  again: 0,
  temperature: 0,
  span: 12,
  patience: 40,
};

/** What each level is; a game with longer turns has its own measure. */
export const SETTINGS: Readonly<Record<Level, InstinctSettings | SearchSettings>> = {
  recruit,
  officer,
  colonel,
  general,
};
export const SETTINGS_BY_GAME: Readonly<
  Record<string, Readonly<Partial<Record<Level, Partial<InstinctSettings> | Partial<SearchSettings>>>>>
> = {
  // The dice of Palestine hide small differences: more looks; and what the evaluation misses shows later.
  palestine: {
    colonel: { looks: 60, temperature: 0 },
    general: { looks: 2400, horizon: 4, temperature: 0 },
  },
  // In its long turns a slip or two is nothing.
  "1942": {
    recruit: { whim: 0.15 },
    colonel: { ...LONG_TURNS, looks: 70, horizon: 4, variety: 0.25, trial: 4 },
    // What a Japanese plan is worth shows late.
    general: { ...LONG_TURNS, looks: 150, horizon: 10, variety: 0.8, wild: 0.6 },
  },
};
