import { happened, type LogEvent, type Place, type Progress } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import type { Seat } from "../data/records.ts";
import type { Phase } from "../log.ts";
import { GRID, JAPANESE, OBJECTIVES, type Side } from "../map.ts";
import { ACTIVE, type Campaign, onMap } from "../state.ts";
import { ATTACK, IS_HQ, IS_SUPPLY, RADIUS, UNITS_OF } from "../units.ts";

/** What the lessons ask of a position, and of what the learner was told: never of what lies face down to him. */

export type Now = Progress<Campaign>;

export const hexes = (...ids: readonly string[]): Place[] => ids.map((id) => ({ on: "hex", id }));
export const boxes = (...ids: readonly string[]): Place[] => ids.map((id) => ({ on: "track", id }));

/** The units of a side on the map, of which this is true. */
export const onTheMap = (g: Campaign, side: Side, test: (unit: Unit) => boolean = () => true): Unit[] =>
  UNITS_OF[side].filter((unit) => onMap(g.at[unit]) && test(unit));

export const strengthOf = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + ATTACK[unit], 0);

/** The attack strength of a side's units beside a hex. */
export const strengthBeside = (g: Campaign, side: Side, id: string): number =>
  strengthOf(onTheMap(g, side, (unit) => GRID.areNeighbours(g.hexOf(unit), GRID.find(id))));

/** How near the nearest of these units is to a hex. */
export const nearest = (g: Campaign, units: readonly Unit[], id: string): number =>
  Math.min(...units.map((unit) => GRID.distance(g.hexOf(unit), GRID.find(id))));

export const occupies = (g: Campaign, side: Side, id: string): boolean => g.occupies(side, GRID.find(id));

/** Active HQs on the map. */
export const activeHqs = (g: Campaign, side: Side): Unit[] =>
  onTheMap(g, side, (unit) => IS_HQ[unit] === 1 && g.has(unit, ACTIVE));

/** The greatest attack strength in the radius of an active HQ on the map. */
export const strengthInCommand = (g: Campaign, side: Side): number =>
  Math.max(
    0,
    ...activeHqs(g, side).map((hq) =>
      strengthOf(onTheMap(g, side, (unit) => GRID.distance(g.hexOf(hq), g.hexOf(unit)) <= RADIUS[hq])),
    ),
  );

/** A hex with an HQ, a supply point and enough to attack with. */
export const baseOfOperations = (g: Campaign, strength: number): Hex | undefined =>
  onTheMap(g, JAPANESE, (unit) => IS_HQ[unit] === 1)
    .map((hq) => g.hexOf(hq))
    .find((hex) => {
      const units = g.unitsAt(JAPANESE, hex);
      return units.some((unit) => IS_SUPPLY[unit] === 1) && strengthOf(units) >= strength;
    });

export const objectivesOf = (g: Campaign, side: Side): number =>
  OBJECTIVES.filter((hex) => g.occupies(side, hex)).length;

/** Whether a phase of a side has begun since the step did. */
export const begun = (now: Now, seat: Seat, phase: Phase): boolean => happened(now, "phase", { seat, phase });

interface Result extends LogEvent {
  readonly result: string;
}
/** The results of battles since the step began. */
export const results = ({ events }: Now): string[] =>
  events.flatMap((event) => (event.kind === "combat-result" ? [(event as Result).result] : []));
