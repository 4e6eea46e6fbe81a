import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Save } from "@sandtable/engine";

/** A question for a bot: the match so far, and the seed of the bot's luck. */
export interface Task {
  readonly game: string;
  readonly bot: string;
  readonly save: Save;
  readonly luck: string;
}

export type Answer =
  | { readonly id: number; readonly key: string }
  | { readonly id: number; readonly error: string };

/** Somebody who thinks for the bots. */
export interface Thinker {
  think(task: Task): Promise<string>;
  close(): Promise<void>;
}

interface Job {
  readonly id: number;
  readonly task: Task;
  readonly settle: (answer: Answer) => void;
}

const MOST_WORKERS = 4;

/** Worker threads for the bots, so that no thought holds up a table. Started when first needed. */
export class BotPool implements Thinker {
  readonly #file: URL;
  readonly #size = Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1));
  readonly #waiting: Job[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  #count = 0;
  #closed = false;

  constructor(file: URL = new URL("./worker.js", import.meta.url)) {
    this.#file = file;
  }

  /** How many threads there are now. */
  get threads(): number {
    return this.#idle.length + this.#busy.size;
  }

  think(task: Task): Promise<string> {
    return new Promise((resolve, reject) => {
      const settle = (answer: Answer): void =>
        "key" in answer ? resolve(answer.key) : reject(new Error(answer.error));
      this.#waiting.push({ id: this.#count++, task, settle });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { id, settle } of this.#waiting.splice(0)) settle({ id, error: "the server is closing" });
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()));
    this.#idle.length = 0;
  }

  #next(): void {
    if (this.#closed || this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#size ? this.#hire() : undefined);
    if (!worker) return;
    const job = this.#waiting.shift()!;
    this.#busy.set(worker, job);
    worker.postMessage({ id: job.id, task: job.task });
  }

  #hire(): Worker {
    const worker = new Worker(this.#file, { execArgv: [] });
    worker.unref();
    worker.on("message", (answer: Answer) => {
      this.#busy.get(worker)?.settle(answer);
      this.#busy.delete(worker);
      this.#idle.push(worker);
      this.#next();
    });
    const gone = (why: string): void => {
      const job = this.#busy.get(worker);
      this.#busy.delete(worker);
      const place = this.#idle.indexOf(worker);
      if (place >= 0) this.#idle.splice(place, 1);
      job?.settle({ id: job.id, error: why });
      this.#next();
    };
    worker.on("error", (error) => gone(`the bot broke off: ${error.message}`));
    worker.on("exit", () => gone("the bot broke off"));
    return worker;
  }
}
