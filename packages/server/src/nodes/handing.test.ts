import { once } from "node:events";
import type { Opponent } from "@sandtable/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import WebSocket from "ws";
import { at, Cluster, type Node } from "../testing/cluster.ts";
import type { Answer, Browser } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";

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

/** Two nodes of one database. */
async function pair(options: Parameters<Cluster["open"]>[1] = {}): Promise<[Node, Node]> {
  const database = await postgres.database();
  return [await cluster.open(database, options), await cluster.open(database, options)];
}

/** What may differ between two tables that are alike: names, secrets, dates, dice. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

const plain = (text: string, id: string): string =>
  text.replaceAll(id, "TABLE").replace(/(?<=sandtable=)[\w-]+/, "TOKEN");

/** An answer as far as it is to be the same; what is told of counting and of the connection is each node's own. */
const told = ({ status, headers, body, text }: Answer, id: string) => ({
  status,
  headers: Object.fromEntries(
    [...headers]
      .filter(
        ([name]) =>
          !/^(x-ratelimit-.*|date|connection|keep-alive|content-length|content-encoding|transfer-encoding)$/.test(
            name,
          ),
      )
      .map(([name, value]) => [name, plain(value, id)]),
  ),
  body: status < 400 ? shapeOf(body ?? typeof text) : body,
});

/** A table for two and what is known of it. */
interface Scene {
  readonly owner: Node;
  readonly host: Browser;
  readonly id: string;
  readonly secret: string;
}

const friend = { kind: "friend" } as const;

/** A table at a node. */
async function sceneAt(owner: Node, { isOver, opponent = friend, isInLobby }: Asked): Promise<Scene> {
  const host = owner.browser();
  const id = await host.newTable({ opponent, ...(isInLobby && { lobby: true }) });
  const { invite = "" } = (await host.line(id)).table;
  if (isOver) await host.post(`/api/tables/${id}/resign`);
  return { owner, host, id, secret: invite.split("/").at(-1)! };
}

interface Asked {
  readonly body?: unknown | ((scene: Scene) => unknown);
  readonly query?: string;
  readonly isOver?: boolean;
  readonly opponent?: Opponent;
  readonly isInLobby?: boolean;
  readonly headers?: (scene: Scene) => Record<string, string> | Promise<Record<string, string>>;
  /** What the host is answered. */
  readonly status?: number;
}

const READY = { type: "ready", name: "Test" };
const byLink = ({ secret }: Scene) => ({ authorization: `Bearer ${secret}` });
/** As a bot that has sat down. */
const byToken = async ({ owner, id, secret }: Scene) => {
  const headers = { authorization: `Bearer ${secret}` };
  const { body } = await owner.browser().ask("POST", `/api/tables/${id}/door`, READY, headers);
  return { authorization: `Bearer ${body.token}` };
};
const bySecret = ({ secret }: Scene) => ({ secret });

/** Everything that can be asked of a table, with what makes it a good request. */
const ROUTES: Record<string, Asked> = {
  "GET /api/tables/:id": {},
  "HEAD /api/tables/:id": {},
  "POST /api/tables/:id/branch": {
    isOver: true,
    body: { at: 0, seat: "british", opponent: { kind: "hotseat" } },
  },
  "POST /api/tables/:id/resign": {},
  "POST /api/tables/:id/rematch": { isOver: true },
  "POST /api/tables/:id/hint": { opponent: { kind: "bot", level: "random" }, body: { number: 1 } },
  "GET /api/tables/:id/why": { query: "?seat=mcp", status: 404 },
  "HEAD /api/tables/:id/why": { query: "?seat=mcp", status: 404 },
  "POST /api/tables/:id/analysis": { isOver: true },
  "GET /api/tables/:id/analysis": { status: 404 },
  "HEAD /api/tables/:id/analysis": { status: 404 },
  "GET /api/tables/:id/position": {},
  "HEAD /api/tables/:id/position": {},
  "GET /api/tables/:id/history": { isOver: true },
  "HEAD /api/tables/:id/history": { isOver: true },
  "GET /api/tables/:id/transcript": { isOver: true },
  "HEAD /api/tables/:id/transcript": { isOver: true },
  "GET /api/tables/:id/chat": {},
  "HEAD /api/tables/:id/chat": {},
  "POST /api/tables/:id/chat": { body: { preset: "hello" } },
  "PUT /api/tables/:id/chat/read": { body: { room: "players", number: 1 } },
  "POST /api/tables/:id/chat/report": { body: { room: "players", number: 1 }, status: 404 },
  "PUT /api/tables/:id/chat/avoid": { body: { room: "players", number: 1, how: "mute" }, status: 404 },
  "POST /api/tables/:id/moderation": { body: { room: "players", number: 1, isHidden: true }, status: 401 },
  "POST /api/tables/:id/invitation": { body: bySecret },
  "POST /api/tables/:id/join": { body: bySecret },
  "POST /api/tables/:id/lobby": { isInLobby: true },
  "DELETE /api/tables/:id/lobby": { isInLobby: true },
  "GET /api/tables/:id/door": { headers: byLink, status: 426 },
  "HEAD /api/tables/:id/door": { headers: byLink, status: 426 },
  "POST /api/tables/:id/door": { body: READY, headers: byLink },
  "GET /api/tables/:id/door/next": { isOver: true, headers: byToken },
  "POST /api/tables/:id/door/choose": {
    body: { type: "choose", number: 1, key: "box:full" },
    headers: byToken,
    // It is the host who is asked.
    status: 409,
  },
  "GET /api/tables/:id/live": { status: 426 },
  "HEAD /api/tables/:id/live": { status: 426 },
};

