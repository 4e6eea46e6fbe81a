import { describe, expect, it } from "vitest";
import { airAct } from "./air.ts";
import { GRID, JAPANESE, NOBODY, SITE_AT } from "./map.ts";
import { type Campaign, DROPPED, SPENT } from "./state.ts";
import { isSupplied } from "./supply.ts";
import { isChance, keysOf, type Made, played, playedPart, position, unit, whereIs } from "./testing/index.ts";
import { covers, isActive, radiusOf, umbrellasOver } from "./umbrella.ts";
import { UNITS } from "./units.ts";

const site = (hex: string): number => SITE_AT[GRID.find(hex)];
const hold = (g: Campaign, owner: number, ...hexes: string[]): Campaign => {
  for (const hex of hexes) {
    g.owner[site(hex)] = owner;
    g.conquered[site(hex)] = 1;
  }
  g.siteChanges++;
  return g;
};
const inAir = (made: Made): Campaign => position({ stage: "air", ...made });
const act = (g: Campaign, ...answers: string[]) => playedPart(g, airAct(g), ...answers);
const ready = (g: Campaign): string[] => keysOf(act(g).decision);
/** Where a unit may fly or come down. */
const flies = (g: Campaign, id: string): string[] =>
  keysOf(act(g, `unit:${id}`).decision).flatMap((key) => (key.startsWith("to:") ? [key.slice(3)] : []));
const overs = (g: Campaign, side: 0 | 1, hex: string): string[] =>
  umbrellasOver(g, side, GRID.find(hex)).map((air) => UNITS[air].id);

/** An air unit in conquered Chiengmai, with British units across every road to it. */
const cutOff = (units: Record<string, string> = {}): Campaign =>
  hold(inAir({ units: { "jp-air5": "0401", "gb-6": "0503", "gb-8": "0603", ...units } }), JAPANESE, "0401");

describe("2.1.B The air movement segment", () => {
  it("2.1.B land-based air units of the phasing side fly, nobody else", () => {
    const g = inAir({
      units: {
        "jp-air3": "1006",
        "gb-air": "0813",
        "jp-cv1": "1206",
        "jp-112": "1006",
        "jp-yokosuka1": "1205",
      },
    });
    expect(ready(g)).toEqual(["unit:jp-air3", "end:air"]);
  });

  it("2.1.B once in a segment", () => {
    const g = inAir({ units: { "jp-air3": "1006", "jp-air5": "1205" } });
    played(g, "unit:jp-air3", "to:0906");
    expect(ready(g)).toEqual(["unit:jp-air5", "end:air"]);
  });
});

