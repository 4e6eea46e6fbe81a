import { numberOf } from "@sandtable/coin";
import type { Choice } from "@sandtable/engine";
import { ALL_SPACES, CITIES, isCity, isCoastal, RAILWAYS, type Space } from "../board.ts";
import type { PieceAt } from "../choices.ts";
import type { OperationKind } from "../menu.ts";
import { haganahSpace, hasCapability, type Palestine, type Shading } from "../state.ts";
import type { Asked, CardQuestion } from "../words/vocabulary.ts";
import {
  assaultIn,
  bestBritishOperation,
  britishPromise,
  detentionWorth,
  restoreIn,
  spacesOf,
} from "./british.ts";
import { bestIrgunOperation, irgunPromise, pieceWorth, sabotagePromise } from "./irgun.ts";
import { sumOfBest, sums } from "./pick.ts";
import { THUMB } from "./thumb.ts";
import {
  cachePlace,
  cachesOnMap,
  cacheWorth,
  cellWorth,
  drawWorth,
  future,
  goneWorth,
  leftOfGame,
  markerWorth,
  oddsIn,
  policeWorth,
  railwaysClear,
  sabotageWorth,
  stepLeft,
  stepRight,
} from "./worth.ts";

// What the text of a card is worth to the Irgun, in points of Political Will; what hurts them is below zero

type Text = (g: Palestine, byIrgun: boolean) => number;

const lose = (g: Palestine, loss: number): number => {
  const lost = hasCapability(g, 9, "unshaded") ? Math.max(0, loss - 1) : loss;
  return Math.min(lost, g.politicalWill);
};
const gain = (g: Palestine, points: number): number => -Math.min(points, 20 - g.politicalWill);

function markers(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i];
  return sum;
}

const curfews = (g: Palestine): number => g.curfew[CITIES[0]] + g.curfew[CITIES[1]] + g.curfew[CITIES[2]];

/** The dearest Cells that may be taken, so many of them. */
function dearest(g: Palestine, count: number, fits: (g: Palestine, space: Space) => boolean): number {
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    const cells = g.underground[space] + g.active[space];
    sums[i] = cells > 0 && fits(g, space) ? goneWorth(g, space, g.underground[space] > 0, THUMB.removed) : 0;
  }
  return sumOfBest(count);
}
const everywhere = (): boolean => true;

/** The dearest Police. */
function guards(g: Palestine, count: number, fits: (g: Palestine, space: Space) => boolean): number {
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    sums[i] =
      g.police[space] > 0 && fits(g, space) ? policeWorth(g, space, g.police[space]) + THUMB.police : 0;
  }
  return sumOfBest(count);
}

function detentionAfterSearch(g: Palestine): number {
  let best = 0;
  for (let i = 0; i < CITIES.length; i++)
    if (g.troops[CITIES[i]] >= 2) best = Math.max(best, detentionWorth(g, CITIES[i]));
  return best;
}

function exodus(g: Palestine): number {
  let worth = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    if (!isCoastal(space) || g.troops[space] === 0) continue;
    worth += g.active[space] * goneWorth(g, space, false, THUMB.prison);
    worth += g.underground[space] * goneWorth(g, space, true, THUMB.prison);
  }
  return -worth;
}

function immigration(g: Palestine): number {
  let sabotage = 0;
  let irgun = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    if (!isCoastal(ALL_SPACES[i])) continue;
    sabotage += g.sabotage[i];
    irgun += g.underground[i] + g.active[i] + g.caches[i];
  }
  return sabotage === 0 ? gain(g, 2) : lose(g, Math.min(3, (sabotage + irgun) >> 1));
}

function hotel(g: Palestine): number {
  let best = 0;
  for (let i = 0; i < CITIES.length; i++) {
    const city = CITIES[i];
    if (g.underground[city] > 0) best = Math.max(best, markerWorth(g, city) + 1 + 3);
  }
  return best;
}

