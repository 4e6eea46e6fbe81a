import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Ask, BotFrame, HostFrame, Over } from "@sandtable/protocol/door";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { type Answer, type Browser, openServer, type Page } from "../testing/index.ts";

let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const ready: BotFrame = { type: "ready", name: "Test" };

/** A table with an open seat: its host, and the secret of the invitation. */
async function invited(game: string, seat: string): Promise<{ id: string; host: Browser; secret: string }> {
  const host = server.browser();
  const id = await host.newTable({ game, seat, opponent: { kind: "friend" } });
  const { invite = "" } = (await host.line(id)).table;
  return { id, host, secret: invite.split("/").at(-1) ?? "" };
}

/** A bot with a live connection: what it was told. */
class Bot {
  readonly frames: HostFrame[] = [];
  readonly socket: WebSocket;
  closed: number | undefined;
  #wake: () => void = () => undefined;

  constructor(id: string, secret: string, headers: Record<string, string> = {}, query = "") {
    this.socket = new WebSocket(`${server.address.replace("http", "ws")}/api/tables/${id}/door${query}`, {
      headers: { ...(secret !== "" && { authorization: `Bearer ${secret}` }), ...headers },
    });
    this.socket.on("message", (data) => {
      this.frames.push(JSON.parse(String(data)) as HostFrame);
      this.#wake();
    });
    this.socket.on("close", (code) => {
      this.closed = code;
      this.#wake();
    });
    this.socket.on("error", () => undefined);
  }

  /** The frame at a place in what it is told. */
  async frame<T extends HostFrame["type"]>(at: number, type: T): Promise<Extract<HostFrame, { type: T }>> {
    await this.until(() => this.frames.length > at);
    expect(this.frames[at]).toMatchObject({ type });
    return this.frames[at] as Extract<HostFrame, { type: T }>;
  }

  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`waited in vain: ${JSON.stringify(this.frames).slice(0, 500)}`)),
        20_000,
      );
      this.#wake = () => {
        if (!isSo()) return;
        clearTimeout(timer);
        resolve();
      };
      this.#wake();
    });
  }

  say(frame: BotFrame | string): void {
    this.socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  choose(number: number, key: string): void {
    this.say({ type: "choose", number, key });
  }
}

/** What a request to the door is answered with. */
const http = (id: string, path: string, secret: string, body?: unknown, query = ""): Promise<Answer> =>
  server.browser().ask(body === undefined ? "GET" : "POST", `/api/tables/${id}/door${path}${query}`, body, {
    ...(secret !== "" && { authorization: `Bearer ${secret}` }),
  });

