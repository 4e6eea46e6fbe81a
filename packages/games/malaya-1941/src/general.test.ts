import { describe, expect, it } from "vitest";
import { fought, phase, whereabouts } from "./combat/testing.ts";
import { STEP } from "./data/map.ts";
import { COUNTERS } from "./data/units.ts";
import { allowance, barOfGround } from "./impulse/cost.ts";
import type { MalayaEvent } from "./log.ts";
import { GRID, JAPANESE } from "./map.ts";
import { isOverstacked, suppress } from "./pieces.ts";
import type { MalayaView } from "./shape.ts";
import { markerOf, READY, SUPPRESSED } from "./state.ts";
import { type Course, keys, type Made, played, position, unit } from "./testing/index.ts";
import { Script } from "./testing/script.ts";
import { ALL_UNITS, IS_COMBAT, UNITS } from "./units.ts";
import { view } from "./view.ts";

/** What the first chapters say in general, and what follows for every phase. */

const hex = (id: string) => GRID.find(id);
const because = ({ decision }: Course, key: string): string | undefined =>
  decision?.closed?.().find((each) => each.key === key)?.why.key;

describe("the pieces", () => {
  it("2.2, 26.16b a hex is fifteen kilometres: five of them from Alor Star to Georgetown, which lie 75 apart", () => {
    expect(GRID.distance(hex("0810"), hex("0815"))).toBe(5);
    const kilometres = STEP.latitude * 110.574;
    expect(Math.round(5 * kilometres)).toBe(75);
  });

  it("2.3 of the two brigades that are printed as the 55th one is the 46th", () => {
    expect(COUNTERS.filter(({ id }) => id === "a-55" || id === "a-46").map(({ name }) => name)).toEqual([
      "46",
      "55",
    ]);
  });

  it("2.36 combat units are all but HQs and supply; who has only passed through a hex does not occupy it", () => {
    const others = ALL_UNITS.filter((each) => IS_COMBAT[each] === 0).map((each) => UNITS[each].type);
    expect(new Set(others)).toEqual(new Set(["hq", "supply"]));
    const g = position({ stacks: "0909: j-11-5", stage: "movement" });
    played(g, "unit:j-11-5", "to:0809", "to:0810", "to:0911");
    expect([g.occupies(JAPANESE, hex("0810")), g.occupies(JAPANESE, hex("0911"))]).toEqual([false, true]);
  });

  it("11.32 motorised infantry goes on foot: into the jungle, where no tank can", () => {
    const g = position({ stacks: "1208: j-3ig j-1-tk" });
    const into = hex("1308");
    expect(barOfGround(g, unit("j-3ig"), hex("1208"), into, undefined)).toBeUndefined();
    expect(barOfGround(g, unit("j-1-tk"), hex("1208"), into, undefined)?.rule).toBe("11.5");
  });
});

describe("the sequence of play", () => {
  it("4.0 both sides plan, then four impulses of three phases, first and second player in turn", () => {
    const s = new Script();
    s.untilTurn(2);
    const phases = s.events.flatMap((event: MalayaEvent) =>
      event.kind === "phase" ? [`${event.phase} ${event.seat}`] : [],
    );
    const both = (name: string): string[] => [`${name} japanese`, `${name} allied`];
    const impulse = (seat: string): string[] =>
      ["movement", "strikes", "combat"].map((each) => `${each} ${seat}`);
    expect(phases.filter((name) => !/^(?:allocation|superiority)/.test(name)).slice(0, 18)).toEqual([
      ...both("markers"),
      ...both("reinforcements"),
      ...both("logistics"),
      ...impulse("japanese"),
      ...impulse("allied"),
      ...impulse("japanese"),
      ...impulse("allied"),
    ]);
  });

  it("25.1 the sixth turn is the last", () => {
    const ending = (turn: number) => {
      const g = position({ turn, stage: "end", stacks: "0909: j-11-5", pool: { banzai: 2, matador: 1 } });
      played(g);
      return g;
    };
    expect([ending(5).turn, ending(5).outcome]).toEqual([6, undefined]);
    expect(ending(6).outcome?.reason).toBe("24.2");
  });

  const followed = (made: Made): Made => ({
    turn: 2,
    stage: "yamashita",
    impulse: "second-follow-on",
    stacks: "0909: j-5-hq! j-11-5; 0701: j-21-5",
    ...made,
  });
  it("yamashita: a third Japanese impulse, for units in command then, and the marker goes to the pool", () => {
    const g = position(followed({ hand: { yamashita: 1 } }));
    const course = played(g, "yes");
    expect([g.impulse, g.phasing, g.stage]).toEqual(["yamashita", JAPANESE, "movement"]);
    expect([g.hand[markerOf("yamashita")], g.pool[markerOf("yamashita")]]).toEqual([0, 1]);
    expect(keys(course)).toContain("unit:j-11-5");
    expect(g.has(unit("j-21-5"), READY)).toBe(false);
  });

  it("yamashita: is asked without the marker, too, and once a turn", () => {
    const without = played(position(followed({})));
    expect([without.decision?.about.kind, keys(without)]).toEqual(["yamashita", ["no"]]);
    const g = position(followed({ hand: { yamashita: 1 }, pool: { banzai: 2, matador: 1 } }));
    played(g, "yes", "end");
    expect(g.turn).toBe(3);
  });
});

