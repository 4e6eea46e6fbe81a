import { TRACK_END } from "@sandtable/coin";
import type { Outcome } from "@sandtable/engine";
import { ALL_SPACES } from "./board.ts";
import type { Faction, Occupation } from "./state.ts";

/** 7.0 Victory follows Resistance (7.1, 7.2 list what moves it), and at 18 and 19 the markers on the map. */

const won = (winner: Faction): Outcome => ({
  winners: [winner],
  scores: { british: winner === "british" ? 1 : 0, japanese: winner === "japanese" ? 1 : 0 },
  reason: "7.0.1",
});

/** 7.0.1 Below this Resistance the Japanese win. */
export const JAPANESE_BELOW = 18;

/** 7.0.1 Whose victory a level of Resistance is, with so many Jungle Camps and Force 136 markers on the map. */
export function victor(resistance: number, camps: number, operatives: number): Faction | "mpaja" {
  if (resistance < JAPANESE_BELOW) return "japanese";
  return resistance === TRACK_END || camps < operatives ? "british" : "mpaja";
}

/** 6.2.6, 7.0.1 The one victory check, in the last Propaganda Round. If the MPAJA win, both players lose. */
export function finalVictory(g: Occupation): Outcome {
  const onMap = (marker: "camps" | "force136"): number =>
    ALL_SPACES.reduce((sum, space) => sum + g[marker][space], 0);
  const winner = victor(g.resistance, onMap("camps"), onMap("force136"));
  return winner === "mpaja"
    ? { winners: [], scores: { british: 0, japanese: 0 }, reason: "7.0.1" }
    : won(winner);
}
