import type { Hex, Unit } from "@sandtable/hex";
import type { Seat } from "../data/records.ts";
import { STACKING_LIMIT } from "../data/tables.ts";
import { USUAL_SETUP } from "../data/units.ts";
import { GRID, sideOf } from "../map.ts";
import type { MalayaView, PictureView, SideView, UnitView } from "../shape.ts";
import {
  DEFENCE,
  faceOf,
  IS_COAST_GUNS,
  IS_HQ,
  RADIUS,
  STACKS,
  SUPPORT,
  UNITS,
  UNITS_OF,
  unitOf,
  unitsOfFace,
} from "../units.ts";

/** 18.0 What a viewer knows of who stands where. It follows from his view alone, and holds in every world that looks like it. */

/** A number that lies between two. */
export interface Range {
  readonly least: number;
  readonly most: number;
}
export const exactly = (value: number): Range => ({ least: value, most: value });

/** Counters with their state; counters alone; or nothing but perhaps an old picture. */
export type Stack =
  | { readonly knows: "all"; readonly units: readonly Standing[] }
  | { readonly knows: "counters"; readonly units: readonly Unit[] }
  | { readonly knows: "nothing"; readonly picture: PictureView | undefined };

interface Standing {
  readonly unit: Unit;
  readonly suppressed: boolean;
  readonly active: boolean;
  readonly idle: boolean;
}

export const sideIn = ({ sides }: MalayaView, seat: Seat): SideView =>
  sides[0].seat === seat ? sides[0] : sides[1];

/** Of enemies the face is known; which of those that look alike it is makes no difference. */
export const unitSeen = ({ own }: SideView, { id }: Pick<UnitView, "id">): Unit =>
  own ? unitOf(id) : unitsOfFace(id)[0];

const standing = (side: SideView, shown: UnitView): Standing => ({
  unit: unitSeen(side, shown),
  suppressed: shown.suppressed === true,
  active: shown.active === true,
  idle: shown.idle === true,
});

/** 18.1 Hexes that lie open do so to the phasing side alone. */
const liesOpen = (view: MalayaView, side: SideView, hex: string): boolean =>
  side.own || (side.open.includes(hex) && view.sides.some(({ own, seat }) => own && seat === view.phasing));

/** What the viewer knows of the units of a side in a hex. */
export function stackAt(view: MalayaView, side: SideView, hex: string): Stack {
  if (liesOpen(view, side, hex))
    return {
      knows: "all",
      units: side.units.filter(({ at }) => at === hex).map((shown) => standing(side, shown)),
    };
  const picture = side.pictures.find((each) => each.hex === hex);
  return picture?.sure
    ? { knows: "counters", units: picture.faces.map((face) => unitsOfFace(face)[0]) }
    : { knows: "nothing", picture };
}

/** The hexes of a side of which the viewer does not know what is in them. */
const hiddenHexes = (view: MalayaView, side: SideView): readonly Hex[] =>
  side.hexes.filter((hex) => stackAt(view, side, hex).knows === "nothing").map((hex) => GRID.find(hex));

/** Counters by face whose place is known: out of play, in stacks that are known, and those that are shown singly. */
function placed(view: MalayaView, side: SideView): Map<string, number> {
  const found = new Map<string, number>();
  const add = (face: string): void => void found.set(face, (found.get(face) ?? 0) + 1);
  for (const faces of Object.values(side.boxes)) faces.forEach(add);
  for (const hex of side.hexes) {
    const stack = stackAt(view, side, hex);
    if (stack.knows === "counters") stack.units.map(faceOf).forEach(add);
    else for (const { id, at } of side.units) if (at === hex) add(id);
  }
  return found;
}

const BY_MARKER: ReadonlySet<string> = new Set(["southern", "replacements", "indian-army", "middle-east"]);
const BOUGHT: ReadonlySet<string> = new Set(["optional", "armoured", "combined"]);

/** 6.1 Whether a counter may have come into the game: those of markers come openly, and how many were bought is known. */
function mayBeInPlay({ received, bought }: SideView, unit: Unit): boolean {
  const { id, from } = UNITS[unit];
  return BY_MARKER.has(from) ? received.includes(id) : BOUGHT.has(from) ? bought > 0 : true;
}

