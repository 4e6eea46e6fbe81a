import { type Hex, HexGrid } from "@sandtable/hex";
import { type Data, isWhole, type Say } from "./faults.ts";

/** The letters of the map: water and what is out of play first. */
export const LETTERS: Readonly<Record<string, string>> = {
  ".": "sea",
  "~": "lake",
  x: "out of play",
  c: "clear",
  u: "cultivated",
  m: "marsh",
  j: "jungle",
  h: "mountain",
  C: "city",
};
const NO_LAND = ".~x";
const MOST_LINES = 99;

/** The map as a check needs it: hexes by number, without the tables of the rules, which trust their data. */
export interface Ground {
  readonly grid: HexGrid;
  /** No hex for a number that the map does not have. */
  hex(id: string): Hex | undefined;
  letter(hex: Hex): string;
  isLand(hex: Hex): boolean;
  isSea(hex: Hex): boolean;
  /** Land with open sea beside it. */
  isCoast(hex: Hex): boolean;
  isThai(hex: Hex): boolean;
}

/** The map, if its rows are whole: else nothing else about it can be checked. */
export function groundOf(map: Data["map"], say: Say): Ground | undefined {
  if (!rowsAreWhole(map, say)) return;
  const grid = new HexGrid(map.COLUMNS, map.ROWS);
  const hexes = new Map(grid.ids.map((id, at) => [id, grid.hexes[at]]));
  const thai = new Set<Hex>();
  for (const [row, first, last] of map.THAILAND)
    for (let column = first; column <= Math.min(last, map.COLUMNS); column++) {
      const hex = grid.at(column, row);
      if (hex !== undefined) thai.add(hex);
    }
  const letter = (hex: Hex): string => map.TERRAIN[grid.row(hex) - 1][grid.column(hex) - 1];
  const isLand = (hex: Hex): boolean => !NO_LAND.includes(letter(hex));
  const isSea = (hex: Hex): boolean => letter(hex) === ".";
  return {
    grid,
    hex: (id) => hexes.get(id),
    letter,
    isLand,
    isSea,
    isCoast: (hex) => isLand(hex) && [...grid.around[hex]].some(isSea),
    isThai: (hex) => thai.has(hex),
  };
}

function rowsAreWhole({ COLUMNS, ROWS, TERRAIN }: Data["map"], say: Say): boolean {
  let whole = true;
  const wrong: Say = (...fault) => {
    whole = false;
    say(...fault);
  };
  for (const [name, value] of [
    ["COLUMNS", COLUMNS],
    ["ROWS", ROWS],
  ] as const)
    if (!isWhole(value, 1, MOST_LINES)) wrong(name, "value", `${value} is no whole number from 1 to 99`);
  if (TERRAIN.length !== ROWS) wrong("TERRAIN", "rows", `${TERRAIN.length} rows, but ROWS says ${ROWS}`);
  for (const [at, row] of TERRAIN.entries()) {
    if (row.length !== COLUMNS)
      wrong(`TERRAIN ${at + 1}`, "length", `${row.length} letters, but COLUMNS says ${COLUMNS}`);
    for (const [column, letter] of [...row].entries())
      if (!(letter in LETTERS))
        wrong(`TERRAIN ${at + 1}`, `letter ${column + 1}`, `"${letter}" is no terrain`);
  }
  return whole;
}
