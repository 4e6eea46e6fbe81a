import { type Kysely, sql } from "kysely";
import type { Place } from "../store/open.ts";
import { type Database, fromRow } from "../store/rows.ts";
import { idsOf, type Opened, openToRead, openToWrite } from "./database.ts";

export interface PruneWish {
  /** Only what began before. */
  readonly before: Date;
  /** Leave games that are not over alone. */
  readonly finishedOnly: boolean;
  /** Count only. */
  readonly dryRun: boolean;
}

export interface Pruned {
  /** Tables whose game was never finished, with all that is stored of them. */
  readonly tables: number;
  /** Positions kept of games that are over: they follow from the rest. */
  readonly checkpoints: number;
}

const TABLES_AT_ONCE = 200;
/** Databases that have not gone through this step know no invitations. */
const FIRST_WITH_A_LOBBY = "010 lobby";
const FIRST_WITH_RESULTS = "021 ratings";

/**
 * Throw away what is old: games that nobody finished, and the positions that are kept of those that are over. Nothing is taken
 * from a node that has it open.
 */
export async function prune(place: Place, { before, finishedOnly, dryRun }: PruneWish): Promise<Pruned> {
  const opened = await (dryRun ? openToRead(place) : openToWrite(place));
  const { db } = opened;
  try {
    const pruned = { tables: 0, checkpoints: 0 };
    if (opened.step === undefined) return pruned;
    const known = (await db.introspection.getTables()).map(({ name }) => name);
    const [hasLeases, hasDeadlines, hasChat, hasNotices] = [
      "leases",
      "deadlines",
      "chat_lines",
      "notices",
    ].map((name) => known.includes(name));
    for await (const ids of idsOf(db, TABLES_AT_ONCE))
      for (const { id, isOver } of await oldOnes(db, ids, before)) {
        if (isOver) pruned.checkpoints += await forgetPositions(db, id, dryRun);
        else if (
          !finishedOnly &&
          (await forgetTable(opened, id, { hasLeases, hasDeadlines, hasChat, hasNotices, dryRun }))
        )
          pruned.tables++;
      }
    if (!dryRun && !opened.isShared) await sql`vacuum`.execute(db);
    return pruned;
  } finally {
    await opened.close();
  }
}

async function oldOnes(
  db: Kysely<Database>,
  ids: readonly string[],
  before: Date,
): Promise<readonly { readonly id: string; readonly isOver: boolean }[]> {
  const rows = await db
    .selectFrom("tables")
    .selectAll()
    .select((of) =>
      of
        .selectFrom("actions")
        .select("actions.mark")
        .whereRef("actions.table_id", "=", "tables.id")
        .orderBy("actions.number", "desc")
        .limit(1)
        .as("last_mark"),
    )
    .where("id", "in", ids)
    .where("started_at", "<", before.toISOString())
    // Whoever played again keeps the game before.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("tables as later").select("later.id").whereRef("later.rematch_of", "=", "tables.id"),
        ),
      ),
    )
    .execute();
  return rows.map((row) => ({ id: row.id, isOver: fromRow(row).mark.outcome !== undefined }));
}

async function forgetPositions(db: Kysely<Database>, id: string, dryRun: boolean): Promise<number> {
  if (dryRun) {
    const rows = await db.selectFrom("checkpoints").select("number").where("table_id", "=", id).execute();
    return rows.length;
  }
  const { numDeletedRows } = await db.deleteFrom("checkpoints").where("table_id", "=", id).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forget a table and all its rows, unless somebody has it open. */
async function forgetTable(
  { db, isShared, step = "" }: Opened,
  id: string,
  {
    hasLeases,
    hasDeadlines,
    hasChat,
    hasNotices,
    dryRun,
  }: { readonly [is in "hasLeases" | "hasDeadlines" | "hasChat" | "hasNotices" | "dryRun"]: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (within) => {
    // Nobody opens it from now on.
    if (isShared && !dryRun) await sql`select id from tables where id = ${id} for update`.execute(within);
    if (isShared && hasLeases && (await isOpen(within, id))) return false;
    // What was counted has a table: somebody may ask which game that was.
    if (step >= FIRST_WITH_RESULTS && (await isCounted(within, id))) return false;
    if (dryRun) return true;
    if (hasLeases) await sql`delete from leases where table_id = ${id}`.execute(within);
    if (step >= FIRST_WITH_A_LOBBY)
      await within.deleteFrom("invitations").where("table_id", "=", id).execute();
    if (hasDeadlines) await within.deleteFrom("deadlines").where("table_id", "=", id).execute();
    if (hasNotices) await within.deleteFrom("notices").where("table_id", "=", id).execute();
    if (hasChat)
      for (const name of ["chat_lines", "chat_reads", "reports"] as const)
        await within.deleteFrom(name).where("table_id", "=", id).execute();
    for (const name of ["checkpoints", "actions", "holders", "seats"] as const)
      await within.deleteFrom(name).where("table_id", "=", id).execute();
    await within.deleteFrom("tables").where("id", "=", id).execute();
    return true;
  });
}

/** Whether a node that lives has it open. */
async function isOpen(db: Kysely<Database>, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from leases join nodes on nodes.id = leases.node
    where leases.table_id = ${id} and nodes.until > extract(epoch from clock_timestamp()) * 1000`.execute(db);
  return rows.length > 0;
}

async function isCounted(db: Kysely<Database>, id: string): Promise<boolean> {
  const rows = await db.selectFrom("results").select("table_id").where("table_id", "=", id).execute();
  return rows.length > 0;
}
