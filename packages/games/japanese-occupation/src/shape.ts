import type { DeckPlan } from "@sandtable/coin";
import { type CoinView, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import type { View } from "@sandtable/engine";
import type { CenterId, RailwayId, SpaceId, ZipperBox } from "./board.ts";
import type { Icon } from "./cards.ts";

export type { Icon } from "./cards.ts";

/** What lies open on the table, as it leaves the server, and the words it is told in. */

/** 1.5 The two factions. */
export type Faction = "british" | "japanese";
export const FACTIONS: readonly Faction[] = ["british", "japanese"];

/** 1.4 The two kinds of Guerrillas: MPAJA and non-MPAJA. */
export type Band = "mpaja" | "others";
export const BANDS: readonly Band[] = ["mpaja", "others"];

/**
 * What lies in the Available boxes: the forces (1.4), and the markers that come from a pool (1.9, 1.10), which hands
 * place and remove in the same way. Guerrillas have no side up there.
 */
export type Force = "troops" | "police" | Band | "caches" | "camps" | "force136";
export const FORCES: readonly Force[] = [
  "troops",
  "police",
  "mpaja",
  "others",
  "caches",
  "camps",
  "force136",
];
/** Forces and markers as they stand on the map; Kempeitai are never Available (1.9 note). */
export type Piece =
  | "troops"
  | "police"
  | "mpaja_underground"
  | "mpaja_active"
  | "other_underground"
  | "other_active"
  | "caches"
  | "camps"
  | "force136"
  | "kempeitai";
export const PIECES: readonly Piece[] = [
  "troops",
  "police",
  "mpaja_underground",
  "mpaja_active",
  "other_underground",
  "other_active",
  "caches",
  "camps",
  "force136",
  "kempeitai",
];
/** As what a force stands on the map; Guerrillas arrive Underground (1.4.3). */
export const PIECES_OF: Readonly<Record<Force, readonly Piece[]>> = {
  troops: ["troops"],
  police: ["police"],
  mpaja: ["mpaja_underground", "mpaja_active"],
  others: ["other_underground", "other_active"],
  caches: ["caches"],
  camps: ["camps"],
  force136: ["force136"],
};

/** How many there are of each (1.2). */
export const SUPPLY: Readonly<Record<Force | "villages", number>> = {
  troops: 15,
  police: 6,
  mpaja: 10,
  others: 4,
  caches: 5,
  camps: 4,
  force136: 3,
  villages: 4,
};
export const KEMPEITAI = 3;

/** 6.2.2 Whether a space raises Resistance at Propaganda. */
export const raisesResistance = (guerrillas: number, cubes: number): boolean => guerrillas > cubes;
/** 6.2.3, 6.2.4 How many of each lower it by 1. */
export const RESOURCES_A_LOSS = 4;
export const NEUTRAL_A_LOSS = 5;
export const POLICED_A_LOSS = 3;

/** Deck building (2.1). */
export const DECK_PLAN: DeckPlan = { piles: PROPAGANDA_CARDS, events: 6, mixed: 2 };

export type OccupationView = CoinView<Faction> & {
  readonly scenario: "standard";
  readonly spaces: Readonly<Record<SpaceId, SpaceView>>;
  readonly railways: Readonly<Record<RailwayId, { readonly sabotage: number; readonly starred: boolean }>>;
  readonly available: Readonly<Record<Force | "villages", number>>;
  /** Troops on J17 and Force 136 on J25, back at the next Reset. */
  readonly away: Readonly<Record<"troops" | "force136", number>>;
  /** Out of the game: by J14 and J29. */
  readonly gone: Readonly<Record<"caches" | "kempeitai", number>>;
  readonly resistance: number;
  readonly resources: number;
  readonly zipper: { readonly box: ZipperBox; readonly stored: Readonly<Record<"6" | "12", number>> };
  /** 4.3.1 The starred Railways connected to each Economic Center now, and the New Villages. */
  readonly extract: Readonly<Record<CenterId, readonly RailwayId[]>> & { readonly villages: number };
  readonly icon: Icon | null;
  readonly forecast: ForecastView;
};

export type SpaceView = Readonly<Record<Exclude<Piece, "camps">, number>> & {
  readonly population: number;
  readonly opposition: boolean;
  readonly terror: number;
  readonly village: boolean;
  readonly camp: boolean;
  /** None in the Economic Centers. */
  readonly intel: IntelView | null;
};

/** A value once seen is known to both sides, even when the chit is concealed again. */
export type IntelView = {
  readonly state: "concealed" | "revealed" | "gone";
  readonly value: number | null;
};

/** What a whole Propaganda Round would do if it came now: the MPAJA phase first, and Resistance as it leaves the pieces. */
export type ForecastView = ResistanceView & {
  /** 6.1.1 Where Guerrillas clash. */
  readonly clashes: readonly SpaceId[];
  /** 6.1.2 Where MPAJA Guerrillas come, and how many there are for it. */
  readonly mobilized: readonly SpaceId[];
  readonly mobilizers: number;
  /** 6.2.4 Population that does not mobilize is Neutral, New Villages under J15 included. */
  readonly neutralPopulation: number;
  /** 6.2.2 Where Guerrillas then outnumber cubes; if they do not last, the British place them where that counts. */
  readonly outnumbered: readonly SpaceId[];
};

/** What the Resistance phase would do, by cause: three gains (6.2.1, 6.2.2) and three losses (6.2.3, 6.2.4). */
export type ResistanceView = {
  readonly intel: number;
  readonly caches: number;
  readonly spaces: number;
  readonly resources: number;
  readonly neutral: number;
  readonly police: number;
  readonly net: number;
};

/** The view as this game shapes it. */
export const tableOf = (view: View): OccupationView => view as OccupationView;