describe("the door", () => {
  it("lets a bot sit down by the link, and come back by its token alone", async () => {
    const { id, host, secret } = await invited("malaya", "mcp");
    const bot = new Bot(id, secret);
    const hello = await bot.frame(0, "hello");
    expect(hello).toMatchObject({
      protocol: 1,
      game: { id: "malaya" },
      seat: "british",
      scenario: "standard",
      token: expect.stringMatching(/^bot-[\w-]{43}$/),
    });
    expect(hello.seconds).toBeUndefined();
    expect((await host.line(id)).table.seats).toMatchObject([{ sitter: "friend" }, { sitter: "you" }]);
    bot.say(ready);
    const ask = await bot.frame(1, "ask");
    expect(ask).toMatchObject({ number: 1, rule: "2.3.2", choices: [{ key: "box:limited" }, {}, {}] });
    bot.socket.close();
    const again = new Bot(id, hello.token ?? "");
    expect(await again.frame(0, "hello")).toEqual(hello);
    again.say(ready);
    expect(await again.frame(1, "ask")).toEqual(ask);
    again.socket.close();
    expect(await http(id, "", secret, ready)).toMatchObject({ status: 409, body: { error: /taken/ } });
  });

  it.each<[string, (id: string) => [string, string, string?], number]>([
    ["no secret", (id) => [id, ""], 401],
    ["something else than a secret", (id) => [id, "Ann"], 401],
    ["another secret", (id) => [id, "x".repeat(43)], 403],
    ["a token of nobody", (id) => [id, `bot-${"x".repeat(43)}`], 403],
    ["another table", () => ["nosuchtable", "x".repeat(43)], 404],
    ["what it does not know", (id) => [id, "x".repeat(43), "?peek=1"], 400],
    [
      "a secret in the address, where it would be written into logs",
      (id) => [id, "x".repeat(43), "?seat=x"],
      400,
    ],
  ])("stays shut for %s", async (_, way, status) => {
    const { id } = await invited("malaya", "mcp");
    const [table, secret, query = ""] = way(id);
    const refused = new Bot(table, secret, {}, query);
    const told = await new Promise((resolve) => {
      refused.socket.on("unexpected-response", (_request, response) => resolve(response.statusCode));
    });
    expect(told).toBe(status);
    expect((await http(table, "", secret, ready, query)).status).toBe(status);
    expect((await http(table, "/next", secret, undefined, query)).status).toBe(status);
    const choice = { type: "choose", number: 1, key: "box:full" };
    expect((await http(table, "/choose", secret, choice, query)).status).toBe(status);
  });

  it("stays shut for the token of a browser, and a bot's is none of a browser's", async () => {
    const host = server.browser();
    const bot = { kind: "bot", level: "random" } as const;
    const id = await host.newTable({ seat: "british", opponent: bot });
    const cookie = host.cookie?.split("=")[1] ?? "";
    expect(await http(id, "/next", cookie)).toMatchObject({ status: 403 });
    const made = await server
      .browser()
      .post("/api/door/tables", { game: "malaya", seat: "british", opponent: bot });
    const thief = server.browser();
    thief.cookie = `sandtable=${made.body.token}`;
    expect((await thief.line(made.body.id)).table.yours).toEqual([]);
  });

  it("stays shut for another page, whatever it knows", async () => {
    const { id, secret } = await invited("malaya", "mcp");
    const refused = new Bot(id, secret, { origin: "http://evil.example" });
    const told = await new Promise((resolve) => {
      refused.socket.on("unexpected-response", (_request, response) => resolve(response.statusCode));
    });
    expect(told).toBe(403);
    expect((await http(id, "", secret)).status).toBe(426);
  });

  it("is for one seat, at a table that a program makes, too: without a cookie, and not for all of them", async () => {
    const wish = { game: "malaya", seat: "british", opponent: { kind: "bot", level: "random" } };
    const { status, body, headers } = await server.browser().post("/api/door/tables", wish);
    expect([status, headers.get("set-cookie")]).toEqual([200, null]);
    expect(body).toEqual({ id: expect.any(String), token: expect.stringMatching(/^bot-[\w-]{43}$/) });
    expect((await http(body.id, "/next", body.token)).body).toMatchObject({ type: "ask", number: 1 });
    const all = { ...wish, opponent: { kind: "hotseat" } };
    expect((await server.browser().post("/api/door/tables", all)).status).toBe(400);
  });

  it("is for two programs that play each other", async () => {
    const wish = { game: "malaya", seat: "british", opponent: { kind: "friend" } };
    const { body: first } = await server.browser().post("/api/door/tables", wish);
    const { body: hello } = await http(first.id, "", first.invite.split("/").at(-1), ready);
    expect(hello).toMatchObject({ type: "hello", seat: "mcp" });
    expect((await http(first.id, "/next", first.token)).body).toMatchObject({ type: "ask", number: 1 });
  });
});

