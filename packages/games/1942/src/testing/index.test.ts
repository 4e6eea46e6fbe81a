import { describe, expect, it } from "vitest";
import { invariants } from "../invariants.ts";
import { supplyReach } from "../supply.ts";
import { view } from "../view.ts";
import { placeOf, position, sideOf } from "./index.ts";

describe("a position as people say it", () => {
  const g = position({
    turn: 5,
    phasing: "japanese",
    units: { "jp-11": "0609", "jp-21": "0610", "jp-41": "0711", "gb-6": "0713" },
    owners: { "0511": "japanese", "0509": "nobody", "2104": "japanese" },
    conquered: ["0612"],
    fallen: ["corregidor"],
    beaches: { "0609": ["jp-11", "jp-21"] },
    shut: { "0711": ["jp-41"] },
    disrupted: { "gb-6": 2, "jp-11": 1 },
    hongKong: { lost: 2 },
  });
  const shown = view(g);

  it("has owners, conquered cities and fallen fortresses", () => {
    expect(shown.cities["0511"]).toMatchObject({ owner: "japanese", supplies: false });
    expect(shown.cities["0612"]).toMatchObject({ owner: "allied", supplies: false });
    expect(shown.cities["0813"]).toMatchObject({ owner: "allied", supplies: true });
    expect(shown.fortresses.corregidor.stands).toBe(false);
    expect(shown.fortresses.singapore.stands).toBe(true);
  });

  it("has invasion hexes with those who came by them", () => {
    expect(shown.beaches).toEqual([
      { hex: "0609", open: true },
      { hex: "0711", open: false },
    ]);
    expect(supplyReach(g, sideOf("japanese")).reach[placeOf("0610")]).toBeGreaterThan(0);
  });

  it("has disrupted units as the view counts them, and the assault on Hong Kong", () => {
    expect(shown.units["gb-6"].disrupted).toBe(2);
    expect(shown.units["jp-11"].disrupted).toBe(1);
    expect(shown.hongKong).toMatchObject({ fallen: false, lost: 2, modifier: -2 });
    expect(invariants(g)).toEqual([]);
  });

  it("refuses a city where there is none", () => {
    expect(() => position({ owners: { "0711": "allied" } })).toThrow("there is no city in 0711");
  });
});
