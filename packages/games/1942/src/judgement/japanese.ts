import type { Choice, Decision } from "@sandtable/engine";
import { type BurmaForce, burmaForce } from "../burma.ts";
import { ASSAULT, END, STAY, TO_OFF_MAP } from "../choices.ts";
import { attemptStrength } from "../cities.ts";
import { chanceThrough } from "../figures.ts";
import { mayEnter } from "../ground.ts";
import {
  ALLIED,
  AT_BURMA_BORDER,
  FORTRESS_HEX,
  GRID,
  isLand,
  JAPANESE,
  SIAM_AND_BURMA,
  SITE_AT,
  SITES,
} from "../map.ts";
import { isLanding } from "../passage.ts";
import { pointsNeeded } from "../points.ts";
import {
  type Campaign,
  DONE,
  IS_AIR,
  IS_INFANTRY,
  IS_NAVAL_AIR,
  IS_PARACHUTE,
  IS_REGIMENT,
  LANDED,
  LAST_TURN,
  OFF_MAP,
  onMap,
  SIDE,
  STRENGTH,
  UNIT_COUNT,
  unitIndex,
} from "../state.ts";
import { supplyReach } from "../supply.ts";
import { AIR_UNITS, covers, isActive, isPresent, radiusOf, threatTo } from "../umbrella.ts";
import { expectation, SIEGE_AT } from "./assault.ts";
import { moverOf } from "./mover.ts";
import {
  freeNear,
  objectiveCount,
  objectives,
  pointsTo,
  ports,
  strengthNear,
  survey,
  surveys,
} from "./objectives.ts";
import { chancesAt } from "./odds.ts";
import { power } from "./tally.ts";
import { AROUND, FAR, JOINED, travel } from "./travel.ts";
import { chanceOfVoyage, chanceToLoad } from "./voyages.ts";

/** Appeal lost for each movement point between a unit and what it goes for. */
const MARCH = 0.5;
/** The same for an enemy stack: it is followed farther. */
const HUNT = 0.3;

/** Who has nothing to go for goes to a port: ships may take him where he has. */
const PORT = -0.5;

/** How a hex lies to what the unit could go for; higher is nearer to more. */
function pull(hex: number, isTrain: number): number {
  const memo = hex * 2 + isTrain;
  if (pulledAt[memo] === surveys) return pulled[memo];
  let most = -10;
  for (let at = 0; at < objectiveCount; at++) {
    const objective = objectives[at];
    const { kind, worth, need } = objective;
    const isStack = kind === "stack";
    const value = worth * (isStack ? 0.15 + 0.6 * need : 0.4 + 0.3 * need);
    if (value <= most || kind === "fortress") continue;
    const points = pointsTo(hex, objective, isTrain);
    if (points < FAR) most = Math.max(most, value - (isStack ? HUNT : MARCH) * points);
  }
  if (most < PORT) for (const port of ports) most = Math.max(most, PORT - HUNT * travel(hex, port));
  pulledAt[memo] = surveys;
  pulled[memo] = most;
  return most;
}
const pulled = new Float64Array(2 * GRID.size);
const pulledAt = new Float64Array(2 * GRID.size);

/** What a unit of a stack may expect of an attack, by the odds against it. */
const SUFFERS = [0, 0.04, 0.13, 0.35, 0.6, 1, 1.3];
const MARCH_WITH = 5;
const MOST_TOGETHER = 30;
/** Allies in the open are slow to come out. */
const RELUCTANCE = 0.5;

/** How a stack is in danger where it stands: from those beside it, garrisons above all, which risk nothing (6.3). */
function danger(g: Campaign, hex: number, stack: number): number {
  let enemies = 0;
  const around = AROUND[hex];
  for (let at = 0; at < around.length; at++) {
    const there = power[ALLIED][around[at]];
    if (there > 0) enemies += g.isFortress(ALLIED, around[at]) ? there : there * RELUCTANCE;
  }
  if (enemies <= stack) return 0;
  const company = Math.min(MOST_TOGETHER, stack + freeNear(JAPANESE, hex, MARCH_WITH) / 2);
  return SUFFERS[Math.min(6, Math.floor(enemies / Math.max(stack, company)))];
}

