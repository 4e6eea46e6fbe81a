// Real land: the rings of Natural Earth 1:10m (public domain) around the map, and how much of a hex they cover.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import { COLUMN, cornersOf, IDS, ROW } from "./grid.mjs";

const AROUND = { left: 94, right: 138, bottom: -13, top: 20.5 };
const HEX_AREA = ROW * COLUMN;

const box = (points) => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const least = (values) => values.reduce((a, b) => Math.min(a, b));
  const most = (values) => values.reduce((a, b) => Math.max(a, b));
  return { left: least(xs), right: most(xs), bottom: least(ys), top: most(ys) };
};
const meet = (a, b) => a.right > b.left && a.left < b.right && a.top > b.bottom && a.bottom < b.top;

/** Sutherland and Hodgman: the part of a ring on the left of every edge of a convex outline. */
function within(ring, outline) {
  let points = ring;
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length];
    const inside = ([x, y]) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    const source = points;
    points = [];
    source.forEach((a, index) => {
      const b = source[(index + 1) % source.length];
      const [inA, inB] = [inside(a), inside(b)];
      if (inA >= 0) points.push(a);
      if (inA >= 0 === inB >= 0) return;
      const part = inA / (inA - inB);
      points.push([a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])]);
    });
  });
  return points;
}

function area(points) {
  let sum = 0;
  points.forEach(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length];
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum) / 2;
}

function ringsAround() {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-10m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8"));
  const frame = [
    [AROUND.left, AROUND.bottom],
    [AROUND.right, AROUND.bottom],
    [AROUND.right, AROUND.top],
    [AROUND.left, AROUND.top],
  ];
  return feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) => geometry.coordinates.map(([outer]) => outer))
    .filter((ring) => meet(box(ring), AROUND))
    .map((ring) => within(ring.slice(0, -1), frame))
    .map((points) => ({ points, box: box(points) }));
}

/** Outlines of land, cut off a little beyond the map. No ring here has a lake. */
export const RINGS = ringsAround();

/** How much of each hex one ring covers, where it covers any. */
export function coveredBy(ring) {
  const covered = new Map();
  for (const id of IDS) {
    const corners = cornersOf(id);
    if (!meet(ring.box, box(corners))) continue;
    const part = area(within(ring.points, corners)) / HEX_AREA;
    if (part > 0) covered.set(id, part);
  }
  return covered;
}

export function landFractions() {
  const fractions = new Map(IDS.map((id) => [id, 0]));
  for (const ring of RINGS)
    for (const [id, part] of coveredBy(ring)) fractions.set(id, fractions.get(id) + part);
  return fractions;
}
