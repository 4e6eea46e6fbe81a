import { CHANCE, type Decision, fastRandom, nextQuestion, type Play, type Random } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { USUAL_SETUP, USUAL_SUPPLY } from "../data/units.ts";
import type { MalayaEvent } from "../log.ts";
import { GRID, JAPANESE, LAND, otherSide, SIDES, sideOf } from "../map.ts";
import { play } from "../play.ts";
import { endCombat } from "../sequence.ts";
import { ACTIVE, Campaign, onMap, placeOf, SUPPRESSED } from "../state.ts";
import { position } from "../testing/index.ts";
import { ALL_UNITS, IS_HQ, IS_SUPPLY, SIDE, UNITS, UNITS_OF } from "../units.ts";

/** Random movement and strike phases: nothing throws, nobody is stuck, and what is counted is right. */

/** The usual set-up, and the Japanese ashore in the north, some still in their base. */
function table(random: Random): Campaign {
  const g = position({
    units: USUAL_SETUP,
    air: { japanese: { strike: 6, recon: 2 }, allied: { strike: 3, recon: 1 } },
    hand: {
      "naval-ca": 1,
      "naval-dd": 1,
      "amphibious-move": 1,
      "allied-intelligence": 1,
      "japanese-intelligence": 1,
    },
    options: {
      "road-rate": random.below(2) ? "half" : "one",
      "southern-landings": random.below(2) ? "open" : "closed",
    },
  });
  for (const [hex, count] of Object.entries(USUAL_SUPPLY)) supply(g, 1, hex, count);
  const free = LAND.filter((hex) => !g.occupies(1, hex) && GRID.row(hex) < 40);
  for (const unit of UNITS_OF[JAPANESE]) {
    if (UNITS[unit].from !== "base") continue;
    const hex = free[random.below(free.length)];
    g.put(unit, random.below(3) === 0 ? placeOf("base") : hex);
  }
  for (let points = 0; points < 6; points++)
    supply(g, 0, random.below(2) ? "base" : GRID.ids[free[random.below(free.length)]], 1);
  for (const unit of ALL_UNITS) {
    if (IS_HQ[unit] && random.below(2)) g.mark(unit, ACTIVE);
    if (!IS_HQ[unit] && !IS_SUPPLY[unit] && onMap(g.at[unit]) && random.below(6) === 0)
      g.mark(unit, SUPPRESSED);
  }
  g.forceZ = random.below(2) === 0;
  return g;
}

function supply(g: Campaign, side: 0 | 1, place: string, count: number): void {
  const points = UNITS_OF[side].filter((unit) => IS_SUPPLY[unit] && g.at[unit] === placeOf("mix"));
  for (const point of points.slice(0, count)) g.put(point, placeOf(place));
}

/** The same counters put down afresh. */
function recount(g: Campaign): Campaign {
  const fresh = position({});
  for (const unit of ALL_UNITS) {
    fresh.flags[unit] = g.flags[unit];
    fresh.put(unit, g.at[unit]);
  }
  return fresh;
}

function expectSound(g: Campaign): void {
  const fresh = recount(g);
  for (const side of SIDES) {
    for (const table of ["units", "stack", "zone"] as const)
      expect(GRID.hexes.filter((hex) => g[table][side][hex] !== fresh[table][side][hex])).toEqual([]);
  }
  expect(LAND.filter((hex) => g.occupies(0, hex) && g.occupies(1, hex))).toEqual([]);
  for (const unit of ALL_UNITS) {
    const at = g.at[unit];
    if (onMap(at) && !LAND.includes(at))
      expect(g.assaults.some(({ sea }) => sea === at && SIDE[unit] === 0)).toBe(true);
  }
}

/**
 * Another world that looks the same to the phasing side: the counters in enemy hexes of which it has been told nothing have
 * changed places among each other.
 */
