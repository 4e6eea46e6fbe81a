import type { Json, Viewer } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { RESULT_STEPS } from "./combat/crt.ts";
import { sideOfRole } from "./combat/results.ts";
import type { Seat } from "./data/records.ts";
import { MARKERS } from "./data/tables.ts";
import { rangeOf } from "./impulse/range.ts";
import { ALLIED, GRID, JAPANESE, otherSide, SEATS, SIDES, type Side, sideOf } from "./map.ts";
import type {
  BattleView,
  FightView,
  MalayaView,
  MoverView,
  PictureView,
  SideView,
  ToldView,
  UnitView,
} from "./shape.ts";
import {
  ACTIVE,
  AIR_BOXES,
  type AirBox,
  type Campaign,
  DAMAGED,
  DELAYED,
  ELIMINATED,
  IDLE,
  LATER,
  LOST,
  MADE,
  MARKERS_OF,
  MOVED,
  onMap,
  PAID,
  placeName,
  READY,
  REINFORCEMENT,
  REPLACEABLE,
  RETREATED,
  type Stage,
  SUPPRESSED,
  TOLD_FREE,
  TOLD_HELD,
  TOLD_NO_ZONES,
  TOLD_ZONE,
  TOLD_ZONES,
  TRACK,
  WITHDRAWN,
} from "./state.ts";
import { faceOf, SIDE, UNITS, UNITS_OF } from "./units.ts";

const name = (hex: Hex): string => GRID.ids[hex];

/** The side that a viewer plays; none of them when he watches. */
export const sideOfViewer = (viewer: Viewer): Side | undefined =>
  viewer === "spectator" || viewer === "umpire" ? undefined : sideOf(viewer as Seat);

/** Who looks: a side, somebody who watches, or the umpire, who sees what both see. */
type Eye = Side | "umpire" | undefined;
const isOf = (eye: Eye, side: Side): boolean => eye === side || eye === "umpire";

/** Which counters of a side lie open to somebody of the other side, or to a spectator. */
export function isShown(g: Campaign, unit: Unit, viewer: Side | undefined): boolean {
  const at = g.at[unit];
  if (!onMap(at)) return false;
  const side = SIDE[unit];
  // 14.3(1) Attackers are named before everybody; what they attack is looked at by the attacker alone (18.1).
  if (side === g.phasing && g.battles.some(({ attackers }) => attackers.includes(unit))) return true;
  if (viewer === undefined) return false;
  return (viewer === g.phasing && g.open[at] === 1) || isInFight(g, unit);
}

/** Whoever the battle that is being fought still speaks of, wherever he has gone to. */
const isInFight = (g: Campaign, unit: Unit): boolean =>
  g.fight !== undefined &&
  (g.fight.cutOff.includes(unit) ||
    g.fight.retreat?.unit === unit ||
    (pursuing(g) === undefined && g.fight.queue?.includes(unit) === true));

/** Flags that an owner sees of his own counters, and those that others see when a counter lies open. */
const OWN_FLAGS = [
  ["suppressed", SUPPRESSED],
  ["active", ACTIVE],
  ["moved", MOVED],
  ["ready", READY],
  ["reinforcement", REINFORCEMENT],
  ["delayed", DELAYED],
  ["made", MADE],
  ["paid", PAID],
  ["idle", IDLE],
  ["retreated", RETREATED],
] as const;
/**
 * What lies open of a counter: of an attacker not whether an HQ is active, for only its columns are told (MB-149); who stands by only
 * where the stack lies open, for it tells how high the stack is.
 */
export const openFlags = (g: Campaign, unit: Unit): number =>
  g.flags[unit] &
  (SUPPRESSED |
    RETREATED |
    (SIDE[unit] === g.phasing ? 0 : ACTIVE) |
    (SIDE[unit] !== g.phasing && g.open[g.hexOf(unit)] === 1 ? IDLE : 0));

function unitView(g: Campaign, unit: Unit, isOwn: boolean): UnitView {
  const flags = isOwn ? g.flags[unit] : openFlags(g, unit);
  const id = isOwn ? UNITS[unit].id : faceOf(unit);
  const at = placeName(g.at[unit]);
  return {
    id,
    at,
    ...(flags !== 0 &&
      Object.fromEntries(OWN_FLAGS.flatMap(([word, bit]) => ((flags & bit) === 0 ? [] : [[word, true]])))),
    ...(isOwn && g.at[unit] === TRACK && { due: g.due[unit] }),
  };
}

