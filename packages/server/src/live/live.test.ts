import type { Thinking } from "@sandtable/bots";
import { Match, readTranscript, verify } from "@sandtable/engine";
import { malaya } from "@sandtable/malaya";
import type { HistoryStep, PageFrame, Update } from "@sandtable/protocol";
import { seal } from "@sandtable/seal";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import WebSocket from "ws";
import { type Browser, openServer, type Page, temporaryFolder } from "../testing/index.ts";
import { openStoreHere } from "../testing/store.ts";

let server: Awaited<ReturnType<typeof openServer>>;
let ann: Browser;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** A table at one screen, and a page that is there. */
async function hotseat(game = "malaya"): Promise<{ id: string; page: Page }> {
  ann = server.browser();
  const id = await ann.newTable({ game, seat: "random" });
  return { id, page: await ann.live(id) };
}

/** Two browsers at one table: Ann asks Bob by a link. */
async function friends(game: string, seat: string) {
  const [host, guest] = [server.browser(), server.browser()];
  const id = await host.newTable({ game, seat, opponent: { kind: "friend" } });
  const { invite } = (await host.line(id)).table;
  const joined = await guest.join(invite ?? "");
  return { id, host, guest, invite: invite ?? "", joined };
}

describe("a live connection", () => {
  it("begins with a welcome: the table, the last update, and where it stands", async () => {
    const { id, page } = await hotseat();
    expect(page.welcome).toMatchObject({
      say: "welcome",
      table: { id, game: "malaya", kind: "game", yours: ["british", "mcp"] },
      latest: { number: 1, act: "start", entries: 1 },
      standing: { number: 1, floor: 1, entries: 1, question: { seat: "british" } },
    });
    expect(page.welcome.table.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(page.welcome.table.seed).toBeUndefined();
    expect(page.welcome.latest.kept).toBe(page.welcome.latest.events.length);
    expect(page.keys).toEqual(["box:limited", "box:event", "box:full"]);
    expect(JSON.stringify(page.welcome)).not.toContain('"value"');
  });

  it("is refused to another page, and to a page without an origin", async () => {
    const { id } = await hotseat();
    for (const headers of [{ origin: "http://evil.example" }, {}]) {
      const socket = new WebSocket(`${server.address.replace("http", "ws")}/api/tables/${id}/live`, {
        headers,
      });
      const status = await new Promise((resolve) => {
        socket.on("unexpected-response", (_, response) => resolve(response.statusCode));
        socket.on("open", () => resolve("open"));
      });
      expect(status).toBe(403);
    }
  });

  it("is refused where there is no table", async () => {
    const address = `${server.address.replace("http", "ws")}/api/tables/nosuchtable/live`;
    const socket = new WebSocket(address, { headers: { origin: server.address } });
    const status = await new Promise((resolve) => {
      socket.on("unexpected-response", (_, response) => resolve(response.statusCode));
    });
    expect(status).toBe(404);
    expect((await server.browser().get("/api/tables/nosuchtable/live")).status).toBe(426);
  });

  it("refuses frames that do not fit, and goes on", async () => {
    const { page } = await hotseat();
    const broken = [
      "{",
      "[]",
      '{"do":"win"}',
      '{"do":"choose","number":-1,"key":"x"}',
      '{"do":"choose","number":1,"key":"x","seat":"mcp"}',
      `{"do":"choose","number":1,"key":"${"x".repeat(121)}"}`,
    ];
    for (const frame of broken)
      expect(await page.ask(frame, "refused")).toMatchObject({
        reason: "bad-frame",
        standing: { number: 1 },
      });
    await page.choose("box:full");
    expect(page.standing.number).toBe(2);
  });

  it("is closed on a frame that is too long, and the table goes on", async () => {
    const { id, page } = await hotseat();
    page.send("x".repeat(20_000));
    await expect(page.until(() => false)).rejects.toThrow(/1009/);
    const again = await ann.live(id);
    expect(again.standing.number).toBe(1);
  });

  it("is closed on a flood of frames", async () => {
    const { page } = await hotseat();
    for (let i = 0; i < 2000; i++) page.send('{"do":"catch-up","after":99}');
    await expect(page.until(() => false)).rejects.toThrow(/1008/);
  });

  it("is closed sooner when the frames ask for much, and what waits is dropped", async () => {
    const { page } = await hotseat();
    // Forty updates that no draw can cut short: the same choice taken and taken back.
    for (let i = 0; i < 20; i++) {
      await page.choose("box:full");
      await page.ask({ do: "undo", number: page.standing.number, to: 1 }, "updates");
    }
    expect(page.standing.number).toBe(41);
    const told = page.frames.length;
    for (let i = 0; i < 300; i++) page.send('{"do":"catch-up","after":0}');
    await expect(page.until(() => false)).rejects.toThrow(/1008/);
    expect(page.frames.length - told).toBeLessThan(200);
  });
});

describe("a choice", () => {
  it("is told with its words, its events and the new position", async () => {
    const { page } = await hotseat();
    const { updates, standing } = await page.choose("box:full");
    expect(updates).toMatchObject([
      { number: 2, act: "choose", seat: "british", label: { key: "choice.box" }, entries: 2 },
    ]);
    expect(updates[0].events.length).toBeGreaterThan(0);
    expect(standing).toMatchObject({ number: 2, floor: 1, entries: 2, question: { seat: "british" } });
  });

  it("sent again is harmless", async () => {
    const { page } = await hotseat();
    await page.choose("box:full", 1);
    const again = await page.choose("box:full", 1);
    expect(again.updates.map(({ number }) => number)).toEqual([2]);
    expect(page.standing.number).toBe(2);
    await page.choose("sweep");
    const late = await page.choose("box:full", 1);
    expect(late.updates.map(({ number }) => number)).toEqual([2, 3]);
    expect(page.standing.entries).toBe(3);
  });

  it("that comes too late is refused with where it stands", async () => {
    const { page } = await hotseat();
    await page.choose("box:full");
    const refused = await page.ask({ do: "choose", number: 1, key: "box:event" }, "refused");
    expect(refused).toMatchObject({
      reason: "stale",
      standing: { number: 2, question: { seat: "british" } },
    });
    const ahead = await page.ask({ do: "choose", number: 7, key: "box:event" }, "refused");
    expect(ahead.reason).toBe("stale");
  });

  it("that is not listed is refused with the rule", async () => {
    const { page } = await hotseat();
    const refused = await page.ask({ do: "choose", number: 1, key: "box:none" }, "refused");
    expect(refused).toMatchObject({ reason: "not-listed", rule: page.standing.question?.rule });
  });

  it("that leads to a draw is named beforehand, and those named can never be taken back", async () => {
    const { page } = await hotseat();
    let named = 0;
    for (let i = 0; i < 60; i++) {
      const { question, number } = page.standing;
      const { final } = await page.ask({ do: "look", number }, "look");
      const choices = question?.choices ?? [];
      named += final.length;
      const pick = choices.find(({ key }) => final.includes(key)) ?? choices[i % choices.length];
      const { entries } = page.standing;
      await page.choose(pick.key, number);
      if (final.includes(pick.key)) {
        expect(page.standing.entries).toBeGreaterThan(entries + 1);
        expect(page.standing.floor).toBeGreaterThan(entries);
      } else expect(page.standing.entries).toBe(entries + 1);
    }
    expect(named).toBeGreaterThan(0);
  });
});

describe("a look", () => {
  it("tells what is closed and why, to whoever is asked, and for the open question alone", async () => {
    const { id, host, guest } = await friends("malaya", "british");
    const [british, mcp, watcher] = [
      await host.live(id),
      await guest.live(id),
      await server.browser().live(id),
    ];
    await british.choose("box:full");
    await british.choose("sweep");
    const { number } = british.standing;
    const told = await british.ask({ do: "look", number }, "look");
    expect(told.closed.length).toBeGreaterThan(0);
    expect(told.closed[0]).toMatchObject({ rule: expect.any(String), why: { key: expect.any(String) } });
    expect(await british.ask({ do: "look", number }, "look")).toEqual(told);
    for (const [page, at] of [
      [british, number - 1],
      [mcp, number],
      [watcher, number],
    ] as const) {
      page.send({ do: "look", number: at });
      await page.ask({ do: "catch-up", after: 0 }, "updates");
    }
    expect(british.frames.filter(({ say }) => say === "look")).toHaveLength(2);
    for (const page of [mcp, watcher]) expect(page.frames.filter(({ say }) => say === "look")).toEqual([]);
  });
});

describe("undo", () => {
  it("goes back to any point of the turn, and says how many events stay", async () => {
    const { page } = await hotseat();
    const { kept } = page.welcome.latest;
    await page.choose("box:full");
    await page.choose("sweep");
    const { updates, standing } = await page.ask({ do: "undo", number: 3, to: 1 }, "updates");
    expect(updates).toMatchObject([
      { number: 4, act: "undo", seat: "british", entries: 1, events: [], kept },
    ]);
    expect(page.updates.at(-1)?.view).toEqual(page.welcome.latest.view);
    expect(standing).toMatchObject({ number: 4, entries: 1 });
    expect(page.keys).toEqual(["box:limited", "box:event", "box:full"]);
  });

  it("sent again is harmless, and beyond the floor it is refused", async () => {
    const { page } = await hotseat();
    await page.choose("box:full");
    const undo: PageFrame = { do: "undo", number: 2, to: 1 };
    await page.ask(undo, "updates");
    await page.ask(undo, "updates");
    expect(page.standing.number).toBe(3);
    expect(await page.ask({ do: "undo", number: 3, to: 0 }, "refused")).toMatchObject({
      reason: "nothing-to-undo",
    });
    expect(await page.ask({ do: "undo", number: 3, to: 1 }, "refused")).toMatchObject({
      reason: "nothing-to-undo",
    });
  });
});

describe("a friend", () => {
  it("takes the free seat by a link that only the host is told", async () => {
    const { id, host, guest, invite, joined } = await friends("malaya", "british");
    expect(invite).toMatch(new RegExp(`^/join/${id}/[\\w-]{43}$`));
    expect([joined.status, joined.body]).toEqual([200, { id }]);
    expect(joined.headers.get("set-cookie")).toContain("HttpOnly");
    expect((await host.line(id)).table).toMatchObject({
      yours: ["british"],
      seats: [{ sitter: "you" }, { sitter: "friend" }],
    });
    expect((await host.line(id)).table.invite).toBeUndefined();
    expect((await guest.line(id)).table).toMatchObject({
      yours: ["mcp"],
      seats: [{ sitter: "friend" }, { sitter: "you" }],
    });
    expect((await guest.get("/api/tables")).body).toHaveLength(1);
  });

  it("is told to nobody else before, and a wrong link leads nowhere", async () => {
    const host = server.browser();
    const id = await host.newTable({ opponent: { kind: "friend" } });
    const page = await host.live(id);
    expect((await host.line(id)).table.seats[1]).toMatchObject({ seat: "mcp", sitter: "nobody" });
    const other = server.browser();
    await other.newTable({});
    expect((await other.line(id)).table.invite).toBeUndefined();
    expect((await other.join(`/join/${id}/${"x".repeat(43)}`)).status).toBe(404);
    expect((await other.line(id)).table.yours).toEqual([]);
    await other.join((await host.line(id)).table.invite ?? "");
    await page.until(() => page.frames.some(({ say }) => say === "table"));
    expect(page.frames.at(-1)).toMatchObject({ say: "table", table: { seats: [{}, { sitter: "friend" }] } });
  });

  it("who sits down first has the seat; anybody after that may watch", async () => {
    const { id, guest, invite } = await friends("malaya", "british");
    expect((await guest.join(invite)).status).toBe(200);
    expect((await guest.invitation(invite)).body).toMatchObject({ is: "yours" });
    const third = server.browser();
    const { status, body } = await third.join(invite);
    expect([status, body]).toEqual([409, { error: "This seat is taken: ask the host for another table." }]);
    expect((await third.invitation(invite)).body).toMatchObject({ is: "taken" });
    expect((await third.post(`/api/tables/${id}/resign`)).status).toBe(403);
    expect((await third.live(id)).welcome.table.yours).toEqual([]);
  });

  it("is not seated by a look at the link, whoever looks: a person, or a program that shows where links lead", async () => {
    const host = server.browser();
    const id = await host.newTable({ opponent: { kind: "friend" } });
    const invite = (await host.line(id)).table.invite ?? "";
    for (const method of ["GET", "HEAD"])
      for (const accept of ["text/html", "*/*"]) {
        const { headers } = await server.browser().ask(method, invite, undefined, { accept });
        expect(headers.get("set-cookie")).toBeNull();
      }
    const told = await server.browser().invitation(invite);
    expect(told.body).toEqual({ game: "malaya", scenario: "standard", options: {}, seat: "mcp", is: "free" });
    expect(told.headers.get("set-cookie")).toBeNull();
    expect((await host.line(id)).table.seats[1]).toMatchObject({ sitter: "nobody" });
    expect((await server.browser().invitation(`/join/${id}/${"x".repeat(43)}`)).status).toBe(404);
  });

  it("gets in however many are watching", async () => {
    const { id, host, guest } = await friends("malaya", "british");
    const watchers = await Promise.all(Array.from({ length: 200 }, () => server.browser().live(id)));
    await expect(server.browser().live(id)).rejects.toThrow(/1013/);
    for (const browser of [host, guest]) expect((await browser.live(id)).welcome.table.yours).toHaveLength(1);
    await Promise.all(watchers.map((watcher) => watcher.close()));
  });

  it("does not take the other seat from the host who tries the link", async () => {
    const host = server.browser();
    const id = await host.newTable({ opponent: { kind: "friend" } });
    const invite = (await host.line(id)).table.invite ?? "";
    expect((await host.invitation(invite)).body).toMatchObject({ is: "yours" });
    await host.join(invite);
    expect((await host.line(id)).table).toMatchObject({
      yours: ["british"],
      seats: [{}, { sitter: "nobody" }],
    });
  });

  it("sees the question of the own seat only, and so does everybody", async () => {
    const { id, host, guest } = await friends("malaya", "british");
    const pages = [await host.live(id), await guest.live(id), await server.browser().live(id)];
    const [british, mcp, watcher] = pages;
    const others = (page: Page): unknown[] =>
      page.frames.map((frame) => "standing" in frame && frame.standing);
    for (let i = 0; i < 40; i++) {
      const { seat } = british.standing.question ?? {};
      const asked = seat === "british" ? british : mcp;
      const idle = pages.filter((page) => page !== asked);
      expect(asked.keys.length).toBeGreaterThan(1);
      for (const page of idle) expect(page.standing.question).toEqual({ seat });
      for (const page of idle) expect(page.standing.floor).toBe(page.standing.entries);
      const { number } = asked.standing;
      for (const page of idle) {
        const refused = await page.ask({ do: "choose", number, key: asked.keys[0] }, "refused");
        expect(refused.reason).toBe(page === watcher ? "not-yours" : "out-of-turn");
        await page.ask({ do: "undo", number, to: 0 }, "refused");
      }
      await asked.choose(asked.keys[i % asked.keys.length]);
      await Promise.all(pages.map((page) => page.until(() => page.standing.number === number + 1)));
    }
    expect(JSON.stringify(others(watcher))).not.toMatch(/choices|closed|about/);
    expect(watcher.updates.map(({ view }) => view)).toEqual(british.updates.map(({ view }) => view));
  });

  it("never learns a secret of the other side", async () => {
    const { id, host, guest } = await friends("envelopes", "north");
    const pages = [await host.live(id), await guest.live(id), await server.browser().live(id)];
    const [north, south, watcher] = pages;
    await north.choose("ready");
    await north.choose("swap-it");
    await Promise.all(pages.map((page) => page.until(() => page.standing.number === 3)));
    await Promise.all(pages.map((page) => page.ask({ do: "catch-up", after: 0 }, "updates")));
    const hands = (page: Page): unknown[] =>
      page.updates.slice(-3).map(({ view }) => (view as { hand: unknown }).hand);
    const drawn = (page: Page): unknown[] =>
      page.updates.slice(-3).flatMap(({ events }) => events.filter(({ kind }) => kind === "drawn"));
    expect(hands(north).every((hand) => typeof hand === "number")).toBe(true);
    expect(hands(watcher)).toEqual([null, null, null]);
    expect(drawn(north)).toHaveLength(2);
    expect(drawn(south)).toHaveLength(1);
    expect(drawn(watcher)).toHaveLength(0);
    expect(JSON.stringify([watcher.frames, south.frames])).not.toMatch(/keep-it|swap-it/);
    expect(south.updates.at(-1)).not.toHaveProperty("label");
    // Numbers of events count what each one has seen.
    for (const page of pages) expect(page.updates.at(-1)?.kept).toBe(seenBy(page.updates.slice(-3)));

    const history = await Promise.all(
      [host, guest, server.browser()].map((one) => one.get(`/api/tables/${id}/history`)),
    );
    const keys = history.map(({ body }) => body.map(({ key }: { key: string }) => key));
    // Steps are those that each one saw: how often was drawn in secret is not among them.
    expect(keys[0]).toEqual(["ready", "swap-it"]);
    expect(keys[1]).toEqual([undefined, undefined]);
    expect(keys[2]).toEqual(keys[1]);
    expect((await guest.get(`/api/tables/${id}/history?as=north`)).status).toBe(409);
    const secret = (await host.get(`/api/tables/${id}/transcript`)).status;
    const branch = await guest.post(`/api/tables/${id}/branch`, {
      at: 1,
      seat: "south",
      opponent: { kind: "hotseat" },
    });
    expect([secret, branch.status]).toEqual([409, 409]);

    await south.choose("ready");
    await south.choose("keep-it");
    expect((await guest.get(`/api/tables/${id}/history`)).body[0].key).toMatch(/^secret-/);
    const asNorth = (await guest.get(`/api/tables/${id}/history?as=north`)).body as HistoryStep[];
    expect(asNorth.at(-1)?.view).toEqual(north.updates.at(-1)?.view);
    expect(asNorth.map(({ seat, key }) => (seat === "south" ? key : "own"))).not.toContain("keep-it");
    expect((await guest.get(`/api/tables/${id}/transcript`)).status).toBe(200);
  });
});

const seenBy = (updates: readonly Update[]): number =>
  updates.reduce((sum, { events }) => sum + events.length, 0);

describe("somebody who was away", () => {
  it("is told every update once, in order, across undo too", async () => {
    const { id, page } = await hotseat();
    for (let i = 0; i < 30; i++) {
      const { number, floor, entries } = page.standing;
      if (i % 7 === 6 && entries > floor) await page.ask({ do: "undo", number, to: floor }, "updates");
      else await page.choose(page.keys[(i * 5) % page.keys.length]);
    }
    const late = await ann.live(id);
    const seen = page.updates;
    for (const after of [0, 1, 13, seen.length]) {
      const told = await late.ask({ do: "catch-up", after }, "updates");
      expect(told.updates.map(({ number }) => number)).toEqual(
        Array.from({ length: seen.length + 1 - after }, (_, index) => after + 1 + index),
      );
      const whole = late.updates.slice(late.updates.length - told.updates.length);
      expect(whole.filter(({ number }) => number > 1)).toEqual(seen.slice(Math.max(0, after - 1)));
      expect(told.standing).toEqual(page.standing);
    }
    expect(late.welcome.latest).toEqual(seen.at(-1));

    // What has been told adds up to the events that stand.
    const log: unknown[] = [];
    for (const { events, kept } of [page.welcome.latest, ...seen]) {
      log.length = kept - events.length;
      log.push(...events);
    }
    const history = (await ann.get(`/api/tables/${id}/history`)).body as { events: unknown[] }[];
    expect(log).toEqual(history.flatMap(({ events }) => events));
  });

  it("and comes back in the middle gets what is missing, then what is new", async () => {
    const { id, host, guest } = await friends("malaya", "british");
    const page = await host.live(id);
    const away = await guest.live(id);
    await page.choose("box:full");
    await away.until(() => away.standing.number === 2);
    await away.close();
    await page.choose("sweep");
    await page.choose(page.keys[0]);
    const back = await guest.live(id);
    back.send({ do: "catch-up", after: 2 });
    await page.ask({ do: "undo", number: 4, to: page.standing.floor }, "updates");
    await back.until(() => back.updates.length === 3);
    expect(back.updates.map(({ number, act }) => `${number} ${act}`)).toEqual([
      "3 choose",
      "4 choose",
      "5 undo",
    ]);
  });

  it("for long gets it in several frames", async () => {
    const { id, page } = await hotseat();
    for (let i = 0; i < 120; i++) {
      if (page.standing.outcome) break;
      const { number, floor, entries } = page.standing;
      if (entries > floor) await page.ask({ do: "undo", number, to: floor }, "updates");
      else await page.choose(page.keys[0]);
    }
    const late = await ann.live(id);
    late.send({ do: "catch-up", after: 0 });
    await late.until(() => late.updates.length === 121);
    expect(late.updates.map(({ number }) => number)).toEqual(Array.from({ length: 121 }, (_, i) => i + 1));
    expect(late.frames.length).toBeGreaterThan(2);
  });
});

describe("a bot", () => {
  it("answers when it must decide, move after move, until it is your turn", async () => {
    const browser = server.browser();
    const id = await browser.newTable({ seat: "mcp", opponent: { kind: "bot", level: "random" } });
    const page = await browser.live(id);
    await page.until(() => page.keys.length > 0);
    expect(page.standing.question?.seat).toBe("mcp");
    expect((await browser.line(id)).table.seats[0]).toMatchObject({ sitter: "bot", bot: "random" });
    await page.ask({ do: "catch-up", after: 0 }, "updates");
    const all = page.updates.slice(-page.standing.number);
    expect(all.slice(1).every(({ seat, act }) => seat === "british" && act === "choose")).toBe(true);
    expect(all.length).toBeGreaterThan(1);
  });

  it("whose question is no longer open is not heard", async () => {
    const answers: ((thinking: Thinking) => void)[] = [];
    const slow = await openServer({
      thinker: { think: () => new Promise((resolve) => answers.push(resolve)), close: async () => {} },
    });
    const browser = slow.browser();
    const id = await browser.newTable({ seat: "mcp", opponent: { kind: "bot", level: "random" } });
    const page = await browser.live(id);
    expect(answers).toHaveLength(1);
    await page.ask({ do: "resign", number: 1 }, "updates");
    answers[0]({ key: "box:full", courses: [], looks: 0 });
    const told = await page.ask({ do: "catch-up", after: 0 }, "updates");
    expect(told.updates.map(({ act }) => act)).toEqual(["start", "resign"]);
    await slow.close();
  });
});

describe("a page that hears nothing for a while", () => {
  it("asks whether anybody is there, and is told so at once, whatever the table is at", async () => {
    const folder = temporaryFolder();
    const store = await openStoreHere(folder.path);
    const append = vi.spyOn(store, "append");
    const other = await openServer({ store });
    const browser = other.browser();
    const id = await browser.newTable({});
    const page = await browser.live(id);
    const watcher = await other.browser().live(id);
    let goOn = (_: boolean): void => undefined;
    append.mockReturnValueOnce(
      new Promise((resolve) => {
        goOn = resolve;
      }),
    );
    page.send({ do: "choose", number: 1, key: "box:full" });
    for (const one of [page, watcher]) expect(await one.ask({ do: "ping" }, "pong")).toEqual({ say: "pong" });
    expect(page.updates).toEqual([]);
    goOn(true);
    await page.until(() => page.updates.length > 0);
    await other.close();
    folder.remove();
  });
});

describe("what is stored", () => {
  it("holds when it could not be stored: the page is told so, and the table goes on when there is room again", async () => {
    const folder = temporaryFolder();
    const store = await openStoreHere(folder.path);
    const append = vi.spyOn(store, "append");
    const other = await openServer({ store });
    const browser = other.browser();
    const id = await browser.newTable({});
    const page = await browser.live(id);
    const full = new Error("database or disk is full");
    append.mockRejectedValueOnce(full).mockRejectedValueOnce(full);
    for (let tries = 0; tries < 2; tries++)
      expect(await page.ask({ do: "choose", number: 1, key: "box:full" }, "refused")).toMatchObject({
        reason: "not-stored",
        message: expect.stringMatching(/no room.*Nothing is lost/),
        standing: { number: 1, entries: 1 },
      });
    expect(page.updates).toEqual([]);
    await page.choose("box:full");
    expect(page.standing).toMatchObject({ number: 2, entries: 2 });
    await other.close();
    folder.remove();
  });

  it("is what was kept, even if the store broke off before it could say so: it is told, and not refused", async () => {
    const folder = temporaryFolder();
    const store = await openStoreHere(folder.path);
    const keep = store.append.bind(store);
    const append = vi.spyOn(store, "append");
    const other = await openServer({ store });
    const browser = other.browser();
    const page = await browser.live(await browser.newTable({}));
    append.mockImplementationOnce(async (...kept) => {
      await keep(...kept);
      throw new Error("Connection terminated unexpectedly");
    });
    await page.choose("box:full");
    // The same when it is tried once more, and its number is taken by then.
    append.mockImplementationOnce(async (...kept) => {
      await keep(...kept);
      return keep(...kept);
    });
    await page.choose("sweep");
    await page.choose(page.keys[0]);
    expect(page.updates.map(({ number }) => number)).toEqual([2, 3, 4]);
    expect(page.frames.filter(({ say }) => say === "refused")).toEqual([]);
    await other.close();
    folder.remove();
  });

  it("is told in a sentence when a table cannot be made or a seat not taken, and when to come back", async () => {
    const folder = temporaryFolder();
    const store = await openStoreHere(folder.path);
    const other = await openServer({ store });
    const [host, guest] = [other.browser(), other.browser()];
    const wish = { game: "malaya", seat: "british", opponent: { kind: "friend" } };
    vi.spyOn(store, "create").mockRejectedValueOnce(new Error("attempt to write a readonly database"));
    vi.spyOn(store, "sit").mockRejectedValueOnce(new Error("disk I/O error"));
    const refused = await host.post("/api/tables", wish);
    const invite =
      (await host.line(await host.newTable({ opponent: { kind: "friend" } }))).table.invite ?? "";
    for (const { status, body, headers } of [refused, await guest.join(invite)]) {
      expect([status, body.error]).toEqual([503, expect.stringMatching(/no room.*try again in a minute/)]);
      expect(headers.get("retry-after")).toBe("60");
    }
    expect((await guest.join(invite)).status).toBe(200);
    await other.close();
    folder.remove();
  });

  it("of a bot waits until there is room, and the bot goes on by itself", async () => {
    const folder = temporaryFolder();
    const store = await openStoreHere(folder.path);
    const other = await openServer({ store, limits: { againSeconds: 0.01 } });
    const full = new Error("database or disk is full");
    const append = vi.spyOn(store, "append").mockRejectedValueOnce(full).mockRejectedValueOnce(full);
    const browser = other.browser();
    const id = await browser.newTable({ seat: "mcp", opponent: { kind: "bot", level: "random" } });
    const page = await browser.live(id);
    await page.until(() => page.standing.number > 1);
    expect(append.mock.calls.slice(0, 3).map(([, { number }]) => number)).toEqual([2, 2, 2]);
    await other.close();
    folder.remove();
  });

  it("holds when another server has opened the table since: whoever is here is told to connect again", async () => {
    const first = await openServer();
    const browser = first.browser();
    const id = await browser.newTable({});
    const page = await browser.live(id);
    const second = await openServer({ data: first.data });
    const elsewhere = second.browser();
    elsewhere.cookie = browser.cookie;
    const there = await elsewhere.live(id);
    page.send({ do: "choose", number: 1, key: "box:event" });
    await expect(page.until(() => page.updates.length > 0)).rejects.toThrow(/1012/);
    await there.choose("box:full");
    expect(there.updates.map(({ number }) => number)).toEqual([2]);
    await second.close();
    await first.close();
  });
});

describe("the end", () => {
  it("by resignation tells the winner and the seed", async () => {
    const { id, host, guest } = await friends("malaya", "british");
    const [british, mcp] = [await host.live(id), await guest.live(id)];
    await british.choose("box:full");
    const outcome = {
      winners: ["british"],
      scores: { british: 1, mcp: 0 },
      reason: "resigned",
      resigned: "mcp",
    };
    expect((await guest.post(`/api/tables/${id}/resign`)).body).toMatchObject({ outcome });
    await british.until(() => british.frames.at(-1)?.say === "table");
    expect(british.standing).toMatchObject({ outcome });
    expect(british.standing.question).toBeUndefined();
    const { commitment, seed } = (await host.line(id)).table;
    expect(seal(seed ?? "").commitment).toBe(commitment);
    expect(await mcp.ask({ do: "choose", number: 3, key: "sweep" }, "refused")).toMatchObject({
      reason: "over",
    });
    expect((await guest.post(`/api/tables/${id}/resign`)).status).toBe(409);
    const transcript = readTranscript((await guest.get(`/api/tables/${id}/transcript`)).text);
    expect(verify(malaya, transcript, seal).entries).toHaveLength(2);
  });

  it("is not for those who watch", async () => {
    const { id } = await friends("malaya", "british");
    expect((await server.browser().post(`/api/tables/${id}/resign`)).status).toBe(403);
    expect((await server.browser().post(`/api/tables/${id}/rematch`)).status).toBe(403);
  });

  it("leads to one rematch with the sides swapped", async () => {
    const { id, host, guest } = await friends("envelopes", "north");
    expect((await host.post(`/api/tables/${id}/rematch`)).status).toBe(409);
    await host.post(`/api/tables/${id}/resign`);
    const page = await guest.live(id);
    const again = (await host.post(`/api/tables/${id}/rematch`)).body.id;
    await page.until(() =>
      page.frames.some((frame) => frame.say === "table" && frame.table.rematch === again),
    );
    expect((await guest.post(`/api/tables/${id}/rematch`)).body.id).toBe(again);
    expect((await host.line(again)).table.yours).toEqual(["south"]);
    expect((await guest.line(again)).table.yours).toEqual(["north"]);
    expect((await guest.line(again)).table.commitment).not.toBe((await guest.line(id)).table.commitment);
  });

  it("leads to a rematch with the bot on the other side, or with a seat that is free again", async () => {
    const browser = server.browser();
    const bot = await browser.newTable({ seat: "mcp", opponent: { kind: "bot", level: "random" } });
    await browser.post(`/api/tables/${bot}/resign`);
    const { body } = await browser.post(`/api/tables/${bot}/rematch`);
    expect((await browser.line(body.id)).table.seats).toMatchObject([{ sitter: "you" }, { sitter: "bot" }]);

    const free = await browser.newTable({ opponent: { kind: "friend" } });
    await browser.post(`/api/tables/${free}/resign`);
    const again = (await browser.post(`/api/tables/${free}/rematch`)).body.id;
    expect((await browser.line(again)).table).toMatchObject({
      yours: ["mcp"],
      seats: [{ sitter: "nobody" }, { sitter: "you" }],
      invite: expect.stringContaining(again),
    });
  });

  it("of a whole game leaves a record that is the engine's own, die for die", async () => {
    const { id, page } = await hotseat();
    for (let i = 1; !page.standing.outcome; i++) await page.choose(page.keys[(i * 7919) % page.keys.length]);
    await page.until(() => page.frames.at(-1)?.say === "table");
    const { text, headers } = await ann.get(`/api/tables/${id}/transcript`);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="malaya-${id}.transcript"`);
    const transcript = readTranscript(text);
    const audited = verify(malaya, transcript, seal);
    const { seed, commitment } = (await ann.line(id)).table;
    const match = Match.start(malaya, { ...seal(seed ?? "") });
    for (const { seat, key } of transcript.entries) if (seat !== "chance") match.choose(seat, key);
    expect(match.entries).toEqual(transcript.entries);
    expect(match.hash).toBe(audited.hash);
    expect(transcript.head.commitment).toBe(commitment);
    expect(transcript.close).toMatchObject({ close: "finished", outcome: page.standing.outcome, seed });
    expect((await ann.get("/api/tables")).body[0]).toMatchObject({ outcome: page.standing.outcome });
  });
});
