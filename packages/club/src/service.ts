import type { Span } from "./spans.ts";

/** What is kept of the time in which somebody was there to serve. */
export interface Service {
  /** The last sign of life of any server, by the time of the house. */
  readonly served: number;
  /** By how much the time of the house is ahead of the clock of the store: it never goes back, as clocks do. */
  readonly offset: number;
}

/** A sign of life of a server. */
export interface Beat {
  /** What the clock of the store says. */
  readonly clock: number;
  /** How long ago this server gave its last one, by a clock that does not jump; none for its first. */
  readonly elapsed?: number | undefined;
  /** Nobody can have served since the last sign of life: the only server has just been started. */
  readonly isStart?: boolean;
}

/** What time it is in the house, and the time before it that is nobody's. */
export interface Beaten extends Service {
  readonly outage?: Span;
}

/** How far two clocks that count the same time may differ, in milliseconds. */
const SLACK = 1000;

/**
 * A sign of life. Since the last one, whoever gave that, nobody was served where the server has been started, where it
 * comes later than anybody should have to wait, and where the clock has jumped ahead.
 */
export function beaten(
  service: Service | undefined,
  { clock, elapsed, isStart = false }: Beat,
  patience: number,
): Beaten {
  if (!service) return { served: clock, offset: 0 };
  const now = clock + service.offset;
  if (now <= service.served) return { served: service.served, offset: service.served - clock };
  const gap = now - service.served;
  const hasJumped = elapsed !== undefined && gap > elapsed + SLACK;
  const isOutage = isStart || gap > patience || hasJumped;
  return {
    served: now,
    offset: service.offset,
    ...(isOutage && { outage: { from: service.served, until: now } }),
  };
}