describe("5.B Displacement", () => {
  it("5.B to a friendly city within eight hexes, in one flight", () => {
    const g = inAir({ phasing: "allied", units: { "gb-air": "0813" } });
    const to = flies(g, "gb-air");
    // Bandjermasin, Semarang and Tjilatjap lie eight hexes off.
    for (const hex of ["1616", "1319", "1219"]) {
      expect(to).toContain(hex);
      const { events } = act(
        inAir({ phasing: "allied", units: { "gb-air": "0813" } }),
        "unit:gb-air",
        `to:${hex}`,
      );
      expect(events).toMatchObject([{ kind: "displaced", unit: "gb-air", from: "0813", to: hex, stages: 1 }]);
    }
  });

  it("5.B nine hexes are a flight in stages", () => {
    const g = inAir({ phasing: "allied", units: { "gb-air": "0813" } });
    const { events } = act(g, "unit:gb-air", "to:1519");
    expect(events).toMatchObject([{ kind: "displaced", to: "1519", stages: 2 }]);
  });

  it("5.B not to a city of the enemy, of Siam or of nobody, nor to a hex without a city", () => {
    const g = hold(inAir({ units: { "jp-air3": "1006" } }), NOBODY, "0710");
    const to = flies(g, "jp-air3");
    expect(to.sort()).toEqual(["0906", "1103", "1201", "1205"]);
    hold(g, JAPANESE, "0505", "0710");
    expect(flies(g, "jp-air3")).toEqual(expect.arrayContaining(["0505", "0710"]));
  });

  it("5.B a fortress is a base, until it falls", () => {
    const g = inAir({ phasing: "allied", units: { "us-air": "2204" } });
    expect(flies(g, "us-air")).toContain("2104");
    g.stands[1] = 0;
    hold(g, JAPANESE, "2104");
    expect(flies(g, "us-air")).not.toContain("2104");
  });

  it("5.B one stage keeps the umbrella, more lose it for this player-turn", () => {
    const near = inAir({ phasing: "allied", units: { "gb-air": "0813" } });
    act(near, "unit:gb-air", "to:1018");
    expect(isActive(near, unit("gb-air"))).toBe(true);
    const far = inAir({ phasing: "allied", units: { "gb-air": "0813" } });
    act(far, "unit:gb-air", "to:2421");
    expect(whereIs(far, "gb-air")).toBe("2421");
    expect(far.has(unit("gb-air"), SPENT)).toBe(true);
    expect(overs(far, 0, "2421")).toEqual([]);
  });

  it("5.B and have it again in the enemy's player-turn", () => {
    const g = inAir({ phasing: "allied", units: { "gb-air": "0813", "jp-112": "0804" } });
    g.hongKong.fallen = true;
    const { decision } = played(g, "unit:gb-air", "to:2421");
    expect(decision?.seat).toBe("japanese");
    expect(isActive(g, unit("gb-air"))).toBe(true);
  });

  it("5.B each stage is eight hexes at most, from one friendly city to the next", () => {
    // From Saigon there is nothing within eight hexes but Indo-China and Hainan; Davao is out of reach.
    const g = hold(inAir({ units: { "jp-air3": "1006" } }), JAPANESE, "2509");
    expect(flies(g, "jp-air3")).not.toContain("2509");
    // Brunei is eight hexes from either.
    hold(g, JAPANESE, "1711");
    expect(flies(g, "jp-air3")).toContain("2509");
    expect(act(g, "unit:jp-air3", "to:2509").events).toMatchObject([{ stages: 2 }]);
  });

  it("4.0, 5.B a city with another air unit is no stage", () => {
    const g = hold(inAir({ units: { "jp-air3": "1006", "jp-air5": "1711" } }), JAPANESE, "2509", "1711");
    expect(flies(g, "jp-air3")).not.toContain("2509");
  });

  it("4.0, 5.B the way may not lead over an enemy air unit", () => {
    // From Aparri to Zamboanga the only way of eight hexes leads over Manila.
    const over = hold(inAir({ units: { "jp-air5": "2201", "us-air": "2204" } }), JAPANESE, "2201", "2209");
    expect(flies(over, "jp-air5")).not.toContain("2209");
    const aside = hold(inAir({ units: { "jp-air5": "2201", "us-air": "2405" } }), JAPANESE, "2201", "2209");
    expect(flies(aside, "jp-air5")).toContain("2209");
    // Enemy troops and friendly air units are no hindrance.
    const troops = hold(
      inAir({ units: { "jp-air5": "2201", "us-31": "2204", "jp-air3": "2405" } }),
      JAPANESE,
      ...["2201", "2209", "2405"],
    );
    expect(flies(troops, "jp-air5")).toContain("2209");
  });

  it("4.0, 5.B an enemy air unit closer by is flown round when there are hexes left", () => {
    const g = hold(inAir({ units: { "jp-air5": "2201", "us-air": "2204" } }), JAPANESE, "2201", "2307");
    expect(flies(g, "jp-air5")).toContain("2307");
  });

  it("7.0 an air unit out of supply may still displace", () => {
    const g = cutOff();
    expect(isSupplied(g, unit("jp-air5"))).toBe(false);
    // Saigon lies eight hexes off.
    expect(flies(g, "jp-air5")).toContain("1006");
  });

  it("5.B who has displaced carries nobody in this player-turn", () => {
    const g = hold(
      inAir({ units: { "jp-air3": "1006", "jp-yokosuka1": "1205", "jp-112": "1103" } }),
      JAPANESE,
      "0509",
    );
    const { decision } = played(g, "unit:jp-air3", "to:1205");
    // Nobody is left in the air segment: the parachute unit sails or stays.
    expect(decision?.rule).not.toBe("2.1.B");
  });

  it("5.B naval air units do not displace", () => {
    const g = inAir({ units: { "jp-cv1": "1206", "jp-air3": "1006" } });
    expect(ready(g)).not.toContain("unit:jp-cv1");
  });
});

