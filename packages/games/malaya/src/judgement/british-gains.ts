import {
  ALL_SPACES,
  has,
  isEconomicCenter,
  isJungle,
  isMountain,
  isProvince,
  KUALA_LUMPUR,
  NEIGHBOURS,
  POPULATED,
  type Space,
  type SpaceSet,
  THAILAND,
} from "../board.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import { BRITISH_CONTROL, commands, hasCapability, type Malaya, MCP_CONTROL } from "../state.ts";
import { best, type Gains, gainsOf, type Prospect } from "./gains.ts";
import { forcesBy, ground, markersTo, outlook, worth } from "./ground.ts";

/** What each British Operation and Special Activity would gain, space by space, its price paid. */

/** What leaving costs: so many Troops or Police out of a space, up to four. */
const MOST = 4;
const WIDTH = MOST + 1;
const troopsOut = new Float64Array(ALL_SPACES.length * WIDTH);
const policeOut = new Float64Array(ALL_SPACES.length * WIDTH);
const FROM_NOWHERE = -9;

function weighLeaving(g: Malaya, withPolice: boolean, stay: SpaceSet): void {
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    const troops = has(stay, space) ? 0 : g.troops[space];
    for (let count = 1; count <= MOST; count++)
      troopsOut[i * WIDTH + count] = count > troops ? FROM_NOWHERE : forcesBy(g, space, -count, 0, 0, 0, 0);
    if (!withPolice) continue;
    const police = has(stay, space) ? 0 : g.police[space];
    for (let count = 1; count <= MOST; count++)
      policeOut[i * WIDTH + count] = count > police ? FROM_NOWHERE : forcesBy(g, space, 0, -count, 0, 0, 0);
  }
}

/** The cheapest place for so many to come from. */
function cheapest(out: Float64Array, count: number, to: Space): number {
  let most = FROM_NOWHERE;
  for (let from = 0; from < ALL_SPACES.length; from++)
    if (from !== to) most = Math.max(most, out[from * WIDTH + count]);
  return most;
}

// 3.2.1 Train

export const pacifyPrice = (g: Malaya): number => (hasCapability(g, 28, "shaded") ? 3 : 2);

/** What Pacify would gain here once so many more Police stand here (3.2.1, 6.3.1). */
export function pacifyGain(g: Malaya, space: Space, police: number): number {
  const all = g.police[space] + police;
  const troops = g.troops[space];
  if (troops === 0 || all === 0) return 0;
  const insurgents = g.underground[space] + g.active[space] + g.bases[space];
  if (troops + all <= insurgents) return 0;
  const attitude = g.attitude[space];
  const levels = Math.min(hasCapability(g, 28, "unshaded") ? 2 : 1, 1 - attitude);
  const cost = (g.terror[space] + levels) * pacifyPrice(g);
  if (levels === 0 || cost > g.resources.british) return 0;
  return (
    worth(
      space,
      troops,
      all,
      g.underground[space],
      g.active[space],
      g.bases[space],
      attitude + levels,
      0,
      g.villages[space],
    ) -
    worth(
      space,
      troops,
      all,
      g.underground[space],
      g.active[space],
      g.bases[space],
      attitude,
      g.terror[space],
      g.villages[space],
    ) -
    cost * outlook.british
  );
}

const pacified = gainsOf();

/** Cubes, and apart from them what Pacify would bring. */
function weighTrain(g: Malaya, gains: Gains): Gains {
  gains.fill(0);
  pacified.fill(0);
  const price = 2 * outlook.british;
  const police = Math.min(2, g.available.police);
  for (let i = 0; i < POPULATED.length; i++) {
    const space = POPULATED[i];
    if (space === KUALA_LUMPUR) {
      const troops = Math.min(4, g.available.troops);
      if (troops > 0)
        gains[space] =
          forcesBy(g, space, troops, 0, 0, 0, 0) - (hasCapability(g, 18, "shaded") ? 2 * price : price);
    } else if (g.control[space] === MCP_CONTROL) continue;
    else if (police > 0) gains[space] = forcesBy(g, space, 0, police, 0, 0, 0) - price;
    pacified[space] = pacifyGain(g, space, g.police[space] === 0 ? police : 0);
  }
  return gains;
}

const pacifiers = (g: Malaya, limited: boolean): number => (commands(g, "templer") && !limited ? 2 : 1);

// 3.2.2 Garrison

/** A center with so many cubes more: Guerrillas there show themselves and are Assaulted. */
function centerWith(g: Malaya, center: Space, cubes: number): number {
  const police = g.police[center] + cubes;
  const strength = police + g.troops[center];
  const guerrillas = g.underground[center] + g.active[center];
  const shown = Math.min(guerrillas, g.active[center] + Math.min(strength, g.underground[center]));
  const left = shown - Math.min(strength, shown);
  return (
    worth(center, g.troops[center], police, guerrillas - shown, left, 0, 0, g.terror[center], 0) -
    ground(g, center)
  );
}