describe("every route of a table", () => {
  it("is among those that are tried here", async () => {
    const lines: string[] = [];
    const node = await cluster.open(await postgres.database(), {
      logLevel: "trace",
      logTo: { write: (line) => lines.push(line) },
    });
    const routes = lines
      .map((line) => JSON.parse(line) as { msg: string; route: string; method: string | string[] })
      .filter(({ msg, route }) => msg === "route" && route.includes(":id"))
      .flatMap(({ route, method }) => [method].flat().map((one) => `${one} ${route}`));
    expect([...new Set(routes)].sort()).toEqual(Object.keys(ROUTES).sort());
    expect(node.address).toBeDefined();
  });

  it.each(Object.entries(ROUTES))(
    "%s: is answered by any node as by the one that has it open",
    async (route, asked) => {
      const [method, path] = route.split(" ");
      const [one, two] = await pair();
      const ask = async (node: Node, who: "host" | "stranger" | "nonsense") => {
        const scene = await sceneAt(one, asked);
        const browser = who === "stranger" ? node.browser() : at(node, scene.host);
        const body = typeof asked.body === "function" ? asked.body(scene) : asked.body;
        const headers = who === "nonsense" ? {} : await asked.headers?.(scene);
        const answer = await browser.ask(
          method,
          path.replace(":id", scene.id) + (who === "nonsense" ? "?nonsense=1" : (asked.query ?? "")),
          who === "nonsense" && method === "POST" ? { nonsense: 1 } : body,
          headers,
        );
        if (who === "host") expect(answer.status).toBe(asked.status ?? 200);
        return told(answer, scene.id);
      };
      for (const who of ["host", "stranger", "nonsense"] as const)
        expect(await ask(two, who)).toEqual(await ask(one, who));
    },
  );

  it("tells the same of one table, byte for byte", async () => {
    const [one, two] = await pair();
    const { id, host } = await sceneAt(one, { isOver: true });
    for (const path of ["", "/history", "/transcript"]) {
      const [here, there] = await Promise.all(
        [one, two].map((node) => at(node, host).get(`/api/tables/${id}${path}`)),
      );
      expect(there.text).toBe(here.text);
      for (const name of ["content-encoding", "content-length", "transfer-encoding"])
        expect([name, there.headers.get(name)]).toEqual([name, here.headers.get(name)]);
    }
    expect(await two.store.leases.claim(id, "nobody")).toMatchObject({ address: one.address });
  });

  it("lets a bot in by any node, and asks it there", async () => {
    const [one, two] = await pair();
    const { id, secret, host } = await sceneAt(one, {});
    const socket = new WebSocket(`${two.address.replace("http", "ws")}/api/tables/${id}/door`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    const heard: { type: string }[] = [];
    socket.on("message", (data) => heard.push(JSON.parse(String(data))));
    await expect.poll(() => heard).toMatchObject([{ type: "hello" }]);
    socket.send(JSON.stringify(READY));
    const page = await host.live(id);
    await page.ask({ do: "resign", number: page.standing.number }, "updates");
    await once(socket, "close");
    expect(heard.map(({ type }) => type)).toEqual(["hello", "over"]);
  });
});
