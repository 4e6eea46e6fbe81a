import type { BattleShape, MoverShape } from "@sandtable/hex";
import type { CombatTable, Seat } from "./data/records.ts";
import type { AirBox, Box, CombatResult, Impulse, Stage } from "./state.ts";

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
  /** Came as a reinforcement, and was delayed: it is not interdicted again on the turn in which it comes (16.63). */
  readonly reinforcement?: true;
  readonly delayed?: true;
  /** Made, activated or refitted in this Logistics Phase. */
  readonly made?: true;
  readonly paid?: true;
  /** In this combat phase: stands by, has retreated. */
  readonly idle?: true;
  readonly retreated?: true;
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
  /** Own markers in hand; of the enemy's those that everybody knows to be there: the first ones, ships that have fired. */
  readonly markers: readonly string[];
  /** What the viewer remembers of the side. */
  readonly pictures: readonly PictureView[];
  /** What the side has been told of zones in this phase: the viewer's own only. */
  readonly told: readonly ToldView[];
}

/** What was told of a hex: whether it lies in an enemy zone, whether the enemies in it have zones, that they bar it (MB-92). */
export interface ToldView {
  readonly hex: string;
  readonly zone?: boolean;
  readonly zones?: boolean;
  readonly held?: true;
}

export interface BattleView extends BattleShape {
  readonly targets: readonly string[];
  /** The hexes from which the attack is made: told when it is declared. */
  readonly origins: readonly string[];
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
  /** Hexes with Allied supply that Fifth Column has just shown to the Japanese (MB-24). */
  readonly shown: readonly string[];
  readonly panic: boolean;
  readonly noLandings: boolean;
  /** Whether Force Z is out with the air missions; unknown to the enemy before the reveal. */
  readonly forceZ: boolean | null;
  readonly revealed: boolean;
  readonly airDue: number;
  readonly hits: readonly [number, number];
  readonly fired: readonly string[];
  /** The counter that its owner has picked up: nobody else sees more than where it goes. */
  readonly mover: MoverView | null;
  readonly assaults: readonly { readonly sea: string; readonly target: string }[];
  readonly strikes: readonly {
    readonly hex: string;
    readonly points: number;
    readonly ships: readonly string[];
  }[];
  /** A bombardment whose result waits for an answer. */
  readonly bombed: { readonly hex: string; readonly result: "D" | "AA" } | null;
  readonly battles: readonly BattleView[];
  readonly fight: FightView | null;
  /** Water that engineers and boats have opened for this phase: their owner's. */
  readonly bridged: readonly string[];
  readonly boats: readonly string[];
}

/** The battle that is being fought: counters by id to their owner, by face to others. */
export interface FightView {
  readonly step: number;
  readonly origins: readonly string[];
  readonly table: CombatTable;
  readonly thais: boolean;
  readonly tankShock: boolean;
  readonly banzai: boolean;
  readonly cutOff: readonly string[];
  /** The column after all shifts, by its place among COLUMNS, once it was told. */
  readonly column?: number;
  readonly result: CombatResult | null;
  readonly at: number;
  readonly queue: readonly string[];
  readonly retreat: {
    readonly unit: string;
    readonly from: string;
    readonly length: number;
    readonly zones: readonly string[];
  } | null;
}

export interface MoverView extends MoverShape {
  readonly at: string;
  /** In half points. */
  readonly spent: number;
  readonly carries?: string;
  readonly stopped: boolean;
  /** Hexes that proved closed to it (MB-92). */
  readonly closed: readonly string[];
  /** 11.0 How far it comes, as far as its side knows, with what it has spent then in half points. */
  readonly range: readonly { readonly hex: string; readonly spent: number }[];
}

export type { AirBox, Box, Impulse, Seat, Stage };
