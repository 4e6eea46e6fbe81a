import { KUALA_LUMPUR, NEIGHBOURS, RAILWAYS_AT } from "../board.ts";
import { CONCEALED, hasCapability, type Occupation } from "../state.ts";
import {
  cacheWorth,
  campWorth,
  chanceOf,
  chitLasts,
  chitValue,
  cubesAt,
  exposure,
  force136Worth,
  guerrillaGain,
  guerrillasAt,
  IS_CENTER,
  IS_PROVINCE,
  kempeitaiWorth,
  lineWorth,
  policeLoss,
  SPACE_COUNT,
  shift,
  undergroundAt,
} from "./worth.ts";

/** What the British Operations (3.2) and Special Activities (4.2) promise, in points of Resistance. */

// 3.2.1 Train

/** Recruits in a space with Force 136: two beside a Supply Cache. With an empty box they only change places. */
export function trainAt(g: Occupation, s: number): number {
  const mpaja = g.camps[s] + g.caches[s] > 0 ? g.available.mpaja : 0;
  const fresh = mpaja + g.available.others;
  if (fresh === 0) return 0.1 + 0.1 * Math.min(2, g.mpaja_active[s] + g.other_active[s]);
  const first = guerrillaGain(g, s);
  return g.caches[s] > 0 && fresh > 1 ? first + 0.6 * guerrillaGain(g, s) : first;
}

function trainGain(g: Occupation): number {
  let gain = 0;
  let fresh = g.available.mpaja + g.available.others;
  for (let s = 0; s < SPACE_COUNT; s++) {
    if (g.force136[s] === 0 || IS_CENTER[s]) continue;
    if (fresh <= 0) gain += 0.1;
    else gain += trainAt(g, s);
    fresh -= g.caches[s] > 0 ? 2 : 1;
  }
  return gain;
}

// 3.2.2 Contact

/** Force 136 in a Province, with the Jungle Camp that comes with it. */
export function landingAt(g: Occupation, s: number): number {
  let worth = force136Worth(g, s, g.force136[s]);
  if (IS_PROVINCE[s] && g.camps[s] === 0 && g.caches[s] === 0) worth += g.available.camps > 0 ? 0.85 : 0.35;
  return worth;
}

function placementGain(g: Occupation): number {
  let best = 0;
  for (let s = 0; s < SPACE_COUNT; s++) if (IS_PROVINCE[s]) best = Math.max(best, landingAt(g, s));
  return best + 0.4;
}

/** What moving a marker to the best adjacent space changes. */
export function bestMove(g: Occupation, from: number): number {
  const near = NEIGHBOURS[from];
  let best = -9;
  for (let i = 0; i < near.length; i++) {
    const worth = landingAt(g, near[i]);
    if (worth > best) best = worth;
  }
  return best - force136Worth(g, from, g.force136[from] - 1);
}

export function contactGain(g: Occupation): number {
  if (g.available.force136 > 0) return placementGain(g);
  let gain = 0;
  for (let s = 0; s < SPACE_COUNT; s++) if (g.force136[s] > 0) gain += Math.max(0, bestMove(g, s));
  return gain;
}

// 3.2.3 Sabotage

export function sabotageAt(g: Occupation, s: number): number {
  if (undergroundAt(s) === 0) return 0;
  const lines = RAILWAYS_AT[s];
  let best = 0;
  for (let i = 0; i < lines.length; i++)
    if (g.sabotage[lines[i]] === 0) {
      const worth = lineWorth(g, lines[i]);
      if (worth > best) best = worth;
    }
  return best > 0 ? best - exposure(g, s) : 0;
}

function sabotageGain(g: Occupation): number {
  let gain = 0;
  for (let s = 0; s < SPACE_COUNT; s++) if (g.force136[s] > 0) gain += Math.max(0, sabotageAt(g, s));
  return gain;
}

// 3.2.4 Ambush

/** The lowest roll that drives a piece away. */
function ambushNeeds(g: Occupation, s: number): number {
  let caches = g.caches[s];
  const near = NEIGHBOURS[s];
  for (let i = 0; i < near.length; i++) caches += g.caches[near[i]];
  return cubesAt(s) + 1 - caches;
}

/** A point of Resistance that nobody takes back, and a cube or marker less there. */
export const driven = (g: Occupation, s: number): number =>
  1.4 +
  Math.max(g.troops[s] > 0 ? shift(g, s, 0, -1) : 0, g.kempeitai[s] > 0 ? 0.5 * kempeitaiWorth(g, s) : 0);

export function ambushAt(g: Occupation, s: number): number {
  if (undergroundAt(s) === 0) return 0;
  let best = 0;
  if (g.police[s] > 0) best = policeLoss(g, s);
  if (s !== KUALA_LUMPUR && g.troops[s] + g.kempeitai[s] > 0)
    best = Math.max(best, chanceOf(ambushNeeds(g, s)) * driven(g, s));
  return best > 0 ? best - exposure(g, s) : 0;
}

function ambushGain(g: Occupation): number {
  let gain = 0;
  for (let s = 0; s < SPACE_COUNT; s++) if (g.force136[s] > 0) gain += Math.max(0, ambushAt(g, s));
  return gain;
}

