import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CHANCE,
  type Decision,
  fastChance,
  fastRandom,
  outcomeAt,
  scriptedChance,
  sealedChance,
  totalWeight,
} from "./index.ts";

const question = (weights: readonly number[] | undefined, outcomes = weights?.length ?? 6): Decision => ({
  seat: CHANCE,
  rule: "1",
  about: { kind: "roll" },
  choices: Array.from({ length: outcomes }, (_, index) => ({
    key: `${index}`,
    place: { on: "button" },
    label: { key: "n" },
    value: index,
  })),
  weights,
});

describe("chance", () => {
  it("gives each outcome as many tickets as it weighs", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }), (weights) => {
        const asked = question(weights);
        const counts = weights.map(() => 0);
        for (let ticket = 0; ticket < totalWeight(asked); ticket++) counts[outcomeAt(asked, ticket)]++;
        expect(counts).toEqual(weights);
      }),
    );
  });

  it("fast: even over many rolls, and the same for the same seed", () => {
    const [a, b] = [fastChance(fastRandom(9)), fastChance(fastRandom(9))];
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 60_000; roll++) {
      const side = a.answer(question(undefined), roll);
      expect(b.answer(question(undefined), roll)).toBe(side);
      counts[side]++;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it("fast: different seeds give different streams", () => {
    const stream = (seed: number): string => {
      const random = fastRandom(seed);
      return Array.from({ length: 20 }, () => random.below(6)).join("");
    };
    expect(new Set(Array.from({ length: 200 }, (_, seed) => stream(seed))).size).toBe(200);
  });

  it("scripted: gives what is written, and says what is wrong with the script", () => {
    const script = scriptedChance(["3", "9"]);
    expect(script.answer(question(undefined), 0)).toBe(3);
    expect(() => script.answer(question(undefined), 1)).toThrow(
      /the script says "9", but rule 1 can only give: 0 1 2 3 4 5/,
    );
    expect(() => script.answer(question(undefined), 2)).toThrow(
      /the script has 2 outcomes, and rule 1 asks for one more/,
    );
  });

  it("sealed: answers from the numbered block alone, and skips words that would favour some outcomes", () => {
    const block = (first: number): Uint8Array => {
      const bytes = new Uint8Array(64);
      new DataView(bytes.buffer).setUint32(0, first);
      new DataView(bytes.buffer).setUint32(4, 4);
      return bytes;
    };
    const source = sealedChance((number) => block(number === 7 ? 0xffffffff : 2));
    expect(source.answer(question(undefined), 3)).toBe(2);
    expect(source.answer(question(undefined), 7)).toBe(4);
    expect(source.answer(question([1, 1, 5]), 0)).toBe(2);
  });
});
