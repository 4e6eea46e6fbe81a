import { randomUUID } from "node:crypto";
import { Dropped } from "../bots/thinker.ts";
import { jobs } from "../operating/figures.ts";
import { BEAT, type Ended, type JobQueue } from "./queue.ts";

/** A job as somebody wants it. */
export interface Wanted {
  readonly task: string;
  readonly person: string;
  /** How much it matters now; those of a higher rank come first. */
  readonly rank: () => number;
  /** How many milliseconds it may wait to be begun, as things are now. */
  readonly patience?: () => number;
  readonly signal?: AbortSignal;
  /** Hear how far it is. */
  readonly hear?: (progress: string) => void;
}

interface Promised extends Wanted {
  readonly since: number;
  /** The last try to have it posted. */
  posted: Promise<void>;
  settle(result: string | Error): void;
}

/**
 * Asks other machines for work, and waits. What is wanted is known here and nowhere else: a job is only how others
 * are told of it, so one that is lost is asked for again, and a result that comes when nobody waits is not heard.
 */
export class Asker {
  readonly #queue: JobQueue;
  readonly #mostWaiting: number;
  readonly #promised = new Map<string, Promised>();
  readonly #beat: NodeJS.Timeout;
  #isLooking = false;
  #isClosed = false;

  private constructor(queue: JobQueue, mostWaiting: number) {
    this.#queue = queue;
    this.#mostWaiting = mostWaiting;
    this.#beat = setInterval(() => void this.#look(), BEAT).unref();
  }

  /** Of one person so many may wait. */
  static async begin(queue: JobQueue, mostWaiting: number): Promise<Asker> {
    const asker = new Asker(queue, mostWaiting);
    // What is not learnt now is seen with the next beat.
    await queue.hearEnded((ids) => void asker.#hear(ids).catch(() => undefined));
    return asker;
  }

  ask(wanted: Wanted): Promise<string> {
    const { signal } = wanted;
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Dropped("the server is closing"));
      if (signal?.aborted) return reject(new Dropped("nobody wants it any more"));
      const id = randomUUID();
      const stop = (): void => void this.#drop(id, "nobody wants it any more");
      const settle = (result: string | Error): void => {
        this.#promised.delete(id);
        signal?.removeEventListener("abort", stop);
        if (typeof result === "string") resolve(result);
        else reject(result);
      };
      signal?.addEventListener("abort", stop);
      const promised = { ...wanted, since: performance.now(), posted: Promise.resolve(), settle };
      this.#promised.set(id, promised);
      this.#post(id, promised);
    });
  }

  /** Nothing is waited for any more, and nobody has to do it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beat);
    const gone = [...this.#promised].map(([id]) => this.#drop(id, "the server is closing"));
    await Promise.all(gone);
  }

  /** Where that fails it is tried again with the next beat. */
  #post(id: string, promised: Promised): void {
    const { task, person, rank } = promised;
    promised.posted = this.#makeRoom(id, person)
      .then(async () => {
        if (this.#promised.has(id)) await this.#queue.post({ id, task, person, rank: rank() });
      })
      .catch(() => undefined);
  }

  /** Where too many of one person wait the oldest that matters least has to go, or else the new one. */
  async #makeRoom(id: string, person: string): Promise<void> {
    const waiting = await this.#queue.waitingOf(person);
    if (waiting.length < this.#mostWaiting) return;
    const [least] = waiting;
    if (least.rank === 0) await this.#queue.cancel(least.id);
    else this.#promised.get(id)?.settle(new Dropped(TOO_MANY));
  }

  async #drop(id: string, why: string): Promise<void> {
    const promised = this.#promised.get(id);
    if (!promised) return;
    promised.settle(new Dropped(why));
    // What is still on its way there must not arrive after that.
    await promised.posted;
    // Where that fails it is done by nobody soon: it is not said again that it is wanted.
    await this.#queue.cancel(id).catch(() => undefined);
  }

  /** Say what is wanted, and see what became of it. */
  async #look(): Promise<void> {
    if (this.#isLooking) return;
    const { name } = this.#queue;
    if (this.#promised.size === 0) return jobs.set({ queue: name }, 0);
    this.#isLooking = true;
    try {
      const known = [...this.#promised];
      await Promise.all(known.map(([, { posted }]) => posted));
      const open = await this.#queue.want(known.map(([id, { rank }]) => ({ id, rank: rank() })));
      jobs.set({ queue: name }, open.filter(({ isBegun }) => !isBegun).length);
      for (const { id, isBegun, progress } of open) {
        const promised = this.#promised.get(id);
        if (!promised) continue;
        const { since, patience, hear } = promised;
        if (progress !== undefined) hear?.(progress);
        if (!isBegun && patience && performance.now() - since > patience())
          void this.#drop(id, "there was no thread in time");
      }
      const isOpen = new Set(open.map(({ id }) => id));
      const gone = known.filter(([id]) => !isOpen.has(id) && this.#promised.has(id));
      if (gone.length === 0) return;
      await this.#hear(gone.map(([id]) => id));
      for (const [id, promised] of gone) if (this.#promised.has(id)) this.#post(id, promised);
    } catch {
      // The database is away: what is wanted is still known here.
    } finally {
      this.#isLooking = false;
    }
  }

  async #hear(ids: readonly string[]): Promise<void> {
    const own = ids.filter((id) => this.#promised.has(id));
    if (own.length === 0) return;
    for (const ended of await this.#queue.ended(own)) this.#promised.get(ended.id)?.settle(resultOf(ended));
  }
}

const TOO_MANY = "too many thoughts of one person wait";

function resultOf({ result, isCancelled }: Ended): string | Error {
  if (isCancelled) return new Dropped(TOO_MANY);
  return result ?? new Error("whoever did it broke off");
}
