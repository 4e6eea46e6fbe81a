import type { Bar, Closed, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { BARS, tooWeak } from "./bars.ts";
import { ASSAULT, DIE, NO_ADVANCE, PICK } from "./choices.ts";
import { closedBy } from "./closed.ts";
import { eliminate, expelAir } from "./flight.ts";
import { enter, hasRoom, mayBeIn, suitsOffRoad } from "./ground.ts";
import { ALL_SITES, GRID, joinedByRoad, NOBODY, SITE_AT, SITES, type Side, type Site } from "./map.ts";
import { ask, roll } from "./questions.ts";
import {
  ALL_UNITS,
  type Campaign,
  DONE,
  HELD,
  isTroop,
  onMap,
  placeName,
  SEATS,
  SIDE,
  STRENGTH,
  UNIT_COUNT,
} from "./state.ts";
import { isSupplied } from "./supply.ts";
import { UNITS } from "./units.ts";

/** 9.E Whether a unit counts against a city: in its zone of control, in supply and not disrupted. */
function isAgainst(g: Campaign, side: Side, unit: Unit, city: Hex): boolean {
  const at = g.at[unit];
  if (SIDE[unit] !== side || !onMap(at) || !isTroop(unit) || g.isDisrupted(unit)) return false;
  return GRID.areNeighbours(at, city) && isSupplied(g, unit);
}

/** The units of a side that count against a city. */
const attemptUnits = (g: Campaign, side: Side, city: Hex): Unit[] =>
  ALL_UNITS.filter((unit) => isAgainst(g, side, unit, city));

/** Their strength together, one unit left out that is counted otherwise. */
export function attemptStrength(g: Campaign, side: Side, site: Site, except?: Unit): number {
  const { hex } = SITES[site];
  let sum = 0;
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++)
    if (unit !== except && isAgainst(g, side, unit, hex)) sum += STRENGTH[unit];
  return sum;
}

/** Empty cities beside units of the phasing side that are not its own: a hex beside a unit lies in its zone of control. */
const isBesideCity = (g: Campaign, site: Site): boolean =>
  g.zone[g.phasing][SITES[site].hex] > 0 && g.resists(g.phasing, site);

/** 9.E Why such a city may not be attempted: one try each in a player-turn, and a chance at all. */
function barToAttempt(g: Campaign, site: Site): Bar | undefined {
  if (g.tried[site]) return BARS.tried;
  const strength = attemptStrength(g, g.phasing, site);
  const { number } = SITES[site];
  return strength >= number ? undefined : tooWeak("9.E", strength, number);
}

/** 9.E The cities that the phasing side may attempt now. */
export function openAttempts(g: Campaign): Site[] {
  const found: Site[] = [];
  for (const site of ALL_SITES) if (isBesideCity(g, site) && !barToAttempt(g, site)) found.push(site);
  return found;
}

/** 9.E The cities beside own units that may not be attempted. */
export const closedToAttempt = (g: Campaign): Closed[] =>
  ALL_SITES.filter((site) => isBesideCity(g, site)).flatMap((site) =>
    closedBy(attemptChoice(site), barToAttempt(g, site)),
  );

/** 9.E The faces of the die on which a city falls: those that do not exceed the strength divided by its number. */
export const facesToFall = (strength: number, site: Site): number =>
  Math.min(DIE.length, Math.floor(strength / SITES[site].number));

export const attemptChoice = (site: Site) => ASSAULT[SITES[site].hex];

/**
 * 9.E A city is attempted: the die must not exceed the strength around it divided by its number. If it falls, the
 * units that were in its zone may advance into it and move no more.
 */
export function* attempt(g: Campaign, site: Site): Play {
  const side = g.phasing;
  const { hex, number } = SITES[site];
  const units = attemptUnits(g, side, hex);
  const strength = units.reduce((sum, unit) => sum + STRENGTH[unit], 0);
  g.tried[site] = 1;
  const die = yield* roll("9.E", { kind: "die.assault", hex: GRID.ids[hex] });
  const fell = die * number <= strength;
  g.tell({ kind: "assault", rule: "9.E", hex: GRID.ids[hex], strength, number, die, fell });
  if (!fell) return;
  g.owner[site] = NOBODY;
  g.conquered[site] = 1;
  g.siteChanges++;
  holdBeside(g, side, hex);
  yield* expelAir(g, side, hex);
  yield* advanceInto(g, units, hex);
}

/** 9.E Units that were in the zone of a city that fell move no more in this player-turn. */
function holdBeside(g: Campaign, side: Side, hex: Hex): void {
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++)
    if (SIDE[unit] === side && onMap(g.at[unit]) && isTroop(unit) && GRID.areNeighbours(g.hexOf(unit), hex))
      g.mark(unit, DONE | HELD);
}

/** 4.0, 5.D Whether a unit may advance into a neighbouring hex: there is room, and the ground bears it. */
export const mayAdvance = (g: Campaign, unit: Unit, hex: Hex): boolean =>
  hasRoom(g, unit, hex) &&
  mayBeIn(unit, hex) &&
  (suitsOffRoad(unit, hex) || joinedByRoad(g.hexOf(unit), hex));

/** 5.D Units that took part advance into a vacated hex, as many as there is room for and the owner likes. */
export function* advanceInto(g: Campaign, units: readonly Unit[], hex: Hex): Play {
  const left = units.slice();
  for (;;) {
    const able = left.filter((unit) => mayAdvance(g, unit, hex));
    if (able.length === 0) return;
    const unit = yield* ask<"advance">({
      seat: SEATS[SIDE[able[0]]],
      rule: "5.D",
      about: { kind: "advance", hex: GRID.ids[hex] },
      choices: [...able.map((each) => PICK[each]), NO_ADVANCE],
    });
    if (unit === "none") return;
    left.splice(left.indexOf(unit), 1);
    const from = placeName(g.at[unit]);
    enter(g, unit, hex);
    g.tell({ kind: "advanced", rule: "5.D", unit: UNITS[unit].id, from, to: GRID.ids[hex] });
  }
}

/**
 * 8.2, 9.E A unit comes into an empty enemy city from the air or the sea: together with the troops around it must
 * conquer the city at once, or it is eliminated.
 */
export function* stormFromOutside(
  g: Campaign,
  unit: Unit,
  hex: Hex,
  strength: number,
  rule: "8.2" | "9.E",
): Play {
  const side = SIDE[unit];
  const site = SITE_AT[hex];
  const { number } = SITES[site];
  const total = strength + attemptStrength(g, side, site, unit);
  const die = yield* roll(rule, { kind: "die.assault", hex: GRID.ids[hex] });
  const fell = die * number <= total;
  g.tell({ kind: "assault", rule, hex: GRID.ids[hex], strength: total, number, die, fell });
  if (!fell) {
    eliminate(g, unit, rule);
    return;
  }
  g.owner[site] = NOBODY;
  holdBeside(g, side, hex);
  g.mark(unit, HELD);
  enter(g, unit, hex);
  yield* expelAir(g, side, hex);
}
