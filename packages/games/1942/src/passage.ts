import type { Bar, Closed } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { BARS } from "./bars.ts";
import { barByBurma, burmaChange, burmaNeeds, isBurmaShort } from "./burma.ts";
import { PICK } from "./choices.ts";
import { closedBy, closedHexes } from "./closed.ts";
import { barToStand, hasRoom, isOverstacked, isShutCity, suits } from "./ground.ts";
import { isHongKongWaiting, mayAssault } from "./hong-kong.ts";
import {
  EDGE_WATERS,
  GRID,
  isEdgeWater,
  isLand,
  JAPANESE,
  otherSide,
  PORT_WATERS,
  SIAM_AND_BURMA,
  type Side,
  WATERS_IN,
  type Water,
} from "./map.ts";
import { canPay, mayEnterMap, pointsNeeded } from "./points.ts";
import { isSeaShut, SeaRange } from "./sea.ts";
import {
  ALL_UNITS,
  type Campaign,
  DONE,
  FLOWN,
  HELD,
  IS_AIR,
  IS_FILIPINO,
  IS_INFANTRY,
  IS_NAVAL_AIR,
  IS_REGIMENT,
  IS_TANK,
  LANDED,
  OFF_MAP,
  onMap,
  SIDE,
  UNIT_COUNT,
  type Whereabouts,
} from "./state.ts";

/** What ships of a side can reach from beyond its edges of the map. */
const fromEdge = (g: Campaign, side: Side): SeaRange => new SeaRange(g, side, EDGE_WATERS[side], true);

/** 9.H Whether empty transports can come from off the map to load the unit in its port. */
function canLoad(g: Campaign, unit: Unit): boolean {
  const at = g.at[unit];
  if (!onMap(at)) return true;
  const range = fromEdge(g, SIDE[unit]);
  return PORT_WATERS[at].some((water) => range.isReached(water));
}

/** Where a unit could sail, and what keeps whoever may invade from landing anywhere. */
interface Passage {
  readonly range: SeaRange;
  readonly barToLand: Bar | undefined;
}

/** 5.C Only Japanese troops invade. */
const mayInvade = (unit: Unit): boolean => SIDE[unit] === JAPANESE && IS_AIR[unit] === 0;

/** 5.C How a unit may sail now; nothing when it cannot leave. */
function passageOf(g: Campaign, unit: Unit): Passage | undefined {
  const at = g.at[unit];
  const side = SIDE[unit];
  if ((!onMap(at) && !mayEnterMap(g, unit)) || !canPay(g, unit, false)) return undefined;
  const canTransport = canLoad(g, unit);
  if (!canTransport && pointsNeeded(unit, false) > 0) return undefined;
  // A naval unit sails by itself; for its landing transports must come in to it.
  const barToLand = !canPay(g, unit, true) ? BARS.noLanding : canTransport ? undefined : BARS.sea;
  return { range: onMap(at) ? new SeaRange(g, side, PORT_WATERS[at], false) : fromEdge(g, side), barToLand };
}

function isAnyOpen(range: SeaRange, waters: ArrayLike<Water>): boolean {
  for (let i = 0; i < waters.length; i++) if (range.isOpen(waters[i])) return true;
  return false;
}

/** 5.C Opened in this player-turn: a port for others only on the turns after. */
function isNewBeach(g: Campaign, hex: Hex): boolean {
  if (!g.beaches.includes(hex)) return false;
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++)
    if (g.beach[unit] === hex && g.has(unit, LANDED)) return true;
  return false;
}

/** 5.C Why ordinary naval movement does not end in a hex: it takes a friendly port that no enemy zone shuts. */
function barToPort(g: Campaign, unit: Unit, range: SeaRange, hex: Hex): Bar | undefined {
  const side = SIDE[unit];
  if (!g.isPort(side, hex)) return BARS.noHarbour;
  if (!isAnyOpen(range, PORT_WATERS[hex]) || isNewBeach(g, hex)) return barToStand(g, unit, hex) ?? BARS.sea;
  if (IS_AIR[unit]) return g.isAirBase(side, hex) ? undefined : BARS.noBase;
  return barToStand(g, unit, hex);
}

