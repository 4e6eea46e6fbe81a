import type { Seat } from "./data/records.ts";
import type { AirBox, Box, Impulse, Stage } from "./state.ts";

/** What leaves the game for a viewer: own counters whole, of the enemy what the book lets him know (18.0). */

/** A counter that the viewer knows, with its state. */
export interface UnitView {
  /** Own counters by id; counters of the enemy by their face. */
  readonly id: string;
  readonly at: string;
  readonly suppressed?: true;
  /** HQs: activated. */
  readonly active?: true;
  readonly moved?: true;
  /** May move in this Follow-on Movement Phase. */
  readonly ready?: true;
  /** In the base: came as a reinforcement, or was put there in this phase. */
  readonly reinforcement?: true;
  readonly landed?: true;
  /** Made, activated or refitted in this Logistics Phase. */
  readonly made?: true;
  readonly paid?: true;
  /** In this combat phase: stands by, has retreated, has fought. */
  readonly idle?: true;
  readonly retreated?: true;
  readonly fought?: true;
  /** On the track: the turn in which it comes. */
  readonly due?: number;
}

/** What was seen of an enemy hex, and when; sure while nothing has come or gone. */
export interface PictureView {
  readonly hex: string;
  readonly turn: number;
  readonly sure: boolean;
  readonly faces: readonly string[];
}

/** A side as the viewer knows it. */
export interface SideView {
  readonly seat: Seat;
  /** The viewer's own side; a spectator has none. */
  readonly own: boolean;
  readonly points: number;
  /** Hexes that hold units of the side, sea hexes of its forces among them. */
  readonly hexes: readonly string[];
  /** Counters that the viewer knows: all of his own, of the enemy those that lie open. */
  readonly units: readonly UnitView[];
  /** Its hexes that lie open to the phasing side in a combat phase (18.1): to nobody else. */
  readonly open: readonly string[];
  /** Counters in open boxes, by face. */
  readonly boxes: Readonly<Record<"replaceable" | "eliminated" | "withdrawn", readonly string[]>>;
  /** Reinforcements that have come into the game by a marker, and how many were bought. */
  readonly received: readonly string[];
  readonly bought: number;
  /** Air points by box; before the reveal those of the enemy in one number, as its reserve. */
  readonly air: Readonly<Record<AirBox, number>>;
  readonly hand: number;
  readonly pool: number;
  /** Markers out of play, and laid aside, by id. */
  readonly removed: readonly string[];
  readonly aside: readonly string[];
  /** Own markers in hand; ships of either side that have fired this turn are known to be there. */
  readonly markers: readonly string[];
  /** What the viewer remembers of the side. */
  readonly pictures: readonly PictureView[];
  /** What the side has been told of zones in this phase: the viewer's own only. */
  readonly told: readonly ToldView[];
}

/** What was told of a hex: whether it lies in an enemy zone, or whether the enemies in it have zones. */
export interface ToldView {
  readonly hex: string;
  readonly zone?: boolean;
  readonly zones?: boolean;
}

export interface BattleView {
  readonly targets: readonly string[];
  readonly attackers: readonly string[];
}

export interface MalayaView {
  readonly stage: Stage;
  readonly turn: number;
  readonly first: Seat;
  readonly phasing: Seat;
  readonly impulse: Impulse;
  readonly sides: readonly [SideView, SideView];
  readonly forts: Readonly<Record<string, Seat>>;
  readonly picks: number;
  readonly pending: { readonly marker: string; readonly step: number } | null;
  readonly panic: boolean;
  readonly noLandings: boolean;
  /** Whether Force Z is out with the air missions; unknown to the enemy before the reveal. */
  readonly forceZ: boolean | null;
  readonly revealed: boolean;
  readonly airDue: number;
  readonly hits: readonly [number, number];
  readonly extraLift: boolean;
  readonly fired: readonly string[];
  /** A counter on the move, and what its owner knows of it. */
  readonly mover: MoverView | null;
  readonly assaults: readonly { readonly sea: string; readonly target: string }[];
  readonly strikes: readonly {
    readonly hex: string;
    readonly points: number;
    readonly ships: readonly string[];
  }[];
  readonly battles: readonly BattleView[];
  /** Supply points landed outside ports this turn, and water that engineers and boats have opened: the owner's. */
  readonly beached: readonly string[];
  readonly bridged: readonly string[];
  readonly boats: readonly string[];
}

export interface MoverView {
  readonly at: string;
  readonly unit?: string;
  readonly spent?: number;
  readonly carries?: string;
  readonly stopped?: boolean;
  readonly closed?: readonly string[];
}

export type { AirBox, Box, Impulse, Seat, Stage };
