import type { Bar, Choice, Closed, Message } from "@sandtable/engine";
import { attackersOf, defenders, isInReach, openTargets, strengthsOf } from "./battle.ts";
import { ASSAULT, ATTACK, JOIN, PICK, TO } from "./choices.ts";
import { attemptStrength } from "./cities.ts";
import { displacements } from "./flight.ts";
import { hasRoom, isShutCity, isZoned, mayBeIn, suits } from "./ground.ts";
import { landDestinations, readyByLand } from "./land.ts";
import { GRID, isLand, JAPANESE, otherSide, SITES, WATERS_IN } from "./map.ts";
import { readyAtSea, seaDestinations } from "./passage.ts";
import { canPay, mayEnterMap } from "./points.ts";
import { setupHexes } from "./setup.ts";
import {
  ATTACKED,
  type Battle,
  type Campaign,
  DONE,
  FOUGHT,
  HELD,
  IS_NAVAL_AIR,
  isTroop,
  OFF_MAP,
  onMap,
  SIDE,
  UNIT_COUNT,
} from "./state.ts";
import { isSupplied } from "./supply.ts";

/** What a player might expect at a question and why it cannot be done: worked out only when somebody asks. */

const closedBy = ({ key, place, label }: Choice, bar: Bar): Closed => ({ ...bar, key, place, label });
const bar = (rule: string, key: string, more: Omit<Message, "key"> = {}): Bar => ({
  rule,
  why: { key, ...more },
});

const ownUnits = (g: Campaign): number[] =>
  Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter((unit) => SIDE[unit] === g.phasing);

/** 11.0 Hexes where the unit cannot be set up. */
export function closedToPlace(g: Campaign, unit: number): Closed[] {
  const open = setupHexes(g, unit);
  const found: Closed[] = [];
  for (let hex = 0; hex < GRID.size; hex++) {
    if (!isLand(hex) || hex === g.at[unit] || open.includes(hex)) continue;
    const why = (isTroop(unit) && barToStand(g, unit, hex)) || bar("11.0", "bar.setup");
    found.push(closedBy(TO[hex], why));
  }
  return found;
}

/** 5.B Cities that an air unit cannot displace to. */
export function closedToFly(g: Campaign, air: number): Closed[] {
  const open = displacements(g, air);
  return SITES.flatMap(({ hex }) => {
    if (hex === g.at[air] || open.has(hex)) return [];
    const key = g.isAirBase(SIDE[air], hex) ? "bar.flight" : "bar.no-base";
    return [closedBy(TO[hex], bar("5.B", key))];
  });
}

/** 2.1.A Units that cannot march, and cities that cannot be attempted. */
export function closedByLand(g: Campaign, open: readonly number[]): Closed[] {
  const ready = readyByLand(g);
  const units = ownUnits(g).filter((unit) => onMap(g.at[unit]) && isTroop(unit) && !ready.includes(unit));
  return [
    ...units.map((unit) =>
      closedBy(
        PICK[unit],
        g.has(unit, HELD)
          ? bar("9.E", "bar.moved")
          : g.has(unit, DONE)
            ? bar("5.A", "bar.moved")
            : bar("3.0", "bar.no-way"),
      ),
    ),
    ...SITES.flatMap((site, index) => {
      const isThought =
        g.resists(g.phasing, index) && g.zone[g.phasing][site.hex] > 0 && !open.includes(index);
      if (!isThought) return [];
      const why = g.tried[index]
        ? bar("9.E", "bar.tried")
        : bar("9.E", "bar.too-weak", { attack: attemptStrength(g, g.phasing, index), defence: site.number });
      return [closedBy(ASSAULT[site.hex], why)];
    }),
  ];
}

/** How far around a unit a player would look for a place to march to. */
const HORIZON = 6;

/** 5.A Hexes around that the unit cannot march to. */
export function closedToMarch(g: Campaign, unit: number): Closed[] {
  const open = landDestinations(g, unit);
  const found: Closed[] = [];
  for (const hex of GRID.within(g.at[unit], HORIZON))
    if (isLand(hex) && hex !== g.at[unit] && !open.includes(hex))
      found.push(closedBy(TO[hex], barToStand(g, unit, hex) ?? barToMarch(g, unit, hex)));
  return found;
}