/** 5.C Why a landing does not end in a hex: it takes a coast without enemies, or the open sea beside an enemy unit. */
function barToLandAt(g: Campaign, unit: Unit, hex: Hex): Bar | undefined {
  if (!isLand(hex))
    return g.zone[otherSide(SIDE[unit])][hex] === 0
      ? BARS.sea
      : hasRoom(g, unit, hex)
        ? undefined
        : BARS.full;
  // An empty city is stormed (9.E).
  if (!isShutCity(g, SIDE[unit], hex)) return barToStand(g, unit, hex);
  return suits(unit, hex) ? undefined : BARS.ground;
}

/** Whether going there is an amphibious invasion. */
export const isLanding = (g: Campaign, unit: Unit, to: Whereabouts): to is Hex =>
  onMap(to) &&
  !IS_AIR[unit] &&
  (!g.isPort(SIDE[unit], to) || isSeaShut(g, SIDE[unit], to) || isNewBeach(g, to));

/** 5.C Why a unit may not sail to a hex: it comes into port, or else it lands. */
function barToSail(g: Campaign, unit: Unit, { range, barToLand }: Passage, hex: Hex): Bar | undefined {
  // 5.C Naval air units go anywhere at sea but into an enemy zone of control.
  if (IS_NAVAL_AIR[unit])
    return g.airs[otherSide(SIDE[unit])][hex] === 0 && isAnyOpen(range, WATERS_IN[hex])
      ? undefined
      : BARS.atSeaOnly;
  const barInPort = isLand(hex) ? barToPort(g, unit, range, hex) : BARS.noHarbour;
  if (!barInPort || !mayInvade(unit)) return barInPort;
  if (barToLand || WATERS_IN[hex].length === 0) return barToLand ?? BARS.sea;
  const bar = barToLandAt(g, unit, hex);
  if (bar) return bar;
  return isLanding(g, unit, hex) && WATERS_IN[hex].some((water) => range.isReached(water))
    ? undefined
    : BARS.sea;
}

/** 5.C, 9.B Whether the unit may leave the map by sea. */
function mayLeaveMap(g: Campaign, unit: Unit, { range }: Passage): boolean {
  const side = SIDE[unit];
  const at = g.at[unit];
  return (
    onMap(at) &&
    IS_FILIPINO[unit] === 0 &&
    (isAnyOpen(range, EDGE_WATERS[side]) || PORT_WATERS[at].some((water) => isEdgeWater[side][water] === 1))
  );
}

/**
 * 5.C Everywhere a unit may go by sea, in the order of the map, off the map last; never so that Burma is left short
 * (9.G), and nowhere else if the unit is needed there or before Hong Kong (9.F).
 */
export function seaDestinations(g: Campaign, unit: Unit, need = needFor(g, unit)): Whereabouts[] {
  const passage = passageOf(g, unit);
  const found: Whereabouts[] = [];
  if (!passage) return found;
  const barByDuty = barByBurma(g, unit, need === "burma");
  if (need !== "hong-kong")
    for (let hex = 0 as Hex; hex < GRID.size; hex++)
      if (hex !== g.at[unit] && !barToSail(g, unit, passage, hex) && !barByDuty(hex)) found.push(hex);
  if (mayLeaveMap(g, unit, passage) && !barByDuty(OFF_MAP)) found.push(OFF_MAP);
  return found;
}

/** 5.C Coasts that the unit cannot sail to. */
export function closedToSail(g: Campaign, unit: Unit): Closed[] {
  const passage = passageOf(g, unit);
  const need = needFor(g, unit);
  const barByDuty = barByBurma(g, unit, need === "burma");
  const barTo = (hex: Hex): Bar | undefined => {
    if (!passage) return BARS.sea;
    return (
      barToSail(g, unit, passage, hex) ?? (need === "hong-kong" ? BARS.hongKong : undefined) ?? barByDuty(hex)
    );
  };
  return closedHexes(
    GRID.hexes.filter((hex) => isLand(hex) && WATERS_IN[hex].length > 0 && hex !== g.at[unit]),
    barTo,
  );
}

