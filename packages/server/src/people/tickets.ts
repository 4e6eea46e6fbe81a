import type { People } from "../store/people.ts";
import { hashOf, newToken } from "../tokens.ts";

/** What is good once, and not for long: challenges, and links in letters. Only their SHA-256 is kept. */
export class Tickets {
  readonly #people: People;
  readonly #now: () => number;

  constructor(people: People, now: () => number) {
    this.#people = people;
    this.#now = now;
  }

  keep(secret: string, kind: string, body: string, milliseconds: number): Promise<void> {
    return this.#people.keep({ hash: hashOf(secret), kind, body, until: this.#now() + milliseconds });
  }

  /** A new one, for somebody to bring back. */
  async make(kind: string, body: string, milliseconds: number): Promise<string> {
    const secret = newToken();
    await this.keep(secret, kind, body, milliseconds);
    return secret;
  }

  /** What was kept with it; nothing when it was used, is of another kind, or came too late. */
  take = (secret: string, kind: string): Promise<string | undefined> =>
    this.#people.take(hashOf(secret), kind, this.#now());
}
