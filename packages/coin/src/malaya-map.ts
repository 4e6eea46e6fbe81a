import { type Source, type Sourced, sourced } from "./sources.ts";
import { type Chart, chartOf, type Space } from "./space.ts";

/**
 * The map of Malaya, on which both Malaya and Japanese Occupation are played. The printed board is not part of the
 * rulebooks, so every number here says where it comes from (rule numbers are Malaya's unless it says otherwise); the
 * long arguments are in docs/malaya-board.md. A corrected value is a one-line change.
 */

export type SpaceId =
  | "kedah"
  | "perak"
  | "kelantan"
  | "trengganu"
  | "pahang"
  | "selangor"
  | "negri_sembilan"
  | "johore"
  | "kuala_lumpur"
  | "ec_north"
  | "ec_south"
  | "thailand";

/** The kinds of map spaces (1.3.1); Indonesia and Singapore are not among them. */
export type SpaceKind = "province" | "city" | "economic-center" | "refuge";
export type Terrain = "jungle" | "mountain" | "none";

export interface SpaceData {
  readonly id: SpaceId;
  readonly kind: SpaceKind;
  readonly terrain: Terrain;
  readonly population: Sourced<number>;
}

const province = (id: SpaceId, terrain: Terrain, population: number, source: Source): SpaceData => ({
  id,
  kind: "province",
  terrain,
  population: sourced(population, source),
});

/** Terrain: 1.3.2 names Perak and Selangor as the only Mountains. */
export const SPACES: readonly SpaceData[] = [
  province("kedah", "jungle", 2, {
    derived:
      "8.0: the big Rally lowers Political Will by 6 = Kedah + Selangor + Negri Sembilan 2 + Pahang 1, so Kedah + Selangor = 3; the 5 Opposition population at Propaganda = Kelantan 2 + Trengganu 1 + Kedah, so Kedah is 2. Confidence about 70 %: one sentence of 8.0 speaks for the other order",
  }),
  province("perak", "mountain", 3, {
    derived:
      "8.0: British Controlled population 10 = Kuala Lumpur 2 + Johore 2 + Pahang 1 + Negri Sembilan 2 + Perak",
  }),
  province("kelantan", "jungle", 2, {
    derived:
      "Japanese Occupation 8.0 on the same map: 13 Neutral population with only Negri Sembilan and Trengganu at Opposition; 8.0: three Guerrillas fit beside one Base, so population + 1 is at least 3",
  }),
  province("trengganu", "jungle", 1, {
    derived: "8.0: a Rally with one Base places its limit of two Guerrillas, 1 + 1",
  }),
  province("pahang", "jungle", 1, {
    text: "8.0, first Sweep: Political Will 12 to 13 for the population of Pahang",
  }),
  province("selangor", "mountain", 1, { derived: "Kedah + Selangor = 3 (see Kedah) and Kedah is 2" }),
  province("negri_sembilan", "jungle", 2, {
    derived: "8.0: the Garrison ends MCP Control there, Political Will 9 to 11",
  }),
  province("johore", "jungle", 2, {
    derived: "8.0: the Support population at Propaganda is 2, and Johore alone is at Support",
  }),
  { id: "kuala_lumpur", kind: "city", terrain: "none", population: sourced(2, { text: "1.3.4" }) },
  { id: "ec_north", kind: "economic-center", terrain: "none", population: sourced(0, { text: "1.3.5" }) },
  { id: "ec_south", kind: "economic-center", terrain: "none", population: sourced(0, { text: "1.3.5" }) },
  { id: "thailand", kind: "refuge", terrain: "none", population: sourced(0, { text: "1.3.3" }) },
];

