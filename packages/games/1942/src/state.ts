import type { Log, Options, Outcome, Position } from "@sandtable/engine";
import { type Hex, type Ids, NOWHERE, type SmallIds, spread, type Unit } from "@sandtable/hex";
import { isInfantry } from "./figures.ts";
import type { CampaignEvent } from "./log.ts";
import {
  ALLIED,
  type Area,
  FORTRESS_AT,
  GRID,
  JAPANESE,
  NO_AREA,
  NO_FORTRESS,
  NO_SITE,
  NOBODY,
  SITE_AT,
  SITES,
  type Side,
  type Site,
  USUAL_AREA,
} from "./map.ts";
import type { OpenSea } from "./sea.ts";
import type { Box } from "./shape.ts";
import type { Reach } from "./supply.ts";
import { FORTRESSES, type Nation, type Seat, UNITS } from "./units.ts";
import type { March } from "./ways.ts";

export const SEATS: readonly Seat[] = ["allied", "japanese"];
export const NATIONS: readonly Nation[] = ["british", "dutch", "american", "japanese"];
export const LAST_TURN = 10;

/** Where a unit is when it is on no hex; a box's number is this and its place in the list. */
const FIRST_BOX = 1000;
const BOX_NAMES: readonly Box[] = [
  "off-map",
  "later",
  "hong-kong",
  "eliminated",
  "surrendered",
  "regrouping",
];
/** A box beside the map. */
type Beside = number & { readonly beside: unique symbol };
/** Where a unit can be: in a hex, or in a box. */
export type Whereabouts = Hex | Beside;
export const OFF_MAP = FIRST_BOX as Beside;
export const LATER = (FIRST_BOX + 1) as Beside;
export const HONG_KONG = (FIRST_BOX + 2) as Beside;
export const ELIMINATED = (FIRST_BOX + 3) as Beside;
export const SURRENDERED = (FIRST_BOX + 4) as Beside;
export const REGROUPING = (FIRST_BOX + 5) as Beside;
export const onMap = (at: Whereabouts): at is Hex => at < FIRST_BOX;
export const placeName = (at: Whereabouts): string => (onMap(at) ? GRID.ids[at] : BOX_NAMES[at - FIRST_BOX]);
/** The place of a name: the number of a hex, or a box; throws on any other. */
export function placeOf(name: string): Whereabouts {
  const box = (BOX_NAMES as readonly string[]).indexOf(name);
  return box === -1 ? GRID.find(name) : ((FIRST_BOX + box) as Beside);
}

// The counters as tables.

export const UNIT_COUNT = UNITS.length;
export const ALL_UNITS: readonly Unit[] = UNITS.map((_, index) => index as Unit);
export const SIDE: readonly Side[] = UNITS.map(({ nation }) => (nation === "japanese" ? JAPANESE : ALLIED));
export const NATION: readonly number[] = UNITS.map(({ nation }) => NATIONS.indexOf(nation));
export const STRENGTH = Uint8Array.from(UNITS, ({ strength }) => strength);
export const IS_AIR = Uint8Array.from(UNITS, ({ size }) => (size === "air" ? 1 : 0));
export const IS_NAVAL_AIR = Uint8Array.from(UNITS, ({ type }) => (type === "naval-air" ? 1 : 0));
export const IS_INFANTRY = Uint8Array.from(UNITS, (unit) => (isInfantry(unit) ? 1 : 0));
export const IS_TANK = Uint8Array.from(UNITS, ({ type }) => (type === "tank" ? 1 : 0));
export const IS_GARRISON = Uint8Array.from(UNITS, ({ type }) => (type === "garrison" ? 1 : 0));
export const IS_PARACHUTE = Uint8Array.from(UNITS, ({ type }) => (type === "parachute" ? 1 : 0));
export const IS_REGIMENT = Uint8Array.from(UNITS, ({ size }) => (size === "regiment" ? 1 : 0));
/** 9.B All American divisions are Filipino. */
export const IS_FILIPINO = Uint8Array.from(UNITS, ({ nation, size }) =>
  nation === "american" && size === "division" ? 1 : 0,
);
/** 5.C A naval landing force or a naval air unit has one Naval Movement Point of its own. */
export const HAS_OWN_POINT = Uint8Array.from(UNITS, ({ navy }) => (navy ? 1 : 0));
/** 11.0 The Dutch Home Guard. */
export const IS_HOME_GUARD = Uint8Array.from(UNITS, ({ start }) => ("homeGuard" in start ? 1 : 0));

