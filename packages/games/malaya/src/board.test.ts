import { describe, expect, it } from "vitest";
import {
  ALL_SPACES,
  adjacent,
  BORDERS,
  CONTROLLABLE,
  ECONOMIC_VALUE,
  idOf,
  isEconomicCenter,
  isJungle,
  isMountain,
  isPopulated,
  isProvince,
  NEIGHBOURS,
  POPULATION,
  SPACES,
  type Space,
  type SpaceId,
  spaceOf,
} from "./board.ts";
import { britishEarnings, forecastWill, pacifyPhase } from "./propaganda.ts";
import {
  controlOf,
  event,
  keysOf,
  operation,
  played,
  position,
  spaceText,
  whyClosed,
} from "./testing/index.ts";

const at = (id: SpaceId): Space => spaceOf(id) as Space;
const ids = (spaces: readonly Space[]): SpaceId[] => spaces.map(idOf);

const PROVINCES: readonly SpaceId[] = [
  "kedah",
  "perak",
  "kelantan",
  "trengganu",
  "pahang",
  "selangor",
  "negri_sembilan",
  "johore",
];

describe("The map", () => {
  it("1.3 the map is twelve spaces of different kinds, each named once", () => {
    expect(new Set(SPACES.map((space) => space.id)).size).toBe(12);
    expect(SPACES).toHaveLength(12);
    expect(ALL_SPACES).toHaveLength(12);
  });

  it("1.3.1 there are eight Provinces, Kuala Lumpur, two Economic Centers and Thailand, and nothing foreign besides", () => {
    const count = (kind: string): number => SPACES.filter((space) => space.kind === kind).length;
    expect([count("province"), count("city"), count("economic-center"), count("refuge")]).toEqual([
      8, 1, 2, 1,
    ]);
    expect(spaceOf("singapore")).toBeUndefined();
    expect(spaceOf("indonesia")).toBeUndefined();
  });

  it("1.3.1 every space can hold forces, Thailand those of the MCP alone", () => {
    for (const id of [...PROVINCES, "kuala_lumpur", "ec_north", "ec_south"] as SpaceId[])
      expect(spaceText(position({ [id]: "1T 1P / 1G" }), id)).toBe("1T 1P / 1G");
    expect(spaceText(position({ thailand: "2B 1G" }), "thailand")).toBe("/ 2B 1G");
    expect(() => position({ thailand: "1T" })).toThrow(/Thailand/);
    expect(() => position({ thailand: "1P" })).toThrow(/Thailand/);
  });
});

describe("Provinces", () => {
  it("1.3.2 the eight Provinces carry populations of one, two or three", () => {
    expect(ids(ALL_SPACES.filter(isProvince)).sort()).toEqual([...PROVINCES].sort());
    const population = Object.fromEntries(PROVINCES.map((id) => [id, POPULATION[at(id)]]));
    expect(population).toEqual({
      kedah: 2,
      perak: 3,
      kelantan: 2,
      trengganu: 1,
      pahang: 1,
      selangor: 1,
      negri_sembilan: 2,
      johore: 2,
    });
  });

  it("1.3.2 only Perak and Selangor are Mountain, the six other Provinces are Jungle, the rest is neither", () => {
    expect(ids(ALL_SPACES.filter(isMountain))).toEqual(["perak", "selangor"]);
    expect(ids(ALL_SPACES.filter(isJungle)).sort()).toEqual(
      PROVINCES.filter((id) => id !== "perak" && id !== "selangor").sort(),
    );
    for (const id of ["kuala_lumpur", "ec_north", "ec_south", "thailand"] as SpaceId[])
      expect(isJungle(at(id)) || isMountain(at(id))).toBe(false);
  });

  it("1.3.2 a New Village can lie in any Province", () => {
    const g = position({});
    const open = event(g, "british", 4, "unshaded");
    expect(keysOf(open).sort()).toEqual([...PROVINCES].sort());
  });
});

describe("Thailand", () => {
  it("1.3.3 Thailand is no Province, has no population and never takes an attitude", () => {
    expect(isProvince(at("thailand"))).toBe(false);
    expect(POPULATION[at("thailand")]).toBe(0);
    expect(isPopulated(at("thailand"))).toBe(false);
    const g = position({ thailand: "1B 1G" });
    expect(event(g, "mcp", 5, "shaded")).toBeUndefined();
    expect(spaceText(g, "thailand")).toBe("/ 1B 1G");
  });

  it("1.3.3 the MCP Control it or nobody does, and that never touches Political Will", () => {
    const g = position({ kedah: "2P 1G" }, { will: 12 });
    expect(controlOf(g, "thailand")).toBe("nobody");
    operation(g, "march", "limited", "thailand");
    expect(controlOf(g, "thailand")).toBe("mcp");
    expect(g.politicalWill).toBe(12);
  });

  it("1.3.3 the MCP Rally, March and Extort there", () => {
    const g = position({ thailand: "1G", kedah: "1G" }, { mcp: 5 });
    expect(keysOf(operation(g, "march", "full"))).toContain("thailand");
    expect(operation(g, "rally", "full", "thailand", "extort", "thailand", "done", "done")).toBeUndefined();
    expect(spaceText(g, "thailand")).toBe("/ 2G(1A)");
    expect(g.resources.mcp).toBe(5);
  });

  it("1.3.3 no British Operation can name Thailand", () => {
    const setup = { thailand: "1B 2G(2A)", kedah: "3T 3P", perak: "3T 3P" } as const;
    for (const kind of ["train", "garrison", "sweep", "assault"] as const) {
      const open = operation(position(setup), kind, "full");
      expect(keysOf(open)).not.toContain("thailand");
      expect(whyClosed(open, "thailand")).toBeDefined();
    }
  });
});

