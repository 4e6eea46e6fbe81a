import type { ChanceSource } from "./chance.ts";
import { CHANCE, type Choice, type Decision, isForced } from "./decision.ts";
import type { Game, Outcome, Position } from "./game.ts";

/** Who answers for the players in a playout. */
export type Chooser = (decision: Decision) => Choice;

/** The number of decisions asked of players and of chance; forced ones are not counted. */
export interface Tally {
  decisions: number;
}

/**
 * Play on from a checkpoint to the end of the game, with nothing kept but the state: the path of search and
 * mass play. The choosers see every decision; chance answers its own.
 */
export function playOut<S extends Position>(
  game: Game<S>,
  state: S,
  choose: Chooser,
  chance: ChanceSource,
  tally: Tally = { decisions: 0 },
): Outcome {
  let asked = 0;
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome) return outcome;
    const run = game.play(state);
    for (let step = run.next(); !step.done; ) {
      const decision = step.value;
      let choice: Choice;
      if (isForced(decision)) choice = decision.choices[0];
      else {
        tally.decisions++;
        choice =
          decision.seat === CHANCE ? decision.choices[chance.answer(decision, asked++)] : choose(decision);
      }
      step = run.next(choice);
    }
  }
}
