/**
 * The map of Malaya 1941. The printed one is not to be had: this is a reconstruction from geography, history and every word
 * that the rulebook has about it. `sources.ts` says of each part on what it rests. Whoever owns the game may put the printed
 * values in here: nothing outside this folder knows any of them. `npx sandtable data malaya-1941 --check` says what is wrong.
 */

import type { Chain, Place, Run, Waterway } from "./records.ts";

/** Hexes across and down; 15 km from side to side (26.16b). Even columns lie half a hex further south. */
export const COLUMNS = 43;
export const ROWS = 46;

/** Where the grid lies: the centre of 0101, and the steps from column to column and from row to row, in degrees. */
export const ORIGIN = { longitude: 99.502, latitude: 7.347 };
export const STEP = { longitude: 0.116979, latitude: 0.1356558 };

/**
 * Every hex, row by row from the north:
 * . sea, ~ lake, x out of play, c clear, u cultivated, m marsh, j jungle, h mountain, C city.
 */
export const TERRAIN: readonly string[] = [
  "jjjjjjcc~..................................",
  "..jjhhjc~c.................................",
  "..jjjhhcccc................................",
  "..jjjjhjcccc.c.c.c.........................",
  "....uuhjcccjcccccc.........................",
  ".x..uuhjcjjhjjcuccc........................",
  "......ccjjhhjjjuujcc.......................",
  "..xx..ccjjjhhjjuujjjcc.....................",
  "......ccccjjhjjjjjhjjjcc...................",
  ".......ccjjjhhjjjjhhjjcccc.................",
  "........ccjjhhjjjjhjjjcccc.................",
  "........ccjjjjjhhhhhhjuucuc................",
  "........cuuujjjhhhhhhjuuujcc...............",
  "........cuuuhjjjhhhjjjjuujhhcc.............",
  ".......Ccuujhjjjhhhjjjjjjjhhjccc...........",
  "........ccujhjjjhhhhhjjjjjhhjjcc...........",
  "........ccuhhjjjhhhhhjjjjjhhjjjcc..........",
  "........ccchhjjjhhhjjjjjjjhhhjjjcc.........",
  ".........muuhujhhhjjjjjhhjjhhjjjcc.........",
  "..........mhuuuhhhjjjjjhhjjhhhjjjc.........",
  "..........mmuCuhhhjjjjjhhjjjhhjjjc.........",
  "..........muuuujhhjjjjjhhjjjhhjjjc.........",
  "..........uuuuuuhhjjjjjjjjjjhhjjjjc........",
  "..........uuuuuuhhhjjjuujjjjhhhjjcc........",
  "...........uuuuuhhhhjjjujjjjhhhjjc.........",
  "...........mmmjjuhhjjjjjujjjjjjuju.........",
  "............mmmmuuhhujhjjjjjjjjuuu.........",
  ".............mmmuujhujjjjjjjjjjjmm.........",
  "..............muuuuhhujjuujjjjjjmm.........",
  "...............uuuujhjjjujjjjjjmmm.........",
  "xx..............uuuuhhjjjjjjjjjjmm.........",
  "xxx.............uuuCjhjjjjjjjjjjmm.........",
  "xxxx............umuuuhhjjjjjjjjjjm.........",
  "xxxxx...........mmuuuuhujujjjjjjjmm........",
  "xxxxxx............muuuhuuuujjjjhjjmm.......",
  "xxxxxxxx............uuuuuuuujujjhjjjjj.....",
  "xxxxxxxx............uuuuuuuuuuujhjjjju.....",
  "xxxxxxxx.....x........uuuuuuuuuujjjjjuj....",
  "xxxxxxxxxx..xx..........Cuuuuuuuuujjjjj....",
  "xxxxxxxxxxxxxxxx.xxx......uuuuuuuuhjjjjj...",
  "xxxxxxxxxxxxxxxxxxxx........uuuuuuujjjjj...",
  "xxxxxxxxxxxxxxxxxxx...........umuuuujjujj..",
  "xxxxxxxxxxxxxxxxxxxx...x........mmuuuuujj..",
  "xxxxxxxxxxxxxxxxxxxxxxxxxx........uuCujjjj.",
  "xxxxxxxxxxxxxxxxxxxxxxxxxx........m.uCu.j..",
  "xxxxxxxxxxxxxxxxxxxxxxxxxx.............x...",
];

