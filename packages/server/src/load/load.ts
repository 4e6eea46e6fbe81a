import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Onlookers } from "./onlookers.ts";
import { PlayedTable } from "./players.ts";
import { rawInserts, rawPerSecond } from "./raw.ts";
import { LoadedServer, type Usage } from "./server.ts";

export interface LoadWish {
  readonly seconds: number;
  readonly tables: number;
  readonly game: string;
  readonly spectators: number;
  /** Live connections in all: whoever is neither at a table that is played nor a spectator there looks on where nothing happens. */
  readonly sockets?: number | undefined;
  /** Choices a second of all tables together; none: as many as the server takes. */
  readonly rate: number | undefined;
  /** Tables besides, at which somebody plays a general. */
  readonly generals?: number | undefined;
  /** Where the data is to lie while it lasts. */
  readonly folder?: string;
  /** Servers that share a PostgreSQL, which is empty. */
  readonly nodes?: number | undefined;
  readonly database?: string | undefined;
  /** Whether each guest of a table comes to another node; if not, a table has one, as a proxy gives it that goes by the address. */
  readonly isScattered?: boolean | undefined;
  /** What is started. */
  readonly main: URL;
}

export interface LoadReport {
  readonly choicesPerSecond: number;
  /** Milliseconds from a choice to its acknowledgement: half of them were quicker, and all but one in a hundred. */
  readonly p50: number;
  readonly p99: number;
  /** Rows a second by a bare loop: grouped commits to the same disk, or plain inserts by many writers to the same PostgreSQL. */
  readonly rawPerSecond: number;
  /** Choices for one raw row. */
  readonly ratio: number;
  /** Milliseconds of the processor that all servers together take, all guests told. */
  readonly cpuPerChoice: number;
  readonly kBPerTable: number;
  /** By how much the memory grew, or shrank, while the tables were played; of little meaning in less than some minutes. */
  readonly mBPerMinute: number;
  /** Live connections that were open meanwhile. */
  readonly sockets: number;
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

/** Play at many tables of servers of its own, and measure them. */
export async function load(wish: LoadWish): Promise<LoadReport> {
  const { seconds, tables: count, game, spectators, rate, database, generals = 0 } = wish;
  const folder = mkdtempSync(join(wish.folder ?? tmpdir(), "sandtable-load-"));
  const rawSeconds = Math.min(RAW_SECONDS, seconds);
  const raw =
    database === undefined ? rawPerSecond(folder, rawSeconds) : await rawInserts(database, rawSeconds);
  const servers: LoadedServer[] = [];
  const onlookers = new Onlookers();
  const seated: PlayedTable[] = [];
  try {
    for (let node = 0; node < (wish.nodes ?? 1); node++)
      servers.push(await LoadedServer.start(wish.main, join(folder, `data-${node}`), database));
    const addresses = servers.map(({ address }) => address);
    const took: number[] = [];
    const pace = rate === undefined ? 0 : (count * 1000) / rate;
    const { isScattered } = wish;
    const play = { addresses, isScattered, game, spectators };
    const acknowledged = (milliseconds: number): number => took.push(milliseconds);
    const table = (pause: number): PlayedTable => {
      const one = new PlayedTable({ ...play, pace: pause, acknowledged }, seated.length);
      seated.push(one);
      return one;
    };
    const against = (): PlayedTable => {
      const thinks = { bot: "general", pace: GENERALS_PACE, acknowledged: () => undefined };
      const one = new PlayedTable({ ...play, ...thinks }, seated.length);
      seated.push(one);
      return one;
    };
    const warm = Array.from({ length: WARM_TABLES }, () => table(0));
    const tables = Array.from({ length: count }, () => table(pace));
    const withGenerals = Array.from({ length: generals }, against);
    const trouble = Promise.race([onlookers.trouble, ...seated.map((one) => one.trouble)]);
    const pause = (time: number): Promise<unknown> =>
      Promise.race([new Promise((resolve) => setTimeout(resolve, time * 1000)), trouble]);
    const open = async (some: readonly PlayedTable[]): Promise<void> => {
      for (let at = 0; at < some.length; at += AT_ONCE)
        await Promise.all(some.slice(at, at + AT_ONCE).map((one) => one.open()));
    };
    const usage = (collect: boolean): Promise<Usage> => used(servers, collect);

    await open(warm);
    const until = performance.now() + Math.min(WARM_SECONDS, seconds) * 1000;
    while (took.length < WARM_CHOICES && performance.now() < until) await pause(0.1);
    for (const one of warm) one.leave();
    const atTables = (count + generals) * (spectators + 2) - generals;
    await onlookers.come(addresses, game, Math.max(0, (wish.sockets ?? 0) - atTables));
    const empty = await usage(true);
    await open(tables);
    const filled = await usage(true);
    await open(withGenerals);
    const before = await usage(false);
    took.length = 0;
    const began = performance.now();
    const memory: Look[] = [];
    const looks = looksIn(seconds);
    for (let look = 0; look < looks; look++) {
      await pause(seconds / looks);
      const { bytes } = await usage(true);
      memory.push({ minutes: (performance.now() - began) / 60_000, mB: bytes / 1e6 });
    }
    const choices = took.length;
    const lasted = (performance.now() - began) / 1000;
    const after = await usage(false);
    const full = generals > 0 ? filled : await usage(true);
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
      sockets: Math.max(wish.sockets ?? 0, atTables),
    };
  } finally {
    onlookers.leave();
    for (const one of seated) one.leave();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from one choice against a general to the next: a person who looks at the table first. */
const GENERALS_PACE = 1000;

/** What all of them have used up together. */
async function used(servers: readonly LoadedServer[], collect: boolean): Promise<Usage> {
  const all = await Promise.all(servers.map((server) => server.usage({ collect })));
  return {
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    loopP999: Math.max(...all.map(({ loopP999 }) => loopP999)),
    loopLongest: Math.max(...all.map(({ loopLongest }) => loopLongest)),
  };
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
