import { connect, type Socket } from "node:net";
import type { PageFrame, TableFrame } from "@sandtable/protocol";
import WebSocket from "ws";
import { type Answer, Browser } from "../testing/index.ts";

/** Closed because of what this end did. */
const BY_THEIR_RULES = new Set([1008, 1009, 1013]);
/** Closed because something went wrong at the server. */
const THEIR_FAULT = 1011;

/** A live connection of somebody who means ill. */
export interface Tab {
  readonly socket: WebSocket;
  /** The last that was heard. */
  readonly heard: TableFrame | undefined;
  send(frame: PageFrame | string | Uint8Array): void;
  /** The next frame; nothing when the connection is closed. */
  next(): Promise<TableFrame | undefined>;
  readonly isClosed: boolean;
}

/** Somebody from a network of their own who asks for too much, and counts how often that was refused. */
export class Stranger {
  readonly address: string;
  readonly #from: Record<string, string>;
  /** When it is enough. */
  readonly over: Promise<void>;
  #end: () => void = () => undefined;
  readonly #sockets = new Set<{ readonly end: () => void }>();
  refused = 0;
  /** How often the server said that something went wrong on its side. */
  broken = 0;
  isOver = false;

  constructor(address: string, network: string) {
    this.address = address;
    this.#from = { "x-forwarded-for": network };
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /** A browser of this network; each has a cookie of its own. */
  browser = (): Browser => new Browser(this.address);

  async ask(browser: Browser, method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await browser.ask(method, path, body, this.#from);
    if (answer.status >= 500 && answer.status !== 503) this.broken++;
    else if (answer.status >= 400) this.refused++;
    return answer;
  }

  /** A new table, or a record's. */
  async made(browser: Browser, path: string, wish: object): Promise<string> {
    const { status, body } = await this.ask(browser, "POST", path, wish);
    if (status !== 200) throw new Error(body.error);
    return body.id;
  }

  /** A page at a table. */
  async tab(browser: Browser, id: string): Promise<Tab> {
    const { cookie } = browser;
    const socket = new WebSocket(`${this.address.replace("http", "ws")}/api/tables/${id}/live`, {
      headers: { origin: this.address, ...this.#from, ...(cookie !== undefined && { cookie }) },
    });
    this.#hold(() => socket.terminate());
    const frames: TableFrame[] = [];
    let heard: TableFrame | undefined;
    let isClosed = false;
    let wake = (): void => undefined;
    socket.on("message", (data) => {
      heard = JSON.parse(String(data)) as TableFrame;
      if (heard.say === "refused") this.refused++;
      frames.push(heard);
      wake();
    });
    socket.on("error", () => undefined);
    socket.on("close", (code) => {
      isClosed = true;
      if (BY_THEIR_RULES.has(code)) this.refused++;
      if (code === THEIR_FAULT) this.broken++;
      wake();
    });
    const next = async (): Promise<TableFrame | undefined> => {
      while (frames.length === 0 && !isClosed)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return frames.shift();
    };
    const tab: Tab = {
      socket,
      get heard() {
        return heard;
      },
      get isClosed() {
        return isClosed;
      },
      send: (frame) => {
        if (isClosed) return;
        const isRaw = typeof frame === "string" || frame instanceof Uint8Array;
        socket.send(isRaw ? frame : JSON.stringify(frame));
      },
      next,
    };
    await next();
    return tab;
  }

  /** A connection on which nothing is said that is not sent by hand. */
  plug(): Socket {
    const { hostname, port } = new URL(this.address);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    this.#hold(() => socket.destroy());
    return socket;
  }

  /** Wait, but no longer than this goes on. */
  async pause(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const time = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([time, this.over]);
    clearTimeout(timer);
  }

  /** It is enough. */
  leave(): void {
    this.isOver = true;
    this.#end();
    for (const { end } of this.#sockets) end();
    this.#sockets.clear();
  }

  #hold(end: () => void): void {
    if (this.isOver) end();
    else this.#sockets.add({ end });
  }
}
