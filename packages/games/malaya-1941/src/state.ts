import type { Log, Options, Outcome, Position } from "@sandtable/engine";
import { type Hex, type Ids, spread, type Unit } from "@sandtable/hex";
import type { AssaultResult, CombatTable, RaidResult } from "./data/records.ts";
import { AIR_AT_START, MARKERS } from "./data/tables.ts";
import { type MalayaEvent, SHOWN } from "./log.ts";
import {
  ALLIED,
  GRID,
  isLand,
  JAPANESE,
  otherSide,
  SEATS,
  type Side,
  ZONE_OF,
  ZONE_OUTSIDE_JUNGLE,
} from "./map.ts";
import {
  ALL_UNITS,
  IS_COMBAT,
  IS_HQ,
  IS_JUNGLE_TRAINED,
  SIDE,
  STACKS,
  UNIT_COUNT,
  UNITS,
  UNITS_OF,
} from "./units.ts";

/** 25.1 */
export const LAST_TURN = 6;

/** Where a unit is when it is on no hex. */
const FIRST_BOX = 4000;
const BOX_NAMES = [
  "base",
  "track",
  "later",
  "mix",
  "broken-down",
  "replaceable",
  "eliminated",
  "withdrawn",
] as const;
export type Box = (typeof BOX_NAMES)[number];
type Beside = number & { readonly beside: unique symbol };
export type Whereabouts = Hex | Beside;
/** 26.2 The off-map base of its side. */
export const BASE = FIRST_BOX as Beside;
/** On the turn track: comes in the turn that `due` names, or waits. */
export const TRACK = (FIRST_BOX + 1) as Beside;
/** Not in the game yet: a reinforcement whose marker was not picked, or that was not bought. */
export const LATER = (FIRST_BOX + 2) as Beside;
/** Battalions and supply points that are not in use. */
export const MIX = (FIRST_BOX + 3) as Beside;
/** 9.1 A unit whose battalions are in use. */
export const BROKEN_DOWN = (FIRST_BOX + 4) as Beside;
/** 15.21 Eliminated, and may be refitted. */
export const REPLACEABLE = (FIRST_BOX + 5) as Beside;
/** 15.21 Eliminated for good. */
export const ELIMINATED = (FIRST_BOX + 6) as Beside;
/** MB-22 Taken out of play without being eliminated. */
export const WITHDRAWN = (FIRST_BOX + 7) as Beside;
export const onMap = (at: Whereabouts): at is Hex => at < FIRST_BOX;
export const placeName = (at: Whereabouts): string => (onMap(at) ? GRID.ids[at] : BOX_NAMES[at - FIRST_BOX]);
export function placeOf(name: string): Whereabouts {
  const box = (BOX_NAMES as readonly string[]).indexOf(name);
  return box === -1 ? GRID.find(name) : ((FIRST_BOX + box) as Beside);
}

// What is remembered of a unit, as bits.

export const SUPPRESSED = 1;
/** 7.3 An HQ on its front side. */
export const ACTIVE = 2;
/** Has moved in this movement phase. */
export const MOVED = 4;
/** 10.2 May move in this Follow-on Movement Phase. */
export const READY = 8;
/** 22.5, MB-57 Came into the base as a reinforcement: needs no lift in the Reinforcement Phase. */
export const REINFORCEMENT = 16;
/** 7.4 An HQ that was activated in this Logistics Phase. */
export const PAID = 32;
/** MB-77 Made by breaking down or combining in this Logistics Phase; refitted in it. */
export const MADE = 64;
/** 12.5 Takes no part in battles: its hex is overstacked and others were named. */
export const IDLE = 128;
/** Retreated in this combat phase (15.34, 15.35). */
export const RETREATED = 256;
/** 16.63 Was delayed by interdiction: no second die on the turn in which it comes (MB-54). */
export const DELAYED = 1024;

/** 16.1 Air points, not counters, by box (16.31, 16.32). */
export const AIR_BOXES = [
  "reserve",
  "superiority",
  "strike",
  "interdiction",
  "recon",
  "damaged",
  "eliminated",
] as const;
export type AirBox = (typeof AIR_BOXES)[number];
export const RESERVE = 0;
export const SUPERIORITY = 1;
export const STRIKE = 2;
export const INTERDICTION = 3;
export const RECON = 4;
export const DAMAGED = 5;
export const LOST = 6;
const BOXES = AIR_BOXES.length;

