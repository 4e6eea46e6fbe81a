import type { Choice, Decision, Game, Position, Random } from "@sandtable/engine";
import type { Bot } from "./bot.ts";
import { replay } from "./replay.ts";
import type { InstinctSettings } from "./settings.ts";

/** More choices than any question has; grown when one has more. */
let appeals = new Float64Array(1024);

/** A random number from 0 up to 1. */
const fraction = (random: Random): number => random.below(0x40000000) / 0x40000000;

/** The place of the choice that appeals most; the first of equals. */
function best(count: number): number {
  let top = 0;
  for (let at = 1; at < count; at++) if (appeals[at] > appeals[top]) top = at;
  return top;
}

function weigh<S extends Position>(game: Game<S>, state: S, decision: Decision): void {
  if (decision.choices.length > appeals.length) appeals = new Float64Array(2 * decision.choices.length);
  game.judgement.appeal(state, decision, appeals);
}

/**
 * What instinct says. Without temperature it is the choice with the greatest appeal; the warmer, the more often
 * it is another one.
 */
export function instinctively<S extends Position>(
  game: Game<S>,
  state: S,
  decision: Decision,
  temperature: number,
  random: Random,
): Choice {
  const { choices } = decision;
  weigh(game, state, decision);
  const top = best(choices.length);
  return temperature > 0 ? choices[draw(choices.length, top, temperature, random)] : choices[top];
}

/** Any choice but the one at hand, those that appeal first. */
export function otherwise<S extends Position>(
  game: Game<S>,
  state: S,
  decision: Decision,
  temperature: number,
  random: Random,
  than: string,
): Choice {
  const { choices } = decision;
  weigh(game, state, decision);
  const barred = choices.findIndex(({ key }) => key === than);
  if (barred >= 0) appeals[barred] = Number.NEGATIVE_INFINITY;
  return choices[draw(choices.length, best(choices.length), temperature, random)];
}

/** How a choice ranks, as parts of 1: how many of the others appeal more; and how many would, had it been drawn by lot. */
export interface Rank {
  readonly above: number;
  readonly byLot: number;
}

export function rankOf<S extends Position>(game: Game<S>, state: S, decision: Decision, key: string): Rank {
  const { choices } = decision;
  const count = choices.length;
  weigh(game, state, decision);
  const own = appeals[choices.findIndex((choice) => choice.key === key)];
  const ranked = appeals.subarray(0, count).sort();
  let above = 0;
  let pairs = 0;
  for (let at = 0, equals = 0; at < count; at++) {
    if (ranked[at] > own) above++;
    equals = at > 0 && ranked[at] === ranked[at - 1] ? equals + 1 : 0;
    pairs += at - equals;
  }
  return { above: above / (count - 1), byLot: pairs / count / (count - 1) };
}

/** Draw by appeal: e to the power of appeal over temperature, the greatest counting 1. */
function draw(count: number, top: number, temperature: number, random: Random): number {
  const most = appeals[top];
  let total = 0;
  for (let at = 0; at < count; at++) total += appeals[at] = Math.exp((appeals[at] - most) / temperature);
  let left = fraction(random) * total;
  for (let at = 0; at < count; at++) {
    left -= appeals[at];
    if (left < 0) return at;
  }
  return top;
}

/** Plays by rule of thumb; with whims, like somebody who has just read the rules. */
export const instinct = ({ temperature, whim }: InstinctSettings): Bot => ({
  think(thought) {
    const { game, checkpoint, decision, random } = thought;
    const state = game.clone(checkpoint);
    replay(thought, state);
    const { key } =
      fraction(random) < whim
        ? decision.choices[random.below(decision.choices.length)]
        : instinctively(game, state, decision, temperature, random);
    return { key, courses: [], looks: 0 };
  },
});
