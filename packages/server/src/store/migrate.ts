import { type Kysely, Migrator } from "kysely";
import { migrations } from "./migrations.ts";
import type { Database } from "./rows.ts";

/** Bring a database into shape. Of several nodes that begin at once one does it, and the others wait. */
export async function migrate(db: Kysely<Database>, step?: string): Promise<void> {
  const migrator = migratorOf(db);
  const { error } = await (step === undefined ? migrator.migrateToLatest() : migrator.migrateTo(step));
  if (error) throw error;
}

/** The last step that a database has gone through; none when there is nothing in it. */
export async function stepOf(db: Kysely<Database>): Promise<string | undefined> {
  const steps = await migratorOf(db).getMigrations();
  return steps.filter(({ executedAt }) => executedAt).at(-1)?.name;
}

const migratorOf = (db: Kysely<Database>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });
