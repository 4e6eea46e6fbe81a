import { MAP } from "./map.ts";
import {
  type CityId,
  isCity,
  isDistrict,
  isRailway,
  type RailwayId,
  SPACE_IDS,
  type SpaceId,
} from "./view.ts";

/** What the map means: who touches whom, and what Sabotage costs where. */

/** 4.2.3 Each City lies in one District. */
const DISTRICT_OF: Readonly<Record<CityId, SpaceId>> = {
  haifa_c: "haifa_d",
  tel_aviv: "lydda",
  jerusalem_c: "jerusalem_d",
};

/** 1.3.5 A Railway touches the Cities at its ends and the Districts it runs through, and no other Railway. */
const ALONG: Readonly<Record<RailwayId, readonly SpaceId[]>> = {
  rw_syria: ["haifa_c", "haifa_d", "galilee"],
  rw_haifa: ["tel_aviv", "haifa_c", "haifa_d", "samaria", "lydda"],
  rw_jerusalem: ["tel_aviv", "jerusalem_c", "lydda", "jerusalem_d"],
  rw_egypt: ["tel_aviv", "lydda", "gaza"],
};

/** Districts are neighbours where the drawing has a border between them. */
const BORDERS = new Set<string>(Object.keys(MAP.borders));

const reaches = (a: SpaceId, b: SpaceId): boolean => {
  if (isRailway(a)) return ALONG[a].includes(b);
  if (isCity(a)) return DISTRICT_OF[a] === b;
  return BORDERS.has(`${a} ${b}`);
};

/** 1.3.5 Who is adjacent to whom. */
export const neighbours = (id: SpaceId): readonly SpaceId[] =>
  SPACE_IDS.filter((other) => reaches(id, other) || reaches(other, id));

/** 1.3.2 Only Jerusalem District has no coast. */
export const isCoastal = (id: SpaceId): boolean => isDistrict(id) && id !== "jerusalem_d";

/** 6.1.1 What a Sabotage marker costs; on a Railway once, however many there are. */
export const sabotageValue = (id: SpaceId): number => (isDistrict(id) ? 1 : 2);
/** 6.1.1 */
export const TERROR_VALUE = 3;
