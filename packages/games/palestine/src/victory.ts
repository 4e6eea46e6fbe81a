import type { Outcome } from "@sandtable/engine";
import type { Faction, Palestine } from "./state.ts";

/** 7.0 Victory follows Political Will (7.1, 7.2 list what moves it). */

const won = (winner: Faction, reason: string): Outcome => ({
  winners: [winner],
  scores: { british: winner === "british" ? 1 : 0, irgun: winner === "irgun" ? 1 : 0 },
  reason,
});

/** 6.1.3, 7.0.1 At every Propaganda Round the Irgun win if Political Will is at 0. */
export const earlyVictory = (g: Pick<Palestine, "politicalWill">): Outcome | undefined =>
  g.politicalWill === 0 ? won("irgun", "7.0.1") : undefined;

/** 6.1.4, 7.0.2 If they have not won at the last one, the British have. */
export const finalVictory = (): Outcome => won("british", "7.0.2");
