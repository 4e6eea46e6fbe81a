import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Dialect, Kysely } from "kysely";
import { migrate } from "./migrate.ts";
import { type Database, RowStore } from "./rows.ts";
import type { Store } from "./store.ts";
import { ThreadDialect } from "./threads.ts";

/** How a file is reached: by a thread of its own, unless a test would rather have it here. */
type Reach = (path: string) => Dialect;

const inThread: Reach = (path) => new ThreadDialect(path, new URL("./thread.js", import.meta.url));

/**
 * The store in one file of the data folder: nothing to set up. One thread owns the connection that writes, another one
 * reads, so that nobody who looks at a table waits for a flush.
 */
export async function openSqlite(
  folder: string,
  reach: Reach = inThread,
  closed?: () => void,
): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "sandtable.sqlite");
  const write = new Kysely<Database>({ dialect: reach(path) });
  try {
    await migrate(write);
  } catch (error) {
    await write.destroy();
    throw error;
  }
  return new RowStore(new Kysely<Database>({ dialect: reach(path) }), write, closed);
}
