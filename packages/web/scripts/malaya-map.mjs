// Draws the map of Malaya: reads the geography beside it and writes src/faces/malaya/map.ts, the same bytes every
// time. `node packages/web/scripts/malaya-map.mjs` after a change here; with --check it only compares.
import { readFileSync } from "node:fs";
import { clip, deliver, pathOf, pointsOf, rounded, simplify, written } from "./map-lines.mjs";

const geography = JSON.parse(readFileSync(new URL("malaya-geography.json", import.meta.url), "utf8"));
const output = new URL("../src/faces/malaya/map.ts", import.meta.url);

/** 1.3.2 The small states belong to a neighbour. */
const PROVINCES = {
  kedah: ["Kedah", "Perlis"],
  perak: ["Perak", "Penang"],
  kelantan: ["Kelantan"],
  trengganu: ["Trengganu"],
  pahang: ["Pahang"],
  selangor: ["Selangor", "Kuala Lumpur", "Putrajaya"],
  negri_sembilan: ["Negri Sembilan", "Malacca"],
  johore: ["Johore"],
};

/** Where Thailand's coasts meet Malaya: Perlis in the west, Kelantan in the east. */
const THAI_WEST = [100.126, 6.442];
const THAI_EAST = [102.074, 6.257];

// The projection: degrees to the units of the drawing, wider than true, with a swelling around Kuala Lumpur so
// that the small Provinces there have room for their pieces.
const SCALE = { x: 196, y: 168 };
const ORIGIN = { longitude: 99.66, latitude: 7.38, x: 360, y: 20 };
const SWELL = { longitude: 101.72, latitude: 2.86, by: 0.5, reach: 1.15 };
const FRAME = { left: 18, top: 18, right: 1582, bottom: 1100 };

function project([longitude, latitude]) {
  const dx = longitude - SWELL.longitude;
  const dy = latitude - SWELL.latitude;
  const grow = 1 + SWELL.by * Math.exp(-(dx * dx + dy * dy) / (SWELL.reach * SWELL.reach));
  const east = SWELL.longitude + dx * grow - ORIGIN.longitude;
  const south = ORIGIN.latitude - (SWELL.latitude + dy * grow);
  return [ORIGIN.x + east * SCALE.x, ORIGIN.y + south * SCALE.y];
}

const name = (point) => point.join(",");
const closed = (points) =>
  name(points[0]) === name(points[points.length - 1]) ? points : [...points, points[0]];

// The outlines of the Provinces: edges that two states of one Province share fall away.

