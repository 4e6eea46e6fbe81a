import type { Choice, Play } from "@sandtable/engine";
import {
  canHoldCache,
  changeSabotage,
  changeTerror,
  changeWill,
  drawChits,
  heldChits,
  hide,
  moveForce,
  placeAvailable,
  release,
  removeCurfew,
  removeForce,
  returnChit,
  settle,
  tell,
} from "./acts.ts";
import {
  ALL_SPACES,
  CITIES,
  DISTRICTS,
  idOf,
  isCity,
  isRailway,
  RAILWAYS,
  type Space,
  zeroes,
} from "./board.ts";
import {
  bar,
  DONE,
  decide,
  maySpace,
  NONE,
  PIECE_AT,
  type PieceAt,
  pickAlternative,
  pickCount,
  SPACE,
} from "./choices.ts";
import { barToRob, mayRob } from "./operations/irgun.ts";
import {
  arms,
  discardedOf,
  type ForecastView,
  informs,
  releasedFrom,
  SABOTAGE_COST,
  TERROR_COST,
  type WillView,
} from "./shape.ts";
import {
  type ChitValue,
  cellsIn,
  chitsHeld,
  cubesIn,
  hasCapability,
  hasCurfew,
  type Palestine,
} from "./state.ts";

/** 6.0 The Propaganda Round, phase by phase. */

/** 6.1 The net change of Political Will if the Propaganda Round came now. */
export function forecastWill(g: Palestine): WillView {
  let districts = 0;
  let cities = 0;
  let terror = 0;
  let clearCities = 0;
  for (const district of DISTRICTS) districts += SABOTAGE_COST.district * g.sabotage[district];
  for (const city of CITIES) {
    cities += SABOTAGE_COST.city * g.sabotage[city];
    terror += TERROR_COST * g.terror[city];
    if (g.sabotage[city] + g.terror[city] === 0) clearCities++;
  }
  const sabotaged = RAILWAYS.filter((railway) => g.sabotage[railway] > 0).length;
  const railways = SABOTAGE_COST.railway * sabotaged;
  const clearRailways = sabotaged === 0 ? 2 : 0;
  const net = clearRailways + clearCities - districts - cities - terror - railways;
  return { districts, cities, terror, railways, clearRailways, clearCities, net };
}

/** 6.0 The same, and what the later phases would let the Irgun do or cost them. */
export const forecastPropaganda = (g: Palestine): ForecastView => ({
  ...forecastWill(g),
  rob: ALL_SPACES.filter((space) => barToRob(g, space) === undefined).map(idOf),
  curfews: CITIES.filter((city) => curfewCosts(g, city) || curfewBrings(g, city)).map(idOf),
});

/** 6.1 Political Will: one net change. */
export function politicalWillPhase(g: Palestine): void {
  if (g.log) tell(g, { kind: "phase", rule: "6.1", phase: "will" });
  const forecast = forecastWill(g);
  if (g.log) tell(g, { kind: "forecast", rule: "6.1", ...forecast });
  changeWill(g, "6.1", forecast.net);
}

/** 6.2.1 Expropriations. */
export function* expropriations(g: Palestine): Play {
  if (g.log) tell(g, { kind: "phase", rule: "6.2", phase: "resources" });
  yield* mayRob(g, "6.2.1");
}

/** 6.2.2 Without Intel Chits the British draw one; of those they have they discard half, rounded down. */
export function* britishIntel(g: Palestine): Play {
  const held = chitsHeld(g);
  if (held === 0) return yield* drawChits(g, "6.2.2", 1);
  for (let left = discardedOf(held); left > 0; left--) {
    const value = (yield decide("british", "6.2.2", { kind: "discard-chit", left }, heldChits(g)))
      .value as ChitValue;
    returnChit(g, "6.2.2", value, "discard-chit");
  }
}

const NO_CELL_HERE = bar("6.2.3", { key: "why.no-cells" });
const NO_ROOM = bar("1.4.2", { key: "why.no-room-for-cache" });

/** 6.2.3 At 0 the Haganah tell the British something (6.5.4), at 4 they arm the Irgun. */
export function* haganahCooperation(g: Palestine): Play {
  if (informs(g.haganah)) yield* drawChits(g, "6.2.3", 1);
  if (!arms(g.haganah) || g.available.caches === 0) return;
  const space = yield* maySpace("irgun", "6.2.3", { kind: "haganah-cache" }, (candidate) =>
    canHoldCache(g, candidate) ? (cellsIn(g, candidate) > 0 ? undefined : NO_CELL_HERE) : NO_ROOM,
  );
  if (space === undefined) return;
  placeAvailable(g, "6.2.3", "caches", 1, space);
  settle(g);
}

/** 6.3.1 Police to Railways and to spaces with British pieces, then Troops to Cities and Railways. */
export function* britishRedeploy(g: Palestine): Play {
  if (g.log) tell(g, { kind: "phase", rule: "6.3", phase: "redeploy" });
  yield* redeploy(g, "police", (to) => isRailway(to) || cubesIn(g, to) > 0);
  settle(g);
  yield* redeploy(g, "troops", (to) => isRailway(to) || isCity(to));
  settle(g);
}

