import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import WebSocket from "ws";
import { at, Cluster, type Node } from "../testing/cluster.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { CALLER } from "./caller.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.remove());

const cluster = new Cluster();
afterEach(async () => {
  vi.restoreAllMocks();
  await cluster.close();
});

type Options = Parameters<Cluster["open"]>[1];

/** The node that has a table open, and another one. */
async function pair(ofOwner: Options = {}, ofOther: Options = ofOwner): Promise<[Node, Node]> {
  const database = await postgres.database();
  return [await cluster.open(database, ofOwner), await cluster.open(database, ofOther)];
}

/** What is said to somebody who wants a live connection and does not get it. */
async function refusedLive(node: Node, id: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(`${node.address.replace("http", "ws")}/api/tables/${id}/live`, {
    headers: { origin: node.address, ...headers },
  });
  socket.on("error", () => undefined);
  const [, response] = await once(socket, "unexpected-response");
  socket.terminate();
  return response.statusCode;
}

/** What a node says to another one about a request that is really made. */
async function overheard(owner: Node, ask: () => Promise<unknown>): Promise<string> {
  const said: string[] = [];
  owner.app.server.prependListener("request", ({ headers }) => {
    if (headers[CALLER] !== undefined) said.push(String(headers[CALLER]));
  });
  await ask();
  expect(said).toHaveLength(1);
  return said[0];
}

describe("whoever says to be a node", () => {
  it("is refused, whatever is made up", async () => {
    const [one, two] = await pair();
    const id = await one.browser().newTable({});
    const seal = "x".repeat(43);
    for (const said of ["", "x", `10.0.0.7 https ${seal}`, `10.0.0.7 https `, `10.0.0.7 ftp ${seal}`])
      for (const node of [one, two])
        for (const path of [`/api/tables/${id}`, "/api/games"]) {
          const { status, body } = await node.browser().ask("GET", path, undefined, { [CALLER]: said });
          expect([status, body.error]).toEqual([403, expect.stringMatching(/another node/)]);
        }
    expect(await refusedLive(one, id, { [CALLER]: `10.0.0.7 https ${seal}` })).toBe(403);
  });

  it("is believed of the one request alone that a node has made", async () => {
    const [one, two] = await pair();
    const ann = one.browser();
    const id = await ann.newTable({});
    const said = await overheard(one, () => two.browser().get(`/api/tables/${id}`));
    const [address, , seal] = said.split(" ");
    const ask = (method: string, path: string, word: string) =>
      at(one, ann).ask(method, path, undefined, { [CALLER]: word });
    const path = `/api/tables/${id}`;
    for (const [method, where, word] of [
      ["POST", `${path}/resign`, said],
      ["GET", `${path}/history`, said],
      ["GET", `${path}?after=1`, said],
      ["GET", path, `${address} https ${seal}`],
      ["GET", path, `10.9.8.7 http ${seal}`],
    ])
      expect((await ask(method, where, word)).status).toBe(403);
    expect((await ask("GET", path, said)).status).toBe(200);
  });

  it("is not believed by another cluster", async () => {
    const [one, two] = await pair();
    const [other] = await pair();
    const id = await one.browser().newTable({});
    const said = await overheard(one, () => two.browser().get(`/api/tables/${id}`));
    const asked = other.browser().ask("GET", `/api/tables/${id}`, undefined, { [CALLER]: said });
    expect((await asked).status).toBe(403);
  });
});

describe("nodes that each think the other has a table open", () => {
  it("hand it on once, and whoever asks is told to come again", async () => {
    const database = await postgres.database();
    const maker = await cluster.open(database);
    const ann = maker.browser();
    const id = await ann.newTable({});
    await maker.close();
    const [one, two] = [await cluster.open(database), await cluster.open(database)];
    const claims = [
      vi.spyOn(one.store.leases, "claim").mockResolvedValue({ id: "two", address: two.address }),
      vi.spyOn(two.store.leases, "claim").mockResolvedValue({ id: "one", address: one.address }),
    ];
    for (const node of [one, two]) {
      const { status, headers, body } = await at(node, ann).post(`/api/tables/${id}/resign`);
      expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
      expect(body.error).toMatch(/another server: try again/);
    }
    expect(await refusedLive(one, id)).toBe(503);
    for (const claim of claims) expect(claim).toHaveBeenCalledTimes(3);
  });
});

