import type { Counter } from "./units.ts";

/** Figures of the book that the rules go by and a page may print. They need no position. */

/** 4.0 Infantry, guards, marines and machine guns count against the limit of four. */
const INFANTRY: ReadonlySet<Counter["type"]> = new Set(["infantry", "guards", "marine", "machine-gun"]);
export const isInfantry = ({ type }: Pick<Counter, "type">): boolean => INFANTRY.has(type);

/** 6.D A disrupted unit defends with half its strength, fractions kept. */
export const inDefence = (strength: number, isDisrupted: boolean): number =>
  isDisrupted ? strength / 2 : strength;

/**
 * 8.1 The chance to come through so many hexes of one umbrella: the first is fatal on 1, the second on 1 and 2, and
 * so on.
 */
export const THROUGH: readonly number[] = [1, 5 / 6, 5 / 9, 5 / 18, 5 / 54, 5 / 324, 0];
export const chanceThrough = (hexes: number): number => THROUGH[Math.min(hexes, THROUGH.length - 1)];

/** 9.F The die that takes Hong Kong, by turn; it stays from turn 4 on. */
const HONG_KONG = [6, 5, 4, 3, 2];
export const hongKongNumber = (turn: number): number => HONG_KONG[Math.min(turn, HONG_KONG.length - 1)];
/** 9.F The chance that the next die takes it. */
export const hongKongChance = (needs: number, modifier: number): number =>
  Math.min(6, Math.max(0, 7 - needs + modifier)) / 6;

/** 10.0 The least margin of each level of the victory chart but the first. */
export const LEAST_MARGINS = [1, 21, 41, 61] as const;
