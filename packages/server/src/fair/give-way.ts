import { setPriority } from "node:os";

/** Less than those who play, and still a quarter of a core that both want: long work ends, too. */
const GENTLE = 5;

/**
 * A thread for long work gives way to those who play where there are not cores enough for both. Linux knows a priority for each
 * thread; elsewhere it would be that of the whole process, and so of no use.
 */
export function giveWay(): void {
  if (process.platform === "linux") setPriority(0, GENTLE);
}
