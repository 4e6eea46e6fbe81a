import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expectSentence, GAMES, inFolder, json, sandtable } from "./testing/index.ts";

describe("arena", () => {
  it.each(GAMES)("prints the figures of %s", async (game) => {
    const args = ["arena", game, "--seats", "recruit,random", "--games", "2", "--seed", "3"];
    const ran = await sandtable([...args, "--json"]);
    expect(json(ran)).toMatchObject({
      game,
      seats: ["recruit", "random"],
      games: 2,
      finished: 2,
      wins: [expect.any(Number), expect.any(Number)],
      draws: expect.any(Number),
      ci95: [expect.any(Number), expect.any(Number)],
      violations: [],
    });
    expect(ran.code).toBe(0);
    const { out } = await sandtable(args);
    expect(out).toMatch(/2 of 2 games finished\.\nrecruit won \d, random won \d, \d drawn\./);
    expect(out).toMatch(/^ {2}in all +2 {2}games +\S+ % +95 %: \S+ to \S+ %$/m);
    expect(out).toMatch(/^random thinks \S+ ms a turn/m);
  });

  it("takes bots from a file, options and scenarios", () =>
    inFolder(async (path) => {
      writeFileSync(path("mine.json"), '{"kind":"instinct","temperature":5,"whim":0.5}');
      const seats = `${path("mine.json")},recruit:whim=1`;
      const malaya = await sandtable([
        "arena",
        "malaya",
        "--games",
        "1",
        "--scenario",
        "extended",
        "--json",
        "--seats",
        seats,
      ]);
      expect(json(malaya)).toMatchObject({
        scenario: "extended",
        seats: [path("mine.json"), "recruit:whim=1"],
      });
      const campaign = ["arena", "1942", "--games", "1", "--seats", "random,random", "--json"];
      const options = { dutch: "optional", british: "standard" };
      expect(json(await sandtable([...campaign, "--option", "dutch=optional"]))).toMatchObject({ options });
    }));
});

describe("lab train", () => {
  it("prints how good the weights are, and each weight", async () => {
    const args = ["lab", "train", "palestine", "--games", "10"];
    const { code, out } = await sandtable(args);
    expect(out).toMatch(/^ {2}irgun +log loss 0\.\d{4} \(a constant guess: 0\.\d{4}\) {2}accuracy /m);
    expect(out).toMatch(/^ {2}feature +british +irgun$/m);
    expect(code).toBe(0);
    const trained = await sandtable([...args, "--json"]);
    expect(json(trained)).toMatchObject({ game: "palestine", weights: { irgun: expect.any(Array) } });
    expect((await sandtable([...args, "--json"])).out).toBe(trained.out);
  });
});

describe("bad input is answered with one sentence and exit code 2", () => {
  const cases: readonly [string[], RegExp][] = [
    [["lab"], /`sandtable lab` needs a command of its own: run `sandtable lab --help`/],
    [["lab", "fly"], /Unknown command 'fly': run `sandtable lab --help`/],
    [["lab", "train"], /Missing required argument 'game': run `sandtable lab train --help`/],
    [["lab", "train", "chess"], /There is no game "chess"/],
    [["lab", "train", "malaya", "--games", "9"], /--games takes a whole number from 10 to 1000000/],
    [["lab", "train", "malaya", "--ridge", "0"], /--ridge takes a number above 0 and up to 100, not "0"/],
    [["lab", "train", "malaya", "--rounds", "2"], /--rounds goes with --bots/],
    [
      ["lab", "train", "malaya", "--bots", "clever"],
      /--bots "clever" does not fit: there is no bot "clever"/,
    ],
    [["arena", "malaya"], /Required option '--seats <bots>' not specified/],
    [["arena", "malaya", "--seats", "officer"], /--seats takes two bots, not "officer"/],
    [["arena", "malaya", "--seats", "officer,clever"], /there is no bot "clever": it is one of random/],
    [["arena", "malaya", "--seats", "officer,no.json"], /no.json cannot be read/],
    [["arena", "malaya", "--seats", "officer,colonel:looks=0"], /"looks" .* is a whole number from 1 to/],
    [["arena", "chess", "--seats", "officer,random"], /There is no game "chess"/],
    [["arena", "1942", "--seats", "random,random", "--option", "dutch=no"], /option dutch of 1942 is one of/],
    [["arena", "malaya", "--seats", "random,random", "--scenario", "no"], /no scenario "no"/],
  ];
  it.each(cases)("%j", async (args, says) => expectSentence(await sandtable(args), says));
});
