import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { settingsOf } from "@sandtable/bots";
import { beforeAll, describe, expect, it } from "vitest";
import type { Fixture, Played } from "./fixture.ts";
import { gameOf } from "./games.ts";
import { playAll } from "./hall.ts";
import { seedOfGame } from "./seeds.ts";

/** Threads run what is built. */
const inPackage = (path: string): URL => new URL(`../${path}`, import.meta.url);
const worker = inPackage("dist/worker.js");

beforeAll(() => {
  const compiler = fileURLToPath(inPackage("../../node_modules/typescript/bin/tsc"));
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-b", fileURLToPath(inPackage("."))], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the lab cannot be built:\n${stdout}`);
}, 60_000);

const malaya = gameOf("malaya");
const fixture = (seed: number, game = "malaya"): Fixture => ({
  game,
  scenario: "standard",
  options: {},
  seats: { british: settingsOf("officer", malaya), mcp: settingsOf("recruit", malaya) },
  seed,
  keep: true,
});

/** All but the time it took. */
const told = (games: readonly Played[]) => games.map(({ thinking: _, ...rest }) => rest);

describe("games in threads", () => {
  it("are the same, and in the same order, however many threads there are", async () => {
    const fixtures = Array.from({ length: 7 }, (_, index) => fixture(seedOfGame(3, index)));
    const heard: number[] = [];
    const three = await playAll(fixtures, (index) => heard.push(index), { threads: 3, worker });
    expect(told(three)).toEqual(told(await playAll(fixtures, undefined, { threads: 1, worker })));
    expect(told(three)).toEqual(told(await playAll(fixtures, undefined, { threads: 0, worker })));
    expect(heard.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(new Set(three.map(({ positions }) => positions.join(" "))).size).toBe(7);
  });

  it("that cannot be played are told, and the others go on", async () => {
    const fixtures = [fixture(1), fixture(2, "chess"), fixture(3)];
    const played = await playAll(fixtures, undefined, { threads: 1, worker });
    expect(played.map(({ outcome }) => outcome !== undefined)).toEqual([true, false, true]);
    expect(played[1].violation).toMatch(/there is no game "chess"/);
  });

  it("whose thread ends are told", async () => {
    const gone = new URL("data:text/javascript,process.exit(3)");
    const played = await playAll([fixture(1), fixture(2)], undefined, { threads: 2, worker: gone });
    for (const { violation } of played) expect(violation).toMatch(/its thread broke off/);
  });
});