/** The hexes of Thailand: row, first column, last column. All other land in play is Malaya, its islands included. */
export const THAILAND: readonly Run[] = [
  [1, 1, 8],
  [2, 3, 8],
  [2, 10, 10],
  [3, 3, 11],
  [4, 3, 12],
  [4, 14, 14],
  [4, 16, 16],
  [4, 18, 18],
  [5, 5, 18],
  [6, 5, 6],
  [6, 9, 19],
  [7, 9, 9],
  [7, 11, 20],
  [8, 13, 22],
  [9, 13, 13],
  [9, 15, 23],
  [10, 15, 22],
  [11, 15, 21],
  [12, 14, 17],
  [12, 20, 21],
  [13, 15, 15],
];

/** Places with a name. A city is one by its terrain, too (15.34). */
export const PLACES: readonly Place[] = [
  { hex: "1002", name: "Singora", kind: "town", port: true, airfield: "Singora" },
  { hex: "1003", name: "Haad Yai", kind: "town" },
  { hex: "0906", name: "Sadao", kind: "town" },
  { hex: "1204", name: "Chana", kind: "point" },
  { hex: "1305", name: "Tepha", kind: "point" },
  { hex: "1604", name: "Patani", kind: "town", port: true, airfield: "Patani" },
  { hex: "1606", name: "Yala", kind: "town" },
  { hex: "1608", name: "Banang Sta", kind: "point" },
  { hex: "1412", name: "Betong", kind: "town" },
  { hex: "2108", name: "Narathiwat", kind: "town" },
  { hex: "2210", name: "Sungei Golok", kind: "town" },
  { hex: "0606", name: "Satun", kind: "town" },
  { hex: "0806", name: "Padang Besar", kind: "point" },
  { hex: "0708", name: "Kangar", kind: "town" },
  { hex: "0908", name: "Changlun", kind: "point" },
  { hex: "0909", name: "Jitra", kind: "town" },
  { hex: "0810", name: "Alor Star", kind: "town", airfield: "Alor Star", objective: true },
  { hex: "0912", name: "Gurun", kind: "point" },
  { hex: "1013", name: "Sungei Patani", kind: "town", airfield: "Sungei Patani" },
  { hex: "0815", name: "Georgetown", kind: "city", port: true, objective: true },
  { hex: "0915", name: "Butterworth", kind: "town", airfield: "Butterworth" },
  { hex: "0916", name: "Bukit Mertajam", kind: "point" },
  { hex: "1313", name: "Baling", kind: "point" },
  { hex: "1413", name: "Kroh", kind: "town" },
  { hex: "1017", name: "Parit Buntar", kind: "town" },
  { hex: "1219", name: "Taiping", kind: "town" },
  { hex: "1320", name: "Kuala Kangsar", kind: "town" },
  { hex: "1417", name: "Lenggong", kind: "point" },
  { hex: "1515", name: "Grik", kind: "town" },
  { hex: "1421", name: "Ipoh", kind: "city", airfield: "Ipoh", objective: true },
  { hex: "1422", name: "Batu Gajah / Blanja", kind: "point" },
  { hex: "1523", name: "Kampar", kind: "town" },
  { hex: "1124", name: "Lumut / Sitiawan", kind: "town", port: true },
  { hex: "1425", name: "Telok Anson", kind: "town", port: true },
  { hex: "1624", name: "Bidor", kind: "point" },
  { hex: "1624", name: "Tapah Road", kind: "point" },
  { hex: "1727", name: "Slim River", kind: "point" },
  { hex: "1828", name: "Tanjong Malim", kind: "town" },
  { hex: "1929", name: "Kuala Kubu", kind: "point" },
  { hex: "1931", name: "Rawang", kind: "point" },
  { hex: "1630", name: "Kuala Selangor", kind: "town" },
  { hex: "2032", name: "Kuala Lumpur", kind: "city", airfield: "Kuala Lumpur", objective: true },
  { hex: "1832", name: "Klang", kind: "point" },
  { hex: "1733", name: "Port Swettenham", kind: "town", port: true },
  { hex: "2133", name: "Kajang", kind: "point" },
  { hex: "2235", name: "Seremban", kind: "town" },
  { hex: "2136", name: "Port Dickson", kind: "town", port: true },
  { hex: "2535", name: "Kuala Pilah", kind: "town" },
  { hex: "2436", name: "Tampin", kind: "point" },
  { hex: "2539", name: "Malacca", kind: "city", port: true, objective: true },
  { hex: "2634", name: "Bahau", kind: "point" },
  { hex: "2736", name: "Gemas", kind: "town" },
  { hex: "2127", name: "Raub", kind: "town" },
  { hex: "2229", name: "Bentong", kind: "town" },
  { hex: "2324", name: "Kuala Lipis", kind: "town" },
  { hex: "2526", name: "Jerantut", kind: "town" },
  { hex: "2629", name: "Mentakab / Temerloh", kind: "town" },
  { hex: "2929", name: "Maran", kind: "point" },
  { hex: "3427", name: "Kuantan", kind: "town", port: true, objective: true },
  { hex: "3327", name: "Kuantan airfield", kind: "point", airfield: "Kuantan" },
  { hex: "3429", name: "Pekan", kind: "town" },
  { hex: "3534", name: "Kuala Rompin", kind: "point" },
  { hex: "3524", name: "Kemaman", kind: "point" },
  { hex: "3419", name: "Dungun", kind: "town" },
  { hex: "3215", name: "Kuala Trengganu", kind: "town", port: true },
  { hex: "2713", name: "Besut / Jerteh", kind: "point" },
  { hex: "2612", name: "Gong Kedah", kind: "point", airfield: "Gong Kedah" },
  { hex: "2510", name: "Kota Bharu", kind: "town", port: true, airfield: "Kota Bharu", objective: true },
  { hex: "2310", name: "Tumpat / Pasir Mas", kind: "point" },
  { hex: "2412", name: "Machang", kind: "town", airfield: "Machang" },
  { hex: "2414", name: "Kuala Krai", kind: "town" },
  { hex: "2219", name: "Gua Musang", kind: "point" },
  { hex: "2937", name: "Segamat", kind: "town" },
  { hex: "3138", name: "Labis", kind: "point" },
  { hex: "3238", name: "Bekok", kind: "point" },
  { hex: "2740", name: "Muar", kind: "town", port: true },
  { hex: "3040", name: "Bakri / Parit Sulong", kind: "point" },
  { hex: "3041", name: "Batu Pahat", kind: "town", port: true, airfield: "Batu Pahat" },
  { hex: "3240", name: "Yong Peng", kind: "point" },
  { hex: "3341", name: "Ayer Hitam", kind: "point" },
  { hex: "3440", name: "Kluang", kind: "town", airfield: "Kluang" },
  { hex: "3638", name: "Kahang", kind: "point", airfield: "Kahang" },
  { hex: "3838", name: "Jemaluang", kind: "point" },
  { hex: "3837", name: "Mersing", kind: "town", port: true, objective: true },
  { hex: "3635", name: "Endau", kind: "town" },
  { hex: "3441", name: "Rengam", kind: "point" },
  { hex: "3642", name: "Kulai", kind: "point" },
  { hex: "3544", name: "Pontian Kechil", kind: "town" },
  { hex: "3942", name: "Kota Tinggi", kind: "town" },
  { hex: "3744", name: "Johore Baru", kind: "city", objective: true },
  { hex: "3844", name: "Singapore Naval Base", kind: "base", port: true, airfield: "Sembawang-Seletar", objective: true },
  { hex: "3845", name: "Singapore City", kind: "city", port: true, airfield: "Kallang", objective: true },
  { hex: "3745", name: "Bukit Timah / Tengah", kind: "point", airfield: "Tengah", objective: true },
  { hex: "3945", name: "Changi", kind: "point" },
];

