import { CHANCE, type Choice, type Decision, type Game, type Position, Run } from "@sandtable/engine";
import type { ChoiceShown, View } from "@sandtable/protocol";

export interface Moment {
  readonly view: View;
  readonly choices: readonly ChoiceShown[];
}

type Pick = (decision: Decision, random: (below: number) => number) => Choice;

/** Whoever can do something mostly does. */
const busily: Pick = ({ choices, weights }, random) => {
  const possible = weights ? choices.filter((_, index) => weights[index] > 0) : choices;
  const busy = possible.filter(({ key }) => !["pass", "done", "none"].includes(key));
  const list = busy.length > 0 && random(5) > 0 ? busy : possible;
  return list[random(list.length)];
};

/** A random game, as the page gets it: the questions to players, or one in so many of them, and the end. */
export function randomGame<S extends Position>(
  game: Game<S>,
  scenario: string,
  seed: number,
  pick: Pick = busily,
  every = 1,
): Moment[] {
  let drawn = seed;
  const random = (below: number): number => {
    drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((drawn / 2 ** 32) * below);
  };
  const state = game.setup(scenario, {});
  const moments: Moment[] = [];
  const keep = (choices: readonly ChoiceShown[]): void => {
    moments.push({ view: JSON.parse(JSON.stringify(game.view(state, "spectator"))) as View, choices });
  };
  const run = new Run(game, state);
  // What is taken unasked draws as well, so that each seed keeps the game it has always stood for.
  run.unasked = (decision) => pick(decision, random);
  let asked = 0;
  for (let open = run.next(); open; open = run.next(pick(open, random)))
    if (open.seat !== CHANCE && open.choices.length > 1 && asked++ % every === 0) keep(open.choices);
  keep([]);
  return moments;
}
