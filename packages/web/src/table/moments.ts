import type { HistoryStep, Seat } from "@sandtable/protocol";

/** The history as it was fetched, the update that was shown then, and the seat in whose fog it lies. */
export interface KnownPast {
  readonly shown: number;
  readonly fog: Seat | undefined;
  readonly steps: readonly HistoryStep[];
}

/** The steps that still hold: none when something was taken back since they were fetched. */
export const stepsHolding = (
  past: KnownPast | undefined,
  undone: number,
): readonly HistoryStep[] | undefined => (past && past.shown >= undone ? past.steps : undefined);

/** The step that shows the position after so many entries: the last one at or before it. */
export function indexOfMoment(steps: readonly { readonly at: number }[], at: number): number {
  if (steps.length === 0) return -1;
  return Math.max(
    0,
    steps.findLastIndex((step) => step.at <= at),
  );
}
