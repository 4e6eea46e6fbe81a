import { COLUMNS, ROWS } from "@sandtable/malaya-1941/map";
import { type Area, area, HexLayout, type Sheet } from "../hex/index.ts";

/** The measures of the one drawing: the map, and the boxes where it has nothing but open sea and foreign land. */

export const HEX = new HexLayout({ columns: COLUMNS, rows: ROWS, size: 40, left: 60, top: 52 });

export const SHEET: Sheet = { width: 2990, height: 3256, margin: 16 };
/** What the names of this board's own parts begin with, where several boards may be on one page. */
export const FACE = "face-malaya-1941";

export const MAP: Area = area(0, 0, 2640, 3256);

/** East of the coastal waters no force ever goes: the displays lie there. */
export const EAST: Area = area(2230, 0, 760, 2284);
const INSIDE = { x: 2242, width: 736 } as const;
const stacked = (y: number, height: number): Area => area(INSIDE.x, y, INSIDE.width, height);
export const TITLE = stacked(12, 128);
export const TURNS = stacked(152, 292);
export const PHASES = stacked(456, 244);
export const AIR = stacked(712, 446);
export const MARKERS = stacked(1170, 408);
export const SCORE = stacked(1590, 246);
export const BASE = stacked(1848, 424);

export const LAST_TURN = 6;
export const turnBox = (turn: number): Area => {
  const width = (TURNS.width - 20) / LAST_TURN;
  return area(TURNS.x + 10 + (turn - 1) * width, TURNS.y + 46, width, TURNS.height - 56);
};

export const LEGEND: Area = area(2652, 2296, 338, 960);

/** In Sumatra: who is gone. */
const GONE = { x: 16, y: 2724, width: 420, height: 252, gap: 10 } as const;
export const goneBox = (column: number, row: number): Area =>
  area(
    GONE.x + column * (GONE.width + GONE.gap),
    GONE.y + row * (GONE.height + GONE.gap),
    GONE.width,
    GONE.height,
  );
