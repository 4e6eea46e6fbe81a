import { isBesideCenter, KUALA_LUMPUR, NEIGHBOURS, RAILWAYS_AT, type Space } from "../board.ts";
import { type Occupation, REVEALED } from "../state.ts";
import type { Prospects } from "./british-plans.ts";
import {
  activeAt,
  cacheWorth,
  chitLasts,
  cubesAt,
  eliminateRoll,
  guerrillaLoss,
  guerrillasAt,
  IS_JUNGLE,
  IS_MOUNTAIN,
  IS_PROVINCE,
  incomeOf,
  lineWorth,
  oppositionWorth,
  policeGain,
  resourcesWorth,
  roundsLeft,
  SPACE_COUNT,
  sabotagedSet,
  shift,
  undergroundAt,
  villagesOf,
} from "./worth.ts";

/** What the Japanese Operations (3.3) and Special Activities (4.3) promise: points that Resistance does not get. */

/** The best three of a list of gains, kept while walking over the spaces. */
const top = [0, 0, 0];
function clear(): void {
  top[0] = top[1] = top[2] = 0;
}
function note(gain: number): void {
  if (gain <= top[2]) return;
  if (gain > top[0]) {
    top[2] = top[1];
    top[1] = top[0];
    top[0] = gain;
  } else if (gain > top[1]) {
    top[2] = top[1];
    top[1] = gain;
  } else top[2] = gain;
}
const best = (count: number): number =>
  count === 1 ? top[0] : count === 2 ? top[0] + top[1] : top[0] + top[1] + top[2];

// 3.3.1 Deploy

const isDeployable = (g: Occupation, s: number): boolean =>
  s === KUALA_LUMPUR || (IS_PROVINCE[s] && g.opposition[s] === 0 && g.troops[s] > 0);

/** A Police cube from the box; one from elsewhere on the map (1.4.1) gains little. */
export const deployAt = (g: Occupation, s: number): number =>
  g.available.police > 0 ? policeGain(g, s) + 0.05 : 0.3 * policeGain(g, s) - 0.1;

/** Kempeitai that may go elsewhere. */
const DEPLOYED = 0.15;

export function deployGain(g: Occupation, spaces: number): number {
  clear();
  for (let s = 0; s < SPACE_COUNT; s++) if (isDeployable(g, s)) note(deployAt(g, s));
  return best(Math.min(spaces, Math.max(1, g.available.police))) + DEPLOYED;
}

// 3.3.2 Construct

/** A New Village brings a Resource with every Extract (4.3.1) and drives the Province into Opposition. */
export const villageWorth = (g: Occupation, s: number): number =>
  0.12 + 0.35 * roundsLeft() - (g.opposition[s] > 0 ? 0 : oppositionWorth(g, s));

export function constructAt(g: Occupation, s: number): number {
  let gain = -1;
  const lines = RAILWAYS_AT[s];
  for (let i = 0; i < lines.length; i++)
    if (g.sabotage[lines[i]] === 1) gain = Math.max(gain, lineWorth(g, lines[i]));
    else if (g.sabotage[lines[i]] > 1) gain = Math.max(gain, 0.1);
  if (g.villages[s] === 0 && g.available.villages > 0 && isBesideCenter(s as Space))
    gain = Math.max(gain, villageWorth(g, s));
  return gain;
}

function constructGain(g: Occupation, spaces: number): number {
  clear();
  for (let s = 0; s < SPACE_COUNT; s++)
    if (IS_PROVINCE[s] && cubesAt(s) > guerrillasAt(s)) note(constructAt(g, s));
  return best(spaces);
}

// 3.3.3 Sweep

/** Guerrillas that so many cubes would find. */
function found(g: Occupation, s: number, cubes: number): number {
  const strength = IS_JUNGLE[s] && g.kempeitai[s] === 0 ? cubes >> 1 : cubes;
  const hidden = undergroundAt(s);
  return Math.min(strength, hidden);
}

/** What a found Guerrilla, or a Supply Cache without hidden guards, promises to the next Assault. */
function huntWorth(g: Occupation, s: number, cubes: number): number {
  const seen = found(g, s, cubes);
  const all = seen > 0 && seen === undergroundAt(s) && g.caches[s] > 0;
  return 0.22 * seen + (all ? 0.25 : 0);
}

/** Troops that could be spared from a space. */
function spare(g: Occupation, s: number): number {
  const troops = g.troops[s];
  if (troops === 0) return 0;
  const guerrillas = guerrillasAt(s);
  if (guerrillas === 0) return g.opposition[s] > 0 || g.police[s] === 0 ? troops - 1 : troops;
  const over = cubesAt(s) - guerrillas;
  return over < 0 ? (over < -2 ? troops : 0) : Math.min(over, troops);
}

