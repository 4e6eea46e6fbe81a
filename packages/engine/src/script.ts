import type { Choice, Decision, Play } from "./decision.ts";
import type { Position } from "./game.ts";
import { nextQuestion, Run, type Unasked } from "./run.ts";

/**
 * Feed answers to a coroutine, or to a run across its checkpoints, by key, dice and draws included; forced decisions are
 * taken unasked, and may be named all the same with a question mark: "perak?". Returns the question that is open after
 * the last answer, or nothing when the play has ended. For examples and tests.
 */
export function answer<S extends Position>(
  play: Play<unknown> | Run<S>,
  keys: readonly string[],
): Decision | undefined {
  let forced: string[] = [];
  const unasked: Unasked = ({ choices }) => forced.push(choices[0].key);
  if (play instanceof Run) play.unasked = unasked;
  const next = (choice?: Choice) =>
    play instanceof Run ? play.next(choice) : nextQuestion(play, choice, unasked);
  let decision = next();
  for (const [given, name] of keys.entries()) {
    const key = name.replace(/\?$/, "");
    if (key !== name && forced.includes(key)) {
      forced = forced.slice(forced.indexOf(key) + 1);
      continue;
    }
    if (!decision)
      throw new Error(`the play is over, and these answers are left: ${keys.slice(given).join(" ")}`);
    const choice = decision.choices.find((candidate) => candidate.key === key);
    if (!choice) {
      const listed = decision.choices.map((candidate) => candidate.key).join(" ");
      throw new Error(
        `answer ${given + 1}, "${key}", is not listed under rule ${decision.rule} (${decision.about.kind}); listed: ${listed}`,
      );
    }
    forced = [];
    decision = next(choice);
  }
  return decision;
}
