import { describe, expect, test } from "vitest";
import { remember } from "../knowledge.ts";
import { ALLIED, GRID, JAPANESE } from "../map.ts";
import {
  ACTIVE,
  BASE,
  BROKEN_DOWN,
  type Campaign,
  DAMAGED,
  MADE,
  MIX,
  markerOf,
  PAID,
  REINFORCEMENT,
  REPLACEABLE,
  RESERVE,
  SUPPRESSED,
} from "../state.ts";
import { type Course, keys, type Made, played, position, unit } from "../testing/index.ts";

const told = ({ events }: Course, kind: string) => events.filter((event) => event.kind === kind);
const hex = (id: string) => GRID.find(id);
/** A side's Logistics; the other side has a unit that could break down, and so a question of its own. */
function logistics(
  phasing: "japanese" | "allied",
  stage: "reorganisation" | "spending",
  made: Made,
): Campaign {
  const other = phasing === "japanese" ? { "a-28ind": "3845" } : { "j-124-18": "0101" };
  return position({ turn: 2, first: phasing, phasing, stage, ...made, units: { ...made.units, ...other } });
}

describe("9.0 reorganisation", () => {
  test("4.1, 7.0 suppression comes off first, unseen", () => {
    const g = logistics("allied", "reorganisation", {
      units: { "a-8ind": "2510" },
      flags: { "a-8ind": SUPPRESSED },
    });
    const course = played(g);
    expect(g.has(unit("a-8ind"), SUPPRESSED)).toBe(false);
    expect(g.zone[ALLIED][hex("2511")]).toBe(1);
    expect(course.events).toEqual([]);
  });

  test("MB-148 nothing that the enemy remembers of the side stays sure", () => {
    const g = logistics("allied", "reorganisation", { units: { "a-8ind": "2510" } });
    remember(g, JAPANESE, hex("2510"));
    played(g);
    expect(g.pictures[JAPANESE]).toMatchObject([{ sure: false, faces: ["a-8ind"] }]);
  });

  test("9.1, 26.7 a unit is replaced by its battalions, where it stands, in secret", () => {
    const g = logistics("japanese", "reorganisation", { units: { "j-3ig": "1002", "j-1-tk": "1002" } });
    const course = played(g);
    expect(keys(course)).toEqual(["unit:j-3ig", "end"]);
    expect(course.decision?.secret).toEqual(["japanese"]);
    const after = played(g, "unit:j-3ig");
    expect(g.at[unit("j-3ig")]).toBe(BROKEN_DOWN);
    expect(["j-b228-01", "j-b228-02", "j-b128-01"].map((id) => g.at[unit(id)])).toEqual([
      hex("1002"),
      hex("1002"),
      hex("1002"),
    ]);
    expect(after.events.filter(({ kind }) => kind !== "phase")).toEqual([]);
  });

  test("MB-77 what was made in this phase is not changed again", () => {
    const g = logistics("japanese", "reorganisation", { units: { "j-3ig": "1002" } });
    expect(keys(played(g, "unit:j-3ig"))).toEqual(["end"]);
    const course = played(g, "end", "end");
    expect(course.decision?.seat).toBe("allied");
    expect(g.has(unit("j-b228-01"), MADE)).toBe(false);
  });

  test("9.2, MB-78 the exact battalions in one place become a free counter of their class", () => {
    const units = {
      "j-3ig": "broken-down",
      "j-b228-01": "1002",
      "j-b228-02": "1002",
      "j-b128-01": "1002",
      "j-b228-03": "1604",
      "j-b228-04": "1604",
    };
    const g = logistics("japanese", "reorganisation", { units });
    expect(keys(played(g))).toEqual(["combine:6-6-8", "end"]);
    expect(keys(played(logistics("japanese", "reorganisation", { units }), "combine:6-6-8"))).toEqual([
      "to:1002",
    ]);
    const h = logistics("japanese", "reorganisation", { units });
    played(h, "combine:6-6-8", "to:1002");
    expect(h.at[unit("j-3ig")]).toBe(hex("1002"));
    expect(h.at[unit("j-b228-01")]).toBe(MIX);
    expect(h.at[unit("j-b228-03")]).toBe(hex("1604"));
  });

  test("9.4, MB-78 without a free counter of the class nothing combines: a unit that was lost whole is none", () => {
    const units = { "j-3ig": "replaceable", "j-b228-01": "1002", "j-b228-02": "1002", "j-b128-01": "1002" };
    const g = logistics("japanese", "reorganisation", { units });
    expect(keys(played(g))).toEqual(["end"]);
  });

  test("MB-78 in the base too, and a unit of reinforcements stays one", () => {
    const came = REINFORCEMENT;
    const g = logistics("allied", "reorganisation", {
      units: { "a-44": "broken-down", "a-b015-01": "base", "a-b015-02": "base", "a-b015-03": "base" },
      flags: { "a-b015-01": came, "a-b015-02": came, "a-b015-03": came },
    });
    played(g, "combine:3-4-5", "at-base");
    expect(g.at[unit("a-44")]).toBe(BASE);
    expect(g.has(unit("a-44"), REINFORCEMENT)).toBe(true);
  });

  test("26.7 the 7th Armoured Brigade combines from its three units", () => {
    const units = { "a-7h": "3845", "a-2rtr": "3845", "a-7mot": "3845", "a-7armd": "broken-down" };
    const g = logistics("allied", "reorganisation", { units });
    played(g, "combine:10-5-8", "to:3845");
    expect(g.at[unit("a-7armd")]).toBe(hex("3845"));
    expect(g.at[unit("a-7h")]).toBe(BROKEN_DOWN);
  });

  test("MB-80, MB-150 movement-10 brigades and armor do not break down: the side is asked, and has nothing to say", () => {
    const g = logistics("allied", "reorganisation", {
      units: { "a-12ind": "1931", "a-22a": "1931", "a-100-tk": "1931" },
    });
    const course = played(g);
    expect(course.decision).toMatchObject({ seat: "allied", secret: ["allied"] });
    expect(keys(course)).toEqual(["end"]);
    expect(played(g, "end", "end").decision?.seat).toBe("japanese");
  });
});

