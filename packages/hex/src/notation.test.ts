import { describe, expect, it } from "vitest";
import { HexGrid } from "./grid.ts";
import { readPosition, spread } from "./index.ts";

describe("the notation of positions", () => {
  it("reads places, units and marks", () => {
    expect(readPosition("0909: hq! one two~!; base: three\n0101:four", "!~")).toEqual([
      { id: "hq", at: "0909", marks: ["!"] },
      { id: "one", at: "0909", marks: [] },
      { id: "two", at: "0909", marks: ["~", "!"] },
      { id: "three", at: "base", marks: [] },
      { id: "four", at: "0101", marks: [] },
    ]);
  });

  it("says what is wrong with a line", () => {
    expect(() => readPosition("0909", "!")).toThrow(
      '"0909" is not a place with units: write "0909: one two"',
    );
  });
});

describe("counts by hex", () => {
  it("follow whoever comes and goes", () => {
    const grid = new HexGrid(3, 3);
    const counts = new Uint8Array(grid.size);
    const middle = grid.find("0202");
    spread(counts, grid.around[middle], 1);
    spread(counts, grid.around[grid.find("0101")], 1);
    expect(counts[grid.find("0201")]).toBe(2);
    spread(counts, grid.around[middle], -1);
    expect([...counts].filter((count) => count > 0).length).toBe(grid.around[grid.find("0101")].length);
  });
});
