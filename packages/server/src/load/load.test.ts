import { describe, expect, it } from "vitest";
import { builtServer, inPackage } from "../testing/built.ts";
import { load } from "./load.ts";

describe("the load", () => {
  it("plays at real tables of a real server, and measures what a choice costs beside what the disk can do", async () => {
    builtServer();
    const report = await load({
      seconds: 1,
      tables: 4,
      game: "malaya",
      spectators: 1,
      rate: undefined,
      main: inPackage("dist/main.js"),
    });
    expect(Object.keys(report)).toEqual([
      "choicesPerSecond",
      "p50",
      "p99",
      "rawPerSecond",
      "ratio",
      "cpuPerChoice",
      "kBPerTable",
      "mBPerMinute",
    ]);
    expect(report.choicesPerSecond).toBeGreaterThan(0);
    expect(report.rawPerSecond).toBeGreaterThan(0);
    expect(report.p99).toBeGreaterThanOrEqual(report.p50);
    expect(report.cpuPerChoice).toBeGreaterThan(0);
  });

  it("says so when it cannot go on", async () => {
    builtServer();
    const wish = { seconds: 1, tables: 1, spectators: 0, rate: undefined, main: inPackage("dist/main.js") };
    await expect(load({ ...wish, game: "chess" })).rejects.toThrow(/no game "chess"/);
  });
});