describe("a live bot", () => {
  it("is asked again after a wrong answer, and at the third it has resigned", async () => {
    const { id, host, secret } = await invited("malaya", "mcp");
    const bot = new Bot(id, secret);
    await bot.frame(0, "hello");
    bot.choose(1, "box:full");
    expect(await bot.frame(1, "error")).toMatchObject({ error: /Say "ready"/, left: 2 });
    bot.say(ready);
    const ask = await bot.frame(2, "ask");
    bot.choose(1, "win");
    expect(await bot.frame(3, "error")).toMatchObject({ error: /"win" is not among/, left: 1 });
    expect(await bot.frame(4, "ask")).toEqual(ask);
    bot.say("rubbish");
    expect(await bot.frame(5, "forfeit")).toMatchObject({ error: /^3 wrong answers, the last: .*rubbish/ });
    await bot.until(() => bot.closed !== undefined);
    expect(bot.closed).toBe(1000);
    expect(bot.frames).toHaveLength(6);
    expect((await host.line(id)).outcome).toMatchObject({ winners: ["mcp"], resigned: "british" });
  });

  it("has its wrong answers forgiven by a right one", async () => {
    const { id, secret } = await invited("malaya", "mcp");
    const bot = new Bot(id, secret);
    bot.socket.once("open", () => bot.say(ready));
    let { number } = await bot.frame(1, "ask");
    for (const at of [2, 7]) {
      for (const step of [0, 2]) {
        bot.choose(number, "win");
        await bot.frame(at + step, "error");
        await bot.frame(at + step + 1, "ask");
      }
      bot.choose(number, at === 2 ? "box:full" : "train");
      const next = await bot.frame(at + 4, "ask");
      expect(next.number).toBe(number + 1);
      number = next.number;
    }
    bot.socket.close();
  });

  it("is never heard twice: a late answer is told to be late, and costs nothing", async () => {
    const { id, host, secret } = await invited("malaya", "mcp");
    const bot = new Bot(id, secret);
    bot.socket.once("open", () => bot.say(ready));
    await bot.frame(1, "ask");
    for (const key of ["box:full", "box:full", "box:event", "box:event", "box:event", "box:event"])
      bot.choose(1, key);
    await bot.until(() => bot.frames.filter(({ type }) => type === "error").length === 4);
    expect(bot.frames.filter(({ type }) => type === "error")).toEqual(
      Array(4).fill({ type: "error", error: expect.stringMatching(/moved on/), left: 3 }),
    );
    expect((await host.line(id)).number).toBe(2);
    bot.socket.close();
  });

  it("that floods is let go", async () => {
    const { id, secret } = await invited("malaya", "mcp");
    const bot = new Bot(id, secret);
    bot.socket.once("open", () => bot.say(ready));
    await bot.frame(1, "ask");
    for (let i = 0; i < 2000; i++) bot.choose(99, "x");
    await bot.until(() => bot.closed !== undefined);
    expect(bot.closed).toBe(1008);
  });

  it("hears of the end when the other side resigns", async () => {
    const { id, host, secret } = await invited("malaya", "british");
    const bot = new Bot(id, secret);
    await bot.frame(0, "hello");
    bot.say(ready);
    await host.post(`/api/tables/${id}/resign`);
    expect(await bot.frame(1, "over")).toMatchObject({
      text: "British resigned.",
      outcome: { winners: ["mcp"] },
    });
    await bot.until(() => bot.closed !== undefined);
  });

  it("plays against a bot of the house to the end", async () => {
    const host = server.browser();
    const wish = { game: "malaya", seat: "british", opponent: { kind: "bot", level: "random" } };
    const { id, token } = (await host.post("/api/door/tables", wish)).body;
    const bot = new Bot(id, token);
    bot.socket.on("message", (data) => {
      const frame = JSON.parse(String(data)) as HostFrame;
      if (frame.type === "hello") bot.say(ready);
      if (frame.type === "ask") bot.choose(frame.number, frame.choices[0].key);
    });
    await bot.until(() => bot.closed !== undefined);
    expect(bot.closed).toBe(1000);
    const over = bot.frames.at(-1) as Over;
    expect(over.outcome).toEqual((await host.line(id)).outcome);
    expect(over.text).not.toContain("[");
    expect(bot.frames.filter(({ type }) => type === "error")).toEqual([]);
  });

  it("is not told what the other side took back", async () => {
    const { id, host, secret } = await invited("malaya", "british");
    const bot = new Bot(id, secret);
    await bot.frame(0, "hello");
    bot.say(ready);
    const page = await host.live(id);
    for (const key of ["box:full", "train", "selangor", "police:1"]) await page.choose(key);
    const told = page.updates.flatMap(({ events }) => events);
    await page.ask({ do: "undo", number: page.standing.number, to: page.standing.floor }, "updates");
    await page.choose("box:limited");
    await page.choose("pass");
    const { happened } = await bot.frame(1, "ask");
    expect(told.length).toBeGreaterThan(0);
    expect(JSON.stringify(happened)).not.toContain("selangor");
    expect(happened.map(({ event }) => event)).toEqual(
      page.welcome.latest.events.concat(page.updates.slice(-2).flatMap(({ events }) => events)),
    );
    bot.socket.close();
  });
});

