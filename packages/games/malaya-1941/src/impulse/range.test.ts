import { Reach } from "@sandtable/hex";
import { describe, expect, it } from "vitest";
import { GRID } from "../map.ts";
import { SUPPRESSED, TOLD_ZONE, TOLD_ZONES } from "../state.ts";
import { type Made, position, unit } from "../testing/index.ts";
import { rangeOf, termsOf } from "./range.ts";

const hex = (id: string) => GRID.find(id);

/** Movement points of the cheapest way. */
function distance(id: string, from: string, to: string, made: Made = {}): number | "no way" {
  const g = position({ ...made, units: { [id]: from, ...made.units } });
  const reach = new Reach(GRID).from(hex(from), 1000, termsOf(g, unit(id), hex(from), false));
  const cost = reach.cost[hex(to)];
  return cost === -1 ? "no way" : cost / 2;
}

const FOOT = "j-56-18";
const TANKS = "j-1-tk";
const PLACES = {
  singora: "1002",
  jitra: "0909",
  kualaLumpur: "2032",
  johoreBaru: "3744",
  patani: "1604",
  kualaKangsar: "1320",
  kotaBharu: "2510",
  kuantan: "3427",
  kualaKrai: "2414",
  gemas: "2736",
  mersing: "3837",
} as const;

describe("11.3 distances that matter", () => {
  it.each([
    ["singora", "jitra", 3.5, 3.5],
    ["jitra", "kualaLumpur", 15.5, 15.5],
    ["kualaLumpur", "johoreBaru", 11, 11],
    ["singora", "johoreBaru", 30, 30],
    ["patani", "kualaKangsar", 9, 9],
    ["kotaBharu", "kuantan", 25, 27],
    ["kualaKrai", "gemas", 19.5, 19.5],
    ["kuantan", "mersing", 17.5, 23.5],
    ["mersing", "johoreBaru", 4, 4],
  ] as const)("from %s to %s", (from, to, foot, mechanized) => {
    expect(distance(FOOT, PLACES[from], PLACES[to])).toBe(foot);
    expect(distance(TANKS, PLACES[from], PLACES[to])).toBe(mechanized);
  });

  it("26.12b are shorter by rail for the Allies", () => {
    expect(distance("a-8ind", PLACES.kualaKrai, PLACES.gemas)).toBeLessThan(19.5);
    expect(distance(FOOT, PLACES.kualaKrai, PLACES.gemas, { options: { "japanese-rail": "half" } })).toBe(
      distance("a-8ind", PLACES.kualaKrai, PLACES.gemas),
    );
  });

  it("11.71 are twice as long where roads cost one, but for Allied trains", () => {
    const options = { "road-rate": "one" };
    expect(distance(FOOT, PLACES.singora, PLACES.jitra, { options })).toBe(7);
    expect(distance("a-8ind", PLACES.singora, PLACES.jitra, { options })).toBeLessThan(7);
  });
});

describe("a range", () => {
  const made = { units: { [FOOT]: "1002" } };

  it("has what the points reach, and the hex beside whatever it costs (11.4)", () => {
    const g = position(made);
    const range = rangeOf(g, unit(FOOT));
    expect(range.get(hex("0909"))).toBe(7);
    expect(range.has(hex("1002"))).toBe(false);
    expect(Math.max(...range.values())).toBe(12);
    const slow = position({ units: { "a-1h": "1209" }, flags: { "a-1h": SUPPRESSED } });
    expect(rangeOf(slow, unit("a-1h")).get(hex("1309"))).toBe(6);
  });

  it("18.4 ends in the zones that are known, and only in them", () => {
    const g = position({ ...made, units: { ...made.units, "a-6ind": "0907" } });
    expect(rangeOf(g, unit(FOOT)).has(hex("0909"))).toBe(true);
    g.noteZones(0, hex("0907"), TOLD_ZONES);
    const range = rangeOf(g, unit(FOOT));
    expect(range.has(hex("0906"))).toBe(true);
    expect(range.has(hex("0907"))).toBe(false);
    expect(range.has(hex("0908"))).toBe(false);
  });

  it("13.4 out of a zone does not lead into another, but for infantry of Japan", () => {
    const g = position({ units: { [FOOT]: "0906", [TANKS]: "0906", "a-6ind": "0907" } });
    g.noteZones(0, hex("0907"), TOLD_ZONES);
    g.noteZones(0, hex("0906"), TOLD_ZONE);
    expect(rangeOf(g, unit(TANKS)).has(hex("0905"))).toBe(true);
    expect([...rangeOf(g, unit(FOOT)).keys()].some((to) => GRID.areNeighbours(to, hex("0907")))).toBe(true);
  });

  it("26.2 from the base begins at the north edge", () => {
    const g = position({ units: { [FOOT]: "base", [TANKS]: "base", "a-6ind": "base" } });
    const range = rangeOf(g, unit(FOOT));
    expect(range.get(hex("0701"))).toBe(1);
    expect(range.get(hex("0301"))).toBe(2);
    expect(range.get(hex("0201"))).toBe(4);
    expect(rangeOf(g, unit(TANKS)).get(hex("0301"))).toBe(4);
    expect(rangeOf(g, unit(TANKS)).has(hex("0201"))).toBe(false);
    expect(rangeOf(g, unit("a-6ind")).size).toBe(0);
  });

  it("26.12b keeps to the railroad at half a point, or pays for all of it", () => {
    const g = position({ units: { [FOOT]: "2414", "j-4-eng": "2414" } });
    const range = rangeOf(g, unit(FOOT));
    expect(range.get(hex("2315"))).toBe(1);
    expect(range.get(hex("2217"))).toBe(4);
    const alone = rangeOf(position({ units: { [FOOT]: "2414" } }), unit(FOOT));
    expect(alone.get(hex("2217"))).toBe(8);
    // Off the line the engineer is of no use.
    expect(range.get(hex("2416"))).toBe(alone.get(hex("2416")));
  });
});
