import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Thinking } from "@sandtable/bots";
import { thoughts } from "../operating/figures.ts";
import { FairQueue, type Job } from "./queue.ts";
import { Dropped, type Task, type Thinker, type Wish } from "./thinker.ts";

export type Answer =
  | { readonly id: number; readonly thinking: Thinking }
  | { readonly id: number; readonly error: string };

/** What a thread is started with: where it looks whether its thought is still wanted. */
export interface Desk {
  /** The number of the last thought that is not. */
  readonly unwanted: Int32Array;
  /** Whether it is for bots that look ahead: they give way to those who play. */
  readonly isSlow: boolean;
}

/** The part of a worker thread that is used. */
export interface Thread {
  postMessage(message: { readonly id: number; readonly task: Task }): void;
  on(event: "message", hear: (answer: Answer) => void): unknown;
  on(event: "error", hear: (error: Error) => void): unknown;
  on(event: "exit", hear: () => void): unknown;
  terminate(): Promise<unknown>;
}

interface Parts {
  hire(desk: Desk): Thread;
  /** Do something later, unless it is called off. */
  after(milliseconds: number, act: () => void): () => void;
  /** Threads for bots that look ahead. */
  readonly slow: number;
}

const FEWEST_SLOW = 2;
const MOST_SLOW = 4;

/** Longer than any thought takes beyond its time, on a busy machine and in a thread that has just been started. */
const GRACE = 30_000;
/** So long a thought may wait for a thread while nobody waits for it, and a hint in any case. */
export const UNAWAITED = 600_000;
export const HINT = 60_000;

/** A thread and what it is at. */
interface Hand {
  readonly thread: Thread;
  readonly desk: Desk;
  job: Job | undefined;
  /** Call the watchdog off. */
  calm: () => void;
}

interface Promised {
  readonly settle: (answer: Answer | Error) => void;
  /** Nothing more is to be done about it: take away what watches over it. */
  readonly release: () => void;
}

/** Worker threads of the house. */
export const threadsOf = (file = new URL("./worker.js", import.meta.url)): Parts => ({
  hire: (desk) => {
    const worker = new Worker(file, { execArgv: [], workerData: desk });
    worker.unref();
    return worker;
  },
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  slow: Math.max(FEWEST_SLOW, Math.min(MOST_SLOW, availableParallelism() - 1)),
});

/**
 * Worker threads for the bots, so that no thought holds up a table. Started when first needed. Bots that answer at
 * once have a thread of their own and never wait for those that look ahead. Of the threads for these, one is always
 * left to bots rather than hints, and one to other people. A thread that does not come back is ended, and replaced.
 */
export class BotPool implements Thinker {
  readonly #parts: Parts;
  readonly #queue = new FairQueue();
  readonly #hands = new Set<Hand>();
  readonly #promised = new Map<Job, Promised>();
  #count = 0;
  #closed = false;

  constructor(parts: Parts = threadsOf()) {
    this.#parts = parts;
  }

  /** How many thoughts of bots that look ahead there can be at once. */
  get places(): number {
    return this.#parts.slow;
  }

  /** How many threads there are now. */
  get threads(): number {
    return this.#hands.size;
  }

