import { type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import { bringChat, removeChat } from "./chat-rows.ts";
import {
  LEFT,
  type People,
  type StoredAccount,
  type StoredPasskey,
  type StoredSession,
  type StoredTicket,
  type Waits,
} from "./people.ts";
import type { Database } from "./rows.ts";

/** The tables of the database that are about people. */
export interface PeopleTables {
  accounts: {
    id: string;
    name: string;
    folded: string;
    holder: string;
    password: string | null;
    mail: string | null;
    role: string;
    made_at: number;
  };
  passkeys: {
    id: string;
    credential: string;
    account_id: string;
    public_key: string;
    counter: number;
    transports: string;
    label: string;
    made_at: number;
    used_at: number;
  };
  sessions: {
    hash: string;
    id: string;
    account_id: string;
    label: string;
    made_at: number;
    seen_at: number;
    proved_at: number;
  };
  tickets: { hash: string; kind: string; body: string; until: number };
  /** How often something was tried without success, and when it may be tried again. */
  tries: { name: string; count: number; open_at: number };
}

/** Failures are forgotten so long after the last of them, in milliseconds. */
const FORGET = 24 * 60 * 60 * 1000;

/** People in the rows of a database. */
export class RowPeople implements People {
  readonly #db: Kysely<Database>;
  readonly #write: Kysely<Database>;

  constructor(db: Kysely<Database>, write: Kysely<Database>) {
    this.#db = db;
    this.#write = write;
  }

  create(account: StoredAccount, passkey: StoredPasskey | undefined): Promise<boolean> {
    return this.#write.transaction().execute(async (db) => {
      const { numInsertedOrUpdatedRows: inserted } = await db
        .insertInto("accounts")
        .values({
          id: account.id,
          name: account.name,
          folded: account.folded,
          holder: account.holder,
          password: account.password ?? null,
          mail: account.mail ?? null,
          role: account.role,
          made_at: account.madeAt,
        })
        .onConflict((conflict) => conflict.column("folded").doNothing())
        .executeTakeFirst();
      if (inserted !== 1n) return false;
      if (passkey) await db.insertInto("passkeys").values(passkeyRow(passkey)).execute();
      return true;
    });
  }

  byName = (folded: string) => this.#account("folded", folded);
  byMail = (mail: string) => this.#account("mail", mail);
  account = (id: string) => this.#account("id", id);

  async #account(column: "id" | "folded" | "mail", value: string): Promise<StoredAccount | undefined> {
    const row = await this.#db
      .selectFrom("accounts")
      .selectAll()
      .where(column, "=", value)
      .executeTakeFirst();
    return row && accountOf(row);
  }

  async namesOf(holders: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (holders.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("accounts")
      .select(["holder", "name"])
      .where("holder", "in", holders)
      .execute();
    return new Map(rows.map(({ holder, name }) => [holder, name]));
  }

  async idsOf(holders: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (holders.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("accounts")
      .select(["holder", "id"])
      .where("holder", "in", holders)
      .execute();
    return new Map(rows.map(({ holder, id }) => [holder, id]));
  }

  async named(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("accounts")
      .select(["id", "name"])
      .where("id", "in", ids)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async change(id: string, to: Parameters<People["change"]>[1]): Promise<void> {
    await this.#write
      .updateTable("accounts")
      .set({
        ...(to.password !== undefined && { password: to.password }),
        ...(to.mail !== undefined && { mail: to.mail }),
        ...(to.role !== undefined && { role: to.role }),
      })
      .where("id", "=", id)
      .execute();
  }

  remove({ id, holder }: StoredAccount): Promise<readonly string[]> {
    return this.#write.transaction().execute(async (db) => {
      const tables = await move(db, holder, LEFT);
      await db
        .deleteFrom("notes")
        .where((of) => of.or([of("account_id", "=", id), of("about", "=", holder)]))
        .execute();
      await db.deleteFrom("presences").where("account_id", "=", id).execute();
      await db.deleteFrom("invitations").where("host", "=", holder).where("taken_at", "is", null).execute();
      await db.updateTable("invitations").set({ host: LEFT }).where("host", "=", holder).execute();
      await removeChat(db, holder);
      await db.deleteFrom("notices").where("account_id", "=", id).execute();
      await db.deleteFrom("notice_wishes").where("account_id", "=", id).execute();
      await db.deleteFrom("passkeys").where("account_id", "=", id).execute();
      await db.deleteFrom("sessions").where("account_id", "=", id).execute();
      await db.deleteFrom("api_keys").where("account_id", "=", id).execute();
      await db.deleteFrom("accounts").where("id", "=", id).execute();
      return tables;
    });
  }

  async passkeys(account: string): Promise<readonly StoredPasskey[]> {
    const rows = await this.#db
      .selectFrom("passkeys")
      .selectAll()
      .where("account_id", "=", account)
      .orderBy("made_at")
      .orderBy("id")
      .execute();
    return rows.map(passkeyOf);
  }

  async passkey(credential: string): Promise<StoredPasskey | undefined> {
    const row = await this.#db
      .selectFrom("passkeys")
      .selectAll()
      .where("credential", "=", credential)
      .executeTakeFirst();
    return row && passkeyOf(row);
  }

  async addPasskey(passkey: StoredPasskey): Promise<boolean> {
    const { numInsertedOrUpdatedRows: inserted } = await this.#write
      .insertInto("passkeys")
      .values(passkeyRow(passkey))
      .onConflict((conflict) => conflict.column("credential").doNothing())
      .executeTakeFirst();
    return inserted === 1n;
  }

  async usedPasskey(id: string, counter: number, now: number): Promise<void> {
    await this.#write.updateTable("passkeys").set({ counter, used_at: now }).where("id", "=", id).execute();
  }

  async removePasskey(account: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#write
      .deleteFrom("passkeys")
      .where("account_id", "=", account)
      .where("id", "=", id)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async open({ hash, id, account, label, madeAt, seenAt, provedAt }: StoredSession): Promise<void> {
    await this.#write
      .insertInto("sessions")
      .values({
        hash,
        id,
        account_id: account,
        label,
        made_at: madeAt,
        seen_at: seenAt,
        proved_at: provedAt,
      })
      .execute();
  }

  async session(hash: string) {
    const session = await this.#db
      .selectFrom("sessions")
      .selectAll()
      .where("hash", "=", hash)
      .executeTakeFirst();
    const account = session && (await this.account(session.account_id));
    return account && { session: sessionOf(session), account };
  }

  async sessions(account: string): Promise<readonly StoredSession[]> {
    const rows = await this.#db
      .selectFrom("sessions")
      .selectAll()
      .where("account_id", "=", account)
      .orderBy("seen_at", "desc")
      .orderBy("id")
      .execute();
    return rows.map(sessionOf);
  }

  async seen(hash: string, now: number): Promise<void> {
    await this.#write.updateTable("sessions").set({ seen_at: now }).where("hash", "=", hash).execute();
  }

  async end(account: string, { id, but }: Parameters<People["end"]>[1]): Promise<readonly string[]> {
    const rows = await this.#write
      .deleteFrom("sessions")
      .where("account_id", "=", account)
      .$if(id !== undefined, (query) => query.where("id", "=", id!))
      .$if(but !== undefined, (query) => query.where("hash", "!=", but!))
      .returning("hash")
      .execute();
    return rows.map(({ hash }) => hash);
  }

  async alive(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (hashes.length === 0) return new Set();
    const rows = await this.#db.selectFrom("sessions").select("hash").where("hash", "in", hashes).execute();
    return new Set(rows.map(({ hash }) => hash));
  }

  async keep(ticket: StoredTicket): Promise<void> {
    await this.#write.insertInto("tickets").values(ticket).execute();
  }

  async take(hash: string, kind: string, now: number): Promise<string | undefined> {
    const row = await this.#write
      .deleteFrom("tickets")
      .where("hash", "=", hash)
      .where("kind", "=", kind)
      .returning(["body", "until"])
      .executeTakeFirst();
    await this.#write.deleteFrom("tickets").where("until", "<", now).execute();
    return row && row.until >= now ? row.body : undefined;
  }

  async try(name: string, waits: Waits, now: number): Promise<number> {
    await this.#write
      .deleteFrom("tries")
      .where("open_at", "<", now - FORGET)
      .execute();
    const counted = await this.#write
      .insertInto("tries")
      .values({ name, count: 1, open_at: now + waits[0] })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({
            count: sql<number>`tries.count + 1`,
            open_at: sql<number>`cast(${now} as bigint) + ${waitAfter(waits)}`,
          })
          .where(sql<SqlBool>`tries.open_at <= cast(${now} as bigint)`),
      )
      .returning("count")
      .executeTakeFirst();
    if (counted) return 0;
    const row = await this.#db
      .selectFrom("tries")
      .select("open_at")
      .where("name", "=", name)
      .executeTakeFirst();
    return Math.max(1, (row?.open_at ?? now) - now);
  }

  async succeeded(name: string): Promise<void> {
    await this.#write.deleteFrom("tries").where("name", "=", name).execute();
  }

  bring(from: string, to: string): Promise<readonly string[]> {
    return this.#write.transaction().execute(async (db) => {
      await db.updateTable("invitations").set({ host: to }).where("host", "=", from).execute();
      await bringChat(db, from, to);
      return move(db, from, to);
    });
  }

  async count(holder: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom("holders")
      .select(sql<number>`count(distinct table_id)`.as("count"))
      .where("holder", "=", holder)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async linkAlso(table: string, seat: string, link: string): Promise<void> {
    await this.#write
      .updateTable("seats")
      .set({ link_also: link })
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .execute();
  }
}

