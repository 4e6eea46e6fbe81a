import { type Beat, beaten, type Span } from "@sandtable/club";
import { type Kysely, sql } from "kysely";
import type { Clock } from "./leases.ts";
import type { Database } from "./rows.ts";

/** What time it is, as far as the store knows, and when nobody was served. */
export interface Time {
  readonly now: number;
  readonly outages: readonly Span[];
}

/**
 * The time of the house: by the clock of the database, except that it never goes back, and with a record of when nobody was
 * there to serve. All nodes go by it.
 */
export interface Hours {
  /** A sign of life. When it comes too late, or is the first of the only server, what lies before it is an outage. */
  beat(life: Omit<Beat, "clock">, patience: number): Promise<Time>;
  /** Something is to be done about the clocks of a table then; or not any more. */
  expect(table: string, due: number | undefined): Promise<void>;
  /** Whether there are clocks anywhere that run, or stand for a while. */
  areAny(): Promise<boolean>;
  /** The tables whose clocks are due, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly string[]>;
}

/** Hours in the rows of a database. */
export class RowHours implements Hours {
  readonly #db: Kysely<Database>;
  readonly #write: Kysely<Database>;
  readonly #clock: Clock;
  readonly #isShared: boolean;

  constructor(db: Kysely<Database>, write: Kysely<Database>, clock: Clock, isShared: boolean) {
    this.#db = db;
    this.#write = write;
    this.#clock = clock;
    this.#isShared = isShared;
  }

  async beat({ elapsed, isStart = false }: Omit<Beat, "clock">, patience: number): Promise<Time> {
    const now = await this.#write.transaction().execute(async (db) => {
      await this.#begin(db);
      // Whoever writes the row has it to himself until he is done.
      const { served, ahead, clock } = await db
        .updateTable("service")
        .set({ id: 1 })
        .returning(["served", "ahead", this.#clock().as("clock")])
        .executeTakeFirstOrThrow();
      const service = { served, offset: ahead };
      // Where there may be other nodes one of them may have served while this one was being started.
      const beat = { clock, elapsed, isStart: isStart && !this.#isShared };
      const { outage, ...next } = beaten(service, beat, patience);
      await db.updateTable("service").set({ served: next.served, ahead: next.offset }).execute();
      if (outage)
        await db
          .insertInto("outages")
          .values({ since: outage.from, until: outage.until })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return next.served;
    });
    const rows = await this.#write.selectFrom("outages").selectAll().orderBy("since").execute();
    return { now, outages: rows.map(({ since, until }) => ({ from: since, until })) };
  }

  /** The first sign of life of all. In a database from a backup the last that was done is the last that was served. */
  async #begin(db: Kysely<Database>): Promise<void> {
    await sql`
      insert into service (id, served, ahead)
      select 1, coalesce((select max(at) from actions), ${this.#clock()}), 0
      where not exists (select 1 from service)
      on conflict (id) do nothing`.execute(db);
  }

  async expect(table: string, due: number | undefined): Promise<void> {
    if (due === undefined) await this.#write.deleteFrom("deadlines").where("table_id", "=", table).execute();
    else
      await this.#write
        .insertInto("deadlines")
        .values({ table_id: table, due })
        .onConflict((conflict) => conflict.column("table_id").doUpdateSet({ due }))
        .execute();
  }

  async areAny(): Promise<boolean> {
    return (await this.#db.selectFrom("deadlines").select("table_id").limit(1).execute()).length > 0;
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("deadlines")
      .select("table_id")
      .where("due", "<=", now)
      .orderBy("due")
      .limit(limit)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }
}
