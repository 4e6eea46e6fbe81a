import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HexGrid } from "@sandtable/hex";
import { describe, expect, it } from "vitest";
import {
  BURMA_BORDER,
  COLUMNS,
  HEXES,
  type HexRecord,
  OFF_MAP_AIR_BASE,
  REGIONS,
  ROADS,
  ROWS,
  SIAM_BORDER,
} from "./map-data.ts";

const grid = new HexGrid(COLUMNS, ROWS);
const records = new Map(HEXES.map((hex) => [hex.id, hex]));
const landHexes = HEXES.filter(({ kind }) => kind !== "sea");
const isLand = (id: string) => records.has(id) && records.get(id)!.kind !== "sea";
const cities = new Map(HEXES.flatMap(({ id, city }) => (city ? [[city.name, id] as const] : [])));
const hexOf = (body: string) => body.slice(0, 4);
const place = (name: string) => cities.get(name) ?? name;
const distance = (a: string, b: string) => grid.distance(grid.find(place(a)), grid.find(place(b)));
const fromOffMap = (id: string) =>
  grid.distanceFrom(
    Number(OFF_MAP_AIR_BASE.slice(0, 2)),
    Number(OFF_MAP_AIR_BASE.slice(2)),
    grid.find(place(id)),
  );

function neighbours(id: string): string[] {
  const hex = grid.find(id);
  return [...grid.around[hex]].map((neighbour) => grid.ids[neighbour]);
}

/** Open sea: the hexes that the data leaves out. */
const openSea = grid.ids.filter((id) => !records.has(id));

/** Where a ship may go from each water. 9.D keeps it out of the treacherous seas. */
const waters = new Map<string, string[]>();
for (const { waters: bodies } of landHexes)
  for (const { id, to } of bodies ?? [])
    waters.set(
      id,
      to.filter((other) => !records.get(other)?.treacherous),
    );
for (const id of openSea)
  waters.set(
    id,
    neighbours(id).flatMap((other) => {
      const record = records.get(other);
      if (!record) return [other];
      return (record.waters ?? []).filter(({ to }) => to.includes(id)).map((body) => body.id);
    }),
  );

interface Window {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}
const WHOLE: Window = { columns: [1, COLUMNS], rows: [1, ROWS] };

/** Everything a ship can reach without leaving the window. */
function reach(from: string, { columns, rows }: Window = WHOLE): Set<string> {
  const inside = (body: string) => {
    const column = Number(body.slice(0, 2));
    const row = Number(body.slice(2, 4));
    return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
  };
  const seen = new Set([from]);
  for (const body of seen) for (const next of waters.get(body) ?? []) if (inside(next)) seen.add(next);
  return seen;
}

