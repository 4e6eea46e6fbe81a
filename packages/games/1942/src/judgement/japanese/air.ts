import type { Hex, Unit } from "@sandtable/hex";
import { dropStrength } from "../../air.ts";
import { DIE } from "../../choices.ts";
import { facesToFall } from "../../cities.ts";
import { FLIGHT } from "../../flight.ts";
import { ALLIED, FORTRESS_HEX, JAPANESE, NO_SITE, SITE_AT } from "../../map.ts";
import type { Asking } from "../../questions.ts";
import {
  type Campaign,
  DONE,
  IS_NAVAL_AIR,
  IS_PARACHUTE,
  OFF_MAP,
  onMap,
  unitOf,
  type Whereabouts,
} from "../../state.ts";
import { AIR_UNITS, covers, distanceTo, isActive, isPresent, LAND_BASED } from "../../umbrella.ts";
import { expectation } from "../assault.ts";
import { moverOf } from "../mover.ts";
import { chancesAt } from "../odds.ts";
import type { Objective, Survey } from "../survey.ts";
import { beside, isInSupply, pull } from "./lure.ts";

const COVER = 0.75;
/**
 * What an umbrella more over a target adds to the attack on it, in victory points: its share in the best that it can do
 * together with others that may still come.
 */
export function support(g: Campaign, survey: Survey, goal: Hex, except: Unit): number {
  if (g.zone[JAPANESE][goal] === 0) return 0;
  let modifier = 0;
  let spare = 0;
  for (const air of AIR_UNITS[JAPANESE]) {
    if (air === except) spare++;
    else if (isPresent(g, air) && isActive(g, air) && covers(g, air, goal)) modifier++;
    else if (g.at[air] === OFF_MAP ? IS_NAVAL_AIR[air] : g.stage === "air" && !g.has(air, DONE)) spare++;
  }
  for (const air of AIR_UNITS[ALLIED])
    if (isPresent(g, air) && isActive(g, air) && covers(g, air, goal)) modifier--;
  const attack = beside(survey, goal);
  const now = result(g, survey, goal, attack, modifier);
  let most = 0;
  for (let more = 1; more <= spare; more++)
    most = Math.max(most, (result(g, survey, goal, attack, modifier + more) - now) / more);
  return most;
}

/** What an attack promises; nothing if it is better left. */
function result(g: Campaign, { tally }: Survey, goal: Hex, attack: number, modifier: number): number {
  const defence = tally.power[ALLIED][goal];
  const chances = chancesAt(attack, defence, modifier);
  if (chances === undefined) return 0;
  return Math.max(0, expectation(g, goal, chances, g.troops[ALLIED][goal], defence, attack / 7, attack, 0));
}

export const isHeld = ({ kind }: Objective): boolean => kind === "stack" || kind === "fortress";

/** What an umbrella of a radius over a place does for the attacks at hand, and for those to come. */
function cover(g: Campaign, survey: Survey, unit: Unit, from: Whereabouts, radius: number): number {
  let value = 0;
  const { tally, objectives } = survey;
  for (let at = 0; at < survey.count; at++) {
    const { hex: goal, worth, kind } = objectives[at];
    if (!isHeld(objectives[at]) || distanceTo(from, goal) > radius) continue;
    value += COVER * support(g, survey, goal, unit);
    if (tally.strengthNear(JAPANESE, goal, 6) > tally.power[ALLIED][goal])
      value += kind === "fortress" ? 0.5 : 0.05 * worth;
  }
  return value;
}

function pickInAir({ choices }: Asking<"air">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    into[at] = unit === "end" ? 0 : IS_PARACHUTE[unit] ? -1 : 0.5;
  }
}

/** The 3rd Air Group is for Malaya, the 5th for Luzon and then for Malaya, as long as the fortress there stands. */
const AIR_OF_LUZON = unitOf("jp-air5");
const MISSION = 1;
export function mission(g: Campaign, unit: Unit): Hex {
  const first = unit === AIR_OF_LUZON ? 1 : 0;
  return FORTRESS_HEX[g.stands[first] ? first : 1 - first];
}

/** A base is good for what it covers, and for being near to what comes next. */
function base(g: Campaign, survey: Survey, unit: Unit, at: Whereabouts): number {
  const fortress = mission(g, unit);
  const isHunt = !g.isFortress(ALLIED, fortress);
  const isOnMission = !isHunt && distanceTo(at, fortress) <= LAND_BASED;
  if (onMap(at) && !isInSupply(g, at)) return -1;
  return (
    (isOnMission ? MISSION : 0) +
    cover(g, survey, unit, at, LAND_BASED) +
    0.085 * Math.max(0, onMap(at) ? pull(survey, at, 1) : isHunt ? 0 : 6)
  );
}

function displace(
  g: Campaign,
  survey: Survey,
  { about, choices }: Asking<"fly" | "air-retreat">,
  into: Float64Array,
): void {
  const unit = moverOf(g, about);
  const from = g.at[unit];
  const here = base(g, survey, unit, from);
  for (let at = 0; at < choices.length; at++) {
    const to = choices[at].value;
    if (to === "stay") {
      into[at] = 0.35;
      continue;
    }
    const isLong = onMap(to) && distanceTo(from, to) > FLIGHT;
    into[at] = base(g, survey, unit, to) - here - (isLong ? 0.45 : 0);
  }
}

/** 8.2 A drop takes an empty city for certain, or it is left. */
function drop(g: Campaign, { about, choices }: Asking<"drop">, into: Float64Array): void {
  const strength = dropStrength(moverOf(g, about));
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value;
    if (hex === "stay") into[at] = 0;
    else {
      const site = SITE_AT[hex];
      into[at] = site !== NO_SITE && facesToFall(strength, site) === DIE.length ? 0.6 : -2;
    }
  }
}

export const air = { pick: pickInAir, displace, drop };
