import { MOST_INFANTRY } from "../ground.ts";
import { ALLIED } from "../map.ts";
import type { Campaign } from "../state.ts";
import { FAR, JOINED, LANDS, LINKS_INTO, PLACE } from "./travel.ts";

/** Farther marches than this are not thought through. */
const LONGEST = 24;

const FREE = 0;
const ZONE = 1;
const HELD = 2;

/** How the Allies stand in each land hex, as it was when marches were last thought through. */
const enemy = new Uint8Array(LANDS.length);
let turned = 0;

/** Movement points from every land hex to where a hex is attacked from, and what they were worked out for. */
class Approach {
  readonly points = new Uint8Array(LANDS.length);
  turned = -1;
  /** The hexes around it that are left out, as bits. */
  full = 0;
}
const ofTrain = LANDS.map(() => new Approach());
const ofInfantry = LANDS.map(() => new Approach());

/** Forget what no longer holds because the Allies stand otherwise. */
export function scout(g: Campaign): void {
  const troops = g.troops[ALLIED];
  const zone = g.zone[ALLIED];
  let isSame = true;
  for (let place = 0; place < LANDS.length; place++) {
    const hex = LANDS[place];
    const now = troops[hex] > 0 ? HELD : zone[hex] > 0 ? ZONE : FREE;
    if (enemy[place] === now) continue;
    enemy[place] = now;
    isSame = false;
  }
  if (!isSame) turned++;
}

/**
 * Movement points that a Japanese unit needs from each land hex (by its place) to where a stack is attacked from (6.0),
 * while the Allies stand as they do: not through them, and never from one zone of control straight into the next (3.0).
 * {@link FAR} where there is no such way.
 */
export function approach(goal: number): Uint8Array {
  return workedOut(ofTrain[PLACE[goal]], goal, 0);
}

/** The same for infantry, which goes round to where there is room (4.0); those who are beside it already are. */
export function infantryApproach(g: Campaign, goal: number): Uint8Array {
  const around = JOINED[goal];
  let full = 0;
  for (let at = 0; at < around.length; at++) if (g.infantry[around[at]] >= MOST_INFANTRY) full |= 1 << at;
  return full === 0 ? approach(goal) : workedOut(ofInfantry[PLACE[goal]], goal, full);
}

const rings: readonly number[][] = Array.from({ length: LONGEST + 1 }, () => []);

function workedOut(found: Approach, goal: number, full: number): Uint8Array {
  const { points } = found;
  if (found.turned === turned && found.full === full) return points;
  found.turned = turned;
  found.full = full;
  points.fill(FAR);
  const around = JOINED[goal];
  for (let at = 0; at < around.length; at++) {
    const place = PLACE[around[at]];
    if (enemy[place] === HELD || (full & (1 << at)) !== 0) continue;
    points[place] = 1;
    rings[1].push(place);
  }
  for (let ring = 1; ring <= LONGEST; ring++) {
    const open = rings[ring];
    for (let at = 0; at < open.length; at++) if (points[open[at]] === ring) comeTo(open[at], points);
    open.length = 0;
  }
  for (let at = 0; at < around.length; at++) points[PLACE[around[at]]] = 1;
  return points;
}

/** Note from where the next step leads to a place. */
function comeTo(place: number, points: Uint8Array): void {
  const { from, cost, isHop } = LINKS_INTO[place];
  const isZone = enemy[place] !== FREE;
  for (let link = 0; link < from.length; link++) {
    const before = from[link];
    if (enemy[before] === HELD || (isZone && (enemy[before] !== FREE || isHop[link] === 1))) continue;
    const sum = points[place] + cost[link];
    if (sum >= points[before] || sum > LONGEST) continue;
    points[before] = sum;
    rings[sum].push(before);
  }
}