/** Places that a rule or marker names: 25.4, 25.6, MB-12. */
export const LANDMARKS = { navalBase: "3844", penang: "0815", johoreBaru: "3744" };

/** 24.6 Objective hexes here count as those of Singapore Island. */
export const SINGAPORE_ISLAND: readonly string[] = ["3745", "3844", "3845", "3945"];

/** Ports that lie up a river or in the strait: coastal without open sea beside them, and where an assault comes from (22.4). */
export const INNER_PORTS: Readonly<Record<string, readonly string[]>> = { "3844": ["4045"], "1425": [] };

/** 26.3 The north edge is Japanese; lines that lead off the map there. */
export const EDGE_EXITS: Readonly<Record<string, readonly ("road" | "railroad" | "trail")[]>> = { "0701": ["road", "railroad"], "0301": ["trail"] };

/** 11.71 Roads, from hex to hex. */
export const ROADS: readonly Chain[] = [
  { name: "Trunk Road (Thai sector)", hexes: "1002 1003 0904 0905 0906 0907 0908" },
  { name: "Trunk Road", hexes: "0908 0909 0809 0810 0911 0912 0913 1013 0914 0915 0916 0917 1017 1018 1119 1219 1320 1420 1421 1522 1523 1524 1624 1625 1726 1727 1827 1828 1929 1930 1931 1932 2032 2133 2134 2234 2235 2336 2436 2537 2636 2736 2836 2937 3037 3138 3139 3140 3240 3341 3441 3542 3642 3643 3744 3844 3845" },
  { name: "Bukit Timah road", hexes: "3844 3745 3845" },
  { name: "Changi road", hexes: "3845 3945" },
  { name: "North edge road", hexes: "1003 0903 0802 0801 0701" },
  { name: "Butterworth spur", hexes: "0916 0915" },
  { name: "Perlis road", hexes: "0909 0808 0708" },
  { name: "Patani road", hexes: "1604 1605 1606 1607 1608 1609 1610 1511 1512 1412 1413 1313 1213 1113 1013" },
  { name: "Grik road", hexes: "1413 1414 1515 1516 1416 1417 1318 1319 1320" },
  { name: "Lumut road", hexes: "1124 1223 1323 1422 1421" },
  { name: "Telok Anson road", hexes: "1425 1525 1624" },
  { name: "Kuala Selangor road", hexes: "1630 1730 1830 1931" },
  { name: "Klang coast road", hexes: "1630 1731 1732 1832" },
  { name: "Klang road", hexes: "1733 1832 1932 2032" },
  { name: "Sepang coast road", hexes: "1832 1833 1834 1935 2035 2136" },
  { name: "Port Dickson road", hexes: "2136 2235" },
  { name: "Malacca coast road", hexes: "2136 2137 2237 2338 2438 2539 2639 2740 2840 2941 3041 3142 3242 3343 3443 3544 3644 3744" },
  { name: "Malacca-Tampin road", hexes: "2539 2438 2437 2436" },
  { name: "Malacca-Segamat road", hexes: "2539 2638 2738 2837 2937" },
  { name: "Bakri road", hexes: "2740 2840 2940 3040 3140 3240" },
  { name: "Johore lateral road", hexes: "3041 3141 3241 3341 3440 3439 3539 3638 3739 3838" },
  { name: "Mersing road", hexes: "3635 3736 3836 3837 3838 3839 3840 3841 3942 3842 3843 3744" },
  { name: "Gap road", hexes: "1929 2028 2027 2127" },
  { name: "Lipis road", hexes: "2127 2226 2225 2325 2324" },
  { name: "Benta-Jerantut road", hexes: "2226 2326 2426 2526" },
  { name: "Jerantut-Kuantan road", hexes: "2526 2626 2727 2827 2828 2929 3028 3128 3227 3327 3427" },
  { name: "Bentong road", hexes: "2032 2031 2131 2130 2229 2129 2128 2127" },
  { name: "Temerloh road", hexes: "2229 2330 2429 2530 2629 2729 2828 2929" },
  { name: "Karak road", hexes: "2330 2331 2332 2432 2433 2434 2535" },
  { name: "Seremban-Kuala Pilah road", hexes: "2535 2434 2335 2235" },
  { name: "Kuala Pilah road", hexes: "2535 2634 2735 2736" },
  { name: "Kelantan road", hexes: "2510 2511 2512 2412 2413 2414" },
  { name: "Pasir Puteh road", hexes: "2510 2511 2611 2612" },
  { name: "Machang lateral", hexes: "2412 2512 2612" },
];

