import { type Source, type Sourced, sourced } from "@sandtable/coin";

/**
 * The map (1.3). The printed board is not part of the rulebook, so every number here says where it comes
 * from; the long arguments are in docs/malaya-board.md. A corrected value is a one-line change.
 */

/** A space of the map, by its place in {@link SPACES}. */
export type Space = number & { readonly space: unique symbol };

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

/** 1.3.1 The kinds of map spaces; Indonesia and Singapore are not among them. */
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

/** What an Economic Center without Sabotage earns the British (6.2.1). */
export const ECONOMIC_VALUE: Sourced<number> = sourced(6, { text: "1.3.5" });

/** Every border, with its evidence (1.3.6). */
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

const indexOf = (id: SpaceId): Space => SPACES.findIndex((space) => space.id === id) as Space;

export const PERAK = indexOf("perak");
export const KELANTAN = indexOf("kelantan");
export const TRENGGANU = indexOf("trengganu");
export const PAHANG = indexOf("pahang");
const SELANGOR = indexOf("selangor");
export const NEGRI_SEMBILAN = indexOf("negri_sembilan");
export const JOHORE = indexOf("johore");
export const KUALA_LUMPUR = indexOf("kuala_lumpur");
const EC_NORTH = indexOf("ec_north");
const EC_SOUTH = indexOf("ec_south");
export const THAILAND = indexOf("thailand");

export const ALL_SPACES: readonly Space[] = SPACES.map((space) => indexOf(space.id));
const PROVINCES: readonly Space[] = ALL_SPACES.filter((space) => SPACES[space].kind === "province");
export const ECONOMIC_CENTERS: readonly Space[] = [EC_NORTH, EC_SOUTH];
/** Spaces that can be Controlled (1.7): all but the Economic Centers. */
export const CONTROLLABLE: readonly Space[] = [...PROVINCES, KUALA_LUMPUR, THAILAND];
/** Spaces that can be at Support or Opposition (1.6). */
export const POPULATED: readonly Space[] = [...PROVINCES, KUALA_LUMPUR];

export const idOf = (space: Space): SpaceId => SPACES[space].id;
export const spaceOf = (id: string): Space | undefined => ALL_SPACES.find((space) => SPACES[space].id === id);
export const POPULATION: readonly number[] = SPACES.map((space) => space.population.value);

export const isProvince = (space: Space): boolean => space < KUALA_LUMPUR;
export const isEconomicCenter = (space: Space): boolean => space === EC_NORTH || space === EC_SOUTH;
export const isPopulated = (space: Space): boolean => space <= KUALA_LUMPUR;
export const isMountain = (space: Space): boolean => space === PERAK || space === SELANGOR;
export const isJungle = (space: Space): boolean => isProvince(space) && !isMountain(space);

/** A count for every space, all zero: for adding up. */
const NOTHING: readonly number[] = SPACES.map(() => 0);
export const zeroes = (): number[] => NOTHING.slice();

/** A set of spaces, a bit each. */
export type SpaceSet = number;
export const setOf = (spaces: readonly Space[]): SpaceSet =>
  spaces.reduce((set, space) => set | (1 << space), 0);
export const has = (set: SpaceSet, space: Space): boolean => (set & (1 << space)) !== 0;
export const ANYWHERE: SpaceSet = setOf(ALL_SPACES);

export const NEIGHBOURS: readonly (readonly Space[])[] = ALL_SPACES.map((space) =>
  ALL_SPACES.filter((other) =>
    BORDERS.some(
      ([a, b]) => (a === idOf(space) && b === idOf(other)) || (b === idOf(space) && a === idOf(other)),
    ),
  ),
);
export const NEIGHBOUR_SET: readonly SpaceSet[] = NEIGHBOURS.map(setOf);
export const adjacent = (a: Space, b: Space): boolean => has(NEIGHBOUR_SET[a], b);
