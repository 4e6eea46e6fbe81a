import { nextQuestion, type Play } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { ALLIED, JAPANESE } from "../map.ts";
import { play } from "../play.ts";
import {
  ACTIVE,
  type Campaign,
  DAMAGED,
  LOST,
  markerOf,
  placeName,
  RESERVE,
  STRIKE,
  SUPPRESSED,
} from "../state.ts";
import { type Course, keys, type Made, plainly, position, unit } from "../testing/index.ts";

const at = (g: Campaign, id: string): string => placeName(g.at[unit(id)]);

/** Strikes as far as the answers go, or to the combat phase. */
function strike(
  made: Made,
  answers: readonly string[],
  prepare?: (g: Campaign) => void,
): Course & { g: Campaign } {
  const g = position({ stage: "strikes", ...made });
  prepare?.(g);
  const events: Course["events"][number][] = [];
  g.log = (event) => events.push(plainly(event));
  const left = [...answers];
  while (g.stage !== "contact") {
    const part: Play = play(g);
    let question = nextQuestion(part);
    while (question) {
      const key = left.shift();
      if (key === undefined) return { g, events, decision: question };
      const choice = question.choices.find((each) => each.key === key);
      if (!choice)
        throw new Error(
          `"${key}" does not answer ${question.about.kind}: ${question.choices.map((each) => each.key)}`,
        );
      question = nextQuestion(part, choice);
    }
  }
  expect(left).toEqual([]);
  return { g, events, decision: undefined };
}
const result = ({ events }: Course) => events.find(({ kind }) => kind === "bombarded");

describe("16.8 placing", () => {
  const made: Made = {
    units: { "a-8ind": "2510", "a-kc": "1413", "j-56-18": "1002" },
    air: { japanese: { strike: 8 } },
  };

  it("12.7, 16.82 and 26.1 names stacks of the enemy anywhere, and at most six points on one", () => {
    expect(keys(strike(made, [])).toSorted()).toEqual(["end", "to:1413", "to:2510"]);
    expect(keys(strike(made, ["to:2510"]))).toEqual([1, 2, 3, 4, 5, 6].map((count) => `count:${count}`));
    const { decision, g } = strike(made, ["to:2510", "count:6"]);
    expect(keys({ decision, events: [] })).toEqual(["to:1413", "end"]);
    expect(decision?.closed?.().map(({ key, why }) => [key, why.key])).toEqual([["to:2510", "bar.placed"]]);
    expect(g.strikes).toHaveLength(1);
    expect(keys(strike(made, ["to:2510", "count:6", "to:1413"]))).toEqual(["count:1", "count:2"]);
  });

  it("26.13a gives the Allies three", () => {
    const allied: Made = { phasing: "allied", units: made.units ?? {}, air: { allied: { strike: 5 } } };
    expect(keys(strike(allied, ["to:1002"]))).toEqual(["count:1", "count:2", "count:3"]);
  });

  it("is over before the first die, and resolved in any order", () => {
    const { decision } = strike(made, ["to:2510", "count:3", "to:1413", "count:2", "end"]);
    expect(decision?.about.kind).toBe("bombardment");
    expect(keys({ decision, events: [] })).toEqual(["to:2510", "to:1413"]);
  });

  it("is skipped when there is nothing to place, unless that would tell of ships", () => {
    const quiet: Made = { units: { "a-kc": "1413", "j-56-18": "1002" } };
    expect(strike(quiet, []).decision).toBeUndefined();
    expect(strike({ units: made.units ?? {} }, []).decision?.secret).toEqual(["japanese"]);
    expect(strike({ phasing: "allied", units: made.units ?? {} }, []).decision).toBeUndefined();
  });
});

