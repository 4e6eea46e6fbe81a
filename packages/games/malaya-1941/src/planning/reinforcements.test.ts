import type { Options } from "@sandtable/engine";
import { describe, expect, test } from "vitest";
import { ALLIED, GRID, JAPANESE } from "../map.ts";
import {
  BASE,
  BROKEN_DOWN,
  Campaign,
  DELAYED,
  INTERDICTION,
  MIX,
  REINFORCEMENT,
  REPLACEABLE,
  RESERVE,
  TRACK,
} from "../state.ts";
import { type Course, keys, type Made, played, position, unit } from "../testing/index.ts";
import { IS_SUPPLY } from "../units.ts";
import { modifierOf } from "./passage.ts";

const kinds = ({ events }: Course): readonly string[] => events.map(({ kind }) => kind);
const told = ({ events }: Course, kind: string) => events.filter((event) => event.kind === kind);

/** A side's units come; on the track they are due this turn. */
function arriving(phasing: "japanese" | "allied", made: Made, stage: Made["stage"] = "arrivals"): Campaign {
  const g = position({ turn: 2, first: phasing, phasing, stage: stage as "arrivals", ...made });
  for (const id of Object.keys(made.units ?? {})) g.due[unit(id)] = g.turn;
  return g;
}
const came = (flags = 0) => REINFORCEMENT | flags;

describe("6.14 optional reinforcements", () => {
  const units = {
    "j-56-hq": "later",
    "j-113": "later",
    "a-18a": "later",
    "a-7h": "later",
    "a-2rtr": "later",
    "a-7mot": "later",
  };

  test("MB-66 none on turn 1", () => {
    const g = arriving("japanese", { units, turn: 1 }, "reinforcements");
    expect(played(g).decision?.about.kind).toBe("arrive");
  });

  test("MB-66 four points each, paid at once, into debt if need be; the number is open, the unit is not", () => {
    const g = arriving("japanese", { units }, "reinforcements");
    const course = played(g);
    expect(keys(course)).toEqual(["unit:j-56-hq", "unit:j-113", "end"]);
    expect(course.decision?.secret).toEqual(["japanese"]);
    const after = played(g, "unit:j-113");
    expect(g.points[JAPANESE]).toBe(-4);
    expect(told(after, "bought")).toEqual([
      { kind: "bought", rule: "6.14", seat: "japanese", units: 1, points: 4, total: -4 },
    ]);
    expect(g.at[unit("j-113")]).toBe(TRACK);
    expect(keys(after)).toEqual(["unit:j-56-hq", "end"]);
    expect(g.bought).toEqual([1, 0]);
  });

  test("MB-66 the 7th Armoured Brigade whole, for twelve, from turn 5", () => {
    const early = arriving("allied", { units, turn: 4 }, "reinforcements");
    expect(keys(played(early))).toEqual(["unit:a-18a", "end"]);
    const g = arriving("allied", { units, turn: 5 }, "reinforcements");
    expect(keys(played(g))).toEqual(["unit:a-18a", "unit:a-7armd", "end"]);
    const after = played(g, "unit:a-7armd");
    expect(g.points[ALLIED]).toBe(-12);
    expect(["a-7h", "a-2rtr", "a-7mot"].map((id) => g.at[unit(id)])).toEqual([TRACK, TRACK, TRACK]);
    expect(keys(after)).toEqual(["unit:a-18a", "end"]);
  });
});

describe("6.11 routine supply", () => {
  const points = (g: Campaign, side: typeof JAPANESE | typeof ALLIED): number =>
    g.unitsAt(side, TRACK).filter((each) => IS_SUPPLY[each]).length;

  test("three for the Japanese; two for the Allies, one without the Naval Base", () => {
    const japanese = arriving("japanese", {}, "reinforcements");
    played(japanese);
    expect(points(japanese, JAPANESE)).toBe(3);
    const allied = arriving("allied", { units: { "a-sin-cd": "3844" } }, "reinforcements");
    played(allied);
    expect(points(allied, ALLIED)).toBe(2);
    const without = arriving("allied", { units: { "a-1m": "3845" } }, "reinforcements");
    played(without);
    expect(points(without, ALLIED)).toBe(1);
  });
});

