import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { migrate } from "../store/migrate.ts";
import { migrations } from "../store/migrations.ts";
import type { Place } from "../store/open.ts";
import type { Database } from "../store/rows.ts";
import { accountsIn, countOf, idsOf, inSnapshot, type Opened, openToRead, openToWrite } from "./database.ts";

/**
 * A backup is a text of lines, pressed by gzip: what it is, a line for each table with all that is stored of it, and what all
 * lines before the last come to. It is the same from a file and from PostgreSQL, and goes into either. Positions and who has
 * a table open are left out: they follow from the rest, or are over. So is who is signed in: they sign in again.
 */
const VERSION = 1;

const Head = z.strictObject({
  sandtable: z.literal("backup"),
  version: z.literal(VERSION),
  /** The last step that the shape of the database had gone through. */
  step: z.string(),
  made: z.string(),
});
const Row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
type Row = z.infer<typeof Row>;
const Line = z.strictObject({
  table: Row,
  seats: z.array(Row),
  holders: z.array(Row),
  actions: z.array(Row),
  /** Whether the table began in the lobby, where there was one. */
  invitations: z.array(Row).optional(),
});
type Line = z.infer<typeof Line>;
const PersonLine = z.strictObject({ account: Row, passkeys: z.array(Row), notes: z.array(Row).optional() });
type PersonLine = z.infer<typeof PersonLine>;
/** What belongs to no table, in the order in which it may be put back, by what its rows are put in order. */
const ORDERS = {
  outages: ["since"],
  ratings: ["person", "game", "side"],
  results: ["table_id"],
  tournaments: ["id"],
  tournament_entries: ["tournament_id", "entrant"],
  tournament_games: ["tournament_id", "round", "first", "second"],
  withdrawals: ["tournament_id", "entrant"],
  chat_lines: ["table_id", "room", "number"],
  chat_reads: ["table_id", "room", "holder"],
  avoided: ["holder", "other"],
  reports: ["id"],
  silences: ["holder"],
  moderation_log: ["number"],
  notice_wishes: ["account_id"],
} as const;
type Other = keyof typeof ORDERS;
const REST = Object.keys(ORDERS) as [Other, ...Other[]];
/** From which step on there is any of it, where that is not from the first on. */
const REST_SINCE = "021 ratings";
const SINCE: Partial<Record<Other, string>> = {
  chat_lines: "030 talk",
  chat_reads: "030 talk",
  avoided: "030 talk",
  reports: "030 talk",
  silences: "030 talk",
  moderation_log: "030 talk",
  notice_wishes: "031 notices",
  tournament_entries: "041 tournaments",
};
const Rest = z.strictObject({ rest: z.partialRecord(z.enum(REST), z.array(Row)) });
const End = z.strictObject({
  end: z.strictObject({ tables: z.number(), actions: z.number(), sha256: z.string() }),
});

/** What a backup holds. */
export interface Counts {
  readonly tables: number;
  readonly actions: number;
}

type Hear = (done: number, of: number) => void;

/** Databases that have not gone through this step know no accounts. */
const FIRST_WITH_PEOPLE = "009 people";
const FIRST_WITH_A_LOBBY = "010 lobby";
const TABLES_AT_ONCE = 50;
/** Values in one statement: fewer than any database takes. */
const VALUES_AT_ONCE = 10_000;
/** Longer than all the actions of any table. */
const LONGEST_LINE = 512 * 1024 * 1024;

/** Write everything that is stored into a file, as it stood at one moment; a server may be at it meanwhile. */
export async function backup(place: Place, path: string, hear: Hear = () => undefined): Promise<Counts> {
  const source = await openToRead(place);
  const draft = `${path}.part`;
  try {
    const counts = { tables: 0, actions: 0 };
    const { step } = source;
    if (step === undefined) throw new Error("there is nothing in this database yet");
    // It holds the seeds of games that are being played.
    const file = await open(draft, "w", 0o600);
    await inSnapshot(source, (db) =>
      pipeline(
        Readable.from(linesOf(db, step, counts, hear)),
        createGzip(),
        file.createWriteStream({ flush: true }),
      ),
    );
    await rename(draft, path);
    await settled(dirname(path));
    return counts;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await source.close();
  }
}

