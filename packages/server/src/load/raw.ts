import { join } from "node:path";
import SQLite from "better-sqlite3";
import pg from "pg";

const ROWS = 64;

/** How many rows a second a bare loop brings to the disk of this folder, in commits of 64: the measure of the machine. */
export function rawPerSecond(folder: string, seconds: number): number {
  const file = new SQLite(join(folder, "raw.sqlite"));
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = FULL");
  file.exec("create table actions (table_id text, number integer, act text, primary key (table_id, number))");
  const insert = file.prepare("insert into actions values (?, ?, ?)");
  let rows = 0;
  const commit = file.transaction(() => {
    for (let i = 0; i < ROWS; i++) insert.run(`table-${i}`, rows++, '{"do":"choose","key":"sweep:perak"}');
  });
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) commit();
  const took = performance.now() - began;
  file.close();
  return (rows * 1000) / took;
}

const WRITERS = 48;

/** The same for a PostgreSQL: plain inserts by many writers, each in a commit of its own. */
export async function rawInserts(database: string, seconds: number): Promise<number> {
  const writers = Array.from({ length: WRITERS }, () => new pg.Client(database));
  await Promise.all(writers.map((writer) => writer.connect()));
  await writers[0].query(
    "create table raw (table_id text, number integer, act text, primary key (table_id, number))",
  );
  let rows = 0;
  const began = performance.now();
  const isOver = (): boolean => performance.now() - began >= seconds * 1000;
  await Promise.all(
    writers.map(async (writer, nth) => {
      const values = [`table-${nth}`, 0, '{"do":"choose","key":"sweep:perak"}'];
      for (let number = 0; !isOver(); number++) {
        values[1] = number;
        await writer.query({ name: "raw", text: "insert into raw values ($1, $2, $3)", values });
        rows++;
      }
    }),
  );
  const took = performance.now() - began;
  await writers[0].query("drop table raw");
  await Promise.all(writers.map((writer) => writer.end()));
  return (rows * 1000) / took;
}
