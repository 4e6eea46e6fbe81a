import { describe, expect, it } from "vitest";
import { COLUMNS } from "../data/tables.ts";
import { GRID, JAPANESE } from "../map.ts";
import { ACTIVE, type Campaign, IDLE, SUPPRESSED } from "../state.ts";
import { type Made, position, unit } from "../testing/index.ts";
import { UNITS_OF } from "../units.ts";
import { baseColumn, resultChances, resultOf } from "./crt.ts";
import { oddsOf, type Played } from "./odds.ts";

const hex = (id: string) => GRID.find(id);
const column = (least: number): number => (COLUMNS as readonly number[]).indexOf(least);

/** The odds of all Japanese on the map against the given hexes. */
function odds(made: Made, targets: readonly string[], markers?: Played, change?: (g: Campaign) => void) {
  const g = position({ phasing: "japanese", ...made });
  change?.(g);
  const attackers = UNITS_OF[JAPANESE].filter(
    (each) => g.at[each] < GRID.size && targets.every((id) => GRID.distance(g.hexOf(each), hex(id)) === 1),
  );
  return oddsOf(g, { targets: targets.map(hex), attackers }, markers);
}
const shifts = (found: ReturnType<typeof odds>): Record<string, number> =>
  Object.fromEntries(found.shifts.map(({ cause, value }) => [cause, value]));

const OPEN = { "j-11-5": "3139", "a-8ind": "3140" };

describe("14.3 the percentage", () => {
  it("MB-109 belongs to the lower column, in whole numbers", () => {
    expect(baseColumn(0, 6)).toBe(0);
    expect(baseColumn(249, 1000)).toBe(0);
    expect(baseColumn(1, 4)).toBe(column(25));
    expect(baseColumn(2, 3)).toBe(column(50));
    expect(baseColumn(6, 6)).toBe(column(100));
    expect(baseColumn(11, 6)).toBe(column(150));
    expect(baseColumn(99, 1)).toBe(column(500));
  });

  it("W5 9 against 3 is 300%, whose tables these are", () => {
    expect(baseColumn(9, 3)).toBe(column(300));
    const dice = [1, 2, 3, 4, 5, 6];
    expect(dice.map((die) => resultOf("assault", column(300), die))).toEqual("BB DS DS DE DE DZ".split(" "));
    expect(dice.map((die) => resultOf("raid", column(300), die))).toEqual("CT DA DA DM DM DM".split(" "));
    expect(resultChances("raid", column(300)).map(({ result }) => result)).toEqual(["CT", "DA", "DM"]);
  });

  it("MB-116 supply alone defends with 1", () => {
    const found = odds({ units: { "j-11-5": "3139", "a-sup-01": "3140", "a-sup-02": "3140" } }, ["3140"]);
    expect(found).toMatchObject({ attack: 6, defence: 1, column: column(500), shifts: [] });
  });

  it("W4, 14.26 sums the defence of several hexes", () => {
    const found = odds({ units: { ...OPEN, "a-22ind": "3039" } }, ["3140", "3039"]);
    expect(found).toMatchObject({ attack: 6, defence: 12, base: column(50) });
  });
});