/** A command marker, by its place among {@link MARKERS}. */
export type Marker = number & { readonly marker: unique symbol };
export function markerOf(id: string): Marker {
  const at = MARKERS.findIndex((each) => each.id === id);
  if (at === -1) throw new Error(`there is no marker ${id}`);
  return at as Marker;
}
export const ALL_MARKERS: readonly Marker[] = MARKERS.map((_, index) => index as Marker);
export const MARKER_SIDE: readonly Side[] = MARKERS.map(({ seat }) =>
  seat === "japanese" ? JAPANESE : ALLIED,
);
export const MARKERS_OF: readonly [readonly Marker[], readonly Marker[]] = [
  ALL_MARKERS.filter((marker) => MARKER_SIDE[marker] === JAPANESE),
  ALL_MARKERS.filter((marker) => MARKER_SIDE[marker] === ALLIED),
];

/** What a side has been told of the zones of its enemy (18.4), as bits of a hex; to the end of the phase. */
export const TOLD_FREE = 1;
export const TOLD_ZONE = 2;
/** Of the enemy stack in the hex: that it has no zone, or that it has one. */
export const TOLD_NO_ZONES = 4;
export const TOLD_ZONES = 8;
/** That it is more than supply alone, and bars its hex (MB-92). */
export const TOLD_HELD = 16;

/** 4.1 The impulses of a turn in their order; the last is Yamashita's. */
export const IMPULSES = ["first", "second", "first-follow-on", "second-follow-on", "yamashita"] as const;
export type Impulse = (typeof IMPULSES)[number];

/** The steps of a game between which it may be stored. What each does stands in play.ts. */
export const STAGES = [
  "setup",
  "initiative",
  "markers",
  "marker",
  "allocation",
  "superiority",
  "hits",
  "force-z",
  "reinforcements",
  "arrivals",
  "reorganisation",
  "spending",
  "movement",
  "step",
  "strikes",
  "bombardment",
  "bombardment-loss",
  "contact",
  "fighters",
  "declaration",
  "battles",
  "battle",
  "yamashita",
  "end",
  "over",
] as const;
export type Stage = (typeof STAGES)[number];

/** What was seen of an enemy hex, and when. Kept for the side that saw it; never refreshed. */
export interface Picture {
  readonly hex: Hex;
  readonly turn: number;
  /** Nothing has come or gone since: the counters are these. */
  readonly sure: boolean;
  /** Faces of the counters, in their order. */
  readonly faces: readonly string[];
}

/** A unit on the move (11.2): what it has spent, in half points, and what the book remembers of its way. */
export interface Mover {
  readonly unit: Unit;
  /** Where it started; none for a unit that came in from the base over the edge. */
  readonly from: Hex | undefined;
  readonly spent: number;
  /** 13.5 It started in an enemy zone. */
  readonly startedInZone: boolean;
  /** 26.12b It has kept to the railroad on which it began with an engineer. */
  readonly onRails: boolean;
  /** 26.12b What the railroad has saved it so far: owed when it leaves the line. */
  readonly saved: number;
  /** 20(4) The supply point that an engineer takes along. */
  readonly carries: Unit | undefined;
  /** It must stop here: a zone, or infiltration. */
  readonly stopped: boolean;
  /** Hexes that proved closed to it (MB-92). */
  readonly closed: readonly Hex[];
}

/** 22.4 A force at sea, and the hex it will assault. */
export interface Assault {
  readonly sea: Hex;
  readonly target: Hex;
}

/** 16.8 A bombardment that is placed: air points or ships on a hex. */
export interface Strike {
  readonly hex: Hex;
  readonly points: number;
  readonly ships: readonly Marker[];
}

/** A bombardment that was rolled and waits for an answer: D for the owner of the target (MB-51), AA for that of the ships (MB-49). */
export interface Bombed {
  readonly strike: Strike;
  readonly result: "D" | "AA";
}
export type CombatResult = RaidResult | AssaultResult;

