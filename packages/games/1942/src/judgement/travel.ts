import { type Hex, type Ids, idsOf } from "@sandtable/hex";
import {
  CLEAR,
  FORTRESS_HEX,
  GRID,
  isLand,
  joinedByRoad,
  linkedTo,
  SEA_SIDES,
  SIEGE_HEXES,
  TERRAIN,
} from "../map.ts";

/** Farther than any march. */
export const FAR = 99;
/** 5.A.2 A hop takes the whole allowance, and no enemy may be near where it ends: ships are better. */
const HOP = 9;

/** No place among the land hexes: at sea. */
const NO_LAND = -1;
export const LANDS = GRID.hexes.filter(isLand);
/** Where a hex stands among the land hexes. */
export const PLACE = new Int16Array(GRID.size).fill(NO_LAND);
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
  ...linkedTo(hex).map((to): Link => {
    const isEasy = TERRAIN[to] === CLEAR || joinedByRoad(hex, to);
    return { to: PLACE[to], points: isEasy ? 1 : 2 };
  }),
  ...[...SEA_SIDES[hex]].map((to): Link => ({ to: PLACE[to], points: HOP })),
]);

/** The ways into each land hex. */
export const LINKS_INTO: readonly {
  readonly from: Int16Array;
  readonly cost: Uint8Array;
  readonly isHop: Uint8Array;
}[] = LANDS.map((_, place) => {
  const links = LINKS.flatMap((ways, from) =>
    ways.flatMap(({ to, points }) => (to === place ? [{ from, points }] : [])),
  );
  return {
    from: Int16Array.from(links, ({ from }) => from),
    cost: Uint8Array.from(links, ({ points }) => points),
    isHop: Uint8Array.from(links, ({ points }) => (points === HOP ? 1 : 0)),
  };
});

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
export function travel(from: Hex, to: Hex): number {
  const a = PLACE[from];
  const b = PLACE[to];
  return a === NO_LAND || b === NO_LAND ? FAR : POINTS[a * COUNT + b];
}

/**
 * Movement points to a hex from which a fortress is besieged. The garrison's zone of control lies on all of these (3.0):
 * who would come from one to the next must go another way.
 */
export const SIEGE_POINTS: readonly (readonly Uint8Array[])[] = SIEGE_HEXES.map((hexes, fortress) =>
  hexes.map((target) => {
    const points = new Uint8Array(GRID.size).fill(FAR);
    points[target] = 0;
    const open = [target];
    for (const hex of open) {
      if (hex !== target && hexes.includes(hex)) continue;
      for (const { to, points: back } of LINKS[PLACE[hex]]) {
        const from = LANDS[to];
        if (from === FORTRESS_HEX[fortress]) continue;
        const step = LINKS[to].find((link) => link.to === PLACE[hex])?.points ?? back;
        if (points[hex] + step >= points[from]) continue;
        points[from] = points[hex] + step;
        open.push(from);
      }
    }
    return points;
  }),
);

/** The hexes around each that are joined to it by land, from any of its areas: attacks come from there (6.0). */
export const JOINED: readonly Ids<Hex>[] = GRID.hexes.map((hex) => idsOf(new Set(linkedTo(hex))));
