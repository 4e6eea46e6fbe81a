import {
  ALL_RAILWAYS,
  ALL_SPACES,
  connectedStars,
  EC_NORTH,
  EC_SOUTH,
  idOf,
  isEconomicCenter,
  isJungle,
  isMountain,
  isPopulated,
  isProvince,
  NEIGHBOURS,
  POPULATION,
  RAILWAYS,
  railwaysIn,
  SPACES_AT,
  ZIPPER,
} from "../board.ts";
import { CONCEALED, DECK_PLAN, type Occupation, REVEALED, SUPPLY, UNSEEN } from "../state.ts";

/**
 * What things are worth, in points of Resistance and as the British see it: what raises Resistance is positive, and the
 * Japanese want the opposite. Rough, and quick: it is asked for at every decision of every look ahead.
 */

export const SPACE_COUNT: number = ALL_SPACES.length;
export const IS_CENTER: readonly boolean[] = ALL_SPACES.map(isEconomicCenter);
export const IS_PROVINCE: readonly boolean[] = ALL_SPACES.map(isProvince);
export const IS_JUNGLE: readonly boolean[] = ALL_SPACES.map(isJungle);
export const IS_MOUNTAIN: readonly boolean[] = ALL_SPACES.map(isMountain);
/** The spaces by name, as prompts tell them. */
export const NUMBER_OF: Readonly<Record<string, number>> = Object.fromEntries(
  ALL_SPACES.map((space) => [idOf(space), space]),
);

// A look at the map

/** What stands in each space, counted anew for every question: everything below reads it. */
const guerrillas = new Int8Array(SPACE_COUNT);
const underground = new Int8Array(SPACE_COUNT);
const cubes = new Int8Array(SPACE_COUNT);
let stake = 1;
let rounds = 3;
let cards = 0;
/** The set of sabotaged Railways. */
let cut = 0;

/** How much of what counts at every Propaganda Round will count more than once, by rounds left. */
const STAKE: readonly number[] = [0.2, 1, 1.6, 2.1];

/** Count what stands where. Whoever asks for the worth of anything does this first. */
export function survey(g: Occupation): void {
  const { mpaja_underground, mpaja_active, other_underground, other_active, troops, police, sabotage } = g;
  for (let s = 0; s < SPACE_COUNT; s++) {
    const hidden = mpaja_underground[s] + other_underground[s];
    underground[s] = hidden;
    guerrillas[s] = hidden + mpaja_active[s] + other_active[s];
    cubes[s] = troops[s] + police[s];
  }
  cut = 0;
  for (let line = 0; line < sabotage.length; line++) if (sabotage[line] > 0) cut |= 1 << line;
  rounds = DECK_PLAN.piles - g.propagandaRounds;
  stake = STAKE[rounds];
  cards = expectedCards(g);
  leads = cards < 1.2 ? LATE : cards < 3.2 ? MIDDLE : EARLY;
}

/** Event cards to be expected before the next Propaganda card, the one on the table not counted (2.1). */
function expectedCards({ deck }: Occupation): number {
  const below = DECK_PLAN.events + 1 - deck.drawn;
  if (deck.propaganda > 0) return below + DECK_PLAN.events - DECK_PLAN.mixed + 1;
  return below > DECK_PLAN.mixed + 1 ? below - DECK_PLAN.mixed : (below - 1) / 2;
}

/** Propaganda Rounds still to come. */
export const roundsLeft = (): number => rounds;
export const cardsToGo = (): number => cards;
export const stakeNow = (): number => stake;
export const sabotagedSet = (): number => cut;
export const guerrillasAt = (s: number): number => guerrillas[s];
export const undergroundAt = (s: number): number => underground[s];
export const activeAt = (s: number): number => guerrillas[s] - underground[s];
export const cubesAt = (s: number): number => cubes[s];

// Spaces with more Guerrillas than cubes (6.2.2)

