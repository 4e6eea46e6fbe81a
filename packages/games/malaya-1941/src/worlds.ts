import type { Random, Viewer } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { USUAL_SETUP } from "./data/units.ts";
import { ALLIED, GRID, JAPANESE, JUNGLE, SIDES, type Side, TERRAIN, ZONE_OF } from "./map.ts";
import { inCommand } from "./pieces.ts";
import { isFollowOn } from "./sequence.ts";
import { Spreading } from "./spreading.ts";
import {
  ACTIVE,
  BASE,
  BROKEN_DOWN,
  Campaign,
  DAMAGED,
  ELIMINATED,
  type Fight,
  LATER,
  MARKERS_OF,
  type Marker,
  MIX,
  onMap,
  READY,
  REPLACEABLE,
  RESERVE,
  SUPPRESSED,
  TOLD_FREE,
  TOLD_NO_ZONES,
  TOLD_ZONES,
  TRACK,
  type Whereabouts,
  WITHDRAWN,
} from "./state.ts";
import {
  CAN_BREAK_DOWN,
  faceOf,
  IS_COAST_GUNS,
  IS_COMBAT,
  IS_HQ,
  IS_JUNGLE_TRAINED,
  SIDE,
  UNIT_COUNT,
  UNITS,
  UNITS_OF,
  unitsOfFace,
} from "./units.ts";
import { hexesOf, isByMarker, isShown, openFlags, publicStage, pursuing, sideOfViewer } from "./view.ts";

/**
 * Worlds that a viewer cannot tell from the true one. Everything he cannot see is laid anew, from what he can see and from the
 * randomness alone: which counters lie under the face-down ones, what is in the base, markers in hand, air missions before they
 * are shown. How likely each world is follows what a sensible enemy would do: counters are near where they were last seen, or
 * near where they usually begin.
 */
export function determinize(g: Campaign, viewer: Viewer, random: Random): Campaign {
  const own = sideOfViewer(viewer);
  const world = new Campaign(g);
  if (viewer === "umpire") return world;
  for (const side of SIDES) if (side !== own) new Layer(g, world, side, own, random).lay();
  return world;
}

/** One side's hidden things, laid anew in a world. */
class Layer {
  readonly #g: Campaign;
  readonly #world: Campaign;
  readonly #side: Side;
  /** Who looks: a side, or nobody who plays. */
  readonly #viewer: Side | undefined;
  readonly #random: Random;
  /** The counters that lie open, and what they are called in the world. */
  readonly #names = new Map<Unit, Unit>();
  readonly #named = new Set<Unit>();
  /** How many counters of a face have been given out, by the first of them. */
  readonly #given = new Uint8Array(UNIT_COUNT);

  constructor(g: Campaign, world: Campaign, side: Side, viewer: Side | undefined, random: Random) {
    this.#g = g;
    this.#world = world;
    this.#side = side;
    this.#viewer = viewer;
    this.#random = random;
  }

  lay(): void {
    const { hexes, fixed } = this.#known();
    this.#clear();
    this.#dead();
    for (const { unit, face, at, flags } of fixed) this.#put(face, at, flags, unit);
    this.#guns(hexes);
    this.#battalions(fixed);
    new Spreading({
      g: this.#g,
      world: this.#world,
      side: this.#side,
      viewer: this.#viewer,
      random: this.#random,
      isOut: (unit) => this.#world.at[unit] === PENDING,
      bringOut: (unit) => this.#world.put(unit, PENDING),
      give: (face, at) => this.#give(face, at),
      left: (face) => unitsOfFace(face).length - this.#given[unitsOfFace(face)[0]],
    }).over(hexes);
    this.#hq();
    this.#zones();
    this.#rename();
    this.#markers();
    this.#air();
    this.#memory();
  }

  // What is known.