async function* linesOf(
  db: Kysely<Database>,
  step: string,
  counts: { tables: number; actions: number },
  hear: Hear,
): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const line = (value: object): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  const all = await countOf(db);
  const made = new Date().toISOString();
  yield line({ sandtable: "backup", version: VERSION, step, made } satisfies z.infer<typeof Head>);
  if (step >= FIRST_WITH_PEOPLE)
    for await (const account of accountsIn(db)) {
      const passkeys = await db
        .selectFrom("passkeys")
        .selectAll()
        .where("account_id", "=", account.id)
        .orderBy("id")
        .execute();
      const notes =
        step >= FIRST_WITH_A_LOBBY
          ? await db
              .selectFrom("notes")
              .selectAll()
              .where("account_id", "=", account.id)
              .orderBy("about")
              .execute()
          : [];
      yield line({ account, passkeys, ...(notes.length > 0 && { notes }) } satisfies PersonLine);
    }
  for await (const ids of idsOf(db, TABLES_AT_ONCE)) {
    const tables = await db.selectFrom("tables").selectAll().where("id", "in", ids).orderBy("id").execute();
    for (const table of tables) {
      const of = (name: "seats" | "holders" | "actions") =>
        db.selectFrom(name).selectAll().where("table_id", "=", table.id);
      const [seats, holders, actions] = [
        await of("seats").orderBy("seat").execute(),
        await of("holders").orderBy("seat").orderBy("holder").execute(),
        await db
          .selectFrom("actions")
          .selectAll()
          .where("table_id", "=", table.id)
          .orderBy("number")
          .execute(),
      ];
      const invitations =
        step >= FIRST_WITH_A_LOBBY
          ? await db.selectFrom("invitations").selectAll().where("table_id", "=", table.id).execute()
          : [];
      const also = invitations.length > 0 && { invitations };
      yield line({ table, seats, holders, actions, ...also } satisfies Line);
      counts.tables++;
      counts.actions += actions.length;
    }
    hear(counts.tables, all);
  }
  const steps = Object.keys(migrations);
  if (steps.indexOf(step) >= steps.indexOf(REST_SINCE)) {
    const rest: Partial<Record<Other, Row[]>> = {};
    const isThere = (name: Other): boolean => step >= (SINCE[name] ?? REST_SINCE);
    for (const name of REST.filter(isThere)) {
      const order = sql.join(ORDERS[name].map((column) => sql.ref(column)));
      const { rows } = await sql<Row>`select * from ${sql.table(name)} order by ${order}`.execute(db);
      rest[name] = rows;
    }
    yield line({ rest } satisfies z.infer<typeof Rest>);
  }
  yield `${JSON.stringify({ end: { ...counts, sha256: hash.digest("hex") } })}\n`;
}

/** Make a new name last; not every system can do this to a folder. */
async function settled(folder: string): Promise<void> {
  try {
    const file = await open(folder, "r");
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  } catch {
    // As said.
  }
}

/** Put everything that a backup holds into a database in which there is nothing: all of it, or nothing at all. */
export async function restore(
  place: Place,
  path: string,
  hear: (done: number) => void = () => undefined,
): Promise<Counts> {
  const lines = linesIn(path);
  const { value: first } = await lines.next();
  const head = headOf(first?.text);
  const target = await openToWrite(place);
  try {
    await prepare(target, head.step);
    const counts = await target.db.transaction().execute(async (db) => {
      // Nobody else puts anything in meanwhile.
      if (target.isShared) await sql`lock table tables in exclusive mode`.execute(db);
      return fill(db, lines, hear);
    });
    await migrate(target.db);
    return counts;
  } finally {
    await lines.return(undefined);
    await target.close();
  }
}

/** Give an empty database the shape of the backup; one that has that already keeps it. */
async function prepare({ db, step: now }: Opened, step: string): Promise<void> {
  if (!Object.hasOwn(migrations, step))
    throw new Error(
      `the backup was made by a later version of Sandtable (its step "${step}" is not known here)`,
    );
  if (now === undefined) return migrate(db, step);
  if ((await countOf(db)) > 0)
    throw new Error("there are tables in this database already: a backup goes into an empty one only");
  if (now !== step)
    throw new Error(
      `the database has another shape ("${now}") than the backup ("${step}"): name one in which there is nothing at all, and it is given the right one`,
    );
}

