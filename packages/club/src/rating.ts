import { advantageOf, type SetUp } from "./balance.ts";
import { type Rating, rated, UNRATED } from "./glicko.ts";

/** A game between two who are rated. */
export interface RatedGame extends SetUp {
  /** The sides of the two, and their strengths before it. */
  readonly sides: readonly [string, string];
  readonly ratings: readonly [Rating, Rating];
  /** What the first of them got: 1 won, 0.5 drawn, 0 lost. */
  readonly points: number;
}

/** After so many days without a game a rating is less sure by what Glicko-2 adds for a period. */
export const PERIOD = 7;
/** Nobody is ever less known than somebody new. */
const MOST_DEVIATION = UNRATED.deviation;
/** Nobody is so well known that he could not be found stronger: Glickman's own advice, where players are many. */
const LEAST_DEVIATION = 45;

/** A rating as it is after some time without games. */
export function rested({ rating, deviation, volatility }: Rating, days: number): Rating {
  const grown = Math.hypot(deviation, 173.7178 * volatility * Math.sqrt(Math.max(0, days) / PERIOD));
  return { rating, deviation: Math.min(MOST_DEVIATION, grown), volatility };
}

/**
 * The ratings of both after a game. Whoever had the better side is measured against somebody who was that much weaker,
 * and the other one against somebody who was that much stronger.
 */
export function afterGame({ ratings: [one, other], sides, points, ...setUp }: RatedGame): [Rating, Rating] {
  const advantage = advantageOf(setUp, sides[0]);
  const against = (opponent: Rating, better: number): Rating => ({
    ...opponent,
    rating: opponent.rating - better,
  });
  return [
    bounded(rated(one, [{ opponent: against(other, advantage), points }])),
    bounded(rated(other, [{ opponent: against(one, -advantage), points: 1 - points }])),
  ];
}

const bounded = (rating: Rating): Rating => ({
  ...rating,
  deviation: Math.min(MOST_DEVIATION, Math.max(LEAST_DEVIATION, rating.deviation)),
});

/** The chance that the first of two wins, a drawn game counted half. */
export function expected({ ratings: [one, other], sides, ...setUp }: Omit<RatedGame, "points">): number {
  const ahead = one.rating + advantageOf(setUp, sides[0]) - other.rating;
  return 1 / (1 + 10 ** (-ahead / 400));
}

/** Whether so little is known of somebody that the figure should be shown with a question mark. */
export const isProvisional = ({ deviation }: Rating): boolean => deviation > 110;

/** By what a bot stands on the list of people. */
export const botPlayer = (level: string): string => `bot:${level}`;
