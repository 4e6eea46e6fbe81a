// What the scripts that draw maps share: lines of points, how they are thinned, cut off at the frame, and written down.
import { readFileSync, writeFileSync } from "node:fs";

/** A point and then steps, in thousandths of a degree. */
export function pointsOf(text) {
  const numbers = text.split(" ").map(Number);
  const points = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at < numbers.length; at += 2) {
    x += numbers[at];
    y += numbers[at + 1];
    points.push([x / 1000, y / 1000]);
  }
  return points;
}

/** Visvalingam: drop the point whose triangle is smallest until every triangle counts. */
export function simplify(points, least) {
  const kept = [...points];
  const area = (at) => {
    const [a, b, c] = [kept[at - 1], kept[at], kept[at + 1]];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  for (;;) {
    let smallest = least;
    let drop = 0;
    for (let at = 1; at < kept.length - 1; at++) {
      const size = area(at);
      if (size < smallest) [smallest, drop] = [size, at];
    }
    if (drop === 0 || kept.length < 5) return kept;
    kept.splice(drop, 1);
  }
}

export const rounded = ([x, y]) => [Math.round(x), Math.round(y)];

/** Sutherland and Hodgman: the part of a ring inside the frame. */
export function clip(ring, { left, top, right, bottom }) {
  let points = ring;
  for (const [axis, edge, sign] of [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ]) {
    const source = points;
    points = [];
    source.forEach((a, at) => {
      const b = source[(at + 1) % source.length];
      const [inA, inB] = [(a[axis] - edge) * sign >= 0, (b[axis] - edge) * sign >= 0];
      if (inA) points.push(a);
      if (inA === inB) return;
      const part = (edge - a[axis]) / (b[axis] - a[axis]);
      points.push(rounded([a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])]));
    });
  }
  return points;
}

/** A line of whole numbers as the path of a drawing. */
export function pathOf(points, close = true) {
  const steps = [];
  let [x, y] = points[0];
  let start = `M${x} ${y}`;
  for (const point of points.slice(1)) {
    const [dx, dy] = [point[0] - x, point[1] - y];
    if (dx === 0 && dy === 0) continue;
    steps.push(`${dx} ${dy}`);
    [x, y] = point;
  }
  if (steps.length > 0) start += `l${steps.join(" ")}`;
  return `${close ? `${start}z` : start}`.replace(/ -/g, "-");
}

/** A name so short gains nothing from a line of its own. */
const SHORT = 4;

/** As Biome would write it. */
export function written(value, indent = "") {
  if (typeof value !== "object") return typeof value === "string" ? `"${value}"` : String(value);
  if (Array.isArray(value)) return `[${value.join(", ")}]`;
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, item]) => {
    const label = /^\w+$/.test(key) ? key : `"${key}"`;
    const text = written(item, inner);
    const full = inner.length + label.length + text.length + 3;
    const wide = typeof item === "string" && full > 110 && label.length > SHORT;
    return `${inner}${label}:${wide ? `\n${inner}  ` : " "}${text},\n`;
  });
  return `{\n${lines.join("")}${indent}}`;
}

/** Writes the map, or with --check only compares it with the one that is there. */
export function deliver(output, source) {
  if (process.argv.includes("--check")) {
    const same = readFileSync(output, "utf8") === source;
    console.log(same ? "map.ts is up to date" : "map.ts differs: run this script without --check");
    process.exitCode = same ? 0 : 1;
  } else {
    writeFileSync(output, source);
    console.log(`map.ts: ${source.length} bytes`);
  }
}
