import { describe, expect, it } from "vitest";
import { combatAct } from "./combat.ts";
import { ALLIED, GRID, JAPANESE, NOBODY, SITE_AT, type Side } from "./map.ts";
import { landAct } from "./march.ts";
import { navalAct } from "./naval.ts";
import { type Campaign, DROPPED, LANDED } from "./state.ts";
import { isSupplied, supplyLine } from "./supply.ts";
import { keysOf, playedPart, position, unit } from "./testing/index.ts";

const site = (hex: string): number => SITE_AT[GRID.find(hex)];
const hold = (g: Campaign, owner: number, ...hexes: string[]): Campaign => {
  for (const hex of hexes) {
    g.owner[site(hex)] = owner;
    g.conquered[site(hex)] = 1;
  }
  g.siteChanges++;
  return g;
};
const beach = (g: Campaign, hex: string, isPaid = true): Campaign => {
  g.beaches.push(GRID.find(hex));
  g.paid.push(isPaid ? 1 : 0);
  g.siteChanges++;
  return g;
};
const inSupply = (g: Campaign, id: string): boolean => isSupplied(g, unit(id));
const line = (g: Campaign, side: Side, hex: string): string[] =>
  supplyLine(g, side, GRID.find(hex)).map((each) => GRID.ids[each]);
const LUZON = ["2201", "2103", "2204", "2405"];

describe("7.0 Supply points", () => {
  it("7.0 a city supplies whoever stands in it, an enemy beside it or not", () => {
    const g = position({ units: { "gb-6": "0202", "jp-112": "0303", "nl-1": "1119" } });
    expect(inSupply(g, "gb-6")).toBe(true);
    expect(inSupply(g, "nl-1")).toBe(true);
  });

  it("7.0 Japanese points: Indo-China, Hainan and Palau", () => {
    const g = position({ units: { "jp-112": "0906", "jp-113": "1301", "jp-33": "3309", "jp-143": "1105" } });
    for (const id of ["jp-112", "jp-113", "jp-33", "jp-143"]) expect(inSupply(g, id)).toBe(true);
  });

  it("7.0 the cities of Siam supply nobody, whoever holds them", () => {
    // Chiengmai has no port. Enemy units cut it off on all roads.
    const japanese = hold(
      position({ units: { "jp-112": "0401", "gb-6": "0503", "gb-8": "0603" } }),
      JAPANESE,
      "0401",
    );
    expect(inSupply(japanese, "jp-112")).toBe(false);
    const british = hold(
      position({ units: { "gb-6": "0401", "jp-112": "0302", "jp-143": "0503" } }),
      ALLIED,
      "0401",
    );
    expect(inSupply(british, "gb-6")).toBe(false);
  });

  it("7.0 a Siamese port in one's hands lets supply in by sea", () => {
    const g = position({ units: { "jp-112": "0509", "gb-6": "0407", "gb-8": "0405" } });
    hold(g, JAPANESE, "0509");
    expect(inSupply(g, "jp-112")).toBe(true);
    // Unconquered, nobody's port.
    g.owner[site("0509")] = NOBODY;
    g.siteChanges++;
    expect(inSupply(g, "jp-112")).toBe(false);
  });

  it("7.0 a fortress supplies its side until it falls", () => {
    // Singapore hemmed in by land, its waters shut.
    const units = { "gb-6": "0813", "jp-112": "0713", "jp-143": "0812", "jp-4": "0714", "jp-8": "0814" };
    const g = position({ units });
    expect(inSupply(g, "gb-6")).toBe(true);
    hold(g, ALLIED, "0813");
    expect(inSupply(g, "gb-6")).toBe(true);
    g.stands[0] = 0;
    g.siteChanges++;
    expect(inSupply(g, "gb-6")).toBe(false);
  });

  it("7.0 an Allied city in enemy hands supplies nobody, nor does it when it is retaken", () => {
    // Bandoeng, without a port, and all of Java's ports lost; Japanese in the way to everything else.
    const cut = (owner: number) => {
      const g = position({ units: { "nl-1": "1119", "jp-4": "0919", "jp-8": "1120", "jp-9": "1320" } });
      return hold(g, owner, "1119");
    };
    const own = position({ units: { "nl-1": "1119", "jp-4": "0919", "jp-8": "1120", "jp-9": "1320" } });
    expect(inSupply(own, "nl-1")).toBe(true);
    expect(inSupply(cut(ALLIED), "nl-1")).toBe(false);
  });

  it("7.0 a retaken port is no supply point but a way to the sea", () => {
    const g = hold(position({ units: { "us-31": "2405" } }), JAPANESE, ...LUZON, "2307", "2407");
    g.owner[site("2405")] = ALLIED;
    g.siteChanges++;
    expect(inSupply(g, "us-31")).toBe(true);
    const by = line(g, ALLIED, "2405");
    expect(by[0]).toBe("2405");
    expect(by.length).toBeGreaterThan(1);
  });

  it("7.0 a Japanese city that the Allies took and lost again supplies no more", () => {
    const g = position({ units: { "jp-112": "0906", "gb-6": "0805", "gb-8": "1005", "gb-12": "0907" } });
    expect(inSupply(g, "jp-112")).toBe(true);
    hold(g, JAPANESE, "0906");
    expect(inSupply(g, "jp-112")).toBe(false);
  });
});

