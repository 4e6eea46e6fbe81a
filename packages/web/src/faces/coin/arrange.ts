import type { Area, Spot } from "./geometry.ts";
import type { Kit } from "./kit.ts";

/** Where every piece stands: tidy rows while there are few, a pile with a number when there are many. */

export interface Group {
  readonly piece: string;
  /** A space, "available", or another box of the game. */
  readonly at: string;
  readonly count: number;
  /** A spot for each piece, its top left corner. */
  readonly spots: readonly Spot[];
  readonly box: Area;
  /** Less than 1 where it is crowded. */
  readonly scale: number;
  /** A pile shows how many it holds. */
  readonly piled: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 2;
const BETWEEN = 6;
/** On the map no more than so many of a kind stand side by side. */
const LOOSE = 8;
const PILE_LEVELS = 3;
const PILE_STEP = 4;
const BADGE = 13;

export interface Wanted {
  readonly piece: string;
  readonly count: number;
  /** Begins a row of its own if there is room. */
  readonly apart?: boolean;
}
interface Sized extends Wanted {
  readonly size: Size;
}
interface Block extends Sized, Size {
  readonly columns: number;
  readonly piled: boolean;
}

function block(wanted: Sized, most: number, width: number): Block {
  const { size } = wanted;
  if (wanted.count > most) {
    const tall = size.height + (Math.min(wanted.count, PILE_LEVELS) - 1) * PILE_STEP;
    return { ...wanted, piled: true, columns: 1, width: size.width + BADGE, height: tall };
  }
  const columns = Math.max(1, Math.min(wanted.count, Math.floor((width + GAP) / (size.width + GAP))));
  const rows = Math.ceil(wanted.count / columns);
  return {
    ...wanted,
    piled: false,
    columns,
    width: columns * (size.width + GAP) - GAP,
    height: rows * (size.height + GAP) - GAP,
  };
}

/** Blocks in rows from the left, each row as high as its highest; nothing if they do not fit. */
function rowsOf(blocks: readonly Block[], area: Area, apart: boolean): Block[][] | undefined {
  const rows: Block[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const next of blocks) {
    const fits = used + BETWEEN + next.width <= area.width;
    if (!fits || (apart && next.apart)) {
      rows.push([]);
      used = -BETWEEN;
    }
    rows[rows.length - 1].push(next);
    used += BETWEEN + next.width;
  }
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const total = heights.reduce((sum, height) => sum + height + 3, -3);
  return total <= area.height ? rows : undefined;
}

function spotsOf(one: Block, x: number, y: number): Spot[] {
  const { size } = one;
  return Array.from({ length: one.count }, (_, index): Spot => {
    if (one.piled) {
      const level = Math.min(index, PILE_LEVELS - 1);
      return [x, y + one.height - size.height - level * PILE_STEP];
    }
    return [
      x + (index % one.columns) * (size.width + GAP),
      y + Math.floor(index / one.columns) * (size.height + GAP),
    ];
  });
}

/** Loose if they fit, then in piles, then smaller. */
const SCALES = [1, 0.86, 0.74, 0.62];

interface Fitted {
  readonly rows: readonly (readonly Block[])[];
  readonly scale: number;
}

function fit(wanted: readonly Sized[], area: Area, loose: number): Fitted {
  const asBlocks = (most: number, width: number): Block[] => wanted.map((one) => block(one, most, width));
  for (const scale of SCALES) {
    const room = { x: 0, y: 0, width: area.width / scale, height: area.height / scale };
    for (let most = loose; most >= 1; most--) {
      const blocks = asBlocks(most, room.width);
      const rows = rowsOf(blocks, room, true) ?? rowsOf(blocks, room, false);
      if (rows) return { rows, scale };
    }
  }
  return { rows: [asBlocks(1, area.width)], scale: SCALES[SCALES.length - 1] };
}

/** Where a group may stand: `at` names the place, `loose` how many of a kind may stand side by side. */
export interface Room {
  readonly area: Area;
  readonly at: string;
  readonly loose?: number;
  readonly centred?: boolean;
}

/** The groups of one space or box, in the room it has. */
export function arrangeIn(
  kit: Kit,
  wanted: readonly Wanted[],
  { area, at, loose = LOOSE, centred = false }: Room,
): Group[] {
  const present = wanted.filter(({ count }) => count > 0).map((one) => ({ ...one, size: kit[one.piece] }));
  if (present.length === 0) return [];
  const { rows, scale } = fit(present, area, loose);
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const total = heights.reduce((sum, height) => sum + height + 3, -3);
  let y = Math.max(0, Math.min(6, (area.height / scale - total) / 2));
  return rows.flatMap((row, index) => {
    const bottom = y + heights[index];
    const wide = row.reduce((sum, { width }) => sum + width + BETWEEN, -BETWEEN);
    let x = centred ? Math.max(0, (area.width / scale - wide) / 2) : 0;
    y = bottom + 3;
    return row.map((one): Group => {
      const [left, top] = [x, bottom - one.height];
      x += one.width + BETWEEN;
      return {
        piece: one.piece,
        at,
        count: one.count,
        spots: spotsOf(one, left, top).map(([spotX, spotY]) => [
          round(area.x + spotX * scale),
          round(area.y + spotY * scale),
        ]),
        box: {
          x: round(area.x + left * scale),
          y: round(area.y + top * scale),
          width: round(one.width * scale),
          height: round(one.height * scale),
        },
        scale,
        piled: one.piled,
      };
    });
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Markers that lie in a spot of their own are groups too, so that they can be seen moving. */
export const marked = (kit: Kit, piece: string, at: string, [x, y]: Spot): Group => ({
  piece,
  at,
  count: 1,
  spots: [[x, y]],
  box: { x, y, width: kit[piece].width, height: kit[piece].height },
  scale: 1,
  piled: false,
});
