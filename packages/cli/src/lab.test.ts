import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MarkedDocument } from "./documents.ts";
import { expectSentence, GAMES, inFolder, json, sandtable } from "./testing/index.ts";

describe("arena", () => {
  it.each(GAMES)("prints the figures of %s", async (game) => {
    const args = ["arena", game, "--seats", "random,random", "--games", "2", "--seed", "3"];
    const ran = await sandtable([...args, "--json"]);
    expect(json(ran)).toMatchObject({
      game,
      seats: ["random", "random"],
      games: 2,
      finished: 2,
      wins: [expect.any(Number), expect.any(Number)],
      draws: expect.any(Number),
      ci95: [expect.any(Number), expect.any(Number)],
      violations: [],
    });
    expect(ran.code).toBe(0);
    const { out } = await sandtable(args);
    expect(out).toMatch(/2 of 2 games finished\.\nrandom won \d, random won \d, \d drawn\./);
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

describe("ladder", () => {
  const climb = (path: (name: string) => string, ...more: string[]) =>
    sandtable(["ladder", "japanese-occupation", "--levels", "recruit,random", "--out", path("out"), ...more]);

  it("writes results, a page and a table, and goes on where it was stopped", () =>
    inFolder(async (path) => {
      const { code, out } = await climb(path, "--games", "2", "--seed", "4");
      expect(out).toMatch(/^ {2}recruit against random +2 {2}\S+ %/m);
      expect(out).toMatch(/^ {2}random {3}british \d+ ± \d+ {2}japanese \d+ ± \d+$/m);
      expect(code).toBe(0);
      expect(readdirSync(path("out")).toSorted()).toEqual(["ladder.html", "ladder.json", "ladder.md"]);
      const before = readFileSync(path("out/ladder.json"), "utf8");
      expectSentence(await climb(path), /ladder\.json exists already: add --resume/);
      expectSentence(
        await climb(path, "--resume", "--seed", "5"),
        /was begun with --seed 4: leave --seed out/,
      );
      expect(readFileSync(path("out/ladder.json"), "utf8")).toBe(before);

      const more = await climb(path, "--resume", "--games", "4", "--json");
      expect(json(more)).toMatchObject({
        seed: 4,
        standings: [{ game: "japanese-occupation", rows: [{ games: 4 }, { games: 2 }, { games: 2 }] }],
      });
      expect(readFileSync(path("out/ladder.json"), "utf8")).toContain(
        before.slice(0, before.indexOf("]]}") + 3),
      );
      expect(readFileSync(path("out/ladder.md"), "utf8")).toContain(
        "npx sandtable ladder japanese-occupation --games 4 --seed 4 --levels recruit,random --write",
      );
      writeFileSync(path("out/ladder.json"), before.replace(/"bots":"[0-9a-f]+"/, '"bots":"others"'));
      expect((await climb(path, "--resume", "--games", "2")).code).toBe(0);
      expect(readFileSync(path("out/ladder.json"), "utf8")).not.toContain("others");
      writeFileSync(path("out/ladder.json"), "mine");
      expectSentence(await climb(path, "--resume"), /cannot be gone on with, because it is not JSON/);
    }));

  it("leaves the tables of games that are not named as they are", () =>
    inFolder(async (path) => {
      await climb(path, "--games", "2");
      const { out } = await sandtable(
        `ladder malaya --levels recruit,random --games 2 --resume --out ${path("out")}`.split(" "),
      );
      expect(out).toContain("Malaya 1948-1960");
      expect(out).not.toContain("Japanese Occupation");
      expect(readFileSync(path("out/ladder.md"), "utf8")).toMatch(
        /### .*Malaya 1948-1960[^#]*### .*Japanese Occupation[^#]*\| \*\*recruit\*\* \| random \| both \| 2 \|/,
      );
    }));
});

describe("lab train", () => {
  it("prints how good the weights are, and each weight", async () => {
    const args = ["lab", "train", "japanese-occupation", "--games", "10"];
    const { code, out } = await sandtable(args);
    expect(out).toMatch(/^ {2}japanese +log loss \d\.\d{4} \(a constant guess: \d\.\d{4}\) {2}accuracy /m);
    expect(out).toMatch(/^ {2}feature +british +japanese$/m);
    expect(code).toBe(0);
    const trained = await sandtable([...args, "--json"]);
    expect(json(trained)).toMatchObject({
      game: "japanese-occupation",
      weights: { japanese: expect.any(Array) },
    });
    expect((await sandtable([...args, "--json"])).out).toBe(trained.out);
  });
});

describe("lab sprt", () => {
  const sprt = (...more: string[]) => sandtable(["lab", "sprt", "malaya", ...more]);

  it("says in its exit code whether a bot is better, and by how much", async () => {
    const better = await sprt("--dev", "officer", "--base", "random", "--elo", "0,100", "--json");
    expect(better.code).toBe(0);
    const { accepted, llr, bounds, games, pentanomial, elo, ci95 } = json(better) as Record<string, unknown>;
    expect(accepted).toBe(true);
    expect(llr).toBeGreaterThan((bounds as number[])[1]);
    expect(2 * (pentanomial as number[]).reduce((sum, of) => sum + of)).toBe(games);
    expect(elo).toBeGreaterThan((ci95 as number[])[0]);
    const worse = await sprt("--dev", "random", "--base", "officer", "--elo", "0,100");
    expect(worse.code).toBe(1);
    expect(worse.out).toMatch(/^Rejected: random is not better than by 0 Elo or so, after \d+ games\.$/m);
    expect(worse.out).toContain("100 % │");
    const open = await sprt("--dev", "random", "--base", "random", "--most", "4");
    expect([open.code, open.out]).toEqual([1, expect.stringMatching(/^Not decided, after 4 games\.$/m)]);
  });

  it.each([
    ["--elo", "20,0", /^--elo takes two numbers of Elo, the smaller first/],
    ["--elo", "0", /^--elo takes two numbers of Elo/],
    ["--alpha", "2", /^--alpha takes a share between 0 and 0.5/],
    ["--dev", "officer,random", /^--dev takes one bot/],
  ])("%s %s is refused with a sentence", async (option, value, says) => {
    const given = option === "--dev" ? [] : ["--dev", "officer"];
    expectSentence(await sprt(...given, "--base", "random", option, value), says);
  });
});

describe("lab balance", () => {
  it("tells for every scenario which side is better off", async () => {
    const args = ["lab", "balance", "malaya", "--levels", "recruit,random", "--games", "2"];
    const { code, out } = await sandtable(args);
    expect(out).toMatch(/^Extended Malayan Emergency, recruit: (?:even|leans|favours).*\.$/m);
    expect(out).toMatch(/^ {2}mcp +won \d, drawn \d +\S+ % +95 %: /m);
    expect(code).toBe(0);
    const told = json(await sandtable([...args, "--json"])) as {
      balances: { level: string; scenario: string }[];
    };
    expect(told.balances.map(({ level, scenario }) => `${level} ${scenario}`)).toEqual([
      "random standard",
      "random extended",
      "recruit standard",
      "recruit extended",
    ]);
  });
});

describe("a page of the documentation", () => {
  it("is made with its marks, and takes figures between them", () =>
    inFolder(async (path) => {
      const page = (mark: string) => new MarkedDocument(path("page.md"), mark, "Title", ["one", "two"]);
      page("two").write("Second.");
      page("one").write("First.");
      page("one").write("First!");
      expect(readFileSync(path("page.md"), "utf8")).toBe(
        "# Title\n\n<!-- one:begin -->\n\nFirst!\n\n<!-- one:end -->\n\n<!-- two:begin -->\n\nSecond.\n\n<!-- two:end -->\n",
      );
      expect(() => page("three")).toThrow(
        /page.md cannot take the figures, because it has no <!-- three:begin -->/,
      );
    }));
});

describe("bad input is answered with one sentence and exit code 2", () => {
  const cases: readonly [string[], RegExp][] = [
    [["lab"], /`sandtable lab` needs a command of its own: run `sandtable lab --help`/],
    [["lab", "fly"], /Unknown command 'fly': run `sandtable lab --help`/],
    [["lab", "train"], /Missing required argument 'game': run `sandtable lab train --help`/],
    [["lab", "train", "chess"], /There is no game "chess"/],
    [["lab", "train", "malaya", "--games", "9"], /--games takes a whole number from 10 to 1000000/],
    [
      ["lab", "train", "malaya", "--temperatures", "0,,1"],
      /--temperatures takes numbers from 0 to 10, a comma between them; not ""/,
    ],
    [["lab", "train", "malaya", "--temperatures", "0.1,11"], /--temperatures takes numbers .*; not "11"/],
    [["lab", "train", "malaya", "--ridge", "0"], /--ridge takes a number above 0 and up to 100, not "0"/],
    [["lab", "train", "malaya", "--rounds", "2"], /--rounds goes with --bots/],
    [
      ["lab", "train", "malaya", "--bots", "clever"],
      /--bots "clever" does not fit: there is no bot "clever"/,
    ],
    [["lab", "balance", "malaya", "--options", "luck"], /takes as --options none, not "luck"/],
    [
      ["lab", "balance", "malaya-1941", "--options", "luck"],
      /takes as --options base-landing, southern-landings, .*, not "luck"/,
    ],
    [["ladder", "chess"], /There is no game "chess"/],
    [["ladder", "malaya", "--games", "1"], /--games takes a whole number from 2 to 100000/],
    [["ladder", "malaya", "--levels", "officer"], /--levels takes two or more of random, .*, not "officer"/],
    [["ladder", "malaya", "--levels", "officer,clever"], /not "officer,clever"/],
    [["ladder", "malaya", "--out", ""], /--out needs a folder name/],
    [["lab", "balance"], /Missing required argument 'game'/],
    [["lab", "balance", "chess"], /There is no game "chess"/],
    [
      ["lab", "balance", "malaya", "--levels", "clever"],
      /--levels takes one or more of random, .*, not "clever"/,
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
