import type { RailwayId, SpaceId, ZipperBox } from "@sandtable/japanese-occupation/map";
import { type Area, area, type Circle, type Spot, type TracksLayout } from "../coin/index.ts";
import { SPACES as PENINSULA } from "../malaya/layout.ts";
import type { Pooled } from "./spaces.ts";

/** Where everything lies on the table: the map of Malaya, with other boxes around it. */

/** A space: its name, the top left corners of its boxes and markers, and the room for pieces. */
export interface SpaceLayout {
  readonly name: Spot;
  readonly size: number;
  readonly lines: readonly string[];
  readonly population?: Spot | undefined;
  /** 1.3.2 Intel lies where Malaya shows Control, Opposition where it shows Support. */
  readonly intel?: Spot | undefined;
  readonly attitude?: Spot | undefined;
  readonly terror: Spot;
  readonly village: Spot;
  readonly pieces: Area;
  readonly circle?: Circle | undefined;
}

/** What differs from Malaya, because Railways run along the borders. */
const MOVED: Partial<Record<SpaceId, Partial<SpaceLayout>>> = {
  perak: { terror: [640, 378], village: [671, 378], pieces: area(546, 388, 92, 184) },
  kelantan: { name: [850, 289], pieces: area(770, 368, 132, 84) },
};

const spaceLayout = (id: SpaceId): SpaceLayout => {
  const { control, ...rest } = PENINSULA[id];
  return { ...rest, intel: control, ...MOVED[id] };
};

export const SPACES: Readonly<Record<SpaceId, SpaceLayout>> = {
  kedah: spaceLayout("kedah"),
  perak: spaceLayout("perak"),
  kelantan: spaceLayout("kelantan"),
  trengganu: spaceLayout("trengganu"),
  pahang: spaceLayout("pahang"),
  selangor: spaceLayout("selangor"),
  negri_sembilan: spaceLayout("negri_sembilan"),
  johore: spaceLayout("johore"),
  kuala_lumpur: spaceLayout("kuala_lumpur"),
  ec_north: spaceLayout("ec_north"),
  ec_south: spaceLayout("ec_south"),
};

/** Where on its line a Railway's sign stands, as a share of its length. */
export const SIGN_AT: Readonly<Record<RailwayId, number>> = {
  R1: 0.5,
  R2: 0.7,
  R3: 0.5,
  R4: 0.4,
  R5: 0.5,
  R6: 0.5,
  R7: 0.5,
  R8: 0.5,
};

export const TITLE = area(42, 40, 312, 96);
export const ZIPPER = area(42, 156, 312, 172);
export const zipperBox = (box: ZipperBox): Area => {
  const index = { delay: 0, "6": 1, "12": 2, "18": 3, "20": 4 }[box];
  return area(ZIPPER.x + 9 + index * 59, ZIPPER.y + 34, 58, 128);
};
/** The Supply Cache that waits in a box. */
export const storedRoom = (box: "6" | "12"): Area => {
  const { x, y } = zipperBox(box);
  return area(x + 11, y + 52, 40, 30);
};

export const AVAILABLE = {
  british: area(42, 586, 440, 172),
  japanese: area(1164, 606, 394, 152),
};
/** Where the Available pieces of each kind lie, inside the boxes. */
export const AVAILABLE_ROOM: Readonly<Record<Pooled, Area>> = {
  mpaja: area(138, 620, 330, 30),
  others: area(138, 664, 120, 30),
  caches: area(334, 664, 140, 30),
  camps: area(138, 710, 120, 34),
  force136: area(334, 710, 120, 34),
  police: area(1256, 640, 180, 30),
  villages: area(1256, 678, 180, 34),
  troops: area(1256, 720, 290, 30),
};

export const AWAY = area(1296, 882, 262, 104);
export const AWAY_ROOM: Readonly<Record<"troops" | "force136" | "gone", Area>> = {
  troops: area(1372, 913, 88, 30),
  force136: area(1514, 913, 40, 30),
  gone: area(1372, 950, 180, 30),
};

export const TRACKS: TracksLayout = {
  initiative: area(42, 352, 400, 210),
  rounds: area(1296, 776, 262, 92),
  cards: {
    deck: area(1164, 42, 124, 172),
    pile: area(1164, 238, 124, 172),
    current: area(1304, 42, 256, 368),
    capabilities: area(1164, 430, 394, 156),
  },
};
export const KEY = area(42, 974, 844, 112);
export const COMPASS: Spot = [1468, 1044];
/** What an Extract would bring, told while it is considered. */
export const EXTRACT_NOTE = area(948, 26, 196, 130);
export const OUT_OF_PLAY: Spot = [556, 92];
