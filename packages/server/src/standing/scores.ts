import { botPlayer } from "@sandtable/club";
import type { Seat } from "@sandtable/engine";
import type { Warn } from "../operating/log.ts";
import { messageOf } from "../problem.ts";
import type { Store, StoredSeat, StoredTable } from "../store/store.ts";

interface Parts {
  readonly store: Store;
  /** The time of the house. */
  readonly time: { readonly now: number };
  readonly warn: Warn;
  /** Told after it was counted. */
  readonly counted?: (table: string) => Promise<void>;
}

/** How a game came out, as the first seat sees it. */
export interface Upshot {
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly points: number;
  /** No rule of the game has ended it: somebody gave up, or was not there. */
  readonly isBroken: boolean;
}

const AT_ONCE = 100;

/**
 * What games that are over come to. A table tells it when it ends, at whichever node; whoever was not told for a crash
 * is found by going through what is open. Each game counts once, by its table, however often it is told.
 */
export class Scores {
  readonly #parts: Parts;
  readonly #underWay = new Set<Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A table may be over: count it if it is. Nobody waits for this but a seat that is about to change hands. */
  over(id: string): Promise<void> {
    const work = this.#settle(id)
      .then(() => this.#parts.counted?.(id))
      .catch((error: unknown) => this.#parts.warn(`what the game counts: ${messageOf(error)}`, id));
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
    return work;
  }

  /** Count whatever ended without anybody being there to count it. */
  async sweep(): Promise<void> {
    const { store } = this.#parts;
    for (let after = "", ids: readonly string[] = []; ; after = ids[ids.length - 1]) {
      ids = await store.ratings.open(after, AT_ONCE);
      for (const table of await store.tablesNamed(ids)) if (isOver(table)) await this.over(table.id);
      if (ids.length < AT_ONCE) return;
    }
  }

  /** When all that was begun is done. */
  async done(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #settle(id: string): Promise<void> {
    const { store, time } = this.#parts;
    const table = await store.table(id);
    if (table?.rated !== "open" || !isOver(table)) return;
    const seats = await store.seats(id);
    const upshot = upshotOf(table, seats[0].seat);
    const players = await this.#playersOf(seats);
    const counts =
      upshot !== undefined &&
      players !== undefined &&
      !(upshot.isBroken && (await this.#isUnplayed(id, seats)));
    if (counts) {
      const [one, other] = players;
      const { game, scenario, options } = table;
      const { points } = upshot;
      await store.ratings.count({ table: id, game, scenario, options, one, other, points, at: time.now });
    }
    await store.ratings.settle(id, counts ? "counted" : "void");
  }

  /** Both by what they stand under on the list; nothing where one has left, or has no name. */
  async #playersOf(seats: readonly StoredSeat[]) {
    const ids = await this.#parts.store.people.idsOf(seats.flatMap(({ holders }) => holders));
    const [one, other, ...more] = seats.flatMap(({ seat, bot, holders }) => {
      const person = bot === undefined ? ids.get(holders[0]) : botPlayer(bot);
      return person === undefined ? [] : [{ person, side: seat }];
    });
    if (!other || more.length > 0 || one.person === other.person) return undefined;
    return [one, other] as const;
  }

  /** Somebody gave up before both had chosen anything: that tells nothing of how strong they are. */
  async #isUnplayed(id: string, seats: readonly StoredSeat[]): Promise<boolean> {
    const actions = await this.#parts.store.actions(id, 0);
    const chose = new Set(actions.filter(({ act }) => act.do === "choose").map(({ seat }) => seat));
    return seats.some(({ seat }) => !chose.has(seat));
  }
}

/** Whether there is something to count: it has ended, or one of the two has given way to a bot. */
export const isOver = ({ mark }: Pick<StoredTable, "mark">): boolean =>
  mark.outcome !== undefined || replacedAt(mark) !== undefined;

/**
 * How a table came out, if it has; as one of its seats sees it. Whoever was out of time and has a bot in his place has lost:
 * what the bot makes of it is not his.
 */
export function upshotOf({ mark }: Pick<StoredTable, "mark">, seat: Seat): Upshot | undefined {
  const replaced = replacedAt(mark);
  if (replaced !== undefined) return { points: replaced === seat ? 0 : 1, isBroken: true };
  if (!mark.outcome) return undefined;
  const { winners, resigned, late } = mark.outcome;
  const isBroken = resigned !== undefined || late !== undefined;
  if (winners.length !== 1) return { points: 0.5, isBroken };
  return { points: winners[0] === seat ? 1 : 0, isBroken };
}

const replacedAt = ({ pact }: StoredTable["mark"]): Seat | undefined => Object.keys(pact?.standIns ?? {})[0];