describe("7.3 activation", () => {
  const units = { "j-5-hq": "1003", "j-18-hq": "1606", "j-sup-01": "1002", "j-3ig": "1002" };

  test("7.2, 13.9 a point reaches its own hex and those around it, water or not", () => {
    const g = logistics("japanese", "spending", { units });
    expect(keys(played(g))).toEqual(["to:1002", "end"]);
    const h = logistics("japanese", "spending", { units });
    const course = played(h, "to:1002", "activate");
    expect(keys(course)).toEqual(["unit:j-5-hq"]);
    expect(course.decision?.secret).toEqual(["japanese"]);
    const k = logistics("japanese", "spending", { units });
    const after = played(k, "to:1002", "activate", "unit:j-5-hq");
    expect(k.has(unit("j-5-hq"), ACTIVE)).toBe(true);
    expect(k.at[unit("j-sup-01")]).toBe(MIX);
    expect(after.events.filter(({ kind }) => kind !== "phase")).toEqual([]);
  });

  test("a hex that stood on supply alone is seen to be empty", () => {
    const g = logistics("japanese", "spending", { units: { "j-5-hq": "1003", "j-sup-01": "1002" } });
    const course = played(g, "to:1002", "activate", "unit:j-5-hq");
    expect(told(course, "vacated")).toMatchObject([{ hex: "1002" }]);
  });

  test("7.4 unpaid HQs turn inactive when the phase ends, paid ones stay, and may not be paid twice", () => {
    const g = logistics("japanese", "spending", {
      units: { ...units, "j-sup-02": "1002" },
      flags: { "j-5-hq": ACTIVE, "j-18-hq": ACTIVE },
    });
    // MB-150 Nothing is left to spend the second point on: he says so as if there were.
    expect(keys(played(g, "to:1002", "activate", "unit:j-5-hq"))).toEqual(["end"]);
    expect(played(g, "end").decision?.seat).toBe("allied");
    expect([g.has(unit("j-5-hq"), ACTIVE), g.has(unit("j-18-hq"), ACTIVE)]).toEqual([true, false]);
    expect(g.has(unit("j-5-hq"), PAID)).toBe(false);
  });

  test("26.5 one point in the base activates all HQs there", () => {
    const g = logistics("japanese", "spending", {
      units: { "j-5-hq": "base", "j-18-hq": "base", "j-25a-hq": "1003", "j-sup-01": "base" },
    });
    played(g, "at-base", "activate");
    expect(["j-5-hq", "j-18-hq", "j-25a-hq"].map((id) => g.has(unit(id), ACTIVE))).toEqual([
      true,
      true,
      false,
    ]);
    expect(g.at[unit("j-sup-01")]).toBe(MIX);
  });

  test("panic, MB-25 two points in reach of the HQ, in the base two for all; the Allies pay as ever", () => {
    const poor = logistics("japanese", "spending", { units });
    poor.panic = true;
    expect(keys(played(poor))).toEqual(["end"]);
    const made = { units: { ...units, "j-sup-02": "1004" } };
    const offered = logistics("japanese", "spending", made);
    offered.panic = true;
    expect(keys(played(offered, "to:1002", "activate", "unit:j-5-hq"))).toEqual(["to:1004"]);
    const paid = logistics("japanese", "spending", made);
    paid.panic = true;
    played(paid, "to:1002", "activate", "unit:j-5-hq", "to:1004");
    expect(["j-sup-01", "j-sup-02"].map((id) => paid.at[unit(id)])).toEqual([MIX, MIX]);
    expect(paid.has(unit("j-5-hq"), ACTIVE)).toBe(true);
    const base = logistics("japanese", "spending", {
      units: { "j-5-hq": "base", "j-18-hq": "base", "j-sup-01": "base", "j-sup-02": "base" },
    });
    base.panic = true;
    played(base, "at-base", "activate");
    expect(base.unitsAt(JAPANESE, BASE)).toEqual([unit("j-5-hq"), unit("j-18-hq")].sort((a, b) => a - b));
    const allied = logistics("allied", "spending", { units: { "a-3ind-hq": "2032", "a-sup-01": "2032" } });
    allied.panic = true;
    played(allied, "to:2032", "activate", "unit:a-3ind-hq");
    expect(allied.has(unit("a-3ind-hq"), ACTIVE)).toBe(true);
  });

  test("MB-86 supply in an overstacked hex can do nothing", () => {
    const crowd = { "j-3ig": "1002", "j-4ig": "1002", "j-5ig": "1002", "j-5-hq": "1002", "j-sup-01": "1002" };
    const g = logistics("japanese", "spending", {
      units: { ...crowd, "j-18-hq": "base", "j-sup-02": "base" },
    });
    const course = played(g);
    expect(keys(course)).toEqual(["at-base", "end"]);
    expect(course.decision?.closed?.()).toMatchObject([{ key: "to:1002", rule: "12.5" }]);
  });

  test("japanese-staff, allied-staff and MB-26 activate any HQ without supply; the marker is seen, the HQ is not", () => {
    const g = logistics("japanese", "spending", {
      units: { "j-5-hq": "1003", "j-18-hq": "base", "j-ig-hq": "track" },
      hand: { "japanese-staff": 2 },
    });
    expect(keys(played(g))).toEqual(["staff:japanese-staff", "end"]);
    const h = logistics("japanese", "spending", {
      units: { "j-5-hq": "1003", "j-18-hq": "base" },
      hand: { "japanese-staff": 2 },
    });
    const course = played(h, "staff:japanese-staff", "unit:j-18-hq");
    expect(h.has(unit("j-18-hq"), ACTIVE)).toBe(true);
    expect([h.hand[markerOf("japanese-staff")], h.pool[markerOf("japanese-staff")]]).toEqual([1, 1]);
    expect(told(course, "played")).toEqual([
      { kind: "played", rule: "5.3", reveals: true, seat: "japanese", marker: "japanese-staff" },
    ]);
  });

  test("matador, MB-26 only in Thailand; unused it stays in hand, used it is gone", () => {
    const home = logistics("allied", "spending", { units: { "a-11ind-hq": "0909" }, hand: { matador: 1 } });
    expect(keys(played(home))).toEqual(["end"]);
    expect(home.hand[markerOf("matador")]).toBe(1);
    const g = logistics("allied", "spending", { units: { "a-11ind-hq": "0906" }, hand: { matador: 1 } });
    played(g, "staff:matador", "unit:a-11ind-hq");
    expect(g.hand[markerOf("matador")] + g.pool[markerOf("matador")]).toBe(0);
  });
});

