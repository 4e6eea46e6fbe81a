import { describe, expect, it } from "vitest";
import {
  ALLIED,
  EDGE_WATERS,
  GRID,
  isLand,
  JAPANESE,
  PORT_WATERS,
  SITE_AT,
  type Side,
  WATER_HEX,
  WATER_LINKS,
  WATERS_IN,
} from "./map.ts";
import { HEXES } from "./map-data.ts";
import { navalAct } from "./naval.ts";
import { type Campaign, IS_INFANTRY, IS_NAVAL_AIR, OFF_MAP } from "./state.ts";
import { atStart, keysOf, type Made, playedPart, position, unit, whereIs } from "./testing/index.ts";
import { UNITS } from "./units.ts";
import { view } from "./view.ts";

const RECORDS = new Map(HEXES.map((record) => [record.id, record]));

function naval(units: Record<string, string>, more: Partial<Made> = {}): Campaign {
  const g = position({ turn: 1, stage: "naval", units, ...more });
  g.hongKong.fallen = true;
  return g;
}
const allied = (units: Record<string, string>, turn = 2): Campaign =>
  naval(units, { turn, phasing: "allied" });
const own = (g: Campaign, hex: string, side: Side): void => {
  g.owner[SITE_AT[GRID.find(hex)]] = side;
  g.siteChanges++;
};
const open = (g: Campaign, id: string): string[] => {
  const run = keysOf(playedPart(g, navalAct(g)).decision).includes(`unit:${id}`)
    ? keysOf(playedPart(g, navalAct(g), `unit:${id}`).decision)
    : [];
  g.mover = undefined;
  return run.filter((key) => key.startsWith("to:")).map((key) => key.slice(3));
};
const shown = (g: Campaign, id: string) => {
  playedPart(g, navalAct(g), `unit:${id}`);
  const places = view(g).mover?.destinations ?? [];
  g.mover = undefined;
  return places;
};

/** 3.0, 5.C By the book, step by step: which places a Japanese unit can reach, ordinary or as a landing. */
function reachable(g: Campaign, from: ArrayLike<number>, areEntered: boolean) {
  const zoned = (hex: number): boolean => g.zone[ALLIED][hex] + g.troops[ALLIED][hex] > 0;
  const free = new Set<number>();
  const last = new Set<number>();
  const queue: number[] = [];
  const enter = (water: number): void => {
    if (zoned(WATER_HEX[water])) last.add(water);
    else if (!free.has(water)) {
      free.add(water);
      queue.push(water);
    }
  };
  for (const water of Array.from(from)) {
    if (areEntered) enter(water);
    else for (const next of WATER_LINKS[water]) enter(next);
  }
  for (let water = queue.shift(); water !== undefined; water = queue.shift())
    for (const next of WATER_LINKS[water]) enter(next);
  return { free, last };
}

