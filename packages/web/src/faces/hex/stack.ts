import type { Spot } from "./geometry.ts";

/** How counters lie upon each other, and how they are laid out to be seen. */

/** The side of a counter on the map. */
export const COUNTER = 46;
/** So many edges of a pile show; what lies deeper is level with the lowest. */
const SHOWN = 4;
const LIFT = 3.2;

/** Where the counter lies in its pile: the last is on top. */
export function inPile(at: number, count: number): Spot {
  const level = Math.max(0, at - Math.max(0, count - SHOWN));
  return { x: level * LIFT, y: -level * LIFT };
}

export interface Fan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How much larger the counters are than on the map. */
  readonly scale: number;
  /** The middle of each counter. */
  readonly spots: readonly Spot[];
}

const MARGIN = 7;
const GAP = 5;
const HEAD = 17;
/** On the screen a counter of a fan is at least so wide, in pixels: wide enough for a finger and for its letters. */
const LEAST = 42;
const WIDEST = 6;
const LARGEST = 6;

/**
 * A tray with all counters of a pile side by side, over the pile, within what can be seen of the sheet. `zoom` is how many pixels a unit
 * of the drawing has on the screen.
 */
export function fanOut(
  pile: Spot,
  count: number,
  zoom: number,
  seen: { x?: number; y?: number; width: number; height: number },
): Fan {
  const scale = Math.min(LARGEST, Math.max(1, LEAST / (COUNTER * zoom)));
  const columns = Math.min(count, count > 4 && count < 9 ? Math.ceil(count / 2) : WIDEST);
  const rows = Math.ceil(count / columns);
  const step = (COUNTER + GAP) * scale;
  const width = columns * step - GAP * scale + 2 * MARGIN * scale;
  const height = rows * step - GAP * scale + (2 * MARGIN + HEAD) * scale;
  const { x: left = 0, y: top = 0 } = seen;
  const keep = (value: number, least: number, most: number): number =>
    Math.max(least + 4, Math.min(value, most - 4));
  const x = keep(pile.x - width / 2, left, left + seen.width - width);
  const y = keep(pile.y - (MARGIN + HEAD + COUNTER / 2) * scale, top, top + seen.height - height);
  const spots = Array.from({ length: count }, (_, at) => ({
    x: x + (MARGIN + COUNTER / 2) * scale + (at % columns) * step,
    y: y + (MARGIN + HEAD + COUNTER / 2) * scale + Math.floor(at / columns) * step,
  }));
  return { x, y, width, height, scale, spots };
}

/** Whether a spot lies under the tray, or nearer to it than so much. */
export const isUnder = ({ x, y, width, height }: Fan, spot: Spot, near: number): boolean =>
  spot.x > x - near && spot.x < x + width + near && spot.y > y - near && spot.y < y + height + near;
