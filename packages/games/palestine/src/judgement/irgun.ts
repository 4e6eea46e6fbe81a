import { numberOf } from "@sandtable/coin";
import type { Choice } from "@sandtable/engine";
import { ALL_SPACES, CITIES, chart, isCity, isRailway, type Space } from "../board.ts";
import type { PieceAt } from "../choices.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import { haganahSpace, hasCapability, type Palestine } from "../state.ts";
import type { TurnAsked } from "../words/vocabulary.ts";
import { soften, sumOfBest, sums, takeBest } from "./pick.ts";
import { THUMB } from "./thumb.ts";
import {
  activeWorth,
  cacheNear,
  cachePlace,
  cachesOnMap,
  cacheWorth,
  cellWorth,
  cellWorthNext,
  future,
  hiddenWorth,
  markerWorth,
  oddsAt,
  policeWorth,
  propagandizeWorth,
  railwaysClear,
  sabotageWorth,
  showing,
  terrorWorth,
} from "./worth.ts";

// What the Operations promise (3.3), in so many spaces

/** 3.3.3 A space for Sabotage: what it promises, less what showing a Cell costs. */
const sabotageIn = (g: Palestine, space: Space): number => sabotageWorth(g, space) - showing(g, space);

export function sabotagePromise(g: Palestine, spaces: number): number {
  // Only the first Railway takes the two points of 6.1.2.
  const clear = railwaysClear(g);
  let first = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    if (g.underground[space] === 0) {
      sums[i] = 0;
      continue;
    }
    sums[i] = sabotageIn(g, space);
    if (!clear || !isRailway(space)) continue;
    const odds = oddsAt(g.police[space]);
    sums[i] -= 2 * odds;
    if (odds > first) first = odds;
  }
  return sumOfBest(spaces) + 2 * first;
}

/** 3.3.1 Up to two Cells near a Cache, one in another City. */
function recruitIn(g: Palestine, space: Space): number {
  let left = Math.min(g.available.cells, cacheNear(g, space) ? 2 : 1);
  let worth = 0;
  for (let others = g.underground[space]; left > 0; left--, others++) worth += cellWorth(g, space, others);
  return worth;
}

function recruitPromise(g: Palestine, spaces: number): number {
  let cells = g.available.cells;
  if (cells === 0) return -5;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    const near = cacheNear(g, space);
    const closed = isCity(space) ? g.curfew[space] > 0 : !near;
    sums[i] = closed ? 0 : recruitIn(g, space);
  }
  let worth = 0;
  for (let i = 0; i < spaces && cells > 0; i++, cells -= 2) {
    const best = takeBest();
    worth += cells === 1 ? 0.6 * best : best;
  }
  return worth * future(g);
}

/** The best place for a Cell that is on the move: a Railway or a City where it can hide. */
function bestSpot(g: Palestine, from: number): number {
  let best = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    if (i === from || isSeen(g, space, 1)) continue;
    const worth = cellWorth(g, space, g.underground[space]);
    if (worth > best) best = worth;
  }
  return best;
}

/** 3.3.2 Whether a group of that size is seen where it arrives. */
const isSeen = (g: Palestine, to: Space, size: number): boolean =>
  (isRailway(to) || g.curfew[to] > 0) && size + g.troops[to] + g.police[to] > 3;

/** 3.3.2 An origin: its Active Cells hide, and any may go where they are worth more. */
function travelFrom(g: Palestine, space: Space, spot: number): number {
  const active = g.active[space];
  let worth = 0;
  for (let i = 0; i < active; i++) {
    const here = cellWorth(g, space, g.underground[space] + i);
    worth += Math.max(here, i === 0 ? spot : 0.7 * spot) - activeWorth(g, space);
  }
  if (g.underground[space] > 0) worth += Math.max(0, spot - hiddenWorth(g, space)) * (active > 0 ? 0.5 : 1);
  return worth;
}

function travelPromise(g: Palestine, spaces: number): number {
  const spot = bestSpot(g, -1);
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    sums[i] = g.underground[space] + g.active[space] > 0 ? travelFrom(g, space, spot) : 0;
  }
  let worth = 0;
  for (let i = 0; i < spaces; i++) worth += takeBest() * (1 - THUMB.travelFades * i);
  return worth * future(g);
}