// 4.2.1 Supply

export const supplyAt = (g: Occupation, s: number): number =>
  g.available.caches > 0
    ? cacheWorth(g, s) - campWorth(g, s) * 0.6 - (hasCapability(g, 27, "shaded") ? 0.2 : 0)
    : -0.4;

/** The two best Provinces, as far as the Supply Caches go. */
export function supplyGain(g: Occupation): number {
  let first = 0;
  let second = 0;
  for (let s = 0; s < SPACE_COUNT; s++) {
    if (g.camps[s] === 0 || g.force136[s] === 0 || g.caches[s] > 0) continue;
    const gain = supplyAt(g, s);
    if (gain > first) {
      second = first;
      first = gain;
    } else if (gain > second) second = gain;
  }
  const gain = g.available.caches > 1 ? first + second : first;
  return hasCapability(g, 8, "shaded") ? gain * 0.67 : gain;
}

// 4.2.2 Gather

/** What a chit promises, less the Guerrilla that shows itself; where Kempeitai are, it may be concealed again (4.3.3). */
export function chitGain(g: Occupation, s: number): number {
  if (g.intelState[s] !== CONCEALED || undergroundAt(s) === 0) return 0;
  const lasts = g.kempeitai[s] > 0 ? 0.6 * chitLasts() : chitLasts();
  return chitValue(g, s) * lasts - (hasCapability(g, 22, "unshaded") ? 0 : exposure(g, s));
}

export function gatherAt(g: Occupation, s: number): number {
  let gain = Math.max(0, chitGain(g, s));
  const near = NEIGHBOURS[s];
  for (let i = 0; i < near.length; i++) gain += Math.max(0, chitGain(g, near[i]));
  return gain;
}

export function gatherGain(g: Occupation): number {
  let first = 0;
  let second = 0;
  for (let s = 0; s < SPACE_COUNT; s++) {
    if (g.force136[s] === 0) continue;
    const gain = gatherAt(g, s);
    if (gain > first) {
      second = first;
      first = gain;
    } else if (gain > second) second = gain;
  }
  // Neighbours of both are counted twice.
  return first + 0.6 * second;
}

// 4.2.3 Raid

/** One or two Guerrillas come in, and strike. */
export function raidAt(g: Occupation, s: number): number {
  const strike = Math.max(raidSabotage(g, s), raidAmbush(g, s));
  return 0.6 * shift(g, s, 1, 0) + 0.8 * strike - 0.15;
}

function raidSabotage(g: Occupation, s: number): number {
  const lines = RAILWAYS_AT[s];
  let best = 0;
  for (let i = 0; i < lines.length; i++)
    if (g.sabotage[lines[i]] === 0) best = Math.max(best, lineWorth(g, lines[i]));
  return best > 0 ? best - exposure(g, s) : 0;
}

function raidAmbush(g: Occupation, s: number): number {
  let best = g.police[s] > 0 ? policeLoss(g, s) : 0;
  if (s !== KUALA_LUMPUR && g.troops[s] + g.kempeitai[s] > 0)
    best = Math.max(best, chanceOf(ambushNeeds(g, s)) * driven(g, s));
  return best > 0 ? best - exposure(g, s) : 0;
}

export function raidGain(g: Occupation): number {
  let first = 0;
  let second = 0;
  for (let s = 0; s < SPACE_COUNT; s++) {
    if (!isRaidable(g, s)) continue;
    const gain = raidAt(g, s);
    if (gain > first) {
      second = first;
      first = gain;
    } else if (gain > second) second = gain;
  }
  return first + second;
}

/** Somebody to spare beside a Supply Cache next door? */
function isRaidable(g: Occupation, s: number): boolean {
  const near = NEIGHBOURS[s];
  for (let i = 0; i < near.length; i++) if (g.caches[near[i]] > 0 && guerrillasAt(near[i]) > 1) return true;
  return false;
}

// Together

/** What each Operation promises: alone, and with the Special Activity that goes best with it. */
export interface Prospects {
  readonly alone: Record<string, number>;
  readonly together: Record<string, number>;
}

/** Of the British, as of the last `expectBritish`. */
const britishProspects: Prospects = {
  alone: { train: 0, contact: 0, sabotage: 0, ambush: 0 },
  together: { train: 0, contact: 0, sabotage: 0, ambush: 0 },
};

export function expectBritish(g: Occupation): Prospects {
  const { alone, together } = britishProspects;
  const supply = supplyGain(g);
  // A Contact makes the camps that a Supply then turns into Supply Caches.
  const landed = Math.max(supply, 0.9 * Math.min(2, g.available.caches));
  const gather = gatherGain(g);
  const raid = raidGain(g);
  const strikers = Math.max(0.9 * gather, raid);
  alone.train = trainGain(g);
  alone.contact = contactGain(g);
  alone.sabotage = sabotageGain(g);
  alone.ambush = ambushGain(g);
  together.train = alone.train + Math.max(supply, raid);
  together.contact = alone.contact + Math.max(landed, gather, raid);
  together.sabotage = alone.sabotage + strikers;
  together.ambush = alone.ambush + strikers;
  return britishProspects;
}
