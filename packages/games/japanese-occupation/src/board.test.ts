import { describe, expect, it } from "vitest";
import {
  ALL_SPACES,
  chart,
  connectedStars,
  EC_NORTH,
  EC_SOUTH,
  idOf,
  isBesideCenter,
  isJungle,
  isMountain,
  isProvince,
  NEIGHBOURS,
  NEXT_TO_THAILAND,
  POPULATED,
  POPULATION,
  PROVINCES,
  RAILWAY_LINKS,
  RAILWAYS,
  RAILWAYS_AT,
  type RailwayId,
  railwayId,
  railwayOf,
  railwaysIn,
  SPACES,
  SPACES_AT,
  type Space,
  type SpaceId,
  spaceOf,
  ZIPPER,
  zipperAt,
} from "./board.ts";
import { neutralPopulation, setup } from "./state.ts";
import { boardText, keysOf, operation, position, spaceText, special } from "./testing/index.ts";
import { view } from "./view.ts";

const at = (id: SpaceId): Space => spaceOf(id) as Space;
const ids = (spaces: readonly Space[]): SpaceId[] => spaces.map(idOf);

const PROVINCE_IDS: readonly SpaceId[] = [
  "kedah",
  "perak",
  "kelantan",
  "trengganu",
  "pahang",
  "selangor",
  "negri_sembilan",
  "johore",
];

