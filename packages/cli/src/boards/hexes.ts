import type { Colour, Paint } from "../table/paint.ts";

/** Maps of flat-top hexes in characters. Hexes have their printed numbers; even columns lie half a hex lower. */

export const hexAt = (column: number, row: number): string =>
  String(column).padStart(2, "0") + String(row).padStart(2, "0");
export const columnOf = (hex: string): number => Number(hex.slice(0, 2));
export const rowOf = (hex: string): number => Number(hex.slice(2));
/** Not a box beside the map. */
export const isHex = (at: string): boolean => /^\d{4}$/.test(at);
const isLow = (column: number): boolean => column % 2 === 0;

/** In steps from hex to hex. */
export function distanceOf(one: string, other: string): number {
  const across = Math.abs(columnOf(one) - columnOf(other));
  const [a, b] = [one, other].map((hex) => rowOf(hex) * 2 + (isLow(columnOf(hex)) ? 1 : 0));
  return across + Math.max(0, (Math.abs(a - b) - across) / 2);
}

/** A text with its colour. */
export interface Ink {
  readonly text: string;
  readonly colour?: Colour | undefined;
}

/** Characters on a sheet, each with its colour; what is written later lies on top. */
class Sheet {
  readonly #characters: string[][] = [];
  readonly #colours: (Colour | undefined)[][] = [];

  write(x: number, y: number, { text, colour }: Ink): void {
    while (this.#characters.length <= y) {
      this.#characters.push([]);
      this.#colours.push([]);
    }
    for (let index = 0; index < text.length; index++) {
      if (x + index < 0) continue;
      this.#characters[y][x + index] = text[index];
      this.#colours[y][x + index] = colour;
    }
  }

  lines(paint: Paint): string[] {
    return this.#characters.map((characters, y) => {
      const runs: { text: string; colour: Colour | undefined }[] = [];
      for (let x = 0; x < characters.length; x++) {
        const text = characters[x] ?? " ";
        const colour = this.#colours[y][x];
        const last = runs.at(-1);
        if (last && (last.colour === colour || text === " ")) last.text += text;
        else runs.push({ text, colour });
      }
      const last = runs.at(-1);
      if (last) last.text = last.text.trimEnd();
      return runs.map(({ text, colour }) => (colour ? paint(colour, text) : text)).join("");
    });
  }
}

/** How many hexes a map has across and down. */
export interface HexField {
  readonly columns: number;
  readonly rows: number;
}

export const isOnMap = (hex: string, { columns, rows }: HexField): boolean =>
  isHex(hex) && columnOf(hex) >= 1 && columnOf(hex) <= columns && rowOf(hex) >= 1 && rowOf(hex) <= rows;

/** The hex in the middle of some. */
export function middleOf(hexes: readonly string[]): string {
  const mean = (part: (hex: string) => number): number =>
    Math.round(hexes.reduce((sum, hex) => sum + part(hex), 0) / hexes.length);
  return hexAt(mean(columnOf), mean(rowOf));
}

export interface HexMap extends HexField {
  /** What is written in a hex, in at most so many characters. */
  readonly cell: (hex: string, room: number) => Ink;
}

/** Room for the number of a row. */
const MARGIN = 3;
/** Two characters for each column are the least that can be read; with three the map has its true shape. */
const LEAST_PITCH = 2;
const MOST_PITCH = 3;

/** More rows than these do not stand on a screen together. */
const MOST_ROWS = 24;

const pitchFor = (columns: number, width: number): number =>
  Math.max(LEAST_PITCH, Math.min(MOST_PITCH, Math.floor((width - MARGIN) / (columns + 1))));

/**
 * The map: two lines for each row of hexes, the even columns on the lower one. Of a map that is larger than the screen as much
 * as there is room for, around the centre.
 */
