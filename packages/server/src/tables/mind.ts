import type { Intent, Thinking } from "@sandtable/bots";

/** A thought of a bot that came to something new. */
export interface Remembered {
  /** How many entries had been made. */
  readonly at: number;
  readonly looks: number;
  readonly courses: Thinking["courses"];
}

/** However long a turn has become, a new thought gets this share of its time. */
const LEAST_SHARE = 0.1;

/** What a table remembers of a bot between two answers: what it means to do, and what it thought this turn. */
export class Mind {
  #intent: Intent | undefined;
  #spent = 0;
  #thoughts: Remembered[] = [];

  get intent(): Intent | undefined {
    return this.#intent;
  }

  /** The thoughts of the last turn, the first of which made its plan. */
  get thoughts(): readonly Remembered[] {
    return this.#thoughts;
  }

  /** How many milliseconds are left of a turn of so many seconds, at this card or player-turn. */
  left(seconds: number, beat: number): number {
    const whole = seconds * 1000;
    return beat === this.#intent?.beat ? Math.max(whole * LEAST_SHARE, whole - this.#spent) : whole;
  }

  note(at: number, { intent, looks, courses }: Thinking, took: number): void {
    if (intent === undefined || intent.beat !== this.#intent?.beat) {
      this.#spent = 0;
      this.#thoughts = [];
    }
    this.#intent = intent;
    this.#spent += took;
    if (courses.length > 0) this.#thoughts.push({ at, looks, courses });
  }
}
