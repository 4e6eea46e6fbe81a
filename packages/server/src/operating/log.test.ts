import { afterEach, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { openServer, temporaryFolder } from "../testing/index.ts";
import { openStoreHere } from "../testing/store.ts";

const servers: Awaited<ReturnType<typeof openServer>>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

interface Line {
  readonly msg: string;
  readonly level: number;
  readonly method?: string | readonly string[];
  readonly route?: string;
  readonly table?: string;
  readonly [more: string]: unknown;
}

/** A server that tells everything, and what it has told. */
async function talkative(options: Parameters<typeof openServer>[0] = {}) {
  const lines: string[] = [];
  const server = await openServer({
    logLevel: "trace",
    logTo: { write: (line) => lines.push(line) },
    ...options,
  });
  servers.push(server);
  const told = (): Line[] => lines.map((line) => JSON.parse(line) as Line);
  return { server, lines, told };
}

/** Goes to an address and says something there; whatever comes of it. */
async function knock(
  address: string,
  headers: Record<string, string>,
  frames: readonly object[],
): Promise<void> {
  const socket = new WebSocket(address, { headers });
  socket.on("error", () => undefined);
  const gone = new Promise((resolve) => socket.once("close", resolve));
  socket.once("message", () => {
    for (const frame of frames) socket.send(JSON.stringify(frame));
    setTimeout(() => socket.close(), 100);
  });
  await gone;
}

const MARK = "xMARKEDx";
const marked = MARK.padEnd(43, "A");

describe("the log", () => {
  it("tells of every route what was asked, of which table, how long it took and what came of it", async () => {
    const { server, told } = await talkative();
    const browser = server.browser();
    const id = await browser.newTable({});
    const page = await browser.live(id);
    await page.close();
    await expect.poll(() => told().some(({ msg }) => msg === "left")).toBe(true);
    const lines = told();
    expect(lines.find(({ route, msg }) => route === "/api/tables" && msg === "answered")).toMatchObject({
      level: 30,
      reqId: expect.any(String),
      method: "POST",
      status: 200,
      ms: expect.any(Number),
      from: "127.0.0.1",
    });
    const live = { route: "/api/tables/:id/live", table: id };
    expect(lines.filter(({ msg }) => msg === "came" || msg === "left")).toMatchObject([
      live,
      { ...live, code: 1005, ms: expect.any(Number) },
    ]);
  });

  it("has nothing in it that opens a seat or tells an answer, whichever way it comes in", async () => {
    const { server, lines, told } = await talkative();
    const [ann, bob] = [server.browser(), server.browser()];
    const wish = { game: "envelopes", seat: "random", opponent: { kind: "friend" as const } };
    const id = await ann.newTable(wish);
    const { invite = "" } = (await ann.line(id)).table;
    const secret = invite.split("/").at(-1)!;
    await bob.get(invite);
    await bob.get(`${invite}?secret=${marked}`);
    await bob.join(invite);
    const door = await bob.post("/api/door/tables", { ...wish, opponent: { kind: "bot", level: "dice" } });
    const token = String(door.body.token);

    const routes = told().filter(({ msg }) => msg === "route");
    expect(routes.length).toBeGreaterThan(20);
    const bodies = [
      undefined,
      { secret: marked },
      { secret, key: marked },
      { type: "choose", number: 1, key: marked },
      { transcript: marked, [marked]: marked },
      { ...wish, scenario: marked },
    ];
    for (const { method, route = "" } of routes)
      for (const one of [method].flat() as string[])
        for (const [index, body] of bodies.entries()) {
          const path = route.replace(":id", index === 0 ? marked : id).replace("*", `${marked}.js`);
          const headers = {
            cookie: index % 2 === 0 ? `sandtable=${marked}` : `${ann.cookie}; other=${marked}`,
            authorization: `Bearer ${[marked, `bot-${marked}`, token, secret][index % 4]}`,
            "x-request-id": marked,
            referer: `${server.address}/join/${id}/${marked}`,
          };
          const isAsked = one === "GET" || one === "HEAD" || one === "OPTIONS";
          const query = `?seat=${marked}&token=${marked}&after=0`;
          const signal = AbortSignal.timeout(300);
          const asked = fetch(server.address + path + (index % 2 ? "" : query), {
            method: one,
            headers: { ...headers, origin: server.address, "content-type": "application/json" },
            signal,
            ...(!isAsked && body && { body: JSON.stringify(body) }),
          });
          await asked.then((answer) => answer.text()).catch(() => undefined);
        }
    for (const path of [
      `/join/${id}/${marked}`,
      `/${marked}`,
      `/api/${marked}`,
      `/%zz${marked}`,
      `/?s=${marked}`,
    ])
      await fetch(server.address + path, { headers: { accept: "text/html" }, redirect: "manual" });

    const at = `${server.address.replace("http", "ws")}/api/tables/${id}`;
    const frames = [
      { do: "choose", number: 1, key: marked },
      { type: "ready" },
      { type: "choose", number: 1, key: marked },
      { secret: marked },
    ];
    const origin = server.address;
    await knock(`${at}/live?token=${marked}`, { origin, cookie: `${ann.cookie}` }, frames);
    await knock(`${at}/live`, { origin, cookie: `sandtable=${marked}` }, frames);
    await knock(`${at.replace(id, door.body.id)}/door`, { authorization: `Bearer ${token}` }, frames);
    await knock(`${at}/door?seat=${secret}`, { authorization: `Bearer bot-${marked}` }, frames);

    const secrets = [MARK, secret, token, ...[ann, bob].map(({ cookie = "" }) => cookie.split("=")[1])];
    expect(lines.length).toBeGreaterThan(routes.length);
    for (const one of secrets) {
      expect(one.length).toBeGreaterThan(7);
      expect(lines.filter((line) => line.includes(one))).toEqual([]);
    }
  });

  it("tells of what went wrong on this side where, but not which row it was about", async () => {
    const folder = temporaryFolder();
    const store = await openStoreHere(folder.path);
    store.table = () =>
      Promise.reject(Object.assign(new Error("the store is torn"), { detail: MARK, code: "XX000" }));
    const { server, told, lines } = await talkative({ store });
    const { status } = await server.browser().get("/api/tables/abcdefghijkm");
    expect(status).toBe(500);
    const { reqId } = told().find(({ msg }) => msg === "answered")!;
    expect(told().find(({ level }) => level === 50)).toMatchObject({
      reqId,
      err: { message: "the store is torn", code: "XX000", stack: expect.stringContaining("log.test") },
      req: { route: "/api/tables/:id", table: "abcdefghijkm" },
    });
    expect(lines.join("")).not.toContain(MARK);
    folder.remove();
  });

  it("is silent about everything that goes well where nobody asked for more", async () => {
    const { server, lines } = await talkative({ logLevel: "warn" });
    const browser = server.browser();
    const page = await browser.live(await browser.newTable({}));
    await page.choose(page.keys[0]);
    await page.close();
    expect((await browser.get("/api/tables/nosuchtable")).status).toBe(404);
    expect(lines).toEqual([]);
  });
});
