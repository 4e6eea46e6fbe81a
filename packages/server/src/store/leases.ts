import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import { newToken } from "../tokens.ts";
import { Group } from "./group.ts";
import type { Database } from "./rows.ts";

/** A table that a node has open. Whenever it is claimed anew its epoch grows, and nothing is kept under an older one. */
export interface Lease {
  readonly table: string;
  readonly epoch: number;
}

/** A node as others see it. */
export interface Peer {
  readonly id: string;
  /** Where it can be reached. */
  readonly address: string;
}

/**
 * Which node has which table open. A node lives while it renews its own lease, and with that of all its tables, by the clock
 * of the database alone; what a node had open that lives no longer is anybody's. All of this is for being quick: that two
 * nodes never both write a number is owed to the primary key of the actions, whatever clocks and pauses do.
 */
export interface Leases {
  /** Whether there may be other nodes. */
  readonly isShared: boolean;
  /** A node begins to live, for so many milliseconds; where there can be no other one, for good. */
  join(node: Peer, milliseconds: number): Promise<void>;
  /** It lives so much longer. False when its time was over: then it is over for good. */
  renew(node: Peer, milliseconds: number): Promise<boolean>;
  /** It lives no longer: what it had open is anybody's at once. */
  leave(node: string): Promise<void>;
  /** Open a table at a node; when another one has it open, that one is told. */
  claim(table: string, node: string): Promise<Lease | Peer>;
  holds(lease: Lease): Promise<boolean>;
  /** The table is open nowhere. */
  giveBack(lease: Lease): Promise<void>;
  /** The nodes that live. */
  alive(): Promise<readonly string[]>;
  /** Tables with bots or clocks that nodes had open which live no longer. */
  orphans(limit: number): Promise<readonly string[]>;
  /** What nodes of one database know each other by. */
  secret(): Promise<string>;
}

/** What time it is, by the database: milliseconds. */
export type Clock = () => RawBuilder<number>;

const FOR_GOOD = Number.MAX_SAFE_INTEGER;
const MOST_AT_ONCE = 256;
/** Whoever finds a table open elsewhere and the node gone looks once more; nodes do not come and go that fast. */
const TRIES = 5;

interface Claim {
  readonly table_id: string;
  readonly node: string;
}

/** Leases in the rows of a database. */
export class RowLeases implements Leases {
  readonly isShared: boolean;
  readonly #db: Kysely<Database>;
  readonly #write: Kysely<Database>;
  readonly #clock: Clock;
  readonly #claims = new Group((claims: readonly Claim[]) => this.#claimAll(claims), MOST_AT_ONCE);

  constructor(db: Kysely<Database>, write: Kysely<Database>, clock: Clock, isShared: boolean) {
    this.#db = db;
    this.#write = write;
    this.#clock = clock;
    this.isShared = isShared;
  }

