/** A turn is long: plans differ in a stretch of it, and are carried out without thinking again. */
const LONG_TURNS = { full: 40, long: 80, again: 0, temperature: 0, span: 12, patience: 40 };

export const levels = {
  // In a long turn a slip or two is nothing.
  recruit: { whim: 0.15 },
  colonel: { ...LONG_TURNS, looks: 70, horizon: 4, variety: 0.25, trial: 4 },
  // What a Japanese plan is worth shows late.
  general: { ...LONG_TURNS, looks: 150, horizon: 10, variety: 0.8, wild: 0.6 },
};
