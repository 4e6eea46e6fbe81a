import type { Kysely, Migration } from "kysely";

/** A table at which anybody may take the free seat. */
export interface StoredInvitation {
  readonly table: string;
  readonly seat: string;
  /** Who asks for company: what their seat is held by. */
  readonly host: string;
  readonly madeAt: number;
  /** The ratings between which whoever takes it must be. */
  readonly least?: number;
  readonly most?: number;
  /** When somebody sat down. */
  readonly takenAt?: number;
}

/** What is kept of people who look for each other, and of what they write about each other for themselves. */
export interface Lobby {
  invite(invitation: StoredInvitation): Promise<void>;
  /** Invitations that nobody has taken, made since then, newest first. */
  open(since: number, limit: number): Promise<readonly StoredInvitation[]>;
  invitation(table: string): Promise<StoredInvitation | undefined>;
  /** How many of somebody nobody has taken, made since then. */
  count(host: string, since: number): Promise<number>;
  /** Somebody has sat down. Which game that is may be seen by all from now on. */
  take(table: string, now: number): Promise<void>;
  /** Nobody is asked any more. False when somebody has sat down before. */
  withdraw(table: string): Promise<boolean>;
  /** Tables that began here, the last taken first; those of one person, if one is named. */
  tables(limit: number, holder?: string): Promise<readonly string[]>;
  /** The tables at which both sit. */
  between(one: string, other: string, limit: number): Promise<readonly string[]>;

  /** Somebody is here. */
  here(account: string, now: number): Promise<void>;
  /** The names of those who were here since then. */
  present(since: number, limit: number): Promise<readonly string[]>;

  note(account: string, about: string): Promise<string>;
  /** Write a note, or throw it away when there is nothing in it. */
  write(account: string, about: string, text: string): Promise<void>;
  notes(account: string): Promise<readonly { readonly about: string; readonly text: string }[]>;
}

export const lobbyTables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("invitations")
      .addColumn("table_id", "text", (column) => column.primaryKey().references("tables.id"))
      .addColumn("seat", "text", (column) => column.notNull())
      .addColumn("host", "text", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("taken_at", "bigint")
      .execute();
    await db.schema
      .createIndex("invitations_by_time")
      .on("invitations")
      .columns(["taken_at", "made_at"])
      .execute();
    await db.schema
      .createTable("presences")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("accounts.id"))
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("notes")
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("notes_key", ["account_id", "about"])
      .execute();
  },
};
