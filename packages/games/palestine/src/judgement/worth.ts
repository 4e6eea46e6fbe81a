import {
  ALL_SPACES,
  CITIES,
  districtOf,
  isCity,
  isDistrict,
  isRailway,
  NEIGHBOURS,
  RAILWAYS,
  type Space,
} from "../board.ts";
import { DECK_PLANS, hasCapability, type Palestine } from "../state.ts";
import { THUMB } from "./thumb.ts";

/** What things are worth to the side that wants them, in points of Political Will. All of it only reads. */

const { events, mixed, piles } = DECK_PLANS.standard;

// Time

/** The Event cards that are still to come before the next Propaganda card, on average (2.1). */
export function cardsAhead({ deck }: Palestine): number {
  if (deck.propaganda) return events + 1 - deck.drawn + events - mixed / 2;
  const sure = events - mixed - deck.drawn;
  return sure > 0 ? sure + mixed / 2 : (events - deck.drawn) / 2;
}

const isLastCampaign = (g: Palestine): boolean => g.propagandaRounds === piles - 1;

/**
 * How much of what an Irgun piece promises can still come true: all of it, but for the last cards of the game. While
 * the British go first, the Irgun's turn on this card is still to come.
 */
export function future(g: Palestine): number {
  if (!isLastCampaign(g)) return 1;
  const turn = g.stage === "first" && g.firstEligible === "british" ? 1 : 0;
  return Math.min(1, (cardsAhead(g) + turn) / 2);
}

/** How much of the game is left, 1 to 0: what lasting things are worth. */
export function leftOfGame(g: Palestine): number {
  const later = piles - 1 - g.propagandaRounds;
  return Math.min(1, (later * events + cardsAhead(g)) / (piles * events - 1));
}

// Sabotage and Terror (3.3.3, 4.3.3, 6.1)

export function railwaysClear(g: Palestine): boolean {
  for (let i = 0; i < RAILWAYS.length; i++) if (g.sabotage[RAILWAYS[i]] > 0) return false;
  return true;
}

/** What one more Sabotage marker in a space costs the British at the Propaganda Round (6.1.1, 6.1.2). */
export function markerWorth(g: Palestine, space: Space): number {
  if (isDistrict(space)) return 1;
  if (isCity(space)) return g.sabotage[space] + g.terror[space] === 0 ? 3 : 2;
  if (g.sabotage[space] > 0) return 0;
  return railwaysClear(g) ? 4 : 2;
}

/** What a marker is worth where none lies; the first Railway counts more than the others. */
const MARKER_NEXT: readonly number[] = ALL_SPACES.map((space) =>
  isCity(space) ? 3 : isRailway(space) ? 2.5 : 1,
);

/** The chance that a modified roll comes to more than 2. */
export const oddsAt = (police: number): number => (police >= 4 ? 0 : Math.min(6, 4 - police) / 6);
export const oddsIn = (g: Palestine, space: Space): number => oddsAt(g.police[space]);

export const sabotageWorth = (g: Palestine, space: Space): number => oddsIn(g, space) * markerWorth(g, space);

/** The chance of a modified 6: two Terror markers, and the Haganah turn away (4.3.3). */
const outrage = (police: number): number => (police > 0 ? 0 : 1 / 6);

/** What Terror in a City promises, given what the Haganah are worth. */
export function terrorWorth(g: Palestine, city: Space): number {
  const worst = outrage(g.police[city]);
  const second = hasCapability(g, 17, "unshaded") ? 0 : 3;
  return oddsIn(g, city) * (markerWorth(g, city) + 1) + worst * (second - stepLeft(g));
}

// The Haganah (6.5)

const STEP_LEFT: readonly number[] = [0, THUMB.opposed, THUMB.neutral, THUMB.support, THUMB.coordination];

/** What the Irgun lose when the Haganah Track goes a step to the left. */
export const stepLeft = (g: Palestine): number => STEP_LEFT[g.haganah] * leftOfGame(g);
/** What they gain when it goes to the right. */
export const stepRight = (g: Palestine): number =>
  g.haganah === 4 ? 0 : STEP_LEFT[g.haganah + 1] * leftOfGame(g);

// Cells

/** What a Cell promises that would be hidden in a space beside so many others. */
export function cellWorth(g: Palestine, space: Space, others: number): number {
  const share = others === 0 ? THUMB.firstCell : others === 1 ? THUMB.secondCell : THUMB.laterCell;
  return THUMB.cell + share * sabotageWorth(g, space);
}

/** The same for the Campaign to come, when all markers are gone (6.4). */
export function cellWorthNext(g: Palestine, space: Space, others: number): number {
  const share = others === 0 ? THUMB.firstCell : others === 1 ? THUMB.secondCell : THUMB.laterCell;
  return THUMB.cell + share * oddsIn(g, space) * MARKER_NEXT[space];
}

/** What the Irgun have in a Cell that stands there. */
export const hiddenWorth = (g: Palestine, space: Space): number =>
  cellWorth(g, space, g.underground[space] - 1);