describe("7.5 refit", () => {
  const lost = {
    "j-b228-01": "replaceable",
    "j-b228-02": "replaceable",
    "j-b128-01": "replaceable",
    "j-1-tk": "replaceable",
  };

  test("6.3, 7.51 and MB-83 up to three battalions for a point, into its hex; which ones everybody sees, not where", () => {
    const made = { units: { ...lost, "j-sup-01": "1002" } };
    const first = played(logistics("japanese", "spending", made), "to:1002", "refit");
    expect(keys(first)).toEqual(["unit:j-1-tk", "unit:j-b228-01", "unit:j-b128-01"]);
    const g = logistics("japanese", "spending", made);
    const course = played(g, "to:1002", "refit", "unit:j-b228-01", "unit:j-b228-02", "unit:j-b128-01");
    expect(["j-b228-01", "j-b228-02", "j-b128-01"].map((id) => g.at[unit(id)])).toEqual([
      hex("1002"),
      hex("1002"),
      hex("1002"),
    ]);
    expect(told(course, "refitted")).toEqual([
      { kind: "refitted", rule: "7.5", seat: "japanese", faces: ["j-b228", "j-b228", "j-b128"] },
    ]);
    expect(told(course, "vacated")).toEqual([]);
    expect(g.at[unit("j-sup-01")]).toBe(MIX);
  });

  test("a regiment fills the point, and two battalions leave no room for it", () => {
    const made = { units: { "j-3ig": "replaceable", "j-b228-01": "replaceable", "j-sup-01": "base" } };
    const g = logistics("japanese", "spending", made);
    played(g, "at-base", "refit", "unit:j-3ig");
    expect([g.at[unit("j-3ig")], g.at[unit("j-b228-01")]]).toEqual([BASE, REPLACEABLE]);
    const h = logistics("japanese", "spending", made);
    played(h, "at-base", "refit", "unit:j-b228-01");
    expect([h.at[unit("j-3ig")], h.at[unit("j-b228-01")]]).toEqual([REPLACEABLE, BASE]);
  });

  test("7.5 an HQ costs its support value, at least one, and comes inactive", () => {
    const two = { "j-5-hq": "replaceable", "j-ig-hq": "replaceable", "j-sup-01": "1002" };
    const poor = played(logistics("japanese", "spending", { units: two }), "to:1002", "refit");
    expect(keys(poor)).toEqual(["unit:j-ig-hq"]);
    const g = logistics("japanese", "spending", { units: { ...two, "j-sup-02": "1002", "j-3ig": "1002" } });
    played(g, "to:1002", "refit", "unit:j-5-hq");
    expect(g.at[unit("j-5-hq")]).toBe(hex("1002"));
    expect(g.has(unit("j-5-hq"), ACTIVE)).toBe(false);
    expect(["j-sup-01", "j-sup-02"].map((id) => g.at[unit(id)])).toEqual([MIX, MIX]);
    const zero = logistics("allied", "spending", {
      units: { "a-9ind-hq": "replaceable", "a-sup-01": "2032", "a-1m": "2032" },
    });
    played(zero, "to:2032", "refit", "unit:a-9ind-hq");
    expect(zero.at[unit("a-9ind-hq")]).toBe(hex("2032"));
  });

  test("7.51, MB-83 not into ground that it could not enter; what was lost for good never", () => {
    const g = logistics("japanese", "spending", {
      units: { "j-1-tk": "replaceable", "j-6-tk": "eliminated", "j-sup-01": "2016" },
    });
    expect(keys(played(g))).toEqual(["end"]);
  });
});

