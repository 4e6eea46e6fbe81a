import { MOST_INFANTRY } from "../ground.ts";
import { ALLIED, FORTRESS_HEX, GRID, JAPANESE, SIEGE_HEXES, SITE_AT, SITES } from "../map.ts";
import type { Campaign } from "../state.ts";
import { supplyReach } from "../supply.ts";
import { approach, infantryApproach, scout } from "./approach.ts";
import { SIEGE_AT } from "./assault.ts";
import { count, free, power, stacks } from "./tally.ts";
import { FAR, PLACE, SIEGE_POINTS, travel } from "./travel.ts";

/** What the Japanese go for: where, how much it is worth, and what part of the force it takes is still missing. */
interface Objective {
  hex: number;
  worth: number;
  need: number;
  /** The same for units that need no room (4.0): guns, tanks, and landing forces that are not infantry. */
  trainNeed: number;
  kind: Kind;
  /** How far it is from anywhere, where that does not hang on how the Allies stand. */
  points: Uint8Array | undefined;
  /** How far it is from each land hex to where a stack is attacked from, for infantry and for those that need no room. */
  ways: readonly [Uint8Array, Uint8Array] | undefined;
}
/** Stacks and fortresses are attacked, empty cities attempted, and a fortress is besieged from around it. */
type Kind = "stack" | "fortress" | "city" | "siege";

const MOST = 64;
export const objectives: readonly Objective[] = Array.from(
  { length: MOST },
  (): Objective => ({
    hex: 0,
    worth: 0,
    need: 0,
    trainNeed: 0,
    kind: "stack",
    points: undefined,
    ways: undefined,
  }),
);
export let objectiveCount = 0;
/** Ports from which the Japanese can sail. */
export const ports: number[] = [];
/** Surveys made so far: what was worked out for one holds until the next. */
export let surveys = 0;

/** Hexes around a fortress: one that is open, one with room left, one that is full. */
const OPEN = 12.5;
const HALF_CLOSED = 10;
const CLOSED = 6;
/** An Allied stack that keeps a fortress from being besieged. */
const KEY = 6;
/** One of more strength than this takes all that can come. */
const STRONG_POINT = 18;
/** Strength that a siege takes, beside what the garrison and those who may still join it ask for. */
const SIEGE_TRAIN = 30;
const SIEGE_ODDS = 1.4;
/** Four regiments find room in each hex around it; more wait behind them. */
const INFANTRY_ROOM = 30;
const RESERVE = 12;
const TRAIN_NEED = 0.52;
const IN_REACH_OF_FORTRESS = 8;
const STACK = 2;
const STACK_UNIT = 0.22;
const STACK_ODDS = 5.3;
const MOST_FOR_STACK = 100;
const NEAR = 5;
const WITHIN_CAMPAIGN = 11;

/** Empty cities that open the way: the road to Malaya, its ports, and the ports of Luzon. */
const GATES: readonly (readonly [string, number])[] = [
  ["0505", 5.7],
  ["0509", 7.5],
  ["0710", 2],
  ["0511", 1.7],
  ["0612", 2.5],
  ["2201", 7],
  ["2103", 3],
  ["2204", 3.7],
  // British reinforcements may come to Brunei, and leave by it (11.0).
  ["1711", 4.3],
];
/**
 * Hexes of Sumatra beside Kuala Lumpur: a zone of control from there (3.0) lies on the only road to Singapore, and nobody
 * beyond it is in supply (7.0).
 */
const CUTS = ["0513", "0613"].map((id) => GRID.find(id));
const GATE_WORTH = new Float32Array(SITES.length);
for (const [id, worth] of GATES) GATE_WORTH[SITE_AT[GRID.find(id)]] = worth;
const REGIMENT = 7;

function add(
  hex: number,
  kind: Kind,
  worth: number,
  need: number,
  trainNeed: number,
  points?: Uint8Array,
  ways?: readonly [Uint8Array, Uint8Array],
): void {
  if (objectiveCount === MOST) return;
  const found = objectives[objectiveCount++];
  found.hex = hex;
  found.kind = kind;
  found.worth = worth;
  found.need = need;
  found.trainNeed = trainNeed;
  found.points = points;
  found.ways = ways;
}

/** The part of the strength wanted at a hex that is not near yet. */
const missing = (hex: number, wanted: number, near: number): number =>
  Math.max(0, 1 - readyNear(hex, near) / wanted);

