import type { Room, Says } from "@sandtable/protocol/chat";
import { type Kysely, sql } from "kysely";
import type { Chat, How, NewLine, Rate, StoredLine } from "./chat.ts";
import { LEFT } from "./people.ts";
import type { Database } from "./rows.ts";

/** The tables of the database that are about what people say. */
export interface ChatTables {
  chat_lines: {
    table_id: string;
    room: string;
    number: number;
    holder: string;
    seat: string | null;
    says: string;
    at: number;
    hidden: number;
  };
  chat_reads: { table_id: string; room: string; holder: string; number: number };
  avoided: { holder: string; other: string; how: string };
  reports: {
    id: string;
    table_id: string;
    room: string;
    number: number;
    holder: string;
    why: string;
    at: number;
    word: string | null;
  };
  silences: { holder: string; until: number };
  moderation_log: {
    number: number;
    at: number;
    moderator: string;
    about: string | null;
    did: string;
    table_id: string | null;
    detail: string | null;
  };
}

/** Others who speak at the same time may take the number first; more do not at one table. */
const MOST_TRIES = 20;

export class RowChat implements Chat {
  readonly #db: Kysely<Database>;
  readonly #write: Kysely<Database>;

  constructor(db: Kysely<Database>, write: Kysely<Database>) {
    this.#db = db;
    this.#write = write;
  }

