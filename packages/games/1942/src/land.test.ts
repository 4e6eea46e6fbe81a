import { describe, expect, it } from "vitest";
import { GRID, isLand, JAPANESE, NOBODY, SITE_AT } from "./map.ts";
import { landAct } from "./march.ts";
import { navalAct } from "./naval.ts";
import type { Campaign } from "./state.ts";
import { keysOf, played, playedPart, position, unit, whereIs } from "./testing/index.ts";
import { UNITS } from "./units.ts";

/** Where a unit may march. */
const marches = (g: Campaign, id: string): string[] =>
  keysOf(played(g, `unit:${id}`).decision).flatMap((key) => (key.startsWith("to:") ? [key.slice(3)] : []));
const ready = (g: Campaign): string[] => keysOf(playedPart(g, landAct(g)).decision);
const alone = (id: string, hex: string): Campaign =>
  position({ phasing: id.startsWith("jp-") ? "japanese" : "allied", units: { [id]: hex } });
const disrupted = (g: Campaign, id: string): Campaign => {
  g.recovers[unit(id)] = g.playerTurn + 2;
  return g;
};
const hold = (g: Campaign, owner: number, ...hexes: string[]): Campaign => {
  for (const hex of hexes) {
    g.owner[SITE_AT[GRID.find(hex)]] = owner;
    g.conquered[SITE_AT[GRID.find(hex)]] = 1;
  }
  g.siteChanges++;
  return g;
};

describe("5.0 Movement in general", () => {
  it("5.0 a unit moves once in a segment, be it one hex", () => {
    const g = position({ phasing: "allied", units: { "us-31": "2204", "us-45": "2509" } });
    const { decision } = played(g, "unit:us-31", "to:2203");
    expect(keysOf(decision)).toEqual(["unit:us-45", "end:land"]);
  });

  it("5.0 nobody has to move", () => {
    const g = alone("us-31", "2204");
    const { decision } = played(g, "unit:us-31", "stay");
    expect(whereIs(g, "us-31")).toBe("2204");
    expect(decision?.rule).not.toBe("2.1.A");
    expect(keysOf(played(alone("us-31", "2204")).decision)).toContain("end:land");
  });

  it("5.0 points left over are neither kept nor handed on", () => {
    const g = position({ phasing: "allied", units: { "us-31": "2204", "us-45": "2204" } });
    const before = marches(g, "us-45");
    played(g, "unit:us-31", "to:2203");
    expect(marches(g, "us-45")).toEqual(before);
  });

  it("2.1.A only the phasing side marches, troops and not air units", () => {
    const g = position({
      phasing: "allied",
      units: { "us-31": "2509", "us-air": "2204", "jp-4": "0804", "gb-55": "off-map" },
    });
    expect(ready(g)).toEqual(["unit:us-31", "end:land"]);
  });
});

