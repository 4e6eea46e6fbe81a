import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ServerOptions } from "../http/server.ts";
import { openPostgres } from "../store/postgres.ts";
import type { Store } from "../store/store.ts";
import { type Browser, openServer, type Page } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import type { Rhythm } from "./tenant.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.remove());

const rhythm: Rhythm = { lease: 1500, renew: 200, look: 50 };
/** Nothing runs out by itself, however busy this machine is. */
const patient: Rhythm = { lease: 60_000, renew: 1000, look: 50 };

interface Node extends Awaited<ReturnType<typeof openServer>> {
  readonly store: Store;
}

const nodes: Node[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const node of nodes.splice(0)) await node.close();
});

async function openNode(database: string, options: Partial<ServerOptions> = {}): Promise<Node> {
  const store = await openPostgres(database, () => undefined);
  const server = await openServer({ store, rhythm: patient, ...options });
  const node = { ...server, store };
  nodes.push(node);
  return node;
}

/** The same person, asking another node. */
function at(node: Node, { cookie }: Browser): Browser {
  const browser = node.browser();
  browser.cookie = cookie;
  return browser;
}

/** It gives no sign of life any more, and does not notice. */
const silence = (node: Node): unknown =>
  vi.spyOn(node.store.leases, "renew").mockReturnValue(new Promise(() => undefined));

const closing = (page: Page): Promise<void> => page.until(() => page.closed !== undefined);

/** Somebody against a bot of the house that has the turn, but never answers. */
const forever = { think: () => new Promise<never>(() => undefined), close: async () => undefined };
const againstBot = { seat: "mcp", opponent: { kind: "bot", level: "random" } } as const;

describe("a node whose lease runs out", () => {
  it("tells its guests to connect again, and its tables go on elsewhere", async () => {
    const database = await postgres.database();
    const [one, two] = [await openNode(database, { rhythm }), await openNode(database)];
    const ann = one.browser();
    const id = await ann.newTable({});
    const page = await ann.live(id);
    await page.choose("box:full");
    silence(one);
    await closing(page);
    expect(page.closed).toBe(1012);
    const again = await at(two, ann).live(id);
    expect(again.standing.number).toBe(2);
    await again.choose(again.keys[0]);
  });

  it("opens its tables anew when nobody else has", async () => {
    const one = await openNode(await postgres.database(), { rhythm });
    const ann = one.browser();
    const id = await ann.newTable({});
    const page = await ann.live(id);
    vi.spyOn(one.store.leases, "renew").mockResolvedValueOnce(false);
    await closing(page);
    const again = await ann.live(id);
    await again.choose("box:full");
  });

  it("leaves its bots to others, who go on without anybody coming", async () => {
    const database = await postgres.database();
    const one = await openNode(database, { rhythm, thinker: forever });
    const id = await one.browser().newTable(againstBot);
    const two = await openNode(database);
    silence(one);
    await vi.waitFor(async () => expect(await two.store.actions(id, 0)).not.toEqual([]), 20_000);
  });
});

describe("a node that is closed", () => {
  it("hands its tables over: guests are told to connect again, bots go on elsewhere at once", async () => {
    const database = await postgres.database();
    const one = await openNode(database, { thinker: forever });
    const ann = one.browser();
    const [id, unattended] = [await ann.newTable({}), await ann.newTable(againstBot)];
    const page = await ann.live(id);
    const two = await openNode(database);
    await one.close();
    await closing(page);
    expect(page.closed).toBe(1012);
    await vi.waitFor(async () => expect(await two.store.actions(unattended, 0)).not.toEqual([]), 20_000);
    const again = await at(two, ann).live(id);
    await again.choose("box:full");
  });

  it("is followed by another one that opens all its orphans, however many", async () => {
    const database = await postgres.database();
    const one = await openNode(database, { thinker: forever });
    const ann = one.browser();
    const ids: string[] = [];
    for (let count = 0; count < 30; count++) ids.push(await ann.newTable(againstBot));
    await one.close();
    const two = await openNode(database);
    await vi.waitFor(async () => {
      for (const id of ids) expect(await two.store.actions(id, 0)).not.toEqual([]);
    }, 30_000);
    await vi.waitFor(async () => expect(await two.store.leases.orphans(99)).toEqual([]), 20_000);
  });
});

describe("a table that cannot be opened", () => {
  it("is no orphan for ever", async () => {
    const database = await postgres.database();
    const one = await openNode(database, { thinker: forever });
    await one.browser().newTable(againstBot);
    await one.close();
    const two = await openNode(database, { library: new Map() });
    await vi.waitFor(async () => expect(await two.store.leases.orphans(99)).toEqual([]), 20_000);
  });
});
