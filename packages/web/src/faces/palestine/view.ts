import type { View } from "@sandtable/protocol";
import type { CoinView } from "../coin/index.ts";

/** The game's view as this board reads it: everything that lies open on the table. */
export interface PalestineView extends CoinView<Faction> {
  readonly scenario: "standard";
  readonly stage: string;
  readonly spaces: Readonly<Record<SpaceId, SpaceView>>;
  readonly available: Readonly<Record<Force | "curfews", number>>;
  readonly prison: number;
  /** Cells that have left the game (P5). */
  readonly exiled: number;
  readonly politicalWill: number;
  readonly haganah: {
    readonly value: HaganahValue;
    readonly stored: Readonly<Record<"3" | "4", Stored>>;
  };
  /** How many chits of each value, from 0 to 2. */
  readonly intel: { readonly held: readonly number[]; readonly bag: readonly number[] };
  readonly unseen: readonly string[];
  /** The British must Pass on this card (P27). */
  readonly mustPass: boolean;
  readonly forecast: {
    readonly districts: number;
    readonly cities: number;
    readonly terror: number;
    readonly railways: number;
    readonly clearRailways: number;
    readonly clearCities: number;
    readonly net: number;
  };
  readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | null;
}

export interface SpaceView extends Readonly<Record<Piece, number>> {
  readonly kind: Kind;
  readonly sabotage: number;
  readonly terror: number;
  readonly curfew: boolean;
}
export interface Stored {
  readonly cells: number;
  readonly caches: number;
}

export type Faction = "british" | "irgun";
type Kind = "district" | "city" | "railway";
export type Force = "troops" | "police" | "cells" | "caches";
export type Piece = "troops" | "police" | "underground" | "active" | "caches";
export type HaganahValue = 0 | 1 | 2 | 3 | 4;

export const PIECES: readonly Piece[] = ["troops", "police", "underground", "active", "caches"];
export const FORCES: readonly Force[] = ["troops", "police", "cells", "caches"];
export const FACTIONS: readonly Faction[] = ["british", "irgun"];
export const HAGANAH: readonly HaganahValue[] = [0, 1, 2, 3, 4];
/** 1.6.1 The values of the Intel Chits. */
export const CHITS = [0, 1, 2] as const;
export type Chit = (typeof CHITS)[number];
export const CURFEWS = 3;

/** The map from north to south, then what lies on top of it: Cities and Railways. */
export const DISTRICTS = ["galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza"] as const;
export const CITIES = ["haifa_c", "tel_aviv", "jerusalem_c"] as const;
export const RAILWAYS = ["rw_syria", "rw_haifa", "rw_jerusalem", "rw_egypt"] as const;
export type DistrictId = (typeof DISTRICTS)[number];
export type CityId = (typeof CITIES)[number];
export type RailwayId = (typeof RAILWAYS)[number];
export type SpaceId = DistrictId | CityId | RailwayId;
export const SPACE_IDS: readonly SpaceId[] = [...DISTRICTS, ...CITIES, ...RAILWAYS];

const isIn = (ids: readonly string[], id: string): boolean => ids.includes(id);
export const isSpace = (id: string): id is SpaceId => isIn(SPACE_IDS, id);
export const isDistrict = (id: SpaceId): id is DistrictId => isIn(DISTRICTS, id);
export const isCity = (id: SpaceId): id is CityId => isIn(CITIES, id);
export const isRailway = (id: SpaceId): id is RailwayId => isIn(RAILWAYS, id);

export const read = (view: View): PalestineView => view as unknown as PalestineView;
