import { describe, expect, it } from "vitest";
import { hongKongChance, hongKongNumber, inDefence } from "./figures.ts";

describe("figures of the book", () => {
  it("6.D a disrupted unit defends with half its strength, fractions kept", () => {
    expect([inDefence(5, false), inDefence(5, true)]).toEqual([5, 2.5]);
  });

  it("9.F Hong Kong falls on less from turn to turn, down to 2", () => {
    expect([0, 1, 2, 3, 4, 10].map(hongKongNumber)).toEqual([6, 5, 4, 3, 2, 2]);
  });

  it("9.F the chance of the next die", () => {
    const chances = [
      hongKongChance(6, 0),
      hongKongChance(4, -1),
      hongKongChance(6, -1),
      hongKongChance(2, 0),
    ];
    expect(chances).toEqual([1 / 6, 2 / 6, 0, 5 / 6]);
  });
});
