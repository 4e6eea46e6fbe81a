import { type Kysely, Migrator } from "kysely";
import { migrations } from "./migrations.ts";
import type { Database } from "./rows.ts";

/** Bring a database into shape. Of several nodes that begin at once one does it, and the others wait. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
