import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import type { Data } from "./faults.ts";
import { data } from "./index.ts";
import * as map from "./map.ts";
import { SOURCES } from "./sources.ts";
import * as tables from "./tables.ts";
import * as units from "./units.ts";

type Editable<T> = { -readonly [Key in keyof T]: Editable<T[Key]> };
type Change = (data: Editable<Data>) => void;

/** The faults of the data after somebody has changed it, each in one line. */
function faultsAfter(change: Change): readonly string[] {
  const copy = JSON.parse(JSON.stringify({ map, units, tables })) as Editable<Data>;
  change(copy);
  return check(copy).map(({ file, row, field, what }) => `${file}: ${row}, ${field}: ${what}`);
}

function expectFault(file: string, says: string, change: Change): void {
  const faults = faultsAfter(change).filter((fault) => fault.startsWith(`${file}: `));
  expect(faults.join("\n")).toContain(says);
}

const place = (data: Editable<Data>, name: string) => {
  const found = data.map.PLACES.find((each) => each.name === name);
  if (!found) throw new Error(`no place ${name}`);
  return found;
};
const counter = (data: Editable<Data>, id: string) => {
  const found = data.units.COUNTERS.find((each) => each.id === id);
  if (!found) throw new Error(`no counter ${id}`);
  return found;
};
const marker = (data: Editable<Data>, id: string) => {
  const found = data.tables.MARKERS.find((each) => each.id === id);
  if (!found) throw new Error(`no marker ${id}`);
  return found;
};
const chain = (list: Editable<Data>["map"]["ROADS"], name: string) => {
  const found = list.find((each) => each.name === name);
  if (!found) throw new Error(`no line ${name}`);
  return found;
};
/** The letter of a hex becomes another. */
function paint(data: Editable<Data>, hex: string, letter: string): void {
  const row = Number(hex.slice(2)) - 1;
  const column = Number(hex.slice(0, 2)) - 1;
  const line = data.map.TERRAIN[row];
  data.map.TERRAIN[row] = line.slice(0, column) + letter + line.slice(column + 1);
}

describe("the data of the folder", () => {
  it("has no fault", () => expect(data.check()).toEqual([]));

  it("has a source for each of its parts, and none for what is not there", () => {
    const parts = Object.entries({ map, units, tables }).flatMap(([file, values]) =>
      Object.keys(values).map((name) => `${file}.${name}`),
    );
    expect([...new Set(SOURCES.flatMap((source) => source.of))].sort()).toEqual(parts.sort());
  });

  it("is told chart by chart, with what is printed, derived and ours told apart", () => {
    const charts = data.tables();
    for (const { title, rows } of charts)
      for (const row of rows) expect(row.length, title).toBe(rows[0].length);
    const standings = new Map(
      charts.flatMap(({ rows }) => rows.flat()).map(({ standing }) => [standing, true]),
    );
    expect([...standings.keys()].sort()).toEqual(["derived", "printed", "reconstructed"]);
    const air = charts.find(({ title }) => title.startsWith("Air superiority"));
    expect(air?.rows[5][2]).toEqual({ text: "1/1", standing: "printed" });
    expect(air?.rows[5][3]).toEqual({ text: "1/1", standing: "reconstructed" });
  });
});

