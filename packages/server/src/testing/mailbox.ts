import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";

/** A server of the tests' own that takes mail and shows it. */
export class Mailbox {
  readonly letters: string[] = [];
  readonly #server: Server;
  readonly #waiting = new Set<() => void>();

  private constructor() {
    this.#server = createServer((socket) => this.#take(socket));
  }

  static async open(): Promise<Mailbox> {
    const box = new Mailbox();
    box.#server.listen(0, "127.0.0.1");
    await once(box.#server, "listening");
    return box;
  }

  get address(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Until so many letters have come. */
  async until(count: number): Promise<void> {
    while (this.letters.length < count) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  close(): void {
    this.#server.close();
  }

  #take(socket: Socket): void {
    let told = "";
    let isLetter = false;
    socket.on("error", () => undefined);
    socket.write("220 box\r\n");
    socket.on("data", (part) => {
      told += part.toString("utf8");
      for (;;) {
        const end = told.indexOf(isLetter ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const said = told.slice(0, end);
        told = told.slice(end + (isLetter ? 5 : 2));
        if (isLetter) this.#keep(said);
        isLetter = !isLetter && /^DATA/i.test(said);
        socket.write(isLetter ? "354 go on\r\n" : /^QUIT/i.test(said) ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  }

  #keep(letter: string): void {
    this.letters.push(letter.replace(/=\r\n/g, "").replace(/=3D/g, "="));
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
