import {
  ALL_RAILWAYS,
  type CenterId,
  chart,
  type RailwayId,
  railwayId,
  railwayOf,
  type SpaceId,
  ZIPPER,
  type ZipperBox,
} from "@sandtable/japanese-occupation/map";
import type { OccupationView, Piece, SpaceView } from "@sandtable/japanese-occupation/shape";

export const ZIPPER_BOXES: readonly ZipperBox[] = ZIPPER.map(({ id }) => id);
export const CENTERS: readonly CenterId[] = ["ec_north", "ec_south"];
/** The pieces of wood, as they are told: the Japanese first. */
export const WOODEN = [
  "troops",
  "police",
  "mpaja_underground",
  "mpaja_active",
  "other_underground",
  "other_active",
  "caches",
] as const satisfies readonly Piece[];
/** What lies in the Available boxes: the British ones first. */
export const POOLS = [
  "mpaja",
  "others",
  "caches",
  "camps",
  "force136",
  "police",
  "troops",
  "villages",
] as const satisfies readonly (keyof OccupationView["available"])[];
export type Pooled = (typeof POOLS)[number];
export const RAILWAY_IDS: readonly RailwayId[] = ALL_RAILWAYS.map(railwayId);

/** The map from north to south, then the circles, which lie on top of it. */
export const SPACE_IDS: readonly SpaceId[] = chart.ids;
export const isCircle = (id: SpaceId): boolean => id === "kuala_lumpur" || isCenter(id);

export const isSpace = (id: string): id is SpaceId => chart.spaceOf(id) !== undefined;
export const isRailway = (id: string): id is RailwayId => railwayOf(id) !== undefined;
export const isCenter = (id: string): id is CenterId => id === "ec_north" || id === "ec_south";

/** The place of a Railway on the board. */
export const railwayPlace = (id: RailwayId) => ({ on: "track", id: `railway:${id}` }) as const;

const GUERRILLAS = ["mpaja_underground", "mpaja_active", "other_underground", "other_active"] as const;
export const guerrillasIn = (space: SpaceView): number =>
  GUERRILLAS.reduce((sum, piece) => sum + space[piece], 0);
export const cubesIn = (space: SpaceView): number => space.troops + space.police;

/** A marker of the map as it is counted: at most one Jungle Camp and one New Village to a space. */
export const markerCount = (
  space: SpaceView,
  marker: "force136" | "kempeitai" | "camps" | "villages",
): number => {
  if (marker === "camps") return space.camp ? 1 : 0;
  if (marker === "villages") return space.village ? 1 : 0;
  return space[marker];
};

export const onMap = (view: OccupationView, count: (space: SpaceView) => number): number =>
  SPACE_IDS.reduce((sum, id) => sum + count(view.spaces[id]), 0);
