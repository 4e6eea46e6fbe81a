import { type Choice, type Decision, type Position, Run } from "@sandtable/engine";
import type { Thought } from "./bot.ts";

/**
 * The play, brought back to the open question: from the checkpoint through every answer since. A witness sees each
 * question as it is answered.
 */
export function replay<S extends Position>(
  { game, since, decision }: Pick<Thought<S>, "game" | "since" | "decision">,
  state: S,
  witness?: (decision: Decision, answer: Choice) => void,
): Run<S> {
  const run = new Run(game, state);
  let question = run.next();
  for (let given = 0; question && given < since.length; given++) {
    witness?.(question, since[given]);
    question = run.next(since[given]);
  }
  if (!question) throw new Error(`the game ends before the question of rule ${decision.rule}`);
  return run;
}
