import type { Bar } from "@sandtable/engine";
import { type Hex, type Ids, idsOf, NOWHERE, type Unit } from "@sandtable/hex";
import { BARS } from "./bars.ts";
import {
  ALL_SITES,
  ALLIED,
  CITIES_AROUND,
  FORTRESS_AT,
  GRID,
  HAS_ROAD,
  isLand,
  JAPANESE,
  JAVA,
  NO_FORTRESS,
  NO_SITE,
  otherSide,
  PHILIPPINES,
  ROUGH,
  SITE_AT,
  SITES,
  type Side,
  type Site,
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
  UNIT_COUNT,
} from "./state.ts";
import { FORTRESSES } from "./units.ts";

/** 4.0 Four infantry units a hex; no limit in a fortress. */
export const MOST_INFANTRY = 4;

/** 4.0 Tanks keep out of rough ground and swamp, garrison units out of rough ground, unless they are on a road. */
export function suitsOffRoad(unit: Unit, hex: Hex): boolean {
  const terrain = TERRAIN[hex];
  if (terrain === ROUGH) return IS_TANK[unit] === 0 && IS_GARRISON[unit] === 0;
  return terrain !== SWAMP || IS_TANK[unit] === 0;
}

/** Whether the unit may stand in the hex if it need not come by land: on its road, if there is one. */
export const suits = (unit: Unit, hex: Hex): boolean => suitsOffRoad(unit, hex) || HAS_ROAD[hex] === 1;

/** 4.0 Whether there is room for one more. */
export const hasRoom = (g: Campaign, unit: Unit, hex: Hex): boolean =>
  IS_INFANTRY[unit] === 0 || g.infantry[hex] < MOST_INFANTRY || g.isFortress(SIDE[unit], hex);

/** 4.0 For how many infantry units more there is room. */
export const roomIn = (g: Campaign, side: Side, hex: Hex): number =>
  g.isFortress(side, hex) ? Number.POSITIVE_INFINITY : MOST_INFANTRY - g.infantry[hex];

/** The hex holds more infantry than it may: only the printed set-up makes such a stack. */
export const isOverstacked = (g: Campaign, side: Side, hex: Hex): boolean =>
  g.infantry[hex] > MOST_INFANTRY && g.troops[side][hex] > 0 && !g.isFortress(side, hex);

/** 9.B Filipino units stay in the Philippine Islands. */
export const mayBeIn = (unit: Unit, hex: Hex): boolean => IS_FILIPINO[unit] === 0 || PHILIPPINES[hex] === 1;

/** Whether the hex is an enemy city, or one of Siam's, that is not to be entered just so (9.E). */
export function isShutCity(g: Campaign, side: Side, hex: Hex): boolean {
  const site = SITE_AT[hex];
  return site !== NO_SITE && g.resists(side, site);
}

/** 4.0, 9.B, 9.E Why a unit may not come into a hex, by whatever way: terrain is the way's business. */
function barToEnter(g: Campaign, unit: Unit, hex: Hex): Bar | undefined {
  if (!isLand(hex)) return BARS.sea;
  if (g.troops[otherSide(SIDE[unit])][hex] > 0) return BARS.enemy;
  if (isShutCity(g, SIDE[unit], hex)) return BARS.city;
  if (!mayBeIn(unit, hex)) return BARS.filipino;
  return hasRoom(g, unit, hex) ? undefined : BARS.full;
}
export const mayEnter = (g: Campaign, unit: Unit, hex: Hex): boolean =>
  barToEnter(g, unit, hex) === undefined;

/** The same, and the ground must bear it: for whoever does not come by land. */
export const barToStand = (g: Campaign, unit: Unit, hex: Hex): Bar | undefined =>
  barToEnter(g, unit, hex) ?? (suits(unit, hex) ? undefined : BARS.ground);
export const mayStand = (g: Campaign, unit: Unit, hex: Hex): boolean =>
  barToStand(g, unit, hex) === undefined;

/** 3.0, 9.E Whether an empty city that is not the side's has the hex in its zone of control. */
export function inCityZone(g: Campaign, side: Side, hex: Hex): boolean {
  const around = CITIES_AROUND[hex];
  for (let i = 0; i < around.length; i++) if (g.resists(side, around[i])) return true;
  return false;
}

/** 3.0 Whether land units of the side must stop in the hex. */
export const isZoned = (g: Campaign, side: Side, hex: Hex): boolean =>
  g.zone[otherSide(side)][hex] > 0 || inCityZone(g, side, hex);

/** A unit comes into a hex, by whatever way. */
export function enter(g: Campaign, unit: Unit, hex: Hex): void {
  g.put(unit, hex);
  if (!IS_AIR[unit]) claim(g, SIDE[unit], hex);
}

/** No march passes through a hex that lies farther off. */
const MARCH = 4;
const SITES_NEAR: readonly Ids<Site>[] = GRID.hexes.map((hex) =>
  idsOf(ALL_SITES.filter((site) => GRID.distance(hex, SITES[site].hex) <= MARCH)),
);

/** Hexes near that troops of the side would take by marching through them ({@link claim}); mostly there are none. */
export function claimsNear(g: Campaign, side: Side, hex: Hex): readonly Hex[] {
  let found: Hex[] | undefined;
  const near = SITES_NEAR[hex];
  for (let i = 0; i < near.length; i++) {
    const site = near[i];
    const there = SITES[site].hex;
    if (g.owner[site] === side || g.resists(side, site) || g.troops[otherSide(side)][there] > 0) continue;
    found ??= [];
    found.push(there);
  }
  if (side === ALLIED)
    for (let i = 0; i < g.beaches.length; i++) {
      const beach = g.beaches[i];
      if (GRID.distance(hex, beach) > MARCH || found?.includes(beach)) continue;
      found ??= [];
      found.push(beach);
    }
  return found ?? NO_HEXES;
}
const NO_HEXES: readonly Hex[] = [];

/**
 * Troops come into a hex or march through it. A fortress that is entered falls (6.3), a city that is entered is
 * conquered (7.0), an invasion hex that the enemy enters is lost, and the Japanese in Java call up its Home Guard.
 */
export function claim(g: Campaign, side: Side, hex: Hex): void {
  const fortress = FORTRESS_AT[hex];
  if (fortress !== NO_FORTRESS && g.stands[fortress] === 1 && FORTRESSES[fortress].seat !== SEATS[side]) {
    g.stands[fortress] = 0;
    g.siteChanges++;
    g.tell({ kind: "fortress", rule: "6.3", fortress: FORTRESSES[fortress].id });
  }
  const site = SITE_AT[hex];
  if (site !== NO_SITE && g.owner[site] !== side) {
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
export function closeBeach(g: Campaign, hex: Hex): void {
  const index = g.beaches.indexOf(hex);
  if (index === -1) return;
  g.beaches.splice(index, 1);
  g.paid.splice(index, 1);
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) if (g.beach[unit] === hex) g.beach[unit] = NOWHERE;
  g.siteChanges++;
  g.tell({ kind: "beach", rule: "5.C", hex: GRID.ids[hex], state: "closed" });
}
