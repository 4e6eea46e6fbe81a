import type { Hex } from "@sandtable/hex";
import { burmaForce } from "../burma.ts";
import { MOST_INFANTRY } from "../ground.ts";
import {
  ALL_FORTRESSES,
  ALL_SITES,
  ALLIED,
  FORTRESS_HEX,
  type Fortress,
  GRID,
  JAPANESE,
  NO_FORTRESS,
  SIAM_AND_BURMA,
  SIEGE_HEXES,
  SITE_AT,
  SITES,
  type Site,
} from "../map.ts";
import { ALL_UNITS, type Campaign, IS_INFANTRY, IS_REGIMENT, onMap, SIDE } from "../state.ts";
import { supplyReach } from "../supply.ts";
import { Approaches } from "./approach.ts";
import { SIEGE_AT } from "./assault.ts";
import { Memo } from "./memo.ts";
import { Tally } from "./tally.ts";
import { FAR, PLACE, SIEGE_POINTS, travel } from "./travel.ts";

/** What the Japanese go for: where, how much it is worth, and what part of the force it takes is still missing. */
export interface Objective {
  hex: Hex;
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

/** 9.G The regiments that guard Siam and Burma: all of them at the border, and of infantry anywhere there. */
interface Guard {
  readonly border: number;
  readonly infantry: number;
}

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

/** A group is gathered against one stack before the next is thought of: what it still wants grows until it has enough. */
const FIRST_OF_GROUP = 0.6;
/** With both fortresses taken the rest is hunted down, those first whom two regiments can deal with. */
const EASY_PREY = 2;

const BARRED = 4;

const MOST = 64;

/** A position as the Japanese staff sees it. It holds until its owner surveys another. */
export class Survey {
  readonly tally = new Tally();
  /** The first {@link count} of these are the objectives. */
  readonly objectives: readonly Objective[] = Array.from(
    { length: MOST },
    (): Objective => ({
      hex: FORTRESS_HEX[0],
      worth: 0,
      need: 0,
      trainNeed: 0,
      kind: "stack",
      points: undefined,
      ways: undefined,
    }),
  );
  count = 0;
  /** Ports from which the Japanese can sail. */
  readonly ports: Hex[] = [];
  /** What was worked out of it for each hex, for infantry and for those that need no room. */
  readonly pull = new Memo(2 * GRID.size);
  readonly gain = new Memo(2 * GRID.size);
  readonly #approaches = new Approaches();
  /** Where Japanese stand who are in supply. */
  readonly #ready: Hex[] = [];
  #guard: Guard | undefined;

  /** List the objectives of the position. */
  of(g: Campaign): this {
    const { power, stacks } = this.tally.count(g);
    this.#approaches.scout(g);
    this.pull.forget();
    this.gain.forget();
    this.#guard = undefined;
    const { reach } = supplyReach(g, JAPANESE);
    this.#ready.length = 0;
    for (const hex of stacks[JAPANESE]) if (reach[hex] !== 0) this.#ready.push(hex);
    this.count = 0;
    this.ports.length = 0;
    for (const site of ALL_SITES)
      if (SITES[site].isPort && g.owner[site] === JAPANESE) this.ports.push(SITES[site].hex);
    for (const fortress of ALL_FORTRESSES) this.#addFortress(g, fortress);
    const isHunt = this.count === 0;
    const held = stacks[ALLIED];
    for (let at = 0; at < held.length; at++) {
      const hex = held[at];
      if (g.isFortress(ALLIED, hex)) continue;
      const wanted = Math.min(MOST_FOR_STACK, Math.max(REGIMENT, STACK_ODDS * power[ALLIED][hex]));
      const siege = SIEGE_AT[hex];
      const worth = STACK + STACK_UNIT * Math.min(6, g.troops[ALLIED][hex]);
      const isKey = siege !== NO_FORTRESS ? g.stands[siege] === 1 : g.stands[0] === 1 && CUTS.includes(hex);
      const isStrong = isKey && power[ALLIED][hex] > STRONG_POINT;
      const need = isStrong ? this.#missing(hex, wanted, NEAR) : this.#gathering(hex, wanted, isHunt);
      const trainNeed = isKey ? Math.max(need, TRAIN_NEED) : need;
      const ways = [this.#approaches.ofInfantryTo(g, hex), this.#approaches.to(hex)] as const;
      this.#add(hex, "stack", isKey ? worth + KEY : worth, need, trainNeed, undefined, ways);
    }
    for (const site of ALL_SITES) if (GATE_WORTH[site] > 0 && g.resists(JAPANESE, site)) this.#addCity(site);
    return this;
  }

  #addFortress(g: Campaign, fortress: Fortress): void {
    const hex = FORTRESS_HEX[fortress];
    if (!g.isFortress(ALLIED, hex)) return;
    const garrison = this.tally.strengthNear(ALLIED, hex, IN_REACH_OF_FORTRESS);
    const room = INFANTRY_ROOM * SIEGE_HEXES[fortress].length + RESERVE;
    const need = this.#missing(hex, Math.min(room, SIEGE_TRAIN + SIEGE_ODDS * garrison), WITHIN_CAMPAIGN);
    const trainNeed = Math.max(need, TRAIN_NEED);
    this.#add(hex, "fortress", 0, need, trainNeed);
    const around = SIEGE_HEXES[fortress];
    for (let at = 0; at < around.length; at++) {
      const there = around[at];
      if (g.troops[ALLIED][there] > 0) continue;
      const worth =
        g.troops[JAPANESE][there] === 0 ? OPEN : g.infantry[there] < MOST_INFANTRY ? HALF_CLOSED : CLOSED;
      this.#add(there, "siege", worth, need, trainNeed, SIEGE_POINTS[fortress][at]);
    }
  }

