import type { OpenInvitation } from "@sandtable/protocol/people";
import { useWords } from "../../words/index.ts";

/** How fast a game is to be played, in words. */
export function usePace(pace: OpenInvitation["pace"]): string {
  const { paceFree } = useWords();
  const told = Object.entries(pace).map(([what, much]) => `${what} ${much}`);
  return told.length === 0 ? paceFree : told.join(", ");
}
