import { afterGame, DAY, type RatedGame, type Rating, rested, UNRATED } from "@sandtable/club";
import type { Seat } from "@sandtable/engine";
import type { Kysely, Migration, Selectable } from "kysely";
import type { Database } from "./rows.ts";

/** A game that counts: between whom, on which sides, and how it ended. People by their id, bots as `bot:<level>`. */
export interface Result extends Omit<RatedGame, "ratings" | "sides"> {
  readonly table: string;
  readonly one: Player;
  readonly other: Player;
  /** When it ended, by the time of the house. */
  readonly at: number;
}

export interface Player {
  readonly person: string;
  readonly side: Seat;
}

/** How strong somebody is at a game. */
export interface Rated extends Rating {
  readonly person: string;
  readonly game: string;
  /** On this side alone; none: on both together. */
  readonly side?: Seat;
  readonly games: number;
  /** When the last of them ended. */
  readonly at: number;
}

/** How two have done against each other at a game, as the first of them sees it. */
export interface HeadToHead {
  readonly game: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** How strong people are; one list for people and bots. It follows from the games, each of which counts once. */
export interface Ratings {
  /** Tables that are for the ratings and have not been settled, by their names, after one of them. */
  open(after: string, limit: number): Promise<readonly string[]>;
  /** A table is settled: it was counted, or counts for nothing. */
  settle(table: string, as: "counted" | "void"): Promise<void>;
  /** Count a game. False when it was counted before: then nothing changes. */
  count(result: Result): Promise<boolean>;
  /** Tables of games that counted, by their names, after one of them; of one game, if it is named. */
  counted(game: string | undefined, after: string, limit: number): Promise<readonly string[]>;
  of(person: string): Promise<readonly Rated[]>;
  /** The same of many, by person. */
  ofAll(people: readonly string[]): Promise<ReadonlyMap<string, readonly Rated[]>>;
  /** The strongest at a game, by what they are at least: twice the deviation below the figure. */
  best(game: string, limit: number): Promise<readonly Rated[]>;
  between(one: string, other: string): Promise<readonly HeadToHead[]>;
  /** Whoever goes is forgotten; what others got against him stays, without his name. */
  forget(person: string): Promise<void>;
}

/** The rating on both sides together. */
const BOTH = "";
/** Whose name is not known any more. */
const NOBODY = "nobody";

export class RowRatings implements Ratings {
  readonly #db: Kysely<Database>;
  readonly #write: Kysely<Database>;

  constructor(db: Kysely<Database>, write: Kysely<Database>) {
    this.#db = db;
    this.#write = write;
  }

  async open(after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("tables")
      .select("id")
      .where("rated", "=", "open")
      .where("id", ">", after)
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async settle(table: string, as: "counted" | "void"): Promise<void> {
    await this.#write.updateTable("tables").set({ rated: as }).where("id", "=", table).execute();
  }

  count(result: Result): Promise<boolean> {
    const { table, game, one, other, points, at } = result;
    return this.#write.transaction().execute(async (db) => {
      const { numInsertedOrUpdatedRows: inserted } = await db
        .insertInto("results")
        .values({
          table_id: table,
          game,
          one: one.person,
          one_side: one.side,
          other: other.person,
          other_side: other.side,
          points,
          at,
        })
        .onConflict((conflict) => conflict.column("table_id").doNothing())
        .executeTakeFirst();
      if (inserted !== 1n) return false;
      // In the order of their names, so that two games that end at once do not wait for each other in a ring.
      const held = new Map<string, Rated>();
      const names = [one, other].flatMap(({ person, side }) =>
        [BOTH, side].map((of) => ({ person, side: of })),
      );
      for (const name of names.sort(byName)) held.set(nameOf(name), await hold(db, { ...name, game, at }));
      for (const of of ["both", "side"] as const) {
        const players = [one, other].map(({ person, side }) =>
          held.get(nameOf({ person, side: of === "both" ? BOTH : side })),
        ) as [Rated, Rated];
        const days = (since: number): number => (at - since) / DAY;
        const ratings = players.map((player) => rested(player, days(player.at))) as [Rating, Rating];
        const after = afterGame({ ...result, sides: [one.side, other.side], ratings });
        for (const [index, { person, side = BOTH, games }] of players.entries()) {
          const { rating, deviation, volatility } = after[index];
          await db
            .updateTable("ratings")
            .set({ rating, deviation, volatility, games: games + 1, at })
            .where("person", "=", person)
            .where("game", "=", game)
            .where("side", "=", side)
            .execute();
        }
      }
      return true;
    });
  }