/** 3.3.4 */
function robIn(g: Palestine, space: Space, caches: number): number {
  if (g.available.caches === 0 || g.caches[space] >= 2) return -0.5;
  const odds = hasCapability(g, 32, "shaded") ? 1 : 4 / 6;
  const seen = g.police[space] > 0 && g.underground[space] > 0 ? showing(g, space) : 0;
  return odds * cacheWorth(g, caches + 1) * (0.9 + 0.25 * cachePlace(g, space)) - seen;
}

function robPromise(g: Palestine, spaces: number): number {
  const caches = cachesOnMap(g);
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    const fit = !isRailway(space) && g.underground[space] + g.active[space] > g.police[space];
    sums[i] = fit ? robIn(g, space, caches) : 0;
  }
  let worth = 0;
  for (let i = 0; i < Math.min(spaces, g.available.caches); i++)
    worth += takeBest() * (1 - THUMB.robFades * i);
  return worth;
}

// Special Activities (4.3)

/** 4.3.1 A Police less, and better odds there at once if Sabotage is to come. */
function silenceIn(g: Palestine, space: Space, before: boolean): number {
  const worth = policeWorth(g, space, g.police[space]);
  return before && g.underground[space] > 0 ? worth + markerWorth(g, space) / 6 : worth;
}

function silencePromise(g: Palestine, before: boolean): number {
  let best = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    if (g.police[space] === 0 || g.underground[space] < g.police[space]) continue;
    const worth = silenceIn(g, space, before);
    if (worth > best) best = worth;
  }
  return best;
}

const terrorGain = (g: Palestine, city: Space): number => terrorWorth(g, city) - sabotageWorth(g, city);

function terrorPromise(g: Palestine): number {
  let best = 0;
  for (let i = 0; i < CITIES.length; i++) {
    const city = CITIES[i];
    if (g.underground[city] === 0) continue;
    const gain = terrorGain(g, city);
    if (gain > best) best = gain;
  }
  return best;
}

function specialPromise(g: Palestine, kind: OperationKind): number {
  const best = Math.max(propagandizeWorth(g), silencePromise(g, kind === "sabotage"));
  return kind === "sabotage" ? Math.max(best, terrorPromise(g)) : best;
}

/** What an Operation promises in so many spaces. */
export function irgunPromise(g: Palestine, kind: OperationKind, spaces: number, special: boolean): number {
  const own = special ? specialPromise(g, kind) : 0;
  switch (kind) {
    case "recruit":
      return recruitPromise(g, spaces) + own;
    case "travel":
      return travelPromise(g, spaces) + own;
    case "sabotage":
      return sabotagePromise(g, spaces) + own;
    default:
      return robPromise(g, spaces) + own;
  }
}

export function bestIrgunOperation(g: Palestine, full: boolean): number {
  const spaces = (full ? 3 : 1) + haganahSpace(g);
  return Math.max(
    irgunPromise(g, "recruit", spaces, full),
    irgunPromise(g, "travel", spaces, full),
    irgunPromise(g, "sabotage", spaces, full),
    irgunPromise(g, "rob", spaces, full),
  );
}

/** 2.3.3 A Pass brings a Rob in one space. */
export const irgunPass = (g: Palestine): number => robPromise(g, 1);

// Questions

export function appealToIrgun(
  g: Palestine,
  about: TurnAsked,
  choices: readonly Choice[],
  into: Float64Array,
): void {
  switch (about.kind) {
    case "operation":
      operations(g, choices, about.box === "full", into);
      soften(into, choices.length);
      return;
    case "space":
      spaces(g, choices, about.operation, about.chosen, into);
      return;
    case "after":
      after(g, choices, into);
      return;
    case "special":
      specialSpaces(g, choices, about.special, into);
      return;
    case "place-count":
      most(choices, into);
      return;
    case "travel-to":
      travelTo(g, choices, chart.at(about.space), into);
      return;
    case "travel-active":
    case "travel-underground":
      travelers(g, choices, chart.at(about.from), chart.at(about.to), about.kind === "travel-active", into);
      return;
    case "spend-cache":
      spendCache(g, choices, chart.at(about.space), into);
      return;
    case "back-to-track":
      giveBack(g, choices, into);
      return;
    case "rob-one":
      robOne(g, choices, into);
      return;
    case "haganah-cache":
    case "cache-to":
      for (let i = 0; i < choices.length; i++)
        into[i] = typeof choices[i].value === "number" ? 2 + cachePlace(g, choices[i].value as Space) : 0;
      return;
    case "cell-to":
      cellTo(g, choices, chart.at(about.space), into);
      return;
    case "cache-from":
      cacheFrom(g, choices, into);
      return;
    case "curfew-cell":
      // P29 asks whether a Cell comes: it does.
      for (let i = 0; i < choices.length; i++) into[i] = choices[i].value === "yes" ? 1 : 0;
      return;
    // Asked of the British.
    case "destination":
    case "movers":
    case "count":
    case "troops-to":
    case "patrol-in":
    case "reveal":
    case "search-city":
    case "spend-chit":
    case "underground-taken":
    case "detain":
    case "discard-chit":
    case "redeploy-from":
    case "redeploy-to":
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
  const most = (full ? 3 : 1) + haganahSpace(g);
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    into[i] = value === "pass" ? irgunPass(g) : irgunPromise(g, value as OperationKind, most, full);
  }
}

