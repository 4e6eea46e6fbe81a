import type { Hex } from "@sandtable/hex";
import { MOST_INFANTRY } from "../ground.ts";
import { ALLIED } from "../map.ts";
import type { Campaign } from "../state.ts";
import { FAR, JOINED, LANDS, LINKS_INTO, PLACE } from "./travel.ts";

/** Farther marches than this are not thought through. */
const LONGEST = 24;

const FREE = 0;
const ZONE = 1;
const HELD = 2;

/** Movement points from every land hex to where a hex is attacked from, and what they were worked out for. */
class Approach {
  readonly points = new Uint8Array(LANDS.length);
  turned = -1;
  /** The hexes around it that are left out, as bits. */
  full = 0;
}

/** How stacks are approached while the Allies stand as they did when they were last scouted. */
export class Approaches {
  /** How the Allies stand in each land hex. */
  readonly #enemy = new Uint8Array(LANDS.length);
  /** How often that has changed. */
  #turned = 0;
  readonly #ofTrain = LANDS.map(() => new Approach());
  readonly #ofInfantry = LANDS.map(() => new Approach());
  readonly #rings: readonly number[][] = Array.from({ length: LONGEST + 1 }, () => []);

  /** See how the Allies stand now; what no longer holds is forgotten. */
  scout(g: Campaign): this {
    const enemy = this.#enemy;
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
    if (!isSame) this.#turned++;
    return this;
  }

  /**
   * Movement points that a Japanese unit needs from each land hex (by its place) to where a stack is attacked from (6.0):
   * not through the Allies, and never from one zone of control straight into the next (3.0). {@link FAR} where there is
   * no such way.
   */
  to(goal: Hex): Uint8Array {
    return this.#workedOut(this.#ofTrain[PLACE[goal]], goal, 0);
  }

  /** The same for infantry, which goes round to where there is room (4.0); those who are beside it already are. */
  ofInfantryTo(g: Campaign, goal: Hex): Uint8Array {
    const around = JOINED[goal];
    let full = 0;
    for (let at = 0; at < around.length; at++) if (g.infantry[around[at]] >= MOST_INFANTRY) full |= 1 << at;
    return full === 0 ? this.to(goal) : this.#workedOut(this.#ofInfantry[PLACE[goal]], goal, full);
  }

  #workedOut(found: Approach, goal: Hex, full: number): Uint8Array {
    const { points } = found;
    if (found.turned === this.#turned && found.full === full) return points;
    found.turned = this.#turned;
    found.full = full;
    points.fill(FAR);
    const around = JOINED[goal];
    for (let at = 0; at < around.length; at++) {
      const place = PLACE[around[at]];
      if (this.#enemy[place] === HELD || (full & (1 << at)) !== 0) continue;
      points[place] = 1;
      this.#rings[1].push(place);
    }
    for (let ring = 1; ring <= LONGEST; ring++) {
      const open = this.#rings[ring];
      for (let at = 0; at < open.length; at++) if (points[open[at]] === ring) this.#comeTo(open[at], points);
      open.length = 0;
    }
    for (let at = 0; at < around.length; at++) points[PLACE[around[at]]] = 1;
    return points;
  }

  /** Note from where the next step leads to a place. */
  #comeTo(place: number, points: Uint8Array): void {
    const enemy = this.#enemy;
    const { from, cost, isHop } = LINKS_INTO[place];
    const isZone = enemy[place] !== FREE;
    for (let link = 0; link < from.length; link++) {
      const before = from[link];
      if (enemy[before] === HELD || (isZone && (enemy[before] !== FREE || isHop[link] === 1))) continue;
      const sum = points[place] + cost[link];
      if (sum >= points[before] || sum > LONGEST) continue;
      points[before] = sum;
      this.#rings[sum].push(before);
    }
  }
}