/** Every border, with its evidence. */
export const BORDERS: readonly (readonly [SpaceId, SpaceId, Source])[] = [
  ["perak", "thailand", { text: "1.3.6" }],
  ["perak", "kedah", { text: "1.3.6" }],
  ["perak", "kelantan", { text: "1.3.6" }],
  ["perak", "pahang", { text: "1.3.6" }],
  ["perak", "selangor", { text: "1.3.6" }],
  ["perak", "ec_north", { text: "1.3.6" }],
  ["thailand", "kedah", { text: "Japanese Occupation, setup: Railway on that border of the same map" }],
  ["thailand", "kelantan", { text: "Japanese Occupation, setup: Railway on that border of the same map" }],
  ["ec_south", "pahang", { text: "Japanese Occupation 1.3.7" }],
  ["ec_south", "johore", { text: "Japanese Occupation 1.3.7" }],
  ["ec_south", "negri_sembilan", { text: "Japanese Occupation 1.3.7" }],
  ["ec_north", "kelantan", { text: "8.0, the March" }],
  [
    "ec_north",
    "pahang",
    {
      derived:
        "Japanese Occupation 4.3.1: the railway runs over the Perak-Kelantan border, the top EC and the Perak-Pahang border, so the EC lies in the corner of the three",
    },
  ],
  ["kuala_lumpur", "pahang", { text: "8.0, the first Sweep" }],
  ["kuala_lumpur", "negri_sembilan", { text: "Japanese Occupation 8.0, the Sweep" }],
  [
    "kuala_lumpur",
    "selangor",
    { geography: "the city lay in Selangor; Japanese Occupation 4.3.1 puts it on the Selangor border" },
  ],
  ["johore", "pahang", { text: "8.0, the first Sweep" }],
  ["johore", "negri_sembilan", { text: "Japanese Occupation 8.0, Sweep and Reprisal" }],
  ["pahang", "trengganu", { text: "8.0, the Reprisal" }],
  ["trengganu", "kelantan", { text: "Japanese Occupation 8.0, the Contact" }],
  ["kelantan", "pahang", { text: "Japanese Occupation 8.0, the Reprisal at Propaganda" }],
  ["negri_sembilan", "pahang", { text: "Japanese Occupation 8.0, the Contact" }],
  ["pahang", "selangor", { text: "Japanese Occupation, setup: Railway on that border of the same map" }],
  ["selangor", "negri_sembilan", { geography: "they share the border from Kuala Lumpur to the coast" }],
];

/** The whole map. Thailand is the last space, so a game without it numbers the others alike. */
export const CHART: Chart<SpaceId> = chartOf(
  SPACES.map((space) => space.id),
  BORDERS,
);

export const KEDAH = CHART.at("kedah");
export const PERAK = CHART.at("perak");
export const KELANTAN = CHART.at("kelantan");
export const TRENGGANU = CHART.at("trengganu");
export const PAHANG = CHART.at("pahang");
export const SELANGOR = CHART.at("selangor");
export const NEGRI_SEMBILAN = CHART.at("negri_sembilan");
export const JOHORE = CHART.at("johore");
export const KUALA_LUMPUR = CHART.at("kuala_lumpur");
export const EC_NORTH = CHART.at("ec_north");
export const EC_SOUTH = CHART.at("ec_south");
export const THAILAND = CHART.at("thailand");

export const PROVINCES: readonly Space[] = CHART.all.filter((space) => SPACES[space].kind === "province");
export const ECONOMIC_CENTERS: readonly Space[] = [EC_NORTH, EC_SOUTH];
/** Spaces with people to win over: they have a population and an attitude. */
export const POPULATED: readonly Space[] = [...PROVINCES, KUALA_LUMPUR];
export const POPULATION: readonly number[] = SPACES.map((space) => space.population.value);

export const isProvince = (space: Space): boolean => space < KUALA_LUMPUR;
export const isEconomicCenter = (space: Space): boolean => space === EC_NORTH || space === EC_SOUTH;
export const isPopulated = (space: Space): boolean => space <= KUALA_LUMPUR;
export const isMountain = (space: Space): boolean => space === PERAK || space === SELANGOR;
export const isJungle = (space: Space): boolean => isProvince(space) && !isMountain(space);
