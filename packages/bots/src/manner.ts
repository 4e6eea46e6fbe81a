import {
  CHANCE,
  type Choice,
  fastRandom,
  type Game,
  isForced,
  type Position,
  type Seat,
} from "@sandtable/engine";
import { rankOf } from "./instinct.ts";

/** A stretch of a game that was played: where it began, and every answer given since, forced ones left out. */
export interface Chapter<S extends Position = Position> {
  readonly from: S;
  readonly answers: readonly Choice[];
}

/** As if so much had been answered by an officer before the first answer was seen. */
const CREDIT = 10;

/**
 * How the enemies of a seat play, by what they have answered so far: 0 where nothing appealed more to instinct, 1 where as
 * much did as if lots had been drawn. A good player who sees things otherwise than an officer, or does them in another
 * order, is far from that. Every question is looked at as the seat sees it.
 */
export function wildness<S extends Position>(
  game: Game<S>,
  seat: Seat,
  story: readonly Chapter<S>[],
): number {
  const random = fastRandom(0);
  let sum = 0;
  let lots = CREDIT;
  for (const { from, answers } of story) {
    const state = game.clone(from);
    let run = game.play(state);
    let step = run.next();
    for (let given = 0; given < answers.length; ) {
      if (step.done) {
        run = game.play(state);
        step = run.next();
        continue;
      }
      const decision = step.value;
      if (isForced(decision)) {
        step = run.next(decision.choices[0]);
        continue;
      }
      const answer = answers[given++];
      if (decision.seat !== CHANCE && decision.seat !== seat && decision.choices.length > 1) {
        const world = game.determinize(state, seat, random);
        const { above, byLot } = rankOf(game, world, decision, answer.key);
        sum += above;
        lots += byLot;
      }
      step = run.next(answer);
    }
  }
  return Math.min(1, sum / lots);
}
