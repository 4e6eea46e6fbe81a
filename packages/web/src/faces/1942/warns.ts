import type { View } from "@sandtable/protocol";
import { unitOf } from "./data.ts";
import { tableOf } from "./view.ts";
import { inRow, times, unitName } from "./words.ts";

const MOST = 4;

/** What each segment would have let its units do. */
const COULD: Readonly<Record<string, string>> = {
  "end:land": "could still move",
  "end:air": "could still be dropped",
  "end:naval": "could still sail",
  "end:combat": "could still attack",
};

/** A segment that is ended while units could still act; air units that stay where they are do their work all the same. */
export function warns(key: string, given: View): string | undefined {
  if (!Object.hasOwn(COULD, key)) return undefined;
  const { ready } = tableOf(given);
  const idle = key === "end:air" ? ready.filter((id) => unitOf(id)?.type === "parachute") : ready;
  if (idle.length === 0) return undefined;
  const named = idle.slice(0, MOST).map(unitName);
  const rest = idle.length - named.length;
  const who = rest > 0 ? [...named, times(rest, "other")] : named;
  return `${times(idle.length, "unit")} ${COULD[key]}: ${inRow(who)}.`;
}
