import { ChoiceBook } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { perHex, perUnit } from "./choices.ts";
import { HexGrid } from "./grid.ts";

describe("choices by hex and by unit", () => {
  const book = new ChoiceBook();
  const grid = new HexGrid(3, 2);
  const to = perHex(book, grid, "to", (hex) => hex);
  const close = perHex(book, grid, "close", () => "close");
  const pick = perUnit(book, ["jp-11", "gb-6"], "unit");

  it("lie on their hex and answer with it, or with a word", () => {
    expect(to[grid.find("0302")]).toEqual({
      key: "to:0302",
      value: grid.find("0302"),
      place: { on: "hex", id: "0302" },
      label: { key: "choice.to", hex: "0302" },
    });
    expect(close.map(({ value }) => value)).toEqual(grid.hexes.map(() => "close"));
  });

  it("lie on their counter and answer with its place in the list", () => {
    expect(pick.map(({ key, value }) => [key, value])).toEqual([
      ["unit:jp-11", 0],
      ["unit:gb-6", 1],
    ]);
    expect(pick[1].place).toEqual({ on: "piece", id: "gb-6", at: "map" });
    expect(book.find("unit:gb-6")).toBe(pick[1]);
  });
});
