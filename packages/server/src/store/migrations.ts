import { type Kysely, type Migration, sql } from "kysely";
import { chatTables } from "./chat.ts";
import { keyTables } from "./keys.ts";
import { lobbyTables } from "./lobby.ts";
import { outboxTables } from "./outbox.ts";
import { peopleTables } from "./people.ts";
import { ratedTables } from "./ratings.ts";
import { tournamentTables } from "./tournaments.ts";

/** The shape of the database, one step after another. A step that has been released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  "001 tables": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("tables")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("game", "text", (column) => column.notNull())
        .addColumn("scenario", "text", (column) => column.notNull())
        .addColumn("options", "text", (column) => column.notNull())
        .addColumn("seed", "text", (column) => column.notNull())
        .addColumn("commitment", "text")
        .addColumn("opening", "text", (column) => column.notNull())
        .addColumn("started_at", "text", (column) => column.notNull())
        .addColumn("rematch_of", "text", (column) => column.unique().references("tables.id"))
        .addColumn("mark", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("seats")
        .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
        .addColumn("seat", "text", (column) => column.notNull())
        .addColumn("place", "integer", (column) => column.notNull())
        .addColumn("bot", "text")
        .addColumn("link", "text")
        .addPrimaryKeyConstraint("seats_key", ["table_id", "seat"])
        .execute();
      await db.schema
        .createTable("holders")
        .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
        .addColumn("seat", "text", (column) => column.notNull())
        .addColumn("holder", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("holders_key", ["table_id", "seat", "holder"])
        .execute();
      await db.schema.createIndex("holders_by_holder").on("holders").column("holder").execute();
      await db.schema
        .createTable("actions")
        .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
        .addColumn("number", "integer", (column) => column.notNull())
        .addColumn("seat", "text", (column) => column.notNull())
        .addColumn("act", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("actions_key", ["table_id", "number"])
        .execute();
    },
  },
  "002 levels": {
    /** The bot that was called plain has given way to the levels. */
    async up(db: Kysely<unknown>): Promise<void> {
      await sql`update seats set bot = 'officer' where bot = 'plain'`.execute(db);
    },
  },
  "003 seconds": {
    /** The time that a bot was given to think. */
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("seats").addColumn("seconds", "integer").execute();
    },
  },
  "004 marks": {
    /** Where an action left its table stands beside it: one row is all that a choice writes. */
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("actions").addColumn("mark", "text").execute();
    },
  },
  "005 checkpoints": {
    /** Where tables stood, so that they are opened without going through the whole game. */
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("checkpoints")
        .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
        .addColumn("number", "integer", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("checkpoints_key", ["table_id", "number"])
        .execute();
    },
  },
  "006 nodes": {
    /** Which node has which table open, and in whose time an action was taken. */
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("nodes")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("address", "text", (column) => column.notNull())
        .addColumn("until", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("leases")
        .addColumn("table_id", "text", (column) => column.primaryKey().references("tables.id"))
        .addColumn("node", "text")
        .addColumn("epoch", "integer", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("leases_by_node").on("leases").column("node").execute();
      await db.schema.alterTable("actions").addColumn("epoch", "integer").execute();
      await db.schema
        .createTable("cluster")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("secret", "text", (column) => column.notNull())
        .execute();
    },
  },
  "007 lessons": {
    /** The lesson of the course that is taught at a table. */
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("tables").addColumn("lesson", "text").execute();
    },
  },
  "008 counts": {
    /** What nodes count together. */
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("counts")
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("window", "integer", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("counts_key", ["window", "name"])
        .execute();
    },
  },
  "009 people": peopleTables,
  "010 lobby": lobbyTables,
  "020 clocks": {
    /** How much time there is, when things were done, when somebody was there to serve, and which clocks are due. */
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("tables").addColumn("pace", "text").execute();
      await db.schema.alterTable("actions").addColumn("at", "bigint").execute();
      await db.schema
        .createTable("service")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("served", "bigint", (column) => column.notNull())
        .addColumn("ahead", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("outages")
        .addColumn("since", "bigint", (column) => column.notNull())
        .addColumn("until", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("outages_key", ["since", "until"])
        .execute();
      await db.schema
        .createTable("deadlines")
        .addColumn("table_id", "text", (column) => column.primaryKey().references("tables.id"))
        .addColumn("due", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("deadlines_by_due").on("deadlines").column("due").execute();
    },
  },
  "021 ratings": {
    /** Who is how strong, by which games; and tournaments. */
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("ratings")
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("game", "text", (column) => column.notNull())
        .addColumn("side", "text", (column) => column.notNull())
        .addColumn("rating", "double precision", (column) => column.notNull())
        .addColumn("deviation", "double precision", (column) => column.notNull())
        .addColumn("volatility", "double precision", (column) => column.notNull())
        .addColumn("games", "integer", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("ratings_key", ["person", "game", "side"])
        .execute();
      await db.schema.createIndex("ratings_by_game").on("ratings").columns(["game", "side"]).execute();
      await db.schema
        .createTable("results")
        .addColumn("table_id", "text", (column) => column.primaryKey().references("tables.id"))
        .addColumn("game", "text", (column) => column.notNull())
        .addColumn("one", "text", (column) => column.notNull())
        .addColumn("one_side", "text", (column) => column.notNull())
        .addColumn("other", "text", (column) => column.notNull())
        .addColumn("other_side", "text", (column) => column.notNull())
        .addColumn("points", "double precision", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("results_by_one").on("results").column("one").execute();
      await db.schema.createIndex("results_by_other").on("results").column("other").execute();
      await db.schema
        .createTable("tournaments")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("started_at", "text", (column) => column.notNull())
        .addColumn("about", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("tournament_games")
        .addColumn("tournament_id", "text", (column) => column.notNull().references("tournaments.id"))
        .addColumn("round", "integer", (column) => column.notNull())
        .addColumn("first", "text", (column) => column.notNull())
        .addColumn("second", "text", (column) => column.notNull())
        .addColumn("table_id", "text", (column) => column.notNull().unique())
        .addColumn("points", "double precision")
        .addPrimaryKeyConstraint("tournament_games_key", ["tournament_id", "round", "first", "second"])
        .execute();
      await db.schema
        .createTable("withdrawals")
        .addColumn("tournament_id", "text", (column) => column.notNull().references("tournaments.id"))
        .addColumn("entrant", "text", (column) => column.notNull())
        .addColumn("after", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("withdrawals_key", ["tournament_id", "entrant"])
        .execute();
    },
  },
  "030 talk": chatTables,
  "031 notices": outboxTables,
  "040 rated": ratedTables,
  "041 tournaments": tournamentTables,
  "042 keys": keyTables,
};
