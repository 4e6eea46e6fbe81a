import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { builtServer, inPackage } from "../testing/built.ts";
import { temporaryFolder } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { openStoreHere } from "../testing/store.ts";
import { Wire } from "../testing/wire.ts";
import type { Lease } from "./leases.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store, StoredSeat, StoredTable } from "./store.ts";
import { ThreadDialect } from "./threads.ts";

let postgres: TestPostgres;

/** Every store there is: how to open it, and to open it again on the same data. */
const stores: Record<string, () => { open: () => Promise<Store>; remove: () => void }> = {
  SQLite: () => {
    const folder = temporaryFolder();
    return { open: () => openStoreHere(folder.path), remove: folder.remove };
  },
  "SQLite in threads": () => {
    const folder = temporaryFolder();
    const code = inPackage("dist/store/thread.js");
    return {
      open: () => openSqlite(folder.path, (path) => new ThreadDialect(path, code)),
      remove: folder.remove,
    };
  },
  PostgreSQL: () => {
    const url = postgres.database();
    return { open: async () => openPostgres(await url, console.error), remove: () => undefined };
  },
};

beforeAll(async () => {
  builtServer();
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.remove());

const table = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  kind: "game",
  game: "malaya",
  scenario: "standard",
  options: { paper: "blue" },
  seed: "s".repeat(64),
  commitment: "c".repeat(64),
  opening: [["chance", "M1"]],
  startedAt: "2025-01-01T00:00:00.000Z",
  mark: { number: 1, toMove: "british" },
  ...more,
});

const seats: readonly StoredSeat[] = [
  { seat: "west", holders: ["ann"] },
  { seat: "east", bot: "general", seconds: 30, holders: [] },
  { seat: "north", link: "link", holders: [] },
];

describe("two nodes at one PostgreSQL", () => {
  it("give a seat to one who sits down, however many look at it before anybody sits", async () => {
    const url = await postgres.database();
    const [one, two] = [await openPostgres(url, console.error), await openPostgres(url, console.error)];
    await one.create(table("a"), seats);
    const client = new pg.Client(url);
    await client.connect();
    // Between the look and the chair everybody takes a while.
    await client.query(`
      create function dawdle() returns trigger language plpgsql as
        'begin perform pg_sleep(0.3); return new; end';
      create trigger dawdling before insert on holders for each row execute function dawdle()`);
    await client.end();
    const names = ["bob", "cem", "dee", "eva"];
    const asked = names.map((name, index) => (index % 2 === 0 ? one : two).sit("a", "north", name));
    expect((await Promise.all(asked)).filter((isSeated) => isSeated)).toHaveLength(1);
    expect((await two.seats("a"))[2].holders).toHaveLength(1);
    await Promise.all([one.close(), two.close()]);
  });
});

