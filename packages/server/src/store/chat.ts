import type { Seat } from "@sandtable/engine";
import type { Room, Says } from "@sandtable/protocol/chat";
import type { Kysely, Migration } from "kysely";

/** Something that somebody said at a table. The lines of a room are numbered from 1. */
export interface StoredLine {
  readonly table: string;
  readonly room: Room;
  readonly number: number;
  /** What the writer's seats are held by. */
  readonly by: string;
  /** What the writer is called; it follows from the above. */
  readonly name?: string;
  readonly seat?: Seat;
  readonly says: Says;
  readonly at: number;
  readonly isHidden: boolean;
}

export type NewLine = Pick<StoredLine, "table" | "room" | "by" | "seat" | "says" | "at">;

/** How many lines of one person may be said in a span of time, in milliseconds. */
export interface Rate {
  readonly most: number;
  readonly within: number;
}

/** `mute`: not to be heard. `block`: besides, not to be met. */
export type How = "mute" | "block";

/** What people say to each other, and whom they would rather not hear. */
export interface Chat {
  /** Keep a line; nothing when its writer has said too much of late. */
  say(line: NewLine, rate: Rate): Promise<StoredLine | undefined>;
  /** The last lines of a room, before one of them if it is named; in their order. */
  lines(table: string, room: Room, limit: number, before?: number): Promise<readonly StoredLine[]>;
  line(table: string, room: Room, number: number): Promise<StoredLine | undefined>;
  hide(table: string, room: Room, number: number, isHidden: boolean): Promise<void>;
  /** All that somebody has said, in order. */
  linesOf(holder: string): Promise<readonly StoredLine[]>;
  /** Somebody has read as far as this line, or further. */
  read(table: string, room: Room, holder: string, number: number): Promise<void>;
  /** How many lines of others somebody has not read, without those of whom they do not hear. */
  unread(table: string, room: Room, holder: string): Promise<number>;

  /** How somebody keeps away from another; nothing: not at all. */
  avoid(holder: string, other: string, how: How | undefined): Promise<void>;
  /** Whom somebody avoids, and how. */
  avoidedBy(holder: string): Promise<ReadonlyMap<string, How>>;
  /** Who avoids somebody, and how. */
  avoidersOf(other: string): Promise<ReadonlyMap<string, How>>;
}

export const chatTables: Migration = {
  /** What is said at tables, who keeps away from whom, what was reported, and what moderators have done about it. */
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("chat_lines")
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
      .addColumn("room", "text", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("seat", "text")
      .addColumn("says", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("hidden", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("chat_lines_key", ["table_id", "room", "number"])
      .execute();
    await db.schema.createIndex("chat_lines_by_holder").on("chat_lines").columns(["holder", "at"]).execute();
    await db.schema
      .createTable("chat_reads")
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
      .addColumn("room", "text", (column) => column.notNull())
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("chat_reads_key", ["table_id", "room", "holder"])
      .execute();
    await db.schema
      .createTable("avoided")
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("other", "text", (column) => column.notNull())
      .addColumn("how", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("avoided_key", ["holder", "other"])
      .execute();
    await db.schema.createIndex("avoided_by_other").on("avoided").column("other").execute();
    await db.schema
      .createTable("reports")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
      .addColumn("room", "text", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("why", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("word", "text")
      .execute();
    await db.schema.createIndex("reports_by_time").on("reports").column("at").execute();
    await db.schema
      .createTable("silences")
      .addColumn("holder", "text", (column) => column.primaryKey())
      .addColumn("until", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("moderation_log")
      .addColumn("number", "integer", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("moderator", "text", (column) => column.notNull())
      .addColumn("about", "text")
      .addColumn("did", "text", (column) => column.notNull())
      .addColumn("table_id", "text")
      .addColumn("detail", "text")
      .execute();
  },
};
