import { type Bot, type BotSettings, botOf, playContest } from "@sandtable/bots";
import { fastRandom, type Options, type Outcome, type Position, type Seat } from "@sandtable/engine";
import { busyFor } from "./busy.ts";
import { gameOf, type Weights, weighedBy } from "./games.ts";
import { derive } from "./seeds.ts";

/** A game that bots are to play, as data: a thread can be told of it. */
export interface Fixture {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: Readonly<Record<Seat, BotSettings>>;
  /** All luck comes from it: the same fixture is the same game, in any thread. */
  readonly seed: number;
  /** Weights to judge by instead of the game's own. */
  readonly weights?: Weights | undefined;
  /** Whether the features of the positions are kept. */
  readonly keep?: boolean;
  /** Whether nobody asks how long the bots think. */
  readonly untimed?: boolean;
}

/** What came of it: an outcome, or the reason why there is none. */
export interface Played {
  readonly outcome?: Outcome;
  readonly violation?: string;
  /** Answers of the players, forced ones not counted. */
  readonly decisions: number;
  /** Cards or player-turns that were begun. */
  readonly turns: number;
  /** How long each seat thought in each of its turns, in milliseconds of its thread. */
  readonly thinking: Readonly<Record<Seat, readonly number[]>>;
  /** The turn of each milestone of the game that was reached. */
  readonly reached: Readonly<Record<string, number>>;
  /** The features at the start of every card or player-turn, one position after the other. */
  readonly positions: Float64Array;
}

/** A bot, and how long it took over each of its turns. */
class Clock {
  readonly turns: number[] = [];
  #beat = -1;

  watch(bot: Bot): Bot {
    return {
      think: (thought) => {
        const beat = thought.game.judgement.beat(thought.checkpoint);
        if (beat !== this.#beat) this.turns.push(0);
        this.#beat = beat;
        const start = busyFor();
        const thinking = bot.think(thought);
        this.turns[this.turns.length - 1] += busyFor() - start;
        return thinking;
      },
    };
  }
}

/** The features of positions, one after the other. */
class Notebook {
  #noted = new Float64Array(1024);
  #length = 0;

  note(count: number, measure: (into: Float64Array) => void): void {
    const end = this.#length + count;
    if (end > this.#noted.length) {
      const longer = new Float64Array(2 * end);
      longer.set(this.#noted);
      this.#noted = longer;
    }
    measure(this.#noted.subarray(this.#length, end));
    this.#length = end;
  }

  get noted(): Float64Array {
    return this.#noted.slice(0, this.#length);
  }
}

/** Play it. A game that breaks off is a violation, not an error: the others go on. */
export function playFixture({ game: id, scenario, options, seats, seed, weights, keep }: Fixture): Played {
  const own = gameOf(id);
  const game = weights ? weighedBy(own, weights) : own;
  const { judgement, bound } = game;
  const names = game.roles.map(({ seat }) => seat);
  const clocks = Object.fromEntries(names.map((seat) => [seat, new Clock()]));
  const notebook = new Notebook();
  let decisions = 0;
  let turns = -1;
  const reached: Record<string, number> = {};
  const look = (state: Position): void => {
    for (const milestone of judgement.milestones ?? []) {
      const turn = milestone.name in reached ? undefined : milestone.turnOf(state);
      if (turn !== undefined) reached[milestone.name] = turn;
    }
    const beat = judgement.beat(state);
    if (beat === turns || game.outcome(state)) return;
    turns = beat;
    if (keep) notebook.note(judgement.features.length, (into) => judgement.measure(state, into));
  };
  const listen = (): void => {
    if (++decisions > bound) throw new Error(`it takes more than ${bound} decisions`);
  };
  let end: Pick<Played, "outcome" | "violation">;
  try {
    const outcome = playContest({
      game,
      scenario,
      options,
      seats: Object.fromEntries(names.map((seat) => [seat, clocks[seat].watch(botOf(seats[seat]))])),
      chance: fastRandom(derive(seed, "chance")),
      luck: Object.fromEntries(names.map((seat) => [seat, fastRandom(derive(seed, seat))])),
      look,
      listen,
    });
    end = { outcome };
  } catch (error) {
    end = { violation: error instanceof Error ? error.message : String(error) };
  }
  return {
    ...end,
    decisions,
    turns: Math.max(turns, 0),
    reached,
    thinking: Object.fromEntries(names.map((seat) => [seat, clocks[seat].turns])),
    positions: notebook.noted,
  };
}
