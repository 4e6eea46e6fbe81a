import { CHANCE, type Choice, type Decision } from "@sandtable/engine";
import { palestine } from "@sandtable/palestine";
import type { ChoiceShown, View } from "@sandtable/protocol";

interface Moment {
  readonly view: View;
  readonly choices: readonly ChoiceShown[];
}

/** A random game, as the page gets it: every question to a player, and the end. */
export function randomGame(seed: number): Moment[] {
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = ({ choices, weights }: Decision): Choice => {
    const possible = weights ? choices.filter((_, index) => weights[index] > 0) : choices;
    const busy = possible.filter(({ key }) => !["pass", "done", "none"].includes(key));
    const list = busy.length > 0 && random(5) > 0 ? busy : possible;
    return list[random(list.length)];
  };
  const game = palestine.setup("standard", {});
  const moments: Moment[] = [];
  const shown = (): View => JSON.parse(JSON.stringify(palestine.view(game, "spectator"))) as View;
  while (!palestine.outcome(game)) {
    const run = palestine.play(game);
    for (let step = run.next(); !step.done; ) {
      if (step.value.seat !== CHANCE && step.value.choices.length > 1)
        moments.push({ view: shown(), choices: step.value.choices });
      step = run.next(pick(step.value));
    }
  }
  moments.push({ view: shown(), choices: [] });
  return moments;
}