/**
 * The chance that a space counts at Propaganda, by Guerrillas less cubes from -4 to 4; at Opposition one more will come.
 * The nearer the Propaganda card, the less can still change.
 */
interface Leads {
  readonly neutral: readonly number[];
  readonly opposition: readonly number[];
  /** Where nobody is, and where one cube is. */
  readonly empty: number;
  readonly guarded: number;
}
const LATE: Leads = {
  neutral: [0, 0, 0.02, 0.06, 0.16, 0.88, 0.96, 1.0, 1.01],
  opposition: [0, 0.01, 0.03, 0.12, 0.82, 0.97, 1.01, 1.02, 1.03],
  empty: 0.1,
  guarded: 0.02,
};
const MIDDLE: Leads = {
  neutral: [0, 0.02, 0.06, 0.16, 0.36, 0.8, 0.94, 1.0, 1.03],
  opposition: [0.01, 0.04, 0.1, 0.28, 0.7, 0.94, 1.02, 1.05, 1.07],
  empty: 0.22,
  guarded: 0.06,
};
const EARLY: Leads = {
  neutral: [0.02, 0.05, 0.11, 0.22, 0.4, 0.68, 0.84, 0.94, 1.0],
  opposition: [0.05, 0.1, 0.18, 0.34, 0.6, 0.8, 0.92, 1.0, 1.05],
  empty: 0.25,
  guarded: 0.1,
};
let leads: Leads = MIDDLE;

/** The same for so many Guerrillas and cubes. Nobody is trained in Economic Centers (3.2.1). */
function hold(s: number, opposition: boolean, theirs: number, against: number): number {
  if (theirs <= 0 && !opposition) {
    if (against > 1) return 0;
    const open = against === 0 ? leads.empty : leads.guarded;
    return IS_CENTER[s] ? 0.35 * open : open;
  }
  const lead = theirs - against;
  const at = lead < -4 ? 0 : lead > 4 ? 8 : lead + 4;
  return (opposition ? leads.opposition : leads.neutral)[at];
}

/** What so many more Guerrillas and cubes would change in a space. */
export function shift(g: Occupation, s: number, more: number, moreCubes: number): number {
  const there = guerrillas[s];
  const against = cubes[s];
  const opposition = g.opposition[s] > 0;
  return (
    stake * (hold(s, opposition, there + more, against + moreCubes) - hold(s, opposition, there, against))
  );
}

/** What one more Guerrilla is worth: it may tip a space, guards a Supply Cache, and can be sent out. */
export const guerrillaGain = (g: Occupation, s: number): number =>
  shift(g, s, 1, 0) + guarding(g, s, 1) + 0.14;

export const guerrillaLoss = (g: Occupation, s: number): number =>
  0.14 - shift(g, s, -1, 0) - (underground[s] > 0 ? guarding(g, s, -1) : 0);

/** What it costs to turn a Guerrilla Active: it can be Assaulted until Reset, and a Supply Cache with it. */
export function exposure(g: Occupation, s: number): number {
  let danger = g.troops[s] > 0 ? 0.35 : 0.12;
  const near = NEIGHBOURS[s];
  for (let i = 0; i < near.length; i++) if (g.troops[near[i]] > 1) danger += 0.03;
  danger -= guarding(g, s, -1);
  return cards < 1 ? danger * 0.6 : danger;
}

// Cubes (6.2.4)

/** What a Police cube there takes from Resistance: a third of a point for a new space, and its weight in numbers. */
export const policeGain = (g: Occupation, s: number): number =>
  (g.police[s] === 0 ? 0.3 * stake : 0) - shift(g, s, 0, 1);
export const policeLoss = (g: Occupation, s: number): number =>
  (g.police[s] === 1 ? 0.3 * stake : 0.02) + shift(g, s, 0, -1);

// Population (6.2.4, 6.1.2)

