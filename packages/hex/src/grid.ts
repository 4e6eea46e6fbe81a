/** The six sides of a flat-top hex, clockwise from the top. */
export const SIDES = ["N", "NE", "SE", "S", "SW", "NW"] as const;
export type Side = (typeof SIDES)[number];

/** A hex that is not on the map. */
export const NOWHERE = -1;

/**
 * A map of flat-top hexes, numbered by column and row from 0101 in the north-west; even columns lie half a hex
 * lower. Inside the rules a hex is its index, row by row.
 *
 * *Considered:* a hex library. The ones there are take hundreds of microseconds for a ring, and rules ask for
 * neighbours a million times a second: tables made once answer from memory.
 */
export class HexGrid {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly ids: readonly string[];
  /** Six neighbours a hex, in the order of {@link SIDES}; {@link NOWHERE} beyond the edge. */
  readonly #neighbours: Int16Array;
  readonly #indexes: ReadonlyMap<string, number>;
  readonly #reaches = new Map<number, Int16Array>();

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.size = columns * rows;
    this.ids = Array.from({ length: this.size }, (_, hex) => numberOf(this.column(hex), this.row(hex)));
    this.#indexes = new Map(this.ids.map((id, hex) => [id, hex]));
    this.#neighbours = new Int16Array(this.size * 6);
    for (let hex = 0; hex < this.size; hex++)
      for (let side = 0; side < 6; side++) this.#neighbours[hex * 6 + side] = this.#beyond(hex, side);
  }

  /** From 1. */
  column(hex: number): number {
    return (hex % this.columns) + 1;
  }

  /** From 1. */
  row(hex: number): number {
    return Math.floor(hex / this.columns) + 1;
  }

  at(column: number, row: number): number {
    return column < 1 || column > this.columns || row < 1 || row > this.rows
      ? NOWHERE
      : (row - 1) * this.columns + column - 1;
  }

  /** The hex of a printed number; throws on one that the map does not have. */
  find(id: string): number {
    const hex = this.#indexes.get(id);
    if (hex === undefined) throw new Error(`the map has no hex ${id}`);
    return hex;
  }

  /** The neighbour across a side; {@link NOWHERE} beyond the edge. */
  neighbour(hex: number, side: number): number {
    return this.#neighbours[hex * 6 + side];
  }

  areNeighbours(a: number, b: number): boolean {
    for (let side = 0; side < 6; side++) if (this.#neighbours[a * 6 + side] === b) return true;
    return false;
  }

  distance(a: number, b: number): number {
    return steps(this.column(a), this.row(a), this.column(b), this.row(b));
  }

  /** The distance from a place that need not be on the map. */
  distanceFrom(column: number, row: number, hex: number): number {
    return steps(column, row, this.column(hex), this.row(hex));
  }

  /** All hexes within so many of a hex, itself among them, in the order of the map. */
  within(hex: number, radius: number): Int16Array {
    const key = hex * 64 + radius;
    let reach = this.#reaches.get(key);
    if (!reach) {
      const found: number[] = [];
      for (let other = 0; other < this.size; other++)
        if (this.distance(hex, other) <= radius) found.push(other);
      reach = Int16Array.from(found);
      this.#reaches.set(key, reach);
    }
    return reach;
  }

  #beyond(hex: number, side: number): number {
    const column = this.column(hex);
    const row = this.row(hex);
    const low = column % 2 === 0 ? 1 : 0;
    switch (SIDES[side]) {
      case "N":
        return this.at(column, row - 1);
      case "NE":
        return this.at(column + 1, row - 1 + low);
      case "SE":
        return this.at(column + 1, row + low);
      case "S":
        return this.at(column, row + 1);
      case "SW":
        return this.at(column - 1, row + low);
      default:
        return this.at(column - 1, row - 1 + low);
    }
  }
}

const numberOf = (column: number, row: number): string =>
  String(column).padStart(2, "0") + String(row).padStart(2, "0");

/** Steps between two hexes: columns and rows turned into the three axes of a hex. */
function steps(column: number, row: number, otherColumn: number, otherRow: number): number {
  const across = otherColumn - column;
  const down = axis(otherColumn, otherRow) - axis(column, row);
  return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
}

const axis = (column: number, row: number): number => row - Math.floor((column - 1) / 2);
