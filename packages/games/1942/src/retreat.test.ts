import { fastRandom } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { combatAct } from "./combat.ts";
import type { CampaignEvent } from "./log.ts";
import { ALLIED, GRID, JAPANESE, SITE_AT, type Side } from "./map.ts";
import { HEXES } from "./map-data.ts";
import { retreatHexes } from "./retreat.ts";
import { type Campaign, DROPPED, LANDED } from "./state.ts";
import { keysOf, playedPart, position, unit, whereIs } from "./testing/index.ts";
import { UNITS } from "./units.ts";

const table = (units: Record<string, string>, phasing: "allied" | "japanese" = "japanese"): Campaign =>
  position({ turn: 1, phasing, stage: "combat", units });
const own = (g: Campaign, hex: string, side: Side): void => {
  g.owner[SITE_AT[GRID.find(hex)]] = side;
  g.siteChanges++;
};
const open = (g: Campaign, id: string): string[] =>
  retreatHexes(g, unit(id))
    .map((hex) => GRID.ids[hex])
    .sort();

describe("6.R Retreat", () => {
  it("6.R two hexes away, round every enemy unit, and the owner chooses", () => {
    const g = table({ "jp-11": "0905", "jp-21": "0805", "nl-1": "0804" });
    const { decision } = playedPart(g, combatAct(g), "attack:0804", "with-all", "fight", "die:4");
    expect(decision).toMatchObject({ seat: "allied", rule: "6.R" });
    expect(keysOf(decision)).toEqual(
      ["0802", "0603", "0703", "0903", "0604", "1004", "0605", "0706", "1003"]
        .map((hex) => `to:${hex}`)
        .sort(byMap),
    );
  });

  it("6.R never one hex, never three, while two are possible", () => {
    const g = table({ "jp-11": "0905", "nl-1": "0804" });
    const start = GRID.find("0804");
    for (const hex of retreatHexes(g, unit("nl-1"))) expect(GRID.distance(start, hex)).toBe(2);
  });

  it("6.R into and through enemy zones of control", () => {
    // Every hex around 0804 is in the zone of one of these.
    const g = table({ "jp-11": "0905", "jp-21": "0703", "jp-41": "0706", "nl-1": "0804" });
    expect(g.zone[JAPANESE][GRID.find("0803")]).toBeGreaterThan(0);
    expect(open(g, "nl-1")).toContain("0802");
    expect(g.zone[JAPANESE][GRID.find("0802")]).toBeGreaterThan(0);
  });

  it("6.R not into or through hexes with enemy units", () => {
    const g = table({
      "jp-11": "0803",
      "jp-21": "0704",
      "jp-41": "0705",
      "jp-42": "0904",
      "jp-3g": "0905",
      "nl-1": "0804",
    });
    // Only 0805 is free.
    expect(open(g, "nl-1")).toEqual(["0706", "0806"]);
    const shut = table({
      "jp-11": "0803",
      "jp-21": "0704",
      "jp-41": "0705",
      "jp-42": "0904",
      "jp-3g": "0905",
      "jp-4g": "0706",
      "nl-1": "0804",
    });
    // 0906 and 0706 lie beyond too: Pnom Penh is Japanese, and 0706 is held.
    expect(open(shut, "nl-1")).toEqual(["0806"]);
  });

  it("6.R surrounded, it is eliminated", () => {
    const g = table({
      "jp-11": "0803",
      "jp-21": "0704",
      "jp-41": "0705",
      "jp-42": "0904",
      "jp-3g": "0905",
      "jp-4g": "0805",
      "nl-1": "0804",
    });
    playedPart(g, combatAct(g), "attack:0804", "with:jp-3g", "fight", "die:5", "end:advance");
    expect(whereIs(g, "nl-1")).toBe("eliminated");
  });

  it("6.R an enemy city is closed, even an empty one; an own city is open", () => {
    const g = table({ "jp-11": "0905", "nl-1": "0804" });
    // Pnom Penh 0906 is two hexes away by 0805.
    expect(open(g, "nl-1")).not.toContain("0906");
    own(g, "0906", ALLIED);
    expect(open(g, "nl-1")).toContain("0906");
  });

  it("6.R not through an enemy city either, nor through one of Siam", () => {
    // From 0605 the way to 0405 and 0406 leads by Bangkok.
    const g = table({ "jp-11": "0705", "nl-1": "0605" });
    expect(open(g, "nl-1")).not.toContain("0405");
    expect(open(g, "nl-1")).not.toContain("0505");
    own(g, "0505", ALLIED);
    expect(open(g, "nl-1")).toContain("0405");
  });

  it("6.R an enemy fortress is closed, even an empty one", () => {
    // Singapore stands empty; 0612 to 0713 to 0813.
    const g = table({ "jp-11": "0612", "gb-6": "0611" });
    expect(g.isFortress(ALLIED, GRID.find("0813"))).toBe(true);
    expect(open(g, "jp-11")).not.toContain("0813");
  });

  it("6.R stacking is not violated where the retreat ends", () => {
    const full = { "nl-2": "0802", "nl-4": "0802", "nl-6": "0802", "gb-6": "0802" };
    const g = table({ "jp-11": "0905", "nl-1": "0804", ...full });
    expect(open(g, "nl-1")).not.toContain("0802");
    // Guns and tanks do not count.
    const tank = table({ "jp-11": "0905", "us-192": "0804", ...full });
    expect(open(tank, "us-192")).toContain("0802");
    const three = table({
      "jp-11": "0905",
      "nl-1": "0804",
      "nl-2": "0802",
      "nl-4": "0802",
      "us-131": "0802",
    });
    expect(open(three, "nl-1")).toContain("0802");
  });

  it("6.R nor on the way", () => {
    // 0805 is the only way out, and full.
    const around = { "jp-11": "0803", "jp-21": "0704", "jp-41": "0705", "jp-42": "0904", "jp-3g": "0905" };
    const g = table({
      ...around,
      "nl-1": "0804",
      "nl-2": "0805",
      "nl-4": "0805",
      "nl-6": "0805",
      "gb-6": "0805",
    });
    expect(open(g, "nl-1")).toEqual([]);
  });

  it("6.R the units of a stack retreat each by a way of its own, and fill the hexes one after another", () => {
    const three = { "nl-4": "0802", "nl-6": "0802", "gb-6": "0802" };
    const stack = { "nl-1": "0804", "nl-2": "0804", "nl-medan": "0804" };
    const g = table({ "jp-3g": "0905", "jp-4g": "0905", "jp-11": "0805", ...three, ...stack });
    const asked = ["attack:0804", "with-all", "fight", "die:5"];
    const first = playedPart(g, combatAct(g), ...asked, "to:0802");
    expect(first.decision?.about).toMatchObject({ unit: "nl-2" });
    expect(keysOf(first.decision)).not.toContain("to:0802");
    const again = table({ "jp-3g": "0905", "jp-4g": "0905", "jp-11": "0805", ...three, ...stack });
    const last = playedPart(again, combatAct(again), ...asked, "to:0802", "to:0703");
    expect(last.decision?.about).toMatchObject({ unit: "nl-medan" });
    // The garrison is no infantry: the full hex is open to it, and rough ground is not.
    expect(keysOf(last.decision)).toContain("to:0802");
    expect(keysOf(last.decision)).not.toContain("to:0706");
  });

  it("6.R one hex is enough when only the sea lies beyond it", () => {
    // Halmahera's north: attacked from 2714, nothing but two single hexes is left.
    const g = table({ "jp-11": "2714", "nl-1": "2713" });
    expect(open(g, "nl-1")).toEqual(["2812", "2813"]);
  });

  it("6.R but not while a way of two hexes is open", () => {
    // Menado, attacked from 2514: Talaud over Sangihe, or 2314; not one hex only.
    const g = table({ "jp-11": "2514", "nl-menado": "2513", "nl-1": "2513" });
    expect(open(g, "nl-1")).toEqual(["2314", "2611"]);
  });

  it("6.R over sea hexsides, as in island hopping", () => {
    const g = table({ "jp-11": "2514", "nl-1": "2513", "jp-21": "2413" });
    // Sangihe and Talaud are reached only across the sea.
    expect(open(g, "nl-1")).toEqual(["2611"]);
  });

  it("6.R across water barriers", () => {
    // Iloilo: from Panay 2306 over the hex to Negros 2308.
    const g = table({ "jp-11": "2305", "us-81": "2306" });
    expect(open(g, "us-81")).toContain("2308");
  });

  it("6.R a single hex in the sea is no way at all: eliminated", () => {
    const g = table({ "jp-11": "1111", "nl-amboina": "1112" });
    g.mark(unit("jp-11"), LANDED);
    playedPart(g, combatAct(g), "attack:1112", "with:jp-11", "fight", "die:2");
    expect(whereIs(g, "nl-amboina")).toBe("eliminated");
    // 2715 has one neighbour, and the enemy is in it.
    expect(open(table({ "jp-11": "2714", "nl-1": "2715" }), "nl-1")).toEqual([]);
  });

  it("6.R closed by stacks or enemies with no sea beyond, one hex is not enough", () => {
    // 0804: all second hexes behind 0805 are closed, and none of them is sea.
    const g = table({
      "jp-11": "0803",
      "jp-21": "0704",
      "jp-41": "0705",
      "jp-42": "0904",
      "jp-3g": "0905",
      "jp-4g": "0706",
      "jp-5g": "0806",
      "nl-1": "0804",
    });
    expect(open(g, "nl-1")).toEqual([]);
  });

  it("4.0 tanks keep to their ground: no rough hex or swamp but by road", () => {
    const g = table({ "jp-11": "0905", "us-192": "0804" });
    expect(open(g, "us-192")).toEqual(["0603", "0604", "0605", "0703", "0802", "0903"]);
  });

  it("4.0 a tank retreats into rough ground along its road, and not beside it", () => {
    // From Moulmein's road: 0402 and 0303 are rough, joined by the track 0503 - 0402 - 0303.
    const g = table({ "jp-1tk": "0503", "gb-6": "0502" });
    own(g, "0303", JAPANESE);
    expect(open(g, "jp-1tk")).toContain("0303");
    expect(open(g, "jp-1tk")).not.toContain("0302");
    expect(open(g, "jp-1tk")).not.toContain("0404");
  });

  it("4.0 garrison units keep out of rough ground, not out of swamp", () => {
    const g = table({ "jp-11": "0905", "nl-medan": "0804" });
    const ways = open(g, "nl-medan");
    for (const rough of ["0706", "1003", "1004"]) expect(ways).not.toContain(rough);
    expect(ways).toContain("0806");
  });

  it("9.B Filipino divisions do not retreat out of the Philippine Islands", () => {
    const g = table({ "jp-11": "2209", "us-81": "2210" });
    // Tawi-Tawi 2111 is Philippine; beyond it lies Borneo.
    expect(open(g, "us-81")).not.toContain("2010");
    expect(open(table({ "jp-11": "2209", "us-31": "2210" }), "us-31")).toContain("2010");
  });

  it("6.R a result against the attackers makes the attackers retreat, each from his own hex", () => {
    const g = table({ "jp-1art": "0905", "jp-8art": "0805", "nl-1": "0804" });
    const { decision } = playedPart(g, combatAct(g), "attack:0804", "with-all", "fight", "die:3");
    expect(decision).toMatchObject({ seat: "japanese", rule: "6.R" });
    expect(whereIs(g, "nl-1")).toBe("0804");
    for (const key of keysOf(decision)) {
      const hex = GRID.find(key.slice(3));
      const from = decision?.about.unit === "jp-1art" ? "0905" : "0805";
      expect(GRID.distance(hex, GRID.find(from))).toBe(2);
    }
  });

  it("6.R attackers with no way back are eliminated", () => {
    // 2715 has one neighbour on land, and the defenders are in it.
    const g = table({ "jp-1art": "2715", "gb-1malaya": "2714" });
    g.mark(unit("jp-1art"), LANDED);
    playedPart(g, combatAct(g), "attack:2714", "with:jp-1art", "fight", "die:4");
    expect(whereIs(g, "jp-1art")).toBe("eliminated");
  });

  it("11.0 Japanese who retreat into Java call up the Home Guard", () => {
    const g = table({ "jp-11": "1720", "us-31": "1820" });
    g.mark(unit("jp-11"), LANDED);
    playedPart(g, combatAct(g), "attack:1820", "with:jp-11", "fight", "die:4");
    expect(whereIs(g, "jp-11")).toBe("1520");
    expect(g.homeGuardDue).toBe(true);
  });
});

