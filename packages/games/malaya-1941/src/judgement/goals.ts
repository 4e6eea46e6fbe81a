import type { Hex, Unit } from "@sandtable/hex";
import { GRID, IS_AIRFIELD, isIslandObjective, OBJECTIVES, otherSide } from "../map.ts";
import { type Campaign, onMap } from "../state.ts";
import { IS_AIRFIELD_UNIT, IS_HQ, IS_SUPPLY, RADIUS, STACKS, UNITS_OF } from "../units.ts";
import { isFighter, placeOnFoot, survey } from "./survey.ts";
import { FAR, waysTo } from "./ways.ts";

/** Where a unit should go: the goal of each, by its kind. All read the survey, which must have been made. */

export interface Goal {
  hex: Hex;
  /** How much better it is there than where the unit is; nothing to gain at 0 and below. */
  gain: number;
}
const goal: Goal = { hex: 0 as Hex, gain: 0 };
export const goTo = (hex: Hex, gain: number): Goal => {
  goal.hex = hex;
  goal.gain = gain;
  return goal;
};

export const IS_OBJECTIVE = Uint8Array.from(GRID.hexes, (hex) => (OBJECTIVES.includes(hex) ? 1 : 0));
const AIRFIELD_HEXES = GRID.hexes.filter((hex) => IS_AIRFIELD[hex] === 1);
/** What an objective is worth more than other ground. */
export const objectiveWorth = (hex: Hex): number =>
  IS_OBJECTIVE[hex] === 0 ? 0 : isIslandObjective(hex) ? 4 : 2;

/** By half point of march: what is farther appeals less. */
export const PER_STEP = 0.1;
/** An attack worth less than this is none. */
export const WORTHWHILE = 0.7;

/** Whether the unit alone holds an objective. */
const isLoneHolder = (g: Campaign, unit: Unit, at: Hex): boolean =>
  IS_OBJECTIVE[at] === 1 && onMap(g.at[unit]) && g.units[survey.side][at] === 1;

/** Fighters of the Japanese: to the best enemy to attack, to objectives that nobody holds, or up to the enemy. */
const OBJECTIVES_FIRST = 1.5;
const TO_ATTACK = 1.5;
const EMPTY_OBJECTIVE = 3;
const TO_FRONT = 0.5;
/** What those beside a stack will see to needs nobody else. */
const AS_GOOD_AS_BEATEN = 5;
const OTHERS_DO_IT = 2;
function goalOfAttacker(g: Campaign, unit: Unit): Goal {
  const at = placeOnFoot(g, unit);
  if (isLoneHolder(g, unit, at)) return goTo(at, 0);
  const { side } = survey;
  const enemy = otherSide(side);
  let best = -FAR;
  let hex = at;
  const stacks = survey.stacks[enemy];
  for (let index = 0; index < stacks.length; index++) {
    const stack = stacks[index];
    const worth = survey.prospect(stack);
    const isDone = survey.atHand(stack) >= AS_GOOD_AS_BEATEN && !GRID.areNeighbours(at, stack);
    const score =
      (isDone
        ? TO_FRONT - OTHERS_DO_IT
        : worth >= WORTHWHILE
          ? TO_ATTACK + 0.3 * worth + 0.1 * Math.min(18, survey.defence[enemy][stack])
          : TO_FRONT) +
      OBJECTIVES_FIRST * objectiveWorth(stack) -
      PER_STEP * waysTo(stack)[at];
    if (score > best) {
      best = score;
      hex = stack;
    }
  }
  for (let index = 0; index < OBJECTIVES.length; index++) {
    const objective = OBJECTIVES[index];
    if (g.units[enemy][objective] + g.units[side][objective] > 0) continue;
    const score =
      EMPTY_OBJECTIVE + OBJECTIVES_FIRST * objectiveWorth(objective) - PER_STEP * waysTo(objective)[at];
    if (score > best) {
      best = score;
      hex = objective;
    }
  }
  if (hex === at) return goTo(at, 0);
  const isThere = g.units[enemy][hex] > 0 && onMap(g.at[unit]) && GRID.distance(at, hex) === 1;
  return goTo(hex, isThere ? 0 : 2 + PER_STEP * Math.max(0, 40 - waysTo(hex)[at]));
}

