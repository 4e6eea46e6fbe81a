import { SqliteDialect } from "kysely";
import { openFile } from "../store/file.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";

/** The store in this process: its threads run as they are shipped, and that is tested where the rest of it is. */
export const openStoreHere = (folder: string): Promise<Store> =>
  openSqlite(folder, (path) => new SqliteDialect({ database: openFile(path) }));
