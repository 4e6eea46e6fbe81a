import type { Hex, Unit } from "@sandtable/hex";
import { ALLIED, GRID, isLand, JUNGLE, otherSide, SEATS, SIDES, type Side, TERRAIN, ZONE_OF } from "./map.ts";
import {
  ACTIVE,
  type Campaign,
  NOBODY,
  onMap,
  type Picture,
  SUPPRESSED,
  TOLD_FREE,
  TOLD_HELD,
  TOLD_NO_ZONES,
  TOLD_ZONE,
  TOLD_ZONES,
  type Whereabouts,
} from "./state.ts";
import { faceOf, IS_HQ, IS_SUPPLY, SIDE, unitsOfFace } from "./units.ts";

/**
 * 18.0 What each side learns. Units change place through here only, so that whatever a player at the table would see is told,
 * and whatever was seen before is remembered for just as long as it is sure.
 */

const pictureOf = (g: Campaign, viewer: Side, hex: Hex): Picture | undefined =>
  g.pictures[viewer].find((picture) => picture.hex === hex);

function setPicture(g: Campaign, viewer: Side, hex: Hex, picture: Picture | undefined): void {
  const others = g.pictures[viewer].filter((each) => each.hex !== hex);
  g.pictures[viewer] =
    picture && picture.faces.length > 0 ? [...others, picture].sort((a, b) => a.hex - b.hex) : others;
}

const isUnique = (face: string): boolean => unitsOfFace(face).length === 1;

/** A counter of one name cannot be in two places: older pictures forget it. */
function forget(g: Campaign, viewer: Side, face: string, except?: Hex): void {
  if (!isUnique(face)) return;
  for (const picture of g.pictures[viewer])
    if (picture.hex !== except && picture.faces.includes(face))
      setPicture(g, viewer, picture.hex, {
        ...picture,
        faces: picture.faces.filter((each) => each !== face),
      });
}

const facesAt = (g: Campaign, side: Side, hex: Hex): readonly string[] =>
  g.unitsAt(side, hex).map(faceOf).sort();

/** Remember a hex of the enemy as it is now. */
export function remember(g: Campaign, viewer: Side, hex: Hex): void {
  const faces = facesAt(g, otherSide(viewer), hex);
  for (const face of faces) forget(g, viewer, face, hex);
  setPicture(g, viewer, hex, { hex, turn: g.turn, sure: true, faces });
}

/** 16.71, 18.7 A side looks at hexes of its enemy; nobody else learns what it sees. The stretch must end here. */
export function examine(g: Campaign, viewer: Side, hexes: readonly Hex[], rule: string): void {
  for (const hex of hexes) {
    if (!g.occupies(otherSide(viewer), hex)) continue;
    remember(g, viewer, hex);
    const faces = facesAt(g, otherSide(viewer), hex);
    g.tell({ kind: "seen", rule, audience: [SEATS[viewer]], reveals: true, hex: GRID.ids[hex], faces });
    tellReadiness(g, viewer, hex, rule);
  }
}

/** MB-148 With a stack that is looked at goes its state: whose units are suppressed, which HQs are active. Zones follow from it. */
export function tellReadiness(g: Campaign, viewer: Side, hex: Hex, rule: string): void {
  const units = g.unitsAt(otherSide(viewer), hex);
  const suppressed = units.filter((unit) => g.has(unit, SUPPRESSED)).map(faceOf);
  const active = units.filter((unit) => IS_HQ[unit] === 1 && g.has(unit, ACTIVE)).map(faceOf);
  if (suppressed.length + active.length === 0) return;
  g.tell({
    kind: "readiness",
    rule,
    audience: [SEATS[viewer]],
    reveals: true,
    hex: GRID.ids[hex],
    suppressed: suppressed.sort(),
    active: active.sort(),
  });
}

/** Whether the enemy of its owner knows which counter this is, right now. */
function isOpen(g: Campaign, unit: Unit): boolean {
  const at = g.at[unit];
  if (!onMap(at)) return false;
  if (SIDE[unit] !== g.phasing) return g.open[at] === 1;
  return g.battles.some(({ attackers }) => attackers.includes(unit));
}

/** What the enemy makes of a counter that leaves a hex: its face, if that is known to him. */
function faceLeaving(g: Campaign, unit: Unit, from: Hex): string | undefined {
  if (isOpen(g, unit)) return faceOf(unit);
  const picture = pictureOf(g, otherSide(SIDE[unit]), from);
  if (!picture?.sure) return undefined;
  return picture.faces.every((face) => face === picture.faces[0]) ? picture.faces[0] : undefined;
}

function without(faces: readonly string[], face: string): readonly string[] {
  const at = faces.indexOf(face);
  return at === -1 ? faces : faces.toSpliced(at, 1);
}

