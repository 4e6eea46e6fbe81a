import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import WebSocket from "ws";
import type { ServerOptions } from "../http/server.ts";
import type { RecordReader, Written } from "../records/reader.ts";
import { openServer, type Page, temporaryFolder } from "../testing/index.ts";
import { gameOf, keepGame } from "../testing/kept.ts";
import { openStoreHere } from "../testing/store.ts";
import { newToken } from "../tokens.ts";
import type { Limits } from "./limits.ts";

type Opened = Awaited<ReturnType<typeof openServer>>;
const servers: Opened[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function limited(limits: Partial<Limits>): Promise<Opened> {
  const server = await openServer({ limits });
  servers.push(server);
  return server;
}

describe("live connections", () => {
  it("of one person are bounded, and those of another are not touched", async () => {
    const server = await limited({ personSockets: 3 });
    const [ann, bob] = [server.browser(), server.browser()];
    const id = await ann.newTable({});
    const pages = [await ann.live(id), await ann.live(id), await ann.live(id)];
    await expect(ann.live(id)).rejects.toThrow(/1013/);
    await bob.newTable({});
    await bob.live(id);
    await pages[0].close();
    await expect.poll(() => ann.live(id).catch(() => undefined)).toBeDefined();
  });

  it("from one network are bounded, however many cookies there are, and told why", async () => {
    const server = await limited({ networkSockets: 2 });
    const id = await server.browser().newTable({});
    for (let i = 0; i < 2; i++) await server.browser().live(id);
    const socket = new WebSocket(`${server.address.replace("http", "ws")}/api/tables/${id}/live`, {
      headers: { origin: server.address },
    });
    const told = await new Promise((resolve) =>
      socket.once("close", (code, reason) => resolve([code, String(reason)])),
    );
    expect(told).toEqual([1013, expect.stringMatching(/too many tables.*in a minute/)]);
  });

  it("of spectators from one network leave room at the table for those from others", async () => {
    const server = await limited({ networkSpectators: 2, tableSpectators: 3 });
    const host = server.browser();
    const id = await host.newTable({});
    for (let i = 0; i < 2; i++) await server.browser().live(id);
    await expect(server.browser().live(id)).rejects.toThrow(/1013/);
    expect((await host.live(id)).welcome.table.yours).toHaveLength(2);
  });

  it("without a word and without an end are bounded, too", async () => {
    const server = await limited({ networkConnections: 2 });
    const port = Number(new URL(server.address).port);
    const sockets = Array.from({ length: 3 }, () => connect(port, "127.0.0.1"));
    const closed = await Promise.race(
      sockets.map((socket, nth) => new Promise((resolve) => socket.once("close", () => resolve(nth)))),
    );
    expect(closed).toBe(2);
    for (const socket of sockets) socket.destroy();
  });
});

/** Closed until it is opened. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const NOTHING = new TextEncoder().encode("[]");

/** Somebody who writes histories out, and reads no records. */
const readerOf = (history: () => Promise<Written>): RecordReader => ({
  read: () => Promise.reject(new Error("nothing is read here")),
  history: async () => history(),
  transcript: () => Promise.reject(new Error("no record is told here")),
  close: async () => undefined,
});

const numbers = ({ updates }: Page): number[] => updates.map(({ number }) => number);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

describe("looking back", () => {
  const rich: Partial<Limits> = { personWorkSaved: 1e9, networkWorkSaved: 1e9 };

  const LONG = "longlonglong";

  /** A server with a long game of Ann's; its store tells what has happened there when it may. */
  async function held(updates: number, options: Partial<ServerOptions> = {}) {
    const folder = temporaryFolder();
    const store = await openStoreHere(folder.path);
    const token = newToken();
    await keepGame(store, LONG, token, gameOf(updates));
    const server = await openServer({ store, limits: rich, ...options });
    servers.push(server);
    const [ann, eve] = [server.browser(), server.browser()];
    ann.cookie = `sandtable=${token}`;
    const { opened, open: letGo } = gate();
    const { actions } = store;
    const hold = (): void => {
      store.actions = async (table, after) => {
        if (table === LONG) await opened;
        return actions.call(store, table, after);
      };
    };
    return { ann, eve, page: await ann.live(LONG), stranger: await eve.live(LONG), hold, letGo };
  }

  it("at a thousand updates keeps nobody waiting, neither elsewhere nor at the same table, and tells all in order", async () => {
    const { ann, page, stranger, hold, letGo } = await held(1001);
    hold();
    for (let asked = 0; asked < 3; asked++) stranger.send({ do: "catch-up", after: 0 });
    // What the stranger asked for has been heard before the stranger is refused.
    await stranger.ask("nonsense", "refused");
    await page.choose("box:full");
    const other = await ann.live(await ann.newTable({}));
    await other.choose("box:full");
    expect([page.standing.number, other.standing.number, stranger.updates.length]).toEqual([1002, 2, 0]);
    letGo();
    await stranger.until(() => stranger.updates.length >= 3 * 1002);
    expect(numbers(stranger)).toEqual([...upTo(1002), ...upTo(1002), ...upTo(1002)]);
    await page.ask({ do: "undo", number: 1002, to: page.standing.floor }, "updates");
    await stranger.until(() => stranger.updates.at(-1)?.number === 1003);
  });

  it("is followed by what is new meanwhile, once and in order", async () => {
    const { page, stranger: late, hold, letGo } = await held(101);
    hold();
    late.send({ do: "catch-up", after: 0 });
    await late.ask("nonsense", "refused");
    await page.choose("box:full");
    letGo();
    await late.until(() => late.updates.length >= 102);
    expect(numbers(late)).toEqual(upTo(102));
    await page.ask({ do: "undo", number: 102, to: page.standing.floor }, "updates");
    await late.until(() => late.updates.length === 103);
    expect(numbers(late)).toEqual(upTo(103));
  });

  it("far is for those who have time left; a little is told to everybody", async () => {
    const reader = readerOf(async () => ({ text: NOTHING, took: 1e9 }));
    const limits = { ...rich, networkWorkSaved: 1e12, personWork: 0.001 };
    const { eve, stranger } = await held(101, { reader, limits });
    await eve.newTable({});
    await eve.get(`/api/tables/${LONG}/history`);
    expect((await stranger.ask({ do: "catch-up", after: 60 }, "updates")).updates).toHaveLength(41);
    const again = await eve.live(LONG);
    expect((await again.ask({ do: "catch-up", after: 60 }, "updates")).updates).toHaveLength(41);
    again.send({ do: "catch-up", after: 0 });
    await expect(again.until(() => false)).rejects.toThrow(/1013/);
  });

  it("by forty histories at once has two of them made, and a choice is answered before they are", async () => {
    let [made, isBack] = [0, false];
    const { opened, open } = gate();
    const reader = readerOf(async () => {
      made++;
      await opened;
      return { text: NOTHING, took: 0 };
    });
    const server = await openServer({ reader, limits: { personLookBacks: 2, networkLookBacks: 10 } });
    servers.push(server);
    const [ann, eve] = [server.browser(), server.browser()];
    const id = await eve.newTable({});
    const asked = Array.from({ length: 40 }, () => eve.get(`/api/tables/${id}/history`));
    const all = Promise.all(asked).then((answers) => {
      isBack = true;
      return answers.map(({ status }) => status).sort();
    });
    await expect.poll(() => made).toBe(2);
    const page = await ann.live(await ann.newTable({}));
    await page.choose("box:full");
    expect([page.standing.number, made, isBack]).toEqual([2, 2, false]);
    open();
    expect(await all).toEqual([...Array(2).fill(200), ...Array(38).fill(429)]);
  });
});

describe("requests", () => {
  /** The beginning of one that never ends. */
  const SLOW =
    "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{";

  it("that never arrive keep nobody from playing", async () => {
    const server = await limited({ requestSeconds: 60 });
    const port = Number(new URL(server.address).port);
    let answered = 0;
    const sockets = Array.from({ length: 400 }, (_, nth) => {
      const socket = connect(port, "127.0.0.1").on("data", () => answered++);
      if (nth % 8 === 0) socket.write(SLOW);
      return socket;
    });
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    const ann = server.browser();
    const page = await ann.live(await ann.newTable({}));
    await page.choose("box:full");
    expect([page.standing.number, answered]).toEqual([2, 0]);
    for (const socket of sockets) socket.destroy();
  });

  it("that arrive too slowly are ended", async () => {
    const server = await limited({ requestSeconds: 1 });
    const port = Number(new URL(server.address).port);
    const socket = connect(port, "127.0.0.1");
    socket.write(SLOW);
    const told = await new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))));
    expect(told).toMatch(/^HTTP\/1.1 408/);
    socket.destroy();
  });

  it("beyond a network's share are told when to come back", async () => {
    const server = await limited({ networkRequests: 1 });
    const ann = server.browser();
    await ann.get("/api/games");
    const { status, body, headers } = await ann.get("/api/games");
    const seconds = Number(headers.get("retry-after"));
    expect([status, body.error]).toEqual([429, expect.stringContaining(`${seconds} seconds`)]);
    expect(seconds).toBeGreaterThan(0);
  });
});

