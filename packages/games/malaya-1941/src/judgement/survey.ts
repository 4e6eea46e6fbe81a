import type { Decision } from "@sandtable/engine";
import { type Hex, NOWHERE, type Unit } from "@sandtable/hex";
import { baseColumn } from "../combat/crt.ts";
import { ASSAULT, COLUMNS, FORTIFICATION, RAID, STACKING_LIMIT, TERRAIN_EFFECTS } from "../data/tables.ts";
import {
  ALLIED,
  EXITS,
  GRID,
  isLand,
  JAPANESE,
  ON_ISLAND,
  otherSide,
  SEATS,
  SIDES,
  type Side,
  terrainOf,
} from "../map.ts";
import { isFollowOn } from "../sequence.ts";
import { ACTIVE, BASE, type Campaign, type CombatResult, MOVED, onMap, PAID, READY } from "../state.ts";
import {
  ATTACK,
  DEFENCE,
  IS_HQ,
  IS_SUPPLY,
  MOVEMENT,
  RADIUS,
  SIDE as SIDE_OF,
  SUPPORT,
  UNIT_COUNT,
  UNITS_OF,
} from "../units.ts";
import { waysTo } from "./ways.ts";

/** The side that is asked. */
export const sideOfSeat = (seat: Decision["seat"]): Side => (seat === SEATS[JAPANESE] ? JAPANESE : ALLIED);

/** 26.3 Where the road comes in from the north. */
export const GATE = [...EXITS.keys()].find((hex) => GRID.ids[hex] === "0701") as Hex;

/** Where a unit is for the purposes of a march: those in the base stand before the gate. */
export const placeOnFoot = (g: Campaign, unit: Unit): Hex => {
  const at = g.at[unit];
  return onMap(at) ? at : GATE;
};

/** Who fights, as against those who serve: anybody with factors to attack and three factors in all, some engineers among them. */
export const isFighter = (unit: Unit): boolean => FIGHTS[unit] === 1;
const FIGHTS = Uint8Array.from(ATTACK, (attack, unit) =>
  attack > 0 && DEFENCE[unit] >= 1 && attack + DEFENCE[unit] >= 3 ? 1 : 0,
);

/** What a result is worth to the attacker. */
const RESULT_WORTH: Readonly<Record<CombatResult, number>> = {
  AZ: -8,
  AE: -6,
  AS: -3.5,
  BB: -0.3,
  DS: 3.5,
  DE: 6,
  DZ: 8,
  AM: -4,
  AA: -0.8,
  CT: 0,
  DA: 0.8,
  DM: 4,
};
const mean = (results: readonly CombatResult[]): number =>
  results.reduce((sum, result) => sum + RESULT_WORTH[result], 0) / results.length;
/** By column: what an attack on each table is worth, and on the better of them. */
export const RAID_WORTH: readonly number[] = RAID.map(mean);
export const ASSAULT_WORTH: readonly number[] = ASSAULT.map(mean);
const WORTH_OF_ATTACK = RAID_WORTH.map((raid, column) => Math.max(raid, ASSAULT_WORTH[column]));

const DEFENCE_OF_TERRAIN = Int8Array.from(GRID.hexes, (hex) =>
  isLand(hex) ? TERRAIN_EFFECTS[terrainOf(hex) as keyof typeof TERRAIN_EFFECTS].defence : 0,
);
/** 14.33 Columns that the ground gives a defender; the island lies behind its strait. */
export const shelter = (hex: Hex): number =>
  ON_ISLAND[hex] === 1 ? Math.max(2, DEFENCE_OF_TERRAIN[hex]) : DEFENCE_OF_TERRAIN[hex];

/** Instead of a march. */
const STILL = -1;
/** Instead of factors. */
const NOT_ASKED = -1;

/** More than this does not find room around a hex. */
const MOST_AROUND = 45;

/** How the sides stand, hex by hex: made anew for each question, in tables that are used again. */
class Survey {
  g!: Campaign;
  side: Side = JAPANESE;
  /** By side and hex: factors of units there; defenders count at least 1 where anybody is. */
  readonly attack = [new Int16Array(GRID.size), new Int16Array(GRID.size)] as const;
  readonly defence = [new Int16Array(GRID.size), new Int16Array(GRID.size)] as const;
  /** By side and hex: units that serve (no HQs), HQs, supply points. */
  readonly serving = [new Int16Array(GRID.size), new Int16Array(GRID.size)] as const;
  readonly hqs = [new Int16Array(GRID.size), new Int16Array(GRID.size)] as const;
  readonly supply = [new Int16Array(GRID.size), new Int16Array(GRID.size)] as const;
  /** The land hexes with units of each side. */
  readonly stacks: readonly [Hex[], Hex[]] = [[], []];
  readonly #prospect = new Float64Array(GRID.size);
  readonly #atHand = new Float64Array(GRID.size);
  #isWeighed = false;
  readonly #beside = new Int16Array(GRID.size);
  readonly #fighters: readonly [Unit[], Unit[]] = [[], []];
  /** Of the fighters of the side, in their order: from where they march, and how far they may still. */
  readonly #places = new Int16Array(UNIT_COUNT);
  readonly #marches = new Int16Array(UNIT_COUNT);
  /** By unit: where it was when its side was last looked at. */
  readonly #lookedAt = new Int16Array(UNIT_COUNT).fill(NOWHERE);
  /** By HQ: what it would command, once somebody has asked. */
  readonly #commands = new Int16Array(UNIT_COUNT).fill(NOT_ASKED);