/**
 * 9.G How much the unit is wanted in Siam. The guard is for infantry: tanks and guns find room at the front, where only
 * infantry is limited (4.0).
 */
const GUARD = 5;
const AT_BORDER = 3;
function duty(g: Campaign, unit: number, hex: number): number {
  if (g.turn < 1 || IS_REGIMENT[unit] === 0 || IS_INFANTRY[unit] === 0 || !SIAM_AND_BURMA[hex]) return 0;
  const isHere = SIAM_AND_BURMA[g.at[unit]];
  if (AT_BURMA_BORDER[hex] && force.border - AT_BURMA_BORDER[g.at[unit]] < AT_BORDER) return 4;
  return infantryOnGuard - isHere < GUARD ? 1.5 : 0;
}
/** The guard as it stands, counted with each survey of the land segment. */
let force: BurmaForce = { regiments: 0, border: 0 };
let infantryOnGuard = 0;
function countGuard(g: Campaign): void {
  force = burmaForce(g);
  infantryOnGuard = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (SIDE[unit] === JAPANESE && IS_REGIMENT[unit] && IS_INFANTRY[unit] && onMap(g.at[unit]))
      infantryOnGuard += SIAM_AND_BURMA[g.at[unit]];
}

/** 4.0 Four infantry units a hex: where they fight they should be strong ones. */
const WEAK_AT_THE_FRONT = 1;

/** 6.3 A fortress falls to whoever enters it, which takes nothing but legs once nobody holds it. */
const EMPTY_FORTRESS = 20;

/** What it is worth to have the unit in a land hex. */
function stand(g: Campaign, unit: number, hex: number): number {
  const strength = STRENGTH[unit];
  const isHere = g.at[unit] === hex;
  const stack = power[JAPANESE][hex] + (isHere ? 0 : strength);
  if (g.isFortress(ALLIED, hex)) return EMPTY_FORTRESS;
  let value = pull(hex, IS_TRAIN[unit]) + duty(g, unit, hex);
  const siege = SIEGE_AT[hex];
  if (siege >= 0 && g.stands[siege] === 1) {
    value += 1;
    if (g.troops[JAPANESE][hex] - (isHere ? 1 : 0) === 0) value += 1.5;
  }
  const around = JOINED[hex];
  let besides = 0;
  for (let at = 0; at < around.length; at++) if (power[ALLIED][around[at]] > 0) besides++;
  value += 0.4 * besides;
  if (besides > 0 && IS_INFANTRY[unit] && strength < 5) value -= WEAK_AT_THE_FRONT;
  value -= danger(g, hex, stack);
  if (!isInSupply(g, hex)) value -= CUT_OFF;
  return value;
}

/** 7.0 Whoever is cut off may not attack. */
const CUT_OFF = 3;
const isInSupply = (g: Campaign, hex: number): boolean => supplyReach(g, JAPANESE).reach[hex] !== 0;

function pickByLand(g: Campaign, { choices }: Decision, into: Float64Array): void {
  survey(g);
  countGuard(g);
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at];
    const value = choice.value as number;
    if (choice === END.land) into[at] = 0;
    else if (choice === ASSAULT[value]) {
      const site = SITE_AT[value];
      const faces = Math.min(6, Math.floor(attemptStrength(g, JAPANESE, site) / SITES[site].number));
      into[at] = faces === 6 ? 3 : 0.2 + 0.05 * faces;
    } else into[at] = wish(g, value);
  }
}

