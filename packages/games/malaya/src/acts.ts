import { onTrack } from "@sandtable/coin";
import type { Choice, Play } from "@sandtable/engine";
import { ALL_SPACES, CONTROLLABLE, idOf, isEconomicCenter, POPULATION, type Space } from "./board.ts";
import { decide, NONE, pickCount, STANDING, type Standing } from "./choices.ts";
import type { MalayaEvent } from "./log.ts";
import {
  type Attitude,
  BRITISH_CONTROL,
  type Control,
  type Faction,
  type Force,
  forceOf,
  type Malaya,
  MCP_CONTROL,
  OPPOSITION,
  ownerOf,
  type Piece,
  SUPPORT,
  UNCONTROLLED,
} from "./state.ts";

/** What hands do at the table: each act changes the state and tells the log. Nothing here decides anything. */

export const tell = (g: Malaya, event: MalayaEvent): void => g.log?.(event);

// Forces (1.4)

/** Out of the Available box; Guerrillas arrive Underground (1.4.3). */
export function placeAvailable(g: Malaya, rule: string, force: Force, count: number, space: Space): void {
  if (count === 0) return;
  const piece: Piece = force === "guerrillas" ? "underground" : force;
  g.unsettled = true;
  g.available[force] -= count;
  g[piece][space] += count;
  if (g.log) tell(g, { kind: "place", rule, piece, count, space: idOf(space), from: "available" });
}

/** Taken from elsewhere on the map because none is Available (1.4.1). */
function placeFromMap(g: Malaya, rule: string, taken: Standing, space: Space): void {
  const force = forceOf(taken.piece);
  const piece: Piece = force === "guerrillas" ? "underground" : force;
  g.unsettled = true;
  g[taken.piece][taken.space]--;
  g[piece][space]++;
  if (g.log) tell(g, { kind: "place", rule, piece, count: 1, space: idOf(space), from: idOf(taken.space) });
}

export function removeForce(g: Malaya, rule: string, piece: Piece, count: number, space: Space): void {
  if (count === 0) return;
  g.unsettled = true;
  g[piece][space] -= count;
  g.available[forceOf(piece)] += count;
  if (g.log) tell(g, { kind: "remove", rule, piece, count, space: idOf(space) });
}

export function moveForce(
  g: Malaya,
  rule: string,
  piece: Piece,
  count: number,
  from: Space,
  to: Space,
): void {
  if (count === 0) return;
  g.unsettled = true;
  g[piece][from] -= count;
  g[piece][to] += count;
  if (g.log) tell(g, { kind: "move", rule, piece, count, from: idOf(from), to: idOf(to) });
}

/** Flip Underground Guerrillas Active (1.4.3): as many as told, and there are. */
export function activate(g: Malaya, rule: string, most: number, space: Space): void {
  const count = Math.min(most, g.underground[space]);
  if (count === 0) return;
  g.underground[space] -= count;
  g.active[space] += count;
  if (g.log) tell(g, { kind: "activate", rule, count, space: idOf(space) });
}

/** Flip all Guerrillas of a space Underground. */
export function hide(g: Malaya, rule: string, space: Space): void {
  const count = g.active[space];
  if (count === 0) return;
  g.underground[space] += count;
  g.active[space] = 0;
  if (g.log) tell(g, { kind: "hide", rule, count, space: idOf(space) });
}

/** The pieces of a force that could be taken from the map to be placed in a space; none that would not change anything. */
function takeable(g: Malaya, force: Force, target: Space): Choice<Standing>[] {
  const choices: Choice<Standing>[] = [];
  for (const space of ALL_SPACES) {
    if (force !== "guerrillas") {
      if (space !== target && g[force][space] > 0) choices.push(STANDING[force][space]);
    } else {
      if (space !== target && g.underground[space] > 0) choices.push(STANDING.underground[space]);
      if (g.active[space] > 0) choices.push(STANDING.active[space]);
    }
  }
  return choices;
}

/** Can the faction place a piece of this force there at all, from the box or from the map (1.4.1)? */
export const canPlace = (g: Malaya, by: Faction, force: Force, space: Space): boolean =>
  g.available[force] > 0 || (by === ownerOf(force) && takeable(g, force, space).length > 0);

/** 1.4.1 Place one piece from the map because none is Available; the owner may decline. */
export function* takeFromMap(g: Malaya, rule: string, force: Force, space: Space): Play<boolean> {
  const choices: Choice[] = takeable(g, force, space);
  choices.push(NONE);
  const taken = (yield decide(
    ownerOf(force),
    rule,
    { key: "prompt.take", force, space: idOf(space) },
    choices,
  )).value as Standing | "none";
  if (taken === "none") return false;
  placeFromMap(g, rule, taken, space);
  return true;
}

