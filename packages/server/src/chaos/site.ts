import { join } from "node:path";
import pg from "pg";
import type { Place } from "../store/open.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { Wire } from "../testing/wire.ts";
import { Disk } from "./disk.ts";
import type { Door } from "./player.ts";
import { ServerProcess } from "./process.ts";

/** Where the tables are kept. */
export const STORES = ["postgres", "sqlite"] as const;
export type StoreKind = (typeof STORES)[number];

export interface SiteWish {
  readonly store: StoreKind;
  /** What is started. */
  readonly main: URL;
  /** Servers that have tables, and processes that only think; without a PostgreSQL there is one server. */
  readonly nodes: number;
  readonly workers: number;
  /** A file to which all servers write their log. */
  readonly log?: string | undefined;
}

/** A server that has tables, and the wires that lead to it and from it. */
export interface SiteNode {
  readonly process: ServerProcess;
  /** From the pages, from other nodes, and to the database. */
  readonly wires: { readonly pages: Wire; readonly nodes?: Wire; readonly database?: Wire };
}

/** So long a proxy takes to notice that a node says nothing any more. */
const PROXY_NOTICES = 2000;
/** Whoever was killed leaves things behind that are gone a little later: until then it cannot begin again. */
const BEGINS_WITHIN = 60_000;
/** Little is written ahead, and what is not needed is given back: so a full disk is soon felt. */
const SMALL = ["min_wal_size=2MB", "max_wal_size=16MB"];

/** Everything that somebody has who runs Sandtable: servers, machines that think, a database, a disk, and wires between them. */
export class Site implements Door {
  readonly disk: Disk;
  readonly nodes: readonly SiteNode[];
  readonly workers: readonly ServerProcess[];
  readonly postgres: TestPostgres | undefined;
  /** For whoever looks after it. */
  readonly place: Place;
  readonly #wires: readonly Wire[];
  #turn = 0;

  constructor(parts: Pick<Site, "disk" | "nodes" | "workers" | "postgres" | "place">) {
    this.disk = parts.disk;
    this.nodes = parts.nodes;
    this.workers = parts.workers;
    this.postgres = parts.postgres;
    this.place = parts.place;
    this.#wires = parts.nodes.flatMap(({ wires }) => Object.values(wires));
  }

  static async open(wish: SiteWish): Promise<Site> {
    const disk = new Disk();
    try {
      const site = await (wish.store === "sqlite" ? oneServer(disk, wish) : many(disk, wish));
      await Promise.all(site.nodes.map((node) => site.begin(node)));
      await Promise.all(site.workers.map((worker) => worker.begin()));
      return site;
    } catch (error) {
      disk.remove();
      throw error;
    }
  }

  /** Start a server, and lead those who look for it there. */
  async begin({ process, wires }: SiteNode): Promise<void> {
    const port = await process.begin();
    for (const wire of [wires.pages, wires.nodes]) if (wire) wire.to = port;
  }

  /** Start the database again, as whoever runs it would have it done by the system. */
  async beginPostgres(): Promise<void> {
    const end = performance.now() + BEGINS_WITHIN;
    while (this.postgres && !(await this.postgres.answers())) {
      if (performance.now() > end) throw new Error("PostgreSQL does not come back");
      // What was left behind may be in its way for a moment.
      if (!this.postgres.lives) await this.postgres.begin().catch(() => undefined);
    }
  }

  /** Have the database go on to the next file of what it writes ahead, as it does by itself after a while. */
  async useUpRoom(): Promise<void> {
    const { database } = this.place;
    if (database !== undefined) await ask(database, "select pg_switch_wal()").catch(() => undefined);
  }

  /** How often a server ended by itself. */
  get crashes(): number {
    return [...this.nodes.map(({ process }) => process), ...this.workers].reduce(
      (sum, one) => sum + one.crashes,
      0,
    );
  }

  /** The server that has the most tables open: what happens to it is felt by most. */
  async busiest(): Promise<SiteNode> {
    const { database } = this.place;
    if (database === undefined) return this.nodes[0];
    const { rows } = await ask<{ address: string }>(
      database,
      `select address from leases join nodes on nodes.id = leases.node
      where until > extract(epoch from clock_timestamp()) * 1000 group by address order by count(*) desc`,
    );
    const open = rows.map(({ address }) =>
      this.nodes.find(({ wires }) => address.endsWith(`:${wires.nodes?.port}`)),
    );
    return open.find((node) => node !== undefined) ?? this.nodes[0];
  }

  /** To the next of those nodes that a proxy takes for healthy. */
  address(): string {
    const healthy = this.nodes.filter(({ process }) => process.isReady && process.pausedFor < PROXY_NOTICES);
    const all = healthy.length > 0 ? healthy : this.nodes;
    return `http://127.0.0.1:${all[this.#turn++ % all.length].wires.pages.port}`;
  }

  /** End the servers, in order; then only the database is left to look at. */
  async close(): Promise<void> {
    await Promise.all(
      [...this.nodes.map(({ process }) => process), ...this.workers].map((one) => one.end("SIGTERM")),
    );
  }

  async remove(): Promise<void> {
    const processes = [...this.nodes.map(({ process }) => process), ...this.workers];
    await Promise.all(processes.map((one) => one.end("SIGKILL")));
    for (const wire of this.#wires) wire.remove();
    await this.postgres?.remove();
    this.disk.remove();
  }
}

async function ask<R extends pg.QueryResultRow>(database: string, sql: string): Promise<pg.QueryResult<R>> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    return await client.query<R>(sql);
  } finally {
    await client.end();
  }
}

const envOf = ({ log }: SiteWish): Readonly<Record<string, string>> => ({
  HOST: "127.0.0.1",
  PORT: "0",
  SANDTABLE_LOG: log === undefined ? "silent" : "warn",
});

async function oneServer(disk: Disk, wish: SiteWish): Promise<Site> {
  const data = join(disk.folder, "data");
  const env = { ...envOf(wish), SANDTABLE_DATA: data, SANDTABLE_DATABASE: "", SANDTABLE_NODE: "" };
  const node = {
    process: new ServerProcess(wish.main, [], env, wish.log),
    wires: { pages: await Wire.lay() },
  };
  return new Site({ disk, nodes: [node], workers: [], postgres: undefined, place: { data } });
}

async function many(disk: Disk, wish: SiteWish): Promise<Site> {
  const { main, log } = wish;
  const postgres = await TestPostgres.start({ durable: true, under: disk.folder, flags: SMALL });
  const database = await postgres.database();
  const node = async (): Promise<SiteNode> => {
    const wires = {
      pages: await Wire.lay(),
      nodes: await Wire.lay(),
      database: await Wire.lay(postgres.port),
    };
    const through = new URL(database);
    through.port = String(wires.database.port);
    const env = {
      ...envOf(wish),
      SANDTABLE_DATABASE: through.href,
      SANDTABLE_NODE: `http://127.0.0.1:${wires.nodes.port}`,
    };
    return { process: new ServerProcess(main, ["--role", "web"], env, log), wires };
  };
  const worker = (): ServerProcess =>
    new ServerProcess(main, ["--role", "worker"], { ...envOf(wish), SANDTABLE_DATABASE: database }, log);
  return new Site({
    disk,
    nodes: await Promise.all(Array.from({ length: wish.nodes }, node)),
    workers: Array.from({ length: wish.workers }, worker),
    postgres,
    place: { data: "", database },
  });
}