describe("6.R Who retreats first", () => {
  // Only 0805 is free, and beyond it 0706 and 0806.
  const around = { "jp-11": "0803", "jp-21": "0704", "jp-41": "0705", "jp-42": "0904", "jp-3g": "0905" };
  const stack = { "nl-1": "0804", "nl-2": "0804", "nl-4": "0804" };
  const three = { "gb-6": "0706", "gb-8": "0706", "gb-12": "0706" };
  const four = { "gb-15": "0806", "gb-22": "0806", "gb-28": "0806", "gb-45": "0806" };
  const beaten = ["attack:0804", "with-all", "fight", "die:5"];
  const about = (units: Record<string, string>, ...answers: readonly string[]) => {
    const g = table({ ...around, ...units });
    // The stacks behind cut their lines; who was dropped is in supply (7.0).
    for (const id of Object.keys(around)) g.mark(unit(id), DROPPED);
    return { g, ...playedPart(g, combatAct(g), ...beaten, ...answers) };
  };

  it("6.R with room for some only the owner says who goes first, and the others are lost", () => {
    const asked = about({ ...stack, ...three, ...four }).decision;
    expect(asked).toMatchObject({
      seat: "allied",
      rule: "6.R",
      about: { kind: "retreat-first", ready: 3, room: 1 },
    });
    expect(keysOf(asked)).toEqual(["unit:nl-1", "unit:nl-2", "unit:nl-4"]);
    for (const saved of ["nl-1", "nl-2", "nl-4"]) {
      const { g } = about({ ...stack, ...three, ...four }, `unit:${saved}`, "end:advance");
      expect(Object.keys(stack).map((id) => whereIs(g, id))).toEqual(
        Object.keys(stack).map((id) => (id === saved ? "0706" : "eliminated")),
      );
    }
  });

  it("6.R it is asked again while there is not room for all who are left", () => {
    const two = { "gb-6": "0706", "gb-8": "0706" };
    const again = about({ ...stack, ...two, ...four }, "unit:nl-4").decision;
    expect(again?.about).toEqual({ kind: "retreat-first", ready: 2, room: 1 });
    const { g, decision } = about({ ...stack, ...two, ...four }, "unit:nl-4", "unit:nl-2");
    expect(["nl-1", "nl-2", "nl-4"].map((id) => whereIs(g, id))).toEqual(["eliminated", "0706", "0706"]);
    expect(decision?.about.kind).toBe("advance");
  });

  it("6.R it is not asked where all find room, or nobody does", () => {
    expect(about({ ...stack }).decision?.about).toMatchObject({ kind: "retreat", unit: "nl-1" });
    const { g } = about({ ...stack, ...three, ...four, "gb-53": "0706" }, "end:advance");
    expect(Object.keys(stack).map((id) => whereIs(g, id))).toEqual([
      "eliminated",
      "eliminated",
      "eliminated",
    ]);
  });

  it("4.0 guns, tanks and garrisons take nobody's room", () => {
    const train = { "nl-1": "0804", "us-131": "0804", "us-192": "0804", "us-194": "0804" };
    const { g, decision } = about({ ...train, ...three, ...four });
    // The regiment has one place, the guns both.
    expect(whereIs(g, "nl-1")).toBe("0706");
    expect(decision?.about).toMatchObject({ kind: "retreat", unit: "us-131" });
  });

  it("6.D whoever is disrupted goes in the order that its owner says, too", () => {
    // 36 against 12: 3:1, and a 5 disrupts.
    const { events } = about({ ...stack, ...three, ...four }, "unit:nl-2", "end:advance");
    const told = (events as CampaignEvent[]).flatMap((event) =>
      event.kind === "retreated" || event.kind === "disrupted" || event.kind === "eliminated"
        ? [`${event.kind} ${event.unit}`]
        : [],
    );
    expect(told).toEqual(["retreated nl-2", "disrupted nl-2", "eliminated nl-1", "eliminated nl-4"]);
  });
});

