import type { SpaceId } from "@sandtable/palestine/map";
import type { ChitValue } from "@sandtable/palestine/shape";
import { type Area, area, type Circle, type Spot, type TracksLayout } from "../coin/index.ts";
import { MAP } from "./map.ts";
import type { CityId, DistrictId, RailwayId } from "./spaces.ts";
import { said } from "./words/index.ts";

/** Where everything lies on the sheet of 1600 by 1200. */

/** A space: its name in one or two lines, the top left corners of its boxes and markers, and the room for pieces. */
interface SpaceLayout {
  readonly name: Spot;
  readonly size: number;
  readonly lines: readonly string[];
  readonly value: Spot;
  readonly sabotage: Spot;
  readonly terror: Spot;
  readonly pieces: Area;
}
interface CityLayout extends SpaceLayout {
  readonly circle: Circle;
  readonly curfew: Spot;
}
interface RailwayLayout extends SpaceLayout {
  readonly plate: Area;
}

/** The name with its value before it and the markers after it. */
const heading = (x: number, y: number, half: number) => ({
  name: [x, y] as Spot,
  value: [x - half - 31, y - 23] as Spot,
  sabotage: [x + half + 7, y - 21] as Spot,
  terror: [x + half + 42, y - 21] as Spot,
});

const DISTRICT_LAYOUT: Readonly<Record<DistrictId, SpaceLayout>> = {
  galilee: {
    ...heading(1022, 174, 50),
    size: 22,
    lines: [said.onMap.galilee],
    pieces: area(986, 192, 158, 104),
  },
  haifa_d: {
    name: [884, 340],
    size: 15,
    lines: [said.onMap.haifa_d],
    value: [812, 348],
    sabotage: [844, 350],
    terror: [879, 350],
    pieces: area(808, 386, 128, 58),
  },
  samaria: {
    ...heading(1018, 476, 56),
    size: 22,
    lines: [said.onMap.samaria],
    pieces: area(906, 492, 240, 124),
  },
  lydda: { ...heading(714, 756, 32), size: 19, lines: [said.onMap.lydda], pieces: area(626, 770, 200, 56) },
  jerusalem_d: {
    ...heading(866, 914, 102),
    size: 17,
    lines: [said.onMap.jerusalem_d],
    pieces: area(730, 930, 310, 58),
  },
  gaza: { ...heading(600, 976, 36), size: 22, lines: [said.onMap.gaza], pieces: area(440, 994, 330, 96) },
};

const RADIUS = 90;
const city = (id: CityId): CityLayout => {
  const [x, y] = MAP.cities[id];
  return {
    name: [x, y - 61],
    size: 13,
    lines: [said.onMap[id]],
    value: [x - 65, y - 53],
    sabotage: [x - 36, y - 51],
    terror: [x - 1, y - 51],
    curfew: [x + 34, y - 51],
    pieces: area(x - 64, y - 17, 128, 82),
    circle: { x, y, radius: RADIUS },
  };
};
export const CITY_LAYOUT: Readonly<Record<CityId, CityLayout>> = {
  haifa_c: city("haifa_c"),
  tel_aviv: city("tel_aviv"),
  jerusalem_c: city("jerusalem_c"),
};

/** The plate of a Railway: its name above, pieces on the left, markers on the right. */
const PLATE = { width: 168, height: 86 };
const railway = (id: RailwayId): RailwayLayout => {
  const [x, y] = [MAP.plates[id][0] - PLATE.width / 2, MAP.plates[id][1] - PLATE.height / 2];
  return {
    name: [x + 96, y + 17],
    size: 12.5,
    lines: [said.onMap[id]],
    value: [x + 6, y + 5],
    sabotage: [x + 133, y + 24],
    terror: [x + 133, y + 54],
    pieces: area(x + 10, y + 26, 118, 56),
    plate: { x, y, ...PLATE },
  };
};
export const RAILWAY_LAYOUT: Readonly<Record<RailwayId, RailwayLayout>> = {
  rw_syria: railway("rw_syria"),
  rw_haifa: railway("rw_haifa"),
  rw_jerusalem: railway("rw_jerusalem"),
  rw_egypt: railway("rw_egypt"),
};

export const SPACES: Readonly<Record<SpaceId, SpaceLayout>> = {
  ...DISTRICT_LAYOUT,
  ...CITY_LAYOUT,
  ...RAILWAY_LAYOUT,
};

export const TITLE = area(42, 30, 300, 96);
const INITIATIVE = area(42, 142, 400, 210);
/** Where the note lies that the British must Pass. */
export const MUST_PASS: Area = area(INITIATIVE.x + 304, INITIATIVE.y + 8, 88, 22);

/** The boxes of the Haganah Track from 0 to 4; the last two are as wide as the pieces below them. */
export const HAGANAH_TRACK = area(42, 368, 440, 194);
const HAGANAH_WIDTHS = [80, 74, 64, 86, 98] as const;
export const haganahBox = (value: number): Area => {
  const before = HAGANAH_WIDTHS.slice(0, value).reduce<number>((sum, width) => sum + width + 4, 0);
  return area(HAGANAH_TRACK.x + 12 + before, HAGANAH_TRACK.y + 34, HAGANAH_WIDTHS[value], 96);
};
/** The pieces that the Haganah withholds lie below the boxes 3 and 4. */
export const STORED_ROOM: Readonly<Record<"3" | "4", Area>> = {
  "3": area(haganahBox(3).x - 5, HAGANAH_TRACK.y + 138, 88, 28),
  "4": area(haganahBox(4).x + 2, HAGANAH_TRACK.y + 138, 100, 28),
};

export const AVAILABLE = {
  british: area(42, 578, 440, 116),
  irgun: area(1302, 612, 258, 164),
};
/** Where the Available pieces of each kind lie, inside the boxes. */
export const AVAILABLE_ROOM: Readonly<Record<"troops" | "police" | "cells" | "caches" | "curfews", Area>> = {
  troops: area(112, 614, 352, 30),
  police: area(112, 654, 180, 30),
  curfews: area(372, 654, 100, 30),
  cells: area(1366, 644, 188, 86),
  caches: area(1366, 738, 188, 30),
};

export const PRISON = area(1302, 790, 258, 108);
export const PRISON_ROOM = area(1314, 822, 236, 56);

export const INTEL = area(1302, 912, 258, 152);
export const chitColumn = (value: ChitValue): Area => area(INTEL.x + 10 + value * 80, INTEL.y + 34, 78, 108);

export const TRACKS: TracksLayout = {
  initiative: INITIATIVE,
  rounds: area(496, 346, 226, 92),
  cards: {
    current: area(1302, 42, 256, 368),
    deck: area(1302, 426, 124, 172),
    pile: area(1434, 426, 124, 172),
    capabilities: area(42, 714, 394, 228),
  },
};
export const KEY = area(358, 30, 484, 112);
export const COMPASS: Spot = [1250, 985];
