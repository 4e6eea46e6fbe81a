import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../store/open.ts";
import { Browser } from "../testing/index.ts";
import { gameOf, keepGame } from "../testing/kept.ts";
import { newId, newToken } from "../tokens.ts";
import { LoadedServer } from "./server.ts";

export interface StoredWish {
  /** How many tables lie in the store before it is started. */
  readonly stored: number;
  readonly game: string;
  /** An empty PostgreSQL; none: a file. */
  readonly database: string | undefined;
  readonly folder?: string;
  readonly main: URL;
}

/** Milliseconds; of what is done often, half of it was quicker, and all but one in a hundred. */
export interface StoredReport {
  readonly tables: number;
  readonly startMs: number;
  /** A table that nobody has looked at since. */
  readonly openP50: number;
  readonly openP99: number;
  /** What one takes of the server's processor, however busy the machine is. */
  readonly openCpu: number;
  /** One's own tables, as many as a list may have. */
  readonly listP50: number;
  readonly listP99: number;
  readonly listCpu: number;
}

/** Some updates of a game that is half a turn old: a checkpoint, and actions behind it. */
const UPDATES = 20;
/** What one person has, of all; the list tells no more of them. */
const OWN = 200;
const AT_ONCE = 64;
const TIMES = 200;

/** What a server costs in whose store many tables lie. */
export async function withManyStored({
  stored,
  game,
  database,
  folder,
  main,
}: StoredWish): Promise<StoredReport> {
  const place = mkdtempSync(join(folder ?? tmpdir(), "sandtable-stored-"));
  const data = join(place, "data");
  const token = newToken();
  const ids = Array.from({ length: stored }, newId);
  try {
    await keepAll({ data, database }, game, ids, token);
    const began = performance.now();
    const server = await LoadedServer.start(main, data, database);
    const startMs = Math.round(performance.now() - began);
    const browser = new Browser(server.address);
    browser.cookie = `sandtable=${token}`;
    // Others come first: code that is not warm yet is not measured.
    const others = ids.slice(0, TIMES);
    const looked = ids.slice(-TIMES);
    try {
      for (const id of others) await mustGet(browser, `/api/tables/${id}`);
      const cpu = async (): Promise<number> => (await server.usage({ collect: false })).cpu;
      const before = await cpu();
      const opened = await timed(looked, (id) => mustGet(browser, `/api/tables/${id}`));
      const between = await cpu();
      const lists = await timed(looked, () => mustGet(browser, "/api/tables"));
      const after = await cpu();
      const each = (used: number): number => Number((used / looked.length).toFixed(2));
      return {
        tables: stored,
        startMs,
        openP50: rank(opened, 0.5),
        openP99: rank(opened, 0.99),
        openCpu: each(between - before),
        listP50: rank(lists, 0.5),
        listP99: rank(lists, 0.99),
        listCpu: each(after - between),
      };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function keepAll(
  place: { readonly data: string; readonly database: string | undefined },
  name: string,
  ids: readonly string[],
  token: string,
): Promise<void> {
  const store = await openStore(place, () => undefined);
  const game = gameOf(UPDATES, name);
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await Promise.all(
      ids
        .slice(at, at + AT_ONCE)
        .map((id, nth) => keepGame(store, id, at + nth < OWN ? token : newToken(), game)),
    );
  await store.close();
}

async function mustGet(browser: Browser, path: string): Promise<void> {
  const { status, text } = await browser.get(path);
  if (status !== 200) throw new Error(text);
}

/** How long each took, from the shortest up. */
async function timed<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<number[]> {
  const took: number[] = [];
  for (const one of all) {
    const began = performance.now();
    await act(one);
    took.push(performance.now() - began);
  }
  return took.sort((a, b) => a - b);
}

const rank = (inOrder: readonly number[], part: number): number =>
  Number((inOrder[Math.floor(inOrder.length * part)] ?? 0).toFixed(1));
