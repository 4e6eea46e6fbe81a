import { describe, expect, it } from "vitest";
import { GRID } from "./map.ts";
import {
  type Campaign,
  ELIMINATED,
  LATER,
  OFF_MAP,
  SURRENDERED,
  UNIT_COUNT,
  type Whereabouts,
} from "./state.ts";
import { atStart, played, position, unit } from "./testing/index.ts";
import { UNITS } from "./units.ts";
import { judge, levelOf, score } from "./victory.ts";

const empty = (): Campaign => position({ turn: 10, units: {} });
const put = (g: Campaign, place: Whereabouts, ...ids: readonly string[]): Campaign => {
  for (const id of ids) g.put(unit(id), place);
  return g;
};
const ALLIED_IDS = UNITS.filter(({ nation }) => nation !== "japanese").map(({ id }) => id);
const JAPANESE_IDS = UNITS.filter(({ nation }) => nation === "japanese").map(({ id }) => id);

describe("10.0 Victory points", () => {
  it("10.0 twenty for each Allied fortress that has fallen", () => {
    const g = empty();
    g.stands[0] = 0;
    expect(score(g).japanese).toBe(20);
    g.stands[1] = 0;
    expect(score(g).japanese).toBe(40);
  });

  it("10.0 Palau is no enemy fortress of the Japanese, and brings the Allies nothing", () => {
    const g = empty();
    g.stands[2] = 0;
    expect(score(g)).toMatchObject({ japanese: 0, allied: 0 });
  });

  it("10.0 two for each enemy unit that surrendered, on either side; nothing for the eliminated", () => {
    const g = put(empty(), SURRENDERED, "gb-6", "gb-15", "us-air", "jp-11");
    expect(score(g)).toMatchObject({ japanese: 6, allied: 2, margin: 4 });
    expect(score(put(empty(), ELIMINATED, "gb-6", "jp-11"))).toMatchObject({ japanese: 0, allied: 0 });
  });

  it("10.0 five for Hong Kong", () => {
    const g = empty();
    g.hongKong.fallen = true;
    expect(score(g)).toMatchObject({ japanese: 5, margin: 5 });
  });

  it("10.0 one for each Allied unit and air unit that survives, on the map or off it", () => {
    const g = position({ turn: 10, units: { "gb-6": "0813", "nl-medan": "0312", "us-air": "2204" } });
    put(g, OFF_MAP, "gb-55");
    expect(score(g)).toMatchObject({ allied: 4, margin: -4 });
  });

  it("10.0 disrupted and unsupplied units survive too", () => {
    const g = position({ turn: 10, units: { "gb-6": "0804" } });
    g.recovers[unit("gb-6")] = 20;
    expect(score(g).allied).toBe(1);
  });

  it("10.0 Japanese survivors count for nobody", () => {
    const g = position({ turn: 10, units: { "jp-11": "0813", "jp-air3": "1006" } });
    put(g, OFF_MAP, "jp-1for", "jp-cv1");
    expect(score(g)).toMatchObject({ japanese: 0, allied: 0 });
  });

  it("10.0 a Home Guard that was never called is no survivor; called, it is", () => {
    expect(score(put(empty(), LATER, "nl-guard1", "nl-guard2")).allied).toBe(0);
    const g = position({ turn: 10, units: { "nl-guard1": "1018" } });
    expect(score(put(g, LATER, "nl-guard2")).allied).toBe(1);
  });

  it("10.0 fortress counters are no units: everybody alive is 53 troop units and three air units", () => {
    const g = empty();
    put(g, OFF_MAP, ...ALLIED_IDS.filter((id) => UNITS[unit(id)].size !== "division"));
    for (const id of ALLIED_IDS) if (UNITS[unit(id)].size === "division") put(g, GRID.hexes[0], id);
    expect(score(g).allied).toBe(56);
    expect(ALLIED_IDS).toHaveLength(56);
  });

  it("10.0 at the start nobody has surrendered and the reinforcements have not come", () => {
    const g = atStart();
    const later = UNITS.filter(({ start }) => "turn" in start || "homeGuard" in start).length;
    expect(score(g)).toMatchObject({ japanese: 0, allied: 56 - later });
  });

  it("10.0 the lines add up to the totals", () => {
    const g = put(atStart(), SURRENDERED, "gb-6", "us-4mar", "jp-11", "jp-21", "jp-41");
    g.stands[0] = 0;
    g.hongKong.fallen = true;
    const { lines, japanese, allied } = score(g);
    const sum = (seat: string) =>
      lines.filter((line) => line.seat === seat).reduce((total, line) => total + line.points, 0);
    expect(japanese).toBe(20 + 2 * 2 + 5);
    expect(sum("japanese")).toBe(japanese);
    expect(sum("allied")).toBe(allied);
    expect(lines.find(({ cause }) => cause === "surrendered-japanese")).toMatchObject({
      count: 3,
      points: 6,
    });
  });

  it("10.0 all that the Japanese can win: 157 points", () => {
    const g = put(empty(), SURRENDERED, ...ALLIED_IDS);
    g.stands[0] = 0;
    g.stands[1] = 0;
    g.hongKong.fallen = true;
    expect(score(g)).toMatchObject({ japanese: 40 + 112 + 5, allied: 0, level: "japanese-overwhelming" });
    expect(UNIT_COUNT - ALLIED_IDS.length).toBe(JAPANESE_IDS.length);
  });
});

