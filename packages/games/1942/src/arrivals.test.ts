import { describe, expect, it } from "vitest";
import { arrivals, homeGuard } from "./arrivals.ts";
import { ALLIED, GRID, JAPANESE, REGION, SITE_AT } from "./map.ts";
import type { Campaign } from "./state.ts";
import { keysOf, type Made, played, playedPart, position, unit, whereIs } from "./testing/index.ts";
import { UNITS } from "./units.ts";
import { view } from "./view.ts";

const site = (hex: string): number => SITE_AT[GRID.find(hex)];
const hold = (g: Campaign, owner: number, ...hexes: string[]): Campaign => {
  for (const hex of hexes) {
    g.owner[site(hex)] = owner;
    g.conquered[site(hex)] = 1;
  }
  g.siteChanges++;
  return g;
};
const later = (...ids: string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, "later"]));
/** The Allied arrivals of a turn. */
const due = (made: Made): Campaign => position({ turn: 2, phasing: "allied", stage: "arrivals", ...made });
const places = (g: Campaign): string[] =>
  keysOf(playedPart(g, arrivals(g)).decision).map((key) => key.slice(3));
const regionsOf = (hexes: readonly string[]): string[] =>
  [...new Set(hexes.map((hex) => REGION[GRID.find(hex)] ?? "sea"))].sort();
const ALL = UNITS.flatMap(({ id, start }) => ("turn" in start ? [id] : []));

describe("11.0 When reinforcements come", () => {
  it.each([
    { turn: 1, here: [] },
    { turn: 2, here: ["gb-45", "gb-53", "us-1reg", "us-2con"] },
    { turn: 3, here: ["gb-44", "gb-45", "gb-53", "gb-54", "us-1reg", "us-2con"] },
  ])("11.0 on turn $turn", ({ turn, here }) => {
    const g = due({ turn, units: { ...later(...ALL), "gb-1malaya": "0813" } });
    // Every one that asks goes to Singapore or to Corregidor, which have room for all.
    for (let asked = 0; asked < 20; asked++) {
      const { decision } = playedPart(g, arrivals(g));
      if (!decision) break;
      const to = keysOf(decision).find((key) => key === "to:0813" || key === "to:2104");
      playedPart(g, arrivals(g), to as string);
    }
    expect(ALL.filter((id) => whereIs(g, id) !== "later").sort()).toEqual(here);
  });

  it("11.0 off the map on turns 4 and 5, without a question", () => {
    const four = due({ turn: 4, units: later("gb-55", "gb-mg", "gb-hussars", "us-131") });
    const { decision, events } = playedPart(four, arrivals(four));
    expect(decision).toBeUndefined();
    expect(["gb-55", "gb-mg", "gb-hussars", "us-131"].map((id) => whereIs(four, id))).toEqual([
      "off-map",
      "off-map",
      "later",
      "off-map",
    ]);
    expect(events).toContainEqual({ kind: "arrived", rule: "11.0", unit: "gb-55", to: "off-map" });
    const five = due({ turn: 5, units: later("gb-hussars") });
    playedPart(five, arrivals(five));
    expect(whereIs(five, "gb-hussars")).toBe("off-map");
  });

  it("2.1.C in the Allied naval segment, not in the Japanese player-turn", () => {
    const g = due({ phasing: "japanese", units: later(...ALL) });
    expect(playedPart(g, arrivals(g)).decision).toBeUndefined();
    expect(ALL.every((id) => whereIs(g, id) === "later")).toBe(true);
  });

  it("2.1.C after the land and the air segment, and may sail at once", () => {
    const g = position({ turn: 2, phasing: "allied", units: { ...later("gb-45"), "gb-12": "0712" } });
    const { decision } = played(g, "end:land", "to:0813");
    expect(decision?.rule).toBe("2.1.C");
    expect(keysOf(decision)).toContain("unit:gb-45");
  });

  it("2.1.C what came off the map may enter at once", () => {
    const g = position({ turn: 4, phasing: "allied", units: { ...later("gb-55"), "gb-12": "0712" } });
    const { decision } = played(g, "end:land", "unit:gb-55");
    expect(keysOf(decision)).toContain("to:0813");
  });
});

