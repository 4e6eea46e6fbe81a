import type { Thinking } from "@sandtable/bots";
import { type Answer, BotPool, type Desk, type Thread } from "../bots/pool.ts";
import type { Task, Wish } from "../bots/thinker.ts";

const thought = (key: string): Thinking => ({ key, courses: [], looks: 0 });

/** A thread that answers when the test says so; or never. */
class Hand implements Thread {
  readonly desk: Desk;
  readonly tasks: { id: number; task: Task }[] = [];
  isEnded = false;
  #hear: (answer: Answer) => void = () => undefined;
  #break: (error: Error) => void = () => undefined;
  readonly #answersAtOnce: (task: Task) => boolean;

  constructor(desk: Desk, answersAtOnce: (task: Task) => boolean) {
    this.desk = desk;
    this.#answersAtOnce = answersAtOnce;
  }

  get now(): { id: number; task: Task } {
    return this.tasks.at(-1)!;
  }

  on(event: string, hear: (news: never) => void): void {
    if (event === "message") this.#hear = hear as (answer: Answer) => void;
    if (event === "error") this.#break = hear as (error: Error) => void;
  }

  postMessage(message: { id: number; task: Task }): void {
    this.tasks.push(message);
    if (this.#answersAtOnce(message.task)) queueMicrotask(() => this.answer());
  }

  answer(key = "box:full"): void {
    this.#hear({ id: this.now.id, thinking: thought(key) });
  }

  breakOff(message: string): void {
    this.#break(new Error(message));
  }

  async terminate(): Promise<void> {
    this.isEnded = true;
  }
}

/** A pool with two threads for bots that look ahead, and a clock that the test moves. */
export function poolOf(answersAtOnce: (task: Task) => boolean = () => false) {
  const hands: Hand[] = [];
  const timers = new Set<{ at: number; act: () => void }>();
  let now = 0;
  const pool = new BotPool({
    slow: 2,
    hire: (desk) => {
      const hand = new Hand(desk, answersAtOnce);
      hands.push(hand);
      return hand;
    },
    after: (milliseconds, act) => {
      const timer = { at: now + milliseconds, act };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  /** Let so much time go by. */
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    for (const timer of timers) if (timer.at <= now && timers.delete(timer)) timer.act();
  };
  /** What is being thought of, by the seed of its luck. */
  const underWay = (): string[] => hands.filter(({ isEnded }) => !isEnded).map(({ now }) => now.task.luck);
  return { pool, hands, pass, underWay };
}

export const task = (luck: string, more: Partial<Task> = {}): Task => ({
  game: "malaya",
  bot: "general",
  save: {} as never,
  luck,
  left: 10_000,
  ...more,
});

export const wish = (person: string, more: Partial<Wish> = {}): Wish => ({
  purpose: "bot",
  person,
  isAwaited: () => true,
  signal: new AbortController().signal,
  ...more,
});

export const settled = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "answered",
    (error: Error) => error.message,
  );
