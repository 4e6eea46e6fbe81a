import { COLUMNS, ROWS } from "@sandtable/1942/map";
import { type Area, area, HexLayout } from "../hex/index.ts";

/** The measures of the one drawing: the map, and the boxes to its right and below it. */

export const HEX = new HexLayout({ columns: COLUMNS, rows: ROWS, size: 40, left: 60, top: 52 });

export const SHEET = { width: 2500, height: 1880 } as const;
/** Table showing around the sheet. */
export const MARGIN = 16;

export const MAP: Area = area(0, 0, 2100, 1594);

const SIDE = { x: 2112, width: 388 } as const;
const side = (y: number, height: number): Area => area(SIDE.x, y, SIDE.width, height);

export const TITLE = side(0, 128);
export const HONG_KONG = side(140, 150);
export const JAPANESE_OFF_MAP = side(302, 640);
export const POINTS = side(954, 300);
export const BEACHES = side(1266, 130);
export const SCORE = side(1408, 472);

const BELOW = 1606;
const TURN_BOX = { width: 138, height: 156 } as const;
const TURNS = 11;
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
