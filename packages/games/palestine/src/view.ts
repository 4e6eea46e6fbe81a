import { viewSpaces, viewTable } from "@sandtable/coin";
import { chart, SPACES, type Space } from "./board.ts";
import { forecastPropaganda } from "./propaganda.ts";
import type { PalestineView, SpaceView } from "./shape.ts";
import { CAPABILITY_CARDS, CHIT_VALUES, CHITS_OF_A_VALUE, DECK_PLANS, type Palestine } from "./state.ts";

/** All that lies open on the table. Nothing in this game is known to one side only (1.6.1, 2.2). */
export const view = (g: Palestine): PalestineView => ({
  ...viewTable(g, "P", DECK_PLANS[g.scenario], CAPABILITY_CARDS),
  scenario: g.scenario,
  spaces: viewSpaces(chart, (space) => viewSpace(g, space)),
  available: { ...g.available },
  prison: g.prison,
  exiled: g.exiled,
  politicalWill: g.politicalWill,
  haganah: {
    value: g.haganah,
    stored: {
      "3": { cells: g.storedCells[3], caches: g.storedCaches[3] },
      "4": { cells: g.storedCells[4], caches: g.storedCaches[4] },
    },
  },
  intel: { held: g.intel.slice(), bag: CHIT_VALUES.map((value) => CHITS_OF_A_VALUE - g.intel[value]) },
  mustPass: g.loans !== "none",
  forecast: forecastPropaganda(g),
});

const viewSpace = (g: Palestine, space: Space): SpaceView => ({
  kind: SPACES[space].kind,
  troops: g.troops[space],
  police: g.police[space],
  underground: g.underground[space],
  active: g.active[space],
  caches: g.caches[space],
  sabotage: g.sabotage[space],
  terror: g.terror[space],
  curfew: g.curfew[space] > 0,
});
