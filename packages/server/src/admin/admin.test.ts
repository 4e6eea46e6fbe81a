import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { fastRandom } from "@sandtable/engine";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { library } from "../games.ts";
import type { Lease } from "../store/leases.ts";
import type { Place } from "../store/open.ts";
import { openPostgres } from "../store/postgres.ts";
import type { StoredTable } from "../store/store.ts";
import { Story } from "../tables/story.ts";
import { inPackage } from "../testing/built.ts";
import { Browser, openServer, temporaryFolder } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { openStoreHere } from "../testing/store.ts";
import { backup, restore } from "./backup.ts";
import { check } from "./check.ts";
import { openToRead } from "./database.ts";
import { prune } from "./prune.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.remove());

const folder = temporaryFolder();
afterAll(() => folder.remove());
let count = 0;
const fresh = (): string => join(folder.path, String(++count));

/** The tables of the fixture, of which some are given checkpoints by being opened. */
async function filled(): Promise<{ data: string }> {
  const data = fresh();
  mkdirSync(data);
  cpSync(new URL("sandtable.sqlite", fixture), join(data, "sandtable.sqlite"));
  const server = await openServer({ data });
  const browser = server.browser();
  browser.cookie = ann;
  for (const { id } of tables) expect((await browser.get(`/api/tables/${id}`)).status).toBe(200);
  await server.close();
  return { data };
}

const fixture = inPackage("fixtures/marks-in-tables/");
const { ann, tables } = JSON.parse(readFileSync(new URL("tables.json", fixture), "utf8")) as {
  ann: string;
  tables: { id: string; what: string }[];
};
const named = (what: string): string => tables.find((table) => table.what.includes(what))!.id;

const linesOf = (path: string): string[] => gunzipSync(readFileSync(path)).toString().trimEnd().split("\n");
const pressed = (lines: readonly string[]): Buffer => gzipSync(`${lines.join("\n")}\n`);

/** How many tables there are; none where there is no database yet. */
async function held(place: Place): Promise<number> {
  if (place.database === undefined && !existsSync(join(place.data, "sandtable.sqlite"))) return 0;
  const { db, step, close } = await openToRead(place);
  const rows = step === undefined ? [] : await db.selectFrom("tables").select("id").execute();
  await close();
  return rows.length;
}

