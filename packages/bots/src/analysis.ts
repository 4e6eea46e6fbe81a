import {
  CHANCE,
  type Choice,
  fastRandom,
  type Game,
  type Head,
  type Position,
  Run,
  recorded,
  type Seat,
  worth,
} from "@sandtable/engine";
import type { Bot, Course, Thought } from "./bot.ts";
import { type Asked, type Fall, fallOf } from "./luck.ts";
import { type Glance, outlook } from "./outlook.ts";
import { weigh } from "./weigh.ts";

/** How the game stood when a turn began, or at its end. */
export interface CurvePoint {
  /** Entries made before. */
  readonly at: number;
  readonly beat: number;
  /** Whose turn begins; nobody's at the end of the game. */
  readonly seat: Seat | undefined;
  readonly chances: Readonly<Record<Seat, number>>;
}

/** A turn that changed the outlook much: by a deed, or by the dice. */
export interface TurningPoint {
  /** The entries of the turn: from `at` up to `until`. */
  readonly at: number;
  readonly until: number;
  readonly seat: Seat;
  /**
   * The seat's chance before and after. What lies between is what it did and what the dice gave it then: it did what is worth `expected`,
   * and `luck` was added to that.
   */
  readonly before: number;
  readonly expected: number;
  readonly luck: number;
  readonly after: number;
  /** What it did. */
  readonly keys: readonly string[];
  /** What the judge would have done there, the best first, on the same scale: only what is worth more than what was done. */
  readonly courses: readonly Course[];
}

export interface Analysis {
  readonly points: readonly CurvePoint[];
  /** The greatest first. */
  readonly turningPoints: readonly TurningPoint[];
  /** Everything that chance decided. */
  readonly falls: readonly Fall[];
}

/** How a game is analysed. */
export interface AnalysisSettings {
  readonly glance: Glance;
  /** Who says what should have been done. */
  readonly judge: Bot;
  /** How many turning points to name at most, and from which change of the chance on. */
  readonly most: number;
  readonly least: number;
}

/** A curve that is smooth enough to read, and some turns to learn from. */
export const USUAL_ANALYSIS: Omit<AnalysisSettings, "judge"> = {
  glance: { looks: 40, horizon: 4, temperature: 0.3 },
  most: 6,
  least: 0.04,
};

export interface AnalysisProgress {
  readonly done: number;
  readonly of: number;
  /** As much of the curve as there is. */
  readonly points: readonly CurvePoint[];
}

interface Turn<S extends Position> {
  readonly at: number;
  readonly beat: number;
  /** What the seat knew. */
  readonly thought: Thought<S>;
  /** What was the case. */
  readonly checkpoint: S;
  readonly keys: string[];
}

/** A game that was played, with the entries as recorded. */
export interface Played {
  readonly head: Pick<Head, "scenario" | "options">;
  readonly entries: readonly { readonly seat: Seat; readonly key: string }[];
}

/** So many falls are looked at between two words on how far it is. */
const FALLS_AT_A_TIME = 10;