describe("Kuala Lumpur", () => {
  it("1.3.4 Kuala Lumpur has population 2, is Controlled and takes an attitude, but is no Province", () => {
    const id = at("kuala_lumpur");
    expect(POPULATION[id]).toBe(2);
    expect(isPopulated(id)).toBe(true);
    expect(CONTROLLABLE).toContain(id);
    expect(isProvince(id)).toBe(false);
    const g = position({ kuala_lumpur: "1P / 2G support" }, { will: 12 });
    expect(controlOf(g, "kuala_lumpur")).toBe("mcp");
    operation(g, "terror", "limited");
    expect(spaceText(g, "kuala_lumpur")).toBe("1P / 2G(1A) terror");
  });

  it("1.3.4 Terror in the capital lowers Political Will at Propaganda, Terror in a Province does not", () => {
    expect(forecastWill(position({ kuala_lumpur: "terror" })).net).toBe(-1);
    expect(forecastWill(position({ perak: "2terror", selangor: "terror" })).net).toBe(0);
  });
});

describe("Economic Centers", () => {
  it("1.3.5 each Economic Center is worth six, and nothing while Sabotaged", () => {
    expect(ECONOMIC_VALUE.value).toBe(6);
    expect(britishEarnings(position({}))).toBe(12);
    expect(britishEarnings(position({ ec_north: "sabotage" }))).toBe(6);
    expect(britishEarnings(position({ ec_north: "sabotage", ec_south: "sabotage" }))).toBe(0);
  });

  it("1.3.5 they hold forces but are never Controlled and never take an attitude", () => {
    const g = position({ ec_north: "3G", ec_south: "2T 1P" }, { will: 12 });
    expect(controlOf(g, "ec_north")).toBe("nobody");
    expect(controlOf(g, "ec_south")).toBe("nobody");
    expect(event(g, "mcp", 5, "shaded")).toBeUndefined();
    expect(spaceText(g, "ec_north")).toBe("/ 3G");
    expect(played(g, pacifyPhase(g), [])).toBeUndefined();
    expect(g.politicalWill).toBe(12);
    expect(CONTROLLABLE.some(isEconomicCenter)).toBe(false);
  });
});

describe("Adjacency", () => {
  const TABLE: Readonly<Record<SpaceId, readonly SpaceId[]>> = {
    thailand: ["kedah", "perak", "kelantan"],
    kedah: ["thailand", "perak"],
    perak: ["thailand", "kedah", "kelantan", "pahang", "selangor", "ec_north"],
    kelantan: ["thailand", "perak", "trengganu", "pahang", "ec_north"],
    trengganu: ["kelantan", "pahang"],
    pahang: [
      "perak",
      "kelantan",
      "trengganu",
      "selangor",
      "negri_sembilan",
      "johore",
      "kuala_lumpur",
      "ec_north",
      "ec_south",
    ],
    selangor: ["perak", "pahang", "negri_sembilan", "kuala_lumpur"],
    kuala_lumpur: ["selangor", "pahang", "negri_sembilan"],
    negri_sembilan: ["selangor", "pahang", "johore", "kuala_lumpur", "ec_south"],
    johore: ["pahang", "negri_sembilan", "ec_south"],
    ec_north: ["perak", "kelantan", "pahang"],
    ec_south: ["pahang", "negri_sembilan", "johore"],
  };

  it("1.3.6 each space is adjacent to those it borders, and to no other", () => {
    for (const [id, neighbours] of Object.entries(TABLE))
      expect([id, ids(NEIGHBOURS[at(id as SpaceId)]).sort()]).toEqual([id, [...neighbours].sort()]);
  });

  it("1.3.6 adjacency works both ways and no space is adjacent to itself", () => {
    for (const a of ALL_SPACES) {
      expect(adjacent(a, a)).toBe(false);
      for (const b of ALL_SPACES) expect(adjacent(a, b)).toBe(adjacent(b, a));
    }
  });

  it("1.3.6 a March goes one border far", () => {
    const open = operation(position({ johore: "2G" }), "march", "full");
    expect(keysOf(open).filter((key) => spaceOf(key) !== undefined)).toEqual(
      ids([...NEIGHBOURS[at("johore")]].sort((a, b) => a - b)),
    );
    expect(whyClosed(open, "perak")).toBe("3.3.2 why.no-adjacent-guerrilla");
  });
});

describe("sources", () => {
  it("every population, border and economic value says where it comes from", () => {
    const sources = [
      ...SPACES.map(({ population }) => population.source),
      ...BORDERS.map(([, , source]) => source),
      ECONOMIC_VALUE.source,
    ];
    expect(sources).toHaveLength(12 + 24 + 1);
    for (const source of sources) expect(Object.values(source).join("")).toMatch(/\w{3}|\d\.\d/);
  });
});
