import { changeWill, forcesOnMap, hidersOn } from "@sandtable/coin";
import type { Choice, Play } from "@sandtable/engine";
import { ALL_SPACES, CITIES, chart, idOf, isRailway, type Space } from "./board.ts";
import { CHIT, chance, decide, type PalestineNames, PIECE_AT, type PieceAt, table } from "./choices.ts";
import type { PalestineEvent } from "./log.ts";
import {
  CHIT_VALUES,
  CHITS_OF_A_VALUE,
  type ChitValue,
  cubesIn,
  HAGANAH_END,
  hasCapability,
  ownerOf,
  type Palestine,
  PIECES_OF,
  TRACK_CACHES,
  TRACK_CELLS,
} from "./state.ts";

/** What hands do at the table: each act changes the state and tells the log. */

export { changeWill } from "@sandtable/coin";

export const tell = (g: Palestine, event: PalestineEvent): void => g.log?.(event);

// Forces (1.4): pieces are never taken from the map to be placed elsewhere (1.4.1)

export const { placeAvailable, removeForce, moveForce, placeForces } = forcesOnMap<Palestine, PalestineNames>(
  table,
  { chart, piecesOf: PIECES_OF, ownerOf, takesFromMap: false },
);

/** Cells turn Active and go Underground (1.4.3). */
export const { activate, hide } = hidersOn<Palestine, PalestineNames>(table, chart);

/** 1.3.6 Cells removed to Prison. */
export function imprison(
  g: Palestine,
  rule: string,
  piece: "underground" | "active",
  count: number,
  space: Space,
): void {
  if (count === 0) return;
  g[piece][space] -= count;
  g.prison += count;
  if (g.log) tell(g, { kind: "imprison", rule, count, space: idOf(space) });
}

/** 1.3.6 Cells out of Prison, to Available. */
export function release(g: Palestine, rule: string, count: number): void {
  if (count === 0) return;
  g.prison -= count;
  g.available.cells += count;
  if (g.log) tell(g, { kind: "release", rule, count });
}

/** 1.6.2 An Arms Cache that the Irgun give up for something: back to Available, and told once. */
export function giveUpCache(
  g: Palestine,
  rule: string,
  kind: "offensive" | "spend-cache",
  space: Space,
): void {
  g.caches[space]--;
  g.available.caches++;
  if (g.log) tell(g, { kind, rule, space: idOf(space) });
}

// Markers

/** 1.7 */
export function changeSabotage(g: Palestine, rule: string, space: Space, change: number): void {
  if (change === 0) return;
  g.sabotage[space] += change;
  if (g.log) tell(g, { kind: "sabotage", rule, space: idOf(space), change });
}

export function changeTerror(g: Palestine, rule: string, space: Space, change: number): void {
  if (change === 0) return;
  g.terror[space] += change;
  if (g.log) tell(g, { kind: "terror", rule, space: idOf(space), change });
}

/** 1.10 Curfews lie in Cities, one in each at most. */
export function placeCurfew(g: Palestine, rule: string, city: Space): void {
  g.curfew[city] = 1;
  g.available.curfews--;
  g.unsettled = true;
  if (g.log) tell(g, { kind: "curfew", rule, space: idOf(city), change: 1 });
}

export function removeCurfew(g: Palestine, rule: string, city: Space): void {
  g.curfew[city] = 0;
  g.available.curfews++;
  if (g.log) tell(g, { kind: "curfew", rule, space: idOf(city), change: -1 });
}

/** The end of a step: a Curfew goes where no British piece is left (1.10). */
export function settle(g: Palestine, _rule?: string): void {
  g.unsettled = false;
  for (let i = 0; i < CITIES.length; i++) {
    const city = CITIES[i];
    if (g.curfew[city] > 0 && cubesIn(g, city) === 0) removeCurfew(g, "1.10", city);
  }
}

// Political Will (1.8)

/** 5.4 Starred Events cost one Political Will less while Ernest Bevin (P9) stands for Britain, and never give any. */
export const loseStarred = (g: Palestine, card: string, loss: number): void =>
  changeWill(g, card, -Math.max(0, hasCapability(g, 9, "unshaded") ? loss - 1 : loss));

// Intel Chits (1.6.1)

