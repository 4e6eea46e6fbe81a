import {
  ALL_SPACES,
  has,
  isEconomicCenter,
  isPopulated,
  NEIGHBOURS,
  POPULATION,
  type Space,
  type SpaceSet,
  THAILAND,
} from "../board.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import { hasCapability, type Malaya, MCP_CONTROL } from "../state.ts";
import type { Alternative } from "../words/vocabulary.ts";
import { best, bestSpace, type Gains, gainsOf, type Prospect } from "./gains.ts";
import { forcesBy, ground, markersTo, outlook, worth } from "./ground.ts";

/** What each MCP Operation and Special Activity would gain, space by space, its price paid. */

// 3.3.1 Rally

/** Could Guerrillas March here? Asked of a space that is not listed, it tells that it was chosen before. */
export const hasGuerrillasAround = (g: Malaya, space: Space): boolean => {
  const around = NEIGHBOURS[space];
  for (let n = 0; n < around.length; n++) if (g.underground[around[n]] + g.active[around[n]] > 0) return true;
  return false;
};

const canRally = (g: Malaya, space: Space): boolean =>
  !isEconomicCenter(space) &&
  g.attitude[space] < 1 &&
  (g.villages[space] === 0 || (g.attitude[space] < 0 && outlook.resented));

/** What a way to Rally here would gain. */
export function rallyWay(g: Malaya, space: Space, way: Alternative): number {
  const { guerrillas, bases } = g.available;
  switch (way) {
    case "guerrilla":
      return guerrillas > 0 ? -forcesBy(g, space, 0, 0, 1, 0, 0) : 0.05;
    case "two-guerrillas":
      return -forcesBy(g, space, 0, 0, Math.min(2, guerrillas), 0, 0);
    case "guerrillas":
      return -forcesBy(g, space, 0, 0, Math.min(guerrillas, POPULATION[space] + g.bases[space]), 0, 0);
    case "base": {
      const active = Math.min(2, g.active[space]);
      return bases > 0 ? -forcesBy(g, space, 0, 0, active - 2, -active, 1) : -0.3;
    }
    case "place-base":
      return bases > 0 ? -forcesBy(g, space, 0, 0, 0, 0, 1) : -0.3;
    case "hide":
      return -forcesBy(g, space, 0, 0, g.active[space], -g.active[space], 0);
    default:
      return 0;
  }
}

/** What Rally would gain here, by the best way and without its price. */
export function rallyGain(g: Malaya, space: Space): number {
  if (!canRally(g, space)) return 0;
  let most = rallyWay(g, space, g.bases[space] > 0 ? "guerrillas" : "guerrilla");
  if (g.bases[space] < 2 && g.underground[space] + g.active[space] > 1)
    most = Math.max(most, rallyWay(g, space, "base"));
  if (g.bases[space] > 0 && g.active[space] > 0) most = Math.max(most, rallyWay(g, space, "hide"));
  return most;
}

/** What Agitate would gain here, its price paid (3.3.1, 6.3.2). */
export function agitateGain(g: Malaya, space: Space): number {
  const cost = g.terror[space] + 1;
  if (!isPopulated(space) || g.attitude[space] < 0 || cost > g.resources.mcp) return 0;
  return -markersTo(g, space, g.attitude[space] - 1, 0, g.villages[space]) - cost * outlook.mcp;
}

const agitated = gainsOf();

function weighRally(g: Malaya, gains: Gains): Gains {
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    const gain = rallyGain(g, space);
    gains[space] = gain === 0 ? 0 : gain - outlook.mcp;
    agitated[space] =
      gain !== 0 && g.bases[space] > 0 && g.control[space] === MCP_CONTROL ? agitateGain(g, space) : 0;
  }
  return gains;
}

// 3.3.2 March

/** What it costs when so many leave: Active ones, or those Underground. */
const MOST = 3;
const WIDTH = MOST + 1;
const activeOut = new Float64Array(ALL_SPACES.length * WIDTH);
const hiddenOut = new Float64Array(ALL_SPACES.length * WIDTH);
const FROM_NOWHERE = -9;

function weighLeaving(g: Malaya, stay: SpaceSet): void {
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    const stays = has(stay, space);
    const active = stays ? 0 : g.active[space];
    const hidden = stays ? 0 : g.underground[space];
    for (let count = 1; count <= MOST; count++) {
      activeOut[i * WIDTH + count] = count > active ? FROM_NOWHERE : -forcesBy(g, space, 0, 0, 0, -count, 0);
      hiddenOut[i * WIDTH + count] = count > hidden ? FROM_NOWHERE : -forcesBy(g, space, 0, 0, -count, 0, 0);
    }
  }
}