function spaces(
  g: Palestine,
  choices: readonly Choice[],
  kind: OperationKind,
  chosen: number,
  into: Float64Array,
): void {
  const spot = kind === "travel" ? bestSpot(g, -1) : 0;
  const caches = cachesOnMap(g);
  const other = Math.max(propagandizeWorth(g), silencePromise(g, false));
  let top = 0;
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (typeof value === "number") {
      into[i] = spaceFor(g, kind, value as Space, spot, caches);
      if (into[i] > top) top = into[i];
    } else if (value === "done") into[i] = 0;
    else if (typeof value === "string") into[i] = 0;
    else if ("instead" in (value as object)) {
      const { space } = value as { readonly space: Space };
      into[i] = sabotageIn(g, space) + terrorGain(g, space) - other;
      if (into[i] > top) top = into[i];
    } else into[i] = offensive(g, kind, (value as { readonly offensive: Space }).offensive, caches);
  }
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    // Silence helps the Sabotage that comes after it; Propagandize can wait for the last Cell to arrive.
    if (value === "silence") into[i] = silenceAppeal(g, kind, chosen, top);
    else if (value === "propagandize") into[i] = 0.3 * propagandizeWorth(g);
  }
}

function silenceAppeal(g: Palestine, kind: OperationKind, chosen: number, top: number): number {
  const propaganda = propagandizeWorth(g);
  const early = kind === "sabotage" && top > 0 ? silencePromise(g, true) : 0;
  const terror = kind === "sabotage" && chosen === 0 ? terrorPromise(g) : 0;
  if (early > propaganda && early > terror + 0.2) return top + 0.5;
  const late = silencePromise(g, false);
  return late > propaganda ? Math.min(0.3, late) : -0.5;
}

function spaceFor(g: Palestine, kind: OperationKind, space: Space, spot: number, caches: number): number {
  switch (kind) {
    case "recruit":
      return recruitIn(g, space);
    case "travel":
      return travelFrom(g, space, spot) - 0.05;
    case "sabotage":
      return sabotageIn(g, space);
    default:
      return robIn(g, space, caches);
  }
}

/** 2.3.7 One more space for a Cache: the best of those that a shown Cell does not mark as used. */
function offensive(g: Palestine, kind: OperationKind, cache: Space, caches: number): number {
  const price = cacheWorth(g, caches) + 0.3 * cachePlace(g, cache);
  if (kind === "rob") return -price;
  let best = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    let worth = 0;
    if (kind === "sabotage") {
      if (g.underground[space] > 0 && g.active[space] === 0) worth = sabotageIn(g, space);
    } else if (g.underground[space] === 0 && g.curfew[space] === 0) worth = recruitIn(g, space);
    if (worth > best) best = worth;
  }
  return best - price;
}

function after(g: Palestine, choices: readonly Choice[], into: Float64Array): void {
  const propaganda = propagandizeWorth(g);
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (value === "propagandize") into[i] = propaganda;
    else if (value === "silence") into[i] = silencePromise(g, false);
    else into[i] = 0;
  }
}

function specialSpaces(
  g: Palestine,
  choices: readonly Choice[],
  kind: SpecialKind,
  into: Float64Array,
): void {
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (typeof value !== "number") into[i] = 0;
    else if (kind === "silence") into[i] = silenceIn(g, value as Space, true);
    else into[i] = g.active[value] > 0 ? 1.2 : 1;
  }
}

