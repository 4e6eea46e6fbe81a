import type { HexLayout, Spot } from "./geometry.ts";

/**
 * Lines that follow the sides of hexes without their corners: coasts, edges of woods, rivers. Each goes through the middle
 * of every side, where roads cross it, and passes by the corners.
 */

const round = (value: number): number => Math.round(value * 10) / 10;
const point = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;
const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A number from -1 to 1 that is always the same for a text. */
function wobble(text: string, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822519);
  return ((hash >>> 8) & 0xffff) / 0x7fff - 1;
}

/** A corner of the grid: the three hexes around it are its name. */
interface Corner extends Spot {
  readonly name: string;
}

/** The corners of a layout, each moved a little from its place so that no line looks drawn with a ruler. */
export class Contours {
  readonly #layout: HexLayout;
  readonly #waver: number;

  constructor(layout: HexLayout, waver: number) {
    this.#layout = layout;
    this.#waver = waver;
  }

  /** Corner n of a hex lies where its side n begins. */
  #corner(id: string, at: number): Corner {
    const layout = this.#layout;
    const name = [id, layout.neighbour(id, (at + 5) % 6), layout.neighbour(id, at % 6)].sort().join(" ");
    const { x, y } = layout.centre(id);
    const { x: across, y: down } = layout.corners[at % 6];
    return {
      name,
      x: x + across + wobble(name, 1) * this.#waver,
      y: y + down + wobble(name, 2) * this.#waver,
    };
  }

  /** The shore around a set of hexes, as closed lines. Hexes beyond the edge of the map may be among them. */
  around(ids: Iterable<string>): string {
    const inside = new Set(ids);
    const sides = new Map<string, readonly [Corner, Corner]>();
    for (const id of inside)
      for (let side = 0; side < 6; side++) {
        if (inside.has(this.#layout.neighbour(id, side))) continue;
        const from = this.#corner(id, side);
        sides.set(from.name, [from, this.#corner(id, side + 1)]);
      }
    const paths: string[] = [];
    for (const [first] of [...sides]) {
      const ring: Corner[] = [];
      for (let next = sides.get(first); next; next = sides.get(next[1].name)) {
        sides.delete(next[0].name);
        ring.push(next[0]);
      }
      if (ring.length > 0) paths.push(closed(ring));
    }
    return paths.join("");
  }

  /**
   * A line along sides, each given by the two hexes it parts, in any order. `runsOn` says by how much an end goes on beyond
   * its corner, from the three hexes that meet there: a river into the sea.
   */
  along(
    pairs: readonly (readonly [string, string])[],
    runsOn: (hexes: readonly string[]) => number = () => 0,
  ): string {
    const sides = pairs.flatMap(([a, b]) => {
      const side = [0, 1, 2, 3, 4, 5].find((at) => this.#layout.neighbour(a, at) === b);
      return side === undefined ? [] : [[this.#corner(a, side), this.#corner(a, side + 1)] as const];
    });
    const left = new Set(sides);
    const from = ({ name }: Corner): readonly [Corner, Corner] | undefined =>
      [...left].find(([one, other]) => one.name === name || other.name === name);
    const isEnd = ({ name }: Corner): boolean =>
      sides.filter(([one, other]) => one.name === name || other.name === name).length === 1;
    const starts = [...sides.flat().filter(isEnd), ...sides.map(([one]) => one)];
    const paths: string[] = [];
    for (const start of starts) {
      const course = [start];
      for (let next = from(start); next; next = from(course[course.length - 1])) {
        left.delete(next);
        course.push(next[0].name === course[course.length - 1].name ? next[1] : next[0]);
      }
      if (course.length > 1) paths.push(open(course, (end) => runsOn(end.name.split(" "))));
    }
    return paths.join("");
  }
}

function closed(ring: readonly Corner[]): string {
  const start = between(ring[ring.length - 1], ring[0]);
  const curves = ring.map(
    (corner, at) => `Q${point(corner)} ${point(between(corner, ring[(at + 1) % ring.length]))}`,
  );
  return `M${point(start)}${curves.join("")}z`;
}

function open(course: readonly Corner[], runsOn: (end: Corner) => number): string {
  const longer = (from: Corner, to: Corner): Spot => {
    const part = runsOn(to) / Math.hypot(to.x - from.x, to.y - from.y);
    return { x: to.x + (to.x - from.x) * part, y: to.y + (to.y - from.y) * part };
  };
  const last = course.length - 1;
  const curves = course
    .slice(1, last)
    .map((corner, at) => `Q${point(corner)} ${point(between(corner, course[at + 2]))}`);
  const [first, second] = course;
  return `M${point(longer(second, first))}L${point(between(first, second))}${curves.join("")}L${point(longer(course[last - 1], course[last]))}`;
}
