import type { LogEvent, Message, Seat } from "@sandtable/engine";
import type { Update } from "@sandtable/protocol";

/** One accepted action, and what came of it. */
export interface Moment {
  readonly act: Update["act"];
  readonly seat?: Seat;
  readonly key?: string;
  readonly label?: Message;
  /** How many entries the match has after it, and how many of them cannot be taken back. */
  readonly entries: number;
  readonly floor: number;
  readonly events: readonly LogEvent[];
  readonly next: Seat | undefined;
}
