import { numberOf } from "@sandtable/coin";
import type { Choice, Rule } from "@sandtable/engine";
import {
  ALL_SPACES,
  CITIES,
  chart,
  isCity,
  isDistrict,
  isRailway,
  NEIGHBOURS,
  RAILWAYS,
  type Space,
} from "../board.ts";
import type { PieceAt } from "../choices.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import { hasCapability, type Palestine } from "../state.ts";
import type { TurnAsked } from "../words/vocabulary.ts";
import { soften, sumOfBest, sums } from "./pick.ts";
import { THUMB } from "./thumb.ts";
import {
  activeWorth,
  cachesOnMap,
  cacheWorth,
  cellsAround,
  chitWorth,
  drawWorth,
  future,
  goneWorth,
  hiddenWorth,
  policeWorth,
  policeWorthNext,
  stepLeft,
  troopWorth,
} from "./worth.ts";

// What the Operations promise (3.2), in so many spaces

/** 3.2.1 One more Police. */
const deployIn = (g: Palestine, space: Space): number => policeWorth(g, space, g.police[space] + 1);

function deployPromise(g: Palestine, spaces: number): number {
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    const irgun = g.underground[space] + g.active[space] + g.caches[space];
    sums[i] = !isRailway(space) && g.troops[space] > irgun ? deployIn(g, space) + THUMB.police : 0;
  }
  return sumOfBest(Math.min(spaces, g.available.police)) + THUMB.troopMove * bestTroopMove(g);
}

/** 3.2.1 The Troops' move to one space: what up to four of them would find there. */
function troopMoveTo(g: Palestine, to: Space): number {
  let worth = 0;
  for (let nth = 1; nth <= 4; nth++)
    worth += Math.max(0, troopWorth(g, to, g.troops[to] + nth) - THUMB.idleTroop);
  return worth;
}

function bestTroopMove(g: Palestine): number {
  let best = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) best = Math.max(best, troopMoveTo(g, ALL_SPACES[i]));
  return best;
}

const points = (g: Palestine): number => g.intel[1] + 2 * g.intel[2];

/** 3.2.2 What the Police of a space and so many more could arrest. */
function arrestIn(g: Palestine, space: Space, police: number): number {
  const shown = Math.min(g.active[space], police);
  const bought = Math.min(g.underground[space], police - shown, points(g));
  let worth = shown * goneWorth(g, space, false, THUMB.prison);
  if (bought > 0) worth += bought * (goneWorth(g, space, true, THUMB.prison) - chitWorth(g, 1));
  return worth;
}

function policeOnMap(g: Palestine): number {
  let police = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) police += g.police[i];
  return police;
}

function patrolPromise(g: Palestine, spaces: number): number {
  const free = Math.min(2, policeOnMap(g));
  let best = 0;
  let guard = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    if (g.underground[space] + g.active[space] === 0) continue;
    const worth = arrestIn(g, space, Math.min(g.police[space] + free, policeOnMap(g)));
    if (worth > best) best = worth;
    if (!isDistrict(space)) guard++;
  }
  return best + 0.1 * Math.min(guard, spaces - 1);
}

/** 3.2.3 How many cubes show a Cell. */
const perCell = (g: Palestine, space: Space): number =>
  isCity(space) ? (hasCapability(g, 17, "shaded") ? 4 : 3) : 2;

/** What a Search by so many cubes does: Cells are shown, and in a City a Curfew comes (1.10). */
function searchBy(g: Palestine, space: Space, cubes: number): number {
  const hidden = g.underground[space];
  const shown = Math.min(hidden, Math.floor(cubes / perCell(g, space)));
  let worth = 0;
  if (shown > 0) {
    worth = shown * (hiddenWorth(g, space) - activeWorth(g, space) + THUMB.shown) * future(g);
    if (g.active[space] + shown === hidden + g.active[space] && g.caches[space] > 0) worth += THUMB.laidOpen;
  }
  if (isCity(space) && g.curfew[space] === 0)
    worth += THUMB.curfew - THUMB.propaganda * (hidden + g.active[space] > 0 ? 1 : 0.5);
  return worth;
}

/** Troops next door that nothing keeps where they are. */
function helpers(g: Palestine, space: Space): number {
  let troops = 0;
  const near = NEIGHBOURS[space];
  for (let i = 0; i < near.length; i++) {
    const from = near[i];
    if (g.troops[from] > 0 && !isCity(from) && g.caches[from] + g.active[from] === 0)
      troops += g.troops[from];
  }
  return troops;
}

