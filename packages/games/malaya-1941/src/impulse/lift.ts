import type { Bar, Choice, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { TO, UNIT } from "../choices.ts";
import { SOUTH_CLOSED, STACKING_LIMIT, SUPPLY_PER_LIFT } from "../data/tables.ts";
import { playMarker } from "../hand.ts";
import { announceZones, stir, travel } from "../knowledge.ts";
import {
  ASSAULT_FROM,
  COAST,
  GRID,
  HAS_LINE,
  IS_COASTAL,
  IS_PORT,
  JAPANESE,
  otherSide,
  type Side,
} from "../map.ts";
import { type Answers, ask } from "../questions.ts";
import {
  BASE,
  type Campaign,
  MOVED,
  markerOf,
  onMap,
  placeName,
  SUPPRESSED,
  type Whereabouts,
} from "../state.ts";
import { IS_AMPHIBIOUS, IS_SUPPLY, SIDE, STACKS, UNITS_OF } from "../units.ts";
import { BARS, closedBy } from "./bars.ts";
import { EXTRA_LIFT, SEALIFT, SET_SAIL } from "./choices.ts";
import { suits } from "./cost.ts";
import { barToStart } from "./steps.ts";

/** 22.0 Movement by sea: an amphibious unit, or the marker in its place, and what it carries. Nobody goes back (23.0, MB-61). */

const AMPHIBIOUS_MOVE = markerOf("amphibious-move");

/** 22.0, 26.10 Where a lift of the side may begin: its base, a coastal hex, for the Allies a port. */
const isHarbour = (side: Side, at: Whereabouts): boolean =>
  at === BASE || (onMap(at) && (side === JAPANESE ? IS_COASTAL : IS_PORT)[at] === 1);

/** 22.4 The sea hexes from which a target may be assaulted now: no two targets from one. */
const approaches = (g: Campaign, target: Hex): readonly Hex[] =>
  [...ASSAULT_FROM[target]].filter(
    (sea) => !g.assaults.some((other) => other.sea === sea && other.target !== target),
  );

const isSouthClosed = (g: Campaign, hex: Hex): boolean =>
  g.options["southern-landings"] === "closed" &&
  g.turn <= SOUTH_CLOSED.lastTurn &&
  GRID.row(hex) >= SOUTH_CLOSED.firstRow;

/** 22.1, 22.3, 22.4, 26.10 Why these pieces cannot be brought from there to a coastal hex. */
function barToLand(g: Campaign, pieces: readonly Unit[], from: Whereabouts, hex: Hex): Bar | undefined {
  const side = g.phasing;
  if (hex === from) return BARS.here;
  if (side !== JAPANESE && IS_PORT[hex] === 0) return BARS.port;
  if (side === JAPANESE && isSouthClosed(g, hex)) return BARS.south;
  if (!pieces.every((piece) => suits(piece, hex, HAS_LINE[hex] === 1))) return BARS.landing;
  if (!g.occupies(otherSide(side), hex)) return undefined;
  if (side !== JAPANESE) return BARS.noAssault;
  if (pieces.some((piece) => IS_SUPPLY[piece])) return BARS.supply;
  return approaches(g, hex).length === 0 ? BARS.approach : undefined;
}

const canLand = (g: Campaign, pieces: readonly Unit[], from: Whereabouts): boolean =>
  COAST.some((hex) => !barToLand(g, pieces, from, hex));

/** MB-67 The amphibious units that may make a lift. */
const carriers = (g: Campaign): readonly Unit[] =>
  UNITS_OF[g.phasing].filter(
    (unit) =>
      IS_AMPHIBIOUS[unit] === 1 &&
      isHarbour(g.phasing, g.at[unit]) &&
      !g.has(unit, SUPPRESSED) &&
      !barToStart(g, unit) &&
      canLand(g, [unit], g.at[unit]),
  );

/** 22.2 Whether one more piece fits: nine battalion equivalents of units, or three supply points. */
function fits(load: readonly Unit[], piece: Unit): boolean {
  if (load.length === 0) return true;
  if (IS_SUPPLY[piece] !== IS_SUPPLY[load[0]]) return false;
  if (IS_SUPPLY[piece]) return load.length < SUPPLY_PER_LIFT;
  return load.reduce((sum, each) => sum + STACKS[each], STACKS[piece]) <= STACKING_LIMIT;
}

/** MB-67 What may be loaded next: whatever may move, starts with the rest, fits, and leaves a place to land. */
function loadable(g: Campaign, carrier: Unit | undefined, load: readonly Unit[]): readonly Unit[] {
  const first = carrier ?? load[0];
  const place = first === undefined ? undefined : g.at[first];
  const aboard = carrier === undefined ? load : [carrier, ...load];
  return UNITS_OF[g.phasing].filter((unit) => {
    const at = g.at[unit];
    if (place === undefined ? !isHarbour(g.phasing, at) : at !== place) return false;
    if (aboard.includes(unit) || barToStart(g, unit) || !fits(load, unit)) return false;
    return canLand(g, [...aboard, unit], at);
  });
}

/** MB-32 Whether the marker can be used for a lift. */
const hasExtraLift = (g: Campaign): boolean =>
  g.phasing === JAPANESE && g.hand[AMPHIBIOUS_MOVE] > 0 && loadable(g, undefined, []).length > 0;

/** 22.0, 26.16a Why the side cannot move anything by sea. */
export function barToLift(g: Campaign): Bar | undefined {
  if (g.phasing === JAPANESE && g.noLandings) return BARS.banned;
  return carriers(g).length > 0 || hasExtraLift(g) ? undefined : BARS.noCarrier;
}
export const closedLift = (why: Bar) => closedBy(SEALIFT, why);

/** M3 A whole lift: by what, with what, where to. What is aboard stays hidden. */
export function* lift(g: Campaign): Play {
  const options: Choice<Answers["sealift"]>[] = carriers(g).map((unit) => UNIT[unit]);
  if (hasExtraLift(g)) options.push(EXTRA_LIFT);
  const by = yield* ask<"sealift">({
    seat: g.seat,
    rule: "22.0",
    about: { kind: "sealift" },
    choices: options,
    secret: [g.seat],
  });
  const carrier = by === "extra-lift" ? undefined : by;
  const load = yield* loadUp(g, carrier);
  const pieces = carrier === undefined ? load : [carrier, ...load];
  const from = g.at[pieces[0]];
  const hex = yield* ask<"landfall">({
    seat: g.seat,
    rule: "22.1",
    about: { kind: "landfall", loaded: pieces.length },
    choices: COAST.filter((each) => !barToLand(g, pieces, from, each)).map((each) => TO[each]),
    closed: () =>
      COAST.flatMap((each) => {
        const why = barToLand(g, pieces, from, each);
        return why ? [closedBy(TO[each], why)] : [];
      }),
    secret: [g.seat],
  });
  if (g.occupies(otherSide(g.phasing), hex)) yield* assault(g, pieces, hex);
  else landAt(g, pieces, hex);
  if (carrier === undefined) playMarker(g, AMPHIBIOUS_MOVE);
}

/** 22.2 Piece by piece. */
function* loadUp(g: Campaign, carrier: Unit | undefined): Play<readonly Unit[]> {
  const load: Unit[] = [];
  for (;;) {
    const open = loadable(g, carrier, load);
    if (open.length === 0) return load;
    const choices: Choice<Answers["load"]>[] = open.map((unit) => UNIT[unit]);
    if (carrier !== undefined || load.length > 0) choices.push(SET_SAIL);
    const piece = yield* ask<"load">({
      seat: g.seat,
      rule: "22.2",
      about: {
        kind: "load",
        loaded: load.reduce((sum, each) => sum + STACKS[each], 0),
        supply: load.filter((each) => IS_SUPPLY[each]).length,
      },
      choices,
      secret: [g.seat],
    });
    if (piece === "set-sail") return load;
    load.push(piece);
  }
}

/** A force leaves for a hex; how many counters it has is not seen. Says where from, and whether that stands empty. */
function putToSea(g: Campaign, pieces: readonly Unit[], to: Hex): { from: string; vacated: boolean } {
  const from = g.at[pieces[0]];
  if (onMap(from)) stir(g, g.phasing, from);
  for (const piece of pieces) {
    travel(g, piece, to);
    g.mark(piece, MOVED);
  }
  return { from: placeName(from), vacated: onMap(from) && !g.occupies(SIDE[pieces[0]], from) };
}

/** 22.3 Into a hex without enemies, in their zones or not. */
function landAt(g: Campaign, pieces: readonly Unit[], hex: Hex): void {
  const departure = putToSea(g, pieces, hex);
  g.tell({ kind: "sailed", rule: "22.1", seat: g.seat, to: GRID.ids[hex], ...departure });
  announceZones(g, g.phasing, hex, "18.4");
}

/** 22.4, MB-71 Into the sea before its target, until the combat phase. */
function* assault(g: Campaign, pieces: readonly Unit[], target: Hex): Play {
  const sea = yield* ask<"approach">({
    seat: g.seat,
    rule: "22.4",
    about: { kind: "approach", hex: GRID.ids[target] },
    choices: approaches(g, target).map((each) => TO[each]),
  });
  const departure = putToSea(g, pieces, sea);
  g.assaults = [...g.assaults, { sea, target }];
  g.tell({
    kind: "assaulting",
    rule: "22.4",
    seat: g.seat,
    to: GRID.ids[sea],
    target: GRID.ids[target],
    ...departure,
  });
}
