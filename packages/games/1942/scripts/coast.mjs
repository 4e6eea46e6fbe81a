// Draws the coast of 1942 under the hexes: all land of the map as one path, written to the page's
// src/faces/1942/coast.ts, the same bytes every time. `node packages/games/1942/scripts/coast.mjs` after a change;
// with --check it only compares.
import { clip, pathOf, rounded, simplify } from "../../../web/scripts/map-lines.mjs";
import { COLUMN, COLUMNS, centreOf, idOf, ROW, ROWS } from "./grid.mjs";
import { kindOf } from "./kinds.mjs";
import { coveredBy, RINGS } from "./land.mjs";
import { deliver } from "./written.mjs";

// The units of the drawing: a hex is 40 from centre to corner.
const SIZE = 40;
const ACROSS = SIZE * 1.5;
const DOWN = SIZE * Math.sqrt(3);
const FIRST = { x: 60, y: 52 };
/** From the outer corners of the first hex to those of the last. */
const FRAME = {
  left: FIRST.x - SIZE,
  top: Math.round(FIRST.y - DOWN / 2),
  right: FIRST.x + (COLUMNS - 1) * ACROSS + SIZE,
  bottom: Math.round(FIRST.y + ROWS * DOWN),
};
/** The triangle that a bend must fill to be drawn, and the ground that an islet must cover. */
const DETAIL = 1;
const LEAST = 5;
/** Points nearer than this are one point: it spares the simplifying most of its work. */
const CLOSE = 0.4;

const [west, north] = centreOf(idOf(1, 1));
const project = ([longitude, latitude]) => [
  FIRST.x + ((longitude - west) / COLUMN) * ACROSS,
  FIRST.y + ((north - latitude) / ROW) * DOWN,
];

function thinned(points) {
  const kept = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= CLOSE) kept.push(point);
  }
  return kept;
}

function area(points) {
  const sum = points.reduce((total, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

/** Islets of the open sea are left out, so that the drawing agrees with the hexes in play. */
const inPlay = (ring) => [...coveredBy(ring).keys()].some((id) => kindOf(id) !== "sea");

function drawn(ring) {
  const points = thinned(ring.points.map(project));
  const line = simplify([...points, points[0]], DETAIL).slice(0, -1);
  return clip(line.map(rounded), FRAME);
}

const rings = RINGS.filter(inPlay)
  .map(drawn)
  .filter((points) => points.length > 2 && area(points) >= LEAST);

deliver(
  new URL("../../../web/src/faces/1942/coast.ts", import.meta.url),
  `// Made by packages/games/1942/scripts/coast.mjs from Natural Earth (public domain). Do not edit by hand.

/**
 * All land of the map as one path, cut off at the outer corners of the hexes. Hex 0101 has its centre at (60, 52);
 * the next column is 60 to the right, the next row 69.282 down.
 */
export const COAST =
  "${rings.map((points) => pathOf(points)).join("")}";
`,
);
