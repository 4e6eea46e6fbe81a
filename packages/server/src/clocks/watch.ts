import type { Warn } from "../operating/log.ts";
import { messageOf } from "../problem.ts";

/** Look again and again whether clocks are due, one look after the other, until it is told to stop. */
export function watchClocks(house: { tickClocks(): Promise<void> }, every: number, warn: Warn): () => void {
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    await house.tickClocks().catch((error: unknown) => warn(`clocks: ${messageOf(error)}`));
    isLooking = false;
  };
  const timer = setInterval(() => void look(), every).unref();
  return () => clearInterval(timer);
}
