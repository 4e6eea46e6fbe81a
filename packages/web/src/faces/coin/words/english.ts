/** What the English catalogues of The British Way have alike. */

/** "1 card", "2 cards". */
export const times = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** A gain with its sign; nothing is "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);