/** 14.2 A battle that was declared. */
export interface Battle {
  readonly targets: readonly Hex[];
  readonly attackers: readonly Unit[];
}

/** A unit on its retreat (15.3), and those hexes within its reach that lie in enemy zones: both sides know them (MB-143). */
export interface Retreat {
  readonly unit: Unit;
  readonly length: number;
  readonly zones: readonly Hex[];
}

/** The battle that is being fought, the first of `battles`. Both sides know all of it. */
export interface Fight {
  /** What comes next before the die (MB-115), by its place in that order. */
  readonly step: number;
  /** The hexes from which the attack is made, sea hexes among them. */
  readonly origins: readonly Hex[];
  readonly table: CombatTable;
  readonly thais: boolean;
  readonly tankShock: boolean;
  readonly banzai: boolean;
  /** 15.21 Units that were surrounded when the battle began: their loss is for good. */
  readonly cutOff: readonly Unit[];
  /** 14.3(5) The column after all shifts, once the odds are told. */
  readonly column: number | undefined;
  readonly result: CombatResult | undefined;
  /** Which step of the result is carried out. */
  readonly at: number;
  /** The units that are still to retreat or to pursue in this step. */
  readonly queue: readonly Unit[] | undefined;
  readonly retreat: Retreat | undefined;
}

const SIZE = GRID.size;
const MEMORY = UNIT_COUNT * 4 + UNIT_COUNT + 2 * BOXES + 4 * MARKERS.length;

/** No unit, where one is looked for. */
export const NOBODY = -1 as Unit;
if (UNIT_COUNT > 254) throw new Error(`${UNIT_COUNT} counters are more than a byte can name`);

/** What follows from where units are and how they are, by hex: in memory of its own, which copies of a position share until one writes. */
class Ground {
  /** Units of each side, and their battalion equivalents. */
  readonly units: readonly [Uint8Array, Uint8Array];
  readonly stack: readonly [Uint8Array, Uint8Array];
  /** 13.0 How many units of each side have the hex in their zone of control. */
  readonly zone: readonly [Uint8Array, Uint8Array];
  /** The first unit in a hex, and by unit the one after it in the order of the counters; from 1, 0 for nobody. */
  readonly first: Uint8Array;
  readonly next: Uint8Array;
  readonly #memory: ArrayBuffer;

  constructor(from?: Ground) {
    const memory = from ? from.#memory.slice(0) : new ArrayBuffer(SIZE * 7 + UNIT_COUNT);
    this.#memory = memory;
    const table = (index: number): Uint8Array => new Uint8Array(memory, SIZE * index, SIZE);
    this.units = [table(0), table(1)];
    this.stack = [table(2), table(3)];
    this.zone = [table(4), table(5)];
    this.first = table(6);
    this.next = new Uint8Array(memory, SIZE * 7, UNIT_COUNT);
  }
}
const NO_GROUND = new Ground();

/** Tables by hex that are nearly empty nearly always: what each side was told (the first two), what lies open, fortifications. */
type Sheet = Side | typeof OPEN | typeof FORTS;
const OPEN = 2;
const FORTS = 3;
const BLANK = new Uint8Array(SIZE);

/** A position of the campaign. */
export class Campaign implements Position {
  log: Log | undefined;
  readonly options: Options;
  stage: Stage = "setup";
  turn = 1;
  /** 4.1 The first player of this turn. */
  first: Side = JAPANESE;
  /** Whose phase it is. */
  phasing: Side = ALLIED;
  impulse: Impulse = "first";
  outcome: Outcome | undefined;
  readonly points: [number, number] = [0, 0];

