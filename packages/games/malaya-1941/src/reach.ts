import type { Hex, Unit } from "@sandtable/hex";
import { unitSeen } from "./combat/stacks.ts";
import {
  ALLIED,
  GRID,
  IN_GUN_RANGE,
  IS_AIRFIELD,
  isMalaya,
  JUNGLE,
  sideOf,
  TERRAIN,
  ZONE_OF,
  ZONE_OUTSIDE_JUNGLE,
} from "./map.ts";
import type { MalayaView, SideView, UnitView } from "./shape.ts";
import { IS_AIRFIELD_UNIT, IS_COMBAT, IS_HQ, IS_INFANTRY, IS_JUNGLE_TRAINED } from "./units.ts";

/** What reaches how far, as far as a viewer knows it: zones of control, airfields, ships. It follows from the view alone. */

const idsOf = (hexes: Iterable<Hex>): readonly string[] => [...hexes].map((hex) => GRID.ids[hex]);
const onMap = ({ at }: UnitView): boolean => HEXES.has(at);
const HEXES: ReadonlySet<string> = new Set(GRID.ids);

/** 8.1, 13.0, MB-93 Whether it has a zone: effective combat units, activated HQs. */
const exerts = (unit: Unit, { suppressed, active }: UnitView): boolean =>
  IS_COMBAT[unit] === 1 ? suppressed !== true : IS_HQ[unit] === 1 && active === true;

/** The zones of counters that lie before the viewer with their state. */
function zonesSeen(side: SideView, units: readonly UnitView[]): Set<Hex> {
  const zone = new Set<Hex>();
  for (const shown of units.filter(onMap)) {
    const unit = unitSeen(side, shown);
    if (!exerts(unit, shown)) continue;
    const isOutside = side.seat === "allied" && IS_JUNGLE_TRAINED[unit] === 0;
    for (const hex of (isOutside ? ZONE_OUTSIDE_JUNGLE : ZONE_OF)[GRID.find(shown.at)]) zone.add(hex);
  }
  return zone;
}

/** 13.1 The hexes in the zones of one's own units. */
export const zonesOf = (side: SideView): readonly string[] =>
  idsOf(zonesSeen(side, side.own ? side.units : []));

/**
 * 18.4 The hexes that are known to lie in an enemy zone: told so, next to a stack that was told to have one (of an Allied one not
 * in jungle, which only some reach), or next to counters that lie open.
 */
export function zonesKnown(view: MalayaView, own: SideView, enemy: SideView): readonly string[] {
  const isPhasing = own.seat === view.phasing;
  const zone = zonesSeen(enemy, isPhasing ? enemy.units.filter(({ at }) => enemy.open.includes(at)) : []);
  for (const { hex, zones } of own.told) {
    if (zones !== true) continue;
    for (const to of ZONE_OF[GRID.find(hex)])
      if (sideOf(enemy.seat) !== ALLIED || TERRAIN[to] !== JUNGLE) zone.add(to);
  }
  for (const { hex, zone: isZone } of own.told) {
    if (isZone === true) zone.add(GRID.find(hex));
    if (isZone === false) zone.delete(GRID.find(hex));
  }
  return idsOf(zone).toSorted();
}

/** 26.9, 26.12a The airfields that effective airfield battalions of one's own operate. */
export const airfieldsOf = (side: SideView): readonly string[] => [
  ...new Set(
    side.units
      .filter(
        (shown) =>
          side.own &&
          onMap(shown) &&
          IS_AIRFIELD[GRID.find(shown.at)] === 1 &&
          IS_AIRFIELD_UNIT[unitSeen(side, shown)] === 1 &&
          shown.suppressed !== true,
      )
      .map(({ at }) => at),
  ),
];

/** 25.3, MB-140 Whether an infantry unit of the side stands in Malaya, as far as its owner sees it: without one Japan loses at the end of a turn. */
export const hasInfantryInMalaya = (side: SideView): boolean =>
  side.units.some(
    (shown) => onMap(shown) && IS_INFANTRY[unitSeen(side, shown)] === 1 && isMalaya(GRID.find(shown.at)),
  );

/** 26.11a Where the guns of ships reach; aircraft reach every hex. */
export const GUN_RANGE: readonly string[] = idsOf(GRID.hexes.filter((hex) => IN_GUN_RANGE[hex] === 1));
