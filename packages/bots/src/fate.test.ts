import type { Decision } from "@sandtable/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fate } from "./fate.ts";

const faces = [1, 2, 3, 4, 5, 6].map((face) => ({
  key: `die-${face}`,
  place: { on: "button" as const },
  label: { key: "die", face },
  value: face,
}));
const die = (hex: string, weights?: readonly number[]): Decision => ({
  seat: "chance",
  rule: "6.0",
  about: { kind: "die", hex },
  choices: faces,
  ...(weights && { weights }),
});

describe("fate", () => {
  it("throws the same for the same hex, whatever was thrown for others before", () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.constantFrom("0101", "0102", "0103")), (seed, others) => {
        const calm = fate(seed);
        const busy = fate(seed);
        for (const hex of others) busy.answer(die(hex), 0);
        for (let time = 0; time < 5; time++)
          expect(busy.answer(die("0909"), 0)).toBe(calm.answer(die("0909"), 0));
      }),
    );
  });

  it("gives every outcome its share, one throw telling nothing of the next nor one look of another", () => {
    const pairs = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()];
    const count = 36_000;
    for (let seed = 0; seed < count; seed++) {
      const look = fate(seed);
      const first = look.answer(die("0101"), 0);
      const others = [
        look.answer(die("0101"), 0),
        look.answer(die("0102"), 0),
        fate(seed + 1).answer(die("0101"), 0),
      ];
      others.forEach((other, at) => {
        const pair = first * 6 + other;
        pairs[at].set(pair, (pairs[at].get(pair) ?? 0) + 1);
      });
    }
    for (const seen of pairs) {
      expect(seen.size).toBe(36);
      // Chi-squared with 35 degrees of freedom: above 66.6 once in a thousand.
      let chi = 0;
      for (const times of seen.values()) chi += (times - count / 36) ** 2 / (count / 36);
      expect(chi).toBeLessThan(66.6);
    }
  });

  it("minds the weights", () => {
    const thrown = new Set<number>();
    for (let seed = 0; seed < 200; seed++) thrown.add(fate(seed).answer(die("0101", [0, 3, 0, 0, 1, 0]), 0));
    expect([...thrown].sort()).toEqual([1, 4]);
  });
});
