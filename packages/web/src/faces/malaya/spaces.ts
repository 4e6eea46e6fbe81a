import { CHART, isEconomicCenter, isPopulated, type SpaceId } from "@sandtable/coin/malaya-map";

/** The map from north to south, then the circles, which lie on top of it. */
export const SPACE_IDS = [
  "thailand",
  "kedah",
  "perak",
  "kelantan",
  "trengganu",
  "pahang",
  "selangor",
  "negri_sembilan",
  "johore",
  "kuala_lumpur",
  "ec_north",
  "ec_south",
] as const satisfies readonly SpaceId[];

export const isSpace = (id: string): id is SpaceId => CHART.spaceOf(id) !== undefined;
export const isCenter = (id: SpaceId): boolean => isEconomicCenter(CHART.at(id));
/** 1.6 Thailand and the Economic Centers have nobody to win over. */
export const hasPeople = (id: SpaceId): boolean => isPopulated(CHART.at(id));
