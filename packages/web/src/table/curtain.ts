import type { Seat } from "@sandtable/protocol";

/**
 * Whether a curtain falls before the next seat may look: several seats share this screen, somebody else is next,
 * and the game shows its seats different things.
 */
export const needsCurtain = (
  secrets: boolean,
  yours: readonly Seat[],
  sitting: Seat | undefined,
  next: Seat | undefined,
): boolean => secrets && yours.length > 1 && next !== undefined && yours.includes(next) && next !== sitting;
