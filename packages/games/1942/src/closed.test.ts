import type { Decision } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { DONE, FOUGHT } from "./state.ts";
import { atStart, played, position, unit } from "./testing/index.ts";

/** Why a choice is closed: its rule and the key of the reason. */
const whyNot = (decision: Decision | undefined, key: string): string | undefined => {
  const found = decision?.closed?.().find((closed) => closed.key === key);
  return found && `${found.rule} ${found.why.key}`;
};

describe("what is closed says why", () => {
  it("5.A a unit that has marched, and a city too strong for who is beside it", () => {
    const g = position({ turn: 1, units: { "jp-kure1": "0303", "jp-11": "0604" } });
    g.flags[unit("jp-11")] |= DONE;
    const { decision } = played(g);
    expect(whyNot(decision, "unit:jp-11")).toBe("5.A bar.moved");
    expect(whyNot(decision, "assault:0505")).toBeUndefined();
  });

  it("9.E a city that was attempted, and one that cannot fall", () => {
    const g = position({ units: { "jp-14tk": "0102" } });
    expect(whyNot(played(g).decision, "assault:0202")).toBe("9.E bar.too-weak");
    const tried = position({ units: { "jp-11": "0102" } });
    const { decision } = played(tried, "assault:0202", "die:6");
    expect(whyNot(decision, "assault:0202")).toBe("9.E bar.tried");
  });

  it("3.0, 4.0 and 9.E hexes that a unit cannot march to", () => {
    const g = position({
      phasing: "allied",
      units: { "gb-6": "0612", "jp-11": "0611", "jp-21": "0711", "gb-8": "0511" },
    });
    // Disrupted: two points do not lead around.
    g.recovers[unit("gb-6")] = 9;
    const { decision } = played(g, "unit:gb-6");
    expect(whyNot(decision, "to:0611")).toBe("4.0 bar.enemy");
    expect(whyNot(decision, "to:0712")).toBe("3.0 bar.zone");
    expect(whyNot(decision, "to:0812")).toBe("5.A bar.far");
    const north = played(position({ phasing: "allied", units: { "gb-8": "0510" } }), "unit:gb-8");
    expect(whyNot(north.decision, "to:0509")).toBe("9.E bar.city");
    const tank = played(position({ phasing: "allied", units: { "gb-hussars": "0612" } }), "unit:gb-hussars");
    expect(whyNot(tank.decision, "to:0711")).toBe("4.0 bar.ground");
  });

  it("9.G hexes that a regiment of the guard may not march to", () => {
    const guard = { "jp-11": "0303", "jp-21": "0303", "jp-41": "0303", "jp-42": "0303", "jp-112": "0604" };
    const { decision } = played(position({ turn: 3, units: guard }), "unit:jp-112");
    expect(whyNot(decision, "to:0705")).toBe("9.G bar.burma");
    expect(whyNot(decision, "to:0604")).toBeUndefined();
  });

  it("11.0 hexes outside the region of a unit in set-up", () => {
    const { decision } = played(atStart(), "unit:gb-6");
    expect(whyNot(decision, "to:1018")).toBe("11.0 bar.setup");
  });

  it("5.B cities that an air unit cannot fly to", () => {
    const g = position({ stage: "air", units: { "jp-air3": "1006", "jp-11": "1006" } });
    const { decision } = played(g, "unit:jp-air3");
    expect(whyNot(decision, "to:0813")).toBe("5.B bar.no-base");
    expect(whyNot(decision, "to:3309")).toBe("5.B bar.flight");
  });

  it("5.C and 11.0 units that cannot sail", () => {
    const g = position({ stage: "naval", units: { "jp-11": "0604", "jp-4": "off-map", "jp-21": "1205" } });
    g.hongKong.fallen = true;
    g.entered = 6;
    const { decision } = played(g);
    expect(whyNot(decision, "unit:jp-11")).toBe("5.C bar.no-port");
    expect(whyNot(decision, "unit:jp-4")).toBe("11.0 bar.six");
  });

  it("9.C a nation without points", () => {
    const g = position({ phasing: "allied", stage: "naval", units: { "gb-6": "0813", "nl-1": "1018" } });
    g.used[0] = 2;
    const { decision } = played(g);
    expect(whyNot(decision, "unit:gb-6")).toBe("9.C bar.no-points");
  });

  it("5.C coasts that are no port of the Allies", () => {
    const g = position({ phasing: "allied", stage: "naval", units: { "gb-6": "0813" } });
    const { decision } = played(g, "unit:gb-6");
    expect(whyNot(decision, "to:1205")).toBe("5.C bar.no-harbour");
  });

  it("5.B and 5.C ports without a base for an air unit, and empty cities that no ship can reach", () => {
    const g = position({
      phasing: "allied",
      stage: "naval",
      units: { "gb-air": "0813", "nl-air": "1119", "us-air": "1018" },
    });
    const { decision } = played(g, "unit:gb-air");
    expect(whyNot(decision, "to:1018")).toBe("5.B bar.no-base");
    expect(whyNot(decision, "to:1205")).toBe("5.C bar.no-harbour");
  });

  it("6.0 a stack too strong, and units that cannot join", () => {
    const g = position({
      stage: "combat",
      units: { "jp-14tk": "0510", "gb-6": "0511", "jp-11": "0604", "gb-8": "0505" },
    });
    expect(whyNot(played(g).decision, "attack:0511")).toBe("6.0 bar.too-weak");
    const two = position({
      stage: "combat",
      units: { "jp-11": "0510", "jp-21": "0510", "jp-41": "0510", "gb-6": "0511" },
    });
    two.flags[unit("jp-21")] |= FOUGHT;
    two.recovers[unit("jp-41")] = 4;
    const { decision } = played(two, "attack:0511");
    expect(whyNot(decision, "with:jp-21")).toBe("6.0 bar.fought");
    expect(whyNot(decision, "with:jp-41")).toBe("6.D bar.disrupted");
  });
});
