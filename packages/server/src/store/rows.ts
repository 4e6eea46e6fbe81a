import { setTimeout } from "node:timers/promises";
import { type CompiledQuery, type Kysely, type Selectable, sql } from "kysely";
import { groupSeconds, groupSizes } from "../operating/figures.ts";
import type { Chat } from "./chat.ts";
import { type ChatTables, RowChat } from "./chat-rows.ts";
import { Group } from "./group.ts";
import { type Hours, RowHours } from "./hours.ts";
import { type Keys, type KeyTables, RowKeys } from "./keys.ts";
import { type Clock, type Lease, type Leases, RowLeases } from "./leases.ts";
import type { Lobby } from "./lobby.ts";
import { type LobbyTables, RowLobby } from "./lobby-rows.ts";
import type { Moderation } from "./moderation.ts";
import { RowModeration } from "./moderation-rows.ts";
import { type Outbox, type OutboxTables, RowOutbox } from "./outbox.ts";
import type { People } from "./people.ts";
import { type PeopleTables, RowPeople } from "./people-rows.ts";
import { type Ratings, RowRatings } from "./ratings.ts";
import type { Act, Mark, Store, StoredAction, StoredCheckpoint, StoredSeat, StoredTable } from "./store.ts";
import { RowTournaments, type Tournaments } from "./tournaments.ts";

type ActionRow = Database["actions"];
type CheckpointRow = Database["checkpoints"];
/** An action as it is kept, with its time or without. */
type Timed = Omit<StoredAction, "at"> & { readonly at?: number | null };
type ActionName = Pick<ActionRow, "table_id" | "number">;

/** The tables of the database. JSON is kept as text, so that every database keeps it alike. */
export interface Database extends PeopleTables, LobbyTables, ChatTables, KeyTables, OutboxTables {
  tables: {
    id: string;
    kind: string;
    game: string;
    scenario: string;
    options: string;
    seed: string;
    commitment: string | null;
    opening: string;
    started_at: string;
    rematch_of: string | null;
    lesson: string | null;
    pace: string | null;
    rated: string | null;
    mark: string;
  };
  seats: {
    table_id: string;
    seat: string;
    place: number;
    bot: string | null;
    seconds: number | null;
    link: string | null;
    /** Another link that leads to the seat: see `People.linkAlso`. */
    link_also: string | null;
  };
  holders: { table_id: string; seat: string; holder: string };
  /**
   * The mark is where the action left the table, the epoch in whose time it was taken; none in rows of the days when
   * there were none.
   */
  actions: {
    table_id: string;
    number: number;
    seat: string;
    act: string;
    mark: string | null;
    epoch: number | null;
    at: number | null;
  };
  checkpoints: { table_id: string; number: number; body: string };
  /** A node lives until then, by the clock of the database. */
  nodes: { id: string; address: string; until: number };
  /** The node that has a table open; none when it was given back. */
  leases: { table_id: string; node: string | null; epoch: number };
  cluster: { id: number; secret: string };
  /** How often something was asked for in a window of time, by the name of what and from where. */
  counts: { name: string; window: number; count: number };
  /** The last sign of life of any server, and by how much the time of the house is ahead of the clock. */
  service: { id: number; served: number; ahead: number };
  /** When nobody was served. */
  outages: { since: number; until: number };
  /** When something is to be done about the clocks of a table. */
  deadlines: { table_id: string; due: number };
  /** How strong somebody is at a game; on one side of it, or with an empty side on both together. */
  ratings: {
    person: string;
    game: string;
    side: string;
    rating: number;
    deviation: number;
    volatility: number;
    games: number;
    at: number;
  };
  /** The games by which people are rated, each once. */
  results: {
    table_id: string;
    game: string;
    one: string;
    one_side: string;
    other: string;
    other_side: string;
    points: number;
    at: number;
  };
  tournaments: { id: string; started_at: string; about: string; state: string };
  tournament_entries: { tournament_id: string; entrant: string; at: number };
  tournament_games: {
    tournament_id: string;
    round: number;
    first: string;
    second: string;
    table_id: string;
    points: number | null;
  };
  withdrawals: { tournament_id: string; entrant: string; after: number };
}

/** What a store is made of. */
interface Parts {
  readonly db: Kysely<Database>;
  /** Where it is written, which may be another connection. */
  readonly write?: Kysely<Database>;
  readonly clock: Clock;
  /** Whether other nodes may come to the same database. */
  readonly isShared: boolean;
  readonly closed?: (() => void) | undefined;
}

