import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readTranscript, verify } from "@sandtable/engine";
import type { Standing, TableLine } from "@sandtable/protocol";
import { seal } from "@sandtable/seal";
import SQLite from "better-sqlite3";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { library } from "../games.ts";
import { inPackage } from "../testing/built.ts";
import { openServer, temporaryFolder } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { migrate } from "./migrate.ts";
import { openPostgres, reachPostgres } from "./postgres.ts";

/** What a browser was told of a table by the version that stored it. */
interface Told {
  readonly what: string;
  readonly id: string;
  readonly line: TableLine;
  readonly standing: ReturnType<typeof inShort>;
  /** SHA-256 of the record; none where it was not told. */
  readonly transcript: string | null;
}

/** Where it stands, without the words. */
const inShort = ({ number, floor, entries, outcome, question }: Standing) => ({
  number,
  floor,
  entries,
  outcome,
  question: question && {
    seat: question.seat,
    rule: question.rule,
    keys: question.choices?.map(({ key }) => key),
  },
});

const folder = temporaryFolder();
const servers: Awaited<ReturnType<typeof openServer>>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => folder.remove());

/** Whole games are told again and verified, which takes its time on a busy machine. */
const LONG = 300_000;

/** Data folders as earlier versions left them. */
const VERSIONS = ["marks-in-tables", "nodes-and-lessons"];

const kept = (version: string, file: string): URL => inPackage(`fixtures/${version}/${file}`);

/** What that version told of its tables, and what this one does; then each is played on. */
async function holds(version: string, open: () => Promise<Awaited<ReturnType<typeof openServer>>>) {
  const { ann, tables } = JSON.parse(readFileSync(kept(version, "tables.json"), "utf8")) as {
    ann: string;
    tables: Told[];
  };
  const opened = async () => {
    const server = await open();
    servers.push(server);
    const browser = server.browser();
    browser.cookie = ann;
    return browser;
  };
  // Opened again, each table stands where the checkpoints say that have been kept by then.
  for (let round = 0; round < 2; round++) {
    const browser = await opened();
    const { body: lines } = await browser.get("/api/tables");
    for (const { what, id, line, standing, transcript } of tables) {
      expect(lines, what).toContainEqual(expect.objectContaining({ table: expect.objectContaining({ id }) }));
      expect(await browser.line(id), what).toEqual(line);
      const page = await browser.live(id);
      expect(inShort(page.standing), what).toEqual(standing);
      await page.close();
      const { status, text } = await browser.get(`/api/tables/${id}/transcript`);
      expect(status === 200, what).toBe(transcript !== null);
      if (transcript === null) continue;
      expect(createHash("sha256").update(text).digest("hex"), what).toBe(transcript);
      verify(library.get(line.table.game)!.game, readTranscript(text), line.table.seed ? seal : undefined);
    }
    await servers.pop()?.close();
  }
  const browser = await opened();
  for (const { what, id, line, standing } of tables) {
    const key = line.table.kind === "lesson" ? undefined : standing.question?.keys?.[0];
    if (key === undefined) continue;
    const page = await browser.live(id);
    await page.choose(key);
    expect(page.standing.number, what).toBeGreaterThan(standing.number);
    await page.close();
  }
}

describe.each(VERSIONS)("a database of the version %s", (version) => {
  it(
    "on a file is opened without loss, and played on",
    async () => {
      const data = join(folder.path, version);
      mkdirSync(data);
      cpSync(kept(version, "sandtable.sqlite"), join(data, "sandtable.sqlite"));
      await holds(version, () => openServer({ data }));
    },
    LONG,
  );

  it(
    "on a PostgreSQL is opened without loss, and played on",
    async () => {
      const postgres = await TestPostgres.start();
      try {
        const url = await postgres.database();
        await copied(kept(version, "sandtable.sqlite"), url);
        await holds(version, async () => openServer({ store: await openPostgres(url, () => undefined) }));
      } finally {
        for (const server of servers.splice(0)) await server.close();
        await postgres.remove();
      }
    },
    LONG,
  );
});

/** The same rows in a PostgreSQL that has come as far as the file. */
async function copied(file: URL, url: string): Promise<void> {
  const source = new SQLite(fileURLToPath(file), { readonly: true });
  const target = await reachPostgres(url, () => undefined);
  try {
    const steps = source
      .prepare<[], { name: string }>("select name from kysely_migration order by name")
      .all();
    await migrate(target, steps.at(-1)?.name);
    for (const name of ["tables", "seats", "holders", "actions", "checkpoints"] as const) {
      if (!source.prepare("select 1 from sqlite_master where name = ?").get(name)) continue;
      const rows = source.prepare<[], never>(`select * from ${name}`).all();
      for (const row of rows) await target.insertInto(name).values(row).execute();
    }
  } finally {
    source.close();
    await target.destroy();
  }
}