/**
 * 1.4.1 Place up to `most` pieces in a space: from the Available box first; once it is empty the owner may
 * take his own from the map, one by one. No fewer than `least`, as far as the box goes.
 */
export function* placeForces(
  g: Malaya,
  by: Faction,
  rule: string,
  force: Force,
  space: Space,
  least: number,
  most: number,
): Play<number> {
  let placed = 0;
  const boxed = Math.min(most, g.available[force]);
  if (boxed > 0) {
    const prompt = { key: "prompt.place-count", force, space: idOf(space) } as const;
    placed = yield* pickCount(by, rule, prompt, least, boxed);
    placeAvailable(g, rule, force, placed, space);
    if (placed < boxed) return placed;
  }
  while (placed < most && g.available[force] === 0 && by === ownerOf(force)) {
    if (!(yield* takeFromMap(g, rule, force, space))) break;
    placed++;
  }
  return placed;
}

/** One Guerrilla of a space, Underground or Active as the chooser likes. */
export function* pickGuerrilla(
  g: Malaya,
  by: Faction,
  rule: string,
  space: Space,
): Play<"underground" | "active"> {
  if (g.underground[space] === 0) return "active";
  if (g.active[space] === 0) return "underground";
  const choices = [STANDING.underground[space], STANDING.active[space]];
  const picked = (yield decide(by, rule, { key: "prompt.which-guerrilla", space: idOf(space) }, choices))
    .value as Standing;
  return picked.piece as "underground" | "active";
}

// Markers

/** 1.6 Shift one level. Thailand and Economic Centers never shift. */
export function shift(g: Malaya, rule: string, space: Space, toward: Attitude): void {
  const to = Math.max(OPPOSITION, Math.min(SUPPORT, g.attitude[space] + toward)) as Attitude;
  setAttitude(g, rule, space, to);
}

export function setAttitude(g: Malaya, rule: string, space: Space, to: Attitude): void {
  const from = g.attitude[space];
  if (from === to) return;
  g.unsettled = true;
  g.attitude[space] = to;
  if (g.log) tell(g, { kind: "attitude", rule, space: idOf(space), from, to });
}

/** 1.9 Terror in Provinces and Kuala Lumpur, Sabotage in Economic Centers. */
export function changeTerror(g: Malaya, rule: string, space: Space, change: number): void {
  if (change === 0) return;
  g.terror[space] += change;
  if (g.log)
    tell(g, { kind: isEconomicCenter(space) ? "sabotage" : "terror", rule, space: idOf(space), change });
}

export function placeVillage(g: Malaya, rule: string, space: Space): void {
  g.unsettled = true;
  g.villages[space] = 1;
  g.available.villages--;
  if (g.log) tell(g, { kind: "village", rule, space: idOf(space), change: 1 });
}

export function removeVillage(g: Malaya, rule: string, space: Space): void {
  g.villages[space] = 0;
  g.available.villages++;
  if (g.log) tell(g, { kind: "village", rule, space: idOf(space), change: -1 });
}

// Tracks

export function changeResources(g: Malaya, rule: string, faction: Faction, change: number): void {
  const from = g.resources[faction];
  const to = onTrack(from + change);
  if (from === to) return;
  g.resources[faction] = to;
  if (g.log) tell(g, { kind: "resources", rule, seat: faction, from, to });
}

export function changeWill(g: Malaya, rule: string, change: number): void {
  const from = g.politicalWill;
  const to = onTrack(from + change);
  if (from === to) return;
  g.politicalWill = to;
  if (g.log) tell(g, { kind: "will", rule, from, to });
}

/**
 * The end of a step (1.7, 1.10, 1.12; 7.1, 7.2): Control follows the pieces, Political Will follows MCP Control, and New
 * Villages go where they must. What else the step did to Political Will is netted with it.
 */
export function settle(g: Malaya, rule: string, will = 0): void {
  g.unsettled = false;
  let change = will;
  for (let i = 0; i < CONTROLLABLE.length; i++) {
    const space = CONTROLLABLE[i];
    const british = g.troops[space] + g.police[space];
    const mcp = g.underground[space] + g.active[space] + g.bases[space];
    const now: Control = british > mcp ? BRITISH_CONTROL : british < mcp ? MCP_CONTROL : UNCONTROLLED;
    const was = g.control[space];
    if (now !== was) {
      g.control[space] = now;
      if (was === MCP_CONTROL) change += POPULATION[space];
      else if (now === MCP_CONTROL) change -= POPULATION[space];
      if (g.log) tell(g, { kind: "control", rule: "1.7", space: idOf(space), from: was, to: now });
    }
    if (g.villages[space] > 0) {
      if (mcp > 0 ? british === 0 : now === BRITISH_CONTROL && g.attitude[space] === SUPPORT)
        removeVillage(g, "1.12", space);
    }
  }
  if (change !== 0) changeWill(g, rule, change);
}
