import type { Task, Wish } from "./thinker.ts";

/** A thought that waits, or is under way. */
export interface Job extends Wish {
  readonly id: number;
  readonly task: Task;
}

/** Thoughts of one person that may wait, those of tables at which nobody sits included. */
export const MOST_WAITING = 40;

/** Whoever waits for an answer goes first; a hint can wait a little longer; where nobody looks there is no hurry. */
export const rankOf = ({ purpose, isAwaited }: Pick<Wish, "purpose" | "isAwaited">): number =>
  purpose === "hint" ? 1 : isAwaited() ? 0 : 2;

/**
 * Whose turn it is to have a thread. Among those of one rank it goes around by person: a hundred tables of one
 * are served no sooner than the single table of another.
 */
export class FairQueue {
  readonly #waiting: Job[] = [];
  /** When each person was served last, counted in servings; those who were served longest ago stand first. */
  readonly #served = new Map<string, number>();
  #servings = 0;

  /**
   * Stand in line. What comes back has to go for it: the oldest thought of the same person for which nobody waits,
   * or else the new one.
   */
  push(job: Job): Job | undefined {
    this.#waiting.push(job);
    const own = this.#waiting.filter(({ person }) => person === job.person);
    if (own.length <= MOST_WAITING) return undefined;
    const least = own.find((other) => rankOf(other) === 2) ?? job;
    this.remove(least);
    return least;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** Out of the line; false if it does not stand there. */
  remove(job: Job): boolean {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    return place >= 0;
  }

  /** The next of those that may have a thread now. */
  take(may: (job: Job) => boolean): Job | undefined {
    let next: Job | undefined;
    for (const job of this.#waiting)
      if (may(job) && (next === undefined || this.#isBefore(job, next))) next = job;
    if (next === undefined) return undefined;
    this.remove(next);
    this.#served.delete(next.person);
    this.#served.set(next.person, ++this.#servings);
    this.#forget();
    return next;
  }

  /** Everybody who waits, who then waits no more. */
  clear(): Job[] {
    return this.#waiting.splice(0);
  }

  #isBefore(one: Job, other: Job): boolean {
    const [rank, rival] = [rankOf(one), rankOf(other)];
    return rank === rival ? this.#lastOf(one) < this.#lastOf(other) : rank < rival;
  }

  #lastOf({ person }: Job): number {
    return this.#served.get(person) ?? 0;
  }

  /** Nobody is kept who was served before everybody that waits came. */
  #forget(): void {
    const [oldest] = this.#served.keys();
    if (this.#served.size > 1000 && oldest !== undefined) this.#served.delete(oldest);
  }
}
