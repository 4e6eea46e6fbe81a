import { readFileSync } from "node:fs";

/** What the kernel says of the thread that asks: how long it has run, waited and how often, in nanoseconds. Linux alone has it. */
const SCHEDULE = "/proc/thread-self/schedstat";

/**
 * How long this thread has been at work, in milliseconds. Only differences mean anything. Where the system tells it, what others do
 * on the machine meanwhile does not count, so that thinking times measured beside other work are those of a machine of one's own.
 */
export function busyFor(): number {
  try {
    return Number(readFileSync(SCHEDULE, "latin1").split(" ", 1)[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