  of(g: Campaign, side: Side): this {
    this.g = g;
    this.side = side;
    this.#isWeighed = false;
    this.#commands.fill(NOT_ASKED);
    for (const each of SIDES) this.#look(g, each);
    return this;
  }

  /** Between two questions hardly anybody goes anywhere: then there is nothing to look at. */
  #hasMoved(g: Campaign, side: Side): boolean {
    const units = UNITS_OF[side];
    let moved = false;
    for (let index = 0; index < units.length; index++) {
      const unit = units[index];
      if (this.#lookedAt[unit] === g.at[unit]) continue;
      this.#lookedAt[unit] = g.at[unit];
      moved = true;
    }
    return moved;
  }

  #look(g: Campaign, side: Side): void {
    if (!this.#hasMoved(g, side)) return;
    const stacks = this.stacks[side];
    const attack = this.attack[side];
    const defence = this.defence[side];
    const serving = this.serving[side];
    const hqs = this.hqs[side];
    const supply = this.supply[side];
    for (const hex of stacks) attack[hex] = defence[hex] = serving[hex] = hqs[hex] = supply[hex] = 0;
    stacks.length = 0;
    const fighters = this.#fighters[side];
    fighters.length = 0;
    const units = UNITS_OF[side];
    for (let index = 0; index < units.length; index++) {
      const unit = units[index];
      const at = g.at[unit];
      if (!onMap(at)) {
        if (at === BASE && isFighter(unit)) fighters.push(unit);
        continue;
      }
      if (!isLand(at)) continue;
      if (attack[at] + defence[at] + serving[at] + hqs[at] + supply[at] === 0) stacks.push(at);
      attack[at] += ATTACK[unit];
      defence[at] += DEFENCE[unit];
      if (isFighter(unit)) fighters.push(unit);
      else if (IS_HQ[unit]) hqs[at]++;
      else if (IS_SUPPLY[unit]) supply[at]++;
      else serving[at]++;
    }
  }

  /** What an attack of the side on an enemy stack would be worth in this phase, with all that can be brought up. */
  prospect(stack: Hex): number {
    if (!this.#isWeighed) this.#weigh();
    return this.#prospect[stack];
  }

  /** The same with those alone who are beside it now. */
  atHand(stack: Hex): number {
    if (!this.#isWeighed) this.#weigh();
    return this.#atHand[stack];
  }

  #weigh(): void {
    this.#isWeighed = true;
    this.#gather();
    this.#muster();
    for (const stack of this.stacks[otherSide(this.side)]) {
      this.#prospect[stack] = WORTH_OF_ATTACK[this.#column(stack, this.#strengthAgainst(stack))];
      this.#atHand[stack] = WORTH_OF_ATTACK[this.#column(stack, this.#beside[stack])];
    }
  }

  /** The factors beside each enemy stack. */
  #gather(): void {
    const { g, side } = this;
    const enemies = g.units[otherSide(side)];
    const beside = this.#beside;
    for (const stack of this.stacks[otherSide(side)]) beside[stack] = 0;
    const fighters = this.#fighters[side];
    for (let index = 0; index < fighters.length; index++) {
      const unit = fighters[index];
      const at = g.at[unit];
      if (!onMap(at) || g.zone[otherSide(side)][at] === 0) continue;
      for (const near of GRID.around[at]) if (enemies[near] > 0) beside[near] += ATTACK[unit];
    }
  }