/** Counters that may lie face down in any hex of the side that the viewer does not know. */
export function hiddenUnits(view: MalayaView, side: SideView): readonly Unit[] {
  const known = placed(view, side);
  return UNITS_OF[sideOf(side.seat)].filter((unit) => {
    const face = faceOf(unit);
    const left = known.get(face) ?? 0;
    if (left > 0) known.set(face, left - 1);
    return left === 0 && mayBeInPlay(side, unit);
  });
}

/** 26.8 The most that counters within so many battalion equivalents can add up to. What takes no room is left out. */
export function mostWithin(units: readonly Unit[], factors: Uint8Array, room: number): number {
  const most = new Uint16Array(room + 1);
  for (const unit of units)
    for (let left = STACKS[unit] > 0 ? room : -1; left >= STACKS[unit]; left--)
      most[left] = Math.max(most[left], most[left - STACKS[unit]] + factors[unit]);
  return most[room];
}

const sum = (units: readonly Unit[], factors: Uint8Array): number =>
  units.reduce((total, unit) => total + factors[unit], 0);
/** The least that is left free when no unit more has room: a brigade less one. */
const LEAST_NAMED = STACKING_LIMIT - 2;

/** 12.5 What counters defend with, of whom the owner still names those that fight if there are too many. */
export function defenceOf(units: readonly Unit[]): Range {
  const all = sum(units, DEFENCE);
  const equivalents = sum(units, STACKS);
  if (equivalents <= STACKING_LIMIT) return exactly(all);
  const roomless = sum(
    units.filter((unit) => STACKS[unit] === 0),
    DEFENCE,
  );
  return {
    least: all - mostWithin(units, DEFENCE, equivalents - LEAST_NAMED),
    most: roomless + mostWithin(units, DEFENCE, STACKING_LIMIT),
  };
}

/** Coast guns never move: they are where they began until they are seen to be lost. */
export const gunsAt = (side: SideView, hex: string): readonly Unit[] =>
  UNITS_OF[sideOf(side.seat)].filter(
    (unit) =>
      IS_COAST_GUNS[unit] === 1 &&
      USUAL_SETUP[UNITS[unit].id] === hex &&
      !Object.values(side.boxes).some((faces) => faces.includes(faceOf(unit))),
  );

/** 10.3, MB-149 The columns that the HQs of a side may lend to one of the hexes, as far as the viewer knows them. */
export function supportFor(view: MalayaView, side: SideView, hexes: readonly Hex[]): Range {
  const hidden = hiddenUnits(view, side);
  const unknown = hiddenHexes(view, side);
  const isReadable = side.own || side.seat !== view.phasing;
  let least = 0;
  let most = 0;
  for (const unit of UNITS_OF[sideOf(side.seat)]) {
    if (!IS_HQ[unit] || SUPPORT[unit] === 0) continue;
    const reaches = (from: readonly Hex[]): boolean =>
      from.some((at) => hexes.some((hex) => GRID.distance(at, hex) <= RADIUS[unit]));
    const shown = side.units.find(({ id, at }) => id === faceOf(unit) && side.hexes.includes(at));
    const places = shown ? [GRID.find(shown.at)] : side.own ? [] : placesOf(side, unit, hidden, unknown);
    if (!reaches(places)) continue;
    if (!shown || !isReadable) most = Math.max(most, SUPPORT[unit]);
    else if (shown.active) least = Math.max(least, SUPPORT[unit]);
  }
  return { least, most: Math.max(least, most) };
}

/** Where an enemy counter that is not shown may be: where it was seen and still is, or in any hex that is not known. */
function placesOf(
  side: SideView,
  unit: Unit,
  hidden: readonly Unit[],
  unknown: readonly Hex[],
): readonly Hex[] {
  const seen = side.pictures.find(({ sure, faces }) => sure && faces.includes(faceOf(unit)));
  if (seen) return [GRID.find(seen.hex)];
  return hidden.includes(unit) ? unknown : [];
}
