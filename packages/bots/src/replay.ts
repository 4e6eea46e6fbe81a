import { type Choice, type Decision, isForced, type Play, type Position } from "@sandtable/engine";
import type { Thought } from "./bot.ts";

/** A coroutine that waits at a question. */
export interface Waiting {
  readonly run: Play;
  readonly decision: Decision;
}

/**
 * The coroutine, brought back to the open question: from the checkpoint through every answer since. A witness sees each
 * question as it is answered.
 */
export function replay<S extends Position>(
  { game, since, decision }: Pick<Thought<S>, "game" | "since" | "decision">,
  state: S,
  witness?: (decision: Decision, answer: Choice) => void,
): Waiting {
  let run = game.play(state);
  let step: IteratorResult<Decision, void> = run.next();
  let given = 0;
  for (;;) {
    if (step.done) {
      if (game.outcome(state)) throw new Error(`the game ends before the question of rule ${decision.rule}`);
      run = game.play(state);
      step = run.next();
    } else if (isForced(step.value)) step = run.next(step.value.choices[0]);
    else if (given < since.length) {
      witness?.(step.value, since[given]);
      step = run.next(since[given++]);
    } else return { run, decision: step.value };
  }
}
