import { describe, expect, it } from "vitest";
import { ALLIED, GRID, JAPANESE, NOBODY, SITE_AT } from "./map.ts";
import { landAct } from "./march.ts";
import type { Campaign } from "./state.ts";
import { keysOf, played, playedPart, position, unit } from "./testing/index.ts";

/** Where a unit may march. */
const marches = (g: Campaign, id: string): string[] =>
  keysOf(played(g, `unit:${id}`).decision).flatMap((key) => (key.startsWith("to:") ? [key.slice(3)] : []));
const ready = (g: Campaign): string[] => keysOf(playedPart(g, landAct(g)).decision);
const hold = (g: Campaign, owner: number, ...hexes: string[]): Campaign => {
  for (const hex of hexes) {
    g.owner[SITE_AT[GRID.find(hex)]] = owner;
    g.conquered[SITE_AT[GRID.find(hex)]] = 1;
  }
  g.siteChanges++;
  return g;
};

describe("3.0 Zones of control of units", () => {
  /** A Japanese regiment in 2202: its zone is 2201, 2302, 2303, 2203, 2103 and 2102. */
  const luzon = (units: Record<string, string>) =>
    position({ phasing: "allied", units: { "jp-47": "2202", ...units } });

  it("3.0 a unit that enters one stops there, on a road too", () => {
    const to = marches(luzon({ "us-31": "2204" }), "us-31");
    expect(to).toContain("2203");
    // By 2104, which is free, it comes to 2103; there it stops.
    expect(to).toContain("2103");
    expect(to).not.toContain("2102");
    expect(to).not.toContain("2202");
  });

  it("3.0 a unit that begins in one first leaves all of them, and may then enter one again", () => {
    const to = marches(luzon({ "us-31": "2103" }), "us-31");
    expect(to).toContain("2104");
    expect(to).toContain("2203");
    expect(to).toContain("2204");
    // Next to it, in the zone, and to be reached through the zone alone.
    expect(to).not.toContain("2102");
  });

  it("3.0 nobody moves from one zone straight into another, be it of another unit", () => {
    const g = position({
      phasing: "allied",
      units: { "us-31": "2305", "jp-47": "2405", "jp-4": "2105" },
    });
    // 2404 lies in the zone of 2405, 2204 in that of 2105, 2304 in none.
    const to = marches(g, "us-31");
    expect(to).not.toContain("2404");
    expect(to).not.toContain("2204");
    expect(to).toContain("2304");
  });

  it("3.0 a unit with zones all around stays where it is", () => {
    const g = position({
      phasing: "allied",
      units: { "us-31": "2201", "jp-47": "2202", "us-45": "2509" },
    });
    expect(ready(g)).not.toContain("unit:us-31");
    expect(ready(g)).toContain("unit:us-45");
  });

  it("3.0 zones reach across sea hexsides", () => {
    const g = position({ phasing: "allied", units: { "us-31": "2305", "jp-47": "2105" } });
    expect(marches(g, "us-31")).toContain("2204");
    expect(marches(g, "us-31")).not.toContain("2203");
    expect(marches(g, "us-31")).not.toContain("2104");
  });

  it("3.0 zones reach into sea hexes", () => {
    const g = position({ units: { "us-31": "2105" } });
    expect(["2005", "2004", "2106"].map((hex) => g.zone[ALLIED][GRID.find(hex)])).toEqual([1, 1, 1]);
  });

  it("3.0 a friend in the hex does not lift the zone", () => {
    const to = marches(luzon({ "us-31": "2204", "us-45": "2203" }), "us-31");
    expect(to).toContain("2203");
    expect(marches(luzon({ "us-31": "2203", "us-45": "2103" }), "us-31")).toContain("2104");
    const shut = luzon({ "us-31": "2102", "us-45": "2103", "us-57": "2201", "us-26": "2405" });
    expect(ready(shut)).not.toContain("unit:us-31");
  });

  it("3.0, 6.D a disrupted unit keeps its zone", () => {
    const g = luzon({ "us-31": "2204" });
    g.recovers[unit("jp-47")] = 4;
    expect(marches(g, "us-31")).not.toContain("2102");
  });

  it("3.0 one's own zones hold nobody up", () => {
    const to = marches(position({ phasing: "allied", units: { "us-31": "2204", "us-45": "2202" } }), "us-31");
    expect(to).toContain("2102");
    expect(to).toContain("2201");
  });

  it("3.0 the zone goes where the unit goes, and ends with it", () => {
    const g = luzon({ "us-31": "2204" });
    g.put(unit("jp-47"), GRID.find("2405"));
    expect(marches(g, "us-31")).toContain("2201");
    expect(marches(g, "us-31")).not.toContain("2404");
  });

  it("3.0 air units have none, nor has an empty fortress", () => {
    const g = hold(
      position({ units: { "us-air": "2104", "jp-47": "2102" } }),
      JAPANESE,
      "2201",
      "2103",
      "2204",
    );
    // 2103 and 2203 touch Corregidor.
    const to = marches(g, "jp-47");
    expect(to).toContain("2203");
    expect(to).toContain("2305");
  });

  it("3.0 a unit in a fortress has one", () => {
    const g = hold(
      position({ units: { "us-45": "2104", "jp-47": "2102" } }),
      JAPANESE,
      "2201",
      "2103",
      "2204",
    );
    // By Olongapo it stops; by 2202 it comes to 2203 and stops there.
    const to = marches(g, "jp-47");
    expect(to).toContain("2103");
    expect(to).toContain("2203");
    expect(to).not.toContain("2204");
  });
});

