import {
  CHANCE,
  type Choice,
  type Decision,
  fastRandom,
  type LogEvent,
  nextQuestion,
  type Viewer,
} from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { describe, expect, it } from "vitest";
import { COLUMNS } from "../data/tables.ts";
import { USUAL_SETUP } from "../data/units.ts";
import { appeal } from "../judgement/appeal.ts";
import { examine } from "../knowledge.ts";
import { ALLIED, GRID, JAPANESE, SEATS, SIDES } from "../map.ts";
import { play } from "../play.ts";
import type { MalayaView, Seat } from "../shape.ts";
import { type Battle, Campaign, onMap, placeOf } from "../state.ts";
import { DEFAULTS, type Made, position } from "../testing/index.ts";
import { IS_COAST_GUNS, IS_SUPPLY, STACKS, UNITS, UNITS_OF, unitOf } from "../units.ts";
import { view as viewOf } from "../view.ts";
import { determinize } from "../worlds.ts";
import { resultOf } from "./crt.ts";
import { oddsOf } from "./odds.ts";
import { type Attack, besides, isExact, outlook, type Prospect, prospectOf, type Range } from "./prospect.ts";
import { randomOf, randomPosition } from "./random.ts";
import { fought, isCombat } from "./testing.ts";

const hex = (id: string) => GRID.find(id);
const column = (least: number): number => (COLUMNS as readonly number[]).indexOf(least);
const seen = (g: Campaign, viewer: Viewer): MalayaView => viewOf(g, viewer) as object as MalayaView;
const holds = ({ least, most }: Range, value: number): boolean => least <= value && value <= most;
const causes = ({ shifts }: Prospect): Record<string, [number, number]> =>
  Object.fromEntries(shifts.map(({ cause, least, most }) => [cause, [least, most]]));

const FIELD = { "j-11-5": "3139", "a-8ind": "3140", "a-11ind-hq": "3142", "a-3ind-hq": "3140" };
const attack: Attack = { seat: "japanese", targets: ["3140"], attackers: ["j-11-5"] };
const made = (more: Made = {}): Campaign =>
  position({ phasing: "japanese", stage: "movement", units: FIELD, ...more });
const foreseen = (g: Campaign, what = attack): Prospect => prospectOf(seen(g, what.seat), what);

