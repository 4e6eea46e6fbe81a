import { describe, expect, it } from "vitest";
import { ALLIED, GRID, JAPANESE } from "../map.ts";
import { type Campaign, SUPPRESSED } from "../state.ts";
import { keys, unit } from "../testing/index.ts";
import { UNITS } from "../units.ts";
import { fought, isCombat, phase } from "./testing.ts";

const declared = (g: Campaign) =>
  g.battles.map(({ targets, attackers }) => ({
    targets: targets.map((each) => GRID.ids[each]),
    attackers: attackers.map((each) => UNITS[each].id),
  }));

describe("18.1 contact", () => {
  it("opens what stands next to the phasing side, to it alone, and says what is suppressed or active", () => {
    const g = phase({
      units: { "j-11-5": "3139", "a-8ind": "3140", "a-3ind-hq": "3140", "a-22ind": "3142" },
      flags: { "a-8ind": SUPPRESSED },
    });
    const { events } = fought(g);
    expect(events.filter(({ kind }) => kind === "seen")).toEqual([
      expect.objectContaining({ audience: ["japanese"], hex: "3140", faces: ["a-3ind-hq", "a-8ind"] }),
    ]);
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: "readiness",
        audience: ["japanese"],
        suppressed: ["a-8ind"],
        active: [],
      }),
    );
  });

  it("MB-74 a force at sea whose target stands empty lands without a die, and is then in contact", () => {
    const g = phase({ units: { "j-11-5": "1203", "j-sup-01": "1203", "a-8ind": "1105" } }, ["1203", "1104"]);
    const course = fought(g);
    expect(GRID.ids[g.hexOf(unit("j-11-5"))]).toBe("1104");
    expect(GRID.ids[g.hexOf(unit("j-sup-01"))]).toBe("1104");
    expect(course.events).toContainEqual(expect.objectContaining({ kind: "landed", hex: "1104" }));
    expect(declared(g)).toEqual([{ targets: ["1105"], attackers: ["j-11-5"] }]);
    expect(course.decision?.about.kind).toBe("table");
  });

  it("ends at once where nobody is in contact", () => {
    const g = phase({ units: { "j-11-5": "3139", "a-8ind": "3142" } });
    expect(fought(g).decision).toBeUndefined();
    expect(isCombat(g)).toBe(false);
  });
});

describe("12.5, MB-103 overstacked attackers", () => {
  const units = { "j-11-5": "3139", "j-21-5": "3139", "j-41-5": "3139", "j-1-tk": "3139", "a-8ind": "3140" };

  it("name nine battalions in secret; the others neither may nor must attack", () => {
    const g = phase({ units });
    const course = fought(g);
    expect(course.decision).toMatchObject({
      seat: "japanese",
      secret: ["japanese"],
      about: { kind: "fighter", room: 9 },
    });
    expect(keys(fought(g, "unit:j-1-tk"))).toEqual(["unit:j-11-5", "unit:j-21-5", "unit:j-41-5"]);
    const next = fought(phase({ units }), "unit:j-1-tk", "unit:j-11-5", "unit:j-21-5");
    // Three are left for two battalion equivalents of room: nobody else fits.
    expect(next.decision?.about.kind).toBe("table");
    const g2 = phase({ units });
    fought(g2, "unit:j-1-tk", "unit:j-11-5", "unit:j-21-5");
    expect(declared(g2)).toEqual([{ targets: ["3140"], attackers: ["j-11-5", "j-21-5", "j-1-tk"] }]);
  });

  it("is not asked away from the enemy", () => {
    expect(fought(phase({ units: { ...units, "a-8ind": "3142" } })).decision).toBeUndefined();
  });
});

