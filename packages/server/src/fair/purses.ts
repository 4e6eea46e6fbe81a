import { Trouble } from "../problem.ts";
import type { Limits } from "./limits.ts";
import type { Payer } from "./payer.ts";

/** More purses than anybody fills honestly: the full ones are thrown away, for a new one is full, too. */
const MANY = 10_000;

const SELDOM = 1000;

interface Purse {
  /** Milliseconds of work that are left; below nothing, when the last work took longer. */
  left: number;
  at: number;
}

/** What a purse is filled with a second, and what it holds. */
interface Size {
  readonly rate: number;
  readonly most: number;
}

/** The server's time as one of many has it. */
export interface Account {
  /** In how many seconds there is something left; 0 when there is. */
  wait(): number;
  /** Pay for work that was done. */
  spend(milliseconds: number): void;
  /** Have some work done and pay for it, if there is something left. */
  pay<T>(work: () => T): T;
  /** Refuse whoever has nothing left. */
  demand(): void;
}

/**
 * Everybody has a purse of the server's time, which fills as time goes by. Work is paid when it is done, by what it
 * took; who has nothing left must wait. So quick hands never notice it, and work without end takes no more than its share.
 */
export class Purses {
  readonly #people: Size;
  readonly #networks: Size;
  readonly #now: () => number;
  readonly #purses = new Map<string, Purse>();
  #tidied = 0;

  constructor(limits: Limits, now = () => performance.now()) {
    this.#people = { rate: limits.personWork, most: limits.personWorkSaved };
    this.#networks = { rate: limits.networkWork, most: limits.networkWorkSaved };
    this.#now = now;
  }

  /** How many are kept. */
  get size(): number {
    return this.#purses.size;
  }

  /** What somebody has. */
  of(payer: Payer): Account {
    return {
      wait: () => this.#wait(payer),
      spend: (milliseconds) => this.#spend(payer, milliseconds),
      pay: (work) => this.#pay(payer, work),
      demand: () => this.#demand(payer),
    };
  }

  #wait(payer: Payer): number {
    return Math.max(
      0,
      ...this.#all(payer).map(([{ left }, { rate }]) => (left > 0 ? 0 : Math.ceil((1 - left) / rate))),
    );
  }

  #spend(payer: Payer, milliseconds: number): void {
    for (const [purse] of this.#all(payer)) purse.left -= milliseconds;
  }

  #demand(payer: Payer): void {
    const wait = this.#wait(payer);
    if (wait > 0) throw new Trouble(429, tooMuch(wait), wait);
  }

  #pay<T>(payer: Payer, work: () => T): T {
    this.#demand(payer);
    const began = this.#now();
    try {
      return work();
    } finally {
      this.#spend(payer, this.#now() - began);
    }
  }

  #all({ person, network }: Payer): [Purse, Size][] {
    const own = person === undefined ? [] : [this.#purse(`person ${person}`, this.#people)];
    return [...own, this.#purse(`network ${network}`, this.#networks)];
  }

  #purse(name: string, size: Size): [Purse, Size] {
    const at = this.#now();
    const purse = this.#purses.get(name) ?? { left: size.most, at };
    purse.left = Math.min(size.most, purse.left + ((at - purse.at) / 1000) * size.rate);
    purse.at = at;
    this.#purses.set(name, purse);
    if (this.#purses.size > MANY && at - this.#tidied > SELDOM) this.#tidy(at);
    return [purse, size];
  }

  #tidy(now: number): void {
    this.#tidied = now;
    for (const [name, { left, at }] of this.#purses) {
      const { rate, most } = name.startsWith("person ") ? this.#people : this.#networks;
      if (left + ((now - at) / 1000) * rate >= most) this.#purses.delete(name);
    }
  }
}

/** What is said to somebody who must wait. */
export const tooMuch = (seconds: number): string =>
  `You have asked for more of this server's time than is yours: go on in ${
    seconds === 1 ? "a second" : `${seconds} seconds`
  }.`;
