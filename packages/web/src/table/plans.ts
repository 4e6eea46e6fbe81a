import { type AnyCatalogue, say } from "@sandtable/engine";
import type { LogEvent, Message } from "@sandtable/protocol";
import { sayEvent } from "./log.ts";

/** A chance as a whole per cent. A bot is never sure: nothing open is 0 or 100. */
export const percentOf = (chance: number, isOpen = true): number => {
  const percent = Math.round(chance * 100);
  return isOpen ? Math.min(99, Math.max(1, percent)) : percent;
};

/** What happens in a turn, as the log tells it; what is chosen where that tells nothing. */
export function storyLines(
  words: AnyCatalogue,
  events: readonly LogEvent[],
  labels: readonly Message[],
): readonly string[] {
  const lines = events.map((event) => sayEvent(words, event)).filter((line) => line !== undefined);
  return lines.length > 0 ? lines : labels.map((label) => say(words, label));
}

/** What is told of a plan and not of another, in order. */
export function linesBeyond(lines: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of other) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