export function drawHexMap(map: HexMap, centre: string, width: number, paint: Paint): string[] {
  const pitch = pitchFor(map.columns, width);
  const across = Math.min(map.columns, Math.floor((width - MARGIN) / pitch) - 1);
  const [firstColumn, lastColumn] = span(columnOf(centre), across, map.columns);
  const [firstRow, lastRow] = span(rowOf(centre), MOST_ROWS, map.rows);
  const sheet = new Sheet();
  const left = (column: number): number => MARGIN + (column - firstColumn) * pitch;
  const top = (row: number): number => (row - firstRow + 1) * 2;
  for (let column = firstColumn; column <= lastColumn; column++) {
    const number = String(column).padStart(2, "0");
    const low = isLow(column) ? 1 : 0;
    const head: Ink = { text: number, colour: "dim" };
    sheet.write(left(column) + 1, low, head);
    for (let row = firstRow; row <= lastRow; row++)
      sheet.write(left(column), top(row) + low, map.cell(hexAt(column, row), pitch * 2));
  }
  for (let row = firstRow; row <= lastRow; row++)
    sheet.write(0, top(row), { text: String(row).padStart(2, "0"), colour: "dim" });
  return sheet.lines(paint);
}

/** What is written in an outlined hex: above its middle, at it, below it, and into its lower edge. */
export type HexTexts = readonly [top: Ink, middle: Ink, bottom: Ink, edge: Ink];
export const HEX_ROOM = [5, 7, 7, 5] as const;

export interface HexWindow extends HexField {
  readonly texts: (hex: string) => HexTexts;
  /** A mark on the side between two hexes; none: the plain outline. */
  readonly side: (hex: string, other: string) => Ink | undefined;
}

const STEP_X = 7;
const STEP_Y = 4;
const HEX_WIDTH = 9;
const MOST_ACROSS = 13;
const ROWS_SHOWN = 7;

/** Part of the map around a hex, each hex with its outline. */
export function drawHexWindow(window: HexWindow, centre: string, width: number, paint: Paint): string[] {
  const across = Math.max(1, Math.min(MOST_ACROSS, Math.floor((width - 2) / STEP_X)));
  const [firstColumn, lastColumn] = span(columnOf(centre), across, window.columns);
  const [firstRow, lastRow] = span(rowOf(centre), ROWS_SHOWN, window.rows);
  const sheet = new Sheet();
  const shown: (readonly [hex: string, x: number, y: number])[] = [];
  for (let column = firstColumn; column <= lastColumn; column++)
    for (let row = firstRow; row <= lastRow; row++)
      shown.push([
        hexAt(column, row),
        (column - firstColumn) * STEP_X,
        (row - firstRow) * STEP_Y + (isLow(column) ? 2 : 0),
      ]);
  for (const [, x, y] of shown) outline(sheet, x, y);
  for (const [hex, x, y] of shown) fill(sheet, window, hex, x, y);
  return sheet.lines(paint);
}

/** So many of `1..most`, around the middle as well as it goes. */
function span(middle: number, count: number, most: number): readonly [number, number] {
  const first = Math.max(1, Math.min(middle - Math.floor(count / 2), most - count + 1));
  return [first, Math.min(most, first + count - 1)];
}

function outline(sheet: Sheet, x: number, y: number): void {
  const dim = (text: string): Ink => ({ text, colour: "dim" });
  sheet.write(x + 2, y, dim("_____"));
  for (const [line, left, right] of [
    [1, 1, "/\\"],
    [2, 0, "/\\"],
    [3, 0, "\\/"],
    [4, 1, "\\/"],
  ] as const) {
    sheet.write(x + left, y + line, dim(right[0]));
    sheet.write(x + HEX_WIDTH - 1 - left, y + line, dim(right[1]));
  }
  sheet.write(x + 2, y + 4, dim("_____"));
}

function fill(sheet: Sheet, { texts, side }: HexWindow, hex: string, x: number, y: number): void {
  texts(hex).forEach(({ text, colour }, line) => {
    const room = HEX_ROOM[line];
    const indent = line === 1 || line === 2 ? 1 : 2;
    sheet.write(x + indent, y + line + 1, { text: [...text].slice(0, room).join(""), colour });
  });
  // Each side is drawn by the hex to the west or north of it.
  const [column, row] = [columnOf(hex), rowOf(hex)];
  const low = isLow(column) ? 1 : 0;
  const marks: readonly (readonly [string, number, number])[] = [
    [hexAt(column, row + 1), 4, 4],
    [hexAt(column + 1, row - 1 + low), 8, 2],
    [hexAt(column + 1, row + low), 8, 3],
  ];
  for (const [other, dx, dy] of marks) {
    const mark = side(hex, other);
    if (mark) sheet.write(x + dx, y + dy, mark);
  }
}