  readonly at: Ids<Whereabouts>;
  readonly flags: Uint16Array;
  /** The turn in which a unit on the track comes. */
  readonly due: Uint8Array;
  readonly air: readonly [Uint8Array, Uint8Array];
  /** Command markers: in hand, in the pool, laid aside while a substitute is picked. The rest is out of play. */
  readonly hand: Uint8Array;
  readonly pool: Uint8Array;
  readonly aside: Uint8Array;
  /** Of those in hand, what everybody knows to be there: the first ones (25.4d, 25.5d), ships that have fired, Force Z once it was out. */
  readonly known: Uint8Array;
  /** Picks that are left in this Command Marker Phase. */
  picks = 0;
  /** The immediate marker that is being carried out, and what it still asks for. */
  pending: { readonly marker: Marker; readonly step: number } | undefined;
  /** MB-24 The hexes with Allied supply that Fifth Column has just shown to the Japanese. */
  shown: readonly Hex[] = [];
  /** MB-25 Panic: activating an HQ costs two points this turn. */
  panic = false;
  /** 26.16a No Japanese sea movement this turn. */
  noLandings = false;
  /** 26.16a Force Z was committed with the air missions, and has not fired. */
  forceZ = false;
  /** Whether the air missions of this turn lie open (16.3). */
  revealed = true;
  /** Air points that arrive in the next Reinforcement Phase. */
  airDue = 0;
  /** 16.52 Hits still to be given to boxes of the enemy: eliminated and damaged. */
  hits: readonly [eliminated: number, damaged: number] = [0, 0];
  /** 25.6e, 25.7e Optional units bought so far. */
  readonly bought: [number, number] = [0, 0];
  /** MB-33 Ships that have fired this turn. */
  fired: readonly Marker[] = [];
  /** 20(2) Hexes whose water engineers have opened for this phase, and hexes beside which boats lie (MB-99). */
  bridged: readonly Hex[] = [];
  boats: readonly Hex[] = [];

  /** Whether what is fixed and told at the start of this movement phase has been (M0). */
  opened = false;
  mover: Mover | undefined;
  assaults: readonly Assault[] = [];
  strikes: readonly Strike[] = [];
  bombed: Bombed | undefined;
  battles: readonly Battle[] = [];
  fight: Fight | undefined;

  /** 18.0 What each side has seen. */
  readonly pictures: [readonly Picture[], readonly Picture[]] = [[], []];

  /** What belongs to units, boxes and markers: a copy of the position is one copy of it, and shares the rest until it writes. */
  readonly #memory: ArrayBuffer;
  #ground: Ground;
  #ownsGround: boolean;
  readonly #sheets: [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  /** The sheets that nobody shares, as bits. */
  #ownSheets = 0;

  constructor(from: Campaign | { readonly options: Options }) {
    const copied = from instanceof Campaign ? from : undefined;
    const memory = copied ? copied.#memory.slice(0) : new ArrayBuffer(MEMORY);
    this.#memory = memory;
    this.options = from.options;
    this.at = new Int16Array(memory, 0, UNIT_COUNT) as Ids<Whereabouts>;
    this.flags = new Uint16Array(memory, UNIT_COUNT * 2, UNIT_COUNT);
    let end = UNIT_COUNT * 4;
    const bytes = (length: number): Uint8Array => new Uint8Array(memory, (end += length) - length, length);
    this.due = bytes(UNIT_COUNT);
    this.air = [bytes(BOXES), bytes(BOXES)];
    this.hand = bytes(MARKERS.length);
    this.pool = bytes(MARKERS.length);
    this.aside = bytes(MARKERS.length);
    this.known = bytes(MARKERS.length);
    this.#ownsGround = false;
    if (copied) {
      this.#ground = copied.#ground;
      copied.#ownsGround = false;
      const [japanese, allied, open, forts] = copied.#sheets;
      this.#sheets = [japanese, allied, open, forts];
      copied.#ownSheets = 0;
      this.stage = copied.stage;
      this.turn = copied.turn;
      this.first = copied.first;
      this.phasing = copied.phasing;
      this.impulse = copied.impulse;
      this.outcome = copied.outcome;
      this.points = [copied.points[0], copied.points[1]];
      this.picks = copied.picks;
      this.pending = copied.pending;
      this.shown = copied.shown;
      this.panic = copied.panic;
      this.noLandings = copied.noLandings;
      this.forceZ = copied.forceZ;
      this.revealed = copied.revealed;
      this.airDue = copied.airDue;
      this.hits = copied.hits;
      this.bought = [copied.bought[0], copied.bought[1]];
      this.fired = copied.fired;
      this.bridged = copied.bridged;
      this.boats = copied.boats;
      this.opened = copied.opened;
      this.mover = copied.mover;
      this.assaults = copied.assaults;
      this.strikes = copied.strikes;
      this.bombed = copied.bombed;
      this.battles = copied.battles;
      this.fight = copied.fight;
      this.pictures = [copied.pictures[0], copied.pictures[1]];
      return;
    }
    this.#ground = NO_GROUND;
    this.#sheets = [BLANK, BLANK, BLANK, BLANK];
    for (const unit of ALL_UNITS) {
      const { from: origin } = UNITS[unit];
      this.at[unit] =
        origin === "breakdown" || origin === "supply" ? MIX : origin === "combined" ? BROKEN_DOWN : LATER;
    }
    for (const marker of ALL_MARKERS) {
      const { count, inHand = 0 } = MARKERS[marker];
      this.hand[marker] = inHand;
      this.known[marker] = inHand;
      this.pool[marker] = count - inHand;
    }
    this.air[JAPANESE][RESERVE] = AIR_AT_START.japanese;
    this.air[ALLIED][RESERVE] = AIR_AT_START.allied;
  }

