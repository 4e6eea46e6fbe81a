import type { Limits } from "./limits.ts";

/** Less than this waits at times for anybody. */
const LITTLE = 65_536;

interface Reader {
  readonly bufferedAmount: number;
}

/** What waits for those who do not read: a bound for each, and for all, so that slow readers cost nobody else. */
export class Unread {
  readonly #most: Pick<Limits, "unreadBytes" | "allUnreadBytes">;
  readonly #slow = new Set<Reader>();

  constructor(most: Pick<Limits, "unreadBytes" | "allUnreadBytes">) {
    this.#most = most;
  }

  /** Whether still more may be sent to this one. */
  allows(reader: Reader): boolean {
    if (reader.bufferedAmount <= LITTLE) {
      this.#slow.delete(reader);
      return true;
    }
    this.#slow.add(reader);
    if (reader.bufferedAmount > this.#most.unreadBytes) return false;
    let all = 0;
    for (const { bufferedAmount } of this.#slow) all += bufferedAmount;
    return all <= this.#most.allUnreadBytes;
  }

  forget(reader: Reader): void {
    this.#slow.delete(reader);
  }
}
