import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { botFor } from "@sandtable/bots";
import type {
  NewTable,
  PageFrame,
  Standing,
  TableFrame,
  TableLine,
  Update,
  UpdateSent,
  View,
} from "@sandtable/protocol";
import { changed } from "@sandtable/protocol/change";
import WebSocket from "ws";
import { analysed } from "../bots/analysis.ts";
import type { Analyst } from "../bots/analyst.ts";
import { think } from "../bots/think.ts";
import type { Thinker } from "../bots/thinker.ts";
import type { Limits } from "../fair/limits.ts";
import { library, libraryOf } from "../games.ts";
import { buildServer, type ServerOptions } from "../http/server.ts";
import { checkRecord } from "../records/check.ts";
import { writtenHistory, writtenTranscript } from "../records/history.ts";
import type { RecordReader } from "../records/reader.ts";
import { envelopesShelf } from "./envelopes.ts";
import { openStoreHere } from "./store.ts";

const everyGame = libraryOf([...library.values(), envelopesShelf]);

/** A folder that is gone after the tests. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "sandtable-server-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Thinks at once, in this process, and not long. */
export const here: Thinker = {
  think: async (task) => think(everyGame, { ...task, left: Math.min(task.left ?? 100, 100) }),
  async close() {},
};

/** The same for analyses: an officer is judge. */
const analystHere: Analyst = {
  async analyse(task, hear) {
    const shelf = everyGame.get(task.game);
    if (!shelf) throw new Error("there is no such game");
    const judge = botFor("officer", shelf.game);
    const glance = { looks: 1, horizon: 1, temperature: 0 };
    return analysed(everyGame, task, hear, { glance, judge, most: 3, least: 0 });
  },
  async close() {},
};

/** The same for records. */
const readerHere: RecordReader = {
  read: async (body) => checkRecord(everyGame, body),
  history: async (lookBack) => writtenHistory(everyGame, lookBack),
  transcript: async (record) => writtenTranscript(everyGame, record),
  async close() {},
};

/** One browser does in a second what a person does in a week; tests of the limits set them. */
const generous: Partial<Limits> = {
  personWorkSaved: 1e9,
  networkWorkSaved: 1e9,
  personSockets: 1000,
  networkSockets: 1000,
  networkSpectators: 200,
  personLookBacks: 100,
  networkLookBacks: 100,
  personImports: 100,
  networkImports: 100,
  personAnalyses: 100,
  networkAnalyses: 100,
};