describe("14.3, 18.0 the odds of a battle, as far as a viewer knows them", () => {
  it("18.0 over a stack of which nothing is known: from the least that holds a hex to the most that nine battalions may be", () => {
    const found = foreseen(made({ units: { ...FIELD, "a-6ind": "3143", "a-15ind": "3143" } }));
    expect(found).toMatchObject({
      attack: 6,
      defence: { least: 1, most: 18 },
      base: { least: column(25), most: column(500) },
      last: undefined,
    });
    expect(causes(found)).toEqual({ "defender-support": [-1, 0], "defender-suppressed": [0, 1] });
  });

  it("18.0 out of play is out of the range", () => {
    const alone = foreseen(made({ units: { "j-11-5": "3139", "a-8ind": "3140" } }));
    expect(alone.defence).toEqual({ least: 1, most: 18 });
    const g = made({ units: { "j-11-5": "3139", "a-8ind": "3140" } });
    for (const each of UNITS_OF[ALLIED])
      if (g.at[each] === placeOf("mix") && !IS_SUPPLY[each]) g.put(each, placeOf("withdrawn"));
    expect(foreseen(g).defence).toEqual({ least: 1, most: 6 });
  });

  it("18.0 over what was seen and cannot have changed: its counters, whatever their state", () => {
    const found = foreseen(made({ seen: { japanese: { "3140": "1" } } }));
    expect(found.defence).toEqual({ least: 8, most: 8 });
    expect(causes(found)).toEqual({ "defender-support": [-1, 0], "defender-suppressed": [0, 1] });
  });

  it("18.4 a stack that was seen and told to have no zone is suppressed", () => {
    const g = made({ seen: { japanese: { "3140": "1" } }, told: { japanese: { "3140": "no-zones" } } });
    expect(causes(foreseen(g))["defender-suppressed"]).toEqual([1, 1]);
  });

  it("18.0 over what may have changed: the range, and the odds if it has not", () => {
    const found = foreseen(made({ turn: 3, seen: { japanese: { "3140": "2?" } } }));
    expect(found.defence.most).toBe(18);
    expect(found.last).toMatchObject({ turn: 2, defence: { least: 8, most: 8 } });
  });

  it("18.1, MB-149 exact once it is examined, but for HQs out of sight", () => {
    const g = made({ stage: "contact", flags: { "a-11ind-hq": 2, "a-3ind-hq": 0 } });
    fought(g);
    const found = foreseen(g);
    expect(found).toMatchObject({ defence: { least: 8, most: 8 }, base: { least: 3, most: 3 } });
    expect(causes(found)).toEqual({ "defender-support": [-1, 0] });
    examine(g, JAPANESE, [hex("3142")], "16.71");
    expect(causes(foreseen(g))).toEqual({ "defender-support": [-1, 0] });
    const alone = made({ stage: "contact", units: { "j-11-5": "3139", "a-8ind": "3140" } });
    fought(alone);
    expect(foreseen(alone)).toMatchObject({ column: { least: column(100), most: column(100) }, shifts: [] });
  });

  it("12.5 with the choice of who fights while the nine of a full hex are not named", () => {
    const units = { ...FIELD, "a-22ind": "3140", "a-6ind": "3140", "a-mc-eng": "3140" };
    const g = made({ stage: "contact", units });
    fought(g);
    // Eleven: the HQ and the engineers may stay out, or one brigade.
    expect(foreseen(g).defence).toEqual({ least: 14, most: 18 });
  });

  it("26.15b coast guns are where they began, until they are seen to be lost", () => {
    const units = { "j-11-5": "4045", "a-sin-cd": "3844" };
    const assaults = [{ sea: "4045", target: "3844" }];
    const what: Attack = { ...attack, targets: ["3844"] };
    const found = foreseen(made({ units, assaults }), what);
    expect(causes(found)["coast-guns"]).toEqual([-2, -2]);
    expect(found.defence.least).toBe(6);
    const lost = made({ units: { ...units, "a-sin-cd": "eliminated", "a-8ind": "3844" }, assaults });
    expect(causes(foreseen(lost, what))["coast-guns"]).toBeUndefined();
  });

  it("MB-146 markers that may still be played are told apart: the own hand is known, of the enemy's the number", () => {
    const g = made({ hand: { banzai: 1, "allied-staff": 1 }, seen: { japanese: { "3140": "1" } } });
    expect(foreseen(g).markers).toEqual([{ cause: "banzai", least: 0, most: 1 }]);
    expect(foreseen(made({ hand: { "japanese-staff": 1 } })).markers).toEqual([]);
    const against: Attack = { seat: "allied", targets: ["3139"], attackers: ["a-8ind"] };
    expect(foreseen(made({ pool: { banzai: 1 } }), against).markers).toEqual([]);
    const hidden = made({ hand: { "japanese-staff": 1 }, pool: { banzai: 1 } });
    expect(foreseen(hidden, against).markers).toEqual([{ cause: "banzai", least: -1, most: 0 }]);
  });

  it("14.3 the attacked side sees who attacks, and not whether their HQ is active", () => {
    const g = made({
      stage: "battles",
      units: { ...FIELD, "j-5-hq": "3138" },
      flags: { "j-5-hq": 2 },
      open: ["3140"],
      battles: [{ targets: ["3140"], attackers: ["j-11-5"] }],
    });
    const shown = seen(g, "allied");
    const found = prospectOf(shown, { seat: "japanese", ...shown.battles[0] });
    expect(found).toMatchObject({ attack: 6, defence: { least: 8, most: 8 } });
    expect(causes(found)["attacker-support"]).toEqual([0, 2]);
  });

  it("14.3 chances over a range go from the least to the most of its columns", () => {
    expect(outlook("raid", { least: 4, most: 5 })).toEqual([
      { result: "AA", least: 1 / 6, most: 1 / 3 },
      { result: "CT", least: 1 / 3, most: 1 / 3 },
      { result: "DA", least: 1 / 3, most: 1 / 3 },
      { result: "DM", least: 0, most: 1 / 6 },
    ]);
  });

  it("12.5 who could attack as they stand: the best nine battalions of each hex, without HQs and supply", () => {
    const g = made({
      units: {
        ...FIELD,
        "j-21-5": "3139",
        "j-41-5": "3139",
        "j-1-tk": "3139",
        "j-4-eng": "3139",
        "j-5-hq": "3139",
        "j-sup-01": "3139",
      },
    });
    expect(besides(seen(g, "japanese"), "japanese", "3140")).toEqual([
      "j-1-tk",
      "j-11-5",
      "j-21-5",
      "j-4-eng",
    ]);
    expect(besides(seen(g, "spectator"), "japanese", "3140")).toEqual([]);
  });
});

