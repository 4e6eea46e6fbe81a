import type { Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { TO } from "./choices.ts";
import { eliminate } from "./flight.ts";
import { enter, mayEnter, suitsOffRoad } from "./ground.ts";
import { GRID, isLand, joinedByRoad } from "./map.ts";
import { ask } from "./questions.ts";
import { type Campaign, placeName, SEATS, SIDE } from "./state.ts";
import { UNITS } from "./units.ts";

/** Whether the unit may step from one hex to the next on its retreat: over land, sea hexsides and water barriers. */
const mayStep = (g: Campaign, unit: Unit, from: Hex, to: Hex): boolean =>
  mayEnter(g, unit, to) &&
  (!g.standsAnyFortress(to) || g.isFortress(SIDE[unit], to)) &&
  (suitsOffRoad(unit, to) || joinedByRoad(from, to));

/**
 * 6.R Where a unit may retreat: two hexes away, through no enemy unit, into no stack that is full. Only when every
 * such way is closed and the sea is what lies beyond may it stop after one hex.
 */
export function retreatHexes(g: Campaign, unit: Unit): Hex[] {
  const start = g.hexOf(unit);
  const two = new Set<Hex>();
  const one = new Set<Hex>();
  for (const first of GRID.around[start]) {
    if (!mayStep(g, unit, start, first)) continue;
    for (const second of GRID.around[first]) {
      if (GRID.distance(start, second) !== 2) continue;
      if (!isLand(second)) one.add(first);
      else if (mayStep(g, unit, first, second)) two.add(second);
    }
  }
  return [...(two.size > 0 ? two : one)].sort((a, b) => a - b);
}

/** 6.R The owner retreats a unit; without a legal way it is eliminated. */
export function* retreat(g: Campaign, unit: Unit): Play {
  const hexes = retreatHexes(g, unit);
  const { id } = UNITS[unit];
  if (hexes.length === 0) {
    eliminate(g, unit, "6.R");
    return;
  }
  g.mover = { unit, kind: "retreat", to: hexes };
  const to = yield* ask<"retreat">({
    seat: SEATS[SIDE[unit]],
    rule: "6.R",
    about: { kind: "retreat", unit: id },
    choices: hexes.map((hex) => TO[hex]),
  });
  g.mover = undefined;
  const from = placeName(g.at[unit]);
  enter(g, unit, to);
  g.tell({ kind: "retreated", rule: "6.R", unit: id, from, to: GRID.ids[to] });
}