describe("5.C Where ships may go", () => {
  it("5.C every Japanese unit of the first turn goes where the book lets it, and nowhere else", () => {
    const g = atStart();
    g.turn = 0;
    g.phasing = JAPANESE;
    g.stage = "naval";
    for (const id of ["jp-11", "jp-33", "jp-kure1", "jp-1tk", "jp-1for", "jp-4tk", "jp-143", "jp-cv1"]) {
      const at = g.at[unit(id)];
      const isOut = at === OFF_MAP;
      const { free, last } = reachable(g, isOut ? EDGE_WATERS[JAPANESE] : PORT_WATERS[at], isOut);
      const places = open(g, id).filter((place) => place !== "off-map");
      const expected = GRID.ids.filter((hexId) => {
        const hex = GRID.find(hexId);
        const waters = WATERS_IN[hex];
        if (hex === at || waters.length === 0) return false;
        if (IS_NAVAL_AIR[unit(id)]) return waters.some((water) => free.has(water));
        const isTank = UNITS[unit(id)].type === "tank";
        const isFull = IS_INFANTRY[unit(id)] === 1 && g.infantry[hex] >= 4 && hexId !== "3309";
        if (isFull || g.troops[ALLIED][hex] > 0) return false;
        if (isTank && isLand(hex) && closedToTanks(hexId)) return false;
        if (g.isPort(JAPANESE, hex) && PORT_WATERS[hex].some((water) => free.has(water))) return true;
        if (!isLand(hex)) return g.zone[ALLIED][hex] > 0 && waters.some((water) => last.has(water));
        return waters.some((water) => free.has(water) || last.has(water));
      });
      expect(places, id).toEqual(expected);
    }
  });

  it("3.0 every way shown is free of enemy zones but for the last hex of a landing", () => {
    const g = atStart();
    g.turn = 0;
    g.phasing = JAPANESE;
    g.stage = "naval";
    for (const id of ["jp-11", "jp-33", "jp-1for"]) {
      const places = shown(g, id);
      expect(places.length).toBeGreaterThan(50);
      for (const { to, path, way, run = [] } of places) {
        const entered = way === "landing" || way === "city" ? path.slice(0, -1) : path;
        const shut = [...entered, ...run.slice(0, -1)].filter((hex) => g.zone[ALLIED][GRID.find(hex)] > 0);
        expect(shut, `${id} to ${to}`).toEqual([]);
        if (to !== "off-map") expect(path.at(-1), to).toBe(to);
      }
    }
  });

  it("5.C from a friendly port to a friendly port, for one point", () => {
    const g = naval({ "jp-11": "1205" });
    const port = shown(g, "jp-11").find(({ to }) => to === "1006");
    expect(port).toMatchObject({ cost: 1 });
    expect(port?.way).toBeUndefined();
    playedPart(g, navalAct(g), "unit:jp-11", "to:1006");
    expect(whereIs(g, "jp-11")).toBe("1006");
    expect(view(g).points.japanese).toEqual({ allowance: 12, used: 1, lost: 0 });
    expect(g.beaches).toEqual([]);
  });

  it("5.C a unit that is in no port stays ashore", () => {
    // 1206 is a coast of Indo-China without a port; 0906 a city inland.
    const g = naval({ "jp-11": "1206", "jp-21": "0906", "jp-41": "1205" });
    expect(keysOf(playedPart(g, navalAct(g)).decision)).toEqual(["unit:jp-41", "end:naval"]);
  });

  it("5.C one voyage for each unit in a segment", () => {
    const g = naval({ "jp-11": "1205", "jp-21": "1205" });
    playedPart(g, navalAct(g), "unit:jp-11", "to:1006");
    expect(keysOf(playedPart(g, navalAct(g)).decision)).toEqual(["unit:jp-21", "end:naval"]);
  });

  it("5.C nobody remains at sea: ordinary movement ends in a port", () => {
    const g = naval({ "jp-11": "1205" });
    for (const place of open(g, "jp-11")) expect(place === "off-map" || isLand(GRID.find(place))).toBe(true);
    const theirs = allied({ "gb-6": "0813" });
    for (const place of open(theirs, "gb-6"))
      expect(place === "off-map" || theirs.isPort(ALLIED, GRID.find(place)), place).toBe(true);
  });

  it("5.C only the Japanese land: Allied units go to their own ports alone", () => {
    const g = allied({ "gb-6": "0813" });
    const places = open(g, "gb-6");
    expect(places).toContain("1018");
    for (const coast of ["0812", "0614", "1112", "0509", "1006", "3309", "1119"])
      expect(places).not.toContain(coast);
    // Bandoeng and Chiengmai are no ports; a city that fell is none of theirs.
    own(g, "1018", JAPANESE);
    expect(open(g, "gb-6")).not.toContain("1018");
  });

  it("3.0 ordinary movement does not enter a port in an enemy zone of control", () => {
    const g = allied({ "gb-6": "0813", "jp-11": "1319" });
    // Semarang is held; Tjilatjap lies beside it, Batavia does not.
    const places = open(g, "gb-6");
    expect(places).not.toContain("1219");
    expect(places).toContain("1018");
  });

  it("3.0 for the Japanese such a port takes a landing, and no invasion hex comes of it", () => {
    const g = naval({ "jp-11": "1205", "us-11": "2202" });
    own(g, "2201", JAPANESE);
    expect(shown(g, "jp-11").find(({ to }) => to === "2201")).toMatchObject({ cost: 2, way: "landing" });
    playedPart(g, navalAct(g), "unit:jp-11", "to:2201");
    expect(whereIs(g, "jp-11")).toBe("2201");
    expect(g.beaches).toEqual([]);
  });

  it("3.0 a ship may leave a port in an enemy zone when the next hex is free", () => {
    const g = allied({ "us-31": "2201", "jp-11": "2202" });
    expect(open(g, "us-31")).toContain("2405");
    const shut = allied({ "us-31": "2201", "jp-11": "2102", "jp-21": "2302" });
    // 2101 and 2301 are in the zones of 2102 and 2302.
    expect(open(shut, "us-31")).toEqual([]);
  });

  it("3.0 the literal reading of 3.0: an empty enemy city shuts the sea around it when the option says so", () => {
    const usual = naval({ "jp-11": "1205", "jp-cv1": "off-map" });
    expect(open(usual, "jp-cv1")).toContain("2002");
    const literal = naval(
      { "jp-11": "1205", "jp-cv1": "off-map" },
      { options: { "city-zones": "land-and-sea" } },
    );
    // 2002 touches Olongapo, which is empty.
    expect(open(literal, "jp-cv1")).not.toContain("2002");
  });
});

