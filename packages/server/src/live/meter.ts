const PER_SECOND = 50;
const BURST = 500;
const UPDATES_FOR_ONE = 10;
/** Nothing that is asked for once costs more: whoever comes back to the longest game can catch up. */
const MOST = BURST / 2;

/** Counts the frames of one connection: quick hands and programs pass, a flood does not. */
export class FrameMeter {
  #left = BURST;
  #last = 0;

  allows(now: number, cost = 1): boolean {
    this.#left = Math.min(BURST, this.#left + ((now - this.#last) / 1000) * PER_SECOND);
    this.#last = now;
    this.#left -= Math.min(cost, MOST);
    return this.#left >= 0;
  }

  /** Updates that are told once more, on top of the frame that asks for them. */
  allowsUpdates(now: number, updates: number): boolean {
    return this.allows(now, updates / UPDATES_FOR_ONE);
  }
}
