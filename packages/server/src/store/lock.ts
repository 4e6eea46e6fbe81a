import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import SQLite, { type Database } from "better-sqlite3";
import { z } from "zod";

/** Who holds a data folder, for people to read. */
const Holder = z.object({ pid: z.int(), host: z.string(), since: z.string() });

/**
 * A data folder is for one process: two would each think that they know where a table stands. The system holds the
 * lock for as long as the process lives, so that one that was killed leaves none behind.
 */
export class FolderLock {
  readonly #file: Database;

  private constructor(file: Database) {
    this.#file = file;
  }

  /** Hold the folder, or say who does. */
  static hold(folder: string): FolderLock {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = new SQLite(join(folder, "lock.sqlite"), { timeout: 0 });
    try {
      file.exec("BEGIN EXCLUSIVE");
    } catch (error) {
      file.close();
      if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
      throw new Error(
        `the data folder ${folder} is in use by ${holderOf(folder)}. End that first, or name another folder in SANDTABLE_DATA.`,
      );
    }
    const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
    writeFileSync(noteIn(folder), `${JSON.stringify(holder)}\n`);
    return new FolderLock(file);
  }

  release(): void {
    if (this.#file.open) this.#file.close();
  }
}

/** The lock itself cannot be read by others: what they are told stands beside it. */
const noteIn = (folder: string): string => join(folder, "lock.json");

function holderOf(folder: string): string {
  try {
    const { pid, host, since } = Holder.parse(JSON.parse(readFileSync(noteIn(folder), "utf8")));
    return `process ${pid} on ${host}, since ${since}`;
  } catch {
    return "another process";
  }
}
