import type { TableInfo } from "@sandtable/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { at, Cluster, type Node } from "../testing/cluster.ts";
import type { Page } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import type { Rhythm } from "./tenant.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.remove());

const rhythm: Rhythm = { lease: 1500, renew: 200, look: 50 };
const cluster = new Cluster();
afterEach(async () => {
  vi.restoreAllMocks();
  await cluster.close();
});

const closing = (page: Page): Promise<void> => page.until(() => page.closed !== undefined);

/** Somebody against a bot of the house that has the turn, but never answers. */
const forever = { think: () => new Promise<never>(() => undefined), close: async () => undefined };
const againstBot = { seat: "mcp", opponent: { kind: "bot", level: "random" } } as const;

describe("a node whose lease runs out", () => {
  it("tells its guests to connect again, and its tables go on elsewhere", async () => {
    const database = await postgres.database();
    const [one, two] = [await cluster.open(database, { rhythm }), await cluster.open(database)];
    const ann = one.browser();
    const id = await ann.newTable({});
    const page = await ann.live(id);
    await page.choose("box:full");
    one.silence();
    await closing(page);
    expect(page.closed).toBe(1012);
    const again = await at(two, ann).live(id);
    expect(again.standing.number).toBe(2);
    await again.choose(again.keys[0]);
  });

  it("opens its tables anew when nobody else has", async () => {
    const one = await cluster.open(await postgres.database(), { rhythm });
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
    const one = await cluster.open(database, { rhythm, thinker: forever });
    const id = await one.browser().newTable(againstBot);
    const two = await cluster.open(database);
    one.silence();
    await vi.waitFor(async () => expect(await two.store.actions(id, 0)).not.toEqual([]), 20_000);
  });
});

const friend = { kind: "friend" } as const;

/** Ann at one node asks Bob at another one by a link. */
async function together(one: Node, two: Node, game: string) {
  const [ann, bob] = [one.browser(), two.browser()];
  const id = await ann.newTable({ game, seat: "random", opponent: friend });
  const { invite = "" } = (await ann.line(id)).table;
  return { id, ann, bob, invite };
}

/** Whoever is asked answers, so often or until it is over. */
async function playOn(pages: readonly Page[], most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let answered = 0; answered < most; answered++) {
    const isAsked = (page: Page): boolean => page.keys.length > 0 || page.standing.outcome !== undefined;
    await Promise.race(pages.map((page) => page.until(() => isAsked(page))));
    const asked = pages.find(({ keys }) => keys.length > 0);
    if (!asked) return;
    await asked.choose(asked.keys[0]);
  }
}

describe("pages at any nodes", () => {
  it("play a whole game, and all are told of it, of who sits down and of the rematch, wherever that is done", async () => {
    const database = await postgres.database();
    const [one, two, three] = [
      await cluster.open(database),
      await cluster.open(database),
      await cluster.open(database),
    ];
    const { id, ann, bob, invite } = await together(one, two, "envelopes");
    const watcher = await one.browser().live(id);
    const host = await at(three, ann).live(id);
    expect((await bob.join(invite)).status).toBe(200);
    const hasTold = (page: Page, isSo: (table: TableInfo) => boolean): Promise<void> =>
      page.until(() => page.frames.some((frame) => frame.say === "table" && isSo(frame.table)));
    const isFull = ({ seats }: TableInfo): boolean => seats.every(({ sitter }) => sitter !== "nobody");
    for (const page of [watcher, host]) await hasTold(page, isFull);
    const guest = await bob.live(id);
    const pages = [watcher, host, guest];
    await playOn([host, guest]);
    for (const page of pages) await hasTold(page, ({ seed }) => seed !== undefined);
    for (const { updates } of pages) {
      const numbers = updates.map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => numbers[0] + index));
    }
    const asked = [at(two, ann), at(three, bob), at(one, bob)];
    const made = await Promise.all(asked.map((browser) => browser.post(`/api/tables/${id}/rematch`)));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    for (const page of pages) await hasTold(page, ({ rematch }) => rematch === made[0].body.id);
  });

  it("of two who want one seat at the same moment let one sit down", async () => {
    const database = await postgres.database();
    const [one, two] = [await cluster.open(database), await cluster.open(database)];
    for (let tried = 0; tried < 5; tried++) {
      const { invite } = await together(one, two, "envelopes");
      const asked = [one, two, one, two].map((node) => node.browser().join(invite));
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    }
  });

  it("go on at another node when theirs is killed: nothing is lost, and nothing is there twice", async () => {
    const database = await postgres.database();
    const one = await cluster.open(database, { rhythm });
    const [two, three] = [await cluster.open(database, { rhythm }), await cluster.open(database, { rhythm })];
    const { id, ann, bob, invite } = await together(one, two, "malaya");
    await bob.join(invite);
    const pages = [await at(three, ann).live(id), await bob.live(id)];
    await playOn(pages, 6);
    const told = new Map(pages.flatMap(({ updates }) => updates.map(({ number, label }) => [number, label])));
    one.kill();
    for (const page of pages) await closing(page);
    // All at once, as pages do, before the lease has run out.
    const [line, ...again] = await Promise.all([
      at(two, ann).line(id),
      at(three, ann).live(id),
      at(two, bob).live(id),
    ]);
    expect(line.number).toBe(Math.max(...told.keys()));
    await playOn(again, 6);
    const [page] = again;
    page.send({ do: "catch-up", after: 0 });
    await page.until(() => page.updates.some(({ number }) => number === 1));
    for (const [number, label] of told)
      expect(page.updates.find((update) => update.number === number)?.label).toEqual(label);
    const numbers = (await two.store.actions(id, 0)).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 2));
    expect(numbers.at(-1)).toBe(page.standing.number);
  });

  it("that ask for something while their node is away wait for another one, and it is done once", async () => {
    const database = await postgres.database();
    const one = await cluster.open(database, { rhythm });
    const two = await cluster.open(database, { rhythm });
    const ann = one.browser();
    const id = await ann.newTable({});
    one.kill();
    const { status, body } = await at(two, ann).post(`/api/tables/${id}/resign`);
    expect([status, body.number]).toEqual([200, 2]);
  });
});

