import { ALL_SPACES, POPULATION } from "./board.ts";
import { forecastWill } from "./propaganda.ts";
import { BRITISH_CONTROL, type Faction, type Malaya, MCP_CONTROL } from "./state.ts";

/**
 * A plain look at the position: Political Will now and after the next Propaganda Round, what stands on the
 * map and what is in the chest. 0 is lost, 1 is won.
 */
export function evaluate(g: Malaya, faction: Faction): number {
  if (g.outcome) return g.outcome.scores[faction];
  const { net } = forecastWill(g);
  let ground = 0;
  for (const space of ALL_SPACES) {
    if (g.control[space] === BRITISH_CONTROL) ground += POPULATION[space];
    else if (g.control[space] === MCP_CONTROL) ground -= POPULATION[space];
    ground += 0.25 * (g.troops[space] + g.police[space]);
    ground -= 0.35 * g.underground[space] + 0.2 * g.active[space] + 1.5 * g.bases[space];
    ground += 0.5 * g.villages[space] - 0.15 * g.terror[space];
  }
  const chest = 0.15 * g.resources.british - 0.3 * g.resources.mcp;
  const lead = g.politicalWill - 10 + 0.8 * net + 0.25 * ground + 0.5 * chest;
  const british = 0.5 + 0.5 * (lead / (4 + Math.abs(lead)));
  return faction === "british" ? british : 1 - british;
}