describe.each(Object.entries(stores))("%s", (_, make) => {
  let place: ReturnType<typeof make>;
  let store: Store;
  const claimed = async (id: string): Promise<Lease> => (await store.leases.claim(id, "here")) as Lease;
  const opened = async (): Promise<Store> => {
    place = make();
    return (store = await place.open());
  };
  afterEach(async () => {
    await store.close();
    place.remove();
  });

  it("gives back what was kept, after it was closed too", async () => {
    await opened();
    expect(await store.create(table("a"), seats)).toBe(true);
    await store.append(
      await claimed("a"),
      { number: 2, seat: "west", act: { do: "choose", key: "k" } },
      { number: 2 },
    );
    await store.close();
    store = await place.open();
    expect(await store.table("a")).toEqual(table("a", { mark: { number: 2 } }));
    expect(await store.seats("a")).toEqual(seats);
    expect(await store.actions("a", 0)).toEqual([
      { number: 2, seat: "west", act: { do: "choose", key: "k" } },
    ]);
  });

  it("knows nothing of a table that was never made", async () => {
    await opened();
    expect(await store.table("a")).toBeUndefined();
    expect(await store.seats("a")).toEqual([]);
    expect(await store.actions("a", 0)).toEqual([]);
    expect(await store.rematchOf("a")).toBeUndefined();
  });

  it("keeps what is absent absent", async () => {
    await opened();
    const { commitment, ...bare } = table("a", { seed: "" });
    await store.create(bare, seats);
    expect(await store.table("a")).toEqual(bare);
  });

  it("takes each number of a table once, and leaves the mark as the first one set it", async () => {
    await opened();
    await store.create(table("a"), seats);
    const act = { do: "undo", to: 3 } as const;
    const lease = await claimed("a");
    const results = await Promise.all(
      [1, 2, 3].map((to) =>
        store.append(lease, { number: 2, seat: "west", act: { ...act, to } }, { number: 2, toMove: `${to}` }),
      ),
    );
    expect(results.filter((isKept) => isKept)).toHaveLength(1);
    const [action, ...others] = await store.actions("a", 0);
    expect(others).toEqual([]);
    const winner = (action.act as { to: number }).to;
    expect((await store.table("a"))?.mark).toEqual({ number: 2, toMove: `${winner}` });
    expect((await store.tablesOf("ann", 9))[0].mark).toEqual({ number: 2, toMove: `${winner}` });
  });

  it("keeps what came at once together, and fails nobody for what is wrong with another", async () => {
    await opened();
    for (const id of ["a", "b", "c"]) await store.create(table(id), seats);
    const act = { do: "resign" } as const;
    for (const id of ["a", "b", "c"]) await claimed(id);
    const append = (table: string, number: number) =>
      store.append({ table, epoch: 1 }, { number, seat: "west", act }, { number });
    await append("b", 2);
    const told = await Promise.all([
      append("a", 2),
      append("b", 2),
      append("nowhere", 2),
      append("c", 2),
      append("a", 3),
    ]);
    expect(told).toEqual([true, false, false, true, true]);
    expect((await store.actions("a", 0)).map(({ number }) => number)).toEqual([2, 3]);
    expect((await store.table("a"))?.mark).toEqual({ number: 3 });
    expect(await store.actions("c", 0)).toHaveLength(1);
    expect(await store.actions("nowhere", 0)).toEqual([]);
  });

  it("keeps checkpoints beside the actions, the last word of each, and finds the one to start from", async () => {
    await opened();
    await store.create(table("a"), seats);
    expect(await store.checkpoint("a", 99)).toBeUndefined();
    for (const number of [4, 8]) await store.keep("a", { number, body: { at: number } });
    await store.keep("a", { number: 4, body: { at: "again" } });
    expect(await store.checkpoint("a", 3)).toBeUndefined();
    expect(await store.checkpoint("a", 7)).toEqual({ number: 4, body: { at: "again" } });
    expect(await store.checkpoint("a")).toEqual({ number: 8, body: { at: 8 } });
    expect(await store.checkpoint("b", 99)).toBeUndefined();
  });

  it("has everything on the disk that was asked for before it was closed", async () => {
    await opened();
    await store.create(table("a"), seats);
    const act = { do: "resign" } as const;
    const lease = await claimed("a");
    const kept = [2, 3, 4].map((number) => store.append(lease, { number, seat: "west", act }, { number }));
    await store.close();
    expect(await Promise.all(kept)).toEqual([true, true, true]);
    store = await place.open();
    expect(await store.actions("a", 0)).toHaveLength(3);
  });

  it("gives the actions after a number in their order", async () => {
    await opened();
    await store.create(table("a"), seats);
    const lease = await claimed("a");
    for (const number of [2, 3, 4, 10, 11])
      await store.append(lease, { number, seat: "west", act: { do: "resign" } }, { number });
    expect((await store.actions("a", 3)).map(({ number }) => number)).toEqual([4, 10, 11]);
  });

  it("lists the tables somebody sits at, newest first, and each once", async () => {
    await opened();
    await store.create(table("old", { startedAt: "2024-01-01T00:00:00.000Z" }), [
      { seat: "west", holders: ["ann"] },
      { seat: "east", holders: ["ann"] },
    ]);
    await store.create(table("new"), seats);
    await store.create(table("other"), [{ seat: "west", holders: ["bob"] }]);
    const ids = async (holder: string, limit = 10): Promise<string[]> =>
      (await store.tablesOf(holder, limit)).map(({ id }) => id);
    expect(await ids("ann")).toEqual(["new", "old"]);
    expect(await ids("ann", 1)).toEqual(["new"]);
    expect(await ids("bob")).toEqual(["other"]);
    expect(await ids("nobody")).toEqual([]);
    const every = await store.seatsOf(["other", "new", "nowhere"]);
    expect(every).toEqual(
      new Map([
        ["new", seats],
        ["other", [{ seat: "west", holders: ["bob"] }]],
      ]),
    );
    expect(await store.seatsOf([])).toEqual(new Map());
  });

  it("lets somebody sit down, once and again", async () => {
    await opened();
    await store.create(table("a"), seats);
    expect(await store.sit("a", "north", "bob")).toBe(true);
    expect(await store.sit("a", "north", "bob")).toBe(true);
    expect((await store.seats("a"))[2]).toEqual({ seat: "north", link: "link", holders: ["bob"] });
    expect((await store.tablesOf("bob", 10)).map(({ id }) => id)).toEqual(["a"]);
  });

  it("gives a seat to the first who sits down, however many come at once", async () => {
    await opened();
    await store.create(table("a"), seats);
    const names = ["bob", "cem", "dee", "eva"];
    const results = await Promise.all(names.map((name) => store.sit("a", "north", name)));
    expect(results.filter((isSeated) => isSeated)).toHaveLength(1);
    const winner = names[results.indexOf(true)];
    expect((await store.seats("a"))[2].holders).toEqual([winner]);
    expect(await store.sit("a", "nowhere", "bob")).toBe(false);
  });

  it("counts, and forgets what was counted long ago", async () => {
    await opened();
    const more = (name: string, count: number) => new Map([[name, count]]);
    expect(await store.count(7, more("home", 2))).toEqual(more("home", 2));
    expect(await store.count(7, new Map([...more("home", 3), ...more("away", 1)]))).toEqual(
      new Map([...more("away", 1), ...more("home", 5)]),
    );
    expect(await store.count(8, more("home", 1))).toEqual(more("home", 1));
    expect(await store.count(9, more("home", 1))).toEqual(more("home", 1));
    expect(await store.count(7, more("home", 1))).toEqual(more("home", 1));
  });

  it("makes one rematch of a table", async () => {
    await opened();
    await store.create(table("a"), seats);
    expect(await store.create(table("b", { rematchOf: "a" }), seats)).toBe(true);
    expect(await store.create(table("c", { rematchOf: "a" }), seats)).toBe(false);
    expect(await store.rematchOf("a")).toBe("b");
    expect(await store.table("c")).toBeUndefined();
    expect(await store.seats("c")).toEqual([]);
  });
});