/** 26.13b Trails. */
export const TRAILS: readonly Chain[] = [
  { name: "East coast track N", hexes: "2612 2713 2813 2914 3014 3115 3215" },
  { name: "East coast track C", hexes: "3215 3216 3317 3318 3418 3419 3420 3421 3422 3423 3524 3424 3425 3426 3427" },
  { name: "Pekan track", hexes: "3427 3428 3429" },
  { name: "Rompin track", hexes: "3429 3430 3431 3432 3433 3534 3535 3635" },
  { name: "Thai coast track", hexes: "1002 1103 1104 1204 1305 1404 1505 1604 1705 1805 1906 1907 2007 2108 2208 2209 2310" },
  { name: "Setul track", hexes: "0708 0707 0606 0605 0604 0504 0403 0402 0302 0301" },
  { name: "Bernam track", hexes: "1425 1426 1427 1428 1529 1629 1630" },
  { name: "Jelai track", hexes: "2324 2224 2124 2023 1923 1822 1722 1622 1523" },
];

/** 11.71, 26.12b Railroads. */
export const RAILROADS: readonly Chain[] = [
  { name: "West Coast Main Line", hexes: "3845 3745 3844 3744 3643 3642 3542 3441 3440 3340 3339 3238 3138 3037 2937 2836 2736 2636 2537 2436 2336 2235 2234 2134 2133 2032 1932 1931 1930 1929 1828 1827 1727 1726 1625 1624 1524 1523 1422 1421 1420 1320 1219 1119 1018 1017 0917 0916 0915 0914 1013 0913 0912 0911 0810 0809 0808 0807 0806 0805 0905 0904 1003 0903 0802 0801 0701" },
  { name: "Prai branch", hexes: "0916 0915" },
  { name: "Singora branch", hexes: "1003 1002" },
  { name: "Thai East Line", hexes: "1003 1104 1204 1305 1405 1506 1606 1707 1807 1908 1909 2009 2110 2210 2310" },
  { name: "East Coast Line", hexes: "2310 2311 2312 2412 2413 2414 2315 2215 2216 2217 2218 2219 2220 2221 2222 2223 2324 2325 2425 2526 2527 2528 2628 2629 2630 2631 2632 2633 2634 2735 2736" },
  { name: "Port Swettenham branch", hexes: "2032 1932 1832 1733" },
  { name: "Port Dickson branch", hexes: "2235 2136" },
  { name: "Malacca branch", hexes: "2436 2437 2438 2539" },
  { name: "Telok Anson branch", hexes: "1624 1525 1425" },
];

