import type { Hex, Unit } from "@sandtable/hex";
import {
  GRID,
  IS_AIRFIELD,
  ISLAND,
  isIslandObjective,
  NAVAL_BASE,
  OBJECTIVES,
  ON_ISLAND,
  otherSide,
} from "../map.ts";
import { type Campaign, onMap } from "../state.ts";
import {
  DEFENCE,
  IS_AIRFIELD_UNIT,
  IS_ENGINEER,
  IS_HQ,
  IS_SUPPLY,
  RADIUS,
  STACKS,
  UNITS_OF,
} from "../units.ts";
import { isFighter, placeOnFoot, shelter, survey } from "./survey.ts";
import { FAR, waysTo } from "./ways.ts";

/** Where a unit should go: the goal of each, by its kind. All read the survey, which must have been made. */

export interface Goal {
  hex: Hex;
  /** How much better it is there than where the unit is; nothing to gain at 0 and below. */
  gain: number;
}
const goal: Goal = { hex: 0 as Hex, gain: 0 };
const set = (hex: Hex, gain: number): Goal => {
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
const PER_STEP = 0.1;
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
function goalOfAttacker(g: Campaign, unit: Unit): Goal {
  const at = placeOnFoot(g, unit);
  if (isLoneHolder(g, unit, at)) return set(at, 0);
  const { side, prospect } = survey;
  const enemy = otherSide(side);
  let best = -FAR;
  let hex = at;
  const stacks = survey.stacks[enemy];
  for (let index = 0; index < stacks.length; index++) {
    const stack = stacks[index];
    const worth = prospect[stack];
    const score =
      (worth >= WORTHWHILE
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
  if (hex === at) return set(at, 0);
  const isThere = g.units[enemy][hex] > 0 && onMap(g.at[unit]) && GRID.distance(at, hex) === 1;
  return set(hex, isThere ? 0 : 2 + PER_STEP * Math.max(0, 40 - waysTo(hex)[at]));
}

/** HQs and engineers: to the strongest stack that no other HQ serves. */
const PER_HQ = 5;
function goalOfHq(g: Campaign, unit: Unit): Goal {
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
  return set(hex, hex === at ? 0 : 1);
}

/** Supply points: to the HQ that has least. */
const PER_POINT = 2.5;
function goalOfSupply(g: Campaign, unit: Unit): Goal {
  const { side } = survey;
  const at = placeOnFoot(g, unit);
  let best = -FAR;
  let hex = at;
  for (const hq of UNITS_OF[side]) {
    if (IS_HQ[hq] === 0) continue;
    const place = g.at[hq];
    if (!onMap(place)) continue;
    const there = survey.supply[side][place] - (place === at && onMap(g.at[unit]) ? 1 : 0);
    const score = 0.1 * RADIUS[hq] - PER_STEP * waysTo(place)[at] - PER_POINT * there;
    if (score > best) {
      best = score;
      hex = place;
    }
  }
  return set(hex, hex === at ? 0 : 0.8);
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
    return set(at, 0);
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
  return best < -8 ? goalOfHq(g, unit) : set(hex, hex === at ? 0 : 1.5);
}

export function goalOfJapanese(g: Campaign, unit: Unit): Goal {
  if (isFighter(unit)) return goalOfAttacker(g, unit);
  if (IS_HQ[unit]) return goalOfHq(g, unit);
  return IS_SUPPLY[unit] ? goalOfSupply(g, unit) : goalOfServant(g, unit);
}

// The Allies.

/** Positions on the roads where a stand can be made, besides the objectives. */
const POSITIONS: readonly Hex[] = [
  ...OBJECTIVES,
  ...[
    "0909",
    "1013",
    "1219",
    "1523",
    "1727",
    "1931",
    "2235",
    "2736",
    "2937",
    "3240",
    "3440",
    "3642",
    "3945",
  ].map((id) => GRID.find(id)),
];
const SINGAPORE = GRID.find("3845");
/** The march of a Japanese regiment in half points, with a little to spare. */
const MARCH = 17;
/** Whoever cannot fight leaves before two marches would reach him. */
const IN_TIME = 30;

/** Factors that an island hex should have, by turn; most on the strait, least where no objective is. */
const GARRISON_BY_TURN = [0, 5, 6, 10, 16, 20, 20];
const SHARE_OF_GARRISON: Readonly<Record<string, number>> = {
  "3745": 1.2,
  "3844": 1.2,
  "3845": 0.7,
  "3945": 0.3,
};
const GARRISON_SHARE = Float64Array.from(GRID.hexes, (hex) => SHARE_OF_GARRISON[GRID.ids[hex]] ?? 0);
/** What a place is worth to hold, given what stands there without the unit. */
function worthOfPlace(g: Campaign, hex: Hex, others: number): number {
  if (ON_ISLAND[hex] === 1) {
    const due = GARRISON_BY_TURN[g.turn] * GARRISON_SHARE[hex];
    return others < due ? 1 + 6 * (1 - others / due) : 0.4;
  }
  const isDelaying = 0.03 * waysTo(SINGAPORE)[hex];
  return isDelaying + (IS_OBJECTIVE[hex] === 1 ? (others === 0 ? 1.6 : 1) : 0.4) + 0.2 * shelter(hex);
}

/** 14.11 Whoever is beside the enemy must attack him. */
const IN_ZONE = 3;
const WEIGHT_OF_PERIL = 0.8;
const STAYING = 0.5;
const MOST_OF_A_PLACE = 8;
const NO_ROOM = 6;
const CROWDED = 2;
function standAt(g: Campaign, unit: Unit, hex: Hex, isHere: boolean): number {
  const others = survey.defence[survey.side][hex] - (isHere ? DEFENCE[unit] : 0);
  const inZone = g.zone[otherSide(survey.side)][hex] > 0;
  const crowd = survey.hasRoom(hex, isHere ? 0 : STACKS[unit]) ? 0 : isHere ? CROWDED : NO_ROOM;
  return (
    worthOfPlace(g, hex, others) -
    WEIGHT_OF_PERIL * survey.peril(hex, others + DEFENCE[unit], MARCH) -
    (inZone && !isProtected(g, hex) ? IN_ZONE : 0) -
    crowd
  );
}
/** An island hex is not given up for being beside the enemy: across the strait there are no zones. */
const isProtected = (g: Campaign, hex: Hex): boolean =>
  ON_ISLAND[hex] === 1 && g.units[survey.side][hex] <= 4;

function goalOfDefender(g: Campaign, unit: Unit): Goal {
  const at = g.hexOf(unit);
  const enemy = otherSide(survey.side);
  const stay = standAt(g, unit, at, true) + STAYING;
  let best = stay;
  let hex = at;
  for (let index = 0; index < POSITIONS.length; index++) {
    const place = POSITIONS[index];
    if (place === at || g.units[enemy][place] > 0) continue;
    const far = PER_STEP * 0.6 * waysTo(place)[at];
    if (MOST_OF_A_PLACE - far <= best) continue;
    const score = standAt(g, unit, place, false) - far;
    if (score > best) {
      best = score;
      hex = place;
    }
  }
  return set(hex, hex === at ? 0 : 1 + (best - stay));
}

/** HQs, guns, airfield units and the like get out of reach in time, southwards; on the island they hold what is empty. */
function goalOfAlliedServant(g: Campaign, unit: Unit): Goal {
  const { side } = survey;
  const at = g.hexOf(unit);
  const guards = survey.defence[side][at] - DEFENCE[unit];
  const isSafe = ON_ISLAND[at] === 1 || survey.menaceTo(at, IN_TIME) === 0;
  if (ON_ISLAND[at] === 1) {
    if (g.units[side][at] === 1) return set(at, 0);
    // 14.11 Whoever has no factors is lost in the attacks that zones compel.
    const isPressed = g.zone[otherSide(side)][at] > 0;
    const isCrowded = !survey.hasRoom(at, 0) && STACKS[unit] > 0;
    for (const hex of ISLAND) {
      if (hex === at || g.units[otherSide(side)][hex] > 0) continue;
      const isBetter = (isCrowded || isPressed) && survey.hasRoom(hex, STACKS[unit]);
      if (g.zone[otherSide(side)][hex] > 0 && isPressed) continue;
      if (g.units[side][hex] === 0 || isBetter) return set(hex, 2);
    }
    return set(at, 0);
  }
  // 20(3) The only engineer builds the works of Singapore.
  if (IS_ENGINEER[unit] === 1) return set(NAVAL_BASE, 2);
  const isUseful = IS_AIRFIELD_UNIT[unit] === 1 || IS_OBJECTIVE[at] === 1 || guards >= 6;
  if (isSafe && isUseful) return set(at, 0);
  if (!isSafe && guards >= 10 && g.zone[otherSide(side)][at] === 0) return set(at, 0);
  if (isSafe && IS_HQ[unit] === 1) return goalOfHq(g, unit);
  if (isSafe && IS_SUPPLY[unit] === 1) return goalOfSupply(g, unit);
  return set(SINGAPORE, 1.2);
}

export function goalOfAllied(g: Campaign, unit: Unit): Goal {
  return isFighter(unit) ? goalOfDefender(g, unit) : goalOfAlliedServant(g, unit);
}
