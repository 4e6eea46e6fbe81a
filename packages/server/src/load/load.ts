import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PlayedTable } from "./players.ts";
import { rawPerSecond } from "./raw.ts";
import { LoadedServer } from "./server.ts";

export interface LoadWish {
  readonly seconds: number;
  readonly tables: number;
  readonly game: string;
  readonly spectators: number;
  /** Choices a second of all tables together; none: as many as the server takes. */
  readonly rate: number | undefined;
  /** Where the data is to lie while it lasts. */
  readonly folder?: string;
  /** What is started. */
  readonly main: URL;
}

export interface LoadReport {
  readonly choicesPerSecond: number;
  /** Milliseconds from a choice to its acknowledgement: half of them were quicker, and all but one in a hundred. */
  readonly p50: number;
  readonly p99: number;
  readonly rawPerSecond: number;
  /** Choices for one raw row. */
  readonly ratio: number;
  /** Milliseconds of the server's processor, all guests told. */
  readonly cpuPerChoice: number;
  readonly kBPerTable: number;
  /** By how much the memory grew, or shrank, while the tables were played; of little meaning in less than some minutes. */
  readonly mBPerMinute: number;
}

/**
 * A few tables are played first, so that code which is not warm yet, and its memory, are not measured: until so much has
 * been chosen that the compiler is done, however busy the machine is.
 */
const WARM_TABLES = 8;
const WARM_CHOICES = 5000;
const WARM_SECONDS = 15;
/** Tables that sit down at once. */
const AT_ONCE = 16;
const RAW_SECONDS = 1;
/** How often the memory is looked at: what is dead is collected for it, which costs time of itself, so not too often. */
const looksIn = (seconds: number): number => Math.min(10, Math.max(2, Math.floor(seconds / 6)));

/** Play at many tables of a server of its own, and measure it. */
export async function load(wish: LoadWish): Promise<LoadReport> {
  const { seconds, tables: count, game, spectators, rate } = wish;
  const folder = mkdtempSync(join(wish.folder ?? tmpdir(), "sandtable-load-"));
  const raw = rawPerSecond(folder, Math.min(RAW_SECONDS, seconds));
  const server = await LoadedServer.start(wish.main, join(folder, "data"));
  const took: number[] = [];
  const pace = rate === undefined ? 0 : (count * 1000) / rate;
  const acknowledged = (milliseconds: number): number => took.push(milliseconds);
  const play = { address: server.address, game, spectators, acknowledged };
  const table = (nth: number, pause: number): PlayedTable => new PlayedTable({ ...play, pace: pause }, nth);
  const warm = Array.from({ length: WARM_TABLES }, (_, nth) => table(nth, 0));
  const tables = Array.from({ length: count }, (_, nth) => table(nth + WARM_TABLES, pace));
  const trouble = Promise.race([...warm, ...tables].map((one) => one.trouble));
  const pause = (time: number): Promise<unknown> =>
    Promise.race([new Promise((resolve) => setTimeout(resolve, time * 1000)), trouble]);
  try {
    await Promise.all(warm.map((one) => one.open()));
    const until = performance.now() + Math.min(WARM_SECONDS, seconds) * 1000;
    while (took.length < WARM_CHOICES && performance.now() < until) await pause(0.1);
    for (const one of warm) one.leave();
    const empty = await server.usage({ collect: true });
    for (let at = 0; at < count; at += AT_ONCE)
      await Promise.all(tables.slice(at, at + AT_ONCE).map((one) => one.open()));
    const before = await server.usage({ collect: false });
    took.length = 0;
    const began = performance.now();
    const memory: Look[] = [];
    const looks = looksIn(seconds);
    for (let look = 0; look < looks; look++) {
      await pause(seconds / looks);
      const { bytes } = await server.usage({ collect: true });
      memory.push({ minutes: (performance.now() - began) / 60_000, mB: bytes / 1e6 });
    }
    const choices = took.length;
    const lasted = (performance.now() - began) / 1000;
    const after = await server.usage({ collect: false });
    const full = await server.usage({ collect: true });
    const choicesPerSecond = choices / lasted;
    took.sort((a, b) => a - b);
    return {
      choicesPerSecond: round(choicesPerSecond, 1),
      p50: round(took[Math.floor(choices * 0.5)] ?? 0, 2),
      p99: round(took[Math.floor(choices * 0.99)] ?? 0, 2),
      rawPerSecond: round(raw, 0),
      ratio: round(choicesPerSecond / raw, 4),
      cpuPerChoice: round((after.cpu - before.cpu) / Math.max(1, choices), 3),
      kBPerTable: round((full.bytes - empty.bytes) / 1000 / count, 1),
      mBPerMinute: round(slopeOf(memory.slice(looks > 3 ? looks / 2 : 0)), 2),
    };
  } finally {
    for (const one of [...warm, ...tables]) one.leave();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Look {
  readonly minutes: number;
  readonly mB: number;
}

/** The line that lies closest to what was seen: by how much it rises in a minute. */
function slopeOf(looks: readonly Look[]): number {
  const mean = (of: (look: Look) => number): number =>
    looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const [at, level] = [mean(({ minutes }) => minutes), mean(({ mB }) => mB)];
  const spread = mean(({ minutes }) => (minutes - at) ** 2);
  return spread === 0 ? 0 : mean(({ minutes, mB }) => (minutes - at) * (mB - level)) / spread;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