describe("logistics", () => {
  const spending: Made = { turn: 2, stage: "spending", stacks: "0909: j-sup-01; base: j-sup-02" };

  it("7.62 what is eliminated in the air is not repaired", () => {
    const closed = played(position({ ...spending, air: { japanese: { eliminated: 3 } } }));
    expect(keys(closed)).not.toContain("at-base");
    const open = played(position({ ...spending, air: { japanese: { damaged: 1, eliminated: 3 } } }));
    expect(keys(open)).toContain("at-base");
  });

  it("7.9 nobody traces supply: a unit far from any point moves as far as ever", () => {
    const g = position({ stacks: "0909: j-11-5" });
    expect(allowance(g, unit("j-11-5"))).toBe(16);
    played(g, "unit:j-11-5", "to:0809");
    expect(g.hexOf(unit("j-11-5"))).toBe(hex("0809"));
  });

  it("9.41 battalions combine with their own side's, whichever regiments they came from", () => {
    const units = { "j-3ig": "broken-down", "j-11-5": "broken-down" };
    const g = position({
      turn: 2,
      stage: "reorganisation",
      units,
      stacks: "0909: j-b228-01 j-b228-04 j-b128-02; 0810: j-b126-01 j-b126-02 j-b126-03",
    });
    const course = played(g, "combine:6-6-8", "to:0909");
    expect(
      keys(
        played(
          position({
            turn: 2,
            stage: "reorganisation",
            units,
            stacks: "0810: j-b126-01 j-b126-02 j-b126-03",
          }),
        ),
      ),
    ).not.toContain("combine:4-6-6");
    expect(course.decision?.about.kind).toBe("reorganise");
    expect(whereabouts(g, "j-b228-01", "j-b228-04", "j-b128-02")).toEqual(["mix", "mix", "mix"]);
  });

  it("9.42 nobody is still suppressed when it is time to combine", () => {
    const g = position({
      turn: 2,
      stage: "reorganisation",
      units: { "j-3ig": "broken-down" },
      stacks: "0909: j-b228-01~ j-b228-02 j-b128-01",
    });
    expect(keys(played(g))).toContain("combine:6-6-8");
    expect(g.has(unit("j-b228-01"), SUPPRESSED)).toBe(false);
  });

  it("9.43 nothing is broken down at the start", () => {
    const g = position({ stage: "setup" });
    const s = new Script();
    s.until("allied", "setup").answer("allied", "setup", "usual-setup");
    const battalions = ALL_UNITS.filter((each) => UNITS[each].from === "breakdown");
    expect(battalions.every((each) => s.g.at[each] === g.at[battalions[0]])).toBe(true);
  });
});

