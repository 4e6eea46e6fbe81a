import { Match, playExample, scriptedChance } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { malayaExample } from "./example.ts";
import { malaya } from "./game.ts";
import { boardText } from "./testing/index.ts";

describe("8.0 the example of play", () => {
  const report = playExample(malaya, malayaExample);

  it("8.0 gives every printed value", () => {
    expect(report.mismatches).toEqual([]);
    expect(report.compared.length).toBeGreaterThanOrEqual(100);
  });

  it("8.0 ends in the position that adding up all moves gives", () => {
    const match = Match.start(malaya, { chance: scriptedChance(malayaExample.chance) });
    for (const step of malayaExample.steps.filter(
      ({ name }) => name !== "M.21" && name !== "M.22" && name !== "M.23",
    )) {
      for (const key of step.answers) match.choose(step.seat, key);
    }
    expect(boardText(match.state)).toEqual({
      kuala_lumpur: "5T 2P",
      perak: "2T / 1G(1A) terror",
      johore: "1T 4P support",
      pahang: "2T 2P terror",
      negri_sembilan: "2T / 1G(1A) opposition terror village",
      kelantan: "/ 1B 3G(1A) opposition",
      trengganu: "/ 1B 2G(1A) opposition",
      kedah: "/ 1G(1A) opposition terror",
      selangor: "/ 1G",
      ec_north: "/ 1G(1A) sabotage",
    });
    expect(match.state.available).toMatchObject({ troops: 3, police: 7, guerrillas: 5, bases: 2 });
  });

  it("8.0 as played is a golden game", async () => {
    const match = Match.start(malaya, { chance: scriptedChance(malayaExample.chance) });
    for (const step of malayaExample.steps) for (const key of step.answers) match.choose(step.seat, key);
    const lines = match.entries.map(
      (entry) => `${entry.seat.padEnd(8)} ${entry.key.padEnd(24)} ${entry.hash}`,
    );
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("golden/example.txt");
  });
});
