import type { Bar } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { AT_BURMA_BORDER, JAPANESE, SIAM_AND_BURMA } from "./map.ts";
import { type Campaign, IS_REGIMENT, onMap, SIDE, UNIT_COUNT, type Whereabouts } from "./state.ts";

/** 9.G From turn 2 the Japanese keep five regiments in Siam and Burma, three of them at the border between them. */
const FIRST_TURN = 2;
export const REGIMENTS = 5;
export const AT_BORDER = 3;

export interface BurmaForce {
  regiments: number;
  border: number;
}

export function burmaForce(g: Campaign): BurmaForce {
  const force = { regiments: 0, border: 0 };
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
    const at = g.at[unit];
    if (SIDE[unit] !== JAPANESE || IS_REGIMENT[unit] === 0 || !onMap(at)) continue;
    force.regiments += SIAM_AND_BURMA[at];
    force.border += AT_BURMA_BORDER[at];
  }
  return force;
}

export const isBurmaDue = (g: Campaign): boolean => g.turn >= FIRST_TURN && g.phasing === JAPANESE;

const shortage = (regiments: number, border: number): number =>
  Math.max(0, REGIMENTS - regiments) + Math.max(0, AT_BORDER - border);

export const isBurmaShort = (g: Campaign): boolean => {
  if (!isBurmaDue(g)) return false;
  const { regiments, border } = burmaForce(g);
  return shortage(regiments, border) > 0;
};

/** How many regiments at least it takes to mend the shortage. */
export function burmaNeeds(g: Campaign): number {
  const { regiments, border } = burmaForce(g);
  return Math.max(0, REGIMENTS - regiments, AT_BORDER - border);
}

const inBurma = (at: Whereabouts): number => (onMap(at) ? SIAM_AND_BURMA[at] : 0);
const atBorder = (at: Whereabouts): number => (onMap(at) ? AT_BURMA_BORDER[at] : 0);

/** How many more would be missing if the unit went to a place: less than nought mends a shortage. */
export function burmaChange(g: Campaign, unit: Unit): (to: Whereabouts) => number {
  if (!isBurmaDue(g) || SIDE[unit] !== JAPANESE || IS_REGIMENT[unit] === 0) return noChange;
  const { regiments, border } = burmaForce(g);
  const missing = shortage(regiments, border);
  const from = g.at[unit];
  return (to) => {
    const more = inBurma(to) - inBurma(from);
    const closer = atBorder(to) - atBorder(from);
    return more === 0 && closer === 0 ? 0 : shortage(regiments + more, border + closer) - missing;
  };
}

const noChange = (): number => 0;

const noBar = (): undefined => undefined;

/** Why a unit may not go to a place: Burma would be left short, or the unit is needed to mend a shortage. */
export function barByBurma(g: Campaign, unit: Unit, isNeeded: boolean): (to: Whereabouts) => Bar | undefined {
  const change = burmaChange(g, unit);
  if (change === noChange) return noBar;
  const most = isNeeded ? -1 : 0;
  let bar: Bar | undefined;
  return (to) => {
    if (change(to) <= most) return undefined;
    bar ??= burmaBar(g);
    return bar;
  };
}

/** The guard as it stands is what bars. */
export const burmaBar = (g: Campaign): Bar => ({ rule: "9.G", why: { key: "bar.burma", ...burmaForce(g) } });
