import type { About, Decision, Seat } from "./decision.ts";
import type { Outcome, Position } from "./game.ts";

/**
 * What a game teaches its bots: what tells how a position stands, what a good player would like to do, and where
 * a look ahead may end. All of it is read off the state alone and changes nothing. `A` is the union of the game's
 * questions: with it the compiler sees to it that every one of them is weighed, or left alone on purpose.
 */
export interface Judgement<S extends Position, A extends About = About> {
  /** What tells how a position stands, by name. */
  readonly features: readonly string[];
  /** Measure each feature, about -1 to 1; the same for every seat. */
  measure(state: S, into: Float64Array): void;
  /** How each feature weighs for each seat: fitted by self-play, kept as data. */
  readonly weights: Readonly<Record<Seat, readonly number[]>>;
  /** How many cards or player-turns have begun. */
  beat(state: S): number;
  /**
   * How much each choice of the decision appeals to a good player of its seat, in natural logarithms: a choice
   * with one more is e times as likely to be tried. The best choice is the officer's move.
   */
  appeal(state: S, decision: Decision<unknown, A>, into: Float64Array): void;
  /** What is counted in many games to tell how they went. */
  readonly milestones?: readonly Milestone<S>[];
  /** Where the levels of bots have another measure in this game than in most: by level, and by parameter. */
  readonly levels?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Something that may come about in a game; if it passes again, it counts from when it was first so. */
export interface Milestone<S extends Position> {
  readonly name: string;
  /** The game's own turn, if it is so in this position. */
  turnOf(state: S): number | undefined;
}

/** What the end of a game is worth to a seat, 0 to 1: winning counts for half, the score for the rest. */
export function worth({ winners, scores }: Outcome, seat: Seat): number {
  const won = winners.includes(seat) ? 1 : winners.length > 0 ? 0 : 0.5;
  return (won + scores[seat]) / 2;
}

/** A game's evaluation: what an ended game is worth, or the weighted features of an open one, pressed into 0 to 1. */
export function evaluateBy<S extends Position>(
  { features, measure, weights }: Judgement<S>,
  outcome: (state: S) => Outcome | undefined,
): (state: S, seat: Seat) => number {
  const measured = new Float64Array(features.length);
  return (state, seat) => {
    const end = outcome(state);
    if (end) return worth(end, seat);
    measure(state, measured);
    const own = weights[seat];
    let sum = 0;
    for (let at = 0; at < measured.length; at++) sum += own[at] * measured[at];
    return 1 / (1 + Math.exp(-sum));
  };
}
