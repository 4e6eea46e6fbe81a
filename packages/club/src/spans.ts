/** A stretch of time, in milliseconds: its first moment belongs to it, its last does not. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The same time in order and once: what overlaps or touches is one, and what is empty is gone. */
export function union(spans: readonly Span[]): Span[] {
  const merged: { from: number; until: number }[] = [];
  for (const { from, until } of [...spans].sort((one, other) => one.from - other.from)) {
    if (until <= from) continue;
    const last = merged.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else merged.push({ from, until });
  }
  return merged;
}

/** How much time lies in a stretch, without some others. */
export function lengthWithout({ from, until }: Span, others: readonly Span[]): number {
  let length = Math.max(0, until - from);
  for (const other of union(others))
    length -= Math.max(0, Math.min(until, other.until) - Math.max(from, other.from));
  return length;
}

/** When so much time has gone by since a moment, where some stretches do not count. */
export function momentAfter(from: number, length: number, others: readonly Span[]): number {
  let at = from + length;
  for (const other of union(others)) {
    if (other.from >= at) break;
    at += Math.max(0, other.until - Math.max(from, other.from));
  }
  return at;
}
