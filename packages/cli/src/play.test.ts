import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fastRandom } from "@sandtable/engine";
import { describe, expect, it, vi } from "vitest";
import { CARD_GAMES, GAMES, inFolder, type Ran, type Setting, sandtable, seedOf } from "./testing/index.ts";

const SEED = ["--seed", seedOf("5a")];
const play = (args: readonly string[], typed: readonly string[], setting: Setting = {}): Promise<Ran> =>
  sandtable(["play", "malaya", ...args], { typed, ...setting });

describe("a game at the terminal", () => {
  it("shows the commitment, the board, the card and the question, and ends with the input", async () => {
    const { code, out, err } = await play(SEED, []);
    expect(out).toContain("60bf07c488aad18fda339df07e4fbc47b4f00be71711936f18d04d352ad01890");
    expect(out).toContain("┌Negri Sembilan 2 ");
    expect(out).toContain("M5 MPAJA Legacy");
    expect(out).toContain("Shaded: Two spaces that hold MCP pieces");
    expect(out).toContain("Propaganda now would take Political Will from 12 to 13");
    expect(out).toContain("British (2.3.2): You are 1st Eligible");
    expect(out).toContain("  1 Limited Operation [box:limited]");
    expect(out).toContain("The input has ended");
    expect(out).not.toContain(seedOf("5a"));
    expect([code, err]).toEqual([0, ""]);
  });

  it("takes numbers and keys, tells what they did, and takes them back", async () => {
    const { out } = await play(SEED, ["3", "SWEEP", "perak", "u", "r", "u"]);
    expect(out).toContain("· The British Sweep Perak. (3.2.3)");
    expect(out).toContain("The last choice is taken back.");
    expect(out).toContain("The turn starts again.");
    expect(out).toContain("Nothing can be taken back behind a die, a draw, a reveal or a change of sides.");
  });

  it("takes names, and numbers that are counts as they are", async () => {
    const { out } = await play(SEED, [
      "Operation with Special Activity",
      "sweep",
      "pahang",
      "troops in kuala lumpur",
      "3",
    ]);
    expect(out).toMatch(/^ {2}2 \[count:2\]$/m);
    expect(out).toContain("· 3 Troops move from Kuala Lumpur to Pahang.");
  });

  it("tells why something is closed: all, one, or what was typed", async () => {
    const { out } = await play(SEED, ["1", "train", "?", "why Thailand", "pahang", "why perak"]);
    expect(out).toContain("Kelantan: The MCP Control this Province. (3.2.1)");
    expect(out.match(/Thailand: Train happens/g)).toHaveLength(2);
    expect(out.match(/Pahang: The MCP Control/g)).toHaveLength(2);
    expect(out).toContain('"perak" is not closed here');
  });

  it("answers anything else with what to do", async () => {
    const { out, code } = await play(SEED, [
      "",
      "99",
      "0",
      "fly",
      "h",
      "h Air Strike",
      "h flying",
      "b",
      "l",
      "s",
    ]);
    expect(out).toContain("99 is not a choice: 1 to 3.");
    expect(out).toContain("0 is not a choice: 1 to 3.");
    expect(out).toContain('"fly" is neither a choice nor a command: type a number from the');
    expect(out).toContain("Player aids: train");
    expect(out).toContain("Air Strike (4.2.3)");
    expect(out).toContain('There is no aid "flying"');
    expect(out.match(/┌Kedah 2/g)).toHaveLength(2);
    expect(out).toContain("Name a file to save to");
    expect((await play(SEED, ["b perak"])).out).toContain('"b perak" is neither a choice nor a command');
    expect(code).toBe(0);
  });

  it("tells a rule by its number", async () => {
    const { out } = await play(SEED, ["h 3.2.1", "help 6.2.2", "h 9.9"]);
    expect(out).toContain("3.2.1 Train\nTrain brings in cubes");
    expect(out).toContain("6.2.2 MCP earnings\nThe MCP earn 2 Resources for every Base on the map.\n");
    expect(out).toContain("There is no rule 9.9.");
  });

  it("lets the bot answer and tells what it did", async () => {
    const { out } = await play([...SEED, "--bot", "random"], ["1", "pass"]);
    const news = out.slice(out.lastIndexOf("What has happened:"));
    expect(news).toMatch(/· The MCP /);
    expect(news).toContain("British (");
  });

  it("plays the same bot moves for the same seed", async () => {
    const typed = ["1", "pass", "1", "pass", "1", "pass"];
    expect((await play(SEED, typed)).out).toBe((await play(SEED, typed)).out);
  });

  it("seats two people at one keyboard", async () => {
    const { out } = await play([...SEED, "--seat", "both"], ["1", "pass", "full", "box:full", "pass"]);
    expect(out).toContain("British: a person · MCP: a person");
    expect(out).toContain("MCP (2.3.2): You are 2nd Eligible");
    expect(out).toContain("· The MCP Pass. (2.3.3)");
  });

  it("warns once before an unsaved game is left", async () => {
    const { out, code } = await play(SEED, ["1", "q", "q", "never read"]);
    expect(out).toContain("This game is not saved");
    expect(out).toContain("You leave the table");
    expect(out).not.toContain("The input has ended");
    expect(code).toBe(0);
  });

  it("warns once on Ctrl-C or Ctrl-D at a terminal too, and goes on if something else is typed", async () => {
    const warnings = ({ out }: Ran): number => out.match(/This game is not saved/g)?.length ?? 0;
    for (const key of ["\x03", "\x04"]) {
      const left = await sandtable(["play", "malaya", ...SEED], { keys: ["1\r", key, key, "never read\r"] });
      expect([warnings(left), left.code]).toEqual([1, 0]);
      expect(left.out).toContain("The input has ended");
      expect(left.out).not.toContain("never read");
      const on = await sandtable(["play", "malaya", ...SEED], {
        keys: ["1\r", key, "pass\r", key === "\x03" ? `ab${key}` : key, "q\r"],
      });
      expect(on.out).toContain("The British Pass.");
      const fresh = await sandtable(["play", "malaya", ...SEED], { keys: [key, "never read\r"] });
      expect([warnings(fresh), fresh.out.includes("never read")]).toEqual([0, false]);
    }
    expect(warnings(await play(SEED, ["1"]))).toBe(0);
    const hungUp = await sandtable(["play", "malaya", ...SEED], { keys: ["1\r"] });
    expect(hungUp.out).toContain("The input has ended");
  });

  it("draws the board alone, lists the cards, and asks again on Enter", async () => {
    const after = async (order: string): Promise<string> => {
      const { out } = await play(SEED, [order]);
      const [, , said = ""] = out.split("> ");
      return (out.split(`> ${order}\n`)[1] ?? said).split("> ")[0];
    };
    expect(await after("b")).toContain("┌Kedah 2");
    expect(await after("b")).not.toContain("choose a box");
    expect(await after("")).toContain("British (2.3.2): You are 1st Eligible");
    expect(await after("cards")).toBe("Played so far, 20 to come: M5 MPAJA Legacy.\n");
    expect(await after("c")).toBe(await after("cards"));
  });

  it("shows what wins and when Propaganda can come", async () => {
    const { out } = await play(SEED, [], { columns: 120 });
    for (const told of [
      /Political Will +12$/m,
      /Early: MCP ≤2, British ≥18$/m,
      /End: MCP <10, British >10$/m,
      /Next one in +4-6 cards$/m,
      /Troops\/Police +\d+\/\d+$/m,
    ])
      expect(out).toMatch(told);
    const narrow = (await play(SEED, [], { columns: 80 })).out;
    for (const told of [/MCP ≤2 British ≥18$/m, /end <10 {4}end >10$/m, /Next in +4-6$/m])
      expect(narrow).toMatch(told);
  });

  it("says nothing of forced choices that do nothing", async () => {
    const { out } = await play([...SEED, "--seat", "both"], Array(600).fill("1"));
    expect(out).toContain("but one choice");
    expect(out).not.toMatch(/but one choice: (?:Done|None)/);
  });

  it("breaks no words in a narrow terminal, and tells its letters", async () => {
    for (const columns of [40, 60, 77]) {
      const { out } = await play(
        SEED,
        ["3", "sweep", "?", "h", "h pieces", "cards", "u", "99", "s", "x", "q", "q"],
        {
          columns,
        },
      );
      for (const line of out.split("\n"))
        if (!/[0-9a-f]{64}/.test(line)) expect(line.length).toBeLessThanOrEqual(columns);
      expect(out).toContain("Thailand: empty");
      expect(out).toContain("T Troops, P Police");
    }
    expect((await play(SEED, [], { columns: 0 })).out).toContain("┌Kedah 2");
  });

  it("stays within the width of the terminal, with colours only where they are wanted", async () => {
    for (const columns of [80, 100, 120]) {
      const { out } = await play(SEED, ["1", "train", "?", "h", "h pieces"], { columns });
      for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(columns);
    }
    expect((await play(SEED, [], { columns: 60 })).out).toContain("Perak 3: 2T 2P, 1U, ◆ British");
    const code = "\x1b[";
    expect((await play(SEED, [])).out).not.toContain(code);
    expect((await play(SEED, [], { tty: true })).out).toContain(code);
    expect((await play(SEED, [], { tty: true, env: { NO_COLOR: "1" } })).out).not.toContain(code);
    expect((await play(SEED, [], { tty: true, env: { TERM: "dumb" } })).out).not.toContain(code);
  });
});

