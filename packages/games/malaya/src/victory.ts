import type { Outcome } from "@sandtable/engine";
import type { Faction, Malaya } from "./state.ts";

/** 7.0 Victory follows Political Will. */

const won = (winner: Faction, reason: string): Outcome => ({
  winners: [winner],
  scores: { british: winner === "british" ? 1 : 0, mcp: winner === "mcp" ? 1 : 0 },
  reason,
});

/** 6.1.3, 7.0.1 Early victory, looked at in every Propaganda Round. */
export function earlyVictory(g: Pick<Malaya, "politicalWill">): Outcome | undefined {
  if (g.politicalWill <= 2) return won("mcp", "7.0.1");
  if (g.politicalWill >= 18) return won("british", "7.0.1");
  return undefined;
}

/** 6.1.4, 7.0.2 Final victory: below ten, above ten, or a tie. */
export function finalVictory(g: Pick<Malaya, "politicalWill">): Outcome {
  if (g.politicalWill < 10) return won("mcp", "7.0.2");
  if (g.politicalWill > 10) return won("british", "7.0.2");
  return { winners: [], scores: { british: 0.5, mcp: 0.5 }, reason: "7.0.2" };
}
