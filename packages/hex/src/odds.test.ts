import { describe, expect, it } from "vitest";
import { chances, oddsColumn } from "./odds.ts";

const range = { least: 1, most: 6 };

describe("odds", () => {
  it("are rounded down, kept to the table, and none below its first column", () => {
    expect(oddsColumn(17, 2, range)).toBe(6);
    expect(oddsColumn(9, 4, range)).toBe(2);
    expect(oddsColumn(7, 3.5, range)).toBe(2);
    expect(oddsColumn(4, 5, range)).toBe(0);
  });

  it("give each result its share of the die", () => {
    const found = chances(6, (die) => (die > 4 ? "hit" : "miss"));
    expect(found.get("hit")).toBeCloseTo(2 / 6);
    expect(found.get("miss")).toBeCloseTo(4 / 6);
  });
});