/** A counter leaves a hex, before the enemy's eyes. */
function depart(g: Campaign, viewer: Side, hex: Hex, face: string | undefined): void {
  const picture = pictureOf(g, viewer, hex);
  if (!picture) return;
  if (face === undefined) setPicture(g, viewer, hex, { ...picture, sure: false });
  else setPicture(g, viewer, hex, { ...picture, faces: without(picture.faces, face) });
}

/** A counter comes into a hex, before the enemy's eyes. */
function arrive(g: Campaign, viewer: Side, hex: Hex, face: string | undefined, wasEmpty: boolean): void {
  const picture = wasEmpty ? { hex, turn: g.turn, sure: true, faces: [] } : pictureOf(g, viewer, hex);
  if (face === undefined) {
    if (picture) setPicture(g, viewer, hex, { ...picture, sure: false });
    return;
  }
  forget(g, viewer, face, hex);
  const seen = picture ?? { hex, turn: g.turn, sure: false, faces: [] };
  const others = isUnique(face) ? without(seen.faces, face) : seen.faces;
  setPicture(g, viewer, hex, { ...seen, turn: g.turn, faces: [...others, face].sort() });
}

/**
 * A counter goes to another place. Whoever sees the map sees a face-down counter go or come (MB-141); a fortification that is
 * left behind is removed (21.3). Into and out of boxes nothing else is told here.
 */
export function travel(g: Campaign, unit: Unit, to: Whereabouts): void {
  const side = SIDE[unit];
  const viewer = otherSide(side);
  const from = g.at[unit];
  const face = onMap(from) ? faceLeaving(g, unit, from) : undefined;
  const wasEmpty = onMap(to) && !g.occupies(side, to);
  g.put(unit, to);
  if (onMap(from)) {
    depart(g, viewer, from, face);
    leaveFort(g, side, from);
  }
  if (onMap(to)) arrive(g, viewer, to, face, wasEmpty);
}

/** Everybody sees that nobody is left in a hex. */
export function tellEmpty(g: Campaign, side: Side, hex: Hex): void {
  if (g.occupies(side, hex)) return;
  g.tell({ kind: "vacated", rule: "18.0", seat: SEATS[side], hex: GRID.ids[hex] });
}

/** 21.3 A fortification without a friendly unit is removed. */
export function leaveFort(g: Campaign, side: Side, hex: Hex): void {
  if (g.occupies(side, hex) || g.forts[hex] !== side + 1) return;
  g.setFort(hex, undefined);
  g.tell({ kind: "fort-lost", rule: "21.3", hex: GRID.ids[hex], seat: SEATS[side] });
}

/** A counter is gone from the map and everybody is told which: pictures keep what else they had. */
export function depose(g: Campaign, unit: Unit, to: Whereabouts): void {
  const from = g.at[unit];
  const side = SIDE[unit];
  g.put(unit, to);
  forget(g, otherSide(side), faceOf(unit));
  if (!onMap(from)) return;
  if (!isUnique(faceOf(unit))) depart(g, otherSide(side), from, faceOf(unit));
  tellEmpty(g, side, from);
  leaveFort(g, side, from);
}

/** 15.22 A counter is replaced by others before everybody's eyes. */
export function exchange(g: Campaign, side: Side, hex: Hex, face: string, into: readonly string[]): void {
  const viewer = otherSide(side);
  const picture = pictureOf(g, viewer, hex);
  if (picture)
    setPicture(g, viewer, hex, { ...picture, faces: [...without(picture.faces, face), ...into].sort() });
}

/** MB-108 What was seen of a hex is remembered when it is turned down again: these counters, and perhaps others. */
export function glimpse(g: Campaign, viewer: Side, hex: Hex, faces: readonly string[]): void {
  const picture = pictureOf(g, viewer, hex);
  if (picture?.sure) return;
  for (const face of faces) forget(g, viewer, face, hex);
  const others = faces.reduce(without, picture?.faces ?? []);
  setPicture(g, viewer, hex, { hex, turn: g.turn, sure: false, faces: [...others, ...faces].sort() });
}

/** Something in the hex has changed that the enemy does not see: what he remembers of it is no longer sure. */
export function stir(g: Campaign, side: Side, hex: Hex): void {
  const viewer = otherSide(side);
  const picture = pictureOf(g, viewer, hex);
  if (picture?.sure) setPicture(g, viewer, hex, { ...picture, sure: false });
}

/** MB-148 Logistics are made behind the enemy's back: nothing that he remembers of the side is sure any more. */
export function stirAll(g: Campaign, side: Side): void {
  const viewer = otherSide(side);
  g.pictures[viewer] = g.pictures[viewer].map((picture) =>
    picture.sure ? { ...picture, sure: false } : picture,
  );
}

/** A supply point is lost, and its owner alone knows where: it may be any that the enemy remembers. */
export function stirSupply(g: Campaign, side: Side): void {
  const viewer = otherSide(side);
  g.pictures[viewer] = g.pictures[viewer].map((picture) =>
    picture.sure && picture.faces.some(isSupplyFace) ? { ...picture, sure: false } : picture,
  );
}

