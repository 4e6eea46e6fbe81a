import type { Thinking } from "@sandtable/bots";
import type { BotPool } from "../bots/pool.ts";
import { HINT, UNAWAITED } from "../bots/pool.ts";
import { MOST_WAITING, rankOf } from "../bots/queue.ts";
import { Dropped, type Task, type Thinker, type Wish } from "../bots/thinker.ts";
import { messageOf } from "../problem.ts";
import { Asker } from "./asker.ts";
import type { JobQueue } from "./queue.ts";
import { JobWorker, type Work } from "./worker.ts";

const HIGHEST = 2;
const jobRank = (wish: Pick<Wish, "purpose" | "isAwaited">): number => HIGHEST - rankOf(wish);
const HINTS = jobRank({ purpose: "hint", isAwaited: () => false });
const BOTS = [true, false].map((is) => jobRank({ purpose: "bot", isAwaited: () => is }));

/** What a thought came to, and how long it took when it had been begun. */
type Result = { readonly thinking: Thinking; readonly took: number } | { readonly error: string };

/** Has thoughts that look ahead done wherever there is a thread; what is answered at once is answered here. */
export class JobThinker implements Thinker {
  readonly #here: BotPool;
  readonly #asker: Asker;

  private constructor(here: BotPool, asker: Asker) {
    this.#here = here;
    this.#asker = asker;
  }

  static async begin(queue: JobQueue, here: BotPool): Promise<JobThinker> {
    return new JobThinker(here, await Asker.begin(queue, MOST_WAITING));
  }

  async think(task: Task, wish: Wish): Promise<Thinking> {
    if (task.left === undefined) return this.#here.think(task, wish);
    const { purpose, isAwaited, person, signal } = wish;
    const patience = (): number =>
      purpose === "hint" ? HINT : isAwaited() ? Number.POSITIVE_INFINITY : UNAWAITED;
    const rank = (): number => jobRank(wish);
    const said = await this.#asker.ask({ task: JSON.stringify(task), person, rank, patience, signal });
    const result = JSON.parse(said) as Result;
    if ("error" in result) throw new Error(result.error);
    wish.begun?.(result.took);
    return result.thinking;
  }

  async close(): Promise<void> {
    await this.#asker.close();
  }
}

/** Thinks for whoever asks. As in process one thread is left to bots rather than hints, and one to other people. */
export function thinkFor(queue: JobQueue, pool: BotPool, warn: (what: string) => void): Promise<JobWorker> {
  const { places } = pool;
  let thoughts = 0;
  const work: Work = {
    async do(task, _, signal) {
      let began = performance.now();
      const begun = (): void => {
        began = performance.now();
      };
      // Whose turn it is has been settled when it was taken.
      const person = String(++thoughts);
      const wish: Wish = { purpose: "bot", person, isAwaited: () => true, begun, signal };
      let result: Result;
      try {
        const thinking = await pool.think(JSON.parse(task) as Task, wish);
        result = { thinking, took: performance.now() - began };
      } catch (error) {
        if (error instanceof Dropped) throw error;
        result = { error: messageOf(error) };
      }
      return JSON.stringify(result);
    },
    mayTake(busy) {
      if (busy.length >= places) return undefined;
      const hints = busy.filter(({ rank }) => rank === HINTS);
      const people = [...new Set(busy.map(({ person }) => person))];
      return {
        ranks: hints.length < places - 1 ? [...BOTS, HINTS] : BOTS,
        barred: people.filter((one) => busy.filter(({ person }) => person === one).length >= places - 1),
      };
    },
  };
  return JobWorker.begin(queue, work, warn);
}
