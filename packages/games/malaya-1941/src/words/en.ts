/** The game in English. */
export const en = {};
