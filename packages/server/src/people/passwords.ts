import { type Algorithm, hash, verify } from "@node-rs/argon2";
import { Trouble } from "../problem.ts";

/** What OWASP names for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const SHORTEST = 10;
const LONGEST = 200;
const FEWEST_SIGNS = 5;

interface Argon {
  readonly hash: typeof hash;
  readonly verify: typeof verify;
}

/** Passwords that are tried at once; each takes 19 MiB and a core. */
const AT_ONCE = 2;
const MOST_WAITING = 60;

/** The same letters, however a keyboard makes them. */
const plain = (password: string): string => password.normalize("NFKC");

/** A sentence that says why a password is none. Length is what counts; no rule asks for special signs. */
export function checkPassword(password: string, name: string): void {
  const signs = Array.from(plain(password));
  if (signs.length < SHORTEST || signs.length > LONGEST)
    throw new Trouble(
      400,
      `A password has ${SHORTEST} to ${LONGEST} signs: three or four words are a good one.`,
    );
  if (new Set(signs).size < FEWEST_SIGNS)
    throw new Trouble(400, "This password repeats the same few signs: choose another.");
  if (plain(password).toLowerCase().includes(name.toLowerCase()) && signs.length < name.length + SHORTEST)
    throw new Trouble(400, "This password is little more than your name: choose another.");
}

/**
 * Hashes passwords and compares them, a few at a time. Whether a name is known cannot be told from how long it takes: where
 * there is nothing to compare with, it is compared with the hash of something that nobody knows.
 */
export class Passwords {
  readonly #argon: Argon;
  #busy = 0;
  readonly #waiting: (() => void)[] = [];
  #dummy: Promise<string> | undefined;

  constructor(argon: Argon = { hash, verify }) {
    this.#argon = argon;
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => this.#argon.hash(plain(password), COST));
  }

  async fits(kept: string | undefined, password: string): Promise<boolean> {
    this.#dummy ??= this.#argon.hash(crypto.randomUUID(), COST);
    const compared = kept ?? (await this.#dummy);
    const fits = await this.#inTurn(() => this.#argon.verify(compared, plain(password)).catch(() => false));
    return fits && kept !== undefined;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING)
        throw new Trouble(503, "Too many people are signing in just now: try again in a moment.", 5);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#busy++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy--;
    }
  }
}
