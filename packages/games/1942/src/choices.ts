import { type Choice, ChoiceBook, type Place } from "@sandtable/engine";
import { defineDie } from "@sandtable/hex";
import { AREAS, GRID } from "./map.ts";
import { UNITS } from "./units.ts";

/** Every choice the game knows, made once. */
export const book = new ChoiceBook();

const BUTTON: Place = { on: "button" };
const hexPlace = (id: string): Place => ({ on: "hex", id });
const piecePlace = (id: string): Place => ({ on: "piece", id, at: "map" });

/** 1.D One six-sided die. */
export const DIE = defineDie(book);

/** Pick a unit up, to move it, place it or let it advance. */
export const PICK: readonly Choice<number>[] = UNITS.map(({ id }, unit) =>
  book.define(`unit:${id}`, unit, piecePlace(id), { key: "choice.unit", unit: id }),
);

/** A unit joins the attack. */
export const JOIN: readonly Choice<number>[] = UNITS.map(({ id }, unit) =>
  book.define(`with:${id}`, unit, piecePlace(id), { key: "choice.with", unit: id }),
);

/** A hex to go to, whatever the way. */
export const TO: readonly Choice<number>[] = GRID.ids.map((id, hex) =>
  book.define(`to:${id}`, hex, hexPlace(id), { key: "choice.to", hex: id }),
);

/** Cities to attempt (9.E), stacks to attack (6.0), invasion hexes to pay for or to give up (5.C). */
export const ASSAULT = perHex("assault");
export const ATTACK = perHex("attack");
export const PAY = perHex("pay");
/** Its value is no hex. */
export const CLOSE = perHex("close", -1);

function perHex(word: "assault" | "attack" | "pay" | "close", value?: number): readonly Choice<number>[] {
  return GRID.ids.map((id, hex) =>
    book.define(`${word}:${id}`, value ?? hex, hexPlace(id), { key: `choice.${word}`, hex: id }),
  );
}

/** The land areas of water-barrier hexes (5.A.3): where a unit stands, or which of two stacks is attacked. */
export const AREA: readonly Choice<number>[] = AREAS.map(({ id, hex }, area) =>
  book.define(`area:${id}`, area, hexPlace(GRID.ids[hex]), { key: "choice.area", area: id }),
);

const button = <T>(key: string, value: T): Choice<T> =>
  book.define(key, value, BUTTON, { key: `choice.${key.replace(":", ".")}` });

/** Leave the map by sea, or fly back to the base beyond its edge. */
export const TO_OFF_MAP = book.define(
  "to:off-map",
  -1,
  { on: "track", id: "off-map" },
  { key: "choice.to.off-map" },
);
export const STAY = button("stay", -2);
export const JOIN_ALL = button("with-all", -1);
export const FIGHT = button("fight", -2);
export const NO_ADVANCE = button("end:advance", -1);
export const END = {
  setup: button("end:setup", -1),
  land: button("end:land", -1),
  air: button("end:air", -1),
  naval: button("end:naval", -1),
  combat: button("end:combat", -1),
} as const;