describe("units and HQs", () => {
  it("8.1 a combat effective unit has a zone, a suppressed one none", () => {
    const g = position({ stacks: "3140: a-8ind; 3338: a-22ind~" });
    expect(g.inEnemyZone(JAPANESE, hex("3139"))).toBe(true);
    expect(g.inEnemyZone(JAPANESE, hex("3337"))).toBe(false);
  });

  it("8.4 a second suppression changes nothing", () => {
    const g = position({ stacks: "3140: a-8ind" });
    suppress(g, unit("a-8ind"));
    const once = allowance(g, unit("a-8ind"));
    suppress(g, unit("a-8ind"));
    expect([once, allowance(g, unit("a-8ind"))]).toEqual([6, 6]);
    g.mark(unit("a-8ind"), SUPPRESSED, false);
    expect(g.inEnemyZone(JAPANESE, hex("3139"))).toBe(true);
  });

  const odds = (course: Course) =>
    course.events.find(({ kind }) => kind === "odds") as unknown as {
      attack: number;
      shifts: readonly { cause: string; value: number }[];
    };

  it("10.1 an HQ adds columns, and no factors", () => {
    const g = phase({ stacks: "3139: j-11-5 j-5-hq!; 3140: a-8ind" });
    const course = fought(g, "raid");
    expect(odds(course).attack).toBe(6);
    expect(odds(course).shifts).toContainEqual({ cause: "attacker-support", value: 2 });
  });

  it("10.32, 10.5 one unit in its radius is enough, of whatever division", () => {
    // 3141 is beyond the four hexes of the 18th Division's staff, 3139 is not.
    const made = { stacks: "3135: j-18-hq!; 3139: j-11-5; 3141: j-21-5; 3140: a-8ind" };
    const g = phase(made);
    expect(GRID.distance(hex("3135"), hex("3141"))).toBeGreaterThan(4);
    const both = odds(fought(g, "raid"));
    expect(both.shifts).toContainEqual({ cause: "attacker-support", value: 2 });
  });

  it("12.0, 26.0 nine battalion equivalents stand in a hex, as the scenario has it; ten do not", () => {
    const nine = position({ stacks: "0909: j-11-5 j-21-5 j-41-5" });
    expect(isOverstacked(nine, JAPANESE, hex("0909"))).toBe(false);
    const ten = position({ stacks: "0909: j-11-5 j-21-5 j-41-5 j-1-tk" });
    expect(isOverstacked(ten, JAPANESE, hex("0909"))).toBe(true);
  });

  it("12.3 air points over a hex take no room in it", () => {
    const g = position({ stacks: "0909: j-11-5 j-21-5 j-41-5", strikes: [{ hex: "0909", points: 3 }] });
    expect(g.stack[JAPANESE][hex("0909")]).toBe(9);
  });

  it("13.2 a friendly unit in the hex does not keep the zone out", () => {
    const g = position({ stacks: "3140: a-8ind; 3139: j-11-5" });
    expect(g.inEnemyZone(JAPANESE, hex("3139"))).toBe(true);
  });

  it("19.0 an HQ stands, counts and holds an objective like any other unit", () => {
    const g = position({ stage: "end", stacks: "0810: j-5-hq; 0909: j-11-5", pool: { banzai: 2 } });
    expect(g.stack[JAPANESE][hex("0810")]).toBe(1);
    played(g);
    expect(g.points[JAPANESE]).toBe(1);
  });

  it("23.0 what is on the map does not go back over the sea to its base", () => {
    const g = position({ stacks: "1002: j-1-9-amph j-11-5" });
    const course = played(g, "sealift", "unit:j-1-9-amph", "unit:j-11-5");
    expect(course.decision?.about.kind).toBe("landfall");
    expect(keys(course)).not.toContain("at-base");
  });
});

describe("battles", () => {
  it("14.1 whoever has the phase attacks, however the war goes", () => {
    const g = phase({ phasing: "allied", stacks: "3139: j-11-5 j-21-5 j-41-5; 3140: a-8ind" });
    const course = fought(g);
    expect(course.decision).toMatchObject({ seat: "allied", about: { kind: "table", targets: ["3139"] } });
  });

  // 3140 and 3141 lie under each other; 3240 beside both.
  const two = { stacks: "3240: j-11-5 j-21-5; 3140: a-8ind; 3141: a-22ind" };
  it("14.25, 14.28 a unit is in one battle with all its factors; the attacker picks which is fought first", () => {
    const g = phase(two);
    const declared = fought(g, "to:3140", "end", "unit:j-11-5");
    const left = keys(declared);
    const course = left.includes("end") ? fought(g, "end") : declared;
    expect(course.decision?.about).toMatchObject({ kind: "battle", left: 2 });
    expect(g.battles.map(({ attackers }) => attackers.length)).toEqual([1, 1]);
    expect(keys(course)).toEqual(["to:3140", "to:3141"]);
  });

  it("14.27 a hex is attacked once", () => {
    const g = phase({ stacks: "3240: j-11-5 j-21-5 j-1-tk; 3140: a-8ind; 3241: a-df~; 3340: a-kc~" });
    const course = fought(g, "to:3140", "end", "unit:j-11-5", "end");
    expect(because(course, "to:3140")).toBe("bar.attacked-already");
  });
});

describe("the air", () => {
  it("16.2 a point that has flown in one impulse does not fly in the next", () => {
    const g = position({
      stage: "strikes",
      stacks: "0909: a-6ind; 0701: j-11-5",
      air: { japanese: { strike: 3 } },
    });
    played(g, "to:0909", "count:3", "end", "die:2");
    expect([...g.air[JAPANESE]].slice(0, 3)).toEqual([3, 0, 0]);
  });

  it("18.5 works and ground lie open to everybody, whoever stands in them does not", () => {
    const g = position({ stacks: "0909: a-6ind", forts: { "0909": "allied" } });
    for (const viewer of ["japanese", "allied", "spectator"] as const) {
      const seen = view(g, viewer) as unknown as MalayaView;
      expect(seen.forts).toEqual({ "0909": "allied" });
      const shown = seen.sides.flatMap(({ units }) => units.filter(({ at }) => at === "0909"));
      expect(shown.length).toBe(viewer === "allied" ? 1 : 0);
    }
  });
});
