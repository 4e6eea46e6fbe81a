import { CHANCE, type Decision, nextQuestion, type Options, type Play } from "@sandtable/engine";
import { describe, expect, test } from "vitest";
import { travel } from "../knowledge.ts";
import { GRID, isMalaya, JAPANESE, LAND, otherSide, SIDES } from "../map.ts";
import { eliminate, suppress } from "../pieces.ts";
import { play } from "../play.ts";
import { BASE, Campaign, DAMAGED, onMap, RESERVE } from "../state.ts";
import { DEFAULTS } from "../testing/index.ts";
import { ALL_UNITS, IS_COMBAT, IS_INFANTRY, STACKS, UNITS_OF } from "../units.ts";

/** A small generator of its own: the same numbers everywhere. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What a turn of fighting might have done, in place of the impulses: landings, losses, suppression, damaged aircraft. */
function fight(g: Campaign, random: (below: number) => number): void {
  const free = LAND.filter((hex) => isMalaya(hex) && SIDES.every((side) => !g.occupies(side, hex)));
  for (const unit of UNITS_OF[JAPANESE])
    if (g.at[unit] === BASE && random(3) === 0) travel(g, unit, free[random(free.length)]);
  for (const unit of ALL_UNITS) {
    if (!onMap(g.at[unit])) continue;
    if (random(12) === 0 && !(IS_INFANTRY[unit] && random(3) > 0))
      eliminate(g, unit, "15.2", random(4) === 0);
    else if (IS_COMBAT[unit] && random(6) === 0) suppress(g, unit);
  }
  for (const side of SIDES)
    if (g.air[side][RESERVE] > 1) {
      g.air[side][RESERVE]--;
      g.air[side][DAMAGED]++;
    }
}

/** What is kept up as counters come and go agrees with where they are. */
function contradictions(g: Campaign): string[] {
  const found: string[] = [];
  for (const side of SIDES) {
    const units = new Uint8Array(GRID.size);
    const stacks = new Uint8Array(GRID.size);
    for (const unit of UNITS_OF[side]) {
      const at = g.at[unit];
      if (!onMap(at)) continue;
      units[at]++;
      stacks[at] += STACKS[unit];
    }
    for (const hex of GRID.hexes) {
      if (g.units[side][hex] !== units[hex] || g.stack[side][hex] !== stacks[hex])
        found.push(`count ${GRID.ids[hex]}`);
      if (g.forts[hex] === side + 1 && units[hex] === 0) found.push(`fort ${GRID.ids[hex]}`);
      if (units[hex] > 0 && g.occupies(otherSide(side), hex)) found.push(`both ${GRID.ids[hex]}`);
    }
  }
  return found;
}

/** What is wrong with a question, whatever it is about. */
function faultOf({ about, choices, closed, seat, secret }: Decision): string | undefined {
  const keys = new Set(choices.map(({ key }) => key));
  if (keys.size === 0) return `no answer to ${about.kind}`;
  if (keys.size < choices.length) return `an answer twice to ${about.kind}`;
  if (seat !== CHANCE && secret && secret.join() !== seat) return `${about.kind} is no secret of ${seat}`;
  const both = closed?.().find(({ key }) => keys.has(key));
  return both && `${both.key} both open and closed at ${about.kind}`;
}

/** A game of random answers from the set-up to the end; the kinds of its questions and how far it came. */
function soak(
  seed: number,
  options: Options,
): { readonly kinds: ReadonlySet<string>; readonly turn: number } {
  const random = randomOf(seed);
  const kinds = new Set<string>();
  const faults: string[] = [];
  let g = new Campaign({ options: { ...DEFAULTS, ...options } });
  for (let decisions = 0; g.outcome === undefined; ) {
    if (g.stage === "movement") {
      fight(g, random);
      faults.push(...contradictions(g));
      g.stage = "end";
    }
    g = new Campaign(g);
    const part: Play = play(g);
    for (let decision = nextQuestion(part); decision; decisions++) {
      kinds.add(decision.about.kind);
      const fault = faultOf(decision);
      if (fault) faults.push(fault);
      decision = nextQuestion(part, decision.choices[random(decision.choices.length)]);
    }
    if (faults.length > 0 || decisions > 10_000)
      throw new Error(`seed ${seed}, ${g.stage}: ${faults.join(", ")}`);
  }
  return { kinds, turn: g.turn };
}

describe("planning never sticks", () => {
  test.each<Options>([
    {},
    { "base-landing": "free", "beach-supply": "each" },
    { "southern-landings": "closed", "airfield-setup": "mainland" },
  ])("random answers play every phase to the end of the game with %o", (options) => {
    const games = Array.from({ length: 40 }, (_, seed) => soak(seed + 1, options));
    expect(Math.max(...games.map(({ turn }) => turn))).toBe(6);
    const kinds = new Set(games.flatMap((game) => [...game.kinds]));
    const isLifted = options["base-landing"] !== "free";
    for (const kind of ALWAYS) expect(kinds).toContain(kind);
    for (const kind of ["sail", "embark", "disembark"]) expect(kinds.has(kind)).toBe(isLifted);
  });
});

/** Questions that so many games must have met. */
const ALWAYS = [
  "setup",
  "set-up-unit",
  "set-up-supply",
  "withdraw-unit",
  "lose-supply",
  "strike-supply",
  "withdraw-air",
  "allocate",
  "commit-force-z",
  "surplus",
  "air-hit",
  "attack-force-z",
  "buy",
  "arrive",
  "sunk",
  "reorganise",
  "combine-at",
  "spend",
  "spend-on",
  "activate",
  "second-point",
  "refit",
];
