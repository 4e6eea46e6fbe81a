import type { LogLine, Room } from "@sandtable/protocol/chat";

/** A line that somebody would like a moderator to look at. */
export interface StoredReport {
  readonly id: string;
  readonly table: string;
  readonly room: Room;
  readonly number: number;
  /** Who reports it, and what they are called. */
  readonly by: string;
  readonly name?: string;
  readonly why: string;
  readonly at: number;
  /** How it was closed. */
  readonly word?: string;
}

/** Something that a moderator did. */
export interface Deed {
  readonly at: number;
  readonly moderator: string;
  readonly did: LogLine["did"];
  /** Whom it is about. */
  readonly about?: string;
  readonly table?: string;
  readonly detail?: string;
}

export interface StoredDeed extends Omit<Deed, "moderator" | "about"> {
  readonly number: number;
  /** What they are called. */
  readonly moderator?: string;
  readonly about?: string;
}

/** What moderators see, and what they have done. */
export interface Moderation {
  /** Keep a report; the same one again changes nothing. */
  report(report: Omit<StoredReport, "name" | "word">): Promise<void>;
  /** Reports that are open, or closed: the last first, before a time if one is named. */
  reports(isClosed: boolean, limit: number, before?: number): Promise<readonly StoredReport[]>;
  reportNamed(id: string): Promise<StoredReport | undefined>;
  /** How many reports of somebody are open. */
  openOf(holder: string): Promise<number>;
  /** False when it was closed before. */
  close(id: string, word: string): Promise<boolean>;
  /** Somebody says nothing until then; nothing: from now on they may. */
  silence(holder: string, until: number | undefined): Promise<void>;
  silentUntil(holder: string): Promise<number | undefined>;
  /** Write down what was done. What stands there is never changed. */
  note(deed: Deed): Promise<void>;
  /** The last deeds first. */
  log(limit: number, before?: number): Promise<readonly StoredDeed[]>;
}