describe("5.B, 11.0 The base beyond the edge", () => {
  it("11.0 the air unit off the map flies to a friendly city within eight hexes of it", () => {
    const g = hold(inAir({ units: { "jp-air5": "off-map" } }), JAPANESE, "2201", "2204", "2407", "2508");
    const { decision } = act(g, "unit:jp-air5");
    // Cebu lies eight hexes off, Cagayan nine, and Palau eight beyond: these in stages.
    expect(keysOf(decision)).toEqual(["to:2201", "to:2204", "to:2407", "to:2508", "to:3309", "stay"]);
    const near = hold(inAir({ units: { "jp-air5": "off-map" } }), JAPANESE, "2407");
    expect(act(near, "unit:jp-air5", "to:2407").events).toMatchObject([{ from: "off-map", stages: 1 }]);
    const far = hold(inAir({ units: { "jp-air5": "off-map" } }), JAPANESE, "2407", "2508");
    expect(act(far, "unit:jp-air5", "to:2508").events).toMatchObject([{ stages: 2 }]);
  });

  it("5.B and flies back to it", () => {
    const g = hold(inAir({ units: { "jp-air5": "2204" } }), JAPANESE, "2204", "2103");
    expect(act(g, "unit:jp-air5", "to:off-map").events).toMatchObject([{ to: "off-map", stages: 1 }]);
    expect(whereIs(g, "jp-air5")).toBe("off-map");
    expect(isActive(g, unit("jp-air5"))).toBe(true);
  });

  it("5.B also when it is the only base in reach", () => {
    const g = hold(inAir({ units: { "jp-air5": "2201" } }), JAPANESE, "2201");
    expect(ready(g)).toContain("unit:jp-air5");
    expect(flies(g, "jp-air5")).toEqual(["off-map"]);
  });

  it("5.B eight hexes off it can be reached, nine hexes off in stages alone", () => {
    const eight = hold(inAir({ units: { "jp-air3": "2407" } }), JAPANESE, "2407");
    expect(ready(eight)).toContain("unit:jp-air3");
    const nine = hold(inAir({ units: { "jp-air3": "2508" } }), JAPANESE, "2508", "2509");
    expect(flies(nine, "jp-air3")).not.toContain("off-map");
    hold(nine, JAPANESE, "2405");
    expect(act(nine, "unit:jp-air3", "to:off-map").events).toMatchObject([{ to: "off-map", stages: 2 }]);
  });

  it("4.0, 5.B the way from it leads round an enemy air unit too", () => {
    const g = hold(inAir({ units: { "jp-air5": "off-map", "us-air": "2201" } }), JAPANESE, "2204");
    expect(flies(g, "jp-air5")).toContain("2204");
  });

  it("5.B the Allies have no such base", () => {
    const g = inAir({ phasing: "allied", units: { "us-air": "2204" } });
    expect(flies(g, "us-air")).not.toContain("off-map");
  });

  it("11.0 from there its umbrella reaches Luzon down to Manila", () => {
    const g = position({ units: { "jp-air5": "off-map" } });
    expect(overs(g, 1, "2204")).toEqual(["jp-air5"]);
    expect(overs(g, 1, "2104")).toEqual(["jp-air5"]);
    expect(overs(g, 1, "2305")).toEqual([]);
    expect(isSupplied(g, unit("jp-air5"))).toBe(true);
  });
});

