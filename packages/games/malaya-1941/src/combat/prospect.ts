import { type Hex, shifted, type Unit } from "@sandtable/hex";
import type { CombatTable, Seat } from "../data/records.ts";
import { COAST_GUNS_SHIFT, FORTIFICATION, MARKERS, STACKING_LIMIT } from "../data/tables.ts";
import { type ALLIED, GRID, IN_THAILAND, isLand, JAPANESE, SEATS, sideOf } from "../map.ts";
import type { FightView, MalayaView, SideView, UnitView } from "../shape.ts";
import type { CombatResult } from "../state.ts";
import {
  ATTACK,
  DEFENCE,
  IS_ARMORED,
  IS_COAST_GUNS,
  IS_COMBAT,
  IS_HQ,
  IS_SUPPLY,
  STACKS,
  unitOf,
  unitsOfFace,
} from "../units.ts";
import {
  BEFORE_DIE,
  baseColumn,
  type Cause,
  COLUMN_RANGE,
  groundShift,
  MARKER_SHIFT,
  RESULTS,
  resultChances,
} from "./crt.ts";
import {
  defenceOf,
  exactly,
  gunsAt,
  hiddenUnits,
  mostWithin,
  type Range,
  type Stack,
  sideIn,
  stackAt,
  supportFor,
} from "./stacks.ts";

/**
 * 14.3, 18.0 The odds of a battle as far as a viewer can know them: a range over whatever may stand there, exact once it is
 * examined. Everything follows from the view; what is true lies in the range in every world that looks like it.
 */

export { COLUMNS } from "../data/tables.ts";
export { type Cause, RESULT_STEPS, type Role, type Step } from "./crt.ts";
export type { Range } from "./stacks.ts";

/** An attack: of a side on hexes of the other, by own counters, or by counters of the enemy that are named by their faces. */
export interface Attack {
  readonly seat: Seat;
  readonly targets: readonly string[];
  readonly attackers: readonly string[];
  /** Needed where attackers are named by their faces. */
  readonly origins?: readonly string[];
}

/** Columns to the right, and why. */
export interface ShiftRange extends Range {
  readonly cause: Cause;
}

export interface Prospect {
  readonly attack: number;
  readonly defence: Range;
  /** Columns, by their place among COLUMNS: before and after the shifts. */
  readonly base: Range;
  readonly column: Range;
  readonly shifts: readonly ShiftRange[];
  /** Markers that may still be played on it, and the column with whatever they do. */
  readonly markers: readonly ShiftRange[];
  readonly reach: Range;
  /** If the targets hold what was seen there last. */
  readonly last: { readonly turn: number; readonly defence: Range; readonly column: Range } | undefined;
}

export const isExact = ({ least, most }: Range): boolean => least === most;

const total = (ranges: readonly Range[]): Range => ({
  least: ranges.reduce((sum, { least }) => sum + least, 0),
  most: ranges.reduce((sum, { most }) => sum + most, 0),
});
const sum = (units: readonly Unit[], factors: Uint8Array): number =>
  units.reduce((all, unit) => all + factors[unit], 0);
const isNothing = ({ least, most }: Range): boolean => least === 0 && most === 0;
const moved = (base: Range, shifts: readonly Range[]): Range => {
  const { least, most } = total(shifts);
  return {
    least: shifted(base.least, least, COLUMN_RANGE),
    most: shifted(base.most, most, COLUMN_RANGE),
  };
};
/** MB-116 */
const atLeastOne = ({ least, most }: Range): Range => ({
  least: Math.max(1, least),
  most: Math.max(1, most),
});
const columnsOf = (attack: number, { least, most }: Range): Range => ({
  least: baseColumn(attack, most),
  most: baseColumn(attack, least),
});

export function prospectOf(view: MalayaView, attack: Attack): Prospect {
  const { seat, targets } = attack;
  const side = sideIn(view, seat);
  const enemy = sideIn(view, seat === "japanese" ? "allied" : "japanese");
  const { units, origins, suppressed } = attackersOf(side, attack);
  const stacks = targets.map((hex) => stackAt(view, enemy, hex));
  const strength = sum(units, ATTACK);
  const hexes = targets.map((hex) => GRID.find(hex));
  const guns = targets.flatMap((hex, at) => gunsIn(enemy, hex, stacks[at]));
  const defence = atLeastOne(defenceIn(view, enemy, stacks, guns));
  const support = supportFor(view, enemy, hexes);
  const ground = groundShift(origins, hexes);
  const hasFort = targets.some((hex) => view.forts[hex] === enemy.seat);
  const isByLand = origins.some(isLand);
  const shifts: readonly ShiftRange[] = [
    { cause: "attacker-support", ...supportFor(view, side, origins) },
    { cause: "defender-support", least: 0 - support.most, most: 0 - support.least },
    { cause: "attacker-suppressed", ...suppressed },
    { cause: "defender-suppressed", ...suppression(view, targets, stacks) },
    { cause: ground.cause, ...exactly(ground.value) },
    { cause: "fortification", ...exactly(hasFort ? -FORTIFICATION[enemy.seat] : 0) },
    { cause: "coast-guns", ...exactly(!isByLand && guns.length > 0 ? -COAST_GUNS_SHIFT : 0) },
    ...played(view, attack),
  ];
  const base = columnsOf(strength, defence);
  const markers = toCome(view, attack, units, origins);
  const told = fightOf(view, attack)?.column;
  const column = told === undefined ? moved(base, shifts) : exactly(told);
  const last = remembered(stacks);
  const lastDefence = last && atLeastOne(last.defence);
  return {
    attack: strength,
    defence,
    base,
    shifts: shifts.filter((shift) => !isNothing(shift)),
    column,
    markers,
    reach: told === undefined ? moved(base, [...shifts, ...markers]) : column,
    last: last &&
      lastDefence && {
        turn: last.turn,
        defence: lastDefence,
        column: moved(columnsOf(strength, lastDefence), shifts),
      },
  };
}

