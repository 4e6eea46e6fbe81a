import { Worker } from "node:worker_threads";
import { Trouble } from "../problem.ts";
import type { CheckedRecord } from "./check.ts";

export type Verdict =
  | { readonly record: CheckedRecord }
  | { readonly error: string; readonly status: number };

/** Somebody who reads records that are brought along, and replays them. */
export interface RecordReader {
  read(body: string): Promise<CheckedRecord>;
  close(): Promise<void>;
}

/** The longest game of all is read in a fraction of this on a busy machine. */
const PATIENCE = 60_000;
const MOST_WAITING = 8;
const MEGABYTES = 512;
/** When it is worth trying again, in seconds. */
const SOON = 30;

/** Reads in a thread, one record at a time: replaying a long game takes seconds, in which the tables go on. */
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
    if (this.#waiting >= MOST_WAITING)
      throw new Trouble(503, "Many records are being read already: try again in half a minute.", SOON);
    this.#waiting++;
    const result = this.#queue.then(() => this.#run(body)).finally(() => this.#waiting--);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #run(body: string): Promise<CheckedRecord> {
    return new Promise<CheckedRecord>((resolve, reject) => {
      if (this.#isClosed) throw new Error("the server is closing");
      const worker = new Worker(this.#file, {
        execArgv: [],
        workerData: body,
        resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
      });
      this.#worker = worker;
      worker.unref();
      const timer = setTimeout(() => void worker.terminate(), PATIENCE).unref();
      worker.once("message", (verdict: Verdict) => {
        if ("record" in verdict) resolve(verdict.record);
        else reject(new Trouble(verdict.status, verdict.error));
      });
      worker.once("error", () => reject(tooLong()));
      worker.once("exit", () => {
        clearTimeout(timer);
        reject(tooLong());
      });
    });
  }
}

const tooLong = (): Trouble =>
  new Trouble(400, "This record does not hold: it cannot be read with the time and room there is for one.");
