import type { Kysely, Migration, Selectable } from "kysely";

/** What a program may do in somebody's name. */
export type Scope = "read" | "play" | "study";

/** A key that somebody has made for a program. */
export interface StoredKey {
  /** SHA-256 of the key. */
  readonly hash: string;
  /** What its owner calls it. */
  readonly id: string;
  readonly account: string;
  readonly label: string;
  readonly scopes: readonly Scope[];
  readonly madeAt: number;
  readonly usedAt: number;
}

/** The keys of programs. They go with the account. */
export interface Keys {
  make(key: StoredKey): Promise<void>;
  of(account: string): Promise<readonly StoredKey[]>;
  find(hash: string): Promise<StoredKey | undefined>;
  used(hash: string, now: number): Promise<void>;
  /** False when there is no such key of that account. */
  end(account: string, id: string): Promise<boolean>;
  /** All of an account. */
  endAll(account: string): Promise<void>;
}

export interface KeyTables {
  api_keys: {
    hash: string;
    id: string;
    account_id: string;
    label: string;
    scopes: string;
    made_at: number;
    used_at: number;
  };
}

export class RowKeys implements Keys {
  readonly #db: Kysely<KeyTables>;
  readonly #write: Kysely<KeyTables>;

  constructor(db: Kysely<KeyTables>, write: Kysely<KeyTables>) {
    this.#db = db;
    this.#write = write;
  }

  async make({ hash, id, account, label, scopes, madeAt, usedAt }: StoredKey): Promise<void> {
    await this.#write
      .insertInto("api_keys")
      .values({
        hash,
        id,
        account_id: account,
        label,
        scopes: scopes.join(" "),
        made_at: madeAt,
        used_at: usedAt,
      })
      .execute();
  }

  async of(account: string): Promise<readonly StoredKey[]> {
    const rows = await this.#db
      .selectFrom("api_keys")
      .selectAll()
      .where("account_id", "=", account)
      .orderBy("made_at")
      .orderBy("id")
      .execute();
    return rows.map(keyOf);
  }

  async find(hash: string): Promise<StoredKey | undefined> {
    const row = await this.#db.selectFrom("api_keys").selectAll().where("hash", "=", hash).executeTakeFirst();
    return row && keyOf(row);
  }

  async used(hash: string, now: number): Promise<void> {
    await this.#write.updateTable("api_keys").set({ used_at: now }).where("hash", "=", hash).execute();
  }

  async end(account: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#write
      .deleteFrom("api_keys")
      .where("account_id", "=", account)
      .where("id", "=", id)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async endAll(account: string): Promise<void> {
    await this.#write.deleteFrom("api_keys").where("account_id", "=", account).execute();
  }
}

const keyOf = (row: Selectable<KeyTables["api_keys"]>): StoredKey => ({
  hash: row.hash,
  id: row.id,
  account: row.account_id,
  label: row.label,
  scopes: row.scopes.split(" ") as Scope[],
  madeAt: row.made_at,
  usedAt: row.used_at,
});

export const keyTables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("api_keys")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("api_keys_by_account").on("api_keys").column("account_id").execute();
  },
};
