import { describe, expect, it } from "vitest";
import { keys } from "../testing/index.ts";
import { fought, isCombat, phase, whereabouts } from "./testing.ts";

/** 22.4 Amphibious assaults: 2006 is the sea before 1906; 2007 lies on it too, out of the zones of 1906. */
const FORCE = { "j-11-5": "2006", "j-21-5": "2006", "j-41-5": "2006", "a-8ind": "1906" };
const ASSAULT = ["2006", "1906"] as const;

describe("22.4, MB-74 an amphibious assault", () => {
  it("lands by a pursuit into the cleared hex; what stays at sea is lost", () => {
    const g = phase({ units: { ...FORCE, "j-sup-01": "2006" } }, ASSAULT);
    const course = fought(g, "assault", "die:6");
    expect(keys(course)).toEqual(["to:1906", "stay"]);
    fought(g, "to:1906", "stay", "to:1906", "to:1906");
    expect(whereabouts(g, "j-11-5", "j-41-5", "j-sup-01")).toEqual(["1906", "1906", "1906"]);
    expect(whereabouts(g, "j-21-5")).toEqual(["replaceable"]);
  });

  it("is lost when the hex is emptied without pursuit", () => {
    const g = phase({ units: { "j-11-5": "2006", "a-8ind": "1906" } }, ASSAULT);
    fought(g, "raid", "die:5", "lose");
    expect(whereabouts(g, "j-11-5", "a-8ind")).toEqual(["replaceable", "replaceable"]);
    expect(g.points).toEqual([3, 3]);
  });

  it("is lost when nothing is decided", () => {
    const g = phase({ units: { "j-11-5": "2006", "a-8ind": "1906" } }, ASSAULT);
    fought(g, "raid", "die:3");
    expect(whereabouts(g, "j-11-5")).toEqual(["replaceable"]);
    expect(isCombat(g)).toBe(false);
  });

  it("after a retreat result it has nowhere to go: the rest is lost, nobody is asked", () => {
    const g = phase(
      { units: { "j-11-5": "2006", "j-21-5": "2006", "a-8ind": "1906", "a-22ind": "1906" } },
      ASSAULT,
    );
    // 12 against 12: AS. Half of the force, then the other half.
    const course = fought(g, "assault", "die:1", "end", "unit:j-11-5");
    expect(whereabouts(g, "j-11-5", "j-21-5")).toEqual(["replaceable", "replaceable"]);
    // 15.4 Nobody pursues out to sea.
    expect(course.decision).toBeUndefined();
  });

  it("MB-75 is lost for good where every coast around the sea hex is in enemy hands or zones", () => {
    // 1304 touches 1204, 1305, 1404 and 1303, 1403, 1203 at sea.
    const g = phase({ units: { "j-11-5": "1304", "a-8ind": "1305" } }, ["1304", "1305"]);
    const course = fought(g);
    expect(course.events).toContainEqual(expect.objectContaining({ kind: "cut-off", hexes: ["1304"] }));
    fought(g, "raid", "die:3");
    expect(whereabouts(g, "j-11-5")).toEqual(["eliminated"]);
  });

  it("MB-73 land units that attacked with it stay where they are, or pursue", () => {
    const g = phase({ units: { "j-11-5": "2006", "j-21-5": "1907", "a-8ind": "1906" } }, ASSAULT);
    fought(g, "raid", "die:2");
    expect(whereabouts(g, "j-11-5", "j-21-5")).toEqual(["replaceable", "1907"]);
  });

  it("a force of supply alone does not attack, and is gone", () => {
    const g = phase({ units: { "j-sup-01": "2006", "a-8ind": "1906" } }, ASSAULT);
    expect(fought(g).decision).toBeUndefined();
    expect(whereabouts(g, "j-sup-01")).toEqual(["mix"]);
  });
});
