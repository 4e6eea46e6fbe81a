import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inFolder, type Ran, type Setting, sandtable, seedOf } from "./testing/index.ts";

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
    expect(out).toContain("Nothing can be taken back behind a die");
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
    expect(out).toContain('"99" is neither a choice nor a command: type a number from the');
    expect(out).toContain('"0" is neither');
    expect(out).toContain("Player aids: train");
    expect(out).toContain("Air Strike (4.2.3)");
    expect(out).toContain('There is no aid "flying"');
    expect(out.match(/┌Kedah 2/g)).toHaveLength(2);
    expect(out).toContain("Name a file to save to");
    expect(code).toBe(0);
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
  });
});

describe("saved games", () => {
  it("go on where they were, dice and bot included", () =>
    inFolder(async (path) => {
      const moves = ["1", "train", "kuala_lumpur", "1", "1", "1", "2", "1", "1"];
      const whole = await play(SEED, moves);
      const first = await play([...SEED, "--save", path("a.json")], moves.slice(0, 4));
      expect(first.out).toContain(`--load ${path("a.json")} goes on with it`);
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
      for (const content of ["null", "[]", "7", '"save"', "{}"]) await refused(content);
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
