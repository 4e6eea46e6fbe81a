import type { Bar, Choice, Closed, Play } from "@sandtable/engine";
import { type Hex, NOWHERE, type Unit } from "@sandtable/hex";
import { BARS } from "./bars.ts";
import { burmaBar } from "./burma.ts";
import { END, PICK, STAY, TO, TO_OFF_MAP } from "./choices.ts";
import { stormFromOutside } from "./cities.ts";
import { eliminate, expelAir } from "./flight.ts";
import { enter, isOverstacked, isShutCity } from "./ground.ts";
import {
  EDGE_WATERS,
  GRID,
  isEdgeWater,
  isLand,
  JAPANESE,
  PORT_WATERS,
  SITES,
  WATER_HEX,
  WATERS_IN,
  type Water,
} from "./map.ts";
import {
  burmaMenders,
  closedAtSea,
  closedToSail,
  hongKongMenders,
  isLanding,
  mustThinOut,
  needFor,
  readyAtSea,
  seaDestinations,
} from "./passage.ts";
import { JAPAN, losePoints, pointsLeft, pointsNeeded } from "./points.ts";
import { type Answers, ask, roll } from "./questions.ts";
import { bestSeaWay, chanceToArrive, everySeaWay, type SeaSearch, type SeaWay } from "./sea.ts";
import {
  type Campaign,
  DONE,
  IS_AIR,
  IS_NAVAL_AIR,
  LANDED,
  NATION,
  NATIONS,
  OFF_MAP,
  onMap,
  placeName,
  SEATS,
  SIDE,
  STRENGTH,
  type Whereabouts,
} from "./state.ts";
import { Lookout, type Threat } from "./umbrella.ts";
import { type Nation, UNITS } from "./units.ts";

const NO_WATERS: readonly Water[] = [];

/** 2.1.C One act of the naval movement segment. */
export function* navalAct(g: Campaign): Play<"on" | "end"> {
  const ready = readyAtSea(g);
  const seat = SEATS[g.phasing];
  const bar = barToEnd(g, ready);
  const choices: Choice<Answers["naval"]>[] = ready.map((unit) => PICK[unit]);
  if (!bar) choices.push(END.naval);
  const unit = yield* ask<"naval">({
    seat,
    rule: "2.1.C",
    about: { kind: "naval", ready: ready.length, ...pointsText(g) },
    choices,
    closed: () => [...(bar ? [closedEnd(bar)] : []), ...closedAtSea(g)],
  });
  if (unit === "end") return "end";
  yield* sail(g, unit);
  return "on";
}

const pointsText = (g: Campaign): Partial<Record<Nation, number>> => {
  const text: Partial<Record<Nation, number>> = {};
  for (let nation = 0; nation < NATIONS.length; nation++)
    if ((nation === JAPAN) === (g.phasing === JAPANESE)) text[NATIONS[nation]] = pointsLeft(g, nation);
  return text;
};

const closedEnd = (bar: Bar): Closed => ({
  ...bar,
  key: END.naval.key,
  place: END.naval.place,
  label: END.naval.label,
});

/** Why the segment may not end yet: an unlawful stack, Burma short of regiments, nobody before Hong Kong. */
function barToEnd(g: Campaign, ready: readonly Unit[]): Bar | undefined {
  if (g.phasing !== JAPANESE) return undefined;
  for (const { hex } of SITES)
    if (isOverstacked(g, JAPANESE, hex) && ready.some((unit) => g.at[unit] === hex && canLeave(g, unit)))
      return { rule: "4.0", why: { key: "bar.overstacked", hex: GRID.ids[hex] } };
  if (burmaMenders(g, ready).length > 0) return burmaBar(g);
  if (hongKongMenders(g, ready).length > 0) return BARS.hongKong;
  return undefined;
}

const canLeave = (g: Campaign, unit: Unit): boolean => seaDestinations(g, unit).length > 0;

/** A blow that an umbrella may strike: which air unit, where, and the number that sinks. */
interface Strike {
  readonly air: Unit;
  readonly hex: Hex;
  readonly needs: number;
}

const MOST_NEEDED = 6;