describe("a bot that asks by itself", () => {
  it("waits for its turn, answers once, and is told the end", async () => {
    const { id, host, secret } = await invited("envelopes", "north");
    const { body: hello } = await http(id, "", secret, ready);
    const waits = http(id, "/next", hello.token);
    const page = await host.live(id);
    await page.choose("ready");
    await page.choose("keep-it");
    const { body: ask } = await waits;
    expect(ask).toMatchObject({ type: "ask", number: 3, choices: [{ key: "ready" }, { key: "wait" }] });
    expect((await http(id, "/next", hello.token, undefined, "?after=2")).body).toMatchObject({ number: 3 });
    const choose = (number: number, key: string) =>
      http(id, "/choose", hello.token, { type: "choose", number, key });
    expect(await choose(3, "win")).toMatchObject({ status: 409, body: { type: "error", left: 2 } });
    expect(await choose(2, "ready")).toMatchObject({ status: 409, body: { type: "error", left: 2 } });
    expect(await choose(3, "ready")).toMatchObject({ status: 200, body: { type: "taken", number: 3 } });
    expect(await choose(3, "ready")).toMatchObject({ status: 200, body: { type: "taken", number: 3 } });
    expect((await host.line(id)).number).toBe(4);
    expect((await choose(3, "wait")).status).toBe(409);
    expect((await http(id, "/choose", hello.token, { type: "choose", key: "x" })).status).toBe(400);
    const { body: second } = await http(id, "/next", hello.token, undefined, "?after=3");
    expect(second).toMatchObject({ number: 4, happened: [{ event: { kind: "looked" } }] });
    await choose(4, "keep-it");
    expect((await http(id, "/next", hello.token, undefined, "?after=4")).body).toMatchObject({
      type: "over",
    });
  });

  it("loses by three answers that are not listed", async () => {
    const { id, host, secret } = await invited("malaya", "mcp");
    const { body: hello } = await http(id, "", secret, ready);
    const wrong = () => http(id, "/choose", hello.token, { type: "choose", number: 1, key: "win" });
    expect((await wrong()).body).toMatchObject({ type: "error", left: 2 });
    expect((await wrong()).body).toMatchObject({ type: "error", left: 1 });
    expect((await wrong()).body).toMatchObject({ type: "forfeit" });
    expect((await host.line(id)).outcome).toMatchObject({ winners: ["mcp"] });
  });

  it("waits once at a time: a later request ends the wait of the earlier", async () => {
    const { id, host, secret } = await invited("malaya", "british");
    const { body: hello } = await http(id, "", secret, ready);
    const polls = [http(id, "/next", hello.token), http(id, "/next", hello.token)];
    expect((await Promise.race(polls)).body).toEqual({ type: "wait" });
    await host.post(`/api/tables/${id}/resign`);
    const types = (await Promise.all(polls)).map(({ body }) => body.type as string);
    expect(types.sort()).toEqual(["over", "wait"]);
  });
});

describe("secrets", () => {
  /** North swaps its number on the page; what South, a bot, was told of it, and what North was. */
  async function played(): Promise<{ mine: readonly number[]; asks: (Ask | Over)[]; page: Page }> {
    const { id, host, secret } = await invited("envelopes", "north");
    const { body: hello } = await http(id, "", secret, ready);
    const page = await host.live(id);
    await page.choose("ready");
    await page.choose("swap-it");
    const numbers = [page.welcome.latest, ...page.updates]
      .flatMap(({ events }) => events)
      .filter(({ kind }) => kind === "drawn")
      .map((event) => (event as unknown as { number: number }).number);
    const asks: (Ask | Over)[] = [];
    for (let after = 0; asks.at(-1)?.type !== "over"; ) {
      const { body } = await http(id, "/next", hello.token, undefined, `?after=${after}`);
      asks.push(body);
      if (body.type === "ask") {
        const key = body.choices[0].key as string;
        await http(id, "/choose", hello.token, { type: "choose", number: body.number, key });
        after = body.number;
      }
    }
    return { mine: numbers, asks, page };
  }

  it("of the other seat are in no frame, while the own are", async () => {
    for (let round = 0; round < 5; round++) {
      const { mine, asks } = await played();
      expect(mine).toHaveLength(2);
      const own = (asks[0].view as { hand: number }).hand;
      expect(asks[0].happened.filter(({ event }) => event.kind === "drawn")).toEqual([
        { event: { kind: "drawn", rule: "1", audience: ["south"], number: own }, text: expect.any(String) },
      ]);
      for (const frame of asks) {
        const { view, happened } = frame;
        expect((view as { hand: number }).hand).toBe(own);
        const told = JSON.stringify({ view, happened });
        for (const number of mine)
          if (number !== own) expect(told).not.toMatch(new RegExp(`"(?:hand|number)":${number}[,}]`));
        expect(told).not.toContain("swap");
        expect(Object.keys(frame).sort()).toEqual(
          frame.type === "ask"
            ? ["choices", "happened", "number", "prompt", "rule", "type", "view"]
            : ["happened", "outcome", "text", "type", "view"],
        );
      }
    }
  });
});

const SAMPLE = fileURLToPath(new URL("../../../../examples/bots/thumb_bot.py", import.meta.url));
const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe.runIf(hasPython)("the sample in Python, where there is python3", () => {
  it("plays a whole game over HTTP by the link it is given", async () => {
    const { id, host, secret } = await invited("malaya", "british");
    const child = spawn("python3", [SAMPLE, `${server.address}/join/${id}/${secret}`]);
    let told = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (told += String(text)));
    const ended = new Promise((resolve) => child.on("close", resolve));
    const page = await host.live(id);
    for (let turn = 1; !page.standing.outcome; turn++) {
      await page.until(() => page.keys.length > 0 || page.standing.outcome !== undefined);
      if (!page.standing.outcome) await page.choose(page.keys[(turn * 7919) % page.keys.length]);
    }
    expect(await ended).toBe(0);
    expect(told.trim()).not.toBe("");
    expect(page.standing.outcome.resigned).toBeUndefined();
  });
});
