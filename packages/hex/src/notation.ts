/** A unit in the notation of positions: its id, and the marks behind it. */
export interface Noted {
  readonly id: string;
  readonly at: string;
  readonly marks: readonly string[];
}

/**
 * Positions as people write them down: places with their units, a place to each line or between semicolons, marks behind a unit.
 *
 *     0909: a-11ind-hq! a-6ind a-15ind~; base: j-25a-hq!
 *
 * What a mark means (here ! for activated and ~ for suppressed) is for the game to say.
 */
export function readPosition(text: string, marks: string): readonly Noted[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .flatMap((line) => {
      const [at, units] = line.split(":").map((part) => part.trim());
      if (!units) throw new Error(`"${line}" is not a place with units: write "0909: one two"`);
      return units.split(/\s+/).map((word) => {
        let end = word.length;
        while (marks.includes(word[end - 1])) end--;
        return { id: word.slice(0, end), at, marks: [...word.slice(end)] };
      });
    });
}
