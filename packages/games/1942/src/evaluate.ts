import { ALLIED, FORTRESS_HEX, GRID, JAPANESE, SITES } from "./map.ts";
import { type Campaign, IS_AIR, LATER, onMap, SIDE, STRENGTH, UNIT_COUNT } from "./state.ts";
import { isSupplied } from "./supply.ts";
import { type Seat, UNITS } from "./units.ts";
import { score } from "./victory.ts";

/** Weights by hand: what a position promises beside the victory points that are in hand. */
const CITY = 0.6;
const STRENGTH_POINT = 0.12;
const PRESSURE = 1.5;
const UNSUPPLIED = 0.3;
const ASHORE = 0.5;
const SPREAD = 25;

/** How the position looks: the margin of 10.0 in hand, cities, strength ashore, and pressure on the fortresses. */
export function evaluate(g: Campaign, seat: Seat): number {
  const worth = worthToJapan(g);
  return Math.max(0, (seat === "japanese" ? worth : 1 - worth) - (g.stage === "setup" ? unrest(g) : 0));
}

function worthToJapan(g: Campaign): number {
  let margin = score(g).margin;
  for (let site = 0; site < SITES.length; site++) {
    if (g.owner[site] === SITES[site].owner) continue;
    margin += (g.owner[site] === JAPANESE ? CITY : 0) * (SITES[site].number + 1);
    if (SITES[site].owner === JAPANESE) margin -= CITY * 4;
  }
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const at = g.at[unit];
    const sign = SIDE[unit] === JAPANESE ? 1 : -1;
    if (at === LATER || (!onMap(at) && SIDE[unit] === ALLIED)) continue;
    if (onMap(at)) {
      margin += sign * STRENGTH[unit] * STRENGTH_POINT;
      if (!IS_AIR[unit] && !isSupplied(g, unit)) margin -= sign * UNSUPPLIED;
      if (g.isDisrupted(unit)) margin -= sign * UNSUPPLIED;
      if (SIDE[unit] === JAPANESE && !IS_AIR[unit]) margin += ASHORE + pressure(g, at);
    }
  }
  margin += target(g);
  return 1 / (1 + Math.exp((30 - margin) / SPREAD));
}

/** In set-up the usual places are as good as any: every change costs a little, and so does every doubt. */
const AWAY = 0.02;
const DOUBT = 0.001;
function unrest(g: Campaign): number {
  let cost = 0;
  UNITS.forEach(({ start }, unit) => {
    if ("in" in start && g.at[unit] !== GRID.find(start.by)) cost += AWAY;
    cost += g.flags[unit] * DOUBT;
  });
  return cost;
}

/** The Japanese close in on the nearest fortress that stands. */
function pressure(g: Campaign, at: number): number {
  let nearest = 12;
  for (let fortress = 0; fortress < 2; fortress++)
    if (g.stands[fortress]) nearest = Math.min(nearest, GRID.distance(at, FORTRESS_HEX[fortress]));
  return PRESSURE * (1 - nearest / 12);
}

/** A garrison in a fortress that stands is worth holding it. */
function target(g: Campaign): number {
  let value = 0;
  for (let fortress = 0; fortress < 2; fortress++) {
    if (!g.stands[fortress]) continue;
    const hex = FORTRESS_HEX[fortress];
    for (let unit = 0; unit < UNIT_COUNT; unit++)
      if (g.at[unit] === hex && SIDE[unit] === ALLIED) value -= STRENGTH[unit] * STRENGTH_POINT;
  }
  return value;
}