describe("a node that is asked on behalf of somebody", () => {
  it("counts the visitor and not the node: requests where they came in, live connections where the table is", async () => {
    const [one, two] = await pair({ limits: { networkRequests: 2, personSockets: 1 } }, {});
    const [ann, bob] = [two.browser(), two.browser()];
    const id = await one.browser().newTable({});
    for (const browser of [ann, bob]) await browser.newTable({});
    for (let asked = 0; asked < 5; asked++) expect((await ann.get(`/api/tables/${id}`)).status).toBe(200);
    await ann.live(id);
    await bob.live(id);
    await expect(ann.live(id)).rejects.toThrow(/1013/);
  });

  it("goes by the network that the first node was told by its proxy", async () => {
    const [one, two] = await pair({ limits: { networkSockets: 1 } }, { proxies: ["127.0.0.1"] });
    const id = await one.browser().newTable({});
    const knock = async (address: string): Promise<number | undefined> => {
      const socket = new WebSocket(`${two.address.replace("http", "ws")}/api/tables/${id}/live`, {
        headers: { origin: two.address, "x-forwarded-for": address },
      });
      const [code] = await Promise.race([once(socket, "message").then(() => []), once(socket, "close")]);
      return code;
    };
    expect(await knock("192.0.2.1")).toBeUndefined();
    expect(await knock("192.0.2.2")).toBeUndefined();
    expect(await knock("192.0.2.1")).toBe(1013);
    // Said by the visitor, and not by the proxy.
    expect(await knock("192.0.2.3, 192.0.2.2")).toBe(1013);
  });

  it("marks the cookie as the first node would", async () => {
    const [one, two] = await pair({}, { proxies: ["127.0.0.1"] });
    const host = one.browser();
    for (const [node, is] of [
      [one, "open"],
      [two, "secure"],
    ] as const) {
      const id = await host.newTable({ opponent: { kind: "friend" } });
      const secret = (await host.line(id)).table.invite?.split("/").at(-1);
      const body = { secret };
      const { status, headers } = await node
        .browser()
        .ask("POST", `/api/tables/${id}/join`, body, { "x-forwarded-proto": "https" });
      expect(status).toBe(200);
      expect(headers.get("set-cookie")?.includes("Secure")).toBe(is === "secure");
    }
  });

  it("has room for more guests than one network may have connections", async () => {
    const [one, two] = await pair({ limits: { networkConnections: 6 } }, {});
    const id = await one.browser().newTable({});
    for (let guest = 0; guest < 20; guest++) await two.browser().live(id);
    // Whoever comes by himself is still counted.
    const port = Number(new URL(one.address).port);
    const sockets = Array.from({ length: 8 }, () => connect(port, "127.0.0.1"));
    await Promise.race(sockets.map((socket) => once(socket, "close")));
    for (const socket of sockets) socket.destroy();
  });
});

describe("what goes through another node", () => {
  it("is closed on a frame that is too long, and the table goes on", async () => {
    const [one, two] = await pair();
    const ann = one.browser();
    const id = await ann.newTable({});
    // Of the second one most is still on its way when nobody listens any more: so is what is said about it.
    for (const [size, code] of [
      [20_000, /1009/],
      [20_000_000, /1009|1006/],
    ] as const) {
      const page = await at(two, ann).live(id);
      page.send("x".repeat(size));
      await expect(page.until(() => false)).rejects.toThrow(code);
    }
    const again = await at(two, ann).live(id);
    await again.choose("box:full");
  });

  it("is refused when a request is too long, and is never all in memory", async () => {
    const [one, two] = await pair();
    const ann = one.browser();
    const id = await ann.newTable({});
    const { status } = await at(two, ann).post(`/api/tables/${id}/hint`, { number: "9".repeat(50_000) });
    expect(status).toBe(413);
  });

  it("is one request, whatever comes with it", async () => {
    const [one, two] = await pair();
    const id = await one.browser().newTable({});
    const asked: string[] = [];
    one.app.server.prependListener("request", ({ url }) => asked.push(url ?? ""));
    const { hostname, port } = new URL(two.address);
    const hidden = `GET /api/games HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`;
    const size = hidden.length.toString(16);
    for (const body of [
      `transfer-encoding: chunked\r\n\r\n${size}\r\n${hidden}\r\n0\r\n\r\n`,
      `content-length: ${hidden.length}\r\n\r\n${hidden}`,
    ]) {
      const socket = connect(Number(port), hostname);
      socket.write(`GET /api/tables/${id} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n${body}`);
      let answer = "";
      socket.on("data", (part) => {
        answer += part;
      });
      await once(socket, "close");
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
    }
    await at(two, two.browser()).get(`/api/tables/${id}`);
    expect(asked).toEqual(Array(3).fill(`/api/tables/${id}`));
  });

  it("stays with the node that tells it when a visitor reads no more, who is let go there", async () => {
    const [one, two] = await pair();
    const sockets: Socket[] = [];
    two.app.server.on("connection", (socket) => sockets.push(socket));
    const ann = one.browser();
    const id = await ann.newTable({ seat: "random" });
    const slow = await at(two, ann).live(id);
    slow.socket.pause();
    const [told] = one.app.websocketServer.clients;
    const quick = await ann.live(id);
    // As much as nobody is ever told at once; what the systems on the way hold is a part of it.
    for (let sent = 0; sent < 64; sent++) told.send("x".repeat(1_000_000));
    const waiting = () => Math.max(...sockets.map(({ writableLength }) => writableLength));
    const held: number[] = [];
    for (let before = -1; before !== told.bufferedAmount; ) {
      before = told.bufferedAmount;
      held.push(waiting());
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(told.bufferedAmount).toBeGreaterThan(30_000_000);
    expect(Math.max(...held)).toBeLessThan(1_000_000);
    const gone = once(told, "close");
    await quick.choose(quick.keys[0]);
    await gone;
    slow.socket.terminate();
  });
});
