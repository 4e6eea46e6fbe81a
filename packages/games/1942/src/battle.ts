import { chances } from "@sandtable/hex";
import { combatResult, oddsOf } from "./crt.ts";
import { inDefence } from "./figures.ts";
import {
  ALLIED,
  AREA_NODE,
  FORTRESS_HEX,
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

/** 6.0, 7.0 Units of the phasing side that may still attack: in supply, not disrupted, once in a phase. */
const mayAttack = (g: Campaign, unit: number): boolean =>
  SIDE[unit] === g.phasing &&
  onMap(g.at[unit]) &&
  isTroop(unit) &&
  !g.isDisrupted(unit) &&
  !g.has(unit, FOUGHT) &&
  isSupplied(g, unit);

/** The troop units of a stack: all in the hex, or in a water-barrier hex those in one land area (5.A.3). */
export function stackIn(g: Campaign, hex: number, area: number): number[] {
  const side = g.troops[ALLIED][hex] > 0 ? 0 : 1;
  const found: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (g.at[unit] === hex && SIDE[unit] === side && isTroop(unit) && (area === -1 || g.area[unit] === area))
      found.push(unit);
  return found;
}

/** Whether a unit can strike at the land area of a neighbouring hex: over land, or from the sea if it has just landed. */
function canReach(g: Campaign, unit: number, hex: number, area: number): boolean {
  const from = g.at[unit];
  if (!GRID.areNeighbours(from, hex)) return false;
  if (g.has(unit, LANDED)) return true;
  if (!isLand(from)) return false;
  return joinedByLand(from, area === -1 ? NODES_IN[hex][0] : AREA_NODE[area]);
}

export interface Target {
  readonly hex: number;
  readonly area: number;
}

/** 6.0 Units that could attack a stack. */
export function attackersOf(g: Campaign, { hex, area }: Target): number[] {
  const found: number[] = [];
  if (g.zone[g.phasing][hex] === 0) return found;
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (SIDE[unit] === g.phasing && onMap(g.at[unit]) && canReach(g, unit, hex, area) && mayAttack(g, unit))
      found.push(unit);
  return found;
}

/** The stacks of the enemy beside units of the phasing side that were not attacked yet. */
function stacksInReach(g: Campaign): Target[] {
  const enemy = otherSide(g.phasing);
  const zone = g.zone[g.phasing];
  const troops = g.troops[enemy];
  const found: Target[] = [];
  for (let hex = 0; hex < GRID.size; hex++) {
    if (troops[hex] === 0 || zone[hex] === 0) continue;
    const areas = isWaterBarrier(hex) ? areasHeld(g, enemy, hex) : [-1];
    for (const area of areas) {
      const stack = stackIn(g, hex, area);
      if (stack.some((unit) => g.has(unit, ATTACKED))) continue;
      found.push({ hex, area });
    }
  }
  return found;
}

/** The land areas of a hex that units of the side hold. */
function areasHeld(g: Campaign, side: Side, hex: number): number[] {
  const areas = new Set<number>();
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (g.at[unit] === hex && SIDE[unit] === side && isTroop(unit)) areas.add(g.area[unit]);
  return [...areas].sort((a, b) => a - b);
}

const attackStrength = (attackers: readonly number[]): number =>
  attackers.reduce((sum, unit) => sum + STRENGTH[unit], 0);

const defenceStrength = (g: Campaign, defenders: readonly number[]): number =>
  defenders.reduce((sum, unit) => sum + inDefence(STRENGTH[unit], g.isDisrupted(unit)), 0);

/** 6.0 Stacks that can be attacked at 1:1 or better. */
export const openTargets = (g: Campaign): Target[] =>
  stacksInReach(g).filter(
    (target) =>
      oddsOf(
        attackStrength(attackersOf(g, target)),
        defenceStrength(g, stackIn(g, target.hex, target.area)),
      ) > 0,
  );

/** The troop units in a hex, whichever land area they hold. */
export const defenders = (g: Campaign, hex: number): number[] => stackIn(g, hex, -1);

/** Whether enemy troops in the hex stand beside units of the phasing side. */
export const isInReach = (g: Campaign, hex: number): boolean =>
  g.troops[otherSide(g.phasing)][hex] > 0 && g.zone[g.phasing][hex] > 0;

/** What could be brought against a hex, and what holds it. */
export const strengthsOf = (g: Campaign, hex: number): { attack: number; defence: number } => ({
  attack: attackStrength(attackersOf(g, { hex, area: -1 })),
  defence: defenceStrength(g, defenders(g, hex)),
});

/** 6.3, 9.J Whether a hex lies where a fortress has fallen that all Allied forces there depended on. */
function isUnderLostFortress(g: Campaign, hex: number): boolean {
  return FORTRESS_HEX.some((_, fortress) => {
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
    if (attackers.some((unit) => isUnderLostFortress(g, g.at[unit])))
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
    modifier: causes.reduce((sum, { value }) => sum + value, 0),
  };
}

const WORST_TO_BEST: readonly Result[] = ["AE", "AD", "AR", "-", "DR", "DD", "DE", "DS"];

/** The chance of each result, from the attacker's worst to his best. */
export function resultChances(odds: number, modifier: number): { result: Result; chance: number }[] {
  if (odds === 0) return [];
  const found = chances(6, (die) => combatResult(odds, die + modifier));
  return WORST_TO_BEST.flatMap((result) => {
    const chance = found.get(result);
    return chance === undefined ? [] : [{ result, chance }];
  });
}