/** Numbers as somebody might type them, some of them no choice. */
const numbers = (count: number): string[] => {
  const random = fastRandom(11);
  return Array.from({ length: count }, () => String(1 + random.below(random.below(12) + 1)));
};
const playing =
  (game: string) =>
  (typed: readonly string[], setting: Setting = {}, ...args: string[]): Promise<Ran> =>
    sandtable(["play", game, ...SEED, ...args], { typed, ...setting });

describe.each(CARD_GAMES)("%s, a game of cards, at the terminal", (game) => {
  const at = playing(game);

  it("holds Propaganda Rounds over many turns", async () => {
    expect((await at(numbers(700), {}, "--seat", "both")).out).toMatch(/Propaganda Round is held/);
  });

  it("draws the table whenever another card has come", async () => {
    const { out } = await at(numbers(300), {}, "--seat", "both");
    const news = out.split("\n").filter((line) => line.startsWith("· The card is "));
    expect(news.length).toBeGreaterThan(3);
    for (const line of news) {
      const [card] = /[A-Z]\d+/.exec(line) ?? [];
      expect(out).toMatch(new RegExp(`^${card} .+\\n {2}Unshaded: `, "m"));
    }
  });

  it("foresees the Propaganda Round, but no other while one is held", async () => {
    const { out } = await at(numbers(700), { columns: 120 }, "--seat", "both");
    expect(out).toMatch(/^Propaganda now would take (?:Political Will|Resistance) from \d+ to \d+: /m);
    const rounds = [...out.matchAll(/^Propaganda!\n([\s\S]*?)\n> /gm)].map(([, told]) => told);
    expect(rounds.length).toBeGreaterThan(0);
    // Only Japanese Occupation asks something before that phase (6.1.2).
    for (const round of rounds)
      expect(round.includes("Propaganda now")).toBe(/^British \(6\.1\.2\)/m.test(round));
  });
});