/** 8.1 One attack for each hex entered in an umbrella; each is deadlier by one than the last of that umbrella. */
export function strikesOn(way: SeaWay, { airs, over }: Threat): Strike[] {
  const strikes: Strike[] = [];
  const entered = airs.map(() => 0);
  for (const water of way) {
    const hex = WATER_HEX[water];
    airs.forEach((air, index) => {
      if (over[hex] & (1 << index))
        strikes.push({ air, hex, needs: Math.min(++entered[index], MOST_NEEDED) });
    });
  }
  return strikes;
}

/** The dice of the umbrellas on a way; true when the ship is sunk. */
function* runGauntlet(g: Campaign, unit: Unit, strikes: readonly Strike[], empty: boolean): Play<boolean> {
  for (const { air, hex, needs } of strikes) {
    const names = { air: UNITS[air].id, unit: UNITS[unit].id };
    const die = yield* roll("8.1", { kind: "die.air", ...names });
    const sunk = die <= needs;
    g.tell({ kind: "air-attack", rule: "8.1", ...names, empty, hex: GRID.ids[hex], needs, die, sunk });
    if (sunk) return true;
  }
  return false;
}

/** 9.H The way of empty transports from off the map to the unit's port. */
export function loadingSearch(g: Campaign, unit: Unit): SeaSearch {
  const port = PORT_WATERS[g.hexOf(unit)];
  return {
    from: EDGE_WATERS[SIDE[unit]],
    areEntered: true,
    mayEndShut: true,
    isGoal: (water) => port.includes(water),
  };
}

/** The way of the loaded ship to a place. */
function voyageSearch(g: Campaign, unit: Unit, to: Whereabouts): SeaSearch {
  const side = SIDE[unit];
  const at = g.at[unit];
  const from = onMap(at) ? PORT_WATERS[at] : EDGE_WATERS[side];
  const landing = isLanding(g, unit, to);
  const port = onMap(to) && !landing && !IS_NAVAL_AIR[unit] ? PORT_WATERS[to] : NO_WATERS;
  return {
    from,
    areEntered: !onMap(at),
    mayEndShut: landing,
    isGoal: !onMap(to)
      ? (water) => isEdgeWater[side][water] === 1
      : port.length > 0
        ? (water) => port.includes(water)
        : (water) => WATER_HEX[water] === to,
  };
}

/** The waters of the voyage; none are entered by a ship that leaves the map from a port on its edge. */
export function voyage(g: Campaign, unit: Unit, to: Whereabouts, threat: Threat): SeaWay {
  const search = voyageSearch(g, unit, to);
  const isThere = to === OFF_MAP && PORT_WATERS[g.hexOf(unit)].some((water) => search.isGoal(water));
  return isThere ? [] : (bestSeaWay(g, SIDE[unit], search, threat) ?? []);
}

/** The same for every place at once: the page shows them all. */
export function voyagesFrom(g: Campaign, unit: Unit, threat: Threat): (to: Whereabouts) => SeaWay {
  const side = SIDE[unit];
  const at = g.at[unit];
  const from = onMap(at) ? PORT_WATERS[at] : EDGE_WATERS[side];
  const wayTo = everySeaWay(g, side, { from, areEntered: !onMap(at) }, threat);
  return (to) => {
    if (!onMap(to)) return voyage(g, unit, to, threat);
    const { isGoal } = voyageSearch(g, unit, to);
    const ways = WATERS_IN[to].filter(isGoal).flatMap((water) => [wayTo(water) ?? []]);
    return ways.filter((way) => way.length > 0).sort((a, b) => weigh(b, a, threat))[0] ?? [];
  };
}

/** The better chance first, then the shorter way. */
const weigh = (a: SeaWay, b: SeaWay, threat: Threat): number =>
  chanceToArrive(a, threat) - chanceToArrive(b, threat) || b.length - a.length;

/** Asked and answered at once, never across a question. */
const lookout = new Lookout();

