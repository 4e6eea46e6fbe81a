import { unitName } from "@sandtable/1942/words";
import type { View } from "@sandtable/protocol";
import { unitOf } from "./data.ts";
import { tableOf } from "./view.ts";
import { inRow, words } from "./words/index.ts";

const MOST = 4;

const isEnding = (key: string): key is keyof typeof words.couldStill => Object.hasOwn(words.couldStill, key);

/** A segment that is ended while units could still act; air units that stay where they are do their work all the same. */
export function warns(key: string, given: View): string | undefined {
  if (!isEnding(key)) return undefined;
  const { ready } = tableOf(given);
  const idle = key === "end:air" ? ready.filter((id) => unitOf(id)?.type === "parachute") : ready;
  if (idle.length === 0) return undefined;
  const named = idle.slice(0, MOST).map(unitName);
  const rest = idle.length - named.length;
  const who = inRow(rest > 0 ? [...named, words.others({ count: rest })] : named);
  return words.couldStill[key]({ count: idle.length, who });
}
