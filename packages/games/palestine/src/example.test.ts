import { Match, playExample, scriptedChance } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { palestineExample } from "./example.ts";
import { palestine } from "./game.ts";
import { boardText } from "./testing/index.ts";

describe("8.0 the example of play", () => {
  const report = playExample(palestine, palestineExample);

  it("8.0 gives every printed value", () => {
    expect(report.mismatches).toEqual([]);
    expect(report.compared.length).toBeGreaterThanOrEqual(100);
  });

  it("8.0 ends in the position that adding up all moves gives", () => {
    const match = Match.start(palestine, { chance: scriptedChance(palestineExample.chance) });
    for (const step of palestineExample.steps.filter(({ name }) => name !== "P.22" && name !== "P.23"))
      for (const key of step.answers) match.choose(step.seat, key);
    expect(boardText(match.state)).toEqual({
      galilee: "2T sabotage",
      lydda: "2T",
      haifa_c: "2T 1P / 1C(1A) sabotage",
      tel_aviv: "3T 1P / 1C(1A) curfew",
      jerusalem_c: "3T curfew 2sabotage",
      rw_egypt: "1P / 1C",
      rw_jerusalem: "1P",
      rw_haifa: "1P / 1C",
      rw_syria: "/ 1C",
    });
    expect(match.state.available).toMatchObject({ police: 1, cells: 0, caches: 4 });
    expect(match.state.prison).toBe(5);
  });

  it("8.0 as played is a golden game", async () => {
    const match = Match.start(palestine, { chance: scriptedChance(palestineExample.chance) });
    for (const step of palestineExample.steps) for (const key of step.answers) match.choose(step.seat, key);
    const lines = match.entries.map(
      (entry) => `${entry.seat.padEnd(8)} ${entry.key.padEnd(24)} ${entry.hash}`,
    );
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("golden/example.txt");
  });
});