const searchIn = (g: Palestine, space: Space): number =>
  searchBy(g, space, g.troops[space] + g.police[space] + Math.min(4, helpers(g, space)));

function searchPromise(g: Palestine, spaces: number, special: boolean): number {
  let detention = 0;
  for (let i = 0; i < CITIES.length; i++) {
    const city = CITIES[i];
    if (special && g.troops[city] + helpers(g, city) >= 3)
      detention = Math.max(detention, detentionWorth(g, city));
  }
  for (let i = 0; i < ALL_SPACES.length; i++) sums[i] = searchIn(g, ALL_SPACES[i]);
  return sumOfBest(spaces) + Math.max(detention - THUMB.detentionCurfew, special ? negotiateWorth(g) : 0);
}

/** 3.2.4 Cells go by turns to Available and to Prison, then the Caches: a point of Political Will and a chit each. */
export function assaultIn(g: Palestine, space: Space): number {
  let hits = hasCapability(g, 18, "unshaded") ? g.troops[space] : g.troops[space] >> 1;
  if (hits === 0) return 0;
  const shown = Math.min(g.active[space], hits);
  const each = (THUMB.prison + THUMB.removed) / 2;
  let worth = shown * goneWorth(g, space, false, shown > 1 ? each : THUMB.removed);
  hits -= shown;
  const hidden = g.underground[space];
  const bought = Math.min(hidden, hits, points(g));
  if (bought > 0 && (bought === hidden || g.caches[space] === 0))
    worth += bought * (goneWorth(g, space, true, each) - chitWorth(g, 1));
  hits -= bought;
  if (bought < hidden || shown < g.active[space]) return worth;
  return worth + Math.min(hits, g.caches[space]) * captureWorth(g);
}

/** An Arms Cache taken by Assault (3.2.4, P25). */
const captureWorth = (g: Palestine): number =>
  (hasCapability(g, 25, "unshaded") ? 2 : 1) * (1 + drawWorth(g)) + cacheWorth(g, cachesOnMap(g));

function assaultPromise(g: Palestine, spaces: number): number {
  for (let i = 0; i < ALL_SPACES.length; i++) sums[i] = assaultIn(g, ALL_SPACES[i]);
  return sumOfBest(spaces);
}

// Special Activities (4.2)

/** 4.2.1 What Restore takes off the next Political Will phase. */
export function restoreIn(g: Palestine, space: Space): number {
  const sabotage = g.sabotage[space];
  const terror = g.terror[space];
  let worth = g.curfew[space] > 0 ? 0.1 : 0;
  if (isDistrict(space)) return worth + sabotage;
  if (isCity(space)) return worth + 2 * sabotage + terror + (terror === 0 && sabotage > 0 ? 1 : 0);
  if (sabotage > 0) worth += sabotagedRailways(g) === 1 ? 4 : 2;
  return worth;
}

function sabotagedRailways(g: Palestine): number {
  let count = 0;
  for (let i = 0; i < RAILWAYS.length; i++) if (g.sabotage[RAILWAYS[i]] > 0) count++;
  return count;
}

function restoreWorth(g: Palestine): number {
  let best = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    const police = g.police[space] > 0 || (g.available.police > 0 && !isRailway(space));
    if (g.troops[space] === 0 || !police) continue;
    if (g.underground[space] + g.active[space] + g.caches[space] > 0) continue;
    best = Math.max(best, restoreIn(g, space));
  }
  return best;
}

/** 4.2.2 */
function negotiateWorth(g: Palestine): number {
  if (g.haganah === 0) return drawWorth(g);
  let beats = 6 - g.haganah;
  for (let i = 0; i < CITIES.length; i++) beats += g.terror[CITIES[i]];
  return (Math.min(6, beats) / 6) * stepLeft(g);
}

/** 4.2.3 A die of Cells to Prison, and what is wanting from Political Will. */
export function detentionWorth(g: Palestine, city: Space): number {
  const found = cellsAround(g, city);
  let caught = 0;
  let lost = 0;
  for (let die = 1; die <= 6; die++) {
    caught += Math.min(die, found);
    lost += Math.max(0, die - found);
  }
  const prison = hasCapability(g, 18, "shaded") ? THUMB.removed : THUMB.prison;
  const each = g.underground[city] > 0 ? goneWorth(g, city, true, prison) : future(g) * (prison + 0.3);
  return (caught * each - lost) / 6;
}

