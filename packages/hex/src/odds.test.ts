import { describe, expect, it } from "vitest";
import { chances, oddsColumn, shifted, sumOf } from "./odds.ts";

const range = { least: 1, most: 6 };

describe("odds", () => {
  it("are rounded down, kept to the table, and none below its first column", () => {
    expect(oddsColumn(17, 2, range)).toBe(6);
    expect(oddsColumn(9, 4, range)).toBe(2);
    expect(oddsColumn(7, 3.5, range)).toBe(2);
    expect(oddsColumn(4, 5, range)).toBe(0);
  });

  it("are shifted by the sum of all causes, to the outermost column at most", () => {
    const causes = [{ value: 2 }, { value: -1 }, { value: 0 }];
    expect(shifted(3, sumOf(causes), range)).toBe(4);
    expect(shifted(5, 3, range)).toBe(6);
    expect(shifted(2, -4, range)).toBe(1);
    expect(sumOf([])).toBe(0);
  });

  it("give each result its share of the die, those that cannot come left out", () => {
    const found = chances(["miss", "near", "hit"], 6, (die) => (die > 4 ? "hit" : "miss"));
    expect(found.map(({ result }) => result)).toEqual(["miss", "hit"]);
    expect(found[0].chance).toBeCloseTo(4 / 6);
    expect(found[1].chance).toBeCloseTo(2 / 6);
  });
});
