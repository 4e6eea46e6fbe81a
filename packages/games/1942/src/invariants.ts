import { type Hex, NOWHERE, type Unit } from "@sandtable/hex";
import { isOverstacked, suits } from "./ground.ts";
import {
  AREAS,
  GRID,
  isLand,
  isWaterBarrier,
  JAPANESE,
  NO_AREA,
  NO_SITE,
  PHILIPPINES,
  SITE_AT,
  SITES,
} from "./map.ts";
import { allowance } from "./points.ts";
import {
  Campaign,
  ELIMINATED,
  HONG_KONG,
  IS_AIR,
  IS_FILIPINO,
  IS_HOME_GUARD,
  IS_NAVAL_AIR,
  LAST_TURN,
  LATER,
  NATIONS,
  OFF_MAP,
  onMap,
  REGROUPING,
  SIDE,
  SURRENDERED,
  UNIT_COUNT,
} from "./state.ts";
import { UNITS } from "./units.ts";

/** What must hold in every position. */
export function invariants(g: Campaign): readonly string[] {
  const broken: string[] = [];
  // What is said is made only when it is needed: this is asked after every choice of every test game.
  const insist = (holds: boolean, what: () => string): void => {
    if (!holds) broken.push(what());
  };
  const airs = new Map<Hex, number>();
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) {
    const at = g.at[unit];
    const { id, start } = UNITS[unit];
    if (onMap(at)) {
      if (IS_NAVAL_AIR[unit])
        insist(g.phasing === JAPANESE, () => `${id} is on the map in the Allied player-turn (8.1)`);
      else if (IS_AIR[unit]) airs.set(at, (airs.get(at) ?? 0) + 1);
      else
        insist(
          isLand(at) ? suits(unit, at) : SIDE[unit] === JAPANESE && g.phasing === JAPANESE,
          () => `${id} may not stand in ${GRID.ids[at]} (4.0)`,
        );
      if (IS_FILIPINO[unit]) insist(PHILIPPINES[at] === 1, () => `${id} left the Philippine Islands (9.B)`);
      insist(
        isWaterBarrier(at) ? AREAS[g.area[unit]]?.hex === at : g.area[unit] === NO_AREA,
        () => `${id} has no such land area`,
      );
    } else {
      insist(g.area[unit] === NO_AREA, () => `${id} has a land area beside the map`);
      const isLate = "turn" in start || IS_HOME_GUARD[unit] === 1;
      if (at === LATER) insist(isLate, () => `${id} cannot be waiting`);
      if (at === REGROUPING)
        insist(IS_NAVAL_AIR[unit] === 1 && g.returns[unit] > 0, () => `${id} cannot regroup (8.1)`);
      if (at === HONG_KONG) insist(SIDE[unit] === JAPANESE, () => `${id} cannot be at Hong Kong (9.F)`);
      if (at === OFF_MAP) insist(IS_FILIPINO[unit] === 0, () => `${id} left the Philippine Islands (9.B)`);
    }
    if (at === ELIMINATED || at === SURRENDERED)
      insist(g.beach[unit] === NOWHERE, () => `${id} is gone and has a beach`);
    insist(
      g.beach[unit] === NOWHERE || g.beaches.includes(g.beach[unit]),
      () => `${id} came by an invasion hex that is none`,
    );
  }
  for (let hex = 0 as Hex; hex < GRID.size; hex++) {
    insist(
      g.troops[0][hex] === 0 || g.troops[1][hex] === 0,
      () => `both sides are in ${GRID.ids[hex]} (4.0)`,
    );
    // The printed set-up of Cam Ranh Bay holds five; it must be lawful when the first movement phase ends.
    if (g.turn > 0)
      insist(!isOverstacked(g, sideIn(g, hex), hex), () => `${GRID.ids[hex]} is overstacked (4.0)`);
  }
  for (const [hex, count] of airs) {
    const site = SITE_AT[hex];
    insist(site !== NO_SITE, () => `an air unit is in ${GRID.ids[hex]}, where no city is (4.0)`);
    insist(
      count === 1 || g.standsAnyFortress(hex) || !SITES[site]?.isCity,
      () => `several air units are in ${GRID.ids[hex]} (4.0)`,
    );
  }
  insist(
    new Set(g.beaches).size === g.beaches.length && g.beaches.length === g.paid.length,
    () => "invasion hexes",
  );
  NATIONS.forEach((nation, index) => {
    // Between two game-turns the points that were used are still those of the last one, which may have had more.
    insist(
      g.stage === "turn" || g.used[index] <= allowance(g, index) + g.lost[index],
      () => `the ${nation} points are overspent (5.C)`,
    );
  });
  insist(g.turn <= LAST_TURN && g.entered <= 6, () => "turn or entries out of range");
  insist(
    (g.stage === "over") === (g.outcome !== undefined),
    () => "the game is over without a result, or not over with one",
  );
  insist(countsHold(g), () => "stacks or zones of control do not follow the units (3.0)");
  return broken;
}

const sideIn = (g: Campaign, hex: Hex): 0 | 1 => (g.troops[0][hex] > 0 ? 0 : 1);

/** What is kept up as units move equals what a fresh count gives. */
function countsHold(g: Campaign): boolean {
  const fresh = new Campaign({ options: g.options });
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) fresh.put(unit, g.at[unit]);
  for (let hex = 0 as Hex; hex < GRID.size; hex++) {
    if (fresh.infantry[hex] !== g.infantry[hex]) return false;
    for (const side of [0, 1] as const)
      if (
        fresh.troops[side][hex] !== g.troops[side][hex] ||
        fresh.airs[side][hex] !== g.airs[side][hex] ||
        fresh.zone[side][hex] !== g.zone[side][hex]
      )
        return false;
  }
  return true;
}
