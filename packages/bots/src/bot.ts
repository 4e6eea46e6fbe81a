import type { Choice, Decision, Game, LogEvent, Match, Position, Random, Seat } from "@sandtable/engine";
import { wildnessOf } from "./manner.ts";

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
  /** How the enemy has played so far: from 0, like an officer, to 1, like somebody who draws lots. Worked out when asked for. */
  readonly wildness?: (() => number) | undefined;
  /** What this bot meant to do when it last answered for this seat, if it is remembered. */
  readonly intent?: Intent | undefined;
  /** Asked again and again while a bot thinks: true once it should come to an end. */
  readonly hurry?: (() => boolean) | undefined;
  /** Whether the bot is to say why. */
  readonly explain?: boolean | undefined;
}

/**
 * The rest of a plan: the questions that were foreseen, and where to do otherwise than instinct. Plain data, kept for the
 * bot between two answers.
 */
export interface Intent {
  readonly beat: number;
  readonly foreseen: readonly string[];
  readonly exceptions: readonly Exception[];
}

/** Once, when this is asked and instinct would answer in this way, the answer is another. */
export interface Exception {
  readonly asked: string;
  readonly key: string;
}

/** A plan for the turn, and what is expected of it. */
export interface Course {
  readonly keys: readonly string[];
  /** The chance of the seat when it does this, 0 to 1. */
  readonly expected: number;
  /** How often it was looked along. */
  readonly looks: number;
  /** What happens in a typical case. */
  readonly events: readonly LogEvent[];
}

/** What a bot has come to. */
export interface Thinking {
  readonly key: string;
  readonly intent?: Intent;
  /** The plans it found, the best first; only those who search have any, and only when they thought anew. */
  readonly courses: readonly Course[];
  readonly looks: number;
}

/** A player that is a program. */
export interface Bot {
  think<S extends Position>(thought: Thought<S>): Thinking;
}

/** What makes one thought unlike another beside its position. */
export type Circumstances = Pick<Thought, "intent" | "hurry" | "explain">;

/** The thought of the seat that has to decide in a match. */
export function thoughtOf<S extends Position>(
  match: Match<S>,
  random: Random,
  circumstances: Circumstances = {},
): Thought<S> {
  const { game, decision } = match;
  if (!decision) throw new Error("the game is over: there is nothing to think about");
  const { head, entries } = match;
  const { checkpoint, since } = match.stretch;
  const { seat } = decision;
  const answers = entries.map(({ key }) => known(game, key));
  return {
    game,
    seat,
    decision,
    checkpoint: game.determinize(checkpoint, seat, random),
    since,
    wildness: wildnessOf(game, seat, decision, answers, () => game.setup(head.scenario, head.options)),
    random,
    ...circumstances,
  };
}

function known<S extends Position>(game: Game<S>, key: string): Choice {
  const choice = game.choice(key);
  if (!choice) throw new Error(`${game.id} knows no choice "${key}"`);
  return choice;
}
