import { say } from "@sandtable/engine";
import type { MalayaEvent } from "@sandtable/malaya-1941/log";
import { en } from "@sandtable/malaya-1941/words";
import type { LogEvent, View } from "@sandtable/protocol";
import { scoreLines } from "./describe-track.ts";
import { tableOf } from "./view.ts";

/** So much of the log is looked through for the last count. */
const RECENT = 40;
const COUNTED: ReadonlySet<string> = new Set<MalayaEvent["kind"]>(["objectives", "scored", "victory"]);

/** 24.2 The last count of objectives, what both sides scored for them, and what that came to. */
export const verdictLines = (view: View, events: readonly LogEvent[]): readonly string[] => [
  ...events
    .slice(-RECENT)
    .filter(({ kind }) => COUNTED.has(kind))
    .map((event) => say(en, { ...event, key: `log.${event.kind}` })),
  scoreLines(tableOf(view))[0],
];
