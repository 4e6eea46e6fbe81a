import { combatResult, ODDS, oddsOf, RESULTS } from "../crt.ts";

const RESULT_COUNT = RESULTS.length;
export const [AE, AD, AR, , DR, DD, DE, DS] = RESULTS.map((_, index) => index);

const MOST_MODIFIER = 8;
const MODIFIERS = 2 * MOST_MODIFIER + 1;

/** The chance of each result by odds and modifier. */
const CHANCES = Float64Array.from({ length: ODDS.most * MODIFIERS * RESULT_COUNT }, (_, at) => {
  const result = RESULTS[at % RESULT_COUNT];
  const modifier = (Math.floor(at / RESULT_COUNT) % MODIFIERS) - MOST_MODIFIER;
  const odds = Math.floor(at / (RESULT_COUNT * MODIFIERS)) + 1;
  return [1, 2, 3, 4, 5, 6].filter((die) => combatResult(odds, die + modifier) === result).length / 6;
});

/** Where the chances of an attack begin in {@link CHANCES}; nowhere when it may not be made. */
export function chancesAt(attack: number, defence: number, modifier: number): number | undefined {
  const odds = oddsOf(attack, defence);
  if (odds === 0) return undefined;
  const shift = Math.max(-MOST_MODIFIER, Math.min(MOST_MODIFIER, modifier)) + MOST_MODIFIER;
  return ((odds - 1) * MODIFIERS + shift) * RESULT_COUNT;
}

export const chanceOf = (at: number, result: number): number => CHANCES[at + result];
