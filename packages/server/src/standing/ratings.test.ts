import type { NewTable } from "@sandtable/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { foldedName } from "../people/names.ts";
import { openPostgres } from "../store/postgres.ts";
import type { Store } from "../store/store.ts";
import { type Member, newMember } from "../testing/cast.ts";
import { type Browser, openServer } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { openStoreHere } from "../testing/store.ts";
import { Scores, upshotOf } from "./scores.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.remove());

const stores: Record<string, () => Promise<{ store?: Store }>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ store: await openPostgres(await postgres.database(), console.error) }),
};

type Player = Pick<Member, "browser" | "account">;
let count = 0;
const envelopes = { game: "envelopes", seat: "north" } as const;
const friend = { ...envelopes, opponent: { kind: "friend" }, rated: true } as const;
const inLobby = { ...friend, lobby: true } as const;

describe.each(Object.entries(stores))("on %s", (_, make) => {
  let server: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    server = await openServer(await make());
  });
  afterAll(() => server.close());

  /** By the front door, so that they are found by their names. */
  const member = async (): Promise<Player> => {
    const browser = server.browser();
    const name = `Rival ${String.fromCharCode(65 + (count % 26))}${++count}`;
    await browser.post("/api/accounts", { name, password: "four words of mine" });
    return { browser, account: (await server.store.people.byName(foldedName(name)))! };
  };
  const newTable = async (browser: Browser, wish: NewTable): Promise<string> =>
    (await browser.post("/api/tables", wish)).body.id;
  const meet = async (one: Player, other: Player): Promise<string> => {
    const id = await newTable(one.browser, friend);
    await other.browser.join((await one.browser.line(id)).table.invite!);
    return id;
  };
  /** Each chooses what comes first until somebody has won, or so many choices are made. */
  const play = async (id: string, players: readonly Browser[], most = 40): Promise<void> => {
    for (let made = 0; made < most; made++)
      for (const browser of players) {
        const page = await browser.live(id);
        const { question, number, outcome } = page.standing;
        if (outcome) return page.close();
        if (question?.choices) {
          page.send({ do: "choose", number, key: question.choices[0].key });
          await page.until(() => page.frames.length > 1);
        }
        await page.close();
      }
  };
  /** Until both have chosen something. */
  const begin = async (id: string, ...players: readonly Player[]): Promise<void> => {
    for (let tries = 0; tries < 20; tries++) {
      const chose = (await server.store.actions(id, 0)).map(({ seat }) => seat);
      if (chose.includes("north") && chose.includes("south")) return;
      await play(id, [players[tries % players.length].browser], 1);
    }
    throw new Error("nobody has chosen anything");
  };
  const settled = async (id: string): Promise<string | undefined> => {
    for (;;) {
      const rated = (await server.store.table(id))?.rated;
      if (rated !== "open") return rated;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const ratingOf = async ({ account }: Player) =>
    (await server.store.ratings.of(account.id)).find(({ side }) => side === undefined);
  /** Somebody who has won a game already. */
  const winner = async (): Promise<Player> => {
    const [ann, bob] = [await member(), await member()];
    const id = await meet(ann, bob);
    await begin(id, ann, bob);
    await bob.browser.post(`/api/tables/${id}/resign`);
    expect(await settled(id)).toBe("counted");
    return ann;
  };

  it("a game between two with names counts once, and is on the list and on their pages", async () => {
    const [ann, bob] = [await member(), await member()];
    const id = await meet(ann, bob);
    expect((await ann.browser.line(id)).table.rated).toBe(true);
    await play(id, [ann.browser, bob.browser]);
    expect(await settled(id)).toBe("counted");
    const [one, other] = [await ratingOf(ann), await ratingOf(bob)];
    expect(one?.games).toBe(1);
    expect(other?.games).toBe(1);
    expect(one!.rating + other!.rating).toBeCloseTo(3000);
    const { players } = (await ann.browser.get("/api/ratings?game=envelopes")).body;
    expect(players).toContainEqual(
      expect.objectContaining({
        name: ann.account.name,
        rating: Math.round(one!.rating),
        isProvisional: true,
      }),
    );
    const { body: page } = await bob.browser.get(`/api/people?name=${encodeURIComponent(ann.account.name)}`);
    expect(page.ratings).toHaveLength(2);
    const drawn = one!.rating === 1500;
    expect(page.rated).toEqual([
      {
        game: "envelopes",
        won: other!.rating > 1500 ? 1 : 0,
        drawn: drawn ? 1 : 0,
        lost: one!.rating > 1500 ? 1 : 0,
      },
    ]);
  });

  it("who gives up before both have chosen anything has lost no points, later he has", async () => {
    const [ann, bob] = [await member(), await member()];
    const early = await meet(ann, bob);
    await ann.browser.post(`/api/tables/${early}/resign`);
    expect(await settled(early)).toBe("void");
    expect(await ratingOf(ann)).toBeUndefined();
    const late = await meet(ann, bob);
    await begin(late, ann, bob);
    expect((await ann.browser.line(late)).outcome).toBeUndefined();
    await ann.browser.post(`/api/tables/${late}/resign`);
    expect(await settled(late)).toBe("counted");
    expect((await ratingOf(ann))!.rating).toBeLessThan(1500);
  });

  it("a bot is on the same list, and there is no help against it", async () => {
    const ann = await member();
    const wish = { ...envelopes, opponent: { kind: "bot", level: "recruit" }, rated: true } as const;
    const id = await newTable(ann.browser, wish);
    const page = await ann.browser.live(id);
    await page.until(() => page.standing.question?.choices !== undefined);
    const { number } = page.standing;
    await page.close();
    const hint = await ann.browser.post(`/api/tables/${id}/hint`, { number });
    expect(hint.status).toBe(403);
    const branch = { at: 0, seat: "north", opponent: { kind: "hotseat" } };
    expect((await ann.browser.post(`/api/tables/${id}/branch`, branch)).status).toBe(409);
    for (let tries = 0; tries < 20 && !(await ann.browser.line(id)).outcome; tries++)
      await play(id, [ann.browser], 1);
    expect(await settled(id)).toBe("counted");
    const { players } = (await ann.browser.get("/api/ratings?game=envelopes")).body;
    expect(players.map(({ bot }: { bot?: string }) => bot)).toContain("recruit");
  });

  it("is for those who have names: at the table, by its link, and in the lobby", async () => {
    const ann = await member();
    const guest = server.browser();
    expect((await guest.post("/api/tables", friend)).status).toBe(403);
    expect((await ann.browser.post("/api/tables", { ...friend, opponent: { kind: "hotseat" } })).status).toBe(
      400,
    );
    const id = await newTable(ann.browser, inLobby);
    expect((await guest.join((await ann.browser.line(id)).table.invite!)).status).toBe(403);
    expect((await guest.post(`/api/tables/${id}/lobby`)).status).toBe(403);
    const { invitations } = (await guest.get("/api/lobby")).body;
    expect(invitations.find((one: { id: string }) => one.id === id)).toMatchObject({
      rated: {},
      bar: "no-name",
    });
    expect((await server.store.seats(id)).flatMap(({ holders }) => holders)).toHaveLength(1);
  });

  it("an invitation is for those between two ratings, who else looks sees why not and cannot sit down", async () => {
    const [ann, strong, fresh] = [await member(), await winner(), await member()];
    const id = await newTable(ann.browser, { ...inLobby, range: { least: 1400, most: 1550 } });
    const own = Math.round((await ratingOf(strong))!.rating);
    const seen = async ({ browser }: Player) =>
      (await browser.get("/api/lobby")).body.invitations.find((one: { id: string }) => one.id === id);
    expect(await seen(strong)).toMatchObject({
      rated: { least: 1400, most: 1550 },
      bar: { rating: own, is: "above" },
    });
    expect((await seen(fresh)).bar).toBeUndefined();
    expect((await seen(ann)).bar).toBeUndefined();
    const refused = await strong.browser.post(`/api/tables/${id}/lobby`);
    expect(refused.status).toBe(403);
    expect(refused.body.error).toContain(String(own));
    expect((await fresh.browser.post(`/api/tables/${id}/lobby`)).status).toBe(200);
  });

  it("whoever deletes the account is on no list", async () => {
    const ann = await winner();
    await ann.browser.ask("DELETE", "/api/me", { name: ann.account.name });
    expect(await ratingOf(ann)).toBeUndefined();
  });
});