/** Opposition: its share of a point, and an MPAJA Guerrilla at every Propaganda Round. */
export const oppositionWorth = (_g: Occupation, s: number): number => {
  const tipped = hold(s, true, guerrillas[s], cubes[s]) - hold(s, false, guerrillas[s], cubes[s]);
  return stake * (tipped + 0.19 * POPULATION[s]) + 0.05;
};

// Markers

/** How likely a Supply Cache lasts (3.3.4): by hidden guards where Troops are, where they can come, and elsewhere. */
const SAFE_FROM_TROOPS: readonly number[] = [0.2, 0.45, 0.62, 0.74, 0.82];
const SAFE_NEAR_TROOPS: readonly number[] = [0.62, 0.78, 0.86, 0.9, 0.93];

function safety(g: Occupation, s: number, hidden: number): number {
  const guards = hidden < 0 ? 0 : Math.min(hidden, 4);
  if (g.troops[s] > 0) return SAFE_FROM_TROOPS[guards];
  let near = 0;
  const around = NEIGHBOURS[s];
  for (let i = 0; i < around.length; i++) near += g.troops[around[i]];
  return near > 1 ? SAFE_NEAR_TROOPS[guards] : 0.95;
}

/** A point each round (6.2.2). */
const cacheCounts = (): number => 0.4 + 0.62 * rounds;

/** What more or fewer hidden guards change for the Supply Cache of a space. */
function guarding(g: Occupation, s: number, more: number): number {
  if (g.caches[s] === 0) return 0;
  return cacheCounts() * (safety(g, s, underground[s] + more) - safety(g, s, underground[s]));
}

/** A Supply Cache counts as long as it is not found (3.3.4, 5.5), and lets two be recruited (3.2.1). */
export const cacheWorth = (g: Occupation, s: number): number =>
  safety(g, s, underground[s]) * cacheCounts() + 0.2;

/** A Jungle Camp: recruits, Opposition (5.5), and Supply where Force 136 is; in the end too many cost the victory (7.0.1). */
export function campWorth(g: Occupation, s: number): number {
  const supplies = g.force136[s] > 0 && g.caches[s] === 0 ? 0.3 : 0;
  const last = rounds <= 1;
  if (last) return supplies * 0.5 - (g.resistance > 8 ? 0.1 : 0);
  return 0.2 + supplies + (g.opposition[s] === 0 ? 0.12 : 0);
}

/** A Force 136 marker in a space: where the British can act at all (1.9). */
export function force136Worth(g: Occupation, s: number, others: number): number {
  const hidden = underground[s];
  let worth = 0.5;
  worth -= 0.08 * g.troops[s];
  if (others > 0) worth -= 0.45;
  if (g.caches[s] > 0) worth += 0.3;
  else if (g.camps[s] > 0) worth += 0.35;
  if (IS_CENTER[s]) worth -= 0.4;
  worth += 0.12 * Math.min(hidden, 2);
  worth += 0.1 * informers(g, s);
  if (g.kempeitai[s] > 0) worth -= g.camps[s] > 0 ? 0.15 : 0.5;
  return worth;
}

/** Chits that could be revealed from a space (4.2.2). */
function informers(g: Occupation, s: number): number {
  let chits = g.intelState[s] === CONCEALED && underground[s] > 0 ? 1 : 0;
  const near = NEIGHBOURS[s];
  for (let i = 0; i < near.length; i++)
    if (g.intelState[near[i]] === CONCEALED && underground[near[i]] > 0) chits++;
  return chits;
}

/** A Kempeitai marker in a space: what it could Eliminate there, and Sweeps and Assaults in rough country. */
export function kempeitaiWorth(g: Occupation, s: number): number {
  let worth = 0;
  if (g.intelState[s] === REVEALED) worth += 0.6 * g.intelValue[s];
  if (g.force136[s] > 0 || g.camps[s] > 0) worth += 0.2 + eliminateRoll(g, s);
  if (g.troops[s] > 0 && (IS_JUNGLE[s] || IS_MOUNTAIN[s])) {
    worth += 0.1 * Math.min(guerrillas[s], 3);
  }
  return worth;
}

