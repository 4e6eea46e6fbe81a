import type { Bar, Choice, Closed, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { TO } from "../choices.ts";
import { announceZones, isSupplyAlone, knowsHeld, knowsZone, travel } from "../knowledge.ts";
import { GRID, isLand, JAPANESE, NORTH_EDGE, otherSide, SEATS } from "../map.ts";
import { eliminate } from "../pieces.ts";
import { type Answers, ask } from "../questions.ts";
import { isFollowOn } from "../sequence.ts";
import {
  BASE,
  type Campaign,
  MOVED,
  type Mover,
  onMap,
  placeName,
  READY,
  TOLD_HELD,
  TOLD_ZONE,
  type Whereabouts,
} from "../state.ts";
import { INFILTRATES, MOVEMENT, SIDE, UNITS } from "../units.ts";
import { BARS, closedBy } from "./bars.ts";
import { HALT } from "./choices.ts";
import { allowance, barOfGround, isAlongRails, startsOnRails, stepCost } from "./cost.ts";

/** 11.2 A unit on the move, hex by hex: what its side knows decides what is offered, what is true decides what comes of it. */

/** 11.1, 10.2 Why a unit may not begin to move now, by land or by sea. */
export function barToStart(g: Campaign, unit: Unit): Bar | undefined {
  if (MOVEMENT[unit] === 0) return BARS.static;
  if (g.has(unit, MOVED)) return BARS.moved;
  return isFollowOn(g) && !g.has(unit, READY) ? BARS.command : undefined;
}

/** Where a unit could move from by land: a hex, or the base for the north edge (26.2, 26.3). */
export const isAfoot = (g: Campaign, unit: Unit): boolean => {
  const at = g.at[unit];
  return onMap(at) ? isLand(at) : at === BASE && SIDE[unit] === JAPANESE;
};

const hexAt = (at: Whereabouts): Hex | undefined => (onMap(at) ? at : undefined);

/** A unit that begins its move. */
export function setOut(g: Campaign, unit: Unit, carries?: Unit): Mover {
  const from = hexAt(g.at[unit]);
  return {
    unit,
    from,
    spent: 0,
    startedInZone: from !== undefined && knowsZone(g, SIDE[unit], from),
    onRails: startsOnRails(g, unit),
    saved: 0,
    carries,
    stopped: false,
    closed: NONE,
  };
}
const NONE: readonly Hex[] = [];

/** 26.12b The cost of the next step: whoever leaves the railroad pays what it had saved. */
function costOf(g: Campaign, { unit, from, onRails, saved }: Mover, to: Hex): number {
  const at = hexAt(g.at[unit]);
  const staysOn = onRails && isAlongRails(at, to);
  return stepCost(g, unit, at, to, from, staysOn) + (staysOn ? 0 : saved);
}

/** 13.4 Whether the next step leads out of an enemy zone: only the first can, for whoever enters one stops (13.3). */
const leavesZone = ({ startedInZone, spent }: Mover): boolean => startedInZone && spent === 0;

/** 11.8, 13.5, MB-96 From zone to zone only infantry of Japan goes, at its normal cost; without the minimum move (11.4). */
const infiltrates = (g: Campaign, mover: Mover, to: Hex): boolean =>
  INFILTRATES[mover.unit] === 1 && costOf(g, mover, to) <= allowance(g, mover.unit);

/** 11.5, 13.4, 11.4 Why the next step cannot lead there, as far as the mover's side knows. */
export function barToStep(g: Campaign, mover: Mover, to: Hex): Bar | undefined {
  const { unit, spent } = mover;
  const side = SIDE[unit];
  const ground = barOfGround(g, unit, hexAt(g.at[unit]), to, mover.from);
  if (ground) return ground;
  if (mover.closed.includes(to)) return BARS.refused;
  if (knowsHeld(g, side, to)) return BARS.enemy;
  if (leavesZone(mover) && knowsZone(g, side, to)) return infiltrates(g, mover, to) ? undefined : BARS.zone;
  const isFirst = spent === 0;
  return isFirst || spent + costOf(g, mover, to) <= allowance(g, unit) ? undefined : BARS.far;
}

/** The hexes next to a unit on the move. */
const aroundMover = (g: Campaign, { unit, stopped }: Mover): ArrayLike<Hex> =>
  stopped ? NONE : aroundUnit(g, unit);
function aroundUnit(g: Campaign, unit: Unit): ArrayLike<Hex> {
  const at = g.at[unit];
  return onMap(at) ? GRID.around[at] : NORTH_EDGE;
}

/** Whether the unit could make a first step: it needs no points for it (11.4), so ground and known enemies alone are in its way. */
function canStep(g: Campaign, unit: Unit): boolean {
  const at = hexAt(g.at[unit]);
  const around = aroundUnit(g, unit);
  const startsInZone = at !== undefined && knowsZone(g, SIDE[unit], at);
  if (startsInZone) {
    const mover = setOut(g, unit);
    for (let index = 0; index < around.length; index++) if (!barToStep(g, mover, around[index])) return true;
    return false;
  }
  for (let index = 0; index < around.length; index++) {
    const to = around[index];
    if (!barOfGround(g, unit, at, to, at) && !knowsHeld(g, SIDE[unit], to)) return true;
  }
  return false;
}

/** 11.0 Why a unit cannot be moved by land. */
export const barToMove = (g: Campaign, unit: Unit): Bar | undefined =>
  barToStart(g, unit) ?? (canStep(g, unit) ? undefined : BARS.noStep);

/** M2 The next hex of the unit on the move, or a halt. */
export function* step(g: Campaign): Play {
  const mover = g.mover;
  if (!mover) throw new Error("nobody is on the move");
  const { unit, spent } = mover;
  const open: Choice<Answers["step"]>[] = [];
  const around = aroundMover(g, mover);
  for (let index = 0; index < around.length; index++)
    if (!barToStep(g, mover, around[index])) open.push(TO[around[index]]);
  if (open.length === 0) {
    halt(g, mover);
    return;
  }
  open.push(HALT);
  const chosen = yield* ask<"step">({
    seat: g.seat,
    rule: "11.2",
    about: { kind: "step", unit: UNITS[unit].id, left: Math.max(0, allowance(g, unit) - spent) },
    choices: open,
    closed: () => closedSteps(g, mover),
    // Whether it halts of its own will or has no points left is nobody else's business.
    secret: [g.seat],
  });
  if (chosen === "halt") halt(g, mover);
  else takeStep(g, mover, chosen);
}

const closedSteps = (g: Campaign, mover: Mover): Closed[] =>
  Array.from(aroundMover(g, mover)).flatMap((to) => {
    const why = barToStep(g, mover, to);
    return why ? [closedBy(TO[to], why)] : [];
  });

/** 11.2 Whoever has halted does not move again in this phase. */
function halt(g: Campaign, { unit, carries }: Mover): void {
  g.mark(unit, MOVED);
  if (carries !== undefined) g.mark(carries, MOVED);
  g.mover = undefined;
  g.stage = "movement";
}

/** MB-92 What forbids the step in truth, though its side could not know it. */
function refusal(g: Campaign, mover: Mover, to: Hex): "zone" | "enemy" | undefined {
  const side = SIDE[mover.unit];
  const enemy = otherSide(side);
  if (g.occupies(enemy, to) && !isSupplyAlone(g, enemy, to)) return "enemy";
  return leavesZone(mover) && g.inEnemyZone(side, to) && !infiltrates(g, mover, to) ? "zone" : undefined;
}

function takeStep(g: Campaign, mover: Mover, to: Hex): void {
  const because = refusal(g, mover, to);
  if (because) turnBack(g, mover, to, because);
  else advance(g, mover, to);
}

/** MB-92 The step is taken back; its hex is closed to the unit. */
function turnBack(g: Campaign, mover: Mover, to: Hex, because: "zone" | "enemy"): void {
  const side = SIDE[mover.unit];
  g.noteZones(side, to, because === "zone" ? TOLD_ZONE : TOLD_HELD);
  g.mover = { ...mover, closed: [...mover.closed, to] };
  g.tell({
    kind: "refused",
    rule: "18.4",
    audience: SEATS,
    reveals: true,
    seat: SEATS[side],
    from: placeName(g.at[mover.unit]),
    to: GRID.ids[to],
    because,
  });
}

/** 11.3, 11.6, 13.3 The unit enters the hex, stops in a zone, and learns what zones it has come next to (18.4). */
function advance(g: Campaign, mover: Mover, to: Hex): void {
  const { unit, carries, spent, onRails, saved } = mover;
  const side = SIDE[unit];
  const from = g.at[unit];
  const start = hexAt(from);
  const cost = costOf(g, mover, to);
  const staysOn = onRails && isAlongRails(start, to);
  const full = stepCost(g, unit, start, to, mover.from, false);
  overrun(g, mover, to);
  travel(g, unit, to);
  if (carries !== undefined) travel(g, carries, to);
  g.tell({
    kind: "moved",
    rule: "11.2",
    seat: SEATS[side],
    from: placeName(from),
    to: GRID.ids[to],
    vacated: start !== undefined && !g.occupies(side, start),
  });
  announceZones(g, side, to, "18.4");
  g.mover = {
    ...mover,
    spent: spent + cost,
    onRails: staysOn,
    saved: staysOn ? saved + full - cost : 0,
    stopped: g.inEnemyZone(side, to),
  };
}

/** MB-91 Supply points that stand alone are lost to whoever comes by land. */
function overrun(g: Campaign, { unit }: Mover, to: Hex): void {
  const enemy = otherSide(SIDE[unit]);
  if (!g.occupies(enemy, to)) return;
  for (const point of g.unitsAt(enemy, to)) eliminate(g, point, "12.6");
}