  think(task: Task, wish: Wish): Promise<Thinking> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Dropped("the server is closing"));
      const job: Job = { ...wish, id: ++this.#count, task };
      const stop = (): void => this.#drop(job, "nobody wants it any more");
      let calm = this.#watchWait(job, (next) => {
        calm = next;
      });
      this.#promised.set(job, {
        settle: (answer) => {
          if (answer instanceof Error) reject(answer);
          else if ("thinking" in answer) resolve(answer.thinking);
          else reject(new Error(answer.error));
        },
        release: () => {
          wish.signal.removeEventListener("abort", stop);
          calm();
        },
      });
      wish.signal.addEventListener("abort", stop);
      if (wish.signal.aborted) return stop();
      const over = this.#queue.push(job);
      if (over) this.#settle(over, new Dropped("too many thoughts of one person wait"));
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.clear()) this.#settle(job, new Dropped("the server is closing"));
    await Promise.all([...this.#hands].map(({ thread }) => thread.terminate()));
  }

  /** Whoever waits too long for a thread goes, unless somebody is waiting for the answer of a bot. */
  #watchWait(job: Job, again: (calm: () => void) => void): () => void {
    return this.#parts.after(job.purpose === "hint" ? HINT : UNAWAITED, () => {
      if (job.purpose === "bot" && job.isAwaited()) again(this.#watchWait(job, again));
      else if (this.#queue.remove(job)) this.#settle(job, new Dropped("there was no thread in time"));
    });
  }

  #drop(job: Job, why: string): void {
    this.#queue.remove(job);
    for (const { desk, job: own } of this.#hands) if (own === job) Atomics.store(desk.unwanted, 0, job.id);
    this.#settle(job, new Dropped(why));
  }

  #settle(job: Job, answer: Answer | Error): void {
    const promised = this.#promised.get(job);
    this.#promised.delete(job);
    promised?.release();
    promised?.settle(answer);
    this.#tellFigures();
  }

  #next(): void {
    this.#assign();
    this.#tellFigures();
  }

  #assign(): void {
    for (const isSlow of [false, true])
      while (!this.#closed) {
        const hand = this.#freeHand(isSlow);
        if (hand === undefined) break;
        const job = this.#queue.take((waiting) => this.#mayThink(waiting, isSlow));
        if (job === undefined) break;
        this.#begin(hand === "none yet" ? this.#hire(isSlow) : hand, job);
      }
  }

  #tellFigures(): void {
    thoughts.set({ state: "waiting" }, this.#queue.size);
    thoughts.set({ state: "thinking" }, [...this.#hands].filter(({ job }) => job !== undefined).length);
  }

  #freeHand(isSlow: boolean): Hand | "none yet" | undefined {
    const hands = [...this.#hands].filter(({ desk }) => desk.isSlow === isSlow);
    const most = isSlow ? this.#parts.slow : 1;
    return hands.find(({ job }) => job === undefined) ?? (hands.length < most ? "none yet" : undefined);
  }

  #mayThink({ task, purpose, person }: Job, isSlow: boolean): boolean {
    if ((task.left !== undefined) !== isSlow) return false;
    if (!isSlow) return true;
    const most = this.#parts.slow - 1;
    const busy = [...this.#hands].flatMap(({ job, desk }) => (job && desk.isSlow ? [job] : []));
    return (
      busy.filter((job) => job.person === person).length < most &&
      (purpose === "bot" || busy.filter((job) => job.purpose === "hint").length < most)
    );
  }

  #begin(hand: Hand, job: Job): void {
    hand.job = job;
    hand.calm = this.#parts.after((job.task.left ?? 0) + GRACE, () => {
      this.#gone(hand, "the bot did not come back");
      void hand.thread.terminate();
    });
    job.begun?.();
    hand.thread.postMessage({ id: job.id, task: job.task });
  }

  #hire(isSlow: boolean): Hand {
    const unwanted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const desk: Desk = { unwanted, isSlow };
    const thread = this.#parts.hire(desk);
    const hand: Hand = { thread, desk, job: undefined, calm: () => undefined };
    this.#hands.add(hand);
    thread.on("message", (answer) => {
      hand.calm();
      const { job } = hand;
      hand.job = undefined;
      if (job) this.#settle(job, answer);
      this.#next();
    });
    thread.on("error", ({ message }) => this.#gone(hand, `the bot broke off: ${message}`));
    thread.on("exit", () => this.#gone(hand, "the bot broke off"));
    return hand;
  }

  #gone(hand: Hand, error: string): void {
    if (!this.#hands.delete(hand)) return;
    hand.calm();
    if (hand.job) this.#settle(hand.job, { id: hand.job.id, error });
    this.#next();
  }
}
