import { describe, expect, it } from "vitest";
import { counted, mean, median, quantile, wilson } from "./statistics.ts";
import { pointsOf, tallyOf } from "./tally.ts";

describe("the Wilson interval", () => {
  it("is that of the textbooks", () => {
    const [low, high] = wilson(0.5, 100);
    expect([low.toFixed(4), high.toFixed(4)]).toEqual(["0.4038", "0.5962"]);
    const [lowest, highest] = wilson(1, 20);
    expect(lowest.toFixed(4)).toBe("0.8389");
    expect(highest).toBe(1);
    expect(wilson(0, 20)[0]).toBe(0);
  });

  it("holds everything when nothing was played", () => {
    expect(wilson(0.5, 0)).toEqual([0, 1]);
  });
});

describe("figures of many values", () => {
  it("have a mean, a middle and a share", () => {
    const values = [10, 2, 3, 1];
    expect([mean(values), median(values), quantile(values, 0.75), quantile(values, 0.76)]).toEqual([
      4, 2.5, 3, 10,
    ]);
    expect(median([3, 1, 2])).toBe(2);
    expect([mean([]), median([]), quantile([], 0.95)]).toEqual([0, 0, 0]);
  });

  it("count words, the most frequent first", () => {
    expect(Object.entries(counted(["b", "c", "a", "c"]))).toEqual([
      ["c", 2],
      ["a", 1],
      ["b", 1],
    ]);
  });
});

describe("a tally", () => {
  it("counts a draw for half", () => {
    const points = [["red"], ["blue"], [], ["red", "blue"]].map((winners) =>
      pointsOf({ winners, scores: {}, reason: "" }, "red"),
    );
    expect(points).toEqual([1, 0, 0.5, 0.5]);
    expect(tallyOf(points)).toMatchObject({ games: 4, wins: 1, draws: 2, rate: 0.5 });
  });

  it("of no games is undecided", () => {
    expect(tallyOf([])).toEqual({ games: 0, wins: 0, draws: 0, rate: 0.5, ci95: [0, 1] });
  });
});
