import { once } from "node:events";
import type WebSocket from "ws";
import { Browser } from "../testing/index.ts";
import { behindProxy, lineOf } from "./players.ts";

/** Fewer than may come to one table from one network. */
const AT_A_TABLE = 80;
/** Connections that are made at once. */
const AT_ONCE = 40;

/** People who look at tables where nothing happens: connections that only have to be held. */
export class Onlookers {
  readonly #sockets: WebSocket[] = [];
  #isLeft = false;
  #fail: (error: Error) => void = () => undefined;
  /** Rejects when one of them loses the connection. */
  readonly trouble: Promise<never>;

  constructor() {
    this.trouble = new Promise((_, reject) => {
      this.#fail = reject;
    });
  }

  async come(addresses: readonly string[], game: string, count: number): Promise<void> {
    for (let nth = 0; this.#sockets.length < count; nth++) {
      const from = behindProxy(2, nth);
      const host = new Browser(addresses[nth % addresses.length]);
      const wish = { game, seat: "random", opponent: { kind: "hotseat" } };
      const { status, body } = await host.ask("POST", "/api/tables", wish, from);
      if (status !== 200) throw new Error(body.error);
      const here = Math.min(AT_A_TABLE, count - this.#sockets.length);
      for (let at = 0; at < here; at += AT_ONCE)
        await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, here - at) }, (_, index) =>
            this.#one(new Browser(addresses[(nth + index) % addresses.length]), body.id, from),
          ),
        );
    }
  }

  async #one(browser: Browser, table: string, from: Readonly<Record<string, string>>): Promise<void> {
    const socket = lineOf(browser, table, from);
    this.#sockets.push(socket);
    socket.on("error", (error) => this.#fail(error));
    socket.on("close", (code) => {
      if (!this.#isLeft) this.#fail(new Error(`an onlooker was closed with ${code}`));
    });
    await once(socket, "message");
  }

  leave(): void {
    this.#isLeft = true;
    for (const socket of this.#sockets.splice(0)) socket.close();
  }
}