describe("8.0 Umbrellas", () => {
  it("8.0 land-based units reach four hexes, naval ones three", () => {
    const g = position({ units: { "gb-air": "0813", "jp-cv1": "1206" } });
    const reach = (id: string, hex: string) => covers(g, unit(id), GRID.find(hex));
    expect(radiusOf(g, unit("gb-air"))).toBe(4);
    expect(radiusOf(g, unit("jp-cv1"))).toBe(3);
    // Kota Bharu at four, Singora at six; around 1206 two straight columns.
    expect(reach("gb-air", "0710")).toBe(true);
    expect(reach("gb-air", "0809")).toBe(true);
    expect(reach("gb-air", "0808")).toBe(false);
    expect(reach("jp-cv1", "1209")).toBe(true);
    expect(reach("jp-cv1", "1210")).toBe(false);
  });

  it("8.0 Allied units reach four whatever the turn, the American one from turn 1", () => {
    for (const turn of [0, 1, 5]) {
      const g = position({ turn, units: { "gb-air": "0813", "nl-air": "1119", "us-air": "2204" } });
      expect(radiusOf(g, unit("gb-air"))).toBe(4);
      expect(radiusOf(g, unit("nl-air"))).toBe(4);
      expect(radiusOf(g, unit("us-air"))).toBe(turn === 0 ? 2 : 4);
    }
  });

  it("9.A on turn 0 the American umbrella reaches two hexes", () => {
    const g = position({ turn: 0, units: { "us-air": "2204" } });
    expect(overs(g, 0, "2202")).toEqual(["us-air"]);
    expect(overs(g, 0, "2405")).toEqual(["us-air"]);
    expect(overs(g, 0, "2201")).toEqual([]);
    g.turn = 1;
    expect(overs(g, 0, "2201")).toEqual(["us-air"]);
    expect(overs(g, 0, "2208")).toEqual(["us-air"]);
    expect(overs(g, 0, "2209")).toEqual([]);
  });

  it("8.0 several umbrellas lie over one hex", () => {
    const g = position({
      units: { "jp-air3": "1006", "jp-air5": "1205", "jp-cv1": "1208", "jp-cv2": "1008" },
    });
    expect(overs(g, 1, "1107")).toEqual(["jp-air3", "jp-air5", "jp-cv1", "jp-cv2"]);
  });

  it("7.0, 8.0 an air unit out of supply has none", () => {
    const g = cutOff();
    expect(overs(g, 1, "0502")).toEqual([]);
    g.put(unit("gb-6"), GRID.find("0713"));
    g.put(unit("gb-8"), GRID.find("0713"));
    expect(overs(g, 1, "0502")).toEqual(["jp-air5"]);
  });
});

