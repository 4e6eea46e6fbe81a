import { fastChance, fastRandom, Match } from "@sandtable/engine";
import { malaya } from "@sandtable/malaya";
import { describe, expect, it } from "vitest";
import { nextPropaganda } from "./boards/malaya.ts";

interface Seen {
  readonly scenario: string;
  readonly cardsLeft: number;
  readonly played: readonly string[];
}

/** What the table showed each time another card had come. */
function cardsOf(scenario: string, seed: number): Seen[] {
  const random = fastRandom(seed);
  const match = Match.start(malaya, { scenario, chance: fastChance(random) });
  const seen: Seen[] = [];
  for (;;) {
    const view = match.view("spectator") as unknown as Seen;
    if (view.played.length !== seen.at(-1)?.played.length) seen.push(view);
    if (!match.decision) return seen;
    const { seat, choices } = match.decision;
    match.choose(seat, choices[random.below(choices.length)].key);
  }
}

describe("2.1 the next Propaganda card", () => {
  it.each(["standard", "extended"])("comes no earlier and no later than is told (%s)", (scenario) => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const seen = cardsOf(scenario, seed);
      const all = seen.at(-1)?.played ?? [];
      for (const view of seen) {
        const range = nextPropaganda(view);
        const at = all.indexOf("propaganda", view.played.length) - view.played.length + 1;
        if (at <= 0) continue;
        expect(range).toBeDefined();
        const [earliest, latest] = range ?? [0, 0];
        expect(at).toBeGreaterThanOrEqual(earliest);
        expect(at).toBeLessThanOrEqual(latest);
        if (at === earliest) met.add(`${view.played.length} earliest`);
        if (at === latest) met.add(`${view.played.length} latest`);
      }
    }
    for (let cards = 1; cards < 6; cards++)
      expect([...met]).toEqual(expect.arrayContaining([`${cards} earliest`, `${cards} latest`]));
  });

  it("is told from the cards alone", () => {
    const after = (scenario: string, cardsLeft: number, rounds: number) =>
      nextPropaganda({ scenario, cardsLeft, played: Array(rounds).fill("propaganda") });
    expect(after("standard", 21, 0)).toEqual([5, 7]);
    expect(after("standard", 15, 0)).toEqual([1, 1]);
    expect(after("standard", 15, 1)).toEqual([6, 8]);
    expect(after("standard", 14, 1)).toEqual([5, 7]);
    expect(after("extended", 27, 0)).toEqual([5, 9]);
    expect(after("extended", 20, 1)).toEqual([7, 11]);
    expect(after("extended", 2, 3)).toBeUndefined();
    expect(after("standard", 0, 3)).toBeUndefined();
  });
});
