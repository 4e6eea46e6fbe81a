import { describe, expect, it } from "vitest";
import { BOXES, onTrack, sourced, staysFirst } from "./index.ts";

describe("the Initiative Track", () => {
  it("2.3.5 the cylinder further left is first on the next card", () => {
    const pairs = BOXES.flatMap((first) =>
      BOXES.filter((box) => box !== first).map((second) => [first, second] as const),
    );
    expect(pairs.filter(([first, second]) => staysFirst(first, second))).toEqual([
      ["limited", "event"],
      ["limited", "full"],
      ["event", "full"],
    ]);
  });
});

describe("the edge track", () => {
  it("1.8 runs from 0 to 20, and what goes beyond is lost", () => {
    expect([-3, 0, 7, 20, 25].map(onTrack)).toEqual([0, 0, 7, 20, 20]);
  });
});

describe("sources", () => {
  it("keep a value and where it comes from together", () => {
    expect(sourced(2, { text: "1.3.4" })).toEqual({ value: 2, source: { text: "1.3.4" } });
  });
});
