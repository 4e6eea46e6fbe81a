import type { View } from "@sandtable/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Change, changed, changeOf } from "./change.ts";
import { Change as Shape } from "./index.ts";

const view: fc.Arbitrary<View> = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value)));

/** Views that have much in common: the same small things in other places. */
const { alike } = fc.letrec<{ alike: View }>((tie) => ({
  alike: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<View>(null, 0, 1, "a", true, [], {}),
    fc.array(tie("alike"), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "__proto__", "length", "to"), tie("alike"), { maxKeys: 4 }),
  ),
}));

const text = (value: unknown): string => JSON.stringify(sorted(value));

/** With the names of objects in one order: it means nothing in a view. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, part]) => [name, sorted(part)] as const);
  return { fields: entries.sort(([a], [b]) => (a < b ? -1 : 1)) };
}

describe("the change of a view", () => {
  it.each([
    ["unlike each other", view],
    ["much alike", alike],
  ])("leads from any view to any other and has its shape, where they are %s", (_, any) => {
    fc.assert(
      fc.property(any, any, (from, to) => {
        const before = text(from);
        const change = changeOf(from, to);
        const sent = change && (JSON.parse(JSON.stringify(change)) as Change);
        expect(text(changed(from, sent))).toBe(text(to));
        expect(text(from)).toBe(before);
        if (change) expect(Shape.safeParse(sent).success).toBe(true);
        expect(change === undefined).toBe(text(from) === text(to));
      }),
      { numRuns: 500 },
    );
  });

  it("names what changes and nothing else", () => {
    const from = { turn: 1, units: { a: { at: "x" }, b: { at: "y" } }, log: ["one", "two", "three"], old: 1 };
    const to = { turn: 2, units: { a: { at: "x" }, b: { at: "z" } }, log: ["one", "three"] };
    expect(changeOf(from, to)).toEqual({
      parts: {
        turn: { to: 2 },
        units: { parts: { b: { parts: { at: { to: "z" } } } } },
        log: { splice: [1, 1, []] },
      },
      gone: ["old"],
    });
    expect(changeOf([1, [2], 3], [1, [4], 3])).toEqual({ items: [[1, { items: [[0, { to: 4 }]] }]] });
    expect((changed(from, changeOf(from, to)) as typeof from).units.a).toBe(from.units.a);
  });

  it("counts what is absent and what is undefined alike, as JSON does", () => {
    const from = { a: undefined, b: 1 } as unknown as View;
    expect(changeOf(from, { b: 1 })).toBeUndefined();
    expect(changeOf({ b: 1 }, from)).toBeUndefined();
    expect(changeOf({ a: 1, b: 1 }, from)).toEqual({ parts: {}, gone: ["a"] });
  });

  it.each([
    [1, { parts: {} }],
    [{}, { parts: { a: { parts: {} } } }],
    [{}, { items: [] }],
    [[], { items: [[0, { items: [] }]] }],
  ] as const)("is refused by a view that it does not fit: %j with %j", (from, change) => {
    expect(() => changed(from, change)).toThrow("does not fit");
  });

  it.each([null, {}, { to: 1, gone: [] }, { splice: [0, 1] }, { items: [[-1, { to: 1 }]] }])(
    "is not %j",
    (change) => {
      expect(Shape.safeParse(change).success).toBe(false);
    },
  );
});
