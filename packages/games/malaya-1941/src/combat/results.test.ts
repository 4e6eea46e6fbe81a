import { describe, expect, it } from "vitest";
import { GRID } from "../map.ts";
import { ACTIVE } from "../state.ts";
import { keys } from "../testing/index.ts";
import { fought, isCombat, phase, story, whereabouts } from "./testing.ts";

// 3139 lies north of 3140, in open country.
const EQUAL = { "j-11-5": "3139", "a-8ind": "3140" };
const THREE_TO_ONE = { "j-11-5": "3139", "j-21-5": "3139", "j-41-5": "3139", "a-8ind": "3140" };
const ONE_TO_TWO = { "j-11-5": "3139", "a-8ind": "3140", "a-22ind": "3140" };

describe("the results of the Assault table", () => {
  it("14.5, 15.0 AZ: all attackers are eliminated for good, the defender may pursue", () => {
    const g = phase({ units: { "j-b228-01": "3139", "a-8ind": "3140" } });
    const course = fought(g, "assault", "die:1");
    expect(story(course.events)).toEqual(["destroyed j-b228"]);
    expect(course.decision).toMatchObject({ seat: "allied", about: { kind: "pursuit", unit: "a-8ind" } });
    expect(keys(course)).toEqual(["to:3139", "stay"]);
    expect(g.points[1]).toBe(1);
    fought(g, "to:3139");
    expect(whereabouts(g, "a-8ind", "j-b228-01")).toEqual(["3139", "eliminated"]);
  });

  it("14.5, 9.3 AE: what breaks down keeps one battalion, which goes back two; the rest is lost; pursuit", () => {
    const units = { ...ONE_TO_TWO, "j-1-17-aa": "3139", "j-b228-14": "3139", "a-12ind": "3140" };
    const g = phase({ units });
    const course = fought(g, "assault", "die:2");
    expect(course.decision?.about).toEqual({ kind: "survivor", face: "j-11-5" });
    // Two alike are offered once.
    expect(keys(course)).toEqual(["unit:j-b228-01", "unit:j-b128-01"]);
    const back = fought(g, "unit:j-b228-01");
    expect(story(back.events)).toEqual(["lost j-b228", "lost j-b128", "lost j-1-17-aa", "lost j-b228"]);
    expect(back.decision?.about).toMatchObject({ kind: "retreat", unit: "j-b228-01", length: 2 });
    for (const key of keys(back)) expect(GRID.distance(GRID.find("3139"), GRID.find(key.slice(3)))).toBe(2);
    const chase = fought(g, keys(back)[0]);
    expect(chase.decision).toMatchObject({ seat: "allied", about: { kind: "pursuit" } });
  });

  it("14.5, 15.23 AS: the attacker loses half of his attack and goes back one; pursuit", () => {
    const g = phase({ units: EQUAL });
    const course = fought(g, "assault", "die:1", "unit:j-11-5");
    // 15.24: counted with the battalions, 5 factors: three of them are lost, exactly.
    expect(course.decision?.about).toEqual({ kind: "loss", left: 3 });
    expect(keys(course)).toEqual(["unit:j-b228-01", "unit:j-b128-01"]);
    const after = fought(g, "unit:j-b228-01");
    expect(story(after.events)).toEqual(["lost j-b228", "lost j-b128"]);
    expect(after.decision?.about).toMatchObject({ kind: "retreat", unit: "j-b228-02", length: 1 });
    const chase = fought(g, "to:3138");
    expect(story(chase.events)).toEqual(["retreated j-b228 3138"]);
    expect(keys(chase)).toEqual(["to:3139", "stay"]);
  });

  it("MB-119 without breaking down the least total above half is lost: the whole unit", () => {
    const g = phase({ units: EQUAL });
    const course = fought(g, "assault", "die:1", "end");
    expect(story(course.events)).toEqual(["lost j-11-5"]);
    expect(g.points[1]).toBe(3);
  });

  it("15.1, 14.5 BB: the defender first, then the attacker, each half of its own; no pursuit while both stand", () => {
    const g = phase({ units: EQUAL });
    const course = fought(g, "assault", "die:3");
    expect(course.decision).toMatchObject({
      seat: "allied",
      about: { kind: "break-down", needed: 6, total: 6 },
    });
    // 1-2-6 battalions: 3 of 6 cannot be had with twos, so 4.
    const next = fought(g, "unit:a-8ind", "unit:j-11-5");
    expect(story(next.events)).toEqual([
      "broken-down a-8ind",
      "lost a-b126",
      "lost a-b126",
      "broken-down j-11-5",
    ]);
    const end = fought(g, "unit:j-b228-01");
    expect(story(end.events)).toEqual(["lost j-b228", "lost j-b128"]);
    expect(isCombat(g)).toBe(false);
  });

  it("14.5 BB: the attacker loses his half even if the defender is gone, and may pursue", () => {
    const g = phase({ units: EQUAL });
    const course = fought(g, "assault", "die:3", "end", "unit:j-11-5", "unit:j-b228-01");
    expect(story(course.events)).toEqual(["lost a-8ind", "broken-down j-11-5", "lost j-b228", "lost j-b128"]);
    expect(course.decision).toMatchObject({
      seat: "japanese",
      about: { kind: "pursuit", unit: "j-b228-02" },
    });
  });

  it("14.5 BB: the defender may pursue when the attacker alone is wiped out", () => {
    const g = phase({ units: EQUAL });
    const course = fought(g, "assault", "die:3", "unit:a-8ind", "end");
    expect(story(course.events).at(-1)).toBe("lost j-11-5");
    expect(course.decision).toMatchObject({ seat: "allied", about: { kind: "pursuit" } });
  });

  it("14.5 DS: the defender loses half of his defence and goes back one; pursuit", () => {
    const g = phase({ units: EQUAL });
    const course = fought(g, "assault", "die:5", "unit:a-8ind");
    expect(story(course.events)).toEqual(["broken-down a-8ind", "lost a-b126", "lost a-b126"]);
    // 15.33 not into the zone of 3139.
    expect(keys(course)).toEqual(["to:3240", "to:3141", "to:3040"]);
    const chase = fought(g, "to:3141");
    expect(keys(chase)).toEqual(["to:3140", "stay"]);
    fought(g, "to:3140");
    expect(whereabouts(g, "j-11-5", "a-b126-03")).toEqual(["3140", "3141"]);
  });

  it("14.5 DE: the defender keeps a battalion of what breaks down, two hexes back; pursuit of one", () => {
    const g = phase({ units: { ...THREE_TO_ONE, "a-sup-01": "3140" } });
    const course = fought(g, "assault", "die:4");
    expect(story(course.events)).toEqual(["broken-down a-8ind", "lost a-b126", "lost a-b126", "lost a-sup"]);
    expect(course.decision?.about).toMatchObject({ kind: "retreat", length: 2 });
    const chase = fought(g, "to:3142", "to:3140");
    expect(chase.decision?.about).toMatchObject({ kind: "pursuit", unit: "j-21-5", further: false });
  });

  it("14.5 DZ: all defenders are eliminated for good; pursuit", () => {
    const g = phase({ units: THREE_TO_ONE });
    const course = fought(g, "assault", "die:6");
    expect(story(course.events)).toEqual(["destroyed a-8ind"]);
    expect(course.decision).toMatchObject({ seat: "japanese", about: { kind: "pursuit" } });
    expect(g.points).toEqual([3, 0]);
  });
});

