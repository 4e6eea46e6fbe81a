import type { Fixture, Played } from "./fixture.ts";
import { mean, median } from "./statistics.ts";

interface Middle {
  readonly mean: number;
  readonly median: number;
}

/** How long games are. */
export interface Length {
  readonly decisions: Middle;
  /** Cards or player-turns. */
  readonly turns: Middle;
}

/** A game that broke off; a run with its seed plays it again. */
export interface Violation {
  readonly game: number;
  readonly seed: number;
  readonly violation: string;
}

/** The length of those that were finished. */
export function lengthOf(played: readonly Played[]): Length {
  const ended = played.filter(({ outcome }) => outcome);
  return {
    decisions: middleOf(ended.map(({ decisions }) => decisions)),
    turns: middleOf(ended.map(({ turns }) => turns)),
  };
}

const middleOf = (values: readonly number[]): Middle => ({ mean: mean(values), median: median(values) });

export const violationsIn = (fixtures: readonly Fixture[], played: readonly Played[]): Violation[] =>
  played.flatMap(({ violation }, game) =>
    violation === undefined ? [] : [{ game, seed: fixtures[game].seed, violation }],
  );
