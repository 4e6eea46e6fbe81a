import { describe, expect, it } from "vitest";
import {
  ALL_SPACES,
  adjacent,
  BORDERS,
  CITIES,
  DISTRICTS,
  districtOf,
  idOf,
  isCity,
  isCoastal,
  isDistrict,
  isRailway,
  NEIGHBOURS,
  RAILWAYS,
  SPACES,
  type Space,
  type SpaceId,
  spaceOf,
} from "./board.ts";
import { fullOperation } from "./operation.ts";
import { operationBar } from "./operations/index.ts";
import { forecastWill, haganahCooperation } from "./propaganda.ts";
import { event, keysOf, operation, played, position, spaceText, whyClosed } from "./testing/index.ts";

const at = (id: SpaceId): Space => spaceOf(id) as Space;
const ids = (spaces: readonly Space[]): SpaceId[] => spaces.map(idOf);

const DISTRICT_IDS: readonly SpaceId[] = ["galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza"];
const CITY_IDS: readonly SpaceId[] = ["haifa_c", "tel_aviv", "jerusalem_c"];
const RAILWAY_IDS: readonly SpaceId[] = ["rw_egypt", "rw_jerusalem", "rw_haifa", "rw_syria"];

describe("The map", () => {
  it("1.3 the map is thirteen spaces, each named once", () => {
    expect(SPACES).toHaveLength(13);
    expect(new Set(SPACES.map((space) => space.id)).size).toBe(13);
    expect(ALL_SPACES).toHaveLength(13);
  });

  it("1.3.1 six Districts, three Cities and four Railways, and nothing foreign besides", () => {
    expect(ids(DISTRICTS).sort()).toEqual([...DISTRICT_IDS].sort());
    expect(ids(CITIES).sort()).toEqual([...CITY_IDS].sort());
    expect(ids(RAILWAYS).sort()).toEqual([...RAILWAY_IDS].sort());
    for (const abroad of ["egypt", "transjordan", "syria", "lebanon"])
      expect(spaceOf(abroad)).toBeUndefined();
  });

  it("1.3.1 every space is of one kind, and all hold Troops, Police and Cells", () => {
    for (const space of ALL_SPACES) {
      expect([isDistrict(space), isCity(space), isRailway(space)].filter(Boolean)).toHaveLength(1);
      const id = idOf(space);
      expect(spaceText(position({ [id]: "1T 1P / 2C(1A)" }), id)).toBe("1T 1P / 2C(1A)");
    }
  });
});

describe("Districts", () => {
  it("1.3.2 each Sabotage in a District weighs one, in every one of the six", () => {
    for (const id of DISTRICT_IDS)
      expect([id, forecastWill(position({ [id]: "2sabotage" })).districts]).toEqual([id, 2]);
  });

  it("1.3.2 every District but Jerusalem is Coastal, and no City or Railway is", () => {
    expect(ids(ALL_SPACES.filter(isCoastal)).sort()).toEqual([
      "galilee",
      "gaza",
      "haifa_d",
      "lydda",
      "samaria",
    ]);
    const g = position({
      galilee: "1T / 1C",
      jerusalem_d: "1T / 1C",
      tel_aviv: "1T / 1C",
      rw_egypt: "1T / 1C",
    });
    event(g, "british", 2, "unshaded");
    expect(g.prison).toBe(1);
    expect(spaceText(g, "galilee")).toBe("1T");
  });
});

describe("Cities", () => {
  it("1.3.3 each Sabotage in a City weighs two", () => {
    for (const id of CITY_IDS)
      expect([id, forecastWill(position({ [id]: "2sabotage" })).cities]).toEqual([id, 4]);
  });

  it("1.3.3 a Search places a Curfew in a City, and in no District or on no Railway", () => {
    const g = position({ haifa_c: "1T", haifa_d: "1T", rw_haifa: "1T" });
    for (const id of ["haifa_c", "haifa_d", "rw_haifa"]) operation(g, "search", "limited", id, "done");
    expect(spaceText(g, "haifa_c")).toBe("1T curfew");
    expect(spaceText(g, "haifa_d")).toBe("1T");
    expect(spaceText(g, "rw_haifa")).toBe("1T");
    expect(() => position({ lydda: "1T curfew" })).toThrow(/1\.4\.2/);
    expect(() => position({ rw_egypt: "1T curfew" })).toThrow(/1\.4\.2/);
  });

  it("1.3.3 each City lies in one District: its partner in Mass Detention", () => {
    const partners = CITY_IDS.map((id) => [id, idOf(districtOf(at(id)))]);
    expect(partners).toEqual([
      ["haifa_c", "haifa_d"],
      ["tel_aviv", "lydda"],
      ["jerusalem_c", "jerusalem_d"],
    ]);
    for (const id of CITY_IDS) expect(NEIGHBOURS[at(id)].filter(isDistrict)).toHaveLength(1);
  });
});

