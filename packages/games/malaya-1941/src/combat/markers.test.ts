import { describe, expect, it } from "vitest";
import { markerOf } from "../state.ts";
import { keys } from "../testing/index.ts";
import { fought, isCombat, phase, whereabouts } from "./testing.ts";

const EQUAL = { "j-11-5": "3139", "a-8ind": "3140" };
// In Thailand, in the open.
const THAI = { "j-11-5": "1003", "a-8ind": "1004" };

describe("MB-115 questions before the die", () => {
  it("MB-150 whoever holds a marker is asked, though it is another one; whoever holds none is not", () => {
    const g = phase({ units: { ...EQUAL, "j-1-tk": "3139" }, hand: { "naval-ca": 1, "force-z": 1 } });
    const intelligence = fought(g, "raid");
    expect(intelligence.decision).toMatchObject({
      seat: "allied",
      telling: true,
      about: { kind: "intelligence", table: "raid" },
    });
    expect(keys(intelligence)).toEqual(["no"]);
    const tanks = fought(g, "no");
    expect(tanks.decision).toMatchObject({ seat: "japanese", telling: true, about: { kind: "tank-shock" } });
    const banzai = fought(g, "no");
    expect(banzai.decision).toMatchObject({ seat: "japanese", telling: true, about: { kind: "banzai" } });
    expect(keys(banzai)).toEqual(["no"]);
    expect(fought(g, "no").decision?.about.kind).toBe("die.combat");
    expect(fought(phase({ units: EQUAL }), "raid").decision?.about.kind).toBe("die.combat");
  });

  it("W5, 14.4, allied-intelligence, japanese-intelligence and MB-28 Intelligence gives the defender the table; roles stay, the marker goes to the pool", () => {
    const units = { "j-b228-01": "3139", "j-b228-02": "3139", "j-b228-03": "3139", "a-3ind-rec": "3140" };
    const g = phase({ units: { ...units, "j-1-tk": "3139" }, hand: { "allied-intelligence": 1 } });
    const course = fought(g, "raid", "yes");
    expect(course.decision).toMatchObject({ seat: "allied", about: { kind: "table" } });
    expect(course.events).toContainEqual(
      expect.objectContaining({ kind: "played", reveals: true, marker: "allied-intelligence" }),
    );
    const die = fought(g, "assault");
    expect(die.decision?.about).toMatchObject({ kind: "die.combat", table: "assault" });
    expect([g.hand[markerOf("allied-intelligence")], g.pool[markerOf("allied-intelligence")]]).toEqual([
      0, 1,
    ]);
  });
});

describe("MB-27 Thais Resist", () => {
  it("japanese-thais: burdens the first Japanese attack on a unit in Thailand without a choice, and leaves play", () => {
    const g = phase({ units: THAI, hand: { "japanese-thais": 1 } });
    const course = fought(g, "raid");
    expect(course.events).toContainEqual(
      expect.objectContaining({ kind: "played", marker: "japanese-thais" }),
    );
    expect(course.events).toContainEqual(
      expect.objectContaining({ kind: "odds", shifts: [{ cause: "thais", value: -1 }] }),
    );
    expect([g.hand[markerOf("japanese-thais")], g.pool[markerOf("japanese-thais")]]).toEqual([0, 0]);
    const malaya = phase({ units: EQUAL, hand: { "japanese-thais": 1 } });
    fought(malaya, "raid", "no");
    expect(malaya.hand[markerOf("japanese-thais")]).toBe(1);
  });

  it("allied-thais: helps an Allied attack out of Thailand, if its owner likes", () => {
    const g = phase({ units: THAI, phasing: "allied", hand: { "allied-thais": 1 } });
    const course = fought(g, "raid");
    expect(course.decision).toMatchObject({ seat: "allied", about: { kind: "thais" } });
    expect(fought(g, "yes").events).toContainEqual(
      expect.objectContaining({ kind: "odds", shifts: [{ cause: "thais", value: 1 }] }),
    );
    const malaya = phase({ units: EQUAL, phasing: "allied", hand: { "allied-thais": 1 } });
    expect(fought(malaya, "raid").decision?.about.kind).toBe("die.combat");
  });
});

describe("MB-30 Tank Shock", () => {
  it("tank-shock: needs an armored attacker, moves a column, and lets armor alone pursue two hexes", () => {
    expect(fought(phase({ units: EQUAL, hand: { "tank-shock": 1 } }), "raid").decision?.about.kind).toBe(
      "banzai",
    );
    const units = { "j-11-5": "3139", "j-21-5": "3139", "j-5-rec": "3139", "j-1-tk": "3139", "a-3h": "3140" };
    const g = phase({ units, hand: { "tank-shock": 1 } });
    // The regiments, the recon and the tanks: eight battalions.
    const course = fought(g, "assault", "yes", "die:6");
    expect(course.events).toContainEqual(
      expect.objectContaining({ kind: "odds", shifts: [{ cause: "tank-shock", value: 1 }] }),
    );
    expect(course.decision?.about).toMatchObject({ unit: "j-11-5", further: false });
    const tanks = fought(g, "to:3140", "stay", "to:3140");
    expect(tanks.decision?.about).toMatchObject({ unit: "j-5-rec", further: true });
    fought(g, "to:3141", "to:3140", "stay");
    expect(whereabouts(g, "j-11-5", "j-21-5", "j-5-rec", "j-1-tk")).toEqual(["3140", "3139", "3141", "3140"]);
  });
});

describe("MB-29 Banzai!", () => {
  it("banzai, 15.5 a Japanese attacker: a column, no retreat, every loss of either side for good", () => {
    const g = phase({ units: { ...EQUAL, "j-21-5": "3139" }, hand: { banzai: 2 } });
    // 12 against 6 and a column: 300%. BB on a 1.
    const course = fought(g, "assault", "yes", "die:1", "end", "end", "unit:j-11-5");
    expect(course.events.filter(({ kind }) => kind === "eliminated")).toMatchObject([
      { face: "a-8ind", forGood: true },
      { face: "j-11-5", forGood: true },
    ]);
    // One in a battle, the other stays in hand.
    expect([g.hand[markerOf("banzai")], g.pool[markerOf("banzai")]]).toEqual([1, 1]);
  });

  it("banzai, 15.5 a Japanese defender: a column against the attack, and it neither retreats nor routs", () => {
    const units = {
      "a-8ind": "3139",
      "a-22ind": "3139",
      "a-6ind": "3139",
      "j-b228-01": "3140",
      "j-b228-02": "3140",
    };
    const g = phase({ units, phasing: "allied", hand: { banzai: 1 } });
    // 12 against 4, a column to the left: 200%. DM on a 6.
    const course = fought(g, "raid", "no", "yes", "die:6");
    expect(course.events).toContainEqual(
      expect.objectContaining({ kind: "odds", shifts: [{ cause: "banzai", value: -1 }] }),
    );
    expect(course.events).toContainEqual(
      expect.objectContaining({ kind: "eliminated", face: "j-b228", forGood: true }),
    );
    expect(whereabouts(g, "j-b228-02")).toEqual(["3140"]);
    expect(isCombat(g)).toBe(false);
  });

  it("does not keep Allied units from retreating", () => {
    const g = phase({ units: { ...EQUAL, "a-22ind": "3140", "j-21-5": "3139" }, hand: { banzai: 1 } });
    // 12 against 12 and a column: 150%. DS on a 4.
    const course = fought(g, "assault", "yes", "die:4", "end", "unit:a-8ind");
    expect(course.decision?.about).toMatchObject({ kind: "retreat", unit: "a-22ind" });
  });
});
