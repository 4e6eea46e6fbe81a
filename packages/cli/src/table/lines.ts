import { createInterface, type Interface } from "node:readline";
import type { Io } from "../io.ts";

/** What is typed, line by line: from a terminal with editing and history, or from a pipe, which is echoed. */
export class Lines {
  readonly #io: Io;
  #reader: Interface;
  readonly #typed: (string | undefined)[] = [];
  #ended = false;
  #waiting: ((line: string | undefined) => void) | undefined;

  constructor(io: Io) {
    this.#io = io;
    this.#reader = this.#open();
  }

  /** The next line; none when there will be no more, or when somebody at a terminal has typed Ctrl-C or Ctrl-D. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.#terminal) {
      if (this.#ended) return undefined;
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    } else this.#io.stdout.write(prompt);
    const waits = this.#typed.length === 0 && !this.#ended;
    const line = waits ? await this.#wait() : this.#typed.shift();
    if (!this.#terminal || line === undefined) this.#io.stdout.write(`${line ?? ""}\n`);
    return line;
  }

  /** Listen again after Ctrl-C or Ctrl-D; false where nobody can type any more. */
  goOn(): boolean {
    const { stdin } = this.#io;
    if (!this.#terminal || stdin.readableEnded || stdin.destroyed) return false;
    if (this.#ended) {
      this.#ended = false;
      this.#reader = this.#open();
    }
    return true;
  }

  close(): void {
    this.#reader.close();
  }

  get #terminal(): boolean {
    return this.#io.stdin.isTTY === true && this.#io.stdout.isTTY === true;
  }

  #open(): Interface {
    const terminal = this.#terminal;
    const reader = createInterface({
      input: this.#io.stdin,
      ...(terminal && { output: this.#io.stdout as NodeJS.WritableStream & Io["stdout"] }),
      terminal,
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    reader.on("line", (line) => this.#take(line));
    reader.on("SIGINT", () => {
      // Away with what was typed so far.
      reader.write(null, { ctrl: true, name: "e" });
      reader.write(null, { ctrl: true, name: "u" });
      this.#take(undefined);
    });
    reader.on("close", () => {
      this.#ended = true;
      this.#waiting?.(undefined);
    });
    return reader;
  }

  #take(line: string | undefined): void {
    if (this.#waiting) this.#waiting(line);
    else this.#typed.push(line);
  }

  #wait(): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.#waiting = (line) => {
        this.#waiting = undefined;
        resolve(line);
      };
    });
  }
}
