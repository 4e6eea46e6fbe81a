import { hasInfantryInMalaya } from "@sandtable/malaya-1941/reach";
import type { MalayaView } from "@sandtable/malaya-1941/shape";
import type { View } from "@sandtable/protocol";
import { ownSide, tableOf } from "./view.ts";
import { words } from "./words/index.ts";

/** 25.3 What ends the game at the end of the turn, if nothing changes: for the Japanese alone, who know what they have ashore. */
export function dangerOf(view: MalayaView): string | undefined {
  const own = ownSide(view);
  return own?.seat === "japanese" && view.stage !== "over" && !hasInfantryInMalaya(own)
    ? words.about.noInfantry
    : undefined;
}

/** A movement phase that is ended without anybody ashore. */
export function warns(key: string, given: View): string | undefined {
  const view = tableOf(given);
  return key === "end" && view.stage === "movement" && view.phasing === "japanese"
    ? dangerOf(view)
    : undefined;
}