function disguised(g: Campaign, random: Random): Campaign {
  const other = new Campaign(g);
  const enemy = otherSide(g.phasing);
  const hexes = LAND.filter((hex) => g.occupies(enemy, hex) && g.told[g.phasing][hex] === 0);
  const stacks = hexes.map((hex) => g.unitsAt(enemy, hex));
  for (let at = stacks.length - 1; at > 0; at--) {
    const swap = random.below(at + 1);
    [stacks[at], stacks[swap]] = [stacks[swap], stacks[at]];
  }
  stacks.forEach((stack, at) => {
    for (const unit of stack) other.put(unit, hexes[at]);
  });
  return other;
}

/** MB-141 What anybody at the table makes of the events that all hear: which hexes hold units of which side, and air boxes. */
class Onlooker {
  readonly #holds: readonly [Set<string>, Set<string>];

  constructor(g: Campaign) {
    this.#holds = [held(g, 0), held(g, 1)];
  }

  hear(event: MalayaEvent): void {
    if (event.audience) return;
    if (event.kind === "moved" || event.kind === "sailed" || event.kind === "assaulting") {
      const side = sideOf(event.seat);
      this.#holds[side].add(event.to);
      this.#holds[otherSide(side)].delete(event.to);
      if (event.vacated) this.#holds[side].delete(event.from);
    } else if (event.kind === "vacated") this.#holds[sideOf(event.seat)].delete(event.hex);
  }

  expectToKnow(g: Campaign): void {
    for (const side of SIDES) {
      const [heard, truth] = [[...this.#holds[side]].sort(), [...held(g, side)].sort()];
      if (heard.join() !== truth.join()) expect(heard).toEqual(truth);
    }
  }
}
const held = (g: Campaign, side: 0 | 1): Set<string> =>
  new Set(GRID.hexes.filter((hex) => g.occupies(side, hex)).map((hex) => GRID.ids[hex]));

const looks = ({ seat, about, choices, closed }: Decision) => ({
  seat,
  about,
  keys: choices.map(({ key }) => key),
  closed: closed?.(),
});

/** Play to the combat phase; the number of decisions. */
function toCombat(g: Campaign, random: Random): number {
  let asked = 0;
  const onlooker = new Onlooker(g);
  g.log = (event) => onlooker.hear(event as MalayaEvent);
  while (g.stage !== "contact") {
    if (asked % 3 === 0) onlooker.expectToKnow(g);
    const part: Play = play(g);
    const world = asked % 5 === 0 ? disguised(g, random) : undefined;
    let question: Decision | undefined = nextQuestion(part);
    if (world && question?.seat === g.seat) {
      const same = nextQuestion(play(world));
      if (!same || JSON.stringify(looks(same)) !== JSON.stringify(looks(question)))
        expect(same && looks(same)).toEqual(looks(question));
    }
    while (question) {
      asked++;
      if (asked > 5000) throw new Error(`no end at ${g.stage}`);
      const { choices, closed, seat } = question;
      if (choices.length === 0) throw new Error(`a dead end at ${question.about.kind}`);
      const keys = new Set(choices.map(({ key }) => key));
      if (keys.size !== choices.length) throw new Error(`twice the same at ${question.about.kind}`);
      if (seat !== CHANCE && asked % 7 === 0)
        for (const { key } of closed?.() ?? [])
          expect(keys.has(key), `${key} is open and closed`).toBe(false);
      // The phase is not ended before half of the units have moved.
      const isLast = choices.at(-1)?.key === "end" && choices.length > 12;
      question = nextQuestion(part, choices[random.below(choices.length - (isLast ? 1 : 0))]);
    }
  }
  onlooker.expectToKnow(g);
  g.log = undefined;
  return asked;
}

describe("random movement and strikes", () => {
  it("come to an end, leave the counters as they are counted, and never go by what is hidden", () => {
    let asked = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const random = fastRandom(seed);
      const g = table(random);
      g.stage = "movement";
      for (let phase = 0; phase < 4; phase++) {
        asked += toCombat(g, random);
        expectSound(g);
        for (const unit of ALL_UNITS) {
          const at = g.at[unit];
          if (onMap(at) && !LAND.includes(at)) g.put(unit, placeOf("base"));
        }
        endCombat(g);
      }
    }
    expect(asked).toBeGreaterThan(10_000);
  }, 60_000);
});
