import type { Hex, Unit } from "@sandtable/hex";
import { EXITS, GRID, JAPANESE, otherSide, type Side } from "../map.ts";
import type { Asking } from "../questions.ts";
import { type Campaign, onMap } from "../state.ts";
import { IS_HQ, IS_SUPPLY, STACKS } from "../units.ts";
import { type Goal, goalOfJapanese, WORTHWHILE } from "./goals.ts";
import { mostCurious, sendsSpies } from "./looking.ts";
import { goalOfAllied } from "./retiring.ts";
import { isFighter, placeOnFoot, sideOfSeat, survey } from "./survey.ts";
import { waysTo } from "./ways.ts";

/** 11.0 Marches: who goes, and hex by hex where. */

const goalOf = (g: Campaign, side: Side, unit: Unit): Goal =>
  side === JAPANESE ? goalOfJapanese(g, unit) : goalOfAllied(g, unit);

/** The order in which units march: those who fight, HQs, those who relieve them, supply. */
const orderOf = (unit: Unit): number => (isFighter(unit) ? 3 : IS_HQ[unit] ? 2.5 : IS_SUPPLY[unit] ? 0.5 : 2);

const NOBODY_MORE = 1;
const WAITS = -2;
const NOT_NOW = -6;
/** Before anybody has gone anywhere. */
const FIRST = NOBODY_MORE + 5;
export function chooseMover(g: Campaign, { seat, choices }: Asking<"movement">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  survey.of(g, side);
  for (let at = 0; at < choices.length; at++) {
    const answer = choices[at].value;
    if (answer === "end") into[at] = NOBODY_MORE;
    else if (answer === "fly-recon" || answer === "spy")
      into[at] = mostCurious(g, side) > 0 && (answer === "fly-recon" || sendsSpies(side)) ? FIRST : NOT_NOW;
    else if (answer === "sealift") into[at] = NOT_NOW;
    else {
      const { gain } = goalOf(g, side, answer);
      into[at] = gain > 0 ? NOBODY_MORE + orderOf(answer) + Math.min(1, 0.1 * gain) : WAITS;
    }
  }
}

/** 13.0 Whether an enemy beside the hex is worth attacking. */
function hasPrey(hex: Hex): boolean {
  const enemy = otherSide(survey.side);
  for (const near of GRID.around[hex])
    if (survey.g.units[enemy][near] > 0 && survey.prospect(near) >= WORTHWHILE) return true;
  return false;
}

const PER_STEP = 0.5;
const INTO_ENEMY = -20;
const INTO_ZONE = -12;
const CROWDED = -4;
const BESIDE_PREY = 2.5;
const ON_THE_ROAD = 6;
export function step(g: Campaign, { seat, choices }: Asking<"step">, into: Float64Array): void {
  const side = sideOfSeat(seat);
  const enemy = otherSide(side);
  const unit = g.mover?.unit as Unit;
  survey.of(g, side);
  const { hex: goal } = goalOf(g, side, unit);
  const ways = waysTo(goal);
  const here = placeOnFoot(g, unit);
  const isComing = !onMap(g.at[unit]);
  const isAtGoal =
    !isComing && (here === goal || (g.units[enemy][goal] > 0 && GRID.distance(here, goal) === 1));
  const goalIsEnemy = g.units[enemy][goal] > 0;
  const fights = isFighter(unit);
  const room = STACKS[unit];
  for (let at = 0; at < choices.length; at++) {
    const to = choices[at].value;
    if (to === "halt") {
      into[at] = isAtGoal ? 1 : isComing ? -30 : survey.g.stack[side][here] > 9 ? -1.5 : 0;
      continue;
    }
    const isBeside = goalIsEnemy && GRID.distance(to, goal) === 1;
    const isFull = !survey.hasRoom(to, room);
    let appeal = PER_STEP * (ways[here] - ways[to]) - 0.2;
    if (isComing) appeal = -0.05 * ways[to] + (EXITS.has(to) ? ON_THE_ROAD : 0);
    if (g.units[enemy][to] > survey.supply[enemy][to]) appeal += INTO_ENEMY;
    else if (g.zone[enemy][to] > 0 && !(fights && (hasPrey(to) || to === goal))) appeal += INTO_ZONE;
    else if (fights && isBeside) appeal += isFull ? CROWDED : BESIDE_PREY;
    else if (isFull && !isComing && (!fights || to === goal)) appeal += CROWDED;
    into[at] = appeal;
  }
}

/** 20(4) An engineer takes supply along. */
export function carry(_: Campaign, { choices }: Asking<"carry">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) into[at] = choices[at].value === "yes" ? 1 : 0;
}