/** 9.F, 9.G What the unit cannot be spared for: without it a shortage could not be mended any more. */
export function needFor(g: Campaign, unit: Unit): "burma" | "hong-kong" | undefined {
  if (IS_REGIMENT[unit] === 0 || g.phasing !== JAPANESE || SIDE[unit] !== JAPANESE) return undefined;
  if (isBurmaShort(g)) {
    const able = burmaMenders(g, readyAtSea(g));
    if (able.includes(unit) && able.length <= burmaNeeds(g)) return "burma";
  }
  if (isHongKongWaiting(g)) {
    const able = hongKongMenders(g, readyAtSea(g));
    if (able.length === 1 && able[0] === unit) return "hong-kong";
  }
  return undefined;
}

/** 4.0 Whether the stack of the unit is too large to be left as it is. */
export const mustThinOut = (g: Campaign, unit: Unit): boolean =>
  onMap(g.at[unit]) && isOverstacked(g, SIDE[unit], g.at[unit]);

/** 9.G Coasts of Siam and Burma. */
const BURMA_COASTS = GRID.hexes.filter((hex) => SIAM_AND_BURMA[hex] === 1 && WATERS_IN[hex].length > 0);

/** 9.G Regiments that could still mend a shortage in Siam and Burma by sea. */
export function burmaMenders(g: Campaign, ready: readonly Unit[]): Unit[] {
  if (!isBurmaShort(g)) return [];
  // Regiments of one kind in one place can all do the same.
  const known = new Map<number, boolean>();
  return ready.filter((unit) => {
    if (IS_REGIMENT[unit] === 0) return false;
    const kind = g.at[unit] * 4 + IS_INFANTRY[unit] * 2 + IS_TANK[unit];
    let can = known.get(kind);
    if (can === undefined) {
      const change = burmaChange(g, unit);
      const wanted = BURMA_COASTS.filter((hex) => change(hex) < 0);
      can = wanted.length > 0 && canSailTo(g, unit, wanted);
      known.set(kind, can);
    }
    return can;
  });
}

/** 9.F Regiments on the map that could be sent before Hong Kong, when nobody is left there. */
export const hongKongMenders = (g: Campaign, ready: readonly Unit[]): Unit[] =>
  isHongKongWaiting(g)
    ? ready.filter((unit) => mayAssault(unit) && onMap(g.at[unit]) && canSailTo(g, unit, [OFF_MAP]))
    : [];

/** Whether the unit may sail to one of these places. */
function canSailTo(g: Campaign, unit: Unit, places: readonly Whereabouts[]): boolean {
  const passage = passageOf(g, unit);
  if (!passage) return false;
  const barByDuty = barByBurma(g, unit, false);
  return places.some(
    (place) =>
      (onMap(place)
        ? place !== g.at[unit] && !barToSail(g, unit, passage, place)
        : mayLeaveMap(g, unit, passage)) && !barByDuty(place),
  );
}

/** 5.C, 9.C, 9.E, 11.0 Why a unit on the map or off it may not be moved by sea any more in this segment. */
function barAtSea(g: Campaign, unit: Unit): Bar | undefined {
  const at = g.at[unit];
  if (g.has(unit, DONE | HELD)) return g.has(unit, HELD) ? BARS.held : BARS.sailed;
  if (onMap(at) ? !g.isPort(SIDE[unit], at) : !mayEnterMap(g, unit))
    return onMap(at) ? BARS.noPort : BARS.six;
  if (g.has(unit, FLOWN)) return BARS.flown;
  return canPay(g, unit, false) ? undefined : BARS.noPoints;
}

/** Units that may still be moved by sea in this segment. */
export function readyAtSea(g: Campaign): Unit[] {
  const found: Unit[] = [];
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
    const at = g.at[unit];
    if (SIDE[unit] !== g.phasing || !(onMap(at) || at === OFF_MAP)) continue;
    if (barAtSea(g, unit) === undefined) found.push(unit);
  }
  return found;
}

/** 2.1.C Units that cannot sail. */
export const closedAtSea = (g: Campaign): Closed[] =>
  ALL_UNITS.filter(
    (unit) => SIDE[unit] === g.phasing && (onMap(g.at[unit]) || g.at[unit] === OFF_MAP),
  ).flatMap((unit) => closedBy(PICK[unit], barAtSea(g, unit)));