describe("16.81 resolving", () => {
  const allied: Made = {
    phasing: "allied",
    units: { "j-56-18": "1002", "j-sup-01": "1002", "j-sup-02": "1002", "j-5-hq": "1002" },
    flags: { "j-5-hq": ACTIVE },
    air: { allied: { strike: 3 } },
  };
  const bomb = (made: Made, die: number, ...more: string[]) =>
    strike(made, ["to:1002", "count:3", `die:${die}`, ...more]);

  it("W12, 8.0, 8.3, 16.83 and 19.3 an S suppresses the stack and costs a supply point, unseen by the bomber", () => {
    const course = bomb(allied, 4);
    const { g, events } = course;
    expect(result(course)).toMatchObject({
      strength: 3,
      terrain: 0,
      guns: 0,
      column: 3,
      die: 4,
      result: "S",
    });
    expect(g.has(unit("j-56-18"), SUPPRESSED)).toBe(true);
    expect(g.has(unit("j-5-hq"), ACTIVE)).toBe(false);
    expect(["j-sup-01", "j-sup-02"].map((id) => at(g, id)).sort()).toEqual(["1002", "mix"]);
    expect(g.points).toEqual([0, 0]);
    expect(events.filter(({ audience }) => !audience?.includes("japanese") && audience)).toEqual([]);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "shaken", audience: ["japanese"], supply: true }),
    );
    expect([g.air[ALLIED][STRIKE], g.air[ALLIED][RESERVE]]).toEqual([0, 3]);
  });

  it("16.85, 18.2 looks the same to the bomber whatever was hit", () => {
    const open = (made: Made) => bomb(made, 4).events.filter(({ audience }) => !audience);
    expect(open(allied)).toEqual(open({ ...allied, units: { "j-1-tk": "1002", "j-sup-01": "1002" } }));
  });

  it("tells when the last supply point is gone and the hex stands empty", () => {
    const { events } = bomb({ ...allied, units: { "j-sup-01": "1002" } }, 4);
    expect(events).toContainEqual(expect.objectContaining({ kind: "vacated", hex: "1002" }));
  });

  it("14.33 terrain shifts left, never below 0", () => {
    const made: Made = { phasing: "allied", units: { "j-56-18": "1309" }, air: { allied: { strike: 1 } } };
    expect(result(strike(made, ["to:1309", "die:6"]))).toMatchObject({
      terrain: 2,
      column: 0,
      result: "-",
    });
  });

  it("16.84 AA damages a point, and eliminates it where antiaircraft is in or next to the hex", () => {
    const damaged = bomb(allied, 1);
    expect(result(damaged)).toMatchObject({ result: "AA" });
    expect([RESERVE, STRIKE, DAMAGED, LOST].map((box) => damaged.g.air[ALLIED][box])).toEqual([2, 0, 1, 0]);
    const gunned = bomb(
      { ...allied, units: { ...allied.units, "j-20-aa": "1003" }, flags: { "j-20-aa": SUPPRESSED } },
      1,
    );
    expect(result(gunned)).toMatchObject({ guns: 1, column: 2 });
    expect([RESERVE, STRIKE, DAMAGED, LOST].map((box) => gunned.g.air[ALLIED][box])).toEqual([2, 0, 0, 1]);
    expect(gunned.g.points[JAPANESE]).toBe(1);
    const two = bomb({ ...allied, units: { ...allied.units, "j-20-aa": "1003", "j-32-aa": "1002" } }, 1);
    expect(result(two)).toMatchObject({ guns: 1 });
  });

  it("keeps points that were not placed for later", () => {
    const { g } = strike({ ...allied, air: { allied: { strike: 5 } } }, ["to:1002", "count:3", "die:1"]);
    expect([g.air[ALLIED][STRIKE], g.air[ALLIED][RESERVE], g.air[ALLIED][DAMAGED]]).toEqual([2, 2, 1]);
  });
});

describe("MB-51 D", () => {
  const bomb = (units: Record<string, string>, ...more: string[]) =>
    strike({ units: { "j-56-18": "1002", ...units }, air: { japanese: { strike: 6 } } }, [
      "to:2510",
      "count:6",
      "end",
      "die:6",
      ...more,
    ]);

  it("asks the owner, in secret, for one battalion equivalent", () => {
    const { decision } = bomb({
      "a-8ind": "2510",
      "a-9ind-hq": "2510",
      "a-12ind": "2510",
      "a-sup-01": "2510",
    });
    expect(decision).toMatchObject({ seat: "allied", telling: true, secret: ["allied"] });
    expect(keys({ decision, events: [] })).toEqual(["unit:a-9ind-hq", "unit:a-8ind"]);
  });

  it("takes a battalion of a brigade that breaks down, shows it, and suppresses the rest", () => {
    const { g, events } = bomb({ "a-8ind": "2510" }, "unit:a-8ind", "unit:a-b126-01");
    expect(at(g, "a-8ind")).toBe("broken-down");
    expect(at(g, "a-b126-01")).toBe("replaceable");
    expect(["a-b126-02", "a-b126-03"].map((id) => [at(g, id), g.has(unit(id), SUPPRESSED)])).toEqual([
      ["2510", true],
      ["2510", true],
    ]);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "eliminated", face: "a-b126", at: "2510" }),
    );
    expect(g.points[JAPANESE]).toBe(1);
  });

  it("MB-150 asks also when nothing can be lost", () => {
    const { decision } = bomb({ "a-12ind": "2510", "a-sup-01": "2510" });
    expect(keys({ decision, events: [] })).toEqual(["no-loss"]);
    const { g } = bomb({ "a-12ind": "2510", "a-sup-01": "2510" }, "no-loss");
    expect([at(g, "a-12ind"), at(g, "a-sup-01")]).toEqual(["2510", "mix"]);
    expect(g.has(unit("a-12ind"), SUPPRESSED)).toBe(true);
  });

  it("takes supply only where it stands alone", () => {
    const { g, events } = bomb({ "a-sup-01": "2510", "a-sup-02": "2510" }, "unit:a-sup-01");
    // One for the D, one for the S that follows.
    expect([at(g, "a-sup-01"), at(g, "a-sup-02")]).toEqual(["mix", "mix"]);
    expect(events.filter(({ kind }) => kind === "vacated")).toHaveLength(1);
    expect(g.points).toEqual([0, 0]);
  });

  it("counts coast guns as one", () => {
    const made: Made = { units: { "j-56-18": "1002", "a-sin-cd": "3844" }, air: { japanese: { strike: 6 } } };
    const { g } = strike(made, ["to:3844", "count:6", "end", "die:6", "unit:a-sin-cd"]);
    expect(at(g, "a-sin-cd")).toBe("replaceable");
    expect(g.points[JAPANESE]).toBe(3);
  });
});

