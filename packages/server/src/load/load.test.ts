import { describe, expect, it } from "vitest";
import { builtServer, inPackage } from "../testing/built.ts";
import { TestPostgres } from "../testing/postgres.ts";
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
      "sockets",
    ]);
    expect(report.choicesPerSecond).toBeGreaterThan(0);
    expect(report.rawPerSecond).toBeGreaterThan(0);
    expect(report.p99).toBeGreaterThanOrEqual(report.p50);
    expect(report.cpuPerChoice).toBeGreaterThan(0);
  });

  it("comes to several nodes that share a database, with people who only look on", async () => {
    builtServer();
    const postgres = await TestPostgres.start();
    try {
      const report = await load({
        seconds: 1,
        tables: 2,
        game: "malaya",
        spectators: 0,
        sockets: 90,
        rate: undefined,
        nodes: 2,
        database: await postgres.database(),
        isScattered: true,
        main: inPackage("dist/main.js"),
      });
      expect(report.sockets).toBe(90);
      expect(report.choicesPerSecond).toBeGreaterThan(0);
      expect(report.rawPerSecond).toBeGreaterThan(0);
    } finally {
      await postgres.remove();
    }
  });

  it("says so when it cannot go on", async () => {
    builtServer();
    const wish = { seconds: 1, tables: 1, spectators: 0, rate: undefined, main: inPackage("dist/main.js") };
    await expect(load({ ...wish, game: "chess" })).rejects.toThrow(/no game "chess"/);
  });
});
