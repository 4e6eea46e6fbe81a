import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../store/postgres.ts";
import type { Store } from "../store/store.ts";
import { type Browser, openServer } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.remove());

const PASSWORD = "four words of mine";
const stores: Record<string, () => Promise<{ store?: Store }>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ store: await openPostgres(await postgres.database(), console.error) }),
};

describe.each(Object.entries(stores))("on %s", (_, make) => {
  let server: Awaited<ReturnType<typeof openServer>>;
  let time = Date.UTC(2026, 0, 1);
  const open = async (more = {}): Promise<void> => {
    server = await openServer({ ...(await make()), now: () => time, ...more });
  };
  afterEach(() => server.close());

  const registered = async (name: string, browser = server.browser()): Promise<Browser> => {
    const { status, text } = await browser.post("/api/accounts", { name, password: PASSWORD });
    expect([status, text]).toEqual([200, expect.stringContaining(name)]);
    return browser;
  };
  const signedIn = async (name: string, browser = server.browser()): Promise<Browser> => {
    const { status, text } = await browser.post("/api/sessions", { name, password: PASSWORD });
    expect([status, text]).toEqual([200, expect.any(String)]);
    return browser;
  };
  const me = async (browser: Browser) => (await browser.get("/api/me")).body;

  it("a guest becomes an account and keeps the tables, in any browser that signs in", async () => {
    await open();
    const ann = server.browser();
    const id = await ann.newTable({});
    expect(await me(ann)).toEqual({ mails: false, guestTables: 1 });
    const before = await ann.live(id);
    const { body } = await ann.post("/api/accounts", { name: "Ann", password: PASSWORD });
    expect(body).toEqual({ name: "Ann", brought: 1 });
    // What was open in the browser's name comes again, and is somebody's now.
    await before.until(() => before.closed !== undefined).catch(() => undefined);
    expect(before.closed).toBe(1012);
    expect((await ann.line(id)).table.yours).toEqual(["british", "mcp"]);
    const elsewhere = await signedIn("ann");
    const page = await elsewhere.live(id);
    expect(page.welcome.table.seats.map(({ sitter, who }) => [sitter, who])).toEqual([
      ["you", "Ann"],
      ["you", "Ann"],
    ]);
    await page.choose(page.keys[0]);
    await page.close();
    expect((await elsewhere.get("/api/tables")).body).toHaveLength(1);
  });

  it("what the guest's cookie opened, it opens no more", async () => {
    await open();
    const guest = server.browser();
    const id = await guest.newTable({});
    const thief = server.browser();
    thief.cookie = guest.cookie;
    const page = await thief.live(id);
    await registered("Ann", guest);
    await page.until(() => page.closed !== undefined).catch(() => undefined);
    expect((await thief.line(id)).table.yours).toEqual([]);
    expect((await thief.get("/api/tables")).body).toEqual([]);
  });

  it("a link that the guest had sent still leads to the seat, and the host is still told it", async () => {
    await open();
    const host = server.browser();
    const id = await host.newTable({ opponent: { kind: "friend" } });
    const sent = (await host.line(id)).table.invite!;
    await registered("Ann", host);
    const told = (await host.line(id)).table.invite!;
    for (const link of [sent, told])
      expect((await server.browser().invitation(link)).body).toMatchObject({ is: "free" });
    const friend = server.browser();
    expect((await friend.join(sent)).status).toBe(200);
    expect((await server.browser().join(told)).status).toBe(409);
    expect((await friend.line(id)).table.seats.map(({ who }) => who)).toEqual(["Ann", undefined]);
  });

  it("tables stay with the browser when they are not to come along", async () => {
    await open();
    await registered("Ann");
    const browser = server.browser();
    const id = await browser.newTable({});
    const guest = browser.cookie;
    const wish = { name: "Ann", password: PASSWORD, bring: false };
    expect((await browser.post("/api/sessions", wish)).body).toEqual({ name: "Ann", brought: 0 });
    expect((await browser.line(id)).table.yours).toEqual([]);
    browser.cookie = guest;
    expect((await browser.line(id)).table.yours).toHaveLength(2);
  });

  it("a name is somebody's, in whatever letters it is written", async () => {
    await open();
    await registered("Müller 10");
    for (const name of ["müller 10", "MULLER1O", "Muller-l0", "Müller.10", "ＭÜLLER 10"])
      expect((await server.browser().post("/api/accounts", { name, password: PASSWORD })).status, name).toBe(
        409,
      );
    // Registered at the same moment, one of them has it.
    const both = ["Bob", "B0b"].map((name) =>
      server.browser().post("/api/accounts", { name, password: PASSWORD }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("the same is said to a wrong password as to a name that nobody has", async () => {
    await open();
    await registered("Ann");
    const answers = [];
    for (const [name, password] of [
      ["Ann", "another four words"],
      ["Zoe", PASSWORD],
    ])
      answers.push(await server.browser().post("/api/sessions", { name, password }));
    expect(answers[0].status).toBe(403);
    expect(answers[1].text).toBe(answers[0].text);
    expect(answers[1].status).toBe(403);
  });

  it("sessions are listed, and ended one by one, live connections with them", async () => {
    await open();
    const ann = await registered("Ann");
    const other = await signedIn("Ann");
    const id = await ann.newTable({});
    const page = await other.live(id);
    const { sessions } = (await me(ann)).account;
    expect(sessions).toHaveLength(2);
    const theirs = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect((await ann.ask("DELETE", `/api/sessions/${theirs.id}`)).status).toBe(200);
    await page.until(() => page.closed !== undefined).catch(() => undefined);
    expect(page.closed).toBe(1012);
    expect((await other.line(id)).table.yours).toEqual([]);
    expect((await me(other)).account).toBeUndefined();
    expect((await ann.line(id)).table.yours).toHaveLength(2);
    expect((await ann.ask("DELETE", `/api/sessions/${theirs.id}`)).status).toBe(404);
    expect((await ann.ask("DELETE", "/api/sessions/this")).status).toBe(200);
    expect((await me(ann)).account).toBeUndefined();
  });

  it("a session that was ended elsewhere plays no further choice", async () => {
    await open();
    const ann = await registered("Ann");
    const id = await ann.newTable({});
    const page = await ann.live(id);
    const { number } = page.standing;
    // Another node has ended it: nobody is told here.
    const { people } = server.store;
    const account = (await people.byName("ann"))!;
    await people.end(account.id, {});
    page.send({ do: "choose", number, key: page.keys[0] });
    await page.until(() => page.closed !== undefined).catch(() => undefined);
    expect(page.closed).toBe(1012);
    expect((await server.browser().line(id)).number).toBe(number);
  });

  it("what nobody has used for half a year is over", async () => {
    await open();
    const ann = await registered("Ann");
    time += 179 * 86_400_000;
    expect((await me(ann)).account?.name).toBe("Ann");
    time += 181 * 86_400_000;
    expect((await me(ann)).account).toBeUndefined();
  });

  it("brute force is slowed for the name, whatever is tried at once, and from other networks too", async () => {
    await open({ proxies: ["127.0.0.1"] });
    const ann = await registered("Ann");
    let host = 0;
    const tried = async (name: string, password: string) => {
      const from = { "x-forwarded-for": `10.0.${++host}.1` };
      return (await server.browser().ask("POST", "/api/sessions", { name, password }, from)).status;
    };
    const many = await Promise.all(Array.from({ length: 20 }, () => tried("Ann", "not her four words")));
    expect(many.filter((status) => status === 403)).toHaveLength(6);
    expect(many.filter((status) => status === 429)).toHaveLength(14);
    // Somebody with the right words waits as well, but not long, and others do not.
    expect(await tried("Ann", PASSWORD)).toBe(429);
    expect(await tried("Zoe", PASSWORD)).toBe(403);
    time += 61_000;
    expect(await tried("Ann", PASSWORD)).toBe(200);
    expect(await tried("Ann", "not her four words")).toBe(403);
    expect((await me(ann)).account.sessions).toHaveLength(2);
  });

  it("a network that tries many names waits longer and longer", async () => {
    await open();
    const tried = async (nth: number) =>
      (await server.browser().post("/api/sessions", { name: `Nobody ${nth}`, password: PASSWORD })).status;
    const answers = [];
    for (let nth = 0; nth < 34; nth++) answers.push(await tried(nth));
    expect(answers.indexOf(429)).toBe(31);
  });

  it("what changes the way in is asked for again after a while", async () => {
    await open();
    const ann = await registered("Ann");
    time += 11 * 60_000;
    const change = { password: "another four words" };
    expect((await ann.ask("PUT", "/api/me/password", change)).status).toBe(428);
    await signedIn("Ann", ann);
    expect((await ann.ask("PUT", "/api/me/password", change)).status).toBe(200);
    expect((await server.browser().post("/api/sessions", { name: "Ann", password: PASSWORD })).status).toBe(
      403,
    );
    expect((await ann.ask("DELETE", "/api/me/password")).status).toBe(409);
  });

  it("a new password ends every other session", async () => {
    await open();
    const ann = await registered("Ann");
    const other = await signedIn("Ann");
    await ann.ask("PUT", "/api/me/password", { password: "another four words" });
    expect((await me(other)).account).toBeUndefined();
    expect((await me(ann)).account.name).toBe("Ann");
  });

  it("all of one's data can be taken along, and nothing of others", async () => {
    await open();
    const ann = await registered("Ann");
    const bob = await registered("Bob");
    const id = await ann.newTable({ game: "envelopes", opponent: { kind: "friend" }, seat: "north" });
    await bob.join((await ann.line(id)).table.invite!);
    for (const browser of [ann, bob]) {
      const page = await browser.live(id);
      if (page.keys.length > 0) await page.choose(page.keys[0]);
      await page.close();
    }
    const { status, body, text } = await ann.get("/api/me/export");
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ name: "Ann", role: "member", mail: null });
    expect(body.tables).toHaveLength(1);
    expect(body.tables[0]).toMatchObject({ id, seats: ["north"], outcome: null });
    expect(body.tables[0].acts.length).toBeGreaterThan(0);
    expect(body.tables[0].acts.every(({ seat }: { seat: string }) => seat === "north")).toBe(true);
    for (const hidden of ["Bob", "$argon2", "own-", "seed"]) expect(text).not.toContain(hidden);
  });

  it("whoever leaves is gone: the seat is that of somebody who left, and the record stays", async () => {
    await open();
    const ann = await registered("Ann");
    const bob = await registered("Bob");
    const id = await ann.newTable({ opponent: { kind: "friend" } });
    await bob.join((await ann.line(id)).table.invite!);
    const page = await ann.live(id);
    await page.choose(page.keys[0]);
    expect((await ann.ask("DELETE", "/api/me", { name: "Bob" })).status).toBe(400);
    expect((await ann.ask("DELETE", "/api/me", { name: "ann" })).status).toBe(200);
    expect((await bob.line(id)).table.seats.map(({ sitter, who }) => [sitter, who])).toEqual([
      ["gone", undefined],
      ["you", "Bob"],
    ]);
    expect((await bob.line(id)).number).toBe(2);
    expect((await server.browser().post("/api/sessions", { name: "Ann", password: PASSWORD })).status).toBe(
      403,
    );
    const [account] = [await server.store.people.byName("ann")];
    expect(account).toBeUndefined();
    // The name is free again, and whoever takes it has none of it.
    const next = await registered("Ann");
    expect((await next.get("/api/tables")).body).toEqual([]);
  });

  it("passwords and cookies are kept as hashes only", async () => {
    await open();
    const ann = await registered("Ann");
    const account = (await server.store.people.byName("ann"))!;
    expect(account.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [session] = await server.store.people.sessions(account.id);
    const cookie = ann.cookie!.split("=")[1];
    expect(cookie).toMatch(/^own-/);
    expect(JSON.stringify([account, session])).not.toContain(cookie.slice(4));
    // What an account holds its seats by opens nothing, were it known.
    const thief = server.browser();
    for (const known of [`account-${account.id}`, account.id, session.hash, account.holder]) {
      thief.cookie = `sandtable=${known}`;
      expect((await me(thief)).account, known).toBeUndefined();
      expect((await thief.get("/api/tables")).body, known).toEqual([]);
    }
  });
});
