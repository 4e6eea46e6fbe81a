import { createHash } from "node:crypto";
import type { Channel, NoticeEvent } from "@sandtable/protocol/notices";
import type { Warn } from "../operating/log.ts";
import { messageOf } from "../problem.ts";
import type { Notice } from "../store/outbox.ts";
import type { Store, StoredSeat, StoredTable } from "../store/store.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Whoever comes by in this time, or answers, need not be told. */
const PATIENCE: Readonly<Record<NoticeEvent, number>> = {
  turn: 30_000,
  chat: 60_000,
  invitation: 0,
  clock: 0,
  end: 0,
};

/** Something that those at a table may want to know who are not there. */
export interface Happening {
  readonly table: StoredTable;
  readonly event: NoticeEvent;
  /** What distinguishes it from others of its kind at this table. */
  readonly number: number;
  /** The seats of those who are told. */
  readonly seats: readonly StoredSeat[];
  /** Whether somebody sits there with an open page. */
  readonly isHere: (holder: string) => boolean;
}

/** Writes down who is to be told of what; nobody at the table waits for it. */
export class Herald {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #warn: Warn;

  constructor(store: Store, now: () => number, warn: Warn) {
    this.#store = store;
    this.#now = now;
    this.#warn = warn;
  }

  tell(happening: Happening): void {
    this.write(happening).catch((error: unknown) =>
      this.#warn(`somebody is not told: ${messageOf(error)}`, happening.table.id),
    );
  }

  async write({ table, event, number, seats, isHere }: Happening): Promise<void> {
    if (table.kind !== "game") return;
    const absent = seats.flatMap(({ seat, holders }) =>
      holders.filter((holder) => !isHere(holder)).map((holder) => ({ seat, holder })),
    );
    const wishers = await this.#store.outbox.wishers(absent.map(({ holder }) => holder));
    const now = this.#now();
    const notices = wishers.flatMap(({ account, holder, wishes }) => {
      if (wishes.quiet.includes(table.id)) return [];
      const seat = absent.find((one) => one.holder === holder)?.seat;
      return wishes.events[event].map((channel): Notice => {
        const isDaily = channel === "mail" && wishes.daily;
        const due = isDaily ? (Math.floor(now / DAY) + 1) * DAY : now + PATIENCE[event];
        const id = nameOf(account, channel, event, table.id, number);
        return { id, account, channel, event, table: table.id, ...(seat !== undefined && { seat }), due };
      });
    });
    await this.#store.outbox.post(notices);
  }
}

/** Talk is told once, until it has been delivered. */
const nameOf = (account: string, channel: Channel, event: NoticeEvent, table: string, number: number) =>
  createHash("sha256")
    .update(`notice ${account} ${channel} ${event} ${table} ${event === "chat" ? "" : number}`)
    .digest("hex");