/** How many hexes within four of Singapore a ship must enter at least. */
function underBritishAir(from: string, to: string): number {
  const cost = (body: string) => (distance(hexOf(body), "Singapore") <= 4 ? 1 : 0);
  const best = new Map([[from, 0]]);
  const ahead = [from];
  while (ahead.length > 0) {
    ahead.sort((a, b) => best.get(a)! - best.get(b)!);
    const body = ahead.shift()!;
    for (const next of waters.get(body) ?? []) {
      const total = best.get(body)! + cost(next);
      if (total >= (best.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(next, total);
      ahead.push(next);
    }
  }
  return best.get(to)!;
}

const overlay = (name: string) =>
  JSON.parse(readFileSync(new URL(`../scripts/overlays/${name}.json`, import.meta.url), "utf8"));

const count = (kind: HexRecord["kind"]) => HEXES.filter((hex) => hex.kind === kind).length;
const PHILIPPINES = ["Luzon", "Mindoro", "Visayas", "Palawan", "Mindanao", "Jolo"];

describe("the files", () => {
  it.each(["map", "coast"])("%s.mjs makes them again, byte for byte", (name) => {
    const script = fileURLToPath(new URL(`../scripts/${name}.mjs`, import.meta.url));
    expect(execFileSync(process.execPath, [script, "--check"], { encoding: "utf8" })).toContain("up to date");
  });

  it("stay small", () => {
    expect(readFileSync(new URL("map-data.ts", import.meta.url)).length).toBeLessThan(90_000);
    const coast = new URL("../../../web/src/faces/1942/coast.ts", import.meta.url);
    expect(readFileSync(coast).length).toBeLessThan(60_000);
  });

  it("give every hand-kept fact a source", () => {
    const sources = /^(rulebook|derived|computed|reconstructed)$/;
    for (const name of [
      "barriers",
      "cities",
      "kinds",
      "regions",
      "roads",
      "seas",
      "sides",
      "terrain",
      "waters",
    ])
      for (const [section, facts] of Object.entries(overlay(name))) {
        if (section === "about") continue;
        for (const [key, fact] of Object.entries(facts as Record<string, unknown>)) {
          const parts: unknown[] = Object.values(fact as object);
          expect(
            parts.some((part) => typeof part === "string" && sources.test(part)),
            `${name} ${key}`,
          ).toBe(true);
        }
      }
  });
});

describe("land and sea", () => {
  it("are 464 sea, 219 coast and 65 land of 748 hexes", () => {
    expect(grid.size).toBe(748);
    expect(count("coast")).toBe(219);
    expect(count("land")).toBe(65);
    expect(grid.size - landHexes.length).toBe(464);
  });

  it("lists the land and the treacherous seas alone, in order", () => {
    expect(count("sea")).toBe(12);
    for (const hex of HEXES) if (hex.kind === "sea") expect(hex.treacherous, hex.id).toBe(true);
    const ids = HEXES.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    for (const id of ids) expect(grid.ids).toContain(id);
  });

  it("follow the real land, apart from the named corrections", () => {
    const { kinds } = overlay("kinds") as { kinds: Record<string, [HexRecord["kind"]]> };
    const seas = Object.keys(kinds).filter((id) => kinds[id][0] === "sea");
    const coasts = Object.keys(kinds).filter((id) => kinds[id][0] === "coast");
    expect(seas.sort().join(" ")).toBe(
      "0212 0315 0411 0512 0707 0718 0807 2414 2720 3022 3122 3218 3222 3318 3422",
    );
    expect(coasts.sort().join(" ")).toBe("0112 0611 1112 2107 2111 2210 2512 2611 3118 3309");
    for (const { id, kind, land } of HEXES) {
      if (kinds[id]) expect(kind, id).toBe(kinds[id][0]);
      else if (kind === "sea") expect(land, id).toBeLessThan(0.06);
      else if (kind === "land") expect(land, id).toBe(1);
      else expect(land, id).toBeGreaterThanOrEqual(0.06);
    }
  });

  it("has 75 clear, 36 swamp and 173 rough hexes", () => {
    const terrain = (name: string) => HEXES.filter((hex) => hex.terrain === name).length;
    expect([terrain("clear"), terrain("swamp"), terrain("rough")]).toEqual([75, 36, 173]);
  });
});

describe("the anchors of the grid", () => {
  it("2512 and 2611 are the islands that are not Philippine", () => {
    expect(records.get("2512")!.region).toBe("Sangihe");
    expect(records.get("2611")!.region).toBe("Talaud");
  });

  it("all other land of the north-east quarter is Philippine, British North Borneo or Palau", () => {
    const quarter = landHexes.filter(({ id }) => Number(id.slice(0, 2)) >= 18 && Number(id.slice(2)) <= 11);
    const others = quarter.filter(({ region }) => !PHILIPPINES.includes(region!));
    expect(others.map(({ id }) => id)).toEqual([...REGIONS["British North Borneo"], "2611", "3309"].sort());
    const philippine = PHILIPPINES.flatMap((region) => REGIONS[region]);
    expect(philippine).toHaveLength(39);
    expect(quarter).toHaveLength(39 + 8);
  });

  it("9.F Hong Kong lies about two hexes beyond the north edge, between Hainan and Luzon", () => {
    const [longitude, latitude] = [114.2, 22.3];
    const row = 85 / 60;
    const beyond = (latitude - (18.9 + row / 2)) / row;
    expect(beyond).toBeGreaterThan(1.8);
    expect(beyond).toBeLessThan(2.1);
    const column = (longitude - 95.65) / (row * Math.sqrt(0.75)) + 1;
    const columns = (region: string) => REGIONS[region].map((id) => Number(id.slice(0, 2)));
    const middle = (Math.max(...columns("Hainan")) + Math.min(...columns("Luzon"))) / 2;
    expect(Math.abs(column - middle)).toBeLessThan(1);
  });

  it("Manila, Corregidor and Olongapo are three hexes, and so are Singapore and Johore", () => {
    expect([cities.get("Manila"), cities.get("Olongapo"), cities.get("Singapore")]).toEqual([
      "2204",
      "2103",
      "0813",
    ]);
    expect(records.get("2104")).toMatchObject({ fortress: "Corregidor", port: true });
    expect(records.get("2104")!.city).toBeUndefined();
    expect(["0712", "0713", "0812"].map((id) => records.get(id)!.region)).toEqual(Array(3).fill("Malaya"));
  });

  it.each([
    ["Saigon", "Bangkok", 5],
    ["Saigon", "Singora", 5],
    ["Saigon", "Kota Bharu", 5],
    ["Saigon", "Singapore", 8],
    ["Saigon", "Cam Ranh Bay", 2],
    ["Singapore", "Kota Bharu", 4],
    ["Singapore", "Singora", 6],
    ["Singapore", "Palembang", 3],
    ["Singapore", "Batavia", 6],
    ["Palau", "Davao", 8],
    ["Palau", "Menado", 8],
    ["Davao", "Menado", 4],
    ["Davao", "Jolo", 3],
    ["Soerabaja", "Bandoeng", 4],
    ["Soerabaja", "Makassar", 6],
  ])("%s to %s is %i", (from, to, hexes) => {
    expect(distance(from, to)).toBe(hexes);
  });

  it("9.A with radius 2 American air covers Lingayen and Legaspi, not Aparri and Vigan", () => {
    expect([distance("Manila", "2103"), distance("Manila", "Legaspi")]).toEqual([2, 2]);
    expect([distance("Manila", "Aparri"), distance("Manila", "2102")]).toEqual([3, 3]);
  });

  it("Japanese air off the map just reaches Manila and Corregidor", () => {
    expect(fromOffMap("2201")).toBe(1);
    expect([fromOffMap("Manila"), fromOffMap("2104")]).toEqual([4, 4]);
  });

  it.each([
    ["Singora", "0509", 0],
    ["Brunei", "1711", 0],
    ["Kota Bharu", "0710", 1],
    ["Kuantan", "0712", 4],
  ])("from Cam Ranh Bay to %s a ship passes under British air so often", (_, to, hexes) => {
    expect(underBritishAir("1205", to)).toBe(hexes);
  });
});

describe("sides and links", () => {
  const pairs = landHexes.flatMap(({ id, seaSides = [] }) =>
    seaSides.filter((other) => id < other).map((other) => `${id}/${other}`),
  );

  it("has 107 full sea hexsides between land hexes", () => {
    expect(pairs).toHaveLength(107);
    expect(pairs).toEqual(expect.arrayContaining(["0918/1018", "1620/1720", "2309/2409", "2204/2205"]));
    for (const side of ["0509/0609", "0609/0710", "0713/0813"]) expect(pairs).not.toContain(side);
  });

  it("joins every two neighbouring land hexes by land or across a sea hexside, never both", () => {
    for (const { id, landLinks = [], seaSides = [] } of landHexes)
      expect([...landLinks, ...seaSides].sort(), id).toEqual(neighbours(id).filter(isLand).sort());
  });

  it.each(["landLinks", "seaSides", "roads"] as const)("%s are symmetric", (field) => {
    for (const hex of landHexes)
      for (const other of hex[field] ?? [])
        expect(records.get(other)![field], `${hex.id} ${other}`).toContain(hex.id);
  });

  it("every road runs over land links, and the named roads are all of them", () => {
    const steps = new Set<string>();
    for (const { name, hexes } of ROADS)
      hexes.slice(1).forEach((hex, at) => {
        expect(records.get(hexes[at])!.landLinks, name).toContain(hex);
        steps.add([hexes[at], hex].sort().join("/"));
      });
    const joined = landHexes.flatMap(({ id, roads = [] }) =>
      roads.map((other) => [id, other].sort().join("/")),
    );
    expect(new Set(joined)).toEqual(steps);
  });

  it("the eight water barriers part the land that their hex links", () => {
    const barriers = landHexes.filter(({ lands }) => lands);
    expect(barriers.map(({ id }) => id).join(" ")).toBe("0916 1519 1619 1820 2307 2405 2406 2407");
    const areas = new Map(barriers.flatMap(({ lands = [] }) => lands.map((area) => [area.id, area])));
    for (const { id, landLinks, lands = [] } of barriers) {
      expect(lands.length, id).toBeGreaterThan(1);
      expect(lands.flatMap(({ to }) => to.map(hexOf)).sort(), id).toEqual(landLinks ?? []);
      for (const area of lands)
        for (const other of area.to) {
          if (records.get(hexOf(other))!.lands) expect(areas.get(other)!.to, other).toContain(area.id);
          else expect(other, area.id).toHaveLength(4);
        }
    }
  });
});

describe("places", () => {
  it("has 51 cities in 51 hexes, and three fortresses", () => {
    expect(cities.size).toBe(51);
    expect(HEXES.filter(({ city }) => city)).toHaveLength(51);
    const fortresses = HEXES.filter(({ fortress }) => fortress);
    expect(fortresses.map(({ id, fortress }) => `${id} ${fortress}`)).toEqual([
      "0813 Singapore",
      "2104 Corregidor",
      "3309 Palau",
    ]);
  });

  it("puts every city and fortress on land, and says which land and which water where there are several", () => {
    for (const { id, kind, city, cityArea, lands, port, portWater, waters: bodies } of HEXES) {
      if (city) expect(kind, id).not.toBe("sea");
      if (city && lands) expect(lands.map((area) => area.id)).toContain(cityArea);
      else expect(cityArea, id).toBeUndefined();
      if (port) expect(bodies?.length, id).toBeGreaterThan(0);
      if (portWater) expect(bodies!.map((body) => body.id)).toContain(portWater);
    }
  });

  it("has nine Dutch battalions, each in a Dutch city", () => {
    const homes = HEXES.filter(({ dutchBattalion }) => dutchBattalion);
    expect(homes.map(({ city }) => city!.name).sort()).toEqual([
      "Amboina",
      "Balikpapan",
      "Makassar",
      "Medan",
      "Menado",
      "Padang",
      "Palembang",
      "Pontianak",
      "Tarakan",
    ]);
    for (const { owner } of homes) expect(owner).toBe("Dutch");
  });

  it("counts every land hex in one region", () => {
    expect(Object.values(REGIONS).flat().sort()).toEqual(landHexes.map(({ id }) => id));
    for (const [region, hexes] of Object.entries(REGIONS))
      for (const id of hexes) expect(records.get(id)!.region).toBe(region);
  });

  it("9.G knows the border of Burma and Siam", () => {
    expect(BURMA_BORDER.join(" ")).toBe("0201 0202 0303 0304 0305 0306 0307");
    expect(SIAM_BORDER.join(" ")).toBe("0301 0302 0308 0402 0403 0404 0405 0406 0407");
  });
});

describe("the waters", () => {
  it("every coast has some, full land none, and each opens into water beside it", () => {
    for (const { id, kind, waters: bodies } of HEXES) {
      expect(bodies !== undefined, id).toBe(kind === "coast");
      for (const { id: body, to } of bodies ?? []) {
        expect(hexOf(body)).toBe(id);
        for (const other of to) expect(neighbours(id), `${body} ${other}`).toContain(hexOf(other));
      }
    }
  });

  it("every link is symmetric", () => {
    for (const { waters: bodies = [] } of HEXES)
      for (const { id, to } of bodies)
        for (const other of to) {
          const record = records.get(hexOf(other));
          if (!record || record.kind === "sea") expect(other, id).toHaveLength(4);
          else expect(record.waters!.find((body) => body.id === other)!.to, other).toContain(id);
        }
  });

  it("every coast opens into each sea hex beside it, and over every sea hexside", () => {
    for (const { id, waters: bodies = [], seaSides = [] } of HEXES) {
      const reached = new Set(bodies.flatMap(({ to }) => to.map(hexOf)));
      for (const other of seaSides) expect(reached, id).toContain(other);
      if (bodies.length > 0)
        for (const other of neighbours(id)) if (!isLand(other)) expect(reached, id).toContain(other);
    }
  });

  it("all of them are one sea", () => {
    expect(reach("0105").size).toBe(waters.size);
  });

  it("9.D the treacherous seas lie on no land and leave a lane on both sides", () => {
    const shoals = HEXES.filter(({ treacherous }) => treacherous);
    expect(shoals.map(({ id }) => id).join(" ")).toBe(
      "1408 1507 1508 1509 1606 1607 1608 1706 1707 1708 1806 1807",
    );
    for (const { kind } of shoals) expect(kind).toBe("sea");
    expect(reach("1305", { columns: [12, 13], rows: [1, 12] })).toContain("1311");
    expect(reach("1905", { columns: [18, 20], rows: [5, 9] })).toContain("1808");
  });

  it.each<[string, string, string, Window]>([
    ["Kra", "0306", "0507", { columns: [1, 10], rows: [1, 9] }],
    ["Malaya", "0410", "0810", { columns: [3, 9], rows: [8, 12] }],
    ["Sumatra", "0214", "0411", { columns: [2, 8], rows: [11, 17] }],
    ["Java", "1118", "1221", { columns: [10, 15], rows: [17, 22] }],
    ["Luzon", "2003", "2403", { columns: [19, 25], rows: [2, 4] }],
    ["Palawan", "1907", "2008", { columns: [19, 20], rows: [7, 8] }],
    ["the north arm of Celebes", "2113", "2214", { columns: [21, 24], rows: [12, 15] }],
    ["Timor", "2520", "2522", { columns: [25, 26], rows: [20, 22] }],
  ])("no ship crosses %s", (_, from, to, window) => {
    expect(waters.has(from) && waters.has(to)).toBe(true);
    expect(reach(from, window)).not.toContain(to);
    expect(reach(from)).toContain(to);
  });

  it.each<[string, string, string, Window]>([
    ["Malacca", "0410", "0913", { columns: [4, 9], rows: [10, 14] }],
    ["Sunda", "1017", "0920", { columns: [9, 10], rows: [17, 20] }],
    ["Bali", "1719", "1620", { columns: [16, 17], rows: [19, 20] }],
    ["Lombok", "1719", "1721", { columns: [17, 18], rows: [19, 21] }],
    ["Sape", "2019", "1922", { columns: [19, 20], rows: [19, 22] }],
    ["Bangka", "0915", "1017", { columns: [9, 10], rows: [15, 17] }],
    ["Karimata", "1114", "1217", { columns: [11, 13], rows: [13, 17] }],
    ["San Bernardino", "2505", "2306a", { columns: [23, 25], rows: [5, 6] }],
    ["Surigao", "2606", "2407", { columns: [24, 26], rows: [6, 7] }],
    ["Verde Island", "2004", "2305", { columns: [20, 23], rows: [4, 5] }],
    ["Balabac", "1808", "1909", { columns: [18, 19], rows: [8, 9] }],
    ["Sibutu", "2110", "2011", { columns: [20, 21], rows: [10, 11] }],
    ["Linapacan", "2005", "2107", { columns: [20, 21], rows: [5, 7] }],
  ])("the %s Strait is open", (_, from, to, window) => {
    expect(reach(from, window)).toContain(to);
  });

  it("Manila's port opens only past Corregidor", () => {
    expect(records.get("2204")!.portWater).toBe("2204c");
    expect(waters.get("2204c")).toEqual(["2104"]);
  });
});
