import type { LogEvent, Message, Position, Seat } from "@sandtable/engine";
import type { Update } from "@sandtable/protocol";

/** The table after one update. */
export interface Moment {
  readonly number: number;
  readonly act: Update["act"];
  readonly seat?: Seat;
  readonly key?: string;
  readonly label?: Message;
  readonly entries: number;
  /** How many events of those before stayed true. */
  readonly kept: number;
  readonly events: readonly LogEvent[];
  readonly state: Position;
  readonly next: Seat | undefined;
}