/** 6.13 Reinforcements of markers: dice and all, they come before everybody's eyes. */
const BY_MARKER: readonly string[] = ["southern", "replacements", "indian-army", "middle-east"];
export const isByMarker = (unit: Unit): boolean => BY_MARKER.includes(UNITS[unit].from);
const receivedOf = (g: Campaign, side: Side): readonly Unit[] =>
  UNITS_OF[side].filter((unit) => isByMarker(unit) && g.at[unit] !== LATER);

/** Whether the viewer sees the set-up, or what is allocated, before it is shown. */
const isBeforeSetup = (g: Campaign): boolean => g.stage === "setup";

/** The few hexes of a table with anything in them, in the order of the map. */
function marked(table: ArrayLike<number>): Hex[] {
  const found: Hex[] = [];
  for (let hex = 0; hex < table.length; hex++) if (table[hex] !== 0) found.push(hex as Hex);
  return found;
}
export const hexesOf = (g: Campaign, side: Side): readonly Hex[] => marked(g.units[side]);

function airView(g: Campaign, side: Side, isOwn: boolean): Record<AirBox, number> {
  const boxes = g.air[side];
  const isHidden = !isOwn && !g.revealed;
  const flying = boxes.reduce((sum, points, box) => sum + (box < DAMAGED ? points : 0), 0);
  return Object.fromEntries(
    AIR_BOXES.map((box, at) => [
      box,
      !isHidden || at === DAMAGED || at === LOST ? boxes[at] : at === 0 ? flying : 0,
    ]),
  ) as Record<AirBox, number>;
}

const toldView = (g: Campaign, side: Side): ToldView[] =>
  marked(g.told[side]).map((hex) => {
    const told = g.told[side][hex];
    return {
      hex: name(hex),
      ...(told & (TOLD_ZONE | TOLD_FREE) && { zone: (told & TOLD_ZONE) !== 0 }),
      ...(told & (TOLD_ZONES | TOLD_NO_ZONES) && { zones: (told & TOLD_ZONES) !== 0 }),
      ...(told & TOLD_HELD && { held: true as const }),
    };
  });

const pictureView = ({ hex, turn, sure, faces }: Campaign["pictures"][0][0]): PictureView => ({
  hex: name(hex),
  turn,
  sure,
  faces,
});

/** Markers as a list of ids, each as often as it is there. */
const listed = (side: Side, count: (marker: number) => number): string[] =>
  MARKERS_OF[side].flatMap((marker) => Array<string>(count(marker)).fill(MARKERS[marker].id));

