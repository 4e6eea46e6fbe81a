import type { About } from "@sandtable/protocol";
import type { Bearings } from "../../table/carry.ts";

/** What the questions of a hex game say of ways: at some a unit is picked that goes somewhere, at others one is on its way. */
export const bearingsBy =
  (picks: readonly string[], goes: readonly string[]) =>
  ({ kind, unit }: About): Bearings | undefined => {
    if (picks.includes(kind)) return {};
    return goes.includes(kind) ? { piece: String(unit) } : undefined;
  };
