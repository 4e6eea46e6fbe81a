import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { messageOf } from "../problem.ts";
import type { Clock } from "./leases.ts";
import { migrate } from "./migrate.ts";
import { type Database, RowStore } from "./rows.ts";
import { giveUpSilent } from "./silence.ts";
import type { Store } from "./store.ts";

/** Connections of one node: the choices of all its tables share one, the others are for those who look. */
const CONNECTIONS = 10;
/** How long anybody waits for one of them, in milliseconds. */
const PATIENCE = 5000;

const clock: Clock = () => sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/** The store in a PostgreSQL that any number of nodes share. */
export async function openPostgres(
  url: string,
  warn: (what: string) => void,
  silence?: number,
): Promise<Store> {
  const { db, pool } = await reach(url, warn);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  giveUpSilent(pool, silence);
  return new RowStore({ db, clock, isShared: true });
}

/** A PostgreSQL as it is. */
export const reachPostgres = async (url: string, warn: (what: string) => void): Promise<Kysely<Database>> =>
  (await reach(url, warn)).db;

async function reach(
  url: string,
  warn: (what: string) => void,
): Promise<{ readonly db: Kysely<Database>; readonly pool: pg.Pool }> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
    application_name: "sandtable",
    types: { getTypeParser },
  });
  // A connection that breaks while nobody uses it is no reason to end: the next one is a new one.
  pool.on("error", (error) => warn(`the database: ${error.message}`));
  // One that breaks in use is told by what it was used for.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    (await reached(pool, url)).release();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, pool };
}

async function reached(pool: pg.Pool, url: string): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const { host, pathname } = new URL(url);
    const why = messageOf(error) || (error as { code?: string }).code;
    throw new Error(
      `the database ${pathname.slice(1)} at ${host}, named in SANDTABLE_DATABASE, cannot be reached: ${why}`,
    );
  }
}

/** Counts are numbers here; one that a number cannot hold would be told wrongly, so it is refused. */
function countOf(text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count)) throw new Error(`${text} in the database is more than can be counted to`);
  return count;
}

const getTypeParser = ((type: number, format?: "text") =>
  type === pg.types.builtins.INT8
    ? countOf
    : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;
