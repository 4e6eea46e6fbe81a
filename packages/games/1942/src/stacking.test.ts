import { describe, expect, it } from "vitest";
import { airAct } from "./air.ts";
import { GRID, JAPANESE, SITE_AT } from "./map.ts";
import type { Campaign } from "./state.ts";
import { atStart, keysOf, played, playedPart, position, whereIs } from "./testing/index.ts";

const marches = (g: Campaign, id: string): string[] =>
  keysOf(played(g, `unit:${id}`).decision).flatMap((key) => (key.startsWith("to:") ? [key.slice(3)] : []));
const flies = (g: Campaign, id: string): string[] =>
  keysOf(playedPart(g, airAct(g), `unit:${id}`).decision).flatMap((key) =>
    key.startsWith("to:") ? [key.slice(3)] : [],
  );
const hold = (g: Campaign, owner: number, ...hexes: string[]): Campaign => {
  for (const hex of hexes) g.owner[SITE_AT[GRID.find(hex)]] = owner;
  g.siteChanges++;
  return g;
};
const FOUR = ["us-45", "us-57", "us-11", "us-21"];
const four = (hex: string): Record<string, string> => Object.fromEntries(FOUR.map((id) => [id, hex]));

describe("4.0 Stacking", () => {
  it("4.0 a hex holds four infantry units, no fifth", () => {
    const three = position({
      phasing: "allied",
      units: { ...four("2202"), "us-21": "2509", "us-31": "2203" },
    });
    expect(marches(three, "us-31")).toContain("2202");
    const full = position({ phasing: "allied", units: { ...four("2202"), "us-31": "2203" } });
    expect(marches(full, "us-31")).not.toContain("2202");
  });

  it("4.0 a battalion counts as much as a division", () => {
    const g = position({
      units: {
        "jp-kure1": "0804",
        "jp-kure2": "0804",
        "jp-sasebo1": "0804",
        "jp-yokosuka2": "0804",
        "jp-3g": "0905",
      },
    });
    expect(marches(g, "jp-3g")).not.toContain("0804");
  });

  it("4.0 infantry, guards, marines and machine guns are counted together", () => {
    const g = position({
      phasing: "allied",
      units: {
        "us-4mar": "0612",
        "gb-mg": "0612",
        "gb-6": "0612",
        "us-31": "0612",
        "gb-8": "0713",
        "gb-15": "0713",
      },
    });
    expect(marches(g, "gb-8")).not.toContain("0612");
    const guards = position({
      units: { "jp-3g": "0804", "jp-4g": "0804", "jp-112": "0804", "jp-yokosuka2": "0804", "jp-5g": "0905" },
    });
    expect(marches(guards, "jp-5g")).not.toContain("0804");
  });

  it.each(["us-192", "us-26", "us-131"])("4.0 any number of others: %s joins a full stack", (id) => {
    const g = position({ phasing: "allied", units: { ...four("2203"), "us-194": "2203", [id]: "2204" } });
    expect(marches(g, id)).toContain("2203");
  });

  it.each(["jp-1tk", "jp-3art", "jp-yokosuka1", "jp-kure3"])("4.0 any number of others: %s too", (id) => {
    const g = position({
      units: { "jp-3g": "0804", "jp-4g": "0804", "jp-5g": "0804", "jp-112": "0804", [id]: "0905" },
    });
    expect(marches(g, id)).toContain("0804");
  });

  it("4.0 a garrison is no infantry unit", () => {
    const g = position({
      phasing: "allied",
      units: { "gb-6": "0817", "gb-8": "0817", "gb-15": "0817", "gb-12": "0817", "nl-palembang": "0816" },
    });
    expect(marches(g, "nl-palembang")).toContain("0817");
  });

  it("4.0 nobody passes through a full stack", () => {
    // Between Manila and Legaspi there is 2305 alone.
    const g = position({ phasing: "allied", units: { ...four("2305"), "us-31": "2204", "us-192": "2204" } });
    expect(marches(g, "us-31")).not.toContain("2405");
    expect(marches(g, "us-192")).toContain("2405");
    const open = position({
      phasing: "allied",
      units: { ...four("2305"), "us-21": "2509", "us-31": "2204" },
    });
    expect(marches(open, "us-31")).toContain("2405");
  });

  it("4.0 whoever leaves makes room", () => {
    const g = position({ phasing: "allied", units: { ...four("2305"), "us-31": "2204" } });
    const { decision } = played(g, "unit:us-45", "to:2404", "unit:us-31");
    expect(keysOf(decision)).toContain("to:2405");
    expect(keysOf(decision)).toContain("to:2305");
  });

  it("4.0 a full stack lets its own units go", () => {
    const g = position({ phasing: "allied", units: four("2305") });
    expect(marches(g, "us-45")).toContain("2204");
  });

  it("4.0 the sides never share a hex", () => {
    const g = position({ phasing: "allied", units: { "us-31": "2203", "jp-47": "2202" } });
    expect(marches(g, "us-31")).not.toContain("2202");
  });
});

