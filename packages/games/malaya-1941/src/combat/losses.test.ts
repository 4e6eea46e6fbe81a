import type { Unit } from "@sandtable/hex";
import { describe, expect, it } from "vitest";
import { ALL_UNITS, ATTACK } from "../units.ts";
import { halfOf } from "./losses.ts";
import { randomOf } from "./random.ts";

const attackOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + ATTACK[unit], 0);

describe("MB-119 half of the factors", () => {
  it("is the least total of pieces that is not below it: compared with trying all sets", () => {
    const random = randomOf(5);
    for (let round = 0; round < 300; round++) {
      const pieces = Array.from({ length: 1 + random(7) }, () => ALL_UNITS[random(ALL_UNITS.length)]);
      const needed = Math.ceil(attackOf(pieces) / 2);
      let least = attackOf(pieces);
      for (let bits = 0; bits < 1 << pieces.length; bits++) {
        const total = attackOf(pieces.filter((_, index) => bits & (1 << index)));
        if (total >= needed && total < least) least = total;
      }
      expect(halfOf(pieces, ATTACK)).toBe(least);
    }
  });
});