  async counted(game: string | undefined, after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("results")
      .select("table_id")
      .where("table_id", ">", after)
      .$if(game !== undefined, (query) => query.where("game", "=", game!))
      .orderBy("table_id")
      .limit(limit)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  async of(person: string): Promise<readonly Rated[]> {
    return (await this.ofAll([person])).get(person) ?? [];
  }

  async ofAll(people: readonly string[]): Promise<ReadonlyMap<string, readonly Rated[]>> {
    const found = new Map<string, Rated[]>();
    if (people.length === 0) return found;
    const rows = await this.#db
      .selectFrom("ratings")
      .selectAll()
      .where("person", "in", people)
      .orderBy("game")
      .orderBy("side")
      .execute();
    for (const row of rows) found.set(row.person, [...(found.get(row.person) ?? []), fromRow(row)]);
    return found;
  }

  async best(game: string, limit: number): Promise<readonly Rated[]> {
    const rows = await this.#db
      .selectFrom("ratings")
      .selectAll()
      .where("game", "=", game)
      .where("side", "=", BOTH)
      .orderBy((db) => db("rating", "-", db("deviation", "*", 2)), "desc")
      .orderBy("person")
      .limit(limit)
      .execute();
    return rows.map(fromRow);
  }

  async between(one: string, other: string): Promise<readonly HeadToHead[]> {
    const rows = await this.#db
      .selectFrom("results")
      .select(["game", "one", "points"])
      .where((db) => db.or([db.and({ one, other }), db.and({ one: other, other: one })]))
      .orderBy("game")
      .execute();
    const games = new Map<string, { won: number; drawn: number; lost: number }>();
    for (const row of rows) {
      const own = row.one === one ? row.points : 1 - row.points;
      const so = games.get(row.game) ?? { won: 0, drawn: 0, lost: 0 };
      games.set(row.game, so);
      so[own > 0.5 ? "won" : own < 0.5 ? "lost" : "drawn"]++;
    }
    return Array.from(games, ([game, so]) => ({ game, ...so }));
  }

  async forget(person: string): Promise<void> {
    await this.#write.transaction().execute(async (db) => {
      await db.deleteFrom("ratings").where("person", "=", person).execute();
      await db.updateTable("results").set({ one: NOBODY }).where("one", "=", person).execute();
      await db.updateTable("results").set({ other: NOBODY }).where("other", "=", person).execute();
    });
  }
}

type Name = Pick<Player, "person" | "side">;
const nameOf = ({ person, side }: Name): string => `${person} ${side}`;
const byName = (one: Name, other: Name): number => (nameOf(one) < nameOf(other) ? -1 : 1);

/** The rating of somebody, who may be new, for nobody else to change until this is done. */
async function hold(
  db: Kysely<Database>,
  { person, game, side, at }: Name & { readonly game: string; readonly at: number },
): Promise<Rated> {
  const row = await db
    .insertInto("ratings")
    .values({ person, game, side, ...UNRATED, games: 0, at })
    .onConflict((conflict) => conflict.columns(["person", "game", "side"]).doUpdateSet({ person }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

const fromRow = ({ side, ...row }: Selectable<Database["ratings"]>): Rated => ({
  ...row,
  ...(side !== BOTH && { side }),
});

/** Which games are for the ratings, and whom an invitation is for. */
export const ratedTables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("tables").addColumn("rated", "text").execute();
    await db.schema.createIndex("tables_by_rated").on("tables").columns(["rated", "id"]).execute();
    await db.schema.alterTable("invitations").addColumn("least", "integer").execute();
    await db.schema.alterTable("invitations").addColumn("most", "integer").execute();
  },
};