describe("7.0 The line over land", () => {
  it("7.0 into rough ground, not through it", () => {
    // Makassar's road leads into 2117 and ends there; 2116 lies behind it. All three but the city are rough.
    const g = position({ units: { "nl-makassar": "2118", "nl-1": "2117", "nl-2": "2116" } });
    expect(inSupply(g, "nl-1")).toBe(true);
    expect(inSupply(g, "nl-2")).toBe(false);
  });

  it("7.0 by road through rough ground", () => {
    // 2203 to Aparri by 2202, which is rough: the road leads through.
    const g = hold(position({ units: { "us-31": "2203" } }), JAPANESE, "2103", "2204", "2405");
    g.stands[1] = 0;
    hold(g, JAPANESE, "2104");
    expect(inSupply(g, "us-31")).toBe(true);
    expect(line(g, ALLIED, "2203")).toEqual(["2203", "2202", "2201"]);
  });

  it("7.0 a road through rough ground is no help to who comes from its side", () => {
    // From 0302 every way leads through rough ground: 0402 and 0303 have roads, but none to 0302. A British unit
    // in 0102 shuts the way round by Rangoon.
    const g = position({ units: { "jp-112": "0302", "jp-113": "0402", "jp-148": "0303", "gb-6": "0102" } });
    expect(inSupply(g, "jp-113")).toBe(true);
    expect(inSupply(g, "jp-148")).toBe(true);
    expect(inSupply(g, "jp-112")).toBe(false);
    g.put(unit("gb-6"), GRID.find("0510"));
    expect(inSupply(g, "jp-112")).toBe(true);
  });

  it("7.0 in the middle of the mountains there is no supply", () => {
    expect(inSupply(position({ units: { "gb-6": "1613" } }), "gb-6")).toBe(false);
  });

  it("7.0 through clear ground and swamp", () => {
    const g = position({ units: { "nl-1": "0715", "gb-6": "0814" } });
    expect(inSupply(g, "nl-1")).toBe(true);
    expect(inSupply(g, "gb-6")).toBe(true);
  });

  it("7.0 over water barriers and from island to island", () => {
    // Billiton (1116) to Bangka (1016) by a hop, over the water barrier of 0916 to Palembang.
    const g = position({ units: { "nl-1": "1116" } });
    expect(line(g, ALLIED, "1116").slice(0, 2)).toEqual(["1116", "1016"]);
    expect(inSupply(g, "nl-1")).toBe(true);
    g.put(unit("jp-4"), GRID.find("0917"));
    expect(inSupply(g, "nl-1")).toBe(false);
  });

  it("7.0 an enemy unit cuts it, and so does its zone of control", () => {
    const g = position({ units: { "nl-1": "1016" } });
    expect(inSupply(g, "nl-1")).toBe(true);
    // In Palembang a Japanese unit holds 0916 and 0917 in its zone.
    hold(g, JAPANESE, "0816");
    g.put(unit("jp-4"), GRID.find("0816"));
    expect(inSupply(g, "nl-1")).toBe(false);
    // And when it goes, the line is there again.
    g.put(unit("jp-4"), GRID.find("0615"));
    expect(inSupply(g, "nl-1")).toBe(true);
  });

  it("7.0 the unit's own hex may lie in an enemy zone, the next may not", () => {
    const g = position({ units: { "us-31": "2203", "jp-47": "2303" } });
    // 2303 touches 2203 and 2202, not Manila or 2104.
    expect(inSupply(g, "us-31")).toBe(true);
    expect(line(g, ALLIED, "2203").length).toBe(2);
  });

  it("7.0 a supply point in an enemy zone serves only those inside", () => {
    const g = position({ units: { "jp-113": "0101", "gb-6": "0202", "gb-8": "0103" } });
    // 0102 lies in the zone of 0101, as 0201 does; Rangoon does not.
    expect(inSupply(g, "gb-8")).toBe(true);
    g.put(unit("jp-113"), GRID.find("0302"));
    expect(inSupply(g, "gb-6")).toBe(true);
    expect(inSupply(g, "gb-8")).toBe(false);
  });

  it("7.0 a friend in the hex does not lift the zone from the line", () => {
    const g = position({ units: { "jp-113": "0302", "gb-6": "0202", "gb-8": "0103", "gb-12": "0102" } });
    expect(inSupply(g, "gb-8")).toBe(false);
    expect(inSupply(g, "gb-12")).toBe(false);
  });

  it("9.E empty cities of the enemy do not cut it", () => {
    // By the railway through Singora and Bangkok, there is no other way.
    const g = position({ units: { "jp-112": "0510" } });
    expect(inSupply(g, "jp-112")).toBe(true);
    expect(line(g, JAPANESE, "0510")).toEqual(
      expect.arrayContaining(["0509", "0408", "0406", "0505", "0604"]),
    );
  });

  it("7.0 air units and empty fortresses do not cut it", () => {
    const g = hold(position({ units: { "us-air": "2104", "jp-47": "2204" } }), JAPANESE, "2204", "2201");
    expect(inSupply(g, "jp-47")).toBe(true);
  });
});

