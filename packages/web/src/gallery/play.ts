import {
  type Choice,
  type Decision,
  fastChance,
  fastRandom,
  type Game,
  Match,
  type Outcome,
} from "@sandtable/engine";
import type { ChoiceShown, HistoryStep, Question, Seat, View } from "@sandtable/protocol";

/** A question of a game that was played here, and what stood on the table. */
export interface Moment {
  readonly view: View;
  readonly question?: Question;
  readonly outcome?: Outcome;
  readonly entries: number;
}

/** A random game as the page gets it. */
export interface Played {
  /** Evenly spread from the first question to the end. */
  readonly moments: readonly Moment[];
  readonly history: readonly HistoryStep[];
}

const SEED = 5;
/** Enough of the log to look at; a whole game of views would be too much to keep. */
const HISTORY = 12;

const shown = ({ key, place, label }: Choice): ChoiceShown => ({ key, place, label });

const questionOf = ({ seat, rule, about, choices, closed }: Decision): Question => ({
  seat,
  rule,
  about,
  choices: choices.map(shown),
  closed: closed?.() ?? [],
  // Which choices lead to a die is worked out by the server; here the first of each list stands for them.
  final: choices.slice(0, 1).map(({ key }) => key),
});

interface Watching {
  asked?(match: Match, nth: number): void;
  answered?(match: Match, choice: Choice, seat: Seat, nth: number): void;
}

/** Somebody who does something whenever that is possible, most of the time. */
function play(game: Game, { asked, answered }: Watching): number {
  const random = fastRandom(SEED);
  const match = Match.start(game, { chance: fastChance(random) });
  let nth = 0;
  for (; match.decision; nth++) {
    asked?.(match, nth);
    const { seat, choices } = match.decision;
    const busy = choices.filter(({ key }) => !/^(?:pass|done|none|end:.*)$/.test(key));
    const list = busy.length > 0 && random.below(6) > 0 ? busy : choices;
    const choice = list[random.below(list.length)];
    match.choose(seat, choice.key);
    answered?.(match, choice, seat, nth);
  }
  asked?.(match, nth);
  return nth;
}

export function playedGame(game: Game, count: number): Played {
  const last = play(game, {});
  const wanted = new Set(Array.from({ length: count }, (_, nth) => Math.round((nth * last) / (count - 1))));
  const moments: Moment[] = [];
  const history: HistoryStep[] = [];
  const viewOf = (match: Match): View =>
    JSON.parse(JSON.stringify(match.view(match.decision?.seat ?? "spectator"))) as View;
  play(game, {
    asked: (match, nth) => {
      const { decision, outcome, entries } = match;
      if (!wanted.has(nth)) return;
      const question = decision && questionOf(decision);
      moments.push({
        view: viewOf(match),
        entries: entries.length,
        ...(question && { question }),
        ...(outcome && { outcome }),
      });
    },
    answered: (match, { key, label }, seat, nth) => {
      if (nth >= HISTORY) return;
      const at = match.entries.length;
      const before = history.at(-1)?.at ?? 0;
      const events = match.events.filter((logged) => logged.at > before).map(({ event }) => event);
      history.push({ at, seat, key, label, events, view: viewOf(match) });
    },
  });
  return { moments, history };
}
