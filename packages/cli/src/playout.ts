import { type BotName, botFor, thoughtOf } from "@sandtable/bots";
import {
  type ChanceSource,
  type Choice,
  type Decision,
  fastChance,
  fastRandom,
  type Game,
  Match,
  type Options,
  type Outcome,
  playOut,
  type Random,
  type Seat,
} from "@sandtable/engine";
import { derive } from "@sandtable/lab";
import { messageOf } from "./problem.ts";

/** One game to be played by bots alone. */
export interface Pairing {
  readonly game: Game;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: Readonly<Record<Seat, BotName>>;
}

/** What came of it: an outcome, or the reason why there is none. */
export interface Played {
  readonly decisions: number;
  readonly outcome?: Outcome;
  readonly violation?: string;
  /** The match, where one was kept. */
  readonly match?: Match;
}

/** Where a game's luck comes from: a stream for chance and one for every seat. */
interface Luck {
  readonly chance: ChanceSource;
  readonly seats: Readonly<Record<Seat, Random>>;
}

const luckOf = (game: Game, seed: number): Luck => ({
  chance: fastChance(fastRandom(derive(seed, "chance"))),
  seats: Object.fromEntries(game.roles.map(({ seat }) => [seat, fastRandom(derive(seed, seat))])),
});

/** Play one game; with `keep`, as a match that can be written down. The same seed gives the same game. */
export function playOne(pairing: Pairing, seed: number, keep: boolean): Played {
  const quick = !keep && Object.values(pairing.seats).every((bot) => bot === "random");
  return quick ? playQuickly(pairing, seed) : playMatch(pairing, seed);
}

/** All seats at random, with nothing kept but the state. */
function playQuickly({ game, scenario, options }: Pairing, seed: number): Played {
  const tally = { decisions: 0 };
  const luck = luckOf(game, seed);
  const state = game.setup(scenario, options);
  const check = (): void => {
    assertSound(game, game.invariants(state), tally.decisions);
  };
  const choose = ({ seat, choices }: Decision): Choice => {
    check();
    return choices[luck.seats[seat].below(choices.length)];
  };
  const chance: ChanceSource = {
    answer(question, asked) {
      check();
      return luck.chance.answer(question, asked);
    },
  };
  try {
    const outcome = playOut(game, state, choose, chance, tally);
    check();
    return { decisions: tally.decisions, outcome };
  } catch (error) {
    return { decisions: tally.decisions, violation: messageOf(error) };
  }
}

/** Bots at a real match, each seeing what its seat may see. */
function playMatch({ game, scenario, options, seats }: Pairing, seed: number): Played {
  const luck = luckOf(game, seed);
  let match: Match | undefined;
  try {
    match = Match.start(game, { scenario, options, chance: luck.chance });
    for (;;) {
      assertSound(game, game.invariants(match.state), match.entries.length);
      if (!match.decision) return { decisions: match.entries.length, outcome: match.outcome!, match };
      const { seat } = match.decision;
      match.choose(seat, keyOf(match, match.decision, seats[seat], luck.seats[seat]));
    }
  } catch (error) {
    return { decisions: match?.entries.length ?? 0, violation: messageOf(error), ...(match && { match }) };
  }
}

/** Whoever plays at random imagines no position, and spends its luck on choices alone: the game is that of a quick playout. */
const keyOf = (match: Match, { choices }: Decision, bot: BotName, luck: Random): string =>
  bot === "random"
    ? choices[luck.below(choices.length)].key
    : botFor(bot, match.game).think(thoughtOf(match, luck)).key;

function assertSound(game: Game, broken: readonly string[], decisions: number): void {
  if (broken.length > 0) throw new Error(`after ${decisions} decisions: ${broken.join("; ")}`);
  if (decisions > game.bound) throw new Error(`it takes more than ${game.bound} decisions`);
}
