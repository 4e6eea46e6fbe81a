import { say } from "@sandtable/engine";
import { wrap } from "../columns.ts";
import { type Colour, fit, spread } from "../table/paint.ts";
import type { Brush } from "../table/screen.ts";

/** What the drawings of all games are made of: the map as a grid of boxes, and what is read beside it. */

/** Below this width of the screen the map becomes a list. */
const LEAST_WIDTH = 78;
/** From this width of a cell on there is room for words instead of letters. */
const ROOMY = 27;
const MOST_WIDTH = 29;

export const isRoomy = (width: number): boolean => width >= ROOMY;

/** What the signs of a map mean. */
export const keyed = (key: string, { paint, width }: Brush): string[] =>
  wrap(key, width).map((line) => paint("dim", line));

/** A heading and what belongs under it, over as many lines as it takes. */
export function headed({ paint, width }: Brush, heading: string, text: string): string[] {
  const lines = wrap(`${heading}: ${text}`, width, "  ");
  const first = lines[0].slice(2);
  const bold = heading.length + 1;
  return [paint("bold", first.slice(0, bold)) + first.slice(bold), ...lines.slice(1)];
}

export const nameOf = ({ words }: Brush, kind: string, id: string | number): string =>
  say(words, { key: `name.${kind}.${id}` });

/** As the spaces lie to each other on the map; the gaps are for what is read beside it. */
export type Grid<Id extends string> = readonly (readonly (Id | undefined)[])[];

export interface Chart<Id extends string> {
  readonly grid: Grid<Id>;
  /** How many lines a box has. */
  readonly height: number;
  readonly box: (id: Id, width: number) => readonly string[];
  /** What runs down the gaps of a column. */
  readonly beside: (column: number, width: number) => readonly string[];
  /** Where there is no room for a map: what the letters mean, and each space in words. */
  readonly key: string;
  readonly entry: (id: Id) => readonly string[];
  readonly title: (id: Id) => string;
  readonly tracks: (width: number) => readonly string[];
}

export const drawChart = <Id extends string>(chart: Chart<Id>, brush: Brush): string[] =>
  brush.width < LEAST_WIDTH ? listed(chart, brush) : mapped(chart, brush);

function mapped<Id extends string>({ grid, height, box, beside }: Chart<Id>, { width }: Brush): string[] {
  const columns = grid[0].length;
  const cell = Math.min(MOST_WIDTH, Math.floor((width - (columns - 1)) / columns));
  const gaps = grid[0].map((_, column) => beside(column, cell).slice());
  return grid.flatMap((row) => {
    const cells = row.map((id, column) =>
      id === undefined ? gaps[column].splice(0, height) : box(id, cell),
    );
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((lines) => fit(lines[line] ?? "", cell))
        .join(" ")
        .trimEnd(),
    );
  });
}

/** A line or two for each space. */
function listed<Id extends string>(
  { grid, key, title, entry, tracks }: Chart<Id>,
  { width, paint }: Brush,
): string[] {
  const spaces = grid.flat().filter((id) => id !== undefined);
  return [
    ...wrap(key, width).map((line) => paint("dim", line)),
    ...spaces.flatMap((id) => {
      const said = entry(id).filter(Boolean).join(", ") || "empty";
      const [first = "", ...rest] = wrap(`${title(id)}: ${said}`, width - 2, "  ");
      return [first.slice(2), ...rest];
    }),
    ...tracks(Math.min(width, 30)),
  ];
}

const FRAMES = { plain: "┌─┐│└┘", double: "╔═╗║╚╝", dashed: "┌┄┐┆└┘" } as const;

export interface Box {
  readonly title: string;
  readonly lines: readonly string[];
  readonly colour: Colour;
  readonly frame?: keyof typeof FRAMES;
  /** Written into the lower edge. */
  readonly foot?: string;
}

export function boxed(
  { paint }: Brush,
  { title, lines, colour, frame = "plain", foot = "" }: Box,
  width: number,
): string[] {
  const [topLeft, rule, topRight, side, bottomLeft, bottomRight] = FRAMES[frame];
  const inner = width - 2;
  const edge = (text: string): string => paint(colour, text);
  const top = rule.repeat(Math.max(0, inner - title.length - 1));
  const below = foot === "" ? "" : `${rule} ${foot} `;
  return [
    `${edge(topLeft)}${paint("bold", title)} ${edge(top)}${edge(topRight)}`,
    ...lines.map((line) => edge(side) + fit(line, inner) + edge(side)),
    edge(bottomLeft + below + rule.repeat(Math.max(0, inner - below.length)) + bottomRight),
  ];
}

/** "2 Troops 1 Police", or "2T 1P". */
export const counted = (parts: readonly (readonly [number, string])[], roomy: boolean): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => (roomy ? `${count} ${word}` : `${count}${word.charAt(0)}`))
    .join(" ");

/** In words where they fit, else in letters. */
export const fitted = (make: (roomy: boolean) => string, room: number, roomy: boolean): string => {
  const words = make(true);
  return roomy && words.length <= room ? words : make(false);
};

/** A marker of which several may lie together: "Terror", "Terror2". */
export const stacked = (word: string, count: number, roomy: boolean): string =>
  count > 1 ? `${word}${roomy ? " " : ""}${count}` : word;

/** Lines of tracks: a label and its value, in short where there is little room. */
export interface Gauge {
  readonly line: (label: string, value: string | number, short?: string) => string;
  readonly note: (text: string, short?: string) => string;
  readonly head: (text: string) => string;
}

export function gauge({ paint }: Brush, width: number): Gauge {
  const choose = (text: string, short = text): string => (isRoomy(width) ? text : short);
  return {
    line: (label, value, short) =>
      ` ${spread(choose(label, short), paint("bold", String(value)), width - 1)}`,
    note: (text, short) => ` ${paint("dim", choose(text, short))}`,
    head: (text) => ` ${paint("bold", text)}`,
  };
}

/** The cubes of a side, in words or in letters. */
export const cubes =
  ({ troops, police }: { readonly troops: number; readonly police: number }) =>
  (roomy: boolean): string =>
    counted(
      [
        [troops, "Troops"],
        [police, "Police"],
      ],
      roomy,
    );
