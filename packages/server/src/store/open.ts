import { FolderLock } from "./lock.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

/** Where everything is kept. */
export interface Place {
  /** The folder of the data, which is then held by this process alone; not looked at when a database is named. */
  readonly data: string;
  /** The address of a PostgreSQL, which many nodes may share. */
  readonly database?: string | undefined;
}

export async function openStore({ data, database }: Place, warn: (what: string) => void): Promise<Store> {
  if (database !== undefined) return openPostgres(database, warn);
  const lock = FolderLock.hold(data);
  try {
    return await openSqlite(data, undefined, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}
