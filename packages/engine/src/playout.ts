import type { ChanceSource } from "./chance.ts";
import { CHANCE, type Choice, type Decision } from "./decision.ts";
import type { Game, Outcome, Position } from "./game.ts";
import { Run } from "./run.ts";

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
  const outcome = game.outcome(state);
  if (outcome) return outcome;
  const run = new Run(game, state);
  let asked = 0;
  for (let decision = run.next(); decision; ) {
    tally.decisions++;
    decision = run.next(
      decision.seat === CHANCE ? decision.choices[chance.answer(decision, asked++)] : choose(decision),
    );
  }
  return game.outcome(state)!;
}