describe("each seeded fault of the map is found and named", () => {
  it.each<readonly [string, Change]>([
    ["COLUMNS, value: 0 is no whole number", (d) => (d.map.COLUMNS = 0)],
    ["TERRAIN, rows: 45 rows, but ROWS says 46", (d) => d.map.TERRAIN.pop()],
    ["TERRAIN 3, length: 42 letters", (d) => (d.map.TERRAIN[2] = d.map.TERRAIN[2].slice(1))],
    ['TERRAIN 9, letter 8: "q" is no terrain', (d) => paint(d, "0809", "q")],
    ["ORIGIN, longitude: 999 is no longitude", (d) => (d.map.ORIGIN.longitude = 999)],
    ["ORIGIN, latitude: 91 is no latitude", (d) => (d.map.ORIGIN.latitude = 91)],
    ["STEP, latitude: 0 is no step", (d) => (d.map.STEP.latitude = 0)],
    ["THAILAND 1, row: the map has no row 50", (d) => (d.map.THAILAND[0][0] = 50)],
    ["THAILAND 2, columns: 3 to 2 is no run", (d) => (d.map.THAILAND[1][2] = 2)],
    ["THAILAND 4, columns: 1203 is no land", (d) => (d.map.THAILAND[3][2] = 12)],
    ["THAILAND 22, columns: 0101 is in an earlier run", (d) => d.map.THAILAND.push([1, 1, 1])],
    ["THAILAND, row: no hex of the north edge", (d) => d.map.THAILAND.shift()],
    ["(), name: a place needs a name", (d) => (place(d, "Gurun").name = "")],
    ["PLACES, name: two places are named Kroh", (d) => (place(d, "Gurun").name = "Kroh")],
    ['(Gurun), kind: "village" is no kind', (d) => (place(d, "Gurun").kind = "village")],
    ["(Gurun), hex: the map has no hex 9912", (d) => (place(d, "Gurun").hex = "9912")],
    ["(Ipoh), airfield: 4301 is no land", (d) => (place(d, "Ipoh").hex = "4301")],
    ["(Mersing), objective: 4301 is no land", (d) => (place(d, "Mersing").hex = "4301")],
    ["(Muar), port: 4301 is no land", (d) => (place(d, "Muar").hex = "4301")],
    ["(Gurun), hex: 0102 is no land", (d) => (place(d, "Gurun").hex = "0102")],
    ["(Kroh), kind: 1413 is not a city by its terrain", (d) => (place(d, "Kroh").kind = "city")],
    ["PLACES, kind: 2539 is a city by its terrain", (d) => (place(d, "Malacca").kind = "town")],
    ["PLACES, kind: 1810 is a city by its terrain", (d) => paint(d, "1810", "C")],
    ["(Kroh), port: 1413 has no sea beside it", (d) => (place(d, "Kroh").port = true)],
    [
      "PLACES, objective: 1624 has two of them",
      (d) => (place(d, "Bidor").objective = place(d, "Tapah Road").objective = true),
    ],
    ["PLACES, airfield: two airfields are named Ipoh", (d) => (place(d, "Kroh").airfield = "Ipoh")],
    [
      "PLACES, airfield: 1 in Malaya, but 25.4",
      (d) => {
        for (const each of d.map.PLACES)
          if (!["1604", "1002", "1421"].includes(each.hex)) delete each.airfield;
      },
    ],
    [
      "PLACES, objective: 3 of them, but Morale",
      (d) => {
        for (const each of d.map.PLACES)
          if (!d.map.SINGAPORE_ISLAND.includes(each.hex)) delete each.objective;
      },
    ],
    [
      "PLACES, objective: Singapore Island needs several",
      (d) => {
        for (const each of d.map.PLACES) if (d.map.SINGAPORE_ISLAND.includes(each.hex)) delete each.objective;
      },
    ],
    ["SINGAPORE_ISLAND, 3945: listed twice", (d) => d.map.SINGAPORE_ISLAND.push("3945")],
    ["SINGAPORE_ISLAND, 4345: 4345 is no land of Malaya", (d) => d.map.SINGAPORE_ISLAND.push("4345")],
    ["SINGAPORE_ISLAND, 39: the map has no hex 39", (d) => d.map.SINGAPORE_ISLAND.push("39")],
    ["LANDMARKS, penang: the map has no hex 08", (d) => (d.map.LANDMARKS.penang = "08")],
    ["LANDMARKS, penang: 1002 is no land of Malaya", (d) => (d.map.LANDMARKS.penang = "1002")],
    ["LANDMARKS, navalBase: 3945 is no port", (d) => (d.map.LANDMARKS.navalBase = "3945")],
    ["LANDMARKS, johoreBaru: the book calls it a city", (d) => (d.map.LANDMARKS.johoreBaru = "3743")],
    ["LANDMARKS, johoreBaru: it lies on the mainland", (d) => (d.map.LANDMARKS.johoreBaru = "3845")],
    ["INNER_PORTS, 1413: no port is there", (d) => (d.map.INNER_PORTS["1413"] = [])],
    ["INNER_PORTS, 1002: open sea lies beside it", (d) => (d.map.INNER_PORTS["1002"] = [])],
    ["INNER_PORTS, 3844: 3744 is no sea hex", (d) => (d.map.INNER_PORTS["3844"] = ["3744"])],
    ["INNER_PORTS, 3844: 0102 is farther away", (d) => (d.map.INNER_PORTS["3844"] = ["0102"])],
    ["SINGAPORE_ISLAND, 3743: no strait lies between it and", (d) => d.map.SINGAPORE_ISLAND.push("3743")],
    ["EDGE_EXITS, 0702: 0702 is no land on the north edge", (d) => (d.map.EDGE_EXITS["0702"] = ["road"])],
    ["EDGE_EXITS, 0701: no trail comes to 0701", (d) => (d.map.EDGE_EXITS["0701"] = ["trail"])],
    ['EDGE_EXITS, 0701: "canal" is no line', (d) => (d.map.EDGE_EXITS["0701"] = ["canal"])],
    ["EDGE_EXITS, 7: the map has no hex 7", (d) => (d.map.EDGE_EXITS["7"] = [])],
    [
      "(Klang road), hexes: 1832 and 2032 are not neighbours",
      (d) => (chain(d.map.ROADS, "Klang road").hexes = "1733 1832 2032"),
    ],
    [
      '(Prai branch), hexes: the map has no hex "091"',
      (d) => (chain(d.map.RAILROADS, "Prai branch").hexes = "0916 091"),
    ],
    [
      "(Pekan track), hexes: 3528 is no land",
      (d) => (chain(d.map.TRAILS, "Pekan track").hexes = "3427 3528"),
    ],
    [
      "(Pekan track), hexes: 3427-3428 is crossed twice",
      (d) => (chain(d.map.TRAILS, "Pekan track").hexes += " 3428 3427"),
    ],
    [
      "(Pekan track), hexes: a line joins two hexes",
      (d) => (chain(d.map.TRAILS, "Pekan track").hexes = "3427"),
    ],
    [
      "ROADS, name: two of them are named Gap road",
      (d) => (chain(d.map.ROADS, "Klang road").name = "Gap road"),
    ],
    ['(Perak), kind: "brook" is no kind of water', (d) => (d.map.WATERWAYS[0].kind = "brook")],
    ['(Perak), sides: "1225" is no pair', (d) => (d.map.WATERWAYS[0].sides += " 1225")],
    ["(Perak), sides: 1225 and 1229 are not neighbours", (d) => (d.map.WATERWAYS[0].sides += " 1225-1229")],
    ["(Perak), sides: 1225-1226 has water already", (d) => (d.map.WATERWAYS[0].sides += " 1225-1226")],
    [
      "(Perak), sides: 1125-1126 does not go on from 1225-1226",
      (d) => (d.map.WATERWAYS[0].sides += " 1125-1126"),
    ],
    [
      "(Perak), sides: 1125-1225 is no side between land and land",
      (d) => (d.map.WATERWAYS[0].sides += " 1125-1225"),
    ],
    ["FERRIES 6, side: 1421-1522 has no water", (d) => d.map.FERRIES.push("1421-1522")],
    ["FERRIES 6, side: no road crosses 1516-1616", (d) => d.map.FERRIES.push("1516-1616")],
    ["FERRIES 6, side: 2727-2626 is listed twice", (d) => d.map.FERRIES.push("2727-2626")],
  ])("%s", (says, change) => expectFault("map.ts", says, change));
});