/** How much a unit looks for another place: the foremost first, so that the road is free. */
function wish(g: Campaign, unit: number): number {
  const hex = g.at[unit];
  if (duty(g, unit, hex) > 2) return -2;
  if (isBesideEmptyFortress(g, hex)) return 6;
  const near = pull(hex, IS_TRAIN[unit]);
  if (near <= -10) return -2;
  if (g.zone[ALLIED][hex] > 0) {
    const siege = SIEGE_AT[hex];
    if (siege >= 0 && g.stands[siege] === 1) return -1;
    if (g.infantry[hex] > 3) return 0.3;
    if (hasPrey(hex) && isInSupply(g, hex)) return -0.3;
  }
  return isLured(g, unit, hex, near) ? 1 + 0.1 * near : -0.55;
}

/** Whether a stack beside the hex could be attacked from here with some hope. */
const HOPE = 1.5;
function hasPrey(hex: number): boolean {
  const around = JOINED[hex];
  for (let at = 0; at < around.length; at++) {
    const defence = power[ALLIED][around[at]];
    if (defence > 0 && beside(around[at]) >= HOPE * defence) return true;
  }
  return false;
}

const isEmptyFortress = (g: Campaign, hex: number): boolean =>
  g.isFortress(ALLIED, hex) && g.troops[ALLIED][hex] === 0;

function isBesideEmptyFortress(g: Campaign, hex: number): boolean {
  const siege = SIEGE_AT[hex];
  return siege >= 0 && isEmptyFortress(g, FORTRESS_HEX[siege]);
}

/** Whether a hex next to the unit lies better, and has room. */
function isLured(g: Campaign, unit: number, hex: number, near: number): boolean {
  const around = AROUND[hex];
  for (let at = 0; at < around.length; at++) {
    const next = around[at];
    if (isLand(next) && pull(next, IS_TRAIN[unit]) > near && mayEnter(g, unit, next)) return true;
  }
  return false;
}

function march(g: Campaign, decision: Decision, into: Float64Array): void {
  survey(g);
  countGuard(g);
  const { choices } = decision;
  const unit = moverOf(g, decision);
  const here = stand(g, unit, g.at[unit]);
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value as number;
    into[at] = choices[at] === STAY ? 0.1 : stand(g, unit, hex) - here;
  }
}

function retreat(g: Campaign, decision: Decision, into: Float64Array): void {
  survey(g);
  countGuard(g);
  const { choices } = decision;
  const unit = moverOf(g, decision);
  for (let at = 0; at < choices.length; at++) into[at] = stand(g, unit, choices[at].value as number);
}

/** 5.D Who has beaten the enemy goes in: one at least, the more the nearer it brings them. */
function advance(g: Campaign, { about, choices }: Decision, into: Float64Array): void {
  survey(g);
  countGuard(g);
  const hex = GRID.find(about.hex as string);
  const isFirst = g.troops[JAPANESE][hex] === 0;
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value as number;
    if (unit < 0) {
      into[at] = isFirst ? -3 : 0;
      continue;
    }
    const leavesSiege = SIEGE_AT[g.at[unit]] >= 0 && g.troops[JAPANESE][g.at[unit]] === 1 ? 2 : 0;
    into[at] =
      stand(g, unit, hex) - stand(g, unit, g.at[unit]) - leavesSiege + (g.infantry[hex] < 3 ? 0.2 : -0.5);
  }
}

// In the air.

const COVER = 0.75;
/**
 * What an umbrella more over a target adds to the attack on it, in victory points: its share in the best that it can do
 * together with others that may still come.
 */
function support(g: Campaign, goal: number, except: number): number {
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
  const attack = beside(goal);
  const now = result(g, goal, attack, modifier);
  let most = 0;
  for (let more = 1; more <= spare; more++)
    most = Math.max(most, (result(g, goal, attack, modifier + more) - now) / more);
  return most;
}

/** What an attack promises; nothing if it is better left. */
function result(g: Campaign, goal: number, attack: number, modifier: number): number {
  const defence = power[ALLIED][goal];
  const chances = chancesAt(attack, defence, modifier);
  if (chances < 0) return 0;
  return Math.max(0, expectation(g, goal, chances, g.troops[ALLIED][goal], defence, attack / 7, attack, 0));
}

const isHeld = (kind: string): boolean => kind === "stack" || kind === "fortress";

