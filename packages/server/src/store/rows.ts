import type { Kysely, Selectable } from "kysely";
import type { Act, Mark, Store, StoredAction, StoredSeat, StoredTable } from "./store.ts";

/** The tables of the database. JSON is kept as text, so that every database keeps it alike. */
export interface Database {
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
    mark: string;
  };
  seats: {
    table_id: string;
    seat: string;
    place: number;
    bot: string | null;
    seconds: number | null;
    link: string | null;
  };
  holders: { table_id: string; seat: string; holder: string };
  actions: { table_id: string; number: number; seat: string; act: string };
}

/** The store on any database that Kysely speaks to. */
export class RowStore implements Store {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async create(table: StoredTable, seats: readonly StoredSeat[]): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
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
    const row = await this.#db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
    return row && fromRow(row);
  }

  async seats(table: string): Promise<readonly StoredSeat[]> {
    const [seats, holders] = await Promise.all([
      this.#db.selectFrom("seats").selectAll().where("table_id", "=", table).orderBy("place").execute(),
      this.#db.selectFrom("holders").selectAll().where("table_id", "=", table).execute(),
    ]);
    return seats.map(({ seat, bot, seconds, link }) => ({
      seat,
      ...(bot !== null && { bot }),
      ...(seconds !== null && { seconds }),
      ...(link !== null && { link }),
      holders: holders.filter((row) => row.seat === seat).map((row) => row.holder),
    }));
  }

  async tablesOf(holder: string, limit: number): Promise<readonly StoredTable[]> {
    const rows = await this.#db
      .selectFrom("tables")
      .selectAll()
      .where("id", "in", (db) =>
        db.selectFrom("holders").select("holders.table_id").where("holders.holder", "=", holder),
      )
      .orderBy("started_at", "desc")
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(fromRow);
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
    // One statement that looks and takes, so that nobody comes in between.
    await this.#db
      .insertInto("holders")
      .columns(["table_id", "seat", "holder"])
      .expression((db) =>
        db
          .selectFrom("seats")
          .select(["seats.table_id", "seats.seat", db.val(holder).as("holder")])
          .where("seats.table_id", "=", table)
          .where("seats.seat", "=", seat)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom("holders")
                  .select("holders.holder")
                  .where("holders.table_id", "=", table)
                  .where("holders.seat", "=", seat),
              ),
            ),
          ),
      )
      .execute();
    const held = await this.#db
      .selectFrom("holders")
      .select("holder")
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .where("holder", "=", holder)
      .executeTakeFirst();
    return held !== undefined;
  }

  async actions(table: string, after: number): Promise<readonly StoredAction[]> {
    const rows = await this.#db
      .selectFrom("actions")
      .selectAll()
      .where("table_id", "=", table)
      .where("number", ">", after)
      .orderBy("number")
      .execute();
    return rows.map(({ number, seat, act }) => ({ number, seat, act: JSON.parse(act) as Act }));
  }

  async append(table: string, { number, seat, act }: StoredAction, mark: Mark): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numInsertedOrUpdatedRows: inserted } = await db
        .insertInto("actions")
        .values({ table_id: table, number, seat, act: JSON.stringify(act) })
        .onConflict((conflict) => conflict.columns(["table_id", "number"]).doNothing())
        .executeTakeFirst();
      if (inserted !== 1n) return false;
      await db
        .updateTable("tables")
        .set({ mark: JSON.stringify(mark) })
        .where("id", "=", table)
        .execute();
      return true;
    });
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}

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
  mark: JSON.stringify(table.mark),
});

const fromRow = (row: Selectable<Database["tables"]>): StoredTable => ({
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
  mark: JSON.parse(row.mark) as Mark,
});
