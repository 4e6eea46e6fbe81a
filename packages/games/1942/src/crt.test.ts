import { describe, expect, it } from "vitest";
import { COMBAT_RESULTS, combatResult, oddsOf } from "./crt.ts";

/** The table as it is printed: one line for each modified die from 0 to 10, a column for each of 1:1 to 6:1. */
const PRINTED = `
  AE AE AD AR -  -
  AE AD AR -  -  DR
  AD AR -  -  DR DR
  AR -  -  DR DD DE
  -  -  DR DD DE DE
  -  DR DD DE DE DS
  DR DD DE DE DS DS
  DD DS DS DS DS DS
  DS DS DS DS DS DS
  DS DS DS DS DS DS
  DS DS DS DS DS DS`;
const ROWS = PRINTED.trim()
  .split("\n")
  .map((row) => row.trim().split(/\s+/));

describe("6.0 The combat table", () => {
  it("6.0 has eleven rows and six columns", () => {
    expect(COMBAT_RESULTS).toHaveLength(11);
    for (const row of COMBAT_RESULTS) expect(row).toHaveLength(6);
  });

  it.each(ROWS.flatMap((row, die) => row.map((result, column) => ({ die, odds: column + 1, result }))))(
    "6.0 a modified die of $die at $odds:1 gives $result",
    ({ die, odds, result }) => {
      expect(combatResult(odds, die)).toBe(result);
    },
  );

  it.each([1, 2, 3, 4, 5, 6])("6.0 a die below 0 is 0 and one above 10 is 10, at %i:1", (odds) => {
    for (const die of [-1, -2, -4]) expect(combatResult(odds, die)).toBe(ROWS[0][odds - 1]);
    for (const die of [11, 12]) expect(combatResult(odds, die)).toBe(ROWS[10][odds - 1]);
  });
});

describe("6.0 Odds", () => {
  it.each([
    { attack: 17, defence: 2, odds: 6, why: "the book's first example: more than 6:1 is 6:1" },
    { attack: 9, defence: 4, odds: 2, why: "the book's second example: rounded down" },
    { attack: 4, defence: 4, odds: 1, why: "just 1:1" },
    { attack: 7, defence: 4, odds: 1, why: "almost 2:1 is 1:1" },
    { attack: 8, defence: 4, odds: 2, why: "just 2:1" },
    { attack: 15, defence: 5, odds: 3, why: "just 3:1" },
    { attack: 14, defence: 5, odds: 2, why: "almost 3:1" },
    { attack: 35, defence: 6, odds: 5, why: "almost 6:1" },
    { attack: 36, defence: 6, odds: 6, why: "just 6:1" },
    { attack: 70, defence: 1, odds: 6, why: "far beyond the table" },
    { attack: 4, defence: 5, odds: 0, why: "less than 1:1 is no attack" },
    { attack: 0, defence: 1, odds: 0, why: "nobody attacks" },
  ])("6.0 $attack:$defence, $why", ({ attack, defence, odds }) => {
    expect(oddsOf(attack, defence)).toBe(odds);
  });

  it.each([
    { attack: 7, defence: 3.5, odds: 2 },
    { attack: 7, defence: 2.5, odds: 2 },
    { attack: 8, defence: 2.5, odds: 3 },
    { attack: 3, defence: 0.5, odds: 6 },
    { attack: 7, defence: 7.5, odds: 0 },
    { attack: 9, defence: 4.5, odds: 2 },
    { attack: 13, defence: 6.5, odds: 2 },
  ])("6.D fractions of disrupted defenders are kept: $attack:$defence", ({ attack, defence, odds }) => {
    expect(oddsOf(attack, defence)).toBe(odds);
  });
});