describe("6.R Retreats read plainly", () => {
  const records = new Map(HEXES.map((record) => [record.id, record]));
  const isLandHex = (id: string): boolean => (records.get(id)?.kind ?? "sea") !== "sea";
  const around = (id: string): string[] => [...GRID.around[GRID.find(id)]].map((next) => GRID.ids[next]);
  const PHILIPPINE = ["Luzon", "Mindoro", "Visayas", "Palawan", "Mindanao", "Jolo"];

  /** 6.R and its rulings again, from the map's own records and the counters. */
  function plainly(g: Campaign, id: string): string[] {
    const { nation, type, size } = UNITS[unit(id)];
    const foe = (other: (typeof UNITS)[number]) => (other.nation === "japanese") !== (nation === "japanese");
    const inHex = (hex: string) =>
      g.unitsAt(GRID.find(hex)).flatMap((other) => (UNITS[other].size === "air" ? [] : [UNITS[other]]));
    const infantry = ["infantry", "guards", "marine", "machine-gun"];
    const mayGo = (from: string, to: string): boolean => {
      const record = records.get(to);
      const units = inHex(to);
      if (!record || !isLandHex(to) || units.some(foe)) return false;
      if (size === "division" && !PHILIPPINE.includes(record.region ?? "")) return false;
      const isFortress = ["0813", "2104"].includes(to)
        ? nation !== "japanese"
        : to === "3309" && nation === "japanese";
      const isFull = units.filter((other) => infantry.includes(other.type)).length >= 4;
      if (infantry.includes(type) && isFull && !isFortress) return false;
      const isOwn = ["Indo-China", "Hainan", "Palau"].includes(record.region ?? "")
        ? nation === "japanese"
        : nation !== "japanese" && record.region !== "Siam";
      if ((record.city || record.fortress) && !isOwn && units.length === 0) return false;
      const isClosed =
        (record.terrain === "rough" && ["tank", "garrison"].includes(type)) ||
        (record.terrain === "swamp" && type === "tank");
      return !isClosed || (records.get(from)?.roads ?? []).includes(to);
    };
    const start = whereIs(g, id);
    const firsts = around(start).filter((first) => mayGo(start, first));
    const beyond = (first: string) =>
      around(first).filter((second) => GRID.distance(GRID.find(second), GRID.find(start)) === 2);
    const two = firsts.flatMap((first) => beyond(first).filter((second) => mayGo(first, second)));
    const one = firsts.filter((first) => beyond(first).some((second) => !isLandHex(second)));
    return [...new Set(two.length > 0 ? two : one)].sort();
  }

  it("6.R a thousand retreats from scattered positions are as the book has them", () => {
    const random = fastRandom(6);
    const hexes = HEXES.filter(({ kind }) => kind !== "sea").map(({ id }) => id);
    const troops = UNITS.filter(({ size }) => size !== "air");
    let compared = 0;
    for (let trial = 0; trial < 25; trial++) {
      const g = table({});
      // Few hexes, so that the sides meet and stacks fill up.
      const first = random.below(hexes.length - 60);
      const country = hexes.slice(first, first + 60);
      for (const { id, nation, type, size } of troops) {
        const hex = country[random.below(country.length)];
        const record = records.get(hex);
        const side = nation === "japanese" ? JAPANESE : ALLIED;
        const at = GRID.find(hex);
        if (g.troops[side === ALLIED ? JAPANESE : ALLIED][at] > 0 || g.infantry[at] >= 4 || !record) continue;
        if (size === "division" && !PHILIPPINE.includes(record.region ?? "")) continue;
        // Nobody stands in an enemy fortress that has not fallen.
        if (record.fortress && !g.isFortress(side, at)) continue;
        if (record.terrain !== "clear" && ["tank", "garrison"].includes(type)) continue;
        g.put(unit(id), at);
      }
      for (const { id } of troops) {
        if (g.at[unit(id)] >= GRID.size) continue;
        expect(open(g, id), `${id} in ${whereIs(g, id)}`).toEqual(plainly(g, id));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});

/** Choices come in the order of the map: row by row. */
function byMap(a: string, b: string): number {
  return GRID.find(a.slice(3)) - GRID.find(b.slice(3));
}
