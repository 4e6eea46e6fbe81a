import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { openStoreHere } from "../testing/store.ts";
import type { Rate } from "./chat.ts";
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

const stores: Record<string, () => Promise<Store>> = {
  SQLite: async () => {
    const folder = temporaryFolder();
    cleanups.push(folder.remove);
    return openStoreHere(folder.path);
  },
  PostgreSQL: async () => openPostgres(await postgres.database(), console.error),
};

const NO_HURRY: Rate = { most: 1000, within: 1000 };
const text = (words: string) => ({ text: words });

describe.each(Object.keys(stores))("On %s", (name) => {
  async function opened(): Promise<Store> {
    const store = await stores[name]();
    cleanups.push(() => store.close());
    await store.create(
      {
        id: "one",
        kind: "game",
        game: "malaya",
        scenario: "standard",
        options: {},
        seed: "",
        opening: [],
        startedAt: "2026-01-01T00:00:00.000Z",
        mark: { number: 1 },
      },
      [{ seat: "british", holders: ["ann"] }],
    );
    return store;
  }
  const line = (by: string, words: string, at = 0) =>
    ({ table: "one", room: "players", by, says: text(words), at }) as const;

  it("lines are numbered without gaps, whoever speaks at once, and come by pages", async () => {
    const { chat } = await opened();
    const said = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        chat.say(line(index % 2 ? "ann" : "bob", `${index}`), NO_HURRY),
      ),
    );
    expect(said.map((one) => one?.number).sort((a, b) => a! - b!)).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    );
    await chat.say({ ...line("ann", "apart"), room: "spectators" }, NO_HURRY);
    expect((await chat.lines("one", "players", 4)).map(({ number }) => number)).toEqual([12, 13, 14, 15]);
    expect((await chat.lines("one", "players", 4, 4)).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect((await chat.lines("one", "spectators", 4)).map(({ says }) => says)).toEqual([text("apart")]);
  });

  it("nobody says more than the rate allows, at once or one after the other", async () => {
    const { chat } = await opened();
    const rate = { most: 3, within: 1000 };
    for (let n = 0; n < 3; n++) expect(await chat.say(line("ann", "more", n), rate)).toBeDefined();
    expect(await chat.say(line("ann", "too much", 900), rate)).toBeUndefined();
    expect(await chat.say(line("bob", "I may", 900), rate)).toBeDefined();
    expect(await chat.say(line("ann", "again", 1000), rate)).toBeDefined();
  });

  it("what is unread are lines of others, seen by all, of people one hears", async () => {
    const { chat } = await opened();
    for (const by of ["ann", "bob", "bob", "cid", "bob"]) await chat.say(line(by, "x"), NO_HURRY);
    const unread = () => chat.unread("one", "players", "ann");
    expect(await unread()).toBe(4);
    await chat.avoid("ann", "cid", "mute");
    expect(await unread()).toBe(3);
    await chat.hide("one", "players", 5, true);
    expect(await unread()).toBe(2);
    await chat.read("one", "players", "ann", 2);
    await chat.read("one", "players", "ann", 1);
    expect(await unread()).toBe(1);
    expect(await chat.unread("one", "players", "bob")).toBe(2);
  });

  it("somebody is muted, blocked and heard again", async () => {
    const { chat } = await opened();
    await chat.avoid("ann", "bob", "mute");
    await chat.avoid("ann", "bob", "block");
    await chat.avoid("cid", "bob", "mute");
    expect([...(await chat.avoidedBy("ann"))]).toEqual([["bob", "block"]]);
    expect((await chat.avoidersOf("bob")).size).toBe(2);
    await chat.avoid("ann", "bob", undefined);
    expect([...(await chat.avoidersOf("bob"))]).toEqual([["cid", "mute"]]);
  });

  it("a guest's words, distance and silence are those of the account it becomes", async () => {
    const { chat, moderation, people } = await opened();
    await chat.say(line("guest", "hello"), NO_HURRY);
    await chat.avoid("guest", "bob", "block");
    await chat.avoid("bob", "guest", "mute");
    await moderation.silence("guest", 5000);
    await people.bring("guest", "ann");
    expect((await chat.linesOf("ann")).map(({ says }) => says)).toEqual([text("hello")]);
    expect([...(await chat.avoidedBy("ann"))]).toEqual([["bob", "block"]]);
    expect([...(await chat.avoidedBy("bob"))]).toEqual([["ann", "mute"]]);
    expect(await moderation.silentUntil("ann")).toBe(5000);
  });

  it("who leaves takes every word along, and is named nowhere any more", async () => {
    const { chat, moderation, people } = await opened();
    const account = {
      id: "1",
      name: "Ann",
      folded: "ann",
      holder: "ann",
      role: "member",
      madeAt: 0,
    } as const;
    await people.create(account, undefined);
    await chat.say(line("ann", "hello"), NO_HURRY);
    await chat.avoid("bob", "ann", "block");
    await moderation.note({ at: 1, moderator: "ann", did: "silence", about: "ann", detail: "1" });
    expect((await moderation.log(9))[0]).toMatchObject({ moderator: "Ann", about: "Ann" });
    await people.remove(account);
    expect(await chat.lines("one", "players", 9)).toEqual([]);
    expect((await chat.avoidedBy("bob")).size).toBe(0);
    expect(await moderation.log(9)).toEqual([{ number: 1, at: 1, did: "silence", detail: "1" }]);
  });

  it("a report is kept once and closed once; what was done is written down one after the other", async () => {
    const { moderation } = await opened();
    const report = { id: "r", table: "one", room: "players", number: 1, by: "ann", why: "", at: 5 } as const;
    await moderation.report(report);
    await moderation.report({ ...report, why: "again" });
    expect(await moderation.reports(false, 9)).toMatchObject([{ id: "r", why: "" }]);
    expect(await moderation.openOf("ann")).toBe(1);
    expect(await moderation.close("r", "seen")).toBe(true);
    expect(await moderation.close("r", "seen twice")).toBe(false);
    expect(await moderation.reports(true, 9)).toMatchObject([{ word: "seen" }]);
    expect(await moderation.reports(true, 9, 5)).toEqual([]);
    await Promise.all([1, 2, 3].map((at) => moderation.note({ at, moderator: "m", did: "close" })));
    expect((await moderation.log(9)).map(({ number }) => number)).toEqual([3, 2, 1]);
  });
});