/** The wait that follows one failure more than a row has counted. */
const waitAfter = (waits: Waits) =>
  sql`case ${sql.join(
    waits
      .slice(1, -1)
      .map((wait, index) => sql`when tries.count = ${index + 1} then cast(${wait} as bigint)`),
    sql` `,
  )} else cast(${waits.at(-1)!} as bigint) end`;

async function move(db: Kysely<Database>, from: string, to: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("holders").selectAll().where("holder", "=", from).execute();
  if (rows.length === 0) return [];
  await db
    .insertInto("holders")
    .columns(["table_id", "seat", "holder"])
    .expression((of) =>
      of
        .selectFrom("holders")
        .select(["table_id", "seat", sql<string>`cast(${to} as text)`.as("holder")])
        .where("holder", "=", from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom("holders").where("holder", "=", from).execute();
  return [...new Set(rows.map(({ table_id }) => table_id))];
}

const accountOf = (row: Selectable<PeopleTables["accounts"]>): StoredAccount => ({
  id: row.id,
  name: row.name,
  folded: row.folded,
  holder: row.holder,
  ...(row.password !== null && { password: row.password }),
  ...(row.mail !== null && { mail: row.mail }),
  role: row.role as StoredAccount["role"],
  madeAt: row.made_at,
});

const passkeyRow = (passkey: StoredPasskey): PeopleTables["passkeys"] => ({
  id: passkey.id,
  credential: passkey.credential,
  account_id: passkey.account,
  public_key: passkey.publicKey,
  counter: passkey.counter,
  transports: JSON.stringify(passkey.transports),
  label: passkey.label,
  made_at: passkey.madeAt,
  used_at: passkey.usedAt,
});

const passkeyOf = (row: Selectable<PeopleTables["passkeys"]>): StoredPasskey => ({
  id: row.id,
  credential: row.credential,
  account: row.account_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
  label: row.label,
  madeAt: row.made_at,
  usedAt: row.used_at,
});

const sessionOf = (row: Selectable<PeopleTables["sessions"]>): StoredSession => ({
  hash: row.hash,
  id: row.id,
  account: row.account_id,
  label: row.label,
  madeAt: row.made_at,
  seenAt: row.seen_at,
  provedAt: row.proved_at,
});
