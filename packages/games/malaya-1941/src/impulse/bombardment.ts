import type { Choice, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { TO, UNIT } from "../choices.ts";
import {
  ANTIAIRCRAFT_SHIFT,
  BOMBARDMENT,
  COAST_GUNS_SHIFT,
  MARKERS,
  POINTS,
  TERRAIN_EFFECTS,
} from "../data/tables.ts";
import { removeMarker } from "../hand.ts";
import { ALLIED, GRID, otherSide, SEATS, type Side, terrainOf } from "../map.ts";
import { breakDown, eliminate, noticeGap, removeSupply, score, suppress } from "../pieces.ts";
import { type Answers, ask, roll } from "../questions.ts";
import { endStrikes } from "../sequence.ts";
import {
  type Bombed,
  type Campaign,
  DAMAGED,
  LOST,
  type Marker,
  markerOf,
  RESERVE,
  STRIKE,
  type Strike,
} from "../state.ts";
import {
  CAN_BREAK_DOWN,
  faceOf,
  IS_ANTIAIRCRAFT,
  IS_COAST_GUNS,
  IS_SUPPLY,
  STACKS,
  UNITS,
} from "../units.ts";
import { FIRE, NO_LOSS } from "./choices.ts";
import { shipOf } from "./strikes.ts";

/** 16.81 Bombardments that are placed are resolved one at a time. */

/** B2 The next of them: one die. */
export function* bombard(g: Campaign): Play {
  const hexes = [...new Set(g.strikes.map(({ hex }) => hex))];
  const chosen = yield* ask<"bombardment">({
    seat: g.seat,
    rule: "16.8",
    about: { kind: "bombardment" },
    choices: hexes.map((hex) => TO[hex]),
  });
  const strike = g.strikes.find(({ hex }) => hex === chosen) as Strike;
  g.strikes = g.strikes.filter((each) => each !== strike);
  const die = yield* roll("16.81", { kind: "die.bombardment", hex: GRID.ids[chosen] });
  resolve(g, strike, die);
}

/** 16.81, 16.84, 26.15b The column, the result, and what comes of it. */
function resolve(g: Campaign, strike: Strike, die: number): void {
  const { hex, points, ships } = strike;
  const strength = ships.reduce((sum, ship) => sum + (MARKERS[ship].strength ?? 0), points);
  const terrain = TERRAIN_EFFECTS[terrainOf(hex) as keyof typeof TERRAIN_EFFECTS].bombardment;
  const guns = gunsAgainst(g, strike);
  const column = Math.max(0, Math.min(strength, BOMBARDMENT.length - 1) - terrain - guns);
  const result = BOMBARDMENT[column][die - 1];
  g.tell({
    kind: "bombarded",
    rule: "16.81",
    reveals: true,
    seat: g.seat,
    hex: GRID.ids[hex],
    strength,
    terrain,
    guns,
    column,
    die,
    result,
  });
  const isGunned = guns > 0;
  const isHeld = g.occupies(otherSide(g.phasing), hex);
  if (result === "AA" && points > 0) shootDown(g, hex, isGunned);
  if (result === "AA" && isGunned && ships.length === 1) loseShip(g, ships[0]);
  if (result === "S" && isHeld) shake(g, hex);
  comeHome(g, result === "AA" ? Math.max(0, points - 1) : points);
  if (result === "AA" && isGunned && ships.length > 1) wait(g, { strike, result });
  else if (result === "D" && isHeld) wait(g, { strike, result });
  else goOn(g);
}

/** The result leaves something to be chosen, by somebody who may not know yet what was rolled for. */
function wait(g: Campaign, bombed: Bombed): void {
  g.bombed = bombed;
  g.stage = "bombardment-loss";
}

function goOn(g: Campaign): void {
  g.bombed = undefined;
  if (g.strikes.length === 0) endStrikes(g);
  else g.stage = "bombardment";
}

/** 16.84, 26.15b, MB-48, MB-49 Columns for guns: antiaircraft in or next to the hex, or coast guns in it against ships. */
function gunsAgainst(g: Campaign, { hex, ships }: Strike): number {
  const enemy = otherSide(g.phasing);
  if (ships.length > 0) return enemy === ALLIED && has(g, enemy, hex, IS_COAST_GUNS) ? COAST_GUNS_SHIFT : 0;
  return [...GRID.within(hex, 1)].some((near) => has(g, enemy, near, IS_ANTIAIRCRAFT))
    ? ANTIAIRCRAFT_SHIFT
    : 0;
}
const has = (g: Campaign, side: Side, hex: Hex, kind: Uint8Array): boolean =>
  g.unitsAt(side, hex).some((unit) => kind[unit] === 1);

/** 16.84, MB-48 An air point is damaged, by an antiaircraft unit eliminated. */
function shootDown(g: Campaign, hex: Hex, isGunned: boolean): void {
  g.air[g.phasing][STRIKE]--;
  g.air[g.phasing][isGunned ? LOST : DAMAGED]++;
  g.tell({
    kind: "shot-down",
    rule: "16.84",
    reveals: true,
    seat: g.seat,
    hex: GRID.ids[hex],
    eliminated: isGunned,
  });
  const enemy = otherSide(g.phasing);
  if (isGunned) score(g, enemy, POINTS[SEATS[enemy]].air, "24.4");
}

/** 26.15b, MB-49 A ship is lost to coast guns, for good. */
function loseShip(g: Campaign, ship: Marker): void {
  removeMarker(g, ship);
  g.tell({ kind: "ship-lost", rule: "26.15b", reveals: true, seat: g.seat, marker: shipOf(ship) });
}

/** 16.2, 16.81(5) What has flown and is still there goes back to the reserve. */
function comeHome(g: Campaign, points: number): void {
  g.air[g.phasing][STRIKE] -= points;
  g.air[g.phasing][RESERVE] += points;
}

/** 8.3, 8.4, 16.83, MB-50 S: every combat unit suppressed, HQs inactive, one supply point gone. The bomber sees nothing of it (16.85, 18.2). */
function shake(g: Campaign, hex: Hex): void {
  const side = otherSide(g.phasing);
  const stack = g.unitsAt(side, hex);
  const point = stack.find((unit) => IS_SUPPLY[unit] === 1);
  for (const unit of stack) suppress(g, unit);
  if (stack.length > 0)
    g.tell({
      kind: "shaken",
      rule: "16.83",
      audience: [SEATS[side]],
      seat: SEATS[side],
      hex: GRID.ids[hex],
      supply: point !== undefined,
    });
  if (point === undefined) noticeGap(g, side, hex);
  else removeSupply(g, point);
}

/** B3 What a result leaves to be chosen. */
export function* bombardmentLoss(g: Campaign): Play {
  const { bombed } = g;
  if (!bombed) throw new Error("no bombardment waits for an answer");
  if (bombed.result === "AA") yield* chooseShip(g, bombed.strike);
  else yield* suffer(g, bombed.strike.hex);
  goOn(g);
}

/** MB-49 Which of the ships that fired is lost. */
function* chooseShip(g: Campaign, { hex, ships }: Strike): Play {
  const ship = yield* ask<"ship-loss">({
    seat: g.seat,
    rule: "26.15b",
    about: { kind: "ship-loss", hex: GRID.ids[hex] },
    choices: ships.map((each) => FIRE[shipOf(each)]),
  });
  loseShip(g, markerOf(ship));
}

/** MB-51 D: the owner loses one battalion equivalent of his choice; then as S. He is asked whatever he has (MB-150). */
function* suffer(g: Campaign, hex: Hex): Play {
  const side = otherSide(g.phasing);
  const pieces = losable(g, side, hex);
  const choices: readonly Choice<Answers["bombed"]>[] =
    pieces.length > 0 ? pieces.map((unit) => UNIT[unit]) : [NO_LOSS];
  const lost = yield* ask<"bombed">({
    seat: SEATS[side],
    rule: "16.8",
    about: { kind: "bombed", hex: GRID.ids[hex] },
    choices,
    telling: true,
    secret: [SEATS[side]],
  });
  if (lost !== "no-loss") eliminate(g, yield* battalionOf(g, lost), "16.8");
  shake(g, hex);
}

/** MB-51 Units of one battalion equivalent, coast guns among them, and those that break down; supply points only if alone. */
function losable(g: Campaign, side: Side, hex: Hex): readonly Unit[] {
  const stack = g.unitsAt(side, hex);
  const others = stack.filter((unit) => IS_SUPPLY[unit] === 0);
  if (others.length === 0) return stack.slice(0, 1);
  return others.filter((unit) => STACKS[unit] <= 1 || CAN_BREAK_DOWN[unit] === 1);
}

/** The piece itself, or one battalion of those that it breaks down into. */
function* battalionOf(g: Campaign, unit: Unit): Play<Unit> {
  if (STACKS[unit] <= 1) return unit;
  const battalions = breakDown(g, unit);
  const kinds = battalions.filter(
    (each, at) => battalions.findIndex((other) => faceOf(other) === faceOf(each)) === at,
  );
  return yield* ask<"bombed-battalion">({
    seat: UNITS[unit].seat,
    rule: "16.8",
    about: { kind: "bombed-battalion", unit: UNITS[unit].id },
    choices: kinds.map((each) => UNIT[each]),
    secret: [UNITS[unit].seat],
  });
}
