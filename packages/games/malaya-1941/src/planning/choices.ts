import type { Choice } from "@sandtable/engine";
import { BUTTON, book, button, TO } from "../choices.ts";
import { CLASSES } from "../data/units.ts";
import { JAPANESE, SEATS, SIDES, type Side } from "../map.ts";
import { AIR_BOXES, BASE, type Marker, markerOf, onMap, type Whereabouts } from "../state.ts";

/** The choices of planning alone. */

export const USUAL = button("usual-setup");
export const BY_HAND = button("own-setup");
/** All that is not placed yet goes to its usual place. */
export const USUAL_REST = button("usual-rest");

/** 4.1 Who has the initiative after a tie. */
export const FIRST: readonly Choice<Side>[] = SIDES.map((side) =>
  book.define(`first:${SEATS[side]}`, side, BUTTON, { key: "choice.first", seat: SEATS[side] }),
);

export const AT_BASE = button("at-base");
/** A place with counters of one's own: a hex, or the base. */
export const AT = (place: Whereabouts): Choice<Whereabouts | "at-base"> =>
  onMap(place) ? TO[place] : AT_BASE;
/** The place that such an answer names. */
export const placeAt = (answer: Whereabouts | "at-base"): Whereabouts =>
  answer === "at-base" ? BASE : answer;
export const WAIT = button("wait");

/** A box of the air display, by its place among them. */
export const BOX: readonly Choice<number>[] = AIR_BOXES.map((box, index) =>
  book.define(`box:${box}`, index, { on: "track", id: box }, { key: "choice.box", box }),
);

/** 26.7 Combine battalions into a unit of a class, by its place among the classes. */
export interface Combine {
  readonly combine: number;
}
export const COMBINE: readonly Choice<Combine>[] = CLASSES.map(({ values }, combine) =>
  book.define(`combine:${values}`, { combine }, BUTTON, { key: "choice.combine", values }),
);

/** A marker that activates an HQ without supply. */
export interface Staff {
  readonly marker: Marker;
}
const staff = (id: string): Choice<Staff> =>
  book.define(
    `staff:${id}`,
    { marker: markerOf(id) },
    { on: "card", id },
    { key: "choice.staff", marker: id },
  );
const JAPANESE_STAFF = [staff("japanese-staff")];
const ALLIED_STAFF = [staff("allied-staff"), staff("matador")];
export const STAFF_OF = (side: Side): readonly Choice<Staff>[] =>
  side === JAPANESE ? JAPANESE_STAFF : ALLIED_STAFF;

/** 7.1 What a supply point is spent on. */
export const USES = {
  activate: button("activate"),
  refit: button("refit"),
  repair: button("repair"),
  fortify: button("fortify"),
} as const;
export type Use = keyof typeof USES;