describe("3.0, 9.E Zones of control of empty cities", () => {
  it("9.E an enemy stops beside an empty city and does not walk in", () => {
    const to = marches(position({ units: { "jp-3g": "0704" } }), "jp-3g");
    expect(to).toContain("0604");
    expect(to).toContain("0504");
    expect(to).not.toContain("0505");
    // 0605 is free of neither; 0404 lies behind the zone.
    expect(to).not.toContain("0404");
  });

  it("9.E from beside a city no one goes straight to another hex beside it", () => {
    const to = marches(position({ units: { "jp-3g": "0604" } }), "jp-3g");
    expect(to).toContain("0704");
    expect(to).toContain("0705");
    // Out to 0603 or 0705, and in again.
    expect(to).toContain("0504");
    expect(to).toContain("0605");
    // With two points there is no such way round Chiengmai; the road to 0503 leads out of its zone.
    const g = position({ units: { "jp-3g": "0402" } });
    g.recovers[unit("jp-3g")] = 4;
    expect(marches(g, "jp-3g")).toContain("0503");
    expect(marches(g, "jp-3g")).not.toContain("0302");
    hold(g, JAPANESE, "0401", "0303", "0202");
    expect(marches(g, "jp-3g")).toContain("0302");
  });

  it("9.E Siam's cities stop both sides", () => {
    const british = position({ phasing: "allied", units: { "gb-6": "0511" } });
    expect(marches(british, "gb-6")).toContain("0510");
    expect(marches(british, "gb-6")).not.toContain("0509");
    expect(marches(british, "gb-6")).not.toContain("0408");
    const inside = position({ phasing: "allied", units: { "gb-6": "0510" } });
    expect(marches(inside, "gb-6")).not.toContain("0409");
    expect(marches(inside, "gb-6")).toContain("0511");
  });

  it("9.E a city's own side goes in and out freely", () => {
    const to = marches(position({ phasing: "allied", units: { "gb-6": "0510" } }), "gb-6");
    expect(to).toEqual(expect.arrayContaining(["0511", "0611", "0612"]));
  });

  it("9.E once it is conquered the zone turns against the other side", () => {
    const japanese = hold(position({ units: { "jp-3g": "0609" } }), JAPANESE, "0509", "0710");
    expect(marches(japanese, "jp-3g")).toContain("0509");
    expect(marches(japanese, "jp-3g")).toContain("0408");
    const british = hold(position({ phasing: "allied", units: { "gb-6": "0511" } }), JAPANESE, "0710");
    expect(marches(british, "gb-6")).toContain("0610");
    expect(marches(british, "gb-6")).not.toContain("0710");
  });

  it("9.E a city that is nobody's has none", () => {
    for (const phasing of ["allied", "japanese"] as const) {
      const id = phasing === "allied" ? "gb-6" : "jp-3g";
      const g = hold(position({ phasing, units: { [id]: "0409" } }), NOBODY, "0509", "0710");
      expect(marches(g, id)).toContain("0509");
      expect(marches(g, id)).toContain("0609");
    }
  });

  it("9.E a city with only an air unit in it is empty", () => {
    const g = hold(position({ units: { "jp-47": "2202", "us-air": "2204" } }), JAPANESE, "2103", "2201");
    const to = marches(g, "jp-47");
    expect(to).toContain("2203");
    expect(to).not.toContain("2204");
    // 2104 lies beside 2204 as well, and 2203 is where the march ends.
    expect(to).not.toContain("2305");
  });

  it("9.E a city of which the garrison has gone out stops the enemy again", () => {
    const g = position({ units: { "gb-28": "0511", "jp-3g": "0409" } });
    hold(g, JAPANESE, "0509");
    g.put(unit("gb-28"), GRID.find("0612"));
    expect(marches(g, "jp-3g")).toContain("0510");
    expect(marches(g, "jp-3g")).not.toContain("0511");
  });

  it("9.E the zone reaches across sea hexsides: Den Pasar holds the east of Java", () => {
    const g = hold(position({ units: { "jp-4": "1619" } }), JAPANESE, "1519");
    g.recovers[unit("jp-4")] = 4;
    expect(marches(g, "jp-4")).not.toContain("1620");
    hold(g, JAPANESE, "1720");
    expect(marches(g, "jp-4")).toContain("1620");
  });

  it("3.0 a standing fortress has no city's zone, a fallen one has", () => {
    const standing = position({ units: { "jp-3g": "0712" } });
    hold(standing, JAPANESE, "0612");
    expect(marches(standing, "jp-3g")).toContain("0813");
    const fallen = hold(position({ phasing: "allied", units: { "gb-6": "0712" } }), JAPANESE, "0813");
    fallen.stands[0] = 0;
    const to = marches(fallen, "gb-6");
    expect(to).toContain("0713");
    expect(to).toContain("0812");
    expect(to).not.toContain("0813");
  });

  it("9.E the reading of city zones at sea changes nothing on land", () => {
    const options = { "city-zones": "land-and-sea" };
    const units = { "jp-3g": "0704" };
    expect(marches(position({ units, options }), "jp-3g")).toEqual(marches(position({ units }), "jp-3g"));
  });
});
