import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Match, writeTranscript } from "@sandtable/engine";
import { malaya } from "@sandtable/malaya";
import type { HistoryStep, Update } from "@sandtable/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ThreadAnalyst } from "./bots/analyst.ts";
import { BotPool, threadsOf } from "./bots/pool.ts";
import { ThreadReader } from "./records/reader.ts";
import { builtServer, inPackage } from "./testing/built.ts";
import { Browser, openServer, type Page, temporaryFolder } from "./testing/index.ts";

const worker = inPackage("dist/bots/worker.js");

beforeAll(builtServer, 60_000);

describe("the bots of a server", () => {
  const wish = {
    purpose: "bot",
    person: "ann",
    isAwaited: () => true,
    signal: new AbortController().signal,
  } as const;

  it("think in threads of their own", async () => {
    const pool = new BotPool(threadsOf(worker));
    const server = await openServer({ thinker: pool });
    const browser = server.browser();
    const id = await browser.newTable({ seat: "mcp", opponent: { kind: "bot", level: "officer" } });
    const page = await browser.live(id);
    await page.until(() => page.keys.length > 0);
    expect(page.standing.number).toBeGreaterThan(2);
    expect(pool.threads).toBeGreaterThan(0);
    await server.close();
    expect(pool.threads).toBe(0);
  });

  it("choose alike for the same game, question and luck", async () => {
    const pool = new BotPool(threadsOf(worker));
    const match = Match.start(malaya, { chance: { answer: () => 0 } });
    const task = { game: "malaya", bot: "officer", save: match.save(), luck: "7" };
    const thoughts = await Promise.all([1, 2, 3, 4].map(() => pool.think(task, wish)));
    const keys = thoughts.map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(match.choices("british").map(({ key }) => key)).toContain(keys[0]);
    await pool.close();
  });

  it("that break off are told from those that answer", async () => {
    const pool = new BotPool(threadsOf(worker));
    const nothing = { game: "chess", bot: "officer", save: {} as never, luck: "" };
    await expect(pool.think(nothing, wish)).rejects.toThrow(/no game "chess"/);
    await pool.close();
    const broken = new BotPool(threadsOf(new URL("data:text/javascript,throw new Error('no')")));
    await expect(broken.think(nothing, wish)).rejects.toThrow(/broke off/);
    await broken.close();
  });
});

describe("the analyst of a server", () => {
  const match = Match.start(malaya, { chance: { answer: () => 0 } });
  for (let step = 0; step < 12; step++)
    match.choose(match.decision?.seat ?? "", match.decision?.choices[0].key ?? "");
  const task = { game: "malaya", head: match.head, entries: match.entries };

  it("looks through a game in a thread, and tells how far it is", async () => {
    const analyst = new ThreadAnalyst(inPackage("dist/bots/analysis-worker.js"));
    const told: number[] = [];
    const { points } = await analyst.analyse(task, ({ done }) => told.push(done));
    expect(points.length).toBeGreaterThan(1);
    expect(told[0]).toBe(0);
    expect(told.length).toBeGreaterThanOrEqual(points.length);
    await analyst.close();
  });

  it("says so when it breaks off, and goes on with the next", async () => {
    const analyst = new ThreadAnalyst(inPackage("dist/bots/analysis-worker.js"));
    const [broken, whole] = [
      analyst.analyse({ ...task, game: "chess" }, () => {}),
      analyst.analyse(task, () => {}),
    ];
    await expect(broken).rejects.toThrow(/no game "chess"/);
    expect((await whole).points.length).toBeGreaterThan(1);
    await analyst.close();
    await expect(analyst.analyse(task, () => {})).rejects.toThrow(/closing/);
  });
});

describe("the reader of records", () => {
  const body = (transcript: string): string => JSON.stringify({ transcript });

  it("reads in a thread, and says what does not hold", async () => {
    const reader = new ThreadReader(inPackage("dist/records/worker.js"));
    const match = Match.start(malaya, { chance: { answer: () => 0 } });
    const record = await reader.read(body(writeTranscript(match)));
    expect(record).toMatchObject({ game: "malaya", seed: "", beginning: { mark: { toMove: "british" } } });
    const wrong = reader.read(body("hello"));
    await expect(wrong).rejects.toMatchObject({ statusCode: 400, message: expect.stringMatching(/line 1/) });
    const table = {
      ...{ id: "t", kind: "game" as const, game: "malaya", scenario: "standard", options: {} },
      ...{ seed: "0".repeat(64), opening: [], startedAt: "", mark: { number: 1 } },
    };
    const actions = [{ number: 2, seat: "british", act: { do: "choose" as const, key: "box:full" } }];
    const part = { from: 0, to: 100 };
    const { text } = await reader.history({ table, actions, viewer: { seats: [] }, part });
    const steps = JSON.parse(new TextDecoder().decode(text)) as HistoryStep[];
    expect(steps.at(-1)).toMatchObject({ at: steps.length, seat: "british", key: "box:full" });
    await expect(reader.read("[".repeat(1_000_000))).rejects.toThrow(/nested too deeply/);
    await reader.close();
    await expect(reader.read(body("late"))).rejects.toThrow(/closing/);
  });

  it("holds up nobody: what comes meanwhile is done before it is back, and not too many may wait", async () => {
    const silent = 'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.ref();';
    const reader = new ThreadReader(new URL(silent));
    const server = await openServer({ reader, limits: { personImports: 1, networkImports: 9 } });
    const [eve, ann] = [server.browser(), server.browser()];
    await eve.newTable({});
    let isBack = false;
    const asked = eve.post("/api/imports", { transcript: "x" }).catch(() => undefined);
    void asked.then(() => {
      isBack = true;
    });
    const page = await ann.live(await ann.newTable({}));
    await page.choose("box:full");
    expect([page.standing.number, isBack]).toEqual([2, false]);
    await expect.poll(async () => (await eve.post("/api/imports", { transcript: "x" })).status).toBe(429);
    await server.close();
    await asked;
  });
});

