/** What has been played before the lessons begin: parts of the first turn. */

/** The markers that the Japanese pick first, then what air superiority rolls. */
export const MARKERS: readonly string[] = ["marker:yamashita", "marker:banzai", "marker:tank-shock"];
export const LUCK: readonly string[] = [...MARKERS, "die:4", "die:1", "die:5"];

export const SET_UP: readonly string[] = ["usual-setup"];

/** Four Allied fighters and one point against convoys. */
const ALLIED_AIR: readonly string[] = ["count:4", "count:0", "count:1", "no"];
const BOMBS: readonly string[] = ["count:6", "count:4", ...ALLIED_AIR, "count:2"];
const RECON: readonly string[] = ["count:6", "count:2", "count:0", "count:2", ...ALLIED_AIR, "count:2"];

/** The 5th Division comes to Singora, with a point of supply; the Allies let theirs wait. */
const ASHORE: readonly string[] = [
  ...["to:1002", "at-base", "at-base"],
  ...["unit:j-1-9-amph", "unit:j-5-hq", "unit:j-11-5", "unit:j-41-5", "unit:j-5-rec", "end"],
  ...["to:1002", "end", "wait", "wait"],
];
/** Its HQ is paid for. */
const PAID: readonly string[] = ["end", "to:1002", "activate", "unit:j-5-hq", "end"];
const IDLE: readonly string[] = ["end", "end"];

export const LANDED: readonly string[] = [...SET_UP, ...BOMBS, ...ASHORE];
export const READY: readonly string[] = [...LANDED, ...PAID, ...IDLE];
export const READY_TO_LOOK: readonly string[] = [...SET_UP, ...RECON, ...ASHORE, ...PAID, ...IDLE];
/** The Japanese have spent; the Allies are asked. */
export const ALLIES_ASKED: readonly string[] = [...LANDED, ...PAID];

const march = (unit: string, ...way: readonly string[]): string[] => [
  `unit:${unit}`,
  ...way.map((hex) => `to:${hex}`),
  "halt",
];
const ROAD = ["1003", "0904", "0905", "0906", "0907"];

/** Two regiments stand on the road before Jitra, and the follow-on impulse begins. */
export const BEFORE_JITRA: readonly string[] = [
  ...READY,
  ...[...march("j-11-5", ...ROAD), ...march("j-41-5", ...ROAD), ...march("j-5-hq", "1003", "0904")],
  ...["end", "end", "end"],
];
/** They stand beside it in the first impulse, and nothing was bombed. */
export const BESIDE_JITRA: readonly string[] = [
  ...READY,
  ...[...march("j-11-5", ...ROAD, "0908"), ...march("j-41-5", ...ROAD, "0908")],
  ...[...march("j-5-hq", "1003", "0904", "0905"), "end", "end"],
];

/** Whoever does not learn does nothing that he need not do. */
export const QUIET = {
  allied: ["count:4", "count:1", "no", "wait", "end", "halt"],
  japanese: ["no", "end", "halt", "stay"],
} as const;
