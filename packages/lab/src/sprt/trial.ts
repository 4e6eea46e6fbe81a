import { fixtureOf, type Meeting, seatsIn } from "../arena.ts";
import type { Violation } from "../course.ts";
import { type Hall, playWhile } from "../hall.ts";
import { pointsOf } from "../tally.ts";
import { NO_PAIRS, type Pentanomial, type Strength, strengthOf, withPair } from "./pairs.ts";
import { type Claim, Sprt } from "./sprt.ts";

/** A bot that is said to be so much better than another: they meet until that is sure, or sure not to be so. */
export interface Trial extends Omit<Meeting, "games"> {
  readonly claim: Claim;
  /** No more pairs than this. */
  readonly most: number;
}

/** How a trial stands. */
export interface Standing {
  readonly llr: number;
  readonly games: number;
  readonly pentanomial: Pentanomial;
}

export interface Judged extends Standing {
  /** Nothing where it was not decided within as many pairs as there might be. */
  readonly accepted: boolean | null;
  readonly bounds: readonly [low: number, high: number];
  readonly elo: number | null;
  readonly ci95: Strength["ci95"] | null;
  /** The LLR after every pair. */
  readonly curve: readonly number[];
  /** Games that broke off: their pairs are not counted. */
  readonly violations: readonly Violation[];
}

/**
 * Let them meet. Pairs are counted in the order of their seeds, whichever thread ends first, so the same trial always comes to the
 * same end after the same games.
 */
export async function judge(
  trial: Trial,
  heard?: (standing: Standing) => void,
  hall?: Hall,
): Promise<Judged> {
  const { game, claim, most } = trial;
  const meeting: Meeting = { ...trial, games: 2 * most };
  const sprt = new Sprt(claim);
  const points: (number | undefined)[] = [];
  const violations: Violation[] = [];
  const curve: number[] = [];
  let pentanomial: Pentanomial = NO_PAIRS;
  let llr = 0;
  let accepted: boolean | undefined;
  let counted = 0;
  let begun = 0;

  const count = (): void => {
    for (; accepted === undefined && counted + 1 < points.length; counted += 2) {
      if (!(counted in points && counted + 1 in points)) return;
      const [one, other] = [points[counted], points[counted + 1]];
      if (one === undefined || other === undefined) continue;
      pentanomial = withPair(pentanomial, one + other);
      llr = sprt.llr(pentanomial);
      curve.push(llr);
      accepted = sprt.accepts(llr);
      heard?.({ llr, games: 2 * curve.length, pentanomial });
    }
  };

  await playWhile(
    () =>
      accepted === undefined && begun < meeting.games
        ? { ...fixtureOf(meeting, begun++), untimed: true }
        : undefined,
    (index, { outcome, violation }) => {
      points[index] = outcome && pointsOf(outcome, seatsIn(game, index)[0]);
      if (violation !== undefined)
        violations.push({ game: index, seed: fixtureOf(meeting, index).seed, violation });
      count();
    },
    hall,
  );
  const strength = strengthOf(pentanomial);
  return {
    accepted: accepted ?? null,
    llr,
    bounds: sprt.bounds,
    games: 2 * curve.length,
    pentanomial,
    elo: strength?.elo ?? null,
    ci95: strength?.ci95 ?? null,
    curve,
    // What was under way when it was decided is as if it had not been.
    violations: violations
      .filter(({ game: index }) => index < counted)
      .toSorted((one, other) => one.game - other.game),
  };
}
