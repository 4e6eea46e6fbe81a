import { Match, playExample, scriptedChance } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { occupationExample } from "./example.ts";
import { occupation } from "./game.ts";
import { boardText } from "./testing/index.ts";

describe("8.0 the example of play", () => {
  const report = playExample(occupation, occupationExample);

  it("8.0 gives every printed value", () => {
    expect(report.mismatches).toEqual([]);
    expect(report.compared.length).toBeGreaterThanOrEqual(130);
  });

  it("8.0 ends in the position that adding up all moves gives", () => {
    const match = Match.start(occupation, { chance: scriptedChance(occupationExample.chance) });
    const until = occupationExample.steps.findIndex(({ name }) => name === "J.27");
    for (const step of occupationExample.steps.slice(0, until))
      for (const key of step.answers) match.choose(step.seat, key);
    expect(boardText(match.state)).toEqual({
      kedah: "/ 1M(1A) intel:2",
      perak: "3T 1P K / 2M(2A) C F terror seen:1",
      kelantan: "1T / 1N(1A) F camp",
      trengganu: "/ 1M 2N(1A) camp opposition intel:2",
      pahang: "/ F camp",
      selangor: "/ 1M(1A)",
      negri_sembilan: "6T 1P / 1M opposition",
      johore: "1T 1P K / 1M(1A) terror intel:0",
      kuala_lumpur: "2T 2P K",
      ec_north: "1T",
      ec_south: "1T",
    });
    expect(match.state.available).toMatchObject({ mpaja: 3, others: 1, caches: 3, camps: 1, police: 1 });
    expect(match.state.sabotage).toEqual([0, 0, 0, 1, 1, 0, 1, 0]);
  });

  it("8.0 as played is a golden game", async () => {
    const match = Match.start(occupation, { chance: scriptedChance(occupationExample.chance) });
    for (const step of occupationExample.steps) for (const key of step.answers) match.choose(step.seat, key);
    const lines = match.entries.map(
      (entry) => `${entry.seat.padEnd(8)} ${entry.key.padEnd(28)} ${entry.hash}`,
    );
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("golden/example.txt");
  });
});
