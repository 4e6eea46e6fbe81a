/** The names on the map: each along a line, so that it lies on its land or in its sea. */

export interface Lettering {
  readonly text: string;
  readonly kind: "sea" | "ocean" | "country" | "island";
  readonly size: number;
  /** The line the letters stand on. */
  readonly along: string;
}

type Point = readonly [x: number, y: number];

/** The letters are spaced: a line so much longer at both ends has room for all of them. */
const LONGER = 0.45;

/** A bent line from one point by the pull of a second to a third, run on beyond both ends. */
function bent(from: Point, pull: Point, to: Point): string {
  const at = (t: number, axis: 0 | 1): number =>
    (1 - t) * (1 - t) * from[axis] + 2 * t * (1 - t) * pull[axis] + t * t * to[axis];
  const [start, end] = [-LONGER, 1 + LONGER];
  const middle = (axis: 0 | 1): number =>
    (1 - start) * (1 - end) * from[axis] +
    (start * (1 - end) + end * (1 - start)) * pull[axis] +
    start * end * to[axis];
  const point = (of: (axis: 0 | 1) => number): string => `${Math.round(of(0))} ${Math.round(of(1))}`;
  return `M${point((axis) => at(start, axis))}Q${point(middle)} ${point((axis) => at(end, axis))}`;
}

const name = (
  kind: Lettering["kind"],
  text: string,
  size: number,
  from: Point,
  pull: Point,
  to: Point,
): Lettering => ({ kind, text, size, along: bent(from, pull, to) });

export const LETTERING: readonly Lettering[] = [
  name("ocean", "Pacific Ocean", 44, [1560, 300], [1760, 265], [1960, 310]),
  name("ocean", "Indian Ocean", 44, [90, 1350], [250, 1390], [440, 1500]),
  name("sea", "South China Sea", 34, [790, 290], [950, 250], [1110, 285]),
  name("sea", "Treacherous Seas", 19, [870, 500], [960, 480], [1050, 500]),
  name("sea", "Gulf of Siam", 19, [335, 520], [400, 560], [470, 650]),
  name("sea", "Andaman Sea", 24, [60, 470], [110, 540], [140, 640]),
  name("sea", "Java Sea", 30, [740, 1225], [840, 1200], [950, 1235]),
  name("sea", "Sulu Sea", 22, [1195, 595], [1255, 583], [1320, 600]),
  name("sea", "Celebes Sea", 26, [1290, 845], [1370, 825], [1460, 845]),
  name("sea", "Molucca Sea", 17, [1530, 990], [1560, 1040], [1570, 1090]),
  name("sea", "Banda Sea", 27, [1590, 1262], [1670, 1242], [1750, 1266]),
  name("sea", "Timor Sea", 26, [1610, 1540], [1690, 1520], [1780, 1530]),
  name("sea", "Flores Sea", 19, [1195, 1345], [1255, 1330], [1330, 1340]),
  name("sea", "Makassar Strait", 16, [1166, 1120], [1150, 1030], [1172, 915]),
  name("country", "Burma", 19, [44, 70], [68, 66], [96, 72]),
  name("country", "Siam", 36, [282, 205], [350, 183], [420, 205]),
  name("country", "Indo-China", 31, [530, 160], [630, 250], [680, 380]),
  name("island", "Hainan", 15, [722, 36], [755, 30], [790, 42]),
  name("country", "Malaya", 18, [382, 668], [408, 725], [420, 790]),
  name("country", "Sumatra", 33, [240, 870], [330, 960], [420, 1065]),
  name("country", "Java", 22, [735, 1352], [790, 1350], [850, 1366]),
  name("country", "Sarawak", 16, [815, 905], [885, 875], [945, 805]),
  name("country", "North Borneo", 12, [1045, 776], [1095, 766], [1145, 776]),
  name("country", "Dutch Borneo", 31, [825, 1010], [930, 975], [1040, 935]),
  name("country", "Celebes", 19, [1238, 1040], [1248, 1100], [1268, 1170]),
  name("island", "Moluccas", 17, [1620, 905], [1655, 965], [1655, 1035]),
  name("country", "New Guinea", 21, [1840, 1062], [1930, 1052], [2020, 1082]),
  name("island", "Lesser Sunda Islands", 16, [1120, 1532], [1215, 1524], [1310, 1532]),
  name("island", "Timor", 16, [1455, 1500], [1500, 1478], [1550, 1445]),
  name("country", "Luzon", 18, [1275, 100], [1300, 160], [1303, 220]),
  name("island", "Palawan", 15, [1092, 560], [1135, 512], [1178, 452]),
  name("island", "Visayas", 15, [1450, 455], [1475, 470], [1500, 500]),
  name("country", "Mindanao", 16, [1415, 612], [1470, 595], [1530, 612]),
];
