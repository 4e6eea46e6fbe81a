import { measured } from "./work.ts";

/** Milliseconds that everybody else waits for one slice at most, or for one step that takes longer. */
const SLICE = 8;

/** Long work that waits to go on, in the order in which it comes. */
const waiting: (() => void)[] = [];

/**
 * Do long work step by step, in slices: between two of them everybody else has a turn. Of all long work together one
 * slice is done in each turn of the event loop, so it holds up those who play no longer when there is more of it. Its time is told
 * slice by slice.
 */
export async function inSlices<T>(steps: Iterable<T>, spend: (milliseconds: number) => void): Promise<T[]> {
  const results: T[] = [];
  await turn();
  let began = performance.now();
  let worked = measured();
  for (const result of steps) {
    results.push(result);
    const took = performance.now() - began;
    if (took < SLICE) continue;
    spend(worked());
    await turn();
    began = performance.now();
    worked = measured();
  }
  spend(worked());
  return results;
}

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next);
  });

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
