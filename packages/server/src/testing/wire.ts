import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

interface Link {
  /** Who called, and who was called. */
  readonly caller: Socket;
  readonly called: Socket;
}

/** A stretch of network on this machine, with everything that can happen to one. */
export class Wire {
  /** The port that it leads to. */
  to: number;
  readonly #server: Server;
  readonly #links = new Set<Link>();
  #isStalled = false;

  private constructor(server: Server, to: number) {
    this.#server = server;
    this.to = to;
    server.on("connection", (caller) => this.#link(caller));
  }

  static async lay(to = 0): Promise<Wire> {
    const server = createServer({ allowHalfOpen: true }).listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Wire(server, to);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Every connection breaks. */
  cut(): void {
    for (const { caller, called } of this.#links) for (const end of [caller, called]) end.resetAndDestroy();
  }

  /** Nothing arrives any more, and nobody is told. */
  stall(): void {
    this.#isStalled = true;
    for (const { caller, called } of this.#links) for (const end of [caller, called]) end.pause();
  }

  /** What has waited arrives. */
  flow(): void {
    this.#isStalled = false;
    for (const { caller, called } of this.#links) for (const end of [caller, called]) end.resume();
  }

  /** What is connected now is forgotten, as by a gate that was replaced: it never arrives, and nobody is told. */
  forget(): void {
    for (const { caller, called } of this.#links) for (const end of [caller, called]) end.pause();
    this.#links.clear();
  }

  /** One side of every connection hears that the other has said its last word, which has not. */
  close(side: keyof Link): void {
    for (const link of this.#links) link[side].end();
  }

  remove(): void {
    this.#server.close();
    this.cut();
  }

  #link(caller: Socket): void {
    const called = connect({ port: this.to, host: "127.0.0.1", allowHalfOpen: true });
    const link = { caller, called };
    this.#links.add(link);
    for (const [end, other] of [
      [caller, called],
      [called, caller],
    ]) {
      if (this.#isStalled) end.pause();
      end.setNoDelay(true);
      end.on("data", (data) => !other.writableEnded && other.write(data));
      end.on("end", () => other.end());
      end.on("error", () => end.destroy());
      end.on("close", () => {
        other.destroy();
        this.#links.delete(link);
      });
    }
  }
}
