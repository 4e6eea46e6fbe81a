import type { View } from "@sandtable/protocol";
import type { CoinView } from "../coin/index.ts";

/** The game's view as this board reads it: everything that lies open on the table. */
export interface OccupationView extends CoinView<Faction> {
  readonly spaces: Readonly<Record<SpaceId, SpaceView>>;
  readonly railways: Readonly<Record<RailwayId, { readonly sabotage: number; readonly starred: boolean }>>;
  readonly available: Readonly<Record<Pooled, number>>;
  /** Troops on J17 and Force 136 on J25, back at the next Reset. */
  readonly away: { readonly troops: number; readonly force136: number };
  /** Out of the game: by J14 and J29. */
  readonly gone: { readonly caches: number; readonly kempeitai: number };
  readonly resistance: number;
  readonly resources: number;
  readonly zipper: { readonly box: ZipperBox; readonly stored: Readonly<Record<"6" | "12", number>> };
  /** 4.3.1 The starred Railways connected to each Economic Center now, and the New Villages. */
  readonly extract: Readonly<Record<Center, readonly RailwayId[]>> & { readonly villages: number };
  readonly icon: Icon | null;
  readonly forecast: {
    readonly intel: number;
    readonly caches: number;
    readonly spaces: number;
    readonly resources: number;
    readonly neutral: number;
    readonly police: number;
    readonly net: number;
    /** 6.1 Where Guerrillas clash, where MPAJA Guerrillas then come and how many there are, and 6.2.2 where they outnumber cubes after it. */
    readonly clashes: readonly SpaceId[];
    readonly mobilized: readonly SpaceId[];
    readonly mobilizers: number;
    readonly outnumbered: readonly SpaceId[];
  };
}

export interface SpaceView extends Readonly<Record<Piece | "force136" | "kempeitai", number>> {
  readonly population: number;
  readonly opposition: boolean;
  readonly terror: number;
  readonly village: boolean;
  readonly camp: boolean;
  /** None in the Economic Centers. A value once seen is known to both, even when the chit is concealed again. */
  readonly intel: Intel | null;
}
export interface Intel {
  readonly state: "concealed" | "revealed" | "gone";
  readonly value: 0 | 1 | 2 | null;
}

export type Faction = "british" | "japanese";
export type Icon = "mobilize" | "traitors" | "supplies" | "food";
export type ZipperBox = "delay" | "6" | "12" | "18" | "20";
export type Center = "ec_north" | "ec_south";
export type Piece = (typeof PIECES)[number];
/** What lies in the Available boxes. */
export type Pooled = (typeof POOLS)[number];
export type SpaceId = (typeof SPACE_IDS)[number];
export type RailwayId = (typeof RAILWAY_IDS)[number];

export const FACTIONS: readonly Faction[] = ["british", "japanese"];
export const ZIPPER_BOXES: readonly ZipperBox[] = ["delay", "6", "12", "18", "20"];
export const CENTERS: readonly Center[] = ["ec_north", "ec_south"];
export const PIECES = [
  "troops",
  "police",
  "mpaja_underground",
  "mpaja_active",
  "other_underground",
  "other_active",
  "caches",
] as const;
export const POOLS = [
  "mpaja",
  "others",
  "caches",
  "camps",
  "force136",
  "police",
  "troops",
  "villages",
] as const;
export const RAILWAY_IDS = ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8"] as const;

/** The map from north to south, then the circles, which lie on top of it. */
export const PROVINCE_IDS = [
  "kedah",
  "perak",
  "kelantan",
  "trengganu",
  "pahang",
  "selangor",
  "negri_sembilan",
  "johore",
] as const;
export const SPACE_IDS = [...PROVINCE_IDS, "kuala_lumpur", "ec_north", "ec_south"] as const;

export const isSpace = (id: string): id is SpaceId => (SPACE_IDS as readonly string[]).includes(id);
export const isRailway = (id: string): id is RailwayId => (RAILWAY_IDS as readonly string[]).includes(id);
export const isCenter = (id: string): id is Center => id === "ec_north" || id === "ec_south";

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

export const read = (view: View): OccupationView => view as unknown as OccupationView;
