import { type Choice, type Decision, nextQuestion } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { describe, expect, it } from "vitest";
import { GRID, isLand, otherSide, SIDES, type Side } from "../map.ts";
import { play } from "../play.ts";
import { Campaign, ELIMINATED, IDLE, onMap, REPLACEABLE } from "../state.ts";
import { ALL_UNITS, IS_SUPPLY, REFITS, UNITS_OF, WORTH } from "../units.ts";
import { fieldOf } from "./declare.ts";
import { randomOf, randomPosition } from "./random.ts";
import { isCombat } from "./testing.ts";

/** Combat phases from many random positions, played at random. */

interface Run {
  readonly g: Campaign;
  readonly questions: number;
}

function run(start: Campaign, random: (below: number) => number, watch: (g: Campaign) => void): Run {
  let g = start;
  let questions = 0;
  while (isCombat(g)) {
    // Every checkpoint can be played on from its copy.
    g = new Campaign(g);
    const part = play(g);
    let decision: Decision | undefined = nextQuestion(part);
    while (decision) {
      expect(decision.choices.length).toBeGreaterThan(0);
      expect(new Set(decision.choices.map(({ key }) => key)).size).toBe(decision.choices.length);
      const offered = decision.choices.map(({ key }) => key);
      for (const { key } of decision.closed?.() ?? []) expect(offered).not.toContain(key);
      const choice: Choice = decision.choices[random(decision.choices.length)];
      if (++questions > 3000) throw new Error("the phase does not end");
      decision = nextQuestion(part, choice);
    }
    watch(g);
  }
  return { g, questions };
}

/** Battalion equivalents on the map and in the dead boxes, without supply. */
const strength = (g: Campaign): number =>
  ALL_UNITS.reduce((sum, unit) => {
    const at = g.at[unit];
    const counts = !IS_SUPPLY[unit] && (onMap(at) || at === REPLACEABLE || at === ELIMINATED);
    return counts ? sum + REFITS[unit] : sum;
  }, 0);

const deadWorth = (g: Campaign, side: Side): number =>
  UNITS_OF[side].reduce((sum, unit) => {
    const at = g.at[unit];
    return at === REPLACEABLE || at === ELIMINATED ? sum + WORTH[unit] : sum;
  }, 0);

function recount(g: Campaign): Campaign {
  const fresh = new Campaign({ options: g.options });
  for (const unit of ALL_UNITS) {
    fresh.flags[unit] = g.flags[unit];
    fresh.put(unit, g.at[unit]);
  }
  return fresh;
}

const isSame = (some: Uint8Array, others: Uint8Array): boolean =>
  some.every((each, index) => each === others[index]);

/** 14.11-14.14 What was declared is whole: checked when the first battle is to be picked. */
function checkDeclared(g: Campaign): void {
  const { units, obligedUnits, obligedStacks } = fieldOf(g);
  expect(obligedUnits.size + obligedStacks.size, `left of ${units.length}`).toBe(0);
  const attackers = g.battles.flatMap((battle) => battle.attackers);
  const targets = g.battles.flatMap((battle) => battle.targets);
  expect(new Set(attackers).size).toBe(attackers.length);
  expect(new Set(targets).size).toBe(targets.length);
  for (const battle of g.battles) {
    expect(battle.attackers.length).toBeGreaterThan(0);
    for (const unit of battle.attackers) {
      expect(g.has(unit, IDLE)).toBe(false);
      for (const hex of battle.targets) checkReach(g, unit, hex);
    }
  }
}
function checkReach(g: Campaign, unit: Unit, hex: Hex): void {
  const at = g.hexOf(unit);
  if (isLand(at)) expect(GRID.distance(at, hex)).toBe(1);
  else expect(g.assaults).toContainEqual({ sea: at, target: hex });
}

describe("a combat phase from anywhere", () => {
  it("ends, loses no piece, and keeps its counts", () => {
    let asked = 0;
    for (let seed = 1; seed <= 250; seed++) {
      const random = randomOf(seed);
      const start = randomPosition(random);
      const before = strength(start);
      let wasDeclared = false;
      let checkpoints = 0;
      const { g, questions } = run(start, random, (now) => {
        if (now.stage === "battles" && !wasDeclared) {
          wasDeclared = true;
          checkDeclared(now);
        }
        if (++checkpoints % 4 > 0 && isCombat(now)) return;
        const fresh = recount(now);
        for (const side of SIDES) {
          expect(isSame(now.units[side], fresh.units[side])).toBe(true);
          expect(isSame(now.stack[side], fresh.stack[side])).toBe(true);
          expect(isSame(now.zone[side], fresh.zone[side])).toBe(true);
        }
        expect(strength(now)).toBe(before);
      });
      asked += questions;
      for (const side of SIDES) expect(g.points[side]).toBe(deadWorth(g, otherSide(side)));
      const isSound = (hex: Hex): boolean => {
        const [japanese, allied] = SIDES.map((side) => g.units[side][hex]);
        if (g.forts[hex] !== 0 && g.units[g.forts[hex] - 1][hex] === 0) return false;
        return isLand(hex) ? japanese === 0 || allied === 0 : japanese + allied === 0;
      };
      expect(GRID.hexes.filter((hex) => !isSound(hex))).toEqual([]);
      expect(g.battles).toEqual([]);
      expect(g.fight).toBeUndefined();
      expect(ALL_UNITS.every((unit) => (g.flags[unit] & IDLE) === 0)).toBe(true);
    }
    expect(asked).toBeGreaterThan(5_000);
  });
});
