import { BOT_NAMES, type BotName } from "@sandtable/bots";
import { type Rating, rated, type Score, UNRATED } from "@sandtable/club";
import type { Game, Role, Seat } from "@sandtable/engine";
import { seatsIn } from "../arena.ts";
import { type Tally, tallyOf } from "../tally.ts";
import { type Bout, boutsOf, type Ledger, type Pace, type Pairing, pairingsOf } from "./ledger.ts";

/** How long a bot thinks in a turn, in milliseconds. */
export interface Thought {
  readonly mean: number;
  readonly longest: number;
}

/** How the first bot of a pairing does, on one side or on both, and how long it thinks. */
export interface Row extends Tally {
  readonly seats: Pairing;
  readonly side?: Seat;
  readonly thinking: Thought;
}

/** How a game stands: every pairing, and every level on every side. */
export interface Standings {
  readonly game: string;
  readonly title: string;
  readonly sides: readonly Role[];
  readonly levels: readonly BotName[];
  readonly rows: readonly Row[];
  readonly ratings: Readonly<Record<BotName, Readonly<Record<Seat, Rating>>>>;
  readonly thinking: Readonly<Record<BotName, Thought>>;
  readonly violations: readonly {
    readonly seats: Pairing;
    readonly game: number;
    readonly violation: string;
  }[];
}

type Ended = Extract<Bout, { points: number }>;

/** A finished bout, and its number in the pairing. */
interface Numbered {
  readonly index: number;
  readonly bout: Ended;
}

const endedOf = (bouts: readonly (Bout | null)[]): Numbered[] =>
  bouts.flatMap((bout, index) => (bout && "points" in bout ? [{ index, bout }] : []));

export function standingsOf(
  ledger: Ledger,
  game: Game,
  levels: readonly BotName[],
  lookUp: typeof boutsOf = boutsOf,
): Standings {
  const met = pairingsOf(levels).map((pairing) => {
    const bouts = lookUp(ledger, game, pairing);
    return { pairing, bouts, ended: endedOf(bouts) };
  });
  return {
    game: game.id,
    title: game.title,
    sides: game.roles,
    levels,
    rows: met.flatMap(({ pairing, ended }) => rowsOf(game, pairing, ended)),
    ratings: ratingsOf(game, met),
    thinking: thinkingOf(met),
    violations: met.flatMap(({ pairing, bouts }) =>
      bouts.flatMap((bout, index) =>
        bout && "violation" in bout ? [{ seats: pairing, game: index, violation: bout.violation }] : [],
      ),
    ),
  };
}

function rowsOf(game: Game, seats: Pairing, ended: readonly Numbered[]): Row[] {
  const rowOf = (own: readonly Numbered[]): Tally & Pick<Row, "thinking"> => ({
    ...tallyOf(own.map(({ bout }) => bout.points)),
    thinking: thoughtOf(own.map(({ bout }) => bout.paces[0])),
  });
  return [
    { seats, ...rowOf(ended) },
    ...game.roles.map(({ seat }) => ({
      seats,
      side: seat,
      ...rowOf(ended.filter(({ index }) => seatsIn(game, index)[0] === seat)),
    })),
  ];
}

function thoughtOf(paces: readonly Pace[]): Thought {
  let turns = 0;
  let total = 0;
  let longest = 0;
  for (const [own, time, most] of paces) {
    turns += own;
    total += time;
    longest = Math.max(longest, most);
  }
  return { mean: turns === 0 ? 0 : total / turns, longest };
}

interface Met {
  readonly pairing: Pairing;
  readonly ended: readonly Numbered[];
}

function thinkingOf(met: readonly Met[]): Record<BotName, Thought> {
  const paces = (name: BotName): Pace[] =>
    met.flatMap(({ pairing, ended }) => {
      const own = pairing.indexOf(name) as 0 | 1 | -1;
      return own === -1 ? [] : ended.map(({ bout }) => bout.paces[own]);
    });
  return Object.fromEntries(BOT_NAMES.map((name) => [name, thoughtOf(paces(name))])) as Record<
    BotName,
    Thought
  >;
}

/** Games of each pairing in a rating period: so a bot has about as many as Glickman advises. */
const PERIOD = 10;

/** Every level on every side is a player of its own. */
function ratingsOf(game: Game, met: readonly Met[]): Standings["ratings"] {
  const ratings = Object.fromEntries(
    BOT_NAMES.map((name) => [name, Object.fromEntries(game.roles.map(({ seat }) => [seat, UNRATED]))]),
  ) as Record<BotName, Record<Seat, Rating>>;
  const last = Math.max(0, ...met.flatMap(({ ended }) => ended.map(({ index }) => index)));
  for (let start = 0; start <= last; start += PERIOD) {
    const scores = new Map<string, Score[]>();
    const note = (player: string, score: Score): void => {
      const own = scores.get(player);
      if (own) own.push(score);
      else scores.set(player, [score]);
    };
    for (const { pairing, ended } of met)
      for (const { index, bout } of ended) {
        if (index < start || index >= start + PERIOD) continue;
        const [first, second] = seatsIn(game, index);
        const [one, other] = pairing;
        note(`${one} ${first}`, { opponent: ratings[other][second], points: bout.points });
        note(`${other} ${second}`, { opponent: ratings[one][first], points: 1 - bout.points });
      }
    for (const name of BOT_NAMES) {
      const next = game.roles.map(({ seat }) => [
        seat,
        rated(ratings[name][seat], scores.get(`${name} ${seat}`) ?? []),
      ]);
      ratings[name] = Object.fromEntries(next);
    }
  }
  return ratings;
}