  tell(event: MalayaEvent): void {
    this.log?.(SHOWN.has(event.kind) ? { ...event, reveals: true } : event);
  }

  has(unit: Unit, flag: number): boolean {
    return (this.flags[unit] & flag) !== 0;
  }

  /** Set or take away a flag; zones of control follow suppression and activation (8.2, 13.0). */
  mark(unit: Unit, flag: number, on = true): void {
    const at = this.at[unit];
    const touches = (flag & (SUPPRESSED | ACTIVE)) !== 0 && onMap(at);
    if (touches && this.exerts(unit)) this.#countZone(unit, at, -1);
    if (on) this.flags[unit] |= flag;
    else this.flags[unit] &= ~flag;
    if (touches && this.exerts(unit)) this.#countZone(unit, at, 1);
  }

  /** 8.1, 10.6, 13.0, MB-93 Whether it has a zone of control where it stands: effective combat units, activated HQs. */
  exerts(unit: Unit): boolean {
    return IS_COMBAT[unit] === 1
      ? (this.flags[unit] & SUPPRESSED) === 0
      : IS_HQ[unit] === 1 && (this.flags[unit] & ACTIVE) !== 0;
  }

  /** Put a unit into a hex or a box; stacks and zones follow. Nothing else happens. */
  put(unit: Unit, to: Whereabouts): void {
    const from = this.at[unit];
    if (onMap(from)) this.#count(unit, from, -1);
    this.at[unit] = to;
    if (onMap(to)) this.#count(unit, to, 1);
    else if (this.flags[unit] & SUPPRESSED) this.flags[unit] &= ~SUPPRESSED;
  }

  /** All units of a side are taken up at once, with whatever was remembered of them: a world lays them anew. */
  takeUp(side: Side): void {
    const { units, stack, zone, first, next } = this.#owned();
    for (const counts of [units, stack, zone]) counts[side].fill(0);
    for (const unit of UNITS_OF[side]) {
      this.at[unit] = LATER;
      this.flags[unit] = 0;
      this.due[unit] = 0;
    }
    first.fill(0);
    // From the last to the first, so that those who stay keep their order.
    const others = UNITS_OF[otherSide(side)];
    for (let index = others.length - 1; index >= 0; index--) {
      const unit = others[index];
      const hex = this.at[unit];
      if (!onMap(hex)) continue;
      next[unit] = first[hex];
      first[hex] = unit + 1;
    }
  }

  /** Units of each side by hex, and their battalion equivalents. */
  get units(): Ground["units"] {
    return this.#ground.units;
  }
  get stack(): Ground["stack"] {
    return this.#ground.stack;
  }
  /** 13.0 How many units of each side have the hex in their zone of control. */
  get zone(): Ground["zone"] {
    return this.#ground.zone;
  }

