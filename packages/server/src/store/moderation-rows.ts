import type { LogLine, Room } from "@sandtable/protocol/chat";
import { type Kysely, sql } from "kysely";
import type { ChatTables } from "./chat-rows.ts";
import type { Deed, Moderation, StoredDeed, StoredReport } from "./moderation.ts";
import type { Database } from "./rows.ts";

/** Moderators who do something in the same moment take a number each. */
const MOST_TRIES = 20;

export class RowModeration implements Moderation {
  readonly #db: Kysely<Database>;
  readonly #write: Kysely<Database>;

  constructor(db: Kysely<Database>, write: Kysely<Database>) {
    this.#db = db;
    this.#write = write;
  }

  async report({ id, table, room, number, by, why, at }: Omit<StoredReport, "name" | "word">): Promise<void> {
    await this.#write
      .insertInto("reports")
      .values({ id, table_id: table, room, number, holder: by, why, at, word: null })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  }

  #reports() {
    return this.#db
      .selectFrom("reports")
      .leftJoin("accounts", "accounts.holder", "reports.holder")
      .selectAll("reports")
      .select("accounts.name");
  }

  async reports(isClosed: boolean, limit: number, before?: number): Promise<readonly StoredReport[]> {
    const rows = await this.#reports()
      .where("word", isClosed ? "is not" : "is", null)
      .$if(before !== undefined, (query) => query.where("at", "<", before!))
      .orderBy("at", "desc")
      .orderBy("reports.id")
      .limit(limit)
      .execute();
    return rows.map(reportOf);
  }

  async reportNamed(id: string): Promise<StoredReport | undefined> {
    const row = await this.#reports().where("reports.id", "=", id).executeTakeFirst();
    return row && reportOf(row);
  }

  async openOf(holder: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom("reports")
      .select(sql<number>`count(*)`.as("count"))
      .where("holder", "=", holder)
      .where("word", "is", null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async close(id: string, word: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#write
      .updateTable("reports")
      .set({ word })
      .where("id", "=", id)
      .where("word", "is", null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async silence(holder: string, until: number | undefined): Promise<void> {
    if (until === undefined) await this.#write.deleteFrom("silences").where("holder", "=", holder).execute();
    else
      await this.#write
        .insertInto("silences")
        .values({ holder, until })
        .onConflict((conflict) => conflict.column("holder").doUpdateSet({ until }))
        .execute();
  }

  async silentUntil(holder: string): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom("silences")
      .select("until")
      .where("holder", "=", holder)
      .executeTakeFirst();
    return row?.until;
  }

  async note({ at, moderator, did, about, table, detail }: Deed): Promise<void> {
    for (let tried = 0; tried < MOST_TRIES; tried++) {
      const { rows } = await sql<{ number: number }>`
        insert into moderation_log (number, at, moderator, about, did, table_id, detail)
        select next.number, cast(${at} as bigint), cast(${moderator} as text), cast(${about ?? null} as text),
          cast(${did} as text), cast(${table ?? null} as text), cast(${detail ?? null} as text)
        from (select coalesce(max(number), 0) + 1 as number from moderation_log) as next
        where true
        on conflict (number) do nothing
        returning number`.execute(this.#write);
      if (rows.length > 0) return;
    }
    throw new Error("what a moderator did could not be written down");
  }

  async log(limit: number, before?: number): Promise<readonly StoredDeed[]> {
    const rows = await this.#db
      .selectFrom("moderation_log")
      .leftJoin("accounts as one", "one.holder", "moderation_log.moderator")
      .leftJoin("accounts as other", "other.holder", "moderation_log.about")
      .select(["number", "at", "did", "table_id", "detail", "one.name as moderator", "other.name as about"])
      .$if(before !== undefined, (query) => query.where("number", "<", before!))
      .orderBy("number", "desc")
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      number: row.number,
      at: row.at,
      did: row.did as LogLine["did"],
      ...(row.moderator !== null && { moderator: row.moderator }),
      ...(row.about !== null && { about: row.about }),
      ...(row.table_id !== null && { table: row.table_id }),
      ...(row.detail !== null && { detail: row.detail }),
    }));
  }
}

const reportOf = (row: ChatTables["reports"] & { readonly name: string | null }): StoredReport => ({
  id: row.id,
  table: row.table_id,
  room: row.room as Room,
  number: row.number,
  by: row.holder,
  ...(row.name !== null && { name: row.name }),
  why: row.why,
  at: row.at,
  ...(row.word !== null && { word: row.word }),
});
