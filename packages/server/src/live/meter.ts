const PER_SECOND = 50;
const BURST = 500;

/** Counts the frames of one connection: quick hands and programs pass, a flood does not. */
export class FrameMeter {
  #left = BURST;
  #last = 0;

  allows(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + ((now - this.#last) / 1000) * PER_SECOND);
    this.#last = now;
    this.#left--;
    return this.#left >= 0;
  }
}
