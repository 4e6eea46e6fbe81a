import { COLUMNS, ROWS } from "@sandtable/1942/map";
import { type Area, area, HexLayout, type Sheet } from "../hex/index.ts";

/** The measures of the one drawing: the map, and the boxes to its right and below it. */

export const HEX = new HexLayout({ columns: COLUMNS, rows: ROWS, size: 40, left: 60, top: 52 });

export const SHEET: Sheet = { width: 2500, height: 1880, margin: 16 };
/** What the names of this board's own parts begin with, where several boards may be on one page. */
export const FACE = "face-1942";

export const MAP: Area = area(0, 0, 2100, 1594);

const BESIDE = { x: 2112, width: 388 } as const;
const beside = (y: number, height: number): Area => area(BESIDE.x, y, BESIDE.width, height);

export const TITLE = beside(0, 128);
export const HONG_KONG = beside(140, 150);
export const JAPANESE_OFF_MAP = beside(302, 640);
export const POINTS = beside(954, 300);
export const BEACHES = beside(1266, 130);
export const SCORE = beside(1408, 472);

const BELOW = 1606;
const TURN_BOX = { width: 138, height: 156 } as const;
/** Game-turns are counted from 0 (2.0). */
export const LAST_TURN = 10;
const TURNS = LAST_TURN + 1;
const TURN_TRACK: Area = area(
  MAP.width - TURNS * TURN_BOX.width,
  BELOW,
  TURNS * TURN_BOX.width,
  TURN_BOX.height,
);
export const turnBox = (turn: number): Area => ({
  ...TURN_TRACK,
  x: TURN_TRACK.x + turn * TURN_BOX.width,
  width: TURN_BOX.width,
});
export const ALLIED_OFF_MAP: Area = area(0, BELOW, TURN_TRACK.x - 12, TURN_BOX.height);
/** In the same box: the Dutch who are called up when Java is invaded. */
export const HOME_GUARD: Area = area(450, BELOW, 120, TURN_BOX.height);

const TRAYS = BELOW + TURN_BOX.height + 12;
export const ELIMINATED: Area = area(0, TRAYS, 1044, SHEET.height - TRAYS);
export const SURRENDERED: Area = area(1056, TRAYS, 1044, SHEET.height - TRAYS);