describe("5.C Off the map", () => {
  it("5.C the Japanese enter and leave by the north and the east, the Allies by the west and the south", () => {
    const edge = (side: Side) => Array.from(EDGE_WATERS[side], (water) => WATER_HEX[water]);
    for (const hex of edge(JAPANESE)) expect(GRID.row(hex) === 1 || GRID.column(hex) === 34).toBe(true);
    for (const hex of edge(ALLIED)) expect(GRID.row(hex) === 22 || GRID.column(hex) === 1).toBe(true);
    const g = naval({ "jp-1for": "off-map" });
    for (const { path } of shown(g, "jp-1for").slice(0, 30)) {
      const first = GRID.find(path[0]);
      expect(GRID.row(first) === 1 || GRID.column(first) === 34).toBe(true);
    }
    const theirs = allied({ "gb-55": "off-map" });
    for (const { path } of shown(theirs, "gb-55")) {
      const first = GRID.find(path[0]);
      expect(GRID.row(first) === 22 || GRID.column(first) === 1).toBe(true);
    }
  });

  it("5.C a unit leaves for one point, is safe there, and may come back on a later turn", () => {
    const g = allied({ "gb-6": "0813" });
    playedPart(g, navalAct(g), "unit:gb-6", "to:off-map");
    expect(whereIs(g, "gb-6")).toBe("off-map");
    expect(view(g).points.british.used).toBe(1);
    const back = allied({ "gb-6": "off-map" }, 3);
    expect(open(back, "gb-6")).toContain("1018");
  });

  it("5.C the last way out counts: with every exit in enemy zones nobody leaves", () => {
    const g = naval({ "jp-11": "2201", "us-11": "2102", "us-21": "2302" });
    own(g, "2201", JAPANESE);
    expect(open(g, "jp-11")).not.toContain("1205");
  });

  it("9.B Filipino divisions sail within the islands and never out of them", () => {
    const g = allied({ "us-11": "2204", "us-31": "2204" });
    const divisions = open(g, "us-11");
    expect(divisions).toContain("2407");
    expect(divisions).toContain("2210");
    for (const place of ["off-map", "1711", "2513", "0813", "1910"]) expect(divisions).not.toContain(place);
    const regiment = open(g, "us-31");
    for (const place of ["off-map", "1711", "2513", "0813"]) expect(regiment).toContain(place);
  });
});

