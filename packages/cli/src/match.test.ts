import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { HostFrame } from "@sandtable/protocol/door";
import { describe, expect, it } from "vitest";
import { findGame } from "./games.ts";
import { sittersOf } from "./match/sitters.ts";
import { CARD_GAMES, type Ran, sandtable } from "./testing/index.ts";

/** A program in a line: `frame` is what it hears, `tell` is how it speaks, `first` answers as told by the list. */
const bot = (onFrame: string): string => {
  const code = `
    const tell = (frame) => console.log(typeof frame === "string" ? frame : JSON.stringify(frame));
    const ready = () => tell({ type: "ready", name: "Test" });
    const first = (frame) => tell({ type: "choose", number: frame.number, key: frame.choices[0].key });
    let asked = 0;
    const hear = (frame) => { ${onFrame} };
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => hear(JSON.parse(line)));
  `;
  return `run:${JSON.stringify([process.execPath, "-e", code])}`;
};

/** Plays the first choice each time, unless told otherwise. */
const unless = (onAsk: string): string =>
  bot(
    `if (frame.type === "hello") ready(); else if (frame.type === "ask") { asked++; ${onAsk} else first(frame); }`,
  );

const match = (seats: string, ...more: string[]): Promise<Ran> =>
  sandtable(["match", "malaya", "--seats", seats, ...more]);

const json = ({ out }: Ran): Record<string, unknown> => JSON.parse(out) as Record<string, unknown>;

/** The game is lost for the program, told in one line. */
function expectForfeit({ code, out, err }: Ran, why: RegExp): void {
  expect(err).toMatch(/^Game 1 \(--games 1 --seed 1 plays it again\) is forfeit by british: [^\n]*\.\n$/);
  expect(err).toMatch(why);
  expect(out).toMatch(/mcp \(random\) +1 +100\.0 %\n/);
  expect(out).toContain("1 forfeit, named above.");
  expect(code).toBe(1);
}

