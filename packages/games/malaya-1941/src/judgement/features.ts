import { ALLIED, GRID, isIslandObjective, JAPANESE, OBJECTIVES } from "../map.ts";
import { BASE, type Campaign, DAMAGED, LOST, onMap } from "../state.ts";
import { ATTACK, DEFENCE, IS_HQ, IS_INFANTRY, IS_SUPPLY, UNITS_OF } from "../units.ts";

/** What tells how a position stands: each about -1 to 1, more is better for the Japanese. */
export const FEATURES = [
  "points",
  "objectives",
  "island",
  "japanese strength",
  "allied strength",
  "advance",
  "garrison",
  "air",
  "supply",
  "headquarters",
  "turns left",
] as const;

const SINGAPORE = GRID.find("3845");
/** From the north edge to Singapore. */
const LENGTH = 44;
const LAST_TURN = 6;

export function measure(g: Campaign, into: Float64Array): void {
  let objectives = 0;
  let island = 0;
  for (const hex of OBJECTIVES) {
    const held = g.units[JAPANESE][hex] > 0 ? 1 : g.units[ALLIED][hex] > 0 ? -1 : 0;
    objectives += held;
    if (isIslandObjective(hex)) island += held;
  }
  let attack = 0;
  let advance = 0;
  let infantry = 0;
  let supply = 0;
  let headquarters = 0;
  for (const unit of UNITS_OF[JAPANESE]) {
    const at = g.at[unit];
    if (!onMap(at)) {
      if (at === BASE) attack += ATTACK[unit] * 0.6;
      if (at === BASE && IS_SUPPLY[unit]) supply++;
      continue;
    }
    attack += ATTACK[unit];
    if (IS_SUPPLY[unit]) supply++;
    if (IS_HQ[unit]) headquarters++;
    if (!IS_INFANTRY[unit]) continue;
    infantry += ATTACK[unit];
    advance += ATTACK[unit] * (1 - GRID.distance(at, SINGAPORE) / LENGTH);
  }
  let defence = 0;
  let garrison = 0;
  for (const unit of UNITS_OF[ALLIED]) {
    const at = g.at[unit];
    if (!onMap(at)) continue;
    defence += DEFENCE[unit];
    if (isIslandObjective(at)) garrison += DEFENCE[unit];
    if (IS_SUPPLY[unit]) supply--;
    if (IS_HQ[unit]) headquarters--;
  }
  let air = 0;
  for (let box = 0; box < LOST; box++) {
    const worth = box === DAMAGED ? 0.3 : 1;
    air += worth * (g.air[JAPANESE][box] - g.air[ALLIED][box]);
  }
  into[0] = (g.points[JAPANESE] - g.points[ALLIED]) / 60;
  into[1] = objectives / OBJECTIVES.length;
  into[2] = island / 3;
  into[3] = attack / 80;
  into[4] = -defence / 90;
  into[5] = infantry === 0 ? 0 : advance / infantry;
  into[6] = -garrison / 40;
  into[7] = air / 12;
  into[8] = supply / 12;
  into[9] = headquarters / 5;
  into[10] = ((LAST_TURN - g.turn) / LAST_TURN) * (objectives / OBJECTIVES.length);
}