describe("Railways", () => {
  it("1.3.4 a sabotaged Railway weighs two, however many markers lie on it", () => {
    for (const id of RAILWAY_IDS)
      expect([id, forecastWill(position({ [id]: "3sabotage" })).railways]).toEqual([id, 2]);
  });

  it("1.3.4 Sabotage on a Railway does not hold up movement", () => {
    const g = position({ rw_jerusalem: "2T sabotage", lydda: "2C", gaza: "1C" }, { haganah: 2 });
    operation(g, "search", "limited", "tel_aviv", "troops.rw_jerusalem", "count:2");
    expect(spaceText(g, "tel_aviv")).toBe("2T curfew");
    operation(g, "travel", "limited", "lydda", "rw_jerusalem", "count:2");
    expect(spaceText(g, "rw_jerusalem")).toBe("/ 2C sabotage");
  });

  it("1.3.4 no Arms Cache ever lies on a Railway", () => {
    expect(() => position({ rw_egypt: "1K" })).toThrow(/1\.4\.2/);
    const g = position({ rw_egypt: "2C", gaza: "1C", lydda: "1C" });
    expect(whyClosed(operation(g, "rob", "full"), "rw_egypt")).toBe("3.3.4 why.rob-where");
    expect(keysOf(played(g, haganahCooperation(g), []))).toEqual(["lydda", "gaza", "none"]);
  });
});

describe("Adjacency", () => {
  const TABLE: Readonly<Record<SpaceId, readonly SpaceId[]>> = {
    galilee: ["haifa_d", "samaria", "rw_syria"],
    haifa_d: ["galilee", "samaria", "haifa_c", "rw_haifa", "rw_syria"],
    samaria: ["galilee", "haifa_d", "lydda", "jerusalem_d", "rw_haifa"],
    lydda: ["samaria", "jerusalem_d", "gaza", "tel_aviv", "rw_haifa", "rw_jerusalem", "rw_egypt"],
    jerusalem_d: ["samaria", "lydda", "gaza", "jerusalem_c", "rw_jerusalem"],
    gaza: ["lydda", "jerusalem_d", "rw_egypt"],
    haifa_c: ["haifa_d", "rw_haifa", "rw_syria"],
    tel_aviv: ["lydda", "rw_haifa", "rw_jerusalem", "rw_egypt"],
    jerusalem_c: ["jerusalem_d", "rw_jerusalem"],
    rw_haifa: ["tel_aviv", "haifa_c", "haifa_d", "samaria", "lydda"],
    rw_jerusalem: ["tel_aviv", "jerusalem_c", "lydda", "jerusalem_d"],
    rw_egypt: ["tel_aviv", "lydda", "gaza"],
    rw_syria: ["haifa_c", "haifa_d", "galilee"],
  };

  it("1.3.5 each space is adjacent to those it borders, and to no other", () => {
    for (const [id, neighbours] of Object.entries(TABLE))
      expect([id, ids(NEIGHBOURS[at(id as SpaceId)]).sort()]).toEqual([id, [...neighbours].sort()]);
    expect(BORDERS).toHaveLength(26);
  });

  it("1.3.5 adjacency works both ways and no space is adjacent to itself", () => {
    for (const a of ALL_SPACES) {
      expect(adjacent(a, a)).toBe(false);
      for (const b of ALL_SPACES) expect(adjacent(a, b)).toBe(adjacent(b, a));
    }
  });

  it("1.3.5 no two Railways are adjacent, not even those that meet in a City", () => {
    for (const a of RAILWAYS) for (const b of RAILWAYS) expect(adjacent(a, b)).toBe(false);
    const open = operation(
      position({ rw_haifa: "1T", rw_egypt: "1T", tel_aviv: "1T" }),
      "search",
      "full",
      "rw_jerusalem",
    );
    expect(keysOf(open)).toEqual(["troops.tel_aviv", "done"]);
  });

  it("1.3.5 Troops on a Search come from adjacent spaces only", () => {
    const g = position({ galilee: "1T", rw_syria: "1T", haifa_d: "1T", gaza: "1T", tel_aviv: "1T" });
    expect(keysOf(operation(g, "search", "full", "haifa_c"))).toEqual([
      "troops.haifa_d",
      "troops.rw_syria",
      "done",
    ]);
  });
});

describe("Prison", () => {
  it("1.3.6 Patrol puts Cells there, and they cannot be placed again while they are in it", () => {
    const g = position({ gaza: "14C", samaria: "1P / 1C(1A)" });
    operation(g, "patrol", "limited", "samaria", "samaria");
    expect([g.prison, g.available.cells]).toEqual([1, 0]);
    expect(operationBar(g, "recruit", fullOperation(g, "irgun"))?.rule).toBe("3.3.1");
    event(g, "irgun", 5, "shaded");
    expect(operationBar(g, "recruit", fullOperation(g, "irgun"))).toBeUndefined();
  });

  it("1.3.6 Assault and Mass Detention send Cells there too, an Event only where it says so", () => {
    const g = position({ samaria: "4T / 2C(2A)", tel_aviv: "3T / 1C curfew" });
    operation(g, "assault", "full", "samaria", "mass-detention", "die:1");
    expect([g.prison, g.available.cells]).toEqual([2, 13]);
    event(g, "irgun", 31, "unshaded");
    expect(g.prison).toBe(2);
    const h = position({ samaria: "1P / 1C" });
    event(h, "british", 30, "unshaded", "underground.samaria");
    expect([h.prison, h.available.cells]).toEqual([0, 15]);
  });
});

describe("sources", () => {
  it("every border says where it comes from", () => {
    for (const [a, b, source] of BORDERS)
      expect([a, b, Object.values(source).join("")]).toEqual([a, b, expect.stringMatching(/\w{3}|\d\.\d/)]);
  });
});