/** 5.C A unit is moved by sea: transports come to load it, it sails by the safest way, and arrives or is sunk. */
function* sail(g: Campaign, unit: Unit): Play {
  const side = SIDE[unit];
  const nation = NATION[unit];
  const { id } = UNITS[unit];
  g.mover = { unit, kind: "sea" };
  const need = needFor(g, unit);
  const places = seaDestinations(g, unit, need).map(toPlace);
  const to = yield* ask<"sail">({
    seat: SEATS[side],
    rule: "5.C",
    about: { kind: "sail", unit: id },
    choices: places.length > 0 && (need || mustThinOut(g, unit)) ? places : [...places, STAY],
    closed: () => closedToSail(g, unit),
  });
  g.mover = undefined;
  g.mark(unit, DONE);
  if (to === "stay") return;
  const landing = isLanding(g, unit, to);
  const needed = pointsNeeded(unit, landing);
  if (onMap(g.at[unit]) && needed > 0 && !(yield* load(g, unit, needed, to))) return;
  lookout.for(g, side);
  const strikes = strikesOn(voyage(g, unit, to, lookout), lookout);
  const from = placeName(g.at[unit]);
  if (!onMap(g.at[unit]) && side === JAPANESE) g.entered++;
  g.tell({ kind: "sailed", rule: "5.C", unit: id, from, to: placeName(to), points: needed, landing });
  if (yield* runGauntlet(g, unit, strikes, false)) {
    eliminate(g, unit, "8.1");
    losePoints(g, nation, needed);
    return;
  }
  g.used[nation] += needed;
  yield* arrive(g, unit, to, landing);
}

/** The choice of going to a place. */
const toPlace = (place: Whereabouts): Choice<Whereabouts> => (onMap(place) ? TO[place] : TO_OFF_MAP);

/** 9.H Each point makes its own run to the port. False when too few came through and the owner sends no more. */
function* load(g: Campaign, unit: Unit, needed: number, to: Whereabouts): Play<boolean> {
  const side = SIDE[unit];
  const nation = NATION[unit];
  lookout.for(g, side);
  const strikes = strikesOn(bestSeaWay(g, side, loadingSearch(g, unit), lookout) ?? [], lookout);
  for (let arrived = 0; arrived < needed; ) {
    if (!(yield* runGauntlet(g, unit, strikes, true))) {
      arrived++;
      continue;
    }
    losePoints(g, nation, 1);
    const isEnough = pointsLeft(g, nation) >= needed;
    const goOn =
      isEnough &&
      (yield* ask<"sail">({
        seat: SEATS[side],
        rule: "9.H",
        about: { kind: "sail", unit: UNITS[unit].id },
        choices: [toPlace(to), STAY],
      })) !== "stay";
    if (goOn) continue;
    g.used[nation] += arrived;
    return false;
  }
  return true;
}

function* arrive(g: Campaign, unit: Unit, to: Whereabouts, landing: boolean): Play {
  const side = SIDE[unit];
  g.beach[unit] = NOWHERE;
  if (!onMap(to)) {
    g.put(unit, to);
    return;
  }
  if (!landing) {
    enter(g, unit, to);
    if (!IS_AIR[unit] && g.isOpenBeach(to)) g.beach[unit] = to;
    return;
  }
  g.mark(unit, LANDED);
  if (!isLand(to)) {
    g.put(unit, to);
    return;
  }
  if (isShutCity(g, side, to)) {
    yield* stormFromOutside(g, unit, to, STRENGTH[unit], "9.E");
    if (g.at[unit] !== to) return;
  } else {
    enter(g, unit, to);
    yield* expelAir(g, side, to);
  }
  openBeach(g, unit, to);
}

/** 5.C The hex landed on serves as a port, unless it has one. */
export function openBeach(g: Campaign, unit: Unit, hex: Hex): void {
  if (!g.isPort(JAPANESE, hex)) {
    const known = g.beaches.indexOf(hex);
    if (known !== -1) g.paid[known] = 1;
    else {
      g.beaches.push(hex);
      g.paid.push(1);
    }
    g.siteChanges++;
    g.tell({ kind: "beach", rule: "5.C", hex: GRID.ids[hex], state: "opened" });
  }
  if (g.beaches.includes(hex)) g.beach[unit] = hex;
}
