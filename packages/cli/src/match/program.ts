import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { type HostFrame, LONGEST_LINE } from "@sandtable/protocol/door";
import { cause } from "../files.ts";
import type { Io } from "../io.ts";
import { Problem } from "../problem.ts";

/** A program that cannot go on with its game: what it did, to be read after its name. */
export class Lost extends Error {
  override readonly name = "Lost";
}

/** Lines said without being asked; a program that says more is not listening. */
const MOST_WAITING = 100;
/** How long a program may take to leave once it is told to. */
const GOODBYE = 1000;

/** A program from outside, and the lines it is told and says. */
export class Program {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #seconds: number;
  readonly #lines: string[] = [];
  #begun = "";
  #lost: Lost | undefined;
  #wake: (() => void) | undefined;
  readonly #gone: Promise<void>;

  private constructor(child: ChildProcessWithoutNullStreams, io: Io, seconds: number) {
    this.#child = child;
    this.#seconds = seconds;
    child.stdout.setEncoding("utf8").on("data", (text: string) => this.#take(text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => io.stderr.write(text));
    // A program that is gone is told by its end.
    child.stdin.on("error", () => undefined);
    child.on("close", (code, signal) => this.#lose(`it ended (${signal ?? `exit code ${code}`})`));
    this.#gone = new Promise((resolve) => child.on("exit", () => resolve()));
  }

  /** Start it, without a shell. One that cannot be started is a problem of whoever named it. */
  static async start([file, ...args]: readonly string[], io: Io, seconds: number): Promise<Program> {
    const child = spawn(file, args, { stdio: "pipe", shell: false });
    await new Promise<void>((resolve, reject) => {
      child.once("spawn", resolve);
      child.once("error", (error) =>
        reject(new Problem(`The program ${file} cannot be started, because ${cause(error)}.`)),
      );
    });
    return new Program(child, io, seconds);
  }

  say(frame: HostFrame): void {
    this.#child.stdin.write(`${JSON.stringify(frame)}\n`);
  }

  /** The next line it says, within its time. */
  async hear(): Promise<string> {
    if (this.#lines.length === 0 && !this.#lost) await this.#wait();
    const line = this.#lines.shift();
    if (line !== undefined) return line;
    throw this.#lost ?? new Lost(`it did not answer within ${this.#seconds} s`);
  }

  /** It is told that there is nothing more, and made to leave if it stays. */
  async close(): Promise<void> {
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), GOODBYE);
    await this.#gone;
    clearTimeout(timer);
    for (const stream of this.#child.stdio) stream?.destroy();
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), this.#seconds * 1000);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
    });
  }

  #take(text: string): void {
    if (this.#lost) return;
    const parts = (this.#begun + text).split("\n");
    this.#begun = parts.pop() ?? "";
    this.#lines.push(...parts.filter((line) => line.trim() !== ""));
    if (this.#begun.length > LONGEST_LINE)
      this.#silence(`it said a line of more than ${LONGEST_LINE} characters`);
    else if (this.#lines.length > MOST_WAITING) this.#silence("it talks without being asked");
    else if (this.#lines.length > 0) this.#wake?.();
  }

  /** Nothing that it has said counts any more. */
  #silence(why: string): void {
    this.#lines.length = 0;
    this.#lose(why);
  }

  #lose(why: string): void {
    this.#lost ??= new Lost(why);
    this.#wake?.();
  }
}