function detentionPromise(g: Palestine): number {
  let best = 0;
  for (let i = 0; i < CITIES.length; i++) {
    const city = CITIES[i];
    if (g.curfew[city] > 0 && g.troops[city] >= 3) best = Math.max(best, detentionWorth(g, city));
  }
  return best;
}

export function britishPromise(g: Palestine, kind: OperationKind, spaces: number, special: boolean): number {
  switch (kind) {
    case "deploy":
      return deployPromise(g, spaces) + (special ? Math.max(restoreWorth(g), negotiateWorth(g)) : 0);
    case "patrol":
      return patrolPromise(g, spaces) + (special ? negotiateWorth(g) : 0);
    case "search":
      return searchPromise(g, spaces, special);
    default:
      return assaultPromise(g, spaces) + (special ? detentionPromise(g) : 0);
  }
}

export const spacesOf = (g: Palestine, full: boolean): number =>
  full ? (hasCapability(g, 9, "shaded") ? 2 : 3) : 1;

export function bestBritishOperation(g: Palestine, full: boolean): number {
  const spaces = spacesOf(g, full);
  return Math.max(
    britishPromise(g, "deploy", spaces, full),
    britishPromise(g, "patrol", spaces, full),
    britishPromise(g, "search", spaces, full),
    britishPromise(g, "assault", spaces, full),
  );
}

// Questions

export function appealToBritish(
  g: Palestine,
  about: TurnAsked,
  choices: readonly Choice[],
  rule: Rule,
  into: Float64Array,
): void {
  switch (about.kind) {
    case "operation":
      operations(g, choices, about.box === "full", into);
      soften(into, choices.length);
      return;
    case "space":
    case "destination":
      spaces(g, choices, about.operation, about.chosen, into);
      return;
    case "movers":
      movers(g, choices, about.operation, chart.at(about.space), into);
      return;
    case "count":
      counts(
        g,
        choices,
        about.piece === "police" ? "police" : "troops",
        chart.at(about.from),
        chart.at(about.to),
        rule,
        into,
      );
      return;
    case "troops-to":
      troopsTo(g, choices, into);
      return;
    case "patrol-in":
      patrolIn(g, choices, into);
      return;
    case "reveal":
      for (let i = 0; i < choices.length; i++)
        into[i] = choices[i].value === "all" ? 1 : typeof choices[i].value === "number" ? 0.5 : 0;
      return;
    case "search-city":
      searchCity(g, choices, chart.at(about.space), into);
      return;
    case "spend-chit":
      spendChit(g, choices, chart.at(about.space), about.most - about.bought, rule, into);
      return;
    case "place-count":
      // P10 One on each Railway first.
      for (let i = 0; i < choices.length; i++) into[i] = -0.5 * numberOf(choices[i]);
      return;
    case "underground-taken":
      for (let i = 0; i < choices.length; i++) into[i] = 0.5 * numberOf(choices[i]);
      return;
    case "special":
      specialSpaces(g, choices, about.special, into);
      return;
    case "after":
      for (let i = 0; i < choices.length; i++) into[i] = specialWorth(g, choices[i].value);
      return;
    case "detain":
      detain(g, choices, into);
      return;
    case "discard-chit":
      for (let i = 0; i < choices.length; i++) into[i] = -numberOf(choices[i]);
      return;
    case "redeploy-from":
      redeployFrom(g, choices, about.force, into);
      return;
    case "redeploy-to":
      for (let i = 0; i < choices.length; i++)
        into[i] = 3 * neededNext(g, about.force, choices[i].value as Space, 1);
      return;
    // Asked of the Irgun.
    case "travel-to":
    case "travel-active":
    case "travel-underground":
    case "spend-cache":
    case "back-to-track":
    case "rob-one":
    case "haganah-cache":
    case "cell-to":
    case "cache-from":
    case "cache-to":
    case "curfew-cell":
    // Asked of chance.
    case "draw":
    case "draw-chit":
    case "sabotage-roll":
    case "terror-roll":
    case "rob-roll":
    case "mines-roll":
    case "negotiate-roll":
    case "detention-roll":
    case "embassy-roll":
    // Asked of nobody in this game.
    case "take":
    case "which-hider":
      into.fill(0, 0, choices.length);
      return;
    default:
      about satisfies never;
  }
}

function operations(g: Palestine, choices: readonly Choice[], full: boolean, into: Float64Array): void {
  const most = spacesOf(g, full);
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    into[i] = value === "pass" ? drawWorth(g) : britishPromise(g, value as OperationKind, most, full);
  }
}

