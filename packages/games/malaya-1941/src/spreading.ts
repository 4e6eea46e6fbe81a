import type { Random } from "@sandtable/engine";
import { type Hex, NOWHERE, type Unit } from "@sandtable/hex";
import { ARMOURED_FROM_TURN, STACKING_LIMIT, TERRAIN_EFFECTS } from "./data/tables.ts";
import { USUAL_SETUP } from "./data/units.ts";
import {
  ALLIED,
  GRID,
  HAS_LINE,
  isLand,
  JAPANESE,
  JUNGLE,
  SIDES,
  type Side,
  TERRAIN,
  terrainOf,
  ZONE_OF,
} from "./map.ts";
import {
  BASE,
  BROKEN_DOWN,
  type Campaign,
  LATER,
  REINFORCEMENT,
  TOLD_FREE,
  TOLD_ZONES,
  type Whereabouts,
} from "./state.ts";
import {
  ALL_UNITS,
  from,
  IS_COMBAT,
  IS_INFANTRY,
  IS_JUNGLE_TRAINED,
  IS_MECHANIZED,
  IS_SUPPLY,
  MOVEMENT,
  STACKS,
  UNIT_COUNT,
  UNITS,
  UNITS_OF,
  unitsOfFace,
} from "./units.ts";

/** The counters of a side of which nothing is known are spread over the places that are left for them, in a world that is being made. */

/** The side whose counters they are, who looks, and the counters that are still to be given out. */
export interface Hidden {
  readonly g: Campaign;
  readonly world: Campaign;
  readonly side: Side;
  /** A side, or nobody who plays. */
  readonly viewer: Side | undefined;
  readonly random: Random;
  /** Whether a unit waits to be laid; one more does. */
  readonly isOut: (unit: Unit) => boolean;
  readonly bringOut: (unit: Unit) => void;
  /** The next counter of a face goes there; none when all are given out. */
  readonly give: (face: string, at: Whereabouts) => Unit | undefined;
  readonly left: (face: string) => number;
}

const SINGAPORE = GRID.find("3845");
const SUPPLY_FACE = ["j-sup", "a-sup"] as const;
const MOST_SUPPLY = 9;
const OPTIONAL = SIDES.map((side) => from("optional", side));
const ARMOURED = SIDES.map((side) => from("armoured", side));

/** By unit: where it usually begins. */
const USUAL_HEX = Int16Array.from(ALL_UNITS, (unit) => {
  const usual = USUAL_SETUP[UNITS[unit].id];
  return usual === undefined ? NOWHERE : GRID.find(usual);
});
/** By hex: whether wheels cannot have come there. */
const BARS_WHEELS = Uint8Array.from(GRID.hexes, (hex) => {
  if (!isLand(hex) || HAS_LINE[hex] === 1) return 0;
  return TERRAIN_EFFECTS[terrainOf(hex) as keyof typeof TERRAIN_EFFECTS].mechanized === null ? 1 : 0;
});

/** Whether a unit could have come into a hex; at sea there are forces for an assault. */
const maySit = (unit: Unit, hex: Hex): boolean =>
  (MOVEMENT[unit] > 0 || USUAL_HEX[unit] === hex || !isLand(hex)) &&
  (IS_MECHANIZED[unit] === 0 || BARS_WHEELS[hex] === 0);

const isBreakable = (unit: Unit): boolean => UNITS[unit].into.length > 0 && UNITS[unit].from !== "combined";

export class Spreading {
  readonly #hidden: Hidden;
  /** By unit: the hex where a counter of its face was last seen. */
  readonly #seenAt = new Int16Array(UNIT_COUNT).fill(NOWHERE);
  /** Those that were laid to fill a hex. */
  readonly #laid: Unit[] = [];
  /** 18.4 By hex: what the viewer was told of zones; nobody tells somebody who does not play. */
  readonly #told: ArrayLike<number> | undefined;
  /** Of the side, by hex: how many units the world has so far. */
  readonly #units: Uint8Array;
  /** How likely a counter is anywhere, however far from where it usually begins. */
  readonly #astray: number;

