import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Intent, Thinking } from "@sandtable/bots";
import type { Save } from "@sandtable/engine";

/** A question for a bot: the match so far, the seed of the bot's luck, and what it remembers. */
export interface Task {
  readonly game: string;
  readonly bot: string;
  readonly save: Save;
  readonly luck: string;
  /** The measure of a turn, where it is not the level's own. */
  readonly seconds?: number | undefined;
  /** How many milliseconds the thought may take. */
  readonly left?: number | undefined;
  /** What it meant to do when it last answered. */
  readonly intent?: Intent | undefined;
}

export type Answer =
  | { readonly id: number; readonly thinking: Thinking }
  | { readonly id: number; readonly error: string };

/** Whom a thought is for. Tables wait for their bots; whoever wants a hint can wait a little longer. */
export type Purpose = "bot" | "hint";

/** Somebody who thinks for the bots. */
export interface Thinker {
  think(task: Task, purpose?: Purpose): Promise<Thinking>;
  close(): Promise<void>;
}

interface Job {
  readonly id: number;
  readonly task: Task;
  readonly purpose: Purpose;
  readonly settle: (answer: Answer) => void;
}

const FEWEST_WORKERS = 2;
const MOST_WORKERS = 4;

/**
 * Worker threads for the bots, so that no thought holds up a table. Started when first needed. Bots go first, and
 * one thread is always left to them: no bot ever waits for a hint.
 */
export class BotPool implements Thinker {
  readonly #file: URL;
  readonly #size = Math.max(FEWEST_WORKERS, Math.min(MOST_WORKERS, availableParallelism() - 1));
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

  think(task: Task, purpose: Purpose = "bot"): Promise<Thinking> {
    return new Promise((resolve, reject) => {
      const settle = (answer: Answer): void =>
        "thinking" in answer ? resolve(answer.thinking) : reject(new Error(answer.error));
      this.#waiting.push({ id: this.#count++, task, purpose, settle });
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
    if (this.#closed) return;
    const next = this.#nextJob();
    if (next < 0) return;
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#size ? this.#hire() : undefined);
    if (!worker) return;
    const [job] = this.#waiting.splice(next, 1);
    this.#busy.set(worker, job);
    worker.postMessage({ id: job.id, task: job.task });
  }

  /** Which of those who wait comes next; none if only hints wait and they have all the threads they may have. */
  #nextJob(): number {
    const bot = this.#waiting.findIndex(({ purpose }) => purpose === "bot");
    if (bot >= 0) return bot;
    const hints = [...this.#busy.values()].filter(({ purpose }) => purpose === "hint").length;
    return hints < this.#size - 1 ? this.#waiting.findIndex(({ purpose }) => purpose === "hint") : -1;
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