/** Is this space held by both kinds of cubes, or won over: nobody needs to go there. */
const isSettled = (g: Malaya, space: Space): boolean => {
  const troops = g.troops[space];
  const police = g.police[space];
  const margin = troops + police - g.underground[space] - g.active[space] - g.bases[space];
  return margin > 1 && (g.attitude[space] > 0 || (troops > 0 && police > 0));
};

function weighGarrison(g: Malaya, gains: Gains, stay: SpaceSet): Gains {
  weighLeaving(g, true, stay);
  gains.fill(0);
  for (let i = 0; i < THAILAND; i++) {
    const to = ALL_SPACES[i];
    if (isEconomicCenter(to)) {
      let most = centerWith(g, to, 0);
      for (let count = 1; count <= 2; count++) {
        const gain = centerWith(g, to, count);
        most = Math.max(most, gain + cheapest(policeOut, count, to));
        most = Math.max(most, gain - 0.1 * count + cheapest(troopsOut, count, to));
      }
      gains[to] = most;
    } else if (!isSettled(g, to)) {
      let most = 0;
      for (let count = 1; count <= MOST; count++) {
        const police = cheapest(policeOut, count, to);
        if (police > FROM_NOWHERE) most = Math.max(most, police + forcesBy(g, to, 0, count, 0, 0, 0));
        const troops = cheapest(troopsOut, count, to);
        if (troops > FROM_NOWHERE) most = Math.max(most, troops + forcesBy(g, to, count, 0, 0, 0, 0));
      }
      gains[to] = most;
    }
  }
  return gains;
}

// 3.2.3 Sweep

const sweepStrength = (space: Space, cubes: number): number =>
  isJungle(space) && !outlook.schooled ? cubes >> 1 : cubes;

/** A space with so many Troops more, once it is Swept. */
export function sweptWith(g: Malaya, space: Space, troops: number): number {
  const cubes = g.troops[space] + g.police[space] + troops;
  const shown = Math.min(g.underground[space], sweepStrength(space, cubes));
  return forcesBy(g, space, troops, 0, -shown, shown, 0);
}

function weighSweep(g: Malaya, gains: Gains, stay: SpaceSet): Gains {
  weighLeaving(g, false, stay);
  gains.fill(0);
  const price = 2 * outlook.british;
  for (let i = 0; i < POPULATED.length; i++) {
    const to = POPULATED[i];
    if (g.underground[to] + g.active[to] + g.bases[to] === 0 && isSettled(g, to)) {
      gains[to] = -price;
      continue;
    }
    let most = sweptWith(g, to, 0);
    const around = NEIGHBOURS[to];
    for (let count = 1; count <= MOST; count++) {
      let left = FROM_NOWHERE;
      for (let n = 0; n < around.length; n++) left = Math.max(left, troopsOut[around[n] * WIDTH + count]);
      if (left === FROM_NOWHERE) break;
      most = Math.max(most, left + sweptWith(g, to, count));
    }
    gains[to] = most - price;
  }
  return gains;
}

// 3.2.4 Assault

export function assaultGain(g: Malaya, space: Space): number {
  const active = g.active[space];
  const bases = g.bases[space];
  const underground = g.underground[space];
  const troops = g.troops[space];
  if (active + bases === 0) return 0;
  const strength = isMountain(space) ? troops >> 1 : isProvince(space) ? troops : troops + g.police[space];
  let hits = strength;
  let basesLost = 0;
  if (bases > 0 && active + underground > 0 && hasCapability(g, 2, "unshaded"))
    hits -= basesLost = Math.min(hits, bases);
  const fallen = Math.min(hits, active);
  if (underground === 0 && fallen === active) basesLost += Math.min(hits - fallen, bases - basesLost);
  if (fallen + basesLost === 0) return 0;
  return forcesBy(g, space, 0, 0, 0, -fallen, -basesLost) + basesLost;
}

function weighAssault(g: Malaya, gains: Gains): Gains {
  const price = 2 * outlook.british;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const gain = assaultGain(g, ALL_SPACES[i]);
    gains[i] = gain === 0 ? -price : gain - price;
  }
  return gains;
}

// 4.2 Special Activities

export type BritishSpecial = "resettle" | "reprisal" | "air-strike";

/** 4.2.1 Resettle */
const resettleGain = (g: Malaya, space: Space): number => {
  if (!isProvince(space) || g.control[space] !== BRITISH_CONTROL) return 0;
  if (g.villages[space] > 0 || g.available.villages === 0) return 0;
  const opposed = g.attitude[space] < 0;
  const attitude = opposed ? (hasCapability(g, 1, "unshaded") ? 0 : -1) : g.attitude[space] - 1;
  return markersTo(g, space, attitude, g.terror[space], 1);
};

