import { chartOf, type Source, type Sourced, type Space, sourced } from "@sandtable/coin";
import {
  BORDERS,
  CHART,
  EC_NORTH,
  EC_SOUTH,
  ECONOMIC_CENTERS,
  isProvince,
  SPACES as MAP_SPACES,
  type SpaceId as MapSpaceId,
  type SpaceData,
  THAILAND,
} from "@sandtable/coin/malaya-map";

/** The map (1.3, 1.3.1, 1.3.2): that of Malaya without Thailand, which is out of play (1.3.3), and with Railways. */

export { has, type Space, type SpaceSet, setOf } from "@sandtable/coin";
export {
  EC_NORTH,
  EC_SOUTH,
  ECONOMIC_CENTERS,
  isEconomicCenter,
  isJungle,
  isMountain,
  isPopulated,
  isProvince,
  JOHORE,
  KEDAH,
  KELANTAN,
  KUALA_LUMPUR,
  NEGRI_SEMBILAN,
  PAHANG,
  PERAK,
  POPULATED,
  POPULATION,
  PROVINCES,
} from "@sandtable/coin/malaya-map";

export type SpaceId = Exclude<MapSpaceId, "thailand">;
export type CenterId = "ec_north" | "ec_south";
type PlaceData = SpaceData & { readonly id: SpaceId };

export const SPACES: readonly PlaceData[] = MAP_SPACES.filter(
  (space): space is PlaceData => space.id !== "thailand",
);

/** What touches what (1.3.7). Spaces have the numbers they have on the whole map, for Thailand is its last. */
export const chart = chartOf<SpaceId>(
  SPACES.map((space) => space.id),
  BORDERS,
);
export const { all: ALL_SPACES, everywhere: ANYWHERE, neighbours: NEIGHBOURS, idOf, spaceOf, zeroes } = chart;

/** 1.3.3 Thailand is no space, but some Events speak of the spaces next to it (J11, J18). */
export const NEXT_TO_THAILAND: readonly Space[] = CHART.neighbours[THAILAND];

/** 3.3.2 Where a New Village may be built: in Provinces next to an Economic Center. */
export const isBesideCenter = (space: Space): boolean =>
  isProvince(space) && ECONOMIC_CENTERS.some((center) => chart.adjacent(space, center));

// Railways (1.3.6)

export type RailwayId = "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8";
/** A Railway, by its place in the list. */
export type Railway = number & { readonly railway: unique symbol };
/** A set of Railways, a bit each. */
export type RailwaySet = number;

export interface RailwayData {
  readonly id: RailwayId;
  readonly starred: Sourced<boolean>;
  readonly adjacent: Sourced<readonly SpaceId[]>;
}

const railway = (
  id: RailwayId,
  starred: boolean,
  source: Source,
  ...spaces: readonly SpaceId[]
): RailwayData => ({
  id,
  starred: sourced(starred, { text: "setup" }),
  adjacent: sourced(spaces, source),
});

/** Adjacent are the Provinces of the border, and an Economic Center or Kuala Lumpur on it; a corner is not enough. */
export const RAILWAYS: readonly RailwayData[] = [
  railway("R1", true, { text: "setup: Thailand-Kedah" }, "kedah"),
  railway("R2", true, { text: "setup: Thailand-Kelantan" }, "kelantan"),
  railway("R3", false, { text: "setup: Thailand-Perak" }, "perak"),
  railway(
    "R4",
    false,
    { text: "setup: Perak-Kelantan; 4.3.1: it leads to the top Economic Center" },
    "perak",
    "kelantan",
    "ec_north",
  ),
  railway(
    "R5",
    false,
    { text: "setup: Perak-Pahang-Selangor; 4.3.1: it runs from the top Economic Center to Kuala Lumpur" },
    "perak",
    "pahang",
    "selangor",
    "ec_north",
    "kuala_lumpur",
  ),
  railway(
    "R6",
    false,
    { text: "setup: Negri Sembilan-Pahang; 4.3.1: it runs from Kuala Lumpur to the bottom Economic Center" },
    "negri_sembilan",
    "pahang",
    "kuala_lumpur",
    "ec_south",
  ),
  railway(
    "R7",
    true,
    {
      derived:
        "setup: Negri Sembilan-Johore; 1.3.7: three Railways meet at the bottom Economic Center; 8.0: its Sabotage finds no space at Propaganda, so Pahang in the corner is not adjacent",
    },
    "negri_sembilan",
    "johore",
    "ec_south",
  ),
  railway(
    "R8",
    true,
    {
      derived:
        "setup: Pahang-Johore; 1.3.7: three Railways meet at the bottom Economic Center; 8.0 knows one starred Railway at Negri Sembilan, so that corner is not adjacent",
    },
    "pahang",
    "johore",
    "ec_south",
  ),
];

/** Which Railways connect (4.3.1): borders that touch, and Railways at one Economic Center or at Kuala Lumpur. */
export const RAILWAY_LINKS: readonly (readonly [RailwayId, RailwayId, Source])[] = [
  ["R1", "R3", { text: "4.3.1, the example" }],
  ["R3", "R4", { text: "4.3.1, the example" }],
  ["R2", "R3", { derived: "the borders meet in the corner of Thailand, Perak and Kelantan" }],
  ["R2", "R4", { derived: "the borders meet in the corner of Thailand, Perak and Kelantan" }],
  ["R4", "R5", { text: "4.3.1, the example: through the top Economic Center" }],
  ["R5", "R6", { text: "4.3.1, the example: through Kuala Lumpur" }],
  ["R6", "R7", { text: "1.3.7, 4.3.1: through the bottom Economic Center" }],
  ["R6", "R8", { text: "1.3.7, 4.3.1: through the bottom Economic Center" }],
  ["R7", "R8", { text: "1.3.7, 4.3.1: through the bottom Economic Center" }],
];

