import { unkept } from "../operating/figures.ts";
import type { Warn } from "../operating/log.ts";
import { messageOf, Trouble } from "../problem.ts";
import type { Chat } from "./chat.ts";
import type { Hours } from "./hours.ts";
import type { Keys } from "./keys.ts";
import type { Lease, Leases } from "./leases.ts";
import type { Lobby } from "./lobby.ts";
import type { Moderation } from "./moderation.ts";
import type { Outbox } from "./outbox.ts";
import type { People } from "./people.ts";
import type { Ratings } from "./ratings.ts";
import type { Mark, Store, StoredAction, StoredCheckpoint, StoredSeat, StoredTable } from "./store.ts";
import type { Tournaments } from "./tournaments.ts";

/** When it is worth trying again, in seconds. */
const SOON = 60;

/** Something could not be kept: the disk is full, or may only be read. What was kept before holds. */
export class Unstored extends Trouble {
  constructor() {
    super(503, "The server has no room to keep this just now. Nothing is lost: try again in a minute.", SOON);
  }
}

/** A store that says so in a sentence when it cannot keep something. */
export class GuardedStore implements Store {
  readonly #store: Store;
  readonly #warn: Warn;

  constructor(store: Store, warn: Warn) {
    this.#store = store;
    this.#warn = warn;
  }

  create = (table: StoredTable, seats: readonly StoredSeat[]): Promise<boolean> =>
    this.#kept(this.#store.create(table, seats));
  append = (lease: Lease, action: StoredAction, mark: Mark): Promise<boolean> =>
    this.#kept(this.#store.append(lease, action, mark));
  sit = (table: string, seat: string, holder: string): Promise<boolean> =>
    this.#kept(this.#store.sit(table, seat, holder));

  get leases(): Leases {
    return this.#store.leases;
  }
  get lobby(): Lobby {
    return this.#store.lobby;
  }
  get chat(): Chat {
    return this.#store.chat;
  }
  get moderation(): Moderation {
    return this.#store.moderation;
  }
  get keys(): Keys {
    return this.#store.keys;
  }
  get outbox(): Outbox {
    return this.#store.outbox;
  }
  get people(): People {
    return this.#store.people;
  }
  get ratings(): Ratings {
    return this.#store.ratings;
  }
  get tournaments(): Tournaments {
    return this.#store.tournaments;
  }
  get hours(): Hours {
    return this.#store.hours;
  }
  standIn = (table: string, seat: string, bot: string) => this.#store.standIn(table, seat, bot);
  table = (id: string) => this.#store.table(id);
  seats = (table: string) => this.#store.seats(table);
  seatsOf = (tables: readonly string[]) => this.#store.seatsOf(tables);
  tablesNamed = (ids: readonly string[]) => this.#store.tablesNamed(ids);
  tablesOf = (holder: string, limit: number) => this.#store.tablesOf(holder, limit);
  rematchOf = (table: string) => this.#store.rematchOf(table);
  actions = (table: string, after: number) => this.#store.actions(table, after);
  keep = (table: string, checkpoint: StoredCheckpoint) => this.#store.keep(table, checkpoint);
  checkpoint = (table: string, number?: number) => this.#store.checkpoint(table, number);
  count = (window: number, more: ReadonlyMap<string, number>) => this.#store.count(window, more);
  close = () => this.#store.close();

  async #kept(done: Promise<boolean>): Promise<boolean> {
    try {
      return await done;
    } catch (error) {
      unkept.inc();
      this.#warn(`the store kept nothing: ${messageOf(error)}`);
      throw new Unstored();
    }
  }
}
