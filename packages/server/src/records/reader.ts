import { Worker } from "node:worker_threads";
import { Trouble } from "../problem.ts";
import type { CheckedRecord } from "./check.ts";
import type { LookBack, Told } from "./history.ts";

export type Order = { readonly body: string } | { readonly lookBack: LookBack } | { readonly record: Told };

/** A history as it is sent, and how many milliseconds it took. */
export interface Written {
  readonly text: Uint8Array;
  readonly took: number;
}

export type Verdict =
  | { readonly record: CheckedRecord }
  | Written
  | { readonly error: string; readonly status: number };

/** Somebody who goes through whole games: reads records that are brought along, and writes out histories. */
export interface RecordReader {
  read(body: string): Promise<CheckedRecord>;
  history(lookBack: LookBack): Promise<Written>;
  /** The transcript of a game that is over. */
  transcript(record: Told): Promise<Written>;
  close(): Promise<void>;
}

/** The longest game of all is gone through in a fraction of this on a busy machine. */
const PATIENCE = 60_000;
const MOST_WAITING = 20;
const MEGABYTES = 512;
/** When it is worth trying again, in seconds. */
const SOON = 30;

/** In a thread, one game at a time: replaying a long one takes seconds, in which the tables go on. */
export class ThreadReader implements RecordReader {
  readonly #file: URL;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #worker: Worker | undefined;
  #isClosed = false;

  constructor(file: URL = new URL("./worker.js", import.meta.url)) {
    this.#file = file;
  }

  async read(body: string): Promise<CheckedRecord> {
    const verdict = await this.#order({ body });
    if ("record" in verdict) return verdict.record;
    throw refusal(verdict);
  }

  async history(lookBack: LookBack): Promise<Written> {
    const verdict = await this.#order({ lookBack });
    if ("text" in verdict) return verdict;
    throw refusal(verdict);
  }

  async transcript(record: Told): Promise<Written> {
    const verdict = await this.#order({ record });
    if ("text" in verdict) return verdict;
    throw refusal(verdict);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #order(order: Order): Promise<Verdict> {
    if (this.#waiting >= MOST_WAITING)
      throw new Trouble(503, "Many games are being gone through already: try again in half a minute.", SOON);
    this.#waiting++;
    const result = this.#queue.then(() => this.#run(order)).finally(() => this.#waiting--);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  #run(order: Order): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new Error("the server is closing");
      const worker = (this.#worker ??= this.#hire());
      const timer = setTimeout(() => void worker.terminate(), PATIENCE).unref();
      const gone = (): void => done(() => reject(tooLong()));
      const done = (settle: () => void): void => {
        clearTimeout(timer);
        worker.off("exit", gone);
        settle();
      };
      worker.once("exit", gone);
      worker.once("message", (verdict: Verdict) => done(() => resolve(verdict)));
      worker.postMessage(order);
    });
  }

  #hire(): Worker {
    const worker = new Worker(this.#file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    worker.unref();
    // What went wrong is told by the end that follows.
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}

const refusal = (verdict: Verdict): Error =>
  "error" in verdict && verdict.status < 500
    ? new Trouble(verdict.status, verdict.error)
    : new Error("error" in verdict ? verdict.error : "the thread answered something else");

const tooLong = (): Trouble =>
  new Trouble(400, "This game cannot be gone through with the time and room there is for one.");