describe("17.0 ships", () => {
  const made: Made = {
    units: { "j-56-18": "1002", "a-8ind": "2510", "a-kc": "1413", "a-11-cd": "0815" },
    hand: { "naval-ca": 1, "naval-dd": 1 },
  };

  it("26.11a fire at the coast and one hex inland", () => {
    expect(keys(strike(made, []))).toEqual(["to:2510", "to:0815", "end"]);
  });

  it("naval-ca, naval-dd and MB-33 fire alone or together, once a turn, and stay in hand", () => {
    const { decision } = strike(made, ["to:2510", "fire:naval-ca"]);
    expect(decision?.about).toEqual({ kind: "gunfire", hex: "2510", marker: "naval-dd" });
    const both = strike(made, ["to:2510", "fire:naval-ca", "yes", "die:4"]);
    expect(result(both)).toMatchObject({ strength: 5, column: 5, result: "S" });
    expect(both.g.fired).toHaveLength(2);
    expect(both.g.hand[markerOf("naval-ca")]).toBe(1);
    const again = strike(made, [], (g) => {
      g.fired = [markerOf("naval-ca"), markerOf("naval-dd")];
    });
    expect(again.decision).toBeUndefined();
  });

  it("16.81 take no harm from AA", () => {
    const { g } = strike(made, ["to:2510", "fire:naval-ca", "no", "end", "die:1"]);
    expect(g.hand[markerOf("naval-ca")]).toBe(1);
  });

  it("26.15b are shifted by coast guns, and lost to them for good", () => {
    const one = strike(made, ["to:0815", "fire:naval-ca", "no", "end", "die:1"]);
    expect(result(one)).toMatchObject({ guns: 2, terrain: 1, column: 0, result: "AA" });
    expect([one.g.hand[markerOf("naval-ca")], one.g.pool[markerOf("naval-ca")]]).toEqual([0, 0]);
    const two = strike(made, ["to:0815", "fire:naval-ca", "yes", "die:1"]);
    expect(two.decision?.about.kind).toBe("ship-loss");
    const { g, events } = strike(made, ["to:0815", "fire:naval-ca", "yes", "die:1", "fire:naval-dd"]);
    expect([g.hand[markerOf("naval-ca")], g.hand[markerOf("naval-dd")]]).toEqual([1, 0]);
    expect(events).toContainEqual(expect.objectContaining({ kind: "ship-lost", marker: "naval-dd" }));
  });

  it("force-z, MB-34 fires when it was committed, and goes to the pool", () => {
    const allied: Made = { phasing: "allied", units: { "j-56-18": "1002" }, hand: { "force-z": 1 } };
    expect(strike(allied, []).decision).toBeUndefined();
    const course = strike(allied, ["to:1002", "die:3"], (g) => {
      g.forceZ = true;
    });
    expect(result(course)).toMatchObject({ strength: 6, column: 6, result: "S" });
    const { g } = course;
    expect([g.forceZ, g.hand[markerOf("force-z")], g.pool[markerOf("force-z")]]).toEqual([false, 0, 1]);
  });
});
