/** Measures of a drawing. */

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export type Spot = readonly [x: number, y: number];
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export const area = (x: number, y: number, width: number, height: number): Area => ({ x, y, width, height });

export const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const moveTo = ([x, y]: Spot): string => `translate(${x} ${y})`;
