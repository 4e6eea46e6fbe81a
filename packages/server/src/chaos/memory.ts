import { isDeepStrictEqual } from "node:util";
import type { Seat } from "@sandtable/engine";
import type { UpdateSent } from "@sandtable/protocol";
import type { GameAct, StoredAction } from "../store/store.ts";

/** What players of a trial do. */
type Played = Extract<GameAct, { do: "choose" | "undo" }>;

/** Something that a person has asked for, and what has become of it by now. */
export interface Intent {
  readonly seat: Seat;
  readonly number: number;
  readonly act: Played;
  readonly sentAt: number;
  is: "open" | "acknowledged" | "refused";
}

/** What is wrong with what was kept. */
export interface Discrepancies {
  /** Acknowledged or told, and not there. */
  readonly lost: readonly string[];
  /** There without anybody having asked for it, or told in two ways. */
  readonly doubled: readonly string[];
}

/** Everything that the people at one table have asked for, and all that they were told. */
export class TableMemory {
  readonly id: string;
  /** The seats of people; what is done at others nobody here has asked for. */
  readonly people: readonly Seat[];
  readonly #intents: Intent[] = [];
  /** What each update was when it was told, by its number. */
  readonly #told = new Map<number, string>();
  readonly #toldTwice: string[] = [];
  /** When somebody had last asked for something of what was acknowledged. */
  lastSentAt = 0;
  acknowledged = 0;
  refused = 0;
  slowest = 0;

  constructor(id: string, people: readonly Seat[]) {
    this.id = id;
    this.people = people;
  }

  ask(seat: Seat, number: number, act: Played): Intent {
    const intent: Intent = { seat, number, act, sentAt: performance.now(), is: "open" };
    this.#intents.push(intent);
    return intent;
  }

  acknowledge(intent: Intent): void {
    intent.is = "acknowledged";
    this.acknowledged++;
    this.lastSentAt = Math.max(this.lastSentAt, intent.sentAt);
    this.slowest = Math.max(this.slowest, performance.now() - intent.sentAt);
  }

  refuse(intent: Intent): void {
    intent.is = "refused";
    this.refused++;
  }

  /** Somebody was told of an update: whoever else is, and however often, it must be the same. */
  hear({ number, act, seat, label, entries }: UpdateSent): void {
    const told = JSON.stringify([act, seat, label, entries]);
    const before = this.#told.get(number);
    if (before !== undefined && before !== told)
      this.#toldTwice.push(`${this.id}: update ${number} was told as ${before}, then as ${told}`);
    else this.#told.set(number, told);
  }

  /** Compare with what was kept. */
  compare(actions: readonly StoredAction[]): Discrepancies {
    const kept = new Map(actions.map((action) => [action.number, action]));
    const lost = this.#intents
      .filter(({ is }) => is === "acknowledged")
      .filter((intent) => !isKept(intent, kept.get(intent.number + 1)))
      .map(({ number, seat }) => `${this.id}: what ${seat} did at ${number} was acknowledged`);
    for (const [number, told] of this.#told) {
      const [act, seat] = JSON.parse(told) as [string, Seat];
      const action = kept.get(number);
      if (act !== "start" && (action?.seat !== seat || action.act.do !== act))
        lost.push(`${this.id}: update ${number} was told`);
    }
    const asked = this.#intents.filter(({ is }) => is !== "refused");
    const doubled = actions
      .filter(({ seat }) => this.people.includes(seat))
      .filter((action) => !asked.some((intent) => isKept(intent, action)))
      .map(({ number, seat }) => `${this.id}: nobody has asked for what ${seat} did at ${number - 1}`);
    return { lost, doubled: [...doubled, ...this.#toldTwice] };
  }
}

const isKept = ({ seat, number, act }: Intent, action: StoredAction | undefined): boolean =>
  action?.number === number + 1 && action.seat === seat && isDeepStrictEqual(action.act, act);
