import type { Decision } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { meet } from "../arena.ts";
import { readBot } from "../bots.ts";
import { gameOf, weighedBy } from "../games.ts";
import { climb, type Ladder, missingFrom } from "./climb.ts";
import { boutsOf, emptyLedger, type Ledger, readLedger, writeLedger } from "./ledger.ts";
import { ladderMarkdown } from "./markdown.ts";
import { ladderPage } from "./page.ts";
import { type Standings, standingsOf } from "./standings.ts";

const game = gameOf("malaya");
const ladder = (count: number): Ladder => ({
  games: [game],
  levels: ["random", "recruit"],
  count: () => count,
});

async function climbed(...counts: readonly number[]): Promise<Ledger> {
  let ledger = emptyLedger(5);
  for (const count of counts) {
    await climb(ledger, ladder(count));
    ledger = readLedger(writeLedger(ledger));
  }
  return ledger;
}

const standing = (ledger: Ledger): Standings => standingsOf(ledger, game, ladder(0).levels);

/** All but the time it took. */
const told = ({ rows, ratings }: Standings) => ({
  rows: rows.map(({ thinking: _, ...row }) => row),
  ratings,
});

describe("a ladder", () => {
  it("comes to what the arena finds", async () => {
    const bot = (name: string) => readBot(name, game, () => "");
    const figures = await meet({
      game,
      scenario: game.scenarios[0].id,
      options: {},
      bots: [bot("recruit"), bot("random")],
      games: 4,
      seed: 5,
    });
    const { rows, violations } = standing(await climbed(4));
    const { rate, ci95, bySide } = figures;
    expect(rows).toMatchObject([
      { seats: ["recruit", "random"], games: 4, rate, ci95 },
      ...game.roles.map(({ seat }) => ({ side: seat, ...bySide[seat] })),
    ]);
    expect(violations).toEqual([]);
  });

  it("can be stopped and gone on with", async () => {
    let heard = 0;
    const ledger = emptyLedger(5);
    await climb(ledger, ladder(2), () => heard++);
    expect(missingFrom(ledger, ladder(4))).toBe(2);
    await climb(ledger, ladder(4), () => heard++);
    expect([heard, missingFrom(ledger, ladder(4))]).toEqual([4, 0]);
    expect(told(standing(ledger))).toEqual(told(standing(await climbed(4))));
    expect(told(standing(await climbed(2, 3, 4)))).toEqual(told(standing(ledger)));
  });

  it("rates the better bot higher, on either side", async () => {
    const { ratings } = standing(await climbed(20));
    for (const { seat } of game.roles)
      expect(ratings.recruit[seat].rating).toBeGreaterThan(ratings.random[seat].rating);
  });

  it("does not mix the results of bots that judge otherwise", async () => {
    const ledger = await climbed(2);
    const other = weighedBy(game, { british: [], mcp: [] });
    const careless = {
      ...game,
      judgement: {
        ...game.judgement,
        appeal: (_: unknown, { choices }: Decision, into: Float64Array) =>
          void into.fill(0, 0, choices.length),
      },
    };
    expect(missingFrom(ledger, ladder(2))).toBe(0);
    expect(missingFrom(ledger, { ...ladder(2), games: [other] })).toBe(2);
    expect(missingFrom(await climbed(2), { ...ladder(2), games: [careless] })).toBe(2);
  });

  it.each([
    ["{", "it is not JSON"],
    ["[]", "it is not the ledger of a ladder"],
    ['{"sandtable":"ladder","seed":1.5,"games":{}}', "it is not the ledger of a ladder"],
    ['{"sandtable":"ladder","seed":1,"games":{"malaya":{"a-b":{"bots":"","bouts":[{}]}}}}', "not the ledger"],
    [
      '{"sandtable":"ladder","seed":1,"games":{"malaya":{"a-b":{"bots":"","bouts":[{"points":1,"paces":[[1],[2]]}]}}}}',
      "not the ledger",
    ],
  ])("does not go on with %s", (text, says) => {
    expect(() => readLedger(text)).toThrow(says);
  });
});

describe("what a ladder writes", () => {
  const ledger: Ledger = emptyLedger(1);
  const pace: [number, number, number] = [10, 1234, 456];
  const bout = (points: number) => ({ points, paces: [pace, pace] as const });
  boutsOf(ledger, game, ["recruit", "random"]).push(bout(1), bout(0.5), null, { violation: "out of order" });
  const standings = [standing(ledger)];

  it("has a table with every pairing, side, rate and time, and the ratings", () => {
    const text = ladderMarkdown(standings, "npx sandtable ladder");
    expect(text).toContain("Written by `npx sandtable ladder`.");
    expect(text).toContain("| **recruit** | random | both | 2 | 75.0 % | 19.8 to 97.3 % | 123 ms | 456 ms |");
    expect(text).toContain("|  |  | MCP | 1 | 50.0 % |");
    expect(text).toMatch(/^\| recruit \| \d{4} ± \d+ \| \d{4} ± \d+ \|$/m);
  });

  it("has a page with three drawings, which needs nothing from elsewhere", () => {
    const page = ladderPage(standings, "npx sandtable ladder <all>");
    expect(page.match(/<svg /g)).toHaveLength(3);
    expect(page).toContain("npx sandtable ladder &lt;all&gt;");
    expect(page).not.toMatch(/NaN|Infinity|undefined|https?:|<script|<link/);
  });

  it("tells which games broke off, and leaves out what was not played", () => {
    expect(standings[0].violations).toEqual([
      { seats: ["recruit", "random"], game: 3, violation: "out of order" },
    ]);
    const nothing = [standingsOf(emptyLedger(1), game, ["random", "recruit", "officer"])];
    expect(ladderMarkdown(nothing, "")).toContain("| **officer** | recruit | both | 0 |  |  |  |  |");
    expect(ladderPage(nothing, "")).not.toContain("NaN");
  });
});
