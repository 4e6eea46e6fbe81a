import { type Bot, botFor, botOf, type SearchSettings, settingsOf, thoughtOf } from "@sandtable/bots";
import {
  CHANCE,
  type Decision,
  fastChance,
  fastRandom,
  type Game,
  Match,
  type Position,
  playOut,
} from "@sandtable/engine";
import { seal } from "@sandtable/seal";

/** One figure of a benchmark. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
}

/** How long to measure: more rounds and games give steadier figures. */
export interface Effort {
  readonly rounds: number;
  readonly games: number;
}

/** How long to warm up for each round, in milliseconds: the compiler needs to have seen the code at work. */
const WARM_UP = 150;
const MOST_WARM_UP = 1000;

/**
 * What `act` takes in microseconds per piece of work it reports, in the fastest of the rounds: whatever else the
 * machine does only ever adds to it.
 */
function microseconds(rounds: number, act: (round: number) => number): number {
  const warm = performance.now() + Math.min(rounds * WARM_UP, MOST_WARM_UP);
  for (let round = 0; round === 0 || (round < 50 && performance.now() < warm); round++) act(round);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= rounds; round++) {
    const start = performance.now();
    const pieces = act(round);
    best = Math.min(best, ((performance.now() - start) * 1000) / pieces);
  }
  return best;
}

function randomGame(game: Game, seed: number, look?: (state: Position) => void): number {
  const random = fastRandom(seed);
  const tally = { decisions: 0 };
  const state = game.setup(game.scenarios[0].id, {});
  const choose = ({ choices }: Decision) => {
    look?.(state);
    return choices[random.below(choices.length)];
  };
  playOut(game, state, choose, fastChance(random), tally);
  look?.(state);
  return tally.decisions;
}

/** Some positions of random games, for measuring what is done to a position. */
function positions(game: Game, count: number): Position[] {
  const found: Position[] = [];
  for (let seed = 0; found.length < count; seed++)
    randomGame(game, seed, (state) => found.push(game.clone(state)));
  return found.slice(0, count);
}

function storedBytes(game: Game, games: number): number {
  let most = 0;
  for (let seed = 0; seed < games; seed++)
    randomGame(game, seed, (state) => {
      most = Math.max(most, Buffer.byteLength(JSON.stringify(game.save(state))));
    });
  return most;
}

/** A recorded match between random players, up to its end. */
function randomMatch(game: Game, seed: number): number {
  const random = fastRandom(seed);
  const match = Match.start(game, { chance: fastChance(random) });
  while (match.decision) {
    const { seat, choices } = match.decision;
    match.choose(seat, choices[random.below(choices.length)].key);
  }
  return match.entries.length;
}

/** Looks ahead that are timed at once. */
const LOOKS = 4;

/** The figures of one game. */
export function measureGame(game: Game, { rounds, games }: Effort): Measure[] {
  const some = positions(game, 200);
  const over = (act: (position: Position) => unknown, times: number): number => {
    for (let time = 0; time < times; time++) for (const position of some) act(position);
    return times * some.length;
  };
  const seats = game.roles.map(({ seat }) => seat);
  const perDecision = microseconds(rounds, (round) => {
    let decisions = 0;
    for (let index = 0; index < games; index++) decisions += randomGame(game, round * games + index);
    return decisions;
  });
  const perGame = microseconds(rounds, (round) => {
    for (let index = 0; index < games; index++) randomGame(game, round * games + index);
    return games;
  });
  const match = Match.start(game, { chance: fastChance(fastRandom(1)) });
  const thinking = (bot: Bot, pieces: number): number =>
    microseconds(rounds, (round) => {
      bot.think(thoughtOf(match, fastRandom(round)));
      return pieces;
    }) / 1000;
  return [
    { name: "random play: list the choices and apply one", unit: "µs/decision", value: perDecision },
    { name: "random play: whole games", unit: "games/s", value: 1e6 / perGame },
    {
      name: "clone a state",
      unit: "µs",
      value: microseconds(rounds, () => over((state) => game.clone(state), 20)),
    },
    {
      name: "view of one seat",
      unit: "µs",
      value: microseconds(rounds, () => over((state) => game.view(state, seats[0]), 5)),
    },
    {
      name: "evaluate a state",
      unit: "µs",
      value: microseconds(rounds, () => over((state) => game.evaluate(state, seats[0]), 20)),
    },
    { name: "check the invariants", unit: "µs", value: microseconds(rounds, () => over(game.invariants, 5)) },
    { name: "stored state, largest", unit: "bytes", value: storedBytes(game, games) },
    {
      name: "recorded match",
      unit: "µs/decision",
      value: microseconds(rounds, (round) => randomMatch(game, round)),
    },
    { name: "officer, opening move", unit: "ms", value: thinking(botFor("officer", game), 1) },
    {
      name: "colonel, a look ahead at the opening",
      unit: "ms",
      value: thinking(botOf({ ...(settingsOf("colonel", game) as SearchSettings), looks: LOOKS }), LOOKS),
    },
  ].map((measure) => ({ ...measure, name: `${game.id}: ${measure.name}` }));
}

const DIE: Decision = {
  seat: CHANCE,
  rule: "",
  about: { kind: "" },
  choices: Array.from({ length: 6 }, (_, value) => ({
    key: `${value}`,
    place: { on: "button" },
    label: { key: "" },
    value,
  })),
};

/** What a roll costs, whichever game it is for. */
export function measureChance({ rounds }: Effort): Measure[] {
  const sealed = seal("5a".repeat(32)).chance;
  const fast = fastChance(fastRandom(1));
  const rolls = 5000;
  const time = (answer: typeof sealed): number =>
    microseconds(rounds, () => {
      for (let asked = 0; asked < rolls; asked++) answer.answer(DIE, asked);
      return rolls;
    });
  return [
    { name: "chance: a sealed die", unit: "µs", value: time(sealed) },
    { name: "chance: a fast die", unit: "µs", value: time(fast) },
  ];
}