/** What an umbrella of a radius over a place does for the attacks at hand, and for those to come. */
function cover(g: Campaign, unit: number, hex: number, radius: number): number {
  let value = 0;
  for (let at = 0; at < objectiveCount; at++) {
    const { hex: goal, worth, kind } = objectives[at];
    if (!isHeld(kind) || distanceTo(hex, goal) > radius) continue;
    value += COVER * support(g, goal, unit);
    if (strengthNear(JAPANESE, goal, 6) > power[ALLIED][goal])
      value += kind === "fortress" ? 0.5 : 0.05 * worth;
  }
  return value;
}

const distanceTo = (hex: number, goal: number): number =>
  hex === OFF_MAP ? GRID.distanceFrom(22, 0, goal) : GRID.distance(hex, goal);

const RADIUS = 4;
const NAVAL_RADIUS = 3;
const FLIGHT = 8;

function pickInAir(g: Campaign, { choices }: Decision, into: Float64Array): void {
  survey(g);
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value as number;
    into[at] = choices[at] === END.air ? 0 : IS_PARACHUTE[unit] ? -1 : 0.5;
  }
}

/** The 3rd Air Group is for Malaya, the 5th for Luzon and then for Malaya, as long as the fortress there stands. */
const AIR_OF_LUZON = unitIndex("jp-air5");
const MISSION = 1;
function mission(g: Campaign, unit: number): number {
  const first = unit === AIR_OF_LUZON ? 1 : 0;
  return FORTRESS_HEX[g.stands[first] ? first : 1 - first];
}

/** A base is good for what it covers, and for being near to what comes next. */
function base(g: Campaign, unit: number, hex: number): number {
  const fortress = mission(g, unit);
  const isHunt = !g.isFortress(ALLIED, fortress);
  const isOnMission = !isHunt && distanceTo(hex, fortress) <= RADIUS;
  if (hex !== OFF_MAP && !isInSupply(g, hex)) return -1;
  return (
    (isOnMission ? MISSION : 0) +
    cover(g, unit, hex, RADIUS) +
    0.085 * Math.max(0, hex === OFF_MAP ? (isHunt ? 0 : 6) : pull(hex, 1))
  );
}

function displace(g: Campaign, decision: Decision, into: Float64Array): void {
  survey(g);
  const { choices } = decision;
  const unit = moverOf(g, decision);
  const from = g.at[unit];
  const here = base(g, unit, from);
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at];
    if (choice === STAY) {
      into[at] = 0.35;
      continue;
    }
    const to = choice === TO_OFF_MAP ? OFF_MAP : (choice.value as number);
    const isLong = onMap(to) && distanceTo(from, to) > FLIGHT;
    into[at] = base(g, unit, to) - here - (isLong ? 0.45 : 0);
  }
}

/** 8.2 A drop takes an empty city for certain, or it is left. */
function drop(g: Campaign, decision: Decision, into: Float64Array): void {
  const { choices } = decision;
  const unit = moverOf(g, decision);
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value as number;
    const site = choices[at] === STAY ? -1 : SITE_AT[hex];
    into[at] =
      choices[at] === STAY ? 0 : site >= 0 && 2 * STRENGTH[unit] >= 6 * SITES[site].number ? 0.6 : -2;
  }
}

// At sea.

const POINT = 0.15;
const BEACH = 0.3;
const LOSS = 3;
const WORTHWHILE = 0.4;

/** What infantry, or a unit that needs no room (4.0), gains for the campaign in a land hex, by what is missing there. */
function wanted(hex: number, isTrain: number): number {
  const memo = hex * 2 + isTrain;
  if (wantedAt[memo] === surveys) return wantedBy[memo];
  let most = -2;
  for (let at = 0; at < objectiveCount; at++) {
    const objective = objectives[at];
    const value = objective.worth * needOf(at, isTrain);
    if (value <= most) continue;
    const points = pointsTo(hex, objective, isTrain);
    if (points === FAR || (objective.kind === "city" && points > 2)) continue;
    most = Math.max(most, value - MARCH * points);
  }
  wantedAt[memo] = surveys;
  wantedBy[memo] = most;
  return most;
}
const wantedBy = new Float64Array(2 * GRID.size);
const wantedAt = new Float64Array(2 * GRID.size);
const IS_TRAIN = IS_INFANTRY.map((isInfantry) => 1 - isInfantry);
const needOf = (at: number, isTrain: number): number =>
  isTrain ? objectives[at].trainNeed : objectives[at].need;

