import type { Choice, Decision, Game, Match, Position, Random, Seat } from "@sandtable/engine";

/**
 * What a bot is given when its seat must decide. It never sees the chance source of the match: dice and draws
 * to come are its own guesses, and `random` is all the luck it has. So the same thought, with the same seed
 * behind `random`, leads to the same move on every machine.
 */
export interface Thought<S extends Position = Position> {
  readonly game: Game<S>;
  readonly seat: Seat;
  /** The open question: the answer is the key of one of its choices. */
  readonly decision: Decision;
  /** A checkpoint before the question, in a world that the seat cannot tell from the true one. */
  readonly checkpoint: S;
  /** Every answer given since, of players and of chance, forced ones left out. */
  readonly since: readonly Choice[];
  readonly random: Random;
}

/** A player that is a program. */
export interface Bot {
  choose<S extends Position>(thought: Thought<S>): string;
}

/** The thought of the seat that has to decide in a match. */
export function thoughtOf<S extends Position>(match: Match<S>, random: Random): Thought<S> {
  const { game, decision } = match;
  if (!decision) throw new Error("the game is over: there is nothing to think about");
  const { checkpoint, entries } = match.save();
  return {
    game,
    seat: decision.seat,
    decision,
    checkpoint: game.determinize(game.load(checkpoint.state), decision.seat, random),
    since: entries.slice(checkpoint.at).map(([, key]) => known(game, key)),
    random,
  };
}

function known<S extends Position>(game: Game<S>, key: string): Choice {
  const choice = game.choice(key);
  if (!choice) throw new Error(`${game.id} knows no choice "${key}"`);
  return choice;
}
