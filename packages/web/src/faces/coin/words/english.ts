/** What the English catalogues of The British Way have alike. */

/** "1 card", "2 cards". */
export const times = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;