describe("11.0 Where the British appear", () => {
  const brigade = (units: Record<string, string> = {}, made: Made = {}) =>
    due({ ...made, units: { ...later("gb-45"), ...units } });

  it("11.0 in supply in Malaya or Brunei", () => {
    expect(places(brigade()).sort()).toEqual(
      [
        ...["0510", "0610", "0710", "0511", "0611", "0711", "0612", "0712", "0812", "0713", "0813"],
        "1711",
      ].sort(),
    );
  });

  it("11.0 not among the enemy, nor where no supply comes", () => {
    const g = brigade({ "jp-112": "0711", "jp-143": "0510" });
    hold(g, JAPANESE, "0710", "0509");
    const to = places(g);
    for (const hex of ["0711", "0510", "0710"]) expect(to).not.toContain(hex);
    expect(to).toContain("0511");
    expect(to).toContain("0813");
    // Rough, and every hex around it in a Japanese zone: only its own hex may be in one.
    expect(to).toContain("0611");
  });

  it("4.0, 11.0 not into a full stack, but into a fortress", () => {
    const full = { "gb-6": "0612", "gb-8": "0612", "gb-12": "0612", "gb-15": "0612" };
    expect(places(brigade(full))).not.toContain("0612");
    const inside = { "gb-6": "0813", "gb-8": "0813", "gb-12": "0813", "gb-15": "0813" };
    expect(places(brigade(inside))).toContain("0813");
  });

  /** The Japanese hold Malaya from Singora to Singapore, and its supply from Burma is cut. */
  const MALAYA_LOST = {
    "jp-55": "0509",
    "jp-112": "0612",
    "jp-143": "0610",
    "jp-3g": "0813",
    "jp-4g": "0511",
  };
  const malayaLost = (units: Record<string, string> = {}): Campaign => {
    const g = hold(brigade({ ...MALAYA_LOST, ...units }), JAPANESE, "0509", "0511", "0612", "0710", "0813");
    g.stands[0] = 0;
    return g;
  };

  it("11.0 with Malaya lost, in Brunei", () => {
    const g = malayaLost();
    // There is one hex, and so no question.
    expect(places(g)).toEqual([]);
    expect(whereIs(g, "gb-45")).toBe("1711");
  });

  it("11.0 in Java or Sumatra when Malaya and Brunei are lost", () => {
    const g = hold(malayaLost({ "jp-4": "1711" }), JAPANESE, "1711");
    const to = places(g);
    expect(regionsOf(to)).toEqual(["Java", "Sumatra"]);
    expect(to).toContain("1018");
    expect(to).toContain("0816");
    // The mountains of Sumatra have no supply.
    expect(to).not.toContain("0213");
  });

  it("11.0 a brigade without any place waits, and is offered again", () => {
    const g = malayaLost({ "jp-4": "1711", "jp-8": "0713" });
    // Den Pasar would supply the east of Java across the strait.
    hold(
      g,
      JAPANESE,
      ...["1711", "1720", "1018", "1119", "1219", "1319", "1519", "0110", "0312", "0515", "0816", "0918"],
    );
    const { decision, events } = playedPart(g, arrivals(g));
    expect(decision).toBeUndefined();
    expect(events).toEqual([{ kind: "waits", rule: "11.0", unit: "gb-45" }]);
    expect(whereIs(g, "gb-45")).toBe("later");
    g.turn = 6;
    // Padang is the Allies' port again, by which supply comes in.
    hold(g, ALLIED, "0515");
    expect(places(g)).toContain("0515");
  });

  it("11.0 by the optional dispositions in Burma too", () => {
    const g = brigade({}, { options: { british: "optional" } });
    expect(regionsOf(places(g))).toEqual(["Brunei", "Burma", "Malaya"]);
    expect(places(brigade({}, { options: { dutch: "optional" } }))).not.toContain("0202");
  });

  it("9.E, 11.0 in an empty city that the enemy holds or nobody does, as long as it is in supply", () => {
    for (const owner of ["japanese", "nobody"] as const) {
      const g = due({ units: later("gb-45"), owners: { "0710": owner } });
      expect(places(g)).toContain("0710");
      playedPart(g, arrivals(g), "to:0710");
      expect(view(g).cities["0710"]).toMatchObject({ owner: "allied", supplies: false });
    }
    // With the Japanese beside it there is no line to Kota Bharu.
    const cut = due({
      units: { ...later("gb-45"), "jp-11": "0610", "jp-21": "0711" },
      owners: { "0710": "japanese" },
    });
    expect(places(cut)).not.toContain("0710");
  });
});

describe("11.0 Where the Americans appear", () => {
  const division = (units: Record<string, string> = {}) => due({ units: { ...later("us-1reg"), ...units } });

  it("11.0 on Luzon, in supply", () => {
    const to = places(division());
    expect(regionsOf(to)).toEqual(["Luzon"]);
    expect(to).toEqual(expect.arrayContaining(["2204", "2104", "2103", "2201", "2202", "2405"]));
  });

  it("11.0 not among enemies, but beside them, and where they have been", () => {
    const to = places(division({ "jp-47": "2203" }));
    expect(to).not.toContain("2203");
    // Manila and Corregidor lie in its zone, and are supply points.
    expect(to).toContain("2204");
    expect(to).toContain("2104");
    const passed = division();
    hold(passed, ALLIED, "2103");
    expect(places(passed)).toContain("2103");
  });

  it("9.E, 11.0 in an empty city that the Japanese took and left, as the Dutch Home Guard may: it appears, and attempts nothing", () => {
    const g = due({ units: later("us-1reg"), owners: { "2103": "japanese" } });
    expect(places(g)).toContain("2103");
    const { events } = playedPart(g, arrivals(g), "to:2103");
    expect(events.map(({ kind }) => kind)).toEqual(["city", "arrived"]);
    expect(view(g).cities["2103"]).toMatchObject({ owner: "allied", supplies: false });
  });

  it("11.0 not where a Japanese air unit stands", () => {
    const g = due({ units: { ...later("us-1reg"), "jp-air5": "2103" }, owners: { "2103": "japanese" } });
    expect(places(g)).not.toContain("2103");
  });

  it("11.0 they wait when Luzon is out of supply, wherever else there is room", () => {
    const g = division({ "jp-47": "2103", "jp-4": "2203", "jp-8": "2204", "jp-9": "2405", "jp-16": "2201" });
    hold(g, JAPANESE, "2103", "2204", "2405", "2201", "2104");
    g.stands[1] = 0;
    g.put(unit("jp-29"), GRID.find("2104"));
    const { events } = playedPart(g, arrivals(g));
    expect(events).toEqual([{ kind: "waits", rule: "11.0", unit: "us-1reg" }]);
  });
});

