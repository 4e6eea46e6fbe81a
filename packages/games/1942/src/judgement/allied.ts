import type { Decision } from "@sandtable/engine";
import { ASSAULT, END, STAY, TO_OFF_MAP } from "../choices.ts";
import { attemptStrength } from "../cities.ts";
import { ALLIED, FORTRESS_HEX, GRID, JAPANESE, SITE_AT, SITES } from "../map.ts";
import { isBesieged } from "../play.ts";
import { type Campaign, IS_AIR, NATION, NATIONS, OFF_MAP, onMap, STRENGTH } from "../state.ts";
import { CORREGIDOR, SIEGE_AT, SINGAPORE } from "./assault.ts";
import { moverOf } from "./mover.ts";
import { strengthNear } from "./objectives.ts";
import { count, power } from "./tally.ts";
import { FAR, JOINED, travel } from "./travel.ts";
import { chanceOfVoyage, chanceToLoad } from "./voyages.ts";

const AMERICAN = NATIONS.indexOf("american");
const DUTCH = NATIONS.indexOf("dutch");

/** Movement points within which the Japanese may come against a hex in their next turn. */
const REACH = 6;
const threat = (hex: number): number => strengthNear(JAPANESE, hex, REACH);

/** The fortress to fall back on. */
const refuge = (unit: number): number => (NATION[unit] === AMERICAN ? CORREGIDOR : SINGAPORE);

/** Nearer to the fortress is better. */
const HOME = 0.06;
/** The fortress wants a garrison of some strength; more of it is only more to surrender (6.S, 9.I). */
const GARRISON = 20;
const GARRISONED = 3;
/** A strong stack beside it keeps the siege from being closed (9.I). */
const HOLD_OPEN = 3;
const STRONG = 15;

/** What it is worth to have the unit in a hex. */
function stand(g: Campaign, unit: number, hex: number): number {
  const isHere = g.at[unit] === hex;
  const stack = power[ALLIED][hex] + (isHere ? 0 : STRENGTH[unit]);
  const fort = refuge(unit);
  const way = travel(hex, fort);
  let value = way === FAR ? 0 : -HOME * Math.min(way, 20);
  if (g.isFortress(ALLIED, hex)) return stack - STRENGTH[unit] < GARRISON ? value + GARRISONED : value;
  const enemies = threat(hex);
  const ratio = enemies / stack;
  if (ratio >= 1) value -= Math.min(4, 0.8 * ratio);
  const siege = SIEGE_AT[hex];
  if (siege >= 0 && g.stands[siege] === 1) value += HOLD_OPEN * Math.min(1, stack / STRONG);
  const site = SITE_AT[hex];
  if (site >= 0) value += 0.3;
  const around = JOINED[hex];
  for (let at = 0; at < around.length; at++) {
    const enemy = power[JAPANESE][around[at]];
    if (enemy > 0 && beside(around[at]) + (isHere ? 0 : STRENGTH[unit]) >= 2 * enemy) value += 1.2;
  }
  return value;
}

/** Allied strength in the six hexes around. */
function beside(hex: number): number {
  let sum = 0;
  const around = JOINED[hex];
  for (let at = 0; at < around.length; at++) sum += power[ALLIED][around[at]];
  return sum;
}

function pickByLand(g: Campaign, { choices }: Decision, into: Float64Array): void {
  count(g);
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at];
    const value = choice.value as number;
    if (choice === END.land) into[at] = 0;
    else if (choice === ASSAULT[value]) {
      const site = SITE_AT[value];
      into[at] = attemptStrength(g, ALLIED, site) >= 3 * SITES[site].number ? 0.3 : -0.5;
    } else into[at] = wish(g, value);
  }
}

/** Who is in danger looks for another place; who is safe stays. */
function wish(g: Campaign, unit: number): number {
  const hex = g.at[unit];
  if (g.isFortress(ALLIED, hex)) return -1;
  const enemies = threat(hex);
  if (enemies === 0) return -0.5;
  if (enemies >= power[ALLIED][hex]) return 0.5 + 0.01 * enemies;
  return 2 * enemies <= power[ALLIED][hex] ? 0.1 : -0.1;
}

