import type { Bar, Play } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { END, TO, UNIT } from "../choices.ts";
import { STACKING_LIMIT, SUPPLY_PER_LIFT } from "../data/tables.ts";
import { ask } from "../questions.ts";
import type { Campaign } from "../state.ts";
import { IS_AMPHIBIOUS, IS_SUPPLY, STACKS, UNITS } from "../units.ts";
import { bar, closedBy } from "./ground.ts";
import {
  type Cargo,
  type Coming,
  cargoOf,
  closedShores,
  type Landing,
  landingPlaces,
  together,
} from "./landing.ts";

/** 22.0, MB-57 Lifts from the base in a Reinforcement Phase. */

const lifted = (g: Campaign, cargo: Cargo): Landing => ({ side: g.phasing, way: "lift", cargo });

/** 22.2, 26.10 Amphibious units in the base carry others ashore. */
export function* ferries(g: Campaign, inBase: readonly Unit[], coming: Coming[]): Play {
  for (;;) {
    const waiting = inBase.filter((unit) => coming.every((each) => each.unit !== unit));
    const boats = waiting.filter((unit) => IS_AMPHIBIOUS[unit] === 1);
    if (boats.length === 0 || landingPlaces(g, lifted(g, cargoOf(boats[0])), coming).length === 0) return;
    const boat = yield* ask<"ferry">({
      seat: g.seat,
      rule: "22.1",
      about: { kind: "ferry" },
      choices: [...boats.map((unit) => UNIT[unit]), END],
      secret: [g.seat],
    });
    if (boat === "end") return;
    yield* ferry(
      g,
      boat,
      waiting.filter((unit) => unit !== boat),
      coming,
    );
  }
}

const ROOM = bar("22.2", "room");
const NO_MIX = bar("22.2", "no-load-mix");
const NO_SHORE = bar("26.11b", "beach-full");

/** 22.2, MB-67 Nine battalion equivalents, or three supply points; nothing that could not come ashore with the rest. */
function barToEmbark(
  unit: Unit,
  load: readonly Unit[],
  hasShore: (cargo: Cargo) => boolean,
  cargo: Cargo,
): Bar | undefined {
  if (load.length > 0 && IS_SUPPLY[unit] !== IS_SUPPLY[load[0]]) return NO_MIX;
  const room = IS_SUPPLY[unit] ? SUPPLY_PER_LIFT - load.length - 1 : roomOf(load) - STACKS[unit];
  if (room < 0) return ROOM;
  return hasShore(together(cargo, cargoOf(unit))) ? undefined : NO_SHORE;
}

const roomOf = (load: readonly Unit[]): number =>
  load.reduce((room, unit) => room - STACKS[unit], STACKING_LIMIT);

function* ferry(g: Campaign, boat: Unit, waiting: readonly Unit[], coming: Coming[]): Play {
  const load: Unit[] = [];
  let cargo = cargoOf(boat);
  const found = new Map<string, boolean>();
  const hasShore = (of: Cargo): boolean => {
    const key = `${of.wheels} ${of.supply}`;
    const known = found.get(key) ?? landingPlaces(g, lifted(g, of), coming).length > 0;
    found.set(key, known);
    return known;
  };
  for (;;) {
    const left = waiting.filter((unit) => !load.includes(unit));
    const fit = left.filter((unit) => !barToEmbark(unit, load, hasShore, cargo));
    if (fit.length === 0) break;
    const unit = yield* ask<"ferry-load">({
      seat: g.seat,
      rule: "22.2",
      about: { kind: "ferry-load", unit: UNITS[boat].id, room: roomOf(load) },
      choices: [...fit.map((each) => UNIT[each]), END],
      closed: () =>
        left.flatMap((each) => {
          const why = barToEmbark(each, load, hasShore, cargo);
          return why ? [closedBy(UNIT[each], why)] : [];
        }),
      secret: [g.seat],
    });
    if (unit === "end") break;
    load.push(unit);
    cargo = together(cargo, cargoOf(unit));
  }
  const landing = lifted(g, cargo);
  const hex = yield* ask<"ferry-to">({
    seat: g.seat,
    rule: "22.3",
    about: { kind: "ferry-to", unit: UNITS[boat].id },
    choices: landingPlaces(g, landing, coming).map((each) => TO[each]),
    closed: () => closedShores(g, landing, coming),
    secret: [g.seat],
  });
  for (const unit of [boat, ...load]) coming.push({ unit, hex, isBySea: true });
}
