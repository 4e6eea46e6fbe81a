import type { Hex } from "@sandtable/hex";
import { ALLIED, GRID, isIslandObjective, JAPANESE, OBJECTIVES } from "../map.ts";
import { ACTIVE, BASE, type Campaign, DAMAGED, LAST_TURN, LOST, onMap, type Whereabouts } from "../state.ts";
import { ATTACK, DEFENCE, IS_HQ, IS_INFANTRY, RADIUS, UNITS_OF } from "../units.ts";

/** What tells how a position stands; more is better for the Japanese, unless its name says otherwise. */
export const FEATURES = [
  "even",
  "progress",
  "points",
  "late-points",
  "forecast",
  "late-forecast",
  "island",
  "late-island",
  "japanese-strength",
  "allied-strength",
  "advance",
  "late-advance",
  "vanguard",
  "late-vanguard",
  "garrison",
  "late-garrison",
  "commanded",
  "air",
] as const;

const SINGAPORE = GRID.find("3845");
/** From the north edge to Singapore. */
const LENGTH = 44;
/** So near the island a force can go over in the next impulse. */
const NEAR = 5;
/** What counts for those who are not ashore yet. */
const AT_SEA = 0.6;
/** 24.6 By turn, and at the end, what an objective of the island is worth. */
const ISLAND_A_TURN = 3;
const ISLAND_AT_END = 10;

export function measure(g: Campaign, into: Float64Array): void {
  const left = LAST_TURN - g.turn + 1;
  const progress = (g.turn - 1) / (LAST_TURN - 1);
  const lead = g.points[JAPANESE] - g.points[ALLIED];
  let forecast = lead;
  let island = 0;
  for (const hex of OBJECTIVES) {
    const isIsland = isIslandObjective(hex);
    if (g.units[JAPANESE][hex] > 0) {
      forecast += left * (isIsland ? ISLAND_A_TURN : 1);
      island += isIsland ? 1 : 0;
    } else if (g.units[ALLIED][hex] > 0) {
      forecast -= left + (isIsland ? ISLAND_AT_END : 0);
      island -= isIsland ? 1 : 0;
    }
  }
  let attack = 0;
  let advance = 0;
  let infantry = 0;
  let vanguard = 0;
  let commanded = 0;
  for (const unit of UNITS_OF[JAPANESE]) {
    const at = g.at[unit];
    if (!onMap(at)) {
      if (at === BASE) attack += ATTACK[unit] * AT_SEA;
      continue;
    }
    attack += ATTACK[unit];
    if (ATTACK[unit] === 0) continue;
    if (isCommanded(g, at)) commanded += ATTACK[unit];
    if (!IS_INFANTRY[unit]) continue;
    const far = GRID.distance(at, SINGAPORE);
    infantry += ATTACK[unit];
    advance += ATTACK[unit] * (1 - far / LENGTH);
    if (far <= NEAR) vanguard += ATTACK[unit];
  }
  let defence = 0;
  let garrison = 0;
  for (const unit of UNITS_OF[ALLIED]) {
    const at = g.at[unit];
    if (!onMap(at)) continue;
    defence += DEFENCE[unit];
    if (isIslandObjective(at)) garrison += DEFENCE[unit];
  }
  const share = infantry === 0 ? 0 : advance / infantry;
  into[0] = 1;
  into[1] = progress;
  into[2] = lead / 60;
  into[3] = (lead / 60) * progress;
  into[4] = forecast / 60;
  into[5] = (forecast / 60) * progress;
  into[6] = island / 3;
  into[7] = (island / 3) * progress;
  into[8] = attack / 80;
  into[9] = -defence / 90;
  into[10] = share;
  into[11] = share * progress;
  into[12] = vanguard / 60;
  into[13] = (vanguard / 60) * progress;
  into[14] = -garrison / 40;
  into[15] = (-garrison / 40) * progress;
  into[16] = commanded / 60;
  into[17] = (flying(g, JAPANESE) - flying(g, ALLIED)) / 12;
}

/** 10.2 Whether a hex lies within the radius of an active Japanese HQ. */
function isCommanded(g: Campaign, at: Hex): boolean {
  for (const hq of JAPANESE_HQS) {
    const from: Whereabouts = g.at[hq];
    if (g.has(hq, ACTIVE) && onMap(from) && GRID.distance(from, at) <= RADIUS[hq]) return true;
  }
  return false;
}
const JAPANESE_HQS = UNITS_OF[JAPANESE].filter((unit) => IS_HQ[unit] === 1);

/** Aircraft, the damaged for less. */
function flying(g: Campaign, side: typeof JAPANESE | typeof ALLIED): number {
  let air = 0;
  for (let box = 0; box < LOST; box++) air += (box === DAMAGED ? 0.3 : 1) * g.air[side][box];
  return air;
}
