import type { Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { exchange } from "../knowledge.ts";
import { GRID, isLand, otherSide, SEATS, type Side } from "../map.ts";
import { breakDown, eliminate } from "../pieces.ts";
import { type Battle, type Campaign, type CombatResult, type Fight, onMap } from "../state.ts";
import { faceOf, SIDE } from "../units.ts";

/** 15.1 What each result does, in its order. Each step is named for the role of the side that it happens to. */

export type Role = "attacker" | "defender";
export type Step =
  /** 15.23 Half the factors are lost. */
  | { readonly does: "half"; readonly role: Role }
  /** AE, DE: one battalion of each unit that breaks down is left. */
  | { readonly does: "shatter"; readonly role: Role }
  /** AZ, DZ: all are lost for good. */
  | { readonly does: "destroy"; readonly role: Role }
  /** AA, DA */
  | { readonly does: "attrition"; readonly role: Role }
  | { readonly does: "retreat"; readonly role: Role; readonly length: 1 | 2 | "rout" }
  | { readonly does: "pursuit"; readonly role: Role; readonly length: 1 | 2; readonly ifWipedOut?: true };

export const RESULT_STEPS: Readonly<Record<CombatResult, readonly Step[]>> = {
  AZ: [
    { does: "destroy", role: "attacker" },
    { does: "pursuit", role: "defender", length: 1 },
  ],
  AE: [
    { does: "shatter", role: "attacker" },
    { does: "retreat", role: "attacker", length: 2 },
    { does: "pursuit", role: "defender", length: 1 },
  ],
  AS: [
    { does: "half", role: "attacker" },
    { does: "retreat", role: "attacker", length: 1 },
    { does: "pursuit", role: "defender", length: 1 },
  ],
  BB: [
    { does: "half", role: "defender" },
    { does: "half", role: "attacker" },
    { does: "pursuit", role: "attacker", length: 1, ifWipedOut: true },
    { does: "pursuit", role: "defender", length: 1, ifWipedOut: true },
  ],
  DS: [
    { does: "half", role: "defender" },
    { does: "retreat", role: "defender", length: 1 },
    { does: "pursuit", role: "attacker", length: 1 },
  ],
  DE: [
    { does: "shatter", role: "defender" },
    { does: "retreat", role: "defender", length: 2 },
    { does: "pursuit", role: "attacker", length: 1 },
  ],
  DZ: [
    { does: "destroy", role: "defender" },
    { does: "pursuit", role: "attacker", length: 1 },
  ],
  AM: [
    { does: "half", role: "attacker" },
    { does: "retreat", role: "attacker", length: "rout" },
    { does: "pursuit", role: "defender", length: 1 },
  ],
  AA: [{ does: "attrition", role: "attacker" }],
  CT: [],
  DA: [{ does: "attrition", role: "defender" }],
  DM: [
    { does: "half", role: "defender" },
    { does: "retreat", role: "defender", length: "rout" },
    { does: "pursuit", role: "attacker", length: 2 },
  ],
};

export type StepOf<K extends Step["does"]> = Extract<Step, { readonly does: K }>;
export type Does<K extends Step["does"]> = (g: Campaign, step: StepOf<K>) => Play;

/** The battle that is being fought, and how far it is. */
export const battleOf = (g: Campaign): Battle => g.battles[0];
export function fightOf(g: Campaign): Fight {
  if (!g.fight) throw new Error("no battle is being fought");
  return g.fight;
}
export function update(g: Campaign, change: Partial<Fight>): void {
  g.fight = { ...fightOf(g), ...change };
}
/** 15.1 On to the next step of the result. */
export const nextStep = (g: Campaign): void =>
  update(g, { at: fightOf(g).at + 1, queue: undefined, retreat: undefined });

export const sideOfRole = (g: Campaign, role: Role): Side =>
  role === "attacker" ? g.phasing : otherSide(g.phasing);
export const roleOf = (g: Campaign, unit: Unit): Role => (SIDE[unit] === g.phasing ? "attacker" : "defender");

/** 14.26, 15.11, 15.12, MB-134 The units that a result can touch: those that attacked, and everything in the hexes attacked. */
export function touched(g: Campaign, role: Role): readonly Unit[] {
  const { attackers, targets } = battleOf(g);
  return role === "attacker"
    ? attackers.filter((unit) => onMap(g.at[unit]))
    : targets.flatMap((hex) => g.unitsAt(otherSide(g.phasing), hex));
}

/** The hexes that a side held in this battle. */
export const heldBy = (g: Campaign, role: Role): readonly Hex[] =>
  role === "attacker" ? fightOf(g).origins.filter(isLand) : battleOf(g).targets;

/** 15.21, MB-29 A unit is lost in battle: for good when it was surrounded, or under Banzai! */
export function lose(g: Campaign, unit: Unit, rule: string, isForGood = false): void {
  const { banzai, cutOff } = fightOf(g);
  eliminate(g, unit, rule, isForGood || banzai || cutOff.includes(unit));
}

/** 9.3, 15.22 A unit breaks down in battle before everybody's eyes; its battalions stand for it in everything. */
export function breakUp(g: Campaign, unit: Unit, rule: string): readonly Unit[] {
  const hex = g.hexOf(unit);
  const battalions = breakDown(g, unit);
  const replaced = (units: readonly Unit[]): readonly Unit[] =>
    units.flatMap((each) => (each === unit ? battalions : [each]));
  const [battle, ...others] = g.battles;
  g.battles = [{ ...battle, attackers: replaced(battle.attackers) }, ...others];
  update(g, { cutOff: replaced(fightOf(g).cutOff) });
  const into = battalions.map(faceOf);
  exchange(g, SIDE[unit], hex, faceOf(unit), into);
  g.tell({
    kind: "broken-down",
    rule,
    reveals: true,
    seat: SEATS[SIDE[unit]],
    hex: GRID.ids[hex],
    face: faceOf(unit),
    into,
  });
  return battalions;
}
