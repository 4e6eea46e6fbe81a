import type { HexGrid } from "./grid.ts";
import type { Hex } from "./ids.ts";

/**
 * What runs along or across the sides of hexes (roads, railroads, rivers, straits), as bits of one byte a side: a map's lines
 * and waterways in the form that movement asks for them.
 */
export class HexSides {
  readonly #grid: HexGrid;
  /** Six a hex, clockwise from the top. */
  readonly #bits: Uint8Array;

  constructor(grid: HexGrid) {
    this.#grid = grid;
    this.#bits = new Uint8Array(grid.size * 6);
  }

  /** Mark the side between two neighbours, from both of them. */
  mark(a: Hex, b: Hex, bits: number): void {
    const side = this.#grid.sideOf(a, b);
    const back = this.#grid.sideOf(b, a);
    if (side === -1) throw new Error(`${this.#grid.ids[a]} and ${this.#grid.ids[b]} are not neighbours`);
    this.#bits[a * 6 + side] |= bits;
    this.#bits[b * 6 + back] |= bits;
  }

  /** The bits of the side between two hexes; none where they are not neighbours. */
  at(a: Hex, b: Hex): number {
    const side = this.#grid.sideOf(a, b);
    return side === -1 ? 0 : this.#bits[a * 6 + side];
  }

  /** All bits on any side of a hex. */
  around(hex: Hex): number {
    let all = 0;
    for (let side = 0; side < 6; side++) all |= this.#bits[hex * 6 + side];
    return all;
  }
}

/** The hexes of a line, from numbers with spaces between: "0701 0801". */
export const lineOf = (grid: HexGrid, line: string): readonly Hex[] =>
  line.split(" ").map((id) => grid.find(id));

/** The sides of a waterway, from pairs with spaces between: "0914-0915 0914-1014". */
export const sidesOf = (grid: HexGrid, sides: string): readonly (readonly [Hex, Hex])[] =>
  sides.split(" ").map((side) => {
    const [a, b] = side.split("-");
    return [grid.find(a), grid.find(b)];
  });