describe("the server as a process", () => {
  const folder = temporaryFolder();
  let child: ChildProcess | undefined;
  const children = new Set<ChildProcess>();
  afterEach(() => {
    for (const started of children) started.kill("SIGKILL");
  });
  afterAll(() => folder.remove());

  /** Start it on the folder's data; the address it prints. */
  async function start(port = "0", data = folder.path): Promise<string> {
    const started = spawn(process.execPath, [fileURLToPath(inPackage("dist/main.js"))], {
      env: { ...process.env, PORT: port, SANDTABLE_DATA: data, SANDTABLE_PAGE: `${folder.path}/page` },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child = started;
    children.add(started);
    return new Promise((resolve, reject) => {
      let said = "";
      started.stdout?.on("data", (text) => {
        said += String(text);
        const [, address] = /^Sandtable is open at (http:\S+)\n/m.exec(said) ?? [];
        if (address) resolve(address);
      });
      started.on("exit", (code) => reject(new Error(`it ended with ${code}: ${said}`)));
    });
  }

  const ended = (): Promise<number | null> =>
    new Promise((resolve) => child?.on("exit", (code) => resolve(code)));

  /** Every update of the table, by number. */
  async function everything(page: Page): Promise<Map<number, Update>> {
    page.send({ do: "catch-up", after: 0 });
    await page.until(() => page.updates.length >= page.standing.number);
    return byNumber(page);
  }

  const byNumber = (page: Page): Map<number, Update> =>
    new Map(page.updates.map((update) => [update.number, update]));

  /** Choose and take back until the server is gone or the game is over. */
  async function playOn(page: Page, round: number): Promise<void> {
    try {
      for (let i = 0; !page.standing.outcome; i++) {
        const { number, floor, entries } = page.standing;
        if (i % 9 === 8 && entries > floor) await page.ask({ do: "undo", number, to: floor }, "updates");
        else await page.choose(page.keys[(i * 7 + round) % page.keys.length]);
      }
    } catch {
      // the server is gone: what it had said must hold
    }
  }

  it("loses nothing that was acknowledged when it is killed in the middle of a turn", async () => {
    let browser = new Browser(await start());
    // So many that choices of several tables share a commit, and that the next ones wait when it comes.
    const ids: string[] = [];
    while (ids.length < 4) ids.push(await browser.newTable({ seat: "random" }));
    const { cookie } = browser;
    const acknowledged = new Map<string, Map<number, Update>>(ids.map((id) => [id, new Map()]));
    /** Pages at all tables, each of which still has all that was ever told. */
    const comeBack = async (): Promise<Page[]> => {
      const pages = await Promise.all(ids.map((id) => browser.live(id)));
      for (const [index, page] of pages.entries()) {
        const stored = await everything(page);
        for (const [number, update] of acknowledged.get(ids[index])!)
          expect(stored.get(number)).toEqual(update);
        expect([...stored.keys()]).toEqual(Array.from(stored, (_, at) => at + 1));
        expect((await browser.line(ids[index])).number).toBe(stored.size);
      }
      return pages;
    };
    for (let round = 0; round < 5; round++) {
      const pages = await comeBack();
      // In the midst of it, however slow the machine is: after so many updates more, and a few milliseconds.
      const enough = pages.map((page) => {
        const told = page.updates.length;
        return page.until(() => page.updates.length >= told + 3 + round);
      });
      const kill = async (): Promise<void> => {
        await Promise.allSettled(enough);
        setTimeout(() => child?.kill("SIGKILL"), round * 2);
      };
      await Promise.all([ended(), kill(), ...pages.map((page) => playOn(page, round))]);
      for (const [index, page] of pages.entries()) acknowledged.set(ids[index], byNumber(page));
      browser = new Browser(await start());
      browser.cookie = cookie;
    }
    await comeBack();
    for (const updates of acknowledged.values()) expect(updates.size).toBeGreaterThan(10);
  });

  it("asked to end, keeps what it has heard, sends its guests on, and ends well", async () => {
    const data = `${folder.path}/leaving`;
    const browser = new Browser(await start("0", data));
    const id = await browser.newTable({ seat: "random" });
    const page = await browser.live(id);
    const end = ended();
    page.send({ do: "choose", number: 1, key: page.keys[0] });
    await page.until(() => page.updates.length > 0);
    child?.kill("SIGTERM");
    expect(await end).toBe(0);
    await expect.poll(() => page.closed).toBe(1012);
    const again = new Browser(await start("0", data));
    again.cookie = browser.cookie;
    expect((await again.line(id)).number).toBe(2);
    const last = ended();
    child?.kill("SIGTERM");
    expect(await last).toBe(0);
  });

  it("takes the next port when its own is taken, and leaves when asked to", async () => {
    const first = await start("0");
    const taken = child;
    const port = Number(new URL(first).port);
    // The folder of the first is its own; whoever else wants it is told so.
    await expect(start(String(port))).rejects.toThrow(/it ended with 1/);
    const second = await start(String(port), `${folder.path}/other`);
    expect(Number(new URL(second).port)).toBeGreaterThan(port);
    child?.kill("SIGTERM");
    expect(await ended()).toBe(0);
    child = taken;
    child?.kill("SIGINT");
    expect(await ended()).toBe(0);
  });
});
