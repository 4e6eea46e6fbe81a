import { MOST, type PlayedGame, type Tournament } from "@sandtable/club";
import type { Options, Seat } from "@sandtable/engine";
import type { Pace } from "@sandtable/protocol";
import type { Kysely, Migration } from "kysely";
import type { Database } from "./rows.ts";

/** What a tournament is about: it is told when it is set up, and never changes. */
export interface About extends Pick<Tournament, "kind" | "entrants" | "rounds"> {
  readonly title: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly pace?: Pace;
  /** The side that the first of a game has. */
  readonly first: Seat;
  /** Whose it is to run. */
  readonly organiser: string;
  /** How many days a round may last. */
  readonly days?: number;
  readonly isRated?: boolean;
}

/** Open for entries; under way; over; or called off. */
export type State = "open" | "running" | "over" | "off";

export interface StoredTournament {
  readonly id: string;
  readonly startedAt: string;
  readonly about: About;
  /** Under way, if nothing else is said. */
  readonly state?: State;
}

/** A game of a tournament, and the table at which it is played. */
export interface Board extends Omit<PlayedGame, "points"> {
  readonly table: string;
  /** What the first got; none while it is played. */
  readonly points?: number;
}

/** Tournaments as they are kept: who takes part, what was played, who has left. Pairings and tables follow from that. */
export interface Tournaments {
  found(tournament: StoredTournament): Promise<void>;
  /** What it is about, and its games with their tables. */
  find(id: string): Promise<(StoredTournament & { readonly boards: readonly Board[] }) | undefined>;
  /** The same as the club's functions want it. */
  standing(id: string): Promise<Tournament | undefined>;
  /** Who has entered, in the order in which they came. */
  entered(id: string): Promise<readonly string[]>;
  /** Somebody takes part, as long as it is open and there is room; doing it again changes nothing. */
  enter(id: string, entrant: string, now: number): Promise<boolean>;
  /** Somebody does not take part after all, as long as it is open. */
  strike(id: string, entrant: string): Promise<boolean>;
  /** It begins, with those who have entered by then. False when it was not open, or that cannot be played. */
  start(id: string, draw: (about: About, entered: readonly string[]) => About | undefined): Promise<boolean>;
  /** It is over, or called off. */
  close(id: string, state: "over" | "off"): Promise<void>;
  /** Those in which something may be due. */
  running(): Promise<readonly string[]>;
  /** The tournament to which a table belongs. */
  of(table: string): Promise<string | undefined>;
  /** Those that are not over, in which somebody takes part or which they hold. */
  concerning(person: string): Promise<readonly string[]>;
  latest(limit: number): Promise<readonly StoredTournament[]>;
  /** A game has its table. False when it has one already: then it keeps that one. */
  seat(id: string, board: Omit<Board, "points">): Promise<boolean>;
  /** A game is over. False when there is no such game, or it was over before. */
  result(table: string, points: number): Promise<boolean>;
  /** Somebody leaves after the round that is under way; doing it again changes nothing. */
  withdraw(id: string, entrant: string, after: number): Promise<void>;
}

export class RowTournaments implements Tournaments {
  readonly #db: Kysely<Database>;
  readonly #write: Kysely<Database>;

  constructor(db: Kysely<Database>, write: Kysely<Database>) {
    this.#db = db;
    this.#write = write;
  }

  async found({ id, startedAt, about, state = "running" }: StoredTournament): Promise<void> {
    await this.#write
      .insertInto("tournaments")
      .values({ id, started_at: startedAt, about: JSON.stringify(about), state })
      .execute();
  }

  async find(id: string): ReturnType<Tournaments["find"]> {
    const row = await this.#db.selectFrom("tournaments").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return undefined;
    const games = await this.#db
      .selectFrom("tournament_games")
      .selectAll()
      .where("tournament_id", "=", id)
      .orderBy("round")
      .orderBy("first")
      .orderBy("second")
      .execute();
    const boards = games.map(({ round, first, second, table_id: table, points }) => ({
      round,
      first,
      second,
      table,
      ...(points !== null && { points }),
    }));
    return { ...fromRow(row), boards };
  }

  async standing(id: string): Promise<Tournament | undefined> {
    const found = await this.find(id);
    if (!found) return undefined;
    const { kind, entrants, rounds } = found.about;
    const withdrawn = await this.#db
      .selectFrom("withdrawals")
      .select(["entrant", "after"])
      .where("tournament_id", "=", id)
      .orderBy("entrant")
      .execute();
    const games = found.boards.flatMap(({ round, first, second, points }) =>
      points === undefined ? [] : [{ round, first, second, points }],
    );
    return { kind, entrants, ...(rounds !== undefined && { rounds }), games, withdrawn };
  }

