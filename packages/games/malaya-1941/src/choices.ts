import { type Choice, ChoiceBook, type Place } from "@sandtable/engine";
import { defineDie, perHex, perUnit } from "@sandtable/hex";
import { MARKERS } from "./data/tables.ts";
import { GRID } from "./map.ts";
import type { Marker } from "./state.ts";
import { UNITS } from "./units.ts";

/** Every choice the game knows, made once. Those of one phase alone stand in its folder. */
export const book = new ChoiceBook();

export const BUTTON: Place = { on: "button" };

/** 2.1 One six-sided die. */
export const DIE = defineDie(book);

/** A counter of one's own. */
export const UNIT = perUnit(
  book,
  UNITS.map(({ id }) => id),
  "unit",
);

/** A hex to go to, to look at, to strike or to attack. */
export const TO = perHex(book, GRID, "to", (hex) => hex);

/** A number of points, or of pieces. */
export const COUNT: readonly Choice<number>[] = Array.from({ length: 31 }, (_, count) =>
  book.define(`count:${count}`, count, BUTTON, { key: "choice.count", count }),
);

/** A command marker. */
export const MARKER: readonly Choice<Marker>[] = MARKERS.map(({ id }, index) =>
  book.define(`marker:${id}`, index as Marker, { on: "card", id }, { key: "choice.marker", marker: id }),
);

/** A button with a word of its own as its answer. */
export const button = <T extends string>(word: T): Choice<T> =>
  book.define(word, word, BUTTON, { key: `choice.${word}` });

export const END = button("end");
export const YES = button("yes");
export const NO = button("no");
