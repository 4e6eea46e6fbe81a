import { cardsLeft } from "@sandtable/coin";
import { ALL_SPACES, isRailway } from "./board.ts";
import { forecastWill } from "./propaganda.ts";
import { chitsHeld, DECK_PLANS, type Faction, type Palestine } from "./state.ts";

/**
 * A plain look at the position: the Political Will that is left beside what the remaining Propaganda Rounds may cost,
 * and the strength of both sides. 0 is lost, 1 is won.
 */
export function evaluate(g: Palestine, faction: Faction): number {
  if (g.outcome) return g.outcome.scores[faction];
  const plan = DECK_PLANS[g.scenario];
  const rounds = plan.piles - g.propagandaRounds;
  const cards = cardsLeft(g.deck, plan);
  let ground = 0;
  for (const space of ALL_SPACES) {
    ground -= 0.5 * g.underground[space] + 0.25 * g.active[space] + 0.7 * g.caches[space];
    if (isRailway(space)) ground += 0.15 * g.police[space] - 0.2 * g.underground[space];
    ground += 0.2 * g.police[space] + 0.15 * g.curfew[space];
  }
  ground -= 0.15 * g.available.cells;
  ground += 0.5 * chitsHeld(g) + 0.3 * g.intel[2] - 0.6 * g.haganah + 0.25 * g.prison;
  // About five Political Will are lost in a Propaganda Round, and half as much between two of them.
  const expected = 4 * (rounds - 1) + 0.25 * cards;
  const lead = g.politicalWill + 0.9 * forecastWill(g).net + 0.35 * ground - 0.4 * expected;
  const british = 0.5 + 0.5 * (lead / (5 + Math.abs(lead)));
  return faction === "british" ? british : 1 - british;
}