// What is true lies in the range.

const VIEWERS = [...SEATS, "spectator"] as const;

/** The true odds against what a viewer is shown of them. */
function check(g: Campaign, battle: Battle, viewer: Viewer, found: Prospect): void {
  const fight = g.fight && g.battles[0] === battle ? g.fight : undefined;
  if (fight?.result) return;
  const { column: told, thais = false, tankShock = false, banzai = false } = fight ?? {};
  const truth = oddsOf(g, battle, { thais, tankShock, banzai });
  const name = `${viewer} ${battle.targets.map((each) => GRID.ids[each])} ${JSON.stringify([truth, found])}`;
  const isCrowded = battle.targets.some((each) => g.stack[1 - g.phasing][each] > 9);
  expect(found.attack, name).toBe(truth.attack);
  if (!isCrowded || told !== undefined) {
    expect(holds(found.defence, truth.defence), name).toBe(true);
    expect(holds(found.column, truth.column), name).toBe(true);
    for (const { cause, value } of truth.shifts)
      expect(
        found.shifts.some((shift) => shift.cause === cause && holds(shift, value)),
        name,
      ).toBe(true);
    for (const { cause, least, most } of found.shifts)
      expect(
        holds({ least, most }, truth.shifts.find((shift) => shift.cause === cause)?.value ?? 0),
        name,
      ).toBe(true);
  }
  expect(found.reach.least <= found.column.least && found.column.most <= found.reach.most, name).toBe(true);
}

/** A position that could have come about: bought units are known in number, coast guns are where they began. */
function lawful(g: Campaign): Campaign {
  for (const side of SIDES) {
    g.bought[side] = UNITS_OF[side].filter((each) => UNITS[each].from === "optional").length;
    for (const each of UNITS_OF[side])
      if (IS_COAST_GUNS[each] && onMap(g.at[each]) && GRID.ids[g.hexOf(each)] !== USUAL_SETUP[UNITS[each].id])
        g.put(each, placeOf("withdrawn"));
  }
  return g;
}

interface Counts {
  battles: number;
  exact: number;
  dice: number;
}

/** Fights a phase at random; every prospect on the way must hold what then comes. */
function fight(start: Campaign, random: (below: number) => number, counts: Counts): void {
  let g = start;
  let promised: (readonly [Viewer, Prospect])[] = [];
  while (isCombat(g)) {
    g = new Campaign(g);
    if (!g.fight || g.fight.result) promised = [];
    const open = g.fight ? (g.fight.result ? [] : g.battles.slice(0, 1)) : g.battles;
    for (const viewer of open.length > 0 ? VIEWERS : []) {
      const shown = seen(g, viewer);
      for (const [at, battle] of open.entries()) {
        const found = prospectOf(shown, { seat: SEATS[g.phasing], ...shown.battles[at] });
        check(g, battle, viewer, found);
        if (g.fight) promised.push([viewer, found]);
      }
    }
    if (g.fight?.column !== undefined && !g.fight.result) counts.dice += rollAll(g);
    g.log = (event: LogEvent) => {
      if (event.kind !== "odds") return;
      const { column: told } = event as LogEvent & { column: number };
      counts.battles++;
      for (const [viewer, found] of promised) {
        expect(holds(found.reach, told), `${viewer} ${told} ${JSON.stringify(found)}`).toBe(true);
        if (isExact(found.reach)) counts.exact++;
      }
    };
    const part = play(g);
    let decision: Decision | undefined = nextQuestion(part);
    while (decision) decision = nextQuestion(part, decision.choices[random(decision.choices.length)]);
    g.log = undefined;
  }
}

