import { ALL_SPACES, POPULATION } from "./board.ts";
import { forecastResistance } from "./propaganda.ts";
import { activeIn, cubesIn, DECK_PLAN, type Faction, guerrillasIn, type Occupation } from "./state.ts";
import { leadsTheMpaja } from "./victory.ts";

/**
 * A plain look at the position: Resistance now and as the Propaganda Rounds to come would change it, what stands on the
 * map, and Operation Zipper. 0 is lost, 1 is won; both can lose (7.0.1), so the two need not add up to 1.
 */
export function evaluate(g: Occupation, faction: Faction): number {
  if (g.outcome) return g.outcome.scores[faction];
  const rounds = DECK_PLAN.piles - g.propagandaRounds;
  const { net } = forecastResistance(g);
  let ground = 0;
  for (const space of ALL_SPACES) {
    ground += 0.35 * guerrillasIn(g, space) - 0.15 * activeIn(g, space) + 0.7 * g.caches[space];
    ground += 0.3 * g.camps[space] + 0.8 * g.force136[space] + 0.25 * g.opposition[space] * POPULATION[space];
    ground -= 0.1 * cubesIn(g, space) + 0.15 * g.police[space] + 0.5 * g.kempeitai[space];
    ground -= 0.3 * g.villages[space] + 0.1 * g.terror[space];
  }
  for (const markers of g.sabotage) if (markers > 0) ground += 0.4;
  // A round brings the British about five when both sides do what they can.
  const expected = g.resistance + 0.7 * net + 5 * (rounds - 1) + 0.25 * ground + 0.3 * g.zipper;
  const wanted = faction === "british" && leadsTheMpaja(g) ? 18 : faction === "british" ? 19 : 17.5;
  const lead = faction === "british" ? expected - wanted : wanted - expected;
  return 0.5 + 0.5 * (lead / (4 + Math.abs(lead)));
}
