import { join } from "node:path";
import SQLite from "better-sqlite3";

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
