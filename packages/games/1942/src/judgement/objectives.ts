import { ALLIED, FORTRESS_HEX, GRID, JAPANESE, SITE_AT, SITES } from "../map.ts";
import type { Campaign } from "../state.ts";
import { count, free, power, stacks } from "./tally.ts";
import { travel } from "./travel.ts";

/** What the Japanese go for: where, how much it is worth, and what part of the force it takes is still missing. */
interface Objective {
  hex: number;
  worth: number;
  need: number;
  /** Stacks and fortresses are attacked, empty cities attempted. */
  isCity: boolean;
}

const MOST = 64;
export const objectives: readonly Objective[] = Array.from({ length: MOST }, () => ({
  hex: 0,
  worth: 0,
  need: 0,
  isCity: false,
}));
export let objectiveCount = 0;

const FORTRESS = 9;
/** Strength that a siege takes, beside what the garrison and those who may still join it ask for. */
const SIEGE_TRAIN = 28;
const SIEGE_ODDS = 1.4;
const IN_REACH_OF_FORTRESS = 8;
const STACK = 2;
const STACK_UNIT = 0.5;
const STACK_ODDS = 5;
const MOST_FOR_STACK = 40;
const NEAR = 12;
const WITHIN_CAMPAIGN = 11;

/** Empty cities that open the way: the road to Malaya, its ports, and the ports of Luzon. */
const GATES: readonly (readonly [string, number])[] = [
  ["0505", 5],
  ["0509", 7],
  ["0710", 2],
  ["0511", 2],
  ["0612", 2.5],
  ["2201", 7],
  ["2103", 3],
  ["2204", 3],
];
const GATE_WORTH = new Float32Array(SITES.length);
for (const [id, worth] of GATES) GATE_WORTH[SITE_AT[GRID.find(id)]] = worth;
const REGIMENT = 7;

function add(hex: number, worth: number, wanted: number, near: number, isCity: boolean): void {
  if (objectiveCount === MOST) return;
  const found = objectives[objectiveCount++];
  found.hex = hex;
  found.worth = worth;
  found.need = Math.max(0, 1 - strengthNear(JAPANESE, hex, near) / wanted);
  found.isCity = isCity;
}

/** Strength of a side within a march of so many points. */
export function strengthNear(side: 0 | 1, hex: number, points: number): number {
  const held = stacks[side];
  let sum = 0;
  for (let at = 0; at < held.length; at++) if (travel(held[at], hex) <= points) sum += power[side][held[at]];
  return sum;
}

/** Strength of a side that could still come within a march of so many points. */
export function freeNear(side: 0 | 1, hex: number, points: number): number {
  const held = stacks[side];
  let sum = 0;
  for (let at = 0; at < held.length; at++)
    if (free[side][held[at]] > 0 && travel(held[at], hex) <= points) sum += free[side][held[at]];
  return sum;
}

/** List the objectives of the position. */
export function survey(g: Campaign): void {
  count(g);
  objectiveCount = 0;
  for (let fortress = 0; fortress < FORTRESS_HEX.length; fortress++) {
    const hex = FORTRESS_HEX[fortress];
    if (!g.isFortress(ALLIED, hex)) continue;
    const garrison = strengthNear(ALLIED, hex, IN_REACH_OF_FORTRESS);
    add(hex, FORTRESS, SIEGE_TRAIN + SIEGE_ODDS * garrison, WITHIN_CAMPAIGN, false);
  }
  const held = stacks[ALLIED];
  for (let at = 0; at < held.length; at++) {
    const hex = held[at];
    if (g.isFortress(ALLIED, hex)) continue;
    const wanted = Math.min(MOST_FOR_STACK, Math.max(REGIMENT, STACK_ODDS * power[ALLIED][hex]));
    add(hex, STACK + STACK_UNIT * Math.min(6, g.troops[ALLIED][hex]), wanted, NEAR, false);
  }
  for (let site = 0; site < SITES.length; site++)
    if (GATE_WORTH[site] > 0 && g.resists(JAPANESE, site))
      add(SITES[site].hex, GATE_WORTH[site], REGIMENT * SITES[site].number, 1, true);
}
