import { appendFileSync } from "node:fs";
import { fastRandom } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import type { StoredAction } from "../store/store.ts";
import { answer, assess, type Case, fogTable, hasty, observe, officer } from "../testing/guesser.ts";
import { historyOf } from "./history.ts";
import { fromStart, happenedAfter } from "./retell.ts";
import { Refusal, type Story, type Wish } from "./story.ts";
import type { Viewer } from "./viewer.ts";

/** SANDTABLE_GUESS=40 lets officers play so many whole games, and prints what the guesser reaches. */
const LONG = Number(process.env.SANDTABLE_GUESS ?? 0);

const JAPANESE: Viewer = { seats: ["japanese"] };
const ALLIED: Viewer = { seats: ["allied"] };
const STRANGER: Viewer = { seats: [] };

/** What somebody hears who asks for all kinds of things that he may not have. */
function hostile(story: Story, viewer: Viewer): readonly unknown[] {
  const now = story.numberFor(viewer);
  const huge = "x".repeat(10_000);
  const wishes = [0, 1, now - 1, now, now + 1, 1e9].flatMap((number): Wish[] => [
    ...["end", "no", "unit:a-8ind", "count:3", "to:3845", "usual-setup", "", huge].map(
      (key): Wish => ({ do: "choose", number, key }),
    ),
    ...[0, 1, 7, 1e9].map((to): Wish => ({ do: "undo", number, to })),
  ]);
  return wishes.map((wish) => {
    try {
      if (story.isGranted(viewer, wish)) return "granted before";
      story.grant(viewer, wish);
    } catch (error) {
      if (error instanceof Refusal) return [error.reason, error.message, error.rule];
      throw error;
    }
    throw new Error(`granted: ${JSON.stringify(wish)}`);
  });
}

describe("18.0 at a table of Malaya 1941", () => {
  it("whoever has seen nothing new gets the same answers as before, whatever he asks for", {
    timeout: 600_000,
  }, () => {
    const story = fogTable(1);
    const actions: StoredAction[] = [];
    const player = hasty(fastRandom(1));
    const viewers = [JAPANESE, ALLIED, STRANGER];
    const before = viewers.map(() => ({ number: -1, told: "" }));
    let unseen = 0;
    for (let count = 0; count < 120 && story.toMove !== undefined; count++) {
      for (const [at, viewer] of viewers.entries()) {
        if (viewer.seats.includes(story.toMove)) continue;
        const number = story.numberFor(viewer);
        const told = JSON.stringify([
          story.standing(viewer),
          happenedAfter(fromStart(story), actions, viewer, number - 1),
          historyOf(story, actions, viewer, { from: number - 2, to: 1e6 }),
          hostile(story, viewer),
        ]);
        if (number === before[at].number) {
          expect(told).toBe(before[at].told);
          unseen++;
        }
        before[at] = { number, told };
      }
      actions.push(answer(story, player(story)));
    }
    expect(unseen).toBeGreaterThan(60);
  });

  it("a guesser comes no further by anything that is sent than by the public record, and one who is told a secret does", {
    timeout: 600_000,
  }, () => {
    const cases = [1, 2].flatMap((seed) => observe(seed, fogTable(seed), hasty(fastRandom(seed)), 1));
    const kind = "more than one counter";
    expect(assess(cases, kind).gain).toBeLessThan(0.15);
    const betrayed = cases.map((each): Case => ({ ...each, beside: [...each.beside, each.isSo ? 1 : 0] }));
    expect(assess(betrayed, kind).gain).toBeGreaterThan(0.3);
  });

  it.runIf(LONG > 0)("the guesser at whole games of officers", { timeout: 36_000_000 }, () => {
    const file = process.env.SANDTABLE_GUESS_FILE;
    const cases: Case[] = [];
    for (let seed = 1; seed <= LONG; seed++) {
      const seen = observe(seed, fogTable(seed), officer(String(seed)), 6);
      cases.push(...seen);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(seen)}\n`);
    }
    const kinds = [...new Set(cases.map((each) => each.kind))];
    const verdicts = kinds.map((kind) => assess(cases, kind));
    process.stdout.write(`${verdicts.map((verdict) => JSON.stringify(verdict)).join("\n")}\n`);
    for (const { bounds } of verdicts) expect(bounds[0]).toBeLessThan(0.02);
  });
});
