import SQLite, { type Database } from "better-sqlite3";

/** The file of the data. Every commit is on the disk before it is told. */
export function openFile(path: string): Database {
  const file = new SQLite(path);
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  file.pragma("busy_timeout = 5000");
  return file;
}

/** What came of a statement. */
export interface Result {
  readonly rows: unknown[];
  readonly changes?: number;
}

/** More than there are in the code: they differ by how many rows they insert. */
const MOST_KEPT = 500;

/** Runs statements on a file, each prepared once. */
export class Statements {
  readonly #file: Database;
  readonly #kept = new Map<string, ReturnType<Database["prepare"]>>();

  constructor(file: Database) {
    this.#file = file;
  }

  run(sql: string, parameters: readonly unknown[]): Result {
    const statement = this.#kept.get(sql) ?? this.#file.prepare(sql);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(sql, statement);
    if (statement.reader) return { rows: statement.all(...parameters) };
    return { rows: [], changes: statement.run(...parameters).changes };
  }

  close(): void {
    this.#file.close();
  }
}
