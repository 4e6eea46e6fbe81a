import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { seedOfGame } from "@sandtable/lab";
import { titles } from "@sandtable/library";
import { describe, expect, it, vi } from "vitest";
import { findGame } from "./games.ts";
import {
  expectSentence,
  GAMES,
  inFolder,
  json,
  makePipe,
  type Ran,
  sandtable,
  seedOf,
} from "./testing/index.ts";

const COMMANDS = [
  "play",
  "games",
  "playout",
  "match",
  "verify",
  "example",
  "rules",
  "bench",
  "arena",
  "ladder",
  "lab",
];
const LAB_COMMANDS = ["train", "balance"];

describe("the command line", () => {
  it("without anything more gives an overview", async () => {
    const { code, out, err } = await sandtable([]);
    for (const id of GAMES) expect(out).toMatch(new RegExp(`^  ${id} +${findGame(id).game.title}$`, "m"));
    expect(out).toContain("sandtable play malaya");
    expect(out.split("\n").length).toBeLessThan(15);
    expect([code, err]).toEqual([0, ""]);
  });

  it.each([...COMMANDS, ...LAB_COMMANDS.map((command) => `lab ${command}`)])(
    "%s has help with an example",
    async (command) => {
      const { code, out } = await sandtable([...command.split(" "), "--help"]);
      expect(out).toContain(`Example: sandtable ${command}`);
      expect(code).toBe(0);
    },
  );

  it("tells its version and lists every command", async () => {
    expect((await sandtable(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    const { out } = await sandtable(["--help"]);
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
  });
});

describe("bad input is answered with one sentence and exit code 2", () => {
  const cases: readonly [string[], RegExp][] = [
    [["fly"], /Unknown command 'fly'.*sandtable --help/],
    [["gamse"], /Unknown command 'gamse' \(Did you mean games\?\)/],
    [["--fly"], /Unknown option '--fly'/],
    [["games", "--fly"], /Unknown option '--fly'.*sandtable games --help/],
    [["games", "malaya"], /Too many arguments/],
    [["playout"], /Missing required argument 'game'/],
    [["play", "chess"], new RegExp(`There is no game "chess": choose one of ${GAMES.join(", ")}\\.`)],
    [["playout", "chess"], /There is no game "chess": choose one of malaya/],
    [["playout", "constructor"], /There is no game "constructor"/],
    [["example", "chess"], /There is no game/],
    [["rules", "chess"], /There is no game/],
    [["playout", "malaya", "--games", "0"], /--games takes a whole number from 1 to 100000000, not "0"/],
    [["playout", "malaya", "--games", "-3"], /--games/],
    [["playout", "malaya", "--games", "ten"], /not "ten"/],
    [["playout", "malaya", "--games", "1.5"], /not "1.5"/],
    [["playout", "malaya", "--games", "1e3"], /not "1e3"/],
    [["playout", "malaya", "--games"], /Option '--games <n>' argument missing/],
    [["playout", "malaya", "--games", "100000001"], /from 1 to 100000000/],
    [["playout", "malaya", "--seed", "x"], /--seed takes a whole number from 0 to 9007199254740991/],
    [["playout", "malaya", "--transcripts", ""], /--transcripts needs a folder name/],
    [["play", "malaya", "--save", ""], /--save needs a file name/],
    [["play", "malaya", "--load", " "], /--load needs a file name/],
    [["play", "malaya", "--transcript", ""], /--transcript needs a file name/],
    [["verify", ""], /verify needs a file name/],
    [["playout", "malaya", "--seats", "officer"], /for each of british,mcp, not "officer"/],
    [
      ["playout", "malaya", "--seats", "officer,clever"],
      /a bot \(random, recruit, officer, colonel, general\)/,
    ],
    [["playout", "malaya", "--seats", "random,random,random"], /--seats/],
    [["playout", "malaya", "--scenario", "short"], /no scenario "short": choose one of standard, extended/],
    [["play", "malaya", "--scenario", "short"], /no scenario "short"/],
    [["play", "malaya", "--seat", "french"], /no seat "french".*choose british, mcp or both/],
    [["play", "japanese-occupation", "--seat", "mcp"], /no seat "mcp".*choose british, japanese or both/],
    [
      ["play", "japanese-occupation", "--scenario", "extended"],
      /no scenario "extended": choose one of standard/,
    ],
    [
      ["play", "malaya", "--bot", "clever"],
      /no bot "clever": choose random, recruit, officer, colonel, general/,
    ],
    [["play", "malaya", "--seed", "abc"], /64 hexadecimal digits/],
    [["play", "malaya", "--option", "fog"], /name=value/],
    [["play", "malaya", "--option", "fog=on"], /no option "fog"/],
    [
      ["play", "malaya", "--load", "no-such-file"],
      /no-such-file cannot be read, because there is no such file/,
    ],
    [["play", "malaya", "--load", "x", "--seed", seedOf("00")], /--seed cannot go with --load/],
    [["play", "malaya", "--save", "x", "--transcript", "x"], /name the same file/],
    [["play", "che\nss"], /There is no game "che ss"/],
    [["verify", "no-such-file"], /cannot be read/],
    [["verify", "."], /cannot be read, because it is a folder/],
    [["bench", "chess"], /There is no game "chess"/],
    [["bench", "--rounds", "0"], /--rounds takes a whole number from 1 to 1000/],
  ];
  it.each(cases)("%j", async (args, says) => expectSentence(await sandtable(args), says));
});

describe("games", () => {
  it("lists the games", async () => {
    const ran = await sandtable(["games", "--json"]);
    const listed = titles.map(({ game: { id, title, roles, scenarios } }) => ({
      id,
      title,
      roles,
      scenarios,
    }));
    expect(JSON.parse(ran.out)).toEqual(listed);
    expect(listed[0]).toEqual({
      id: "malaya",
      title: expect.stringContaining("The British Way: "),
      roles: [
        { seat: "british", name: "British" },
        { seat: "mcp", name: "MCP" },
      ],
      scenarios: ["standard", "extended"].map((id) => ({ id, title: expect.any(String) })),
    });
    expect((await sandtable(["games"])).out).toContain("extended");
  });
});

/** Most lessons have more values than these; that of Malaya 1941 is a short one. */
const LEAST_COMPARED: Readonly<Record<string, number>> = { "malaya-1941": 12 };

describe("example", () => {
  it.each(GAMES)("compares every printed value of %s and finds no mismatch", async (game) => {
    const ran = await sandtable(["example", game, "--json"]);
    expect(json(ran)).toEqual({
      game,
      steps: expect.any(Number),
      compared: expect.any(Number),
      mismatches: [],
      slips: expect.any(Array),
    });
    expect(json(ran).compared).toBeGreaterThan(LEAST_COMPARED[game] ?? 40);
    expect(ran.code).toBe(0);
    const { out } = await sandtable(["example", game]);
    expect(out).toMatch(/ (?:book|lesson) \S+ +found \S+ +ok$/m);
    expect(out).toMatch(/^\d+ steps, \d+ values compared, 0 mismatches\.$/m);
  });

  it("tells each value beside the one found, slips too", async () => {
    const { out } = await sandtable(["example", "malaya"]);
    expect(out).toMatch(/^ {2}will +book 13 +found 13 +ok$/m);
    expect(out).toMatch(/pahang attitude +book neutral +found support +a slip of the print/);
    expect(out).toContain("Slips of the print:");
  });

  it("is a lesson where the book has none, and then has no slips of the print", async () => {
    const { out } = await sandtable(["example", "1942"]);
    expect(out).toMatch(/^ {2}odds +lesson 4 +found 4 +ok$/m);
    expect(out).not.toMatch(/book|Slips/);
  });
});

describe("bench", () => {
  it("measures every game and chance", async () => {
    const ran = await sandtable(["bench", "--rounds", "1", "--games", "1", "--json"]);
    const { results } = json(ran) as { results: { name: string; unit: string; value: number }[] };
    for (const { name, unit, value } of results) {
      expect([typeof name, typeof unit]).toEqual(["string", "string"]);
      expect(value).toBeGreaterThan(0);
    }
    for (const game of GAMES)
      expect(results).toContainEqual({
        name: `${game}: random play: list the choices and apply one`,
        unit: "µs/decision",
        value: expect.any(Number),
      });
    expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(["chance: a sealed die"]));
  });

  it("measures one game alone", async () => {
    const ran = await sandtable(["bench", "malaya", "--rounds", "1", "--games", "1", "--json"]);
    const { results } = json(ran) as { results: { name: string }[] };
    expect(new Set(results.map(({ name }) => name.split(":")[0]))).toEqual(new Set(["malaya"]));
  });
});

describe("playout", () => {
  const figures = async (...args: string[]): Promise<Record<string, unknown>> =>
    json(await sandtable(["playout", "malaya", "--json", ...args]));

  it.each(GAMES)("prints the figures of %s", async (game) => {
    const args = ["playout", game, "--games", "5", "--seed", "5"];
    const { roles, scenarios } = findGame(game).game;
    const seats = roles.map(({ seat }) => seat);
    expect(json(await sandtable([...args, "--json"]))).toEqual({
      game,
      scenario: scenarios[0].id,
      games: 5,
      finished: 5,
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
      results: Object.fromEntries([...seats, "nobody"].map((winner) => [winner, expect.any(Number)])),
      violations: 0,
    });
    const { code, out } = await sandtable(args);
    expect(out).toContain(`${scenarios[0].id}: 5 of 5 games finished`);
    for (const seat of seats) expect(out).toContain(`  ${seat} (random)`);
    expect(code).toBe(0);
  });

  it("takes any scenario of the game", async () => {
    const { code, out } = await sandtable(["playout", "malaya", "--games", "3", "--scenario", "extended"]);
    expect(out).toMatch(/extended: 3 of 3 games finished/);
    expect(code).toBe(0);
  });

  it("gives the same games for the same seed, and others for another", async () => {
    const decisions = async (seed: string): Promise<unknown> =>
      (await figures("--games", "5", "--seed", seed)).decisions;
    expect(await decisions("5")).toBe(await decisions("5"));
    expect(await decisions("5")).not.toBe(await decisions("6"));
  });

  it("lets bots think", async () => {
    expect((await figures("--games", "1", "--seats", "colonel,random")).results).toMatchObject({
      british: 1,
    });
  });

  it("writes transcripts that hold; each game comes again by its own seed, quick or kept", () =>
    inFolder(async (path) => {
      const kept = await figures("--games", "3", "--seed", "5", "--transcripts", path("games"));
      expect(kept.decisions).toBe((await figures("--games", "3", "--seed", "5")).decisions);
      const files = readdirSync(path("games"));
      expect(files).toHaveLength(3);
      let decisions = 0;
      for (const file of files) {
        const verified = json(await sandtable(["verify", path(`games/${file}`), "--json"]));
        expect(verified.ok).toBe(true);
        const seed = /\d+/.exec(file)?.[0] ?? "";
        expect((await figures("--games", "1", "--seed", seed)).decisions).toBe(verified.decisions);
        decisions += Number(verified.decisions);
      }
      expect(decisions).toBe(kept.decisions);
      const again = await sandtable([
        "playout",
        "malaya",
        "--games",
        "1",
        "--seed",
        "5",
        "--transcripts",
        path("games"),
      ]);
      expectSentence(again, /exists already.*--force/);
    }));

  it("looks at the folder and at every name in it before the first game", () =>
    inFolder(async (path) => {
      const into = (folder: string, games = "3"): Promise<Ran> =>
        sandtable(["playout", "malaya", "--games", games, "--seed", "5", "--transcripts", folder]);
      writeFileSync(path("file"), "");
      expectSentence(await into(path("file")), /The folder .* cannot be used, because .*file is a file/);
      expectSentence(await into(path("file/games")), /cannot be used, because a part of its path/);
      if (existsSync("/proc/self")) expectSentence(await into("/proc/games"), /cannot be used, because/);
      expect((await into(path("a/b/games"))).code).toBe(0);
      const third = `malaya-${seedOfGame(5, 2)}.jsonl`;
      mkdirSync(path("other"));
      writeFileSync(path(`other/${third}`), "mine");
      expectSentence(await into(path("other")), /exists already/);
      expect(readdirSync(path("other"))).toEqual([third]);
    }));
});

describe("verify", () => {
  /** A finished, sealed game between a script at one seat and the random bot. */
  const record = async (file: string): Promise<string[]> => {
    const typed = Array.from({ length: 4000 }, () => "1");
    const args = ["play", "malaya", "--bot", "random", "--seed", seedOf("c3"), "--transcript", file];
    const { code, out } = await sandtable(args, { typed });
    expect(code).toBe(0);
    expect(out).toContain(`The seed of the dice was\n${seedOf("c3")}.`);
    return readFileSync(file, "utf8").trimEnd().split("\n");
  };

  it("accepts a record, with its dice, and names the line that was altered", () =>
    inFolder(async (path) => {
      const lines = await record(path("game.jsonl"));
      const good = await sandtable(["verify", path("game.jsonl"), "--audit"]);
      expect(good.out).toMatch(/The transcript holds: \d+ decisions, won by (?:the \w+|nobody): \w+ /);
      expect(good.code).toBe(0);
      expect(json(await sandtable(["verify", path("game.jsonl"), "--audit", "--json"]))).toEqual({
        ok: true,
        decisions: lines.length - 2,
        outcome: { winners: expect.any(Array), scores: expect.any(Object), reason: expect.any(String) },
      });

      const altered = async (change: (lines: string[]) => void, ...flags: string[]): Promise<Ran> => {
        const copy = lines.slice();
        change(copy);
        writeFileSync(path("altered.jsonl"), `${copy.join("\n")}\n`);
        return sandtable(["verify", path("altered.jsonl"), ...flags]);
      };
      const set = (line: number, field: string, value: unknown) => (copy: string[]) => {
        copy[line - 1] = JSON.stringify({ ...JSON.parse(copy[line - 1]), [field]: value });
      };
      const end = lines.length;
      expectSentence(await altered(set(7, "key", "nonsense")), /does not hold: line 7: /);
      expectSentence(await altered(set(7, "key", "two\nlines\u001b[2J")), /line 7: .*two lines/);
      expectSentence(await altered(set(9, "hash", "0000000000000000")), /line 9: leads to /);
      expectSentence(await altered((copy) => (copy[4] = "{")), /line 5: is not a JSON object/);
      expectSentence(await altered((copy) => copy.splice(20)), /line 20: .*cut off/);
      expectSentence(await altered((copy) => copy.splice(0)), /line 1: is not a JSON object/);
      expectSentence(await altered(set(1, "game", "chess")), /line 1: there is no game "chess"/);
      expectSentence(await altered(set(1, "scenario", "short")), /line 1: .*scenario "short"/);
      expectSentence(await altered(set(1, "commitment", seedOf("00"))), /not the one committed to/);
      expectSentence(await altered(set(end, "seed", seedOf("c4"))), /not the one committed to/);
      for (const field of ["game", "scenario", "options", "commitment", "version"])
        for (const odd of [{ toString: 1 }, ["x"], { fog: { toString: null } }])
          expectSentence(await altered(set(1, field, odd)), /does not hold: line 1: /);
      expectSentence(await altered(set(end, "seed", seedOf("c4")), "--audit"), /not the one committed to/);
      expectSentence(await altered(set(end, "seed", "abc"), "--audit"), /64 hexadecimal digits/);
      expectSentence(await altered(set(end, "seed", undefined), "--audit"), /the seed is not told/);

      const told = await sandtable(["verify", path("altered.jsonl"), "--audit", "--json"]);
      expect(json(told)).toEqual({ ok: false, decisions: end - 2, outcome: null, error: expect.any(String) });
      expect(told.code).toBe(2);
    }));

  it("bears a byte order mark and blank lines at the end", () =>
    inFolder(async (path) => {
      await sandtable(["play", "malaya", "--transcript", path("open.jsonl")], { typed: ["1", "1"] });
      const text = readFileSync(path("open.jsonl"), "utf8");
      for (const other of [
        `\uFEFF${text}`,
        `${text}\n\n \n`,
        text.replaceAll("\n", "\r\n"),
        text.trimEnd(),
      ]) {
        writeFileSync(path("other.jsonl"), other);
        expect(await sandtable(["verify", path("other.jsonl")])).toMatchObject({ code: 0, err: "" });
      }
    }));

  it("reads no file but a regular one of a sensible size", () =>
    inFolder(async (path) => {
      writeFileSync(path("huge.jsonl"), "");
      truncateSync(path("huge.jsonl"), 5 * 2 ** 30);
      expectSentence(await sandtable(["verify", path("huge.jsonl")]), /larger than 64 MiB/);
      expectSentence(await sandtable(["play", "malaya", "--load", path("huge.jsonl")]), /larger than 64 MiB/);
      writeFileSync(path("file"), "");
      expectSentence(await sandtable(["verify", path("file/x")]), /a part of its path is not a folder/);
      expectSentence(await sandtable(["verify", path("x".repeat(300))]), /its name is too long/);
      if (process.platform !== "win32") {
        makePipe(path("pipe"));
        for (const odd of [path("pipe"), "/dev/null"])
          expectSentence(await sandtable(["verify", odd]), /it is not a regular file/);
      }
    }));

  it("does not blame a fault of the program on the record", () =>
    inFolder(async (path) => {
      await sandtable(["play", "malaya", "--transcript", path("open.jsonl")], { typed: Array(20).fill("1") });
      const { game } = findGame("malaya");
      const { save } = game;
      let calls = 0;
      const failing = vi.spyOn(game, "save").mockImplementation((state) => {
        if (++calls > 5) throw new RangeError("out of order");
        return save(state);
      });
      try {
        await expect(sandtable(["verify", path("open.jsonl")])).rejects.toThrow("out of order");
      } finally {
        failing.mockRestore();
      }
    }));

  it("accepts a game that is still open", () =>
    inFolder(async (path) => {
      await sandtable(["play", "malaya", "--transcript", path("open.jsonl")], { typed: ["1", "1"] });
      const { out, code } = await sandtable(["verify", path("open.jsonl")]);
      expect(out).toContain("not finished yet");
      expect(code).toBe(0);
      expectSentence(
        await sandtable(["verify", path("open.jsonl"), "--audit"]),
        /revealed when the game ends/,
      );
    }));

  it("never touches what it cannot write", () =>
    inFolder(async (path) => {
      writeFileSync(path("mine.txt"), "mine");
      for (const flag of ["--save", "--transcript"]) {
        expectSentence(await sandtable(["play", "malaya", flag, path("mine.txt")]), /exists already/);
        expectSentence(await sandtable(["play", "malaya", flag, path("no/game")]), /folder does not exist/);
      }
      expect(readFileSync(path("mine.txt"), "utf8")).toBe("mine");
      mkdirSync(path("folder"));
      expectSentence(
        await sandtable(["play", "malaya", "--save", path("folder"), "--force"]),
        /cannot be written/,
      );
      expect(existsSync(path("folder"))).toBe(true);
      expect(readdirSync(path("."))).toEqual(["folder", "mine.txt"]);
    }));
});