/** The most that any unit could gain by sea now. */
function mostWanted(g: Campaign, isTrain: number): number {
  if (FORTRESS_HEX.some((hex) => isEmptyFortress(g, hex))) return EMPTY_FORTRESS;
  let most = 0;
  for (let site = 0; site < SITES.length; site++)
    if (SITES[site].isPort && g.owner[site] === JAPANESE)
      most = Math.max(most, wanted(SITES[site].hex, isTrain) - POINT);
  for (const beach of g.beaches) most = Math.max(most, wanted(beach, isTrain) - POINT);
  for (let at = 0; at < objectiveCount; at++)
    most = Math.max(most, objectives[at].worth * needOf(at, isTrain) - 2 * POINT - BEACH - 0.33);
  return most;
}

function pickAtSea(g: Campaign, { choices }: Decision, into: Float64Array): void {
  survey(g);
  const mostInfantry = mostWanted(g, 0);
  const mostTrain = mostWanted(g, 1);
  noteThoseWhoStayed(g);
  let help = -1;
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value as number;
    if (choices[at] === END.naval) into[at] = WORTHWHILE;
    else if (IS_AIR[unit] && !IS_NAVAL_AIR[unit]) into[at] = isFarFromMission(g, unit) ? 2 : -3;
    else if (IS_NAVAL_AIR[unit]) {
      if (help < 0) help = bestCover(g, unit);
      into[at] = help > leastSupport(g) ? 3 : -2;
    } else {
      const here = onMap(g.at[unit]) ? wanted(g.at[unit], IS_TRAIN[unit]) : 0;
      const leaves = onMap(g.at[unit]) && pull(g.at[unit], IS_TRAIN[unit]) > 5 ? 3 : 0;
      const most = IS_TRAIN[unit] ? mostTrain : mostInfantry;
      into[at] = most - Math.max(0, here) - leaves + 0.065 * STRENGTH[unit];
      if (stayedAt[berth(g, unit)] === surveys) into[at] = Math.min(into[at], STAYED);
    }
  }
}

/** Where one unit found nowhere to go in this segment, others of its kind will not either. */
const STAYED = -0.5;
const stayedAt = new Float64Array(2 * GRID.size + 2);
const berth = (g: Campaign, unit: number): number =>
  (onMap(g.at[unit]) ? g.at[unit] : GRID.size) * 2 + IS_TRAIN[unit];
function noteThoseWhoStayed(g: Campaign): void {
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const at = g.at[unit];
    if (SIDE[unit] !== JAPANESE || !g.has(unit, DONE) || g.has(unit, LANDED)) continue;
    if (at === OFF_MAP || (onMap(at) && g.beach[unit] < 0 && g.isPort(JAPANESE, at)))
      stayedAt[berth(g, unit)] = surveys;
  }
}

/** Victory points that are worth two turns without a naval air unit (8.1). */
const LEAST_SUPPORT = 0.7;
const leastSupport = (g: Campaign): number => (g.turn > LAST_TURN - 2 ? 0.1 : LEAST_SUPPORT);
/** The best that a naval air unit could cover in this turn. */
function bestCover(g: Campaign, unit: number): number {
  let most = 0;
  for (let at = 0; at < objectiveCount; at++)
    if (isHeld(objectives[at].kind)) most = Math.max(most, support(g, objectives[at].hex, unit));
  return most;
}

/** Japanese strength that could attack the hex over land. */
function beside(hex: number): number {
  let sum = 0;
  const around = JOINED[hex];
  for (let at = 0; at < around.length; at++) sum += power[JAPANESE][around[at]];
  return sum;
}