describe("11.0 The Dutch Home Guard", () => {
  const called = (units: Record<string, string> = {}, made: Made = {}): Campaign => {
    const g = position({
      turn: 3,
      phasing: "allied",
      ...made,
      units: { ...later("nl-guard1", "nl-guard2"), ...units },
    });
    g.homeGuardDue = true;
    return g;
  };
  const guardPlaces = (g: Campaign): string[] =>
    keysOf(playedPart(g, homeGuard(g)).decision).map((key) => key.slice(3));

  it("11.0 is not there before the Japanese are in Java", () => {
    const g = position({ turn: 3, phasing: "allied", units: { ...later("nl-guard1"), "nl-1": "1018" } });
    expect(played(g).decision?.about.kind).toBe("land");
  });

  it.each([
    { how: "march", stage: "land", units: { "jp-4": "0918" }, keys: ["unit:jp-4", "to:0919"] },
    { how: "landing", stage: "naval", units: { "jp-4": "off-map" }, keys: ["unit:jp-4", "to:1420"] },
  ] as const)("11.0 is called up by a $how", ({ stage, units, keys }) => {
    const g = position({ stage, units: { ...units, "jp-112": "1006" } });
    g.hongKong.fallen = true;
    hold(g, JAPANESE, "0918", "1018", "1119");
    const { events } = played(g, ...keys);
    expect(events).toContainEqual({ kind: "home-guard", rule: "11.0" });
    expect(g.homeGuardDue).toBe(true);
  });

  it("11.0 is not called up by the Japanese elsewhere", () => {
    const g = position({ units: { "jp-4": "0817", "jp-112": "0804" } });
    hold(g, JAPANESE, "0918", "0816");
    played(g, "unit:jp-4", "to:0918");
    expect(g.homeGuardDue).toBe(false);
  });

  it("11.0 comes at the start of the Allied land segment, both of it, and may march", () => {
    const g = called({ "jp-4": "1420", "nl-1": "1018" });
    const first = played(g);
    expect(first.decision?.seat).toBe("allied");
    expect(first.decision?.about.kind).toBe("home-guard");
    const { decision } = played(g, "to:1018", "to:1119");
    expect(whereIs(g, "nl-guard1")).toBe("1018");
    expect(whereIs(g, "nl-guard2")).toBe("1119");
    expect(decision?.about.kind).toBe("land");
    expect(keysOf(decision)).toContain("unit:nl-guard1");
  });

  it("11.0 not in the Japanese player-turn", () => {
    const g = called({ "jp-4": "1420" }, { phasing: "japanese" });
    expect(played(g).decision?.about.kind).toBe("land");
  });

  it("11.0 anywhere in Java where no Japanese unit stands, in supply or not, in zones of control too", () => {
    const g = called({ "jp-4": "1420", "jp-8": "1519" });
    const to = guardPlaces(hold(g, JAPANESE, "1519", "1319"));
    expect(regionsOf(to)).toEqual(["Java"]);
    expect(to.length).toBe(14 - 2);
    for (const hex of ["1419", "1520", "1320", "1319"]) expect(to).toContain(hex);
    expect(to).not.toContain("1420");
    expect(to).not.toContain("1519");
  });

  it("11.0 not where a Japanese air unit stands", () => {
    const g = hold(called({ "jp-4": "1420", "jp-air3": "1319" }), JAPANESE, "1319");
    expect(guardPlaces(g)).not.toContain("1319");
  });

  it("7.0, 11.0 in a city that the Japanese left it is Dutch again, and no supply point", () => {
    const g = hold(called({ "jp-4": "1420" }), JAPANESE, "1319");
    playedPart(g, homeGuard(g), "to:1319", "to:1018");
    expect(g.owner[site("1319")]).toBe(ALLIED);
    expect(g.conquered[site("1319")]).toBe(1);
  });

  it("4.0, 11.0 not in a full stack", () => {
    const g = called({ "nl-1": "1018", "nl-2": "1018", "nl-4": "1018", "nl-6": "1018" });
    expect(guardPlaces(g)).not.toContain("1018");
  });

  it("11.0 comes once", () => {
    const g = called({ "nl-1": "1018" });
    played(g, "to:1018", "to:1119");
    g.put(unit("nl-guard1"), GRID.find("1319"));
    expect(played(g).decision?.about.kind).toBe("land");
  });
});