/** The cheapest neighbour for so many to come from. */
function cheapest(out: Float64Array, count: number, around: readonly Space[]): number {
  let most = FROM_NOWHERE;
  for (let n = 0; n < around.length; n++) most = Math.max(most, out[around[n] * WIDTH + count]);
  return most;
}

/** What so many would gain by arriving: large groups are seen in Economic Centers and at Support. */
export function arrivalGain(g: Malaya, to: Space, count: number, underground: boolean): number {
  const seen = (isEconomicCenter(to) || g.attitude[to] > 0) && count + g.troops[to] + g.police[to] > 3;
  return underground && !seen ? -forcesBy(g, to, 0, 0, count, 0, 0) : -forcesBy(g, to, 0, 0, 0, count, 0);
}

function weighMarch(g: Malaya, gains: Gains, stay: SpaceSet): Gains {
  weighLeaving(g, stay);
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const to = ALL_SPACES[i];
    const around = NEIGHBOURS[to];
    let most = -1;
    for (let count = 1; count <= MOST; count++) {
      const hidden = cheapest(hiddenOut, count, around);
      if (hidden > FROM_NOWHERE) most = Math.max(most, hidden + arrivalGain(g, to, count, true));
      const active = cheapest(activeOut, count, around);
      if (active > FROM_NOWHERE) most = Math.max(most, active + arrivalGain(g, to, count, false));
    }
    gains[to] = most - (isEconomicCenter(to) ? 0 : outlook.mcp);
  }
  return gains;
}

// 3.3.3 Attack, 4.3.3 Ambush

/** What it gains when so many cubes fall, and these Guerrillas have shown themselves. */
function fallenGain(g: Malaya, space: Space, most: number, shown: number): number {
  const cubes = Math.min(most, g.troops[space] + g.police[space]);
  const police = outlook.hunted ? Math.max(0, cubes - g.troops[space]) : Math.min(cubes, g.police[space]);
  const troops = cubes - police;
  const lost = troops > 0 && hasCapability(g, 8, "unshaded") ? troops : 0;
  return (
    (troops > 0 ? 1 : 0) -
    forcesBy(g, space, -troops, -police, -shown, Math.max(-g.active[space], shown - lost), 0)
  );
}

function attackGain(g: Malaya, space: Space): number {
  const guerrillas = g.underground[space] + g.active[space];
  if (guerrillas === 0 || g.troops[space] + g.police[space] === 0) return 0;
  const shown = g.underground[space];
  const chance = Math.min(1, guerrillas / 6);
  return chance * fallenGain(g, space, 2, shown) - (1 - chance) * forcesBy(g, space, 0, 0, -shown, shown, 0);
}

export const ambushGain = (g: Malaya, space: Space): number =>
  g.underground[space] > 0 && g.troops[space] + g.police[space] > 0
    ? fallenGain(g, space, outlook.hunted ? 2 : 1, 1)
    : 0;

function weighAttack(g: Malaya, gains: Gains): Gains {
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const gain = attackGain(g, ALL_SPACES[i]);
    gains[i] = gain === 0 ? 0 : gain - outlook.mcp;
  }
  return gains;
}

// 3.3.4 Terror

function terrorGain(g: Malaya, space: Space): number {
  if (space === THAILAND || g.underground[space] === 0) return 0;
  const attitude = isPopulated(space) ? Math.max(-1, g.attitude[space] - 1) : 0;
  const police = g.police[space] > 0 && hasCapability(g, 27, "shaded") ? 1 : 0;
  return (
    ground(g, space) -
    worth(
      space,
      g.troops[space],
      g.police[space] - police,
      g.underground[space] - 1,
      g.active[space] + 1,
      g.bases[space],
      attitude,
      Math.max(1, g.terror[space]),
      g.villages[space],
    )
  );
}

function weighTerror(g: Malaya, gains: Gains): Gains {
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    const gain = terrorGain(g, space);
    gains[i] = gain === 0 || isEconomicCenter(space) ? gain : gain - outlook.mcp;
  }
  return gains;
}

// 4.3 Special Activities

export type McpSpecial = "extort" | "intimidate";

/** 4.3.1 Extort: a Guerrilla shows himself for a Resource. */
function extortGain(g: Malaya, space: Space): number {
  if (g.underground[space] === 0 || g.villages[space] > 0 || g.resources.mcp >= 20) return 0;
  const gain =
    hasCapability(g, 2, "shaded") && g.control[space] === MCP_CONTROL ? Math.max(1, POPULATION[space]) : 1;
  return gain * outlook.mcp - forcesBy(g, space, 0, 0, -1, 1, 0);
}