describe("5.A Land movement", () => {
  it("5.A five points take a unit through five clear hexes", () => {
    // 0804, 0704, 0603, 0503 and 0502; the sixth would be out of reach.
    const to = marches(alone("jp-3g", "0905"), "jp-3g");
    expect(to).toContain("0503");
    expect(to).toContain("0502");
    expect(to).not.toContain("0402");
    expect(to).not.toContain("0501");
  });

  it("5.A rough ground costs two points: two such hexes, and a clear one with the fifth", () => {
    // All around 1004 is rough; 0905 and 0903 are clear.
    const to = marches(alone("jp-3g", "1004"), "jp-3g");
    expect(to).toEqual(expect.arrayContaining(["1003", "1104", "1105", "1005"]));
    expect(to).toEqual(expect.arrayContaining(["1103", "1106", "1205", "1002"]));
    // Two rough hexes and the clear one beyond.
    expect(to).toEqual(expect.arrayContaining(["1203", "1206", "1107", "1006", "1001"]));
    // Three rough hexes would be six points: 0902 by 1003 and 1002 is the clear way 0903 and one more.
    expect(to).not.toContain("0901");
    expect(to).not.toContain("0801");
  });

  it("5.A swamp costs two points", () => {
    const g = alone("gb-6", "0613");
    const to = marches(g, "gb-6");
    // 0714 and 0814 are swamp: four points. 0716 is clear, by 0614 and 0715: 1 + 2 + 1.
    expect(to).toContain("0814");
    expect(to).toContain("0716");
    // 0815 by 0714 and 0715 would be six; by 0614 and 0715 it is five.
    expect(to).toContain("0815");
    expect(to).not.toContain("0916");
  });

  it("5.A nobody marches into the sea or beyond the edge", () => {
    for (const [id, hex] of [
      ["us-31", "2509"],
      ["jp-3g", "1001"],
      ["gb-6", "0101"],
    ])
      for (const to of marches(alone(id, hex), id)) expect(isLand(GRID.find(to))).toBe(true);
  });

  it("5.A, 6.D a disrupted unit has two points", () => {
    const clear = marches(disrupted(alone("jp-3g", "0905"), "jp-3g"), "jp-3g");
    expect(clear).toEqual(expect.arrayContaining(["0804", "0906", "0805", "0904", "1004", "1005"]));
    expect(clear).toEqual(expect.arrayContaining(["0704", "0705", "0803", "0806"]));
    expect(clear).not.toContain("0706");
    expect(clear).not.toContain("0604");
    expect(clear).not.toContain("0903");
    const rough = marches(disrupted(alone("jp-3g", "1004"), "jp-3g"), "jp-3g").sort();
    expect(rough).toEqual(["0904", "0905", "1003", "1005", "1104", "1105", ...["0804", "0906"]].sort());
  });

  it("5.A, 6.D after its recovery it has five again", () => {
    const g = disrupted(alone("jp-3g", "0905"), "jp-3g");
    g.recovers[unit("jp-3g")] = 0;
    expect(marches(g, "jp-3g")).toContain("0502");
  });

  it("5.A enemy units are in the way", () => {
    const g = position({ phasing: "allied", units: { "us-31": "2509", "jp-4": "2508" } });
    expect(marches(g, "us-31")).not.toContain("2508");
    expect(marches(g, "us-31")).not.toContain("2607");
  });
});

describe("9.B Filipino divisions", () => {
  it("9.B they march and hop within the islands and never leave them", () => {
    expect(marches(alone("us-81", "2111"), "us-81")).toEqual(["2210"]);
    expect(marches(alone("us-31", "2111"), "us-31").sort()).toEqual(["2010", "2210"]);
  });

  it("9.B they sail within the islands, and nowhere else", () => {
    const sails = (id: string) => {
      const g = position({ phasing: "allied", stage: "naval", units: { [id]: "2509", "us-26": "2509" } });
      return keysOf(playedPart(g, navalAct(g), `unit:${id}`).decision);
    };
    const division = sails("us-101");
    expect(division).toEqual(expect.arrayContaining(["to:2204", "to:2407", "to:2210", "to:2007"]));
    for (const away of ["to:1910", "to:1711", "to:2513", "to:off-map"]) expect(division).not.toContain(away);
    expect(sails("us-31")).toEqual(expect.arrayContaining(["to:1910", "to:2513", "to:off-map"]));
  });

  it("9.B they cross water barriers", () => {
    expect(marches(alone("us-101", "2406"), "us-101")).toEqual(expect.arrayContaining(["2407", "2506"]));
  });
});