describe("7.0 The line by sea", () => {
  it("7.0 through a port to the edge of its side", () => {
    const g = hold(position({ units: { "jp-4": "1619" } }), JAPANESE, "1519");
    const by = line(g, JAPANESE, "1619");
    expect(by.slice(0, 2)).toEqual(["1619", "1519"]);
    const last = by[by.length - 1];
    // To the north or east edge, or to a Japanese port.
    expect(last.endsWith("01") || last.startsWith("34") || SITE_AT[GRID.find(last)] >= 0).toBe(true);
  });

  it("7.0 not without a port", () => {
    const g = position({ units: { "jp-4": "2117" } });
    expect(inSupply(g, "jp-4")).toBe(false);
    hold(g, JAPANESE, "2118");
    expect(inSupply(g, "jp-4")).toBe(true);
  });

  it("7.0 through an invasion hex while it is paid for", () => {
    expect(inSupply(beach(position({ units: { "jp-4": "2117" } }), "2117"), "jp-4")).toBe(true);
    expect(inSupply(beach(position({ units: { "jp-4": "2117" } }), "2117", false), "jp-4")).toBe(false);
    // From the hex beside it the line goes into the rough invasion hex and turns to the sea.
    expect(inSupply(beach(position({ units: { "jp-4": "2116" } }), "2117"), "jp-4")).toBe(true);
  });

  it("7.0 the Allies have no use of an invasion hex", () => {
    const g = hold(beach(position({ units: { "nl-makassar": "2117" } }), "2117"), JAPANESE, "2118");
    expect(inSupply(g, "nl-makassar")).toBe(false);
  });

  it("7.0 enemy zones shut the sea as they do for ships", () => {
    // Padang's roadstead: 0415 and 0516 on either side, their zones meet before it.
    const g = hold(position({ units: { "jp-4": "0515" } }), JAPANESE, "0515");
    g.put(unit("gb-6"), GRID.find("0614"));
    g.put(unit("gb-8"), GRID.find("0514"));
    expect(inSupply(g, "jp-4")).toBe(true);
    g.put(unit("nl-1"), GRID.find("0415"));
    g.put(unit("nl-2"), GRID.find("0516"));
    expect(inSupply(g, "jp-4")).toBe(false);
    // One of them goes, and ships come in again.
    g.put(unit("nl-1"), GRID.find("1119"));
    g.put(unit("nl-2"), GRID.find("1119"));
    expect(inSupply(g, "jp-4")).toBe(true);
  });

  it("7.0 the port itself may lie in an enemy zone for those in it, not for those behind it", () => {
    const g = hold(position({ units: { "jp-4": "2201", "jp-8": "2302" } }), JAPANESE, "2201");
    expect(inSupply(g, "jp-8")).toBe(true);
    g.put(unit("us-31"), GRID.find("2102"));
    expect(inSupply(g, "jp-4")).toBe(true);
    expect(inSupply(g, "jp-8")).toBe(false);
  });

  it("7.0 a port on the edge of the map is always open for those in it", () => {
    // Aparri lies on the north edge: the line leaves the map from there and enters no hex.
    const g = hold(position({ units: { "jp-4": "2201", "jp-8": "2203" } }), JAPANESE, "2201");
    for (const [id, hex] of [
      ["us-31", "2202"],
      ["us-45", "2302"],
      ["us-57", "2102"],
    ])
      g.put(unit(id), GRID.find(hex));
    expect(inSupply(g, "jp-4")).toBe(true);
    expect(inSupply(g, "jp-8")).toBe(false);
  });

  it("7.0 Manila's harbour is shut while Corregidor is held", () => {
    const g = hold(position({ units: { "jp-4": "2204", "us-31": "2305" } }), JAPANESE, "2204");
    // Over land to a port: Olongapo and Aparri are American.
    expect(inSupply(g, "jp-4")).toBe(true);
    g.put(unit("us-45"), GRID.find("2104"));
    expect(inSupply(g, "jp-4")).toBe(false);
  });

  it("7.0, 9.D the line keeps out of the treacherous seas", () => {
    const g = hold(position({ units: { "jp-4": "1711" } }), JAPANESE, "1711");
    const by = line(g, JAPANESE, "1711");
    expect(by.length).toBeGreaterThan(5);
    for (const hex of TREACHEROUS) expect(by).not.toContain(hex);
  });
});