describe("a PostgreSQL", () => {
  it("is brought into shape once when several nodes begin at the same time", async () => {
    const url = await postgres.database();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url, console.error)));
    await stores[0].create(table("a"), seats);
    expect(await stores[3].table("a")).toEqual(table("a"));
    for (const store of stores) await store.close();
  });

  it("that cannot be reached is told in a sentence, without the password", async () => {
    const opening = openPostgres("postgres://ann:secret@127.0.0.1:1/sandtable", console.error);
    await expect(opening).rejects.toThrow(
      /database sandtable at 127\.0\.0\.1:1,.*SANDTABLE_DATABASE.*ECONNREFUSED/,
    );
    await expect(opening).rejects.not.toThrow(/secret/);
  });

  it("goes on after it was gone for a while", async () => {
    const other = await TestPostgres.start({ durable: true });
    const warned: string[] = [];
    const store = await openPostgres(await other.database(), (what) => warned.push(what));
    await store.create(table("a"), seats);
    const lease = (await store.leases.claim("a", "here")) as Lease;
    await other.end("SIGKILL");
    const action = { number: 2, seat: "west", act: { do: "resign" } } as const;
    await expect(store.append(lease, action, { number: 2 })).rejects.toThrow();
    await other.begin();
    expect(await store.append(lease, action, { number: 2 })).toBe(true);
    await store.close();
    await other.remove();
  });

  it("that goes away in the midst of a statement fails that alone", async () => {
    const wire = await Wire.lay(postgres.port);
    const store = await openPostgres(await through(wire), () => undefined);
    expect(await store.table("a")).toBeUndefined();
    wire.stall();
    const asked = store.table("a");
    wire.close("caller");
    await expect(asked).rejects.toThrow();
    wire.cut();
    wire.flow();
    expect(await store.table("a")).toBeUndefined();
    await store.close();
    wire.remove();
  });

  it("that says nothing any more is asked by another connection", async () => {
    const wire = await Wire.lay(postgres.port);
    const store = await openPostgres(await through(wire), () => undefined, 100);
    expect(await store.table("a")).toBeUndefined();
    wire.forget();
    await expect(store.table("a")).rejects.toThrow(/terminated/);
    expect(await store.table("a")).toBeUndefined();
    await store.close();
    wire.remove();
  });
});

/** The address of an empty database that is reached by a wire. */
async function through({ port }: Wire): Promise<string> {
  const url = new URL(await postgres.database());
  url.port = String(port);
  return url.href;
}