describe("7.6 repair", () => {
  test("W2, 16.11 up to three damaged points for each supply point: four need two", () => {
    const g = logistics("japanese", "spending", {
      units: { "j-sup-01": "base", "j-sup-02": "base" },
      air: { japanese: { damaged: 4, eliminated: 2 } },
    });
    const course = played(g, "at-base", "repair");
    expect(told(course, "repaired")).toEqual([
      { kind: "repaired", rule: "7.6", seat: "japanese", points: 3 },
    ]);
    played(g, "at-base", "repair");
    expect([g.air[JAPANESE][DAMAGED], g.air[JAPANESE][RESERVE]]).toEqual([0, 4]);
  });

  test("26.6, 7.61 the Japanese in their base only, the Allies on the map only", () => {
    const air = { japanese: { damaged: 1 }, allied: { damaged: 1 } };
    const japanese = logistics("japanese", "spending", {
      units: { "j-sup-01": "1002", "j-sup-02": "base" },
      air,
    });
    expect(keys(played(japanese))).toEqual(["at-base", "end"]);
    const allied = logistics("allied", "spending", {
      units: { "a-sup-01": "2032", "a-sup-02": "base" },
      air,
    });
    expect(keys(played(allied))).toEqual(["to:2032", "end"]);
  });
});

