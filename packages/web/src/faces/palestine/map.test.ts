import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SpaceId } from "@sandtable/palestine/map";
import { describe, expect, it } from "vitest";
import { isCoastal, neighbours } from "./geography.ts";
import { CITY_LAYOUT, RAILWAY_LAYOUT } from "./layout.ts";
import { MAP } from "./map.ts";
import { CITIES, DISTRICTS, type DistrictId, RAILWAYS, SPACE_IDS } from "./spaces.ts";

const script = fileURLToPath(new URL("../../../scripts/palestine-map.mjs", import.meta.url));

/** 1.3.5 Who borders whom. */
const BORDERS: Readonly<Record<SpaceId, readonly SpaceId[]>> = {
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

type Point = readonly [x: number, y: number];
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** The corners of a path of steps. */
function corners(path: string): Point[] {
  const [startX, startY, ...steps] = numbers(path);
  const points: Point[] = [[startX, startY]];
  for (let at = 0; at < steps.length; at += 2) {
    const [x, y] = points[points.length - 1];
    points.push([x + steps[at], y + steps[at + 1]]);
  }
  return points;
}

/** Many points along a line of curves. */
function along(path: string): Point[] {
  const [startX, startY, ...rest] = numbers(path);
  const points: Point[] = [[startX, startY]];
  for (let at = 0; at < rest.length; at += 6) {
    const from = points[points.length - 1];
    const [ax, ay, bx, by, x, y] = rest.slice(at, at + 6);
    for (let step = 1; step <= 20; step++) {
      const [t, u] = [step / 20, 1 - step / 20];
      const bend = (p: number, q: number, r: number, s: number): number =>
        u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s;
      points.push([bend(from[0], ax, bx, x), bend(from[1], ay, by, y)]);
    }
  }
  return points;
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

const RINGS = Object.fromEntries(DISTRICTS.map((id) => [id, corners(MAP.districts[id])])) as Record<
  DistrictId,
  Point[]
>;
const districtsAt = (point: Point): DistrictId[] => DISTRICTS.filter((id) => isInside(point, RINGS[id]));
const cityAt = ([x, y]: Point): SpaceId | undefined =>
  CITIES.find((id) => {
    const { circle } = CITY_LAYOUT[id];
    return Math.hypot(x - circle.x, y - circle.y) <= circle.radius;
  });

describe("the map of Palestine", () => {
  it("is what the script makes of the geography, byte for byte", () => {
    expect(execFileSync(process.execPath, [script, "--check"], { encoding: "utf8" })).toContain("up to date");
  });

  it("stays small", () => {
    expect(readFileSync(new URL("map.ts", import.meta.url)).length).toBeLessThan(20_000);
  });

  it("1.3.5 knows the borders that the rules know, and no other", () => {
    for (const id of SPACE_IDS) expect([...neighbours(id)].sort(), id).toEqual([...BORDERS[id]].sort());
  });

  it("1.3.5 draws every Railway through the spaces it touches, and no other", () => {
    for (const id of RAILWAYS) {
      const line = along(MAP.railways[id].line);
      const touched = new Set(line.flatMap((point) => cityAt(point) ?? districtsAt(point)));
      expect([...touched].sort(), id).toEqual([...BORDERS[id]].sort());
    }
  });

  it("1.3.5 lets a Railway's plate cover none but its own spaces, and sea", () => {
    for (const id of RAILWAYS) {
      const { x, y, width, height } = RAILWAY_LAYOUT[id].plate;
      const grid = Array.from(
        { length: 400 },
        (_, at): Point => [x + (width * (at % 20)) / 19, y + (height * Math.floor(at / 20)) / 19],
      );
      for (const under of new Set(grid.flatMap((point) => cityAt(point) ?? districtsAt(point))))
        expect(BORDERS[id], `${id} over ${under}`).toContain(under);
    }
  });

  it("4.2.3 puts each City into one District", () => {
    for (const id of CITIES) {
      const { x, y, radius } = CITY_LAYOUT[id].circle;
      const disc = Array.from(
        { length: 360 },
        (_, at): Point => [x + radius * Math.cos(at / 57.3), y + radius * Math.sin(at / 57.3)],
      );
      const under = new Set([...disc, [x, y] as Point].flatMap(districtsAt));
      expect([...under], id).toEqual(
        BORDERS[id].filter((other) => (DISTRICTS as readonly string[]).includes(other)),
      );
    }
  });

  it("1.3.2 gives every District but Jerusalem a coast", () => {
    const shore = new Set(corners(MAP.coast).map(String));
    for (const id of DISTRICTS) {
      const wet = RINGS[id].filter((point) => shore.has(String(point))).length;
      expect(wet > 2, id).toBe(isCoastal(id));
    }
  });
});
