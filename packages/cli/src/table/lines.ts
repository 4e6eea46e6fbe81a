import { createInterface, type Interface } from "node:readline";
import type { Io } from "../io.ts";

/** What is typed, line by line: from a terminal with editing and history, or from a pipe, which is echoed. */
export class Lines {
  readonly #io: Io;
  readonly #reader: Interface;
  readonly #typed: string[] = [];
  #ended = false;
  #waiting: ((line: string | undefined) => void) | undefined;

  constructor(io: Io) {
    this.#io = io;
    const terminal = this.#terminal;
    this.#reader = createInterface({
      input: io.stdin,
      ...(terminal && { output: io.stdout as NodeJS.WritableStream & Io["stdout"] }),
      terminal,
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    this.#reader.on("line", (line) => this.#take(line));
    this.#reader.on("close", () => {
      this.#ended = true;
      this.#waiting?.(undefined);
    });
  }

  /** The next line; none when there will be no more. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.#terminal) {
      if (this.#ended) return undefined;
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    } else this.#io.stdout.write(prompt);
    const line = this.#typed.shift() ?? (this.#ended ? undefined : await this.#wait());
    if (!this.#terminal || line === undefined) this.#io.stdout.write(`${line ?? ""}\n`);
    return line;
  }

  close(): void {
    this.#reader.close();
  }

  get #terminal(): boolean {
    return this.#io.stdin.isTTY === true && this.#io.stdout.isTTY === true;
  }

  #take(line: string): void {
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
