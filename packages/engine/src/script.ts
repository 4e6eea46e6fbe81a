import type { Choice, Decision, Play } from "./decision.ts";
import type { Position } from "./game.ts";
import { nextQuestion, Run } from "./run.ts";

/**
 * Feed answers to a coroutine, or to a run across its checkpoints, by key, dice and draws included; forced decisions are taken unasked. Returns the
 * question that is open after the last answer, or nothing when the play has ended. For examples and tests.
 */
export function answer<S extends Position>(
  play: Play<unknown> | Run<S>,
  keys: readonly string[],
): Decision | undefined {
  const next = (choice?: Choice) => (play instanceof Run ? play.next(choice) : nextQuestion(play, choice));
  let decision = next();
  for (const [given, key] of keys.entries()) {
    if (!decision)
      throw new Error(`the play is over, and these answers are left: ${keys.slice(given).join(" ")}`);
    const choice = decision.choices.find((candidate) => candidate.key === key);
    if (!choice) {
      const listed = decision.choices.map((candidate) => candidate.key).join(" ");
      throw new Error(
        `answer ${given + 1}, "${key}", is not listed under rule ${decision.rule} (${decision.about.kind}); listed: ${listed}`,
      );
    }
    decision = next(choice);
  }
  return decision;
}
