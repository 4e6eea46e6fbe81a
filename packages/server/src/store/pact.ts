import type { Clocks } from "@sandtable/club";
import type { Seat } from "@sandtable/engine";
import type { Offer } from "@sandtable/protocol";

/** What those who sit at a table have agreed upon, and what one of them asks; plain data. */
export interface Pact {
  /** From when every seat is taken, where there are clocks. */
  readonly clocks?: Clocks;
  readonly offer?: { readonly by: Seat; readonly what: Offer };
  /** The bots that have taken over for those who were out of time. */
  readonly standIns?: Readonly<Record<Seat, string>>;
}
