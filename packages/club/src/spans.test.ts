import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lengthWithout, momentAfter, type Span, union } from "./spans.ts";

const span: fc.Arbitrary<Span> = fc
  .record({ from: fc.integer({ min: 0, max: 60 }), length: fc.integer({ min: 0, max: 15 }) })
  .map(({ from, length }) => ({ from, until: from + length }));
const spans = fc.array(span, { maxLength: 8 });

describe("Stretches of time", () => {
  it("are counted once, however they overlap: as if every moment were looked at", () => {
    fc.assert(
      fc.property(span, spans, (whole, others) => {
        let counted = 0;
        for (let at = whole.from; at < whole.until; at++)
          if (!others.some(({ from, until }) => from <= at && at < until)) counted++;
        expect(lengthWithout(whole, others)).toBe(counted);
        for (const [index, { from, until }] of union(others).entries()) {
          expect(from).toBeLessThan(until);
          if (index > 0) expect(union(others)[index - 1].until).toBeLessThan(from);
        }
      }),
    );
  });

  it("end when what counts has gone by, and not a moment before", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 40 }),
        spans,
        (from, length, others) => {
          const until = momentAfter(from, length, others);
          expect(lengthWithout({ from, until }, others)).toBe(length);
          expect(lengthWithout({ from, until: until - 1 }, others)).toBe(length - 1);
        },
      ),
    );
  });
});