  /** Who may still march in this phase, and how far. */
  #muster(): void {
    const { g, side } = this;
    const isLater = isFollowOn(g);
    const fighters = this.#fighters[side];
    for (let index = 0; index < fighters.length; index++) {
      const unit = fighters[index];
      const flags = g.flags[unit];
      const isStill = (flags & MOVED) !== 0 || (isLater && (flags & READY) === 0);
      this.#places[index] = placeOnFoot(g, unit);
      this.#marches[index] = isStill ? STILL : 2 * MOVEMENT[unit];
    }
  }

  /** What can be brought against a stack in this phase. */
  #strengthAgainst(stack: Hex): number {
    const ways = waysTo(stack);
    const fighters = this.#fighters[this.side];
    let sum = 0;
    for (let index = 0; index < fighters.length; index++) {
      const at = this.#places[index] as Hex;
      const march = this.#marches[index];
      if (march === STILL ? GRID.distance(at, stack) > 1 : ways[at] > march) continue;
      sum += ATTACK[fighters[index]];
    }
    return Math.min(sum, MOST_AROUND);
  }

  /** What the other side could bring against a hex within a march. */
  menaceTo(hex: Hex, march: number): number {
    const { g } = this;
    const ways = waysTo(hex);
    const fighters = this.#fighters[otherSide(this.side)];
    let sum = 0;
    for (let index = 0; index < fighters.length; index++) {
      const unit = fighters[index];
      if (ways[placeOnFoot(g, unit)] <= march) sum += ATTACK[unit];
    }
    return Math.min(sum, MOST_AROUND);
  }

  /** 14.3 The column of an attack by the side, HQs, ground and works considered. */
  #column(stack: Hex, attack: number): number {
    const enemy = otherSide(this.side);
    const works = this.g.forts[stack] === enemy + 1 ? FORTIFICATION[SEATS[enemy]] : 0;
    const column =
      baseColumn(attack, Math.max(1, this.defence[enemy][stack])) +
      this.support(this.side, stack, 1) -
      this.support(enemy, stack, 0) -
      shelter(stack) -
      works;
    return Math.max(0, Math.min(COLUMNS.length - 1, column));
  }

  /** 14.32 */
  support(side: Side, hex: Hex, slack: number): number {
    const { g } = this;
    let best = 0;
    for (const hq of HQS[side]) {
      if (SUPPORT[hq] <= best || !g.has(hq, ACTIVE)) continue;
      const at = g.at[hq];
      if (onMap(at) && GRID.distance(at, hex) <= RADIUS[hq] + slack) best = SUPPORT[hq];
    }
    return best;
  }

  /** 10.2 The factors of fighters within the radius of an HQ that no HQ that is paid for reaches. */
  command(hq: Unit): number {
    const known = this.#commands[hq];
    if (known !== NOT_ASKED) return known;
    this.#commands[hq] = this.#commandOf(hq);
    return this.#commands[hq];
  }

  #commandOf(hq: Unit): number {
    const { g } = this;
    const side = SIDE_OF[hq];
    const fighters = this.#fighters[side];
    let sum = 0;
    for (let index = 0; index < fighters.length; index++) {
      const unit = fighters[index];
      if (!this.#reaches(hq, unit)) continue;
      if (HQS[side].some((other) => other !== hq && g.has(other, PAID) && this.#reaches(other, unit)))
        continue;
      sum += side === JAPANESE ? ATTACK[unit] : DEFENCE[unit];
    }
    return sum;
  }

  #reaches(hq: Unit, unit: Unit): boolean {
    const from = this.g.at[hq];
    const at = this.g.at[unit];
    return onMap(from) ? onMap(at) && GRID.distance(from, at) <= RADIUS[hq] : from === at && from === BASE;
  }

  /** What an attack on the stack would be worth with those beside it who are free, and who may reach across the water. */
  worthNow(stack: Hex): number {
    return WORTH_OF_ATTACK[this.#column(stack, this.strengthBeside(stack))];
  }

  strengthBeside(stack: Hex): number {
    const { g, side } = this;
    let sum = 0;
    for (const unit of this.#fighters[side]) {
      const at = g.at[unit];
      if (onMap(at) && GRID.distance(at, stack) === 1) sum += ATTACK[unit];
    }
    for (const { sea, target } of g.assaults)
      if (target === stack) for (const unit of UNITS_OF[side]) if (g.at[unit] === sea) sum += ATTACK[unit];
    return sum;
  }

  /** The worst that an attack of the enemy could come to for a defender of so many factors there. */
  peril(hex: Hex, defence: number, march: number): number {
    const menace = this.menaceTo(hex, march);
    if (menace === 0) return 0;
    const works = this.g.forts[hex] === this.side + 1 ? FORTIFICATION[SEATS[this.side]] : 0;
    const column =
      baseColumn(menace, Math.max(1, defence)) +
      this.support(otherSide(this.side), hex, 3) -
      shelter(hex) -
      works;
    return Math.max(0, WORTH_OF_ATTACK[Math.max(0, Math.min(COLUMNS.length - 1, column))]);
  }

  /** 26.8 Whether the unit finds room. */
  hasRoom(hex: Hex, equivalents: number): boolean {
    return this.g.stack[this.side][hex] + equivalents <= STACKING_LIMIT;
  }
}

const HQS = SIDES.map((side) => UNITS_OF[side].filter((unit) => IS_HQ[unit] === 1));

export const survey = new Survey();
