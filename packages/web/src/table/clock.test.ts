import type { ClockShown } from "@sandtable/protocol";
import { describe, expect, it } from "vitest";
import { fetchWords, wordsOf } from "../words/index.ts";
import { leftNow, PACES, paceWords, timeWords } from "./clock.ts";
import { withUpdate } from "./state.ts";

await fetchWords("de");
const [words, german] = [wordsOf("en"), wordsOf("de")];

describe("A clock on the page", () => {
  const clock: ClockShown = { left: { british: 60_000, mcp: 90_000 }, running: "british" };

  it("runs for whoever is to move, and not below nothing", () => {
    expect(leftNow(clock, "british", 10_000)).toBe(50_000);
    expect(leftNow(clock, "mcp", 10_000)).toBe(90_000);
    expect(leftNow(clock, "british", 100_000)).toBe(0);
  });

  it("stands for as long as it was told to", () => {
    const standing = { ...clock, standsFor: 20_000 };
    expect(leftNow(standing, "british", 15_000)).toBe(60_000);
    expect(leftNow(standing, "british", 25_000)).toBe(55_000);
  });

  it("shows seconds when they matter, and days when they do not", () => {
    const times = [0, 1, 61_000, 3_600_000, 86_400_000 * 2 + 3_600_000 * 5].map((time) =>
      timeWords(words, time),
    );
    expect(times).toEqual(["0:00", "0:01", "1:01", "1:00:00", "2 d 5 h"]);
  });

  it("has every pace in words", () => {
    expect(PACES.map((pace) => paceWords(words, pace))).toEqual([
      "1 hour each, and a minute more for every turn",
      "3 hours each, and 2 minutes more for every turn",
      "3 days each, and a day more for every turn; 14 days of holiday a year",
      "7 days each, and 2 days more for every turn; 30 days of holiday a year",
    ]);
    const odd = { bank: 90, bonus: 5, cap: 90, warning: 0, holidays: 0 };
    expect(paceWords(german, odd)).toBe("1:30 für jeden, und 0:05 mehr für jeden Zug");
  });
});

it("What was taken back by consent is gone from the log, whoever's turn it was", () => {
  const steps = [1, 2, 3].map((at) => ({ at, events: [] }));
  const update = { number: 5, act: "take-back", entries: 1, events: [], kept: 1, view: null } as const;
  expect(withUpdate(steps, update).map(({ at }) => at)).toEqual([1]);
  expect(withUpdate(steps, { ...update, act: "claim", entries: 3 }).map(({ at }) => at)).toEqual([
    1, 2, 3, 3,
  ]);
});