export const activeWorth = (g: Palestine, space: Space): number =>
  THUMB.activeCell * cellWorth(g, space, g.underground[space]);

/** A Cell of a kind, with what it costs to have it back. */
export const goneWorth = (g: Palestine, space: Space, hidden: boolean, gone: number): number =>
  future(g) * (gone + (hidden ? hiddenWorth(g, space) : activeWorth(g, space)));

/** What it costs to show a Cell: less the sooner the Reset comes (6.4). */
export const showing = (g: Palestine, space: Space): number =>
  THUMB.exposure * Math.min(1, cardsAhead(g) / 3) * hiddenWorth(g, space);

export const cellsAround = (g: Palestine, city: Space): number => {
  const district = districtOf(city);
  return g.underground[city] + g.active[city] + g.underground[district] + g.active[district];
};

// Arms Caches (1.6.2)

export function cachesOnMap(g: Palestine): number {
  let caches = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) caches += g.caches[i];
  return caches;
}

/** What the Irgun have in the nth Arms Cache on the map. */
export function cacheWorth(g: Palestine, nth: number): number {
  const worth = nth <= 1 ? THUMB.firstCache : nth === 2 ? THUMB.secondCache : THUMB.laterCache;
  return worth * future(g);
}

/** How good a place is for an Arms Cache: out of reach of Troops, near Railways and Cities. */
const CACHE_REACH: readonly number[] = ALL_SPACES.map((space) =>
  NEIGHBOURS[space].reduce((sum, near) => sum + (isRailway(near) ? 0.12 : isCity(near) ? 0.08 : 0), 0),
);
export const cachePlace = (g: Palestine, space: Space): number =>
  CACHE_REACH[space] +
  0.1 * Math.min(3, g.underground[space]) -
  THUMB.cacheByTroop * Math.min(4, g.troops[space]) -
  THUMB.cacheByCache * g.caches[space];

export function cacheNear(g: Palestine, space: Space): boolean {
  if (g.caches[space] > 0) return true;
  const near = NEIGHBOURS[space];
  for (let i = 0; i < near.length; i++) if (g.caches[near[i]] > 0) return true;
  return false;
}

// Intel Chits (1.6.1)

export const chitWorth = (g: Palestine, value: number): number =>
  future(g) * (THUMB.chit + THUMB.chitPoint * value);
/** A chit from the bag: of a value of 1 on average. */
export const drawWorth = (g: Palestine): number =>
  g.intel[0] + g.intel[1] + g.intel[2] >= 4 ? 0.4 * chitWorth(g, 1) : chitWorth(g, 1);

// Police and Troops

/** What the nth Police in a space spares the British: each takes one from every roll (3.3.3). */
export function policeWorth(g: Palestine, space: Space, nth: number): number {
  return guardWorth(g, space, nth, g.underground[space], markerWorth(g, space));
}

/** The same for the Campaign to come: markers go and Cells hide (6.4). */
export function policeWorthNext(g: Palestine, space: Space, nth: number): number {
  const cells = g.underground[space] + g.active[space];
  return guardWorth(g, space, nth, cells, MARKER_NEXT[space]);
}

function guardWorth(g: Palestine, space: Space, nth: number, hidden: number, marker: number): number {
  if (nth > 4) return 0.02;
  const fear = isCity(space) ? THUMB.cityFear : isRailway(space) ? THUMB.railwayFear : THUMB.districtFear;
  const attempts = fear + THUMB.hiddenFear * Math.min(2, hidden);
  // Who is kept out of one space goes to another.
  return (future(g) * attempts * marker * (1 - THUMB.evasion * (nth - 1))) / 6;
}

/** What the nth Troop in a space promises: Restore and Mass Detention in Cities, Caches and Cells to hit. */
export function troopWorth(g: Palestine, space: Space, nth: number): number {
  const cells = g.underground[space] + g.active[space];
  const targets = cells + g.caches[space];
  let worth = 0.02;
  if (isCity(space)) worth += nth <= 2 ? THUMB.cityTroop : nth === 3 ? THUMB.thirdTroop : THUMB.moreTroops;
  else if (isRailway(space)) worth += nth <= 2 ? THUMB.railwayTroop : 0;
  // 3.2.4 One piece for every two Troops.
  if (nth <= 2 * targets) {
    worth += g.caches[space] > 0 ? THUMB.cacheTroop : THUMB.cellTroop;
    if (nth <= 2 * g.active[space]) worth += THUMB.shownTroop;
  }
  return worth;
}

/** How many Curfews the Irgun can speak against: Cities with a Curfew and a Cell (4.3.2). */
function curfewsWithCells(g: Palestine): number {
  let count = 0;
  for (let i = 0; i < CITIES.length; i++) {
    const city = CITIES[i];
    if (g.curfew[city] > 0 && g.underground[city] + g.active[city] > 0) count++;
  }
  return count;
}

export const propagandizeWorth = (g: Palestine): number =>
  Math.min(2, curfewsWithCells(g)) * (hasCapability(g, 25, "shaded") ? 2 : 1);
