import { viewSpaces, viewTable } from "@sandtable/coin";
import { ALL_SPACES, chart, ECONOMIC_CENTERS, idOf, SPACES, type Space } from "./board.ts";
import { britishEarnings, comesSabotage, forecastWill, mcpEarnings, mustTroopsLeave } from "./propaganda.ts";
import type { ForecastView, MalayaView, SpaceView } from "./shape.ts";
import { CAPABILITY_CARDS, COMMANDERS, DECK_PLANS, type Malaya } from "./state.ts";

/** All that lies open on the table. Nothing in this game is known to one side only (2.2). */
export const view = (g: Malaya): MalayaView => ({
  ...viewTable(g, "M", DECK_PLANS[g.scenario], CAPABILITY_CARDS),
  scenario: g.scenario,
  spaces: viewSpaces(chart, (space) => viewSpace(g, space)),
  available: { ...g.available },
  politicalWill: g.politicalWill,
  resources: { ...g.resources },
  commander: { name: COMMANDERS[g.commander], cancelled: g.commanderCancelled },
  forecast: forecast(g),
});

const viewSpace = (g: Malaya, space: Space): SpaceView => ({
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
});

const forecast = (g: Malaya): ForecastView => ({
  ...forecastWill(g),
  sabotaged: ECONOMIC_CENTERS.filter((center) => comesSabotage(g, center)).map(idOf),
  british: britishEarnings(g),
  mcp: mcpEarnings(g),
  leaving: ALL_SPACES.filter((space) => g.troops[space] > 0 && mustTroopsLeave(g, space)).map(idOf),
});
