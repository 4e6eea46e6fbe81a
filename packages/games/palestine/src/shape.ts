import type { DeckPlan } from "@sandtable/coin";
import { type CoinView, PROPAGANDA_CARDS, type Shading } from "@sandtable/coin/shape";
import type { View } from "@sandtable/engine";
import type { SpaceId, SpaceKind } from "./board.ts";

/** What lies open on the table, as it leaves the server, and the words it is told in. */

/** 1.5 The two factions. */
export type Faction = "british" | "irgun";
export const FACTIONS: readonly Faction[] = ["british", "irgun"];

/** The forces (1.4), as they lie in the Available boxes: Cells have no side up there. */
export type Force = "troops" | "police" | "cells" | "caches";
export const FORCES: readonly Force[] = ["troops", "police", "cells", "caches"];
/** The forces as they stand on the map. */
export type Piece = "troops" | "police" | "underground" | "active" | "caches";
export const PIECES: readonly Piece[] = ["troops", "police", "underground", "active", "caches"];
/** As what a force stands on the map; Cells arrive Underground (1.4.3). */
export const PIECES_OF: Readonly<Record<Force, readonly Piece[]>> = {
  troops: ["troops"],
  police: ["police"],
  cells: ["underground", "active"],
  caches: ["caches"],
};

/** How many there are of each (1.2). */
export const SUPPLY: Readonly<Record<Force | "curfews", number>> = {
  troops: 12,
  police: 6,
  cells: 15,
  caches: 5,
  curfews: 3,
};

/** 1.6 Instead of Resources: Intel Chits, three of each value (1.6.1), and Arms Caches (1.6.2). */
export const CHITS_OF_A_VALUE = 3;
export type ChitValue = 0 | 1 | 2;
export const CHIT_VALUES: readonly ChitValue[] = [0, 1, 2];

/** 1.9, 6.5 The Haganah Track: from 0 to 4, with places for Cells and an Arms Cache below 3 and 4 (6.5.2). */
export const HAGANAH_END = 4;
export const TRACK_CELLS: readonly number[] = [0, 0, 0, 3, 2];
export const TRACK_CACHES: readonly number[] = [0, 0, 0, 0, 1];
/** 6.5.2 What the Irgun have of these places while the marker is there: all up to it. */
export const handedOver = (places: readonly number[], haganah: number): number =>
  places.slice(0, haganah + 1).reduce((sum, count) => sum + count, 0);
/** 6.2.3, 6.5.4 Whether the Haganah give the British Intel, and the Irgun arms at Propaganda. */
export const informs = (haganah: number): boolean => haganah === 0;
export const arms = (haganah: number): boolean => haganah === HAGANAH_END;

/** 6.5.3 While the Haganah coordinate, every Irgun Operation has one space more; P13 moves where. */
export function addsSpace(haganah: number, p13: Shading | undefined): boolean {
  if (haganah === HAGANAH_END) return p13 !== "unshaded";
  return haganah === 3 && p13 === "shaded";
}

/** 6.1.1 What a Sabotage marker costs, on a Railway once for all; and a Terror marker in a City. */
export const SABOTAGE_COST: Readonly<Record<SpaceKind, number>> = { district: 1, city: 2, railway: 2 };
export const TERROR_COST = 3;

/** 6.4 Half of the Cells in Prison become Available, rounded down. */
export const releasedFrom = (prison: number): number => prison >> 1;
/** 6.2.2 Of the Intel Chits that the British hold they discard half, rounded down. */
export const discardedOf = (held: number): number => held >> 1;

export type ScenarioId = "standard";

/** Deck building (2.1). */
export const DECK_PLANS: Readonly<Record<ScenarioId, DeckPlan>> = {
  standard: { piles: PROPAGANDA_CARDS, events: 6, mixed: 2 },
};

export type PalestineView = CoinView<Faction> & {
  readonly scenario: ScenarioId;
  readonly spaces: Readonly<Record<SpaceId, SpaceView>>;
  readonly available: Readonly<Record<Force | "curfews", number>>;
  readonly prison: number;
  /** Cells that have left the game (P5). */
  readonly exiled: number;
  readonly politicalWill: number;
  readonly haganah: { readonly value: number; readonly stored: Readonly<Record<"3" | "4", StoredView>> };
  /** How many chits of each value, from 0 to 2. */
  readonly intel: { readonly held: readonly number[]; readonly bag: readonly number[] };
  /** The British must Pass on the Event card after P27. */
  readonly mustPass: boolean;
  readonly forecast: ForecastView;
};

export type SpaceView = Readonly<Record<Piece, number>> & {
  readonly kind: SpaceKind;
  readonly sabotage: number;
  readonly terror: number;
  readonly curfew: boolean;
};

/** What the Haganah withhold below a box of their track (6.5.2). */
export type StoredView = { readonly cells: number; readonly caches: number };

/** What a Propaganda Round would do if it came now. */
export type ForecastView = WillView & {
  /** 6.2.1 Where the Irgun could Rob. */
  readonly rob: readonly SpaceId[];
  /** P29 The Cities in which a Curfew would cost a Cell, or bring one. */
  readonly curfews: readonly SpaceId[];
};

/** 6.1 The Political Will phase, by cause. */
export type WillView = {
  readonly districts: number;
  readonly cities: number;
  readonly terror: number;
  readonly railways: number;
  readonly clearRailways: number;
  readonly clearCities: number;
  readonly net: number;
};

/** The view as this game shapes it. */
export const tableOf = (view: View): PalestineView => view as PalestineView;