// Who attacks.

interface Attackers {
  readonly units: readonly Unit[];
  readonly origins: readonly Hex[];
  readonly suppressed: Range;
}

function attackersOf(side: SideView, { attackers, origins = [] }: Attack): Attackers {
  const isThere = ({ id, at }: UnitView): boolean =>
    attackers.includes(id) && (side.own || origins.includes(at));
  const there = side.units.filter(isThere);
  const from = side.own ? [...new Set(there.map(({ at }) => at))] : origins;
  return {
    units: attackers.map((id) => (side.own ? unitOf(id) : unitsOfFace(id)[0])),
    origins: from.map((hex) => GRID.find(hex)),
    suppressed: {
      least: there.some(({ suppressed }) => suppressed) ? -1 : 0,
      most: attackers.some((face) => isSuppressedAnyway(face, there, attackers)) ? -1 : 0,
    },
  };
}

/** Of those that look alike more are suppressed than stand out of the battle. */
function isSuppressedAnyway(face: string, there: readonly UnitView[], attackers: readonly string[]): boolean {
  const alike = there.filter(({ id }) => id === face);
  const others = alike.length - attackers.filter((each) => each === face).length;
  return alike.filter(({ suppressed }) => suppressed).length > others;
}

// Who defends.

const fightersIn = (stack: Stack): readonly Unit[] =>
  stack.knows === "all"
    ? stack.units.filter(({ idle }) => !idle).map(({ unit }) => unit)
    : stack.knows === "counters"
      ? stack.units
      : [];

const gunsIn = (enemy: SideView, hex: string, stack: Stack): readonly Unit[] =>
  stack.knows === "nothing"
    ? gunsAt(enemy, hex)
    : (stack.knows === "all" ? stack.units.map(({ unit }) => unit) : stack.units).filter(
        (unit) => IS_COAST_GUNS[unit] === 1,
      );

function defenceIn(
  view: MalayaView,
  enemy: SideView,
  stacks: readonly Stack[],
  guns: readonly Unit[],
): Range {
  const known = total(stacks.map((stack) => defenceOf(fightersIn(stack))));
  const unknown = stacks.filter(({ knows }) => knows === "nothing").length;
  if (unknown === 0) return known;
  const emplaced = sum(
    guns.filter((unit) => !stacks.some((stack) => fightersIn(stack).includes(unit))),
    DEFENCE,
  );
  const most = mostWithin(hiddenUnits(view, enemy), DEFENCE, unknown * STACKING_LIMIT);
  return total([known, { least: emplaced, most: emplaced + most }]);
}

/** 8.2 One column if any that fights is suppressed; of counters that were only seen it is known by their zones alone. */
function suppression(view: MalayaView, targets: readonly string[], stacks: readonly Stack[]): Range {
  const told = view.sides.flatMap((side) => side.told);
  const each = stacks.map((stack, at): Range => {
    if (stack.knows === "nothing") return { least: 0, most: 1 };
    if (stack.knows === "counters") {
      const fighters = stack.units.filter((unit) => IS_COMBAT[unit] === 1);
      const zones = told.find(({ hex }) => hex === targets[at])?.zones;
      return fighters.length === 0
        ? exactly(0)
        : { least: zones === false && !isCrowded(fighters) ? 1 : 0, most: 1 };
    }
    const fighting = stack.units.filter(({ idle }) => !idle);
    const some = fighting.some(({ suppressed }) => suppressed);
    const isChosen = isCrowded(fighting.map(({ unit }) => unit));
    return { least: some && !isChosen ? 1 : 0, most: some ? 1 : 0 };
  });
  return {
    least: Math.max(...each.map(({ least }) => least)),
    most: Math.max(...each.map(({ most }) => most)),
  };
}
const isCrowded = (units: readonly Unit[]): boolean => sum(units, STACKS) > STACKING_LIMIT;

/** What was seen last of the targets that are not known; nothing if one of them was never seen. */
function remembered(stacks: readonly Stack[]): { turn: number; defence: Range } | undefined {
  let turn: number | undefined;
  const defences: Range[] = [];
  for (const stack of stacks) {
    if (stack.knows !== "nothing") {
      defences.push(defenceOf(fightersIn(stack)));
      continue;
    }
    const { picture } = stack;
    if (!picture) return undefined;
    turn = Math.min(turn ?? picture.turn, picture.turn);
    defences.push(defenceOf(picture.faces.map((face) => unitsOfFace(face)[0])));
  }
  return turn === undefined ? undefined : { turn, defence: total(defences) };
}

