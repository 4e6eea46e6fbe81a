import { LIMITS, type Limits } from "./limits.ts";
import { Purses } from "./purses.ts";
import { Tally } from "./tally.ts";
import { Unread } from "./unread.ts";

/** What keeps one from taking what belongs to all. */
export interface Fairness {
  readonly limits: Limits;
  readonly purses: Purses;
  readonly sockets: Tally;
  readonly analyses: Tally;
  readonly imports: Tally;
  readonly lookBacks: Tally;
  readonly unread: Unread;
}

export function fairness(chosen: Partial<Limits> = {}): Fairness {
  const limits = { ...LIMITS, ...chosen };
  return {
    limits,
    purses: new Purses(limits),
    sockets: new Tally({ person: limits.personSockets, network: limits.networkSockets }),
    analyses: new Tally({ person: limits.personAnalyses, network: limits.networkAnalyses }),
    imports: new Tally({ person: limits.personImports, network: limits.networkImports }),
    lookBacks: new Tally({ person: limits.personLookBacks, network: limits.networkLookBacks }),
    unread: new Unread(limits),
  };
}
