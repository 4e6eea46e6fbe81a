import type { Span } from "@sandtable/club";
import { messageOf } from "../problem.ts";
import type { Hours, Time } from "../store/hours.ts";

/** How often a server gives a sign of life, and after how long without one nobody is charged; milliseconds. */
export const BEAT = 3000;
const PATIENCE = 6000;

/**
 * What time it is in the house, told at once: from the last sign of life on it goes by a clock of this process that does not
 * jump. Whoever needs it for something that is kept asks for it fresh, so that an outage is known before anything is charged.
 */
export class Timekeeper {
  readonly #hours: Hours;
  readonly #warn: (what: string) => void;
  #time: Time = { now: 0, outages: [] };
  #since: number | undefined;
  #beating: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isTroubled = false;

  constructor(hours: Hours, warn: (what: string) => void) {
    this.#hours = hours;
    this.#warn = warn;
  }

  async begin(): Promise<void> {
    await this.#beat();
    this.#timer = setInterval(() => void this.#go().catch((error: unknown) => this.#trouble(error)), BEAT);
    this.#timer.unref();
  }

  /** Where no clock runs nobody needs to know: a house that is asleep writes nothing. */
  async #go(): Promise<void> {
    if (await this.#hours.areAny()) await this.#beat();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  get now(): number {
    return this.#time.now + (this.#since === undefined ? 0 : Math.floor(performance.now() - this.#since));
  }

  get outages(): readonly Span[] {
    return this.#time.outages;
  }

  /** Look first whether this process was held up: then nobody was served. */
  async fresh(): Promise<Time> {
    if (this.#since === undefined || performance.now() - this.#since > PATIENCE) await this.#beat();
    return { now: this.now, outages: this.outages };
  }

  #beat(): Promise<void> {
    this.#beating ??= this.#beatNow().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #beatNow(): Promise<void> {
    const asked = performance.now();
    const life = this.#since === undefined ? { isStart: true } : { elapsed: asked - this.#since };
    this.#time = await this.#hours.beat(life, PATIENCE);
    this.#since = performance.now();
    this.#isTroubled = false;
  }

  #trouble(error: unknown): void {
    if (!this.#isTroubled) this.#warn(`no sign of life could be kept: ${messageOf(error)}`);
    this.#isTroubled = true;
  }
}
