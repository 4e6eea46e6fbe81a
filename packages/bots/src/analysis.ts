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
import { type Glance, outlook } from "./outlook.ts";

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
  /** The seat's chance before and after. */
  readonly before: number;
  readonly after: number;
  /** What it did. */
  readonly keys: readonly string[];
  /** What the judge would have done there, the best first. */
  readonly courses: readonly Course[];
}

export interface Analysis {
  readonly points: readonly CurvePoint[];
  /** The greatest first. */
  readonly turningPoints: readonly TurningPoint[];
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
}

interface Turn<S extends Position> {
  readonly at: number;
  readonly beat: number;
  readonly thought: Thought<S>;
  readonly keys: string[];
}

/** A game that was played, with the entries as recorded. */
export interface Played {
  readonly head: Pick<Head, "scenario" | "options">;
  readonly entries: readonly { readonly seat: Seat; readonly key: string }[];
}

/** Look at every turn of a game that was played, and closely at those that mattered most. Tells how far it is. */
export function* analyse<S extends Position>(
  game: Game<S>,
  { head, entries }: Played,
  { glance, judge, most, least }: AnalysisSettings,
): Generator<AnalysisProgress, Analysis> {
  const { turns, end } = turnsOf(game, head, entries);
  const of = turns.length + most;
  const points: CurvePoint[] = [];
  for (const [index, { at, beat, thought }] of turns.entries()) {
    yield { done: index, of };
    points.push({ at, beat, seat: thought.seat, chances: outlook(thought, glance) });
  }
  const outcome = game.outcome(end);
  if (outcome)
    points.push({
      at: entries.length,
      beat: game.judgement.beat(end),
      seat: undefined,
      chances: Object.fromEntries(game.roles.map(({ seat }) => [seat, worth(outcome, seat)])),
    });
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
    yield { done: turns.length + turningPoints.length, of };
    const { at, thought, keys } = turn;
    const { courses } = judge.think(thought);
    turningPoints.push({ at, until, seat: thought.seat, before, after, keys, courses });
  }
  return { points, turningPoints };
}

/** The turns of the game: every stretch in which one seat is asked within a card or player-turn. */
function turnsOf<S extends Position>(
  game: Game<S>,
  { scenario, options }: Played["head"],
  entries: Played["entries"],
): { readonly turns: readonly Turn<S>[]; readonly end: S } {
  const turns: Turn<S>[] = [];
  const state = game.setup(scenario, options);
  const run = new Run(game, state);
  let checkpoint = game.clone(state);
  let since: Choice[] = [];
  run.reached = () => {
    checkpoint = game.clone(state);
    since = [];
    return false;
  };
  let decision = run.next();
  for (const [made, { seat, key }] of entries.entries()) {
    const choice = recorded(decision, seat, key, made + 1);
    if (decision && seat !== CHANCE) {
      const beat = game.judgement.beat(state);
      let turn = turns.at(-1);
      if (turn?.beat !== beat || turn.thought.seat !== seat) {
        const random = fastRandom(made);
        const world = game.determinize(checkpoint, seat, random);
        const thought = { game, seat, decision, checkpoint: world, since: since.slice(), random };
        turn = { at: made, beat, thought: { ...thought, explain: true }, keys: [] };
        turns.push(turn);
      }
      turn.keys.push(choice.key);
    }
    since.push(choice);
    decision = run.next(choice);
  }
  return { turns, end: state };
}