function cellsInCities(g: Palestine, fits: (g: Palestine, space: Space) => boolean): number {
  let left = g.available.cells;
  let worth = 0;
  for (let i = 0; i < CITIES.length && left > 0; i++) {
    const city = CITIES[i];
    if (!fits(g, city)) continue;
    worth += cellWorth(g, city, g.underground[city]);
    left--;
  }
  return worth * future(g);
}

/** A Sabotage in a space that fits, without spending anything. */
function oneSabotage(g: Palestine, fits: (g: Palestine, space: Space) => boolean): number {
  let best = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const space = ALL_SPACES[i];
    if (g.underground[space] > 0 && fits(g, space)) best = Math.max(best, sabotageWorth(g, space));
  }
  return best;
}

function onRailways(g: Palestine): number {
  let worth = 0;
  let odds = 0;
  for (let i = 0; i < RAILWAYS.length; i++) {
    const space = RAILWAYS[i];
    if (g.underground[space] === 0 || g.sabotage[space] > 0) continue;
    worth += 2 * oddsIn(g, space);
    odds = Math.max(odds, oddsIn(g, space));
  }
  return worth + (railwaysClear(g) ? 2 * odds : 0);
}

function caches(g: Palestine, most: number): number {
  const there = cachesOnMap(g);
  let worth = 0;
  for (let nth = 1; nth <= Math.min(most, g.available.caches); nth++) worth += cacheWorth(g, there + nth);
  return worth;
}

function cachesLost(g: Palestine, most: number): number {
  const there = cachesOnMap(g);
  let worth = 0;
  for (let nth = 0; nth < Math.min(most, there); nth++) worth += cacheWorth(g, there - nth);
  return worth;
}

function watched(g: Palestine): number {
  let count = 0;
  for (let i = 0; i < ALL_SPACES.length; i++)
    if (g.police[i] > 0 && g.underground[i] + g.active[i] > 0) count++;
  return count;
}

function policeOnRailways(g: Palestine): number {
  for (let i = 0; i < ALL_SPACES.length; i++) sums[i] = 0;
  for (let i = 0; i < RAILWAYS.length; i++)
    sums[RAILWAYS[i]] = policeWorth(g, RAILWAYS[i], g.police[RAILWAYS[i]] + 1) + THUMB.police;
  return sumOfBest(Math.min(g.available.police, 4));
}

function bestCell(g: Palestine): number {
  let best = 0;
  for (let i = 0; i < ALL_SPACES.length; i++)
    best = Math.max(best, cellWorth(g, ALL_SPACES[i], g.underground[i]));
  return best;
}

function crowds(g: Palestine): number {
  let worth = 0;
  for (let i = 0; i < ALL_SPACES.length; i++)
    if (g.underground[i] + g.active[i] > 1)
      worth += goneWorth(g, ALL_SPACES[i], g.underground[i] > 0, THUMB.removed);
  return worth;
}

function assaultOf(g: Palestine, spaces: number): number {
  for (let i = 0; i < ALL_SPACES.length; i++) sums[i] = assaultIn(g, ALL_SPACES[i]);
  return sumOfBest(spaces);
}

const hunted = (g: Palestine, space: Space): boolean => g.underground[space] > 0;
const policed = (g: Palestine, space: Space): boolean => g.police[space] > 0;
const garrisoned = (g: Palestine, space: Space): boolean => g.troops[space] > 0;
const unguarded = (g: Palestine, space: Space): boolean => g.troops[space] === 0;
const curfewed = (g: Palestine, space: Space): boolean => g.curfew[space] > 0;

const lasting = (worth: number): Text => {
  return (g) => worth * leftOfGame(g);
};
const nothing: Text = () => 0;