  #owned(): Ground {
    if (!this.#ownsGround) {
      this.#ground = new Ground(this.#ground);
      this.#ownsGround = true;
    }
    return this.#ground;
  }

  #count(unit: Unit, hex: Hex, change: 1 | -1): void {
    const side = SIDE[unit];
    const { units, stack, first, next } = this.#owned();
    units[side][hex] += change;
    // Found among the few in the hex: whoever comes takes its place in their order.
    let before = 0;
    let after = first[hex];
    while (after !== 0 && after <= unit) {
      before = after;
      after = next[before - 1];
    }
    const is = change === 1 ? unit + 1 : next[unit];
    if (change === 1) next[unit] = after;
    if (before === 0) first[hex] = is;
    else next[before - 1] = is;
    if (!isLand(hex)) return;
    stack[side][hex] += change * STACKS[unit];
    if (this.exerts(unit)) this.#countZone(unit, hex, change);
  }

  #countZone(unit: Unit, hex: Hex, change: number): void {
    const side = SIDE[unit];
    const isOutside = side === ALLIED && IS_JUNGLE_TRAINED[unit] === 0;
    spread(this.#owned().zone[side], (isOutside ? ZONE_OUTSIDE_JUNGLE : ZONE_OF)[hex], change);
  }

  // Sheets: looked up here, written below.

  /** What each side has been told of its enemy's zones (18.4). */
  get told(): Readonly<Record<Side, ArrayLike<number>>> {
    return this.#sheets;
  }
  /** 18.1 Enemy hexes that lie open to the phasing side in its combat phase. */
  get open(): ArrayLike<number> {
    return this.#sheets[OPEN];
  }
  /** 21.3 Fortifications: 0, or one more than the side that built it. */
  get forts(): ArrayLike<number> {
    return this.#sheets[FORTS];
  }

  noteZones(side: Side, hex: Hex, bits: number): void {
    this.#write(side, hex, this.#sheets[side][hex] | bits);
  }
  forgetZones(side: Side): void {
    this.#wipe(side);
  }
  layOpen(hex: Hex): void {
    this.#write(OPEN, hex, 1);
  }
  closeAll(): void {
    this.#wipe(OPEN);
  }
  setFort(hex: Hex, side: Side | undefined): void {
    this.#write(FORTS, hex, side === undefined ? 0 : side + 1);
  }

  #write(sheet: Sheet, hex: Hex, value: number): void {
    if ((this.#ownSheets & (1 << sheet)) === 0) {
      this.#sheets[sheet] = this.#sheets[sheet].slice();
      this.#ownSheets |= 1 << sheet;
    }
    this.#sheets[sheet][hex] = value;
  }

  #wipe(sheet: Sheet): void {
    if ((this.#ownSheets & (1 << sheet)) === 0) this.#sheets[sheet] = BLANK;
    else this.#sheets[sheet].fill(0);
  }

  /** Whether a hex lies in a zone of control of the side's enemy. */
  inEnemyZone(side: Side, hex: Hex): boolean {
    return this.zone[otherSide(side)][hex] > 0;
  }

  hexOf(unit: Unit): Hex {
    return this.at[unit] as Hex;
  }

  /** The units of a side in a hex or a box, in the order of the counters. */
  unitsAt(side: Side, place: Whereabouts): Unit[] {
    const found: Unit[] = [];
    if (onMap(place)) {
      for (let unit = this.firstAt(place); unit !== NOBODY; unit = this.nextAt(unit))
        if (SIDE[unit] === side) found.push(unit);
      return found;
    }
    const units = UNITS_OF[side];
    for (let index = 0; index < units.length; index++)
      if (this.at[units[index]] === place) found.push(units[index]);
    return found;
  }

  /** The units in a hex one after another, in the order of the counters: {@link NOBODY} ends them. */
  firstAt(hex: Hex): Unit {
    return (this.#ground.first[hex] - 1) as Unit;
  }
  nextAt(unit: Unit): Unit {
    return (this.#ground.next[unit] - 1) as Unit;
  }

  /** 2.36 Whether the side has a land unit in the hex. */
  occupies(side: Side, hex: Hex): boolean {
    return this.units[side][hex] > 0;
  }

  get seat(): (typeof SEATS)[number] {
    return SEATS[this.phasing];
  }
}
