/** Something the person at the keyboard can put right: one sentence that says what to do. */
export class Problem extends Error {
  override readonly name = "Problem";
}

/** What an error says, without its stack. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Do it; whatever it throws becomes a problem with the given advice. */
export function orProblem<T>(act: () => T, advice: (message: string) => string): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(advice(messageOf(error)));
  }
}