/** The unit of an id; throws on one that no counter has. */
export function unitOf(id: string): Unit {
  const found = ALL_UNITS.find((unit) => UNITS[unit].id === id);
  if (found === undefined) throw new Error(`there is no unit ${id}`);
  return found;
}

// What is remembered of a unit, as bits.

/** Has acted in this segment. */
export const DONE = 1;
/** Came ashore from the sea in this player-turn (6.2). */
export const LANDED = 2;
/** Came down by parachute in this player-turn. */
export const DROPPED = 4;
/** Has attacked in this combat phase. */
export const FOUGHT = 8;
/** Has been attacked in this combat phase. */
export const ATTACKED = 16;
/** An air unit that displaced in stages: no umbrella in this player-turn (5.B). */
export const SPENT = 32;

/** An air unit that has displaced or flown a mission: no other in this player-turn (5.B). */
export const FLOWN = 64;

/** Was beside a city that fell: moves no more in this player-turn (9.E). */
export const HELD = 128;

/** The steps of a game between which it may be stored. */
export const STAGES = [
  "setup",
  "turn",
  "land",
  "air",
  "arrivals",
  "upkeep",
  "naval",
  "areas",
  "hong-kong",
  "combat",
  "end",
  "over",
] as const;
export type Stage = (typeof STAGES)[number];

/** 9.F How the assault on Hong Kong stands. */
export interface HongKong {
  fallen: boolean;
  /** Regiments of the 38th Division lost. */
  lost: number;
}

/** The attack that is being prepared (6.0). */
export interface Battle {
  readonly hex: Hex;
  /** The land area attacked in a water-barrier hex. */
  readonly area: Area | undefined;
  readonly attackers: Unit[];
}

/** A unit that was picked up, and for what. */
export interface Mover {
  readonly unit: Unit;
  readonly kind: "setup" | "land" | "way" | "air" | "drop" | "sea" | "retreat" | "reinforce" | "advance";
  /** Where it may go, when that is not worked out from the position. */
  readonly to?: readonly Whereabouts[];
  /** The ways to choose between, by the hex that stands for each: one to go through, or the last. */
  readonly ways?: ReadonlyMap<Hex, March>;
}

const SIZE = GRID.size;

/** What was worked out for a side, and for which position; see {@link Campaign.isFresh}. */
export interface Known {
  supply?: Dated & Reach;
  sea?: Dated & { readonly chart: OpenSea };
}
export interface Dated {
  troopMoves: number;
  siteChanges: number;
  isShared?: true;
}

function share(known: Known): Known {
  if (known.supply) known.supply.isShared = true;
  if (known.sea) known.sea.isShared = true;
  return { ...known };
}

/** Bytes of all arrays of a position together. */
const MEMORY = UNIT_COUNT * 8 + SITES.length * 3 + FORTRESSES.length + NATIONS.length * 2 + SIZE * 7;

/** A position of the campaign. */
export class Campaign implements Position {
  log: Log | undefined;
  readonly options: Options;
  stage: Stage = "setup";
  turn = 0;
  phasing: Side = ALLIED;
  outcome: Outcome | undefined;

  readonly at: Ids<Whereabouts>;
  readonly flags: Uint8Array;
  /** 6.D The player-turn at whose end a disrupted unit recovers; 0 when it is not disrupted. */
  readonly recovers: Int8Array;
  /** 5.C The invasion hex by which a unit came ashore, or {@link NOWHERE}. */
  readonly beach: Ids<Hex>;
  /** 5.A.3 The land area a unit holds while it may be attacked, or {@link NO_AREA}. */
  readonly area: SmallIds<Area>;
  /** Turn on which a naval air unit comes back (8.1), by unit. */
  readonly returns: Int8Array;

