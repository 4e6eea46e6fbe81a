import type { Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { PICK, TO } from "./choices.ts";
import { eliminate } from "./flight.ts";
import { enter, mayEnter, roomIn, suitsOffRoad } from "./ground.ts";
import { GRID, isLand, joinedByRoad } from "./map.ts";
import { ask } from "./questions.ts";
import { Campaign, ELIMINATED, IS_INFANTRY, onMap, placeName, SEATS, SIDE } from "./state.ts";
import { UNITS } from "./units.ts";

/** Whether the unit may step from one hex to the next on its retreat: over land, sea hexsides and water barriers. */
const mayStep = (g: Campaign, unit: Unit, from: Hex, to: Hex): boolean =>
  mayEnter(g, unit, to) &&
  (!g.standsAnyFortress(to) || g.isFortress(SIDE[unit], to)) &&
  (suitsOffRoad(unit, to) || joinedByRoad(from, to));

/** Where a retreat of two hexes ends, and where one of a single hex would. */
interface Retreats {
  readonly two: ReadonlySet<Hex>;
  readonly one: ReadonlySet<Hex>;
}

function retreats(g: Campaign, unit: Unit): Retreats {
  const start = g.hexOf(unit);
  const two = new Set<Hex>();
  const one = new Set<Hex>();
  for (const first of GRID.around[start]) {
    if (!mayStep(g, unit, start, first)) continue;
    for (const second of GRID.around[first]) {
      if (GRID.distance(start, second) !== 2) continue;
      if (!isLand(second)) one.add(first);
      else if (mayStep(g, unit, first, second)) two.add(second);
    }
  }
  return { two, one };
}

/**
 * 6.R Where a unit may retreat: two hexes away, through no enemy unit, into no stack that is full. Only when every
 * such way is closed and the sea is what lies beyond may it stop after one hex.
 */
export function retreatHexes(g: Campaign, unit: Unit): Hex[] {
  const { two, one } = retreats(g, unit);
  return [...(two.size > 0 ? two : one)].sort((a, b) => a - b);
}

/** Whether there is a way back on which nobody can be in the way of an infantry unit, if so many retreat. */
function isOpen(g: Campaign, unit: Unit, many: number): boolean {
  const start = g.hexOf(unit);
  const isFree = (hex: Hex): boolean => IS_INFANTRY[unit] === 0 || roomIn(g, SIDE[unit], hex) >= many;
  for (const first of GRID.around[start]) {
    if (!mayStep(g, unit, start, first) || !isFree(first)) continue;
    for (const second of GRID.around[first]) {
      if (GRID.distance(start, second) !== 2) continue;
      if (!isLand(second) || (mayStep(g, unit, first, second) && isFree(second))) return true;
    }
  }
  return false;
}

/** 6.R Who of these is lost when all of them retreat, whatever their owner does; and who may be, as there may be no room. */
export function retreatProspect(
  g: Campaign,
  units: readonly Unit[],
): { readonly lost: readonly Unit[]; readonly perhaps: readonly Unit[] } {
  const infantry = units.filter((unit) => IS_INFANTRY[unit] === 1).length;
  const lost: Unit[] = [];
  const perhaps: Unit[] = [];
  for (const unit of units) {
    if (isOpen(g, unit, infantry)) continue;
    // The others gone: as much room as there can be.
    const alone = new Campaign(g);
    for (const other of units) if (other !== unit) alone.put(other, ELIMINATED);
    (retreatHexes(alone, unit).length === 0 ? lost : perhaps).push(unit);
  }
  return { lost, perhaps };
}

/** Units that would retreat to the same places, and for how many of them there is room: fewer than they are. */
interface Crowd {
  readonly units: readonly Unit[];
  readonly room: number;
}

/** 4.0, 6.R The first of the units that may find no room left, with those who may take it. */
function crowdAmong(g: Campaign, units: readonly Unit[]): Crowd | undefined {
  const infantry = units.filter((unit) => IS_INFANTRY[unit] === 1);
  if (infantry.length < 2) return undefined;
  const places = infantry.map((unit) => {
    const { two, one } = retreats(g, unit);
    return new Set([...two, ...one]);
  });
  for (const wanted of places) {
    const rivals = infantry.filter((_, at) => [...wanted].some((hex) => places[at].has(hex)));
    let room = 0;
    for (const hex of wanted) room += roomIn(g, SIDE[infantry[0]], hex);
    if (room < rivals.length) return { units: rivals, room };
  }
  return undefined;
}

/** 6.R All of these retreat; while there is not room for all, the owner says who goes first. */
export function* retreatAll(g: Campaign, units: readonly Unit[], isDisrupted: boolean): Play {
  const left = units.slice();
  while (left.length > 0) {
    const crowd = crowdAmong(g, left);
    const unit = crowd
      ? yield* ask<"retreat-first">({
          seat: SEATS[SIDE[left[0]]],
          rule: "6.R",
          about: { kind: "retreat-first", ready: crowd.units.length, room: crowd.room },
          choices: crowd.units.map((each) => PICK[each]),
        })
      : left[0];
    left.splice(left.indexOf(unit), 1);
    yield* retreat(g, unit);
    if (isDisrupted && onMap(g.at[unit])) disrupt(g, unit);
  }
}

/** 6.D For two player-turns after this one; disrupted again, the count starts anew. */
function disrupt(g: Campaign, unit: Unit): void {
  g.recovers[unit] = g.playerTurn + 2;
  g.tell({ kind: "disrupted", rule: "6.D", unit: UNITS[unit].id });
}

/** 6.R The owner retreats a unit; without a legal way it is eliminated. */
function* retreat(g: Campaign, unit: Unit): Play {
  const hexes = retreatHexes(g, unit);
  const { id } = UNITS[unit];
  if (hexes.length === 0) {
    eliminate(g, unit, "6.R");
    return;
  }
  g.mover = { unit, kind: "retreat", to: hexes };
  const to = yield* ask<"retreat">({
    seat: SEATS[SIDE[unit]],
    rule: "6.R",
    about: { kind: "retreat", unit: id },
    choices: hexes.map((hex) => TO[hex]),
  });
  g.mover = undefined;
  const from = placeName(g.at[unit]);
  enter(g, unit, to);
  g.tell({ kind: "retreated", rule: "6.R", unit: id, from, to: GRID.ids[to] });
}