describe("14.11-14.13, MB-104 which attacks are compulsory", () => {
  it("a unit in an enemy zone must attack, and the stack must be attacked", () => {
    const g = phase({ units: { "j-11-5": "3139", "a-8ind": "3140" } });
    expect(fought(g).decision?.about).toEqual({ kind: "table", targets: ["3140"] });
    expect(declared(g)).toEqual([{ targets: ["3140"], attackers: ["j-11-5"] }]);
  });

  it("MB-105 zero-attack units, inactive HQs and suppressed units are obliged like others; supply never is", () => {
    const g = phase({
      units: {
        "j-1-17-aa": "3139",
        "j-5-hq": "3139",
        "j-11-5": "3139",
        "j-sup-01": "3139",
        "a-8ind": "3140",
      },
      flags: { "j-11-5": SUPPRESSED },
    });
    fought(g);
    expect(declared(g)[0].attackers).toEqual(["j-5-hq", "j-11-5", "j-1-17-aa"]);
  });

  it("MB-107 a stack without a zone may be attacked, and need not be", () => {
    const g = phase({ units: { "j-11-5": "3139", "a-8ind": "3140" }, flags: { "a-8ind": SUPPRESSED } });
    expect(keys(fought(g))).toEqual(["to:3140", "end"]);
    const hq = phase({ units: { "j-11-5": "3139", "a-3ind-hq": "3140" } });
    expect(keys(fought(hq))).toEqual(["to:3140", "end"]);
    const supply = phase({ units: { "j-11-5": "3139", "a-sup-01": "3140" } });
    expect(keys(fought(supply))).toEqual(["to:3140", "end"]);
  });

  it("26.13b Japanese in jungle beside ordinary Allies may refrain, and so may these", () => {
    const units = { "j-11-5": "2220", "a-8ind": "2221" };
    expect(keys(fought(phase({ units })))).toEqual(["to:2221", "end"]);
    expect(keys(fought(phase({ units, phasing: "allied" })))).toEqual(["to:2220", "end"]);
  });

  it("MB-95 beside the 12th Indian they may not, nor may it", () => {
    const units = { "j-11-5": "2220", "a-12ind": "2221" };
    expect(fought(phase({ units })).decision?.about.kind).toBe("table");
    expect(fought(phase({ units, phasing: "allied" })).decision?.about.kind).toBe("table");
  });

  it("26.13b an Allied unit in the open beside Japanese in jungle may refrain though it is in their zone", () => {
    const units = { "j-11-5": "3944", "a-8ind": "4043" };
    expect(fought(phase({ units, phasing: "allied" })).decision?.about.kind).toBe("target");
  });

  it("13.1, MB-99 nobody must attack across a strait, anybody may", () => {
    const units = { "j-11-5": "3744", "a-8ind": "3844" };
    expect(keys(fought(phase({ units })))).toEqual(["to:3844", "end"]);
  });
});

