import { type Hex, idsOfAll, type Unit } from "@sandtable/hex";
import {
  ALL_FORTRESSES,
  type Area,
  FORTRESS_HEX,
  GRID,
  NO_FORTRESS,
  NO_SITE,
  otherSide,
  SIEGE_HEXES,
  SITE_AT,
  type Side,
} from "../map.ts";
import { type Campaign, IS_AIR, LANDED, SIDE, STRENGTH, UNIT_COUNT } from "../state.ts";
import { umbrellasOver } from "../umbrella.ts";
import { AD, AE, AR, chanceOf, chancesAt, DD, DE, DR, DS } from "./odds.ts";

/** 10.0 What it means in victory points when a unit of a side surrenders or is eliminated, its strength apart. */
const SURRENDERS: readonly number[] = [3, 2.1];
const IS_LOST: readonly number[] = [1, 0.8];
const STRENGTH_POINT = 0.18;
const IS_DISRUPTED = 0.4;
const GIVES_WAY = 0.21;
/** What it means to come into a hex. */
const FORTRESS = 37;
const SIEGE = 3.9;
const CITY = 0.73;
const GROUND = 0.3;

/** Hexes from which a fortress is besieged, by the fortress; {@link NO_FORTRESS} elsewhere. */
export const SIEGE_AT = idsOfAll(GRID.size, NO_FORTRESS);
for (const fortress of ALL_FORTRESSES) for (const hex of SIEGE_HEXES[fortress]) SIEGE_AT[hex] = fortress;

/** What a hex is worth to the side that takes it. */
function ground(g: Campaign, side: Side, hex: Hex): number {
  if (g.isFortress(otherSide(side), hex)) return FORTRESS;
  const siege = SIEGE_AT[hex];
  const besieges = siege !== NO_FORTRESS && g.stands[siege] === 1 ? SIEGE : 0;
  const site = SITE_AT[hex];
  return GROUND + besieges + (site !== NO_SITE && g.owner[site] !== side ? CITY : 0);
}

/** 6.1, 6.2, 6.3 What changes the die in an attack of the phasing side. */
function modifierOf(g: Campaign, hex: Hex, hasLanded: boolean): number {
  const side = g.phasing;
  const air = umbrellasOver(g, side, hex).length - umbrellasOver(g, otherSide(side), hex).length;
  return air - (hasLanded ? 1 : 0);
}

/**
 * What an attack promises in victory points: the results of the table (6.0) by their chances. Whoever attacks from a
 * fortress risks nothing (6.3), whoever defends one fears surrender alone.
 */
export function promise(
  g: Campaign,
  hex: Hex,
  area: Area | undefined,
  attackers: readonly Unit[],
  also?: Unit,
): number {
  const side = g.phasing;
  const enemy = otherSide(side);
  let attack = 0;
  let atRisk = 0;
  let riskStrength = 0;
  let landed = 0;
  for (let at = 0; at <= attackers.length; at++) {
    const unit = at < attackers.length ? attackers[at] : also;
    if (unit === undefined) continue;
    attack += STRENGTH[unit];
    if (g.has(unit, LANDED)) landed++;
    if (g.isFortress(side, g.hexOf(unit))) continue;
    atRisk++;
    riskStrength += STRENGTH[unit];
  }
  let defence = 0;
  let strength = 0;
  let units = 0;
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
    if (g.at[unit] !== hex || SIDE[unit] !== enemy) continue;
    if (area !== undefined && g.area[unit] !== area && !IS_AIR[unit]) continue;
    units++;
    if (IS_AIR[unit]) continue;
    strength += STRENGTH[unit];
    defence += g.isDisrupted(unit) ? STRENGTH[unit] / 2 : STRENGTH[unit];
  }
  const chances = chancesAt(attack, defence, modifierOf(g, hex, landed > 0));
  if (chances === undefined) return Number.NEGATIVE_INFINITY;
  return expectation(g, hex, chances, units, strength, atRisk, riskStrength, landed);
}

/** The results of the table by their chances, in victory points. */
export function expectation(
  g: Campaign,
  hex: Hex,
  chances: number,
  units: number,
  strength: number,
  atRisk: number,
  riskStrength: number,
  landed: number,
): number {
  const side = g.phasing;
  const enemy = otherSide(side);
  const gain = ground(g, side, hex);
  const surrender = units * SURRENDERS[enemy] + strength * STRENGTH_POINT + gain;
  let value = chanceOf(chances, DS) * surrender;
  if (!g.isFortress(enemy, hex)) {
    value += chanceOf(chances, DE) * (units * IS_LOST[enemy] + strength * STRENGTH_POINT + gain);
    value += chanceOf(chances, DD) * (units * IS_DISRUPTED + gain);
    value += chanceOf(chances, DR) * (units * GIVES_WAY + gain);
  }
  // Whoever has just landed has the sea behind him.
  const drowned = landed * (IS_LOST[side] + 7 * STRENGTH_POINT) * 0.7;
  value -= chanceOf(chances, AR) * (atRisk * GIVES_WAY + drowned);
  value -= chanceOf(chances, AD) * (atRisk * IS_DISRUPTED + drowned);
  value -= chanceOf(chances, AE) * (atRisk * IS_LOST[side] + riskStrength * STRENGTH_POINT);
  return value;
}

/** The fortress of each Allied nation's theatre: Singapore for British and Dutch, Corregidor for the Americans. */
export const SINGAPORE = FORTRESS_HEX[0];
export const CORREGIDOR = FORTRESS_HEX[1];