describe("6.2 placing", () => {
  test("6.21, 22.5 wait: it comes a turn later, and keeps its right to land without lift", () => {
    const g = arriving("japanese", { units: { "j-2-tk": "track" }, flags: { "j-2-tk": came() } });
    played(g, "wait");
    expect([g.at[unit("j-2-tk")], g.due[unit("j-2-tk")]]).toEqual([TRACK, 3]);
    expect(g.has(unit("j-2-tk"), REINFORCEMENT)).toBe(true);
  });

  test("what is due later is not asked for", () => {
    const g = arriving("japanese", { units: { "j-2-tk": "track" } });
    g.due[unit("j-2-tk")] = 3;
    expect(played(g).decision?.seat).not.toBe("japanese");
  });

  test("25.7, 26.3 the Japanese: base, north edge or any coast without enemies; tanks not into jungle without a road", () => {
    const units = { "j-2-tk": "track", "j-113": "track", "a-8ind": "2510" };
    const g = arriving("japanese", { units });
    const course = played(g);
    expect(course.decision?.secret).toEqual(["japanese"]);
    expect(keys(course)).toContain("at-base");
    expect(keys(course)).toContain("to:0701");
    expect(keys(course)).not.toContain("to:2510");
    const foot = keys(course).length;
    const wheels = played(g, "wait");
    expect(wheels.decision?.about).toMatchObject({ unit: "j-2-tk" });
    expect(keys(wheels).length).toBeLessThan(foot);
    const closed = course.decision?.closed?.() ?? [];
    expect(closed.find(({ key }) => key === "to:2510")).toMatchObject({ rule: "6.21" });
  });

  test("25.6, 6.0 the Allies: base or a port without a Japanese unit", () => {
    const g = arriving("allied", { units: { "a-44": "track", "j-3ig": "3427" } });
    const offered = keys(played(g));
    expect(offered).toContain("to:3844");
    expect(offered).toContain("to:1425");
    expect(offered).not.toContain("to:3427");
    expect(offered).not.toContain("to:3524");
    expect(offered.slice(0, 2)).toEqual(["wait", "at-base"]);
  });

  test("MB-59 from the base in a later phase any coast, without lift", () => {
    const g = arriving("allied", { units: { "a-44": "base" }, flags: { "a-44": came() } });
    const course = played(g);
    expect(course.decision?.about).toMatchObject({ unit: "a-44", from: "base" });
    expect(keys(course)).toContain("to:3524");
    expect(keys(course)).not.toContain("at-base");
    played(arriving("allied", { units: { "a-44": "base" }, flags: { "a-44": came() } }), "to:3524");
  });

  test("MB-58 what is put into the base in this phase does not leave it in this phase", () => {
    const g = arriving("allied", { units: { "a-44": "track" } });
    const course = played(g, "at-base");
    expect(g.at[unit("a-44")]).toBe(BASE);
    expect(course.decision?.seat).toBe("japanese");
  });

  test("MB-141 everybody sees in which hexes counters are put down, each hex once, without names or numbers", () => {
    const units = { "j-113": "track", "j-146": "track", "j-148": "track" };
    const course = played(arriving("japanese", { units }), "to:0701", "to:0701", "to:0101");
    expect(told(course, "arrived")).toEqual(
      [
        { kind: "arrived", rule: "6.21", seat: "japanese", hex: "0101" },
        { kind: "arrived", rule: "6.21", seat: "japanese", hex: "0701" },
      ].sort((a, b) => GRID.find(a.hex) - GRID.find(b.hex)),
    );
  });

  test("6.23 overstacked if the owner likes; its HQs turn inactive at the end of the phase", () => {
    const units = { "j-113": "track", "j-146": "track", "j-148": "track", "j-56-hq": "track" };
    const g = arriving("japanese", { units });
    played(g, "to:0701", "to:0701", "to:0701", "to:0701");
    expect(g.stack[JAPANESE][GRID.find("0701")]).toBe(10);
  });

  test("MB-35 Force Z at sea closes the coast, not the north edge", () => {
    const g = arriving("japanese", {
      units: { "j-113": "track", "j-1-9-amph": "base" },
      flags: { "j-113": came() },
    });
    g.noLandings = true;
    const course = played(g);
    expect(keys(course)).toContain("to:0701");
    expect(keys(course)).not.toContain("to:1002");
    expect(played(g, "wait").decision?.about.kind).not.toBe("ferry");
  });

  test("the south is closed in December, to the Japanese only, and open by option", () => {
    const offered = (turn: number, options: Options = {}) =>
      keys(played(arriving("japanese", { units: { "j-113": "track" }, turn, options })));
    expect(offered(2)).not.toContain("to:3837");
    expect(offered(2)).toContain("to:3427");
    expect(offered(3)).toContain("to:3837");
    expect(offered(1, { "southern-landings": "open" })).toContain("to:3837");
    const allied = arriving("allied", { units: { "a-44": "track" } });
    expect(keys(played(allied))).toContain("to:3844");
  });
});