/** The texts by card number: unshaded, then shaded; a card with one text has it first. */
const TEXTS: readonly (readonly [Text, Text])[] = [
  [nothing, nothing],
  // P1 Operation Agatha
  [
    (g) => -stepLeft(g) - detentionAfterSearch(g) + 0.2,
    (g) => stepRight(g) + (g.haganah >= 3 ? oneSabotage(g, everywhere) : 0),
  ],
  [exodus, (g) => lose(g, 3)],
  // P3 King David Hotel
  [(g) => (markers(g.terror) > 0 ? -3 - stepLeft(g) : 0), hotel],
  [immigration, nothing],
  // P5 Acre Prison Break
  [(g) => -0.9 * Math.min(2, g.prison) * future(g), (g) => 0.45 * g.prison * future(g)],
  // P6 Montgomery
  [(g) => -britishPromise(g, "search", 3, false), (g) => cellsInCities(g, unguarded)],
  // P7 Lehi
  [(g) => -crowds(g), (g) => guards(g, 6, hunted)],
  // P8 Harry Truman
  [(g) => gain(g, 2) - britishPromise(g, "deploy", 3, false), (g) => lose(g, curfews(g))],
  // P9 Ernest Bevin
  [lasting(-0.8), lasting(2.2)],
  // P10 Palestine Police Force
  [(g) => -policeOnRailways(g), (g) => guards(g, markers(g.police) >> 1, everywhere)],
  // P11 Operation Shark
  [(g) => -1 - (cachesOnMap(g) > 0 ? cacheWorth(g, cachesOnMap(g)) + 1 : 0), (g) => 0.4 * curfews(g)],
  // P12 Peter Bergson
  [(g) => -cachesLost(g, 2), (g) => caches(g, 2)],
  // P13 Palmach
  [(g) => (g.haganah >= 3 ? -3 : -1) * leftOfGame(g), (g) => (g.haganah === 3 ? 3 : 1.2) * leftOfGame(g)],
  // P14 Martial Law
  [
    (g) => Math.min(0, -britishPromise(g, "search", 2, false) - detentionAfterSearch(g)),
    (g) => cellsInCities(g, curfewed),
  ],
  // P15 Chaim Weizmann
  [
    (g) => -stepLeft(g) - Math.min(1, markers(g.sabotage)) * 2,
    (g) => stepRight(g) + oneSabotage(g, everywhere),
  ],
  // P16 Alan Cunningham
  [(g) => -2 * bestBritishOperation(g, false) - 0.5, (g) => Math.min(2, g.prison) * (0.5 + 0.6 * future(g))],
  // P17 Bevingrads
  [lasting(-1), lasting(1)],
  // P18 6th Airborne
  [lasting(-3), lasting(1.5)],
  // P19 Rome Embassy Bombing
  [
    (g) => -dearest(g, 2, everywhere) - (cachesOnMap(g) > 0 ? 1 + cacheWorth(g, cachesOnMap(g)) : 0),
    (g) => (4 / 6) * Math.min(2, g.politicalWill),
  ],
  // P20 Indian Independence
  [(g) => (railwaysClear(g) ? gain(g, 2) : 0), (g) => lose(g, 2)],
  // P21 United Resistance Movement
  [(g) => -stepLeft(g) - dearest(g, 2, everywhere), (g) => stepRight(g) + onRailways(g)],
  // P22 Jewish Agency
  [
    (g, byIrgun) => (byIrgun ? stepRight(g) + bestIrgunOperation(g, false) : -stepLeft(g) - drawWorth(g)),
    nothing,
  ],
  // P23 Road Mines
  [lasting(-1.2), lasting(0.8)],
  // P24 Sergeants Affair
  [(g) => gain(g, Math.min(3, markers(g.terror))), (g) => Math.min(3, markers(g.terror), g.politicalWill)],
  // P25 Menachem Begin
  [lasting(-1.5), lasting(2)],
  // P26 Veterans of WWII
  [(g, byIrgun) => (byIrgun ? irgunPromise(g, "sabotage", 3, true) : -assaultOf(g, 3)), nothing],
  // P27 American Loans
  [
    (g) =>
      -Math.max(
        britishPromise(g, "deploy", 4, false),
        britishPromise(g, "search", 4, false),
        assaultOf(g, 4),
      ),
    (g) => lose(g, 1) + 1.8,
  ],
  // P28 CID
  [(g) => -drawWorth(g) * Math.min(4, watched(g)), (g) => oneSabotage(g, policed) + 0.3],
  // P29 Curfews
  [lasting(-0.7), lasting(0.7)],
  // P30 Roy Farran
  [(g) => -dearest(g, 3, policed), (g) => Math.min(1, g.politicalWill) + guards(g, 2, everywhere)],
  // P31 Dov Gruner
  [
    (g) => -dearest(g, 1, garrisoned) - 0.3,
    (g) => Math.min(3, g.available.cells) * bestCell(g) * 0.8 * future(g),
  ],
  // P32 Weapon Factories
  [lasting(-0.8), lasting(1)],
];