/** 11.72 Rivers, streams and straits, by the hexsides they run along. */
export const WATERWAYS: readonly Waterway[] = [
  { name: "Perak", kind: "river", sides: "1714-1813 1714-1814 1714-1715 1614-1715 1615-1715 1615-1716 1615-1616 1516-1616 1516-1517 1416-1517 1417-1517 1417-1518 1417-1418 1318-1418 1319-1418 1319-1419 1320-1419 1320-1420 1321-1420 1321-1421 1322-1421 1322-1422 1323-1422 1323-1423 1324-1423 1324-1424 1325-1424 1325-1425 1325-1326 1225-1326 1225-1226" },
  { name: "Muda", kind: "river", sides: "1211-1312 1211-1212 1112-1212 1113-1212 1113-1213 1113-1114 1013-1114 1013-1014 0914-1014 0914-0915" },
  { name: "Krian", kind: "stream", sides: "1117-1216 1116-1117 1016-1117 1016-1017 0917-1016 0916-0917" },
  { name: "Kedah", kind: "stream", sides: "1008-1009 0909-1009 0909-0910 0809-0910 0809-0810" },
  { name: "Bernam-Slim", kind: "stream", sides: "1826-1927 1826-1827 1727-1827 1727-1728 1627-1727 1626-1627 1527-1627 1527-1528 1427-1527 1426-1427 1327-1426 1326-1327 1226-1327" },
  { name: "Selangor", kind: "stream", sides: "1928-1929 1828-1929 1829-1929 1829-1930 1829-1830 1730-1830 1730-1731 1630-1731" },
  { name: "Linggi", kind: "stream", sides: "2135-2235 2136-2235 2235-2236 2236-2336 2236-2337 2237-2337 2237-2338" },
  { name: "Muar", kind: "river", sides: "2535-2634 2634-2635 2635-2735 2735-2736 2736-2835 2835-2836 2836-2936 2836-2937 2837-2937 2837-2938 2838-2938 2838-2939 2838-2839 2739-2839 2739-2740 2639-2740" },
  { name: "Batu Pahat (Simpang Kiri)", kind: "stream", sides: "3140-3240 3140-3141 3040-3141 3040-3041 2941-3041" },
  { name: "Endau", kind: "river", sides: "3337-3437 3436-3437 3436-3537 3436-3536 3435-3536 3535-3536 3535-3635" },
  { name: "Mersing", kind: "stream", sides: "3637-3738 3737-3738 3737-3837 3836-3837" },
  { name: "Johore", kind: "river", sides: "3740-3741 3741-3840 3741-3841 3742-3841 3841-3842 3842-3942 3842-3943 3843-3943 3943-3944 3944-4043 3944-4044" },
  { name: "Rompin", kind: "stream", sides: "3234-3235 3234-3335 3334-3335 3334-3434 3433-3434 3434-3534 3534-3535" },
  { name: "Pahang", kind: "river", sides: "2224-2324 2324-2325 2325-2424 2424-2425 2425-2525 2525-2526 2526-2625 2625-2626 2626-2726 2626-2727 2627-2727 2627-2728 2628-2728 2628-2729 2629-2729 2729-2730 2730-2829 2829-2830 2829-2930 2929-2930 2929-3029 3028-3029 3029-3129 3129-3130 3130-3229 3229-3230 3229-3330 3329-3330 3329-3429 3428-3429" },
  { name: "Tembeling", kind: "stream", sides: "2722-2723 2622-2723 2623-2723 2623-2724 2623-2624 2524-2624 2525-2624 2525-2625" },
  { name: "Kuantan", kind: "river", sides: "3126-3225 3225-3226 3226-3326 3326-3327 3327-3426 3327-3427 3328-3427 3427-3428" },
  { name: "Kemaman", kind: "stream", sides: "3222-3223 3223-3323 3323-3324 3324-3423 3423-3424 3424-3524" },
  { name: "Dungun", kind: "stream", sides: "3120-3220 3219-3220 3219-3320 3319-3320 3320-3419 3419-3420" },
  { name: "Trengganu", kind: "river", sides: "2818-2919 2918-2919 2918-3018 3017-3018 3017-3118 3017-3117 3016-3117 3116-3117 3116-3216 3116-3215 3115-3215" },
  { name: "Besut", kind: "stream", sides: "2613-2714 2613-2713 2612-2713 2712-2713" },
  { name: "Kelantan", kind: "river", sides: "2314-2413 2313-2413 2313-2412 2312-2412 2312-2411 2311-2411 2410-2411 2410-2511 2410-2510 2409-2510" },
  { name: "Galas", kind: "river", sides: "2119-2218 2118-2218 2118-2217 2117-2217 2216-2217 2216-2317 2216-2316 2215-2316 2315-2316 2315-2415 2315-2414 2314-2414" },
  { name: "Lebir", kind: "stream", sides: "2618-2718 2617-2718 2617-2717 2616-2617 2517-2616 2516-2616 2516-2615 2515-2516 2415-2515 2414-2415" },
  { name: "Golok", kind: "stream", sides: "2112-2113 2112-2212 2112-2211 2111-2211 2210-2211 2210-2311 2210-2310 2209-2310 2309-2310 2309-2409" },
  { name: "Patani", kind: "river", sides: "1511-1611 1511-1610 1510-1610 1510-1609 1509-1609 1509-1608 1508-1608 1607-1608 1607-1708 1607-1707 1606-1707 1606-1706 1605-1706 1605-1705 1604-1605 1505-1604" },
  { name: "Sai Buri", kind: "stream", sides: "1810-1910 1809-1910 1809-1909 1808-1909 1808-1908 1807-1908 1807-1907 1806-1907 1806-1906 1805-1906" },
  { name: "Johore Strait", kind: "strait", sides: "3744-3745 3744-3844 3843-3844 3844-3944 3944-3945 3945-4044 3644-3745" },
  { name: "Penang Channel", kind: "strait", sides: "0815-0915 0815-0916" },
];

/** Roads that cross by ferry: every other road or railroad has a bridge where it crosses (11.72). */
export const FERRIES: readonly string[] = ["2626-2727", "2629-2729", "2639-2740", "2941-3041", "3327-3427"];
