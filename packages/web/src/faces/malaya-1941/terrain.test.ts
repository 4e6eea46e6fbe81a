import { FERRIES, PLACES, RAILROADS, ROADS, TERRAIN, TRAILS, WATERWAYS } from "@sandtable/malaya-1941/map";
import { describe, expect, it } from "vitest";
import { isSea, terrainOf } from "./data.ts";
import { BASE, EAST, HEX, LEGEND } from "./layout.ts";
import { COAST, FERRY_SPOTS, GROUNDS, LINES, network, PATTERNS, WATERS } from "./terrain.ts";

const bad = /undefined|NaN/;
const count = (path: string, part: RegExp): number => path.match(part)?.length ?? 0;

describe("the printed map", () => {
  it("reads every hex, and goes on beyond its edge", () => {
    const seas = TERRAIN.join("").split(".").length - 1;
    expect(HEX.ids.filter(isSea)).toHaveLength(seas);
    expect(terrainOf("0101")).toBe("jungle");
    expect(terrainOf("0000")).toBe("jungle");
    expect(terrainOf("3845")).toBe("city");
    expect(terrainOf("0146")).toBe("out-of-play");
    expect(terrainOf("0147")).toBe("out-of-play");
  });

  it("draws each kind of ground, line and water, and no two grounds alike", () => {
    for (const { kind, d } of [...GROUNDS, ...LINES, ...WATERS]) {
      expect(d.length, kind).toBeGreaterThan(100);
      expect(bad.test(d), kind).toBe(false);
    }
    const patterns = GROUNDS.map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(GROUNDS.length);
    for (const pattern of patterns) expect(PATTERNS.map(({ id }) => id)).toContain(pattern);
  });

  it("has the peninsula, Sumatra and the islands as land", () => {
    expect(count(COAST, /M/g)).toBeGreaterThan(4);
    expect(bad.test(COAST)).toBe(false);
  });

  it("11.71 has no gap in any road, railroad or trail", () => {
    for (const { hexes, name } of [...ROADS, ...RAILROADS, ...TRAILS]) {
      const line = hexes.split(" ");
      for (let at = 1; at < line.length; at++) expect(HEX.distance(line[at - 1], line[at]), name).toBe(1);
    }
    for (const { sides, name } of WATERWAYS)
      for (const side of sides.split(" ")) {
        const [a, b] = side.split("-");
        expect(HEX.distance(a, b), `${name} ${side}`).toBe(1);
      }
  });

  it("bends a line through open country, and leads it into the middle of a town and to its ends", () => {
    // 3440 is Kluang; 3439 and 3539 are open country.
    const line = network([{ hexes: "3440 3439 3539 3638" }]);
    expect(count(line, /Q/g)).toBe(2);
    const { x, y } = HEX.centre("3440");
    expect(line).toContain(`L${x.toFixed(1)} ${y.toFixed(1)}`);
  });

  it("11.72 marks every ferry", () => {
    expect(FERRY_SPOTS).toHaveLength(FERRIES.length);
  });

  it("hides under its displays no hex where a unit may ever be", () => {
    const boxes = [EAST, LEGEND, BASE];
    for (const id of HEX.ids) {
      const { x, y } = HEX.centre(id);
      const isHidden = boxes.some(
        (box) =>
          x + 26 > box.x && x - 26 < box.x + box.width && y + 30 > box.y && y - 30 < box.y + box.height,
      );
      if (!isHidden) continue;
      expect(isSea(id), id).toBe(true);
      for (let side = 0; side < 6; side++) {
        const beside = terrainOf(HEX.neighbour(id, side));
        expect(["sea", "out-of-play"], id).toContain(beside);
      }
    }
    for (const { hex, name } of PLACES) expect(isSea(hex), name).toBe(false);
  });
});
