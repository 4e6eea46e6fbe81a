import type { Bar, Closed } from "@sandtable/engine";
import { chances, type Hex, sumOf, type Unit } from "@sandtable/hex";
import { BARS, tooWeak } from "./bars.ts";
import { ATTACK, DIE, JOIN } from "./choices.ts";
import { closedBy, closedHexes } from "./closed.ts";
import { combatResult, oddsOf, RESULTS } from "./crt.ts";
import { inDefence } from "./figures.ts";
import {
  ALL_FORTRESSES,
  ALLIED,
  AREA_NODE,
  type Area,
  GRID,
  isLand,
  isWaterBarrier,
  joinedByLand,
  MALAYA,
  NODES_IN,
  otherSide,
  PHILIPPINES,
  type Side,
} from "./map.ts";
import type { ModifierView, Result } from "./shape.ts";
import {
  ALL_UNITS,
  ATTACKED,
  type Battle,
  type Campaign,
  FOUGHT,
  isTroop,
  LANDED,
  onMap,
  SIDE,
  STRENGTH,
  UNIT_COUNT,
} from "./state.ts";
import { isSupplied } from "./supply.ts";
import { umbrellasOver } from "./umbrella.ts";
import { FORTRESSES, UNITS } from "./units.ts";

/** The troop units of a stack: all in the hex, or in a water-barrier hex those in one land area (5.A.3). */
export function stackIn(g: Campaign, hex: Hex, area: Area | undefined): Unit[] {
  const side = g.troops[ALLIED][hex] > 0 ? 0 : 1;
  const found: Unit[] = [];
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++)
    if (
      g.at[unit] === hex &&
      SIDE[unit] === side &&
      isTroop(unit) &&
      (area === undefined || g.area[unit] === area)
    )
      found.push(unit);
  return found;
}

/** A troop unit of the phasing side next to a hex. */
function isBeside(g: Campaign, unit: Unit, hex: Hex): boolean {
  const at = g.at[unit];
  return SIDE[unit] === g.phasing && onMap(at) && isTroop(unit) && GRID.areNeighbours(at, hex);
}

/** Whether a unit beside it can strike at the land area of a hex: over land, or from the sea if it has just landed. */
function canReach(g: Campaign, unit: Unit, { hex, area }: Target): boolean {
  if (g.has(unit, LANDED)) return true;
  const from = g.hexOf(unit);
  return isLand(from) && joinedByLand(from, area === undefined ? NODES_IN[hex][0] : AREA_NODE[area]);
}

/** 6.0, 6.D, 7.0 Why a unit beside a stack may not attack it. */
function barToAttack(g: Campaign, unit: Unit, target: Target): Bar | undefined {
  if (g.isDisrupted(unit)) return BARS.disrupted;
  if (g.has(unit, FOUGHT)) return BARS.fought;
  if (!isSupplied(g, unit)) return BARS.supply;
  return canReach(g, unit, target) ? undefined : BARS.area;
}

export interface Target {
  readonly hex: Hex;
  readonly area: Area | undefined;
}

/** 6.0 Units that could attack a stack. */
export function attackersOf(g: Campaign, target: Target): Unit[] {
  const found: Unit[] = [];
  if (g.zone[g.phasing][target.hex] === 0) return found;
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++)
    if (isBeside(g, unit, target.hex) && barToAttack(g, unit, target) === undefined) found.push(unit);
  return found;
}

/** Where there is but one land area, the stack is all of the hex. */
const WHOLE_HEX: readonly undefined[] = [undefined];

/** The stacks of the enemy beside units of the phasing side. */
function stacksInReach(g: Campaign): Target[] {
  const enemy = otherSide(g.phasing);
  const zone = g.zone[g.phasing];
  const troops = g.troops[enemy];
  const found: Target[] = [];
  for (let hex = 0 as Hex; hex < GRID.size; hex++) {
    if (troops[hex] === 0 || zone[hex] === 0) continue;
    const areas = isWaterBarrier(hex) ? areasHeld(g, enemy, hex) : WHOLE_HEX;
    for (const area of areas) found.push({ hex, area });
  }
  return found;
}

/** The land areas of a hex that units of the side hold. */
function areasHeld(g: Campaign, side: Side, hex: Hex): Area[] {
  const areas = new Set<Area>();
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++)
    if (g.at[unit] === hex && SIDE[unit] === side && isTroop(unit)) areas.add(g.area[unit]);
  return [...areas].sort((a, b) => a - b);
}

