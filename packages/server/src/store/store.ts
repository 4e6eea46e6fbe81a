import type { Options, Seat } from "@sandtable/engine";
import type { Ending, TableInfo } from "@sandtable/protocol";
import type { Lease, Leases } from "./leases.ts";
import type { Lobby } from "./lobby.ts";
import type { People } from "./people.ts";

/**
 * What is kept of every table: how it began, who sits where, and every accepted action in order. Positions follow
 * from these; some are kept beside them, so that a table is soon open. Secrets that people hold are kept as their SHA-256 only.
 */
export interface Store {
  /** Which node has which table open. */
  readonly leases: Leases;
  /** Accounts, and what belongs to them. */
  readonly people: People;
  /** Open invitations, who is here, and notes. */
  readonly lobby: Lobby;
  /** Keep a new table, or find that its rematch place is taken: then nothing is kept, and the answer is false. */
  create(table: StoredTable, seats: readonly StoredSeat[]): Promise<boolean>;
  table(id: string): Promise<StoredTable | undefined>;
  seats(table: string): Promise<readonly StoredSeat[]>;
  /** The seats of many tables at once, by table. */
  seatsOf(tables: readonly string[]): Promise<ReadonlyMap<string, readonly StoredSeat[]>>;
  /** Those of them that there are, in this order. */
  tablesNamed(ids: readonly string[]): Promise<readonly StoredTable[]>;
  /** The tables at which somebody sits, newest first. */
  tablesOf(holder: string, limit: number): Promise<readonly StoredTable[]>;
  rematchOf(table: string): Promise<string | undefined>;
  /** Somebody takes a free seat; doing it again changes nothing. False when another holds it: then nothing is kept. */
  sit(table: string, seat: Seat, holder: string): Promise<boolean>;
  /** All actions after a number, in order. */
  actions(table: string, after: number): Promise<readonly StoredAction[]>;
  /**
   * Keep an action and where it leaves the table. Once this resolves, the action survives any crash. False when
   * the number is taken, or the lease of the table is no longer this one: then nothing is kept.
   */
  append(lease: Lease, action: StoredAction, mark: Mark): Promise<boolean>;
  /** Keep where a table stood after an action: it can be opened from there. It follows from the actions and may be lost. */
  keep(table: string, checkpoint: StoredCheckpoint): Promise<void>;
  /** The last that was kept of a table, after that action or before if one is named. */
  checkpoint(table: string, number?: number): Promise<StoredCheckpoint | undefined>;
  /** Count so many more of each name in a window of time, at all nodes together: how many that makes. Older ones are forgotten. */
  count(window: number, more: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** Where a table stands, for lists. */
export interface Mark {
  readonly number: number;
  readonly toMove?: Seat;
  readonly outcome?: Ending;
}

export interface StoredTable {
  readonly id: string;
  readonly kind: TableInfo["kind"];
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  /** The lesson of the course that is taught here. */
  readonly lesson?: string;
  /** The seed of the dice. */
  readonly seed: string;
  /** Its SHA-256; absent where the opening was not rolled with this seed. */
  readonly commitment?: string;
  /** Answers that were given before the table began: seat and key. */
  readonly opening: readonly (readonly [Seat, string])[];
  readonly startedAt: string;
  /** The table that this one is the rematch of. */
  readonly rematchOf?: string;
  readonly mark: Mark;
}

export interface StoredSeat {
  readonly seat: Seat;
  /** The bot that plays it; absent: people. */
  readonly bot?: string;
  /** The most it thinks in a turn, where that is not the measure of its level. */
  readonly seconds?: number;
  /** SHA-256 of the token in the link that lets somebody sit down here. */
  readonly link?: string;
  /** The same of another link that leads here: that of a host who has an account by now. */
  readonly linkAlso?: string;
  /** What those are called who sit here and have a name; it follows from the holders. */
  readonly names?: readonly string[];
  /** SHA-256 of the token of each browser that sits here. */
  readonly holders: readonly string[];
}

/** An accepted action. Numbers count up from 2: 1 is the start of the table. */
export interface StoredAction {
  readonly number: number;
  readonly seat: Seat;
  readonly act: Act;
}

export interface StoredCheckpoint {
  readonly number: number;
  /** Plain data. */
  readonly body: unknown;
}

export type Act =
  | { readonly do: "choose"; readonly key: string }
  | { readonly do: "undo"; readonly to: number }
  | { readonly do: "resign" };
