import type { Choice, Play } from "@sandtable/engine";
import { type Hex, idsOfAll, NOWHERE, type Unit } from "@sandtable/hex";
import { TO, TO_OFF_MAP } from "./choices.ts";
import { GRID, JAPANESE, OFF_MAP_BASE, otherSide, SITES, type Side } from "./map.ts";
import { ask } from "./questions.ts";
import {
  type Campaign,
  ELIMINATED,
  OFF_MAP,
  onMap,
  placeName,
  SEATS,
  SIDE,
  SPENT,
  type Whereabouts,
} from "./state.ts";
import { AIR_UNITS } from "./umbrella.ts";
import { UNITS } from "./units.ts";

/** 5.B, 8.2 How far an air unit displaces, and carries parachutists. */
export const FLIGHT = 8;

/** The hexes that touch the base beyond the edge. */
const BY_THE_BASE = GRID.hexes.filter(
  (hex) => GRID.distanceFrom(OFF_MAP_BASE.column, OFF_MAP_BASE.row, hex) === 1,
);

/** 4.0, 5.B How far a flight leads: never over a hex with an enemy air unit. It holds until its owner looks again. */
export class Flight {
  /** Hexes within a flight, by steps from 1 (the start is 1). */
  readonly steps = new Uint8Array(GRID.size);
  readonly #queue = idsOfAll(GRID.size, NOWHERE);

  of(g: Campaign, side: Side, from: Whereabouts): this {
    const { steps } = this;
    const queue = this.#queue;
    const enemies = g.airs[otherSide(side)];
    steps.fill(0);
    let tail = 0;
    if (onMap(from)) {
      steps[from] = 1;
      queue[tail++] = from;
    } else
      for (const hex of BY_THE_BASE) {
        if (enemies[hex]) continue;
        steps[hex] = 2;
        queue[tail++] = hex;
      }
    for (let head = 0; head < tail; head++) {
      const hex = queue[head];
      if (steps[hex] > FLIGHT) break;
      const around = GRID.around[hex];
      for (let at = 0; at < around.length; at++) {
        const next = around[at];
        if (steps[next] || enemies[next]) continue;
        steps[next] = steps[hex] + 1;
        queue[tail++] = next;
      }
    }
    return this;
  }
}

/** Nothing of it leaves this file. */
const flight = new Flight();

/** No enemy air unit is near enough to stand in the way of a flight. */
const isClearAround = (g: Campaign, side: Side, from: Hex): boolean =>
  AIR_UNITS[otherSide(side)].every((air) => {
    const at = g.at[air];
    return !onMap(at) || GRID.distance(from, at) > FLIGHT;
  });

const reachesBase = (flown: Uint8Array | undefined, from: Whereabouts): boolean =>
  flown ? BY_THE_BASE.some((hex) => flown[hex] > 0 && flown[hex] <= FLIGHT) : fromBase(from) <= FLIGHT;

/** The distance between a place and the base beyond the edge. */
const fromBase = (place: Whereabouts): number =>
  onMap(place) ? GRID.distanceFrom(OFF_MAP_BASE.column, OFF_MAP_BASE.row, place) : 0;

/** Whether there is a base near enough to think of: the way there may still be closed. */
export const hasBaseNear = (g: Campaign, air: Unit): boolean => {
  const side = SIDE[air];
  const from = g.at[air];
  if (side === JAPANESE && onMap(from) && fromBase(from) <= FLIGHT) return true;
  return SITES.some(
    ({ hex }) =>
      hex !== from &&
      (onMap(from) ? GRID.distance(from, hex) : fromBase(hex)) <= FLIGHT &&
      g.isAirBase(side, hex),
  );
};

/** Where an air unit may go: by place, in how many stages. The base beyond the edge is {@link OFF_MAP}. */
export function displacements(
  g: Campaign,
  air: Unit,
  mostStages = Number.POSITIVE_INFINITY,
): Map<Whereabouts, number> {
  const side = SIDE[air];
  const start = g.at[air];
  const stages = new Map<Whereabouts, number>();
  let open: Whereabouts[] = [start];
  for (let stage = 1; open.length > 0 && stage <= mostStages; stage++) {
    const next: Whereabouts[] = [];
    for (const from of open) {
      const flown = onMap(from) && isClearAround(g, side, from) ? undefined : flight.of(g, side, from).steps;
      for (const { hex } of SITES) {
        if (
          !(flown ? flown[hex] > 0 : onMap(from) && GRID.distance(from, hex) <= FLIGHT) ||
          hex === start ||
          stages.has(hex) ||
          !g.isAirBase(side, hex)
        )
          continue;
        stages.set(hex, stage);
        next.push(hex);
      }
      if (
        side === JAPANESE &&
        start !== OFF_MAP &&
        from !== OFF_MAP &&
        !stages.has(OFF_MAP) &&
        reachesBase(flown, from)
      ) {
        stages.set(OFF_MAP, stage);
        next.push(OFF_MAP);
      }
    }
    open = next;
  }
  return stages;
}

/** Hexes in the order of the map, then the place off it. */
export function destinationChoices(places: readonly Whereabouts[]): Choice<Whereabouts>[] {
  const hexes = places.filter(onMap).sort((a, b) => a - b);
  const choices: Choice<Whereabouts>[] = hexes.map((hex) => TO[hex]);
  if (places.includes(OFF_MAP)) choices.push(TO_OFF_MAP);
  return choices;
}

export function fly(g: Campaign, air: Unit, to: Whereabouts, stages: number): void {
  const from = placeName(g.at[air]);
  g.put(air, to);
  if (stages > 1) g.mark(air, SPENT);
  g.tell({ kind: "displaced", rule: "5.B", unit: UNITS[air].id, from, to: placeName(to), stages });
}

/** The unit is out of the game (6.E). */
export function eliminate(g: Campaign, unit: Unit, rule: string): void {
  const from = placeName(g.at[unit]);
  g.put(unit, ELIMINATED);
  g.beach[unit] = NOWHERE;
  g.tell({ kind: "eliminated", rule, unit: UNITS[unit].id, from });
}

/** 5.B Enemy air units in a hex that was taken displace to a friendly city within a flight, or are eliminated. */
export function* expelAir(g: Campaign, side: Side, hex: Hex): Play {
  if (g.airs[otherSide(side)][hex] === 0) return;
  for (const air of AIR_UNITS[otherSide(side)]) if (g.at[air] === hex) yield* retreatAir(g, air);
}

export function* retreatAir(g: Campaign, air: Unit): Play {
  const places = [...displacements(g, air, 1).keys()];
  if (places.length === 0) {
    eliminate(g, air, "5.B");
    return;
  }
  g.mover = { unit: air, kind: "retreat", to: places };
  const to = yield* ask<"air-retreat">({
    seat: SEATS[SIDE[air]],
    rule: "5.B",
    about: { kind: "air-retreat", unit: UNITS[air].id },
    choices: destinationChoices(places),
  });
  g.mover = undefined;
  fly(g, air, to, 1);
}
