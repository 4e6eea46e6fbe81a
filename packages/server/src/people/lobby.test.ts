import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../store/postgres.ts";
import type { Store } from "../store/store.ts";
import { newMember } from "../testing/cast.ts";
import { at, Cluster } from "../testing/cluster.ts";
import { type Browser, openServer } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.remove());

const stores: Record<string, () => Promise<{ store?: Store }>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ store: await openPostgres(await postgres.database(), console.error) }),
};
const DAY = 24 * 60 * 60 * 1000;
const PACE = { bank: 600, bonus: 30, cap: 1200, warning: 60, holidays: 0 };
const invited = { opponent: { kind: "friend" }, lobby: true, pace: PACE } as const;

describe.each(Object.entries(stores))("on %s", (_, make) => {
  let server: Awaited<ReturnType<typeof openServer>>;
  let time = Date.UTC(2026, 0, 1);
  const open = async () => {
    server = await openServer({ ...(await make()), now: () => time });
  };
  afterEach(() => server.close());
  const member = () => newMember(server, time);
  const lobby = async (browser: Browser) => (await browser.get("/api/lobby")).body;
  const join = (browser: Browser, id: string) => browser.post(`/api/tables/${id}/lobby`);

  it("an invitation is seen by all, taken by one, and then a game that all may watch", async () => {
    await open();
    const { browser: ann, account } = await member();
    const { browser: bob } = await member();
    const id = await ann.newTable(invited);
    const stranger = server.browser();
    expect((await lobby(stranger)).invitations).toEqual([
      {
        id,
        game: "malaya",
        scenario: "standard",
        options: {},
        seat: "mcp",
        host: account.name,
        pace: PACE,
        madeAt: new Date(time).toISOString(),
        isYours: false,
      },
    ]);
    expect((await lobby(ann)).invitations[0].isYours).toBe(true);
    expect((await lobby(ann)).games).toEqual([]);
    // The host is told at once that somebody has sat down.
    const page = await ann.live(id);
    expect((await join(bob, id)).body).toEqual({ id });
    await page.until(() => page.frames.some((frame) => frame.say === "table"));
    expect((await join(bob, id)).status).toBe(200);
    expect((await join(stranger, id)).status).toBe(409);
    const { invitations, games } = await lobby(stranger);
    expect(invitations).toEqual([]);
    expect(games.map(({ table }: { table: { id: string } }) => table.id)).toEqual([id]);
    expect(games[0].table.yours).toEqual([]);
    // What is over is nothing to watch.
    await bob.post(`/api/tables/${id}/resign`);
    expect((await lobby(stranger)).games).toEqual([]);
  });

  it("of many who want the seat at once one has it, and the link is no way around", async () => {
    await open();
    const { browser: ann } = await member();
    const id = await ann.newTable(invited);
    const { invite } = (await ann.line(id)).table;
    const comers = Array.from({ length: 6 }, () => server.browser());
    const answers = await Promise.all(
      comers.map((browser, nth) => (nth % 2 === 0 ? join(browser, id) : browser.join(invite!))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await lobby(ann)).invitations).toEqual([]);
  });

  it("a guest may invite as well, and is named once there is a name", async () => {
    await open();
    const guest = server.browser();
    const id = await guest.newTable(invited);
    expect((await lobby(server.browser())).invitations[0].host).toBeUndefined();
    await guest.post("/api/accounts", { name: "Ann", password: "four words of mine" });
    expect((await lobby(server.browser())).invitations[0]).toMatchObject({ id, host: "Ann" });
    expect((await lobby(guest)).invitations[0].isYours).toBe(true);
  });

  it("an invitation can be withdrawn by those who sit there, and is over after a while", async () => {
    await open();
    const { browser: ann } = await member();
    const { browser: bob } = await member();
    const id = await ann.newTable(invited);
    expect((await bob.ask("DELETE", `/api/tables/${id}/lobby`)).status).toBe(403);
    expect((await ann.ask("DELETE", `/api/tables/${id}/lobby`)).status).toBe(200);
    expect((await lobby(bob)).invitations).toEqual([]);
    expect((await join(bob, id)).status).toBe(409);
    await ann.newTable(invited);
    expect((await lobby(bob)).invitations).toHaveLength(1);
    time += 15 * DAY;
    expect((await lobby(bob)).invitations).toEqual([]);
  });

  it("a table that is not in the lobby is not told, whatever is played there, and nobody may sit down by its name", async () => {
    await open();
    const { browser: ann } = await member();
    const { browser: bob } = await member();
    const id = await ann.newTable({ opponent: { kind: "friend" } });
    expect((await join(bob, id)).status).toBe(409);
    await bob.join((await ann.line(id)).table.invite!);
    expect(await lobby(server.browser())).toMatchObject({ invitations: [], games: [] });
  });

  it("one person has five invitations at most, and a bot no free seat to offer", async () => {
    await open();
    const { browser: ann } = await member();
    for (let nth = 0; nth < 5; nth++) await ann.newTable(invited);
    await expect(ann.newTable(invited)).rejects.toThrow(/5 open invitations/);
    const bot = { opponent: { kind: "bot", level: "officer" }, lobby: true } as const;
    await expect(server.browser().newTable(bot)).rejects.toThrow(/no free seat/);
  });

  it("who has looked in within a minute is here; guests are not named", async () => {
    await open();
    const { browser: ann, account } = await member();
    await lobby(ann);
    expect((await lobby(server.browser())).here).toEqual([account.name]);
    time += 61_000;
    expect((await lobby(server.browser())).here).toEqual([]);
  });

  it("the page of a person has the games from the lobby, how they went, and what is between the two alone", async () => {
    await open();
    const password = "four words of mine";
    const [ann, bob, eve] = [server.browser(), server.browser(), server.browser()];
    for (const [browser, name] of [
      [ann, "Ann"],
      [bob, "Bob"],
      [eve, "Eve"],
    ] as const)
      await browser.post("/api/accounts", { name, password });
    const id = await ann.newTable(invited);
    await join(bob, id);
    const secret = await ann.newTable({ opponent: { kind: "friend" } });
    await bob.join((await ann.line(secret)).table.invite!);
    for (const table of [id, secret]) await bob.post(`/api/tables/${table}/resign`);
    const about = async (browser: Browser, name: string) =>
      (await browser.get(`/api/people?name=${encodeURIComponent(name)}`)).body;
    const seen = await about(eve, "bob");
    expect(seen).toMatchObject({
      name: "Bob",
      isYou: false,
      against: { won: 0, lost: 0, drawn: 0 },
      scores: [{ game: "malaya", seat: "mcp", won: 0, lost: 1, drawn: 0 }],
    });
    expect(
      seen.games.map(({ table, seat }: { table: { id: string }; seat: string }) => [table.id, seat]),
    ).toEqual([[id, "mcp"]]);
    // Between the two all games count, those by link as well; nobody else is told of those.
    expect((await about(ann, "Bob")).against).toEqual({ won: 2, lost: 0, drawn: 0 });
    expect((await about(bob, "Bob")).against).toBeUndefined();
    // A note is one's own, survives the game, and can be taken along.
    expect((await ann.ask("PUT", "/api/people/note", { name: "Bob", text: "Sweeps early." })).status).toBe(
      200,
    );
    expect((await about(ann, "Bob")).note).toBe("Sweeps early.");
    expect((await about(eve, "Bob")).note).toBe("");
    expect((await about(server.browser(), "Bob")).note).toBeUndefined();
    expect((await ann.get("/api/me/export")).body.notes).toEqual([{ about: "Bob", text: "Sweeps early." }]);
    expect((await server.browser().get("/api/people?name=Zoe")).status).toBe(404);
    // Whoever leaves takes the page along, and the notes about them.
    await bob.ask("DELETE", "/api/me", { name: "Bob" });
    expect((await ann.get("/api/people?name=Bob")).status).toBe(404);
    expect((await ann.get("/api/me/export")).body.notes).toEqual([]);
  });
});

