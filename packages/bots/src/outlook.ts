import { fastChance, fastRandom, type Position, type Seat } from "@sandtable/engine";
import { playOn } from "./ahead.ts";
import type { Thought } from "./bot.ts";
import { instinctively } from "./instinct.ts";
import { replay } from "./replay.ts";

/** How far and how often to look when only the outlook is asked for. */
export interface Glance {
  readonly looks: number;
  /** Cards or player-turns that each look goes on for. */
  readonly horizon: number;
  /** How freely both sides play in it. */
  readonly temperature: number;
}

/** The chance of every seat at an open question, if both sides go on as officers do. */
export function outlook<S extends Position>(
  thought: Thought<S>,
  { looks, horizon, temperature }: Glance,
): Record<Seat, number> {
  const { game, seat, checkpoint, random } = thought;
  const seats = game.roles.map((role) => role.seat);
  const sums = seats.map(() => 0);
  const luck = random.below(0x40000000);
  for (let look = 0; look < looks; look++) {
    const state = game.determinize(checkpoint, seat, fastRandom(luck + look));
    const run = replay(thought, state);
    const dice = fastRandom(luck + look);
    playOn(run, game.judgement.beat(state) + horizon, fastChance(dice), (decision) =>
      instinctively(game, state, decision, temperature, dice),
    );
    for (const [index, each] of seats.entries()) sums[index] += game.evaluate(state, each);
  }
  return Object.fromEntries(seats.map((each, index) => [each, sums[index] / looks]));
}