  async say(line: NewLine, rate: Rate): Promise<StoredLine | undefined> {
    for (let tried = 0; tried < MOST_TRIES; tried++) {
      const number = await this.#insert(line, rate);
      if (number !== undefined) return this.line(line.table, line.room, number);
      if ((await this.#saidSince(line.by, line.at - rate.within)) >= rate.most) return undefined;
    }
    throw new Error("no number could be found for a line");
  }

  /** Counting and writing are one statement: whoever speaks many times at once gains nothing. */
  async #insert({ table, room, by, seat, says, at }: NewLine, rate: Rate) {
    const since = at - rate.within;
    const { rows } = await sql<{ number: number }>`
      insert into chat_lines (table_id, room, number, holder, seat, says, at, hidden)
      select cast(${table} as text), cast(${room} as text), next.number, cast(${by} as text), cast(${seat ?? null} as text),
        cast(${JSON.stringify(says)} as text), cast(${at} as bigint), 0
      from (
        select coalesce(max(number), 0) + 1 as number from chat_lines where table_id = ${table} and room = ${room}
      ) as next
      where (select count(*) from chat_lines where holder = ${by} and at > cast(${since} as bigint)) < cast(${rate.most} as integer)
      on conflict (table_id, room, number) do nothing
      returning number`.execute(this.#write);
    return rows[0]?.number;
  }

  async #saidSince(holder: string, since: number): Promise<number> {
    const { count } = await this.#write
      .selectFrom("chat_lines")
      .select(sql<number>`count(*)`.as("count"))
      .where("holder", "=", holder)
      .where("at", ">", since)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  #lines() {
    return this.#db
      .selectFrom("chat_lines")
      .leftJoin("accounts", "accounts.holder", "chat_lines.holder")
      .selectAll("chat_lines")
      .select("accounts.name");
  }

  async lines(table: string, room: Room, limit: number, before?: number): Promise<readonly StoredLine[]> {
    const rows = await this.#lines()
      .where("table_id", "=", table)
      .where("room", "=", room)
      .$if(before !== undefined, (query) => query.where("number", "<", before!))
      .orderBy("number", "desc")
      .limit(limit)
      .execute();
    return rows.map(lineOf).reverse();
  }

  async line(table: string, room: Room, number: number): Promise<StoredLine | undefined> {
    const row = await this.#lines()
      .where("table_id", "=", table)
      .where("room", "=", room)
      .where("number", "=", number)
      .executeTakeFirst();
    return row && lineOf(row);
  }

  async hide(table: string, room: Room, number: number, isHidden: boolean): Promise<void> {
    await this.#write
      .updateTable("chat_lines")
      .set({ hidden: isHidden ? 1 : 0 })
      .where("table_id", "=", table)
      .where("room", "=", room)
      .where("number", "=", number)
      .execute();
  }

  async linesOf(holder: string): Promise<readonly StoredLine[]> {
    const rows = await this.#lines()
      .where("chat_lines.holder", "=", holder)
      .orderBy("at")
      .orderBy("number")
      .execute();
    return rows.map(lineOf);
  }

  async read(table: string, room: Room, holder: string, number: number): Promise<void> {
    await this.#write
      .insertInto("chat_reads")
      .values({ table_id: table, room, holder, number })
      .onConflict((conflict) =>
        conflict
          .columns(["table_id", "room", "holder"])
          .doUpdateSet({ number })
          .where("chat_reads.number", "<", number),
      )
      .execute();
  }

  async unread(table: string, room: Room, holder: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom("chat_lines")
      .select(sql<number>`count(*)`.as("count"))
      .where("table_id", "=", table)
      .where("room", "=", room)
      .where("holder", "!=", holder)
      .where("hidden", "=", 0)
      .where("holder", "not in", (of) =>
        of.selectFrom("avoided").select("avoided.other").where("avoided.holder", "=", holder),
      )
      .where("number", ">", (of) =>
        of
          .selectFrom("chat_reads")
          .select(sql<number>`coalesce(max(chat_reads.number), 0)`.as("number"))
          .where("chat_reads.table_id", "=", table)
          .where("chat_reads.room", "=", room)
          .where("chat_reads.holder", "=", holder),
      )
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async avoid(holder: string, other: string, how: How | undefined): Promise<void> {
    if (how === undefined)
      await this.#write
        .deleteFrom("avoided")
        .where("holder", "=", holder)
        .where("other", "=", other)
        .execute();
    else
      await this.#write
        .insertInto("avoided")
        .values({ holder, other, how })
        .onConflict((conflict) => conflict.columns(["holder", "other"]).doUpdateSet({ how }))
        .execute();
  }

  async avoidedBy(holder: string): Promise<ReadonlyMap<string, How>> {
    const rows = await this.#db.selectFrom("avoided").selectAll().where("holder", "=", holder).execute();
    return new Map(rows.map(({ other, how }) => [other, how as How]));
  }

  async avoidersOf(other: string): Promise<ReadonlyMap<string, How>> {
    const rows = await this.#db.selectFrom("avoided").selectAll().where("other", "=", other).execute();
    return new Map(rows.map(({ holder, how }) => [holder, how as How]));
  }
}

const lineOf = (row: ChatTables["chat_lines"] & { readonly name: string | null }): StoredLine => ({
  table: row.table_id,
  room: row.room as Room,
  number: row.number,
  by: row.holder,
  ...(row.name !== null && { name: row.name }),
  ...(row.seat !== null && { seat: row.seat }),
  says: JSON.parse(row.says) as Says,
  at: row.at,
  isHidden: row.hidden !== 0,
});

/** What a guest said, read and avoided is that of an account from now on. */
export async function bringChat(db: Kysely<Database>, from: string, to: string): Promise<void> {
  await db.updateTable("chat_lines").set({ holder: to }).where("holder", "=", from).execute();
  await db.updateTable("reports").set({ holder: to }).where("holder", "=", from).execute();
  await db.deleteFrom("chat_reads").where("holder", "=", from).execute();
  const [own, others] = [
    await db.selectFrom("avoided").selectAll().where("holder", "=", from).execute(),
    await db.selectFrom("avoided").selectAll().where("other", "=", from).execute(),
  ];
  const moved = [
    ...own.map((row) => ({ ...row, holder: to })),
    ...others.map((row) => ({ ...row, other: to })),
  ].filter(({ holder, other }) => holder !== other);
  if (moved.length > 0)
    await db
      .insertInto("avoided")
      .values(moved)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await db
    .deleteFrom("avoided")
    .where((of) => of.or([of("holder", "=", from), of("other", "=", from)]))
    .execute();
  // Nobody gets out of a silence by taking a name.
  const silence = await db.selectFrom("silences").selectAll().where("holder", "=", from).executeTakeFirst();
  if (silence)
    await db
      .insertInto("silences")
      .values({ ...silence, holder: to })
      .onConflict((conflict) => conflict.column("holder").doUpdateSet({ until: silence.until }))
      .execute();
}

/** What somebody said goes with them; what was done about it stays, and names nobody. */
export async function removeChat(db: Kysely<Database>, holder: string): Promise<void> {
  await db.deleteFrom("chat_lines").where("holder", "=", holder).execute();
  await db.deleteFrom("chat_reads").where("holder", "=", holder).execute();
  await db
    .deleteFrom("avoided")
    .where((of) => of.or([of("holder", "=", holder), of("other", "=", holder)]))
    .execute();
  await db.updateTable("reports").set({ holder: LEFT }).where("holder", "=", holder).execute();
  await db.deleteFrom("silences").where("holder", "=", holder).execute();
  await db.updateTable("moderation_log").set({ moderator: LEFT }).where("moderator", "=", holder).execute();
  await db.updateTable("moderation_log").set({ about: LEFT }).where("about", "=", holder).execute();
}
