import type { Bar } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { SOUTH_CLOSED } from "../data/tables.ts";
import { COAST, GRID, IS_PORT, JAPANESE, NORTH_EDGE, otherSide, type Side } from "../map.ts";
import type { Campaign } from "../state.ts";
import { IS_MECHANIZED, IS_SUPPLY, SIDE } from "../units.ts";
import { bar, barOfWheels } from "./ground.ts";

/** 6.2, 22.0, 26.2 Where units and supply points may be put on the map in a Reinforcement Phase. */

/** How they come: as they arrive, from the base without lift, or by lift from the base. */
export type Way = "arrival" | "base" | "lift";
/** What comes ashore together: whether it has wheels, and its supply points. */
export interface Cargo {
  readonly wheels: boolean;
  readonly supply: number;
}
export const cargoOf = (unit: Unit): Cargo => ({
  wheels: IS_MECHANIZED[unit] === 1,
  supply: IS_SUPPLY[unit],
});
export const together = (a: Cargo, b: Cargo): Cargo => ({
  wheels: a.wheels || b.wheels,
  supply: a.supply + b.supply,
});

/** A unit on its way, and where it will be put. */
export interface Coming {
  readonly unit: Unit;
  readonly hex: Hex;
  readonly isBySea: boolean;
}

const ENTRY: readonly Hex[] = [...new Set([...NORTH_EDGE, ...COAST])].sort((a, b) => a - b);
/** Hexes that come into question at all. */
export const shores = (side: Side, way: Way): readonly Hex[] =>
  side === JAPANESE && way === "arrival" ? ENTRY : COAST;

/** MB-62 Japanese arrivals come over the north edge, not by sea, where they can. */
export const isBySea = (side: Side, way: Way, hex: Hex): boolean =>
  !(side === JAPANESE && way === "arrival" && NORTH_EDGE.includes(hex));

const ENEMY = bar("6.21", "enemy-there");
const FORCE_Z = bar("26.16", "force-z-at-sea");
const SOUTH = bar("22.0", "south-closed");
const NO_PORT = bar("25.6", "no-port");
const BEACH = bar("26.11", "beach-full");

/** MB-59, MB-64, MB-65 Why a cargo cannot be put there, given the points that are planned for open beaches. */
export function barToLand(
  g: Campaign,
  side: Side,
  way: Way,
  cargo: Cargo,
  hex: Hex,
  beaches: readonly Hex[],
): Bar | undefined {
  if (g.occupies(otherSide(side), hex)) return ENEMY;
  const why = isBySea(side, way, hex) ? barBySea(g, side, way, cargo, hex, beaches) : undefined;
  return why ?? (cargo.wheels ? barOfWheels(hex) : undefined);
}

function barBySea(
  g: Campaign,
  side: Side,
  way: Way,
  cargo: Cargo,
  hex: Hex,
  beaches: readonly Hex[],
): Bar | undefined {
  if (side === JAPANESE) {
    if (g.noLandings) return FORCE_Z;
    if (isSouthClosed(g) && GRID.row(hex) >= SOUTH_CLOSED.firstRow) return SOUTH;
  } else if (way !== "base" && IS_PORT[hex] === 0) return NO_PORT;
  if (cargo.supply === 0 || isOwnPort(g, side, hex)) return undefined;
  const isTaken = g.options["beach-supply"] === "each" ? beaches.includes(hex) : beaches.length > 0;
  return cargo.supply > 1 || isTaken ? BEACH : undefined;
}

const isSouthClosed = (g: Campaign): boolean =>
  g.options["southern-landings"] === "closed" && g.turn <= SOUTH_CLOSED.lastTurn;

const isOwnPort = (g: Campaign, side: Side, hex: Hex): boolean => IS_PORT[hex] === 1 && g.occupies(side, hex);

/** Whether a point that comes there by sea uses up the one that may come over a beach (26.11b). */
export const usesBeach = (g: Campaign, { unit, hex, isBySea: bySea }: Coming): boolean =>
  IS_SUPPLY[unit] === 1 && bySea && !isOwnPort(g, SIDE[unit], hex);
