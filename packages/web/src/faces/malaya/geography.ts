import { CHART, isMountain as isMountainous, type SpaceId } from "@sandtable/coin/malaya-map";

/** What the land itself tells: terrain and borders. Japanese Occupation is played on the same map. */

/** 1.3.2 All other Provinces are Jungle. */
export const isMountain = (id: SpaceId): boolean => isMountainous(CHART.at(id));

/** Who borders whom (1.3.6). */
export const touch = (one: SpaceId, other: SpaceId): boolean =>
  CHART.adjacent(CHART.at(one), CHART.at(other));