function outline(states) {
  const edges = new Map();
  for (const ring of states.flatMap((state) => geography.states[state])) {
    const points = closed(pointsOf(ring));
    for (let at = 1; at < points.length; at++) {
      const [from, to] = [points[at - 1], points[at]];
      const back = `${name(to)} ${name(from)}`;
      if (edges.has(back)) edges.delete(back);
      else edges.set(`${name(from)} ${name(to)}`, [from, to]);
    }
  }
  const from = new Map();
  for (const edge of edges.values()) {
    const start = name(edge[0]);
    from.set(start, [...(from.get(start) ?? []), edge]);
  }
  const rings = [];
  for (const [first] of edges.values()) {
    const ring = [];
    for (let next = from.get(name(first))?.shift(); next; next = from.get(name(next[1]))?.shift())
      ring.push(next[0]);
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

const outlines = Object.fromEntries(Object.entries(PROVINCES).map(([id, states]) => [id, outline(states)]));

// Arcs: the outlines cut where a third space begins, so that neighbours share one simplified line.

const owners = new Map();
for (const [id, rings] of Object.entries(outlines)) {
  for (const point of rings.flat()) {
    const key = name(point);
    owners.set(key, (owners.get(key) ?? new Set()).add(id));
  }
}
const mainland = Object.values(outlines)
  .flat()
  .filter((ring) => ring.length > 100)
  .flat();
const nearest = (target) =>
  mainland.reduce((best, point) =>
    Math.hypot(point[0] - target[0], point[1] - target[1]) <
    Math.hypot(best[0] - target[0], best[1] - target[1])
      ? point
      : best,
  );
const west = nearest(THAI_WEST);
const east = nearest(THAI_EAST);

/** The spaces on both sides of an edge, as one word. */
const sides = (from, to) => {
  const both = [...owners.get(name(from))].filter((id) => owners.get(name(to)).has(id));
  return both.sort().join(" ");
};

function cut(ring) {
  const breaks = [];
  for (let at = 0; at < ring.length; at++) {
    const before = ring[(at + ring.length - 1) % ring.length];
    const after = ring[(at + 1) % ring.length];
    const here = ring[at];
    const sealed = here === west || here === east || name(here) === name(west) || name(here) === name(east);
    if (sealed || sides(before, here) !== sides(here, after)) breaks.push(at);
  }
  if (breaks.length === 0) return [closed(ring)];
  return breaks.map((start, index) => {
    const end = breaks[(index + 1) % breaks.length];
    const length = ((end - start + ring.length - 1) % ring.length) + 1;
    return Array.from({ length: length + 1 }, (_, step) => ring[(start + step) % ring.length]);
  });
}

const DETAIL = 7;
const drawn = (points, detail = DETAIL) => simplify(points.map(project), detail).map(rounded);

const shared = new Map();
function arcOf(points) {
  const forward = name(points[0]) + name(points[1]);
  const back = name(points[points.length - 1]) + name(points[points.length - 2]);
  if (shared.has(back)) return [...shared.get(back)].reverse();
  if (!shared.has(forward)) shared.set(forward, drawn(points));
  return shared.get(forward);
}

/** Every cut of every outline: whose, between whom, and its line. */
const arcs = Object.entries(outlines).flatMap(([id, rings]) =>
  rings.map((ring) => ({
    id,
    parts: cut(ring).map((points) => ({
      between: sides(points[0], points[1]).split(" "),
      points,
      line: arcOf(points),
    })),
  })),
);

// Thailand: its two coasts, joined by the border with Kedah, Perak and Kelantan.

const outer = arcs
  .flatMap(({ parts }) => parts)
  .filter((part) => part.between.length === 1 && part.line.length > 1);
function borderFrom(start, end) {
  const line = [];
  for (let at = start; name(at) !== name(end); ) {
    const part = outer.find((candidate) => name(candidate.points[0]) === name(at));
    line.push(...part.line);
    at = part.points[part.points.length - 1];
  }
  return line;
}
/** Outlines run one way round: from the west over land to the east, or the sea comes first. */
const overLand = (line) => Math.min(...line.map(([, y]) => y)) > 0 && line.length < 400;
const thaiBorder = [borderFrom(west, east), borderFrom(east, west).reverse()]
  .filter(overLand)
  .sort((a, b) => Math.max(...a.map(([, y]) => y)) - Math.max(...b.map(([, y]) => y)))[0];

const westCoast = drawn(pointsOf(geography.thailandWest));
const eastCoast = drawn(pointsOf(geography.thailandEast));
const thailand = clip([...westCoast.slice(1).reverse(), ...thaiBorder, ...eastCoast.slice(1)], FRAME);

const loose = (rings) =>
  rings
    .map((ring) => clip(drawn(closed(pointsOf(ring))).slice(0, -1), FRAME))
    .filter((ring) => ring.length > 3)
    .map((ring) => pathOf(ring))
    .join("");

const spaces = Object.fromEntries(
  Object.keys(PROVINCES).map((id) => [
    id,
    arcs
      .filter((ring) => ring.id === id)
      .map(({ parts }) => pathOf(parts.flatMap(({ line }) => line.slice(0, -1))))
      .join(""),
  ]),
);

const thaiPoints = new Set(thaiBorder.map(name));
const onThaiBorder = ({ line }) => line.every((point) => thaiPoints.has(name(point)));
const borders = new Map();
const coasts = [];
for (const { parts } of arcs)
  for (const part of parts) {
    if (part.between.length === 2) borders.set(part.between.join(" "), pathOf(part.line, false));
    else if (!onThaiBorder(part)) coasts.push(pathOf(part.line, false));
  }

/** Where three Provinces meet. */
const corner = (...ids) => {
  const found = [...owners].find(([, set]) => ids.every((id) => set.has(id)));
  return rounded(project(found[0].split(",").map(Number)));
};

const map = {
  frame: FRAME,
  spaces: { ...spaces, thailand: pathOf(thailand) },
  coast: coasts.join(""),
  borders: Object.fromEntries([...borders].sort(([a], [b]) => (a < b ? -1 : 1))),
  thaiBorder: pathOf(thaiBorder, false),
  foreign: {
    thaiIslands: loose(geography.thaiIslands),
    indonesia: loose(geography.indonesia),
    singapore: loose(geography.singapore),
  },
  corners: {
    kuala_lumpur: corner("selangor", "pahang", "negri_sembilan"),
    ec_north: corner("perak", "kelantan", "pahang"),
    ec_south: corner("pahang", "negri_sembilan", "johore"),
  },
};

deliver(
  output,
  `// Made by scripts/malaya-map.mjs from Natural Earth (public domain). Do not edit by hand.

export const MAP = ${written(map)} as const;
`,
);
