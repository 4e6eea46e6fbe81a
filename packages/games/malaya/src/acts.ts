import { changeWill, forcesOnMap, hidersOn, onTrack } from "@sandtable/coin";
import { CONTROLLABLE, chart, idOf, isEconomicCenter, POPULATION, type Space } from "./board.ts";
import { type MalayaNames, table } from "./choices.ts";
import type { MalayaEvent } from "./log.ts";
import {
  type Attitude,
  BRITISH_CONTROL,
  type Control,
  type Faction,
  type Malaya,
  MCP_CONTROL,
  OPPOSITION,
  ownerOf,
  PIECES_OF,
  SUPPORT,
  UNCONTROLLED,
} from "./state.ts";

/** What hands do at the table: each act changes the state and tells the log. Nothing here decides anything. */

export { changeWill } from "@sandtable/coin";

export const tell = (g: Malaya, event: MalayaEvent): void => g.log?.(event);

// Forces (1.4)

export const { placeAvailable, removeForce, moveForce, canPlace, takeFromMap, placeForces } = forcesOnMap<
  Malaya,
  MalayaNames
>(table, { chart, piecesOf: PIECES_OF, ownerOf, takesFromMap: true });

/** Guerrillas turn Active and go Underground (1.4.3). */
export const { activate, hide, pickHider: pickGuerrilla } = hidersOn<Malaya, MalayaNames>(table, chart);

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
