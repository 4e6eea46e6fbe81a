import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { openStoreHere } from "../testing/store.ts";
import type { Notice, Wishes } from "./outbox.ts";
import { openPostgres } from "./postgres.ts";
import type { Store } from "./store.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.remove());

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const stores: Record<string, () => Promise<readonly [Store, Store]>> = {
  SQLite: async () => {
    const folder = temporaryFolder();
    cleanups.push(folder.remove);
    const store = await openStoreHere(folder.path);
    cleanups.push(() => store.close());
    return [store, store];
  },
  PostgreSQL: async () => {
    const url = await postgres.database();
    const [one, other] = [await openPostgres(url, console.error), await openPostgres(url, console.error)];
    cleanups.push(
      () => one.close(),
      () => other.close(),
    );
    return [one, other];
  },
};

const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  ...{ id, account: "ann", channel: "webhook", event: "turn", table: "one", due: 10 },
  ...more,
});

describe.each(Object.keys(stores))("On %s", (name) => {
  async function opened() {
    const [one, other] = await stores[name]();
    await one.create(
      {
        ...{ id: "one", kind: "game", game: "malaya", scenario: "standard", options: {}, seed: "" },
        ...{ opening: [], startedAt: "2026-01-01T00:00:00.000Z", mark: { number: 1 } },
      },
      [{ seat: "british", holders: [] }],
    );
    for (const who of ["ann", "bob"])
      await one.people.create(
        { id: who, name: who, folded: who, holder: who, role: "member", madeAt: 0 },
        undefined,
      );
    return { one: one.outbox, other: other.outbox, store: one };
  }

  it("what waits is delivered by one, however many look for it at once", async () => {
    const { one, other } = await opened();
    const ids = Array.from({ length: 8 }, (_, index) => `n${index}`);
    await one.post(ids.map((id) => notice(id)));
    await other.post([notice("n0", { event: "end" })]);
    const taken: string[] = [];
    let fence = 0;
    const deliver = async (outbox: typeof one): Promise<void> => {
      for (let empty = 0; empty < 3; ) {
        const bundle = await outbox.take(10, 100, `f${fence++}`);
        if (!bundle) empty++;
        taken.push(...(bundle?.notices.map(({ id }) => id) ?? []));
      }
    };
    await Promise.all([one, other, one, other].map(deliver));
    expect(taken.sort()).toEqual(ids);
  });

  it("what goes into a letter goes together, and nothing before it is due", async () => {
    const { one } = await opened();
    const mail = { channel: "mail" } as const;
    await one.post([
      notice("a", mail),
      notice("b", mail),
      notice("c", { ...mail, account: "bob", due: 11 }),
      notice("d", { ...mail, due: 20 }),
    ]);
    expect(await one.take(9, 5, "x")).toBeUndefined();
    expect((await one.take(12, 5, "y"))?.notices.map(({ id }) => id).sort()).toEqual(["a", "b"]);
    expect((await one.take(12, 5, "z"))?.notices.map(({ id }) => id)).toEqual(["c"]);
  });

  it("whoever is gone loses what he held, and can do nothing about it any more", async () => {
    const { one, other, store } = await opened();
    await one.post([notice("a")]);
    expect((await one.take(10, 5, "slow"))?.notices[0].tries).toBe(1);
    expect(await other.take(14, 5, "early")).toBeUndefined();
    expect((await other.take(15, 5, "quick"))?.notices[0].tries).toBe(2);
    await one.done("slow");
    await other.again("quick", 30);
    expect(await other.take(29, 5, "x")).toBeUndefined();
    expect((await other.take(30, 5, "last"))?.notices[0].tries).toBe(3);
    await store.people.remove((await store.people.account("ann"))!);
    expect(await one.take(99, 5, "y")).toBeUndefined();
  });

  it("only those are told who want anything", async () => {
    const { one } = await opened();
    const wishes: Wishes = {
      events: { turn: ["mail"], invitation: [], clock: [], chat: [], end: [] },
      ...{ daily: false, webhook: null, language: "en", quiet: ["x"] },
    };
    await one.wish("ann", wishes);
    await one.wish("ann", { ...wishes, events: { ...wishes.events, turn: [] }, quiet: [] });
    expect(await one.wishers(["ann", "bob"])).toMatchObject([{ account: "ann", wishes: { quiet: [] } }]);
    expect(await one.wishes("bob")).toBeUndefined();
  });
});
