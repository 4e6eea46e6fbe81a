import type { Bar, Choice, Closed } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { BARS } from "./bars.ts";
import { barToAttack, defenders, isBeside, isInReach, openTargets, strengthsOf } from "./battle.ts";
import { ASSAULT, ATTACK, JOIN, PICK, TO } from "./choices.ts";
import { attemptStrength } from "./cities.ts";
import { displacements } from "./flight.ts";
import { barToStand, isZoned } from "./ground.ts";
import { barByLand, landDestinations } from "./land.ts";
import { ALL_SITES, GRID, isLand, JAPANESE, SITES, type Site, WATERS_IN } from "./map.ts";
import { barAtSea, seaDestinations } from "./passage.ts";
import { canPay } from "./points.ts";
import { setupHexes } from "./setup.ts";
import {
  ALL_UNITS,
  ATTACKED,
  type Battle,
  type Campaign,
  IS_NAVAL_AIR,
  isTroop,
  OFF_MAP,
  onMap,
  SIDE,
} from "./state.ts";

/** What a player might expect at a question and why it cannot be done: worked out only when somebody asks. */

const closedBy = ({ key, place, label }: Choice, bar: Bar): Closed => ({ ...bar, key, place, label });
const tooWeak = (rule: "6.0" | "9.E", strengths: { attack: number; defence: number }): Bar => ({
  rule,
  why: { key: "bar.too-weak", ...strengths },
});

const ownUnits = (g: Campaign): Unit[] => ALL_UNITS.filter((unit) => SIDE[unit] === g.phasing);

/** 11.0 Hexes where the unit cannot be set up. */
export function closedToPlace(g: Campaign, unit: Unit): Closed[] {
  const open = setupHexes(g, unit);
  const found: Closed[] = [];
  for (let hex = 0 as Hex; hex < GRID.size; hex++) {
    if (!isLand(hex) || hex === g.at[unit] || open.includes(hex)) continue;
    const why = (isTroop(unit) && barToStand(g, unit, hex)) || BARS.setup;
    found.push(closedBy(TO[hex], why));
  }
  return found;
}

/** 5.B Cities that an air unit cannot displace to. */
export function closedToFly(g: Campaign, air: Unit): Closed[] {
  const open = displacements(g, air);
  return SITES.flatMap(({ hex }) => {
    if (hex === g.at[air] || open.has(hex)) return [];
    return [closedBy(TO[hex], g.isAirBase(SIDE[air], hex) ? BARS.flight : BARS.noBase)];
  });
}

/** 2.1.A Units that cannot march, and cities that cannot be attempted. */
export function closedByLand(g: Campaign, open: readonly Site[]): Closed[] {
  return [
    ...ownUnits(g).flatMap((unit) => {
      const why = onMap(g.at[unit]) && isTroop(unit) ? barByLand(g, unit) : undefined;
      return why ? [closedBy(PICK[unit], why)] : [];
    }),
    ...ALL_SITES.flatMap((site) => {
      const { hex, number } = SITES[site];
      const isThought = g.resists(g.phasing, site) && g.zone[g.phasing][hex] > 0 && !open.includes(site);
      if (!isThought) return [];
      const why = g.tried[site]
        ? BARS.tried
        : tooWeak("9.E", { attack: attemptStrength(g, g.phasing, site), defence: number });
      return [closedBy(ASSAULT[hex], why)];
    }),
  ];
}

/** How far around a unit a player would look for a place to march to. */
const HORIZON = 6;

/** 5.A Hexes around that the unit cannot march to. */
export function closedToMarch(g: Campaign, unit: Unit): Closed[] {
  const open = landDestinations(g, unit);
  const start = g.hexOf(unit);
  const found: Closed[] = [];
  for (const hex of GRID.within(start, HORIZON))
    if (isLand(hex) && hex !== start && !open.includes(hex))
      found.push(closedBy(TO[hex], barToStand(g, unit, hex) ?? barToMarch(g, unit, hex)));
  return found;
}

function barToMarch(g: Campaign, unit: Unit, hex: Hex): Bar {
  const start = g.hexOf(unit);
  const isHeldBack =
    isZoned(g, SIDE[unit], start) && isZoned(g, SIDE[unit], hex) && GRID.areNeighbours(start, hex);
  return isHeldBack ? BARS.zone : BARS.far;
}

/** 2.1.C Units that cannot sail. */
export function closedAtSea(g: Campaign): Closed[] {
  return ownUnits(g).flatMap((unit) => {
    const at = g.at[unit];
    const why = onMap(at) || at === OFF_MAP ? barAtSea(g, unit) : undefined;
    return why ? [closedBy(PICK[unit], why)] : [];
  });
}

/** 5.C Coasts that the unit cannot sail to. */
export function closedToSail(g: Campaign, unit: Unit): Closed[] {
  const open = seaDestinations(g, unit);
  const found: Closed[] = [];
  for (let hex = 0 as Hex; hex < GRID.size; hex++) {
    if (!isLand(hex) || WATERS_IN[hex].length === 0 || hex === g.at[unit] || open.includes(hex)) continue;
    found.push(closedBy(TO[hex], barToSail(g, unit, hex)));
  }
  return found;
}

function barToSail(g: Campaign, unit: Unit, hex: Hex): Bar {
  if (IS_NAVAL_AIR[unit]) return BARS.atSeaOnly;
  if (SIDE[unit] === JAPANESE && isTroop(unit)) {
    if (!canPay(g, unit, true)) return BARS.noLanding;
  } else if (!g.isPort(SIDE[unit], hex)) return BARS.noHarbour;
  return barToStand(g, unit, hex) ?? BARS.sea;
}

/** 6.0 Stacks beside own units that cannot be attacked. */
export function closedToAttack(g: Campaign): Closed[] {
  const open = new Set(openTargets(g).map(({ hex }) => hex));
  const found: Closed[] = [];
  for (let hex = 0 as Hex; hex < GRID.size; hex++) {
    if (open.has(hex) || !isInReach(g, hex)) continue;
    const stack = defenders(g, hex);
    const why = stack.some((unit) => g.has(unit, ATTACKED))
      ? BARS.attacked
      : tooWeak("6.0", strengthsOf(g, hex));
    found.push(closedBy(ATTACK[hex], why));
  }
  return found;
}

/** 6.0, 6.D, 7.0 Units beside the stack that cannot join the attack. */
export function closedToJoin(g: Campaign, battle: Battle): Closed[] {
  return ownUnits(g).flatMap((unit) => {
    const why = isBeside(g, unit, battle.hex) ? barToAttack(g, unit, battle) : undefined;
    return why ? [closedBy(JOIN[unit], why)] : [];
  });
}
