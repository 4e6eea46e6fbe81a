import { describe, expect, it } from "vitest";
import { BOMBARDMENT } from "./data/tables.ts";
import { ACTIVE, placeName, SUPPRESSED } from "./state.ts";
import { keys, played, position, unit } from "./testing/index.ts";
import { IS_SUPPLY, UNITS_OF } from "./units.ts";

/** Exceptions and small print that no other test names: read against the book by somebody who wanted to find one that is not kept. */

const ALLIES = 1;
const dieFor = (column: number, result: string): string =>
  `die:${BOMBARDMENT[column].indexOf(result as never) + 1}`;
const supplyOf = (g: ReturnType<typeof position>, hex: string): number =>
  UNITS_OF[ALLIES].filter((each) => IS_SUPPLY[each] === 1 && placeName(g.at[each]) === hex).length;

describe("16.8 bombardment", () => {
  const bombed = (stacks: string, points: number, result: string, column: number) => {
    const g = position({ stage: "strikes", stacks, air: { japanese: { strike: points } } });
    const course = played(
      g,
      "to:2510",
      ...(points > 1 ? [`count:${points}`] : []),
      "end",
      dieFor(column, result),
    );
    return { g, ...course };
  };

  it("16.84, MB-48 counts one column for antiaircraft, suppressed or not, however many units stand by", () => {
    const { g, events } = bombed("2510: a-8ind a-1h~; 2410: a-2h", 2, "AA", 1);
    expect(events).toContainEqual(expect.objectContaining({ kind: "bombarded", guns: 1, column: 1 }));
    expect(events).toContainEqual(expect.objectContaining({ kind: "shot-down", eliminated: true }));
    expect(g.points[ALLIES]).toBe(2);
  });

  it("16.81(2) shifts never go below the first column", () => {
    // One point, less one for the jungle and one for the guns.
    const g = position({ stage: "strikes", stacks: "0201: a-8ind a-1h", air: { japanese: { strike: 1 } } });
    const { events } = played(g, "to:0201", "end", dieFor(0, "AA"));
    expect(events).toContainEqual(expect.objectContaining({ terrain: 1, guns: 1, column: 0, result: "AA" }));
  });

  it("8.4, 16.83, 19.3 and MB-50 costs those who are suppressed already no more than another point of supply", () => {
    const { g } = bombed("2510: a-8ind~ a-8a-hq! a-sup-01 a-sup-02", 3, "S", 3);
    expect(supplyOf(g, "2510")).toBe(1);
    expect([g.has(unit("a-8ind"), SUPPRESSED), g.has(unit("a-8a-hq"), ACTIVE)]).toEqual([true, false]);
    // 19.3 An HQ is never suppressed itself.
    expect(g.has(unit("a-8a-hq"), SUPPRESSED)).toBe(false);
  });
});

describe("22.0 the sea", () => {
  it("26.2, MB-60 an Allied amphibious unit on the map fetches nobody from the base, one in the base does", () => {
    const off = position({ phasing: "allied", stacks: "3845: a-mc-amph; base: a-1m; 2510: a-8ind" });
    expect(played(off, "sealift", "unit:a-mc-amph").decision?.about).toMatchObject({
      kind: "landfall",
      loaded: 1,
    });
    const from = position({ phasing: "allied", stacks: "base: a-mc-amph a-1m; 2510: a-8ind" });
    expect(keys(played(from, "sealift", "unit:a-mc-amph"))).toContain("unit:a-1m");
  });

  it("26.8, 12.5, MB-68 a full load and its boats are ten: the HQ that came with them turns inactive at the end of the phase", () => {
    const aboard = "j-1-9-amph j-5-hq! j-11-5 j-21-5 j-1-tk j-5-rec";
    const land = (...left: readonly string[]): boolean => {
      const g = position({ stacks: `base: ${aboard}; 1013: a-6ind` });
      const load = ["j-5-hq", "j-11-5", "j-21-5", "j-1-tk", "j-5-rec"].filter((id) => !left.includes(id));
      const sails = left.length > 0 ? ["set-sail"] : [];
      played(g, "sealift", "unit:j-1-9-amph", ...load.map((id) => `unit:${id}`), ...sails, "to:1002", "end");
      expect(placeName(g.at[unit("j-5-hq")])).toBe("1002");
      return g.has(unit("j-5-hq"), ACTIVE);
    };
    expect(land()).toBe(false);
    expect(land("j-5-rec")).toBe(true);
  });
});

describe("26.2 the north edge", () => {
  // Of sixteen half points; 0201 is jungle.
  it.each([
    ["0701", "by the road", 15],
    ["0301", "by the trail", 14],
    ["0201", "over the ground", 12],
  ])("MB-62 is entered as from one hex outside: at %s %s", (hex, _, left) => {
    const g = position({ stacks: "base: j-11-5; 1013: a-6ind" });
    expect(played(g, "unit:j-11-5", `to:${hex}`).decision?.about).toMatchObject({ kind: "step", left });
  });
});

describe("7.0, 8.0 logistics", () => {
  it("4.1, MB-81 take off the suppression of the side whose they are, not of the other", () => {
    const g = position({
      stage: "reorganisation",
      phasing: "japanese",
      stacks: "1003: j-11-5~ j-sup-01; 1013: a-6ind~",
    });
    played(g);
    expect([g.has(unit("j-11-5"), SUPPRESSED), g.has(unit("a-6ind"), SUPPRESSED)]).toEqual([false, true]);
    played(g, "end", "end");
    expect(g.has(unit("a-6ind"), SUPPRESSED)).toBe(false);
  });

  it("7.4, MB-82 leave an HQ active that nobody has paid for until its own side has spent, not the other", () => {
    const g = position({
      stage: "spending",
      phasing: "japanese",
      stacks: "1003: j-5-hq! j-sup-01; 1013: a-11ind-hq! a-sup-01",
    });
    played(g, "end");
    expect([g.has(unit("j-5-hq"), ACTIVE), g.has(unit("a-11ind-hq"), ACTIVE)]).toEqual([false, true]);
    played(g, "end", "end");
    expect(g.has(unit("a-11ind-hq"), ACTIVE)).toBe(false);
  });

  it("12.5, 7.3 turn an HQ inactive again that was paid for in an overstacked hex", () => {
    const crowd = "j-11-5 j-21-5 j-41-5";
    const paid = (stack: string): boolean => {
      const g = position({
        stage: "spending",
        stacks: `1003: j-5-hq ${stack}; 1013: a-6ind`,
        hand: { "japanese-staff": 1 },
      });
      const staff = keys(played(g)).find((key) => key.startsWith("staff"));
      expect(staff).toBeDefined();
      played(g, staff as string, "unit:j-5-hq", "end");
      return g.has(unit("j-5-hq"), ACTIVE);
    };
    expect(paid("j-11-5 j-21-5")).toBe(true);
    expect(paid(crowd)).toBe(false);
  });
});
