import type { Seat } from "@sandtable/engine";
import type { Ask, Meanwhile, Over } from "@sandtable/protocol/door";
import type { Guest, Table } from "../tables/table.ts";
import type { Visitor } from "./visitor.ts";

type Answer = Ask | Over | Extract<Meanwhile, { type: "wait" }>;

/** Shorter than the half minute after which many a proxy hangs up. */
const PATIENCE = 25_000;

/** Who waits at a table: one for each seat, so that nobody can crowd it by asking. */
const waiting = new WeakMap<Table, Map<Seat, () => void>>();

/** The next thing to say to a bot that asks by itself: at once, when it comes, or that it has not come yet. */
export function poll(visitor: Visitor, after: number, onGone: (leave: () => void) => void): Promise<Answer> {
  const { table, seat, token } = visitor;
  return new Promise((resolve, reject) => {
    const polls = waiting.get(table) ?? new Map<Seat, () => void>();
    waiting.set(table, polls);
    const finish = (answer: Answer): void => {
      clearTimeout(timer);
      table.leave(guest);
      if (polls.get(seat) === giveUp) polls.delete(seat);
      resolve(answer);
    };
    const giveUp = (): void => finish({ type: "wait" });
    const look = (): void => {
      visitor.next(after).then((frame) => {
        if (frame) finish(frame);
      }, reject);
    };
    const guest: Guest = {
      token,
      send: look,
      pays: () => false,
      spend: () => undefined,
      sendAway: giveUp,
    };
    const timer = setTimeout(giveUp, PATIENCE);
    polls.get(seat)?.();
    polls.set(seat, giveUp);
    onGone(giveUp);
    table.welcome(guest).catch(reject);
  });
}
