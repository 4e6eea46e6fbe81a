import { type OddsRange, oddsColumn } from "@sandtable/hex";
import type { Result } from "./shape.ts";

/** 6.0 The Combat Results Table: rows by the modified die from 0 to 10, columns by odds from 1:1 to 6:1. */
export const COMBAT_RESULTS: readonly (readonly Result[])[] = [
  ["AE", "AE", "AD", "AR", "-", "-"],
  ["AE", "AD", "AR", "-", "-", "DR"],
  ["AD", "AR", "-", "-", "DR", "DR"],
  ["AR", "-", "-", "DR", "DD", "DE"],
  ["-", "-", "DR", "DD", "DE", "DE"],
  ["-", "DR", "DD", "DE", "DE", "DS"],
  ["DR", "DD", "DE", "DE", "DS", "DS"],
  ["DD", "DS", "DS", "DS", "DS", "DS"],
  ["DS", "DS", "DS", "DS", "DS", "DS"],
  ["DS", "DS", "DS", "DS", "DS", "DS"],
  ["DS", "DS", "DS", "DS", "DS", "DS"],
];

export const ODDS: OddsRange = { least: 1, most: 6 };
/** The results from the attacker's worst to his best. */
export const RESULTS: readonly Result[] = ["AE", "AD", "AR", "-", "DR", "DD", "DE", "DS"];

const LAST_ROW = COMBAT_RESULTS.length - 1;

/** 6.0 The odds, rounded down; more than 6:1 is 6:1, and less than 1:1 is no attack (0). */
export const oddsOf = (attack: number, defence: number): number => oddsColumn(attack, defence, ODDS);

export const combatResult = (odds: number, modifiedDie: number): Result =>
  COMBAT_RESULTS[Math.max(0, Math.min(LAST_ROW, modifiedDie))][odds - 1];