describe("1942, a game of hexes, at the terminal", () => {
  const at = playing("1942");
  const ready = ["end:setup", "end:setup"];

  it("takes hex numbers and names of places, and says beside a choice what it takes", async () => {
    const { out } = await at(
      [...ready, "unit:jp-3g", "0604", "attempt bangkok", "end:advance", "end:land", "unit:jp-air3", "samah"],
      {},
      "--seat",
      "both",
    );
    expect(out).toContain("3rd Regiment, Imperial Guards may go to:\n  1 MP: 0604");
    expect(out).not.toContain("[to:0604]");
    expect(out).toContain("Attempt Bangkok (0505) · strength 8 against number 1: 100 % [assault:0505]");
    expect(out).toMatch(/^· .*3rd Air Group.* Samah/m);
  });

  it("draws the map with every player-turn, the whole of it or the hexes around a place", async () => {
    const { out } = await at([...ready, "b", "b kuala l", "board 3309", "b chess"], {}, "--seat", "both");
    expect(out.match(/^01 {2}░░░ /gm)).toHaveLength(4);
    expect(out).toContain("Around Kuala Lumpur (0612).");
    expect(out).toContain("Around Palau (3309).");
    expect(out).toContain('The map has no place "chess"');
  });

  it("has no cards, and rules with letters", async () => {
    const { out } = await at(["c", "h", "h 5.a.1", "h 9.Z"]);
    expect(out).toContain("This game has no cards.");
    expect(out).not.toContain("the cards played so far");
    expect(out).toContain("b Singapore");
    expect(out).toContain("5.A.1 By road\n");
    expect(out).toContain("There is no rule 9.Z.");
  });

  it("tells the odds above the question", async () => {
    const sea = ["end:land", "end:air", "unit:jp-11", "0609", "unit:jp-21", "0609", "end:naval"];
    const { out } = await at([...ready, ...sea, "attack:0710", "with-all"], {}, "--seat", "both");
    expect(out).toContain("Attack on Kota Bharu (0710): 14 against 5, odds 2:1, die −2.");
    expect(out).toMatch(/^ *\d+ % AE The attackers are eliminated\.$/m);
  });
});

