import type { CenterId, RailwayId, SpaceId } from "@sandtable/japanese-occupation/map";
import { chart, RAILWAY_LINKS, RAILWAYS, RAILWAYS_AT, railwayId } from "@sandtable/japanese-occupation/map";
import type { OccupationView } from "@sandtable/japanese-occupation/shape";
import type { Spot } from "../coin/index.ts";
import { MAP } from "../malaya/map.ts";
import { CENTERS } from "./spaces.ts";

/** 1.3.6 The eight Railways: they run along the borders of the map, and through the circles on its corners. */

/** 1.3.7 The spaces next to each Railway. */
export const spacesBeside = (id: RailwayId): readonly SpaceId[] =>
  RAILWAYS.find((railway) => railway.id === id)?.adjacent.value ?? [];
export const railwaysBeside = (id: SpaceId): readonly RailwayId[] => RAILWAYS_AT[chart.at(id)].map(railwayId);

/** 4.3.1 The Railways that touch: directly, or through an Economic Center or Kuala Lumpur. */
const linked = (id: RailwayId): readonly RailwayId[] =>
  RAILWAY_LINKS.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));

const isWhole = (view: OccupationView, id: RailwayId): boolean => view.railways[id].sabotage === 0;

/** The Railways on the way from an Economic Center to those starred ones that count for it. */
export function routes(view: OccupationView, center: CenterId): ReadonlySet<RailwayId> {
  const before = new Map<RailwayId, RailwayId | undefined>();
  const next = railwaysBeside(center).filter((id) => isWhole(view, id));
  for (const id of next) before.set(id, undefined);
  for (let at = next.shift(); at !== undefined; at = next.shift()) {
    for (const other of linked(at)) {
      if (before.has(other) || !isWhole(view, other)) continue;
      before.set(other, at);
      next.push(other);
    }
  }
  const used = new Set<RailwayId>();
  for (const star of view.extract[center])
    for (let id: RailwayId | undefined = star; id !== undefined; id = before.get(id)) used.add(id);
  return used;
}

/** The Economic Centers that a starred Railway counts for. */
export const servedBy = (view: OccupationView, id: RailwayId): readonly CenterId[] =>
  CENTERS.filter((center) => view.extract[center].includes(id));

/* Their lines on the drawing. */

type Line = readonly Spot[];

/** The corners of a border, which the map keeps as steps from one to the next. */
function corners(path: string): Line {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const line: [number, number][] = [[numbers[0], numbers[1]]];
  for (let index = 2; index + 1 < numbers.length; index += 2) {
    const [x, y] = line[line.length - 1];
    line.push([x + numbers[index], y + numbers[index + 1]]);
  }
  return line;
}

const apart = ([x, y]: Spot, [otherX, otherY]: Spot): number => Math.hypot(otherX - x, otherY - y);

const nearest = (line: Line, spot: Spot): number =>
  line.reduce((best, corner, index) => (apart(corner, spot) < apart(line[best], spot) ? index : best), 0);

/** Spots at even distances along a line. */
function paced(line: Line, stride: number): Line {
  const spots: Spot[] = [line[0]];
  let left = stride;
  for (let index = 1; index < line.length; index++) {
    let [from, to] = [line[index - 1], line[index]];
    for (let gap = apart(from, to); gap >= left; gap = apart(from, to)) {
      from = [from[0] + ((to[0] - from[0]) * left) / gap, from[1] + ((to[1] - from[1]) * left) / gap];
      spots.push(from);
      left = stride;
    }
    left -= apart(from, to);
  }
  return [...spots, line[line.length - 1]];
}

const STRIDE = 5;
const REACH = 4;

/** Rails bend less than borders: each spot is the middle of those around it, the ends stay. */
function smooth(line: Line): Line {
  const spots = paced(line, STRIDE);
  return spots.map((_, index): Spot => {
    const reach = Math.min(REACH, index, spots.length - 1 - index);
    const around = spots.slice(index - reach, index + reach + 1);
    return [
      around.reduce((sum, [x]) => sum + x, 0) / around.length,
      around.reduce((sum, [, y]) => sum + y, 0) / around.length,
    ];
  });
}

const border = (pair: keyof typeof MAP.borders): Line => corners(MAP.borders[pair]);
const frontier = corners(MAP.thaiBorder);
const kedahCorner = nearest(frontier, border("kedah perak")[0]);
const kelantanCorner = nearest(frontier, border("kelantan perak")[0]);

/** From north to south, and from west to east. */
export const LINES: Readonly<Record<RailwayId, Line>> = {
  R1: smooth(frontier.slice(0, kedahCorner + 1)),
  R3: smooth(frontier.slice(kedahCorner, kelantanCorner + 1)),
  R2: smooth(frontier.slice(kelantanCorner)),
  R4: smooth(border("kelantan perak")),
  R5: smooth([...border("pahang perak"), ...border("pahang selangor").toReversed()]),
  R6: smooth(border("negri_sembilan pahang").toReversed()),
  R7: smooth(border("johore negri_sembilan")),
  R8: smooth(border("johore pahang").toReversed()),
};

const short = (value: number): number => Math.round(value * 10) / 10;
export const drawn = (line: Line): string => `M${line.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;

/** The same line, so far to its right; to its left when less than 0. */
export const beside = (line: Line, by: number): Line =>
  line.map(([x, y], index): Spot => {
    const [fromX, fromY] = line[Math.max(0, index - 1)];
    const [toX, toY] = line[Math.min(line.length - 1, index + 1)];
    const long = Math.hypot(toX - fromX, toY - fromY) || 1;
    return [x - ((toY - fromY) / long) * by, y + ((toX - fromX) / long) * by];
  });

/** The strip of land that a line lies on. */
export const strip = (line: Line, half: number): string =>
  `${drawn([...beside(line, half), ...beside(line, -half).toReversed()])}Z`;

/** A spot on a line, at a share of its length. */
export const spotOn = (line: Line, share: number): Spot => line[Math.round((line.length - 1) * share)];

/** A part of a line, between two shares of its length. */
export const partOf = (line: Line, from: number, to: number): Line =>
  line.slice(Math.round((line.length - 1) * from), Math.round((line.length - 1) * to) + 1);
