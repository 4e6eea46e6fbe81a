import type { Bar, Closed } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { TO } from "../choices.ts";
import { SOUTH_CLOSED } from "../data/tables.ts";
import { COAST, GRID, IS_PORT, JAPANESE, NORTH_EDGE, otherSide, type Side } from "../map.ts";
import type { Campaign } from "../state.ts";
import { IS_MECHANIZED, IS_SUPPLY, SIDE } from "../units.ts";
import { bar, barOfWheels, closedBy } from "./ground.ts";

/** 6.2, 22.0, 26.2 Where units and supply points may be put on the map in a Reinforcement Phase. */

/** How they come: as they arrive, from the base without lift, or by lift from the base. */
type Way = "arrival" | "base" | "lift";
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

/** Who comes ashore, how, and with what. */
export interface Landing {
  readonly side: Side;
  readonly way: Way;
  readonly cargo: Cargo;
}

const ENTRY: readonly Hex[] = [...new Set([...NORTH_EDGE, ...COAST])].sort((a, b) => a - b);
/** Hexes that come into question at all. */
const shores = ({ side, way }: Landing): readonly Hex[] =>
  side === JAPANESE && way === "arrival" ? ENTRY : COAST;

/** MB-62 Japanese arrivals come over the north edge, not by sea, where they can. */
export const isBySea = ({ side, way }: Landing, hex: Hex): boolean =>
  !(side === JAPANESE && way === "arrival" && NORTH_EDGE.includes(hex));

const ENEMY = bar("6.21", "enemy-there");
const FORCE_Z = bar("26.16a", "force-z-at-sea");
const SOUTH = bar("22.0", "south-closed");
const NO_PORT = bar("25.6", "no-port");
const BEACH = bar("26.11b", "beach-full");

/** 6.23, MB-59, MB-64, MB-65 Why it cannot be put there, crowded or not, given the points that are planned for open beaches. */
function barToLand(g: Campaign, landing: Landing, hex: Hex, beaches: readonly Hex[]): Bar | undefined {
  if (g.occupies(otherSide(landing.side), hex)) return ENEMY;
  const why = isBySea(landing, hex) ? barBySea(g, landing, hex, beaches) : undefined;
  return why ?? (landing.cargo.wheels ? barOfWheels(hex) : undefined);
}

function barBySea(
  g: Campaign,
  { side, way, cargo }: Landing,
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

/** 26.11b The hexes for which points are planned that count against the one over a beach. */
const beachesOf = (g: Campaign, coming: readonly Coming[]): readonly Hex[] =>
  coming
    .filter(
      ({ unit, hex, isBySea: bySea }) => IS_SUPPLY[unit] === 1 && bySea && !isOwnPort(g, SIDE[unit], hex),
    )
    .map(({ hex }) => hex);

/** Where it may be put, after what is planned already. */
export function landingPlaces(g: Campaign, landing: Landing, coming: readonly Coming[]): readonly Hex[] {
  const beaches = beachesOf(g, coming);
  return shores(landing).filter((hex) => !barToLand(g, landing, hex, beaches));
}

export function closedShores(g: Campaign, landing: Landing, coming: readonly Coming[]): readonly Closed[] {
  const beaches = beachesOf(g, coming);
  return shores(landing).flatMap((hex) => {
    const why = barToLand(g, landing, hex, beaches);
    return why ? [closedBy(TO[hex], why)] : [];
  });
}