describe("4.0, 5.A Ground and types", () => {
  /** One unit of each type, with a clear hex off the road to start from, and a swamp and a rough hex beside it. */
  const JAPANESE_FIELD = { from: "0804", swamp: "0805", rough: "0904" };
  const ALLIED_FIELD = { from: "0614", swamp: "0715", rough: "0615" };
  const OPEN = { swamp: true, rough: true };
  const CASES = [
    { id: "jp-112", ...JAPANESE_FIELD, opens: OPEN },
    { id: "jp-3g", ...JAPANESE_FIELD, opens: OPEN },
    { id: "jp-yokosuka2", ...JAPANESE_FIELD, opens: OPEN },
    { id: "jp-3art", ...JAPANESE_FIELD, opens: OPEN },
    { id: "jp-yokosuka1", ...JAPANESE_FIELD, opens: OPEN },
    { id: "jp-kure3", ...JAPANESE_FIELD, opens: OPEN },
    { id: "jp-1tk", ...JAPANESE_FIELD, opens: { swamp: false, rough: false } },
    { id: "gb-6", ...ALLIED_FIELD, opens: OPEN },
    { id: "gb-mg", ...ALLIED_FIELD, opens: OPEN },
    { id: "us-4mar", ...ALLIED_FIELD, opens: OPEN },
    { id: "us-26", ...ALLIED_FIELD, opens: OPEN },
    { id: "us-131", ...ALLIED_FIELD, opens: OPEN },
    { id: "gb-hussars", ...ALLIED_FIELD, opens: { swamp: false, rough: false } },
    { id: "nl-palembang", ...ALLIED_FIELD, opens: { swamp: true, rough: false } },
  ].map((each) => ({ ...each, type: UNITS[unit(each.id)].type }));

  it.each(CASES)("4.0 $type ($id) off the road", ({ id, from, swamp, rough, opens }) => {
    const g = alone(id, from);
    // All around 0614 is swamp or mountain: a tank there has nowhere to go.
    const to = ready(g).includes(`unit:${id}`) ? marches(g, id) : [];
    expect(to.includes(swamp)).toBe(opens.swamp);
    expect(to.includes(rough)).toBe(opens.rough);
  });

  it.each(CASES.filter(({ opens }) => opens.rough))("5.A $type ($id) pays two points for either", (each) => {
    const g = disrupted(alone(each.id, each.from), each.id);
    const beyond = each.from === "0804" ? ["0706", "1003"] : ["0716", "0516"];
    const to = marches(g, each.id);
    expect(to).toContain(each.swamp);
    expect(to).toContain(each.rough);
    for (const hex of beyond) expect(to).not.toContain(hex);
  });

  it("4.0 all ten types of troops were tried", () => {
    expect(new Set(CASES.map(({ type }) => type)).size).toBe(10);
  });

  it("4.0 a tank crosses swamp and rough ground on a road", () => {
    expect(marches(alone("jp-1tk", "0705"), "jp-1tk")).toEqual(
      expect.arrayContaining(["0805", "0906", "1006"]),
    );
    expect(marches(alone("jp-1tk", "1206"), "jp-1tk")).toEqual(
      expect.arrayContaining(["1205", "1204", "1203", "1103", "1002"]),
    );
  });

  it("4.0 a road in the hex does not help who comes across country", () => {
    // 1205 has a road, but none from 1106; 0805 has one, but none from 0905.
    expect(marches(alone("jp-1tk", "0905"), "jp-1tk")).not.toContain("0805");
    expect(marches(alone("nl-palembang", "0412"), "nl-palembang")).toContain("0413");
    expect(marches(alone("nl-palembang", "0513"), "nl-palembang")).not.toContain("0413");
  });

  it("4.0 a tank on a road in swamp leaves by the road or into open ground", () => {
    const to = marches(alone("jp-1tk", "0805"), "jp-1tk");
    expect(to).toEqual(expect.arrayContaining(["0705", "0906", "0804", "0806", "0905"]));
    expect(to).not.toContain("0706");
    // Off the road it stays off: 0804 is open, 0904 is not.
    expect(to).not.toContain("0904");
  });

  it("4.0 a garrison crosses rough ground on a road only", () => {
    const to = marches(alone("nl-medan", "0312"), "nl-medan");
    expect(to).toEqual(expect.arrayContaining(["0412", "0413", "0514", "0515", "0615", "0210", "0111"]));
    for (const closed of ["0313", "0211", "0414"]) expect(to).not.toContain(closed);
    // Swamp costs it two, off the road: 0412 and 0513.
    expect(to).toContain("0513");
  });
});