describe("a backup", () => {
  it("is made while the server runs, goes into a folder or into PostgreSQL, and comes out of both alike", async () => {
    const place = await filled();
    const server = await openServer({ data: place.data });
    const browser = new Browser(server.address);
    browser.cookie = ann;
    const anna = { name: "Anna", password: "four words of hers" };
    expect((await server.browser().post("/api/accounts", anna)).status).toBe(200);
    const page = await browser.live(named("Malaya with"));
    const [path, again, third] = [fresh(), fresh(), fresh()];
    const counts = await backup(place, path);
    await page.choose(page.keys[0]);
    await server.close();
    expect(counts.tables).toBe(tables.length);
    expect(statSync(path).mode & 0o777).toBe(0o600);

    const copy = { data: fresh() };
    const shared = { data: fresh(), database: await postgres.database() };
    expect(await restore(copy, path)).toEqual(counts);
    expect(await backup(copy, again)).toEqual(counts);
    expect(await restore(shared, again)).toEqual(counts);
    expect(await backup(shared, third)).toEqual(counts);
    const [one, ...others] = [path, again, third].map((file) => linesOf(file).slice(1, -1));
    for (const other of others) expect(other).toEqual(one);
    for (const there of [copy, shared]) expect(await check(there, library)).toMatchObject({ faults: [] });

    const store = await openPostgres(shared.database, console.error);
    const restored = await openServer({ store });
    const guest = restored.browser();
    guest.cookie = ann;
    for (const { id, what } of tables) expect((await guest.line(id)).table.id, what).toBe(id);
    expect((await restored.browser().post("/api/sessions", anna)).status).toBe(200);
    await restored.close();
  });

  it("holds who is how strong, tournaments, and when nobody was served", async () => {
    const { data } = await filled();
    const store = await openStoreHere(data);
    await store.hours.beat({}, 0);
    await store.ratings.count({
      table: named("Malaya with"),
      game: "malaya",
      scenario: "standard",
      one: { person: "ann", side: "british" },
      other: { person: "bob", side: "mcp" },
      points: 1,
      at: 1000,
    });
    await store.tournaments.found({
      id: "t",
      startedAt: "2025",
      about: {
        title: "Autumn",
        kind: "cup",
        entrants: ["a", "b", "c", "d"],
        game: "malaya",
        scenario: "standard",
        options: {},
        first: "british",
        organiser: "ann",
      },
    });
    await store.tournaments.seat("t", { round: 1, first: "a", second: "d", table: "x" });
    await store.tournaments.withdraw("t", "b", 1);
    const told = async (from: typeof store) => ({
      ann: await from.ratings.of("ann"),
      between: await from.ratings.between("ann", "bob"),
      tournament: await from.tournaments.find("t"),
      standing: await from.tournaments.standing("t"),
    });
    const before = await told(store);
    await store.close();
    const [path, again] = [fresh(), fresh()];
    await backup({ data }, path);
    const shared = { data: fresh(), database: await postgres.database() };
    await restore(shared, path);
    await backup(shared, again);
    expect(linesOf(again).slice(1, -1)).toEqual(linesOf(path).slice(1, -1));
    expect(linesOf(path).at(-2)).toContain('"outages":[{"since"');
    const other = await openPostgres(shared.database, console.error);
    expect(await told(other)).toEqual(before);
    await other.close();
  });

  it("goes into an empty place only", async () => {
    const [place, path] = [await filled(), fresh()];
    await backup(place, path);
    await expect(restore(place, path)).rejects.toThrow(/tables in this database already/);
    const empty = { data: fresh() };
    await (await openStoreHere(empty.data)).close();
    await restore(empty, path);
    expect(await held(empty)).toBe(tables.length);
  });

  it("that does not hold leaves nothing behind, wherever it was to go", async () => {
    const [place, path] = [await filled(), fresh()];
    await backup(place, path);
    const lines = linesOf(path);
    const whole = readFileSync(path);
    const broken: [string, Buffer, RegExp][] = [
      ["a file of another kind", Buffer.from("hello"), /no backup/],
      ["a pressed text", gzipSync("hello\n"), /line 1/],
      ["half of it", whole.subarray(0, whole.length / 2), /rest of it is missing/],
      ["without its end", pressed(lines.slice(0, -1)), /breaks off/],
      ["without a table", pressed(lines.filter((_, index) => index !== 3)), /checksum/],
      [
        "with another answer",
        pressed(lines.map((line) => line.replace("box:limited", "box:full"))),
        /checksum/,
      ],
      ["with a table twice", pressed([...lines.slice(0, 2), lines[1], ...lines.slice(2)]), /./],
      ["with more after its end", pressed([...lines, lines[1]]), /after the end/],
      [
        "of a later version",
        pressed([lines[0].replace('"version":1', '"version":2'), ...lines.slice(1)]),
        /version/,
      ],
      [
        "of a later shape",
        pressed([lines[0].replace(/"step":"[^"]*"/, '"step":"999"'), ...lines.slice(1)]),
        /later/,
      ],
      [
        "with a row of another shape",
        pressed(lines.map((line) => line.replace('"seats":[', '"seats":[7,'))),
        /no table/,
      ],
    ];
    for (const [what, bytes, why] of broken) {
      writeFileSync(path, bytes);
      for (const there of [{ data: fresh() }, { data: "", database: await postgres.database() }]) {
        await expect(restore(there, path), what).rejects.toThrow(why);
        expect(await held(there), what).toBe(0);
      }
    }
  });

  it("of an earlier shape of the database goes through the steps since", async () => {
    const old = { data: fresh() };
    mkdirSync(old.data);
    cpSync(new URL("sandtable.sqlite", fixture), join(old.data, "sandtable.sqlite"));
    const path = fresh();
    await backup(old, path);
    expect(JSON.parse(linesOf(path)[0])).toMatchObject({ step: "003 seconds" });
    const there = { data: fresh() };
    await restore(there, path);
    expect(await check(there, library)).toEqual({ tables: tables.length, faults: [] });
  });

  it("is not made of nothing, and none is left when it fails", async () => {
    const path = fresh();
    await expect(backup({ data: fresh() }, path)).rejects.toThrow(/SANDTABLE_DATA/);
    expect([existsSync(path), existsSync(`${path}.part`)]).toEqual([false, false]);
  });
});

describe("a check", () => {
  const malaya = named("Malaya with");
  const resigned = named("resigned");
  const faults: [string, string, RegExp][] = [
    [
      "an action is gone",
      `delete from actions where table_id = '${malaya}' and number = 20`,
      /action 20 is missing/,
    ],
    [
      "an action is another one",
      `update actions set act = '{"do":"choose","key":"nonsense"}' where table_id = '${malaya}' and number = 20`,
      /action 20 does not fit/,
    ],
    [
      "an action is no action",
      `update actions set act = 'torn' where table_id = '${malaya}' and number = 20`,
      /action 20 does not fit/,
    ],
    [
      "a mark is another one",
      `update actions set mark = '{"number":30,"toMove":"nobody"}' where table_id = '${malaya}' and number = 30`,
      /action 30 led elsewhere/,
    ],
    [
      "a mark is gone",
      `update tables set mark = '{"number":3}' where id = '${malaya}'`,
      /does not stand where/,
    ],
    [
      "the seed is another one",
      `update tables set seed = '${"7".repeat(64)}' where id = '${malaya}'`,
      /seed of its dice is not/,
    ],
    [
      "a checkpoint is another position",
      `update checkpoints set number = number - 1 where table_id = '${malaya}'`,
      /checkpoint \d+ (is another position|cannot be read)/,
    ],
    [
      "a checkpoint is torn",
      `update checkpoints set body = substr(body, 1, 100) where table_id = '${malaya}'`,
      /checkpoint \d+ cannot be read/,
    ],
    [
      "a seat is gone",
      `delete from seats where table_id = '${resigned}' and seat = 'irgun'`,
      /its seats are british, not/,
    ],
    [
      "somebody sits nowhere",
      `update holders set seat = 'dutch' where table_id = '${resigned}'`,
      /seat "dutch"/,
    ],
    [
      "somebody sits on a bot",
      `update seats set bot = 'officer' where table_id = '${resigned}' and seat = 'british'`,
      /"british", which a bot has/,
    ],
    [
      "its game is not known",
      `update tables set game = 'chess' where id = '${resigned}'`,
      /"chess" is not known/,
    ],
    ["the table itself is gone", `delete from tables where id = '${malaya}'`, /no such table/],
  ];
  it("names no fault where there is none, and every one that there is", async () => {
    const { data } = await filled();
    const whole = { tables: tables.length, faults: [] };
    expect(await check({ data }, library)).toEqual(whole);
    for (const [what, fault, told] of faults) {
      const copy = fresh();
      cpSync(data, copy, { recursive: true });
      const file = new SQLite(join(copy, "sandtable.sqlite"));
      file.pragma("foreign_keys = OFF");
      expect(file.prepare(fault).run().changes, what).toBeGreaterThan(0);
      file.close();
      const found = (await check({ data: copy }, library)).faults;
      const wrong = fault.includes(malaya) ? malaya : resigned;
      expect(found.length, what).toBeGreaterThan(0);
      for (const { table } of found) expect(table, what).toBe(wrong);
      expect(found.map((one) => one.what).join("\n"), what).toMatch(told);
    }
  });

  it("does not mind that a position says nothing of what text cannot say", async () => {
    const shelf = library.get("malaya-1941")!;
    const place = { data: fresh() };
    const store = await openStoreHere(place.data);
    const table: StoredTable = {
      ...{ id: "fog", kind: "game", game: "malaya-1941", scenario: shelf.game.scenarios[0].id, options: {} },
      ...{ seed: "0".repeat(64), opening: [], startedAt: "", mark: { number: 1 } },
    };
    await store.create(
      table,
      shelf.game.roles.map(({ seat }) => ({ seat, holders: ["ann"] })),
    );
    const lease = (await store.leases.claim("fog", "here")) as Lease;
    const story = new Story(shelf, table);
    const random = fastRandom(1);
    while (story.number < 80) {
      const viewer = { seats: [story.toMove!] };
      const choices = story.standing(viewer).question!.choices!;
      const { key } = choices[random.below(choices.length)];
      const action = story.grant(viewer, { do: "choose", number: story.numberFor(viewer), key });
      await store.append(lease, action, story.mark);
      await store.keep("fog", { number: story.number, body: story.checkpoint() });
    }
    await store.close();
    expect(await check(place, library)).toEqual({ tables: 1, faults: [] });
  });
});

describe("pruning", () => {
  const before = new Date("2100-01-01");
  const usual = { before, finishedOnly: false, dryRun: false };
  /** Those that are over, and the game of which there is a rematch. */
  const kept = ["Japanese Occupation", "resigned"].map(named).sort();

  it("deletes games that nobody finished and positions of those that are over, but only what is old", async () => {
    const path = fresh();
    const source = await filled();
    await backup(source, path);
    const shared = { data: "", database: await postgres.database() };
    await restore(shared, path);
    for (const place of [source, shared]) {
      expect(await prune(place, { ...usual, before: new Date("2020-01-01") })).toEqual({
        tables: 0,
        checkpoints: 0,
      });
      expect(await prune(place, { ...usual, dryRun: true })).toMatchObject({ tables: tables.length - 2 });
      expect(await held(place)).toBe(tables.length);
      expect(await prune(place, { ...usual, finishedOnly: true })).toMatchObject({ tables: 0 });
      expect(await prune(place, usual)).toEqual({ tables: tables.length - 2, checkpoints: 0 });
      const { db, close } = await openToRead(place);
      const rows = await db.selectFrom("tables").select("id").orderBy("id").execute();
      await close();
      expect(rows.map(({ id }) => id)).toEqual(kept);
      expect(await check(place, library)).toEqual({ tables: 2, faults: [] });
    }
  });

  it("is not done behind the back of a server that holds the folder", async () => {
    const { data } = await filled();
    const file = new SQLite(join(data, "lock.sqlite"));
    file.exec("BEGIN EXCLUSIVE");
    await expect(prune({ data }, usual)).rejects.toThrow(/in use/);
    file.close();
    expect(await held({ data })).toBe(tables.length);
  });
});
