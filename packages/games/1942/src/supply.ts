import { type Hex, type Ids, idsOfAll, NOWHERE, type Unit } from "@sandtable/hex";
import {
  ALL_SITES,
  EDGE_WATERS,
  FORTRESS_HEX,
  GRID,
  isEdgeWater,
  LAND_AROUND,
  NO_SITE,
  otherSide,
  PORT_WATERS,
  ROAD_AROUND,
  ROUGH,
  SITE_AT,
  SITES,
  type Side,
  type Site,
  TERRAIN,
  WATER_HEX,
  WATER_LINKS,
  type Water,
} from "./map.ts";
import { bestSeaWay, SeaRange } from "./sea.ts";
import { type Campaign, DROPPED, IS_NAVAL_AIR, LANDED, onMap, SIDE } from "./state.ts";

/**
 * 7.0 How far a hex lies in supply: not at all; a line ends there (rough ground without a road, or an enemy zone of
 * control, which only the unit's own hex may be in); a line may go on by road; a line may go on any way.
 */
const NONE = 0;
const ENDS = 1;
const BY_ROAD = 2;
const ANY_WAY = 3;

/** Nothing strikes at a supply line (8.1). */
const NO_THREAT = { airs: [], over: new Uint8Array(GRID.size) };

/** The water from which ships of the side can reach its map edges or the ports among its supply points. */
function safeSea(g: Campaign, side: Side): SeaRange {
  const from = [...EDGE_WATERS[side]];
  for (const site of ALL_SITES)
    if (SITES[site].isPort && isSupplyPoint(g, side, site)) from.push(...PORT_WATERS[SITES[site].hex]);
  return new SeaRange(g, side, from, true);
}

/** 7.0 A city supplies its side until it is conquered, for ever after nobody. */
const isSupplyPoint = (g: Campaign, side: Side, site: Site): boolean =>
  SITES[site].supplies === side && g.owner[site] === side && g.conquered[site] === 0;

/** The water by which a port reaches the open sea, or none: its own, or the next if an enemy zone lies on the port. */
function wayToSea(sea: SeaRange, side: Side, hex: Hex): Water | undefined {
  for (const water of PORT_WATERS[hex]) {
    if (sea.isOpen(water) || isEdgeWater[side][water] === 1) return water;
    for (const next of WATER_LINKS[water]) if (sea.isOpen(next)) return next;
  }
  return undefined;
}

/** How a supply line goes on from a hex: over the next hex, itself at its end, or by sea. */
type Step = Hex | Embarked;
/** A water by which a line goes on from a port, told from a hex by its sign. */
type Embarked = number & { readonly embarked: unique symbol };
const bySea = (water: Water): Embarked => (-1 - water) as Embarked;
const waterOf = (step: Embarked): Water => (-1 - step) as Water;
const isEmbarked = (step: Step): step is Embarked => step < 0;

export interface Reach {
  readonly reach: Uint8Array;
  readonly next: Ids<Step>;
  /** The lines over sea that somebody has asked for: they stand as long as the rest does. */
  readonly seaLines: Map<Water, readonly Hex[]>;
}

/** Every hex from which a unit of the side could trace a supply line now. */
export function supplyReach(g: Campaign, side: Side): Reach {
  const known = g.known[side];
  if (known.supply && g.isFresh(side, known.supply)) return known.supply;
  const own = known.supply?.isShared ? undefined : known.supply;
  const reach = own?.reach.fill(NONE) ?? new Uint8Array(GRID.size);
  const next = own?.next ?? idsOfAll<Step>(GRID.size, NOWHERE);
  const found = { ...g.date(side), reach, next, seaLines: new Map<Water, readonly Hex[]>() };
  known.supply = found;
  const enemy = otherSide(side);
  const enemyZone = g.zone[enemy];
  const enemyTroops = g.troops[enemy];
  const queue: Hex[] = [];
  const source = (hex: Hex, from: Step): void => {
    if (enemyTroops[hex] > 0) return;
    const level = enemyZone[hex] > 0 ? ENDS : ANY_WAY;
    if (reach[hex] >= level) return;
    reach[hex] = level;
    next[hex] = from;
    if (level === ANY_WAY) queue.push(hex);
  };
  for (const site of ALL_SITES) if (isSupplyPoint(g, side, site)) source(SITES[site].hex, SITES[site].hex);
  for (const hex of FORTRESS_HEX) if (g.isFortress(side, hex)) source(hex, hex);
  const sea = safeSea(g, side);
  const port = (hex: Hex): void => {
    if (reach[hex] === ANY_WAY) return;
    const water = wayToSea(sea, side, hex);
    if (water !== undefined) source(hex, bySea(water));
  };
  for (const site of ALL_SITES) if (SITES[site].isPort && g.owner[site] === side) port(SITES[site].hex);
  g.beaches.forEach((hex, index) => {
    if (g.paid[index] && g.isPort(side, hex)) port(hex);
  });
  for (let head = 0; head < queue.length; head++) {
    const hex = queue[head];
    const level = reach[hex];
    const around = LAND_AROUND[hex];
    const roads = ROAD_AROUND[hex];
    for (let i = 0; i < around.length; i++) {
      const before = around[i];
      if ((level === BY_ROAD && !roads[i]) || enemyTroops[before] > 0) continue;
      const farther =
        enemyZone[before] > 0 ? ENDS : TERRAIN[before] !== ROUGH ? ANY_WAY : roads[i] ? BY_ROAD : ENDS;
      if (farther <= reach[before]) continue;
      reach[before] = farther;
      next[before] = hex;
      if (farther > ENDS) queue.push(before);
    }
  }
  return found;
}

