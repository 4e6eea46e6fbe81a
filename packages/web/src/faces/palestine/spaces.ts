import { chart, type SpaceId } from "@sandtable/palestine/map";
import { HAGANAH_END } from "@sandtable/palestine/shape";

/** The map from north to south, then what lies on top of it: Cities and Railways. */
export const DISTRICTS = ["galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza"] as const;
export const CITIES = ["haifa_c", "tel_aviv", "jerusalem_c"] as const;
export const RAILWAYS = ["rw_syria", "rw_haifa", "rw_jerusalem", "rw_egypt"] as const;
export type DistrictId = (typeof DISTRICTS)[number];
export type CityId = (typeof CITIES)[number];
export type RailwayId = (typeof RAILWAYS)[number];
export const SPACE_IDS: readonly SpaceId[] = [...DISTRICTS, ...CITIES, ...RAILWAYS];

const isIn = (ids: readonly string[], id: string): boolean => ids.includes(id);
export const isSpace = (id: string): id is SpaceId => chart.spaceOf(id) !== undefined;
export const isCity = (id: SpaceId): id is CityId => isIn(CITIES, id);
export const isRailway = (id: SpaceId): id is RailwayId => isIn(RAILWAYS, id);

/** The boxes of the Haganah Track (6.5). */
export const HAGANAH: readonly number[] = Array.from({ length: HAGANAH_END + 1 }, (_, value) => value);
