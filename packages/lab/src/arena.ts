import type { Game, Options, Seat } from "@sandtable/engine";
import type { NamedBot } from "./bots.ts";
import { type Length, lengthOf, type Violation, violationsIn } from "./course.ts";
import type { Fixture } from "./fixture.ts";
import { playAll } from "./hall.ts";
import { seedOfGame } from "./seeds.ts";
import { counted, type Interval, mean, quantile } from "./statistics.ts";
import { pointsOf, type Tally, tallyOf } from "./tally.ts";

/** A bot against another: games in pairs with the same luck, sides swapped. */
export interface Meeting {
  readonly game: Game;
  readonly scenario: string;
  readonly options: Options;
  readonly bots: readonly [NamedBot, NamedBot];
  readonly games: number;
  readonly seed: number;
}

/** How long a bot thinks in a turn, in milliseconds. */
export interface Thinking {
  readonly mean: number;
  readonly p95: number;
  readonly longest: number;
}

/** What came of it. All rates are those of the first bot. */
export interface Figures {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seed: number;
  readonly seats: readonly [string, string];
  readonly games: number;
  readonly finished: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly rate: number;
  readonly ci95: Interval;
  /** The first bot on each side. */
  readonly bySide: Readonly<Record<Seat, Tally>>;
  readonly thinking: readonly [Thinking, Thinking];
  readonly length: Length;
  /** How often games ended for each reason. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly violations: readonly Violation[];
}

/** The seats of both bots in a game of the meeting. */
export function seatsIn({ roles }: Game, index: number): readonly [Seat, Seat] {
  const [one, other] = roles.map(({ seat }) => seat);
  return index % 2 === 0 ? [one, other] : [other, one];
}

/** The game of that number: it shares its luck with its neighbour, sides swapped. */
export function fixtureOf({ game, scenario, options, bots, seed }: Meeting, index: number): Fixture {
  const [first, second] = seatsIn(game, index);
  return {
    game: game.id,
    scenario,
    options,
    seats: { [first]: bots[0].settings, [second]: bots[1].settings },
    seed: seedOfGame(seed, index >> 1),
  };
}

/** Let them meet. */
export async function meet(meeting: Meeting, heard?: (games: number) => void): Promise<Figures> {
  const { game, scenario, options, bots, games, seed } = meeting;
  const fixtures = Array.from({ length: games }, (_, index) => fixtureOf(meeting, index));
  let done = 0;
  const played = await playAll(fixtures, () => heard?.(++done));
  const points: number[] = [];
  const bySide: Record<Seat, number[]> = Object.fromEntries(game.roles.map(({ seat }) => [seat, []]));
  for (const [index, { outcome }] of played.entries()) {
    if (!outcome) continue;
    const [seat] = seatsIn(game, index);
    const point = pointsOf(outcome, seat);
    points.push(point);
    bySide[seat].push(point);
  }
  const { games: finished, wins, draws, rate, ci95 } = tallyOf(points);
  const thinkingOf = (bot: 0 | 1): Thinking =>
    summary(played.flatMap(({ thinking }, index) => thinking[seatsIn(game, index)[bot]]));
  return {
    game: game.id,
    scenario,
    options,
    seed,
    seats: [bots[0].name, bots[1].name],
    games,
    finished,
    wins: [wins, finished - wins - draws],
    draws,
    rate,
    ci95,
    bySide: Object.fromEntries(Object.entries(bySide).map(([seat, own]) => [seat, tallyOf(own)])),
    thinking: [thinkingOf(0), thinkingOf(1)],
    length: lengthOf(played),
    reasons: counted(played.flatMap(({ outcome }) => (outcome ? [outcome.reason] : []))),
    violations: violationsIn(fixtures, played),
  };
}

const summary = (turns: readonly number[]): Thinking => ({
  mean: mean(turns),
  p95: quantile(turns, 0.95),
  longest: turns.reduce((most, turn) => Math.max(most, turn), 0),
});
