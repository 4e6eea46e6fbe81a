import type { Choice, ChoiceBook } from "@sandtable/engine";
import type { HexGrid } from "./grid.ts";
import type { Hex, Unit } from "./ids.ts";

/** A choice for every hex of the map, `word:0713`, with the answer that it stands for. */
export const perHex = <T>(
  book: ChoiceBook,
  grid: HexGrid,
  word: string,
  answer: (hex: Hex) => T,
): readonly Choice<T>[] =>
  grid.hexes.map((hex) => {
    const id = grid.ids[hex];
    return book.define(`${word}:${id}`, answer(hex), { on: "hex", id }, { key: `choice.${word}`, hex: id });
  });

/** A choice for every counter, by the ids of the counters in their order: `word:jp-11`. */
export const perUnit = (book: ChoiceBook, ids: readonly string[], word: string): readonly Choice<Unit>[] =>
  ids.map((id, unit) =>
    book.define(
      `${word}:${id}`,
      unit as Unit,
      { on: "piece", id, at: "map" },
      { key: `choice.${word}`, unit: id },
    ),
  );