// Markers.

type MarkerCause = keyof typeof MARKER_SHIFT;
const SHOWN_BY = { thais: "thais", "tank-shock": "tankShock", banzai: "banzai" } as const satisfies Record<
  MarkerCause,
  string
>;
const MARKER_CAUSES = Object.keys(SHOWN_BY) as readonly MarkerCause[];

/** The battle is the one that is being fought. */
const fightOf = (
  { fight, battles: [battle] }: MalayaView,
  { targets, attackers }: Attack,
): FightView | null =>
  battle && battle.targets.join() === targets.join() && battle.attackers.join() === attackers.join()
    ? fight
    : null;

const played = (view: MalayaView, attack: Attack): readonly ShiftRange[] =>
  MARKER_CAUSES.filter((cause) => fightOf(view, attack)?.[SHOWN_BY[cause]]).map((cause) => ({
    cause,
    ...exactly(MARKER_SHIFT[cause][sideOf(attack.seat)]),
  }));

/** 5.4 Whether a side may have a marker in hand: its own is seen, of the enemy's hand the number, and some that all know of. */
function mayHold({ own, markers, hand, removed, aside }: SideView, id: string): boolean {
  if (own || markers.includes(id)) return markers.includes(id);
  const out = [...removed, ...aside].filter((each) => each === id).length;
  return hand > markers.length && out < (MARKERS.find((marker) => marker.id === id)?.count ?? 0);
}

/** MB-27, MB-29, MB-30, MB-115 What may still be played before the die. */
function toCome(
  view: MalayaView,
  attack: Attack,
  units: readonly Unit[],
  origins: readonly Hex[],
): readonly ShiftRange[] {
  const side = sideOf(attack.seat);
  const step = fightOf(view, attack)?.step ?? 0;
  const holds = (id: string, owner: typeof JAPANESE | typeof ALLIED): boolean =>
    mayHold(sideIn(view, SEATS[owner]), id);
  const mayCome: Readonly<Record<MarkerCause, boolean>> = {
    thais:
      (side === JAPANESE ? attack.targets.map((hex) => GRID.find(hex)) : origins).some(
        (hex) => IN_THAILAND[hex] === 1,
      ) && holds(side === JAPANESE ? "japanese-thais" : "allied-thais", side),
    "tank-shock":
      side === JAPANESE && units.some((unit) => IS_ARMORED[unit] === 1) && holds("tank-shock", JAPANESE),
    banzai: holds("banzai", JAPANESE),
  };
  return MARKER_CAUSES.filter((cause) => mayCome[cause] && BEFORE_DIE.indexOf(cause) >= step).map((cause) => {
    const columns = MARKER_SHIFT[cause][side];
    return { cause, least: Math.min(0, columns), most: Math.max(0, columns) };
  });
}

// What comes of it.

export interface Outlook extends Range {
  readonly result: CombatResult;
}

/** How likely each result of a table is, over all columns of a range; worst for the attacker first. */
export function outlook(table: CombatTable, { least, most }: Range): readonly Outlook[] {
  const columns = Array.from({ length: most - least + 1 }, (_, at) => resultChances(table, least + at));
  return RESULTS[table].flatMap((result) => {
    const each = columns.map((column) => column.find((one) => one.result === result)?.chance ?? 0);
    return Math.max(...each) === 0 ? [] : [{ result, least: Math.min(...each), most: Math.max(...each) }];
  });
}

// Planning.

/** 14.1, 12.5 The own counters that could attack a hex as they stand: not HQs, who lend their columns from where they are. */
export function besides(view: MalayaView, seat: Seat, target: string): readonly string[] {
  const { own, units } = sideIn(view, seat);
  if (!own) return [];
  const hex = GRID.find(target);
  const isBeside = (at: string): boolean => {
    const from = GRID.find(at);
    return isLand(from)
      ? isLand(hex) && GRID.distance(from, hex) === 1
      : view.assaults.some((assault) => assault.sea === at && assault.target === target);
  };
  const room = new Map<string, number>();
  return units
    .filter(({ id, at, idle }) => {
      const unit = unitOf(id);
      return !idle && !IS_SUPPLY[unit] && !IS_HQ[unit] && ATTACK[unit] > 0 && isOnMap(at) && isBeside(at);
    })
    .sort((a, b) => worth(b.id) - worth(a.id))
    .filter(({ id, at }) => {
      const left = (room.get(at) ?? STACKING_LIMIT) - STACKS[unitOf(id)];
      if (left >= 0) room.set(at, left);
      return left >= 0;
    })
    .map(({ id }) => id);
}
const worth = (id: string): number => ATTACK[unitOf(id)] / STACKS[unitOf(id)];
const HEXES: ReadonlySet<string> = new Set(GRID.ids);
const isOnMap = (at: string): boolean => HEXES.has(at);
