import type { LogEvent } from "@sandtable/engine";
import { MARKERS } from "./data/tables.ts";
import type { MalayaEvent } from "./log.ts";

const IMMEDIATE = MARKERS.filter(({ kind }) => kind === "immediate").map(({ id }) => id);
const PLAYED = [
  "amphibious-move",
  "banzai",
  "japanese-intelligence",
  "japanese-staff",
  "yamashita",
  "tank-shock",
  "allied-intelligence",
  "allied-staff",
];

/**
 * What random games must all come upon. Seldom, and so not here: amphibious assaults and who lands unopposed, overstacked hexes in
 * battle, units that stand in a city or rally in a fortification, ships lost to coast guns, Force Z hit, Thais Resist and Matador
 * played, a battalion lost on its way, steps refused.
 */
export const LANDMARKS: readonly string[] = [
  ...["set-up", "turn", "phase", "initiative", "picked", "drew", "marker-die", "received", "withdrawn"],
  ...IMMEDIATE.map((id) => `drawn:${id}`),
  ...PLAYED.map((id) => `played:${id}`),
  ...["substitute", "lapsed", "weather", "supply-shown", "supply-struck", "air-withdrawn"],
  ...["allocated", "air-revealed", "air-fire", "air-lost", "air-home", "air-arrived", "force-z"],
  ...["through", "later", "much-later"].map((passage) => `interdiction:${passage}`),
  ...["bought", "delayed", "arrived", "refitted", "repaired", "fortified", "fort-lost"],
  ...["moved", "sailed", "flown", "spied", "seen", "zones", "vacated", "targeted", "all-placed", "shaken"],
  ...["-", "AA", "S", "D"].map((result) => `bombarded:${result}`),
  "shot-down",
  ...["declared", "all-declared", "battle", "cut-off", "table", "odds", "readiness"],
  ...["AZ", "AE", "AS", "BB", "DS", "DE", "DZ", "AM", "AA", "CT", "DA", "DM"].map(
    (result) => `combat-result:${result}`,
  ),
  ...["eliminated", "broken-down", "retreat-zones", "retreated", "pursued", "scored", "objectives"],
  ...["victory:points", "victory:sudden"],
];

export function landmark(event: LogEvent): string | undefined {
  const told = event as MalayaEvent;
  switch (told.kind) {
    case "drawn":
    case "played":
      return `${told.kind}:${told.marker}`;
    case "interdiction":
      return `interdiction:${told.passage}`;
    case "bombarded":
    case "combat-result":
      return `${told.kind}:${told.result}`;
    case "victory":
      return told.isSudden ? "victory:sudden" : "victory:points";
    default:
      return told.kind;
  }
}
