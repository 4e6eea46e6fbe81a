import { type Choice, nextQuestion } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { describe, expect, it } from "vitest";
import { play } from "../play.ts";
import { type Battle, Campaign, SUPPRESSED } from "../state.ts";
import { unit } from "../testing/index.ts";
import { fieldOf } from "./declare.ts";
import { phase } from "./testing.ts";

/** MB-106 The questions of the declaration lead to every legal set of battles, and to no other. */

const nameOf = (battles: readonly Battle[]): string =>
  battles
    .map(({ targets, attackers }) => `${targets.toSorted().join("+")} by ${attackers.toSorted().join("+")}`)
    .sort()
    .join("; ");

/** All positions after the next battle is declared, or no more: each list of answers is played from the start. */
function afterOne(start: Campaign): readonly Campaign[] {
  const found = new Map<string, Campaign>();
  const explore = (path: readonly Choice[]): void => {
    const g = new Campaign(start);
    const part = play(g);
    let decision = nextQuestion(part);
    for (const answer of path) decision = nextQuestion(part, answer);
    if (!decision) found.set(`${g.stage} ${nameOf(g.battles)}`, g);
    for (const choice of decision?.choices ?? []) explore([...path, choice]);
  };
  explore([]);
  return [...found.values()];
}

/** All declarations that the questions lead to. */
function declarations(start: Campaign): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const explore = (g: Campaign): void => {
    const name = nameOf(g.battles);
    if (g.stage === "battles") found.add(name);
    else if (!seen.has(name)) {
      seen.add(name);
      for (const next of afterOne(g)) explore(next);
    }
  };
  explore(start);
  return found;
}

/** All that the rules allow, by trying everything: each stack and each unit in a battle or in none. */
function legal(g: Campaign): ReadonlySet<string> {
  const { units, stacks, reach, obligedUnits, obligedStacks } = fieldOf(g);
  const found = new Set<string>();
  const join = (
    at: number,
    battles: readonly (readonly Hex[])[],
    attackers: readonly (readonly Unit[])[],
  ): void => {
    if (at === units.length) {
      if (attackers.some((each) => each.length === 0)) return;
      found.add(nameOf(battles.map((targets, index) => ({ targets, attackers: attackers[index] }))));
      return;
    }
    const one = units[at];
    if (!obligedUnits.has(one)) join(at + 1, battles, attackers);
    battles.forEach((targets, index) => {
      if (targets.every((hex) => reach(one).includes(hex)))
        join(at + 1, battles, attackers.with(index, [...attackers[index], one]));
    });
  };
  const split = (at: number, battles: readonly (readonly Hex[])[]): void => {
    if (at === stacks.length) {
      join(
        0,
        battles,
        battles.map(() => []),
      );
      return;
    }
    const stack = stacks[at];
    if (!obligedStacks.has(stack)) split(at + 1, battles);
    battles.forEach((targets, index) => {
      split(at + 1, battles.with(index, [...targets, stack]));
    });
    split(at + 1, [...battles, [stack]]);
  };
  split(0, []);
  return found;
}

const AREA = ["3138", "3139", "3140", "3141", "3142", "3239", "3240", "3039", "3040"];
const JAPANESE_UNITS = ["j-11-5", "j-1-tk", "j-5-rec", "j-4-eng"];
const ALLIED_UNITS = ["a-8ind", "a-22ind", "a-6ind"];

describe("MB-106 the declaration", () => {
  it("reaches all legal sets of battles and no other", () => {
    let state = 7;
    const random = (below: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 4294967296) * below);
    };
    let several = 0;
    for (let round = 0; round < 120; round++) {
      const free = [...AREA];
      const take = (): string => free.splice(random(free.length), 1)[0];
      const bases = [take(), take()];
      const units: Record<string, string> = {};
      for (const id of JAPANESE_UNITS.slice(0, 2 + random(3)))
        units[id] = random(3) ? bases[random(2)] : take();
      for (const id of ALLIED_UNITS.slice(0, 1 + random(3))) units[id] = take();
      const g = phase({ units });
      for (const id of ALLIED_UNITS) if (units[id] && random(4) === 0) g.mark(unit(id), SUPPRESSED);
      while (g.stage !== "declaration") nextQuestion(play(g));
      const all = legal(g);
      expect(declarations(g), JSON.stringify(units)).toEqual(all);
      if (all.size > 3) several++;
    }
    expect(several).toBeGreaterThan(20);
  });
});
