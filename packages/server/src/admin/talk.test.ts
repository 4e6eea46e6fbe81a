import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newMember } from "../testing/cast.ts";
import { openServer, temporaryFolder } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { openStoreHere } from "../testing/store.ts";
import { backup, restore } from "./backup.ts";
import { openToRead } from "./database.ts";
import { moderator } from "./moderator.ts";
import { prune } from "./prune.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
const folder = temporaryFolder();
afterAll(async () => {
  folder.remove();
  await postgres.remove();
});

it("what is said, reported and avoided goes with a backup, and is pruned with its table", async () => {
  const data = join(folder.path, "one");
  const store = await openStoreHere(data);
  await store.create(
    {
      ...{ id: "one", kind: "game", game: "malaya", scenario: "standard", options: {}, seed: "" },
      ...{ opening: [], startedAt: "2025-01-01T00:00:00.000Z", mark: { number: 1 } },
    },
    [{ seat: "british", holders: ["ann"] }],
  );
  const line = { table: "one", room: "players", by: "ann", says: { text: "hello" }, at: 1 } as const;
  await store.chat.say(line, { most: 1, within: 1 });
  await store.chat.read("one", "players", "bob", 1);
  await store.chat.avoid("bob", "ann", "block");
  await store.moderation.silence("ann", 9);
  await store.moderation.note({ at: 1, moderator: "m", did: "silence" });
  await store.moderation.report({
    ...{ id: "r", table: "one", room: "players", number: 1, by: "bob", why: "", at: 2 },
  });
  await store.close();
  const path = join(folder.path, "backup");
  await backup({ data }, path);
  const there = { data: "", database: await postgres.database() };
  await restore(there, path);
  for (const place of [{ data }, there]) {
    const held = async (): Promise<number[]> => {
      const { db, close } = await openToRead(place);
      const names = ["chat_lines", "chat_reads", "reports", "avoided", "silences", "moderation_log"] as const;
      const counts = await Promise.all(
        names.map(async (name) => (await db.selectFrom(name).selectAll().execute()).length),
      );
      await close();
      return counts;
    };
    expect(await held()).toEqual([1, 1, 1, 1, 1, 1]);
    await prune(place, { before: new Date(), finishedOnly: false, dryRun: false });
    expect(await held()).toEqual([0, 0, 0, 1, 1, 1]);
  }
});

it("a moderator is made while the server runs, and is one at once, until that is taken back", async () => {
  const server = await openServer({});
  const { browser, account } = await newMember(server, Date.now());
  // What the name folds to is what somebody may write in its place.
  const name = account.folded;
  const status = async () => (await browser.get("/api/moderation")).status;
  expect(await status()).toBe(403);
  expect(await moderator({ data: server.data }, name, true)).toBe(account.name);
  expect(await status()).toBe(200);
  expect(await moderator({ data: server.data }, name, false)).toBe(account.name);
  expect(await status()).toBe(403);
  expect(await moderator({ data: server.data }, "Nobody", true)).toBeUndefined();
  await server.close();
});