/** A server of the tests' own, on a free port of this machine. */
export async function openServer(options: Partial<ServerOptions> = {}) {
  const folder = temporaryFolder();
  const data = join(folder.path, "data");
  const store = options.store ?? (await openStoreHere(options.data ?? data));
  const app = await buildServer({
    data,
    page: join(folder.path, "page"),
    store,
    library: everyGame,
    thinker: here,
    analyst: analystHere,
    reader: readerHere,
    limits: generous,
    logLevel: "silent",
    ...options,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    app,
    store,
    address,
    data,
    folder: folder.path,
    browser: () => new Browser(address),
    async close() {
      await app.close();
      folder.remove();
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

/** A browser with its own cookies. */
export class Browser {
  readonly address: string;
  cookie: string | undefined;

  constructor(address: string) {
    this.address = address;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(this.address + path, {
      method,
      redirect: "manual",
      headers: {
        ...(method !== "GET" && { origin: this.address }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get("set-cookie");
    if (set) this.cookie = set.split(";")[0];
    const text = await response.text();
    const isJson = text !== "" && response.headers.get("content-type")?.includes("json");
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  }

  get = (path: string): Promise<Answer> => this.ask("GET", path);
  post = (path: string, body?: unknown): Promise<Answer> => this.ask("POST", path, body);

  /** A new table; its id. */
  async newTable(wish: Partial<NewTable>): Promise<string> {
    const { status, body } = await this.post("/api/tables", {
      game: "malaya",
      seat: "british",
      opponent: { kind: "hotseat" },
      ...wish,
    });
    if (status !== 200) throw new Error(body.error);
    return body.id;
  }

  /** Sit down by a link, as the button on its page does. */
  join(invite: string): Promise<Answer> {
    const [, , id, secret] = invite.split("/");
    return this.post(`/api/tables/${id}/join`, { secret });
  }

  /** What the page of a link is told. */
  invitation(invite: string): Promise<Answer> {
    const [, , id, secret] = invite.split("/");
    return this.post(`/api/tables/${id}/invitation`, { secret });
  }

  async line(id: string): Promise<TableLine> {
    return (await this.get(`/api/tables/${id}`)).body;
  }

  live = (id: string): Promise<Page> => Page.open(this, id);
}

type Told<S extends TableFrame["say"]> = Extract<TableFrame, { say: S }>;

/** A page with a live connection: what it was told, in order, and where the table stands for it. */
export class Page {
  readonly socket: WebSocket;
  readonly frames: TableFrame[] = [];
  standing!: Standing;
  closed: number | undefined;
  readonly #waiting = new Set<() => void>();
  readonly #views = new Map<number, View>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data) => {
      const frame = JSON.parse(String(data)) as TableFrame;
      this.frames.push(frame);
      this.#note(frame);
      if ("standing" in frame) this.standing = frame.standing;
      for (const wake of this.#waiting) wake();
    });
    socket.on("close", (code) => {
      this.closed = code;
      for (const wake of this.#waiting) wake();
    });
    socket.on("error", () => undefined);
  }

  static async open(browser: Browser, id: string): Promise<Page> {
    const socket = new WebSocket(`${browser.address.replace("http", "ws")}/api/tables/${id}/live`, {
      headers: { origin: browser.address, ...(browser.cookie !== undefined && { cookie: browser.cookie }) },
    });
    const page = new Page(socket);
    await page.until(() => page.frames.length > 0);
    return page;
  }

  get welcome(): Told<"welcome"> {
    return this.frames[0] as Told<"welcome">;
  }

  get keys(): string[] {
    return this.standing.question?.choices?.map(({ key }) => key) ?? [];
  }

  /** Every update that was told since the welcome, in the order of telling: whole, as a page makes it. */
  readonly updates: Update[] = [];

  #note(frame: TableFrame): void {
    if (frame.say === "welcome") this.#whole(frame.latest);
    if (frame.say === "updates") for (const update of frame.updates) this.updates.push(this.#whole(update));
  }

  #whole({ change, ...update }: UpdateSent): Update {
    const before = this.#views.get(update.number - 1);
    if (update.view === undefined && before === undefined)
      throw new Error(`update ${update.number} is a change of a view that was never told`);
    const view = update.view ?? changed(before!, change);
    this.#views.set(update.number, view);
    return { ...update, view };
  }

  send(frame: PageFrame | string): void {
    this.socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  /** Say something, and wait for the next frame that is of this kind. */
  async ask<S extends TableFrame["say"]>(frame: PageFrame | string, say: S): Promise<Told<S>> {
    const told = this.frames.length;
    this.send(frame);
    await this.until(() => this.frames.slice(told).some((later) => later.say === say));
    return this.frames.slice(told).find((later) => later.say === say) as Told<S>;
  }

  /** Take a choice and wait until it is told. */
  choose(key: string, number = this.standing.number): Promise<Told<"updates">> {
    return this.ask({ do: "choose", number, key }, "updates");
  }

  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (!isSo() && this.closed === undefined) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        if (isSo()) resolve();
        else reject(new Error(`the connection was closed (${this.closed})`));
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`waited in vain after ${JSON.stringify(this.frames.at(-1))?.slice(0, 300)}`));
      }, 20_000);
      this.#waiting.add(look);
      look();
    });
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== undefined);
  }
}
