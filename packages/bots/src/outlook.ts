import {
  CHANCE,
  type Choice,
  fastChance,
  fastRandom,
  isForced,
  type Position,
  type Seat,
} from "@sandtable/engine";
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
    playOn(thought, state, luck + look, horizon, temperature);
    for (const [index, each] of seats.entries()) sums[index] += game.evaluate(state, each);
  }
  return Object.fromEntries(seats.map((each, index) => [each, sums[index] / looks]));
}

function playOn<S extends Position>(
  thought: Thought<S>,
  state: S,
  seed: number,
  horizon: number,
  temperature: number,
): void {
  const { game } = thought;
  const luck = fastRandom(seed);
  const chance = fastChance(luck);
  let { run, decision } = replay(thought, state);
  const until = game.judgement.beat(state) + horizon;
  for (;;) {
    let choice: Choice;
    if (isForced(decision)) choice = decision.choices[0];
    else if (decision.seat === CHANCE) choice = decision.choices[chance.answer(decision, 0)];
    else choice = instinctively(game, state, decision, temperature, luck);
    let step = run.next(choice);
    while (step.done) {
      if (game.outcome(state) || game.judgement.beat(state) >= until) return;
      run = game.play(state);
      step = run.next();
    }
    decision = step.value;
  }
}