// 18.4 Zones of control are announced.

export function hasZones(g: Campaign, side: Side, hex: Hex): boolean {
  for (let unit = g.firstAt(hex); unit !== NOBODY; unit = g.nextAt(unit))
    if (SIDE[unit] === side && g.exerts(unit)) return true;
  return false;
}

/** The hexes around that hold enemies of the side. */
export function enemiesAround(g: Campaign, side: Side, hex: Hex): readonly Hex[] {
  const units = g.units[otherSide(side)];
  const around = GRID.around[hex];
  let found: Hex[] | undefined;
  for (let index = 0; index < around.length; index++)
    if (units[around[index]] > 0) {
      found ??= [];
      found.push(around[index]);
    }
  return found ?? NONE;
}
const NONE: readonly Hex[] = [];

/**
 * 18.4, MB-142 A side learns of every enemy stack next to the hex whether it has a zone, and whether the hex lies in one. The
 * stretch must end here if something was told: the answer says whether it was.
 */
export function announceZones(g: Campaign, side: Side, hex: Hex, rule: string): boolean {
  const stacks = enemiesAround(g, side, hex);
  if (stacks.length === 0) return false;
  const zones: string[] = [];
  for (const stack of stacks) {
    const has = hasZones(g, otherSide(side), stack);
    g.noteZones(side, stack, has ? TOLD_ZONES : TOLD_NO_ZONES);
    if (has) zones.push(GRID.ids[stack]);
  }
  const isZone = g.inEnemyZone(side, hex);
  g.noteZones(side, hex, isZone ? TOLD_ZONE : TOLD_FREE);
  g.tell({
    kind: "zones",
    rule,
    audience: [SEATS[side]],
    reveals: true,
    hex: GRID.ids[hex],
    stacks: stacks.map((stack) => GRID.ids[stack]),
    zones,
    isZone,
  });
  return true;
}

/** Whether the side knows that a hex lies in an enemy zone: it was told so, or told of a stack whose zone must reach it. */
export function knowsZone(g: Campaign, side: Side, hex: Hex): boolean {
  const told = g.told[side];
  if (told[hex] & (TOLD_ZONE | TOLD_FREE)) return (told[hex] & TOLD_ZONE) !== 0;
  if (otherSide(side) === ALLIED && TERRAIN[hex] === JUNGLE) return false;
  const stacks = ZONE_OF[hex];
  for (let index = 0; index < stacks.length; index++) if (told[stacks[index]] & TOLD_ZONES) return true;
  return false;
}

/** What was told of zones holds to the end of the phase. */
export function forgetZones(g: Campaign): void {
  for (const side of SIDES) g.forgetZones(side);
}

// 18.1 The combat phase.

/** 18.1, MB-108 The stacks next to units of the phasing side, and the targets of its forces at sea, lie open to it. */
export function openContact(g: Campaign): void {
  const enemy = otherSide(g.phasing);
  g.closeAll();
  const units = g.units[enemy];
  for (const hex of GRID.hexes) {
    if (units[hex] === 0) continue;
    const isTarget = g.assaults.some(({ target }) => target === hex);
    if (!isTarget && !enemiesAround(g, enemy, hex).some(isLand)) continue;
    g.layOpen(hex);
    const faces = facesAt(g, enemy, hex);
    g.tell({ kind: "seen", rule: "18.1", audience: [g.seat], reveals: true, hex: GRID.ids[hex], faces });
  }
}

/** The combat phase is over: what lay open is remembered. */
export function closeContact(g: Campaign): void {
  const enemy = otherSide(g.phasing);
  for (const hex of GRID.hexes) if (g.open[hex] === 1 && g.occupies(enemy, hex)) remember(g, g.phasing, hex);
  g.closeAll();
}

const isSupplyFace = (face: string): boolean => IS_SUPPLY[unitsOfFace(face)[0]] === 1;

/** 11.5, MB-92 Whether the side knows that more than supply stands in a hex of its enemy: by its zone, by a step refused, by sight. */
export function knowsHeld(g: Campaign, side: Side, hex: Hex): boolean {
  if (!g.occupies(otherSide(side), hex)) return false;
  if (g.told[side][hex] & (TOLD_ZONES | TOLD_HELD)) return true;
  const picture = pictureOf(g, side, hex);
  return picture?.sure === true && !picture.faces.every(isSupplyFace);
}

/** Supply points are alike; a hex with nothing else bars nobody (MB-91). */
export function isSupplyAlone(g: Campaign, side: Side, hex: Hex): boolean {
  for (let unit = g.firstAt(hex); unit !== NOBODY; unit = g.nextAt(unit))
    if (SIDE[unit] === side && IS_SUPPLY[unit] === 0) return false;
  return g.occupies(side, hex);
}
