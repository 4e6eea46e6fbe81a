import { once } from "node:events";
import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Result } from "./file.ts";

/** What is said to the thread (nothing: it is to close), and what it answers. */
export interface Run {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
export type Ran = ({ readonly id: number } & Result) | { readonly id: number; readonly error: string };

/** SQLite in a thread of its own, for Kysely: the event loop never waits for the disk. */
export class ThreadDialect implements Dialect {
  readonly #path: string;
  readonly #code: URL;

  constructor(path: string, code: URL) {
    this.#path = path;
    this.#code = code;
  }

  createDriver(): Driver {
    return new ThreadDriver(this.#path, this.#code);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

interface Waiting {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** One thread is one connection: a transaction has it to itself, everything else takes its turn. */
class ThreadDriver implements Driver, DatabaseConnection {
  readonly #path: string;
  readonly #code: URL;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;
  /** Done when whoever has the connection gives it back. */
  #free: Promise<void> = Promise.resolve();
  #giveBack: () => void = () => undefined;

  constructor(path: string, code: URL) {
    this.#path = path;
    this.#code = code;
  }

  async init(): Promise<void> {
    const worker = new Worker(this.#code, { execArgv: [], workerData: this.#path });
    this.#worker = worker;
    worker.on("message", (ran: Ran) => {
      const waiting = this.#waiting.get(ran.id);
      this.#waiting.delete(ran.id);
      if ("error" in ran) waiting?.reject(new Error(ran.error));
      else waiting?.resolve(ran);
    });
    const gone = (why: string): void => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error(why));
      this.#waiting.clear();
    };
    worker.on("error", (error) => gone(`the store has stopped: ${error.message}`));
    worker.on("exit", () => gone("the store is closed"));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const free = this.#free;
    let giveBack = (): void => undefined;
    this.#free = new Promise((resolve) => {
      giveBack = () => resolve();
    });
    await free;
    this.#giveBack = giveBack;
    return this;
  }

  async releaseConnection(): Promise<void> {
    this.#giveBack();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await new Promise<Result>((resolve, reject) => {
      if (!this.#worker) throw new Error("the store is closed");
      const id = this.#count++;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, sql, parameters } satisfies Run);
    });
    return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  /** Nothing here is large enough. */
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("this store does not stream");
  }

  async beginTransaction(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const exit = once(worker, "exit");
    // What it is at is finished first.
    worker.postMessage(undefined);
    await exit;
  }
}
