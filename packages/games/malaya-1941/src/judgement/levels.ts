/** A beat is an impulse, and long: plans differ in a stretch of it, and are carried out without thinking again. */
const LONG_IMPULSES = { full: 25, long: 100, again: 0, temperature: 0, span: 10, patience: 30 };

export const levels = {
  // In a long impulse a slip or two is nothing.
  recruit: { whim: 0.15 },
  colonel: { ...LONG_IMPULSES, looks: 40, horizon: 3, variety: 0.4, trial: 4 },
  general: { ...LONG_IMPULSES, looks: 100, horizon: 6, variety: 0.6, trial: 5 },
};
