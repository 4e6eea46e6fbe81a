/** English as the sentences of this game need it. */

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** "1 unit", "3 units". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Naval Movement Points. */
export const points = (count: number): string => counted(count, "point");

/** "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
