/** How views of hex games say the same things, so that one page can show them. Hexes by number, units by id. */

/** Where the unit in hand may go. */
export type DestinationShape = {
  /** A hex, or a box beside the map. */
  readonly to: string;
  readonly path: readonly string[];
  readonly cost?: number;
  /** To arrive, where that is not certain. */
  readonly chance?: number;
};

/** The unit in hand. */
export type MoverShape = {
  readonly unit: string;
};

/** An attack: who takes part in it. */
export type BattleShape = {
  readonly attackers: readonly string[];
};

/** Whether the units in a hex are in supply, and along which line. */
export type SupplyShape = {
  readonly hex: string;
  readonly supplied: boolean;
  readonly line: readonly string[];
};