/** HQs and engineers: to the strongest stack that no other HQ serves. */
const PER_HQ = 5;
export function goalOfHq(g: Campaign, unit: Unit): Goal {
  const { side } = survey;
  const at = placeOnFoot(g, unit);
  const isHq = IS_HQ[unit] === 1;
  let best = -FAR;
  let hex = at;
  const stacks = survey.stacks[side];
  for (let index = 0; index < stacks.length; index++) {
    const stack = stacks[index];
    if (survey.attack[side][stack] < 2) continue;
    const others = survey.hqs[side][stack] - (stack === at && isHq && onMap(g.at[unit]) ? 1 : 0);
    const score =
      0.35 * Math.min(18, survey.attack[side][stack]) -
      PER_STEP * waysTo(stack)[at] * 0.7 -
      (isHq ? PER_HQ * others : 0) -
      (survey.hasRoom(stack, STACKS[unit]) || stack === at ? 0 : 1);
    if (score > best) {
      best = score;
      hex = stack;
    }
  }
  return goTo(hex, hex === at ? 0 : 1);
}

/** Supply points: to the HQ that commands most and has least. */
const PER_POINT = 2.5;
const PER_COMMANDED = 0.08;
const MOST_COMMANDED = 40;
export function goalOfSupply(g: Campaign, unit: Unit): Goal {
  const { side } = survey;
  const at = placeOnFoot(g, unit);
  let best = -FAR;
  let hex = at;
  for (const hq of UNITS_OF[side]) {
    if (IS_HQ[hq] === 0) continue;
    const place = g.at[hq];
    if (!onMap(place)) continue;
    const there = survey.supply[side][place] - (place === at && onMap(g.at[unit]) ? 1 : 0);
    const score =
      PER_COMMANDED * Math.min(MOST_COMMANDED, survey.command(hq)) +
      0.1 * RADIUS[hq] -
      PER_STEP * waysTo(place)[at] -
      PER_POINT * there;
    if (score > best) {
      best = score;
      hex = place;
    }
  }
  return goTo(hex, hex === at ? 0 : 0.8);
}

/** Units that serve: hold what fighters have taken; airfield units their fields. Otherwise they follow. */
const GARRISON = 3;
/** Where nobody is yet they go only from nearby. */
const NEARBY = 12;
function goalOfServant(g: Campaign, unit: Unit): Goal {
  const { side } = survey;
  const enemy = otherSide(side);
  const at = placeOnFoot(g, unit);
  const isFlying = IS_AIRFIELD_UNIT[unit] === 1;
  if (
    onMap(g.at[unit]) &&
    survey.serving[side][at] === 1 &&
    (isFlying ? IS_AIRFIELD : IS_OBJECTIVE)[at] === 1
  )
    return goTo(at, 0);
  let best = -FAR;
  let hex = at;
  const places = isFlying ? AIRFIELD_HEXES : OBJECTIVES;
  for (let index = 0; index < places.length; index++) {
    const place = places[index];
    const others = survey.serving[side][place] - (place === at && onMap(g.at[unit]) ? 1 : 0);
    if (g.units[enemy][place] > 0 || others > 0 || g.zone[enemy][place] > 0) continue;
    if (g.units[side][place] === 0 && waysTo(place)[at] > NEARBY) continue;
    const score = GARRISON + objectiveWorth(place) - PER_STEP * waysTo(place)[at];
    if (score > best) {
      best = score;
      hex = place;
    }
  }
  return best < -8 ? goalOfHq(g, unit) : goTo(hex, hex === at ? 0 : 1.5);
}

export function goalOfJapanese(g: Campaign, unit: Unit): Goal {
  if (isFighter(unit)) return goalOfAttacker(g, unit);
  if (IS_HQ[unit]) return goalOfHq(g, unit);
  return IS_SUPPLY[unit] ? goalOfSupply(g, unit) : goalOfServant(g, unit);
}
