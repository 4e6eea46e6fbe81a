import type { Warn } from "../operating/log.ts";
import { messageOf } from "../problem.ts";
import type { Hall } from "./hall.ts";
import type { Scores } from "./scores.ts";

/** How often it is looked for what nobody was there to count, in milliseconds. */
const AGAIN = 5 * 60_000;

interface Parts {
  readonly scores: Scores;
  readonly hall: Hall;
  readonly warn: Warn;
}

/** Looks after results as long as a server runs: at the beginning, for what a crash has left, and now and then. */
export class Standing {
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  begin(): void {
    this.#look();
    this.#timer = setInterval(() => this.#look(), AGAIN).unref();
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await this.#parts.scores.done();
  }

  #look(): void {
    const { scores, hall, warn } = this.#parts;
    this.#looking = this.#looking
      .then(() => scores.sweep())
      .then(() => hall.sweep())
      .catch((error: unknown) => warn(`results: ${messageOf(error)}`));
  }
}
