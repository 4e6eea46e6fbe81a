import type { ChatLine, ChatView, Room } from "@sandtable/protocol/chat";
import { afterEach, describe, expect, it } from "vitest";
import { newMember } from "../testing/cast.ts";
import { type Browser, openServer, type Page } from "../testing/index.ts";

const NOW = Date.UTC(2026, 0, 1);

let server: Awaited<ReturnType<typeof openServer>>;
afterEach(() => server.close());

async function people(count: number) {
  server = await openServer({ now: () => NOW });
  return Promise.all(Array.from({ length: count }, () => newMember(server, NOW)));
}

/** A table between two, by a link or from the lobby. */
async function tableOf(host: Browser, friend: Browser, is: "private" | "public", game = "malaya") {
  const seat = game === "malaya" ? "british" : "random";
  const wish = {
    game,
    seat,
    opponent: { kind: "friend" },
    ...(is === "public" && { lobby: true as const }),
  } as const;
  const id = await host.newTable(wish);
  if (is === "public") await friend.post(`/api/tables/${id}/lobby`);
  else await friend.join((await host.line(id)).table.invite!);
  return id;
}

const say = (browser: Browser, id: string, says: object) => browser.post(`/api/tables/${id}/chat`, says);
const viewOf = async (browser: Browser, id: string, query = ""): Promise<ChatView> =>
  (await browser.get(`/api/tables/${id}/chat${query}`)).body;
const roomsOf = async (browser: Browser, id: string): Promise<Room[]> =>
  (await viewOf(browser, id)).rooms.map(({ room }) => room);
const heard = ({ frames }: Page): ChatLine[] =>
  frames.flatMap((frame) => (frame.say === "chat" ? [frame.line] : []));
const wordsOf = async (browser: Browser, id: string): Promise<unknown[]> =>
  (await viewOf(browser, id)).rooms[0].lines.map(({ says }) => says);

