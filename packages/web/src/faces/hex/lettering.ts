/** A name on the map: along a line, so that it lies on its land or in its sea. */

export interface Lettering {
  readonly text: string;
  /** Its class gives the letters. */
  readonly kind: string;
  readonly size: number;
  /** The line the letters stand on. */
  readonly along: string;
}

type Point = readonly [x: number, y: number];

/** The letters are spaced: a line so much longer at both ends has room for all of them. */
const LONGER = 0.45;

/** A bent line from one point by the pull of a second to a third, run on beyond both ends. */
function bent(from: Point, pull: Point, to: Point): string {
  const at = (t: number, axis: 0 | 1): number =>
    (1 - t) * (1 - t) * from[axis] + 2 * t * (1 - t) * pull[axis] + t * t * to[axis];
  const [start, end] = [-LONGER, 1 + LONGER];
  const middle = (axis: 0 | 1): number =>
    (1 - start) * (1 - end) * from[axis] +
    (start * (1 - end) + end * (1 - start)) * pull[axis] +
    start * end * to[axis];
  const point = (of: (axis: 0 | 1) => number): string => `${Math.round(of(0))} ${Math.round(of(1))}`;
  return `M${point((axis) => at(start, axis))}Q${point(middle)} ${point((axis) => at(end, axis))}`;
}

export const lettered = (
  kind: string,
  text: string,
  size: number,
  from: Point,
  pull: Point,
  to: Point,
): Lettering => ({ kind, text, size, along: bent(from, pull, to) });