describe("4.0 Fortress stacking", () => {
  it("4.0 a fortress takes a fifth, and lets others through", () => {
    const g = position({ phasing: "allied", units: { ...four("2104"), "us-31": "2103", "us-71": "2103" } });
    expect(marches(g, "us-31")).toContain("2104");
    // By 2104 or by 2203.
    expect(marches(g, "us-71")).toContain("2204");
    played(g, "unit:us-31", "to:2104");
    expect(g.infantry[GRID.find("2104")]).toBe(5);
  });

  it("4.0 Singapore takes any number as long as the fortress stands", () => {
    const units = {
      "gb-6": "0813",
      "gb-8": "0813",
      "gb-15": "0813",
      "gb-12": "0813",
      "gb-28": "0713",
      "gb-22": "0510",
    };
    expect(marches(position({ phasing: "allied", units }), "gb-28")).toContain("0813");
    const fallen = position({ phasing: "allied", units });
    fallen.stands[0] = 0;
    expect(marches(fallen, "gb-28")).not.toContain("0813");
  });

  it("4.0 the enemy's fortress gives no more room than any hex", () => {
    // Fallen Corregidor, four Japanese regiments in it.
    const g = position({
      units: { "jp-4": "2104", "jp-8": "2104", "jp-9": "2104", "jp-16": "2104", "jp-29": "2103" },
    });
    g.stands[1] = 0;
    hold(g, JAPANESE, "2104", "2103", "2204", "2201");
    expect(marches(g, "jp-29")).not.toContain("2104");
  });
});

describe("4.0 Stacking of air units", () => {
  it("4.0 one land-based air unit to a city", () => {
    const g = position({ stage: "air", units: { "jp-air3": "1006", "jp-air5": "1205" } });
    expect(flies(g, "jp-air3")).not.toContain("1205");
    expect(flies(g, "jp-air3")).toContain("0906");
  });

  it("4.0 be they of two nations", () => {
    const g = position({ phasing: "allied", stage: "air", units: { "nl-air": "1018", "gb-air": "0816" } });
    expect(flies(g, "gb-air")).not.toContain("1018");
    expect(flies(g, "gb-air")).toContain("1119");
  });

  it("4.0 a fortress takes any number of them", () => {
    const g = position({
      phasing: "allied",
      stage: "air",
      units: { "nl-air": "1018", "gb-air": "0813", "us-air": "1119" },
    });
    played(g, "unit:nl-air", "to:0813", "unit:us-air", "to:0813");
    expect(["nl-air", "gb-air", "us-air"].map((id) => whereIs(g, id))).toEqual(["0813", "0813", "0813"]);
  });

  it("4.0 troops and an air unit share a city, whatever the number of troops", () => {
    const g = position({
      phasing: "allied",
      stage: "air",
      units: { ...four("2204"), "us-192": "2204", "us-air": "2405" },
    });
    expect(flies(g, "us-air")).toContain("2204");
  });
});

describe("4.0 The five of Cam Ranh Bay", () => {
  const FIVE = ["jp-11", "jp-21", "jp-41", "jp-42", "jp-yokosuka2"];
  const begun = (): Campaign => {
    const g = atStart();
    played(g, "end:setup", "end:setup");
    return g;
  };

  it("4.0 they may stay together through the land segment of turn 0, and nobody joins them", () => {
    const g = begun();
    expect(marches(g, "jp-143")).not.toContain("1205");
    expect(keysOf(played(g).decision)).toContain("end:land");
  });

  it("4.0 the movement phase does not end before the stack is lawful", () => {
    const g = begun();
    const { decision } = played(g, "end:land", "end:air");
    expect(decision?.rule).toBe("2.1.C");
    expect(keysOf(decision)).not.toContain("end:naval");
    expect(decision?.closed?.().slice(0, 1)).toMatchObject([
      { rule: "4.0", key: "end:naval", why: { hex: "1205" } },
    ]);
  });

  it("4.0 one that sails away is enough", () => {
    const { decision } = played(begun(), "end:land", "end:air", "unit:jp-11", "to:1006");
    expect(keysOf(decision)).toContain("end:naval");
  });

  it("4.0 one that marches away is enough", () => {
    const { decision } = played(begun(), "unit:jp-11", "to:1206", "end:land", "end:air");
    expect(keysOf(decision)).toContain("end:naval");
  });

  it("4.0 to pick each of them up and let it stay does not get round the limit", () => {
    const g = begun();
    played(g, "end:land", "end:air");
    // As far as they may be left where they are, they are; the last must go.
    for (const id of FIVE) {
      const { decision } = played(g);
      if (!keysOf(decision).includes(`unit:${id}`)) continue;
      const keys = keysOf(played(g, `unit:${id}`).decision);
      if (keys.includes("stay")) played(g, `unit:${id}`, "stay");
    }
    expect(keysOf(played(g).decision)).not.toContain("end:naval");
  });
});