describe("at a table", () => {
  it("players talk with each other and spectators apart, until the game is over", async () => {
    const [ann, bob, eve] = await people(3);
    const id = await tableOf(ann.browser, bob.browser, "private");
    const [annsPage, evesPage] = [await ann.browser.live(id), await eve.browser.live(id)];
    const told = await say(bob.browser, id, { text: "Well met" });
    expect(told.body).toMatchObject({ room: "players", number: 1, isYours: true, seat: "mcp" });
    await say(eve.browser, id, { preset: "hello" });
    await annsPage.until(() => heard(annsPage).length > 0);
    await evesPage.until(() => heard(evesPage).length > 0);
    expect(heard(annsPage)).toMatchObject([
      { room: "players", isYours: false, who: bob.account.name, says: { text: "Well met" } },
    ]);
    expect(heard(evesPage)).toMatchObject([{ room: "spectators", isYours: true }]);
    expect(await roomsOf(ann.browser, id)).toEqual(["players"]);
    expect(await roomsOf(eve.browser, id)).toEqual(["spectators"]);
    await ann.browser.post(`/api/tables/${id}/resign`);
    expect(await roomsOf(ann.browser, id)).toEqual(["players", "spectators"]);
    // What two said by themselves stays theirs.
    expect(await roomsOf(eve.browser, id)).toEqual(["spectators"]);
  });

  it("from the lobby spectators hear the players; where there are secrets, once it is over", async () => {
    const [ann, bob, eve] = await people(3);
    const open = await tableOf(ann.browser, bob.browser, "public");
    const secret = await tableOf(ann.browser, bob.browser, "public", "malaya-1941");
    expect(await roomsOf(eve.browser, open)).toEqual(["spectators", "players"]);
    const page = await eve.browser.live(secret);
    expect(await roomsOf(eve.browser, secret)).toEqual(["spectators"]);
    await say(ann.browser, secret, { text: "My tanks are in Ipoh" });
    await say(eve.browser, secret, { preset: "thanks" });
    await page.until(() => heard(page).length > 0);
    expect(heard(page).map(({ room }) => room)).toEqual(["spectators"]);
    await ann.browser.post(`/api/tables/${secret}/resign`);
    expect(await roomsOf(eve.browser, secret)).toEqual(["spectators", "players"]);
  });

  it("guests have words of their own where they were invited, and elsewhere what stands ready", async () => {
    const [ann, bob] = await people(2);
    const guest = server.browser();
    const own = await tableOf(ann.browser, guest, "private");
    expect((await say(guest, own, { text: "Hello" })).status).toBe(200);
    const open = await tableOf(ann.browser, bob.browser, "public");
    expect((await say(guest, open, { text: "Hello" })).status).toBe(409);
    expect((await viewOf(guest, open)).maySay).toBe("presets");
    expect((await say(guest, open, { preset: "hello" })).status).toBe(200);
  });

  it("is plain text of a bounded length, and not too much of it", async () => {
    const [ann, bob] = await people(2);
    const id = await tableOf(ann.browser, bob.browser, "private");
    const said = async (text: string) => (await say(ann.browser, id, { text })).body.says?.text;
    expect(await said("  <b>a</b>\u202E\u0000\n b ")).toBe("<b>a</b>  b");
    for (const text of ["", " \u200B ", "x".repeat(401)])
      expect((await say(ann.browser, id, { text })).status, JSON.stringify(text)).toBe(400);
    expect((await say(ann.browser, id, { preset: "insult" })).status).toBe(400);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await say(ann.browser, id, { preset: "sorry" })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });

  it("counts what is unread, and comes by pages", async () => {
    const [ann, bob] = await people(2);
    const id = await tableOf(ann.browser, bob.browser, "private");
    for (let number = 1; number <= 60; number++)
      await server.store.chat.say(
        { table: id, room: "players", by: bob.account.holder, says: { preset: "hello" }, at: number },
        { most: 100, within: 1 },
      );
    const [room] = (await viewOf(ann.browser, id)).rooms;
    expect([room.lines.length, room.lines[0].number, room.isMore, room.unread]).toEqual([50, 11, true, 60]);
    const [earlier] = (await viewOf(ann.browser, id, "?room=players&before=11")).rooms;
    expect([earlier.lines.length, earlier.isMore]).toEqual([10, false]);
    await ann.browser.ask("PUT", `/api/tables/${id}/chat/read`, { room: "players", number: 58 });
    expect((await viewOf(ann.browser, id)).rooms[0].unread).toBe(2);
  });
});

describe("somebody who would rather not", () => {
  it("hears nothing of whom they have muted, who does not notice", async () => {
    const [ann, bob] = await people(2);
    const id = await tableOf(ann.browser, bob.browser, "private");
    await say(bob.browser, id, { text: "rude" });
    const mute = { room: "players", number: 1, how: "mute" };
    expect((await ann.browser.ask("PUT", `/api/tables/${id}/chat/avoid`, mute)).status).toBe(200);
    const page = await ann.browser.live(id);
    expect((await say(bob.browser, id, { text: "ruder" })).status).toBe(200);
    await say(ann.browser, id, { text: "quiet here" });
    await page.until(() => heard(page).length > 0);
    expect(heard(page).map(({ number }) => number)).toEqual([3]);
    expect(await wordsOf(ann.browser, id)).toEqual([{ text: "quiet here" }]);
    expect(await wordsOf(bob.browser, id)).toHaveLength(3);
    const [avoided] = (await ann.browser.get("/api/me/avoided")).body;
    expect(avoided).toMatchObject({ name: bob.account.name, how: "mute" });
    await ann.browser.ask("PUT", "/api/people/avoid", { id: avoided.id, how: "none" });
    expect(await wordsOf(ann.browser, id)).toHaveLength(3);
  });

  it("never meets whom they have blocked, who is told what anybody is told", async () => {
    const [ann, bob] = await people(2);
    await server.store.chat.avoid(ann.account.holder, bob.account.holder, "block");
    const wish = { opponent: { kind: "friend" }, lobby: true } as const;
    const id = await ann.browser.newTable(wish);
    const lobby = async (browser: Browser) => (await browser.get("/api/lobby")).body.invitations.length;
    expect([await lobby(bob.browser), await lobby(server.browser())]).toEqual([0, 1]);
    const gone = await bob.browser.post(`/api/tables/${id}/lobby`);
    expect([gone.status, gone.body.error]).toEqual([409, "This table is not in the lobby any more."]);
    const link = await ann.browser.newTable({ opponent: { kind: "friend" } });
    const { invite = "" } = (await ann.browser.line(link)).table;
    expect((await bob.browser.invitation(invite)).body.is).toBe("taken");
    const taken = await bob.browser.join(invite);
    expect([taken.status, taken.body.error]).toEqual([
      409,
      "This seat is taken: ask the host for another table.",
    ]);
    // Nor does one's own invitation come before the eyes of somebody who has blocked its maker.
    await bob.browser.newTable(wish);
    expect(await lobby(ann.browser)).toBe(1);
  });

  it("is not asked for a rematch by somebody they have blocked", async () => {
    const [ann, bob] = await people(2);
    const id = await tableOf(ann.browser, bob.browser, "private");
    await ann.browser.post(`/api/tables/${id}/resign`);
    await server.store.chat.avoid(ann.account.holder, bob.account.holder, "block");
    const { body } = await bob.browser.post(`/api/tables/${id}/rematch`);
    expect((await bob.browser.line(body.id)).table.seats.map(({ sitter }) => sitter)).toEqual([
      "you",
      "nobody",
    ]);
  });
});