describe("a node that is closed", () => {
  it("hands its tables over: guests are told to connect again, bots go on elsewhere at once", async () => {
    const database = await postgres.database();
    const one = await cluster.open(database, { thinker: forever });
    const ann = one.browser();
    const [id, unattended] = [await ann.newTable({}), await ann.newTable(againstBot)];
    const page = await ann.live(id);
    const two = await cluster.open(database);
    await one.close();
    await closing(page);
    expect(page.closed).toBe(1012);
    await vi.waitFor(async () => expect(await two.store.actions(unattended, 0)).not.toEqual([]), 20_000);
    const again = await at(two, ann).live(id);
    await again.choose("box:full");
  });

  it("waits for no table that is stuck: its guests are sent on, and what they ask for again is done elsewhere", async () => {
    const database = await postgres.database();
    const [one, two] = [await cluster.open(database), await cluster.open(database)];
    const ann = one.browser();
    const [stuck, other] = [await ann.newTable({}), await ann.newTable({})];
    const pages = [await ann.live(stuck), await ann.live(other)];
    vi.spyOn(one.store, "append").mockReturnValueOnce(new Promise(() => undefined));
    pages[0].send({ do: "choose", number: 1, key: "box:full" });
    await vi.waitFor(() => expect(one.store.append).toHaveBeenCalled());
    await one.close();
    for (const page of pages) await closing(page);
    expect(pages.map(({ closed }) => closed)).toEqual([1012, 1012]);
    for (const id of [stuck, other]) await (await at(two, ann).live(id)).choose("box:full");
  });

  it("is followed by another one that opens all its orphans, however many", async () => {
    const database = await postgres.database();
    const one = await cluster.open(database, { thinker: forever });
    const ann = one.browser();
    const ids: string[] = [];
    for (let count = 0; count < 30; count++) ids.push(await ann.newTable(againstBot));
    await one.close();
    const two = await cluster.open(database);
    await vi.waitFor(async () => {
      for (const id of ids) expect(await two.store.actions(id, 0)).not.toEqual([]);
    }, 30_000);
    await vi.waitFor(async () => expect(await two.store.leases.orphans(99)).toEqual([]), 20_000);
  });
});

describe("a table that cannot be opened", () => {
  it("is no orphan for ever", async () => {
    const database = await postgres.database();
    const one = await cluster.open(database, { thinker: forever });
    await one.browser().newTable(againstBot);
    await one.close();
    const two = await cluster.open(database, { library: new Map() });
    await vi.waitFor(async () => expect(await two.store.leases.orphans(99)).toEqual([]), 20_000);
  });
});
