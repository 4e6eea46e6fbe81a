import { writeFileSync } from "node:fs";
import type { Analysis } from "@sandtable/bots";
import { fastChance, fastRandom, Match, writeTranscript } from "@sandtable/engine";
import { malaya } from "@sandtable/malaya";
import { describe, expect, it } from "vitest";
import { plot } from "./plot.ts";
import { inFolder, sandtable, seedOf } from "./testing/index.ts";

/** The record of some turns of a random game. */
function record(entries: number): string {
  const random = fastRandom(4);
  const match = Match.start(malaya, { chance: fastChance(random) });
  while (match.decision && match.entries.length < entries) {
    const { seat, choices } = match.decision;
    match.choose(seat, choices[random.below(choices.length)].key);
  }
  return writeTranscript(match as unknown as Match);
}

describe("an analysis", () => {
  it("tells the curve and the turns that mattered, with what a general would have done", () =>
    inFolder(async (path) => {
      writeFileSync(path("game"), record(45));
      const { code, out, err } = await sandtable(["analyse", path("game"), "--looks", "20"]);
      expect([code, err]).toEqual([0, ""]);
      expect(out).toContain("The chance of the British, turn by turn:");
      expect(out).toMatch(/^ 50 % ┼/m);
      expect(out).toMatch(/^Turn \d+ \(entry \d+\), the (British|MCP): \d+ % to \d+ %$/m);
      expect(out).toMatch(
        /What was done was worth \d+ %; the dice made that (?:[+−]\d+|0)\.\s+A general (?:would have gone for|finds nothing better)/,
      );
      expect(out).toMatch(/^· The (British|MCP) take the .* box\. \(2\.3\.2\)$/m);
    }));

  it("is JSON for those who want figures, and the same each time", () =>
    inFolder(async (path) => {
      writeFileSync(path("game"), record(30));
      const once = await sandtable(["analyse", path("game"), "--looks", "20", "--json"]);
      const { points, turningPoints } = JSON.parse(once.out) as Analysis;
      expect(points.length).toBeGreaterThan(3);
      expect(turningPoints.some(({ courses }) => courses.length > 0)).toBe(true);
      expect(await sandtable(["analyse", path("game"), "--looks", "20", "--json"])).toEqual(once);
    }));

  it("refuses a record that does not hold", () =>
    inFolder(async (path) => {
      writeFileSync(path("game"), record(30).replace("box:", "bix:"));
      expect(await sandtable(["analyse", path("game")])).toMatchObject({
        code: 2,
        err: expect.stringMatching(/does not hold: line \d+/),
      });
    }));
});

describe("a plot", () => {
  it("has a column for each point, the highest at the top", () => {
    const rows = plot([0, 0.5, 1], 80);
    expect(rows[0]).toBe("100 % │  ●");
    expect(rows[5]).toBe(" 50 % ┼·●·");
    expect(rows[10]).toBe("  0 % │●");
    expect(rows[11]).toBe("      └───");
  });
  it("takes several points for a column where there is no room", () => {
    const rows = plot([0, 1, 1, 1, 0, 0], 10);
    expect(rows[5]).toBe(" 50 % ┼●··");
    expect(rows[0]).toBe("100 % │ ●");
  });
});

describe("at the terminal", () => {
  const args = ["play", "malaya", "--seed", seedOf("5a")];

  it("a hint names a choice, tells the plan in words, and changes nothing", async () => {
    const { out } = await sandtable(args, { typed: ["hint", "t"] });
    const said = out.replace(/\s+/g, " ");
    expect(said).toMatch(/A colonel would choose: .* \[box:\w+\]\. A guess from \d+ looks ahead\./);
    expect(out).toMatch(/The best plan found, \d+ %\. How it may go:\n· The British take the /);
    expect(out).toMatch(/Next best, \d+ %\./);
    expect(out.match(/A colonel would choose/g)).toHaveLength(2);
    expect(out.match(/What has happened:/g)).toHaveLength(1);
  });

  it("a colonel is said to be thinking, and goes on with its plan", async () => {
    const typed = ["box:limited\r", "pass\r"];
    const { out } = await sandtable([...args, "--bot", "colonel"], { keys: typed });
    expect(out).toContain("The colonel is thinking for the MCP…");
    expect(out).toContain("The MCP take the");
    const quiet = await sandtable([...args, "--bot", "colonel"], { typed: ["box:limited", "pass"] });
    expect(quiet.out).not.toContain("is thinking");
  });
});
