import type { Closed, Play } from "@sandtable/engine";
import { type Hex, NOWHERE, type Unit } from "@sandtable/hex";
import { BARS } from "./bars.ts";
import { END, PICK, STAY, TO } from "./choices.ts";
import { stormFromOutside } from "./cities.ts";
import { closedHexes } from "./closed.ts";
import { destinationChoices, displacements, expelAir, Flight, fly, hasBaseNear } from "./flight.ts";
import { enter, hasRoom, isShutCity, mayStand } from "./ground.ts";
import { GRID, isLand, otherSide, SITES } from "./map.ts";
import { ask } from "./questions.ts";
import {
  type Campaign,
  DONE,
  DROPPED,
  FLOWN,
  HELD,
  IS_AIR,
  IS_NAVAL_AIR,
  IS_PARACHUTE,
  onMap,
  SEATS,
  SIDE,
  STRENGTH,
  UNIT_COUNT,
  type Whereabouts,
} from "./state.ts";
import { isSupplied } from "./supply.ts";
import { AIR_UNITS, isPresent } from "./umbrella.ts";
import { UNITS } from "./units.ts";

/** The land-based air unit that could carry a parachute unit (8.2): in the same hex, in supply, without another task. */
const carrierOf = (g: Campaign, unit: Unit): Unit | undefined =>
  AIR_UNITS[SIDE[unit]].find(
    (air) => g.at[air] === g.at[unit] && IS_NAVAL_AIR[air] === 0 && !g.has(air, DONE) && isSupplied(g, air),
  );

/** Nothing of it leaves this file. */
const flight = new Flight();

/** 8.2 Where a parachute unit may come down: beside enemy units, or straight into an empty enemy city. */
export function dropZones(g: Campaign, unit: Unit): Hex[] {
  const side = SIDE[unit];
  const enemyZone = g.zone[otherSide(side)];
  const flown = flight.of(g, side, g.at[unit]).steps;
  const found: Hex[] = [];
  for (let hex = 0 as Hex; hex < GRID.size; hex++) {
    if (!flown[hex] || !isLand(hex) || hex === g.at[unit]) continue;
    if (isShutCity(g, side, hex) ? hasRoom(g, unit, hex) : enemyZone[hex] > 0 && mayStand(g, unit, hex))
      found.push(hex);
  }
  return found;
}

const isReady = (g: Campaign, unit: Unit): boolean => {
  if (SIDE[unit] !== g.phasing || g.has(unit, DONE | HELD)) return false;
  if (IS_PARACHUTE[unit])
    return (
      onMap(g.at[unit]) &&
      !g.isDisrupted(unit) &&
      carrierOf(g, unit) !== undefined &&
      dropZones(g, unit).length > 0
    );
  return IS_AIR[unit] === 1 && IS_NAVAL_AIR[unit] === 0 && isPresent(g, unit) && hasBaseNear(g, unit);
};

export function readyInAir(g: Campaign): Unit[] {
  const found: Unit[] = [];
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++) if (isReady(g, unit)) found.push(unit);
  return found;
}

/** 2.1.B One act of the air movement segment. */
export function* airAct(g: Campaign): Play<"on" | "end"> {
  const ready = readyInAir(g);
  const seat = SEATS[g.phasing];
  const unit = yield* ask<"air">({
    seat,
    rule: "2.1.B",
    about: { kind: "air", ready: ready.length },
    choices: [...ready.map((each) => PICK[each]), END.air],
  });
  if (unit === "end") return "end";
  if (IS_PARACHUTE[unit]) yield* drop(g, unit);
  else yield* displace(g, unit);
  return "on";
}

/** 5.B Cities that an air unit cannot displace to. */
const closedToFly = (g: Campaign, air: Unit, open: ReadonlyMap<Whereabouts, number>): Closed[] =>
  closedHexes(
    SITES.map(({ hex }) => hex).filter((hex) => hex !== g.at[air]),
    (hex) => (open.has(hex) ? undefined : g.isAirBase(SIDE[air], hex) ? BARS.flight : BARS.noBase),
  );

function* displace(g: Campaign, air: Unit): Play {
  const stages = displacements(g, air);
  g.mover = { unit: air, kind: "air" };
  const to = yield* ask<"fly">({
    seat: SEATS[SIDE[air]],
    rule: "5.B",
    about: { kind: "fly", unit: UNITS[air].id },
    choices: [...destinationChoices([...stages.keys()]), STAY],
    closed: () => closedToFly(g, air, stages),
  });
  g.mover = undefined;
  g.mark(air, DONE);
  if (to === "stay") return;
  g.mark(air, FLOWN);
  fly(g, air, to, stages.get(to) ?? 1);
}

/** 8.2 The strength of a parachute unit against an empty city: doubled, and lost if the city holds. */
export const dropStrength = (unit: Unit): number => STRENGTH[unit] * 2;

function* drop(g: Campaign, unit: Unit): Play {
  const by = carrierOf(g, unit);
  if (by === undefined) throw new Error(`nobody can carry ${UNITS[unit].id} (8.2)`);
  g.mover = { unit, kind: "drop" };
  const hex = yield* ask<"drop">({
    seat: SEATS[SIDE[unit]],
    rule: "8.2",
    about: { kind: "drop", unit: UNITS[unit].id },
    choices: [...dropZones(g, unit).map((zone) => TO[zone]), STAY],
  });
  g.mover = undefined;
  g.mark(unit, DONE);
  if (hex === "stay") return;
  g.mark(by, DONE | FLOWN);
  g.tell({ kind: "dropped", rule: "5.D", unit: UNITS[unit].id, by: UNITS[by].id, to: GRID.ids[hex] });
  g.beach[unit] = NOWHERE;
  if (isShutCity(g, SIDE[unit], hex)) {
    yield* stormFromOutside(g, unit, hex, dropStrength(unit), "8.2");
    if (g.at[unit] === hex) g.mark(unit, DROPPED);
    return;
  }
  enter(g, unit, hex);
  g.mark(unit, DROPPED);
  yield* expelAir(g, SIDE[unit], hex);
}