describe("the results of the Raid table", () => {
  it("14.5 CT: nothing", () => {
    const g = phase({ units: EQUAL });
    expect(story(fought(g, "raid", "die:3").events)).toEqual([]);
    expect(isCombat(g)).toBe(false);
  });

  it("15.32, 14.5 AM: the attacker loses half and routs by a die each; pursuit", () => {
    const g = phase({
      units: { "j-b228-01": "3139", "j-b228-02": "3139", "a-8ind": "3140", "a-22ind": "3140" },
    });
    const course = fought(g, "raid", "die:1");
    expect(story(course.events)).toEqual(["lost j-b228"]);
    expect(course.decision?.about).toEqual({ kind: "die.rout", face: "j-b228", hex: "3139" });
    const rout = fought(g, "die:3");
    expect(rout.decision?.about).toMatchObject({ kind: "retreat", length: 3 });
    const chase = fought(g, keys(rout)[0]);
    expect(chase.decision).toMatchObject({ seat: "allied", about: { kind: "pursuit" } });
  });

  it("15.42, 15.31 and MB-118 DM: the defender loses half and routs; the attacker may pursue two hexes", () => {
    const g = phase({ units: THREE_TO_ONE });
    const course = fought(g, "raid", "die:4", "unit:a-8ind", "die:1", "to:3141", "to:3140");
    expect(course.decision?.about).toMatchObject({ kind: "pursuit", unit: "j-11-5", further: true });
    expect(keys(course)).not.toContain("to:3141");
    // Back where it started is no pursuit.
    expect(keys(course)).not.toContain("to:3139");
    fought(g, "to:3040", "stay", "to:3140", "stay");
    expect(whereabouts(g, "j-11-5", "j-21-5", "j-41-5")).toEqual(["3040", "3139", "3140"]);
  });

  it("W6, 15.22, 9.3 and MB-123 AA and DA are taken in one of three ways", () => {
    const start = () => phase({ units: EQUAL });
    expect(keys(fought(start(), "raid", "die:1"))).toEqual(["break-down", "break-and-lose", "lose"]);
    const both = start();
    const worn = fought(both, "raid", "die:1", "break-and-lose");
    expect(worn.decision?.about).toEqual({ kind: "battalion-lost", face: "j-11-5" });
    expect(story(fought(both, "unit:j-b128-01").events)).toEqual(["lost j-b128"]);
    expect(whereabouts(both, "j-b228-01", "j-b228-02")).toEqual(["3139", "3139"]);
    const alone = start();
    expect(story(fought(alone, "raid", "die:1", "break-down").events)).toEqual(["broken-down j-11-5"]);
    const whole = start();
    const lost = fought(whole, "raid", "die:5", "lose");
    expect(lost.events).toContainEqual(expect.objectContaining({ kind: "eliminated", face: "a-8ind" }));
  });

  it("W7, 15.42 an attrition that empties the hex gives no pursuit", () => {
    const g = phase({ units: EQUAL });
    fought(g, "raid", "die:5", "lose");
    expect(isCombat(g)).toBe(false);
    expect(whereabouts(g, "j-11-5", "a-8ind")).toEqual(["3139", "replaceable"]);
  });
});

