/** English as the sentences of this game need it. */

/** "1 unit", "3 units". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Movement points, counted in halves: "3½ points". */
export function halves(count: number): string {
  const whole = Math.floor(count / 2);
  const number = count % 2 === 0 ? `${whole}` : `${whole === 0 ? "" : whole}½`;
  return `${number} ${count <= 2 && count > 0 ? "point" : "points"}`;
}

/** With a capital letter. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
