import { happened, type Place, type Progress } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { GRID, JAPANESE, SITE_AT, SITES, type Side } from "../map.ts";
import type { Segment } from "../shape.ts";
import { ALL_UNITS, type Campaign, IS_TANK, isTroop, onMap, SIDE, STRENGTH, unitOf } from "../state.ts";

/** What the lessons ask of a position. */

export type Now = Progress<Campaign>;

export const hexes = (...ids: readonly string[]): Place[] => ids.map((id) => ({ on: "hex", id }));

const hexOf = (id: string): Hex => GRID.find(id);

export const isJapanese = ({ owner }: Campaign, city: string): boolean =>
  owner[SITE_AT[hexOf(city)]] === JAPANESE;

/** The strength of a side's troops that stand beside a hex. */
export function strengthBeside(g: Campaign, side: Side, id: string): number {
  const hex = hexOf(id);
  return ALL_UNITS.filter(
    (unit) =>
      SIDE[unit] === side && isTroop(unit) && onMap(g.at[unit]) && GRID.areNeighbours(g.hexOf(unit), hex),
  ).reduce((sum, unit) => sum + STRENGTH[unit], 0);
}

/** Whether a troop unit of a side is in one of these hexes. */
export const standsIn = (g: Campaign, side: Side, hexesIn: Uint8Array): boolean =>
  ALL_UNITS.some(
    (unit) => SIDE[unit] === side && isTroop(unit) && onMap(g.at[unit]) && hexesIn[g.at[unit]] === 1,
  );

/** Whether this segment of the player-turn has begun since the step did. */
export const begun = (now: Now, segment: Segment): boolean => happened(now, "segment", { segment });

/** Whether a troop unit of the learner has marched since the step began. */
export const marched = (now: Now): boolean => happened(now, "moved");

/** The units that have marched since the step began. */
export const marchers = ({ events }: Now): Unit[] =>
  events.flatMap((event) =>
    event.kind === "moved" && "unit" in event ? [unitOf(event.unit as string)] : [],
  );

/** Whether ships of the learner were sunk since the step began. */
export const wasSunk = (now: Now): boolean => happened(now, "air-attack", { sunk: true });

/** Whether a tank unit stands in one of these hexes. */
export const tanksStandIn = (g: Campaign, hexesIn: Uint8Array): boolean =>
  ALL_UNITS.some((unit) => IS_TANK[unit] === 1 && onMap(g.at[unit]) && hexesIn[g.at[unit]] === 1);

/** Cities that the Japanese hold and did not hold at the start. */
export const taken = ({ owner }: Campaign): number =>
  SITES.filter((site, index) => owner[index] === JAPANESE && site.owner !== JAPANESE).length;
