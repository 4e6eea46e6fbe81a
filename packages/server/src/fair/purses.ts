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
  of({ person, network }: Payer): Account {
    const names = [
      ...(person === undefined ? [] : [[`person ${person}`, this.#people] as const]),
      [`network ${network}`, this.#networks] as const,
    ];
    const wait = (): number => {
      let longest = 0;
      for (const [name, size] of names) {
        const { left } = this.#purse(name, size);
        if (left <= 0) longest = Math.max(longest, Math.ceil((1 - left) / size.rate));
      }
      return longest;
    };
    const spend = (milliseconds: number): void => {
      for (const [name, size] of names) this.#purse(name, size).left -= milliseconds;
    };
    const demand = (): void => {
      const seconds = wait();
      if (seconds > 0) throw new Trouble(429, tooMuch(seconds), seconds);
    };
    const pay = <T>(work: () => T): T => {
      demand();
      const began = this.#now();
      try {
        return work();
      } finally {
        spend(this.#now() - began);
      }
    };
    return { wait, spend, pay, demand };
  }

  #purse(name: string, size: Size): Purse {
    const at = this.#now();
    const purse = this.#purses.get(name) ?? { left: size.most, at };
    purse.left = Math.min(size.most, purse.left + ((at - purse.at) / 1000) * size.rate);
    purse.at = at;
    this.#purses.set(name, purse);
    if (this.#purses.size > MANY && at - this.#tidied > SELDOM) this.#tidy(at);
    return purse;
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