function most(choices: readonly Choice[], into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) into[i] = numberOf(choices[i]);
}

// Travel (3.3.2)

function travelTo(g: Palestine, choices: readonly Choice[], from: Space, into: Float64Array): void {
  const active = g.active[from];
  const leaving = active > 0 ? activeWorth(g, from) : hiddenWorth(g, from);
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (typeof value !== "number") {
      into[i] = active > 0 ? -0.3 : 0;
      continue;
    }
    const to = value as Space;
    if (to === from)
      into[i] = active > 0 ? cellWorth(g, from, g.underground[from]) - leaving + 0.02 * active : -0.2;
    else if (isSeen(g, to, 1))
      into[i] = g.curfew[to] > 0 && g.underground[to] + g.active[to] === 0 ? 0.3 : -1;
    else {
      into[i] = cellWorth(g, to, g.underground[to]) - leaving - 0.03;
      // 4.3.2 A Curfew without a Cell is a chance to speak.
      if (g.curfew[to] > 0 && g.underground[to] + g.active[to] === 0) into[i] += THUMB.propaganda;
    }
  }
}

/** How many go with a group: one by one, as long as no other place is better for the next. */
function travelers(
  g: Palestine,
  choices: readonly Choice[],
  from: Space,
  to: Space,
  actives: boolean,
  into: Float64Array,
): void {
  const stays = from === to;
  const spot = stays ? 0 : bestSpot(g, to);
  for (let i = 0; i < choices.length; i++) {
    const count = numberOf(choices[i]);
    if (stays) {
      into[i] = actives ? 0.5 * count : -0.3 * count;
      continue;
    }
    let worth = 0;
    for (let nth = 0; nth < count; nth++) worth += cellWorth(g, to, g.underground[to] + nth) - 0.9 * spot;
    if (!actives && count > 0 && choices[0].value === 0) worth -= 0.3;
    if (isSeen(g, to, count)) worth -= 1;
    into[i] = 2 * worth + (actives ? 0.1 * count : 0);
    if (actives && count === 0) into[i] -= 0.3;
  }
}

// Arms Caches

/** 3.3.3 Two more on the roll. */
function spendCache(g: Palestine, choices: readonly Choice[], space: Space, into: Float64Array): void {
  const police = g.police[space];
  const better = Math.max(0, 6 - Math.max(0, police)) / 6 - oddsAt(police);
  const gain = better * markerWorth(g, space) - cacheWorth(g, cachesOnMap(g));
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    into[i] = value === "none" ? 0 : gain - 0.4 * cachePlace(g, (value as PieceAt).space);
  }
}

/** 6.5.2 The piece that is missed least. */
function giveBack(g: Palestine, choices: readonly Choice[], into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) into[i] = -pieceWorth(g, choices[i].value as PieceAt);
}

export function pieceWorth(g: Palestine, { piece, space }: PieceAt): number {
  switch (piece) {
    case "underground":
      return hiddenWorth(g, space);
    case "active":
      return activeWorth(g, space);
    case "caches":
      return cacheWorth(g, 1) + cachePlace(g, space);
    default:
      return policeWorth(g, space, g.police[space]);
  }
}

function robOne(g: Palestine, choices: readonly Choice[], into: Float64Array): void {
  const caches = cachesOnMap(g);
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    into[i] = typeof value === "number" ? 1 + robIn(g, value as Space, caches) : 0;
  }
}

// 6.3.2 Redeploy: all are hidden again soon, so it does not matter who is shown

function cellTo(g: Palestine, choices: readonly Choice[], city: Space, into: Float64Array): void {
  const there = g.underground[city] + g.active[city];
  const gain = cellWorthNext(g, city, there);
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (value === "none") {
      into[i] = 0;
      continue;
    }
    const { space } = value as PieceAt;
    into[i] = 2 * (gain - cellWorthNext(g, space, g.underground[space] + g.active[space] - 1) - 0.05);
  }
}

function cacheFrom(g: Palestine, choices: readonly Choice[], into: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    if (isRailway(space) || g.caches[space] >= 2 || g.underground[space] + g.active[space] === 0) continue;
    const place = cachePlace(g, space);
    if (place > best) best = place;
  }
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    into[i] = value === "none" ? 0.1 : best - cachePlace(g, (value as PieceAt).space) - 0.3;
  }
}
