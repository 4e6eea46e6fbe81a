import { type Hex, type Ids, idsOf } from "./ids.ts";

/** The six sides of a flat-top hex, clockwise from the top. */
export const SIDES = ["N", "NE", "SE", "S", "SW", "NW"] as const;
export type Side = (typeof SIDES)[number];

/** No hex, in a table of hexes. */
export const NOWHERE = -1 as Hex;

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
  readonly hexes: readonly Hex[];
  /** The hexes next to each, clockwise from the top; fewer than six at the edge. */
  readonly around: readonly Ids<Hex>[];
  /** The same in one table, six a hex, {@link NOWHERE} beyond the edge: for the question that is asked most. */
  readonly #neighbours: Ids<Hex>;
  /** By hex: its column, and its place along the second axis of a hex, from 0. */
  readonly #across: Int16Array;
  readonly #down: Int16Array;
  /** By how far the index of a neighbour is off: its side, for odd columns and for even ones. */
  readonly #sides: readonly [Int8Array, Int8Array];
  readonly #indexes: ReadonlyMap<string, Hex>;
  readonly #reaches = new Map<number, Ids<Hex>>();

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.size = columns * rows;
    this.hexes = Array.from({ length: this.size }, (_, index) => index as Hex);
    this.ids = this.hexes.map((hex) => numberOf(this.column(hex), this.row(hex)));
    this.#indexes = new Map(this.hexes.map((hex) => [this.ids[hex], hex]));
    this.#neighbours = idsOf(
      this.hexes.flatMap((hex) => SIDES.map((side) => this.neighbour(hex, side) ?? NOWHERE)),
    );
    this.#across = Int16Array.from(this.hexes, (hex) => this.column(hex) - 1);
    this.#down = Int16Array.from(this.hexes, (hex) => axis(this.column(hex), this.row(hex)));
    this.#sides = [0, 1].map(() => new Int8Array(2 * columns + 3).fill(-1)) as [Int8Array, Int8Array];
    for (const hex of this.hexes)
      for (let side = 0; side < 6; side++) {
        const other = this.#neighbours[hex * 6 + side];
        if (other !== NOWHERE) this.#sides[this.#across[hex] & 1][this.#offset(hex, other)] = side;
      }
    this.around = this.hexes.map((hex) => idsOf(SIDES.flatMap((side) => this.neighbour(hex, side) ?? [])));
  }

  /** From 1. */
  column(hex: Hex): number {
    return (hex % this.columns) + 1;
  }

  /** From 1. */
  row(hex: Hex): number {
    return Math.floor(hex / this.columns) + 1;
  }

  at(column: number, row: number): Hex | undefined {
    return column < 1 || column > this.columns || row < 1 || row > this.rows
      ? undefined
      : this.hexes[(row - 1) * this.columns + column - 1];
  }

  /** The hex of a printed number; throws on one that the map does not have. */
  find(id: string): Hex {
    const hex = this.#indexes.get(id);
    if (hex === undefined) throw new Error(`the map has no hex ${id}`);
    return hex;
  }

  areNeighbours(a: Hex, b: Hex): boolean {
    return this.sideOf(a, b) !== -1;
  }

  /** Neighbours are few steps apart in the list of hexes, and those that are many are beyond the table. */
  #offset(a: Hex, b: Hex): number {
    return b - a + this.columns + 1;
  }

  /** Which side of the first hex is shared with the second, clockwise from the top; -1 if they are not neighbours. */
  sideOf(a: Hex, b: Hex): number {
    const side = this.#sides[this.#across[a] & 1][this.#offset(a, b)];
    // At the edge the hex of that index lies on the other side of the map.
    return side >= 0 && this.#neighbours[a * 6 + side] === b ? side : -1;
  }

  distance(a: Hex, b: Hex): number {
    const across = this.#across[b] - this.#across[a];
    const down = this.#down[b] - this.#down[a];
    return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
  }

  /** The distance from a place that need not be on the map. */
  distanceFrom(column: number, row: number, hex: Hex): number {
    return steps(column, row, this.column(hex), this.row(hex));
  }

  /** All hexes within so many of a hex, itself among them, in the order of the map. */
  within(hex: Hex, radius: number): Ids<Hex> {
    const key = hex * 64 + radius;
    let reach = this.#reaches.get(key);
    if (!reach) {
      reach = idsOf(this.hexes.filter((other) => this.distance(hex, other) <= radius));
      this.#reaches.set(key, reach);
    }
    return reach;
  }

  /** The hex across a side; none beyond the edge. */
  neighbour(hex: Hex, side: Side): Hex | undefined {
    const column = this.column(hex);
    const row = this.row(hex);
    const low = column % 2 === 0 ? 1 : 0;
    switch (side) {
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
