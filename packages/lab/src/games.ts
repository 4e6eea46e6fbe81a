import { campaign } from "@sandtable/1942";
import { evaluateBy, type Game, type Judgement, type Position } from "@sandtable/engine";
import { occupation } from "@sandtable/japanese-occupation";
import { malaya } from "@sandtable/malaya";
import { palestine } from "@sandtable/palestine";

/** Every game there is, for threads that are told its name. A new one needs an entry here. */
const games: readonly Game[] = [malaya, palestine, occupation, campaign];

export function gameOf(id: string): Game {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`there is no game "${id}"`);
  return found;
}

export type Weights = Judgement<Position>["weights"];

/** The same game, judged by other weights. */
export function weighedBy(game: Game, weights: Weights): Game {
  const judgement = { ...game.judgement, weights };
  return { ...game, judgement, evaluate: evaluateBy(judgement, game.outcome) };
}
