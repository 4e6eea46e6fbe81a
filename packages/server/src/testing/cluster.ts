import type { Socket } from "node:net";
import { vi } from "vitest";
import type { ServerOptions } from "../http/server.ts";
import { RHYTHM, type Rhythm } from "../nodes/tenant.ts";
import { openPostgres } from "../store/postgres.ts";
import type { Store } from "../store/store.ts";
import { type Browser, openServer } from "./index.ts";

export interface Node extends Awaited<ReturnType<typeof openServer>> {
  readonly store: Store;
  /** It gives no sign of life any more, and does not notice. */
  silence(): void;
  /** It is gone as by a power cut: no sign of life, and no word to anybody. */
  kill(): void;
}

/** Nothing runs out by itself, however busy this machine is. */
const patient: Rhythm = { ...RHYTHM, lease: 60_000, look: 50 };

/** Nodes in this process that share a PostgreSQL. */
export class Cluster {
  readonly #nodes: Node[] = [];

  async open(database: string, options: Partial<ServerOptions> = {}): Promise<Node> {
    const store = await openPostgres(database, () => undefined);
    const server = await openServer({ store, rhythm: patient, ...options });
    const sockets = new Set<Socket>();
    server.app.server.on("connection", (socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    const silence = (): void => {
      vi.spyOn(store.leases, "renew").mockReturnValue(new Promise(() => undefined));
    };
    const kill = (): void => {
      silence();
      server.app.server.close();
      for (const socket of sockets) socket.resetAndDestroy();
    };
    const node = { ...server, store, silence, kill };
    this.#nodes.push(node);
    return node;
  }

  async close(): Promise<void> {
    for (const node of this.#nodes.splice(0)) await node.close();
  }
}

/** The same person, asking another node. */
export function at(node: Node, { cookie }: Browser): Browser {
  const browser = node.browser();
  browser.cookie = cookie;
  return browser;
}