describe("a moderator", () => {
  const silence = (report: string) => ({ do: "silence", report, hours: 24 });

  it("reads what was reported with its context, hides it, asks for silence, and closes; all is written down", async () => {
    const [ann, bob, mod] = await people(3);
    await server.store.people.change(mod.account.id, { role: "moderator" });
    const id = await tableOf(ann.browser, bob.browser, "private");
    for (const text of ["before", "an insult", "after"]) await say(bob.browser, id, { text });
    const report = { room: "players", number: 2, why: "He insults me" };
    for (let times = 0; times < 2; times++)
      expect((await ann.browser.post(`/api/tables/${id}/chat/report`, report)).status).toBe(200);
    // Who may not read a line cannot report it either.
    expect((await mod.browser.post(`/api/tables/${id}/chat/report`, report)).status).toBe(404);
    const view = async (query = "") => (await mod.browser.get(`/api/moderation${query}`)).body;
    const [shown, ...others] = (await view()).reports;
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ table: id, number: 2, by: ann.account.name, why: "He insults me" });
    expect(shown.context.map(({ says }: ChatLine) => says)).toEqual(
      ["before", "an insult", "after"].map((text) => ({ text })),
    );
    const page = await ann.browser.live(id);
    await mod.browser.post(`/api/tables/${id}/moderation`, { room: "players", number: 2, isHidden: true });
    await page.until(() => heard(page).length > 0);
    expect(heard(page)[0]).toMatchObject({ number: 2 });
    expect(heard(page)[0].says).toBeUndefined();
    expect(await wordsOf(ann.browser, id)).toEqual([{ text: "before" }, undefined, { text: "after" }]);
    const order = (body: object) => mod.browser.post("/api/moderation", body);
    await order(silence(shown.id));
    expect((await say(bob.browser, id, { preset: "hello" })).status).toBe(409);
    expect((await viewOf(bob.browser, id)).maySay).toBe("nothing");
    await order({ do: "lift", report: shown.id });
    expect((await say(bob.browser, id, { preset: "hello" })).status).toBe(200);
    await order({ do: "close", report: shown.id, word: "A warning" });
    expect((await order({ do: "close", report: shown.id, word: "Again" })).status).toBe(409);
    const closed = await view("?closed=yes");
    expect([(await view()).reports.length, closed.reports[0].word]).toEqual([0, "A warning"]);
    expect(closed.log.map(({ did, detail }: { did: string; detail?: string }) => [did, detail])).toEqual([
      ["close", "A warning"],
      ["lift", undefined],
      ["silence", "24"],
      ["hide", "players 2"],
    ]);
    expect(closed.log[0]).toMatchObject({ moderator: mod.account.name, about: bob.account.name });
  });
});
