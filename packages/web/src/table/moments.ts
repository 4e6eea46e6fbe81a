/** The step that shows the position after so many entries: the last one at or before it. */
export function indexOfMoment(steps: readonly { readonly at: number }[], at: number): number {
  if (steps.length === 0) return -1;
  return Math.max(
    0,
    steps.findLastIndex((step) => step.at <= at),
  );
}
