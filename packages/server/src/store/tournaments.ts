import type { PlayedGame, Tournament } from "@sandtable/club";
import type { Options, Seat } from "@sandtable/engine";
import type { Pace } from "@sandtable/protocol";
import type { Kysely } from "kysely";
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
}

export interface StoredTournament {
  readonly id: string;
  readonly startedAt: string;
  readonly about: About;
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

  async found({ id, startedAt, about }: StoredTournament): Promise<void> {
    await this.#write
      .insertInto("tournaments")
      .values({ id, started_at: startedAt, about: JSON.stringify(about) })
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

const fromRow = (row: Database["tournaments"]): StoredTournament => ({
  id: row.id,
  startedAt: row.started_at,
  about: JSON.parse(row.about) as About,
});
