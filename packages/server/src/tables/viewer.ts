import type { LogEvent, Seat, Viewer as View } from "@sandtable/engine";
import type { StoredSeat } from "../store/store.ts";
import { hashOf } from "../tokens.ts";

/** Somebody who looks at a table: the seats whose side of it they see. None: a spectator. */
export interface Viewer {
  readonly seats: readonly Seat[];
}

const spectator: Viewer = { seats: [] };

/** Who the browser with this token is at a table. */
export function viewerOf(seats: readonly StoredSeat[], token: string | undefined): Viewer {
  if (token === undefined) return spectator;
  const holder = hashOf(token);
  const held = seats.filter(({ holders }) => holders.includes(holder));
  return held.length === 0 ? spectator : { seats: held.map(({ seat }) => seat) };
}

export const maySee = ({ seats }: Viewer, { audience }: LogEvent): boolean =>
  audience === undefined || audience.some((seat) => seats.includes(seat));

/** Whose side is shown: at one screen that of the seat to decide. */
export const sideOf = ({ seats }: Viewer, decider: Seat | undefined): View =>
  decider !== undefined && seats.includes(decider) ? decider : (seats[0] ?? "spectator");
