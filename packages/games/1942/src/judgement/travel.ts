import {
  CLEAR,
  GRID,
  isLand,
  joinedByRoad,
  LAND_LINKS,
  NODE_HEX,
  NODES_IN,
  SEA_SIDES,
  TERRAIN,
} from "../map.ts";

/** Farther than any march. */
export const FAR = 99;
/** 5.A.2 A hop takes the whole allowance. */
const HOP = 5;

const LANDS = GRID.ids.flatMap((_, hex) => (isLand(hex) ? [hex] : []));
const PLACE = new Int16Array(GRID.size).fill(-1);
LANDS.forEach((hex, place) => {
  PLACE[hex] = place;
});
const COUNT = LANDS.length;
/** Movement points between land hexes when nobody stands in the way. */
const POINTS = new Uint8Array(COUNT * COUNT).fill(FAR);

interface Link {
  readonly to: number;
  readonly points: number;
}

const LINKS: readonly (readonly Link[])[] = LANDS.map((hex) => [
  ...NODES_IN[hex].flatMap((node) =>
    [...LAND_LINKS[node]].map((other): Link => {
      const to = NODE_HEX[other];
      const isEasy = TERRAIN[to] === CLEAR || joinedByRoad(hex, to);
      return { to: PLACE[to], points: isEasy ? 1 : 2 };
    }),
  ),
  ...[...SEA_SIDES[hex]].map((to): Link => ({ to: PLACE[to], points: HOP })),
]);

for (let from = 0; from < COUNT; from++) {
  const row = POINTS.subarray(from * COUNT, (from + 1) * COUNT);
  row[from] = 0;
  const open = [from];
  for (const place of open)
    for (const { to, points } of LINKS[place]) {
      if (row[place] + points >= row[to]) continue;
      row[to] = row[place] + points;
      open.push(to);
    }
}

/** Movement points from one land hex to another; {@link FAR} where there is no way. */
export function travel(from: number, to: number): number {
  const a = PLACE[from];
  const b = PLACE[to];
  return a < 0 || b < 0 ? FAR : POINTS[a * COUNT + b];
}

/** The six hexes around each, those beyond the edge left out. */
export const AROUND: readonly Int16Array[] = GRID.ids.map((_, hex) =>
  Int16Array.from([0, 1, 2, 3, 4, 5].map((side) => GRID.neighbour(hex, side)).filter((next) => next >= 0)),
);