/** What a side of a card is worth to the Irgun when one of the two executes it. */
export const eventWorth = (g: Palestine, card: number, side: Shading, byIrgun: boolean): number =>
  TEXTS[card][side === "unshaded" ? 0 : 1](g, byIrgun);

/** What the better side of a card is worth to a faction. */
export function bestEvent(g: Palestine, card: number, irgun: boolean): number {
  const sign = irgun ? 1 : -1;
  const unshaded = sign * TEXTS[card][0](g, irgun);
  const shaded = sign * TEXTS[card][1](g, irgun);
  return Math.max(unshaded, shaded, 0);
}

// What cards ask (5.1)

/** A question of a card, put to either side: the one likes what the other does not. */
export function appealOfCard(
  g: Palestine,
  { ask, card }: Extract<Asked, { readonly kind: "card" }>,
  choices: readonly Choice[],
  irgun: boolean,
  into: Float64Array,
): void {
  for (let i = 0; i < choices.length; i++) into[i] = answerWorth(g, choices[i], ask, card, irgun);
}

function answerWorth(g: Palestine, choice: Choice, ask: CardQuestion, card: string, irgun: boolean): number {
  const { value } = choice;
  const sign = irgun ? 1 : -1;
  if (value === "none") return 0;
  switch (ask) {
    case "operation":
      return granted(g, value as OperationKind, card, irgun);
    case "special":
      return value === "yes" ? 1 : 0;
    case "direction":
      return (value === "right") === irgun ? 1 : -1;
    case "half":
      return (value === "irgun-operation") === irgun ? 1 : -1;
    case "place-cell":
      return sign * (0.1 + cellWorth(g, value as Space, g.underground[value as Space]));
    case "place-police":
      return -sign * (0.1 + policeWorth(g, value as Space, g.police[value as Space] + 1));
    case "place-cache":
      return sign * (0.8 + cachePlace(g, value as Space));
    case "remove-cell":
    case "remove-cache":
    case "imprison":
      return -sign * (0.2 + pieceWorth(g, value as PieceAt));
    case "remove-police":
      return sign * (0.2 + pieceWorth(g, value as PieceAt));
    case "remove-sabotage":
      return -sign * reliefIn(g, value as Space);
    case "remove-terror":
      return -sign * (g.terror[value as Space] + g.sabotage[value as Space] === 1 ? 2 : 1);
    case "terror":
      return sign * markerWorth(g, value as Space);
    case "exile":
      return -sign * numberOf(choice);
    case "release":
      // P16 The British let Cells go where they do least.
      return -cellWorth(g, value as Space, g.underground[value as Space]) + 0.1 * g.troops[value as Space];
  }
}

/** One Sabotage marker less. */
function reliefIn(g: Palestine, space: Space): number {
  if (isCity(space)) return g.sabotage[space] + g.terror[space] === 1 ? 3 : 2;
  return g.sabotage[space] > 1 && space >= RAILWAYS[0]
    ? 0.1
    : restoreIn(g, space) / Math.max(1, g.sabotage[space]);
}

function granted(g: Palestine, kind: OperationKind, card: string, irgun: boolean): number {
  if (!irgun) return britishPromise(g, kind, card === "P16" ? spacesOf(g, false) : 3, false);
  if (card === "P22") return irgunPromise(g, kind, 1 + haganahSpace(g), false);
  return kind === "sabotage" ? 0.5 + sabotagePromise(g, 1) : 0.3;
}
