import {
  type Choice,
  type Decision,
  fastRandom,
  type Game,
  type Position,
  Run,
  type Seat,
  totalWeight,
} from "@sandtable/engine";
import { playOn } from "./ahead.ts";
import { fate } from "./fate.ts";
import { instinctively } from "./instinct.ts";

/** What chance gave once: what was to be expected of it, what came, and what that did to the chances of each seat. */
export interface Fall {
  /** Which entry of the game it was. */
  readonly at: number;
  /** Who had decided last: by whose act it came to this. */
  readonly seat: Seat | undefined;
  readonly rule: string;
  /** The kind of the question that was put to chance. */
  readonly kind: string;
  /** What came, in what it is counted: how often what was rolled for, or the pips of a die. Nothing of what was drawn. */
  readonly counted?: { readonly in: "successes" | "pips"; readonly expected: number; readonly came: number };
  /** How much more or less the chance of each seat is than it was on average over all that could have come. */
  readonly gains: Readonly<Record<Seat, number>>;
}

/** A question that was put to chance in a game, and its answer. */
export interface Asked<S extends Position> {
  readonly at: number;
  readonly seat: Seat | undefined;
  readonly checkpoint: S;
  readonly since: readonly Choice[];
  readonly decision: Decision;
  readonly choice: Choice;
}

/** What is drawn has its effect later than a die, and is looked at so often. */
const LOOKS = 4;

/**
 * Every outcome is followed under the same fates, and the position to which it leads is evaluated: that of a die at the end of its
 * stretch, when its effect has been carried out; that of a draw when the card or player-turn is over.
 */
export function fallOf<S extends Position>(game: Game<S>, asked: Asked<S>): Fall {
  const { at, seat, decision, choice } = asked;
  const { choices, rule, about } = decision;
  const seats = game.roles.map((role) => role.seat);
  const total = totalWeight(decision);
  const counted = countedBy(decision, choice);
  const gains = Object.fromEntries(seats.map((each) => [each, 0]));
  const looks = counted ? 1 : LOOKS;
  for (let look = 0; look < looks; look++)
    for (const [index, outcome] of choices.entries()) {
      const state = followed(game, asked, outcome, counted !== undefined, look);
      const share = (decision.weights?.[index] ?? 1) / total;
      for (const each of seats) {
        const value = game.evaluate(state, each) / looks;
        gains[each] += (outcome === choice ? value : 0) - share * value;
      }
    }
  return { at, seat, rule, kind: about.kind, ...(counted && { counted }), gains };
}

/** The position that comes of it, had chance answered so. */
function followed<S extends Position>(
  game: Game<S>,
  { at, checkpoint, since }: Asked<S>,
  outcome: Choice,
  isDie: boolean,
  look: number,
): S {
  const state = game.clone(checkpoint);
  const run = new Run(game, state);
  run.next();
  for (const answer of since) run.next(answer);
  const until = isDie ? Number.NEGATIVE_INFINITY : game.judgement.beat(state) + 1;
  const luck = at * LOOKS + look;
  const random = fastRandom(luck);
  run.reached = (reached) => game.judgement.beat(reached) >= until;
  if (run.next(outcome))
    playOn(run, until, fate(luck), (question) => instinctively(game, state, question, 0, random));
  return state;
}

const PIPS = /^die:(\d+)$/;

/** A die that must come to something is counted by whether it did; any other by its pips. */
function countedBy({ choices, weights, successes }: Decision, choice: Choice): Fall["counted"] {
  const worths = successes
    ? successes.map(Number)
    : choices.map(({ key }) => Number(PIPS.exec(key)?.[1] ?? Number.NaN));
  if (worths.some(Number.isNaN)) return undefined;
  const weightOf = (index: number): number => weights?.[index] ?? 1;
  const total = worths.reduce((sum, _, index) => sum + weightOf(index), 0);
  const expected = worths.reduce((sum, worth, index) => sum + worth * weightOf(index), 0) / total;
  return { in: successes ? "successes" : "pips", expected, came: worths[choices.indexOf(choice)] };
}