const barToMarch = (g: Campaign, unit: number, hex: number): Bar =>
  isZoned(g, SIDE[unit], g.at[unit]) && isZoned(g, SIDE[unit], hex) && GRID.areNeighbours(g.at[unit], hex)
    ? bar("3.0", "bar.zone")
    : bar("5.A", "bar.far");

/** 4.0, 9.B, 9.E Why a unit may not be in a hex, however it came there. */
function barToStand(g: Campaign, unit: number, hex: number): Bar | undefined {
  if (g.troops[otherSide(SIDE[unit])][hex] > 0) return bar("4.0", "bar.enemy");
  if (isShutCity(g, SIDE[unit], hex)) return bar("9.E", "bar.city");
  if (!mayBeIn(unit, hex)) return bar("9.B", "bar.filipino");
  if (!hasRoom(g, unit, hex)) return bar("4.0", "bar.full");
  if (!suits(unit, hex)) return bar("4.0", "bar.ground");
  return undefined;
}

/** 2.1.C Units that cannot sail. */
export function closedAtSea(g: Campaign): Closed[] {
  const ready = readyAtSea(g);
  return ownUnits(g).flatMap((unit) => {
    const at = g.at[unit];
    if (ready.includes(unit) || (!onMap(at) && at !== OFF_MAP)) return [];
    const why = g.has(unit, HELD)
      ? bar("9.E", "bar.moved")
      : g.has(unit, DONE)
        ? bar("5.C", "bar.moved")
        : at === OFF_MAP && !mayEnterMap(g, unit)
          ? bar("11.0", "bar.six")
          : onMap(at) && !g.isPort(SIDE[unit], at)
            ? bar("5.C", "bar.no-port")
            : bar("9.C", "bar.no-points");
    return [closedBy(PICK[unit], why)];
  });
}

/** 5.C Coasts that the unit cannot sail to. */
export function closedToSail(g: Campaign, unit: number): Closed[] {
  const open = seaDestinations(g, unit);
  const found: Closed[] = [];
  for (let hex = 0; hex < GRID.size; hex++) {
    if (!isLand(hex) || WATERS_IN[hex].length === 0 || hex === g.at[unit] || open.includes(hex)) continue;
    const isLandingParty = SIDE[unit] === JAPANESE && isTroop(unit);
    const why = IS_NAVAL_AIR[unit]
      ? bar("5.C", "bar.sea")
      : isLandingParty
        ? canPay(g, unit, true)
          ? (barToStand(g, unit, hex) ?? bar("3.0", "bar.sea"))
          : bar("5.C", "bar.no-points")
        : g.isPort(SIDE[unit], hex)
          ? (barToStand(g, unit, hex) ?? bar("3.0", "bar.sea"))
          : bar("5.C", "bar.no-harbour");
    found.push(closedBy(TO[hex], why));
  }
  return found;
}

/** 6.0 Stacks beside own units that cannot be attacked. */
export function closedToAttack(g: Campaign): Closed[] {
  const open = new Set(openTargets(g).map(({ hex }) => hex));
  const found: Closed[] = [];
  for (let hex = 0; hex < GRID.size; hex++) {
    if (open.has(hex) || !isInReach(g, hex)) continue;
    const stack = defenders(g, hex);
    const why = stack.some((unit) => g.has(unit, ATTACKED))
      ? bar("6.0", "bar.attacked")
      : bar("6.0", "bar.too-weak", strengthsOf(g, hex));
    found.push(closedBy(ATTACK[hex], why));
  }
  return found;
}

/** 6.0, 6.D, 7.0 Units beside the stack that cannot join the attack. */
export function closedToJoin(g: Campaign, battle: Battle): Closed[] {
  const able = attackersOf(g, battle);
  return ownUnits(g).flatMap((unit) => {
    const isBeside = onMap(g.at[unit]) && isTroop(unit) && GRID.areNeighbours(g.at[unit], battle.hex);
    if (!isBeside || able.includes(unit)) return [];
    const why = g.isDisrupted(unit)
      ? bar("6.D", "bar.disrupted")
      : g.has(unit, FOUGHT)
        ? bar("6.0", "bar.fought")
        : isSupplied(g, unit)
          ? bar("6.0", "bar.area")
          : bar("7.0", "bar.supply");
    return [closedBy(JOIN[unit], why)];
  });
}