const inBag = (g: Palestine, value: ChitValue): number => CHITS_OF_A_VALUE - g.intel[value];

/** Draw chits at random, as long as the bag has any; both players see them. */
export function* drawChits(g: Palestine, rule: string, count: number): Play {
  for (let i = 0; i < count; i++) {
    const values = CHIT_VALUES.filter((value) => inBag(g, value) > 0);
    if (values.length === 0) return;
    const value = (yield chance(
      rule,
      { kind: "draw-chit" },
      values.map((value) => CHIT[value]),
      values.map((value) => inBag(g, value)),
    )).value as ChitValue;
    g.intel[value]++;
    if (g.log) tell(g, { kind: "draw-chit", rule, value });
  }
}

/** Spent chits and discarded ones go back to the bag. */
export function returnChit(
  g: Palestine,
  rule: string,
  value: ChitValue,
  kind: "spend-chit" | "discard-chit" | "lead",
): void {
  g.intel[value]--;
  if (g.log) tell(g, { kind, rule, value });
}

/** The chits in hand, as choices. */
export function heldChits(g: Palestine, from: readonly Choice[] = CHIT): Choice[] {
  const held: Choice[] = [];
  for (const value of CHIT_VALUES) if (g.intel[value] > 0) held.push(from[value]);
  return held;
}

// The Haganah Track (6.5)

/** 6.5.1 One step to the right: what lies below the value entered goes to Available (6.5.2). */
export function shiftRight(g: Palestine, rule: string): void {
  if (g.haganah === HAGANAH_END) return;
  const to = g.haganah + 1;
  g.haganah = to;
  if (g.log) tell(g, { kind: "haganah", rule, from: to - 1, to });
  const cells = g.storedCells[to];
  const caches = g.storedCaches[to];
  if (cells + caches === 0) return;
  g.storedCells[to] = 0;
  g.storedCaches[to] = 0;
  g.available.cells += cells;
  g.available.caches += caches;
  if (g.log) tell(g, { kind: "from-track", rule: "6.5.2", cells, caches });
}

/** 6.5.1 One step to the left: the places below the value left are filled again (6.5.2). */
export function* shiftLeft(g: Palestine, rule: string): Play {
  if (g.haganah === 0) return;
  const from = g.haganah;
  g.haganah = from - 1;
  if (g.log) tell(g, { kind: "haganah", rule, from, to: from - 1 });
  yield* backToTrack(g, "cells", g.storedCells, from, TRACK_CELLS[from]);
  yield* backToTrack(g, "caches", g.storedCaches, from, TRACK_CACHES[from]);
}

/** 6.5.2 Available first, then the map as the Irgun choose, then Prison; what cannot be had stays open. */
function* backToTrack(
  g: Palestine,
  force: "cells" | "caches",
  stored: number[],
  value: number,
  full: number,
): Play {
  const boxed = Math.min(full - stored[value], g.available[force]);
  g.available[force] -= boxed;
  stored[value] += boxed;
  if (g.log && boxed > 0)
    tell(g, { kind: "to-track", rule: "6.5.2", force, count: boxed, from: "available" });
  while (stored[value] < full) {
    const choices: Choice<PieceAt>[] = [];
    for (const space of ALL_SPACES)
      for (const piece of PIECES_OF[force]) if (g[piece][space] > 0) choices.push(PIECE_AT[piece][space]);
    if (choices.length === 0) break;
    const left = full - stored[value];
    const { piece, space } = (yield decide("irgun", "6.5.2", { kind: "back-to-track", force, left }, choices))
      .value as PieceAt;
    g[piece][space]--;
    stored[value]++;
    if (g.log) tell(g, { kind: "to-track", rule: "6.5.2", force, count: 1, from: idOf(space) });
  }
  const jailed = force === "cells" ? Math.min(full - stored[value], g.prison) : 0;
  g.prison -= jailed;
  stored[value] += jailed;
  if (g.log && jailed > 0) tell(g, { kind: "to-track", rule: "6.5.2", force, count: jailed, from: "prison" });
}

/** Arms Caches may not be placed on Railways, nor where two are (1.4.2, 1.6.2). */
export const canHoldCache = (g: Palestine, space: Space): boolean => !isRailway(space) && g.caches[space] < 2;