describe("A server that was killed between the end of a game and its counting", () => {
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const clean of cleanups.splice(0).reverse()) await clean();
  });

  it("counts it when it comes again, and once however often it is told", async () => {
    const first = await openServer();
    cleanups.push(() => first.close());
    const [ann, bob] = [await newMember(first, Date.now()), await newMember(first, Date.now())];
    const counted: string[] = [];
    const { ratings } = first.store;
    const count = ratings.count.bind(ratings);
    // As if the process had ended right here.
    ratings.count = async ({ table }) => {
      counted.push(table);
      throw new Error("killed");
    };
    const id = (await ann.browser.post("/api/tables", friend)).body.id;
    await bob.browser.join((await ann.browser.line(id)).table.invite!);
    const actions = async () => (await first.store.actions(id, 0)).map(({ seat }) => seat);
    for (const { browser } of [ann, bob, ann, bob]) {
      if ((await actions()).includes("south")) break;
      const page = await browser.live(id);
      const { question, number } = page.standing;
      if (question?.choices) {
        page.send({ do: "choose", number, key: question.choices[0].key });
        await page.until(() => page.frames.length > 1);
      }
      await page.close();
    }
    await ann.browser.post(`/api/tables/${id}/resign`);
    while (counted.length === 0) await new Promise((resolve) => setImmediate(resolve));
    ratings.count = count;
    expect((await first.store.table(id))?.rated).toBe("open");
    const again = await openServer({ data: first.data, store: await openStoreHere(first.data) });
    cleanups.push(() => again.close());
    while ((await again.store.table(id))?.rated === "open")
      await new Promise((resolve) => setImmediate(resolve));
    expect(await again.store.ratings.of(ann.account.id)).toMatchObject([{ games: 1 }, { games: 1 }]);
    const scores = new Scores({ store: again.store, time: { now: 5 }, warn: console.error });
    await scores.over(id);
    expect(await again.store.ratings.of(ann.account.id)).toMatchObject([{ games: 1 }, { games: 1 }]);
  });
});

describe("What a game came to", () => {
  it("is lost for who gave way to a bot, whatever the bot makes of it", () => {
    const standIns = { south: "recruit" };
    for (const outcome of [undefined, { winners: ["south"], scores: {}, reason: "x" }]) {
      const mark = { number: 9, pact: { standIns }, ...(outcome && { outcome }) };
      expect(upshotOf({ mark }, "north")).toEqual({ points: 1, isBroken: true });
      expect(upshotOf({ mark }, "south")).toEqual({ points: 0, isBroken: true });
    }
  });
});
