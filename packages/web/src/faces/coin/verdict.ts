import type { LogEvent } from "@sandtable/protocol";

/** The check that ended a game of The British Way: what was counted, and how the marker went by it. */
export interface LastCheck<Counted extends LogEvent, Over extends LogEvent> {
  readonly counted: Counted;
  readonly over: Over;
  readonly from: number;
  readonly to: number;
}

/** 6.1 The last count of Political Will, 6.2 or of Resistance; nothing of a game that ended otherwise. */
export function lastCheck<Counted extends LogEvent & { readonly net: number }, Over extends LogEvent>(
  events: readonly LogEvent[],
  track: string,
  toOf: (over: Over) => number,
): LastCheck<Counted, Over> | undefined {
  const at = events.findLastIndex(({ kind }) => kind === "forecast");
  const over = events.findLast(({ kind }) => kind === "over") as Over | undefined;
  if (at < 0 || !over) return undefined;
  const moved = events.slice(at).find(({ kind }) => kind === track) as
    | (LogEvent & { readonly from: number; readonly to: number })
    | undefined;
  const to = toOf(over);
  return { counted: events[at] as Counted, over, from: moved?.from ?? to, to: moved?.to ?? to };
}
