import { NEXT_TO_THAILAND, POPULATION, SPACES_AT } from "../board.ts";
import type { Faction, Occupation, Shading } from "../state.ts";
import {
  ambushAt,
  contactGain,
  driven,
  gatherGain,
  raidGain,
  sabotageAt,
  supplyGain,
} from "./british-plans.ts";
import { concealWorth, eliminateAt, reprisalAt, sweepAt } from "./japanese-plans.ts";
import {
  activeAt,
  cacheWorth,
  campWorth,
  cardsToGo,
  chitLasts,
  exposure,
  guerrillaGain,
  guerrillaLoss,
  guerrillasAt,
  IS_PROVINCE,
  kempeitaiWorth,
  lineWorth,
  oppositionWorth,
  policeGain,
  policeLoss,
  resourcesWorth,
  roundsLeft,
  SPACE_COUNT,
  shift,
  stakeNow,
  undergroundAt,
  villagesOf,
  zipperDelay,
  zipperStep,
} from "./worth.ts";

/** What each side of each Event (5.0) would do to Resistance by the end, in points: what the British want is positive. */

type Text = (g: Occupation, by: Faction) => number;
type Worth = (g: Occupation, s: number) => number;
type Test = (g: Occupation, s: number) => boolean;

/** The sum over the spaces that fit, of the best so many of them. */
function sumOf(g: Occupation, fits: Test, worth: Worth, most: number): number {
  let sum = 0;
  let count = 0;
  for (let s = 0; s < SPACE_COUNT; s++) {
    if (!fits(g, s)) continue;
    const each = worth(g, s);
    sum += each;
    count++;
  }
  return count > most ? (sum * most) / count + 0.1 : sum;
}

function bestOf(g: Occupation, fits: Test, worth: Worth): number {
  let best = 0;
  for (let s = 0; s < SPACE_COUNT; s++) if (fits(g, s)) best = Math.max(best, worth(g, s));
  return best;
}

/** The best so many Railways. */
function linesOf(g: Occupation, most: number, fits: (g: Occupation, line: number) => boolean): number {
  let first = 0;
  let sum = 0;
  let count = 0;
  for (let line = 0; line < SPACES_AT.length; line++) {
    if (!fits(g, line)) continue;
    const worth = lineWorth(g, line);
    sum += worth;
    count++;
    if (worth > first) first = worth;
  }
  if (count <= most) return sum;
  return first + ((sum - first) * (most - 1)) / (count - 1);
}

const hasForce136: Test = (g, s) => g.force136[s] > 0;
const hasKempeitai: Test = (g, s) => g.kempeitai[s] > 0;
const hasCamp: Test = (g, s) => g.camps[s] > 0;
const hasCache: Test = (g, s) => g.caches[s] > 0;
const isJoint: Test = (g, s) => g.force136[s] > 0 && g.camps[s] > 0;
const isDefied: Test = (g, s) => g.troops[s] > 0 && g.opposition[s] > 0;
const isNorth: Test = (_g, s) => (NEXT_TO_THAILAND as readonly number[]).includes(s);
const clashes: Test = (g, s) =>
  g.mpaja_underground[s] + g.mpaja_active[s] > 0 && g.other_underground[s] + g.other_active[s] > 0;
const always: Test = () => true;
const one: Worth = () => 1;

const isOpen = (g: Occupation, line: number): boolean => g.sabotage[line] === 0;
const isCut = (g: Occupation, line: number): boolean => g.sabotage[line] > 0;
const touches = (g: Occupation, line: number, opposition: number): boolean => {
  const along = SPACES_AT[line];
  for (let i = 0; i < along.length; i++)
    if (g.opposition[along[i]] === opposition && POPULATION[along[i]] > 0) return true;
  return false;
};
const besideCut: Test = (g, s) => {
  for (let line = 0; line < SPACES_AT.length; line++)
    if (g.sabotage[line] > 0 && (SPACES_AT[line] as readonly number[]).includes(s)) return true;
  return false;
};

const strikeAt: Worth = (g, s) => Math.max(ambushAt(g, s), sabotageAt(g, s), 0);
const resources = (g: Occupation, more: number): number => -resourcesWorth(g, more);
const lasting = (each: number): number => each * (0.25 + 0.3 * roundsLeft());
const neutral = (g: Occupation): number => {
  let sum = 0;
  for (let s = 0; s < SPACE_COUNT; s++) if (g.opposition[s] === 0) sum += POPULATION[s];
  return sum;
};
/** Guerrillas out of the box, where there are as many. */
const recruits = (g: Occupation, mpaja: number, others: number): number =>
  0.45 * stakeNow() * (Math.min(mpaja, g.available.mpaja) + Math.min(others, g.available.others));