/** What is given up for each turn that a sunken naval air unit would have had. */
const CARRIER_LOST = 1;
const coverage = new Float64Array(GRID.size);
function sailNavalAir(g: Campaign, unit: number, choices: readonly Choice[], into: Float64Array): void {
  coverage.fill(0);
  for (let at = 0; at < objectiveCount; at++) {
    const { hex, kind } = objectives[at];
    const help = isHeld(kind) ? support(g, hex, unit) : 0;
    if (help === 0) continue;
    const reach = GRID.within(hex, NAVAL_RADIUS);
    for (let i = 0; i < reach.length; i++) coverage[reach[i]] += help;
  }
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at];
    into[at] =
      choice === STAY ? leastSupport(g) : choice === TO_OFF_MAP ? -3 : coverage[choice.value as number];
  }
  const stake = CARRIER_LOST * (LAST_TURN + 1 - g.turn);
  lookClosely(choices, into, (at, hex) => {
    const chance = chanceOfVoyage(g, unit, hex);
    return into[at] * chance - stake * (1 - chance);
  });
}

function sail(g: Campaign, decision: Decision, into: Float64Array): void {
  survey(g);
  const { choices } = decision;
  const unit = moverOf(g, decision);
  if (IS_NAVAL_AIR[unit]) {
    sailNavalAir(g, unit, choices, into);
    return;
  }
  if (IS_AIR[unit]) {
    shipAir(g, unit, choices, into);
    return;
  }
  const here = onMap(g.at[unit]) ? Math.max(0, wanted(g.at[unit], IS_TRAIN[unit])) : 0;
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at];
    if (choice === STAY) into[at] = 0.2;
    else if (choice === TO_OFF_MAP) into[at] = -3;
    else into[at] = goal(g, unit, choice.value as number) - here;
  }
  weighWays(g, unit, choices, into);
}

/** An air unit that cannot fly to where it is needed goes by sea, like any unit (5.C). */
function isFarFromMission(g: Campaign, unit: number): boolean {
  const fortress = mission(g, unit);
  return g.isFortress(ALLIED, fortress) && distanceTo(g.at[unit], fortress) > 2 * FLIGHT;
}

function shipAir(g: Campaign, unit: number, choices: readonly Choice[], into: Float64Array): void {
  const fortress = mission(g, unit);
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at];
    if (choice === STAY || choice === TO_OFF_MAP) into[at] = choice === STAY ? 0 : -3;
    else into[at] = 1 - 0.28 * distanceTo(choice.value as number, fortress);
  }
  weighWays(g, unit, choices, into);
}

/** 7.0 What it is worth to open a beach where friends are cut off: they may not attack without supply. */
const RELIEF = 0.07;
const MOST_RELIEF = 4;
function relief(g: Campaign, hex: number): number {
  if (!isLand(hex) || isInSupply(g, hex)) return 0;
  let strength = power[JAPANESE][hex];
  const around = JOINED[hex];
  for (let at = 0; at < around.length; at++)
    if (!isInSupply(g, around[at])) strength += power[JAPANESE][around[at]];
  return Math.min(MOST_RELIEF, RELIEF * strength);
}

/** What a place by the sea is worth to the unit, dangers of the way apart. */
function goal(g: Campaign, unit: number, hex: number): number {
  // Whoever lands may do so in a zone of control, which he could not march into from another.
  if (isEmptyFortress(g, hex)) return EMPTY_FORTRESS;
  const help = relief(g, hex);
  // Most places are not worth a closer look.
  if (isLand(hex) && wanted(hex, IS_TRAIN[unit]) + help < WORTHWHILE) return -1;
  const landing = isLanding(g, unit, hex);
  const cost = POINT * pointsNeeded(unit, landing);
  if (!isLand(hex)) return fromTheSea(unit, hex) - cost;
  let value = Math.max(0, wanted(hex, IS_TRAIN[unit])) + help;
  const site = SITE_AT[hex];
  if (landing && site >= 0 && g.resists(JAPANESE, site)) {
    const faces = Math.min(
      6,
      Math.floor((STRENGTH[unit] + attemptStrength(g, JAPANESE, site, unit)) / SITES[site].number),
    );
    const chance = faces / 6;
    return Math.max(value, 0.3) * chance - LOSS * (1 - chance) - cost;
  }
  if (landing && !g.isPort(JAPANESE, hex)) value -= BEACH;
  return value - cost - danger(g, hex, power[JAPANESE][hex] + STRENGTH[unit]);
}

