import { chartOf, type Source, type Space, setOf } from "@sandtable/coin";

/**
 * The map (1.3). The printed board is not part of the rulebook, so every fact here says where it comes from; the
 * long arguments are in docs/palestine-board.md. A corrected value is a one-line change.
 */

export { has, type Space, type SpaceSet, setOf } from "@sandtable/coin";

export type SpaceId =
  | "galilee"
  | "haifa_d"
  | "samaria"
  | "lydda"
  | "jerusalem_d"
  | "gaza"
  | "haifa_c"
  | "tel_aviv"
  | "jerusalem_c"
  | "rw_egypt"
  | "rw_jerusalem"
  | "rw_haifa"
  | "rw_syria";

/** The kinds of map spaces (1.3.1): six Districts (1.3.2), three Cities (1.3.3), four Railways (1.3.4). */
export type SpaceKind = "district" | "city" | "railway";

export interface SpaceData {
  readonly id: SpaceId;
  readonly kind: SpaceKind;
  /** All Districts but Jerusalem (1.3.2). */
  readonly coastal: boolean;
}

const district = (id: SpaceId, coastal = true): SpaceData => ({ id, kind: "district", coastal });
const city = (id: SpaceId): SpaceData => ({ id, kind: "city", coastal: false });
const railway = (id: SpaceId): SpaceData => ({ id, kind: "railway", coastal: false });

export const SPACES: readonly SpaceData[] = [
  district("galilee"),
  district("haifa_d"),
  district("samaria"),
  district("lydda"),
  district("jerusalem_d", false),
  district("gaza"),
  city("haifa_c"),
  city("tel_aviv"),
  city("jerusalem_c"),
  railway("rw_egypt"),
  railway("rw_jerusalem"),
  railway("rw_haifa"),
  railway("rw_syria"),
];

const DISTRICT_BORDERS: Source = { geography: "the district borders of 1945" };
const COURSE: Source = {
  geography: "the course of the lines: Rafah-Gaza-Lydda, Jaffa-Lydda-Jerusalem, Haifa-Afula-Beisan-Samakh",
};

/** Every border, with its evidence (1.3.5). Railways do not touch one another, even at a shared City. */
export const BORDERS: readonly (readonly [SpaceId, SpaceId, Source])[] = [
  ["rw_haifa", "tel_aviv", { text: "1.3.5" }],
  ["rw_haifa", "haifa_c", { text: "1.3.5" }],
  ["rw_haifa", "haifa_d", { text: "1.3.5" }],
  ["rw_haifa", "samaria", { text: "1.3.5" }],
  ["rw_haifa", "lydda", { text: "1.3.5" }],
  ["rw_jerusalem", "tel_aviv", { text: "1.3.4" }],
  ["rw_jerusalem", "jerusalem_c", { text: "1.3.4" }],
  ["rw_jerusalem", "lydda", COURSE],
  ["rw_jerusalem", "jerusalem_d", COURSE],
  ["rw_egypt", "tel_aviv", { text: "1.3.4" }],
  [
    "rw_egypt",
    "lydda",
    {
      derived: "8.0 Recruits a Cell onto this Railway while Arms Caches lie in Lydda and Haifa District only",
    },
  ],
  ["rw_egypt", "gaza", COURSE],
  ["rw_syria", "haifa_c", { text: "1.3.4" }],
  ["rw_syria", "haifa_d", COURSE],
  ["rw_syria", "galilee", COURSE],
  ["tel_aviv", "lydda", { text: "8.0, the Mass Detention" }],
  ["jerusalem_c", "jerusalem_d", { text: "8.0, the Arms Cache spent for Sabotage" }],
  ["haifa_c", "haifa_d", { geography: "Districts surround their City (1.3.2)" }],
  ["gaza", "lydda", { text: "8.0, the Search" }],
  ["galilee", "haifa_d", DISTRICT_BORDERS],
  ["galilee", "samaria", DISTRICT_BORDERS],
  ["haifa_d", "samaria", DISTRICT_BORDERS],
  ["samaria", "lydda", DISTRICT_BORDERS],
  ["samaria", "jerusalem_d", DISTRICT_BORDERS],
  ["lydda", "jerusalem_d", DISTRICT_BORDERS],
  ["jerusalem_d", "gaza", DISTRICT_BORDERS],
];

export const chart = chartOf(
  SPACES.map((space) => space.id),
  BORDERS,
);
export const {
  all: ALL_SPACES,
  everywhere: ANYWHERE,
  neighbours: NEIGHBOURS,
  idOf,
  spaceOf,
  adjacent,
  zeroes,
} = chart;

const HAIFA = chart.at("haifa_c");
const TEL_AVIV = chart.at("tel_aviv");
const JERUSALEM = chart.at("jerusalem_c");
const FIRST_RAILWAY = chart.at("rw_egypt");

export const DISTRICTS: readonly Space[] = ALL_SPACES.filter((space) => space < HAIFA);
export const CITIES: readonly Space[] = [HAIFA, TEL_AVIV, JERUSALEM];
export const RAILWAYS: readonly Space[] = ALL_SPACES.filter((space) => space >= FIRST_RAILWAY);
export const CITY_SET = setOf(CITIES);
export const RAILWAY_SET = setOf(RAILWAYS);

export const isDistrict = (space: Space): boolean => space < HAIFA;
export const isCity = (space: Space): boolean => space >= HAIFA && space < FIRST_RAILWAY;
export const isRailway = (space: Space): boolean => space >= FIRST_RAILWAY;
export const isCoastal = (space: Space): boolean => SPACES[space].coastal;

const DISTRICT_OF: readonly Space[] = ALL_SPACES.map((space) =>
  isCity(space) ? NEIGHBOURS[space].filter(isDistrict)[0] : space,
);
/** 4.2.3 The one District around a City. */
export const districtOf = (city: Space): Space => DISTRICT_OF[city];