const TREACHEROUS = [
  ...["1408", "1507", "1508", "1509", "1606", "1607"],
  ...["1608", "1706", "1707", "1708", "1806", "1807"],
];

describe("9.D Treacherous seas", () => {
  it("9.D no ship goes there, not even a naval air unit", () => {
    const g = position({ stage: "naval", units: { "jp-cv1": "off-map" } });
    g.hongKong.fallen = true;
    const to = keysOf(playedPart(g, navalAct(g), "unit:jp-cv1").decision);
    for (const hex of TREACHEROUS) expect(to).not.toContain(`to:${hex}`);
    for (const hex of ["1409", "1506", "1609", "1805", "1907"]) expect(to).toContain(`to:${hex}`);
  });
});

describe("7.0 Who needs no line", () => {
  it("7.0 units off the map, naval air units, and who landed or was dropped in this player-turn", () => {
    const g = position({
      units: { "jp-4": "off-map", "jp-cv1": "2010", "jp-112": "1613", "jp-143": "1613" },
    });
    expect(inSupply(g, "jp-4")).toBe(true);
    expect(inSupply(g, "jp-cv1")).toBe(true);
    expect(inSupply(g, "jp-112")).toBe(false);
    g.mark(unit("jp-112"), LANDED);
    g.mark(unit("jp-143"), DROPPED);
    expect(inSupply(g, "jp-112")).toBe(true);
    expect(inSupply(g, "jp-143")).toBe(true);
  });
});

describe("7.0 What the lack of supply does", () => {
  it("7.0 it does not hinder the march", () => {
    const g = position({ phasing: "allied", units: { "gb-6": "1613", "gb-8": "0511" } });
    g.stage = "land";
    expect(inSupply(g, "gb-6")).toBe(false);
    expect(keysOf(playedPart(g, landAct(g), "unit:gb-6").decision)).toContain("to:1614");
  });

  it("7.0 land units do not attack, and defend all the same", () => {
    const g = position({
      stage: "combat",
      units: { "jp-112": "1613", "gb-6": "1614", "jp-4": "1107", "gb-8": "1206" },
    });
    const keys = keysOf(playedPart(g, combatAct(g)).decision);
    expect(keys).toContain("attack:1206");
    expect(keys).not.toContain("attack:1614");
  });
});
