import { readFileSync } from "node:fs";
import { settingsOf } from "@sandtable/bots";
import { FIGURES } from "@sandtable/club";
import { completeOptions } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { balanceMarkdown, reading, variantsOf, weighSides } from "./balance.ts";
import { playFixture } from "./fixture.ts";
import { gameOf } from "./games.ts";
import { tallyOf } from "./tally.ts";

const malaya = gameOf("malaya");
const campaign = gameOf("1942");

describe("the set-ups of a game", () => {
  it("are its scenarios", () => {
    expect(variantsOf(malaya).map(({ scenario }) => scenario)).toEqual(["standard", "extended"]);
  });

  it("are then its options, one at a time", () => {
    const [usual, ...others] = variantsOf(campaign);
    expect(others.map(({ title }) => title)).toEqual([
      "Dutch dispositions: optional",
      "British dispositions: optional",
      "American dispositions: optional",
      "Zones of control of empty cities: land-and-sea",
    ]);
    for (const { options } of others) {
      const changed = Object.keys(options).filter((id) => options[id] !== usual.options[id]);
      expect(changed).toHaveLength(1);
    }
  });

  it("are those of the options that are named, if any are", () => {
    const only = variantsOf(gameOf("malaya-1941"), ["southern-landings"]);
    expect(only.map(({ options }) => options["southern-landings"])).toEqual(["closed", "open"]);
  });
});

describe("the balance of a game", () => {
  const read = (wins: number, losses: number): string => {
    const points = [...new Array<number>(wins).fill(1), ...new Array<number>(losses).fill(0)];
    const bySide = { british: tallyOf(points), mcp: tallyOf(points.map((point) => 1 - point)) };
    return reading(malaya.roles, bySide);
  };

  it.each([
    [50, 50, "even, as far as these games tell"],
    [6, 4, "even, as far as these games tell"],
    [62, 38, "leans to the British"],
    [38, 62, "leans to the MCP"],
    [20, 80, "favours the MCP strongly"],
    [0, 0, "nothing was played"],
  ])("%i to %i is read as: %s", (wins, losses, says) => {
    expect(read(wins, losses)).toBe(says);
  });

  it("is that of the same bot on both sides, whoever looks on", async () => {
    let heard = 0;
    const weighing = { game: malaya, levels: ["random", "recruit"], games: 3, seed: 2 } as const;
    const balances = await weighSides(weighing, (done) => (heard = done));
    expect(heard).toBe(12);
    expect(balances.map(({ level }) => level)).toEqual(["random", "random", "recruit", "recruit"]);
    for (const { bySide, ends, length, violations } of balances) {
      expect(bySide.british.rate + bySide.mcp.rate).toBeCloseTo(1, 12);
      expect(bySide.british.games).toBe(3);
      expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(3);
      expect(length.turns.mean).toBeGreaterThan(1);
      expect(violations).toEqual([]);
    }
    expect(await weighSides(weighing)).toEqual(balances);
    const text = balanceMarkdown(malaya, balances, "npx sandtable lab balance malaya");
    expect(text).toContain("| set-up | level | reading | games | British | MCP | drawn | turns | ends |");
    expect(text.split("\n").filter((line) => line.startsWith("| Extended Malayan Emergency |"))).toHaveLength(
      2,
    );
  });

  it("tells when the milestones of the game were reached, in its own turns", async () => {
    const siege = gameOf("malaya-1941");
    const officer = settingsOf("officer", siege);
    const { reached } = playFixture({
      game: siege.id,
      scenario: "campaign",
      options: completeOptions(siege, {}),
      seats: { japanese: officer, allied: officer },
      seed: 1,
    });
    expect(Object.keys(reached)[0]).toBe("Kuala Lumpur falls");
    for (const turn of Object.values(reached)) expect([1, 2, 3, 4, 5, 6]).toContain(turn);
    const random = settingsOf("random", siege);
    const aimless = playFixture({
      game: siege.id,
      scenario: "campaign",
      options: completeOptions(siege, {}),
      seats: { japanese: random, allied: random },
      seed: 1,
    });
    expect(aimless.reached).toEqual({});
  }, 300_000);

  it("counts the games in which a milestone was never reached, and shows them in a table of their own", async () => {
    const judgement = { ...malaya.judgement, milestones: [{ name: "peace", turnOf: () => 1 }] };
    const hopeful = { ...malaya, judgement };
    const [one] = await weighSides({ game: hopeful, levels: ["random"], games: 3, seed: 2 });
    expect(one.milestones).toEqual({ peace: { never: 3 } });
    const text = balanceMarkdown(hopeful, [{ ...one, milestones: { peace: { "turn 2": 2, never: 1 } } }], "");
    expect(text).toContain("| set-up | level | peace |");
    expect(text).toContain(`| ${one.title} | random | turn 2 2, never 1 |`);
    expect(balanceMarkdown(malaya, [{ ...one, milestones: {} }], "")).not.toContain("peace");
  });
});

describe("the figures that ratings go by", () => {
  it("are those of the page", () => {
    const page = readFileSync(new URL("../../../docs/balance.md", import.meta.url), "utf8").split("\n");
    for (const { game, scenario, option, level, games, percent } of FIGURES) {
      const [id, value] = option ?? [];
      const variant = variantsOf(gameOf(game)).find(
        (one) => one.scenario === scenario && (id === undefined || one.options[id] === value),
      );
      const row = page.find((line) => line.startsWith(`| ${variant?.title} | ${level} |`));
      const [, , , , counted, share] = (row ?? "").split("|").map((cell) => cell.trim());
      expect([Number(counted), Number.parseFloat(share)], variant?.title).toEqual([games, percent]);
    }
  });
});