describe("a program at the table", () => {
  it("is greeted, asked, told what happened, and told the end; its game comes again by its seed", async () => {
    const heard = bot(`
      process.stderr.write(JSON.stringify(frame) + "\\n");
      if (frame.type === "hello") ready(); else if (frame.type === "ask") first(frame);`);
    const ran = await match(`${heard},random`, "--json", "--timeout", "7");
    const frames = ran.err
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as HostFrame);
    expect(frames[0]).toEqual({
      type: "hello",
      protocol: 1,
      game: { id: "malaya", title: findGame("malaya").game.title },
      roles: [
        { seat: "british", name: "British" },
        { seat: "mcp", name: "MCP" },
      ],
      seat: "british",
      scenario: "standard",
      options: {},
      seconds: 7,
    });
    expect(frames[1]).toMatchObject({
      type: "ask",
      number: 0,
      rule: "2.3.2",
      prompt: "You are 1st Eligible: choose a box",
      choices: [
        { key: "box:limited", label: "Limited Operation", place: expect.any(Object) },
        { key: "box:event", label: "Event" },
        { key: "box:full" },
      ],
      view: { stage: expect.any(String), spaces: expect.any(Object) },
    });
    const asks = frames.filter((frame) => frame.type === "ask");
    expect(asks.some(({ happened }) => happened.some(({ text = "" }) => / /.test(text)))).toBe(true);
    expect(new Set(asks.map(({ number }) => number)).size).toBe(asks.length);
    const { outcome, text } = frames.at(-1) as Extract<HostFrame, { type: "over" }>;
    expect(text).not.toContain("[");
    const figures = json(ran);
    expect(figures).toMatchObject({ game: "malaya", games: 1, players: { british: "Test", mcp: "random" } });
    expect((figures.results as Record<string, number>)[outcome.winners[0] ?? "nobody"]).toBe(1);
    expect(ran.code).toBe(0);
    expect(json(await match(`${heard},random`, "--json")).decisions).toBe(figures.decisions);
  });

  it("may err twice at a question, and goes on", async () => {
    const clumsy = unless(`if (asked % 3 === 1) tell("what?"); else if (asked % 3 === 2)
      tell({ type: "choose", number: frame.number, key: "win" });`);
    const { code, err } = await match(`${clumsy},random`);
    expect([code, err]).toEqual([0, ""]);
  });

  it.each([
    [
      "an answer that is not listed",
      unless(`if (asked > 3) tell({ type: "choose", number: frame.number, key: "win" });`),
      /3 wrong answers, the last: "win" is not among the choices of question 3\./,
    ],
    [
      "an answer to another question",
      unless(`if (asked > 3) tell({ type: "choose", number: 1, key: "x" });`),
      /answers question 1, but question 3 is open/,
    ],
    ["rubbish", unless(`if (asked > 3) tell("\\u001b[2Jhello");`), /This is not JSON: "\\u001b\[2Jhello"/],
    [
      "a field that is not known",
      unless(`if (asked > 3) tell({ type: "choose", number: frame.number, key: "x", luck: 6 });`),
      /This does not fit: .*luck/,
    ],
    [
      "no greeting",
      bot(`tell({ type: "choose", number: 0, key: "x" });`),
      /Say "ready" before anything else/,
    ],
    [
      "a line without end",
      unless(`if (asked > 3) process.stdout.write("x".repeat(50000));`),
      /a line of more than 16384 characters/,
    ],
    [
      "talk without end",
      unless(`if (asked > 3) process.stdout.write("x\\n".repeat(500));`),
      /it talks without being asked/,
    ],
    ["its death", unless(`if (asked > 3) process.exit(7);`), /it ended \(exit code 7\)/],
    ["its death at once", bot("process.exit(0);"), /it ended \(exit code 0\)/],
  ])("forfeits by %s", async (_, program, why) => {
    expectForfeit(await match(`${program},random`), why);
  });

  it("forfeits by silence", async () => {
    const silent = unless("if (asked > 3) return;");
    expectForfeit(await match(`${silent},random`, "--timeout", "1"), /it did not answer within 1 s/);
  });

  it("wins when the other program cannot go on, and both are told", async () => {
    const heard = unless(`if (asked > 99) return;`).replace(
      "const hear = (frame) => {",
      "const hear = (frame) => { if (/over|forfeit/.test(frame.type)) console.error(frame.type, frame.text ?? frame.error);",
    );
    const ran = await match(`${heard},${bot("if (frame.type === 'hello') ready(); else tell('x');")}`);
    expect(ran.err).toContain("over The other side cannot go on");
    expect(ran.out).toMatch(/british \(Test\) +1 /);
    expect(ran.code).toBe(1);
  });

  it("says why it chooses to those who want to hear it", async () => {
    const talker = unless(
      `if (asked === 1) tell({ type: "choose", number: 0, key: "box:full", say: "a\\nplan" });`,
    );
    expect((await match(`${talker},random`)).err).toBe("");
    expect((await match(`${talker},random`, "--talk")).err).toBe("british: a plan\n");
  });

  it("speaks to its own error stream freely", async () => {
    const { err, code } = await match(
      `${unless(`if (asked === 1) { console.error("thinking"); first(frame); }`)},random`,
    );
    expect([code, err]).toEqual([0, "thinking\n"]);
  });

  it("that cannot be started is told before any game", async () => {
    const { code, out, err } = await match("run:no-such-program --fast,random");
    expect(err).toMatch(/^The program no-such-program cannot be started, because [^\n]*\.\n$/);
    expect([code, out]).toEqual([2, ""]);
  });
});

describe("the seats", () => {
  const { game } = findGame("malaya");
  it.each([
    ["officer,random", { bot: "officer" }, { bot: "random" }],
    ["run:python3 a.py --fast , officer", { command: ["python3", "a.py", "--fast"] }, { bot: "officer" }],
    ["run:a b,c,run:d", { command: ["a", "b,c"] }, { command: ["d"] }],
    ['random,run:["my bot","x, y"]', { bot: "random" }, { command: ["my bot", "x, y"] }],
  ])("%s", (text, british, mcp) => {
    expect(sittersOf(game, text)).toEqual({ british, mcp });
  });

  it.each([
    ["officer", /for each of british,mcp, not "officer"/],
    ["clever,random", /no bot "clever"/],
    ["run:,random", /run: takes a command/],
    ["run:[1],random", /run: takes a command/],
    ["run:[,random", /run: takes a command/],
  ])("%s do not fit", (text, why) => {
    expect(() => sittersOf(game, text)).toThrow(why);
  });
});

const sample = (name: string): string =>
  fileURLToPath(new URL(`../../../examples/bots/${name}`, import.meta.url));
const CROWD = sample("dist/crowd_bot.js");
const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe.each(CARD_GAMES)("the samples at %s", (id) => {
  const plays = async (seats: string): Promise<void> => {
    const ran = await sandtable(["match", id, "--seats", seats, "--json"]);
    expect([ran.code, ran.err]).toEqual([0, ""]);
    expect(json(ran)).toMatchObject({ games: 1, forfeits: [] });
  };

  it.runIf(hasPython)("Python plays a game to its end, where there is python3", () =>
    plays(`run:["python3",${JSON.stringify(sample("thumb_bot.py"))}],recruit`),
  );

  it.runIf(existsSync(CROWD))("TypeScript plays a game to its end, once it is built", () =>
    plays(`officer,run:["node",${JSON.stringify(CROWD)}]`),
  );
});