/** Actions in one commit. */
const MOST_AT_ONCE = 256;
/** Positions in one commit, and for how many milliseconds they are gathered: nobody waits for one. */
const MOST_POSITIONS = 64;
const GATHERING = 50;

/** The store on any database that Kysely speaks to. */
export class RowStore implements Store {
  readonly leases: Leases;
  readonly people: People;
  readonly keys: Keys;
  readonly lobby: Lobby;
  readonly chat: Chat;
  readonly moderation: Moderation;
  readonly outbox: Outbox;
  readonly hours: Hours;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  readonly #db: Kysely<Database>;
  readonly #write: Kysely<Database>;
  readonly #appends = new Group((rows: readonly ActionRow[]) => this.#appendAll(rows), MOST_AT_ONCE);
  readonly #keeps = new Group(
    (rows: readonly CheckpointRow[]) => this.#keepAll(rows),
    MOST_POSITIONS,
    () => setTimeout(GATHERING),
  );
  /** How so many actions are kept at once. */
  readonly #inserts = new Map<number, CompiledQuery<ActionName>>();
  readonly #closed: (() => void) | undefined;

  constructor({ db, write = db, clock, isShared, closed }: Parts) {
    this.leases = new RowLeases(db, write, clock, isShared);
    this.people = new RowPeople(db, write);
    this.keys = new RowKeys(db, write);
    this.lobby = new RowLobby(db, write);
    this.chat = new RowChat(db, write);
    this.moderation = new RowModeration(db, write);
    this.outbox = new RowOutbox(db, write);
    this.hours = new RowHours(db, write, clock, isShared);
    this.ratings = new RowRatings(db, write);
    this.tournaments = new RowTournaments(db, write);
    this.#db = db;
    this.#write = write;
    this.#closed = closed;
  }

  async create(table: StoredTable, seats: readonly StoredSeat[]): Promise<boolean> {
    return this.#write.transaction().execute(async (db) => {
      const { numInsertedOrUpdatedRows: inserted } = await db
        .insertInto("tables")
        .values(toRow(table))
        .onConflict((conflict) => conflict.column("rematch_of").doNothing())
        .executeTakeFirst();
      if (inserted !== 1n) return false;
      await db
        .insertInto("seats")
        .values(
          seats.map(({ seat, bot, seconds, link }, place) => ({
            table_id: table.id,
            seat,
            place,
            bot: bot ?? null,
            seconds: seconds ?? null,
            link: link ?? null,
            link_also: null,
          })),
        )
        .execute();
      const holders = seats.flatMap(({ seat, holders }) =>
        holders.map((holder) => ({ table_id: table.id, seat, holder })),
      );
      if (holders.length > 0) await db.insertInto("holders").values(holders).execute();
      return true;
    });
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const row = await this.#tables().where("id", "=", id).executeTakeFirst();
    return row && fromRow(row);
  }

  async seats(table: string): Promise<readonly StoredSeat[]> {
    return (await this.seatsOf([table])).get(table) ?? [];
  }

  async seatsOf(tables: readonly string[]): Promise<ReadonlyMap<string, readonly StoredSeat[]>> {
    if (tables.length === 0) return new Map();
    const [seats, holders] = await Promise.all([
      this.#db.selectFrom("seats").selectAll().where("table_id", "in", tables).orderBy("place").execute(),
      this.#db
        .selectFrom("holders")
        .leftJoin("accounts", "accounts.holder", "holders.holder")
        .select(["holders.table_id", "holders.seat", "holders.holder", "accounts.name"])
        .where("table_id", "in", tables)
        .execute(),
    ]);
    const sitting = groupsOf(holders, seatName);
    const stored = groupsOf(seats, ({ table_id }) => table_id);
    return new Map(
      Array.from(stored, ([table, rows]) => [
        table,
        rows.map((row) => ({
          seat: row.seat,
          ...namesAmong(sitting.get(seatName(row)) ?? []),
          ...(row.bot !== null && { bot: row.bot }),
          ...(row.seconds !== null && { seconds: row.seconds }),
          ...(row.link !== null && { link: row.link }),
          ...(row.link_also !== null && { linkAlso: row.link_also }),
          holders: (sitting.get(seatName(row)) ?? []).map(({ holder }) => holder),
        })),
      ]),
    );
  }

  async tablesNamed(ids: readonly string[]): Promise<readonly StoredTable[]> {
    if (ids.length === 0) return [];
    const rows = await this.#tables().where("id", "in", ids).execute();
    const found = new Map(rows.map((row) => [row.id, fromRow(row)]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async tablesOf(holder: string, limit: number): Promise<readonly StoredTable[]> {
    const rows = await this.#tables()
      .where("id", "in", (db) =>
        db.selectFrom("holders").select("holders.table_id").where("holders.holder", "=", holder),
      )
      .orderBy("started_at", "desc")
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(fromRow);
  }

  /** Tables with the mark of their last action. */
  #tables() {
    return this.#db
      .selectFrom("tables")
      .selectAll()
      .select((db) =>
        db
          .selectFrom("actions")
          .select("actions.mark")
          .whereRef("actions.table_id", "=", "tables.id")
          .orderBy("actions.number", "desc")
          .limit(1)
          .as("last_mark"),
      );
  }

  async rematchOf(table: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom("tables")
      .select("id")
      .where("rematch_of", "=", table)
      .executeTakeFirst();
    return row?.id;
  }

  async sit(table: string, seat: string, holder: string): Promise<boolean> {
    return this.#write.transaction().execute(async (db) => {
      // Whoever writes the row of the seat has it to himself until he is done: a database that many write to needs that said.
      const { numUpdatedRows } = await db
        .updateTable("seats")
        .set({ seat })
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      const sitting = await db
        .selectFrom("holders")
        .select("holder")
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .execute();
      if (sitting.length > 0) return sitting.some((row) => row.holder === holder);
      await db.insertInto("holders").values({ table_id: table, seat, holder }).execute();
      return true;
    });
  }

  async standIn(table: string, seat: string, bot: string): Promise<void> {
    await this.#write.transaction().execute(async (db) => {
      await db
        .updateTable("seats")
        .set({ bot, seconds: null, link: null })
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .execute();
      await db.deleteFrom("holders").where("table_id", "=", table).where("seat", "=", seat).execute();
    });
  }

  async actions(table: string, after: number): Promise<readonly StoredAction[]> {
    const rows = await this.#db
      .selectFrom("actions")
      .selectAll()
      .where("table_id", "=", table)
      .where("number", ">", after)
      .orderBy("number")
      .execute();
    return rows.map(({ number, seat, act, at }) => ({
      number,
      seat,
      act: JSON.parse(act) as Act,
      ...(at !== null && { at }),
    }));
  }

  append({ table, epoch }: Lease, { number, seat, act, at = null }: Timed, mark: Mark): Promise<boolean> {
    const [text, told] = [JSON.stringify(act), JSON.stringify(mark)];
    return this.#appends.add({ table_id: table, number, seat, act: text, mark: told, epoch, at });
  }

  /** All in one statement, and so in one commit; whatever has its number taken or its lease lost is left out. */
  async #appendAll(rows: readonly ActionRow[]): Promise<readonly boolean[]> {
    // Of two with one number the first is kept.
    const given = new Map(rows.map((row) => [nameOf(row), row] as const).reverse());
    const insert = this.#insertOf(given.size);
    const parameters = [...given.values()].flatMap(({ table_id, number, seat, act, mark, epoch, at }) => [
      table_id,
      number,
      seat,
      act,
      mark,
      epoch,
      at,
    ]);
    const began = performance.now();
    const { rows: inserted } = await this.#write.executeQuery<ActionName>({ ...insert, parameters });
    groupSizes.observe(rows.length);
    groupSeconds.observe((performance.now() - began) / 1000);
    const kept = new Set(inserted.map(nameOf));
    return rows.map((row) => given.get(nameOf(row)) === row && kept.has(nameOf(row)));
  }

  #insertOf(count: number): CompiledQuery<ActionName> {
    let insert = this.#inserts.get(count);
    if (!insert) {
      const row = sql`(${""}, cast(${0} as integer), ${""}, ${""}, ${""}, cast(${0} as integer), cast(${0} as bigint))`;
      insert = sql<ActionName>`
        with given (table_id, number, seat, act, mark, epoch, at) as
          (values ${sql.join(Array.from({ length: count }, () => row))})
        insert into actions (table_id, number, seat, act, mark, epoch, at)
        select given.table_id, number, seat, act, mark, given.epoch, at
        from given join leases on leases.table_id = given.table_id and leases.epoch = given.epoch
        where true
        on conflict (table_id, number) do nothing
        returning table_id, number`.compile(this.#write);
      this.#inserts.set(count, insert);
    }
    return insert;
  }

  async keep(table: string, { number, body }: StoredCheckpoint): Promise<void> {
    await this.#keeps.add({ table_id: table, number, body: JSON.stringify(body) });
  }

  async #keepAll(rows: readonly CheckpointRow[]): Promise<readonly undefined[]> {
    // Of two with one number the last is kept.
    const given = new Map(rows.map((row) => [nameOf(row), row]));
    await this.#write
      .insertInto("checkpoints")
      .values([...given.values()])
      .onConflict((conflict) =>
        conflict.columns(["table_id", "number"]).doUpdateSet({ body: sql<string>`excluded.body` }),
      )
      .execute();
    return rows.map(() => undefined);
  }

  async checkpoint(table: string, number?: number): Promise<StoredCheckpoint | undefined> {
    const row = await this.#db
      .selectFrom("checkpoints")
      .select(["number", "body"])
      .where("table_id", "=", table)
      .$if(number !== undefined, (query) => query.where("number", "<=", number!))
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    return row && { number: row.number, body: JSON.parse(row.body) };
  }

  async count(window: number, more: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>> {
    // In the order of their names, so that nodes do not wait for each other in a ring.
    const names = [...more].sort(([one], [other]) => (one < other ? -1 : 1));
    const counted = new Map<string, number>();
    for (let at = 0; at < names.length; at += MOST_AT_ONCE) {
      const rows = await this.#write
        .insertInto("counts")
        .values(names.slice(at, at + MOST_AT_ONCE).map(([name, count]) => ({ name, window, count })))
        .onConflict((conflict) =>
          conflict
            .columns(["window", "name"])
            .doUpdateSet({ count: sql<number>`counts.count + excluded.count` }),
        )
        .returning(["name", "count"])
        .execute();
      for (const { name, count } of rows) counted.set(name, count);
    }
    await this.#write
      .deleteFrom("counts")
      .where("window", "<", window - 1)
      .execute();
    return counted;
  }

  async close(): Promise<void> {
    await Promise.all([this.#appends.done(), this.#keeps.done()]);
    await Promise.all([this.#db.destroy(), this.#write.destroy()]);
    this.#closed?.();
  }
}

/** Rows by a name that some of them share, in their order. */
function groupsOf<T>(rows: readonly T[], name: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(name(row));
    if (group) group.push(row);
    else groups.set(name(row), [row]);
  }
  return groups;
}

/** What those are called who have a name. */
function namesAmong(sitting: readonly { readonly name: string | null }[]): Pick<StoredSeat, "names"> {
  const names = sitting.flatMap(({ name }) => name ?? []);
  return names.length > 0 ? { names } : {};
}

const seatName = ({ table_id, seat }: Pick<Database["seats"], "table_id" | "seat">): string =>
  `${table_id} ${seat}`;

const nameOf = ({ table_id, number }: ActionName): string => `${table_id} ${number}`;

const toRow = (table: StoredTable): Database["tables"] => ({
  id: table.id,
  kind: table.kind,
  game: table.game,
  scenario: table.scenario,
  options: JSON.stringify(table.options),
  seed: table.seed,
  commitment: table.commitment ?? null,
  opening: JSON.stringify(table.opening),
  started_at: table.startedAt,
  rematch_of: table.rematchOf ?? null,
  lesson: table.lesson ?? null,
  pace: table.pace ? JSON.stringify(table.pace) : null,
  rated: table.rated ?? null,
  mark: JSON.stringify(table.mark),
});

export const fromRow = (row: Selectable<Database["tables"]> & { last_mark: string | null }): StoredTable => ({
  id: row.id,
  kind: row.kind as StoredTable["kind"],
  game: row.game,
  scenario: row.scenario,
  options: JSON.parse(row.options) as StoredTable["options"],
  seed: row.seed,
  ...(row.commitment !== null && { commitment: row.commitment }),
  opening: JSON.parse(row.opening) as StoredTable["opening"],
  startedAt: row.started_at,
  ...(row.rematch_of !== null && { rematchOf: row.rematch_of }),
  ...(row.lesson !== null && { lesson: row.lesson }),
  ...(row.pace !== null && { pace: JSON.parse(row.pace) as NonNullable<StoredTable["pace"]> }),
  ...(row.rated !== null && { rated: row.rated as NonNullable<StoredTable["rated"]> }),
  mark: JSON.parse(row.last_mark ?? row.mark) as Mark,
});
