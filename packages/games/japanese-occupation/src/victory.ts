import type { Outcome } from "@sandtable/engine";
import { ALL_SPACES } from "./board.ts";
import type { Faction, Occupation } from "./state.ts";

/** 7.0 Victory follows Resistance (7.1, 7.2 list what moves it), and at 18 and 19 the markers on the map. */

const won = (winner: Faction): Outcome => ({
  winners: [winner],
  scores: { british: winner === "british" ? 1 : 0, japanese: winner === "japanese" ? 1 : 0 },
  reason: "7.0.1",
});

/** Camps on the map fewer than Force 136 markers on the map? */
function leadsTheMpaja(g: Occupation): boolean {
  let lead = 0;
  for (const space of ALL_SPACES) lead += g.force136[space] - g.camps[space];
  return lead > 0;
}

/** 6.2.6, 7.0.1 The one victory check, in the last Propaganda Round. If the MPAJA win, both players lose. */
export function finalVictory(g: Occupation): Outcome {
  if (g.resistance < 18) return won("japanese");
  if (g.resistance === 20 || leadsTheMpaja(g)) return won("british");
  return { winners: [], scores: { british: 0, japanese: 0 }, reason: "7.0.1" };
}