/** Let as many come as are to spare and wanted. */
export function sweepAt(g: Occupation, s: number): number {
  const guerrillas = guerrillasAt(s);
  const cubes = cubesAt(s);
  if (guerrillas === 0) return g.opposition[s] > 0 && cubes === 0 ? 0.2 : 0;
  let come = 0;
  const near = NEIGHBOURS[s];
  for (let i = 0; i < near.length; i++) come += spare(g, near[i]);
  const wanted = Math.max(0, (IS_JUNGLE[s] ? 2 * guerrillas : guerrillas + 1) - cubes);
  if (come > wanted) come = wanted;
  return huntWorth(g, s, cubes + come) - shift(g, s, 0, come) * 0.9;
}

function sweepGain(g: Occupation, spaces: number): number {
  clear();
  for (let s = 0; s < SPACE_COUNT; s++) note(sweepAt(g, s));
  // The same Troops may have been counted for several destinations.
  return spaces === 1 ? top[0] : top[0] + 0.75 * top[1] + 0.5 * top[2];
}

/** What Troops that come into a space change there, Guerrillas found included. */
export const arrivalGain = (g: Occupation, s: number, count: number): number =>
  -shift(g, s, 0, count) + huntWorth(g, s, cubesAt(s) + count) - huntWorth(g, s, cubesAt(s));

// 3.3.4 Assault

export function assaultAt(g: Occupation, s: number): number {
  const troops = g.troops[s];
  const hits = IS_MOUNTAIN[s] && g.kempeitai[s] === 0 ? troops >> 1 : troops;
  const active = activeAt(s);
  const fallen = Math.min(hits, active);
  const cache = g.caches[s] > 0 && hits > fallen && guerrillasAt(s) === fallen;
  if (fallen === 0 && !cache) return 0;
  return 0.3 * fallen - shift(g, s, -fallen, 0) + (cache ? cacheWorth(g, s) + 0.3 : 0);
}

function assaultGain(g: Occupation, spaces: number): number {
  clear();
  for (let s = 0; s < SPACE_COUNT; s++) if (g.troops[s] > 0) note(assaultAt(g, s));
  return best(spaces);
}

// 4.3.1 Extract

export const extractGain = (g: Occupation): number =>
  resourcesWorth(g, incomeOf(sabotagedSet()) + villagesOf(g));

// 4.3.2 Reprisal

export function reprisalAt(g: Occupation, s: number): number {
  let gain = g.opposition[s] > 0 ? oppositionWorth(g, s) : g.terror[s] === 0 ? 0.1 : 0;
  if (guerrillasAt(s) > 0) gain += 0.5 * guerrillaLoss(g, s) - 0.1;
  return gain;
}

export function reprisalGain(g: Occupation): number {
  clear();
  for (let s = 0; s < SPACE_COUNT; s++) if (g.troops[s] > 0) note(reprisalAt(g, s));
  return best(2);
}

// 4.3.3 Eliminate

/** A revealed chit that is worth nothing needs no concealing. */
export const concealWorth = (g: Occupation, s: number): number =>
  g.intelState[s] === REVEALED ? g.intelValue[s] * (0.35 + 0.65 * chitLasts()) : 0;

export const eliminateAt = (g: Occupation, s: number): number =>
  Math.max(concealWorth(g, s), eliminateRoll(g, s));

export function eliminateGain(g: Occupation, spaces: number): number {
  clear();
  for (let s = 0; s < SPACE_COUNT; s++) if (g.kempeitai[s] > 0) note(eliminateAt(g, s));
  return best(spaces);
}

// Together

/** What each Operation promises to the Japanese: in one space, and in three with a Special Activity. */
const japaneseProspects: Prospects = {
  alone: { deploy: 0, construct: 0, sweep: 0, assault: 0 },
  together: { deploy: 0, construct: 0, sweep: 0, assault: 0 },
};

export function expectJapanese(g: Occupation): Prospects {
  const { alone, together } = japaneseProspects;
  const repression = Math.max(reprisalGain(g), eliminateGain(g, 2));
  together.deploy = deployGain(g, 3) + extractGain(g);
  alone.deploy = top[0] + DEPLOYED;
  together.construct = constructGain(g, 3) + repression;
  alone.construct = top[0];
  together.sweep = sweepGain(g, 3) + repression;
  alone.sweep = top[0];
  together.assault = assaultGain(g, 3) + repression;
  alone.assault = top[0];
  return japaneseProspects;
}