describe("choices and steps back without end", () => {
  it("stop when the time of who makes them is used up; others play on, and it goes on later", async () => {
    const server = await limited({ personWork: 0.001, personWorkSaved: 0.001 });
    const [eve, ann] = [server.browser(), server.browser()];
    const [attacked, other] = [
      await eve.live(await eve.newTable({})),
      await ann.live(await ann.newTable({})),
    ];
    await attacked.choose("box:full");
    const { number, floor } = attacked.standing;
    const refused = await attacked.ask({ do: "undo", number, to: floor }, "refused");
    expect(refused).toMatchObject({
      reason: "too-much",
      message: expect.stringMatching(/go on in (a second|\d+ seconds)/),
      standing: { number },
    });
    // Looking is free, and so is whatever somebody else does.
    expect((await attacked.ask({ do: "catch-up", after: 0 }, "updates")).updates).toHaveLength(2);
    await other.choose("box:full");
    expect(other.standing.number).toBe(2);
  });

  it("cost a bot at the door the same, who is told by how long to wait", async () => {
    const server = await limited({ personWork: 0.001, personWorkSaved: 0.001 });
    const bot = { kind: "bot", level: "random" };
    const wish = { game: "malaya", seat: "british", opponent: bot };
    const { id, token } = (await server.browser().post("/api/door/tables", wish)).body;
    const choose = (number: number, key: string) =>
      server.browser().ask(
        "POST",
        `/api/tables/${id}/door/choose`,
        { type: "choose", number, key },
        {
          authorization: `Bearer ${token}`,
        },
      );
    expect((await choose(1, "box:full")).status).toBe(200);
    const { status, body, headers } = await choose(2, "train");
    expect([status, body.error]).toEqual([429, expect.stringMatching(/go on in/)]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("are priced with everything else: a history that took long has to be waited for", async () => {
    const server = await limited({ personWork: 0.001, personWorkSaved: 0.001 });
    const eve = server.browser();
    const id = await eve.newTable({});
    const asked = () => eve.get(`/api/tables/${id}/history`);
    expect((await asked()).status).toBe(200);
    const { status, headers } = await asked();
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await eve.get(`/api/tables/${id}/transcript`)).status).toBe(429);
    expect((await server.browser().get(`/api/tables/${id}/history`)).status).toBe(200);
  });
});

describe("analyses", () => {
  it("are one at a time for each person, and the answer says when to come back", async () => {
    const server = await openServer({
      limits: { personAnalyses: 1 },
      analyst: { analyse: () => new Promise(() => undefined), close: async () => undefined },
    });
    servers.push(server);
    const [ann, bob] = [server.browser(), server.browser()];
    const over = async (browser: typeof ann): Promise<string> => {
      const id = await browser.newTable({});
      await browser.post(`/api/tables/${id}/resign`);
      return id;
    };
    const [first, second, third] = [await over(ann), await over(ann), await over(bob)];
    expect((await ann.post(`/api/tables/${first}/analysis`)).status).toBe(200);
    const { status, body, headers } = await ann.post(`/api/tables/${second}/analysis`);
    expect([status, body.error]).toEqual([429, expect.stringMatching(/looked through for you/)]);
    expect(headers.get("retry-after")).toBe("60");
    expect((await bob.post(`/api/tables/${third}/analysis`)).status).toBe(200);
  });
});
