import {
  CITIES_AROUND,
  FORTRESS_AT,
  GRID,
  HAS_ROAD,
  isLand,
  JAPANESE,
  JAVA,
  otherSide,
  PHILIPPINES,
  ROUGH,
  SITE_AT,
  SITES,
  type Side,
  SWAMP,
  TERRAIN,
} from "./map.ts";
import {
  type Campaign,
  IS_AIR,
  IS_FILIPINO,
  IS_GARRISON,
  IS_INFANTRY,
  IS_TANK,
  SEATS,
  SIDE,
} from "./state.ts";
import { FORTRESSES } from "./units.ts";

/** 4.0 Four infantry units a hex; no limit in a fortress. */
export const MOST_INFANTRY = 4;

/** 4.0 Tanks keep out of rough ground and swamp, garrison units out of rough ground, unless they are on a road. */
export function suitsOffRoad(unit: number, hex: number): boolean {
  const terrain = TERRAIN[hex];
  if (terrain === ROUGH) return IS_TANK[unit] === 0 && IS_GARRISON[unit] === 0;
  return terrain !== SWAMP || IS_TANK[unit] === 0;
}

/** Whether the unit may stand in the hex if it need not come by land: on its road, if there is one. */
export const suits = (unit: number, hex: number): boolean => suitsOffRoad(unit, hex) || HAS_ROAD[hex] === 1;

/** 4.0 Whether there is room for one more. */
export const hasRoom = (g: Campaign, unit: number, hex: number): boolean =>
  IS_INFANTRY[unit] === 0 || g.infantry[hex] < MOST_INFANTRY || g.isFortress(SIDE[unit], hex);

/** The hex holds more infantry than it may: only the printed set-up makes such a stack. */
export const isOverstacked = (g: Campaign, side: Side, hex: number): boolean =>
  g.infantry[hex] > MOST_INFANTRY && g.troops[side][hex] > 0 && !g.isFortress(side, hex);

/** 9.B Filipino units stay in the Philippine Islands. */
export const mayBeIn = (unit: number, hex: number): boolean =>
  IS_FILIPINO[unit] === 0 || PHILIPPINES[hex] === 1;

/** Whether the hex is an enemy city, or one of Siam's, that is not to be entered just so (9.E). */
export function isShutCity(g: Campaign, side: Side, hex: number): boolean {
  const site = SITE_AT[hex];
  return site >= 0 && g.resists(side, site);
}

/** Whether a unit may be in a hex as far as enemies, room and country are concerned: terrain is the way's business. */
export const mayEnter = (g: Campaign, unit: number, hex: number): boolean =>
  isLand(hex) &&
  g.troops[otherSide(SIDE[unit])][hex] === 0 &&
  hasRoom(g, unit, hex) &&
  mayBeIn(unit, hex) &&
  !isShutCity(g, SIDE[unit], hex);

/** 3.0, 9.E Whether an empty city that is not the side's has the hex in its zone of control. */
export function inCityZone(g: Campaign, side: Side, hex: number): boolean {
  const around = CITIES_AROUND[hex];
  for (let i = 0; i < around.length; i++) if (g.resists(side, around[i])) return true;
  return false;
}

/** 3.0 Whether land units of the side must stop in the hex. */
export const isZoned = (g: Campaign, side: Side, hex: number): boolean =>
  g.zone[otherSide(side)][hex] > 0 || inCityZone(g, side, hex);

/** A unit comes into a hex, by whatever way. */
export function enter(g: Campaign, unit: number, hex: number): void {
  g.put(unit, hex);
  if (!IS_AIR[unit]) claim(g, SIDE[unit], hex);
}

/**
 * Troops come into a hex or march through it. A fortress that is entered falls (6.3), a city that is entered is
 * conquered (7.0), an invasion hex that the enemy enters is lost, and the Japanese in Java call up its Home Guard.
 */
export function claim(g: Campaign, side: Side, hex: number): void {
  const fortress = FORTRESS_AT[hex];
  if (fortress >= 0 && g.stands[fortress] === 1 && FORTRESSES[fortress].seat !== SEATS[side]) {
    g.stands[fortress] = 0;
    g.siteChanges++;
    g.tell({ kind: "fortress", rule: "6.3", fortress: FORTRESSES[fortress].id });
  }
  const site = SITE_AT[hex];
  if (site >= 0 && g.owner[site] !== side) {
    g.owner[site] = side;
    g.conquered[site] = 1;
    g.siteChanges++;
    g.tell({ kind: "city", rule: "7.0", hex: GRID.ids[SITES[site].hex], seat: SEATS[side] });
  }
  if (side === JAPANESE) {
    if (JAVA[hex] === 1 && !g.homeGuardDue) {
      g.homeGuardDue = true;
      g.tell({ kind: "home-guard", rule: "11.0" });
    }
    return;
  }
  closeBeach(g, hex);
}

/** 5.C The invasion hex is given up, lost, or needed no more. */
export function closeBeach(g: Campaign, hex: number): void {
  const index = g.beaches.indexOf(hex);
  if (index < 0) return;
  g.beaches.splice(index, 1);
  g.paid.splice(index, 1);
  for (let unit = 0; unit < g.beach.length; unit++) if (g.beach[unit] === hex) g.beach[unit] = -1;
  g.siteChanges++;
  g.tell({ kind: "beach", rule: "5.C", hex: GRID.ids[hex], state: "closed" });
}