function specialWorth(g: Palestine, value: unknown): number {
  switch (value) {
    case "negotiate":
      return negotiateWorth(g);
    case "restore":
      return restoreNow(g);
    case "mass-detention":
      return detentionPromise(g) - 0.05;
    default:
      return 0;
  }
}

/** Restore where it can be done as the board stands. */
function restoreNow(g: Palestine): number {
  let best = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    if (g.troops[space] === 0 || g.police[space] === 0) continue;
    if (g.underground[space] + g.active[space] + g.caches[space] === 0)
      best = Math.max(best, restoreIn(g, space));
  }
  return best;
}

function spaces(
  g: Palestine,
  choices: readonly Choice[],
  kind: OperationKind,
  chosen: number,
  into: Float64Array,
): void {
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (typeof value === "number") into[i] = spaceFor(g, kind, value as Space, chosen);
    else if (typeof value === "object")
      into[i] = -chitWorth(g, (value as { readonly lead: number }).lead) - 0.2;
    // What can wait for the end waits; it comes before "done", which would let it go.
    else into[i] = Math.min(0.05, specialWorth(g, value));
  }
  if (kind !== "assault") return;
  // 2.3.7 A Lead is worth the best space that is left.
  let best = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) best = Math.max(best, assaultIn(g, ALL_SPACES[i]));
  for (let i = 0; i < choices.length; i++) if (typeof choices[i].value === "object") into[i] += best;
}

function spaceFor(g: Palestine, kind: OperationKind, space: Space, chosen: number): number {
  switch (kind) {
    case "deploy":
      return g.available.police > 0 ? deployIn(g, space) + 0.1 : -0.1;
    case "patrol": {
      const free = Math.min(2, policeOnMap(g));
      const arrest = arrestIn(g, space, Math.min(g.police[space] + free, policeOnMap(g)));
      if (chosen === 0) return arrest + 0.2 * policeWorth(g, space, g.police[space] + 1);
      return policeWorth(g, space, g.police[space] + 1) - 0.25;
    }
    case "search":
      return searchIn(g, space) + detentionBonus(g, space);
    default:
      return assaultIn(g, space);
  }
}

/** A City that is searched for the sake of Mass Detention. */
function detentionBonus(g: Palestine, space: Space): number {
  if (!isCity(space) || g.curfew[space] > 0 || g.troops[space] + helpers(g, space) < 3) return 0;
  return THUMB.detention * Math.max(0, detentionWorth(g, space));
}

// Movement

/** What one more of a force is worth in a space, `more` counted from those there. */
function needed(g: Palestine, force: "troops" | "police", space: Space, more: number): number {
  return force === "police"
    ? policeWorth(g, space, g.police[space] + more)
    : troopWorth(g, space, g.troops[space] + more);
}

/** The same when the Reset comes first (6.4). */
function neededNext(g: Palestine, force: "troops" | "police", space: Space, more: number): number {
  return force === "police"
    ? policeWorthNext(g, space, g.police[space] + more)
    : troopWorth(g, space, g.troops[space] + more);
}

function movers(
  g: Palestine,
  choices: readonly Choice[],
  kind: OperationKind,
  to: Space,
  into: Float64Array,
): void {
  const want = eager(g, kind, to, 1);
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (value === "done") into[i] = 0.05;
    else {
      const { piece, space } = value as PieceAt;
      const force = piece as "troops" | "police";
      into[i] = 2 * (needed(g, force, to, 1) - needed(g, force, space, 0)) + want;
    }
  }
}

/** What the Operation itself makes of `more` pieces at their destination. */
function eager(g: Palestine, kind: OperationKind, to: Space, more: number): number {
  if (kind === "patrol") {
    const police = g.police[to];
    return arrestIn(g, to, police + more) - arrestIn(g, to, police);
  }
  if (kind !== "search") return 0;
  const cubes = g.troops[to] + g.police[to];
  const per = perCell(g, to);
  // The nearest number that shows one more Cell, if there is one to show.
  const step = (Math.floor(cubes / per) + 1) * per;
  let worth = g.underground[to] > Math.floor(cubes / per) && more >= 1 ? 0.5 / (step - cubes) : 0;
  if (isCity(to) && g.troops[to] < 3 && cellsAround(g, to) >= 4) worth += 0.4;
  return worth;
}

