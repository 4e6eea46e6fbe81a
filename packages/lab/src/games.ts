import { evaluateBy, type Game, type Judgement, type Position } from "@sandtable/engine";
import { titleOf } from "@sandtable/library";

/** A game by its name, for threads that are told no more. */
export function gameOf(id: string): Game {
  const found = titleOf(id);
  if (!found) throw new Error(`there is no game "${id}"`);
  return found.game;
}

export type Weights = Judgement<Position>["weights"];

/** The same game, judged by other weights. */
export function weighedBy(game: Game, weights: Weights): Game {
  const judgement = { ...game.judgement, weights };
  return { ...game, judgement, evaluate: evaluateBy(judgement, game.outcome) };
}
