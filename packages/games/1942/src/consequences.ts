import type { Hex, Unit } from "@sandtable/hex";
import { stackIn } from "./battle.ts";
import { comesAshore, isAtSea } from "./combat.ts";
import { displacements } from "./flight.ts";
import { enter } from "./ground.ts";
import { FORTRESS_AT, NO_FORTRESS, otherSide } from "./map.ts";
import { retreatProspect } from "./retreat.ts";
import type { FateCause, Result } from "./shape.ts";
import { type Battle, Campaign, ELIMINATED, IS_AIR, SIDE, UNIT_COUNT } from "./state.ts";

/**
 * What a result of the table means here and now, before the die is rolled: who is lost, and who may be. It is worked out by the rules
 * that carry the result out; where the owner's choices decide, both are told.
 */
export interface Fate {
  readonly cause: FateCause;
  readonly units: readonly Unit[];
}

/** The fates of a result that touch anybody. */
export const consequences = (g: Campaign, battle: Battle, result: Result): readonly Fate[] =>
  fatesOf(g, battle, result).filter(({ cause, units }) => units.length > 0 || cause === "fortress");

function fatesOf(g: Campaign, battle: Battle, result: Result): readonly Fate[] {
  const { attackers } = battle;
  const afloat = attackers.filter((unit) => isAtSea(g, unit));
  if (result.startsWith("A")) {
    const struck = attackers.filter((unit) => !isAtSea(g, unit) && !g.isFortress(SIDE[unit], g.hexOf(unit)));
    const hexes = struck.map((unit) => g.hexOf(unit));
    return [
      { cause: "sea", units: afloat },
      ...struckDown(g, struck, result),
      ...strandedAir(g, hexes, struck),
    ];
  }
  if (!result.startsWith("D") || isSpared(g, battle.hex, result)) return [{ cause: "sea", units: afloat }];
  const stack = stackIn(g, battle.hex, battle.area);
  const isVacated = stack.length === g.troops[otherSide(g.phasing)][battle.hex];
  const ashore = isVacated ? landing(g, battle.hex, stack, afloat) : [];
  return [
    { cause: "sea", units: afloat.filter((unit) => !ashore.includes(unit)) },
    ...struckDown(g, isVacated ? [...stack, ...airIn(g, battle.hex, result)] : stack, result),
    ...(isVacated && !isCertain(result) ? strandedAir(g, [battle.hex], stack) : []),
    ...(ashore.length > 0 && isEnemyFortress(g, battle.hex)
      ? [{ cause: "fortress", units: [] } as const]
      : []),
  ];
}

/** 6.3 Whoever is in a fortress is touched by surrender only. */
export const isSpared = (g: Campaign, hex: Hex, result: Result): boolean =>
  result.startsWith("D") && result !== "DS" && g.isFortress(otherSide(g.phasing), hex);

const isCertain = (result: Result): boolean => result[1] === "S" || result[1] === "E";

const isEnemyFortress = (g: Campaign, hex: Hex): boolean =>
  FORTRESS_AT[hex] !== NO_FORTRESS && g.isFortress(otherSide(g.phasing), hex);

/** What becomes of those who are struck: lost at once, or on their way back. */
function struckDown(g: Campaign, units: readonly Unit[], result: Result): readonly Fate[] {
  switch (result[1]) {
    case "S":
      return [{ cause: "surrender", units }];
    case "E":
      return [{ cause: "eliminated", units }];
    default: {
      const { lost, perhaps } = retreatProspect(g, units);
      return [
        { cause: "no-way", units: lost },
        { cause: "crowded", units: perhaps },
      ];
    }
  }
}

/** 6.S, 6.E Air units share the fate of their stack. */
const airIn = (g: Campaign, hex: Hex, result: Result): readonly Unit[] =>
  isCertain(result) ? airUnitsIn(g, [hex], otherSide(g.phasing)) : [];

function airUnitsIn(g: Campaign, hexes: readonly Hex[], side: number): readonly Unit[] {
  const found: Unit[] = [];
  for (let air = 0 as Unit; air < UNIT_COUNT; air++)
    if (IS_AIR[air] && SIDE[air] === side && hexes.includes(g.at[air] as Hex)) found.push(air);
  return found;
}

/** 5.B Air units whose stack is gone may find no city to go to. */
function strandedAir(g: Campaign, hexes: readonly Hex[], stack: readonly Unit[]): readonly Fate[] {
  if (stack.length === 0) return [];
  const units = airUnitsIn(g, hexes, SIDE[stack[0]]).filter((air) => displacements(g, air, 1).size === 0);
  return [{ cause: "crowded", units }];
}

/** 5.C Who comes ashore when the defenders are gone, as long as there is room. */
function landing(g: Campaign, hex: Hex, stack: readonly Unit[], afloat: readonly Unit[]): readonly Unit[] {
  if (afloat.length === 0) return [];
  const cleared = new Campaign(g);
  for (const unit of stack) cleared.put(unit, ELIMINATED);
  return afloat.filter((unit) => {
    if (!comesAshore(cleared, unit, hex)) return false;
    enter(cleared, unit, hex);
    return true;
  });
}