/** Look at every turn of a game that was played, and closely at those that mattered most. Tells how far it is. */
export function* analyse<S extends Position>(
  game: Game<S>,
  { head, entries }: Played,
  { glance, judge, most, least }: AnalysisSettings,
): Generator<AnalysisProgress, Analysis> {
  const { turns, asked, end } = turnsOf(game, head, entries);
  // The game is over: the chances are told as they were, with nothing hidden. Only the judge knows no more than the seat did.
  const open: Game<S> = { ...game, determinize: (state) => game.clone(state) };
  const openly = (turn: Turn<S>): Thought<S> => ({
    ...turn.thought,
    game: open,
    checkpoint: turn.checkpoint,
  });
  const of = turns.length + asked.length + most;
  const points: CurvePoint[] = [];
  for (const [index, turn] of turns.entries()) {
    yield { done: index, of, points };
    const { at, beat, thought } = turn;
    points.push({ at, beat, seat: thought.seat, chances: outlook(openly(turn), glance) });
  }
  const outcome = game.outcome(end);
  if (outcome)
    points.push({
      at: entries.length,
      beat: game.judgement.beat(end),
      seat: undefined,
      chances: Object.fromEntries(game.roles.map(({ seat }) => [seat, worth(outcome, seat)])),
    });
  const falls: Fall[] = [];
  for (const [index, one] of asked.entries()) {
    if (index % FALLS_AT_A_TIME === 0) yield { done: turns.length + index, of, points };
    falls.push(fallOf(game, one));
  }
  const changes = turns
    .slice(0, points.length - 1)
    .map((turn, index) => {
      const { seat } = turn.thought;
      const [before, after] = [points[index].chances[seat], points[index + 1].chances[seat]];
      return { turn, until: points[index + 1].at, before, after, size: Math.abs(after - before) };
    })
    .filter(({ size }) => size >= least)
    .sort((a, b) => b.size - a.size || a.turn.at - b.turn.at)
    .slice(0, most);
  const turningPoints: TurningPoint[] = [];
  for (const { turn, until, before, after } of changes) {
    yield { done: turns.length + asked.length + turningPoints.length, of, points };
    const { at, thought, keys } = turn;
    const { seat } = thought;
    const fallen = falls.filter((fall) => fall.at > at && fall.at <= until);
    const given = fallen.reduce((sum, { gains }) => sum + gains[seat], 0);
    const expected = within(after - given);
    const courses = better(openly(turn), keys, judge.think(thought).courses, expected, glance);
    turningPoints.push({ at, until, seat, before, expected, luck: after - expected, after, keys, courses });
  }
  return { points, turningPoints, falls };
}

/**
 * The plans that are worth more than what was done. Both are weighed by the same looks: the difference counts, beside what was done
 * as the curve has it.
 */
function better<S extends Position>(
  thought: Thought<S>,
  done: readonly string[],
  courses: readonly Course[],
  expected: number,
  glance: Glance,
): readonly Course[] {
  const [own, ...others] = weigh(thought, [done, ...courses.map(({ keys }) => keys)], glance);
  return courses
    .map((course, index) => ({
      ...course,
      expected: within(expected + others[index] - own),
      looks: glance.looks,
    }))
    .filter((course) => course.expected > expected)
    .sort((a, b) => b.expected - a.expected);
}

const within = (chance: number): number => Math.min(1, Math.max(0, chance));

/** The turns of the game: all that a seat is asked within a card or player-turn, from its first question in it; and all that chance is asked. */
function turnsOf<S extends Position>(
  game: Game<S>,
  { scenario, options }: Played["head"],
  entries: Played["entries"],
): { readonly turns: readonly Turn<S>[]; readonly asked: readonly Asked<S>[]; readonly end: S } {
  const turns: Turn<S>[] = [];
  const asked: Asked<S>[] = [];
  const state = game.setup(scenario, options);
  const run = new Run(game, state);
  let checkpoint = game.clone(state);
  let since: Choice[] = [];
  let last: Seat | undefined;
  run.reached = () => {
    checkpoint = game.clone(state);
    since = [];
    return false;
  };
  let decision = run.next();
  for (const [made, { seat, key }] of entries.entries()) {
    const choice = recorded(decision, seat, key, made + 1);
    if (decision && seat !== CHANCE) {
      last = seat;
      const beat = game.judgement.beat(state);
      let turn = turns.findLast((one) => one.beat === beat && one.thought.seat === seat);
      if (!turn) {
        const random = fastRandom(made);
        const world = game.determinize(checkpoint, seat, random);
        const thought = { game, seat, decision, checkpoint: world, since: since.slice(), random };
        turn = { at: made, beat, thought: { ...thought, explain: true }, checkpoint, keys: [] };
        turns.push(turn);
      }
      turn.keys.push(choice.key);
    } else if (decision)
      asked.push({ at: made + 1, seat: last, checkpoint, since: since.slice(), decision, choice });
    since.push(choice);
    decision = run.next(choice);
  }
  return { turns, asked, end: state };
}