  readonly owner: Uint8Array;
  /** 7.0 Cities that were conquered: supply points no more. */
  readonly conquered: Uint8Array;
  /** 9.E Cities attempted in this player-turn. */
  readonly tried: Uint8Array;
  /** 6.3 Fortresses that stand. */
  readonly stands: Uint8Array;
  /** 5.C Invasion hexes, in the order they were opened, and whether each is paid for. */
  beaches: Hex[];
  paid: number[];
  /** Naval Movement Points by nation: used in this player-turn, lost for good. */
  readonly used: Uint8Array;
  readonly lost: Uint8Array;
  /** 11.0 Japanese units that have entered the map in this game-turn. */
  entered = 0;
  readonly hongKong: HongKong;
  /** 11.0 The Dutch Home Guard is called up once the Japanese are in Java. */
  homeGuardDue = false;

  /** Set while a decision is open, for those who look at the table; never at a checkpoint. */
  mover: Mover | undefined;
  battle: Battle | undefined;

  // What follows from the rest, kept up as units come and go.

  /** Troop units of each side by hex; infantry by hex; air units of each side by hex. */
  readonly troops: readonly [Uint8Array, Uint8Array];
  readonly infantry: Uint8Array;
  readonly airs: readonly [Uint8Array, Uint8Array];
  /** 3.0 How many units of each side have the hex in their zone of control. */
  readonly zone: readonly [Uint8Array, Uint8Array];
  /**
   * Supply and open sea of a side follow from the enemy's troops and from cities, fortresses and invasion hexes, and
   * from nothing else: what was worked out stands until one of these counts has moved on.
   */
  readonly troopMoves: [number, number];
  siteChanges = 0;
  /** Copies of a position share it; what is shared is not written over. */
  readonly known: readonly [Known, Known];

  /** All the arrays lie in one piece of memory, so that a copy of the position is one copy of it. */
  readonly #memory: ArrayBuffer;

  constructor(from: Campaign | { readonly options: Options }) {
    const copied = from instanceof Campaign ? from : undefined;
    const memory = copied ? copied.#memory.slice(0) : new ArrayBuffer(MEMORY);
    this.#memory = memory;
    this.options = from.options;
    this.at = new Int16Array(memory, 0, UNIT_COUNT) as Ids<Whereabouts>;
    this.beach = new Int16Array(memory, UNIT_COUNT * 2, UNIT_COUNT) as Ids<Hex>;
    let end = UNIT_COUNT * 4;
    const bytes = (length: number): Uint8Array => new Uint8Array(memory, (end += length) - length, length);
    const signed = (length: number): Int8Array => new Int8Array(memory, (end += length) - length, length);
    this.flags = bytes(UNIT_COUNT);
    this.recovers = signed(UNIT_COUNT);
    this.area = signed(UNIT_COUNT) as SmallIds<Area>;
    this.returns = signed(UNIT_COUNT);
    this.owner = bytes(SITES.length);
    this.conquered = bytes(SITES.length);
    this.tried = bytes(SITES.length);
    this.stands = bytes(FORTRESSES.length);
    this.used = bytes(NATIONS.length);
    this.lost = bytes(NATIONS.length);
    this.troops = [bytes(SIZE), bytes(SIZE)];
    this.infantry = bytes(SIZE);
    this.airs = [bytes(SIZE), bytes(SIZE)];
    this.zone = [bytes(SIZE), bytes(SIZE)];
    this.troopMoves = copied ? [copied.troopMoves[0], copied.troopMoves[1]] : [0, 0];
    this.known = copied ? [share(copied.known[0]), share(copied.known[1])] : [{}, {}];
    if (copied) {
      this.siteChanges = copied.siteChanges;
      this.stage = copied.stage;
      this.turn = copied.turn;
      this.phasing = copied.phasing;
      this.outcome = copied.outcome;
      this.beaches = copied.beaches.slice();
      this.paid = copied.paid.slice();
      this.entered = copied.entered;
      this.hongKong = { fallen: copied.hongKong.fallen, lost: copied.hongKong.lost };
      this.homeGuardDue = copied.homeGuardDue;
      this.mover = copied.mover;
      this.battle = copied.battle && { ...copied.battle, attackers: copied.battle.attackers.slice() };
      return;
    }
    this.beaches = [];
    this.paid = [];
    this.hongKong = { fallen: false, lost: 0 };
    this.at.fill(LATER);
    this.beach.fill(NOWHERE);
    this.area.fill(NO_AREA);
    this.stands.fill(1);
    for (let site = 0; site < SITES.length; site++) this.owner[site] = SITES[site].owner;
  }

  tell(event: CampaignEvent): void {
    this.log?.(event);
  }