  constructor(hidden: Hidden) {
    this.#hidden = hidden;
    this.#told = hidden.viewer === undefined ? undefined : hidden.g.told[hidden.viewer];
    this.#units = hidden.world.units[hidden.side];
    this.#astray = 0.02 * hidden.g.turn;
    if (hidden.viewer === undefined) return;
    for (const { hex, faces } of hidden.g.pictures[hidden.viewer])
      for (const face of faces)
        for (const unit of unitsOfFace(face)) if (this.#seenAt[unit] === NOWHERE) this.#seenAt[unit] = hex;
  }

  /** Over the hexes that are not known and the base, each hex getting at least one. */
  over(hexes: ReadonlyMap<Hex, boolean>): void {
    const { world, side, random, isOut } = this.#hidden;
    this.#bought();
    const open: Hex[] = [];
    for (const [hex, isSure] of hexes) if (!isSure) open.push(hex);
    const pieces = UNITS_OF[side].filter(isOut);
    const empty = open.filter((hex) => world.units[side][hex] === 0);
    for (const hex of shuffled(empty, random)) this.#fill(hex, pieces);
    const stack = world.stack[side];
    for (const unit of shuffled(pieces, random)) {
      const able: Whereabouts[] = [];
      const weights: number[] = [];
      const most = STACKING_LIMIT - STACKS[unit];
      for (let index = 0; index < open.length; index++) {
        const hex = open[index];
        if (stack[hex] > most || !maySit(unit, hex) || !this.#fits(unit, hex)) continue;
        able.push(hex);
        weights.push(this.#weight(unit, hex));
      }
      able.push(BASE);
      weights.push(this.#baseWeight(unit));
      const at = pick(able, weights, random) ?? BASE;
      world.put(unit, at);
      if (at === BASE && UNITS[unit].from !== "base") world.flags[unit] |= REINFORCEMENT;
    }
    this.#supply(open);
  }

  /** Somebody stands there: a unit, or supply alone, or a battalion of a unit that is thought whole so far. */
  #fill(hex: Hex, pieces: Unit[]): void {
    const { world, side, random, give } = this.#hidden;
    const able: Unit[] = [];
    const weights: number[] = [];
    for (let index = 0; index < pieces.length; index++) {
      const unit = pieces[index];
      if (!maySit(unit, hex) || !this.#fits(unit, hex)) continue;
      able.push(unit);
      weights.push(this.#weight(unit, hex));
    }
    const unit = pick(able, weights, random);
    if (unit !== undefined) {
      world.put(unit, hex);
      pieces.splice(pieces.indexOf(unit), 1);
      this.#laid.push(unit);
    } else if (give(SUPPLY_FACE[side], hex) === undefined) this.#breakDown(hex, pieces);
  }

  /** 9.1 There are more stacks than units: one that is whole is broken down, and its battalions fill the gap. */
  #breakDown(hex: Hex, pieces: Unit[]): void {
    const { world, give, isOut, bringOut } = this.#hidden;
    const whole = pieces.find(isBreakable) ?? this.#laid.find(isBreakable);
    if (whole === undefined) return;
    const wasOut = isOut(whole);
    const among = wasOut ? pieces : this.#laid;
    among.splice(among.indexOf(whole), 1);
    const at = world.at[whole];
    world.put(whole, BROKEN_DOWN);
    const [first, ...others] = UNITS[whole].into;
    give(first, hex);
    for (const [index, face] of others.entries()) {
      const battalion = give(face, at);
      if (battalion === undefined || (index === 0 && !wasOut)) continue;
      bringOut(battalion);
      pieces.push(battalion);
    }
  }

  /** 25.6e, 25.7e As many optional units have come as were paid for; which is not known. */
  #bought(): void {
    const world = this.#hidden.world;
    const isLate = (unit: Unit): boolean => world.at[unit] === LATER;
    const optional = OPTIONAL[this.#hidden.side];
    const armoured = ARMOURED[this.#hidden.side];
    const come = [...optional, ...armoured].filter((unit) => !isLate(unit)).length;
    const late = shuffled(optional.filter(isLate), this.#hidden.random);
    let left = this.#hidden.g.bought[this.#hidden.side] - come;
    // The armoured brigade comes whole or not at all (MB-66).
    const hasArmoured = armoured.some((unit) => !isLate(unit)) && armoured.some(isLate);
    if (
      hasArmoured ||
      left > late.length ||
      (left >= armoured.length && armoured.every(isLate) && this.#mayBeArmoured())
    )
      for (const unit of armoured.filter(isLate)) {
        this.#hidden.bringOut(unit);
        left--;
      }
    for (const unit of late.slice(0, Math.max(0, left))) this.#hidden.bringOut(unit);
  }

  #mayBeArmoured(): boolean {
    const { g, side, random } = this.#hidden;
    return side === ALLIED && g.turn >= ARMOURED_FROM_TURN && random.below(2) === 1;
  }

  /** 7.8 Supply points: some in the base, some here and there. */
  #supply(open: readonly Hex[]): void {
    const { g, world, side, viewer, random, give, left } = this.#hidden;
    const face = SUPPLY_FACE[side];
    const count = Math.min(left(face) - g.shown.length, random.below(MOST_SUPPLY));
    for (let point = 0; point < count; point++) give(face, open[random.below(open.length + 1)] ?? BASE);
    if (side !== ALLIED || viewer !== JAPANESE) return;
    for (const hex of g.shown)
      if (!world.unitsAt(ALLIED, hex).some((unit) => IS_SUPPLY[unit])) give(face, hex);
  }

  /** What was told of zones bars some counters from some hexes. */
  #fits(unit: Unit, hex: Hex): boolean {
    const told = this.#told;
    if (!told || !(told[hex] & TOLD_ZONES)) return true;
    if (this.#units[hex] === 0 && !IS_COMBAT[unit]) return false;
    return (
      !IS_JUNGLE_TRAINED[unit] ||
      ZONE_OF[hex].every((to) => TERRAIN[to] !== JUNGLE || !(told[to] & TOLD_FREE))
    );
  }

  /** How likely a counter is to be in a hex: near where it was seen, or near where it usually begins. */
  #weight(unit: Unit, hex: Hex): number {
    const seenAt = this.#seenAt[unit] as Hex;
    if (seenAt !== NOWHERE) return NEAR_SEEN[GRID.distance(seenAt, hex)];
    const usual = USUAL_HEX[unit] as Hex;
    if (usual !== NOWHERE) return NEAR_USUAL[GRID.distance(usual, hex)] + this.#astray;
    return this.#hidden.side === ALLIED
      ? NEAR_SINGAPORE[GRID.distance(SINGAPORE, hex)] + 0.05
      : 1 + IS_INFANTRY[unit];
  }

  #baseWeight(unit: Unit): number {
    const { g, side } = this.#hidden;
    const isBattalion = UNITS[unit].from === "breakdown";
    if (side === ALLIED) return isBattalion || USUAL_HEX[unit] !== NOWHERE ? 0 : 0.2;
    return isBattalion ? 0.1 : 8 / g.turn ** 2;
  }
}

/** By distance: how much likelier a counter is nearby than far off. */
const near = (scale: number): Float64Array =>
  Float64Array.from({ length: GRID.columns + GRID.rows }, (_, distance) => scale / (1 + distance) ** 2);
const NEAR_SEEN = near(50);
const NEAR_USUAL = near(20);
const NEAR_SINGAPORE = near(10);

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = items.slice();
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}

/** One of these, each as likely as it weighs. */
function pick<T>(items: readonly T[], weights: readonly number[], random: Random): T | undefined {
  const SCALE = 1 << 20;
  let total = 0;
  for (let at = 0; at < weights.length; at++) total += weights[at];
  if (total <= 0) return items[0];
  let left = (random.below(SCALE) / SCALE) * total;
  for (let at = 0; at < items.length; at++) {
    left -= weights[at];
    if (left < 0) return items[at];
  }
  return items.at(-1);
}
