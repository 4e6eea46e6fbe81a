import { type BotName, settingsOf } from "@sandtable/bots";
import { completeOptions, type Game } from "@sandtable/engine";
import { fixtureOf, type Meeting, seatsIn } from "../arena.ts";
import type { Played } from "../fixture.ts";
import { playAll } from "../hall.ts";
import { sum } from "../statistics.ts";
import { pointsOf } from "../tally.ts";
import { type Bout, boutsOf, type Ledger, type Pace, type Pairing, pairingsOf } from "./ledger.ts";

/** What is to be played: so many games of every pairing of these levels. */
export interface Ladder {
  readonly games: readonly Game[];
  readonly levels: readonly BotName[];
  readonly count: (game: Game) => number;
}

/** So many games of a pairing tell enough; where a game is long, fewer must do. */
export const usualCount = ({ bound }: Game): number => (bound > LONG ? 100 : 200);
const LONG = 10_000;

/** How many games are still to be played. */
export const missingFrom = (ledger: Ledger, { games, levels, count }: Ladder): number =>
  sum(
    games.flatMap((game) =>
      pairingsOf(levels).map((pairing) => missing(boutsOf(ledger, game, pairing), count(game)).length),
    ),
  );

const missing = (bouts: readonly (Bout | null)[], count: number): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) => !bouts[index]);

/** Play what is missing, game by game and pairing by pairing, and note it; `heard` is told after each. */
export async function climb(
  ledger: Ledger,
  { games, levels, count }: Ladder,
  heard?: () => void,
): Promise<void> {
  for (const game of games)
    for (const pairing of pairingsOf(levels)) {
      const bouts = boutsOf(ledger, game, pairing);
      const open = missing(bouts, count(game));
      while (bouts.length < count(game)) bouts.push(null);
      const meeting = meetingOf(game, pairing, count(game), ledger.seed);
      const fixtures = open.map((index) => fixtureOf(meeting, index));
      await playAll(fixtures, (at, played) => {
        bouts[open[at]] = boutOf(game, open[at], played);
        heard?.();
      });
    }
}

/** The same as `sandtable arena` would play. */
function meetingOf(game: Game, pairing: Pairing, games: number, seed: number): Meeting {
  const [first, second] = pairing.map((name) => ({ name, settings: settingsOf(name, game) }));
  return {
    game,
    scenario: game.scenarios[0].id,
    options: completeOptions(game, {}),
    bots: [first, second],
    games,
    seed,
  };
}

function boutOf(game: Game, index: number, { outcome, violation, thinking }: Played): Bout {
  if (!outcome) return { violation: violation ?? "" };
  const [first, second] = seatsIn(game, index);
  return { points: pointsOf(outcome, first), paces: [paceOf(thinking[first]), paceOf(thinking[second])] };
}

const paceOf = (turns: readonly number[]): Pace => [
  turns.length,
  hundredth(sum(turns)),
  hundredth(turns.reduce((most, turn) => Math.max(most, turn), 0)),
];

/** To a hundredth of a millisecond: a clock knows no more. */
const hundredth = (milliseconds: number): number => Math.round(100 * milliseconds) / 100;
