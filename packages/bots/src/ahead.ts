import {
  CHANCE,
  type ChanceSource,
  type Choice,
  type Decision,
  type Game,
  isForced,
  type Position,
} from "@sandtable/engine";
import type { Waiting } from "./replay.ts";

/** Play on from an open question to the end of the game, or to the first checkpoint at or after a card or player-turn. */
export function playOn<S extends Position>(
  game: Game<S>,
  state: S,
  from: Waiting,
  until: number,
  chance: ChanceSource,
  answer: (decision: Decision) => Choice,
): void {
  let { run, decision } = from;
  for (;;) {
    let choice: Choice;
    if (isForced(decision)) choice = decision.choices[0];
    else if (decision.seat === CHANCE) choice = decision.choices[chance.answer(decision, 0)];
    else choice = answer(decision);
    let step = run.next(choice);
    while (step.done) {
      if (game.outcome(state) || game.judgement.beat(state) >= until) return;
      run = game.play(state);
      step = run.next();
    }
    decision = step.value;
  }
}