function sideView(g: Campaign, side: Side, eye: Eye): SideView {
  const isOwn = isOf(eye, side);
  const isHidden = isBeforeSetup(g) && !isOwn;
  const box = (at: number): string[] =>
    UNITS_OF[side]
      .filter((unit) => g.at[unit] === at)
      .map(faceOf)
      .sort();
  const inHand = listed(side, (marker) => g.hand[marker]);
  const known = UNITS_OF[side].filter((unit) =>
    isOwn ? g.at[unit] < LATER : isShown(g, unit, eye as Side | undefined),
  );
  const units = known.map((unit) => unitView(g, unit, isOwn));
  return {
    seat: SEATS[side],
    own: isOwn,
    points: g.points[side],
    hexes: isHidden ? [] : hexesOf(g, side).map(name),
    units: isOwn
      ? units
      : units.sort((a, b) => order(a.at, b.at) || order(JSON.stringify(a), JSON.stringify(b))),
    open: side === g.phasing ? [] : marked(g.open).map(name),
    boxes: { replaceable: box(REPLACEABLE), eliminated: box(ELIMINATED), withdrawn: box(WITHDRAWN) },
    received: receivedOf(g, side).map((unit) => UNITS[unit].id),
    bought: g.bought[side],
    air: airView(g, side, isOwn),
    hand: inHand.length,
    pool: listed(side, (marker) => g.pool[marker]).length,
    removed: listed(
      side,
      (marker) => MARKERS[marker].count - g.hand[marker] - g.pool[marker] - g.aside[marker],
    ),
    aside: listed(side, (marker) => g.aside[marker]),
    markers: isOwn ? inHand : listed(side, (marker) => g.known[marker]),
    pictures: isOf(eye, otherSide(side)) ? g.pictures[otherSide(side)].map(pictureView) : [],
    told: isOwn ? toldView(g, side) : [],
  };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function moverView(g: Campaign, eye: Eye): MoverView | null {
  const { mover } = g;
  if (!mover) return null;
  if (!isOf(eye, g.phasing)) return null;
  const at = placeName(g.at[mover.unit]);
  const { unit, spent, carries, stopped, closed } = mover;
  return {
    at,
    unit: UNITS[unit].id,
    spent,
    ...(carries !== undefined && { carries: UNITS[carries].id }),
    stopped,
    closed: closed.map(name),
    range: [...rangeOf(g, mover.unit)].map(([hex, cost]) => ({ hex: name(hex), spent: cost })),
  };
}

const originsOf = (g: Campaign, attackers: readonly Unit[]): readonly Hex[] =>
  [...new Set(attackers.map((unit) => g.hexOf(unit)))].sort((a, b) => a - b);

const battleView = (g: Campaign, eye: Eye): BattleView[] =>
  g.battles.map(({ targets, attackers }, at) => ({
    targets: targets.map(name),
    origins: ((at === 0 && g.fight?.origins) || originsOf(g, attackers)).map(name),
    attackers: isOf(eye, g.phasing)
      ? attackers.map((unit) => UNITS[unit].id)
      : attackers.map(faceOf).sort(order),
  }));

/** The side that pursues now. Who of it can is for itself to know; who must retreat, for both. */
export function pursuing(g: Campaign): Side | undefined {
  const step = g.fight?.result && RESULT_STEPS[g.fight.result][g.fight.at];
  return step?.does === "pursuit" ? sideOfRole(g, step.role) : undefined;
}

/** 14.3 The battle that is being fought lies open to both sides; who watches sees the attack and its result. */
function fightView(g: Campaign, eye: Eye): FightView | null {
  const { fight } = g;
  if (!fight) return null;
  const { origins, queue = [], retreat, cutOff, result = null, at, column, ...rest } = fight;
  const shown = { ...rest, ...(column !== undefined && { column }), result, origins: origins.map(name) };
  // How far it has got tells who is left of whom: that is for those who fight.
  if (eye === undefined) return { ...shown, at: 0, cutOff: [], queue: [], retreat: null };
  const named = (unit: Unit): string => (isOf(eye, SIDE[unit]) ? UNITS[unit].id : faceOf(unit));
  const pursuer = pursuing(g);
  const isHidden = pursuer !== undefined && !isOf(eye, pursuer);
  return {
    ...shown,
    at,
    cutOff: cutOff.map(named),
    queue: isHidden ? [] : queue.map(named),
    retreat: retreat
      ? {
          unit: named(retreat.unit),
          from: placeName(g.at[retreat.unit]),
          length: retreat.length,
          zones: retreat.zones.map(name),
        }
      : null,
  };
}

/** Whether a counter was picked up, who stands by, and what supply is spent on is the phasing side's own business. */
const WITHIN: Readonly<Partial<Record<Stage, Stage>>> = {
  step: "movement",
  fighters: "declaration",
  spending: "reorganisation",
};
export const publicStage = (stage: Stage): Stage => WITHIN[stage] ?? stage;

/** 18.5, 18.6 All that a viewer may know: ground and works always, the track of his enemy never. */
export function view(g: Campaign, viewer: Viewer): Json {
  const side: Eye = viewer === "umpire" ? "umpire" : sideOfViewer(viewer);
  const isPhasing = isOf(side, g.phasing);
  const forts = marked(g.forts);
  const shown: MalayaView = {
    stage: isPhasing ? g.stage : publicStage(g.stage),
    turn: g.turn,
    first: SEATS[g.first],
    phasing: g.seat,
    impulse: g.impulse,
    sides: [sideView(g, SIDES[0], side), sideView(g, SIDES[1], side)],
    forts: Object.fromEntries(forts.map((hex) => [name(hex), SEATS[g.forts[hex] - 1]])),
    picks: g.picks,
    pending: g.pending ? { marker: MARKERS[g.pending.marker].id, step: g.pending.step } : null,
    shown: isOf(side, JAPANESE) ? g.shown.map(name) : [],
    panic: g.panic,
    noLandings: g.noLandings,
    forceZ: g.revealed || isOf(side, ALLIED) ? g.forceZ : null,
    revealed: g.revealed,
    airDue: g.airDue,
    hits: g.hits,
    fired: g.fired.map((marker) => MARKERS[marker].id),
    mover: moverView(g, side),
    assaults: g.assaults.map(({ sea, target }) => ({ sea: name(sea), target: name(target) })),
    strikes: g.strikes.map(({ hex, points, ships }) => ({
      hex: name(hex),
      points,
      ships: ships.map((marker) => MARKERS[marker].id),
    })),
    bombed: g.bombed ? { hex: name(g.bombed.strike.hex), result: g.bombed.result } : null,
    battles: battleView(g, side),
    fight: fightView(g, side),
    bridged: isPhasing ? g.bridged.map(name) : [],
    boats: isPhasing ? g.boats.map(name) : [],
  };
  return shown as object as Json;
}
