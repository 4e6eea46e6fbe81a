import type { DeckPlan } from "@sandtable/coin";
import { type CoinView, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import type { View } from "@sandtable/engine";
import type { SpaceId } from "./board.ts";

/** What lies open on the table, as it leaves the server, and the words it is told in. */

/** 1.5 The two factions. */
export type Faction = "british" | "mcp";
export const FACTIONS: readonly Faction[] = ["british", "mcp"];

/** The forces (1.4), as they lie in the Available boxes: Guerrillas have no side up there. */
export type Force = "troops" | "police" | "guerrillas" | "bases";
export const FORCES: readonly Force[] = ["troops", "police", "guerrillas", "bases"];
/** The forces as they stand on the map. */
export type Piece = "troops" | "police" | "underground" | "active" | "bases";
export const PIECES: readonly Piece[] = ["troops", "police", "underground", "active", "bases"];

/** As what a force stands on the map; Guerrillas arrive Underground (1.4.3). */
export const PIECES_OF: Readonly<Record<Force, readonly Piece[]>> = {
  troops: ["troops"],
  police: ["police"],
  guerrillas: ["underground", "active"],
  bases: ["bases"],
};

/** How many there are of each (1.2). */
export const SUPPLY: Readonly<Record<Force | "villages", number>> = {
  troops: 15,
  police: 15,
  guerrillas: 15,
  bases: 4,
  villages: 4,
};

/** Support and Opposition (1.6). */
export type Attitude = -1 | 0 | 1;

/** Control (1.7). */
export type Control = -1 | 0 | 1;

/** The British Commander (1.11), and the Commander Track from left to right (6.6). */
export type Commander = "gurney" | "briggs" | "templer";
export const COMMANDERS: readonly Commander[] = ["gurney", "briggs", "templer"];

export type ScenarioId = "standard" | "extended";

/** Deck building (2.1). Extended puts Propaganda among four Events, so five cards under four. */
export const DECK_PLANS: Readonly<Record<ScenarioId, DeckPlan>> = {
  standard: { piles: PROPAGANDA_CARDS, events: 6, mixed: 2 },
  extended: { piles: PROPAGANDA_CARDS, events: 8, mixed: 4 },
};

export type MalayaView = CoinView<Faction> & {
  readonly scenario: ScenarioId;
  readonly spaces: Readonly<Record<SpaceId, SpaceView>>;
  readonly available: Readonly<Record<Force | "villages", number>>;
  readonly politicalWill: number;
  readonly resources: Readonly<Record<Faction, number>>;
  readonly commander: { readonly name: Commander; readonly cancelled: boolean };
  readonly forecast: ForecastView;
};

export type SpaceView = Readonly<Record<Piece, number>> & {
  readonly population: number;
  /** Sabotage in an Economic Center (1.9). */
  readonly terror: number;
  readonly village: boolean;
  readonly attitude: Attitude;
  readonly control: Control;
};

/** What a Propaganda Round would do if it came now. */
export type ForecastView = {
  /** 6.1 Political Will, by cause. */
  readonly support: number;
  readonly opposition: number;
  readonly sabotage: number;
  readonly terror: number;
  readonly net: number;
  /** 6.1.2 Economic Centers that would get a Sabotage marker. */
  readonly sabotaged: readonly SpaceId[];
  /** 6.2 Resources. */
  readonly british: number;
  readonly mcp: number;
  /** 6.4.1 Where Troops must leave. */
  readonly leaving: readonly SpaceId[];
};

/** The view as this game shapes it. */
export const tableOf = (view: View): MalayaView => view as MalayaView;