/**
 * 7.0 Whether a unit is in supply. Off the map it is, and naval air units at sea are; so is whoever landed or was
 * dropped in this player-turn, or such an attack could not be.
 */
export function isSupplied(g: Campaign, unit: Unit): boolean {
  const hex = g.at[unit];
  if (!onMap(hex) || IS_NAVAL_AIR[unit] || g.has(unit, LANDED | DROPPED)) return true;
  // Whoever stands on a supply point need not look further.
  const site = SITE_AT[hex];
  if (site !== NO_SITE && (isSupplyPoint(g, SIDE[unit], site) || g.isFortress(SIDE[unit], hex))) return true;
  return supplyReach(g, SIDE[unit]).reach[hex] !== NONE;
}

/** The line from a hex to its supply point: over land, then by sea to a port or the edge of the map. */
export function supplyLine(g: Campaign, side: Side, start: Hex): Hex[] {
  const { reach, next, seaLines } = supplyReach(g, side);
  if (reach[start] === NONE) return [];
  const line = [start];
  for (let hex = start; ; ) {
    const step = next[hex];
    if (step === hex) return line;
    if (isEmbarked(step)) {
      const water = waterOf(step);
      const overSea = seaLines.get(water) ?? seaLine(g, side, water);
      seaLines.set(water, overSea);
      return [...line, ...overSea.filter((other) => other !== hex)];
    }
    line.push(step);
    hex = step;
  }
}

/** A sea line from a water to the edge of the map or to the port of a supply point, the shortest. */
function seaLine(g: Campaign, side: Side, start: Water): Hex[] {
  if (isEdgeWater[side][start] === 1) return [WATER_HEX[start]];
  const ends = new Set<Water>(EDGE_WATERS[side]);
  for (const site of ALL_SITES)
    if (SITES[site].isPort && isSupplyPoint(g, side, site))
      for (const water of PORT_WATERS[SITES[site].hex]) ends.add(water);
  const search = {
    from: [start],
    areEntered: true,
    mayEndShut: false,
    isGoal: (water: Water) => ends.has(water),
  };
  return (bestSeaWay(g, side, search, NO_THREAT) ?? []).map((water) => WATER_HEX[water]);
}

/**
 * 5.C Whether a true port of the side can be reached from an invasion hex by a supply line over land. A port that no
 * ship can reach is not available.
 */
export function reachesTruePort(g: Campaign, side: Side, beach: Hex): boolean {
  const enemy = otherSide(side);
  const level = new Uint8Array(GRID.size);
  level[beach] = ANY_WAY;
  const open = [beach];
  for (const hex of open) {
    const around = LAND_AROUND[hex];
    for (let i = 0; i < around.length; i++) {
      const next = around[i];
      const byRoad = ROAD_AROUND[hex][i] === 1;
      if ((level[hex] === BY_ROAD && !byRoad) || g.troops[enemy][next] > 0 || g.zone[enemy][next] > 0)
        continue;
      const found = TERRAIN[next] !== ROUGH ? ANY_WAY : byRoad ? BY_ROAD : ENDS;
      if (found <= level[next]) continue;
      level[next] = found;
      if (found > ENDS) open.push(next);
    }
  }
  const sea = safeSea(g, side);
  return ALL_SITES.some((site) => {
    const { hex, isPort } = SITES[site];
    return (
      isPort &&
      g.owner[site] === side &&
      level[hex] !== NONE &&
      (isSupplyPoint(g, side, site) || wayToSea(sea, side, hex) !== undefined)
    );
  });
}
