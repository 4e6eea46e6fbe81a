import type { Unit } from "@sandtable/hex";
import { ALLIED, FORTRESS_HEX, type Fortress, JAPANESE } from "../map.ts";
import { HOLDS_OUT, isBesieged } from "../play.ts";
import { JAPAN } from "../points.ts";
import {
  type Campaign,
  ELIMINATED,
  IS_AIR,
  IS_NAVAL_AIR,
  LAST_TURN,
  LATER,
  OFF_MAP,
  onMap,
  SIDE,
  STRENGTH,
  SURRENDERED,
  UNIT_COUNT,
} from "../state.ts";
import { umbrellasOver } from "../umbrella.ts";
import { score } from "../victory.ts";
import { Tally } from "./tally.ts";

/** What tells how a position stands; more is better for the Japanese unless its name says otherwise. */
export const features = [
  "even",
  "progress",
  "margin",
  "late-margin",
  "forecast",
  "late-forecast",
  "singapore-stands",
  "corregidor-stands",
  "late-fortresses",
  "siege-of-singapore",
  "siege-of-corregidor",
  "garrison-of-singapore",
  "garrison-of-corregidor",
  "pressure-on-singapore",
  "pressure-on-corregidor",
  "force-in-malaya",
  "force-in-luzon",
  "air-over-singapore",
  "air-over-corregidor",
  "allied-safe",
  "allied-exposed",
  "allied-strength",
  "japanese-strength",
  "japanese-to-come",
  "points-lost",
  "carriers",
  "hong-kong",
  "grip",
] as const;

/** 10.0 A surrender gives two points and takes a survivor. */
const SURRENDER = 3;
const CAMPAIGN = 11;
const CLOSE = 3;

const strengthOf = (attack: number, defence: number): number =>
  attack + defence === 0 ? 1 : attack / (attack + defence);

const tally = new Tally();

export function measure(g: Campaign, into: Float64Array): void {
  const { power } = tally.count(g);
  const progress = Math.min(1, (g.turn + (g.phasing === JAPANESE ? 0.5 : 0)) / LAST_TURN);
  const left = LAST_TURN - g.turn;
  const { margin } = score(g);
  let forecast = margin;
  let safe = 0;
  let exposed = 0;
  let allies = 0;
  let japanese = 0;
  let toCome = 0;
  let carriers = 0;
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
    const at = g.at[unit];
    if (at === ELIMINATED || at === SURRENDERED) continue;
    if (IS_NAVAL_AIR[unit]) carriers++;
    if (SIDE[unit] === JAPANESE) {
      if (onMap(at)) japanese += STRENGTH[unit];
      else toCome += STRENGTH[unit];
    } else if (onMap(at)) {
      allies += STRENGTH[unit];
      if (!g.isFortress(ALLIED, at)) exposed++;
    } else if (at === OFF_MAP) safe++;
    else if (at === LATER && !IS_AIR[unit]) allies += STRENGTH[unit] / 2;
  }
  for (let fortress = 0 as Fortress; fortress < 2; fortress++) {
    const hex = FORTRESS_HEX[fortress];
    const stands = g.stands[fortress];
    const garrison = stands ? g.troops[ALLIED][hex] : 0;
    const isUnderSiege = isBesieged(g, fortress);
    if (isUnderSiege) forecast += SURRENDER * garrison * (1 - HOLDS_OUT ** left);
    into[6 + fortress] = stands;
    into[9 + fortress] = isUnderSiege ? left / LAST_TURN : 0;
    into[11 + fortress] = garrison / 15;
    into[13 + fortress] = stands
      ? strengthOf(tally.strengthNear(JAPANESE, hex, CLOSE), power[ALLIED][hex])
      : 1;
    into[15 + fortress] = stands
      ? strengthOf(tally.strengthNear(JAPANESE, hex, CAMPAIGN), tally.strengthNear(ALLIED, hex, CAMPAIGN))
      : 1;
    into[17 + fortress] = (umbrellasOver(g, JAPANESE, hex).length - umbrellasOver(g, ALLIED, hex).length) / 3;
  }
  into[0] = 1;
  into[1] = progress;
  into[2] = margin / 50;
  into[3] = (margin / 50) * progress;
  into[4] = forecast / 50;
  into[5] = (forecast / 50) * progress;
  into[8] = (g.stands[0] + g.stands[1]) * progress;
  into[19] = safe / 20;
  into[20] = exposed / 20;
  into[21] = allies / 150;
  into[22] = japanese / 250;
  into[23] = toCome / 200;
  into[24] = g.lost[JAPAN] / 12;
  into[25] = carriers / 2;
  into[26] = g.hongKong.fallen ? 1 : 0;
  into[27] = grip(g) / 20;
}

/** Odds at which a stack in the open is as good as beaten. */
const BEATEN = 3;

/** Allied units outside the fortresses that the Japanese are close to, by how much they outnumber them. */
function grip(g: Campaign): number {
  const held = tally.stacks[ALLIED];
  let units = 0;
  for (let at = 0; at < held.length; at++) {
    const hex = held[at];
    if (g.isFortress(ALLIED, hex)) continue;
    const odds = tally.strengthNear(JAPANESE, hex, CLOSE) / (BEATEN * tally.power[ALLIED][hex]);
    units += g.troops[ALLIED][hex] * Math.min(1, odds);
  }
  return units;
}
