import { settingsOf } from "@sandtable/bots";
import { describe, expect, it, vi } from "vitest";
import { fixtureOf, type Meeting, meet, seatsIn } from "./arena.ts";
import { readBot } from "./bots.ts";
import { gameOf } from "./games.ts";

const malaya = gameOf("malaya");
const bot = (name: string) => readBot(name, malaya, () => "");
const meeting = (changes: Partial<Meeting> = {}): Meeting => ({
  game: malaya,
  scenario: "standard",
  options: {},
  bots: [bot("officer"), bot("random")],
  games: 6,
  seed: 1,
  ...changes,
});

describe("the arena", () => {
  it("plays pairs that share their luck, with the sides swapped", () => {
    const fixtures = [0, 1, 2, 3].map((index) => fixtureOf(meeting(), index));
    expect(fixtures[0].seed).toBe(fixtures[1].seed);
    expect(fixtures[2].seed).toBe(fixtures[3].seed);
    expect(fixtures[0].seed).not.toBe(fixtures[2].seed);
    expect([0, 1, 2].map((index) => seatsIn(malaya, index)[0])).toEqual(["british", "mcp", "british"]);
    expect(fixtures[1].seats).toEqual({
      british: settingsOf("random", malaya),
      mcp: settingsOf("officer", malaya),
    });
  });

  it("counts who wins, by side, how long it takes and why it ends", async () => {
    let heard = 0;
    const figures = await meet(meeting(), (done) => (heard = done));
    const { wins, draws, bySide, thinking, length, reasons } = figures;
    expect(figures).toMatchObject({
      game: "malaya",
      scenario: "standard",
      seed: 1,
      seats: ["officer", "random"],
      games: 6,
      finished: 6,
      violations: [],
    });
    expect(heard).toBe(6);
    expect(wins[0] + wins[1] + draws).toBe(6);
    expect(figures.rate).toBeCloseTo((wins[0] + draws / 2) / 6, 12);
    expect(bySide.british.games + bySide.mcp.games).toBe(6);
    expect(bySide.british.wins + bySide.mcp.wins).toBe(wins[0]);
    expect(Object.values(reasons).reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(length.turns.mean).toBeGreaterThan(3);
    expect(length.decisions.median).toBeGreaterThan(length.turns.median);
    for (const { mean, p95, longest } of thinking) {
      // Whoever draws lots takes less than a clock shows.
      expect(longest).toBeGreaterThanOrEqual(mean);
      expect(longest).toBeGreaterThanOrEqual(p95);
    }
  });

  it("comes to the same with the same seed, and a game comes again by its own", async () => {
    const told = async (changes: Partial<Meeting>) => {
      const { thinking: _, ...rest } = await meet(meeting(changes));
      return rest;
    };
    expect(await told({})).toEqual(await told({}));
    const third = fixtureOf(meeting(), 4);
    expect(fixtureOf(meeting({ seed: third.seed }), 0)).toEqual(third);
  });

  it("is even between a bot and itself", async () => {
    const { bySide, rate } = await meet(meeting({ bots: [bot("officer"), bot("officer")] }));
    expect(rate).toBe(0.5);
    expect(bySide.british.rate).toBeCloseTo(1 - bySide.mcp.rate, 12);
  });

  it("tells of a game that breaks off by its seed, and goes on with the others", async () => {
    let games = 0;
    const own = malaya.setup;
    const failing = vi.spyOn(malaya, "setup").mockImplementation((...given) => {
      if (++games === 3) throw new Error("out of order");
      return own(...given);
    });
    try {
      const { violations, finished, bySide } = await meet(meeting());
      expect(violations).toEqual([
        { game: 2, seed: fixtureOf(meeting(), 2).seed, violation: "out of order" },
      ]);
      expect(finished).toBe(5);
      expect(bySide.british.games).toBe(2);
    } finally {
      failing.mockRestore();
    }
  });

  it("does not wait for a game that goes on for ever", async () => {
    const { bound } = malaya;
    Object.assign(malaya, { bound: 20 });
    try {
      const { violations } = await meet(meeting({ games: 1 }));
      expect(violations[0].violation).toBe("it takes more than 20 decisions");
    } finally {
      Object.assign(malaya, { bound });
    }
  });
});
