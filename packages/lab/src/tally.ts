import type { Outcome, Seat } from "@sandtable/engine";
import { type Interval, sum, wilson } from "./statistics.ts";

/** What somebody got out of some games; a draw counts for half. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly rate: number;
  readonly ci95: Interval;
}

/** 1 for the only winner, 0 when only others win, else a half. */
export const pointsOf = ({ winners }: Outcome, seat: Seat): number =>
  winners.includes(seat) ? (winners.length === 1 ? 1 : 0.5) : winners.length > 0 ? 0 : 0.5;

export function tallyOf(points: readonly number[]): Tally {
  const games = points.length;
  const rate = games === 0 ? 0.5 : sum(points) / games;
  return {
    games,
    wins: points.filter((point) => point === 1).length,
    draws: points.filter((point) => point === 0.5).length,
    rate,
    ci95: wilson(rate, games),
  };
}
