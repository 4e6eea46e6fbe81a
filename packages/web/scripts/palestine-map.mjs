// Draws the map of Palestine: reads the geography beside it and writes src/faces/palestine/map.ts, the same bytes every
// time. `node packages/web/scripts/palestine-map.mjs` after a change here; with --check it only compares.
import { readFileSync } from "node:fs";
import { clip, deliver, pathOf, pointsOf, rounded, simplify, written } from "./map-lines.mjs";

const geography = JSON.parse(readFileSync(new URL("palestine-geography.json", import.meta.url), "utf8"));
const output = new URL("../src/faces/palestine/map.ts", import.meta.url);

// The projection: degrees to the units of the drawing, wider than true, with swellings around the Cities so that
// circles, Railways and small Districts have room for their pieces.
const SCALE = { x: 640, y: 496 };
const ORIGIN = { longitude: 34.2, latitude: 33.31, x: 308, y: 14 };
const SWELLS = [
  { longitude: 35.04, latitude: 32.67, by: 0.42, reach: 0.27 },
  { longitude: 34.88, latitude: 31.93, by: 0.35, reach: 0.34 },
];
const FRAME = { left: 18, top: 18, right: 1582, bottom: 1100 };

function project([longitude, latitude]) {
  let [east, north] = [longitude, latitude];
  for (const swell of SWELLS) {
    const [dx, dy] = [longitude - swell.longitude, latitude - swell.latitude];
    const grow = swell.by * Math.exp(-(dx * dx + dy * dy) / (swell.reach * swell.reach));
    east += dx * grow;
    north += dy * grow;
  }
  return [ORIGIN.x + (east - ORIGIN.longitude) * SCALE.x, ORIGIN.y + (ORIGIN.latitude - north) * SCALE.y];
}

const pointOf = (text) => text.split(",").map(Number);
const named = { ...geography.nodes, ...geography.cities };
/** Names of nodes and Cities, and points in degrees. */
const lineOf = (text) => text.split(" ").map((word) => pointOf(named[word] ?? word));

/** Catmull and Rom: the curve through the points, as control points of each of its parts. */
function curvesOf(points) {
  const at = (index) => points[Math.max(0, Math.min(points.length - 1, index))];
  return points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    return [
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
  });
}

/** Points along that curve, so many to each of its parts. */
const STEPS = 8;
function along(points) {
  const steps = curvesOf(points).flatMap(([a, b, c, d]) =>
    Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS;
      const u = 1 - t;
      return [0, 1].map((k) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]);
    }),
  );
  return [...steps, points.at(-1)];
}

const DETAIL = 5;
const drawn = (points, detail = DETAIL) => simplify(points.map(project), detail).map(rounded);

/** Shores and rivers are round; the river winds less than in nature. */
const RIVER = 40;
const softly = (points, detail = 1) => simplify(along(simplify(points.map(project), detail)), 2).map(rounded);

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** The line with a node put in where it passes it. */
function through(line, node) {
  const point = pointOf(named[node]);
  let best = 1;
  const detour = (at) =>
    distance(line[at - 1], point) + distance(point, line[at]) - distance(line[at - 1], line[at]);
  for (let at = 1; at < line.length; at++) if (detour(at) < detour(best)) best = at;
  return line.toSpliced(best, 0, point);
}
const indexOf = (line, node) => line.findIndex((point) => distance(point, pointOf(named[node])) < 1e-9);

/** The parts of a line between nodes, each drawn on its own so that neighbours share it. */
function parts(points, nodes, draw = drawn) {
  const line = nodes.reduce(through, points);
  return Object.fromEntries(
    nodes.slice(1).map((node, index) => {
      const from = nodes[index];
      return [`${from} ${node}`, draw(line.slice(indexOf(line, from), indexOf(line, node) + 1))];
    }),
  );
}

const { naturalEarth } = geography;
const coastNodes = geography.coast.split(" ");
const coastLine = coastNodes.reduce(through, pointsOf(naturalEarth.coast));
const deadSeaWest = lineOf(geography.deadSea.west);

/** Every line on the map, by the nodes at its ends. */
const lines = {
  ...parts(pointsOf(naturalEarth.coast), coastNodes),
  ...parts(pointsOf(naturalEarth.lebanon), ["naqura", "ghajar"]),
  "ghajar yarmouk": softly(lineOf(geography.syria)),
  ...parts(pointsOf(naturalEarth.jordan), ["yarmouk", "fariah", "auja", "jordanMouth"], (line) =>
    softly(line, RIVER),
  ),
  ...parts(deadSeaWest, ["jordanMouth", "masada"], softly),
  "masada south": softly(deadSeaWest.slice(indexOf(deadSeaWest, "masada"))),
  "south rafah": drawn(pointsOf(naturalEarth.egypt).reverse()),
};
const borders = {};
for (const [pair, text] of Object.entries(geography.borders)) {
  const words = text.split(" ");
  borders[pair] = drawn(lineOf(text));
  lines[`${words[0]} ${words.at(-1)}`] = borders[pair];
}
for (const [ends, line] of Object.entries(lines))
  lines[ends.split(" ").reverse().join(" ")] ??= line.toReversed();

