import { viewTable } from "@sandtable/coin";
import type { View } from "@sandtable/engine";
import { ALL_SPACES, idOf, SPACES } from "./board.ts";
import { britishEarnings, forecastWill, mcpEarnings } from "./propaganda.ts";
import { CAPABILITY_CARDS, COMMANDERS, DECK_PLANS, type Malaya } from "./state.ts";

/** All that lies open on the table. Nothing in this game is known to one side only (2.2). */
export function view(g: Malaya): View {
  return {
    ...viewTable(g, "M", DECK_PLANS[g.scenario], CAPABILITY_CARDS),
    scenario: g.scenario,
    spaces: Object.fromEntries(
      ALL_SPACES.map((space) => [
        idOf(space),
        {
          population: SPACES[space].population.value,
          troops: g.troops[space],
          police: g.police[space],
          underground: g.underground[space],
          active: g.active[space],
          bases: g.bases[space],
          terror: g.terror[space],
          village: g.villages[space] > 0,
          attitude: g.attitude[space],
          control: g.control[space],
        },
      ]),
    ),
    available: { ...g.available },
    politicalWill: g.politicalWill,
    resources: { ...g.resources },
    commander: { name: COMMANDERS[g.commander], cancelled: g.commanderCancelled },
    forecast: { ...forecastWill(g), british: britishEarnings(g), mcp: mcpEarnings(g) },
  };
}