  async entered(id: string): Promise<readonly string[]> {
    return enteredIn(this.#db, id);
  }

  enter(id: string, entrant: string, now: number): Promise<boolean> {
    return this.#whileOpen(id, async (db) => {
      const others = await enteredIn(db, id);
      if (others.length >= MOST && !others.includes(entrant)) return false;
      await db
        .insertInto("tournament_entries")
        .values({ tournament_id: id, entrant, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    });
  }

  strike(id: string, entrant: string): Promise<boolean> {
    return this.#whileOpen(id, async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom("tournament_entries")
        .where("tournament_id", "=", id)
        .where("entrant", "=", entrant)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    });
  }

  start(id: string, draw: (about: About, entered: readonly string[]) => About | undefined): Promise<boolean> {
    return this.#whileOpen(id, async (db, stored) => {
      const about = draw(stored.about, await enteredIn(db, id));
      if (!about) return false;
      await db
        .updateTable("tournaments")
        .set({ about: JSON.stringify(about), state: "running" })
        .where("id", "=", id)
        .execute();
      return true;
    });
  }

  /** Whoever writes the row has it to himself until he is done: nobody enters what is being started. */
  #whileOpen(
    id: string,
    act: (db: Kysely<Database>, stored: StoredTournament) => Promise<boolean>,
  ): Promise<boolean> {
    return this.#write.transaction().execute(async (db) => {
      const row = await db
        .updateTable("tournaments")
        .set({ state: "open" })
        .where("id", "=", id)
        .where("state", "=", "open")
        .returningAll()
        .executeTakeFirst();
      return row !== undefined && act(db, fromRow(row));
    });
  }

  async close(id: string, state: "over" | "off"): Promise<void> {
    await this.#write
      .updateTable("tournaments")
      .set({ state })
      .where("id", "=", id)
      .where("state", "in", ["open", "running"])
      .execute();
  }

  async running(): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("tournaments")
      .select("id")
      .where("state", "=", "running")
      .execute();
    return rows.map(({ id }) => id);
  }

  async of(table: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom("tournament_games")
      .select("tournament_id")
      .where("table_id", "=", table)
      .executeTakeFirst();
    return row?.tournament_id;
  }

  async concerning(person: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("tournaments")
      .select(["id", "about"])
      .where("state", "in", ["open", "running"])
      .execute();
    const entries = await this.#db
      .selectFrom("tournament_entries")
      .select("tournament_id")
      .where("entrant", "=", person)
      .execute();
    const entered = new Set(entries.map(({ tournament_id }) => tournament_id));
    const holds = (about: string): boolean => (JSON.parse(about) as About).organiser === person;
    return rows.flatMap(({ id, about }) => (entered.has(id) || holds(about) ? [id] : []));
  }

  async latest(limit: number): Promise<readonly StoredTournament[]> {
    const rows = await this.#db
      .selectFrom("tournaments")
      .selectAll()
      .orderBy("started_at", "desc")
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(fromRow);
  }

  async seat(id: string, { round, first, second, table }: Omit<Board, "points">): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#write
      .insertInto("tournament_games")
      .values({ tournament_id: id, round, first, second, table_id: table })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async result(table: string, points: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#write
      .updateTable("tournament_games")
      .set({ points })
      .where("table_id", "=", table)
      .where("points", "is", null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async withdraw(id: string, entrant: string, after: number): Promise<void> {
    await this.#write
      .insertInto("withdrawals")
      .values({ tournament_id: id, entrant, after })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function enteredIn(db: Kysely<Database>, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("tournament_entries")
    .select("entrant")
    .where("tournament_id", "=", id)
    .orderBy("at")
    .orderBy("entrant")
    .execute();
  return rows.map(({ entrant }) => entrant);
}

/** Who has entered, and whether it has begun. */
export const tournamentTables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("tournaments")
      .addColumn("state", "text", (column) => column.notNull().defaultTo("running"))
      .execute();
    await db.schema
      .createTable("tournament_entries")
      .addColumn("tournament_id", "text", (column) => column.notNull().references("tournaments.id"))
      .addColumn("entrant", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("tournament_entries_key", ["tournament_id", "entrant"])
      .execute();
  },
};

const fromRow = (row: Database["tournaments"]): StoredTournament => ({
  id: row.id,
  startedAt: row.started_at,
  about: JSON.parse(row.about) as About,
  state: row.state as State,
});
