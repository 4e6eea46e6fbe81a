import { viewTable } from "@sandtable/coin";
import type { Json, View } from "@sandtable/engine";
import {
  ALL_RAILWAYS,
  ALL_SPACES,
  connectedStars,
  EC_NORTH,
  EC_SOUTH,
  idOf,
  isEconomicCenter,
  RAILWAYS,
  railwayId,
  railwaysIn,
  SPACES,
  type Space,
  ZIPPER,
} from "./board.ts";
import { CARDS } from "./cards.ts";
import { forecastPropaganda } from "./propaganda.ts";
import { CAPABILITY_CARDS, DECK_PLAN, type Occupation, PROPAGANDA, UNSEEN, villagesOnMap } from "./state.ts";

/** All that lies open on the table. Nothing is known to one side only: what nobody has seen has no value so far. */
export function view(g: Occupation): View {
  const card = g.played.at(-1) ?? PROPAGANDA;
  return {
    ...viewTable(g, "J", DECK_PLAN, CAPABILITY_CARDS),
    scenario: "standard",
    spaces: Object.fromEntries(ALL_SPACES.map((space) => [idOf(space), viewSpace(g, space)])),
    railways: Object.fromEntries(
      ALL_RAILWAYS.map((line) => [
        railwayId(line),
        { sabotage: g.sabotage[line], starred: RAILWAYS[line].starred.value },
      ]),
    ),
    available: { ...g.available },
    away: { ...g.away },
    gone: { ...g.gone },
    resistance: g.resistance,
    resources: g.resources,
    zipper: {
      box: ZIPPER[g.zipper].id,
      stored: Object.fromEntries(
        ZIPPER.flatMap(({ id, caches }, box) => (caches.value > 0 ? [[id, g.stored[box]]] : [])),
      ),
    },
    extract: {
      ec_north: railwaysIn(connectedStars(g.sabotage, EC_NORTH)).map(railwayId),
      ec_south: railwaysIn(connectedStars(g.sabotage, EC_SOUTH)).map(railwayId),
      villages: villagesOnMap(g),
    },
    icon: card === PROPAGANDA ? null : CARDS[card].icon,
    forecast: { ...forecastPropaganda(g) },
  };
}

const viewSpace = (g: Occupation, space: Space): Json => ({
  population: SPACES[space].population.value,
  troops: g.troops[space],
  police: g.police[space],
  mpaja_underground: g.mpaja_underground[space],
  mpaja_active: g.mpaja_active[space],
  other_underground: g.other_underground[space],
  other_active: g.other_active[space],
  caches: g.caches[space],
  opposition: g.opposition[space] > 0,
  terror: g.terror[space],
  village: g.villages[space] > 0,
  camp: g.camps[space] > 0,
  force136: g.force136[space],
  kempeitai: g.kempeitai[space],
  intel: viewChit(g, space),
});

const CHIT_STATES = ["concealed", "revealed", "gone"] as const;

const viewChit = (g: Occupation, space: Space): Json =>
  isEconomicCenter(space)
    ? null
    : {
        state: CHIT_STATES[g.intelState[space]],
        value: g.intelValue[space] === UNSEEN ? null : g.intelValue[space],
      };