describe("5.A.1 By road", () => {
  it("5.A.1 each hex along a road costs one point, whatever the ground", () => {
    const to = marches(alone("jp-3g", "1006"), "jp-3g");
    // 1107, 1206, 1205, 1204 and 1203, the third and fourth of them rough.
    expect(to).toContain("1203");
    expect(to).not.toContain("1103");
  });

  it("5.A.1 whoever uses the road may not leave it in that segment", () => {
    // Three hexes of road to 1204 and two points for 1104 would do.
    expect(marches(alone("jp-3g", "1107"), "jp-3g")).toContain("1204");
    expect(marches(alone("jp-3g", "1107"), "jp-3g")).not.toContain("1104");
  });

  it("5.A.1 only from a road hex: nobody joins the road on the way", () => {
    // To 1204 across country (2), then by road 1203, 1103 and 1002 would be five.
    const to = marches(alone("jp-3g", "1105"), "jp-3g");
    expect(to).toContain("1103");
    expect(to).not.toContain("1002");
    const beside = marches(alone("jp-3g", "1104"), "jp-3g");
    expect(beside).toContain("1001");
    expect(beside).not.toContain("0901");
  });

  it("5.A.1 the road is where the map has it: not every step between road hexes is one", () => {
    // Both 0413 and 0515 have roads, and 0514 lies on the road between them; 0414 has none.
    const to = marches(disrupted(alone("gb-6", "0413"), "gb-6"), "gb-6");
    expect(to).toContain("0515");
    expect(to).toContain("0414");
    // 0712 and 0713 are road hexes without a road between them: a swamp is two points.
    const east = marches(disrupted(alone("gb-6", "0713"), "gb-6"), "gb-6");
    expect(east).toContain("0712");
    expect(east).not.toContain("0711");
    expect(marches(alone("gb-hussars", "0713"), "gb-hussars")).toContain("0712");
    expect(marches(alone("gb-hussars", "0713"), "gb-hussars")).not.toContain("0711");
  });

  it("5.A.1 an enemy zone on the road stops the march", () => {
    const g = position({ units: { "jp-3g": "1006", "gb-6": "1105" } });
    expect(marches(g, "jp-3g")).toContain("1205");
    expect(marches(g, "jp-3g")).not.toContain("1204");
  });

  it("5.A.1 a disrupted unit goes two hexes by road", () => {
    const to = marches(disrupted(alone("jp-3g", "1204"), "jp-3g"), "jp-3g");
    expect(to).toContain("1206");
    expect(to).toContain("1103");
    expect(to).not.toContain("1107");
    expect(to).not.toContain("1002");
  });

  it("5.A.1 the log says by which way the unit went", () => {
    const way = (id: string, from: string, to: string) =>
      played(alone(id, from), `unit:${id}`, `to:${to}`).events.find(({ kind }) => kind === "moved");
    expect(way("jp-3g", "1006", "1203")).toMatchObject({
      rule: "5.A.1",
      way: "road",
      from: "1006",
      to: "1203",
    });
    expect(way("jp-3g", "1006", "1007")).toMatchObject({ rule: "5.A", way: "land" });
    expect(way("gb-6", "0813", "0714")).toMatchObject({ rule: "5.A.2", way: "hop" });
  });
});

