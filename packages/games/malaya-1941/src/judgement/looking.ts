import type { Hex } from "@sandtable/hex";
import { sightOf } from "../impulse/look.ts";
import { GRID, JAPANESE, otherSide, type Side } from "../map.ts";
import type { Asking } from "../questions.ts";
import type { Campaign } from "../state.ts";
import { objectiveWorth, WORTHWHILE } from "./goals.ts";
import { sideOfSeat, survey } from "./survey.ts";

/** 16.7, MB-28 Looking at enemies before anybody marches against them. All read the survey, which must have been made. */

/** What the side has seen of a stack and has no reason to doubt: then there is nothing to find out. */
const isKnown = (g: Campaign, side: Side, hex: Hex): boolean =>
  g.pictures[side].some((picture) => picture.hex === hex && picture.sure);

/** What it would be worth to know who stands there: nothing where nobody would attack anyway. */
function curiosity(g: Campaign, side: Side, stack: Hex): number {
  if (isKnown(g, side, stack)) return 0;
  const worth = survey.prospect(stack) + objectiveWorth(stack);
  return worth >= WORTHWHILE ? worth : 0;
}

/** The most that one look could be worth. */
export function mostCurious(g: Campaign, side: Side): number {
  let most = 0;
  for (const stack of survey.stacks[otherSide(side)]) most = Math.max(most, curiosity(g, side, stack));
  return most;
}

/** Who attacks looks; who defends keeps his spies for the table of a battle (14.41). */
export const sendsSpies = (side: Side): boolean => side === JAPANESE;

export function chooseStack(
  g: Campaign,
  { seat, choices }: Asking<"recon"> | Asking<"spy">,
  into: Float64Array,
): void {
  const side = sideOfSeat(seat);
  survey.of(g, side);
  for (let at = 0; at < choices.length; at++) into[at] = curiosity(g, side, choices[at].value);
}

/** 16.71 From where most is seen. */
export function chooseFlight(g: Campaign, { seat, choices }: Asking<"flight">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  survey.of(g, side);
  for (let at = 0; at < choices.length; at++) {
    const from = choices[at].value;
    into[at] = 0;
    for (const stack of survey.stacks[otherSide(side)])
      if (GRID.distance(from, stack) <= sightOf(stack)) into[at] += 0.2 + curiosity(g, side, stack);
  }
}
