import type { BotSettings } from "@sandtable/bots";
import { type Game, type Options, type Seat, worth } from "@sandtable/engine";
import { type Violation, violationsIn } from "../course.ts";
import type { Fixture, Played } from "../fixture.ts";
import type { Weights } from "../games.ts";
import { playAll } from "../hall.ts";
import { derive } from "../seeds.ts";
import { accuracy, fit, logLoss, type Sample } from "./regression.ts";

/** How freely the instinct bots of a training usually play: some near their best, some that stray into odd positions. */
export const TEMPERATURES: readonly number[] = [0.1, 0.3, 0.6, 1];

const instinctOf = (temperature: number): BotSettings => ({ kind: "instinct", temperature, whim: 0 });

/** For each game of bots that search there are so many of instinct before: they are quick. */
const FIRST_GAMES = 10;

/** One game in five is not learnt from: it tells how good the weights are. */
const HELD_OUT = 5;

export interface Training {
  readonly game: Game;
  readonly scenario: string;
  readonly options: Options;
  /** Games in a round. */
  readonly games: number;
  /** Those of the instinct bots. */
  readonly temperatures: readonly number[];
  /** Those who play after the instinct bots, if any, and for how many rounds; each uses the weights of the one before. */
  readonly bots: readonly BotSettings[];
  readonly rounds: number;
  readonly seed: number;
  readonly ridge: number;
}

/** How well weights tell the end of games that were not learnt from, beside always saying the same. */
export interface Fit {
  readonly positions: number;
  readonly logLoss: number;
  readonly accuracy: number;
  readonly constant: { readonly logLoss: number; readonly accuracy: number };
}

export interface Trained {
  readonly weights: Weights;
  readonly fits: Readonly<Record<Seat, Fit>>;
  readonly violations: readonly Violation[];
}

/** How many games it takes in all. */
export const gamesOf = ({ games, bots, rounds }: Pick<Training, "games" | "bots" | "rounds">): number =>
  bots.length === 0 ? games : games * (FIRST_GAMES + rounds);

/**
 * Let bots play against each other, and fit the weights of the game's features to how it ended. The first to play go by
 * instinct, which needs no weights: so what comes of it does not depend on those that the game has now.
 */
export async function train(training: Training, heard?: (games: number) => void): Promise<Trained> {
  const { game, games, temperatures, bots, rounds } = training;
  let done = 0;
  const round = async (fixtures: readonly Fixture[]): Promise<Trained> =>
    learn(training, fixtures, await playAll(fixtures, () => heard?.(++done)));
  const first = gamesOf({ games, bots, rounds: 0 });
  const instincts = temperatures.map(instinctOf);
  let trained = await round(fixturesOf(training, instincts, first, 0, game.judgement.weights));
  if (bots.length > 0)
    for (let number = 1; number <= rounds; number++)
      trained = await round(fixturesOf(training, bots, games, number, trained.weights));
  return trained;
}

/** Every bot meets every bot at every seat, by turns. */
function fixturesOf(
  { game, scenario, options, seed }: Training,
  bots: readonly BotSettings[],
  games: number,
  round: number,
  weights: Weights,
): Fixture[] {
  const botAt = (index: number, place: number): BotSettings =>
    bots[Math.floor(index / bots.length ** place) % bots.length];
  return Array.from({ length: games }, (_, index) => ({
    game: game.id,
    scenario,
    options,
    seats: Object.fromEntries(game.roles.map(({ seat }, place) => [seat, botAt(index, place)])),
    seed: derive(seed, `round ${round} game ${index}`),
    weights,
    keep: true,
    untimed: true,
  }));
}

const isHeldOut = (index: number): boolean => index % HELD_OUT === HELD_OUT - 1;

function learn({ game, ridge }: Training, fixtures: readonly Fixture[], played: readonly Played[]): Trained {
  const lessons = played.filter((_, index) => !isHeldOut(index));
  const tests = played.filter((_, index) => isHeldOut(index));
  const weights: Record<Seat, readonly number[]> = {};
  const fits: Record<Seat, Fit> = {};
  for (const { seat } of game.roles) {
    const lesson = sampleOf(game, seat, lessons);
    weights[seat] = [...fit(lesson, ridge)].map(rounded);
    fits[seat] = fitOf(lesson, sampleOf(game, seat, tests), weights[seat], ridge);
  }
  return { weights, fits, violations: violationsIn(fixtures, played) };
}

/** Four decimals; and no zero below zero. */
const rounded = (weight: number): number => Math.round(weight * 10_000) / 10_000 || 0;

function sampleOf(game: Game, seat: Seat, played: readonly Played[]): Sample {
  const width = game.judgement.features.length;
  const ended = played.flatMap(({ outcome, positions }) => (outcome ? [{ outcome, positions }] : []));
  const length = ended.reduce((sum, { positions }) => sum + positions.length, 0);
  const rows = new Float64Array(length);
  const targets = new Float64Array(length / width);
  let at = 0;
  for (const { outcome, positions } of ended) {
    rows.set(positions, at);
    targets.fill(worth(outcome, seat), at / width, (at + positions.length) / width);
    at += positions.length;
  }
  return { width, rows, targets };
}

/** Rows that tell nothing but how games end in general. */
const blind = ({ targets }: Sample): Sample => ({
  width: 1,
  rows: new Float64Array(targets.length).fill(1),
  targets,
});

function fitOf(lessons: Sample, tests: Sample, weights: readonly number[], ridge: number): Fit {
  const constant = fit(blind(lessons), ridge);
  return {
    positions: tests.targets.length,
    logLoss: logLoss(tests, weights),
    accuracy: accuracy(tests, weights),
    constant: { logLoss: logLoss(blind(tests), constant), accuracy: accuracy(blind(tests), constant) },
  };
}