/** A Force 136 marker off the map. */
const operative = (g: Occupation): number =>
  sumOf(g, hasForce136, one, 9) > 0 ? 0.55 + 0.25 * roundsLeft() : 0;

/** Troops on J17: the British take them where that tips a space, the Japanese where they are idle. */
const troopsAway = (g: Occupation, by: Faction): number =>
  by === "british"
    ? 0.5 +
      sumOf(
        g,
        (h, s) => h.troops[s] > 0,
        (h, s) => shift(h, s, 0, -1),
        3,
      )
    : 0.25;

const TEXTS: Readonly<Record<number, Readonly<Record<Shading, Text>>>> = {
  1: {
    unshaded: (g) =>
      Math.min(
        3,
        sumOf(g, always, (h, s) => h.terror[s], 99),
      ),
    shaded: (g) => -sumOf(g, isDefied, reprisalAt, 9),
  },
  2: {
    unshaded: (g) => linesOf(g, 3, (h, line) => isOpen(h, line) && touches(h, line, 1)),
    shaded: (g) => -linesOf(g, 2, (h, line) => isCut(h, line) && touches(h, line, 0)),
  },
  3: {
    unshaded: (g) => (sumOf(g, hasForce136, one, 9) > 0 ? recruits(g, 2, 1) : 0),
    shaded: (g) => resources(g, neutral(g) >> 1),
  },
  4: {
    unshaded: (g) => sumOf(g, isJoint, one, 9),
    shaded: (g) => -sumOf(g, isJoint, (h, s) => campWorth(h, s) + 0.1, 9),
  },
  5: {
    unshaded: (g) => sumOf(g, always, (h, s) => activeAt(s) * exposure(h, s), 99),
    shaded: (g) => -bestOf(g, (h, s) => activeAt(s) > 0 && h.opposition[s] > 0, oppositionWorth),
  },
  7: {
    unshaded: (g) => zipperStep(g) + gatherGain(g),
    shaded: (g) => -zipperDelay(g, 2),
  },
  8: { unshaded: (_g) => lasting(0.4), shaded: (_g) => -lasting(0.6) },
  10: {
    unshaded: (g) => resources(g, -(g.resources >> 1)),
    shaded: (g) => resources(g, 2 * villagesOf(g)),
  },
  11: {
    unshaded: (g) => sumOf(g, isNorth, strikeAt, 9),
    shaded: (g) =>
      -sumOf(
        g,
        clashes,
        (h, s) => guerrillaLoss(h, s) + (h.opposition[s] > 0 ? oppositionWorth(h, s) : 0),
        9,
      ),
  },
  12: { unshaded: (_g) => lasting(0.3), shaded: (_g) => -lasting(0.5) },
  13: {
    unshaded: (g) => {
      const struck = (h: Occupation, s: number): boolean => h.mpaja_underground[s] > 0;
      return 2 * bestOf(g, struck, strikeAt) * 0.85;
    },
    shaded: (g) => -sumOf(g, hasKempeitai, eliminateAt, 9),
  },
  14: {
    unshaded: (g) => Math.min(recruits(g, 9, 0), sumOf(g, hasCache, guerrillaGain, 9)),
    shaded: (g) => -bestOf(g, hasCache, cacheWorth) * 1.2,
  },
  15: {
    unshaded: (g) => 0.1 + 0.4 * villagesOf(g),
    shaded: (g) => -0.1 - 0.3 * villagesOf(g) * stakeNow(),
  },
  16: {
    unshaded: (g) => (g.available.force136 > 0 ? 1 : 0) + 0.3,
    shaded: (g) => -bestOf(g, isJoint, campWorth) - bestOf(g, always, concealWorth),
  },
  17: {
    unshaded: (g, by) => troopsAway(g, by) - zipperDelay(g, 1),
    shaded: () => 0,
  },
  18: {
    unshaded: (g) => recruits(g, 0, 3) + 0.2,
    shaded: (g) =>
      sumOf(g, isNorth, (h, s) => (h.troops[s] > 0 ? shift(h, s, 0, -h.troops[s]) : 0), 9) -
      sumOf(
        g,
        (h, s) => isNorth(h, s) && guerrillasAt(s) > 0,
        (h, s) => guerrillaLoss(h, s) + 0.15,
        9,
      ),
  },
  19: { unshaded: (_g) => lasting(0.7), shaded: (_g) => -lasting(0.7) },
  20: {
    unshaded: (g) => 2 * chitLasts() - operative(g) - 0.1,
    shaded: (g) => -operative(g) - 1,
  },
  21: {
    unshaded: (g) => recruits(g, 0, 4) + 0.25 * (4 - g.available.others),
    shaded: (g) =>
      -sumOf(g, (h, s) => IS_PROVINCE[s] && h.police[s] === 0, policeGain, 3) *
        (g.available.police > 2 ? 1 : 0.6) -
      0.7 * bestOf(g, hasKempeitai, eliminateAt),
  },
  22: { unshaded: (_g) => lasting(0.6), shaded: (_g) => -lasting(0.8) },
  23: {
    unshaded: (g) => linesOf(g, 2, isOpen),
    shaded: (g) =>
      -sumOf(g, (h, s) => IS_PROVINCE[s] && h.opposition[s] > 0 && besideCut(h, s), oppositionWorth, 2),
  },
  24: {
    unshaded: (g) => zipperStep(g) + supplyGain(g),
    shaded: (g) => -sumOf(g, isJoint, one, 9),
  },
  25: {
    unshaded: (g) => contactGain(g) + Math.max(supplyGain(g) + 0.4, gatherGain(g), raidGain(g)),
    shaded: (g) => (sumOf(g, hasForce136, one, 9) > 0 ? -0.2 - 0.16 * Math.min(6, cardsToGo()) : 0),
  },
  26: {
    unshaded: (g) =>
      bestOf(
        g,
        (h, s) => h.force136[s] > 0 && h.troops[s] > 0 && undergroundAt(s) > 0,
        (h, s) => (2 * ambushAt(h, s)) / driven(h, s),
      ),
    shaded: (g) => -1.5 * bestOf(g, always, sweepAt),
  },
  27: { unshaded: (_g) => lasting(0.6), shaded: (_g) => -lasting(0.3) },
  28: {
    unshaded: (g) =>
      sumOf(g, hasCamp, one, 9) === 0
        ? 0
        : (g.available.force136 > 0 ? 1.1 : 0) +
          (g.available.caches > 0 ? bestOf(g, (h, s) => h.camps[s] > 0 && h.caches[s] === 0, cacheWorth) : 0),
    shaded: (g) => -Math.max(operative(g), bestOf(g, hasCache, cacheWorth)),
  },
  29: {
    unshaded: (g) => lasting(0.6) + 0.5 * bestOf(g, hasKempeitai, kempeitaiWorth),
    shaded: (g) => -sumOf(g, (h, s) => concealWorth(h, s) > 0, concealWorth, 2) - 0.3,
  },
  30: {
    unshaded: (g) =>
      sumOf(g, (h, s) => h.police[s] > 0 && h.opposition[s] > 0 && guerrillasAt(s) > 0, policeLoss, 3),
    shaded: (g) => -sumOf(g, (h, s) => h.troops[s] > 0, policeGain, g.available.police),
  },
  31: {
    unshaded: (g) => resources(g, -sumOf(g, isDefied, one, 99)),
    shaded: (g) =>
      resources(
        g,
        sumOf(g, (h, s) => h.troops[s] > 0, one, 99),
      ),
  },
  32: {
    unshaded: (g) =>
      Math.min(
        recruits(g, 9, 0),
        sumOf(g, (h, s) => h.camps[s] > 0 && h.opposition[s] > 0, guerrillaGain, 9),
      ),
    shaded: (g) =>
      -bestOf(
        g,
        (h, s) => IS_PROVINCE[s] && besideCut(h, s),
        (h, s) => sweepAt(h, s) + reprisalAt(h, s),
      ),
  },
};

const NOTHING: Readonly<Record<Shading, Text>> = { unshaded: () => 0, shaded: () => 0 };
const BY_CARD: readonly Readonly<Record<Shading, Text>>[] = Array.from(
  { length: 33 },
  (_, card) => TEXTS[card] ?? NOTHING,
);

/** What a side of a card is worth to the British when this faction executes it. */
export const eventWorth = (g: Occupation, card: number, side: Shading, by: Faction): number =>
  BY_CARD[card][side](g, by);