const attackStrength = (attackers: readonly Unit[]): number =>
  attackers.reduce((sum, unit) => sum + STRENGTH[unit], 0);

const defenceStrength = (g: Campaign, defenders: readonly Unit[]): number =>
  defenders.reduce((sum, unit) => sum + inDefence(STRENGTH[unit], g.isDisrupted(unit)), 0);

/** 6.0 Why a stack may not be attacked: once in a phase, and at 1:1 or better. */
function barToTarget(g: Campaign, target: Target): Bar | undefined {
  const stack = stackIn(g, target.hex, target.area);
  if (stack.some((unit) => g.has(unit, ATTACKED))) return BARS.attacked;
  const attack = attackStrength(attackersOf(g, target));
  const defence = defenceStrength(g, stack);
  return oddsOf(attack, defence) > 0 ? undefined : tooWeak("6.0", attack, defence);
}

/** 6.0 Stacks that can be attacked. */
export const openTargets = (g: Campaign): Target[] =>
  stacksInReach(g).filter((target) => !barToTarget(g, target));

/** 6.0 Hexes beside own units of which no stack can be attacked, by what keeps the first. */
export function closedToAttack(g: Campaign): Closed[] {
  const targets = stacksInReach(g);
  const open = new Set(openTargets(g).map(({ hex }) => hex));
  const hexes = [...new Set(targets.map(({ hex }) => hex))].filter((hex) => !open.has(hex));
  const first = (hex: Hex): Bar | undefined => {
    const target = targets.find((each) => each.hex === hex);
    return target && barToTarget(g, target);
  };
  return closedHexes(hexes, first, ATTACK);
}

/** 6.0, 6.D, 7.0 Units beside the stack that cannot join the attack. */
export const closedToJoin = (g: Campaign, battle: Battle): Closed[] =>
  ALL_UNITS.filter((unit) => isBeside(g, unit, battle.hex)).flatMap((unit) =>
    closedBy(JOIN[unit], barToAttack(g, unit, battle)),
  );

/** 6.3, 9.J Whether a hex lies where a fortress has fallen that all Allied forces there depended on. */
function isUnderLostFortress(g: Campaign, hex: Hex): boolean {
  return ALL_FORTRESSES.some((fortress) => {
    if (g.stands[fortress]) return false;
    const { region } = FORTRESSES[fortress];
    return region === "Malaya" ? MALAYA[hex] === 1 : region === "Philippines" && PHILIPPINES[hex] === 1;
  });
}

/** 6.1 to 6.3 Everything that changes the die, by its cause. */
function modifiers(g: Campaign, { hex, attackers }: Battle): ModifierView[] {
  const side = g.phasing;
  const found: ModifierView[] = [];
  for (const air of umbrellasOver(g, side, hex))
    found.push({ cause: "attacking-air", unit: UNITS[air].id, value: 1 });
  for (const air of umbrellasOver(g, otherSide(side), hex))
    found.push({ cause: "defending-air", unit: UNITS[air].id, value: -1 });
  if (attackers.some((unit) => g.has(unit, LANDED))) found.push({ cause: "landing", value: -1 });
  if (side === ALLIED) {
    if (attackers.some((unit) => isUnderLostFortress(g, g.hexOf(unit))))
      found.push({ cause: "fortress-lost-attack", value: -1 });
  } else if (isUnderLostFortress(g, hex)) found.push({ cause: "fortress-lost-defence", value: 1 });
  return found;
}

/** Everything there is to know of an attack before the die is rolled. */
export interface Prospect {
  readonly attack: number;
  readonly defence: number;
  readonly odds: number;
  readonly modifiers: readonly ModifierView[];
  readonly modifier: number;
}

export function prospect(g: Campaign, battle: Battle): Prospect {
  const attack = attackStrength(battle.attackers);
  const defence = defenceStrength(g, stackIn(g, battle.hex, battle.area));
  const causes = modifiers(g, battle);
  return {
    attack,
    defence,
    odds: oddsOf(attack, defence),
    modifiers: causes,
    modifier: sumOf(causes),
  };
}

/** The chance of each result, from the attacker's worst to his best. */
export const resultChances = (odds: number, modifier: number): { result: Result; chance: number }[] =>
  odds === 0 ? [] : chances(RESULTS, DIE.length, (die) => combatResult(odds, die + modifier));