describe("10.0 The victory chart", () => {
  it.each([
    [-200, "allied-overwhelming"],
    [-1, "allied-overwhelming"],
    [0, "allied-overwhelming"],
    [1, "allied"],
    [20, "allied"],
    [21, "draw"],
    [40, "draw"],
    [41, "japanese"],
    [60, "japanese"],
    [61, "japanese-overwhelming"],
    [157, "japanese-overwhelming"],
  ] as const)("10.0 a margin of %i is %s", (margin, level) => {
    expect(levelOf(margin)).toBe(level);
  });

  /** A table whose margin is just so: Hong Kong and surrendered Allied units, less some survivors. */
  function withMargin(margin: number): Campaign {
    const g = empty();
    if (margin >= 41) {
      g.stands[0] = 0;
      g.stands[1] = 0;
    }
    const rest = margin - (margin >= 41 ? 40 : 0);
    const up = Math.max(0, Math.ceil(rest / 2));
    put(g, SURRENDERED, ...ALLIED_IDS.slice(0, up));
    put(g, OFF_MAP, ...["gb-6", "nl-1", "us-31", "gb-55"].slice(0, up * 2 - rest));
    expect(score(g).margin).toBe(margin);
    return g;
  }

  it.each([
    { margin: 0, winners: ["allied"], level: "allied-overwhelming" },
    { margin: 1, winners: ["allied"], level: "allied" },
    { margin: 20, winners: ["allied"], level: "allied" },
    { margin: 21, winners: [], level: "draw" },
    { margin: 40, winners: [], level: "draw" },
    { margin: 41, winners: ["japanese"], level: "japanese" },
    { margin: 60, winners: ["japanese"], level: "japanese" },
    { margin: 61, winners: ["japanese"], level: "japanese-overwhelming" },
  ])("10.0 $margin points: won by $winners, $level", ({ margin, winners, level }) => {
    const g = withMargin(margin);
    judge(g);
    expect(g.outcome).toMatchObject({ winners, reason: "10.0" });
    expect(g.stage).toBe("over");
    expect(score(g).level).toBe(level);
    expect((g.outcome?.scores.allied ?? 0) + (g.outcome?.scores.japanese ?? 0)).toBe(1);
  });

  it("10.0 every point is worth something to the Japanese, and the middle of a draw is half", () => {
    const worth = [0, 1, 2, 21, 30, 31, 40, 41, 61, 62].map((margin) => {
      const g = withMargin(margin);
      judge(g);
      return g.outcome?.scores.japanese ?? -1;
    });
    expect([...worth].sort((a, b) => a - b)).toEqual(worth);
    expect(new Set(worth).size).toBe(worth.length);
    expect(worth[4] + worth[5]).toBe(1);
  });

  it("10.0 the points are counted at the end of turn 10, after the Japanese player-turn, and not before", () => {
    const g = position({ turn: 10, phasing: "japanese", stage: "end", units: { "gb-6": "0813" } });
    const { events, decision } = played(g);
    expect(decision).toBeUndefined();
    expect(events.at(-1)).toEqual({
      kind: "over",
      rule: "10.0",
      japanese: 0,
      allied: 1,
      margin: -1,
      level: "allied-overwhelming",
    });
    const nine = position({ turn: 9, phasing: "japanese", stage: "end", units: { "gb-6": "0813" } });
    played(nine);
    expect(nine.outcome).toBeUndefined();
    const half = position({
      turn: 10,
      phasing: "allied",
      stage: "end",
      units: { "gb-6": "0813", "jp-11": "1205" },
    });
    half.hongKong.fallen = true;
    played(half);
    expect(half.outcome).toBeUndefined();
  });

  it("10.0 nothing ends the game earlier, not even a map without Allies", () => {
    const g = position({ turn: 3, phasing: "japanese", stage: "end", units: { "jp-11": "1205" } });
    g.hongKong.fallen = true;
    played(g);
    expect(g.outcome).toBeUndefined();
    expect(g.turn).toBe(4);
  });
});