/** 5.C Invaders at sea must clear the hex or are lost: only against the weak. */
function fromTheSea(unit: number, hex: number): number {
  let most = -5;
  const around = AROUND[hex];
  for (let at = 0; at < objectiveCount; at++) {
    const { hex: target, worth, need, kind } = objectives[at];
    if (kind !== "stack" || !around.includes(target)) continue;
    const enough = 6 * power[ALLIED][target];
    if (power[JAPANESE][hex] < enough && power[JAPANESE][hex] + STRENGTH[unit] >= enough)
      most = Math.max(most, worth * need - 1);
  }
  return most;
}

/** 8.1 A unit that is sunk takes its points down with it, for the rest of the game. */
const POINT_LOST = 0.5;
const UNIT_LOST = 1.2;
const guessed = new Float64Array(GRID.size);

/** Ways under umbrellas: guessed for all places, looked at closely for the best of them. */
function weighWays(g: Campaign, unit: number, choices: readonly Choice[], into: Float64Array): void {
  const { airs } = threatTo(g, JAPANESE);
  if (airs.length === 0) return;
  const load = chanceToLoad(g, unit);
  const stake = UNIT_LOST + 2 * POINT_LOST * (LAST_TURN + 1 - g.turn);
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at];
    if (choice === STAY || choice === TO_OFF_MAP) continue;
    const hex = choice.value as number;
    guessed[hex] = into[at];
    if (into[at] <= 0) continue;
    let chance = load ** pointsNeeded(unit, isLanding(g, unit, hex));
    for (const air of airs) {
      const deep = radiusOf(g, air) + 1 - GRID.distance(hex, g.at[air]);
      if (deep > 0) chance *= chanceThrough(Math.min(deep, GRID.row(hex)));
    }
    into[at] = into[at] * chance - stake * (1 - chance);
  }
  lookClosely(choices, into, (_, hex) => {
    const chance = chanceOfVoyage(g, unit, hex) * load ** pointsNeeded(unit, isLanding(g, unit, hex));
    return guessed[hex] * chance - stake * (1 - chance);
  });
}

/**
 * Work out what the best places are really worth, until the best of all is one of these. A guess is never believed: it
 * may hold nothing of the dangers of the way.
 */
function lookClosely(
  choices: readonly Choice[],
  into: Float64Array,
  exactly: (at: number, hex: number) => number,
): void {
  isExact.fill(0, 0, choices.length);
  for (;;) {
    let top = 0;
    for (let at = 1; at < choices.length; at++) if (into[at] > into[top]) top = at;
    const choice = choices[top];
    if (choice === STAY || choice === TO_OFF_MAP || isExact[top]) return;
    into[top] = exactly(top, choice.value as number);
    isExact[top] = 1;
  }
}
const isExact = new Uint8Array(GRID.size + 2);

/** 5.C An invasion hex that nobody needs is given up; where points are scarce the one that feeds most is kept. */
function beaches(g: Campaign, { choices }: Decision, into: Float64Array): void {
  survey(g);
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value as number;
    into[at] =
      hex < 0
        ? 1
        : (choices.length === 2 && choices[1].value === -1 ? 0 : wanted(hex, 0)) +
          0.1 * strengthNear(JAPANESE, hex, 6);
  }
}

export const japanese = {
  pickByLand,
  march,
  retreat,
  advance,
  pickInAir,
  displace,
  drop,
  pickAtSea,
  sail,
  beaches,
};