describe("each seeded fault of the counters is found and named", () => {
  it.each<readonly [string, Change]>([
    ["COUNTERS, id: two of them are j-3ig", (d) => (counter(d, "j-4ig").id = "j-3ig")],
    ["(3ig), id: a counter of the japanese begins with j-", (d) => (counter(d, "j-3ig").id = "3ig")],
    ['(j-3ig), seat: "dutch" is not one of', (d) => (counter(d, "j-3ig").seat = "dutch")],
    ['(j-3ig), type: "cavalry" is not one of', (d) => (counter(d, "j-3ig").type = "cavalry")],
    ['(j-3ig), size: "horde" is not one of', (d) => (counter(d, "j-3ig").size = "horde")],
    ['(j-3ig), from: "moon" is not one of', (d) => (counter(d, "j-3ig").from = "moon")],
    ['(j-3ig), values: "guess" is not one of', (d) => (counter(d, "j-3ig").values = "guess")],
    ["(j-3ig), name: a counter needs a name", (d) => (counter(d, "j-3ig").name = " ")],
    ["(j-1-tk), attack: -1 is no whole number", (d) => (counter(d, "j-1-tk").attack = -1)],
    ["(j-1-tk), defence: 2.5 is no whole number", (d) => (counter(d, "j-1-tk").defence = 2.5)],
    ["(j-1-tk), movement: 90 is no whole number", (d) => (counter(d, "j-1-tk").movement = 90)],
    ["(j-1-tk), support: only HQs have it", (d) => (counter(d, "j-1-tk").support = 1)],
    ["(j-5-hq), radius: nothing is no radius", (d) => delete counter(d, "j-5-hq").radius],
    ["(j-5-hq), support: -1 is no support", (d) => (counter(d, "j-5-hq").support = -1)],
    ["(j-3ig), breaksDown: 26.7 has no 7-6-8", (d) => (counter(d, "j-3ig").attack = 7)],
    ["(j-3ig), breaksDown: 26.7 lets every 6-6-8", (d) => delete counter(d, "j-3ig").breaksDown],
    [
      "COUNTERS, name: 20 AA of the japanese (base, 25.5) is missing",
      (d) => (counter(d, "j-20-aa").name = "21 AA"),
    ],
    [
      "COUNTERS, name: 1M of the allied (island, 25.4) is missing",
      (d) => (counter(d, "a-1m").from = "north"),
    ],
    ["(a-1m), from: the book's lists", (d) => (counter(d, "a-1m").from = "north")],
    ["(a-1m), type: 25.4 has it as infantry, not armor", (d) => (counter(d, "a-1m").type = "armor")],
    ["(a-1m), size: 25.4 has it as a brigade, not a regiment", (d) => (counter(d, "a-1m").size = "regiment")],
    ["three units, not 2", (d) => (counter(d, "a-7h").from = "optional")],
    ["combines the 7th Armoured Brigade, not 0", (d) => (counter(d, "a-7armd").from = "optional")],
    ["CLASSES 1 (japanese 6-6-8), into: 26.7 does not", (d) => (d.units.CLASSES[0].into[2] = "2-2-8")],
    [
      "CLASSES 1 (japanese 6-6-8), into: there is no battalion 9-9-9",
      (d) => (d.units.CLASSES[0].into[2] = "9-9-9"),
    ],
    ["CLASSES 7 (allied 10-5-8), into: there is no battalion 4-2-9", (d) => (counter(d, "a-7h").attack = 5)],
    ["CLASSES, values: japanese 6-6-8 of 26.7 is missing", (d) => d.units.CLASSES.shift()],
    ['BATTALIONS 1 (j-b228), seat: "x" is no side', (d) => (d.units.BATTALIONS[0].seat = "x")],
    ["BATTALIONS 1 (b228), id: battalions of the japanese", (d) => (d.units.BATTALIONS[0].id = "b228")],
    ['BATTALIONS 1 (j-b228), values: "2-2" is not', (d) => (d.units.BATTALIONS[0].values = "2-2")],
    [
      "BATTALIONS 1 (j-b228), count: 13, but all units broken down need 14",
      (d) => (d.units.BATTALIONS[0].count = 13),
    ],
    ["BATTALIONS 1 (j-b228), count: 0 is no number", (d) => (d.units.BATTALIONS[0].count = 0)],
    ["SUPPLY, movement: 0 is no movement factor", (d) => (d.units.SUPPLY.movement = 0)],
    ["SUPPLY, japanese: 20, but the japanese may come to have 23", (d) => (d.units.SUPPLY.japanese = 20)],
    ["SUPPLY, allied: 21, but the allied may come to have 22", (d) => (d.units.SUPPLY.allied = 21)],
    [
      "USUAL_SETUP j-3ig, id: no counter of the Allied set-up",
      (d) => (d.units.USUAL_SETUP["j-3ig"] = "0909"),
    ],
    ["USUAL_SETUP, id: a-1m has no place", (d) => delete d.units.USUAL_SETUP["a-1m"]],
    ["USUAL_SETUP a-1m, hex: 4345 is no land", (d) => (d.units.USUAL_SETUP["a-1m"] = "4345")],
    [
      "USUAL_SETUP a-1m, hex: 3744 is outside its area, island",
      (d) => (d.units.USUAL_SETUP["a-1m"] = "3744"),
    ],
    [
      "USUAL_SETUP a-2l, hex: 0915 is outside its area, penang",
      (d) => (d.units.USUAL_SETUP["a-2l"] = "0915"),
    ],
    [
      "USUAL_SETUP a-sin-cd, hex: 3845 is outside its area, naval-base",
      (d) => (d.units.USUAL_SETUP["a-sin-cd"] = "3845"),
    ],
    [
      "USUAL_SETUP a-af1, hex: 3845 is outside its area, airfields",
      (d) => (d.units.USUAL_SETUP["a-af1"] = "3845"),
    ],
    [
      "USUAL_SETUP a-af1, hex: 1604 is outside its area, airfields",
      (d) => (d.units.USUAL_SETUP["a-af1"] = "1604"),
    ],
    ["USUAL_SETUP, hex: two airfield battalions in 1013", (d) => (d.units.USUAL_SETUP["a-af1"] = "1013")],
    [
      "USUAL_SETUP a-12ind, hex: 2032 is outside its area, north",
      (d) => (d.units.USUAL_SETUP["a-12ind"] = "2032"),
    ],
    [
      "USUAL_SETUP a-kc, hex: 1314 is jungle without",
      (d) => {
        paint(d, "1314", "j");
        d.units.USUAL_SETUP["a-kc"] = "1314";
      },
    ],
    ["USUAL_SETUP, hex: 11 battalion equivalents in 0909", (d) => (d.units.USUAL_SETUP["a-28ind"] = "0909")],
    ["USUAL_SUPPLY, island: 2 points, but 25.4 gives 3", (d) => (d.units.USUAL_SUPPLY["3845"] = 2)],
    ["USUAL_SUPPLY 2032, hex: 2032 is in neither area", (d) => (d.units.USUAL_SUPPLY["2032"] = 1)],
  ])("%s", (says, change) => expectFault("units.ts", says, change));
});

