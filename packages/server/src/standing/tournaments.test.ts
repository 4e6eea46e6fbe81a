import type { NewTournament, TournamentView } from "@sandtable/protocol/standing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../store/postgres.ts";
import type { Store } from "../store/store.ts";
import { type Member, newMember } from "../testing/cast.ts";
import { type Browser, openServer } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { openStoreHere } from "../testing/store.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.remove());

type Server = Awaited<ReturnType<typeof openServer>>;

interface Made {
  readonly store?: Store;
  /** One more of the same data: closing a server closes its own. */
  readonly another: (server: Server) => Promise<Store>;
}

const stores: Record<string, () => Promise<Made>> = {
  SQLite: async () => ({ another: async ({ data }) => openStoreHere(data) }),
  PostgreSQL: async () => {
    const url = await postgres.database();
    const another = () => openPostgres(url, console.error);
    return { store: await another(), another };
  },
};

const DAY = 24 * 60 * 60 * 1000;
const LONG = 60_000;

const show = async (browser: Browser, id: string): Promise<TournamentView> =>
  (await browser.get(`/api/tournaments/${id}`)).body;
const hold = async (browser: Browser, wish: Partial<NewTournament> = {}): Promise<string> =>
  (await browser.post("/api/tournaments", { title: "Test", game: "envelopes", kind: "round-robin", ...wish }))
    .body.id;
const enter = (browser: Browser, id: string, bot?: string) =>
  browser.post(`/api/tournaments/${id}/entries`, bot === undefined ? {} : { bot });
