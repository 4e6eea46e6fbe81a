import {
  CHANCE,
  type Choice,
  type Decision,
  fastChance,
  isForced,
  type Play,
  type Position,
} from "@sandtable/engine";
import type { Thought } from "./bot.ts";

/** How a look ahead ended: what the position is worth to the seat, and how many answers it took. */
export interface Look {
  readonly value: number;
  readonly nodes: number;
}

/**
 * Answer the open question and play on at random to the end of the own turn: until somebody else is asked, or
 * the next checkpoint is reached.
 */
export function lookAhead<S extends Position>(thought: Thought<S>, first: Choice): Look {
  const { game, seat, since, random } = thought;
  const state = game.clone(thought.checkpoint);
  const chance = fastChance(random);
  let nodes = since.length + 1;
  const run = replay(thought, state);
  for (let step = run.next(first); !step.done; ) {
    const decision = step.value;
    let next: Choice;
    if (isForced(decision)) next = decision.choices[0];
    else if (decision.seat === CHANCE) next = decision.choices[chance.answer(decision, 0)];
    else if (decision.seat === seat) next = decision.choices[random.below(decision.choices.length)];
    else break;
    nodes++;
    step = run.next(next);
  }
  return { value: game.evaluate(state, seat), nodes };
}

/** The coroutine, brought back to the open question: from the checkpoint through every answer since. */
function replay<S extends Position>({ game, since, decision }: Thought<S>, state: S): Play {
  let run = game.play(state);
  let step: IteratorResult<Decision, void> = run.next();
  let given = 0;
  for (;;) {
    if (step.done) {
      if (game.outcome(state)) throw new Error(`the game ends before the question of rule ${decision.rule}`);
      run = game.play(state);
      step = run.next();
    } else if (isForced(step.value)) step = run.next(step.value.choices[0]);
    else if (given < since.length) step = run.next(since[given++]);
    else return run;
  }
}
