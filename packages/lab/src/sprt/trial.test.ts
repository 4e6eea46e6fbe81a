import { settingsOf } from "@sandtable/bots";
import { describe, expect, it, vi } from "vitest";
import { gameOf } from "../games.ts";
import { judge, type Standing, type Trial } from "./trial.ts";

const game = gameOf("malaya");
const bot = (name: "random" | "recruit" | "officer") => ({ name, settings: settingsOf(name, game) });

const trial = (change: Partial<Trial> = {}): Trial => ({
  game,
  scenario: "standard",
  options: {},
  bots: [bot("officer"), bot("random")],
  seed: 1,
  claim: { elo: [0, 100], alpha: 0.05, beta: 0.05 },
  most: 200,
  ...change,
});

describe("a trial", () => {
  it("stops by itself when the claim is sure, and always after the same games", async () => {
    const heard: Standing[] = [];
    const judged = await judge(trial(), (standing) => heard.push(standing));
    expect(judged.accepted).toBe(true);
    expect(judged.games).toBeLessThan(200);
    expect(judged.llr).toBeGreaterThanOrEqual(judged.bounds[1]);
    expect(judged.curve).toEqual(heard.map(({ llr }) => llr));
    expect(judged.curve.slice(0, -1).every((llr) => llr < judged.bounds[1])).toBe(true);
    expect(2 * judged.pentanomial.reduce((sum, of) => sum + of, 0)).toBe(judged.games);
    expect(judged.elo).toBeGreaterThan(100);
    expect(await judge(trial())).toEqual(judged);
  });

  it("is another one with another seed", async () => {
    const unsure = { claim: { elo: [0, 1], alpha: 0.05, beta: 0.05 }, most: 30 } as const;
    const [one, other] = [
      await judge(trial({ ...unsure, bots: [bot("officer"), bot("recruit")] })),
      await judge(trial({ ...unsure, bots: [bot("officer"), bot("recruit")], seed: 2 })),
    ];
    expect(one.curve).not.toEqual(other.curve);
  });

  it("stops when it is sure that the claim does not hold", async () => {
    const judged = await judge(trial({ bots: [bot("random"), bot("officer")] }));
    expect(judged).toMatchObject({ accepted: false, violations: [] });
    expect(judged.elo).toBeLessThan(0);
  });

  it("is not decided when there may be no more pairs", async () => {
    const judged = await judge(trial({ claim: { elo: [0, 1], alpha: 0.05, beta: 0.05 }, most: 3 }));
    expect(judged).toMatchObject({ accepted: null, games: 6 });
  });

  it("tells which games broke off, and does not count their pairs", async () => {
    let games = 0;
    const own = game.setup;
    const failing = vi.spyOn(game, "setup").mockImplementation((...given) => {
      if (++games === 3) throw new Error("out of order");
      return own(...given);
    });
    try {
      const judged = await judge(trial({ claim: { elo: [0, 1], alpha: 0.05, beta: 0.05 }, most: 4 }));
      expect(judged).toMatchObject({ games: 6, violations: [{ game: 2, violation: "out of order" }] });
    } finally {
      failing.mockRestore();
    }
  });

  it("in which every game broke off has no figures", async () => {
    const failing = vi.spyOn(game, "setup").mockImplementation(() => {
      throw new Error("out of order");
    });
    try {
      expect(await judge(trial({ most: 2 }))).toMatchObject({
        accepted: null,
        games: 0,
        elo: null,
        ci95: null,
      });
    } finally {
      failing.mockRestore();
    }
  });
});