describe("5.A.2 From island to island", () => {
  it("5.A.2 a unit crosses a full sea hexside for all of its points", () => {
    const to = marches(alone("gb-6", "0813"), "gb-6");
    expect(to).toContain("0714");
    expect(to).toContain("0814");
    expect(to).not.toContain("0613");
    expect(to).not.toContain("0715");
  });

  it("5.A.2 only as its first step", () => {
    // From 0812 it comes to 0813 and 0713, and not across from there.
    const to = marches(alone("gb-6", "0812"), "gb-6");
    expect(to).toContain("0813");
    expect(to).toContain("0713");
    for (const beyond of ["0714", "0814", "0613"]) expect(to).not.toContain(beyond);
  });

  it("5.A.2 only one at a time", () => {
    const to = marches(alone("us-31", "2105"), "us-31");
    expect(to).toContain("2106");
    expect(to).not.toContain("2006");
    expect(to).not.toContain("2107");
  });

  it("5.A.2, 6.D a disrupted unit pays its two points", () => {
    expect(marches(disrupted(alone("gb-6", "0813"), "gb-6"), "gb-6")).toContain("0714");
  });

  it("5.A.2 not into an enemy unit's hex", () => {
    const g = position({ phasing: "allied", units: { "gb-6": "0813", "jp-3g": "0714" } });
    const to = marches(g, "gb-6");
    expect(to).not.toContain("0714");
    // Beside it, in its zone.
    expect(to).not.toContain("0814");
  });

  it("5.A.2 not into an enemy zone of control", () => {
    const g = position({ phasing: "allied", units: { "gb-6": "0813", "jp-3g": "0715" } });
    expect(marches(g, "gb-6")).not.toContain("0714");
    g.put(unit("jp-3g"), GRID.find("0613"));
    expect(marches(g, "gb-6")).not.toContain("0714");
    expect(marches(g, "gb-6")).toContain("0814");
  });

  it("5.A.2 not into the zone of an empty enemy city, and not into the city", () => {
    const g = alone("jp-4", "2111");
    expect(ready(g)).not.toContain("unit:jp-4");
    hold(g, JAPANESE, "1910");
    expect(marches(g, "jp-4")).toEqual(["2010"]);
    // Jolo itself lies beside Zamboanga.
    hold(g, JAPANESE, "2210");
    expect(marches(g, "jp-4")).toEqual(["2010"]);
    hold(g, JAPANESE, "2209");
    expect(marches(g, "jp-4").sort()).toEqual(["2010", "2210"]);
  });

  it("5.A.2 into the hex of a city that is nobody's", () => {
    const g = hold(alone("jp-4", "2111"), NOBODY, "2209", "2210");
    expect(marches(g, "jp-4")).toEqual(["2210"]);
  });

  it("5.A.2 out of an enemy zone it may go", () => {
    const g = position({ phasing: "allied", units: { "gb-6": "0813", "jp-3g": "0713" } });
    const to = marches(g, "gb-6");
    // 0714 touches 0713, 0814 does not.
    expect(to).not.toContain("0714");
    expect(to).toContain("0814");
    expect(to).not.toContain("0812");
  });

  it("5.A.2 not into a fortress in which an enemy air unit stands", () => {
    const g = position({ units: { "gb-air": "0813", "jp-3g": "0714" } });
    hold(g, JAPANESE, "0612");
    expect(marches(g, "jp-3g")).not.toContain("0813");
    g.put(unit("gb-air"), GRID.find("1018"));
    expect(marches(g, "jp-3g")).toContain("0813");
  });

  it("4.0, 5.A.2 not where the stack is full or the ground forbids it", () => {
    const full = position({
      phasing: "allied",
      units: { "gb-6": "0813", "gb-15": "0714", "gb-8": "0714", "gb-22": "0714", "gb-12": "0714" },
    });
    expect(marches(full, "gb-6")).not.toContain("0714");
    expect(marches(full, "gb-6")).toContain("0814");
    expect(marches(alone("gb-hussars", "0813"), "gb-hussars")).not.toContain("0714");
    const tank = marches(alone("us-192", "2405"), "us-192");
    expect(tank).toContain("2306");
    expect(tank).not.toContain("2406");
    expect(tank).not.toContain("2506");
  });

  it("5.A.2 a march that is cheaper goes before a hop", () => {
    // 1007 lies across the water from 1107, and three points away over Saigon.
    const { events } = played(alone("jp-3g", "1107"), "unit:jp-3g", "to:1007");
    expect(events.find(({ kind }) => kind === "moved")).toMatchObject({ way: "land" });
  });
});

