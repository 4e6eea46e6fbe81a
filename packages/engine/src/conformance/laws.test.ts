import { describe, expect, it } from "vitest";
import type { Game } from "../index.ts";
import { ambush } from "./ambush.ts";
import { conformance } from "./index.ts";
import { type Law, laws } from "./laws.ts";
import { type HighCard, highCard } from "./toy.ts";

conformance(highCard, { games: 12, playouts: 60, golden: "golden" });
conformance(ambush, { games: 40, playouts: 60, golden: "golden/ambush" });

/** The toy with one part replaced: each law must notice its own kind of damage. */
const damaged: readonly (readonly [Law, string, Partial<Game<HighCard>>])[] = [
  ["T1", "a game beyond its bound", { bound: 5 }],
  ["T2", "choices that depend on how often they are listed", { play: flickering() }],
  [
    "T3",
    "a clone that shares its hand",
    { clone: (g) => Object.assign(highCard.clone(g), { hand: g.hand, score: g.score }) },
  ],
  ["T3", "a view that goes on with the game", { view: (g) => ({ score: g.score }) }],
  [
    "T4",
    "a state that forgets the score",
    { load: (json) => Object.assign(highCard.load(json), { score: [0, 0] }) },
  ],
  ["T5", "a game that depends on a counter outside the state", { play: flickering() }],
  ["T6", "a game that depends on a counter outside the state", { play: flickering() }],
  ["T7", "an outcome without weight", { play: weightless }],
  ["T8", "a view that shows the other hand", { view: (g) => ({ hands: g.hand }) }],
  ["T9", "worlds drawn from elsewhere", { determinize: elsewhere() }],
  ["T10", "keys that lead nowhere", { choice: () => undefined }],
  ["T12", "a broken invariant", { invariants: (g) => (g.round > 1 ? ["broken"] : []) }],
  [
    "T13",
    "a loser among the winners",
    {
      outcome: (g) =>
        g.round < 3 ? undefined : { winners: ["east"], scores: { east: 0, west: 1 }, reason: "4" },
    },
  ],
  ["T14", "a landmark nobody sees", { landmarks: ["unicorn"] }],
  [
    "T20",
    "an umpire that only watches",
    { view: (g, viewer) => highCard.view(g, viewer === "umpire" ? "spectator" : viewer) },
  ],
  ["T20", "a hand that is shown where nothing is secret", { secrets: false }],
];

function flickering(): Game<HighCard>["play"] {
  let calls = 0;
  return function* (g) {
    calls++;
    for (const round = g.round; g.round === round; ) {
      const run = highCard.play(g);
      for (let step = run.next(); !step.done; ) {
        const flip = calls % 4 === 0 && step.value.seat !== "chance" && step.value.choices.length > 1;
        const decision = flip
          ? { ...step.value, choices: [...step.value.choices].reverse().slice(0, 1), telling: true as const }
          : step.value;
        step = run.next(yield decision);
      }
    }
  };
}

function* weightless(g: HighCard): ReturnType<Game<HighCard>["play"]> {
  const run = highCard.play(g);
  for (let step = run.next(); !step.done; ) {
    const { value } = step;
    step = run.next(
      yield value.seat === "chance" ? { ...value, weights: value.choices.map((_, index) => index) } : value,
    );
  }
}

function elsewhere(): Game<HighCard>["determinize"] {
  let worlds = 0;
  return (g) => Object.assign(highCard.clone(g), { hand: [1 + (worlds++ % 6), 1 + (worlds % 5)] });
}

describe("the kit notices damage", () => {
  for (const [law, what, damage] of damaged) {
    it(`${law} ${what}`, () => {
      const kit = laws({ ...highCard, ...damage }, { games: 12, playouts: 60 });
      expect(kit[law]).toThrow();
    });
  }
});