function counts(
  g: Palestine,
  choices: readonly Choice[],
  force: "troops" | "police",
  from: Space,
  to: Space,
  rule: string,
  into: Float64Array,
): void {
  const cubes = g.troops[to] + g.police[to];
  const redeploys = rule === "6.3.1";
  for (let i = 0; i < choices.length; i++) {
    const count = numberOf(choices[i]);
    let worth = 0;
    for (let nth = 1; nth <= count; nth++)
      worth += redeploys
        ? neededNext(g, force, to, nth) - neededNext(g, force, from, 1 - nth) - 0.01
        : needed(g, force, to, nth) - needed(g, force, from, 1 - nth) - 0.01;
    if (rule === "3.2.2") worth += arrestIn(g, to, g.police[to] + count);
    if (rule === "3.2.3")
      worth += searchBy(g, to, cubes + count) + (isCity(to) && g.troops[to] + count >= 3 ? 0.3 : 0);
    into[i] = 2 * worth;
  }
}

/** 3.2.1 The one space for Troops from everywhere; a space where Restore lacks but Troops is a good one. */
function troopsTo(g: Palestine, choices: readonly Choice[], into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (typeof value !== "number") {
      into[i] = value === "done" ? 0.35 : 0.4 + specialWorth(g, value);
      continue;
    }
    const to = value as Space;
    into[i] = troopMoveTo(g, to);
    const irgun = g.underground[to] + g.active[to] + g.caches[to];
    if (g.troops[to] === 0 && g.police[to] > 0 && irgun === 0)
      into[i] += Math.max(0, restoreIn(g, to) - restoreNow(g));
  }
}

function patrolIn(g: Palestine, choices: readonly Choice[], into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (typeof value === "number") into[i] = 0.2 + arrestIn(g, value as Space, g.police[value]);
    else into[i] = Math.min(0.1, specialWorth(g, value));
  }
}

// Intel (1.6.1)

/** 3.2.3 A chit shows a Cell for every cube and lays no Curfew. */
function searchCity(g: Palestine, choices: readonly Choice[], city: Space, into: Float64Array): void {
  const cubes = g.troops[city] + g.police[city];
  const each = (hiddenWorth(g, city) - activeWorth(g, city) + THUMB.shown) * future(g);
  const shown = Math.min(g.underground[city], cubes);
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    into[i] =
      value === "curfew"
        ? searchBy(g, city, cubes) + (g.troops[city] >= 3 ? Math.max(0, detentionWorth(g, city)) : 0)
        : shown * each - chitWorth(g, numberOf(choices[i]));
  }
}

/** 3.2.2, 3.2.4 Chits for Underground Cells; in an Assault the last of them may lay a Cache open. */
function spendChit(
  g: Palestine,
  choices: readonly Choice[],
  space: Space,
  wanted: number,
  rule: string,
  into: Float64Array,
): void {
  const each = goneWorth(g, space, true, rule === "3.2.2" ? THUMB.prison : THUMB.removed);
  const hits = g.troops[space] >> 1;
  const opens = rule === "3.2.4" && g.caches[space] > 0 && hits > g.active[space] + g.underground[space];
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (value === "done") {
      into[i] = 0;
      continue;
    }
    const bought = Math.min(wanted, numberOf(choices[i]));
    into[i] = bought * (each + (opens ? 1.5 : 0)) - chitWorth(g, numberOf(choices[i]));
  }
}

// Special Activities

function specialSpaces(
  g: Palestine,
  choices: readonly Choice[],
  kind: SpecialKind,
  into: Float64Array,
): void {
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (typeof value !== "number") into[i] = 0;
    else into[i] = kind === "restore" ? restoreIn(g, value as Space) : detentionWorth(g, value as Space);
  }
}

function detain(g: Palestine, choices: readonly Choice[], into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) {
    const { piece, space } = choices[i].value as PieceAt;
    into[i] = piece === "underground" ? hiddenWorth(g, space) : activeWorth(g, space);
    // 3.2.4 The Cells that cover a Cache.
    if (g.caches[space] > 0) into[i] += 0.2;
  }
}

/** 6.3.1 From where a piece would do more elsewhere. */
function redeployFrom(
  g: Palestine,
  choices: readonly Choice[],
  force: "troops" | "police",
  into: Float64Array,
): void {
  let best = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    if (isDistrict(space) && force === "troops") continue;
    best = Math.max(best, neededNext(g, force, space, 1));
  }
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    into[i] = value === "done" ? 0 : 3 * (best - neededNext(g, force, (value as PieceAt).space, 0) - 0.04);
  }
}