describe("9.C Allied ships", () => {
  it("9.C each nation has two points for its own units, and lends none", () => {
    const g = allied({ "gb-6": "0813", "gb-15": "0813", "gb-28": "0813", "nl-1": "1018", "us-31": "2204" });
    for (const id of ["gb-6", "gb-15"]) playedPart(g, navalAct(g), `unit:${id}`, "to:1519");
    const { decision } = playedPart(g, navalAct(g));
    expect(decision?.about).toMatchObject({ british: 0, dutch: 2, american: 2 });
    expect(keysOf(decision)).toEqual(["unit:nl-1", "unit:us-31", "end:naval"]);
    playedPart(g, navalAct(g), "unit:nl-1", "to:1219");
    expect(playedPart(g, navalAct(g)).decision?.about).toMatchObject({ british: 0, dutch: 1, american: 2 });
  });

  it("9.C any nation may use any Allied port", () => {
    expect(open(allied({ "us-31": "2204" }), "us-31")).toContain("0813");
    expect(open(allied({ "nl-1": "1018" }), "nl-1")).toContain("2204");
  });

  it("5.C air units are shipped like others, into a city without another", () => {
    const g = allied({ "nl-air": "1018", "gb-air": "1519" });
    const places = open(g, "nl-air");
    expect(places).toContain("1219");
    expect(places).not.toContain("1519");
    // Two in Singapore: a fortress has no limit. Corregidor is a port and a fortress without a city.
    const singapore = open(allied({ "nl-air": "1018", "gb-air": "0813" }), "nl-air");
    expect(singapore).toContain("0813");
  });
});

describe("5.C Manila's harbour", () => {
  it("5.C the port of Manila is its bay, which opens into the hex of Corregidor alone", () => {
    const held = naval({ "jp-11": "2204", "jp-21": "1205", "us-45": "2104" });
    own(held, "2204", JAPANESE);
    expect(open(held, "jp-11")).toEqual([]);
    // No ordinary voyage to Manila while Corregidor is held: only a landing on its other coasts.
    expect(shown(held, "jp-21").find(({ to }) => to === "2204")?.way).toBe("landing");
    const free = naval({ "jp-11": "2204", "jp-21": "1205" });
    own(free, "2204", JAPANESE);
    expect(open(free, "jp-11")).toContain("1205");
    const voyage = shown(free, "jp-21").find(({ to }) => to === "2204");
    expect(voyage).toMatchObject({ cost: 1 });
    expect(voyage?.path.slice(-2)).toEqual(["2104", "2204"]);
  });

  it("5.C the Allies in Manila sail by Corregidor, their own or empty, and not when the Japanese hold it", () => {
    expect(open(allied({ "us-31": "2204", "us-45": "2104" }), "us-31")).toContain("2407");
    const lost = allied({ "us-31": "2204", "jp-11": "2104" });
    own(lost, "2104", JAPANESE);
    expect(open(lost, "us-31")).toEqual([]);
  });
});

