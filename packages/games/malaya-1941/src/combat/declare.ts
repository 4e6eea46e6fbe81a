import type { Choice, Closed, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { END, TO, UNIT } from "../choices.ts";
import { ALLIED, GRID, isLand, JUNGLE, otherSide, TERRAIN, ZONE_OF } from "../map.ts";
import { ask, known } from "../questions.ts";
import { type Campaign, IDLE, onMap, SUPPRESSED } from "../state.ts";
import { faceOf, IS_JUNGLE_TRAINED, IS_SUPPLY, SIDE, UNITS, UNITS_OF } from "../units.ts";
import { pick } from "./pick.ts";

/** 14.1, 14.2 Which battles must and may be fought, and how they are declared so that none is left over. */

const idsOf = (hexes: readonly Hex[]): readonly string[] => hexes.map((hex) => GRID.ids[hex]);
const includesAll = <T>(all: readonly T[], some: readonly T[]): boolean =>
  some.every((each) => all.includes(each));

/** 26.13b Whether the zone of this unit, were it effective, reaches into such ground. */
const reachesInto = (unit: Unit, hex: Hex): boolean =>
  SIDE[unit] !== ALLIED || TERRAIN[hex] !== JUNGLE || IS_JUNGLE_TRAINED[unit] === 1;

/** 13.1 Whether a zone of the stack reaches the hex. */
const zoneReaches = (g: Campaign, stack: Hex, hex: Hex): boolean =>
  ZONE_OF[stack].includes(hex) &&
  g.unitsAt(otherSide(g.phasing), stack).some((unit) => g.exerts(unit) && reachesInto(unit, hex));

/** Attackers and stacks that are in no battle yet, who may attack what, and who must. */
export interface Field {
  readonly units: readonly Unit[];
  readonly stacks: readonly Hex[];
  /** The stacks that a unit may attack. */
  readonly reach: (unit: Unit) => readonly Hex[];
  readonly obligedUnits: ReadonlySet<Unit>;
  readonly obligedStacks: ReadonlySet<Hex>;
}

/**
 * 14.11-14.13, MB-104 What is left to be declared. Whoever is obliged stays so when the stack that obliges him is attacked by
 * others. A force at sea has one hex to attack, and must (MB-73). Nobody stands in two battles (14.25), and ground that a unit
 * could not enter it attacks all the same (14.52).
 */
export function fieldOf(g: Campaign): Field {
  const inContact = GRID.hexes.filter((hex) => g.open[hex] === 1);
  const around = new Map<Hex, readonly Hex[]>();
  const contactOf = (hex: Hex): readonly Hex[] => {
    const known = around.get(hex);
    if (known) return known;
    const found = isLand(hex)
      ? inContact.filter((stack) => GRID.distance(stack, hex) === 1)
      : inContact.filter((stack) => g.assaults.some(({ sea, target }) => sea === hex && target === stack));
    around.set(hex, found);
    return found;
  };
  const fighters = UNITS_OF[g.phasing].filter((unit) => {
    const at = g.at[unit];
    return onMap(at) && !IS_SUPPLY[unit] && !g.has(unit, IDLE) && contactOf(at).length > 0;
  });
  const stacks = inContact.filter((hex) => !g.battles.some(({ targets }) => targets.includes(hex)));
  const units = fighters.filter((unit) => !g.battles.some(({ attackers }) => attackers.includes(unit)));
  const reaches = new Map<Hex, readonly Hex[]>();
  for (const [hex, contact] of around)
    reaches.set(
      hex,
      contact.filter((stack) => stacks.includes(stack)),
    );
  return {
    units,
    stacks,
    reach: (unit) => reaches.get(g.hexOf(unit)) ?? [],
    ...obligations(g, fighters, contactOf, units, stacks),
  };
}

/** 13.6, 14.12, MB-104 Stacks whose zone meets a unit that could have a zone on them, and these units. */
function obligations(
  g: Campaign,
  fighters: readonly Unit[],
  contactOf: (hex: Hex) => readonly Hex[],
  units: readonly Unit[],
  stacks: readonly Hex[],
): Pick<Field, "obligedUnits" | "obligedStacks"> {
  const zones = new Map<Hex, readonly Hex[]>();
  const obligedUnits = new Set<Unit>();
  const obligedStacks = new Set<Hex>();
  for (const unit of fighters) {
    const hex = g.hexOf(unit);
    const meeting =
      zones.get(hex) ?? contactOf(hex).filter((stack) => !isLand(hex) || zoneReaches(g, stack, hex));
    zones.set(hex, meeting);
    const binding = isLand(hex) ? meeting.filter((stack) => reachesInto(unit, stack)) : meeting;
    if (binding.length > 0 && units.includes(unit)) obligedUnits.add(unit);
    for (const stack of binding) if (stacks.includes(stack)) obligedStacks.add(stack);
  }
  return { obligedUnits, obligedStacks };
}

/** Those that may join an attack on all the targets. */
const able = ({ units, reach }: Field, targets: readonly Hex[]): readonly Unit[] =>
  units.filter((unit) => includesAll(reach(unit), targets));

/** Obliged units that have nothing else left to attack: they are in the battle unasked. */
const bound = ({ units, reach, obligedUnits }: Field, targets: readonly Hex[]): readonly Unit[] =>
  units.filter((unit) => obligedUnits.has(unit) && includesAll(targets, reach(unit)));

/** Whether every obliged stack elsewhere keeps somebody to attack it when the unit joins as well. */
const canBeSpared = (
  { units, reach, obligedStacks }: Field,
  targets: readonly Hex[],
  joined: readonly Unit[],
  unit: Unit,
): boolean =>
  reach(unit).every(
    (stack) =>
      targets.includes(stack) ||
      !obligedStacks.has(stack) ||
      units.some((other) => other !== unit && !joined.includes(other) && reach(other).includes(stack)),
  );

/** MB-106 Whether the targets can be attacked together so that everything obliged can still be done. */
function isBattle(field: Field, targets: readonly Hex[]): boolean {
  const joining = able(field, targets);
  if (joining.length === 0) return false;
  const must = bound(field, targets);
  if (!includesAll(joining, must)) return false;
  return must.length > 0 || joining.some((unit) => canBeSpared(field, targets, [], unit));
}

/** Every set of hexes that may be the targets of the next battle: each lies around one hex. */
function targetSets(field: Field): readonly (readonly Hex[])[] {
  const found = new Map<string, readonly Hex[]>();
  const tried = new Set<readonly Hex[]>();
  for (const unit of field.units) {
    const around = field.reach(unit);
    if (tried.has(around)) continue;
    tried.add(around);
    for (let bits = 1; bits < 1 << around.length; bits++) {
      const targets = around.filter((_, index) => bits & (1 << index));
      const key = targets.join(" ");
      if (!found.has(key) && isBattle(field, targets)) found.set(key, targets);
    }
  }
  return [...found.values()];
}

/**
 * 14.2, 14.24 One battle is declared, however poor, or no more: what nobody is obliged to attack may be let alone. As long as a stack in contact is not
 * attacked this is asked, for whether anybody is left to attack it shows what stands in the hexes around it (MB-108, MB-150).
 */
export function* declare(g: Campaign): Play {
  const field = fieldOf(g);
  const targets = field.stacks.length === 0 ? [] : yield* chooseTargets(g, field, targetSets(field));
  if (targets.length === 0) {
    g.tell({ kind: "all-declared", rule: "14.2", seat: g.seat, battles: g.battles.length });
    g.stage = "battles";
    return;
  }
  const attackers = yield* chooseAttackers(g, field, targets);
  g.battles = [...g.battles, { targets, attackers }];
  g.tell({
    kind: "declared",
    rule: "14.2",
    reveals: true,
    seat: g.seat,
    targets: idsOf(targets),
    hexes: attackers.map((unit) => GRID.ids[g.hexOf(unit)]),
    faces: attackers.map(faceOf),
    suppressed: attackers.filter((unit) => g.has(unit, SUPPRESSED)).map(faceOf),
  });
}

/** 14.21 The hexes of one battle, one after the other. */
function* chooseTargets(g: Campaign, field: Field, sets: readonly (readonly Hex[])[]): Play<readonly Hex[]> {
  const isDone = field.obligedUnits.size === 0 && field.obligedStacks.size === 0;
  let targets: readonly Hex[] = [];
  for (;;) {
    const towards = sets.filter((set) => includesAll(set, targets));
    const more = field.stacks.filter(
      (hex) => !targets.includes(hex) && towards.some((set) => set.includes(hex)),
    );
    const isFirst = targets.length === 0;
    if (more.length === 0 && !isFirst) return targets;
    // Nobody is held to what cannot be done: a drawn world may leave an obliged stack without anybody to attack it.
    const mayEnd = isFirst
      ? isDone || more.length === 0
      : towards.some((set) => set.length === targets.length);
    const choices: Choice<Hex | "end">[] = more.map((hex) => TO[hex]);
    if (mayEnd) choices.push(END);
    const chosen = yield* ask<"target" | "more-targets">({
      seat: g.seat,
      rule: isFirst ? "14.2" : "14.21",
      about: isFirst
        ? { kind: "target", declared: g.battles.length }
        : { kind: "more-targets", targets: idsOf(targets) },
      choices,
      ...(isFirst ? { secret: [g.seat] } : known([g.seat], choices)),
      closed: () => closedTargets(g, field, targets, more),
    });
    if (chosen === "end") return targets;
    targets = [...targets, chosen];
  }
}

/** 14.22 Who attacks: those who must, and whoever joins them. */
function* chooseAttackers(g: Campaign, field: Field, targets: readonly Hex[]): Play<readonly Unit[]> {
  let joined = bound(field, targets);
  for (;;) {
    const open = able(field, targets).filter(
      (unit) => !joined.includes(unit) && canBeSpared(field, targets, joined, unit),
    );
    if (open.length === 0) return joined;
    const inBattle = joined;
    const unit = yield* pick(g, {
      side: g.phasing,
      rule: "14.22",
      about: { kind: "attacker", targets: idsOf(targets), joined: joined.map((each) => UNITS[each].id) },
      units: open,
      mayEnd: joined.length > 0,
      closed: () => closedAttackers(g, field, targets, [...inBattle, ...open]),
    });
    if (unit === "end") return joined;
    joined = [...joined, unit];
  }
}

type Reason =
  | "attacked-already"
  | "leaves-dead-end"
  | "last-attacker"
  | "not-adjacent"
  | "in-other-battle"
  | "idle";
const closedBy = (
  { key, place, label }: Omit<Closed, "rule" | "why">,
  rule: string,
  reason: Reason,
): Closed => ({
  key,
  place,
  label,
  rule,
  why: { key: `bar.${reason}` },
});

/** Stacks in contact that cannot be attacked, or not in this battle. */
function closedTargets(
  g: Campaign,
  field: Field,
  targets: readonly Hex[],
  open: readonly Hex[],
): readonly Closed[] {
  return GRID.hexes.flatMap((hex) => {
    if (g.open[hex] === 0 || open.includes(hex) || targets.includes(hex)) return [];
    if (!field.stacks.includes(hex)) return [closedBy(TO[hex], "14.27", "attacked-already")];
    if (able(field, [...targets, hex]).length === 0) return [closedBy(TO[hex], "14.23", "not-adjacent")];
    return [closedBy(TO[hex], "14.13", "leaves-dead-end")];
  });
}

/** Units next to a target that cannot join. */
function closedAttackers(
  g: Campaign,
  field: Field,
  targets: readonly Hex[],
  taken: readonly Unit[],
): readonly Closed[] {
  return UNITS_OF[g.phasing].flatMap((unit) => {
    const at = g.at[unit];
    if (!onMap(at) || !isLand(at) || IS_SUPPLY[unit] || taken.includes(unit)) return [];
    if (!targets.some((hex) => GRID.distance(hex, at) === 1)) return [];
    if (g.has(unit, IDLE)) return [closedBy(UNIT[unit], "12.5", "idle")];
    if (!field.units.includes(unit)) return [closedBy(UNIT[unit], "14.14", "in-other-battle")];
    if (!includesAll(field.reach(unit), targets)) return [closedBy(UNIT[unit], "14.23", "not-adjacent")];
    return [closedBy(UNIT[unit], "14.13", "last-attacker")];
  });
}
