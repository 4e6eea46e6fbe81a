import type { Position } from "@sandtable/engine";
import { fastRandom } from "@sandtable/engine";
import { playOn } from "./ahead.ts";
import type { Thought } from "./bot.ts";
import { fate } from "./fate.ts";
import { instinctively } from "./instinct.ts";
import type { Glance } from "./outlook.ts";
import { replay } from "./replay.ts";

/**
 * What plans for a turn are worth to the seat that has it, each by as many looks and all under the same fates: so they can be laid side
 * by side, and one that was played beside one that was not. A plan is keys in the order in which they are wanted: the first that
 * is listed is the answer, so it stays a plan when the dice fall otherwise; where none is, instinct answers.
 */
export function weigh<S extends Position>(
  thought: Thought<S>,
  plans: readonly (readonly string[])[],
  { looks, horizon, temperature }: Glance,
): readonly number[] {
  const { game, seat, checkpoint, random } = thought;
  const luck = random.below(0x40000000);
  return plans.map((plan) => {
    let sum = 0;
    for (let look = 0; look < looks; look++) {
      const dice = fastRandom(luck + look);
      const state = game.determinize(checkpoint, seat, dice);
      const run = replay(thought, state);
      const beat = game.judgement.beat(state);
      const wanted = [...plan];
      playOn(run, beat + horizon, fate(luck + look), (decision) => {
        const isOwn = decision.seat === seat && game.judgement.beat(state) === beat;
        if (!isOwn) return instinctively(game, state, decision, temperature, dice);
        const listed = new Map(decision.choices.map((choice) => [choice.key, choice]));
        const at = wanted.findIndex((key) => listed.has(key));
        const planned = at < 0 ? undefined : listed.get(wanted.splice(at, 1)[0]);
        return planned ?? instinctively(game, state, decision, 0, dice);
      });
      sum += game.evaluate(state, seat);
    }
    return sum / looks;
  });
}
