import type { Hex, Unit } from "@sandtable/hex";
import { AT_BORDER, REGIMENTS } from "../../burma.ts";
import { DIE } from "../../choices.ts";
import { attemptStrength, facesToFall } from "../../cities.ts";
import { MOST_INFANTRY, mayEnter } from "../../ground.ts";
import {
  ALLIED,
  AT_BURMA_BORDER,
  FORTRESS_HEX,
  GRID,
  isLand,
  JAPANESE,
  NO_FORTRESS,
  SIAM_AND_BURMA,
  SITE_AT,
} from "../../map.ts";
import type { Asking } from "../../questions.ts";
import { type Campaign, IS_INFANTRY, IS_REGIMENT, STRENGTH } from "../../state.ts";
import { SIEGE_AT } from "../assault.ts";
import { moverOf } from "../mover.ts";
import type { Survey } from "../survey.ts";
import { JOINED } from "../travel.ts";
import {
  beside,
  danger,
  EMPTY_FORTRESS,
  IS_TRAIN,
  isEmptyFortress,
  isInSupply,
  NOTHING,
  pull,
} from "./lure.ts";

/**
 * 9.G How much the unit is wanted in Siam. The guard is for infantry: tanks and guns find room at the front, where only
 * infantry is limited (4.0).
 */
function duty(g: Campaign, survey: Survey, unit: Unit, hex: Hex): number {
  if (g.turn < 1 || IS_REGIMENT[unit] === 0 || IS_INFANTRY[unit] === 0 || !SIAM_AND_BURMA[hex]) return 0;
  const { border, infantry } = survey.guard(g);
  const at = g.hexOf(unit);
  if (AT_BURMA_BORDER[hex] && border - AT_BURMA_BORDER[at] < AT_BORDER) return 4;
  return infantry - SIAM_AND_BURMA[at] < REGIMENTS ? 1.5 : 0;
}
/** 4.0 Four infantry units a hex: where they fight they should be strong ones. */
const WEAK_AT_THE_FRONT = 1;

/** What it is worth to have the unit in a land hex. */
function stand(g: Campaign, survey: Survey, unit: Unit, hex: Hex): number {
  const { power } = survey.tally;
  const strength = STRENGTH[unit];
  const isHere = g.at[unit] === hex;
  const stack = power[JAPANESE][hex] + (isHere ? 0 : strength);
  if (g.isFortress(ALLIED, hex)) return EMPTY_FORTRESS;
  let value = pull(survey, hex, IS_TRAIN[unit]) + duty(g, survey, unit, hex);
  const siege = SIEGE_AT[hex];
  if (siege !== NO_FORTRESS && g.stands[siege] === 1) {
    value += 1;
    if (g.troops[JAPANESE][hex] - (isHere ? 1 : 0) === 0) value += 1.5;
  }
  const around = JOINED[hex];
  let besides = 0;
  for (let at = 0; at < around.length; at++) if (power[ALLIED][around[at]] > 0) besides++;
  value += 0.4 * besides;
  if (besides > 0 && IS_INFANTRY[unit] && strength < 5) value -= WEAK_AT_THE_FRONT;
  value -= danger(g, survey, hex, stack);
  if (!isInSupply(g, hex)) value -= CUT_OFF;
  return value;
}

/** 7.0 Whoever is cut off may not attack. */
const CUT_OFF = 3;

function pickByLand(g: Campaign, survey: Survey, { choices }: Asking<"land">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const answer = choices[at].value;
    if (answer === "end") into[at] = 0;
    else if (typeof answer === "object") {
      const site = SITE_AT[answer.city];
      const faces = facesToFall(attemptStrength(g, JAPANESE, site), site);
      into[at] = faces === DIE.length ? 3 : 0.2 + 0.05 * faces;
    } else into[at] = wish(g, survey, answer);
  }
}

/** How much a unit looks for another place: the foremost first, so that the road is free. */
function wish(g: Campaign, survey: Survey, unit: Unit): number {
  const hex = g.hexOf(unit);
  if (duty(g, survey, unit, hex) > 2) return -2;
  if (isBesideEmptyFortress(g, hex)) return 6;
  const near = pull(survey, hex, IS_TRAIN[unit]);
  if (near <= NOTHING) return -2;
  if (g.zone[ALLIED][hex] > 0) {
    const siege = SIEGE_AT[hex];
    if (siege !== NO_FORTRESS && g.stands[siege] === 1) return -1;
    if (g.infantry[hex] >= MOST_INFANTRY) return 0.3;
    if (hasPrey(survey, hex) && isInSupply(g, hex)) return -0.3;
  }
  return isLured(g, survey, unit, hex, near) ? 1 + 0.1 * near : -0.55;
}

/** Whether a stack beside the hex could be attacked from here with some hope. */
const HOPE = 1.5;
function hasPrey(survey: Survey, hex: Hex): boolean {
  const power = survey.tally.power[ALLIED];
  const around = JOINED[hex];
  for (let at = 0; at < around.length; at++) {
    const defence = power[around[at]];
    if (defence > 0 && beside(survey, around[at]) >= HOPE * defence) return true;
  }
  return false;
}

function isBesideEmptyFortress(g: Campaign, hex: Hex): boolean {
  const siege = SIEGE_AT[hex];
  return siege !== NO_FORTRESS && isEmptyFortress(g, FORTRESS_HEX[siege]);
}

/** Whether a hex next to the unit lies better, and has room. */
function isLured(g: Campaign, survey: Survey, unit: Unit, hex: Hex, near: number): boolean {
  const around = GRID.around[hex];
  for (let at = 0; at < around.length; at++) {
    const next = around[at];
    if (isLand(next) && pull(survey, next, IS_TRAIN[unit]) > near && mayEnter(g, unit, next)) return true;
  }
  return false;
}

function march(g: Campaign, survey: Survey, { about, choices }: Asking<"move">, into: Float64Array): void {
  const unit = moverOf(g, about);
  const here = stand(g, survey, unit, g.hexOf(unit));
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value;
    into[at] = hex === "stay" ? 0.1 : stand(g, survey, unit, hex) - here;
  }
}

/** 5.D, 6.R Where a unit goes after combat. */
function place(
  g: Campaign,
  survey: Survey,
  { about, choices }: Asking<"retreat" | "advance-to">,
  into: Float64Array,
): void {
  const unit = moverOf(g, about);
  for (let at = 0; at < choices.length; at++) into[at] = stand(g, survey, unit, choices[at].value);
}

/** 5.D Who has beaten the enemy goes in: one at least, the more the nearer it brings them. */
function advance(
  g: Campaign,
  survey: Survey,
  { about, choices }: Asking<"advance">,
  into: Float64Array,
): void {
  const hex = GRID.find(about.hex);
  const isFirst = g.troops[JAPANESE][hex] === 0;
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    if (unit === "none") {
      into[at] = isFirst ? -3 : 0;
      continue;
    }
    const from = g.hexOf(unit);
    const leavesSiege = SIEGE_AT[from] !== NO_FORTRESS && g.troops[JAPANESE][from] === 1 ? 2 : 0;
    const gained = stand(g, survey, unit, hex) - stand(g, survey, unit, from);
    into[at] = gained - leavesSiege + (g.infantry[hex] < 3 ? 0.2 : -0.5);
  }
}

export const land = { pick: pickByLand, march, place, advance };