describe("14.3(4) shifts", () => {
  it("none in the open", () => {
    expect(odds({ units: OPEN }, ["3140"])).toMatchObject({ shifts: [], column: column(100) });
  });

  it("10.3, 10.31, 14.32, 19.2 and MB-111 one HQ a side, the best in reach, if it is active", () => {
    const units = {
      ...OPEN,
      "j-25a-hq": "3137",
      "j-ig-hq": "3138",
      "a-3ind-hq": "3142",
      "a-9ind-hq": "3141",
    };
    expect(shifts(odds({ units }, ["3140"]))).toEqual({});
    const flags = { "j-25a-hq": ACTIVE, "j-ig-hq": ACTIVE, "a-3ind-hq": ACTIVE, "a-9ind-hq": ACTIVE };
    expect(shifts(odds({ units, flags }, ["3140"]))).toEqual({
      "attacker-support": 2,
      "defender-support": -1,
    });
    const far = { ...units, "j-25a-hq": "3132" };
    expect(shifts(odds({ units: far, flags }, ["3140"]))["attacker-support"]).toBe(1);
  });

  it("26.14b an HQ without support helps nobody", () => {
    const units = { ...OPEN, "a-9ind-hq": "3141" };
    expect(shifts(odds({ units, flags: { "a-9ind-hq": ACTIVE } }, ["3140"]))).toEqual({});
  });

  it("W3, 14.12 an HQ alone attacks on the lowest column, shifted by its own support", () => {
    const units = { "j-ig-hq": "3139", "a-8ind": "3140" };
    expect(odds({ units, flags: { "j-ig-hq": ACTIVE } }, ["3140"])).toMatchObject({
      attack: 0,
      base: 0,
      column: column(25),
    });
    expect(odds({ units }, ["3140"]).column).toBe(0);
  });

  it("8.2, MB-113 one column a side for suppression, and only of those who fight", () => {
    const units = { ...OPEN, "j-21-5": "3139", "a-22ind": "3140" };
    const all = { "j-11-5": SUPPRESSED, "j-21-5": SUPPRESSED, "a-8ind": SUPPRESSED, "a-22ind": SUPPRESSED };
    expect(shifts(odds({ units, flags: all }, ["3140"]))).toEqual({
      "attacker-suppressed": -1,
      "defender-suppressed": 1,
    });
    const idle = { "a-22ind": SUPPRESSED | IDLE };
    expect(odds({ units, flags: idle }, ["3140"])).toMatchObject({ defence: 6, shifts: [] });
  });

  it("14.33, MB-112 the best terrain of any hex, not the sum", () => {
    expect(shifts(odds({ units: { "j-11-5": "2221", "a-8ind": "2220" } }, ["2220"]))).toEqual({
      terrain: -1,
    });
    expect(shifts(odds({ units: { "j-11-5": "1422", "a-8ind": "1421" } }, ["1421"]))).toEqual({
      terrain: -2,
    });
    // A city behind a river: the city alone.
    expect(shifts(odds({ units: { "j-11-5": "1321", "a-8ind": "1421" } }, ["1421"]))).toEqual({
      terrain: -2,
    });
  });

  it("MB-112 a river counts only if every attacker is across it; a bridge does not matter", () => {
    expect(shifts(odds({ units: { "j-11-5": "1321", "a-8ind": "1420" } }, ["1420"]))).toEqual({ river: -1 });
    expect(shifts(odds({ units: { "j-11-5": "1320", "a-8ind": "1420" } }, ["1420"]))).toEqual({ river: -1 });
    const both = { "j-11-5": "1321", "j-21-5": "1419", "a-8ind": "1420" };
    expect(shifts(odds({ units: both }, ["1420"]))).toEqual({});
  });

  it("MB-112 a strait counts two, the Causeway too; with one attacker over a river side it is a river", () => {
    expect(shifts(odds({ units: { "j-11-5": "3744", "a-8ind": "3844" } }, ["3844"]))).toEqual({ strait: -2 });
    expect(shifts(odds({ units: { "j-11-5": "3843", "a-8ind": "3844" } }, ["3844"]))).toEqual({ strait: -2 });
    const oneByLand = { "j-11-5": "3843", "j-21-5": "3845", "a-8ind": "3844" };
    expect(shifts(odds({ units: oneByLand }, ["3844"]))).toEqual({});
  });

  it("21.1 a fortification is added once: one column Allied, two Japanese", () => {
    expect(shifts(odds({ units: OPEN, forts: { "3140": "allied" } }, ["3140"]))).toEqual({
      fortification: -1,
    });
    const two = {
      units: { ...OPEN, "a-22ind": "3039" },
      forts: { "3140": "allied", "3039": "allied" },
    } as const;
    expect(shifts(odds(two, ["3140", "3039"]))).toEqual({ fortification: -1 });
    const g = position({ phasing: "allied", units: OPEN, forts: { "3139": "japanese", "3140": "allied" } });
    const found = oddsOf(g, { targets: [hex("3139")], attackers: [unit("a-8ind")] });
    expect(found.shifts).toEqual([{ cause: "fortification", value: -2 }]);
  });

  it("26.15b, MB-76 coast guns count two against a force at sea alone", () => {
    const units = { "j-11-5": "4045", "a-sin-cd": "3844" };
    const g = position({ units });
    const atSea = oddsOf(g, { targets: [hex("3844")], attackers: [unit("j-11-5")] });
    expect(atSea.shifts).toEqual([{ cause: "coast-guns", value: -2 }]);
    const mixed = position({ units: { ...units, "j-21-5": "3945" } });
    const attackers = [unit("j-11-5"), unit("j-21-5")];
    expect(oddsOf(mixed, { targets: [hex("3844")], attackers }).shifts).toEqual([]);
  });

  it("MB-27, MB-29, MB-30 markers move one column each", () => {
    const found = odds({ units: OPEN }, ["3140"], { thais: true, tankShock: true, banzai: true });
    expect(shifts(found)).toEqual({ thais: -1, "tank-shock": 1, banzai: 1 });
    const g = position({ phasing: "allied", units: OPEN });
    const battle = { targets: [hex("3139")], attackers: [unit("a-8ind")] };
    expect(oddsOf(g, battle, { thais: true, banzai: true }).shifts).toEqual([
      { cause: "thais", value: 1 },
      { cause: "banzai", value: -1 },
    ]);
  });

  it("14.31, MB-114 all are summed before the one move, which stops at the ends", () => {
    const units = { "j-b126-01": "1422", "a-8ind": "1421", "j-5-hq": "1424" };
    const found = odds({ units, flags: { "j-5-hq": ACTIVE } }, ["1421"]);
    // 1 against 6 is the lowest column; two left and two right leave it there, whichever comes first.
    expect(found).toMatchObject({ base: 0, column: 0 });
    expect(odds({ units: OPEN, forts: { "3140": "allied" } }, ["3140"]).column).toBe(column(75));
  });
});