describe("5.C Points and the six of a turn", () => {
  it("5.C sixteen points on turn 0, twelve later, two for each ally", () => {
    const points = (turn: number) => view(naval({}, { turn })).points;
    expect(points(0).japanese.allowance).toBe(16);
    for (const turn of [1, 5, 10]) expect(points(turn).japanese.allowance).toBe(12);
    for (const nation of ["british", "dutch", "american"] as const)
      expect(points(3)[nation].allowance).toBe(2);
  });

  it("5.C with one point left a voyage is open and a landing is not", () => {
    const g = naval({ "jp-11": "1205", "jp-yokosuka2": "1205" });
    g.used[3] = 11;
    expect(open(g, "jp-11")).toContain("1006");
    expect(open(g, "jp-11")).not.toContain("0609");
    // A naval landing force needs that one point beside its own.
    expect(open(g, "jp-yokosuka2")).toContain("0609");
  });

  it("5.C with no point left only naval units sail, and they to ports", () => {
    const g = naval({ "jp-11": "1205", "jp-yokosuka2": "1205", "jp-cv1": "off-map", "jp-1for": "off-map" });
    g.used[3] = 12;
    expect(keysOf(playedPart(g, navalAct(g)).decision)).toEqual([
      "unit:jp-yokosuka2",
      "unit:jp-cv1",
      "end:naval",
    ]);
    expect(open(g, "jp-yokosuka2")).toContain("1006");
    expect(open(g, "jp-yokosuka2")).not.toContain("0609");
  });

  it("5.C the own point of a naval landing force moves nobody else and is never short", () => {
    const g = naval({ "jp-yokosuka2": "1205", "jp-11": "1205" });
    playedPart(g, navalAct(g), "unit:jp-yokosuka2", "to:1006");
    expect(view(g).points.japanese.used).toBe(0);
  });

  it.each([0, 1, 4])(
    "11.0 six Japanese units enter the map on turn %i, naval air units among them",
    (turn) => {
      const guard = {
        "jp-112": "0402",
        "jp-143": "0402",
        "jp-144": "0402",
        "jp-3art": "0402",
        "jp-1art": "0402",
      };
      const units = {
        "jp-1for": "off-map",
        "jp-2for": "off-map",
        "jp-47": "off-map",
        "jp-9": "off-map",
        "jp-4": "off-map",
        "jp-16": "off-map",
        "jp-cv1": "off-map",
        "jp-21": "1205",
        ...guard,
      };
      const g = naval(units, { turn });
      for (const id of ["jp-1for", "jp-2for", "jp-47", "jp-9"])
        playedPart(g, navalAct(g), `unit:${id}`, "to:1201");
      playedPart(g, navalAct(g), "unit:jp-cv1", "to:1302");
      playedPart(g, navalAct(g), "unit:jp-4", "to:1006");
      expect(g.entered).toBe(6);
      expect(keysOf(playedPart(g, navalAct(g)).decision)).toEqual(["unit:jp-21", "end:naval"]);
    },
  );

  it("11.0 a unit that is sunk on its way in has entered", () => {
    const g = naval({ "jp-1for": "off-map", "gb-air": "0813" });
    playedPart(g, navalAct(g), "unit:jp-1for", "to:0711", "die:1");
    expect(g.entered).toBe(1);
  });

  it("11.0 staying off the map is no entry", () => {
    const g = naval({ "jp-1for": "off-map", "jp-2for": "off-map" });
    playedPart(g, navalAct(g), "unit:jp-1for", "stay");
    expect(g.entered).toBe(0);
  });

  it("4.0 stacks in ports hold four infantry", () => {
    const full = { "jp-21": "1201", "jp-41": "1201", "jp-42": "1201", "jp-3g": "1201" };
    const g = naval({ ...full, "jp-11": "1205", "jp-1tk": "1205", "jp-1art": "1205" });
    expect(open(g, "jp-11")).not.toContain("1201");
    expect(open(g, "jp-1art")).toContain("1201");
    // Samah is rough without a road.
    expect(open(g, "jp-1tk")).not.toContain("1201");
    // Palau is a fortress.
    const palau = { "jp-21": "3309", "jp-41": "3309", "jp-42": "3309", "jp-3g": "3309" };
    expect(open(naval({ ...palau, "jp-11": "1205" }), "jp-11")).toContain("3309");
  });
});

/** 4.0 Rough ground and swamp without a road. */
function closedToTanks(id: string): boolean {
  const record = RECORDS.get(id);
  return record !== undefined && record.terrain !== "clear" && (record.roads ?? []).length === 0;
}
