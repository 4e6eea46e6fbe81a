import type { Options, Save, Seat } from "@sandtable/engine";
import type { Ending, Offer, Pace, TableInfo } from "@sandtable/protocol";
import type { Chat } from "./chat.ts";
import type { Hours } from "./hours.ts";
import type { Keys } from "./keys.ts";
import type { Lease, Leases } from "./leases.ts";
import type { Lobby } from "./lobby.ts";
import type { Moderation } from "./moderation.ts";
import type { Outbox } from "./outbox.ts";
import type { Pact } from "./pact.ts";
import type { People } from "./people.ts";
import type { Ratings } from "./ratings.ts";
import type { Tournaments } from "./tournaments.ts";

/**
 * What is kept of every table: how it began, who sits where, and every accepted action in order. Positions follow
 * from these; some are kept beside them, so that a table is soon open. Secrets that people hold are kept as their SHA-256 only.
 */
export interface Store {
  /** Which node has which table open. */
  readonly leases: Leases;
  /** Accounts, and what belongs to them. */
  readonly people: People;
  /** Keys of programs. */
  readonly keys: Keys;
  /** Open invitations, who is here, and notes. */
  readonly lobby: Lobby;
  /** What people say to each other, and whom they avoid. */
  readonly chat: Chat;
  /** What was reported, and what moderators did. */
  readonly moderation: Moderation;
  /** What people are told while they are away. */
  readonly outbox: Outbox;
  /** What time it is, when nobody was served, and which clocks are due. */
  readonly hours: Hours;
  /** How strong people are, and by which games. */
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
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
  /** A bot has a seat from now on, and nobody else; doing it again changes nothing. */
  standIn(table: string, seat: Seat, bot: string): Promise<void>;
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
  /** What those who sit here have agreed upon: it follows from the actions, and stands here for who opens the table. */
  readonly pact?: Pact;
}

export interface StoredTable {
  readonly id: string;
  readonly kind: TableInfo["kind"];
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  /** The lesson of the course that is taught here. */
  readonly lesson?: string;
  /** How much time each side has, where there are clocks. */
  readonly pace?: Pace;
  /** The seed of the dice. */
  readonly seed: string;
  /** Its SHA-256; absent where the opening was not rolled with this seed. */
  readonly commitment?: string;
  /** Answers that were given before the table began: seat and key. */
  readonly opening: readonly (readonly [Seat, string])[];
  readonly startedAt: string;
  /** Whether it is for the ratings: not told apart yet, counted, or found to count for nothing. */
  readonly rated?: "open" | "counted" | "void";
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
  /** When it was taken, by the time of the house, where that matters to anybody. */
  readonly at?: number;
}

export interface StoredCheckpoint {
  readonly number: number;
  /** Plain data. */
  readonly body: unknown;
}

export type Act = GameAct | QuietAct;

/** What changes the game, or ends it. */
export type GameAct =
  | { readonly do: "choose"; readonly key: string }
  | { readonly do: "undo"; readonly to: number }
  | { readonly do: "resign" }
  /** The other side was out of time. */
  | { readonly do: "claim" }
  /**
   * Back to where there were so many entries, by consent. What a match forgets cannot be worked out from what it remembers,
   * so the position comes along, and how many events had been seen.
   */
  | { readonly do: "take-back"; readonly to: number; readonly kept: number; readonly save: Save }
  /** How the bots judged a game that both wanted judged: the chance of each side. */
  | { readonly do: "adjudge"; readonly chances: Readonly<Record<Seat, number>> };

/** What is about the table alone: the game goes on as if it had not been. */
export type QuietAct =
  /** Every seat is taken: the clocks are set going. */
  | { readonly do: "clocks" }
  | { readonly do: "warn" }
  | { readonly do: "out" }
  /** A bot goes on in the place of a side that is out of time; the seat of the action is that of whoever wanted it. */
  | { readonly do: "stand-in"; readonly for: Seat; readonly bot: string }
  | { readonly do: "offer"; readonly offer: Offer }
  | { readonly do: "answer"; readonly yes: boolean }
  | { readonly do: "withdraw" }
  | { readonly do: "holiday"; readonly days: number };

const QUIET: Readonly<Record<QuietAct["do"], true>> = {
  clocks: true,
  warn: true,
  out: true,
  "stand-in": true,
  offer: true,
  answer: true,
  withdraw: true,
  holiday: true,
};

export const isQuiet = (act: Act): act is QuietAct => Object.hasOwn(QUIET, act.do);