function march(g: Campaign, decision: Decision, into: Float64Array): void {
  count(g);
  const { choices } = decision;
  const unit = moverOf(g, decision);
  const here = stand(g, unit, g.at[unit]);
  for (let at = 0; at < choices.length; at++)
    into[at] = choices[at] === STAY ? 0.1 : stand(g, unit, choices[at].value as number) - here;
}

/** 6.R, 11.0 Where a unit retreats to or appears. */
function place(g: Campaign, decision: Decision, into: Float64Array): void {
  count(g);
  const { choices } = decision;
  const unit = moverOf(g, decision);
  for (let at = 0; at < choices.length; at++) into[at] = stand(g, unit, choices[at].value as number);
}

function advance(g: Campaign, { about, choices }: Decision, into: Float64Array): void {
  count(g);
  const hex = GRID.find(about.hex as string);
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value as number;
    into[at] = unit < 0 ? 0.2 : stand(g, unit, hex) - stand(g, unit, g.at[unit]);
  }
}

// In the air.

/** An air unit is safe in a fortress and helps to hold it; elsewhere it serves where troops are. */
function base(g: Campaign, unit: number, hex: number): number {
  let value = 0;
  for (let fortress = 0; fortress < 2; fortress++) {
    const fort = FORTRESS_HEX[fortress];
    if (g.stands[fortress] && GRID.distance(hex, fort) <= 4)
      value += 1 + 0.03 * strengthNear(JAPANESE, fort, 12);
  }
  if (g.isFortress(ALLIED, hex)) value += 1;
  else if (threat(hex) > power[ALLIED][hex]) value -= 2;
  if (g.turn >= 9 && isDoomed(g, hex)) value -= 3;
  return NATION[unit] === AMERICAN && GRID.distance(hex, CORREGIDOR) <= 4 ? value + 0.5 : value;
}

const isDoomed = (g: Campaign, hex: number): boolean =>
  (hex === SINGAPORE && isBesieged(g, 0)) || (hex === CORREGIDOR && isBesieged(g, 1));

function pickInAir(g: Campaign, { choices }: Decision, into: Float64Array): void {
  count(g);
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value as number;
    into[at] = choices[at] === END.air ? 0 : base(g, unit, g.at[unit]) < 2 ? 0.5 : -0.5;
  }
}

function displace(g: Campaign, decision: Decision, into: Float64Array): void {
  count(g);
  const { choices } = decision;
  const unit = moverOf(g, decision);
  const from = g.at[unit];
  const here = base(g, unit, from);
  for (let at = 0; at < choices.length; at++) {
    const hex = choices[at].value as number;
    if (choices[at] === STAY) into[at] = 0.2;
    else into[at] = base(g, unit, hex) - here - (GRID.distance(from, hex) > 8 ? 1 : 0);
  }
}

// At sea: units that cannot be held are brought away, and count as survivors (10.0).

/** A fortress keeps so many units to the last. */
const LAST_STAND = 4;

/** How much better off the unit would be off the map. */
function rescue(g: Campaign, unit: number): number {
  const hex = g.at[unit];
  if (NATION[unit] === DUTCH) return 1.5 - 0.1 * STRENGTH[unit] + (threat(hex) > 0 ? 0.5 : 0);
  if (g.isFortress(ALLIED, hex) && g.troops[ALLIED][hex] <= LAST_STAND) return -1;
  return 1 - 0.1 * STRENGTH[unit];
}

function pickAtSea(g: Campaign, { choices }: Decision, into: Float64Array): void {
  count(g);
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value as number;
    if (choices[at] === END.naval) into[at] = 0;
    else into[at] = onMap(g.at[unit]) && !IS_AIR[unit] ? rescue(g, unit) : -3;
  }
}

function sail(g: Campaign, decision: Decision, into: Float64Array): void {
  count(g);
  const { choices } = decision;
  const unit = moverOf(g, decision);
  const isOut = !onMap(g.at[unit]);
  const here = isOut ? 0 : stand(g, unit, g.at[unit]);
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at];
    if (choice === STAY) into[at] = isOut ? 2 : 0;
    else if (choice === TO_OFF_MAP)
      into[at] = rescue(g, unit) * 1.5 - 4 * (1 - chanceOfVoyage(g, unit, OFF_MAP) * chanceToLoad(g, unit));
    else into[at] = Math.min(1, stand(g, unit, choice.value as number) - here) - 1.5;
  }
}

export const allied = { pickByLand, march, place, advance, pickInAir, displace, pickAtSea, sail };
