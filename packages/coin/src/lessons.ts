import { happened, type LogEvent, type Place, type Progress } from "@sandtable/engine";

/** What lessons of The British Way ask of a position again and again. */

export const spaces = (...ids: readonly string[]): Place[] => ids.map((id) => ({ on: "space", id }));

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Whether a seat has Passed. */
export const passed = (now: Pick<Progress, "events">, seat: string): boolean =>
  happened(now, "pass", { seat });

/** Whether the turn that the learner began last has gone by: the other side has taken a box since, or the card is done. */
export function turnIsOver({ events }: Pick<Progress, "events">, other: string): boolean {
  const seatOf = (event: LogEvent): unknown => (event as { readonly seat?: unknown }).seat;
  const begun = events.findLastIndex((event) => event.kind === "box" && seatOf(event) !== other);
  const since = { events: events.slice(begun + 1) };
  return happened(since, "box", { seat: other }) || happened(since, "eligible");
}

/** A seat that Passes whenever it is asked, in the box furthest right that is free. */
export const PASSES = ["box:full", "box:event", "box:limited", "pass"] as const;

/** The same, furthest left: the learner finds the boxes free in which more can be done. */
export const PASSES_FIRST = ["box:limited", "box:event", "box:full", "pass"] as const;
