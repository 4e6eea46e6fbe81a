import {
  CHANCE,
  type Choice,
  type Decision,
  fastRandom,
  type Game,
  type Position,
  type Seat,
} from "@sandtable/engine";
import type { Thought } from "./bot.ts";
import { rankOf } from "./instinct.ts";
import { replay } from "./replay.ts";

/** As if so much had been answered by an officer before the first answer was seen. */
const CREDIT = 10;

/**
 * How the enemies of a seat play, by all that was answered since the start of the game: 0 where nothing appealed more to
 * instinct, 1 where as much did as if lots had been drawn. A good player who sees things otherwise than an officer, or does
 * them in another order, is far from that. Every question is looked at as the seat sees it.
 */
function wildness<S extends Position>(
  story: Pick<Thought<S>, "game" | "seat" | "decision" | "since">,
  start: S,
): number {
  const { game, seat } = story;
  const random = fastRandom(0);
  const state = game.clone(start);
  let sum = 0;
  let lots = CREDIT;
  replay(story, state, (decision, answer) => {
    if (decision.seat === CHANCE || decision.seat === seat || decision.choices.length === 1) return;
    const world = game.determinize(state, seat, random);
    const { above, byLot } = rankOf(game, world, decision, answer.key);
    sum += above;
    lots += byLot;
  });
  return Math.min(1, sum / lots);
}

/**
 * The same, to be worked out when it is asked for. In a game with secrets nobody is taken for wild: to judge how the enemy
 * answered one would have to know what was hidden.
 */
export const wildnessOf = <S extends Position>(
  game: Game<S>,
  seat: Seat,
  decision: Decision,
  since: readonly Choice[],
  start: () => S,
): (() => number) | undefined =>
  game.secrets ? undefined : () => wildness({ game, seat, decision, since }, start());
