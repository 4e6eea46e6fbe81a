import type { Kysely, Selectable } from "kysely";
import type { Lobby, StoredInvitation } from "./lobby.ts";
import type { Database } from "./rows.ts";

/** The tables of the database about people who look for each other. */
export interface LobbyTables {
  invitations: {
    table_id: string;
    seat: string;
    host: string;
    made_at: number;
    taken_at: number | null;
    least: number | null;
    most: number | null;
  };
  presences: { account_id: string; seen_at: number };
  notes: { account_id: string; about: string; text: string };
}

/** The lobby in the rows of a database. */
export class RowLobby implements Lobby {
  readonly #db: Kysely<Database>;
  readonly #write: Kysely<Database>;

  constructor(db: Kysely<Database>, write: Kysely<Database>) {
    this.#db = db;
    this.#write = write;
  }

  async invite({ table, seat, host, madeAt, least, most }: StoredInvitation): Promise<void> {
    await this.#write
      .insertInto("invitations")
      .values({
        table_id: table,
        seat,
        host,
        made_at: madeAt,
        taken_at: null,
        least: least ?? null,
        most: most ?? null,
      })
      .execute();
  }

  async open(since: number, limit: number): Promise<readonly StoredInvitation[]> {
    const rows = await this.#db
      .selectFrom("invitations")
      .selectAll()
      .where("taken_at", "is", null)
      .where("made_at", ">=", since)
      .orderBy("made_at", "desc")
      .orderBy("table_id")
      .limit(limit)
      .execute();
    return rows.map(invitationOf);
  }

  async invitation(table: string): Promise<StoredInvitation | undefined> {
    const row = await this.#db
      .selectFrom("invitations")
      .selectAll()
      .where("table_id", "=", table)
      .executeTakeFirst();
    return row && invitationOf(row);
  }

  async count(host: string, since: number): Promise<number> {
    const rows = await this.#db
      .selectFrom("invitations")
      .select("table_id")
      .where("host", "=", host)
      .where("taken_at", "is", null)
      .where("made_at", ">=", since)
      .execute();
    return rows.length;
  }

  async take(table: string, now: number): Promise<void> {
    await this.#write
      .updateTable("invitations")
      .set({ taken_at: now })
      .where("table_id", "=", table)
      .where("taken_at", "is", null)
      .execute();
  }

  async withdraw(table: string): Promise<boolean> {
    const { numDeletedRows } = await this.#write
      .deleteFrom("invitations")
      .where("table_id", "=", table)
      .where("taken_at", "is", null)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async tables(limit: number, holder?: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("invitations")
      .select("table_id")
      .where("taken_at", "is not", null)
      .$if(holder !== undefined, (query) =>
        query.where("table_id", "in", (of) =>
          of.selectFrom("holders").select("holders.table_id").where("holder", "=", holder!),
        ),
      )
      .orderBy("taken_at", "desc")
      .orderBy("table_id")
      .limit(limit)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  async between(one: string, other: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("holders")
      .innerJoin("tables", "tables.id", "holders.table_id")
      .select(["tables.id", "tables.started_at"])
      .distinct()
      .where("holder", "=", one)
      .where("table_id", "in", (of) =>
        of.selectFrom("holders as others").select("others.table_id").where("others.holder", "=", other),
      )
      .orderBy("tables.started_at", "desc")
      .orderBy("tables.id")
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async here(account: string, now: number): Promise<void> {
    await this.#write
      .insertInto("presences")
      .values({ account_id: account, seen_at: now })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ seen_at: now }))
      .execute();
  }

  async present(since: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("presences")
      .innerJoin("accounts", "accounts.id", "presences.account_id")
      .select("accounts.name")
      .where("seen_at", ">=", since)
      .orderBy("accounts.name")
      .limit(limit)
      .execute();
    return rows.map(({ name }) => name);
  }

  async note(account: string, about: string): Promise<string> {
    const row = await this.#db
      .selectFrom("notes")
      .select("text")
      .where("account_id", "=", account)
      .where("about", "=", about)
      .executeTakeFirst();
    return row?.text ?? "";
  }

  async write(account: string, about: string, text: string): Promise<void> {
    if (text === "")
      await this.#write
        .deleteFrom("notes")
        .where("account_id", "=", account)
        .where("about", "=", about)
        .execute();
    else
      await this.#write
        .insertInto("notes")
        .values({ account_id: account, about, text })
        .onConflict((conflict) => conflict.columns(["account_id", "about"]).doUpdateSet({ text }))
        .execute();
  }

  async notes(account: string): Promise<readonly { readonly about: string; readonly text: string }[]> {
    return this.#db
      .selectFrom("notes")
      .select(["about", "text"])
      .where("account_id", "=", account)
      .orderBy("about")
      .execute();
  }
}

const invitationOf = (row: Selectable<LobbyTables["invitations"]>): StoredInvitation => ({
  table: row.table_id,
  seat: row.seat,
  host: row.host,
  madeAt: row.made_at,
  ...(row.taken_at !== null && { takenAt: row.taken_at }),
  ...(row.least !== null && { least: row.least }),
  ...(row.most !== null && { most: row.most }),
});
