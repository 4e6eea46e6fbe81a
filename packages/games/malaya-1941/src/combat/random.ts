import type { Hex } from "@sandtable/hex";
import { ASSAULT_FROM, COAST, GRID, isLand, JAPANESE, LAND, otherSide, SIDES, type Side } from "../map.ts";
import { ACTIVE, ALL_MARKERS, type Campaign, onMap, SUPPRESSED } from "../state.ts";
import { position } from "../testing/index.ts";
import { IS_HQ, IS_SUPPLY, UNITS, UNITS_OF } from "../units.ts";
import { mayLand } from "./ground.ts";

/** Random positions before a combat phase, for tests. */

export function randomOf(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

/** Two armies in a small part of the map, some at sea, some overstacked, some suppressed. */
export function randomPosition(random: (below: number) => number): Campaign {
  const g = position({ phasing: random(3) === 0 ? "allied" : "japanese", stage: "contact" });
  const centre = random(3) === 0 ? GRID.find("3744") : LAND[random(LAND.length)];
  const near = LAND.filter((hex) => GRID.distance(hex, centre) <= 3);
  const owner = new Map<Hex, Side>(near.map((hex) => [hex, random(2) === 0 ? 0 : 1]));
  for (const side of SIDES) {
    const hexes = near.filter((hex) => owner.get(hex) === side);
    if (hexes.length === 0) continue;
    const used = hexes.filter(() => random(3) > 0).slice(0, 5 + random(6));
    if (used.length === 0) continue;
    for (const unit of UNITS_OF[side]) {
      const { from } = UNITS[unit];
      if (from === "breakdown" || from === "combined" || from === "armoured") continue;
      if (random(IS_SUPPLY[unit] ? 12 : 3) > 0) continue;
      if (IS_HQ[unit] && random(2)) g.flags[unit] |= ACTIVE;
      else if (!IS_SUPPLY[unit] && random(5) === 0) g.flags[unit] |= SUPPRESSED;
      g.put(unit, used[random(used.length)]);
    }
  }
  if (g.phasing === JAPANESE) sendToSea(g, random);
  for (const hex of near) {
    const side = owner.get(hex);
    if (side !== undefined && g.occupies(side, hex) && random(5) === 0) g.setFort(hex, side);
  }
  for (const marker of ALL_MARKERS) g.hand[marker] = random(3) === 0 ? 1 : 0;
  g.known.fill(0);
  return g;
}

function sendToSea(g: Campaign, random: (below: number) => number): void {
  const coast = COAST.filter((hex) => ASSAULT_FROM[hex].length > 0);
  const held = coast.filter((hex) => g.occupies(otherSide(JAPANESE), hex));
  // Now and then a target from which the enemy has gone since.
  const left = random(4) === 0 ? [coast[random(coast.length)]] : [];
  for (const target of [...held.slice(0, 2), ...left]) {
    const sea = ASSAULT_FROM[target][0];
    if (g.assaults.some((assault) => assault.sea === sea)) continue;
    const force = UNITS_OF[JAPANESE]
      .filter(
        (unit) => onMap(g.at[unit]) && isLand(g.hexOf(unit)) && mayLand(unit, target) && random(4) === 0,
      )
      .slice(0, 4);
    for (const unit of force) g.put(unit, sea);
    if (force.length > 0) g.assaults = [...g.assaults, { sea, target }];
  }
}