describe("at many nodes", () => {
  it("one lobby, and one account, whichever node somebody comes to", async () => {
    const cluster = new Cluster();
    const url = await postgres.database();
    const [one, two] = [await cluster.open(url), await cluster.open(url)];
    const guest = one.browser();
    const id = await guest.newTable(invited);
    const page = await guest.live(id);
    // The table is open at one node, and its guest is given a name at the other.
    const elsewhere = at(two, guest);
    await elsewhere.post("/api/accounts", { name: "Ann", password: "four words of mine" });
    const ann = at(one, elsewhere);
    expect((await ann.line(id)).table.yours).toEqual(["british"]);
    await page.until(() => page.frames.length > 1);
    expect((await page.ask({ do: "choose", number: 1, key: "box:full" }, "refused")).reason).toBe(
      "not-yours",
    );
    const bob = two.browser();
    expect((await bob.post(`/api/tables/${id}/lobby`)).status).toBe(200);
    const live = await at(one, bob).live(id);
    expect(live.welcome.table.seats.map(({ sitter, who }) => [sitter, who])).toEqual([
      ["friend", "Ann"],
      ["you", undefined],
    ]);
    // A session that is ended at one node acts no more at the other.
    const hers = await ann.live(id);
    await elsewhere.ask("DELETE", "/api/sessions/this");
    hers.send({ do: "choose", number: 1, key: "box:full" });
    await hers.until(() => hers.closed !== undefined).catch(() => undefined);
    expect(hers.closed).toBe(1012);
    expect((await bob.line(id)).number).toBe(1);
    await cluster.close();
  });
});
