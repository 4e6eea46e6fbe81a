import type { Hex, Unit } from "@sandtable/hex";
import { GRID, ISLAND, NAVAL_BASE, OBJECTIVES, ON_ISLAND, otherSide } from "../map.ts";
import type { Campaign } from "../state.ts";
import { DEFENCE, IS_AIRFIELD_UNIT, IS_ENGINEER, IS_HQ, IS_SUPPLY, STACKS } from "../units.ts";
import { type Goal, goalOfHq, goalOfSupply, goTo, IS_OBJECTIVE, PER_STEP } from "./goals.ts";
import { isFighter, shelter, survey } from "./survey.ts";
import { waysTo } from "./ways.ts";

/** Where Allied units should go: a fighting retreat to the island. All read the survey, which must have been made. */

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
const STAYING = 0.2;
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
/** A thin garrison of the island stays, whoever stands beside it. */
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
  return goTo(hex, hex === at ? 0 : 1 + (best - stay));
}

/** HQs, guns, airfield units and the like get out of reach in time, southwards; on the island they hold what is empty. */
const KEPT_ON_ISLAND = 2;
function goalOfAlliedServant(g: Campaign, unit: Unit): Goal {
  const { side } = survey;
  const at = g.hexOf(unit);
  const guards = survey.defence[side][at] - DEFENCE[unit];
  const isSafe = ON_ISLAND[at] === 1 || survey.menaceTo(at, IN_TIME) === 0;
  if (ON_ISLAND[at] === 1) {
    if (IS_SUPPLY[unit] === 1 && survey.supply[side][at] > KEPT_ON_ISLAND) return goalOfSupply(g, unit);
    if (g.units[side][at] === 1) return goTo(at, 0);
    // 14.11 Whoever has no factors is lost in the attacks that zones compel.
    const isPressed = g.zone[otherSide(side)][at] > 0;
    const isCrowded = !survey.hasRoom(at, 0) && STACKS[unit] > 0;
    for (const hex of ISLAND) {
      if (hex === at || g.units[otherSide(side)][hex] > 0) continue;
      const isBetter = (isCrowded || isPressed) && survey.hasRoom(hex, STACKS[unit]);
      if (g.zone[otherSide(side)][hex] > 0 && isPressed) continue;
      if (g.units[side][hex] === 0 || isBetter) return goTo(hex, 2);
    }
    return goTo(at, 0);
  }
  // 20(3) The only engineer builds the works of Singapore.
  if (IS_ENGINEER[unit] === 1) return goTo(NAVAL_BASE, 2);
  const isUseful = IS_AIRFIELD_UNIT[unit] === 1 || IS_OBJECTIVE[at] === 1 || guards >= 6;
  if (isSafe && isUseful) return goTo(at, 0);
  if (!isSafe && guards >= 10 && g.zone[otherSide(side)][at] === 0) return goTo(at, 0);
  if (isSafe && IS_HQ[unit] === 1) return goalOfHq(g, unit);
  if (isSafe && IS_SUPPLY[unit] === 1) return goalOfSupply(g, unit);
  return goTo(SINGAPORE, 1.2);
}

export function goalOfAllied(g: Campaign, unit: Unit): Goal {
  return isFighter(unit) ? goalOfDefender(g, unit) : goalOfAlliedServant(g, unit);
}
