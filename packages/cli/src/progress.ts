import type { Io } from "./io.ts";

const WIDTH = 30;
const EVERY = 200;

/** A bar on the error stream while long work runs; nothing when nobody watches. */
export class Progress {
  readonly #io: Io;
  readonly #total: number;
  #last = Number.NEGATIVE_INFINITY;

  constructor(io: Io, total: number) {
    this.#io = io;
    this.#total = total;
  }

  show(done: number): void {
    const full = Math.floor((done / this.#total) * WIDTH);
    this.tell(`[${"#".repeat(full)}${".".repeat(WIDTH - full)}] ${done}/${this.#total}`);
  }

  /** How it stands, where there is no telling how much is left. */
  tell(line: string): void {
    const now = performance.now();
    if (this.#io.stderr.isTTY !== true || now - this.#last < EVERY) return;
    this.#last = now;
    this.#io.stderr.write(`\r\x1b[K${line}`);
  }

  clear(): void {
    if (this.#io.stderr.isTTY === true) this.#io.stderr.write("\r\x1b[K");
  }
}
