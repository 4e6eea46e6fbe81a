import type { Channel, NoticeEvent, NoticeWish } from "@sandtable/protocol/notices";
import { type Kysely, type Migration, sql } from "kysely";
import type { Database } from "./rows.ts";

/** How somebody wants to be told of what happens while they are away. */
export interface Wishes extends NoticeWish {
  readonly quiet: readonly string[];
  /** With this what goes to the webhook is signed. */
  readonly secret?: string;
}

/** Somebody who wants to be told, by what their seats are held by. */
export interface Wisher {
  readonly account: string;
  readonly holder: string;
  readonly wishes: Wishes;
}

/** A notice that waits to be delivered. */
export interface Notice {
  /** Of one happening, one way and one person there is one. */
  readonly id: string;
  readonly account: string;
  readonly channel: Channel;
  readonly event: NoticeEvent;
  readonly table: string;
  readonly seat?: string;
  /** From when on it is to be delivered. */
  readonly due: number;
}

/** Notices that somebody is delivering: one, or all that go into one letter. */
export interface Bundle {
  readonly fence: string;
  readonly notices: readonly (Notice & { readonly tries: number })[];
}

/** What people are told while they are away, and how they want it. Deliveries are kept here, so that none is lost with a node. */
export interface Outbox {
  wishes(account: string): Promise<Wishes | undefined>;
  wish(account: string, wishes: Wishes): Promise<void>;
  /** Those of these holders who want anything. */
  wishers(holders: readonly string[]): Promise<readonly Wisher[]>;
  post(notices: readonly Notice[]): Promise<void>;
  /** Take what is due, for so many milliseconds: then it is anybody's again. Nothing when nothing is, or somebody else was first. */
  take(now: number, hold: number, fence: string): Promise<Bundle | undefined>;
  /** They are delivered, or nobody wants them any more: by whoever holds them still. */
  done(fence: string): Promise<void>;
  /** They are to be tried again then. */
  again(fence: string, due: number): Promise<void>;
}

export interface OutboxTables {
  notice_wishes: { account_id: string; wishes: string };
  notices: {
    id: string;
    account_id: string;
    channel: string;
    event: string;
    table_id: string;
    seat: string | null;
    due: number;
    tries: number;
    held_until: number;
    fence: string | null;
  };
}

export const outboxTables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("notice_wishes")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("accounts.id"))
      .addColumn("wishes", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("notices")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("event", "text", (column) => column.notNull())
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
      .addColumn("seat", "text")
      .addColumn("due", "bigint", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("held_until", "bigint", (column) => column.notNull())
      .addColumn("fence", "text")
      .execute();
    await db.schema.createIndex("notices_by_due").on("notices").column("due").execute();
    await db.schema.createIndex("notices_by_fence").on("notices").column("fence").execute();
  },
};

export class RowOutbox implements Outbox {
  readonly #db: Kysely<Database>;
  readonly #write: Kysely<Database>;

  constructor(db: Kysely<Database>, write: Kysely<Database>) {
    this.#db = db;
    this.#write = write;
  }

  async wishes(account: string): Promise<Wishes | undefined> {
    const row = await this.#db
      .selectFrom("notice_wishes")
      .select("wishes")
      .where("account_id", "=", account)
      .executeTakeFirst();
    return row && (JSON.parse(row.wishes) as Wishes);
  }

  async wish(account: string, wishes: Wishes): Promise<void> {
    const text = JSON.stringify(wishes);
    await this.#write
      .insertInto("notice_wishes")
      .values({ account_id: account, wishes: text })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ wishes: text }))
      .execute();
  }

  async wishers(holders: readonly string[]): Promise<readonly Wisher[]> {
    if (holders.length === 0) return [];
    const rows = await this.#db
      .selectFrom("notice_wishes")
      .innerJoin("accounts", "accounts.id", "notice_wishes.account_id")
      .select(["account_id", "holder", "wishes"])
      .where("holder", "in", holders)
      .execute();
    return rows.map(({ account_id, holder, wishes }) => ({
      account: account_id,
      holder,
      wishes: JSON.parse(wishes) as Wishes,
    }));
  }

  async post(notices: readonly Notice[]): Promise<void> {
    if (notices.length === 0) return;
    await this.#write
      .insertInto("notices")
      .values(
        notices.map(({ id, account, channel, event, table, seat, due }) => ({
          ...{ id, account_id: account, channel, event, table_id: table, seat: seat ?? null, due },
          ...{ tries: 0, held_until: 0, fence: null },
        })),
      )
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  }

  async take(now: number, hold: number, fence: string): Promise<Bundle | undefined> {
    // Whoever comes second to a row finds it held: the condition is looked at again once it is his turn.
    const { rows } = await sql<OutboxTables["notices"]>`
      with first as (
        select id, account_id, channel from notices
        where due <= cast(${now} as bigint) and held_until <= cast(${now} as bigint)
        order by due, id limit 1
      )
      update notices set held_until = cast(${now + hold} as bigint), fence = ${fence}, tries = tries + 1
      where due <= cast(${now} as bigint) and held_until <= cast(${now} as bigint) and id in (
        select notices.id from notices join first on notices.id = first.id
          or (first.channel = 'mail' and notices.channel = 'mail' and notices.account_id = first.account_id)
      )
      returning *`.execute(this.#write);
    if (rows.length === 0) return undefined;
    return { fence, notices: rows.map(noticeOf).sort((one, other) => one.due - other.due) };
  }

  async done(fence: string): Promise<void> {
    await this.#write.deleteFrom("notices").where("fence", "=", fence).execute();
  }

  async again(fence: string, due: number): Promise<void> {
    await this.#write
      .updateTable("notices")
      .set({ due, held_until: 0, fence: null })
      .where("fence", "=", fence)
      .execute();
  }
}

const noticeOf = (row: OutboxTables["notices"]): Bundle["notices"][number] => ({
  id: row.id,
  account: row.account_id,
  channel: row.channel as Channel,
  event: row.event as NoticeEvent,
  table: row.table_id,
  ...(row.seat !== null && { seat: row.seat }),
  due: row.due,
  tries: row.tries,
});
