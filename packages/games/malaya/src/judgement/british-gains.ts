import {
  ALL_SPACES,
  ECONOMIC_CENTERS,
  has,
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
import { best, type Gains, gainsOf } from "./gains.ts";
import { forcesBy, ground, isCenter, markersTo, outlook, worth } from "./ground.ts";

/** What each British Operation and Special Activity would gain, space by space, its price paid. */

/** What leaving costs: so many Troops or Police out of a space, up to four. */
const MOST = 4;
const troopsOut = new Float64Array(ALL_SPACES.length * (MOST + 1));
const policeOut = new Float64Array(ALL_SPACES.length * (MOST + 1));

function weighLeaving(g: Malaya, withPolice: boolean): void {
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    for (let count = 1; count <= MOST && count <= g.troops[space]; count++)
      troopsOut[i * (MOST + 1) + count] = forcesBy(g, space, -count, 0, 0, 0, 0);
    if (!withPolice) continue;
    for (let count = 1; count <= MOST && count <= g.police[space]; count++)
      policeOut[i * (MOST + 1) + count] = forcesBy(g, space, 0, -count, 0, 0, 0);
  }
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

function weighGarrison(g: Malaya, gains: Gains): Gains {
  weighLeaving(g, true);
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const to = ALL_SPACES[i];
    gains[to] = 0;
    if (to === THAILAND) continue;
    const central = isCenter(to);
    let most = central ? centerWith(g, to, 0) : 0;
    for (let count = 1; count <= MOST; count++) {
      const asPolice = central ? centerWith(g, to, count) : forcesBy(g, to, 0, count, 0, 0, 0);
      const asTroops = central ? asPolice - 0.1 * count : forcesBy(g, to, count, 0, 0, 0, 0);
      for (let from = 0; from < ALL_SPACES.length; from++) {
        if (from === to) continue;
        if (g.police[from] >= count) most = Math.max(most, asPolice + policeOut[from * (MOST + 1) + count]);
        if (g.troops[from] >= count) most = Math.max(most, asTroops + troopsOut[from * (MOST + 1) + count]);
      }
    }
    gains[to] = most;
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

function weighSweep(g: Malaya, gains: Gains): Gains {
  weighLeaving(g, false);
  gains.fill(0);
  const price = 2 * outlook.british;
  for (let i = 0; i < POPULATED.length; i++) {
    const to = POPULATED[i];
    let most = sweptWith(g, to, 0);
    const around = NEIGHBOURS[to];
    for (let count = 1; count <= MOST; count++) {
      const arrived = sweptWith(g, to, count);
      for (let n = 0; n < around.length; n++) {
        const from = around[n];
        if (g.troops[from] >= count) most = Math.max(most, arrived + troopsOut[from * (MOST + 1) + count]);
      }
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

/** What a Special Activity is worth where the board stands as it does. */
export function britishSpecial(g: Malaya, special: SpecialKind): number {
  const most =
    special === "resettle"
      ? commands(g, "briggs")
        ? 2
        : 1
      : special === "reprisal"
        ? commands(g, "gurney")
          ? 2
          : 1
        : 2;
  return best(weighBritishSpecial(g, special, ofSpecial), most);
}

// The whole

export function weighBritish(g: Malaya, kind: OperationKind, gains: Gains): Gains {
  switch (kind) {
    case "train":
      return weighTrain(g, gains);
    case "garrison":
      return weighGarrison(g, gains);
    case "sweep":
      return weighSweep(g, gains);
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

/** What an Operation is worth with all its spaces and its Special Activity, or as a Limited Operation. */
export function britishOperation(g: Malaya, kind: OperationKind, limited: boolean): number {
  const affordable = limited ? 1 : g.resources.british >> 1;
  weighBritish(g, kind, weighed);
  switch (kind) {
    case "train": {
      const pacify = best(pacified, pacifiers(g, limited));
      if (!limited) return best(weighed, affordable) + pacify + Math.max(0, britishSpecial(g, "resettle"));
      let most = 0;
      for (let space = 0; space < weighed.length; space++)
        most = Math.max(most, Math.max(0, weighed[space]) + pacified[space]);
      return most;
    }
    case "garrison": {
      const price = 2 * outlook.british;
      if (limited) return best(weighed, 1) - price;
      let sum = Math.max(0, weighed[KUALA_LUMPUR]);
      for (const center of ECONOMIC_CENTERS) sum += Math.max(0, weighed[center]);
      for (const space of ALL_SPACES) if (!isProvince(space)) weighed[space] = 0;
      return sum + best(weighed, 1) - price + withSweepOrAssault(g);
    }
    case "sweep":
      // Troops go to one place only, so further spaces are worth less than they seem.
      return limited
        ? best(weighed, 1)
        : 0.5 * best(weighed, Math.min(2, affordable)) +
            0.5 * best(weighed, affordable) +
            0.2 +
            withSweepOrAssault(g);
    default:
      return best(weighed, affordable) + (limited ? 0 : withSweepOrAssault(g));
  }
}

const withSweepOrAssault = (g: Malaya): number =>
  Math.max(britishSpecial(g, "reprisal"), britishSpecial(g, "air-strike"));
