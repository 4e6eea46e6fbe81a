import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HexGrid, SIDES } from "./grid.ts";

const grid = new HexGrid(34, 22);
const hexes = fc.constantFrom(...grid.hexes);

describe("a hex grid", () => {
  it("numbers hexes by column and row", () => {
    expect(grid.ids[0]).toBe("0101");
    expect(grid.ids[grid.find("3422")]).toBe("3422");
    expect(grid.column(grid.find("0713"))).toBe(7);
    expect(grid.row(grid.find("0713"))).toBe(13);
    expect(() => grid.find("3501")).toThrow("no hex 3501");
  });

  it("lays even columns half a hex lower", () => {
    const around = (id: string): string[] =>
      SIDES.map((side) => grid.neighbour(grid.find(id), side)).map((hex) =>
        hex === undefined ? "-" : grid.ids[hex],
      );
    expect(around("0505")).toEqual(["0504", "0604", "0605", "0506", "0405", "0404"]);
    expect(around("0606")).toEqual(["0605", "0706", "0707", "0607", "0507", "0506"]);
    expect(around("0101")).toEqual(["-", "-", "0201", "0102", "-", "-"]);
  });

  it("has the same way there and back", () => {
    fc.assert(
      fc.property(hexes, fc.integer({ min: 0, max: 5 }), (hex, side) => {
        const other = grid.neighbour(hex, SIDES[side]);
        if (other === undefined) return;
        expect(grid.neighbour(other, SIDES[(side + 3) % 6])).toBe(hex);
        expect([...grid.around[hex]]).toContain(other);
        expect(grid.areNeighbours(hex, other)).toBe(true);
        expect(grid.distance(hex, other)).toBe(1);
      }),
    );
  });

  it("finds the side that two hexes share, and none between others, across the edge of the map least of all", () => {
    const small = new HexGrid(5, 4);
    for (const a of small.hexes)
      for (const b of small.hexes)
        expect(small.sideOf(a, b)).toBe(SIDES.findIndex((side) => small.neighbour(a, side) === b));
  });

  it("measures distance as the fewest steps", () => {
    fc.assert(
      fc.property(hexes, (start) => {
        const steps = new Int16Array(grid.size).fill(-1);
        steps[start] = 0;
        const queue = [start];
        for (const hex of queue)
          for (const next of grid.around[hex]) {
            if (steps[next] >= 0) continue;
            steps[next] = steps[hex] + 1;
            queue.push(next);
          }
        for (const hex of grid.hexes) expect(grid.distance(start, hex)).toBe(steps[hex]);
        expect([...grid.within(start, 3)]).toEqual(
          [...steps.keys()].filter((hex) => steps[hex] >= 0 && steps[hex] <= 3),
        );
      }),
      { numRuns: 20 },
    );
  });

  it("measures from beyond the edge", () => {
    expect(grid.distanceFrom(22, 0, grid.find("2201"))).toBe(1);
    expect(grid.distanceFrom(22, 0, grid.find("2204"))).toBe(4);
  });
});
