import fc from "fast-check";
import { Kysely, PostgresDialect, SqliteDialect, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { openFile } from "./file.ts";
import type { Clock, Lease } from "./leases.ts";
import { migrate } from "./migrate.ts";
import { type Database, RowStore } from "./rows.ts";
import type { Store, StoredSeat, StoredTable } from "./store.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.remove());

/** Time as a test would have it. */
let now = 1_000_000;
const clock: Clock = () => sql<number>`cast(${now} as bigint)`;

const places: Record<string, () => Promise<{ db: Kysely<Database>; remove: () => void }>> = {
  SQLite: async () => {
    const folder = temporaryFolder();
    const db = new Kysely<Database>({
      dialect: new SqliteDialect({ database: openFile(`${folder.path}/store.sqlite`) }),
    });
    return { db, remove: folder.remove };
  },
  PostgreSQL: async () => {
    const pool = new pg.Pool({ connectionString: await postgres.database() });
    // A pool that is ended does not wait until the database has let go of it, which may be ended meanwhile.
    pool.on("error", () => undefined);
    return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), remove: () => undefined };
  },
};

const table = (id: string): StoredTable => ({
  id,
  kind: "game",
  game: "malaya",
  scenario: "standard",
  options: {},
  seed: "",
  opening: [],
  startedAt: "2025-01-01T00:00:00.000Z",
  mark: { number: 1 },
});
const people: readonly StoredSeat[] = [{ seat: "west", holders: ["ann"] }];
const bots: readonly StoredSeat[] = [{ seat: "west", bot: "officer", holders: [] }];
const one = { id: "one", address: "http://one" };
const two = { id: "two", address: "http://two" };
const act = { do: "resign" } as const;

