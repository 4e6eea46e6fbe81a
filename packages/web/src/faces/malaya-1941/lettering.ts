import { type Lettering, lettered } from "../hex/index.ts";
import { words } from "./words/index.ts";

const { map } = words;

/** The names of lands and seas. */
export const LETTERING: readonly Lettering[] = [
  lettered("sea", map.southChina, 52, [1500, 300], [1760, 520], [1980, 820]),
  lettered("sea", map.gulf, 34, [1180, 120], [1380, 150], [1560, 250]),
  lettered("sea", map.strait, 46, [330, 1560], [520, 1990], [900, 2420]),
  lettered("country", map.thailand, 30, [640, 480], [820, 440], [1080, 560]),
  lettered("country", map.malaya, 58, [1180, 1380], [1500, 1600], [1680, 2050]),
  lettered("country foreign-name", map.sumatra, 40, [60, 2400], [200, 2520], [420, 2640]),
  lettered("state", map.kedah, 20, [640, 760], [700, 820], [720, 900]),
  lettered("state", map.perak, 22, [950, 1210], [1000, 1330], [1040, 1450]),
  lettered("state", map.kelantan, 22, [1230, 1010], [1330, 1060], [1400, 1150]),
  lettered("state", map.trengganu, 22, [1650, 1160], [1760, 1300], [1880, 1480]),
  lettered("state", map.pahang, 24, [1500, 2180], [1680, 2170], [1860, 2230]),
  lettered("state", map.selangor, 18, [1010, 2000], [1080, 2090], [1110, 2160]),
  lettered("state", map.johore, 24, [1980, 2700], [2120, 2740], [2260, 2860]),
];
