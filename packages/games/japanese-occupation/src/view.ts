import { viewSpaces, viewTable } from "@sandtable/coin";
import {
  ALL_RAILWAYS,
  chart,
  connectedStars,
  EC_NORTH,
  EC_SOUTH,
  isEconomicCenter,
  RAILWAYS,
  railwayId,
  railwaysIn,
  SPACES,
  type Space,
  ZIPPER,
  type ZipperBox,
} from "./board.ts";
import { CARDS } from "./cards.ts";
import { forecastPropaganda } from "./propaganda.ts";
import type { IntelView, OccupationView, SpaceView } from "./shape.ts";
import { CAPABILITY_CARDS, DECK_PLAN, type Occupation, PROPAGANDA, UNSEEN, villagesOnMap } from "./state.ts";

/** All that lies open on the table. Nothing is known to one side only: what nobody has seen has no value so far. */
export function view(g: Occupation): OccupationView {
  const card = g.played.at(-1) ?? PROPAGANDA;
  return {
    ...viewTable(g, "J", DECK_PLAN, CAPABILITY_CARDS),
    scenario: "standard",
    spaces: viewSpaces(chart, (space) => viewSpace(g, space)),
    railways: viewRailways(g),
    available: { ...g.available },
    away: { ...g.away },
    gone: { ...g.gone },
    resistance: g.resistance,
    resources: g.resources,
    zipper: {
      box: ZIPPER[g.zipper].id,
      stored: { "6": g.stored[zipperBox("6")], "12": g.stored[zipperBox("12")] },
    },
    extract: {
      ec_north: railwaysIn(connectedStars(g.sabotage, EC_NORTH)).map(railwayId),
      ec_south: railwaysIn(connectedStars(g.sabotage, EC_SOUTH)).map(railwayId),
      villages: villagesOnMap(g),
    },
    icon: card === PROPAGANDA ? null : CARDS[card].icon,
    forecast: forecastPropaganda(g),
  };
}

const zipperBox = (box: ZipperBox): number => ZIPPER.findIndex(({ id }) => id === box);

const viewRailways = (g: Occupation): OccupationView["railways"] =>
  Object.fromEntries(
    ALL_RAILWAYS.map((line) => [
      railwayId(line),
      { sabotage: g.sabotage[line], starred: RAILWAYS[line].starred.value },
    ]),
  ) as OccupationView["railways"];

const viewSpace = (g: Occupation, space: Space): SpaceView => ({
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

const viewChit = (g: Occupation, space: Space): IntelView | null =>
  isEconomicCenter(space)
    ? null
    : {
        state: CHIT_STATES[g.intelState[space]],
        value: g.intelValue[space] === UNSEEN ? null : g.intelValue[space],
      };