  /** The hexes of the side with what is sure of each: counters that lie open, or that were seen and have not changed. */
  #known(): { hexes: Map<Hex, boolean>; fixed: Fixed[] } {
    const g = this.#g;
    const hexes = new Map<Hex, boolean>();
    const fixed: Fixed[] = [];
    const isSetup = g.stage === "setup";
    if (!isSetup) {
      for (const hex of hexesOf(g, this.#side)) hexes.set(hex, false);
      for (const unit of UNITS_OF[this.#side])
        if (isShown(g, unit, this.#viewer))
          fixed.push({ unit, face: faceOf(unit), at: g.hexOf(unit), flags: openFlags(g, unit) });
    }
    if (this.#viewer === undefined) return { hexes, fixed: inOrder(fixed) };
    if (this.#viewer === g.phasing)
      for (const hex of hexes.keys()) if (g.open[hex] === 1) hexes.set(hex, true);
    for (const { hex, sure, faces } of g.pictures[this.#viewer]) {
      if (!sure || !hexes.has(hex) || hexes.get(hex)) continue;
      hexes.set(hex, true);
      const named = fixed.filter(({ at }) => at === hex).map(({ face }) => face);
      for (const face of faces) {
        const at = named.indexOf(face);
        if (at === -1) fixed.push({ unit: undefined, face, at: hex, flags: 0 });
        else named.splice(at, 1);
      }
    }
    return { hexes, fixed: inOrder(fixed) };
  }

  // What is laid.

  /** Everything hidden is taken off; what is not in the game yet stays so. */
  #clear(): void {
    const { at } = this.#world;
    this.#world.takeUp(this.#side);
    const isSetup = this.#g.stage === "setup";
    for (const unit of UNITS_OF[this.#side]) {
      const { from } = UNITS[unit];
      const isLate =
        isSetup ||
        from === "optional" ||
        from === "armoured" ||
        (isByMarker(unit) && this.#g.at[unit] === LATER);
      at[unit] = isSpare(unit) ? MIX : from === "combined" ? BROKEN_DOWN : isLate ? LATER : PENDING;
    }
  }

  /** Give out the next counter of a face. */
  #put(face: string, at: Whereabouts, flags = 0, known?: Unit): Unit {
    const unit = this.#give(face, at, flags);
    if (unit === undefined) throw new Error(`more counters ${face} are known than there are`);
    if (known !== undefined) this.#name(known, unit);
    return unit;
  }

  #name(known: Unit, unit: Unit): void {
    this.#names.set(known, unit);
    this.#named.add(unit);
  }

  #give(face: string, at: Whereabouts, flags = 0): Unit | undefined {
    const alike = unitsOfFace(face);
    const unit = alike[this.#given[alike[0]]];
    if (unit === undefined) return undefined;
    this.#given[alike[0]]++;
    this.#world.flags[unit] = flags;
    this.#world.put(unit, at);
    return unit;
  }

  /** 18.0 The boxes of the dead lie open. */
  #dead(): void {
    for (const box of [REPLACEABLE, ELIMINATED, WITHDRAWN])
      for (const unit of UNITS_OF[this.#side]) if (this.#g.at[unit] === box) this.#put(faceOf(unit), box);
  }

  /** Coast guns never move: whoever has not seen them die knows where they are. */
  #guns(hexes: ReadonlyMap<Hex, boolean>): void {
    for (const unit of COAST_GUNS[this.#side]) {
      if (this.#world.at[unit] !== PENDING) continue;
      const hex = GRID.find(USUAL_SETUP[UNITS[unit].id]);
      if (hexes.get(hex) === false) this.#put(faceOf(unit), hex);
    }
  }

  /** 9.1 As many units are broken down as the battalions that are known ask for, and sometimes one more. */
  #battalions(fixed: readonly Fixed[]): void {
    const world = this.#world;
    const random = this.#random;
    const seen = new Set(fixed.map(({ face }) => face));
    const used = new Map<string, number>();
    for (const unit of BATTALIONS[this.#side])
      if (world.at[unit] !== MIX) used.set(faceOf(unit), (used.get(faceOf(unit)) ?? 0) + 1);
    if (used.size === 0) return;
    const parents = WHOLE[this.#side].filter((unit) => world.at[unit] === PENDING && !seen.has(faceOf(unit)));
    const isBought = (unit: Unit): boolean => UNITS[unit].from === "optional" && world.at[unit] === LATER;
    const spare = WHOLE[this.#side].filter(isBought);
    const made = new Map<string, number>();
    const breakOne = (among: Unit[], face: string): boolean => {
      const able = among.filter((unit) => UNITS[unit].into.includes(face));
      if (able.length === 0) return false;
      const unit = able[random.below(able.length)];
      among.splice(among.indexOf(unit), 1);
      world.put(unit, BROKEN_DOWN);
      for (const into of UNITS[unit].into) made.set(into, (made.get(into) ?? 0) + 1);
      return true;
    };
    for (const [face, count] of used)
      while ((made.get(face) ?? 0) < count) if (!breakOne(parents, face) && !breakOne(spare, face)) break;
    for (const [face, count] of made)
      for (let left = count - (used.get(face) ?? 0); left > 0; left--) this.#put(face, PENDING);
  }

  /** 7.3 HQs that are not known are as likely active as not, once supply has been spent. */
  #hq(): void {
    for (const unit of HQS[this.#side])
      if (!this.#isReadable(unit) && (onMap(this.#world.at[unit]) || this.#world.at[unit] === BASE))
        if (this.#random.below(2) === 1) this.#world.mark(unit, ACTIVE);
  }

  /** Whether the viewer reads the whole counter: what is attacked, not who attacks. */
  #isReadable(unit: Unit): boolean {
    return this.#side !== this.#g.phasing && this.#isNamed(unit);
  }

  #isNamed(unit: Unit): boolean {
    return this.#named.has(unit);
  }

  /** 18.4 What was told of zones is true in the world, too. */
  #zones(): void {
    const world = this.#world;
    if (this.#viewer === undefined) return;
    const told = this.#g.told[this.#viewer];
    for (const hex of hexesOf(world, this.#side)) {
      if ((told[hex] & (TOLD_NO_ZONES | TOLD_ZONES)) === 0) continue;
      const units = world.unitsAt(this.#side, hex).filter((unit) => !this.#isNamed(unit));
      if (told[hex] & TOLD_NO_ZONES) {
        for (const unit of units) {
          if (IS_HQ[unit]) world.mark(unit, ACTIVE, false);
          else if (IS_COMBAT[unit]) world.mark(unit, SUPPRESSED);
        }
      } else if (
        told[hex] & TOLD_ZONES &&
        !world.unitsAt(this.#side, hex).some((unit) => world.exerts(unit))
      ) {
        for (const unit of units) if (IS_HQ[unit]) world.mark(unit, ACTIVE);
      }
    }
    if (this.#side !== ALLIED) return;
    for (let hex = 0; hex < GRID.size; hex++)
      if (told[hex] & TOLD_FREE && TERRAIN[hex] === JUNGLE) this.#hush(hex as Hex);
  }

  /** 26.13b No jungle-trained unit has its zone in a jungle hex that is known to be free. */
  #hush(hex: Hex): void {
    for (const from of ZONE_OF[hex])
      for (const unit of this.#world.unitsAt(this.#side, from))
        if (IS_JUNGLE_TRAINED[unit] && !this.#isNamed(unit)) this.#world.mark(unit, SUPPRESSED);
  }

  /** Who is in the world what a unit is in truth: the one of its name, another where it stands, or another that is gone. */
  #standIn(unit: Unit): Unit {
    const known = this.#names.get(unit);
    if (known !== undefined) return known;
    const world = this.#world;
    const at = this.#g.at[unit];
    const found = onMap(at)
      ? world.unitsAt(this.#side, at).find((other) => !this.#named.has(other))
      : unitsOfFace(faceOf(unit)).find((other) => !onMap(world.at[other]));
    if (found !== undefined && onMap(at)) this.#name(unit, found);
    return found ?? unit;
  }

  /** Whoever is named in a battle, or on the move, goes by the name that he has in the world. */
  #rename(): void {
    const { world, g } = { world: this.#world, g: this.#g };
    const named = (unit: Unit): Unit => (SIDE[unit] === this.#side ? this.#standIn(unit) : unit);
    if (world.fight)
      world.fight =
        this.#viewer === undefined
          ? begun(world.fight)
          : renamed(world.fight, named, pursuing(g) === this.#side);
    if (this.#side !== g.phasing) return;
    world.battles = g.battles.map(({ targets, attackers }) => ({ targets, attackers: attackers.map(named) }));
    world.bridged = [];
    world.boats = [];
    if (isFollowOn(world)) for (const unit of inCommand(world, this.#side)) world.flags[unit] |= READY;
    world.stage = publicStage(g.stage);
    world.mover = undefined;
  }

  /** MB-146 The hand is any so many of the markers that are in hand or pool, those that everybody knows of among them. */
  #markers(): void {
    const { world, g } = { world: this.#world, g: this.#g };
    const cup: Marker[] = [];
    let held = 0;
    for (const marker of MARKERS_OF[this.#side]) {
      held += g.hand[marker];
      for (let copy = g.hand[marker] + g.pool[marker]; copy > 0; copy--) cup.push(marker);
      world.hand[marker] = 0;
      world.pool[marker] = 0;
    }
    const draw = (marker: Marker): void => {
      cup.splice(cup.indexOf(marker), 1);
      world.hand[marker]++;
      held--;
    };
    for (const marker of MARKERS_OF[this.#side])
      for (let copy = g.known[marker]; copy > 0; copy--) draw(marker);
    while (held > 0) draw(cup[this.#random.below(cup.length)]);
    for (const marker of cup) world.pool[marker]++;
  }

  /** 4.1 Before the reveal a side's missions are anything that its points allow. */
  #air(): void {
    const { world, g } = { world: this.#world, g: this.#g };
    if (g.revealed) return;
    const boxes = world.air[this.#side];
    let points = 0;
    for (let box = RESERVE; box < DAMAGED; box++) {
      points += g.air[this.#side][box];
      boxes[box] = 0;
    }
    const hasAllocated = this.#side === JAPANESE && (g.phasing === ALLIED || g.stage !== "allocation");
    for (; points > 0; points--) boxes[hasAllocated ? this.#random.below(DAMAGED) : RESERVE]++;
    if (this.#side === ALLIED) world.forceZ = false;
  }

  /** What the enemy knows in his turn is his own. */
  #memory(): void {
    this.#world.pictures[this.#side] = [];
    this.#world.forgetZones(this.#side);
  }
}

/** The battle with the names of the world. */
const renamed = (fight: Fight, named: (unit: Unit) => Unit, isHidden: boolean): Fight => ({
  ...fight,
  cutOff: fight.cutOff.map(named),
  queue: isHidden ? undefined : fight.queue?.map(named),
  retreat: fight.retreat && { ...fight.retreat, unit: named(fight.retreat.unit) },
});

/** The battle as somebody knows it who only watches: its result, and nothing of it carried out. */
const begun = (fight: Fight): Fight => ({
  ...fight,
  at: 0,
  cutOff: [],
  queue: undefined,
  retreat: undefined,
});

/** A counter that the viewer knows to be in a hex, and by which name if it is on the table before him. */
interface Fixed {
  readonly unit: Unit | undefined;
  readonly face: string;
  readonly at: Hex;
  readonly flags: number;
}
const inOrder = (fixed: readonly Fixed[]): Fixed[] =>
  fixed.toSorted((a, b) => a.at - b.at || (a.face < b.face ? -1 : a.face > b.face ? 1 : a.flags - b.flags));

/** Where counters wait that are still to be laid: no world keeps anything there. */
const PENDING = TRACK;
const isSpare = (unit: Unit): boolean => UNITS[unit].from === "breakdown" || UNITS[unit].from === "supply";

// Those of a side that are asked for again and again.
const ofEachSide = (test: (unit: Unit) => boolean): readonly (readonly Unit[])[] =>
  UNITS_OF.map((units) => units.filter(test));
const HQS = ofEachSide((unit) => IS_HQ[unit] === 1);
const COAST_GUNS = ofEachSide((unit) => IS_COAST_GUNS[unit] === 1);
const BATTALIONS = ofEachSide((unit) => UNITS[unit].from === "breakdown");
const WHOLE = ofEachSide((unit) => CAN_BREAK_DOWN[unit] === 1);
