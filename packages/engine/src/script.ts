import { type Decision, isForced, type Play } from "./decision.ts";

/**
 * Feed answers to a coroutine by key, dice and draws included; forced decisions are taken unasked. Returns the
 * question that is open after the last answer, or nothing when the play has ended. For examples and tests.
 */
export function answer(play: Play<unknown>, keys: readonly string[]): Decision | undefined {
  let given = 0;
  for (let step = play.next(); ; ) {
    if (step.done) {
      if (given < keys.length)
        throw new Error(`the play is over, and these answers are left: ${keys.slice(given).join(" ")}`);
      return undefined;
    }
    const decision = step.value;
    if (isForced(decision)) {
      step = play.next(decision.choices[0]);
      continue;
    }
    if (given === keys.length) return decision;
    const key = keys[given++];
    const choice = decision.choices.find((candidate) => candidate.key === key);
    if (!choice) {
      const listed = decision.choices.map((candidate) => candidate.key).join(" ");
      throw new Error(
        `answer ${given}, "${key}", is not listed under rule ${decision.rule} (${decision.about.kind}); listed: ${listed}`,
      );
    }
    step = play.next(choice);
  }
}
