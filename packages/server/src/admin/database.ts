import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, type Selectable, SqliteDialect, sql } from "kysely";
import { openFile } from "../store/file.ts";
import { FolderLock } from "../store/lock.ts";
import { stepOf } from "../store/migrate.ts";
import type { Place } from "../store/open.ts";
import { reachPostgres } from "../store/postgres.ts";
import type { Database } from "../store/rows.ts";

/** The database of a server, which may be running meanwhile, for those who look after it. */
export interface Opened {
  readonly db: Kysely<Database>;
  readonly isShared: boolean;
  /** The last step that its shape has gone through; none when there is nothing in it. */
  readonly step: string | undefined;
  close(): Promise<void>;
}

/** To read: nothing is made, and nothing is changed. */
export async function openToRead({ data, database }: Place): Promise<Opened> {
  if (database !== undefined) return opened(await reachPostgres(database, ignore), true);
  const path = join(data, FILE);
  if (!existsSync(path)) throw new Error(`there is no ${FILE} in ${data}: name the folder in SANDTABLE_DATA`);
  const file = new SQLite(path, { fileMustExist: true });
  file.pragma("query_only = ON");
  file.pragma("busy_timeout = 5000");
  return opened(new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) }), false);
}

/** To write. A data folder must not be in use. */
export async function openToWrite({ data, database }: Place): Promise<Opened> {
  if (database !== undefined) return opened(await reachPostgres(database, ignore), true);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const lock = FolderLock.hold(data);
  try {
    const file = openFile(join(data, FILE));
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) });
    return await opened(db, false, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** For one small change beside a server that may be running: a single statement, which the database keeps apart from others. */
export async function openBeside({ data, database }: Place): Promise<Opened> {
  if (database !== undefined) return opened(await reachPostgres(database, ignore), true);
  const path = join(data, FILE);
  if (!existsSync(path)) throw new Error(`there is no ${FILE} in ${data}: name the folder in SANDTABLE_DATA`);
  const dialect = new SqliteDialect({ database: openFile(path) });
  return opened(new Kysely<Database>({ dialect }), false);
}

const FILE = "sandtable.sqlite";

/** A connection that breaks while it is in use is told by what it was used for. */
const ignore = (): void => undefined;

async function opened(
  db: Kysely<Database>,
  isShared: boolean,
  closed = (): void => undefined,
): Promise<Opened> {
  const close = async (): Promise<void> => {
    await db.destroy();
    closed();
  };
  try {
    return { db, isShared, step: await stepOf(db), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Do something in one transaction that sees the database as it stood when it began. */
export const inSnapshot = <T>(
  { db, isShared }: Opened,
  act: (db: Kysely<Database>) => Promise<T>,
): Promise<T> => {
  const transaction = db.transaction();
  return (
    isShared ? transaction.setIsolationLevel("repeatable read").setAccessMode("read only") : transaction
  ).execute(act);
};

/** The names of all tables, so many at a time. */
export async function* idsOf(db: Kysely<Database>, most: number): AsyncGenerator<readonly string[]> {
  let after = "";
  for (;;) {
    const rows = await db
      .selectFrom("tables")
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(most)
      .execute();
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    yield rows.map(({ id }) => id);
  }
}

const ACCOUNTS_AT_ONCE = 200;

/** All accounts, in the order of their ids. */
export async function* accountsIn(db: Kysely<Database>): AsyncGenerator<Selectable<Database["accounts"]>> {
  let after = "";
  for (;;) {
    const rows = await db
      .selectFrom("accounts")
      .selectAll()
      .where("id", ">", after)
      .orderBy("id")
      .limit(ACCOUNTS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    yield* rows;
  }
}

/** How many tables there are. */
export async function countOf(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom("tables")
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
