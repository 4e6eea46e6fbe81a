import { fastRandom } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { chanceThrough } from "./figures.ts";
import {
  ALLIED,
  EDGE_WATERS,
  GRID,
  isLand,
  JAPANESE,
  PORT_WATERS,
  TREACHEROUS,
  WATER_COUNT,
  WATER_HEX,
  WATER_LINKS,
  WATERS_IN,
  type Water,
} from "./map.ts";
import { bestSeaWay, chanceToArrive, everySeaWay, exposure, isSeaShut, type SeaSearch } from "./sea.ts";
import type { Campaign } from "./state.ts";
import { position } from "./testing/index.ts";
import { Lookout, type Threat } from "./umbrella.ts";

const hexes = (way: readonly number[] | undefined): string[] =>
  (way ?? []).map((water) => GRID.ids[WATER_HEX[water]]);

/** 8.1 The chance to come through so many hexes of each umbrella, by the dice: 1, then 1-2, then 1-3 ... */
const through = (counts: readonly number[]): number =>
  counts.reduce((chance, count) => {
    let left = chance;
    for (let hex = 1; hex <= count; hex++) left *= Math.max(0, 6 - hex) / 6;
    return left;
  }, 1);

const COUNTS = 7;

/**
 * The best chance and the least length to a goal by trying everything: every water with every count of hexes entered
 * in each umbrella is a place of its own.
 */
function bruteForce(
  g: Campaign,
  search: SeaSearch,
  { airs, over }: Threat,
): { chance: number; length: number } | undefined {
  const shut = Uint8Array.from(WATER_HEX, (hex) => (isSeaShut(g, JAPANESE, hex) ? 1 : 0));
  const powers = airs.map((_, air) => COUNTS ** air);
  const countsIn = (code: number): number[] => powers.map((power) => Math.floor(code / power) % COUNTS);
  const seen = new Uint8Array(WATER_COUNT * COUNTS ** airs.length);
  let best: { chance: number; length: number } | undefined;
  let next: number[] = [];
  let length = 0;
  const enter = (water: Water, before: number): void => {
    const isGoal = search.isGoal(water);
    if (shut[water] && !(isGoal && search.mayEndShut)) return;
    let code = before;
    countsIn(before).forEach((count, air) => {
      if ((over[WATER_HEX[water]] >> air) & 1 && count < COUNTS - 1) code += powers[air];
    });
    const place = code * WATER_COUNT + water;
    if (seen[place]) return;
    seen[place] = 1;
    if (!isGoal) {
      next.push(place);
      return;
    }
    const chance = through(countsIn(code));
    if (!best || chance > best.chance + 1e-12) best = { chance, length };
  };
  if (search.areEntered) {
    length = 1;
    for (const water of Array.from(search.from)) enter(water, 0);
  } else next.push(...Array.from(search.from));
  while (next.length > 0) {
    const front = next;
    next = [];
    length++;
    for (const place of front)
      for (const water of WATER_LINKS[place % WATER_COUNT]) enter(water, Math.floor(place / WATER_COUNT));
  }
  return best;
}

describe("8.1 The safest way by sea", () => {
  it("8.1 the chance to come through one umbrella: 5/6, 5/9, 5/18, 5/54, 5/324, none", () => {
    for (let count = 0; count <= 7; count++) expect(chanceThrough(count)).toBeCloseTo(through([count]), 12);
  });

  it.each([
    { name: "one umbrella", trials: 12, units: { "gb-air": "0813" } },
    { name: "two that overlap", trials: 8, units: { "gb-air": "0813", "nl-air": "0816" } },
    {
      name: "two apart, with troops on the coasts",
      trials: 8,
      units: { "gb-air": "1711", "us-air": "2204", "us-11": "2209", "gb-6": "1910" },
    },
    {
      name: "three over the Java Sea",
      trials: 3,
      units: { "gb-air": "1313", "nl-air": "1018", "us-air": "1616", "nl-1": "2118" },
    },
    { name: "none", trials: 12, units: { "us-11": "2204", "gb-6": "0813" } },
  ])("8.1 equals trying everything, with $name", ({ units, trials }) => {
    const g = position({ turn: 1, stage: "naval", units: Object.fromEntries(Object.entries(units)) });
    const threat = new Lookout().for(g, JAPANESE);
    expect(threat.airs).toHaveLength(Object.keys(units).filter((id) => id.endsWith("-air")).length);
    const random = fastRandom(7);
    const coasts = GRID.hexes.filter((hex) => isLand(hex) && WATERS_IN[hex].length > 0);
    for (let trial = 0; trial < trials; trial++) {
      const to = coasts[random.below(coasts.length)];
      const from = coasts[random.below(coasts.length)];
      const search: SeaSearch = {
        from: trial % 2 ? PORT_WATERS[from] : EDGE_WATERS[JAPANESE],
        areEntered: trial % 2 === 0,
        mayEndShut: trial % 3 > 0,
        isGoal: (water) => WATER_HEX[water] === to && !(trial % 2 && PORT_WATERS[from].includes(water)),
      };
      const best = bruteForce(g, search, threat);
      const way = bestSeaWay(g, JAPANESE, search, threat);
      const what = `${GRID.ids[from]} to ${GRID.ids[to]}`;
      expect(way === undefined, what).toBe(best === undefined);
      if (!way || !best) continue;
      expect(chanceToArrive(way, threat), what).toBeCloseTo(best.chance, 10);
      if (best.chance > 0) expect(way.length, what).toBe(best.length);
      if (!search.mayEndShut) continue;
      const every = everySeaWay(g, JAPANESE, search, threat);
      const ways = WATERS_IN[to].filter(search.isGoal).flatMap((water) => [every(water) ?? []]);
      const safest = Math.max(
        ...ways.filter((each) => each.length > 0).map((each) => chanceToArrive(each, threat)),
      );
      expect(safest, what).toBeCloseTo(best.chance, 10);
    }
  });

  it("8.1 a longer way around is taken when it is safer", () => {
    const g = position({ turn: 1, stage: "naval", units: { "gb-air": "0813" } });
    const threat = new Lookout().for(g, JAPANESE);
    const to = GRID.find("1313");
    const search: SeaSearch = {
      from: PORT_WATERS[GRID.find("1205")],
      areEntered: false,
      mayEndShut: true,
      isGoal: (water) => WATER_HEX[water] === to,
    };
    const way = bestSeaWay(g, JAPANESE, search, threat) ?? [];
    expect(exposure(way, threat)).toEqual([0]);
  });
});