describe("26.11b supply over the beach", () => {
  const units = { "j-sup-01": "track", "j-sup-02": "track", "j-sup-03": "track", "j-3ig": "1002" };

  test("any number through own ports, beside that one point in all", () => {
    const g = arriving("japanese", { units });
    expect(keys(played(g))).toContain("to:2510");
    const second = played(arriving("japanese", { units }), "to:2510");
    expect(keys(second)).not.toContain("to:2510");
    expect(keys(second)).not.toContain("to:1604");
    expect(keys(second)).toContain("to:1002");
    expect(keys(second)).toContain("to:0701");
    const port = played(arriving("japanese", { units }), "to:1002", "to:1002");
    expect(keys(port)).toContain("to:1002");
    expect(keys(port)).toContain("to:2510");
  });

  test("by option one point to each hex", () => {
    const g = arriving("japanese", { units, options: { "beach-supply": "each" } });
    const second = played(g, "to:2510");
    expect(keys(second)).not.toContain("to:2510");
    expect(keys(second)).toContain("to:1604");
  });
});

describe("22.0, MB-57 lifts from the base", () => {
  const units = {
    "j-3ig": "base",
    "j-4ig": "base",
    "j-5ig": "base",
    "j-ig-hq": "base",
    "j-1-tk": "base",
    "j-1-9-amph": "base",
    "j-sup-01": "base",
    "j-sup-02": "base",
    "a-8ind": "2510",
  };
  const flags = {};

  test("units that were set up in the base need an amphibious unit that is there", () => {
    const { "j-1-9-amph": _, ...without } = units;
    expect(played(arriving("japanese", { units: without, flags })).decision?.seat).toBe("allied");
    expect(keys(played(arriving("japanese", { units, flags })))).toEqual(["unit:j-1-9-amph", "end"]);
  });

  test("MB-67 nine battalions, piece by piece, and no supply with them; then a coast without enemies", () => {
    const load = ["unit:j-1-9-amph", "unit:j-3ig", "unit:j-4ig"];
    const course = played(arriving("japanese", { units, flags }), ...load);
    expect(keys(course)).toContain("unit:j-5ig");
    expect(keys(course)).not.toContain("unit:j-sup-01");
    const full = played(arriving("japanese", { units, flags }), ...load, "unit:j-5ig");
    expect(full.decision?.about.kind).toBe("ferry-to");
    expect(keys(full)).not.toContain("to:2510");
    expect(keys(full)).toContain("to:3427");
    const g = arriving("japanese", { units, flags });
    const after = played(g, ...load, "unit:j-5ig", "to:1604");
    expect(g.unitsAt(JAPANESE, GRID.find("1604")).length).toBe(4);
    expect(told(after, "arrived")).toHaveLength(1);
    expect(g.at[unit("j-ig-hq")]).toBe(BASE);
  });

  test("MB-65 with tanks aboard only where tanks can stand", () => {
    const foot = played(arriving("japanese", { units, flags }), "unit:j-1-9-amph", "unit:j-3ig", "end");
    const wheels = played(arriving("japanese", { units, flags }), "unit:j-1-9-amph", "unit:j-1-tk", "end");
    expect(keys(wheels).length).toBeLessThan(keys(foot).length);
  });

  test("MB-64 two points are offered as a load only if an own port could take them", () => {
    const one = played(arriving("japanese", { units, flags }), "unit:j-1-9-amph", "unit:j-sup-01");
    expect(one.decision?.about.kind).toBe("ferry-to");
    const withPort = { ...units, "j-11-5": "1002" };
    const two = played(
      arriving("japanese", { units: withPort, flags }),
      "unit:j-1-9-amph",
      "unit:j-sup-01",
      "unit:j-sup-02",
    );
    expect(keys(two)).toEqual(["to:1002"]);
  });

  test("by option nobody needs a lift", () => {
    const g = arriving("japanese", { units, flags, options: { "base-landing": "free" } });
    const course = played(g);
    expect(course.decision?.about).toMatchObject({ kind: "arrive", from: "base" });
    const waits = Array.from({ length: 7 }, () => "wait");
    expect(played(g, ...waits).decision?.seat).toBe("allied");
  });

  test("26.10 an Allied lift goes to a port", () => {
    const g = arriving("allied", { units: { "a-mc-amph": "base", "a-1m": "base" } });
    const course = played(g, "unit:a-mc-amph", "unit:a-1m");
    expect(keys(course)).toContain("to:3844");
    expect(keys(course)).not.toContain("to:3524");
  });
});