/** The borders, without those of Thailand. */
const ADJACENT: Readonly<Record<SpaceId, readonly SpaceId[]>> = {
  kedah: ["perak"],
  perak: ["kedah", "kelantan", "pahang", "selangor", "ec_north"],
  kelantan: ["perak", "trengganu", "pahang", "ec_north"],
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

const RAIL_ADJACENT: Readonly<Record<RailwayId, readonly SpaceId[]>> = {
  R1: ["kedah"],
  R2: ["kelantan"],
  R3: ["perak"],
  R4: ["perak", "kelantan", "ec_north"],
  R5: ["perak", "pahang", "selangor", "ec_north", "kuala_lumpur"],
  R6: ["negri_sembilan", "pahang", "kuala_lumpur", "ec_south"],
  R7: ["negri_sembilan", "johore", "ec_south"],
  R8: ["pahang", "johore", "ec_south"],
};
const RAILS = Object.keys(RAIL_ADJACENT) as RailwayId[];
const LINKS: readonly (readonly [RailwayId, RailwayId])[] = [
  ["R1", "R3"],
  ["R2", "R3"],
  ["R2", "R4"],
  ["R3", "R4"],
  ["R4", "R5"],
  ["R5", "R6"],
  ["R6", "R7"],
  ["R6", "R8"],
  ["R7", "R8"],
];
const STARS: readonly RailwayId[] = ["R1", "R2", "R7", "R8"];

describe("The map", () => {
  it("1.3 the map is eleven spaces, each named once", () => {
    expect(SPACES).toHaveLength(11);
    expect(new Set(ids(ALL_SPACES)).size).toBe(11);
    for (const space of ALL_SPACES) expect(spaceOf(idOf(space))).toBe(space);
  });

  it("1.3.1 eight Provinces, Kuala Lumpur and two Economic Centers; Indonesia and Singapore are decoration", () => {
    expect(ids(PROVINCES).sort()).toEqual([...PROVINCE_IDS].sort());
    expect(ids(POPULATED).sort()).toEqual([...PROVINCE_IDS, "kuala_lumpur"].sort());
    for (const abroad of ["singapore", "indonesia"]) expect(spaceOf(abroad)).toBeUndefined();
  });

  it("1.3.2 Perak and Selangor are Mountains, the other six Provinces Jungle, the rest neither", () => {
    expect(ids(ALL_SPACES.filter(isMountain)).sort()).toEqual(["perak", "selangor"]);
    expect(ids(ALL_SPACES.filter(isJungle)).sort()).toEqual([
      "johore",
      "kedah",
      "kelantan",
      "negri_sembilan",
      "pahang",
      "trengganu",
    ]);
    for (const space of [...ALL_SPACES].filter((candidate) => !isProvince(candidate)))
      expect([isMountain(space), isJungle(space)]).toEqual([false, false]);
  });

  it("1.3.2 Populations are 1, 2 or 3, and 16 in all", () => {
    expect(Object.fromEntries(POPULATED.map((space) => [idOf(space), POPULATION[space]]))).toEqual({
      kedah: 2,
      perak: 3,
      kelantan: 2,
      trengganu: 1,
      pahang: 1,
      selangor: 1,
      negri_sembilan: 2,
      johore: 2,
      kuala_lumpur: 2,
    });
    expect(neutralPopulation(position({}), false)).toBe(16);
    // The example of play: 13 with Negri Sembilan and Trengganu at Opposition.
    expect(
      neutralPopulation(position({ negri_sembilan: "opposition", trengganu: "opposition" }), false),
    ).toBe(13);
  });

  it("1.3.3 Thailand is no space and cannot be entered, but three Provinces lie next to it", () => {
    expect(spaceOf("thailand")).toBeUndefined();
    expect(ids(NEXT_TO_THAILAND).sort()).toEqual(["kedah", "kelantan", "perak"]);
    const g = position({ kedah: "3T / 1M", perak: "1M" });
    expect(keysOf(special(g, "reprisal"))).not.toContain("thailand");
    expect(spaceText(g, "perak")).toBe("/ 2M");
  });

  it("1.3.4 Kuala Lumpur has a Population of 2, an Intel chit and an attitude", () => {
    const g = position({ kuala_lumpur: "opposition intel:2" });
    expect(neutralPopulation(g, false)).toBe(14);
    expect(spaceText(g, "kuala_lumpur")).toBe("opposition intel:2");
    expect(POPULATION[at("kuala_lumpur")]).toBe(2);
  });

  it("1.3.5 Economic Centers hold forces, Kempeitai and Force 136, but no Intel and no Opposition", () => {
    const g = position({ ec_north: "2T 1P K / 2M(1A) 1N F" });
    expect(spaceText(g, "ec_north")).toBe("2T 1P K / 2M(1A) 1N F");
    for (const id of ["ec_north", "ec_south"] as const) {
      expect(() => position({ [id]: "opposition" })).toThrow(/1\.6/);
      expect(() => position({ [id]: "intel:1" })).toThrow(/1\.3\.5/);
      expect((view(setup()).spaces as Record<string, { intel: unknown }>)[id].intel).toBeNull();
    }
  });
});

describe("Railways", () => {
  it("1.3.6 there are eight, and four of them are starred", () => {
    expect(RAILWAYS.map(({ id }) => id)).toEqual(RAILS);
    expect(RAILWAYS.filter(({ starred }) => starred.value).map(({ id }) => id)).toEqual(STARS);
  });

  it("1.3.6 each is adjacent to the spaces of its border, and to the Economic Center or city on it", () => {
    for (const id of RAILS) {
      const line = railwayOf(id);
      if (line === undefined) throw new Error(id);
      expect([id, ids(SPACES_AT[line]).sort()]).toEqual([id, [...RAIL_ADJACENT[id]].sort()]);
    }
  });

  it("1.3.7 seen from the spaces: Trengganu has no Railway, Perak three, the southern Economic Center three", () => {
    const here = (id: SpaceId): RailwayId[] => RAILWAYS_AT[at(id)].map(railwayId);
    expect(Object.fromEntries(ids(ALL_SPACES).map((id) => [id, here(id)]))).toEqual({
      kedah: ["R1"],
      perak: ["R3", "R4", "R5"],
      kelantan: ["R2", "R4"],
      trengganu: [],
      pahang: ["R5", "R6", "R8"],
      selangor: ["R5"],
      negri_sembilan: ["R6", "R7"],
      johore: ["R7", "R8"],
      kuala_lumpur: ["R5", "R6"],
      ec_north: ["R4", "R5"],
      ec_south: ["R6", "R7", "R8"],
    });
  });

  it("1.3.6 they are no spaces: nothing but Sabotage goes on them", () => {
    for (const id of RAILS) expect(spaceOf(id)).toBeUndefined();
    const g = position({}, { sabotage: { R4: 1 } });
    expect(boardText(g)).toEqual({});
    expect(view(g).railways.R4).toEqual({ sabotage: 1, starred: false });
    expect(view(g).railways.R1).toEqual({ sabotage: 0, starred: true });
  });

  it("4.3.1 nine pairs of Railways connect, and no others", () => {
    const pair = ([a, b]: readonly RailwayId[]): string => [a, b].sort().join("-");
    expect(RAILWAY_LINKS.map(([a, b]) => pair([a, b])).sort()).toEqual(LINKS.map(pair).sort());
  });
});

describe("Adjacency", () => {
  it("1.3.7 each space is adjacent to those it borders, and to no other", () => {
    for (const [id, neighbours] of Object.entries(ADJACENT))
      expect([id, ids(NEIGHBOURS[at(id as SpaceId)]).sort()]).toEqual([id, [...neighbours].sort()]);
  });

  it("1.3.7 adjacency works both ways and no space is adjacent to itself", () => {
    for (const a of ALL_SPACES) {
      expect(chart.adjacent(a, a)).toBe(false);
      for (const b of ALL_SPACES) expect(chart.adjacent(a, b)).toBe(chart.adjacent(b, a));
    }
  });

  it("1.3.7 the example: the southern Economic Center with three Provinces and three Railways", () => {
    expect(ids(NEIGHBOURS[EC_SOUTH]).sort()).toEqual(["johore", "negri_sembilan", "pahang"]);
    const g = position({ ec_south: "1M F" });
    expect(keysOf(operation(g, "sabotage", "limited"))).toEqual(["railway:R6", "railway:R7", "railway:R8"]);
  });

  it("1.3.7 Troops on a Sweep come from adjacent spaces only", () => {
    const g = position({ perak: "1T", johore: "1T", pahang: "1T", trengganu: "1T", ec_north: "1T" });
    expect(keysOf(operation(g, "sweep", "limited", "kelantan"))).toEqual([
      "troops.perak",
      "troops.trengganu",
      "troops.pahang",
      "troops.ec_north",
      "done",
    ]);
  });

  it("3.3.2 New Villages fit in the five Provinces beside an Economic Center", () => {
    expect(ids(ALL_SPACES.filter(isBesideCenter)).sort()).toEqual([
      "johore",
      "kelantan",
      "negri_sembilan",
      "pahang",
      "perak",
    ]);
  });
});

describe("What Extract is worth", () => {
  const stars = (sabotaged: readonly RailwayId[], center: Space): RailwayId[] =>
    railwaysIn(
      connectedStars(
        RAILS.map((id) => (sabotaged.includes(id) ? 1 : 0)),
        center,
      ),
    ).map(railwayId);

  it.each<[RailwayId[], RailwayId[], RailwayId[]]>([
    [[], ["R1", "R2", "R7", "R8"], ["R1", "R2", "R7", "R8"]],
    [["R1"], ["R2", "R7", "R8"], ["R2", "R7", "R8"]],
    [["R2"], ["R1", "R7", "R8"], ["R1", "R7", "R8"]],
    [["R3"], ["R2", "R7", "R8"], ["R2", "R7", "R8"]],
    [["R7"], ["R1", "R2", "R8"], ["R1", "R2", "R8"]],
    [["R8"], ["R1", "R2", "R7"], ["R1", "R2", "R7"]],
    [["R4"], ["R7", "R8"], ["R7", "R8"]],
    [["R5"], ["R1", "R2"], ["R7", "R8"]],
    [["R6"], ["R1", "R2"], ["R7", "R8"]],
    [["R4", "R5"], [], ["R7", "R8"]],
    [["R4", "R6"], [], ["R7", "R8"]],
    [["R4", "R5", "R7"], [], ["R8"]],
    [["R6", "R7"], ["R1", "R2"], ["R8"]],
    [["R6", "R7", "R8"], ["R1", "R2"], []],
    [
      ["R7", "R8"],
      ["R1", "R2"],
      ["R1", "R2"],
    ],
    [
      ["R3", "R4"],
      ["R7", "R8"],
      ["R7", "R8"],
    ],
    [
      ["R2", "R3"],
      ["R7", "R8"],
      ["R7", "R8"],
    ],
  ])("4.3.1 with Sabotage on %o the stars are %o in the north and %o in the south", (on, north, south) => {
    expect(stars(on, EC_NORTH)).toEqual(north);
    expect(stars(on, EC_SOUTH)).toEqual(south);
  });

  it("4.3.1 for all 256 ways to sabotage, what a walk along the links finds", () => {
    for (let set = 0; set < 256; set++) {
      const on = RAILS.filter((_, i) => set & (1 << i));
      for (const [center, id] of [
        [EC_NORTH, "ec_north"],
        [EC_SOUTH, "ec_south"],
      ] as const) {
        const reached = new Set(RAILS.filter((r) => RAIL_ADJACENT[r].includes(id) && !on.includes(r)));
        for (let size = -1; size !== reached.size; ) {
          size = reached.size;
          for (const [a, b] of LINKS) {
            if (reached.has(a) && !on.includes(b)) reached.add(b);
            if (reached.has(b) && !on.includes(a)) reached.add(a);
          }
        }
        expect([on, id, stars(on, center)]).toEqual([on, id, STARS.filter((star) => reached.has(star))]);
      }
    }
  });

  it("4.3.1 a second marker on a Railway cuts it no more than the first, and none means open", () => {
    const g = position({}, { sabotage: { R5: 2 } });
    expect(view(g).extract).toEqual({ ec_north: ["R1", "R2"], ec_south: ["R7", "R8"], villages: 0 });
    g.sabotage[railwayOf("R5") as number] = 1;
    expect(view(g).extract).toMatchObject({ ec_north: ["R1", "R2"] });
    g.sabotage[railwayOf("R5") as number] = 0;
    expect(view(g).extract).toMatchObject({ ec_north: ["R1", "R2", "R7", "R8"] });
  });
});

describe("The Zipper Track", () => {
  it("6.7 its boxes are Delay, 6, 12, 18 and 20; two Supply Caches lie on it, the first on 6", () => {
    expect(ZIPPER.map(({ id, value, caches }) => [id, value.value, caches.value])).toEqual([
      ["delay", 0, 0],
      ["6", 6, 1],
      ["12", 12, 1],
      ["18", 18, 0],
      ["20", 20, 0],
    ]);
  });

  it("6.2.5 a level of Resistance reaches the highest box that is not above it", () => {
    const reached = Array.from({ length: 21 }, (_, resistance) => ZIPPER[zipperAt(resistance)].id);
    expect(reached).toEqual([
      ...["delay", "delay", "delay", "delay", "delay", "delay"],
      ...["6", "6", "6", "6", "6", "6"],
      ...["12", "12", "12", "12", "12", "12"],
      ...["18", "18", "20"],
    ]);
  });
});

describe("Sources", () => {
  it("1.3.6 every Railway and every link says where it comes from", () => {
    const sources = [
      ...RAILWAYS.map(({ adjacent }) => adjacent.source),
      ...RAILWAY_LINKS.map(([, , s]) => s),
    ];
    for (const source of sources) expect(Object.values(source).join("")).toMatch(/\d\.\d|setup|border/);
  });
});
