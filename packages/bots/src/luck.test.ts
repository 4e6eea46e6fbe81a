import {
  CHANCE,
  type Choice,
  type Decision,
  fastChance,
  fastRandom,
  type Game,
  outcomeAt,
  Run,
  totalWeight,
} from "@sandtable/engine";
import { titles } from "@sandtable/library";
import { describe, expect, it } from "vitest";
import { type Asked, fallOf } from "./luck.ts";

/** So many decisions of a random game are looked through for dice. */
const MOST = 1200;

/** Some questions that were put to chance in a random game. */
function askedIn(game: Game, seed: number): readonly Asked<never>[] {
  const random = fastRandom(seed);
  const chance = fastChance(random);
  const state = game.setup(game.scenarios[0].id, {
    ...Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]])),
  });
  let checkpoint = game.clone(state);
  let since: Choice[] = [];
  const run = new Run(game, state);
  run.reached = () => {
    checkpoint = game.clone(state);
    since = [];
    return false;
  };
  const asked: Asked<never>[] = [];
  let decision: Decision | undefined = run.next();
  for (let at = 1; decision && at <= MOST; at++) {
    const { seat, choices } = decision;
    const choice: Choice =
      seat === CHANCE ? choices[chance.answer(decision, 0)] : choices[random.below(choices.length)];
    if (seat === CHANCE)
      asked.push({
        at,
        seat: undefined,
        checkpoint: checkpoint as never,
        since: since.slice(),
        decision,
        choice,
      });
    since.push(choice);
    decision = run.next(choice);
  }
  return asked;
}

describe.each(titles)("the luck of $game.id", ({ game: given }) => {
  const game = given as Game;
  const asked = askedIn(game, 11).slice(0, 12);

  it("is measured against all that could have come: over all of it nobody gains", () => {
    expect(asked.length).toBeGreaterThan(0);
    for (const one of asked) {
      const total = totalWeight(one.decision);
      const sums = Object.fromEntries(game.roles.map(({ seat }) => [seat, 0]));
      let came = 0;
      let expected: number | undefined;
      for (let ticket = 0; ticket < total; ticket++) {
        const choice = one.decision.choices[outcomeAt(one.decision, ticket)];
        const { gains, counted } = fallOf(game as Game<never>, { ...one, choice });
        for (const seat of Object.keys(sums)) sums[seat] += gains[seat];
        came += counted?.came ?? 0;
        expected = counted?.expected;
      }
      for (const sum of Object.values(sums)) expect(sum).toBeCloseTo(0, 9);
      if (expected !== undefined) expect(came / total).toBeCloseTo(expected, 9);
    }
  });
});
