import type { SpaceId } from "@sandtable/coin/malaya-map";
import type { Commander } from "@sandtable/malaya/shape";
import { type Area, area, type Circle, type Spot, type TracksLayout } from "../coin/index.ts";
import { MAP } from "./map.ts";
import { said } from "./words/index.ts";

/** Where everything lies on the table. */

/** A space: its name in one or two lines, the top left corners of its boxes, and the room for pieces. */
export interface SpaceLayout {
  readonly name: Spot;
  readonly size: number;
  readonly lines: readonly string[];
  readonly population?: Spot;
  readonly control?: Spot;
  readonly attitude?: Spot;
  readonly terror: Spot;
  readonly village: Spot;
  readonly pieces: Area;
  /** The circles: Kuala Lumpur and the Economic Centers. */
  readonly circle?: Circle;
}

export const CONTROL = 32;

/** Population, Control and attitude in a row, then Terror and New Village, either after them or elsewhere. */
const boxes = (x: number, y: number, terror?: Spot, village?: Spot) => ({
  population: [x, y] as Spot,
  control: [x + 29, y] as Spot,
  attitude: [x + 65, y + 1] as Spot,
  terror: terror ?? ([x + 99, y + 2] as Spot),
  village: village ?? ([x + 131, y + 2] as Spot),
});

const circleAt = ([x, y]: Spot, radius: number) => ({ x, y, radius });
const [KL_X, KL_Y] = MAP.corners.kuala_lumpur;
const [NORTH_X, NORTH_Y] = MAP.corners.ec_north;
const [SOUTH_X, SOUTH_Y] = MAP.corners.ec_south;

const center = ([x, y]: Spot, lines: readonly string[]): SpaceLayout => ({
  name: [x, y - 30],
  size: 11,
  lines,
  terror: [x + 20, y - 27],
  village: [x, y],
  pieces: area(x - 42, y - 3, 84, 47),
  circle: circleAt([x, y], 52),
});

export const SPACES: Readonly<Record<SpaceId, SpaceLayout>> = {
  thailand: {
    name: [588, 136],
    size: 21,
    lines: said.onMap.thailand,
    control: [606, 150],
    terror: [0, 0],
    village: [0, 0],
    pieces: area(650, 152, 130, 104),
  },
  kedah: {
    name: [524, 190],
    size: 16,
    lines: said.onMap.kedah,
    ...boxes(507, 294, [536, 331], [567, 331]),
    pieces: area(505, 212, 128, 78),
  },
  perak: {
    name: [676, 334],
    size: 19,
    lines: said.onMap.perak,
    ...boxes(600, 341),
    pieces: area(546, 390, 98, 182),
  },
  kelantan: {
    name: [838, 288],
    size: 16,
    lines: said.onMap.kelantan,
    ...boxes(782, 299, [792, 336], [828, 336]),
    pieces: area(750, 368, 148, 84),
  },
  trengganu: {
    name: [980, 366],
    size: 16,
    lines: said.onMap.trengganu,
    ...boxes(915, 378),
    pieces: area(986, 418, 112, 128),
  },
  pahang: {
    name: [900, 524],
    size: 24,
    lines: said.onMap.pahang,
    ...boxes(822, 538),
    pieces: area(905, 582, 188, 130),
  },
  selangor: {
    name: [694, 622],
    size: 17,
    lines: said.onMap.selangor,
    ...boxes(632, 633, [664, 669], [697, 669]),
    pieces: area(661, 701, 88, 120),
  },
  negri_sembilan: {
    name: [890, 765],
    size: 14,
    lines: said.onMap.negri_sembilan,
    ...boxes(790, 797),
    pieces: area(806, 838, 152, 66),
  },
  johore: {
    name: [1092, 886],
    size: 20,
    lines: said.onMap.johore,
    ...boxes(1012, 898),
    pieces: area(1036, 936, 190, 66),
  },
  kuala_lumpur: {
    name: [KL_X, KL_Y - 46],
    size: 12,
    lines: said.onMap.kuala_lumpur,
    population: [KL_X - 60, KL_Y - 38],
    control: [KL_X - 32, KL_Y - 38],
    attitude: [KL_X + 3, KL_Y - 37],
    terror: [KL_X + 35, KL_Y - 36],
    village: [0, 0],
    pieces: area(KL_X - 58, KL_Y - 3, 116, 58),
    circle: circleAt([KL_X, KL_Y], 74),
  },
  ec_north: center([NORTH_X, NORTH_Y], said.onMap.ec_north),
  ec_south: center([SOUTH_X, SOUTH_Y], said.onMap.ec_south),
};

export const TITLE = area(42, 40, 250, 96);
export const COMMANDER = area(42, 156, 312, 172);
export const commanderBox = (name: Commander): Area => {
  const index = { gurney: 0, briggs: 1, templer: 2 }[name];
  return area(COMMANDER.x + 10 + index * 98, COMMANDER.y + 36, 96, 126);
};

export const AVAILABLE = {
  british: area(42, 586, 440, 200),
  mcp: area(1164, 606, 394, 152),
};
/** Where the Available pieces of each kind lie, inside the boxes. */
export const AVAILABLE_ROOM: Readonly<
  Record<"troops" | "police" | "guerrillas" | "bases" | "villages", Area>
> = {
  troops: area(112, 622, 352, 56),
  police: area(112, 680, 352, 56),
  villages: area(112, 740, 352, 36),
  guerrillas: area(1256, 638, 296, 58),
  bases: area(1256, 710, 296, 36),
};

export const TRACKS: TracksLayout = {
  initiative: area(42, 352, 400, 210),
  rounds: area(1296, 780, 262, 92),
  cards: {
    deck: area(1164, 42, 124, 172),
    pile: area(1164, 238, 124, 172),
    current: area(1304, 42, 256, 368),
    capabilities: area(1164, 430, 394, 156),
  },
};
export const KEY = area(42, 974, 484, 112);
export const COMPASS: Spot = [1468, 985];