describe.each(Object.entries(places))("the leases of %s", (_, make) => {
  const withStore = async (
    test: (store: Store, db: Kysely<Database>) => Promise<void>,
    isShared = true,
  ): Promise<void> => {
    const { db, remove } = await make();
    await migrate(db);
    const store = new RowStore({ db, clock, isShared });
    try {
      await test(store, db);
    } finally {
      await store.close();
      remove();
    }
  };
  const append = (store: Store, lease: Lease, number: number): Promise<boolean> =>
    store.append(lease, { number, seat: "west", act }, { number });

  it("give a table to the node that claims it first, for as long as that lives", () =>
    withStore(async (store) => {
      const { leases } = store;
      await store.create(table("a"), people);
      await leases.join(one, 100);
      await leases.join(two, 1000);
      expect(await leases.claim("a", "one")).toEqual({ table: "a", epoch: 1 });
      expect(await leases.claim("a", "two")).toEqual(one);
      now += 90;
      expect(await leases.renew(one, 100)).toBe(true);
      now += 90;
      expect(await leases.claim("a", "two")).toEqual(one);
      now += 10;
      expect(await leases.claim("a", "two")).toEqual({ table: "a", epoch: 2 });
      expect(await leases.renew(one, 100)).toBe(false);
      expect(await leases.holds({ table: "a", epoch: 1 })).toBe(false);
      expect(await leases.holds({ table: "a", epoch: 2 })).toBe(true);
    }));

  it("let nobody keep anything whose table another one has opened since", () =>
    withStore(async (store) => {
      const { leases } = store;
      for (const id of ["a", "b"]) await store.create(table(id), people);
      await leases.join(one, 100);
      await leases.join(two, 1000);
      const [a, b] = (await Promise.all(["a", "b"].map((id) => leases.claim(id, "one")))) as Lease[];
      expect(await append(store, a, 2)).toBe(true);
      now += 100;
      const again = (await leases.claim("a", "two")) as Lease;
      // Together, so that one statement has both in it.
      expect(await Promise.all([append(store, a, 3), append(store, b, 2)])).toEqual([false, true]);
      expect(await append(store, again, 3)).toBe(true);
      expect((await store.actions("a", 0)).map(({ number }) => number)).toEqual([2, 3]);
    }));

  it("are free at once when they are given back or their node leaves", () =>
    withStore(async (store) => {
      const { leases } = store;
      for (const id of ["a", "b"]) await store.create(table(id), people);
      await leases.join(one, 1000);
      await leases.join(two, 1000);
      const [a] = (await Promise.all(["a", "b"].map((id) => leases.claim(id, "one")))) as Lease[];
      await leases.giveBack(a);
      expect(await leases.claim("a", "two")).toEqual({ table: "a", epoch: 2 });
      await leases.giveBack(a); // which it has no longer
      expect(await leases.claim("a", "one")).toEqual(two);
      await leases.leave("one");
      expect(await leases.claim("b", "two")).toEqual({ table: "b", epoch: 2 });
      expect(await leases.renew(one, 1000)).toBe(false);
    }));

  it("name the tables with bots whose node is gone, and no others", () =>
    withStore(async (store) => {
      const { leases } = store;
      for (const id of ["a", "b", "c", "d"]) await store.create(table(id), id === "a" ? people : bots);
      await leases.join(one, 100);
      await leases.join(two, 1000);
      for (const id of ["a", "b", "c"]) await leases.claim(id, "one");
      await leases.claim("d", "two");
      expect(await leases.orphans(9)).toEqual([]);
      now += 100;
      expect([...(await leases.orphans(9))].sort()).toEqual(["b", "c"]);
      expect(await leases.orphans(1)).toHaveLength(1);
      for (const id of ["b", "c"]) await leases.claim(id, "two");
      expect(await leases.orphans(9)).toEqual([]);
      expect(await leases.claim("a", "two")).toEqual({ table: "a", epoch: 2 });
    }));

  it("go to one of those who come at once", () =>
    withStore(async (store) => {
      const { leases } = store;
      const ids = Array.from({ length: 30 }, (_, index) => `t${index}`);
      for (const id of ids) await store.create(table(id), people);
      await leases.join(one, 1000);
      await leases.join(two, 1000);
      const claimed = await Promise.all(
        ids.map(async (id) => [await leases.claim(id, "one"), await leases.claim(id, "two")]),
      );
      for (const [first, second] of claimed) expect([first, second]).toEqual([{ ...first, epoch: 1 }, one]);
    }));

  it("of a store for one process hold until that process is followed by another one", () =>
    withStore(async (store) => {
      const { leases } = store;
      await store.create(table("a"), bots);
      await leases.join(one, 100);
      await leases.claim("a", "one");
      now += 1e9;
      expect(await leases.orphans(9)).toEqual([]);
      expect(await leases.renew(one, 100)).toBe(true);
      await leases.join(two, 100);
      expect(await leases.orphans(9)).toEqual(["a"]);
      expect(await leases.claim("a", "two")).toEqual({ table: "a", epoch: 2 });
    }, false));

  it("have one secret, whoever asks first", () =>
    withStore(async ({ leases }) => {
      const secrets = new Set(await Promise.all([leases.secret(), leases.secret(), leases.secret()]));
      expect(secrets.size).toBe(1);
    }));

  it("never let two nodes write one number, whatever clocks and pauses do", { timeout: 120_000 }, () =>
    withStore(async (store, db) => {
      let tables = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(step, { maxLength: 12 }), { minLength: 2, maxLength: 3 }),
          fc.scheduler(),
          async (nodes, scheduler) => {
            const id = `t${++tables}`;
            await store.create(table(id), people);
            const acknowledged: number[] = [];
            const lives = nodes.map((steps, index) =>
              live(store, id, `${id} ${index}`, steps, scheduler, acknowledged),
            );
            await scheduler.waitFor(Promise.all(lives));
            const kept = await store.actions(id, 0);
            const numbers = kept.map(({ number }) => number);
            expect(numbers).toEqual(numbers.map((_, index) => index + 2));
            // Each was acknowledged to one node, and what was acknowledged is there.
            expect([...acknowledged].sort((a, b) => a - b)).toEqual(numbers);
            const rows = await db
              .selectFrom("actions")
              .select("epoch")
              .where("table_id", "=", id)
              .orderBy("number")
              .execute();
            const epochs = rows.map(({ epoch }) => epoch!);
            expect(epochs).toEqual([...epochs].sort((a, b) => a - b));
          },
        ),
        { numRuns: 60 },
      );
    }),
  );
});

type Step =
  | { readonly do: "write" | "renew" | "claim" | "give back" }
  | { readonly do: "wait"; readonly time: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ do: "write" } as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { do: "renew" } as const,
      { do: "claim" } as const,
      { do: "give back" } as const,
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("wait" as const), time: fc.integer({ min: -300, max: 300 }) }),
  },
);

/** A node that knows of a table what it read when it claimed it, and does its steps with pauses of any length before each. */
async function live(
  store: Store,
  table: string,
  id: string,
  steps: readonly Step[],
  scheduler: fc.Scheduler,
  acknowledged: number[],
): Promise<void> {
  const { leases } = store;
  const self = { id, address: id };
  const pause = (): Promise<void> => scheduler.schedule(Promise.resolve());
  let lease: Lease | undefined;
  let last = 1;
  await leases.join(self, 200);
  const claim = async (): Promise<void> => {
    const claimed = await leases.claim(table, id);
    if (!("epoch" in claimed)) return;
    lease = claimed;
    await pause();
    last = (await store.actions(table, 0)).at(-1)?.number ?? 1;
  };
  const write = async (): Promise<void> => {
    if (!lease) return claim();
    const number = last + 1;
    await pause();
    if (await store.append(lease, { number, seat: "west", act }, { number }))
      acknowledged.push((last = number));
    else lease = undefined;
  };
  for (const step of steps) {
    await pause();
    if (step.do === "wait") now += step.time;
    else if (step.do === "renew") await leases.renew(self, 200);
    else if (step.do === "claim") await claim();
    else if (step.do === "write") await write();
    else if (lease) {
      await leases.giveBack(lease);
      lease = undefined;
    }
  }
}