/** How likely a die exceeds the Guerrillas, with the Police to help (4.3.3). */
const eliminated = (g: Occupation, s: number): number => chanceOf(guerrillas[s] + 1 - g.police[s]);

/** What a roll to Eliminate takes from the British. */
export function eliminateRoll(g: Occupation, s: number): number {
  if (g.camps[s] + g.force136[s] === 0) return 0;
  const worth = g.camps[s] > 0 ? campWorth(g, s) + (g.force136[s] > 0 ? 0.35 : 0) : FORCE_136_REMOVED;
  return eliminated(g, s) * worth;
}

/** A point of Resistance (4.3.3), and where the British can act. */
export const FORCE_136_REMOVED = 1.6;

/** The chance of a die that must come up to a number. */
export const chanceOf = (needed: number): number => (needed <= 1 ? 1 : needed > 6 ? 0 : (7 - needed) / 6);

// Intel (1.11, 6.2.1)

/** What is known of a chit, or the mean. */
export const chitValue = (g: Occupation, s: number): number =>
  g.intelValue[s] === UNSEEN ? 1 : g.intelValue[s];

/** The later a chit is revealed or concealed, the likelier it stays so until it counts. */
export const chitLasts = (): number => LASTING[Math.round(2 * Math.min(8, cards))];
const LASTING: readonly number[] = Array.from({ length: 17 }, (_, half) => 0.7 + 0.25 * Math.exp(-half / 4));

// Railways and Resources (4.3.1, 6.2.3)

/** What an Extract brings in both Economic Centers, by the set of sabotaged Railways. */
const INCOME: readonly number[] = Array.from({ length: 1 << RAILWAYS.length }, (_, set) => {
  const sabotage = ALL_RAILWAYS.map((line) => (set >> line) & 1);
  return (
    railwaysIn(connectedStars(sabotage, EC_NORTH)).length +
    railwaysIn(connectedStars(sabotage, EC_SOUTH)).length
  );
});

export const incomeOf = (set: number): number => INCOME[set];
export const villagesOf = (g: Occupation): number => SUPPLY.villages - g.available.villages;

/** Extracts to be expected before the game ends. */
const extractsLeft = (): number => 0.35 * cards + 1.6 * (rounds - 1) + 0.3;

/** What Sabotage on a free Railway, or its repair, is worth: income, and Opposition at Propaganda (6.3.1). */
export function lineWorth(g: Occupation, line: number): number {
  const lost = INCOME[cut & ~(1 << line)] - INCOME[cut | (1 << line)];
  let stir = 0;
  if (rounds > 1) {
    const along = SPACES_AT[line];
    for (let i = 0; i < along.length; i++)
      if (isPopulated(along[i]) && g.opposition[along[i]] === 0 && g.terror[along[i]] === 0) stir = 0.35;
  }
  // A Railway that changes nothing yet may cut the last connection together with another.
  return 0.1 * extractsLeft() * (lost + 0.3) + stir;
}

/** What so many Resources take from Resistance; more than 20 do not fit (1.7). */
export const resourcesWorth = (g: Occupation, more: number): number =>
  0.25 * Math.max(-g.resources, Math.min(more, 20 - g.resources));

// Operation Zipper (6.7)

/** A Supply Cache that a step towards Ready would release. */
export const zipperStep = (g: Occupation): number =>
  g.zipper + 1 < ZIPPER.length && g.stored[g.zipper + 1] > 0 ? 0.6 : 0.05;

/** What so many steps towards Delay cost: Supply Caches, out of the box or off the map. */
export function zipperDelay(g: Occupation, steps: number): number {
  let wanted = 0;
  for (let box = g.zipper; box > 0 && box > g.zipper - steps; box--)
    wanted += ZIPPER[box].caches.value - g.stored[box];
  const boxed = Math.min(wanted, g.available.caches);
  return 0.05 + 0.35 * boxed + 1.3 * (wanted - boxed);
}