describe("MB-106 battles without dead ends", () => {
  it("W4 one unit in the zones of two stacks attacks both together", () => {
    const g = phase({ units: { "j-11-5": "3140", "a-8ind": "3139", "a-22ind": "3141" } });
    const course = fought(g);
    expect(keys(course)).toEqual(["to:3139", "to:3141"]);
    const both = fought(
      phase({ units: { "j-11-5": "3140", "a-8ind": "3139", "a-22ind": "3141" } }),
      "to:3141",
    );
    expect(both.decision?.about).toEqual({ kind: "table", targets: ["3141", "3139"] });
  });

  it("14.21, 14.24 and 14.13 two units divide two stacks, or one of them takes on both", () => {
    const units = { "j-11-5": "3140", "j-21-5": "3140", "a-8ind": "3139", "a-22ind": "3141" };
    const g = phase({ units });
    // The first stack alone: one unit must be kept for the other.
    expect(keys(fought(g, "to:3139"))).toEqual(["to:3141", "end"]);
    const apart = phase({ units });
    fought(apart, "to:3139", "end", "unit:j-11-5");
    expect(declared(apart)).toEqual([
      { targets: ["3139"], attackers: ["j-11-5"] },
      { targets: ["3141"], attackers: ["j-21-5"] },
    ]);
    // Together: nobody has anything else left, so both are in it.
    const together = phase({ units });
    fought(together, "to:3139", "to:3141");
    expect(declared(together)).toEqual([{ targets: ["3139", "3141"], attackers: ["j-11-5", "j-21-5"] }]);
  });

  it("14.23 hexes that no attacker has in common are no battle", () => {
    // 3138 touches 3139 only, 3142 touches 3141 only.
    const units = { "j-11-5": "3138", "j-21-5": "3142", "a-8ind": "3139", "a-22ind": "3141" };
    const g = phase({ units });
    fought(g, "to:3139");
    expect(declared(g)).toHaveLength(2);
  });

  it("14.14, 14.23 says why a unit cannot join", () => {
    const units = { "j-11-5": "3140", "j-21-5": "3140", "a-8ind": "3139", "a-22ind": "3141" };
    const g = phase({ units: { ...units, "j-41-5": "3140" } });
    const course = fought(g, "to:3139", "end", "unit:j-11-5", "unit:j-21-5");
    // The third is the last that can attack 3141: no more may join, and the next battle follows.
    expect(declared(g)[0].attackers).toEqual(["j-11-5", "j-21-5"]);
    expect(course.decision?.about.kind).toBe("battle");
  });

  it("MB-73 a force at sea attacks its hex alone; land units may join it", () => {
    const units = {
      "j-11-5": "1203",
      "j-21-5": "1003",
      "j-41-5": "1003",
      "a-8ind": "1104",
      "a-22ind": "1103",
    };
    const g = phase({ units }, ["1203", "1104"]);
    // 1103 cannot be added, for the force cannot reach it.
    const course = fought(g, "to:1104");
    expect(course.decision?.about).toMatchObject({ kind: "attacker", targets: ["1104"], joined: ["j-11-5"] });
    expect(keys(course)).toEqual(["unit:j-21-5", "unit:j-41-5", "end"]);
    const joined = phase({ units }, ["1203", "1104"]);
    fought(joined, "to:1104", "unit:j-21-5");
    expect(declared(joined)).toEqual([
      { targets: ["1104"], attackers: ["j-11-5", "j-21-5"] },
      { targets: ["1103"], attackers: ["j-41-5"] },
    ]);
  });

  it("14.2 attackers become open to the defender when they are declared, by their faces", () => {
    const g = phase({ units: { "j-b228-01": "3139", "a-8ind": "3140" } });
    const { events } = fought(g);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "declared", reveals: true, hexes: ["3139"], faces: ["j-b228"] }),
    );
    expect(g.phasing).toBe(JAPANESE);
  });

  it("MB-108 hidden again after the battle, they are remembered where they stand; others in the hex are not", () => {
    const g = phase({ units: { "j-11-5": "3139", "j-sup-01": "3139", "a-8ind": "3140" } });
    fought(g, "raid", "die:1", "break-down");
    expect(g.pictures[ALLIED]).toEqual([
      { hex: GRID.find("3139"), turn: 1, sure: false, faces: ["j-b128", "j-b228", "j-b228"] },
    ]);
    expect(g.pictures[JAPANESE]).toEqual([
      { hex: GRID.find("3140"), turn: 1, sure: true, faces: ["a-8ind"] },
    ]);
  });

  it("15.22 a hex that was known stays known when a unit in it breaks down", () => {
    const g = phase({ units: { "j-11-5": "3139", "a-8ind": "3140" } });
    g.pictures[ALLIED] = [{ hex: GRID.find("3139"), turn: 1, sure: true, faces: ["j-11-5"] }];
    fought(g, "raid", "die:1", "break-down");
    expect(g.pictures[ALLIED]).toMatchObject([{ sure: true, faces: ["j-b128", "j-b228", "j-b228"] }]);
  });
});