/** 4.3.2 Intimidate, by the way that is asked for. */
export function intimidateWay(g: Malaya, space: Space, way: Alternative): number {
  if (way === "police") return -forcesBy(g, space, 0, -1, 0, 0, 0);
  return -markersTo(g, space, Math.min(0, g.attitude[space]), g.terror[space], 0);
}

function intimidateGain(g: Malaya, space: Space): number {
  if (g.underground[space] === 0) return 0;
  let most = 0;
  if (g.police[space] > 0) most = intimidateWay(g, space, "police");
  const outnumbered = g.underground[space] + g.active[space] > g.troops[space] + g.police[space];
  if (outnumbered && (g.villages[space] > 0 || g.attitude[space] > 0))
    most = Math.max(most, intimidateWay(g, space, "village-and-support"));
  return hasCapability(g, 27, "unshaded") ? most - forcesBy(g, space, 0, 0, -1, 1, 0) : most;
}

export function weighMcpSpecial(g: Malaya, special: SpecialKind, gains: Gains): Gains {
  const gain = special === "extort" ? extortGain : intimidateGain;
  for (let i = 0; i < ALL_SPACES.length; i++) gains[i] = gain(g, ALL_SPACES[i]);
  return gains;
}

const ofSpecial = gainsOf();
const SPECIAL_BITS = { extort: 8, intimidate: 16 } as const;
const specialWorth = { extort: 0, intimidate: 0 };

/** What a Special Activity is worth where the board stands as it does. */
export function mcpSpecial(g: Malaya, special: McpSpecial): number {
  if ((outlook.specials & SPECIAL_BITS[special]) === 0) {
    outlook.specials |= SPECIAL_BITS[special];
    const most = special === "intimidate" && hasCapability(g, 27, "unshaded") ? 1 : 2;
    specialWorth[special] = best(weighMcpSpecial(g, special, ofSpecial), most);
  }
  return specialWorth[special];
}

// The whole

/** Nobody leaves the spaces of `stay`: those who have just come there do not move again. */
export function weighMcp(g: Malaya, kind: OperationKind, gains: Gains, stay: SpaceSet = 0): Gains {
  switch (kind) {
    case "rally":
      return weighRally(g, gains);
    case "march":
      return weighMarch(g, gains, stay);
    case "attack":
      return weighAttack(g, gains);
    default:
      return weighTerror(g, gains);
  }
}

/** Rally space by space: the best place to Agitate is selected for that alone, if need be. */
export function rallyFor(g: Malaya, gains: Gains): Gains {
  weighRally(g, gains);
  withAgitate(g, gains);
  return gains;
}

function withAgitate(g: Malaya, gains: Gains): void {
  const top = bestSpace(agitated);
  if (agitated[top] > 0 && g.resources.mcp > 1) gains[top] += agitated[top];
}

const weighed = gainsOf();

/** What an Operation is worth. */
export function weighMcpOperation(g: Malaya, kind: OperationKind, prospect: Prospect): void {
  weighMcp(g, kind, weighed);
  switch (kind) {
    case "rally": {
      const extort = mcpSpecial(g, "extort");
      const affordable = g.resources.mcp + (extort > 0 ? 2 : 0);
      prospect.full =
        best(weighed, affordable) + best(agitated, 1) + Math.max(extort, mcpSpecial(g, "intimidate"));
      withAgitate(g, weighed);
      prospect.limited = best(weighed, 1);
      break;
    }
    case "march":
      prospect.limited = best(weighed, 1);
      prospect.full = 0.5 * (best(weighed, 2) + best(weighed, 2 + g.resources.mcp)) + mcpSpecial(g, "extort");
      break;
    case "attack": {
      prospect.limited = best(weighed, 1);
      let ambush = 0;
      for (let i = 0; i < ALL_SPACES.length; i++)
        ambush = Math.max(ambush, ambushGain(g, ALL_SPACES[i]) - outlook.mcp - Math.max(0, weighed[i]));
      prospect.full = best(weighed, g.resources.mcp) + ambush;
      break;
    }
    default:
      prospect.limited = best(weighed, 1);
      prospect.full =
        best(weighed, 2 + g.resources.mcp) + Math.max(mcpSpecial(g, "extort"), mcpSpecial(g, "intimidate"));
  }
}