describe("20(3) fortifications", () => {
  const units = { "a-mc-eng": "1013", "a-8ind": "0912", "a-6ind": "1320", "a-sup-01": "1013" };

  test("7.7, 21.0 and MB-85 the engineer's hex and every hex around it with a friendly unit; everybody sees them", () => {
    const g = logistics("allied", "spending", { units });
    const course = played(g, "to:1013", "fortify");
    const neighbour = GRID.areNeighbours(hex("1013"), hex("0912"));
    const expected = neighbour ? ["0912", "1013"] : ["1013"];
    expect(told(course, "fortified")).toMatchObject([{ seat: "allied", hexes: expected }]);
    expect(g.forts[hex("1013")]).toBe(ALLIED + 1);
    expect(g.forts[hex("1320")]).toBe(0);
  });

  test("a hex that held nothing but the point gets none, and a second marker adds nothing", () => {
    const alone = logistics("allied", "spending", { units: { "a-mc-eng": "1013", "a-sup-01": "1012" } });
    const course = played(alone, "to:1012", "fortify");
    expect(told(course, "fortified")).toMatchObject([{ hexes: ["1013"] }]);
    expect(alone.forts[hex("1012")]).toBe(0);
    const built = logistics("allied", "spending", {
      units: { "a-mc-eng": "1013", "a-sup-01": "1013" },
      forts: { "1013": "allied" },
    });
    expect(keys(played(built))).toEqual(["end"]);
  });

  test("an engineer out of reach builds nothing", () => {
    const g = logistics("allied", "spending", { units: { "a-mc-eng": "1013", "a-sup-01": "1320" } });
    expect(keys(played(g))).toEqual(["end"]);
  });
});

test("7.1 what cannot be done with a point is said with its reason", () => {
  const g = logistics("japanese", "spending", { units: { "j-5-hq": "base", "j-sup-01": "base" } });
  const { decision } = played(g, "at-base");
  expect(decision?.choices.map(({ key }) => key)).toEqual(["activate"]);
  expect(decision?.closed?.().map(({ key, rule }) => [key, rule])).toEqual([
    ["refit", "7.5"],
    ["repair", "7.6"],
    ["fortify", "20.0"],
  ]);
});
