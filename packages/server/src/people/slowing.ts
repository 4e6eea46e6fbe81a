import { Trouble } from "../problem.ts";
import type { People, Waits } from "../store/people.ts";

const SECOND = 1000;

/** The same again so many times. */
const times = (count: number, wait: number): number[] => Array<number>(count).fill(wait);

/**
 * How long it takes until a password may be tried again, after so many that were wrong. For one name: five at once, and then a
 * minute at most, since whoever is patient must not lock others out of their accounts. From one network: as many as a class
 * needs on its first evening, and then a quarter of an hour.
 */
const OF_NAME: Waits = [...times(5, 0), ...[2, 4, 8, 15, 30, 60].map((wait) => wait * SECOND)];
const OF_NETWORK: Waits = [...times(30, 0), ...[5, 15, 60, 300, 900].map((wait) => wait * SECOND)];

/** Something that may fail, and is counted before it is known whether it does: so many at once gain nothing. */
export class Slowing {
  readonly #people: People;
  readonly #now: () => number;

  constructor(people: People, now: () => number) {
    this.#people = people;
    this.#now = now;
  }

  /** Refuse what comes too early; otherwise the way to say that it did not fail. */
  async try(what: string, name: string, network: string): Promise<() => Promise<void>> {
    const [ofNetwork, ofName] = [`${what} from ${network}`, `${what} of ${name}`];
    await this.#count(ofNetwork, OF_NETWORK);
    await this.#count(ofName, OF_NAME);
    return () => this.#people.succeeded(ofName);
  }

  async #count(name: string, waits: Waits): Promise<void> {
    const wait = await this.#people.try(name, waits, this.#now());
    if (wait === 0) return;
    const seconds = Math.ceil(wait / SECOND);
    throw new Trouble(
      429,
      `This has failed too often: try again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`,
      seconds,
    );
  }
}