/** 4.2.2 Reprisal: a Guerrilla that is driven out is still somewhere else. */
const reprisalGain = (g: Malaya, space: Space): number => {
  if (!isProvince(space) || g.troops[space] === 0) return 0;
  const terror = Math.max(1, g.terror[space]);
  const active = g.active[space] > 0 ? 1 : 0;
  const underground = active === 0 && g.underground[space] > 0 ? 1 : 0;
  return (
    worth(
      space,
      g.troops[space],
      g.police[space],
      g.underground[space] - underground,
      g.active[space] - active,
      g.bases[space],
      0,
      terror,
      g.villages[space],
    ) -
    ground(g, space) -
    0.35 * (active + underground)
  );
};

/** 4.2.3 Air Strike */
const airStrikeGain = (g: Malaya, space: Space): number =>
  isProvince(space) && g.active[space] > 0 && g.troops[space] + g.police[space] > 0
    ? forcesBy(g, space, 0, 0, 0, -1, 0)
    : 0;

export function weighBritishSpecial(g: Malaya, special: SpecialKind, gains: Gains): Gains {
  const gain = special === "resettle" ? resettleGain : special === "reprisal" ? reprisalGain : airStrikeGain;
  for (let i = 0; i < ALL_SPACES.length; i++) gains[i] = gain(g, ALL_SPACES[i]);
  return gains;
}

const ofSpecial = gainsOf();
const SPECIAL_BITS = { resettle: 1, reprisal: 2, "air-strike": 4 } as const;
const specialWorth = { resettle: 0, reprisal: 0, "air-strike": 0 };

/** In how many spaces it may take place; the Commander matters (6.6.2). */
function specialSpaces(g: Malaya, special: BritishSpecial): number {
  if (special === "air-strike") return 2;
  return commands(g, special === "resettle" ? "briggs" : "gurney") ? 2 : 1;
}

/** What a Special Activity is worth where the board stands as it does. */
export function britishSpecial(g: Malaya, special: BritishSpecial): number {
  if ((outlook.specials & SPECIAL_BITS[special]) === 0) {
    outlook.specials |= SPECIAL_BITS[special];
    specialWorth[special] = best(weighBritishSpecial(g, special, ofSpecial), specialSpaces(g, special));
  }
  return specialWorth[special];
}

// The whole

/** Nobody leaves the spaces of `stay`: those who have just come there do not move again. */
export function weighBritish(g: Malaya, kind: OperationKind, gains: Gains, stay: SpaceSet = 0): Gains {
  switch (kind) {
    case "train":
      return weighTrain(g, gains);
    case "garrison":
      return weighGarrison(g, gains, stay);
    case "sweep":
      return weighSweep(g, gains, stay);
    default:
      return weighAssault(g, gains);
  }
}

/** Train for the spaces of a list: the best place to Pacify is selected for that alone, if need be. */
export function trainFor(g: Malaya, gains: Gains, open: SpaceSet, limited: boolean): Gains {
  weighTrain(g, gains);
  for (let left = pacifiers(g, limited); left > 0; left--) {
    let top = -1;
    for (let space = 0; space < pacified.length; space++)
      if (pacified[space] > 0 && (top < 0 || pacified[space] > pacified[top])) top = space;
    if (top < 0) break;
    if (has(open, top as Space)) gains[top] = Math.max(0, gains[top]) + pacified[top];
    pacified[top] = 0;
  }
  return gains;
}

const weighed = gainsOf();

/** What an Operation is worth. */
export function weighBritishOperation(g: Malaya, kind: OperationKind, prospect: Prospect): void {
  const affordable = g.resources.british >> 1;
  weighBritish(g, kind, weighed);
  switch (kind) {
    case "train": {
      prospect.limited = 0;
      for (let i = 0; i < POPULATED.length; i++) {
        const space = POPULATED[i];
        prospect.limited = Math.max(prospect.limited, Math.max(0, weighed[space]) + pacified[space]);
      }
      prospect.full =
        best(weighed, affordable) + best(pacified, pacifiers(g, false)) + britishSpecial(g, "resettle");
      break;
    }
    case "garrison": {
      const price = 2 * outlook.british;
      prospect.limited = best(weighed, 1) - price;
      let sum = Math.max(0, weighed[KUALA_LUMPUR]);
      for (let space: number = KUALA_LUMPUR; space < weighed.length; space++) {
        if (space !== KUALA_LUMPUR) sum += Math.max(0, weighed[space]);
        weighed[space] = 0;
      }
      prospect.full = sum + best(weighed, 1) - price + reprisalOrAirStrike(g);
      break;
    }
    case "sweep":
      prospect.limited = best(weighed, 1);
      // Troops go to one place only, so further spaces are worth less than they seem.
      prospect.full =
        0.5 * best(weighed, Math.min(2, affordable)) +
        0.5 * best(weighed, affordable) +
        0.2 +
        reprisalOrAirStrike(g);
      break;
    default:
      prospect.limited = best(weighed, 1);
      prospect.full = best(weighed, affordable) + reprisalOrAirStrike(g);
  }
}

const reprisalOrAirStrike = (g: Malaya): number =>
  Math.max(britishSpecial(g, "reprisal"), britishSpecial(g, "air-strike"));
