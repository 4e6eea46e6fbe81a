import { describe, expect, test } from "vitest";
import { USUAL_SETUP, USUAL_SUPPLY } from "../data/units.ts";
import { AIRFIELDS, ALLIED, GRID, IN_THAILAND, JAPANESE } from "../map.ts";
import { BASE, Campaign, LATER } from "../state.ts";
import { type Course, DEFAULTS, keys, played, unit } from "../testing/index.ts";
import { IS_SUPPLY, UNITS, UNITS_OF } from "../units.ts";

const fresh = (options = {}): Campaign => new Campaign({ options: { ...DEFAULTS, ...options } });
const hexesOf = (course: Course): readonly string[] =>
  keys(course).flatMap((key) => (key.startsWith("to:") ? [key.replace("to:", "")] : []));
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
    expect(hexesOf(course).length).toBe(15 - 7);
    const last = played(fresh(), "own-setup", ...ISLAND_UNITS, `to:${hexesOf(course).at(-1)}`);
    expect(hexesOf(last).length).toBe(1);
  });

  test("MB-13 by option the island has no airfield battalions", () => {
    const course = played(fresh({ "airfield-setup": "mainland" }), "own-setup", ...ISLAND_UNITS);
    expect(hexesOf(course).length).toBe(12 - 7);
  });

  test("25.4, MB-12 the army starts nearer to Thailand than to Johore Baru; tanks not in the jungle", () => {
    const north = played(fresh(), "own-setup", ...ISLAND_UNITS, ...FIELDS);
    expect(north.decision?.about).toMatchObject({ unit: "a-3ind-hq" });
    expect(hexesOf(north).length).toBe(441);
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
    expect(hexesOf(course).length).toBe(4);
    const done = fresh();
    const island = ["to:3845", "to:3845", "to:3845"];
    const north = ["to:0909", "to:0909", "to:2510"];
    played(done, "own-setup", ...ISLAND_UNITS, ...FIELDS, ...spread(count), ...island, ...north, "end");
    const points = UNITS_OF[ALLIED].filter((each) => IS_SUPPLY[each] && done.at[each] < 4000);
    expect(points.length).toBe(6);
    expect(done.stage).toBe("markers");
  });
});

describe("25.4 the rest as usual, and single units anew", () => {
  const usualPlaces = (g: Campaign, ...except: readonly string[]): void => {
    for (const [id, hex] of Object.entries(USUAL_SETUP))
      if (!except.includes(id)) expect(GRID.ids[g.hexOf(unit(id))], id).toBe(hex);
  };

  test("25.4 all that is left goes to its usual place with one answer, from the first unit on", () => {
    const g = fresh();
    const course = played(g, "own-setup", "usual-rest");
    expect(course.decision).toMatchObject({ about: { kind: "set-up-change" }, secret: ["allied"] });
    usualPlaces(g);
    for (const [hex, points] of Object.entries(USUAL_SUPPLY))
      expect(g.unitsAt(ALLIED, GRID.find(hex)).filter((each) => IS_SUPPLY[each]).length, hex).toBe(points);
    expect(course.events.some(({ kind }) => kind === "set-up")).toBe(false);
  });

  test("25.4 what was placed by hand stays, and whoever finds his place taken goes next to it", () => {
    const g = fresh();
    // The first field belongs to the first battalion now, whose usual one it is not.
    played(g, "own-setup", "to:3844", ...ISLAND_UNITS.slice(1), "to:1013", "usual-rest");
    expect(GRID.ids[g.hexOf(unit("a-1m"))]).toBe("3844");
    expect(GRID.ids[g.hexOf(unit("a-af1"))]).toBe("1013");
    const fields = UNITS_OF[ALLIED]
      .filter((each) => UNITS[each].from === "airfields")
      .map((each) => g.at[each]);
    expect(new Set(fields).size).toBe(8);
    expect(GRID.ids[g.hexOf(unit("a-af3"))]).toBe("0915");
  });

  test("25.4 with supply half placed the rest of it fills the usual places", () => {
    const g = fresh();
    const count = UNITS_OF[ALLIED].filter((each) => UNITS[each].from === "north").length;
    played(g, "own-setup", ...ISLAND_UNITS, ...FIELDS, ...spread(count), "to:3844", "usual-rest");
    const points = UNITS_OF[ALLIED].filter((each) => IS_SUPPLY[each] && g.at[each] < 4000);
    expect(points.map((each) => GRID.ids[g.hexOf(each)]).sort()).toEqual([
      "0909",
      "1932",
      "2510",
      "3844",
      "3845",
      "3845",
    ]);
  });

  test("25.4 before the set-up ends single units, airfield battalions and supply points may be placed anew", () => {
    const moved = played(fresh(), "own-setup", "usual-rest", "unit:a-28ind");
    expect(moved.decision?.about).toEqual({ kind: "set-up-unit", unit: "a-28ind" });
    expect(keys(moved)).not.toContain("usual-rest");
    expect(keys(played(fresh(), "own-setup", "usual-rest"))).not.toContain("unit:a-sin-cd");
    const field = played(fresh(), "own-setup", "usual-rest", "unit:a-af1");
    expect(keys(field)).not.toContain("to:1013");
    expect(field.decision?.closed?.().find(({ key }) => key === "to:1013")).toMatchObject({ rule: "25.4" });
    const supply = played(fresh(), "own-setup", "usual-rest", "unit:a-sup-01");
    expect(hexesOf(supply).length).toBe(4);
    const done = fresh();
    const change = ["unit:a-28ind", "to:0912", "unit:a-af1", "to:2612"];
    const { events } = played(done, "own-setup", "usual-rest", ...change, "end");
    usualPlaces(done, "a-28ind", "a-af1");
    expect(GRID.ids[done.hexOf(unit("a-28ind"))]).toBe("0912");
    expect(GRID.ids[done.hexOf(unit("a-af1"))]).toBe("2612");
    expect(events.some(({ kind }) => kind === "set-up")).toBe(true);
  });
});

/** Hexes along the road for so many units, none of them full. */
const spread = (count: number): readonly string[] =>
  ["0909", "0909", "1013", "1013", "0912", "0912", "1219", "1219", "1320", "1320", "1017", "1017"]
    .concat(["1413", "1413", "1313", "1313", "0916", "0916", "0911", "0911"])
    .slice(0, count)
    .map((hex) => `to:${hex}`);