  #addCity(site: Site): void {
    const { hex, number } = SITES[site];
    const need = this.#missing(hex, REGIMENT * number, 1);
    this.#add(hex, "city", GATE_WORTH[site], need, need);
  }

  #add(
    hex: Hex,
    kind: Kind,
    worth: number,
    need: number,
    trainNeed: number,
    points?: Uint8Array,
    ways?: readonly [Uint8Array, Uint8Array],
  ): void {
    if (this.count === MOST) return;
    const found = this.objectives[this.count++];
    found.hex = hex;
    found.kind = kind;
    found.worth = worth;
    found.need = need;
    found.trainNeed = trainNeed;
    found.points = points;
    found.ways = ways;
  }

  /** The part of the strength wanted at a hex that is not near yet. */
  #missing(hex: Hex, wanted: number, near: number): number {
    return Math.max(0, 1 - this.#readyNear(hex, near) / wanted);
  }

  /** Japanese strength within a march of so many points that could attack: whoever is cut off may not (7.0). */
  #readyNear(hex: Hex, points: number): number {
    const power = this.tally.power[JAPANESE];
    const ready = this.#ready;
    let sum = 0;
    for (let at = 0; at < ready.length; at++) if (travel(ready[at], hex) <= points) sum += power[ready[at]];
    return sum;
  }

  /** The same for those who can come to attack a stack while the Allies stand as they do. */
  #ableNear(goal: Hex, points: number): number {
    const power = this.tally.power[JAPANESE];
    const way = this.#approaches.to(goal);
    const ready = this.#ready;
    let sum = 0;
    for (let at = 0; at < ready.length; at++)
      if (travel(ready[at], goal) <= points && way[PLACE[ready[at]]] <= points) sum += power[ready[at]];
    return sum;
  }

  #gathering(hex: Hex, wanted: number, isHunt: boolean): number {
    const have = this.#ableNear(hex, NEAR) / wanted;
    if (have >= 1) return 0;
    const share = FIRST_OF_GROUP + (1 - FIRST_OF_GROUP) * have;
    return isHunt ? share * (1 + EASY_PREY * (Math.min(1, (2 * REGIMENT) / wanted) - 0.5)) : share;
  }

  /** The guard as it stands, counted when somebody asks. */
  guard(g: Campaign): Guard {
    this.#guard ??= {
      border: burmaForce(g).border,
      infantry: ALL_UNITS.reduce((sum, unit) => {
        const at = g.at[unit];
        const isOne = SIDE[unit] === JAPANESE && IS_REGIMENT[unit] && IS_INFANTRY[unit] && onMap(at);
        return isOne ? sum + SIAM_AND_BURMA[at] : sum;
      }, 0),
    };
    return this.#guard;
  }
}

/** Movement points from a land hex to an objective; to a stack, as long as the Allies stand as they do. */
export function pointsTo(hex: Hex, { hex: goal, points, ways }: Objective, isTrain: number): number {
  if (points) return points[hex];
  const shortest = travel(hex, goal);
  if (!ways || shortest === FAR) return shortest;
  // Where the Allies bar every way, one may open.
  return Math.min(shortest + BARRED, ways[isTrain][PLACE[hex]]);
}