async function fill(
  db: Kysely<Database>,
  lines: AsyncGenerator<Told>,
  hear: (done: number) => void,
): Promise<Counts> {
  if ((await countOf(db)) > 0) throw new Error("somebody else has just put tables into this database");
  const counts = { tables: 0, actions: 0 };
  const rematches: (readonly [string, string])[] = [];
  let isWhole = false;
  for await (const { text, number, sha256 } of lines) {
    if (isWhole) throw broken(number, "there is more after the end");
    const value = parsed(text, number);
    const end = End.safeParse(value);
    if (end.success) {
      const { tables, actions } = end.data.end;
      if (sha256 !== end.data.end.sha256) throw broken(number, "its checksum is another one");
      if (tables !== counts.tables || actions !== counts.actions) throw broken(number, "it counts otherwise");
      isWhole = true;
      continue;
    }
    const person = PersonLine.safeParse(value);
    if (person.success) {
      await insert(db, "accounts", [person.data.account]);
      await insert(db, "passkeys", person.data.passkeys);
      await insert(db, "notes", person.data.notes ?? []);
      continue;
    }
    const others = Rest.safeParse(value);
    if (others.success) {
      for (const name of REST) await insert(db, name, others.data.rest[name] ?? []);
      continue;
    }
    const line = Line.safeParse(value);
    if (!line.success) throw broken(number, "this is no table");
    const { table, seats, holders, actions, invitations = [] } = line.data;
    // The game that it is the rematch of may come later.
    if (typeof table.rematch_of === "string") rematches.push([String(table.id), table.rematch_of]);
    await insert(db, "tables", [{ ...table, rematch_of: null }]);
    await insert(db, "seats", seats);
    await insert(db, "holders", holders);
    await insert(db, "actions", actions);
    await insert(db, "invitations", invitations);
    counts.tables++;
    counts.actions += actions.length;
    hear(counts.tables);
  }
  if (!isWhole) throw new Error("the backup breaks off before its end");
  for (const [id, rematch_of] of rematches)
    await db.updateTable("tables").set({ rematch_of }).where("id", "=", id).execute();
  return counts;
}

async function insert(
  db: Kysely<Database>,
  name:
    | "tables"
    | "seats"
    | "holders"
    | "actions"
    | "accounts"
    | "passkeys"
    | "notes"
    | "invitations"
    | Other,
  rows: readonly z.infer<typeof Row>[],
): Promise<void> {
  const most = Math.floor(VALUES_AT_ONCE / Math.max(1, Object.keys(rows[0] ?? {}).length));
  for (let at = 0; at < rows.length; at += most)
    await db
      .insertInto(name)
      .values(rows.slice(at, at + most) as never)
      .execute();
}

interface Told {
  readonly text: string;
  readonly number: number;
  /** The checksum of all lines before this one. */
  readonly sha256: string;
}

async function* linesIn(path: string): AsyncGenerator<Told> {
  const pressed = createGunzip();
  const read = pipeline(createReadStream(path), pressed).catch((error: unknown) => error as Error);
  const hash = createHash("sha256");
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of pressed as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        const bytes = Buffer.concat([...parts, chunk.subarray(from, at + 1)]);
        parts = [];
        length = 0;
        yield { text: bytes.toString("utf8"), number: ++number, sha256: hash.copy().digest("hex") };
        hash.update(bytes);
        from = at + 1;
      }
      parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > LONGEST_LINE) throw broken(number + 1, "it is too long");
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code?.startsWith("Z_")) throw new Error("this is no backup, or the rest of it is missing");
    throw error;
  } finally {
    pressed.destroy();
    await read;
  }
  if (length > 0) throw new Error("the backup breaks off before its end");
}

function headOf(text: string | undefined): z.infer<typeof Head> {
  const head = Head.safeParse(text === undefined ? undefined : parsed(text, 1));
  if (!head.success)
    throw new Error("this is no backup of Sandtable, or of a version that is not known here");
  return head.data;
}

function parsed(text: string, number: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw broken(number, "it is not JSON");
  }
}

const broken = (line: number, why: string): Error =>
  new Error(`the backup is broken at line ${line}: ${why}`);
