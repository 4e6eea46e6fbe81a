import { CHANCE, fastChance, fastRandom, type Game, type LogEvent, Run } from "@sandtable/engine";
import { titles } from "@sandtable/library";
import { describe, expect, test } from "vitest";
import { faceOf } from "./index.ts";
import type { Roll } from "./roll.ts";

/** A whole game by chance: every die that was answered, by its face, and everything that was told, as one seat hears it. */
function played(game: Game, seed: number): { readonly dice: readonly string[]; readonly events: LogEvent[] } {
  const random = fastRandom(seed);
  const chance = fastChance(random);
  const [{ id }] = game.scenarios;
  const state = game.setup(id, {});
  const events: LogEvent[] = [];
  state.log = (event) => events.push(event);
  const run = new Run(game, state);
  const dice: string[] = [];
  let asked = 0;
  for (let open = run.next(); open; ) {
    const { seat, choices } = open;
    const choice = choices[seat === CHANCE ? chance.answer(open, asked++) : random.below(choices.length)];
    const die = seat === CHANCE && /^die:(\d)$/.exec(choice.key);
    if (die) dice.push(die[1]);
    open = run.next(choice);
  }
  return { dice, events };
}

/** What the need says of the die, read as a person would read it. */
function reached({ need, total, shown }: Roll): boolean | undefined {
  const found = /^([≤≥]) (-?\d+)$/.exec(need?.short ?? "");
  if (!found) return undefined;
  const made = total ?? Number(shown);
  return found[1] === "≤" ? made <= Number(found[2]) : made >= Number(found[2]);
}

const sorted = (dice: readonly string[]): readonly string[] => dice.toSorted();

describe.each(titles.map(({ game }) => ({ id: game.id, game })))("what fell in $id", ({ id, game }) => {
  test("is every die of whole games, once, with what it did", { timeout: 120_000 }, async () => {
    const drawn = await faceOf(id);
    if (!drawn) throw new Error(`no face for ${id}`);
    let readable = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const { dice, events } = played(game as Game, seed);
      const rolls = drawn.face.rolls(events).filter(({ isDrawn }) => !isDrawn);
      expect(sorted(rolls.map(({ shown }) => shown))).toEqual(sorted(dice));
      for (const roll of rolls) {
        expect(roll.what, JSON.stringify(roll)).toMatch(/^\S.*\S$/);
        expect(roll.effect[0], JSON.stringify(roll)).toMatch(/\.$/);
        expect(JSON.stringify(roll)).not.toMatch(/undefined|NaN/);
        if (reached(roll) === undefined) continue;
        readable++;
        expect(reached(roll), JSON.stringify(roll)).toBe(roll.hit);
      }
    }
    // Each game has dice that must come to a number.
    expect(readable).toBeGreaterThan(0);
  });
});
