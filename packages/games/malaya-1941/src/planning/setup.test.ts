import { describe, expect, test } from "vitest";
import { USUAL_SETUP, USUAL_SUPPLY } from "../data/units.ts";
import { AIRFIELDS, ALLIED, GRID, IN_THAILAND, JAPANESE } from "../map.ts";
import { BASE, Campaign, LATER } from "../state.ts";
import { type Course, DEFAULTS, keys, played, unit } from "../testing/index.ts";
import { IS_SUPPLY, UNITS, UNITS_OF } from "../units.ts";

const fresh = (options = {}): Campaign => new Campaign({ options: { ...DEFAULTS, ...options } });
const hexesOf = (course: Course): readonly string[] => keys(course).map((key) => key.replace("to:", ""));
/** Everything of the island in its city, then one field after another. */
const ISLAND_UNITS = ["to:3945", "to:3945", "to:3745", "to:3745", "to:3745", "to:3745", "to:3745"];
const FIELDS = ["0810", "1013", "0915", "1421", "2032", "3327", "2612", "2510"].map((hex) => `to:${hex}`);

describe("25.4 the Allied set-up", () => {
  test("25.4, 3.0 the usual one is one answer, and only the Allies know that it was given", () => {
    const g = fresh();
    const course = played(g);
    expect(keys(course)).toEqual(["usual-setup", "own-setup"]);
    expect(course.decision).toMatchObject({ seat: "allied", secret: ["allied"] });
    const { events } = played(g, "usual-setup");
    for (const [id, hex] of Object.entries(USUAL_SETUP)) expect(g.at[unit(id)]).toBe(GRID.find(hex));
    const told = events.find(({ kind }) => kind === "set-up");
    const hexes = [...new Set([...Object.values(USUAL_SETUP), ...Object.keys(USUAL_SUPPLY)])];
    expect(told).toMatchObject({ hexes: hexes.sort((a, b) => GRID.find(a) - GRID.find(b)) });
  });

  test("25.5 the Japanese are in their base with four points, and what comes later is not", () => {
    const g = fresh();
    played(g, "usual-setup");
    const inBase = g.unitsAt(JAPANESE, BASE);
    expect(inBase.filter((each) => IS_SUPPLY[each]).length).toBe(4);
    expect(inBase.filter((each) => !IS_SUPPLY[each]).length).toBe(
      UNITS_OF[JAPANESE].filter((each) => UNITS[each].from === "base").length,
    );
    expect(g.at[unit("j-56-hq")]).toBe(LATER);
  });

  test("3.1, MB-11 by hand: coast guns and 2L are not asked for, all others are, unit by unit and in secret", () => {
    const g = fresh();
    const course = played(g, "own-setup");
    expect(course.decision).toMatchObject({
      about: { kind: "set-up-unit", unit: "a-1m" },
      secret: ["allied"],
    });
    expect(hexesOf(course)).toEqual(
      ["3844", "3745", "3845", "3945"].sort((a, b) => GRID.find(a) - GRID.find(b)),
    );
    expect(g.at[unit("a-sin-cd")]).toBe(GRID.find("3844"));
    expect(g.at[unit("a-11-cd")]).toBe(GRID.find("0815"));
    expect(g.at[unit("a-2l")]).toBe(GRID.find("0815"));
  });

  test("12.8 a hex takes nine battalions, coast guns beside them", () => {
    const full = ["to:3844", "to:3844", "to:3844", "to:3844", "to:3844"];
    const course = played(fresh(), "own-setup", ...full);
    expect(hexesOf(course)).not.toContain("3844");
    const closed = course.decision?.closed?.() ?? [];
    expect(closed.find(({ key }) => key === "to:3844")).toMatchObject({ rule: "12.8" });
    expect(closed.find(({ key }) => key === "to:2032")).toMatchObject({ rule: "25.4" });
  });

  test("MB-13 airfield battalions go to different fields of Malaya, and enough are always left", () => {
    const course = played(fresh(), "own-setup", ...ISLAND_UNITS);
    const fields = AIRFIELDS.filter((hex) => IN_THAILAND[hex] === 0);
    expect(fields.length).toBe(15);
    expect(keys(course).length).toBe(15 - 7);
    const last = played(fresh(), "own-setup", ...ISLAND_UNITS, keys(course).at(-1) as string);
    expect(keys(last).length).toBe(1);
  });

  test("MB-13 by option the island has no airfield battalions", () => {
    const course = played(fresh({ "airfield-setup": "mainland" }), "own-setup", ...ISLAND_UNITS);
    expect(keys(course).length).toBe(12 - 7);
  });

  test("25.4, MB-12 the army starts nearer to Thailand than to Johore Baru; tanks not in the jungle", () => {
    const north = played(fresh(), "own-setup", ...ISLAND_UNITS, ...FIELDS);
    expect(north.decision?.about).toMatchObject({ unit: "a-3ind-hq" });
    expect(keys(north).length).toBe(441);
    expect(hexesOf(north)).not.toContain("2032");
    const g = fresh();
    const before = UNITS_OF[ALLIED].filter((each) => UNITS[each].from === "north");
    const tank = before.findIndex((each) => UNITS[each].id === "a-3ind-rec");
    const course = played(g, "own-setup", ...ISLAND_UNITS, ...FIELDS, ...spread(tank));
    expect(course.decision?.about).toMatchObject({ unit: "a-3ind-rec" });
    expect(hexesOf(course)).not.toContain("2016");
    expect(hexesOf(course)).toContain("1416");
    expect(hexesOf(course)).toContain("0909");
  });

  test("25.4 six supply points end it, three to an area", () => {
    const g = fresh();
    const count = UNITS_OF[ALLIED].filter((each) => UNITS[each].from === "north").length;
    const course = played(g, "own-setup", ...ISLAND_UNITS, ...FIELDS, ...spread(count));
    expect(course.decision?.about).toEqual({ kind: "set-up-supply", left: 3 });
    expect(keys(course).length).toBe(4);
    const done = fresh();
    const island = ["to:3845", "to:3845", "to:3845"];
    const north = ["to:0909", "to:0909", "to:2510"];
    played(done, "own-setup", ...ISLAND_UNITS, ...FIELDS, ...spread(count), ...island, ...north);
    const points = UNITS_OF[ALLIED].filter((each) => IS_SUPPLY[each] && done.at[each] < 4000);
    expect(points.length).toBe(6);
    expect(done.stage).toBe("markers");
  });
});

/** Hexes along the road for so many units, none of them full. */
const spread = (count: number): readonly string[] =>
  ["0909", "0909", "1013", "1013", "0912", "0912", "1219", "1219", "1320", "1320", "1017", "1017"]
    .concat(["1413", "1413", "1313", "1313", "0916", "0916", "0911", "0911"])
    .slice(0, count)
    .map((hex) => `to:${hex}`);