describe("5.A.3 Water barriers", () => {
  it("5.A.3 a march may end in such a hex and does not go on across its water", () => {
    const leyte = marches(alone("us-81", "2506"), "us-81");
    expect(leyte).toContain("2406");
    expect(leyte).not.toContain("2407");
    const panay = marches(alone("us-81", "2306"), "us-81");
    expect(panay).toContain("2307");
    expect(panay).not.toContain("2308");
    const cebu = marches(alone("us-81", "2407"), "us-81");
    expect(cebu).toContain("2406");
    expect(cebu).not.toContain("2506");
  });

  it("5.A.3 from Sumatra to Bangka takes two turns, and so does the way back", () => {
    // 1016 is also a hop from 0917; from 0816 it is none.
    expect(marches(alone("gb-6", "0816"), "gb-6")).toContain("0916");
    expect(marches(alone("gb-6", "0816"), "gb-6")).not.toContain("1016");
    const back = marches(alone("gb-6", "1016"), "gb-6");
    expect(back).toContain("0916");
    expect(back).not.toContain("0816");
    expect(back).not.toContain("0815");
  });

  it("5.A.3 in the next movement phase it goes on from either side, at no cost", () => {
    expect(marches(alone("gb-6", "0916"), "gb-6")).toEqual(
      expect.arrayContaining(["1016", "0815", "0816", "0817", "0717", "0918"]),
    );
    expect(marches(alone("us-81", "2406"), "us-81")).toEqual(
      expect.arrayContaining(["2407", "2506", "2507"]),
    );
    expect(marches(alone("us-81", "2307"), "us-81")).toEqual(expect.arrayContaining(["2306", "2308"]));
  });

  it("5.A.3 a road in such a hex runs over the one land it belongs to", () => {
    const g = alone("nl-6", "1419");
    // 1519, 1520, 1619 and 1620 are all on the road.
    expect(marches(g, "nl-6")).toEqual(expect.arrayContaining(["1519", "1520", "1619", "1620"]));
    // From Soerabaja over Madura it is one point to 1619, across country.
    expect(marches(disrupted(alone("nl-6", "1519"), "nl-6"), "nl-6")).toContain("1619");
    expect(marches(disrupted(alone("nl-6", "1519"), "nl-6"), "nl-6")).not.toContain("1620");
  });

  it("5.A.3 a march follows land: a strait is no way, whatever the points", () => {
    expect(marches(alone("gb-6", "0712"), "gb-6")).not.toContain("0714");
    // Manila's shore faces Mindoro; from Olongapo it is one hex too far for a hop.
    expect(marches(alone("us-31", "2103"), "us-31")).toContain("2204");
    expect(marches(alone("us-31", "2103"), "us-31")).not.toContain("2205");
  });
});

describe("What is met on a march", () => {
  it("6.3, 9.E a fortress that is marched through has been entered", () => {
    const g = position({
      units: { "jp-4": "2103", "jp-8": "2203", "jp-9": "2203", "jp-16": "2203", "jp-29": "2203" },
    });
    hold(g, JAPANESE, "2103", "2204", "2201");
    // 2203 is full; the only way to Manila is the road through empty Corregidor.
    played(g, "unit:jp-4", "to:2204");
    expect(whereIs(g, "jp-4")).toBe("2204");
    expect(g.stands[1]).toBe(0);
    expect(g.owner[SITE_AT[GRID.find("2104")]]).toBe(JAPANESE);
  });

  it("7.0, 9.E a city that is nobody's belongs to whoever marches through", () => {
    const g = hold(position({ units: { "jp-4": "0604" } }), NOBODY, "0505");
    played(g, "unit:jp-4", "to:0406");
    expect(whereIs(g, "jp-4")).toBe("0406");
    expect(g.owner[SITE_AT[GRID.find("0505")]]).toBe(JAPANESE);
  });

  it("5.C an invasion hex is lost when the enemy marches through it", () => {
    const g = position({ phasing: "allied", units: { "us-31": "2204", "jp-4": "2509" } });
    g.beaches.push(GRID.find("2305"));
    g.paid.push(1);
    g.siteChanges++;
    played(g, "unit:us-31", "to:2405");
    expect(g.beaches).toEqual([]);
  });
});