describe("5.C Ways by sea", () => {
  const way = (g: Campaign, from: string, to: string, mayEndShut = false) =>
    hexes(
      bestSeaWay(
        g,
        JAPANESE,
        {
          from: PORT_WATERS[GRID.find(from)],
          areEntered: false,
          mayEndShut,
          isGoal: (water) => WATER_HEX[water] === GRID.find(to),
        },
        new Lookout().for(g, JAPANESE),
      ),
    );

  it("5.C a continuous path of neighbouring sea and coastal hexes", () => {
    const found = way(position({ units: {} }), "1205", "2509");
    expect(found.at(-1)).toBe("2509");
    for (let i = 1; i < found.length; i++)
      expect(GRID.areNeighbours(GRID.find(found[i - 1]), GRID.find(found[i]))).toBe(true);
  });

  it("9.D no way leads into or through treacherous seas", () => {
    const treacherous = GRID.ids.filter((_, hex) => TREACHEROUS[hex]);
    expect(treacherous).toEqual([
      "1606",
      "1706",
      "1806",
      "1507",
      "1607",
      "1707",
      "1807",
      "1408",
      "1508",
      "1608",
      "1708",
      "1509",
    ]);
    for (const hex of treacherous) expect(WATERS_IN[GRID.find(hex)]).toEqual([]);
    expect(WATER_LINKS.some((links) => links.some((to) => TREACHEROUS[WATER_HEX[to]] === 1))).toBe(false);
    const found = way(position({ units: {} }), "1506", "1609");
    expect(GRID.distance(GRID.find("1506"), GRID.find("1609"))).toBe(4);
    expect(found.length).toBeGreaterThan(5);
    for (const hex of found) expect(treacherous).not.toContain(hex);
  });

  it("3.0 no way enters an enemy zone of control, at sea either, but for the last hex of a landing", () => {
    // Sunda and Lombok straits guarded, Malacca too.
    const g = position({
      turn: 1,
      units: { "gb-6": "0511", "nl-1": "0918", "nl-2": "1720", "nl-4": "2120" },
    });
    for (const to of ["0202", "1320", "0515", "1219"]) {
      const found = way(g, "1205", to, true);
      for (const hex of found.slice(0, -1)) expect(g.zone[ALLIED][GRID.find(hex)]).toBe(0);
    }
  });

  it("3.0 a guarded strait is shut: no other way, no passage", () => {
    // Manila Bay opens into Corregidor's hex only.
    const harbour = PORT_WATERS[GRID.find("2204")];
    expect(harbour).toHaveLength(1);
    const search = (g: Campaign) =>
      bestSeaWay(
        g,
        JAPANESE,
        {
          from: EDGE_WATERS[JAPANESE],
          areEntered: true,
          mayEndShut: false,
          isGoal: (water) => harbour.includes(water),
        },
        new Lookout().for(g, JAPANESE),
      );
    expect(hexes(search(position({ units: {} }))).slice(-2)).toEqual(["2104", "2204"]);
    expect(search(position({ units: { "us-45": "2104" } }))).toBeUndefined();
  });

  it("5.C no ship crosses land inside a hex: the Kra isthmus, Java and Luzon have two coasts", () => {
    // Between the two waters of 0406 lies the peninsula: the way goes all around it.
    const g = position({ units: {} });
    const [east, west] = WATERS_IN[GRID.find("0406")];
    const around = bestSeaWay(
      g,
      JAPANESE,
      { from: [east], areEntered: false, mayEndShut: false, isGoal: (water) => water === west },
      new Lookout().for(g, JAPANESE),
    );
    expect(around?.length).toBeGreaterThan(15);
  });
});