/** Every die of a battle: the results come as often as the page says. */
function rollAll(g: Campaign): number {
  const { table, column: told } = g.fight as { table: "raid" | "assault"; column: number };
  const shown = seen(g, SEATS[g.phasing]);
  const found = prospectOf(shown, { seat: SEATS[g.phasing], ...shown.battles[0] });
  expect(found.column).toEqual({ least: told, most: told });
  const count = new Map<string, number>();
  for (let die = 0; die < 6; die++) {
    const each = new Campaign(g);
    each.log = (event: LogEvent) => {
      if (event.kind !== "combat-result") return;
      const { result } = event as LogEvent & { result: string };
      count.set(result, (count.get(result) ?? 0) + 1);
    };
    const part = play(each);
    const asked = nextQuestion(part);
    nextQuestion(part, asked?.choices[die] as Choice);
    expect(each.fight?.result ?? resultOf(table, told, die + 1)).toBe(resultOf(table, told, die + 1));
  }
  for (const { result, least, most } of outlook(table, found.column)) {
    expect(least).toBe(most);
    expect(count.get(result)).toBeCloseTo(least * 6);
    count.delete(result);
  }
  expect([...count.keys()]).toEqual([]);
  return 6;
}

describe("14.3 what is shown is what then happens", () => {
  it("in many random battles: the column that is told lies in every range shown before, and the dice keep the chances", () => {
    const counts: Counts = { battles: 0, exact: 0, dice: 0 };
    for (let seed = 1; seed <= 25; seed++) {
      const random = randomOf(seed);
      fight(lawful(randomPosition(random)), random, counts);
    }
    expect(counts.battles).toBeGreaterThan(60);
    expect(counts.exact).toBeGreaterThan(60);
    expect(counts.dice).toBeGreaterThan(400);
  });

  it("in whole random games: whatever stands there lies in the range, in the true world and in all that look like it", () => {
    const random = randomOf(7);
    let looked = 0;
    let narrow = 0;
    officersPlay(random, (g, nth) => {
      if (nth % 12 > 0 || g.fight) return;
      for (const seat of SEATS) {
        const shown = seen(g, seat);
        const enemy = shown.sides.find(({ own }) => !own);
        for (const target of enemy?.hexes ?? []) {
          const attackers = besides(shown, seat, target);
          if (attackers.length === 0) continue;
          const found = prospectOf(shown, { seat, targets: [target], attackers });
          looked++;
          if (isExact(found.defence)) narrow++;
          const battle: Battle = { targets: [hex(target)], attackers: attackers.map(unitOf) };
          within(g, battle, found);
          for (let seed = 1; seed <= 2; seed++) {
            const world = determinize(g, seat as Seat, fastRandom(seed));
            expect(prospectOf(seen(world, seat), { seat, targets: [target], attackers })).toEqual(found);
            within(world, battle, found);
          }
        }
      }
    });
    expect(looked).toBeGreaterThan(100);
    expect(narrow).toBeGreaterThan(10);
  });
});

/** Turns that are played: the armies have met by then. */
const LAST = 2;

/** A game of officers who now and then do anything: between checkpoints somebody looks. */
function officersPlay(random: (below: number) => number, look: (g: Campaign, nth: number) => void): void {
  const weights = new Float64Array(2000);
  let g = new Campaign({ options: DEFAULTS });
  const choose = ({ seat, choices, about }: Decision): Choice => {
    if (seat === CHANCE || random(12) === 0) return choices[random(choices.length)];
    appeal(g, { seat, choices, about, rule: "" } as Parameters<typeof appeal>[1], weights);
    let best = 0;
    for (let at = 1; at < choices.length; at++) if (weights[at] > weights[best]) best = at;
    return choices[best];
  };
  for (let nth = 0; g.turn <= LAST; nth++) {
    g = new Campaign(g);
    if (g.stage !== "setup") look(g, nth);
    const part = play(g);
    for (let decision = nextQuestion(part); decision; ) decision = nextQuestion(part, choose(decision));
  }
}

/** The true odds of an attack that is only thought of. */
function within(g: Campaign, battle: Battle, found: Prospect): void {
  const truth = oddsOf(g, battle);
  const crowd = battle.targets.some(
    (each) => isCrowd(g.unitsAt(ALLIED, each)) || isCrowd(g.unitsAt(JAPANESE, each)),
  );
  if (crowd) return;
  const name = JSON.stringify([battle.targets.map((each) => GRID.ids[each]), truth, found]);
  expect(holds(found.defence, truth.defence), name).toBe(true);
  expect(holds(found.column, truth.column), name).toBe(true);
}
const isCrowd = (units: readonly Unit[]): boolean => units.reduce((all, each) => all + STACKS[each], 0) > 9;
