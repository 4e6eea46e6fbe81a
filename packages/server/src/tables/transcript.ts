import { type Close, writeTranscript } from "@sandtable/engine";
import type { Story } from "./story.ts";

/** The record of a table as text. Once the game is over, by resignation too, it tells the seed of its dice. */
export function transcriptOf({ match, table, ending }: Story): string {
  const seed = ending && table.commitment !== undefined && table.seed !== "" ? table.seed : undefined;
  const text = writeTranscript(match, seed);
  if (seed === undefined || match.outcome) return text;
  const lines = text.trimEnd().split("\n");
  const close: Close = { ...(JSON.parse(lines.pop()!) as Close), seed };
  return `${[...lines, JSON.stringify(close)].join("\n")}\n`;
}
