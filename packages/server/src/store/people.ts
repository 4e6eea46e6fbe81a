import type { Kysely, Migration } from "kysely";

/** Somebody with a name. Their seats are held by `holder`, whatever browser they come with. */
export interface StoredAccount {
  /** Known to the server alone. */
  readonly id: string;
  /** As it is shown. */
  readonly name: string;
  /** What no other name may come to: see names.ts. */
  readonly folded: string;
  readonly holder: string;
  /** As argon2id writes it; none where a passkey is the way in. */
  readonly password?: string;
  /** Where somebody is written to who has forgotten the way in; only one that was proved to be theirs. */
  readonly mail?: string;
  readonly role: "member" | "moderator";
  readonly madeAt: number;
}

export interface StoredPasskey {
  /** What its owner and the server call it. */
  readonly id: string;
  /** What the browser calls it. */
  readonly credential: string;
  readonly account: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly madeAt: number;
  readonly usedAt: number;
}

/** A browser that is signed in. */
export interface StoredSession {
  /** SHA-256 of what is in its cookie. */
  readonly hash: string;
  /** What its owner calls it. */
  readonly id: string;
  readonly account: string;
  /** Which browser, in words: nothing finer. */
  readonly label: string;
  readonly madeAt: number;
  readonly seenAt: number;
  /** When its owner last showed a password or a passkey in it. */
  readonly provedAt: number;
}

/** Something that can be shown once, until its time is over: a challenge, or a link in a mail. */
export interface StoredTicket {
  readonly hash: string;
  readonly kind: string;
  readonly body: string;
  readonly until: number;
}

/** How long somebody waits after so many failures: the last holds for all that follow. Milliseconds. */
export type Waits = readonly number[];

/** Everything that is kept of people. Times are milliseconds of the clock of whoever asks. */
export interface People {
  /** Keep an account with what it begins with; false when the name is taken: then nothing is kept. */
  create(account: StoredAccount, passkey: StoredPasskey | undefined): Promise<boolean>;
  byName(folded: string): Promise<StoredAccount | undefined>;
  byMail(mail: string): Promise<StoredAccount | undefined>;
  account(id: string): Promise<StoredAccount | undefined>;
  /** The names of those who hold seats, by holder. */
  namesOf(holders: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The accounts of those who hold seats, by holder; guests have none. */
  idsOf(holders: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What accounts are called, by their ids. */
  named(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Put something else in the place of what is kept; `null` for nothing. */
  change(
    id: string,
    to: {
      readonly password?: string | null;
      readonly mail?: string | null;
      readonly role?: StoredAccount["role"];
    },
  ): Promise<void>;
  /** The account is gone, with everything that is its own; its seats are those of somebody who left. The tables of those. */
  remove(account: StoredAccount): Promise<readonly string[]>;

  passkeys(account: string): Promise<readonly StoredPasskey[]>;
  passkey(credential: string): Promise<StoredPasskey | undefined>;
  addPasskey(passkey: StoredPasskey): Promise<boolean>;
  usedPasskey(id: string, counter: number, now: number): Promise<void>;
  removePasskey(account: string, id: string): Promise<boolean>;

  open(session: StoredSession): Promise<void>;
  session(
    hash: string,
  ): Promise<{ readonly session: StoredSession; readonly account: StoredAccount } | undefined>;
  sessions(account: string): Promise<readonly StoredSession[]>;
  seen(hash: string, now: number): Promise<void>;
  /** End sessions of an account: the one of that name, or all; but for the one of that hash. The hashes of those. */
  end(account: string, which: { readonly id?: string; readonly but?: string }): Promise<readonly string[]>;
  /** Those of them that are still open. */
  alive(hashes: readonly string[]): Promise<ReadonlySet<string>>;

  keep(ticket: StoredTicket): Promise<void>;
  /** What is kept under that hash, unless it was shown before or its time is over. */
  take(hash: string, kind: string, now: number): Promise<string | undefined>;

  /** Count a try that may fail, before it is known; in how many milliseconds it may be tried when it is too early. */
  try(name: string, waits: Waits, now: number): Promise<number>;
  /** It did not fail. */
  succeeded(name: string): Promise<void>;

  /** All seats of one holder become those of another. Their tables. */
  bring(from: string, to: string): Promise<readonly string[]>;
  /** How many tables somebody sits at. */
  count(holder: string): Promise<number>;
  /** A second link leads to a free seat. */
  linkAlso(table: string, seat: string, link: string): Promise<void>;
}

/** Who sits where somebody sat who is gone. */
export const LEFT = "left";

/** What is kept of people; everything goes with the account but their seats. */
export const peopleTables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("accounts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("folded", "text", (column) => column.notNull().unique())
      .addColumn("holder", "text", (column) => column.notNull().unique())
      .addColumn("password", "text")
      .addColumn("mail", "text", (column) => column.unique())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("credential", "text", (column) => column.notNull().unique())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("passkeys_by_account").on("passkeys").column("account_id").execute();
    await db.schema
      .createTable("sessions")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .addColumn("proved_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sessions_by_account").on("sessions").column("account_id").execute();
    await db.schema
      .createTable("tickets")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("tries")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("open_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("seats").addColumn("link_also", "text").execute();
  },
};