describe.each(GAMES)("%s at the terminal", (game) => {
  const at = playing(game);

  it.each([40, 80, 120])("reads well over many turns in %i columns", async (columns) => {
    const { out, code } = await at(numbers(700), { columns }, "--seat", "both");
    for (const line of out.split("\n"))
      if (!/[0-9a-f]{64}/.test(line)) expect(line.length).toBeLessThanOrEqual(columns);
    expect(out).not.toMatch(/…|undefined|NaN|\[(?:name|prompt|choice|why|bar|log|card|aid|outcome)\./);
    expect(code).toBe(0);
  });

  it("gives help with examples from the game", async () => {
    const { out } = await at(["h"]);
    const [, space] = /why (\w+): why that one is/.exec(out) ?? [];
    const [, topic, rule] = /^h (\S+) +help: a player aid; h ([\d.]+): that rule$/m.exec(out) ?? [];
    const told = (await at([`h ${topic}`, `h ${rule}`, `why ${space}`])).out;
    expect(told).not.toMatch(/There is no (?:aid|rule)/);
    expect(told.toLowerCase()).toContain(`${rule} ${topic}\n`);
    expect(told).toContain(`"${space}" is not closed here`);
  });

  it("can be saved and goes on", () =>
    inFolder(async (path) => {
      const typed = numbers(40);
      const whole = await at(typed, {}, "--bot", "random");
      await at(typed.slice(0, 20), {}, "--bot", "random", "--save", path("a.json"));
      const rest = await sandtable(["play", game, "--load", path("a.json")], { typed: typed.slice(20) });
      const tail = ({ out }: Ran): string =>
        out.slice(out.lastIndexOf("\n\n", out.lastIndexOf("> ")), out.lastIndexOf("> "));
      expect(tail(rest)).toBe(tail(whole));
    }));

  it("ends with the reason and a record that holds", () =>
    inFolder(async (path) => {
      const { out } = await at(numbers(3000), {}, "--seat", "both", "--transcript", path("t"));
      expect(out.replace(/\s+/g, " ")).toContain(`The seed of the dice was ${seedOf("5a")}.`);
      const { out: told } = await sandtable(["verify", path("t"), "--audit"]);
      expect(told).toMatch(/^The transcript holds: \d+ decisions, won by (?:the \w+|nobody): /);
    }));
});

describe("saved games", () => {
  it("go on where they were, dice and bot included", () =>
    inFolder(async (path) => {
      const moves = ["1", "train", "kuala_lumpur", "1", "1", "1", "2", "1", "1"];
      const whole = await play(SEED, moves);
      const first = await play([...SEED, "--save", path("a.json")], moves.slice(0, 4));
      expect(first.out.replace(/\s+/g, " ")).toContain(
        `It is kept in ${path("a.json")}: sandtable play malaya --load ${path("a.json")} goes on with it.`,
      );
      const second = await play(["--load", path("a.json")], moves.slice(4));
      const tail = (ran: Ran): string =>
        ran.out.slice(ran.out.lastIndexOf("British ("), ran.out.lastIndexOf("> "));
      expect(tail(second)).toBe(tail(whole));
    }));

  it("are written on request, never over a file of somebody else, but again over their own", () =>
    inFolder(async (path) => {
      writeFileSync(path("mine.txt"), "mine");
      const typed = [`s ${path("mine.txt")}`, "1", `s ${path("b.json")}`, "pass", `s ${path("b.json")}`, "q"];
      const { out, code } = await play(SEED, typed);
      expect(out).toContain("exists already");
      expect(out.match(/Saved to/g)).toHaveLength(2);
      expect(out).toContain("It is kept");
      expect(code).toBe(0);
      expect(readFileSync(path("mine.txt"), "utf8")).toBe("mine");
      const forced = await play(["--load", path("b.json"), "--save", path("mine.txt"), "--force"], ["1"]);
      expect(forced.code).toBe(0);
      expect(JSON.parse(readFileSync(path("mine.txt"), "utf8"))).toMatchObject({ sandtable: "save" });
    }));

  it("are never written over somebody else's file on request, whatever the command line allows", () =>
    inFolder(async (path) => {
      writeFileSync(path("mine.txt"), "mine");
      const { out } = await play([...SEED, "--save", path("a.json"), "--force"], [`s ${path("mine.txt")}`]);
      expect(out.replace(/\s+/g, " ")).toContain(`${path("mine.txt")} exists already: choose another name.`);
      expect(readFileSync(path("mine.txt"), "utf8")).toBe("mine");
    }));

  it("go on in the file they came from", () =>
    inFolder(async (path) => {
      const file = path("a.json");
      await play([...SEED, "--save", file], ["1"]);
      const before = readFileSync(file, "utf8");
      const looked = await play(["--load", file], ["q"]);
      expect(looked.out.replace(/\s+/g, " ")).toContain(`It is kept in ${file}:`);
      const changed = await play(["--load", file], ["pass", "q", `s ${file}`, "q"]);
      expect(changed.out).toContain("This game is not saved");
      expect(changed.out).toContain(`Saved to ${file}.`);
      const after = readFileSync(file, "utf8");
      expect(after).not.toBe(before);
      expect((await play(["--load", file, "--save", path("./x/../a.json")], ["1", "train"])).code).toBe(0);
      expect(readFileSync(file, "utf8")).not.toBe(after);
    }));

  it("and records have files of their own", () =>
    inFolder(async (path) => {
      for (const args of [
        ["--save", path("a"), "--transcript", path("x/../a")],
        ["--load", path("a"), "--transcript", path("a"), "--force"],
      ])
        expect(await play(args, [])).toMatchObject({
          code: 2,
          out: "",
          err: expect.stringMatching(/ and --transcript name the same file: give each its own\.\n$/),
        });
      const { code, out } = await play([...SEED, "--transcript", path("t")], ["1", `s ${path("t")}`]);
      expect(out.replace(/\s+/g, " ")).toContain("is where the record of this game will go");
      expect(code).toBe(0);
      expect(readFileSync(path("t"), "utf8")).toContain('"transcript"');
    }));

  it("that cannot be written leave the game going on", () =>
    inFolder(async (path) => {
      writeFileSync(path("file"), "");
      mkdirSync(path("folder"));
      const names = [
        path("file/a"),
        path("x".repeat(300)),
        path("folder"),
        path("no/a"),
        `${path("a")}\0b`,
        path("a/".repeat(3000)),
      ];
      const { code, out, err } = await play(SEED, ["1", ...names.map((name) => `s ${name}`), "pass"]);
      expect(out.match(/cannot\s+be\s+written/g)).toHaveLength(names.length);
      expect(out).toContain("· The British Pass.");
      expect([code, err]).toEqual([0, ""]);
      expect(readdirSync(path(".")).sort()).toEqual(["file", "folder"]);
    }));

  it("tell where the record went when its folder is gone at the end", () =>
    inFolder(async (path) => {
      mkdirSync(path("folder"));
      mkdirSync(path("tmp"));
      vi.stubEnv("TMPDIR", path("tmp"));
      try {
        const typed = async function* (): AsyncGenerator<string> {
          yield "1\n";
          rmSync(path("folder"), { recursive: true });
          yield "pass\n";
        };
        const args = [...SEED, "--transcript", path("folder/t")];
        const { code, err } = await sandtable(["play", "malaya", ...args], { input: typed() });
        expect(code).toBe(2);
        expect(err).toMatch(/^[^\n]+\.\n$/);
        const other = /folder does not exist.*The record is in (\S+) instead/.exec(err)?.[1] ?? "";
        expect(dirname(other)).toBe(path("tmp"));
        expect(await sandtable(["verify", other])).toMatchObject({ code: 0 });
      } finally {
        vi.unstubAllEnvs();
      }
    }));

  it("that are broken are refused with one sentence, wherever they break off", () =>
    inFolder(async (path) => {
      await play([...SEED, "--save", path("c.json")], ["1", "train"]);
      const text = readFileSync(path("c.json"), "utf8");
      const save = JSON.parse(text) as Record<string, unknown>;
      const refused = async (content: string): Promise<string> => {
        writeFileSync(path("broken.json"), content);
        const { code, out, err } = await play(["--load", path("broken.json")], []);
        expect([code, out]).toEqual([2, ""]);
        expect(err).toMatch(/^[^\n]+\.\n$/);
        return err;
      };
      for (const at of [0, 1, 100, text.length >> 1, text.length - 2]) await refused(text.slice(0, at));
      for (const content of ["null", "[]", "7", '"save"', "{}", '{"sandtable":{"toString":1}}'])
        expect(await refused(content)).toMatch(/it is not a saved game/);
      const odd = { toString: 1 };
      for (const field of Object.keys(save))
        expect(await refused(JSON.stringify({ ...save, [field]: odd }))).not.toMatch(/primitive|undefined/);
      for (const field of ["game", "scenario", "options", "commitment"]) {
        const head = { ...(save.head as object), [field]: odd };
        expect(await refused(JSON.stringify({ ...save, head }))).not.toMatch(/primitive|undefined/);
      }
      expect(await refused(JSON.stringify({ ...save, seed: [save.seed] }))).toContain("it has no seed");
      writeFileSync(path("marked.json"), `\uFEFF${text}\n\n`);
      expect((await play(["--load", path("marked.json")], [])).code).toBe(0);
      for (const field of [
        "sandtable",
        "version",
        "head",
        "checkpoint",
        "entries",
        "floor",
        "number",
        "seed",
        "seats",
      ]) {
        await refused(JSON.stringify({ ...save, [field]: undefined }));
        await refused(JSON.stringify({ ...save, [field]: null }));
        await refused(JSON.stringify({ ...save, [field]: "x" }));
      }
      expect(await refused(JSON.stringify({ ...save, seed: seedOf("00") }))).toContain(
        "not the one committed to",
      );
    }));
});