/** The Districts of 1945, each from node to node, with the sun. */
const DISTRICTS = {
  galilee: ["acre", "naqura", "ghajar", "yarmouk", "fariah", "megiddo"],
  haifa_d: ["caesarea", "acre", "megiddo"],
  samaria: ["arsuf", "caesarea", "megiddo", "fariah", "auja", "lubban"],
  lydda: ["isdud", "arsuf", "lubban", "latrun"],
  jerusalem_d: ["latrun", "lubban", "auja", "jordanMouth", "masada"],
  gaza: ["rafah", "isdud", "latrun", "masada", "south"],
};
const ring = (nodes) =>
  nodes.flatMap((node, at) => lines[`${node} ${nodes[(at + 1) % nodes.length]}`].slice(0, -1));
const districts = Object.fromEntries(
  Object.entries(DISTRICTS).map(([id, nodes]) => [id, pathOf(clip(ring(nodes), FRAME))]),
);

const jordan = ["yarmouk fariah", "fariah auja", "auja jordanMouth"].map((ends) => lines[ends]);
const open = (line) => pathOf(line, false);
/** Only the points inside the frame, and the first beyond it. */
const within = (line) =>
  line.filter((_, at) =>
    [line[at - 1], line[at], line[at + 1]].some(
      (point) =>
        point &&
        point[0] >= FRAME.left &&
        point[0] <= FRAME.right &&
        point[1] >= FRAME.top &&
        point[1] <= FRAME.bottom,
    ),
  );

/** The same lines as around the Districts, and what lies beyond them on both sides. */
const coast = [
  ...drawn(coastLine.slice(0, indexOf(coastLine, coastNodes[0]) + 1)),
  ...coastNodes.slice(1).flatMap((node, index) => lines[`${coastNodes[index]} ${node}`]),
  ...drawn(coastLine.slice(indexOf(coastLine, coastNodes.at(-1)))),
];
const land = clip([...coast, [4000, coast.at(-1)[1]], [4000, 2000], [coast[0][0], 2000]], FRAME);

/** The curve through the points, moved aside by so much. */
function beside(points, by) {
  const whole = along(points);
  return whole.map((point, index) => {
    const [from, to] = [whole[Math.max(0, index - 1)], whole[Math.min(whole.length - 1, index + 1)]];
    const length = distance(from, to);
    return [point[0] - ((to[1] - from[1]) / length) * by, point[1] + ((to[0] - from[0]) / length) * by];
  });
}

/** Half the room between the rails, and half the width of the bed they lie on, in units of the drawing. */
const GAUGE = 3.4;
const BED = 11;
const fine = ([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const bent = (points) =>
  `M${fine(points[0])}C${curvesOf(points)
    .map(([, ...rest]) => rest.map(fine).join(" "))
    .join(" ")}`;

function railway(text) {
  const points = lineOf(text).map(project);
  const every = (line) => line.filter((_, index) => index % STEPS === 0 || index === line.length - 1);
  return {
    line: bent(points),
    rails: [GAUGE, -GAUGE].map((by) => bent(every(beside(points, by)))).join(""),
    bed: pathOf([...beside(points, BED), ...beside(points, -BED).reverse()].map(rounded)),
  };
}

const map = {
  frame: FRAME,
  districts,
  land: pathOf(land),
  coast: open(within(coast)),
  borders: Object.fromEntries(Object.entries(borders).map(([pair, line]) => [pair, open(line)])),
  frontier: [
    lines["naqura ghajar"],
    lines["ghajar yarmouk"],
    ...jordan,
    within(drawn(pointsOf(naturalEarth.egypt))),
  ]
    .map(open)
    .join(""),
  deadSea: pathOf(
    clip(
      [...lines["jordanMouth masada"], ...lines["masada south"], ...softly(lineOf(geography.deadSea.east))],
      FRAME,
    ),
  ),
  lakes: Object.fromEntries(
    Object.entries(geography.lakes).map(([id, text]) => [id, pathOf(softly(lineOf(text)))]),
  ),
  rivers: [
    ...Object.values(geography.rivers).map((text) => softly(lineOf(text))),
    ...jordan,
    softly(pointsOf(naturalEarth.yarmouk)),
  ]
    .map(open)
    .join(""),
  cities: Object.fromEntries(
    Object.entries(geography.cities).map(([id, text]) => [id, rounded(project(pointOf(text)))]),
  ),
  railways: Object.fromEntries(
    Object.entries(geography.railways).map(([id, { line }]) => [id, railway(line)]),
  ),
  plates: Object.fromEntries(
    Object.entries(geography.railways).map(([id, { plate }]) => [id, rounded(project(pointOf(plate)))]),
  ),
};

deliver(
  output,
  `// Made by scripts/palestine-map.mjs from Natural Earth (public domain) and hand-kept lines. Do not edit by hand.

export const MAP = ${written(map)} as const;
`,
);
