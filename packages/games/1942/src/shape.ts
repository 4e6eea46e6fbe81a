import type { BattleShape, DestinationShape, MoverShape, SupplyShape } from "@sandtable/hex";
import type { FortressId, Nation, Seat } from "./units.ts";

/** What leaves the server: everything lies open, so it is the same for every viewer. Hexes by number, units by id. */
export type TableView = {
  /** 0 to 10. */
  readonly turn: number;
  /** Whose player-turn it is; in set-up, who places. */
  readonly phasing: Seat;
  readonly segment: Segment;
  readonly units: Readonly<Record<string, UnitView>>;
  readonly cities: Readonly<Record<string, CityView>>;
  readonly fortresses: Readonly<Record<FortressId, { readonly stands: boolean; readonly besieged: boolean }>>;
  /** Invasion hexes (5.C): open ones are ports; an unpaid one is shut until it is paid again. */
  readonly beaches: readonly { readonly hex: string; readonly open: boolean }[];
  readonly points: Readonly<Record<Nation, PointsView>>;
  /** Japanese units that have entered the map in this game-turn, six at most (11.0). */
  readonly entered: number;
  readonly hongKong: {
    readonly fallen: boolean;
    readonly lost: number;
    /** What the next die must show, before the modifier; and the modifier. */
    readonly needs: number;
    readonly modifier: number;
  };
  /** The regiments in Siam and Burma, and those of them at the border (9.G). */
  readonly burma: { readonly due: boolean; readonly regiments: number; readonly border: number };
  /** Hexes in the zone of control of a side's units, and of its empty cities. */
  readonly zones: Readonly<Record<Seat, readonly string[]>>;
  readonly cityZones: Readonly<Record<Seat, readonly string[]>>;
  readonly umbrellas: readonly UmbrellaView[];
  /** For each hex with units of a side: whether they are in supply, and along which line. */
  readonly supply: readonly SupplyView[];
  /** Units of the asked side that may still act in this segment. */
  readonly ready: readonly string[];
  /** The unit that was picked up, and where it may go. */
  readonly mover: MoverView | null;
  /** The attack that is being prepared (6.0). */
  readonly battle: BattleView | null;
  /** Cities that may be attempted now (9.E). */
  readonly assaults: readonly {
    readonly hex: string;
    readonly strength: number;
    readonly number: number;
    readonly chance: number;
  }[];
  readonly score: ScoreView;
  readonly options: Readonly<Record<string, string>>;
  readonly outcome: null | {
    readonly winners: readonly string[];
    readonly scores: Readonly<Record<string, number>>;
    readonly reason: string;
  };
};

export type Segment = "setup" | "land" | "air" | "naval" | "combat" | "over";

export type UnitView = {
  /** A hex, or one of the boxes beside the map. */
  readonly at: string;
  /** Disrupted (6.D): the number of player-turns, this one included, until it recovers at their end. */
  readonly disrupted?: number;
  /** A naval air unit that regroups: the turn it comes back (8.1). */
  readonly returns?: number;
  /** Has acted in this segment. */
  readonly done?: true;
  /** Landed or dropped in this player-turn. */
  readonly landed?: true;
  readonly supplied?: boolean;
  /** The land area it holds in a water-barrier hex while it may be attacked (5.A.3). */
  readonly area?: string;
};

/** Boxes beside the map, as they stand in {@link UnitView.at}. */
export const BOXES = ["off-map", "later", "hong-kong", "eliminated", "surrendered", "regrouping"] as const;
export type Box = (typeof BOXES)[number];

export type CityView = {
  readonly owner: Seat | "siam" | "nobody";
  /** Still a supply point of its owner (7.0). */
  readonly supplies: boolean;
  readonly empty: boolean;
};

export type PointsView = {
  /** What the nation has each turn, less what was lost for good. */
  readonly allowance: number;
  readonly used: number;
  readonly lost: number;
};

export type UmbrellaView = {
  readonly unit: string;
  readonly seat: Seat;
  /** A hex, or "2200" for the base beyond the north edge. */
  readonly at: string;
  readonly radius: number;
  /** Out of supply, or spent by a long displacement: no effect. */
  readonly active: boolean;
};

/** The line leads from the hex to its supply point: land hexes, then sea hexes if it goes on by sea. */
export type SupplyView = SupplyShape & { readonly seat: Seat };

export type MoverView = MoverShape & {
  readonly kind: "setup" | "land" | "way" | "air" | "drop" | "sea" | "retreat" | "reinforce" | "advance";
  readonly destinations: readonly DestinationView[];
};

/** The cost is in movement points by land, in Naval Movement Points of the nation by sea; the chance to arrive, or that a city falls. */
export type DestinationView = DestinationShape & {
  /** Land: by road or across a sea hexside; air: several stages; sea: a landing, or straight into an empty city. */
  readonly way?: "road" | "hop" | "stages" | "landing" | "city";
  /** Land: what is taken on the way (6.3, 7.0), where there is one way only or one is to be chosen. */
  readonly takes?: readonly string[];
  /** Sea: the loading run of the empty transports, and every umbrella on the way with the hexes entered in it. */
  readonly run?: readonly string[];
  readonly attacks?: readonly {
    readonly air: string;
    readonly hexes: number;
    readonly empty: boolean;
  }[];
};

export type BattleView = BattleShape & {
  readonly target: string;
  readonly area?: string;
  readonly defenders: readonly string[];
  /** Units that could still join. */
  readonly candidates: readonly string[];
  readonly attack: number;
  readonly defence: number;
  /** 1 to 6, or 0: too weak to attack. */
  readonly odds: number;
  readonly modifiers: readonly ModifierView[];
  readonly modifier: number;
  /** Every result the die can give, from worst to best for the attacker, with its chance. */
  readonly results: readonly {
    readonly result: Result;
    readonly chance: number;
    /** Without effect: the defenders are in a fortress (6.3). */
    readonly spared?: true;
    /** Who is lost by it, and who may be, by the cause. */
    readonly fates?: readonly { readonly cause: FateCause; readonly units: readonly string[] }[];
  }[];
};

/**
 * What becomes of units by a result: thrown back into the sea, or no room ashore (5.C); eliminated (6.E); surrendered (6.S); no way back
 * (6.R); perhaps no room on the way back, or no city for an air unit. And a fortress that falls as it is entered.
 */
export type FateCause = "sea" | "eliminated" | "surrender" | "no-way" | "crowded" | "fortress";

export type ModifierView = {
  readonly cause:
    | "attacking-air"
    | "defending-air"
    | "landing"
    | "fortress-lost-attack"
    | "fortress-lost-defence";
  readonly unit?: string;
  readonly value: number;
};

/** A combat result (6.0): whom it affects and how; "-" is no effect. */
export type Result = "AE" | "AD" | "AR" | "-" | "DR" | "DD" | "DE" | "DS";

export type ScoreView = {
  readonly japanese: number;
  readonly allied: number;
  readonly margin: number;
  readonly level: Level;
  readonly lines: readonly {
    readonly cause: "fortress" | "surrendered-allied" | "hong-kong" | "survivor" | "surrendered-japanese";
    readonly seat: Seat;
    readonly count: number;
    readonly points: number;
  }[];
};

/** The victory chart (10.0), from the Allies' best to the Japanese best. */
export const LEVELS = ["allied-overwhelming", "allied", "draw", "japanese", "japanese-overwhelming"] as const;
export type Level = (typeof LEVELS)[number];
