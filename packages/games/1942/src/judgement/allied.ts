import type { Hex, Unit } from "@sandtable/hex";
import { attemptStrength } from "../cities.ts";
import { FLIGHT } from "../flight.ts";
import {
  ALLIED,
  FORTRESS_AT,
  FORTRESS_HEX,
  GRID,
  JAPANESE,
  NO_FORTRESS,
  NO_SITE,
  SITE_AT,
  SITES,
} from "../map.ts";
import { isBesieged } from "../play.ts";
import type { Asking } from "../questions.ts";
import { type Campaign, IS_AIR, NATION, NATIONS, onMap, STRENGTH } from "../state.ts";
import { LAND_BASED } from "../umbrella.ts";
import { CORREGIDOR, SIEGE_AT, SINGAPORE } from "./assault.ts";
import { moverOf } from "./mover.ts";
import { Tally } from "./tally.ts";
import { FAR, JOINED, travel } from "./travel.ts";
import { chanceOfVoyage, chanceToLoad } from "./voyages.ts";

const TALLY = new Tally();

const AMERICAN = NATIONS.indexOf("american");
const DUTCH = NATIONS.indexOf("dutch");

/** Movement points within which the Japanese may come against a hex in their next turn. */
const REACH = 6;
const threat = (tally: Tally, hex: Hex): number => tally.strengthNear(JAPANESE, hex, REACH);

/** The fortress to fall back on. */
const refuge = (unit: Unit): Hex => (NATION[unit] === AMERICAN ? CORREGIDOR : SINGAPORE);

/** Nearer to the fortress is better. */
const HOME = 0.06;
/** The fortress wants a garrison of some strength; more of it is only more to surrender (6.S, 9.I). */
const GARRISON = 20;
const GARRISONED = 3;
/** A strong stack beside it keeps the siege from being closed (9.I). */
const HOLD_OPEN = 3;
const STRONG = 15;

/** What it is worth to have the unit in a hex. */
function stand(g: Campaign, tally: Tally, unit: Unit, hex: Hex): number {
  const { power } = tally;
  const isHere = g.at[unit] === hex;
  const stack = power[ALLIED][hex] + (isHere ? 0 : STRENGTH[unit]);
  const fort = refuge(unit);
  const way = travel(hex, fort);
  let value = way === FAR ? 0 : -HOME * Math.min(way, 20);
  if (g.isFortress(ALLIED, hex)) return stack - STRENGTH[unit] < GARRISON ? value + GARRISONED : value;
  const enemies = threat(tally, hex);
  const ratio = enemies / stack;
  if (ratio >= 1) value -= Math.min(4, 0.8 * ratio);
  const siege = SIEGE_AT[hex];
  if (siege !== NO_FORTRESS && g.stands[siege] === 1) value += HOLD_OPEN * Math.min(1, stack / STRONG);
  const site = SITE_AT[hex];
  if (site !== NO_SITE) value += 0.3;
  const around = JOINED[hex];
  for (let at = 0; at < around.length; at++) {
    const enemy = power[JAPANESE][around[at]];
    if (enemy > 0 && beside(tally, around[at]) + (isHere ? 0 : STRENGTH[unit]) >= 2 * enemy) value += 1.2;
  }
  return value;
}

/** Allied strength in the six hexes around. */
function beside({ power }: Tally, hex: Hex): number {
  let sum = 0;
  const around = JOINED[hex];
  for (let at = 0; at < around.length; at++) sum += power[ALLIED][around[at]];
  return sum;
}

function pickByLand(g: Campaign, { choices }: Asking<"land">, into: Float64Array): void {
  const tally = TALLY.count(g);
  for (let at = 0; at < choices.length; at++) {
    const answer = choices[at].value;
    if (answer === "end") into[at] = 0;
    else if (typeof answer === "object") {
      const site = SITE_AT[answer.city];
      into[at] = attemptStrength(g, ALLIED, site) >= 3 * SITES[site].number ? 0.3 : -0.5;
    } else into[at] = wish(g, tally, answer);
  }
}

/** Who is in danger looks for another place; who is safe stays. */
function wish(g: Campaign, tally: Tally, unit: Unit): number {
  const { power } = tally;
  const hex = g.hexOf(unit);
  if (g.isFortress(ALLIED, hex)) return -1;
  const enemies = threat(tally, hex);
  if (enemies === 0) return -0.5;
  if (enemies >= power[ALLIED][hex]) return 0.5 + 0.01 * enemies;
  return 2 * enemies <= power[ALLIED][hex] ? 0.1 : -0.1;
}

function march(g: Campaign, { about, choices }: Asking<"move">, into: Float64Array): void {
  const tally = TALLY.count(g);
  const unit = moverOf(g, about);
  const here = stand(g, tally, unit, g.hexOf(unit));
  for (let at = 0; at < choices.length; at++) {
    const to = choices[at].value;
    into[at] = to === "stay" ? 0.1 : stand(g, tally, unit, to) - here;
  }
}