/** Group by group, and nobody twice. */
function* redeploy(g: Palestine, force: "troops" | "police", fits: (to: Space) => boolean): Play {
  const arrived = zeroes();
  for (;;) {
    const origins: Choice[] = [];
    for (const space of ALL_SPACES)
      if (g[force][space] > arrived[space] && ALL_SPACES.some((to) => to !== space && fits(to)))
        origins.push(PIECE_AT[force][space]);
    if (origins.length === 0) return;
    origins.push(DONE);
    const picked = (yield decide("british", "6.3.1", { kind: "redeploy-from", force }, origins)).value as
      | PieceAt
      | "done";
    if (picked === "done") return;
    const from = picked.space;
    const to = (yield decide(
      "british",
      "6.3.1",
      { kind: "redeploy-to", force, space: idOf(from) },
      ALL_SPACES.filter((space) => space !== from && fits(space)).map((space) => SPACE[space]),
    )).value as Space;
    const count = yield* pickCount(
      "british",
      "6.3.1",
      { kind: "count", piece: force, from: idOf(from), to: idOf(to) },
      1,
      g[force][from] - arrived[from],
    );
    moveForce(g, "6.3.1", force, count, from, to);
    arrived[to] += count;
  }
}

/** 6.3.2 One Cell to each City without a Curfew, as it is; then one Arms Cache to where a Cell is. */
export function* irgunRedeploy(g: Palestine): Play {
  const arrived = { underground: zeroes(), active: zeroes() };
  for (const city of CITIES) {
    if (hasCurfew(g, city)) continue;
    const choices: Choice[] = [];
    for (const space of ALL_SPACES) {
      if (space === city) continue;
      for (const piece of ["underground", "active"] as const)
        if (g[piece][space] > arrived[piece][space]) choices.push(PIECE_AT[piece][space]);
    }
    if (choices.length === 0) continue;
    choices.push(NONE);
    const picked = (yield decide("irgun", "6.3.2", { kind: "cell-to", space: idOf(city) }, choices)).value as
      | PieceAt
      | "none";
    if (picked === "none") continue;
    moveForce(g, "6.3.2", picked.piece, 1, picked.space, city);
    arrived[picked.piece as "underground" | "active"][city]++;
  }
  yield* redeployCache(g);
  settle(g);
}

function* redeployCache(g: Palestine): Play {
  const havens = (from: Space): Space[] =>
    ALL_SPACES.filter((to) => to !== from && cellsIn(g, to) > 0 && canHoldCache(g, to));
  const choices: Choice[] = [];
  for (const from of ALL_SPACES)
    if (g.caches[from] > 0 && havens(from).length > 0) choices.push(PIECE_AT.caches[from]);
  if (choices.length === 0) return;
  choices.push(NONE);
  const picked = (yield decide("irgun", "6.3.2", { kind: "cache-from" }, choices)).value as PieceAt | "none";
  if (picked === "none") return;
  const to = (yield decide(
    "irgun",
    "6.3.2",
    { kind: "cache-to", space: idOf(picked.space) },
    havens(picked.space).map((space) => SPACE[space]),
  )).value as Space;
  moveForce(g, "6.3.2", "caches", 1, picked.space, to);
}

/** 6.4 Reset: markers off, half of Prison free, Cells Underground, the Irgun 1st Eligible. */
export function* resetPhase(g: Palestine): Play {
  if (g.log) tell(g, { kind: "phase", rule: "6.4", phase: "reset" });
  yield* curfewsAtReset(g);
  for (const space of ALL_SPACES) {
    if (hasCurfew(g, space)) removeCurfew(g, "6.4", space);
    changeSabotage(g, "6.4", space, -g.sabotage[space]);
    changeTerror(g, "6.4", space, -g.terror[space]);
    hide(g, "6.4", space);
  }
  release(g, "6.4", releasedFrom(g.prison));
  g.firstEligible = "irgun";
}

const curfewCosts = (g: Palestine, city: Space): boolean =>
  hasCurfew(g, city) && hasCapability(g, 29, "unshaded") && cellsIn(g, city) > 0;
const curfewBrings = (g: Palestine, city: Space): boolean =>
  hasCurfew(g, city) && hasCapability(g, 29, "shaded") && g.available.cells > 0;

/** P29 First of all, a Cell goes from each space with a Curfew, or may come to it. */
function* curfewsAtReset(g: Palestine): Play {
  for (const city of CITIES) {
    if (curfewCosts(g, city)) removeForce(g, "P29", g.active[city] > 0 ? "active" : "underground", 1, city);
    if (curfewBrings(g, city)) {
      const comes = yield* pickAlternative("irgun", "P29", { kind: "curfew-cell", space: idOf(city) }, [
        "yes",
        "no",
      ]);
      if (comes === "yes") placeAvailable(g, "P29", "cells", 1, city);
    }
  }
  settle(g);
}
