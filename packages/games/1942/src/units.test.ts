import { describe, expect, it } from "vitest";
import { DIE } from "./choices.ts";
import { GRID, isLand } from "./map.ts";
import { HAS_OWN_POINT, IS_FILIPINO, IS_INFANTRY } from "./state.ts";
import { type Counter, FORTRESSES, type Nation, UNITS } from "./units.ts";

const of = (nation: Nation): Counter[] => UNITS.filter((unit) => unit.nation === nation);
const idsWith = (flags: ArrayLike<number>): string[] =>
  UNITS.filter((_, unit) => flags[unit] === 1).map(({ id }) => id);

/** What the book counts: "3 tank regiment 4, Indo-China" and the like, in the order of the words. */
function summary(units: readonly Counter[]): string[] {
  const counts = new Map<string, number>();
  for (const { type, size, strength, start } of units) {
    const where =
      "turn" in start
        ? `turn ${start.turn} ${start.at}`
        : "at" in start
          ? start.at
          : "in" in start
            ? start.in
            : "off" in start
              ? "off-map"
              : "hongKong" in start
                ? "Hong Kong"
                : "Home Guard";
    const line = size === "air" ? `${type}, ${where}` : `${type} ${size} ${strength}, ${where}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => `${count} ${line}`).sort();
}

describe("1.B The counters", () => {
  it("1.B are 58 Allied and 61 Japanese, fortresses among them", () => {
    const fortresses = (seat: string) => FORTRESSES.filter((fortress) => fortress.seat === seat).length;
    expect(of("dutch").length).toBe(16);
    expect(of("british").length + 1).toBe(20);
    expect(of("american").length + 1).toBe(22);
    expect(UNITS.filter(({ nation }) => nation !== "japanese").length + fortresses("allied")).toBe(58);
    expect(of("japanese").length + fortresses("japanese")).toBe(61);
  });

  it("1.B every counter has an id of its own that begins with its nation", () => {
    expect(new Set(UNITS.map(({ id }) => id)).size).toBe(UNITS.length);
    const prefix: Record<Nation, string> = { dutch: "nl-", british: "gb-", american: "us-", japanese: "jp-" };
    for (const { id, nation } of UNITS) expect(id.startsWith(prefix[nation])).toBe(true);
  });

  it("1.B the 144th Regiment of the 55th Division is infantry of strength 7", () => {
    expect(UNITS.find(({ id }) => id === "jp-144")).toMatchObject({
      type: "infantry",
      size: "regiment",
      strength: 7,
      parent: "55th Division",
    });
  });

  it("1.B fortresses lie at Singapore, Corregidor and Palau", () => {
    expect(FORTRESSES.map(({ name, hex, seat }) => `${name} ${hex} ${seat}`)).toEqual([
      "Singapore 0813 allied",
      "Corregidor 2104 allied",
      "Palau 3309 japanese",
    ]);
  });

  it("1.B only air units have no strength", () => {
    for (const { id, size, strength } of UNITS) expect(strength > 0, id).toBe(size !== "air");
  });
});

describe("1.A The map under the counters", () => {
  it("1.A every printed or usual place is on land", () => {
    for (const { id, start } of UNITS) {
      if ("turn" in start) continue;
      if ("at" in start) expect(isLand(GRID.find(start.at)), id).toBe(true);
      if ("in" in start) expect(isLand(GRID.find(start.by)), id).toBe(true);
    }
  });
});

describe("1.D The die", () => {
  it("1.D has six faces", () => {
    expect(DIE.map(({ key, value }) => `${key}=${value}`)).toEqual([
      "die:1=1",
      "die:2=2",
      "die:3=3",
      "die:4=4",
      "die:5=5",
      "die:6=6",
    ]);
  });
});

describe("11.0 The dispositions, by count", () => {
  it("11.0 Dutch: four regiments and the air unit in Java, nine battalions, two of the Home Guard", () => {
    const battalions = of("dutch").filter(({ size }) => size === "battalion");
    expect(battalions.length).toBe(9);
    expect(new Set(battalions.map(({ start }) => "at" in start && start.at)).size).toBe(9);
    expect(summary(of("dutch").filter(({ size }) => size !== "battalion"))).toEqual([
      "1 air, Java",
      "2 infantry regiment 3, Home Guard",
      "4 infantry regiment 4, Java",
    ]);
  });

  it("11.0 British: Singapore, Malaya, Brunei, and seven reinforcements", () => {
    expect(summary(of("british"))).toEqual([
      "1 air, 0813",
      "1 infantry battalion 2, 1711",
      "1 infantry brigade 5, turn 4 off-map",
      "1 machine-gun battalion 2, turn 4 off-map",
      "1 tank battalion 3, turn 5 off-map",
      "2 infantry brigade 3, 0813",
      "2 infantry brigade 5, turn 2 malaya",
      "2 infantry brigade 5, turn 3 malaya",
      "8 infantry brigade 5, Malaya",
    ]);
  });

  it("11.0 American: Manila, Olongapo, Luzon, Mindanao, and three reinforcements", () => {
    expect(summary(of("american"))).toEqual([
      "1 air, 2204",
      "1 artillery regiment 3, turn 4 off-map",
      "1 cavalry regiment 3, Luzon",
      "1 infantry division 3, turn 2 luzon",
      "1 infantry division 4, turn 2 luzon",
      "1 infantry regiment 7, Luzon",
      "1 marine regiment 6, 2103",
      "2 infantry division 4, Mindanao",
      "2 infantry regiment 5, Luzon",
      "2 tank regiment 3, Luzon",
      "8 infantry division 4, Luzon",
    ]);
  });

  it("11.0 Japanese on the map: Palau, Cam Ranh Bay, Indo-China, Saigon", () => {
    const onMap = of("japanese").filter(({ start }) => "at" in start || "in" in start);
    expect(onMap.length).toBe(23);
    expect(summary(onMap)).toEqual([
      "1 air, 1006",
      "1 artillery regiment 3, Indo-China",
      "1 marine battalion 3, 1205",
      "1 tank regiment 2, Indo-China",
      "3 guards regiment 8, Indo-China",
      "3 infantry battalion 3, 3309",
      "3 infantry regiment 7, 3309",
      "3 infantry regiment 7, Indo-China",
      "3 tank regiment 4, Indo-China",
      "4 infantry regiment 7, 1205",
    ]);
  });

  it("11.0, 9.F the rest of the Japanese is off the map, the 38th Division before Hong Kong", () => {
    expect(of("japanese").filter(({ start }) => "off" in start).length).toBe(34);
    const hongKong = of("japanese").filter(({ start }) => "hongKong" in start);
    expect(summary(hongKong)).toEqual(["3 infantry regiment 7, Hong Kong"]);
    expect(hongKong.every(({ parent }) => parent === "38th Division")).toBe(true);
  });
});

describe("What follows from a counter", () => {
  it("4.0 infantry, guards, marines and machine guns are infantry, and nothing else is", () => {
    const types = new Set(idsWith(IS_INFANTRY).map((id) => UNITS.find((unit) => unit.id === id)?.type));
    expect([...types].sort()).toEqual(["guards", "infantry", "machine-gun", "marine"]);
    for (const type of ["artillery", "parachute", "amphibious", "tank", "cavalry", "garrison", "air"])
      expect(
        UNITS.some((unit) => unit.type === type),
        type,
      ).toBe(true);
  });

  it("5.C landing forces and naval air units have a point of their own, nobody else", () => {
    expect(idsWith(HAS_OWN_POINT).sort()).toEqual([
      "jp-cv1",
      "jp-cv2",
      "jp-kure1",
      "jp-kure2",
      "jp-kure3",
      "jp-sasebo1",
      "jp-sasebo2",
      "jp-yokosuka1",
      "jp-yokosuka2",
      "jp-yokosuka3",
    ]);
  });

  it("8.0 each ally has one land-based air unit, the Japanese two and two naval ones", () => {
    const airs = UNITS.filter(({ size }) => size === "air").map(({ nation, type }) => `${nation} ${type}`);
    expect(airs.sort()).toEqual([
      "american air",
      "british air",
      "dutch air",
      "japanese air",
      "japanese air",
      "japanese naval-air",
      "japanese naval-air",
    ]);
  });

  it("8.2 both parachute units are landing forces", () => {
    const drops = UNITS.filter(({ type }) => type === "parachute");
    expect(drops.map(({ nation, navy }) => `${nation} ${navy}`)).toEqual(["japanese true", "japanese true"]);
  });

  it("9.B all twelve American divisions are Filipino, and no regiment is", () => {
    const filipino = idsWith(IS_FILIPINO);
    expect(filipino.length).toBe(12);
    expect(filipino).toEqual(
      of("american")
        .filter(({ size }) => size === "division")
        .map(({ id }) => id),
    );
  });
});