/** 6.R, 11.0 Where a unit retreats to or appears. */
function place(
  g: Campaign,
  { about, choices }: Asking<"arrive" | "home-guard" | "retreat" | "advance-to">,
  into: Float64Array,
): void {
  const tally = TALLY.count(g);
  const unit = moverOf(g, about);
  for (let at = 0; at < choices.length; at++) into[at] = stand(g, tally, unit, choices[at].value);
}

function advance(g: Campaign, { about, choices }: Asking<"advance">, into: Float64Array): void {
  const tally = TALLY.count(g);
  const hex = GRID.find(about.hex);
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    into[at] = unit === "none" ? 0.2 : stand(g, tally, unit, hex) - stand(g, tally, unit, g.hexOf(unit));
  }
}

// In the air.

/** An air unit is safe in a fortress and helps to hold it; elsewhere it serves where troops are. */
function base(g: Campaign, tally: Tally, unit: Unit, hex: Hex): number {
  let value = 0;
  for (let fortress = 0; fortress < 2; fortress++) {
    const fort = FORTRESS_HEX[fortress];
    if (g.stands[fortress] && GRID.distance(hex, fort) <= LAND_BASED)
      value += 1 + 0.03 * tally.strengthNear(JAPANESE, fort, 12);
  }
  if (g.isFortress(ALLIED, hex)) value += 1;
  else if (threat(tally, hex) > tally.power[ALLIED][hex]) value -= 2;
  if (g.turn >= 9 && isDoomed(g, hex)) value -= 3;
  return NATION[unit] === AMERICAN && GRID.distance(hex, CORREGIDOR) <= LAND_BASED ? value + 0.5 : value;
}

const isDoomed = (g: Campaign, hex: Hex): boolean =>
  FORTRESS_AT[hex] !== NO_FORTRESS && isBesieged(g, FORTRESS_AT[hex]);

function pickInAir(g: Campaign, { choices }: Asking<"air">, into: Float64Array): void {
  const tally = TALLY.count(g);
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    into[at] = unit === "end" ? 0 : base(g, tally, unit, g.hexOf(unit)) < 2 ? 0.5 : -0.5;
  }
}

/** The Allies have no base beyond the edge: whoever displaces comes to a hex. */
function displace(g: Campaign, { about, choices }: Asking<"fly" | "air-retreat">, into: Float64Array): void {
  const tally = TALLY.count(g);
  const unit = moverOf(g, about);
  const from = g.hexOf(unit);
  const here = base(g, tally, unit, from);
  for (let at = 0; at < choices.length; at++) {
    const to = choices[at].value;
    if (to === "stay" || !onMap(to)) into[at] = 0.2;
    else into[at] = base(g, tally, unit, to) - here - (GRID.distance(from, to) > FLIGHT ? 1 : 0);
  }
}

// At sea: units that cannot be held are brought away, and count as survivors (10.0).

/** A fortress keeps so many units to the last. */
const LAST_STAND = 4;

/** How much better off the unit would be off the map. */
function rescue(g: Campaign, tally: Tally, unit: Unit): number {
  const hex = g.hexOf(unit);
  if (NATION[unit] === DUTCH) return 1.5 - 0.1 * STRENGTH[unit] + (threat(tally, hex) > 0 ? 0.5 : 0);
  if (g.isFortress(ALLIED, hex) && g.troops[ALLIED][hex] <= LAST_STAND) return -1;
  return 1 - 0.1 * STRENGTH[unit];
}

function pickAtSea(g: Campaign, { choices }: Asking<"naval">, into: Float64Array): void {
  const tally = TALLY.count(g);
  for (let at = 0; at < choices.length; at++) {
    const unit = choices[at].value;
    if (unit === "end") into[at] = 0;
    else into[at] = onMap(g.at[unit]) && !IS_AIR[unit] ? rescue(g, tally, unit) : -3;
  }
}

function sail(g: Campaign, { about, choices }: Asking<"sail">, into: Float64Array): void {
  const tally = TALLY.count(g);
  const unit = moverOf(g, about);
  const from = g.at[unit];
  const here = onMap(from) ? stand(g, tally, unit, from) : 0;
  for (let at = 0; at < choices.length; at++) {
    const to = choices[at].value;
    if (to === "stay") into[at] = onMap(from) ? 0 : 2;
    else if (onMap(to)) into[at] = Math.min(1, stand(g, tally, unit, to) - here) - 1.5;
    else {
      const chance = chanceOfVoyage(g, unit, to) * chanceToLoad(g, unit);
      into[at] = rescue(g, tally, unit) * 1.5 - 4 * (1 - chance);
    }
  }
}

export const allied = { pickByLand, march, place, advance, pickInAir, displace, pickAtSea, sail };
