import { describe, expect, it } from "vitest";
import { HexGrid } from "./grid.ts";
import { NO_WAY, Reach } from "./reach.ts";
import { HexSides, lineOf, sidesOf } from "./sides.ts";

const grid = new HexGrid(6, 6);
const hex = (id: string) => grid.find(id);
const ids = (hexes: Iterable<number>) => [...hexes].map((each) => grid.ids[each]).sort();

describe("a range", () => {
  const open = { cost: () => 1, stops: () => false };

  it("is a disc where every step costs the same", () => {
    const reach = new Reach(grid).from(hex("0303"), 2, open);
    expect(ids(reach.hexes)).toEqual(ids([...grid.within(hex("0303"), 2)].filter((h) => h !== hex("0303"))));
  });

  it("goes round what cannot be entered, by the cheapest way", () => {
    const shut = hex("0302");
    const reach = new Reach(grid).from(hex("0303"), 4, {
      cost: (_, to) => (to === shut ? NO_WAY : to === hex("0202") ? 3 : 1),
      stops: () => false,
    });
    expect(reach.cost[shut]).toBe(-1);
    expect(reach.cost[hex("0301")]).toBe(3);
    expect(ids(reach.path(hex("0301")))).toEqual(["0301", "0401", "0402"]);
  });

  it("ends where it must stop, but comes there", () => {
    const reach = new Reach(grid).from(hex("0103"), 5, { ...open, stops: (h) => grid.column(h) === 2 });
    expect(Math.max(...reach.hexes.map((h) => grid.column(h)))).toBe(2);
  });

  it("forgets the range before it", () => {
    const reach = new Reach(grid).from(hex("0101"), 5, open).from(hex("0606"), 1, open);
    expect(reach.cost[hex("0101")]).toBe(-1);
    expect(reach.hexes.length).toBe(grid.around[hex("0606")].length);
  });
});

describe("the sides of hexes", () => {
  it("know a line from both ends, and nothing beside it", () => {
    const sides = new HexSides(grid);
    const [a, b, c] = lineOf(grid, "0101 0102 0202");
    sides.mark(a, b, 1);
    sides.mark(b, c, 1);
    for (const [from, to] of sidesOf(grid, "0102-0202")) sides.mark(from, to, 2);
    expect([sides.at(a, b), sides.at(b, a), sides.at(b, c), sides.at(c, b)]).toEqual([1, 1, 3, 3]);
    expect(sides.at(a, hex("0201"))).toBe(0);
    expect(sides.around(b)).toBe(3);
  });

  it("refuse hexes that do not touch", () => {
    expect(() => new HexSides(grid).mark(hex("0101"), hex("0303"), 1)).toThrow(
      "0101 and 0303 are not neighbours",
    );
  });
});
