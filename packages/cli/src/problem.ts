/** Something the person at the keyboard can put right: one sentence that says what to do. */
export class Problem extends Error {
  override readonly name = "Problem";
}

/** What an error says, without its stack. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a broken file says may be quoted, but it shall not write to the terminal as it likes. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ");

/** Do it; whatever it throws becomes a problem with the given advice. */
export function orProblem<T>(act: () => T, advice: (message: string) => string): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(advice(messageOf(error)));
  }
}
