/** The shapes of the data: what each row of this folder must have. */

export type Seat = "japanese" | "allied";

/** A run of hexes: row, first column, last column. */
export type Run = readonly [row: number, first: number, last: number];

export interface Place {
  readonly hex: string;
  readonly name: string;
  readonly kind: "city" | "base" | "town" | "point";
  readonly port?: true;
  readonly airfield?: string;
  readonly objective?: true;
}

/** A line from hex to hex, by their numbers with spaces between. */
export interface Chain {
  readonly name: string;
  readonly hexes: string;
}

/** Water along hexsides, each as two hexes with a hyphen between. */
export interface Waterway {
  readonly name: string;
  readonly kind: "river" | "stream" | "strait";
  readonly sides: string;
}

export const UNIT_TYPES = [
  "hq",
  "infantry",
  "machine-gun",
  "armor",
  "recon",
  "engineer",
  "amphibious",
  "antiaircraft",
  "airfield",
  "coast-guns",
  "supply",
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const UNIT_SIZES = [
  "army",
  "corps",
  "division",
  "brigade",
  "regiment",
  "battalion",
  "squadron",
  "points",
] as const;
export type UnitSize = (typeof UNIT_SIZES)[number];

/** Where a unit comes from: an area of the set-up (25.4, 25.5), or a group of reinforcements (25.6, 25.7). */
export const ORIGINS = [
  "base",
  "naval-base",
  "island",
  "penang",
  "airfields",
  "north",
  "southern",
  "replacements",
  "indian-army",
  "middle-east",
  "armoured",
  "optional",
  "combined",
] as const;
export type Origin = (typeof ORIGINS)[number];

export interface CounterRecord {
  readonly id: string;
  readonly seat: Seat;
  readonly name: string;
  readonly type: UnitType;
  readonly size: UnitSize;
  /** HQs only: columns of support, and the radius in hexes (10.1). */
  readonly support?: number;
  readonly radius?: number;
  readonly attack: number;
  readonly defence: number;
  readonly movement: number;
  readonly mechanized?: true;
  readonly breaksDown?: true;
  readonly from: Origin;
  /** What its values rest on. */
  readonly values: "printed" | "history" | "ours";
  readonly note?: string;
}

export interface BreakdownClass {
  readonly seat: Seat;
  readonly values: string;
  readonly into: readonly [string, string, string];
}

/** Alike battalions, by the beginning of their ids. */
export interface Battalions {
  readonly id: string;
  readonly seat: Seat;
  readonly values: string;
  readonly count: number;
}

/** A row of the terrain effects chart; null is prohibited but along a road, railroad or trail. Shifts are to the left. */
export interface TerrainRow {
  readonly foot: number;
  readonly mechanized: number | null;
  readonly defence: number;
  readonly bombardment: number;
  /** 16.71 Recon looks into it from two hexes away. */
  readonly open: boolean;
}

/** What crossing a hexside adds; null is prohibited. */
export interface SideRow {
  readonly foot: number;
  readonly mechanized: number | null;
  readonly defence: number;
}

/** 14.4 */
export type CombatTable = "raid" | "assault";
export type RaidResult = "AA" | "AM" | "CT" | "DA" | "DM";
export type AssaultResult = "AE" | "AS" | "AZ" | "BB" | "DE" | "DS" | "DZ";
export type BombardmentResult = "-" | "AA" | "S" | "D";

/** What happens to a marker that was picked, and what becomes of it. */
export interface MarkerRecord {
  readonly id: string;
  readonly seat: Seat;
  readonly name: string;
  readonly count: number;
  /** Of these in hand at the start (25.4, 25.5). */
  readonly inHand?: number;
  /** Carried out when picked, held until played, good for the turn only, or kept in hand after use. */
  readonly kind: "immediate" | "held" | "turn" | "kept";
  readonly goes: "pool" | "removed" | "kept";
  /** Bombardment strength of ships. */
  readonly strength?: number;
}
