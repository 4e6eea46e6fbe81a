/** Where the hexes of a map lie on its drawing: flat-top hexes, numbered by column and row, even columns lower. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface HexMeasures {
  readonly columns: number;
  readonly rows: number;
  /** From the middle of a hex to its corner. */
  readonly size: number;
  /** The middle of hex 0101. */
  readonly left: number;
  readonly top: number;
}

const two = (value: number): string => String(value).padStart(2, "0");
const hexId = (column: number, row: number): string => two(column) + two(row);
const columnOf = (id: string): number => Number(id.slice(0, 2));
export const rowOf = (id: string): number => Number(id.slice(2));

const round = (value: number): number => Math.round(value * 10) / 10;

/** The neighbour across each side, clockwise from the top, for odd and for even columns. */
const STEPS = [
  [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
  [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
] as const;

export class HexLayout {
  readonly measures: HexMeasures;
  /** From row to row. */
  readonly pitch: number;
  /** The corners around the middle, clockwise from the upper left: side n lies between corners n and n + 1. */
  readonly corners: readonly Spot[];
  readonly ids: readonly string[];
  readonly #known: ReadonlySet<string>;

  constructor(measures: HexMeasures) {
    this.measures = measures;
    const { size, columns, rows } = measures;
    this.pitch = Math.sqrt(3) * size;
    const half = this.pitch / 2;
    this.corners = [
      { x: -size / 2, y: -half },
      { x: size / 2, y: -half },
      { x: size, y: 0 },
      { x: size / 2, y: half },
      { x: -size / 2, y: half },
      { x: -size, y: 0 },
    ];
    this.ids = Array.from({ length: columns * rows }, (_, at) =>
      hexId((at % columns) + 1, Math.floor(at / columns) + 1),
    );
    this.#known = new Set(this.ids);
  }

  has(id: string): boolean {
    return this.#known.has(id);
  }

  /** The middle of a hex, also of one beyond the edge. */
  centre(id: string): Spot {
    const { left, top, size } = this.measures;
    const column = columnOf(id);
    const low = column % 2 === 0 ? 0.5 : 0;
    return {
      x: left + (column - 1) * size * 1.5,
      y: round(top + (rowOf(id) - 1 + low) * this.pitch),
    };
  }

  /** The hex under a spot of the drawing; none beyond the edge. */
  hexAt({ x, y }: Spot): string | undefined {
    const { left, top, size } = this.measures;
    const near = Math.round((x - left) / (size * 1.5)) + 1;
    let best: string | undefined;
    let least = size;
    for (const column of [near - 1, near, near + 1]) {
      const low = column % 2 === 0 ? 0.5 : 0;
      const id = hexId(column, Math.round((y - top) / this.pitch - low) + 1);
      if (!this.has(id)) continue;
      const { x: middle, y: height } = this.centre(id);
      const distance = Math.hypot(x - middle, y - height);
      if (distance < least) [least, best] = [distance, id];
    }
    return best;
  }

  /** Across a side, clockwise from the top; the number may lie beyond the edge. */
  neighbour(id: string, side: number): string {
    const column = columnOf(id);
    const [across, down] = STEPS[column % 2 === 0 ? 1 : 0][side];
    return hexId(column + across, rowOf(id) + down);
  }

  distance(a: string, b: string): number {
    const axis = (id: string): number => rowOf(id) - Math.floor((columnOf(id) - 1) / 2);
    const across = columnOf(b) - columnOf(a);
    const down = axis(b) - axis(a);
    return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
  }

  within(id: string, radius: number): string[] {
    return this.ids.filter((other) => this.distance(id, other) <= radius);
  }

  /** The outline of one hex, drawn smaller or larger by so much. */
  outline(id: string, grow = 0): string {
    const { x, y } = this.centre(id);
    const factor = 1 + grow / this.measures.size;
    const points = this.corners.map((c) => `${round(x + c.x * factor)} ${round(y + c.y * factor)}`);
    return `M${points.join("L")}z`;
  }

  /** Many hexes as one path. */
  outlines(ids: Iterable<string>, grow = 0): string {
    return Array.from(ids, (id) => this.outline(id, grow)).join("");
  }

  /** A side of a hex as a line. */
  side(id: string, side: number): string {
    const { x, y } = this.centre(id);
    const [a, b] = [this.corners[side], this.corners[(side + 1) % 6]];
    return `M${round(x + a.x)} ${round(y + a.y)}L${round(x + b.x)} ${round(y + b.y)}`;
  }

  /** The side that two neighbours share. */
  between(a: string, b: string): string {
    const side = [0, 1, 2, 3, 4, 5].find((at) => this.neighbour(a, at) === b);
    return side === undefined ? "" : this.side(a, side);
  }

  /** The line around a set of hexes. */
  border(ids: Iterable<string>): string {
    const inside = new Set(ids);
    const lines: string[] = [];
    for (const id of inside)
      for (let side = 0; side < 6; side++)
        if (!inside.has(this.neighbour(id, side))) lines.push(this.side(id, side));
    return lines.join("");
  }

  /** All sides of all hexes as one path, every side once. */
  grid(): string {
    const lines: string[] = [];
    for (const id of this.ids)
      for (let side = 0; side < 6; side++)
        if (side < 3 || !this.has(this.neighbour(id, side))) lines.push(this.side(id, side));
    return lines.join("");
  }

  /** A line from middle to middle. */
  way(ids: readonly string[]): string {
    return ids
      .map((id, at) => {
        const { x, y } = this.centre(id);
        return `${at === 0 ? "M" : "L"}${x} ${y}`;
      })
      .join("");
  }
}

/** A broad arrow with a shaft, from one spot towards another; `short` keeps it off both middles. */
export function arrow(from: Spot, to: Spot, width: number, short: readonly [number, number]): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return "";
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const head = width * 1.6;
  const at = (along: number, aside: number): string =>
    `${round(from.x + ux * along - uy * aside)} ${round(from.y + uy * along + ux * aside)}`;
  const [start, end] = [short[0], length - short[1]];
  const neck = end - head;
  return `M${at(start, width / 2)}L${at(neck, width / 2)}L${at(neck, width)}L${at(end, 0)}L${at(neck, -width)}L${at(neck, -width / 2)}L${at(start, -width / 2)}z`;
}
