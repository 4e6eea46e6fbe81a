import { type Choice, ChoiceBook, type Place } from "@sandtable/engine";
import { defineDie, type Hex, perHex, perUnit } from "@sandtable/hex";
import { AREAS, type Area, GRID } from "./map.ts";
import { OFF_MAP, type Whereabouts } from "./state.ts";
import { UNITS } from "./units.ts";

/** Every choice the game knows, made once. */
export const book = new ChoiceBook();

const BUTTON: Place = { on: "button" };
const hexPlace = (id: string): Place => ({ on: "hex", id });
const UNIT_IDS = UNITS.map(({ id }) => id);

/** 1.D One six-sided die. */
export const DIE = defineDie(book);

/** Pick a unit up, to move it, place it or let it advance. */
export const PICK = perUnit(book, UNIT_IDS, "unit");

/** A unit joins the attack. */
export const JOIN = perUnit(book, UNIT_IDS, "with");

/** A hex to go to, whatever the way. */
export const TO = perHex(book, GRID, "to", (hex) => hex);

/** A hex to march through, where ways differ in what they take (6.3), or the last one, past the others. */
export interface Via {
  readonly via: Hex;
}
export const VIA = perHex(book, GRID, "via", (via): Via => ({ via }));
export const STRAIGHT = perHex(book, GRID, "straight", () => "straight" as const);

/** A city to attempt (9.E), where a unit might be picked up instead. */
export interface Attempt {
  readonly city: Hex;
}
export const ASSAULT = perHex(book, GRID, "assault", (city): Attempt => ({ city }));
/** Stacks to attack (6.0), invasion hexes to pay for or to give up (5.C). */
export const ATTACK = perHex(book, GRID, "attack", (hex) => hex);
export const PAY = perHex(book, GRID, "pay", (hex) => hex);
export const CLOSE = perHex(book, GRID, "close", () => "close" as const);

/** The land areas of water-barrier hexes (5.A.3): where a unit stands, or which of two stacks is attacked. */
export const AREA: readonly Choice<Area>[] = AREAS.map(({ id, hex }, area) =>
  book.define(`area:${id}`, area as Area, hexPlace(GRID.ids[hex]), { key: "choice.area", area: id }),
);

const button = <T extends string>(key: string, value: T): Choice<T> =>
  book.define(key, value, BUTTON, { key: `choice.${key.replace(":", ".")}` });

/** Leave the map by sea, or fly back to the base beyond its edge. */
export const TO_OFF_MAP: Choice<Whereabouts> = book.define<Whereabouts>(
  "to:off-map",
  OFF_MAP,
  { on: "track", id: "off-map" },
  { key: "choice.to.off-map" },
);
export const STAY = button("stay", "stay");
export const JOIN_ALL = button("with-all", "all");
export const FIGHT = button("fight", "fight");
export const NO_ADVANCE = button("end:advance", "none");
export const END = {
  setup: button("end:setup", "end"),
  land: button("end:land", "end"),
  air: button("end:air", "end"),
  naval: button("end:naval", "end"),
  combat: button("end:combat", "end"),
} as const;