export const ALL_RAILWAYS: readonly Railway[] = RAILWAYS.map((_, index) => index as Railway);
export const railwayId = (line: Railway): RailwayId => RAILWAYS[line].id;
/** The Railway that a word names, if it names one. */
export const railwayOf = (id: string): Railway | undefined =>
  ALL_RAILWAYS.find((line) => RAILWAYS[line].id === id);

/** The spaces adjacent to each Railway, and the Railways adjacent to each space. */
export const SPACES_AT: readonly (readonly Space[])[] = RAILWAYS.map(({ adjacent: { value } }) =>
  value.map(chart.at),
);
export const RAILWAYS_AT: readonly (readonly Railway[])[] = ALL_SPACES.map((space) =>
  ALL_RAILWAYS.filter((line) => SPACES_AT[line].includes(space)),
);

const bits = (lines: readonly Railway[]): RailwaySet => lines.reduce((set, line) => set | (1 << line), 0);
const STARS: RailwaySet = bits(ALL_RAILWAYS.filter((line) => RAILWAYS[line].starred.value));
const LINKED: readonly RailwaySet[] = ALL_RAILWAYS.map((line) =>
  bits(
    RAILWAY_LINKS.flatMap(([a, b]) => {
      const ends = [railwayOf(a), railwayOf(b)] as Railway[];
      return ends.includes(line) ? ends.filter((end) => end !== line) : [];
    }),
  ),
);

/** The starred Railways that a chain without Sabotage joins to this Economic Center. */
function reachedStars(center: Space, sabotaged: RailwaySet): RailwaySet {
  let reached = bits(RAILWAYS_AT[center]) & ~sabotaged;
  for (let grown = -1; grown !== reached; ) {
    grown = reached;
    for (const line of ALL_RAILWAYS) if (reached & (1 << line)) reached |= LINKED[line] & ~sabotaged;
  }
  return reached & STARS;
}

/** For every set of sabotaged Railways, worked out once. */
const STARS_REACHED: Readonly<Record<number, readonly RailwaySet[]>> = Object.fromEntries(
  [EC_NORTH, EC_SOUTH].map((center) => [
    center,
    Array.from({ length: 1 << RAILWAYS.length }, (_, sabotaged) => reachedStars(center, sabotaged)),
  ]),
);

/** 4.3.1 The starred Railways connected to an Economic Center, given the Sabotage on each Railway. */
export function connectedStars(sabotage: readonly number[], center: Space): RailwaySet {
  let sabotaged = 0;
  for (let line = 0; line < sabotage.length; line++) if (sabotage[line] > 0) sabotaged |= 1 << line;
  return STARS_REACHED[center][sabotaged];
}

export const railwaysIn = (set: RailwaySet): Railway[] => ALL_RAILWAYS.filter((line) => set & (1 << line));

// Operation Zipper (1.14, 6.7)

export type ZipperBox = "delay" | "6" | "12" | "18" | "20";

export interface ZipperData {
  readonly id: ZipperBox;
  /** The Resistance it takes (6.2.5). */
  readonly value: Sourced<number>;
  /** How many Supply Caches lie on it at the start (6.7.2). */
  readonly caches: Sourced<number>;
}

/** The track from Delay to Ready; the longer arguments are in docs/japanese-occupation-board.md. */
export const ZIPPER: readonly ZipperData[] = [
  { id: "delay", value: sourced(0, { text: "setup" }), caches: sourced(0, { text: "6.7.2" }) },
  { id: "6", value: sourced(6, { text: "8.0" }), caches: sourced(1, { text: "8.0" }) },
  {
    id: "12",
    value: sourced(12, { text: "4.2.1, 6.7.3" }),
    caches: sourced(1, {
      choice:
        "two lie on the track (setup), one of them on 6; by J7 two steps down can cost several, which speaks against 18. Confidence about 60 %",
    }),
  },
  {
    id: "18",
    value: sourced(18, { derived: "1.14 with 7.0.1: the track shows what the MPAJA need to win" }),
    caches: sourced(0, { choice: "see 12" }),
  },
  { id: "20", value: sourced(20, { text: "4.2.3, 6.7.3" }), caches: sourced(0, { choice: "see 12" }) },
];

/** What moving Operation Zipper to the box that Resistance reaches would free or cost in Supply Caches (6.2.5, 6.7.2). */
export function zipperMove(
  from: ZipperBox,
  resistance: number,
  stored: Readonly<Partial<Record<ZipperBox, number>>>,
): { readonly to: ZipperBox; readonly freed: number; readonly owed: number } {
  const [start, end] = [ZIPPER.findIndex(({ id }) => id === from), zipperAt(resistance)];
  return {
    to: ZIPPER[end].id,
    freed: ZIPPER.slice(start + 1, end + 1).reduce((sum, { id }) => sum + (stored[id] ?? 0), 0),
    owed: ZIPPER.slice(end + 1, start + 1).reduce((sum, { caches }) => sum + caches.value, 0),
  };
}

/** The box that a level of Resistance reaches (6.2.5). */
export const zipperAt = (resistance: number): number =>
  ZIPPER.findLastIndex((box) => box.value.value <= resistance);
/** 6.7.3 From here Supply takes one more Province, and from there Raid one more space. */
export const MORE_SUPPLY: number = ZIPPER.findIndex((box) => box.id === "12");
export const MORE_RAID: number = ZIPPER.findIndex((box) => box.id === "20");