describe("5.D, 8.2 Parachute drops", () => {
  /** At Saigon with an air unit, and British troops in Malaya. */
  const saigon = (units: Record<string, string> = {}, made: Made = {}) =>
    inAir({ ...made, units: { "jp-yokosuka1": "1006", "jp-air3": "1006", ...units } });

  it("8.2 beside enemy units, on free land within eight hexes", () => {
    const g = saigon({ "gb-8": "0712" });
    hold(
      g,
      JAPANESE,
      ...["0509", "0505", "0401", "0303", "0202", "0511", "0612", "0710", "1313", "1711", "1810"],
    );
    // 0612 and 0711 touch 0712; so do 0713, 0812 and 0611.
    expect(flies(g, "jp-yokosuka1").sort()).toEqual(["0611", "0612", "0711", "0713", "0812"]);
  });

  it("8.2 not farther, not at sea, not among the enemy, not where no enemy is near", () => {
    const to = flies(saigon({ "gb-8": "0712" }), "jp-yokosuka1");
    for (const hex of ["0712", "0813", "0811", "0610", "1107"]) expect(to).not.toContain(hex);
    const far = saigon({ "nl-6": "1419", "gb-8": "0712" });
    expect(flies(far, "jp-yokosuka1")).not.toContain("1519");
  });

  it("8.2 an air unit alone is no defending unit", () => {
    const g = saigon({ "gb-air": "0813" });
    expect(flies(g, "jp-yokosuka1")).not.toContain("0713");
    expect(flies(g, "jp-yokosuka1")).not.toContain("0812");
  });

  it("8.2 straight into an empty city of the enemy or of Siam, near or not to its troops", () => {
    const to = flies(saigon(), "jp-yokosuka1");
    expect(to.sort()).toEqual(
      ["0202", "0303", "0401", "0505", "0509", "0511", "0612", "0710", "1313", "1711", "1810"].sort(),
    );
  });

  it("8.2 into a city with troops never, into an own city only beside the enemy", () => {
    const g = saigon({ "gb-28": "0511", "gb-6": "1206" });
    const to = flies(g, "jp-yokosuka1");
    expect(to).not.toContain("0511");
    expect(to).toContain("1205");
    expect(to).not.toContain("0906");
  });

  it("8.2 doubled against an empty city: Penang holds against six from four up", () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const g = saigon();
      expect(isChance(act(saigon(), "unit:jp-yokosuka1", "to:0511").decision)).toBe(true);
      const { events } = act(g, "unit:jp-yokosuka1", "to:0511", `die:${die}`);
      expect(events.find(({ kind }) => kind === "assault")).toMatchObject({
        strength: 6,
        number: 2,
        fell: die <= 3,
      });
      expect(whereIs(g, "jp-yokosuka1")).toBe(die <= 3 ? "0511" : "eliminated");
      expect(g.owner[site("0511")] === JAPANESE).toBe(die <= 3);
    }
  });

  it("8.2 a small city falls to it for certain", () => {
    const g = saigon();
    act(g, "unit:jp-yokosuka1", "to:0710", "die:6");
    expect(whereIs(g, "jp-yokosuka1")).toBe("0710");
  });

  it("8.2, 9.E troops around the city help, undoubled", () => {
    const g = saigon({ "jp-3g": "0510" });
    hold(g, JAPANESE, "0509");
    const { events } = act(g, "unit:jp-yokosuka1", "to:0511", "die:6");
    expect(events.find(({ kind }) => kind === "assault")).toMatchObject({ strength: 14, fell: true });
  });

  it("8.2 from beside the city it is counted once", () => {
    const g = hold(inAir({ units: { "jp-yokosuka1": "0303", "jp-air3": "0303" } }), JAPANESE, "0303", "0401");
    const { events } = act(g, "unit:jp-yokosuka1", "to:0202", "die:2");
    expect(events.find(({ kind }) => kind === "assault")).toMatchObject({
      strength: 6,
      number: 3,
      fell: true,
    });
  });

  it("8.2 beside the enemy it comes down without a die, in supply in this player-turn", () => {
    const g = saigon({ "gb-8": "0710" });
    const { events } = act(g, "unit:jp-yokosuka1", "to:0711");
    expect(events).toMatchObject([{ kind: "dropped", unit: "jp-yokosuka1", by: "jp-air3", to: "0711" }]);
    expect(g.has(unit("jp-yokosuka1"), DROPPED)).toBe(true);
    expect(isSupplied(g, unit("jp-yokosuka1"))).toBe(true);
  });

  it("8.2 and may attack in the combat phase, but not move by sea before", () => {
    const g = saigon({ "nl-medan": "0710", "jp-112": "1103" });
    g.hongKong.fallen = true;
    const { decision } = played(g, "unit:jp-yokosuka1", "to:0711", "end:naval");
    expect(decision?.rule).toBe("2.2");
    expect(keysOf(decision)).toContain("attack:0710");
  });

  it("8.2 the air unit that carried does nothing else, and keeps its umbrella", () => {
    const g = saigon({ "jp-yokosuka3": "1006", "gb-8": "0710", "jp-air5": "1205" });
    played(g, "unit:jp-yokosuka1", "to:0711");
    expect(ready(g)).toEqual(["unit:jp-air5", "end:air"]);
    expect(isActive(g, unit("jp-air3"))).toBe(true);
  });

  it("8.2 one air unit for each parachute unit", () => {
    const g = hold(
      inAir({
        units: {
          "jp-yokosuka1": "1006",
          "jp-air3": "1006",
          "jp-yokosuka3": "1205",
          "jp-air5": "1205",
          "gb-8": "0710",
        },
      }),
      JAPANESE,
      "0509",
    );
    played(g, "unit:jp-yokosuka1", "to:0711", "unit:jp-yokosuka3", "to:0610");
    expect(whereIs(g, "jp-yokosuka3")).toBe("0610");
  });

  it("8.2 the carrier is used up by a drop that fails", () => {
    const g = saigon({ "jp-yokosuka3": "1006", "jp-air5": "1205" });
    played(g, "unit:jp-yokosuka1", "to:0511", "die:6");
    expect(ready(g)).toEqual(["unit:jp-air5", "end:air"]);
  });

  it("8.2 not without an air unit in its hex, nor with one that is out of supply", () => {
    expect(ready(inAir({ units: { "jp-yokosuka1": "1006", "jp-air3": "1205" } }))).toEqual([
      "unit:jp-air3",
      "end:air",
    ]);
    const cut = cutOff({ "jp-yokosuka1": "0401" });
    expect(ready(cut)).toEqual(["unit:jp-air5", "end:air"]);
  });

  it("8.2 not by a naval air unit, and not from off the map", () => {
    expect(ready(inAir({ units: { "jp-yokosuka1": "1205", "jp-cv1": "1205", "jp-air3": "1006" } }))).toEqual([
      "unit:jp-air3",
      "end:air",
    ]);
    const off = hold(inAir({ units: { "jp-yokosuka1": "off-map", "jp-air5": "off-map" } }), JAPANESE, "2201");
    expect(ready(off)).toEqual(["unit:jp-air5", "end:air"]);
  });

  it("6.D, 8.2 not while it is disrupted", () => {
    const g = saigon();
    g.recovers[unit("jp-yokosuka1")] = 4;
    expect(ready(g)).not.toContain("unit:jp-yokosuka1");
  });

  it("8.2 only parachute units", () => {
    expect(ready(saigon({ "jp-112": "1006", "jp-kure3": "1006" }))).toEqual([
      "unit:jp-air3",
      "unit:jp-yokosuka1",
      "end:air",
    ]);
  });

  it("8.2 a unit that marched to the airfield before may be flown", () => {
    const g = position({ units: { "jp-yokosuka1": "1107", "jp-air3": "1006" } });
    const { decision } = played(g, "unit:jp-yokosuka1", "to:1006");
    expect(keysOf(decision)).toContain("unit:jp-yokosuka1");
  });

  it("4.0, 8.2 the way may not lead over an enemy air unit", () => {
    const from = (air: string) =>
      flies(
        hold(
          inAir({ units: { "jp-yokosuka1": "2201", "jp-air5": "2201", "us-air": air } }),
          JAPANESE,
          "2201",
        ),
        "jp-yokosuka1",
      );
    expect(from("2204")).not.toContain("2209");
    expect(from("2405")).toContain("2209");
    // Nor does it end there; the city counts as empty, but the air unit is in the way.
    expect(from("2204")).not.toContain("2204");
  });

  it("4.0, 8.2 a full stack beside the enemy takes a parachute unit all the same", () => {
    const g = saigon({ "gb-8": "0712", "jp-3g": "0711", "jp-4g": "0711", "jp-5g": "0711", "jp-112": "0711" });
    expect(flies(g, "jp-yokosuka1")).toContain("0711");
  });

  it("11.0 a drop on Java calls up its Home Guard", () => {
    const g = hold(inAir({ units: { "jp-yokosuka1": "0816", "jp-air3": "0816" } }), JAPANESE, "0816");
    const { events } = act(g, "unit:jp-yokosuka1", "to:1219", "die:6");
    expect(events).toContainEqual({ kind: "home-guard", rule: "11.0" });
    const failed = hold(inAir({ units: { "jp-yokosuka1": "0816", "jp-air3": "0816" } }), JAPANESE, "0816");
    act(failed, "unit:jp-yokosuka1", "to:1018", "die:6");
    expect(failed.homeGuardDue).toBe(false);
  });
});