const until = async (
  browser: Browser,
  id: string,
  is: (view: TournamentView) => boolean,
): Promise<TournamentView> => {
  for (;;) {
    const view = await show(browser, id);
    if (is(view)) return view;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** What each got by the tables alone, as anybody could count it. */
async function counted({ store }: Server, { rounds, players }: TournamentView): Promise<number[]> {
  const points = players.map(() => 0);
  for (const { first, second, table } of rounds.flatMap(({ meetings }) =>
    meetings.flatMap(({ games }) => games),
  )) {
    const { winners } = (await store.table(table!))!.mark.outcome!;
    const north = winners.length === 1 ? (winners[0] === "north" ? 1 : 0) : 0.5;
    points[first] += north;
    points[second] += 1 - north;
  }
  return points;
}

describe.each(Object.entries(stores))("on %s", (_, make) => {
  let server: Server;
  let another: Made["another"];
  let time = Date.now();
  const open = async (): Promise<Member[]> => {
    time = Date.now();
    const made = await make();
    another = made.another;
    // It is looked again and again how far things are.
    server = await openServer({ ...made, now: () => time, limits: { networkRequests: 1_000_000 } });
    return Promise.all(Array.from({ length: 4 }, () => newMember(server, time)));
  };
  afterEach(() => server.close());

  it(
    "eight bots play a round robin to its end, and the crosstable is right",
    async () => {
      const [{ browser: ann }] = await open();
      const id = await hold(ann);
      for (let nth = 0; nth < 8; nth++) await enter(ann, id, nth < 4 ? "random" : "recruit");
      expect((await show(ann, id)).players.map(({ who }) => who)).toContain("bot:recruit#4");
      expect((await ann.post(`/api/tournaments/${id}/start`)).status).toBe(200);
      const view = await until(ann, id, ({ state }) => state === "over");
      const games = view.rounds.flatMap(({ meetings }) => meetings.flatMap(({ games }) => games));
      expect(games).toHaveLength(56);
      expect(new Set(games.map(({ first, second }) => `${first} ${second}`)).size).toBe(56);
      const points = await counted(server, view);
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(56);
      for (const row of view.table) {
        expect(row.points).toBe(points[row.player]);
        const against = Object.values(row.against).flat() as number[];
        expect(against).toHaveLength(14);
        expect(against.reduce((sum, one) => sum + one, 0)).toBe(row.points);
      }
      expect(view.table.map((row) => row.points)).toEqual([...points].sort((one, other) => other - one));
      // Bots among themselves are not rated.
      expect(await server.store.ratings.of("bot:recruit")).toEqual([]);
    },
    LONG,
  );

  it.each(["swiss", "cup"] as const)(
    "a %s of bots goes from round to round by itself",
    async (kind) => {
      const [{ browser: ann }] = await open();
      const id = await hold(ann, { kind });
      for (let nth = 0; nth < 5; nth++) await enter(ann, id, "random");
      await ann.post(`/api/tournaments/${id}/start`);
      const view = await until(ann, id, ({ state }) => state === "over");
      expect(view.rounds).toHaveLength(3);
      expect(view.of).toBe(3);
      expect(view.table[0].rank).toBe(1);
    },
    LONG,
  );

  it("is entered by anybody with a name, run by whoever holds it, and begins with four", async () => {
    const [ann, bob, cat, dan] = await open();
    const id = await hold(ann.browser);
    expect((await enter(server.browser(), id)).status).toBe(401);
    for (const { browser } of [ann, bob, cat]) {
      time++;
      expect((await enter(browser, id)).status).toBe(200);
    }
    time++;
    expect((await enter(bob.browser, id)).status).toBe(200);
    expect((await enter(bob.browser, id, "recruit")).status).toBe(403);
    expect((await bob.browser.post(`/api/tournaments/${id}/start`)).status).toBe(403);
    expect((await bob.browser.ask("DELETE", `/api/tournaments/${id}`)).status).toBe(403);
    const early = await ann.browser.post(`/api/tournaments/${id}/start`);
    expect([early.status, early.body.error]).toEqual([409, "At least four take part in a tournament."]);
    await enter(dan.browser, id);
    const who = { who: cat.account.name };
    expect((await bob.browser.ask("DELETE", `/api/tournaments/${id}/entries`, who)).status).toBe(403);
    expect((await ann.browser.ask("DELETE", `/api/tournaments/${id}/entries`, who)).status).toBe(200);
    expect((await show(bob.browser, id)).players.map(({ name }) => name)).toEqual(
      [ann, bob, dan].map(({ account }) => account.name),
    );
    await enter(cat.browser, id);
    expect((await ann.browser.post(`/api/tournaments/${id}/start`)).status).toBe(200);
    expect((await enter((await newMember(server, time)).browser, id)).status).toBe(409);
    const view = await show(bob.browser, id);
    expect(view).toMatchObject({ state: "running", isIn: true, isYours: false });
    // Of a round robin one round is played at a time, and everybody finds their tables in their own list.
    expect(view.rounds[0].meetings.flatMap(({ games }) => games.map(({ table }) => typeof table))).toEqual(
      Array(4).fill("string"),
    );
    expect(view.rounds[1].meetings[0].games[0].table).toBeUndefined();
    expect((await bob.browser.get("/api/tables")).body).toHaveLength(2);
    expect(view).not.toContain(bob.account.id);
    expect(JSON.stringify(view)).not.toContain(bob.account.id);
  });

  it("a round has an end: whoever has the turn then has lost, who leaves loses, and a game can be awarded", async () => {
    const [ann, bob, cat, dan] = await open();
    const id = await hold(ann.browser, { days: 2, rated: true });
    for (const { browser } of [ann, bob, cat, dan]) await enter(browser, id);
    await ann.browser.post(`/api/tournaments/${id}/start`);
    const before = await show(ann.browser, id);
    expect(before.rounds[0].until).toBeDefined();
    const [one, two, three, four] = before.rounds[0].meetings.flatMap(({ games }) => games);
    const award = (browser: Browser, table: string, points: number) =>
      browser.post(`/api/tournaments/${id}/awards`, { table, points });
    expect((await award(bob.browser, one.table!, 1)).status).toBe(403);
    expect((await award(ann.browser, one.table!, 0.5)).status).toBe(200);
    expect((await award(ann.browser, one.table!, 1)).status).toBe(409);
    // One is given up at its table.
    const resigning = [ann, bob, cat, dan].find(
      ({ account }) => account.name === before.players[two.first].name,
    )!;
    await resigning.browser.post(`/api/tables/${two.table}/resign`);
    await until(ann.browser, id, ({ rounds }) => rounds[0].meetings[0].isOver);
    time += 3 * DAY;
    const again = await openServer({ store: await another(server), now: () => time });
    const later = await until(ann.browser, id, ({ rounds }) =>
      rounds[0].meetings.every(({ isOver }) => isOver),
    );
    const games = later.rounds[0].meetings.flatMap(({ games }) => games);
    expect(games.map(({ points }) => points)).toEqual([0.5, 0, 0, 0]);
    expect([three.table, four.table]).toEqual([games[2].table, games[3].table]);
    await until(ann.browser, id, ({ rounds }) => rounds[1].meetings[0].games[0].table !== undefined);
    await again.close();
    // Whoever deletes the account is waited for by nobody.
    expect(await dan.browser.ask("DELETE", `/api/tournaments/${id}/entries`)).toMatchObject({ status: 200 });
    const end = await show(ann.browser, id);
    expect(end.table.find(({ player }) => end.players[player].name === dan.account.name)?.hasLeft).toBe(true);
  });
});
