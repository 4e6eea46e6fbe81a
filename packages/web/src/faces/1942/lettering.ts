import { type Lettering, lettered } from "../hex/index.ts";
import { words } from "./words/index.ts";

const { map } = words;

/** The names on the map. */
export const LETTERING: readonly Lettering[] = [
  lettered("ocean", map.pacific, 44, [1560, 300], [1760, 265], [1960, 310]),
  lettered("ocean", map.indian, 44, [90, 1350], [250, 1390], [440, 1500]),
  lettered("sea", map.southChina, 34, [790, 290], [950, 250], [1110, 285]),
  lettered("sea", map.treacherous, 19, [870, 500], [960, 480], [1050, 500]),
  lettered("sea", map.gulfOfSiam, 19, [335, 520], [400, 560], [470, 650]),
  lettered("sea", map.andaman, 24, [60, 470], [110, 540], [140, 640]),
  lettered("sea", map.javaSea, 30, [740, 1225], [840, 1200], [950, 1235]),
  lettered("sea", map.sulu, 22, [1195, 595], [1255, 583], [1320, 600]),
  lettered("sea", map.celebesSea, 26, [1290, 845], [1370, 825], [1460, 845]),
  lettered("sea", map.molucca, 17, [1530, 990], [1560, 1040], [1570, 1090]),
  lettered("sea", map.banda, 27, [1590, 1262], [1670, 1242], [1750, 1266]),
  lettered("sea", map.timorSea, 26, [1610, 1540], [1690, 1520], [1780, 1530]),
  lettered("sea", map.flores, 19, [1195, 1345], [1255, 1330], [1330, 1340]),
  lettered("sea", map.makassar, 16, [1166, 1120], [1150, 1030], [1172, 915]),
  lettered("country", map.burma, 19, [44, 70], [68, 66], [96, 72]),
  lettered("country", map.siam, 36, [282, 205], [350, 183], [420, 205]),
  lettered("country", map.indoChina, 31, [530, 160], [630, 250], [680, 380]),
  lettered("island", map.hainan, 15, [722, 36], [755, 30], [790, 42]),
  lettered("country", map.malaya, 18, [382, 668], [408, 725], [420, 790]),
  lettered("country", map.sumatra, 33, [240, 870], [330, 960], [420, 1065]),
  lettered("country", map.java, 22, [735, 1352], [790, 1350], [850, 1366]),
  lettered("country", map.sarawak, 16, [815, 905], [885, 875], [945, 805]),
  lettered("country", map.northBorneo, 12, [1045, 776], [1095, 766], [1145, 776]),
  lettered("country", map.dutchBorneo, 31, [825, 1010], [930, 975], [1040, 935]),
  lettered("country", map.celebes, 19, [1238, 1040], [1248, 1100], [1268, 1170]),
  lettered("island", map.moluccas, 17, [1620, 905], [1655, 965], [1655, 1035]),
  lettered("country", map.newGuinea, 21, [1840, 1062], [1930, 1052], [2020, 1082]),
  lettered("island", map.lesserSunda, 16, [1120, 1532], [1215, 1524], [1310, 1532]),
  lettered("island", map.timor, 16, [1455, 1500], [1500, 1478], [1550, 1445]),
  lettered("country", map.luzon, 18, [1275, 100], [1300, 160], [1303, 220]),
  lettered("island", map.palawan, 15, [1092, 560], [1135, 512], [1178, 452]),
  lettered("island", map.visayas, 15, [1450, 455], [1475, 470], [1500, 500]),
  lettered("country", map.mindanao, 16, [1415, 612], [1470, 595], [1530, 612]),
];
