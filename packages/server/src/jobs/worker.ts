import { messageOf } from "../problem.ts";
import { BEAT, type JobQueue, type Taken, type Taker } from "./queue.ts";

/** How a job is done, and for how long it is wanted. */
export interface Work {
  /** Do it; whatever is wrong with the task itself is a result, too. Throws when it should be done elsewhere. */
  do(task: string, tell: (progress: string) => void, signal: AbortSignal): Promise<string>;
  /** What may be taken beside what is under way; nothing if there is no hand free. */
  mayTake(busy: readonly Taken[]): Taker | undefined;
}

interface Held {
  readonly job: Taken;
  readonly stop: AbortController;
  progress: string | undefined;
}

/** Does jobs for whoever asks, as many at once as it has hands. */
export class JobWorker {
  readonly #queue: JobQueue;
  readonly #work: Work;
  readonly #warn: (what: string) => void;
  readonly #held = new Map<string, Held>();
  readonly #beat: NodeJS.Timeout;
  #taking: Promise<void> = Promise.resolve();
  #isTaking = false;
  #mustLookAgain = false;
  #isClosed = false;

  private constructor(queue: JobQueue, work: Work, warn: (what: string) => void) {
    this.#queue = queue;
    this.#work = work;
    this.#warn = warn;
    this.#beat = setInterval(() => {
      void this.#hold();
      this.#take();
    }, BEAT);
  }

  static async begin(queue: JobQueue, work: Work, warn: (what: string) => void): Promise<JobWorker> {
    const worker = new JobWorker(queue, work, warn);
    await queue.hearWanted(() => worker.#take());
    await queue.hearEnded((ids) => {
      for (const id of ids) worker.#held.get(id)?.stop.abort();
    });
    worker.#take();
    return worker;
  }

  /** What is under way is for somebody else. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beat);
    await this.#taking;
    const ids = [...this.#held.keys()];
    for (const { stop } of this.#held.values()) stop.abort();
    this.#held.clear();
    await this.#queue.giveBack(ids).catch((error: unknown) => this.#warn(messageOf(error)));
  }

  #take(): void {
    this.#mustLookAgain = true;
    if (!this.#isTaking) this.#taking = this.#takeAll();
  }

  async #takeAll(): Promise<void> {
    this.#isTaking = true;
    while (this.#mustLookAgain && !this.#isClosed) {
      this.#mustLookAgain = false;
      const taker = this.#work.mayTake([...this.#held.values()].map(({ job }) => job));
      // Where that fails the next beat tries again.
      const job = taker && (await this.#queue.take(taker).catch(() => undefined));
      if (!job) continue;
      this.#mustLookAgain = true;
      void this.#do(job);
    }
    this.#isTaking = false;
  }

  async #do(job: Taken): Promise<void> {
    const { id, task } = job;
    const held: Held = { job, stop: new AbortController(), progress: undefined };
    this.#held.set(id, held);
    try {
      const result = await this.#work.do(
        task,
        (progress) => {
          held.progress = progress;
        },
        held.stop.signal,
      );
      if (this.#held.get(id) === held) await this.#queue.finish(id, result);
    } catch (error) {
      // It is not said any more that it is being done: somebody else takes it up, if anybody wants it.
      if (!held.stop.signal.aborted) this.#warn(`job ${id}: ${messageOf(error)}`);
    } finally {
      if (this.#held.get(id) === held) this.#held.delete(id);
      this.#take();
    }
  }

  /** Say what is under way; what nobody wants any more, or somebody else has taken up, comes to an end. */
  async #hold(): Promise<void> {
    const held = [...this.#held];
    if (held.length === 0) return;
    try {
      const wanted = new Set(await this.#queue.hold(held.map(([id, { progress }]) => ({ id, progress }))));
      for (const [id, { stop }] of held) if (!wanted.has(id)) stop.abort();
    } catch {
      // The database is away. Whether somebody else takes it up shows when it is back.
    }
  }
}