describe("15.2 losses", () => {
  it("MB-121 attackers without factors are lost besides, battalions just made too", () => {
    const units = { "a-1m": "3139", "a-3h": "3139", "j-11-5": "3140" };
    const g = phase({ units, phasing: "allied" });
    const course = fought(g, "assault", "die:3", "unit:a-1m");
    expect(story(course.events)).toEqual([
      "broken-down a-1m",
      "lost a-b015",
      "lost a-b015",
      "lost a-b015",
      "lost a-3h",
    ]);
  });

  it("MB-134, 15.11 and 15.12 an HQ out of the battle is not touched; one that attacked is", () => {
    const units = { ...EQUAL, "j-ig-hq": "3138", "j-5-hq": "3139" };
    const g = phase({ units, flags: { "j-ig-hq": ACTIVE } });
    const course = fought(g, "assault", "die:1", "end");
    expect(story(course.events)).toEqual(["lost j-11-5", "lost j-5-hq"]);
    expect(whereabouts(g, "j-ig-hq")).toEqual(["3138"]);
  });

  it("12.5, 14.26 and MB-103 an overstacked defender names nine; all his units suffer", () => {
    const units = { ...THREE_TO_ONE, "a-22ind": "3140", "a-6ind": "3140", "a-12ind": "3140" };
    const g = phase({ units });
    const course = fought(g);
    expect(course.decision).toMatchObject({
      seat: "allied",
      about: { kind: "fighter", hex: "3140", room: 9 },
    });
    const next = fought(g, "unit:a-8ind", "unit:a-22ind", "unit:a-6ind", "assault");
    expect(next.events).toContainEqual(expect.objectContaining({ kind: "idle", faces: ["a-12ind"] }));
    expect(next.events).toContainEqual(expect.objectContaining({ kind: "odds", attack: 18, defence: 18 }));
    const lost = fought(g, "die:5", "end");
    // Half of all 24 factors.
    expect(lost.decision?.about).toEqual({ kind: "loss", left: 12 });
  });

  it("MB-119 refuses what would make the loss inexact", () => {
    const units = {
      "j-11-5": "3139",
      "j-1-tk": "3139",
      "j-b126-01": "3139",
      "a-8ind": "3140",
      "a-12ind": "3140",
    };
    const g = phase({ units });
    // 10 factors: half is 5, and 6, 3, 1 can only make 6 (the regiment alone; 3 and 1 are too few).
    const course = fought(g, "assault", "die:2", "end");
    expect(story(course.events)).toEqual(["lost j-11-5"]);
  });
});

describe("15.21, MB-125 surrounded", () => {
  it("all ways out in enemy zones: lost for good, and both sides were told", () => {
    const units = {
      "j-b228-01": "3140",
      "a-8ind": "3139",
      "a-22ind": "3142",
      "a-6ind": "3340",
      "a-15ind": "2940",
    };
    const g = phase({ units });
    const course = fought(g);
    expect(course.events).toContainEqual(
      expect.objectContaining({ kind: "cut-off", hexes: ["3140"], faces: ["j-b228"] }),
    );
    const lost = fought(g, "assault", "die:2");
    expect(story(lost.events)).toEqual(["destroyed j-b228"]);
  });

  it("one free hex is enough for the replaceable box; friendly units in it change nothing", () => {
    const units = { "j-b228-01": "3140", "a-8ind": "3139", "a-22ind": "3142", "a-6ind": "3340" };
    const g = phase({ units });
    const lost = fought(g, "assault", "die:2");
    expect(story(lost.events)).toEqual(["lost j-b228"]);
  });
});