  async join({ id, address }: Peer, milliseconds: number): Promise<void> {
    if (!this.isShared) await this.#write.deleteFrom("nodes").execute();
    await this.#write
      .insertInto("nodes")
      .values({ id, address, until: this.isShared ? this.#in(milliseconds) : FOR_GOOD })
      .execute();
  }

  async renew({ id, address }: Peer, milliseconds: number): Promise<boolean> {
    if (!this.isShared) return true;
    const { numUpdatedRows } = await this.#write
      .updateTable("nodes")
      .set({ address, until: this.#in(milliseconds) })
      .where("id", "=", id)
      .where("until", ">", this.#clock())
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  #in(milliseconds: number): RawBuilder<number> {
    return sql`${this.#clock()} + cast(${milliseconds} as integer)`;
  }

  async leave(node: string): Promise<void> {
    await this.#write.deleteFrom("nodes").where("id", "=", node).execute();
  }

  async claim(table: string, node: string): Promise<Lease | Peer> {
    for (let tried = 0; tried < TRIES; tried++) {
      const owner = this.isShared ? await this.#owner(table) : undefined;
      if (owner && owner.id !== node) return owner;
      const epoch = await this.#claims.add({ table_id: table, node });
      if (epoch !== undefined) return { table, epoch };
    }
    throw new Error(`table ${table} is claimed by one node after another`);
  }

  async #owner(table: string): Promise<Peer | undefined> {
    return this.#db
      .selectFrom("leases")
      .innerJoin("nodes", "nodes.id", "leases.node")
      .select(["nodes.id", "nodes.address"])
      .where("leases.table_id", "=", table)
      .where("nodes.until", ">", this.#clock())
      .executeTakeFirst();
  }

  /** In one statement that looks and takes; in the order of their names, so that nodes do not wait for each other in a ring. */
  async #claimAll(claims: readonly Claim[]): Promise<readonly (number | undefined)[]> {
    const inOrder = [...claims].sort((one, other) => (one.table_id < other.table_id ? -1 : 1));
    const rows = await this.#write
      .insertInto("leases")
      .values(inOrder.map((claim) => ({ ...claim, epoch: 1 })))
      .onConflict((conflict) =>
        conflict
          .column("table_id")
          .doUpdateSet((db) => ({ node: db.ref("excluded.node"), epoch: sql`leases.epoch + 1` }))
          .where((db) =>
            db.or([
              db("leases.node", "is", null),
              db("leases.node", "=", db.ref("excluded.node")),
              db.not(
                db.exists(
                  db
                    .selectFrom("nodes")
                    .select("nodes.id")
                    .whereRef("nodes.id", "=", "leases.node")
                    .where("nodes.until", ">", this.#clock()),
                ),
              ),
            ]),
          ),
      )
      .returning(["table_id", "epoch"])
      .execute();
    const epochs = new Map(rows.map(({ table_id, epoch }) => [table_id, epoch]));
    return claims.map(({ table_id }) => epochs.get(table_id));
  }

  async holds({ table, epoch }: Lease): Promise<boolean> {
    const row = await this.#write
      .selectFrom("leases")
      .select("epoch")
      .where("table_id", "=", table)
      .executeTakeFirst();
    return row?.epoch === epoch;
  }

  async giveBack({ table, epoch }: Lease): Promise<void> {
    await this.#write
      .updateTable("leases")
      .set({ node: null })
      .where("table_id", "=", table)
      .where("epoch", "=", epoch)
      .execute();
  }

  async alive(): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom("nodes").select("id").where("until", ">", this.#clock()).execute();
    return rows.map(({ id }) => id);
  }

  async orphans(limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("leases")
      .select("leases.table_id")
      .where(isOrphan(this.#clock))
      .where((db) => db.or([hasBots(db), hasClocks(db)]))
      .limit(limit)
      .execute();
    if (rows.length === 0) await this.#forgetTheDead();
    return rows.map(({ table_id }) => table_id);
  }

  /** Where only people play there is nothing to do before somebody comes. */
  async #forgetTheDead(): Promise<void> {
    await this.#write
      .updateTable("leases")
      .set({ node: null })
      .where(isOrphan(this.#clock))
      .where((db) => db.not(db.or([hasBots(db), hasClocks(db)])))
      .execute();
    await this.#write.deleteFrom("nodes").where("until", "<=", this.#clock()).execute();
  }

  async secret(): Promise<string> {
    await this.#write
      .insertInto("cluster")
      .values({ id: 1, secret: newToken() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    const { secret } = await this.#write.selectFrom("cluster").select("secret").executeTakeFirstOrThrow();
    return secret;
  }
}

type Looking = ExpressionBuilder<Database, "leases">;

/** Open at a node that lives no longer. */
const isOrphan =
  (clock: Clock) =>
  ({ and, eb, exists, not, selectFrom }: Looking) =>
    and([
      eb("leases.node", "is not", null),
      not(
        exists(
          selectFrom("nodes")
            .select("nodes.id")
            .whereRef("nodes.id", "=", "leases.node")
            .where("nodes.until", ">", clock()),
        ),
      ),
    ]);

/** Its clocks run whether anybody comes or not. */
const hasClocks = ({ exists, selectFrom }: Looking) =>
  exists(
    selectFrom("deadlines")
      .select("deadlines.table_id")
      .whereRef("deadlines.table_id", "=", "leases.table_id"),
  );

const hasBots = ({ exists, selectFrom }: Looking) =>
  exists(
    selectFrom("seats")
      .select("seats.seat")
      .whereRef("seats.table_id", "=", "leases.table_id")
      .where("seats.bot", "is not", null),
  );