describe("each seeded fault of the tables is found and named", () => {
  it.each<readonly [string, Change]>([
    ["TURNS 6, name: nothing, but 25.1 has February II 1942", (d) => d.tables.TURNS.pop()],
    ["TURNS 7, name: March, but 25.1 has no more turns", (d) => d.tables.TURNS.push("March")],
    ["TURNS 4, name: May, but 25.1 has January II 1942", (d) => (d.tables.TURNS[3] = "May")],
    [
      "TERRAIN_EFFECTS, marsh: the row is missing",
      (d) => delete (d.tables.TERRAIN_EFFECTS as Record<string, unknown>).marsh,
    ],
    [
      "TERRAIN_EFFECTS, dunes: no such terrain",
      (d) => ((d.tables.TERRAIN_EFFECTS as Record<string, unknown>).dunes = d.tables.TERRAIN_EFFECTS.clear),
    ],
    ["TERRAIN_EFFECTS clear, foot: 0.3 is no cost", (d) => (d.tables.TERRAIN_EFFECTS.clear.foot = 0.3)],
    [
      "TERRAIN_EFFECTS clear, mechanized: 0 is no cost",
      (d) => (d.tables.TERRAIN_EFFECTS.clear.mechanized = 0),
    ],
    ["TERRAIN_EFFECTS city, defence: -2 is no number", (d) => (d.tables.TERRAIN_EFFECTS.city.defence = -2)],
    [
      "TERRAIN_EFFECTS city, bombardment: 1.5 is no number",
      (d) => (d.tables.TERRAIN_EFFECTS.city.bombardment = 1.5),
    ],
    [
      "TERRAIN_EFFECTS jungle, open: recon does not look into it",
      (d) => (d.tables.TERRAIN_EFFECTS.jungle.open = true),
    ],
    [
      "SIDE_EFFECTS, strait: the row is missing",
      (d) => delete (d.tables.SIDE_EFFECTS as Record<string, unknown>).strait,
    ],
    ["SIDE_EFFECTS river, foot: -1 is no cost", (d) => (d.tables.SIDE_EFFECTS.river.foot = -1)],
    ["LINE_COSTS, road: 1, but the book has 0.5 (11.71)", (d) => (d.tables.LINE_COSTS.road = 1)],
    [
      "LINE_COSTS, railroadWithoutEngineer: 0 is no cost",
      (d) => (d.tables.LINE_COSTS.railroadWithoutEngineer = 0),
    ],
    ["LINE_COSTS trail, foot: 0 is no cost", (d) => (d.tables.LINE_COSTS.trail.foot = 0)],
    ["ANTIAIRCRAFT_SHIFT, value: -1 is no number", (d) => (d.tables.ANTIAIRCRAFT_SHIFT = -1)],
    ["COLUMNS, 2: 30, but 14.12", (d) => (d.tables.COLUMNS[1] = 30)],
    ["COLUMNS, 5: 75 is not more than 75", (d) => (d.tables.COLUMNS[4] = 75)],
    ["RAID, columns: 9 columns, but COLUMNS has 10", (d) => d.tables.RAID.pop()],
    ["RAID 100%, die: 5 results", (d) => d.tables.RAID[4].pop()],
    ['RAID 100%, die 3: "DZ" is no result', (d) => (d.tables.RAID[4][2] = "DZ")],
    ['ASSAULT 100%, die 3: "CT" is no result', (d) => (d.tables.ASSAULT[4][2] = "CT")],
    ["RAID 100%, die 3: AM is less than CT in the column before", (d) => (d.tables.RAID[4][2] = "AM")],
    ["RAID 100%, die 3: AM is less than AA for a lower die", (d) => (d.tables.RAID[4][2] = "AM")],
    [
      "ASSAULT, results: no cell has DZ",
      (d) =>
        (d.tables.ASSAULT = d.tables.ASSAULT.map((column) =>
          column.map((cell) => (cell === "DZ" ? "DE" : cell)),
        )),
    ],
    ["AIR_SUPERIORITY, columns: 6 columns", (d) => d.tables.AIR_SUPERIORITY.pop()],
    ['AIR_SUPERIORITY 3, die 2: "0/-1" is no result', (d) => (d.tables.AIR_SUPERIORITY[2][1] = [0, -1])],
    ["AIR_SUPERIORITY 2, die 5: 0/2, but 16.52 has 1/1", (d) => (d.tables.AIR_SUPERIORITY[1][4] = [0, 2])],
    ["AIR_SUPERIORITY 6, die 6: 2/3, but 16.52 has 3/3", (d) => (d.tables.AIR_SUPERIORITY[5][5] = [2, 3])],
    ["AIR_SUPERIORITY 4, die 6: 0/0 is less than", (d) => (d.tables.AIR_SUPERIORITY[3][5] = [0, 0])],
    ["BOMBARDMENT, columns: 6 columns, but 0 to 6", (d) => d.tables.BOMBARDMENT.splice(6)],
    ['BOMBARDMENT 2, die 6: "X" is no result', (d) => (d.tables.BOMBARDMENT[2][5] = "X")],
    [
      "BOMBARDMENT 3, results: 16.83 has an S",
      (d) => (d.tables.BOMBARDMENT[3] = ["AA", "-", "-", "-", "-", "-"]),
    ],
    [
      "BOMBARDMENT, results: the last column",
      (d) => (d.tables.BOMBARDMENT[7] = ["AA", "S", "S", "D", "D", "D"]),
    ],
    ["INTERDICTION_MODIFIER 1, points: the first row", (d) => d.tables.INTERDICTION_MODIFIER.shift()],
    [
      "INTERDICTION_MODIFIER 3, points: more points come later",
      (d) => (d.tables.INTERDICTION_MODIFIER[2] = [2, 2]),
    ],
    ["INTERDICTION_MODIFIER 3, modifier: 4: -1", (d) => (d.tables.INTERDICTION_MODIFIER[2] = [4, -1])],
    ["INTERDICTION 2, roll: 6 is not more than 6", (d) => (d.tables.INTERDICTION[1] = [6, 2])],
    ["INTERDICTION 1, roll: 0 is no roll", (d) => (d.tables.INTERDICTION[0] = [0, 1])],
    ['INTERDICTION 2, result: "lost" is neither', (d) => (d.tables.INTERDICTION[1] = [7, "lost"])],
    ["INTERDICTION 2, result: a higher roll is worse", (d) => (d.tables.INTERDICTION[1] = [7, 1])],
    ["COMMAND_LEVEL, allied: -1 is no number of picks", (d) => (d.tables.COMMAND_LEVEL.allied = -1)],
    [
      "COMMAND_LEVEL, alliedOnTurn1: 2, but the book has 0",
      (d) => (d.tables.COMMAND_LEVEL.alliedOnTurn1 = 2),
    ],
    ["MARKERS, id: two of them are panic", (d) => (marker(d, "weather").id = "panic")],
    ["MARKERS, id: weather is missing", (d) => (marker(d, "weather").id = "panic")],
    ["MARKERS 11 (storm), id: the marker tables have no such", (d) => (marker(d, "weather").id = "storm")],
    ["(weather), name: a marker needs a name", (d) => (marker(d, "weather").name = "")],
    ["(weather), seat: it is a marker of the japanese", (d) => (marker(d, "weather").seat = "allied")],
    ["(weather), kind: the marker tables have it as immediate", (d) => (marker(d, "weather").kind = "held")],
    ["(weather), goes: the marker tables have it as pool", (d) => (marker(d, "weather").goes = "removed")],
    ["(weather), count: 0 is no number of markers", (d) => (marker(d, "weather").count = 0)],
    ["(japanese-staff), inHand: 2 in hand, but there are 1", (d) => (marker(d, "japanese-staff").count = 1)],
    ["(force-z), inHand: 0, but the set-up gives 1", (d) => delete marker(d, "force-z").inHand],
    ["(force-z), strength: ships need a strength", (d) => delete marker(d, "force-z").strength],
    ["(naval-dd), strength: 4, but the marker table has 2", (d) => (marker(d, "naval-dd").strength = 4)],
    ["(weather), strength: only ships have one", (d) => (marker(d, "weather").strength = 1)],
    ["STACKING_LIMIT, value: 8, but the book has 9 (26.8)", (d) => (d.tables.STACKING_LIMIT = 8)],
    ["STRIKE_LIMIT, allied: 4, but the book has 3", (d) => (d.tables.STRIKE_LIMIT.allied = 4)],
    [
      "POINTS japanese, forceZSunk: 25, but the book has 20",
      (d) => (d.tables.POINTS.japanese.forceZSunk = 25),
    ],
    ["LEVELS, values: each level takes more", (d) => (d.tables.LEVELS.major = 15)],
    ["SOUTH_CLOSED, lastTurn: 9 is no turn", (d) => (d.tables.SOUTH_CLOSED.lastTurn = 9)],
    ["SOUTH_CLOSED, firstRow: the map has no row 60", (d) => (d.tables.SOUTH_CLOSED.firstRow = 60)],
  ])("%s", (says, change) => expectFault("tables.ts", says, change));
});
