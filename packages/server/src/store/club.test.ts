import { isFinished, openGames, standings, UNRATED } from "@sandtable/club";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { openStoreHere } from "../testing/store.ts";
import { openPostgres } from "./postgres.ts";
import type { Result } from "./ratings.ts";
import type { Store } from "./store.ts";
import type { About } from "./tournaments.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.remove());

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** Every store there is, opened twice where two may be at it. */
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

describe.each(Object.keys(stores))("On %s", (name) => {
  const game = "japanese-occupation";
  const newTable = (store: Store, id: string): Promise<boolean> =>
    store.create(
      {
        id,
        kind: "game",
        game,
        scenario: "standard",
        options: {},
        seed: "",
        opening: [],
        startedAt: "2025-01-01T00:00:00.000Z",
        mark: { number: 1 },
      },
      [{ seat: "british", holders: [] }],
    );
  const result = (table: string, one: string, other: string, points: number, at = 1000): Result => ({
    table,
    game,
    scenario: "standard",
    one: { person: one, side: "british" },
    other: { person: other, side: "japanese" },
    points,
    at,
  });

  it("a game counts once, for both, on both sides together and on the side they had", async () => {
    const [store] = await stores[name]();
    await newTable(store, "a");
    expect(await store.ratings.count(result("a", "ann", "bot:officer", 1))).toBe(true);
    expect(await store.ratings.count(result("a", "ann", "bot:officer", 1))).toBe(false);
    const own = await store.ratings.of("ann");
    expect(own.map(({ side, games }) => [side, games])).toEqual([
      [undefined, 1],
      ["british", 1],
    ]);
    // The British side is the harder one: to win with it is worth more than to win among equals.
    expect(own[0].rating).toBeGreaterThan(1662);
    expect(own[0].deviation).toBeLessThan(UNRATED.deviation);
    const [list] = [await store.ratings.best(game, 10)];
    expect(list.map(({ person }) => person)).toEqual(["ann", "bot:officer"]);
    expect(await store.ratings.best("malaya", 10)).toEqual([]);
  });

  it("games that end at once at two nodes are all counted", async () => {
    const both = await stores[name]();
    const games = Array.from({ length: 12 }, (_, index) => `g${index}`);
    for (const id of games) await newTable(both[0], id);
    const counted = await Promise.all(
      games.map((id, index) =>
        both[index % 2].ratings.count(
          index % 3 === 0 ? result(id, "bob", "ann", 0.5) : result(id, "ann", "bob", index % 2),
        ),
      ),
    );
    expect(counted.every(Boolean)).toBe(true);
    for (const person of ["ann", "bob"])
      expect((await both[0].ratings.of(person))[0]).toMatchObject({ games: 12 });
    expect(await both[1].ratings.between("ann", "bob")).toEqual([{ game, won: 4, drawn: 4, lost: 4 }]);
    await both[0].ratings.forget("bob");
    expect(await both[1].ratings.of("bob")).toEqual([]);
    expect(await both[1].ratings.between("ann", "bob")).toEqual([]);
  });

  it("who has not played for long is rated less surely when he comes back", async () => {
    const [store] = await stores[name]();
    const year = 365 * 86_400_000;
    for (let index = 0; index < 30; index++) {
      await newTable(store, `g${index}`);
      await store.ratings.count(result(`g${index}`, "ann", "bob", index % 2, 1000));
    }
    const [before] = await store.ratings.of("ann");
    await newTable(store, "late");
    await store.ratings.count(result("late", "ann", "bob", 1, 1000 + 5 * year));
    const [after] = await store.ratings.of("ann");
    expect(after.deviation).toBeGreaterThan(before.deviation);
    expect(after.at).toBe(1000 + 5 * year);
  });

  it("a tournament of eight comes to its end, with the right crosstable, whoever writes the results", async () => {
    const both = await stores[name]();
    const entrants = ["a", "b", "c", "d", "e", "f", "g", "h"];
    const about: About = {
      title: "Autumn",
      kind: "swiss",
      entrants,
      game,
      scenario: "standard",
      options: {},
      first: "british",
      organiser: "ann",
    };
    const [one, other] = both;
    await one.tournaments.found({ id: "t", startedAt: "2025-01-01", about });
    for (let guard = 0; guard < 10; guard++) {
      const now = await other.tournaments.standing("t");
      if (!now || isFinished(now)) break;
      for (const [index, game] of openGames(now).entries()) {
        const table = `${game.round} ${game.first} ${game.second}`;
        expect(await both[index % 2].tournaments.seat("t", { ...game, table })).toBe(true);
        expect(await one.tournaments.seat("t", { ...game, table: `${table} again` })).toBe(false);
        expect(await one.tournaments.result(table, game.first < game.second ? 1 : 0)).toBe(true);
        expect(await other.tournaments.result(table, 0.5)).toBe(false);
      }
    }
    const over = await one.tournaments.standing("t");
    const table = standings(over!);
    expect(table[0]).toMatchObject({ entrant: "a", points: 6 });
    expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(3 * 4 * 2);
    expect((await one.tournaments.find("t"))?.about).toEqual(about);
    expect((await one.tournaments.find("t"))?.boards).toHaveLength(24);
    await one.tournaments.withdraw("t", "h", 2);
    await other.tournaments.withdraw("t", "h", 3);
    expect((await one.tournaments.standing("t"))?.withdrawn).toEqual([{ entrant: "h", after: 2 }]);
    expect((await one.tournaments.latest(5)).map(({ id }) => id)).toEqual(["t"]);
    expect(await one.tournaments.find("x")).toBeUndefined();
  });
});