describe("16.6 interdiction", () => {
  test("the modifier by points", () => {
    expect([1, 2, 3, 4, 5, 6, 9].map(modifierOf)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });

  test("W11, 16.62 two regiments and four points: six dice, which name nothing", () => {
    const units = {
      "j-113": "track",
      "j-146": "track",
      "j-sup-01": "track",
      "j-sup-02": "track",
      "j-sup-03": "track",
      "j-sup-04": "track",
      "j-3ig": "1002",
    };
    const to = Array.from({ length: 6 }, () => "to:1002");
    const g = arriving("japanese", { units, air: { allied: { interdiction: 2 } } });
    const course = played(g, ...to, "die:1", "die:1", "die:1", "die:1", "die:1");
    expect(course.decision?.about).toEqual({ kind: "die.interdiction", seat: "japanese", points: 2 });
    expect(told(course, "interdiction")).toEqual([]);
    const h = arriving("japanese", { units, air: { allied: { interdiction: 2 } } });
    played(h, ...to, "die:1", "die:1", "die:1", "die:1", "die:1", "die:4");
    expect(h.units[JAPANESE][GRID.find("1002")]).toBe(7);
    expect([h.air[ALLIED][INTERDICTION], h.air[ALLIED][RESERVE]]).toEqual([0, 2]);
  });

  test("18.6, MB-145 the dice are told the lowest first: their order does not tell a regiment from a point", () => {
    const units = { "j-113": "track", "j-sup-01": "track", "j-3ig": "1002" };
    const dice = (...each: readonly string[]): unknown[] => {
      const g = arriving("japanese", { units, air: { allied: { interdiction: 2 } } });
      const course = played(g, "to:1002", "to:1002", ...each);
      return course.events.filter(({ audience }) => audience === undefined);
    };
    const [regiment, point] = [dice("die:5", "die:1"), dice("die:1", "die:5")];
    expect(regiment).toContainEqual(expect.objectContaining({ kind: "interdiction", passage: "later" }));
    expect(point).toEqual(regiment);
  });

  test("MB-55, MB-150 whether a unit that is lost has battalions of two kinds is not shown by asking", () => {
    const g = arriving("japanese", {
      units: { "j-3ig": "track", "j-113": "track" },
      air: { allied: { interdiction: 6 } },
    });
    for (const answers of [
      ["to:1002", "to:1002", "die:5", "die:1"],
      ["to:1002", "to:1002", "die:1", "die:5"],
    ])
      expect(played(new Campaign(g), ...answers).decision).toMatchObject({
        about: { kind: "sunk" },
        secret: ["japanese"],
      });
  });

  test("16.61, 16.64 and MB-54 over the north edge, into the base, or delayed before: no die", () => {
    const units = { "j-113": "track", "j-146": "track", "j-148": "track" };
    const g = arriving("japanese", {
      units,
      flags: { "j-113": came(DELAYED) },
      air: { allied: { interdiction: 6 } },
    });
    const course = played(g, "to:1002", "to:0701", "at-base");
    expect(kinds(course)).not.toContain("interdiction");
    expect(g.at[unit("j-113")]).toBe(GRID.find("1002"));
    expect(g.has(unit("j-113"), DELAYED)).toBe(false);
  });

  test.each(["wait", "at-base"])(
    "16.63(1) who was delayed is safe on the turn of its coming only, not after %s",
    (answer) => {
      const g = arriving("allied", {
        units: { "a-44": "track" },
        flags: { "a-44": came(DELAYED) },
        air: { japanese: { interdiction: 6 } },
      });
      played(g, answer);
      expect(g.has(unit("a-44"), DELAYED)).toBe(false);
      expect(g.has(unit("a-44"), REINFORCEMENT)).toBe(true);
      const later = arriving("allied", {
        turn: 3,
        units: { "a-44": answer === "wait" ? "track" : "base" },
        flags: { "a-44": g.flags[unit("a-44")] },
        air: { japanese: { interdiction: 6 } },
      });
      expect(played(later, "to:3844").decision?.about.kind).toBe("die.interdiction");
    },
  );

  test("26.14a the Allies are rolled for wherever they come on the map, from the base too", () => {
    const g = arriving("allied", {
      units: { "a-44": "base" },
      flags: { "a-44": came() },
      air: { japanese: { interdiction: 1 } },
    });
    expect(played(g, "to:3844").decision?.about.kind).toBe("die.interdiction");
  });

  test("16.63, 6.24 six: a turn later, seven: two, told to the owner; nothing is put down", () => {
    const units = { "a-17-hq": "track", "a-44": "track" };
    const g = arriving("allied", { units, air: { japanese: { interdiction: 2 } } });
    const course = played(g, "to:3844", "to:3844", "die:5", "die:6");
    expect(["a-17-hq", "a-44"].map((id) => [g.at[unit(id)], g.due[unit(id)]])).toEqual([
      [TRACK, 3],
      [TRACK, 4],
    ]);
    expect(told(course, "delayed")).toMatchObject([
      { audience: ["allied"], unit: "a-17-hq", turn: 3 },
      { audience: ["allied"], unit: "a-44", turn: 4 },
    ]);
    expect(kinds(course)).not.toContain("arrived");
    expect(g.has(unit("a-44"), DELAYED)).toBe(true);
  });

  test("16.63(2) eight: an HQ is lost and may be refitted, a supply point goes back to the mix", () => {
    const units = { "a-17-hq": "track", "a-sup-01": "track", "a-sin-cd": "3844" };
    const g = arriving("allied", { units, air: { japanese: { interdiction: 4 } } });
    const course = played(g, "to:3844", "to:3844", "die:6", "die:6");
    expect(g.at[unit("a-17-hq")]).toBe(REPLACEABLE);
    expect(g.at[unit("a-sup-01")]).toBe(MIX);
    expect(g.points[JAPANESE]).toBe(2);
    expect(told(course, "eliminated")).toMatchObject([{ face: "a-17-hq", at: "track" }, { face: "a-sup" }]);
  });

  test("MB-55 a brigade loses a battalion of the owner's choice, the others come two turns later without a die", () => {
    const g = arriving("japanese", {
      units: { "j-113": "base" },
      flags: { "j-113": came() },
      air: { allied: { interdiction: 6 } },
    });
    const course = played(g, "to:1002", "die:5");
    expect(keys(course)).toEqual(["unit:j-b226-01", "unit:j-b126-01"]);
    const h = arriving("japanese", {
      units: { "j-113": "base" },
      flags: { "j-113": came() },
      air: { allied: { interdiction: 6 } },
    });
    played(h, "to:1002", "die:5", "unit:j-b126-01");
    expect(h.at[unit("j-113")]).toBe(BROKEN_DOWN);
    expect(h.at[unit("j-b126-01")]).toBe(REPLACEABLE);
    expect([h.at[unit("j-b226-01")], h.due[unit("j-b226-01")]]).toEqual([TRACK, 4]);
    expect([h.at[unit("j-b126-02")], h.due[unit("j-b126-02")]]).toEqual([TRACK, 4]);
    expect(h.has(unit("j-b126-02"), DELAYED)).toBe(true);
    expect(h.points[ALLIED]).toBe(1);
  });

  test("MB-70 everything that is lifted has its own die, the amphibious unit too", () => {
    const units = { "j-1-9-amph": "base", "j-3ig": "base" };
    const g = arriving("japanese", { units, air: { allied: { interdiction: 1 } } });
    played(g, "unit:j-1-9-amph", "unit:j-3ig", "to:1002", "die:6", "die:5");
    expect([g.at[unit("j-1-9-amph")], g.due[unit("j-1-9-amph")]]).toEqual([TRACK, 3]);
    expect(g.at[unit("j-3ig")]).toBe(GRID.find("1002"));
  });
});

describe("16.31 air points that come", () => {
  test("MB-40 one for each operated airfield, never above ten and the airfields", () => {
    const units = { "j-5-af": "1002", "j-6-af": "1604", "j-7-af": "1003" };
    const g = arriving("japanese", { units, air: { japanese: { reserve: 10 } } });
    played(g);
    expect(g.air[JAPANESE][RESERVE]).toBe(12);
    const full = arriving("japanese", {
      units,
      air: { japanese: { reserve: 6, damaged: 5, eliminated: 4 } },
    });
    played(full);
    expect(full.air[JAPANESE][RESERVE]).toBe(7);
  });

  test("MB-19 Allied points by marker enter the reserve", () => {
    const g = arriving("allied", { air: { allied: { reserve: 1 } } });
    g.airDue = 4;
    const course = played(g);
    expect([g.air[ALLIED][RESERVE], g.airDue]).toEqual([5, 0]);
    expect(told(course, "air-arrived")).toMatchObject([{ points: 4 }]);
  });
});
