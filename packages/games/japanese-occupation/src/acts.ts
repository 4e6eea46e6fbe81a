import { bareNeed, forcesOnMap, onTrack, type Trial } from "@sandtable/coin";
import type { Choice, Play } from "@sandtable/engine";
import {
  ALL_SPACES,
  chart,
  has,
  idOf,
  PROVINCES,
  type Railway,
  railwayId,
  type Space,
  type SpaceSet,
} from "./board.ts";
import {
  attempt,
  DONE,
  decide,
  GUERRILLAS_OUT,
  type GuerrillasOut,
  type OccupationNames,
  PIECE_AT,
  type PieceAt,
  table,
} from "./choices.ts";
import type { OccupationEvent, RollCause, RollModifier } from "./log.ts";
import {
  ACTIVE,
  BANDS,
  type Band,
  britishIn,
  cubesIn,
  type Faction,
  type Guerrilla,
  type Occupation,
  ownerOf,
  PIECES_OF,
  SUPPLY,
  UNDERGROUND,
  villagesOnMap,
} from "./state.ts";
import type { Asked } from "./words/vocabulary.ts";

/** What hands do at the table: each act changes the state and tells the log. */

export const tell = (g: Occupation, event: OccupationEvent): void => g.log?.(event);

// Forces (1.4), and the markers that stand on the map like them (1.8, 1.9, 1.10)

export const { placeAvailable, removeForce, moveForce, canPlace, placeForces } = forcesOnMap<
  Occupation,
  OccupationNames
>(table, { chart, piecesOf: PIECES_OF, ownerOf, takesFromMap: true });

/** Flip Underground Guerrillas of a kind Active (1.4.3). */
export function activate(g: Occupation, rule: string, band: Band, count: number, space: Space): void {
  if (count === 0) return;
  g[UNDERGROUND[band]][space] -= count;
  g[ACTIVE[band]][space] += count;
  if (g.log) tell(g, { kind: "activate", rule, band, count, space: idOf(space) });
}

/** Flip all Guerrillas Underground. */
export function hideAll(g: Occupation, rule: string): void {
  for (const space of ALL_SPACES) {
    for (const band of BANDS) {
      const count = g[ACTIVE[band]][space];
      if (count === 0) continue;
      g[UNDERGROUND[band]][space] += count;
      g[ACTIVE[band]][space] = 0;
      if (g.log) tell(g, { kind: "hide", rule, band, count, space: idOf(space) });
    }
  }
}

/** One of these Guerrillas of a space, as the chooser likes; one of them must be there. */
export function* pickGuerrilla(
  g: Occupation,
  by: Faction,
  rule: string,
  pieces: readonly Guerrilla[],
  space: Space,
): Play<Guerrilla> {
  const options: Choice<PieceAt>[] = [];
  for (const piece of pieces) if (g[piece][space] > 0) options.push(PIECE_AT[piece][space]);
  const picked =
    options.length === 1
      ? options[0].value
      : ((yield decide(by, rule, { kind: "which-hider", space: idOf(space) }, options)).value as PieceAt);
  return picked.piece as Guerrilla;
}

/**
 * The British may place up to so many Guerrillas of these kinds in a space, from the map if a kind has run out (1.4.1):
 * all that are not Underground there already.
 */
export function* raiseGuerrillas(
  g: Occupation,
  rule: string,
  about: (left: number) => Asked,
  bands: readonly Band[],
  most: number,
  space: Space,
): Play {
  for (let left = most; left > 0; ) {
    const options: Choice[] = [];
    for (const band of bands) {
      const others = SUPPLY[band] - g[UNDERGROUND[band]][space];
      for (let count = Math.min(left, others); count > 0; count--)
        options.push(GUERRILLAS_OUT[band][count - 1]);
    }
    if (options.length === 0) return;
    options.push(DONE);
    const picked = (yield decide("british", rule, about(left), options)).value as GuerrillasOut | "done";
    if (picked === "done") return;
    const placed: number = yield* placeForces(
      g,
      "british",
      rule,
      picked.band,
      space,
      picked.count,
      picked.count,
    );
    if (placed < picked.count) return;
    left -= placed;
  }
}

/** 1.10 A Jungle Camp for a Province that has none: with none Available another must be taken from the map. */
export function* placeCamp(g: Occupation, by: Faction, rule: string, space: Space, kept: SpaceSet): Play {
  if (g.available.camps > 0) {
    placeAvailable(g, rule, "camps", 1, space);
    return;
  }
  const options: Choice<PieceAt>[] = [];
  for (const from of PROVINCES)
    if (from !== space && !has(kept, from) && g.camps[from] > 0) options.push(PIECE_AT.camps[from]);
  const taken = (yield decide(by, "1.10", { kind: "camp-from", space: idOf(space) }, options))
    .value as PieceAt;
  moveForce(g, "1.10", "camps", 1, taken.space, space);
}

// Markers

/** 1.6 Add or remove an Opposition marker. */
export function setOpposition(g: Occupation, rule: string, space: Space, to: 0 | 1): void {
  if (g.opposition[space] === to) return;
  g.opposition[space] = to;
  if (g.log) tell(g, { kind: "opposition", rule, space: idOf(space), change: to === 1 ? 1 : -1 });
}

/** 1.12 Terror in spaces. */
export function changeTerror(g: Occupation, rule: string, space: Space, change: number): void {
  if (change === 0) return;
  g.terror[space] += change;
  if (g.log) tell(g, { kind: "terror", rule, space: idOf(space), change });
}

/** 1.12 Sabotage on Railways. */
export function changeSabotage(g: Occupation, rule: string, line: Railway, change: number): void {
  g.sabotage[line] += change;
  if (g.log) tell(g, { kind: "sabotage", rule, railway: railwayId(line), change });
}

export function placeVillage(g: Occupation, rule: string, space: Space): void {
  g.villages[space] = 1;
  g.available.villages--;
  if (g.log) tell(g, { kind: "village", rule, space: idOf(space), change: 1 });
}

// Tracks

/** 1.13 Resistance, from 0 to 20. */
export function changeResistance(g: Occupation, rule: string, change: number): void {
  const from = g.resistance;
  const to = onTrack(from + change);
  if (from === to) return;
  g.resistance = to;
  if (g.log) tell(g, { kind: "resistance", rule, from, to });
}

/** 1.7 Japanese Resources, from 0 to 20. */
export function changeResources(g: Occupation, rule: string, change: number): void {
  const from = g.resources;
  const to = onTrack(from + change);
  if (from === to) return;
  g.resources = to;
  if (g.log) tell(g, { kind: "resources", rule, from, to });
}

/** Roll a die that must come up to a number. */
export function* rollFor(
  g: Occupation,
  rule: string,
  cause: RollCause,
  space: Space,
  trial: Trial<RollModifier>,
): Play<boolean> {
  const about: Asked = { kind: "roll", cause, space: idOf(space), needed: bareNeed(trial) };
  const rolled = yield* attempt(rule, about, trial);
  if (g.log) tell(g, { kind: "roll", rule, cause, ...rolled, space: idOf(space) });
  return rolled.success;
}

/** The end of a step: New Villages go where British forces are and no cubes (1.15). */
export function settle(g: Occupation): void {
  g.unsettled = false;
  if (villagesOnMap(g) === 0) return;
  for (const space of PROVINCES) {
    if (g.villages[space] === 0 || cubesIn(g, space) > 0 || britishIn(g, space) === 0) continue;
    g.villages[space] = 0;
    g.available.villages++;
    if (g.log) tell(g, { kind: "village", rule: "1.15", space: idOf(space), change: -1 });
  }
}