  /** 2.0 Player-turns are counted from the Japanese one of turn 0. */
  get playerTurn(): number {
    return this.turn * 2 - (this.phasing === ALLIED ? 1 : 0);
  }

  has(unit: Unit, flag: number): boolean {
    return (this.flags[unit] & flag) !== 0;
  }

  mark(unit: Unit, flag: number): void {
    this.flags[unit] |= flag;
  }

  isDisrupted(unit: Unit): boolean {
    return this.recovers[unit] !== 0;
  }

  /** Put a unit into a hex or a box; zones of control and stacks follow. Nothing else happens. */
  put(unit: Unit, to: Whereabouts): void {
    const from = this.at[unit];
    if (onMap(from)) this.#count(unit, from, -1);
    this.at[unit] = to;
    this.area[unit] = onMap(to) ? USUAL_AREA[to] : NO_AREA;
    if (onMap(to)) this.#count(unit, to, 1);
  }

  #count(unit: Unit, hex: Hex, change: number): void {
    const side = SIDE[unit];
    if (IS_AIR[unit]) {
      this.airs[side][hex] += change;
      return;
    }
    this.troops[side][hex] += change;
    this.troopMoves[side]++;
    if (IS_INFANTRY[unit]) this.infantry[hex] += change;
    spread(this.zone[side], GRID.around[hex], change);
  }

  /** Whether something that was worked out for the side still holds. */
  isFresh(side: Side, found: Dated | undefined): boolean {
    return (
      found !== undefined &&
      found.troopMoves === this.troopMoves[side === ALLIED ? JAPANESE : ALLIED] &&
      found.siteChanges === this.siteChanges
    );
  }

  /** The date of what is worked out for the side now. */
  date(side: Side): Dated {
    return {
      troopMoves: this.troopMoves[side === ALLIED ? JAPANESE : ALLIED],
      siteChanges: this.siteChanges,
    };
  }

  /** The hex of a unit that is on the map. */
  hexOf(unit: Unit): Hex {
    return this.at[unit] as Hex;
  }

  /** The units in a hex or a box, in the order of the counters. */
  unitsAt(place: Whereabouts): Unit[] {
    const found: Unit[] = [];
    for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) if (this.at[unit] === place) found.push(unit);
    return found;
  }

  /** Whether a fortress of the side stands in the hex. */
  isFortress(side: Side, hex: Hex): boolean {
    const fortress = FORTRESS_AT[hex];
    return (
      fortress !== NO_FORTRESS && this.stands[fortress] === 1 && FORTRESSES[fortress].seat === SEATS[side]
    );
  }

  standsAnyFortress(hex: Hex): boolean {
    const fortress = FORTRESS_AT[hex];
    return fortress !== NO_FORTRESS && this.stands[fortress] === 1;
  }

  /**
   * 9.E A city that the side does not own and that holds no troops: it resists. A fortress is entered, not
   * attempted; air units do not hold a city.
   */
  resists(side: Side, site: Site): boolean {
    const { hex, isCity } = SITES[site];
    const owner = this.owner[site];
    return (
      isCity &&
      owner !== side &&
      owner !== NOBODY &&
      this.troops[ALLIED][hex] + this.troops[JAPANESE][hex] === 0 &&
      !this.standsAnyFortress(hex)
    );
  }

  /** 5.C, 7.0 Whether ships of the side may use the hex as a port: its own, or an open invasion hex. */
  isPort(side: Side, hex: Hex): boolean {
    const site = SITE_AT[hex];
    if (site !== NO_SITE && SITES[site].isPort && this.owner[site] === side) return true;
    return side === JAPANESE && this.isOpenBeach(hex);
  }

  isOpenBeach(hex: Hex): boolean {
    const index = this.beaches.indexOf(hex);
    return index !== -1 && this.paid[index] === 1;
  }

  /** 5.B Where land-based air units may stand: a friendly city without another, or a fortress, which has no limit. */
  isAirBase(side: Side, hex: Hex): boolean {
    if (this.isFortress(side, hex)) return true;
    const site = SITE_AT[hex];
    return site !== NO_SITE && SITES[site].isCity && this.owner[site] === side && this.airs[side][hex] === 0;
  }
}

/** A unit on the map that is not an air unit. */
export const isTroop = (unit: Unit): boolean => IS_AIR[unit] === 0;
