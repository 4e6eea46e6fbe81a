/** English as the sentences of this game need it. */

/** "1 unit", "3 units". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Naval Movement Points. */
export const points = (count: number): string => counted(count, "point");

/** "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