/** Japanese strength within a march of so many points that could attack: whoever is cut off may not (7.0). */
function readyNear(hex: number, points: number): number {
  let sum = 0;
  for (let at = 0; at < ready.length; at++)
    if (travel(ready[at], hex) <= points) sum += power[JAPANESE][ready[at]];
  return sum;
}
/** The same for those who can come to attack a stack while the Allies stand as they do. */
function ableNear(goal: number, points: number): number {
  const way = approach(goal);
  let sum = 0;
  for (let at = 0; at < ready.length; at++)
    if (travel(ready[at], goal) <= points && way[PLACE[ready[at]]] <= points)
      sum += power[JAPANESE][ready[at]];
  return sum;
}

/** Where Japanese stand who are in supply. */
const ready: number[] = [];

/** A group is gathered against one stack before the next is thought of: what it still wants grows until it has enough. */
const FIRST_OF_GROUP = 0.6;
/** With both fortresses taken the rest is hunted down, those first whom two regiments can deal with. */
const EASY_PREY = 2;
function gathering(hex: number, wanted: number, isHunt: boolean): number {
  const have = ableNear(hex, NEAR) / wanted;
  if (have >= 1) return 0;
  const share = FIRST_OF_GROUP + (1 - FIRST_OF_GROUP) * have;
  return isHunt ? share * (1 + EASY_PREY * (Math.min(1, (2 * REGIMENT) / wanted) - 0.5)) : share;
}

/** Movement points from a land hex to an objective; to a stack, as long as the Allies stand as they do. */
export function pointsTo(hex: number, { hex: goal, points, ways }: Objective, isTrain: number): number {
  if (points) return points[hex];
  const shortest = travel(hex, goal);
  if (!ways || shortest === FAR) return shortest;
  // Where the Allies bar every way, one may open.
  return Math.min(shortest + BARRED, ways[isTrain][PLACE[hex]]);
}
const BARRED = 4;

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
  scout(g);
  const { reach } = supplyReach(g, JAPANESE);
  ready.length = 0;
  for (const hex of stacks[JAPANESE]) if (reach[hex] !== 0) ready.push(hex);
  surveys++;
  objectiveCount = 0;
  ports.length = 0;
  for (let site = 0; site < SITES.length; site++)
    if (SITES[site].isPort && g.owner[site] === JAPANESE) ports.push(SITES[site].hex);
  for (let fortress = 0; fortress < FORTRESS_HEX.length; fortress++) {
    const hex = FORTRESS_HEX[fortress];
    if (!g.isFortress(ALLIED, hex)) continue;
    const garrison = strengthNear(ALLIED, hex, IN_REACH_OF_FORTRESS);
    const room = INFANTRY_ROOM * SIEGE_HEXES[fortress].length + RESERVE;
    const need = missing(hex, Math.min(room, SIEGE_TRAIN + SIEGE_ODDS * garrison), WITHIN_CAMPAIGN);
    const trainNeed = Math.max(need, TRAIN_NEED);
    add(hex, "fortress", 0, need, trainNeed);
    const around = SIEGE_HEXES[fortress];
    for (let at = 0; at < around.length; at++) {
      const there = around[at];
      if (g.troops[ALLIED][there] > 0) continue;
      const worth =
        g.troops[JAPANESE][there] === 0 ? OPEN : g.infantry[there] < MOST_INFANTRY ? HALF_CLOSED : CLOSED;
      add(there, "siege", worth, need, trainNeed, SIEGE_POINTS[fortress][at]);
    }
  }
  const isHunt = objectiveCount === 0;
  const held = stacks[ALLIED];
  for (let at = 0; at < held.length; at++) {
    const hex = held[at];
    if (g.isFortress(ALLIED, hex)) continue;
    const wanted = Math.min(MOST_FOR_STACK, Math.max(REGIMENT, STACK_ODDS * power[ALLIED][hex]));
    const siege = SIEGE_AT[hex];
    const worth = STACK + STACK_UNIT * Math.min(6, g.troops[ALLIED][hex]);
    const isKey = siege >= 0 ? g.stands[siege] === 1 : g.stands[0] === 1 && CUTS.includes(hex);
    const isStrong = isKey && power[ALLIED][hex] > STRONG_POINT;
    const need = isStrong ? missing(hex, wanted, NEAR) : gathering(hex, wanted, isHunt);
    const trainNeed = isKey ? Math.max(need, TRAIN_NEED) : need;
    const ways = [infantryApproach(g, hex), approach(hex)] as const;
    add(hex, "stack", isKey ? worth + KEY : worth, need, trainNeed, undefined, ways);
  }
  for (let site = 0; site < SITES.length; site++)
    if (GATE_WORTH[site] > 0 && g.resists(JAPANESE, site)) addCity(site);
}

function addCity(site: number): void {
  const { hex, number } = SITES[site];
  const need = missing(hex, REGIMENT * number, 1);
  add(hex, "city", GATE_WORTH[site], need, need);
}
