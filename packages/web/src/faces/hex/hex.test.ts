import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HexLayout } from "./geometry.ts";
import { CounterBack, inHex, joined, pairs, parted } from "./index.ts";
import { meaning } from "./pointing.ts";
import { COUNTER, fanOut, inPile } from "./stack.ts";

const layout = new HexLayout({ columns: 34, rows: 22, size: 40, left: 60, top: 52 });

describe("where hexes lie", () => {
  it("knows the hex under its own middle, and near its corners", () => {
    for (const id of layout.ids) {
      const { x, y } = layout.centre(id);
      expect(layout.hexAt({ x, y })).toBe(id);
      for (const corner of layout.corners)
        expect(layout.hexAt({ x: x + corner.x * 0.9, y: y + corner.y * 0.9 })).toBe(id);
    }
  });

  it("has no hex beyond the edge", () => {
    expect(layout.hexAt({ x: -100, y: 300 })).toBeUndefined();
    expect(layout.hexAt({ x: 500, y: 5000 })).toBeUndefined();
  });

  it("lays even columns lower, and goes there and back", () => {
    expect([0, 1, 2, 3, 4, 5].map((side) => layout.neighbour("0606", side))).toEqual([
      "0605",
      "0706",
      "0707",
      "0607",
      "0507",
      "0506",
    ]);
    for (const id of ["0505", "0606", "1711"])
      for (let side = 0; side < 6; side++) {
        const other = layout.neighbour(id, side);
        expect(layout.neighbour(other, (side + 3) % 6)).toBe(id);
        expect(layout.distance(id, other)).toBe(1);
        expect(layout.between(id, other)).not.toBe("");
      }
  });

  it("measures from beyond the edge", () => {
    expect(layout.distance("2200", "2204")).toBe(4);
    expect(layout.within("1010", 2)).toHaveLength(19);
  });

  it("draws every side of the grid once", () => {
    const sides = layout.grid().match(/M[^M]+/g) ?? [];
    const ends = sides.map((side) => side.slice(1).split("L").sort().join(" "));
    expect(new Set(ends).size).toBe(ends.length);
  });
});

describe("piles", () => {
  it("show the upper four edges, the last on top", () => {
    expect(inPile(0, 3)).toEqual({ x: 0, y: -0 });
    expect(inPile(2, 3).x).toBeGreaterThan(inPile(1, 3).x);
    expect(inPile(4, 8)).toEqual(inPile(0, 8));
    expect(inPile(7, 8)).toEqual(inPile(3, 4));
  });

  it("are laid out apart, inside the sheet, wide enough for a finger at every zoom", () => {
    const sheet = { width: 2500, height: 1880 };
    for (const zoom of [0.13, 0.4, 1, 3])
      for (const count of [2, 3, 5, 8, 14])
        for (const pile of [
          { x: 30, y: 30 },
          { x: 1200, y: 800 },
          { x: 2080, y: 1560 },
        ]) {
          const { spots, scale, x, y, width, height } = fanOut(pile, count, zoom, sheet);
          expect(COUNTER * scale * zoom).toBeGreaterThanOrEqual(24);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          if (width < sheet.width) expect(x + width).toBeLessThanOrEqual(sheet.width);
          if (height < sheet.height) expect(y + height).toBeLessThanOrEqual(sheet.height);
          for (const [at, a] of spots.entries())
            for (const b of spots.slice(at + 1))
              expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(COUNTER * scale);
        }
  });
});

describe("a click", () => {
  const piles = new Map([
    ["0813", ["a", "b", "c"]],
    ["0713", ["d"]],
  ]);
  const click = (at: { hex: string; piece?: string }, open: readonly string[], laidOut = false) =>
    meaning(at, { piles }, new Set(open), new Set(), laidOut);
  const piece = (id: string) => ({ place: { on: "piece", id, at: "map" } });
  const hex = (id: string) => ({ place: { on: "hex", id } });

  it("takes the only counter of a pile that can be chosen", () => {
    expect(click({ hex: "0813", piece: "c" }, ["piece b map"])).toEqual(piece("b"));
    expect(click({ hex: "0813" }, ["piece b map"])).toEqual(piece("b"));
  });

  it("lays a pile out when several can be chosen, or none", () => {
    expect(click({ hex: "0813", piece: "c" }, ["piece a map", "piece b map"])).toEqual({ layOut: "0813" });
    expect(click({ hex: "0813", piece: "c" }, [])).toEqual({ layOut: "0813" });
    expect(click({ hex: "0813", piece: "c" }, ["piece b map", "hex 0813"])).toEqual({ layOut: "0813" });
  });

  it("means the hex when the hex can be chosen and no counter can", () => {
    expect(click({ hex: "0813", piece: "c" }, ["hex 0813"])).toEqual(hex("0813"));
    expect(click({ hex: "0813", piece: "a" }, ["hex 0813"], true)).toEqual(hex("0813"));
    expect(click({ hex: "0713", piece: "d" }, ["hex 0713"])).toEqual(hex("0713"));
  });

  it("means the counter that is laid out or alone, so that it can tell about itself", () => {
    expect(click({ hex: "0813", piece: "a" }, ["piece a map", "piece b map"], true)).toEqual(piece("a"));
    expect(click({ hex: "0813", piece: "a" }, ["piece b map"], true)).toEqual(piece("a"));
    expect(click({ hex: "0713", piece: "d" }, [])).toEqual(piece("d"));
  });

  it("means what can tell why, where nothing can be chosen", () => {
    const refused = (at: { hex: string; piece: string }, closed: string[], laidOut = false) =>
      meaning(at, { piles }, new Set(), new Set(closed), laidOut);
    expect(refused({ hex: "0713", piece: "d" }, ["hex 0713"])).toEqual(hex("0713"));
    expect(refused({ hex: "0713", piece: "d" }, ["hex 0713", "piece d map"])).toEqual(piece("d"));
    expect(refused({ hex: "0813", piece: "c" }, ["hex 0813"])).toEqual(hex("0813"));
    expect(refused({ hex: "0813", piece: "c" }, ["hex 0813"], true)).toEqual(hex("0813"));
    expect(refused({ hex: "0813", piece: "c" }, ["hex 0813", "piece a map"])).toEqual({ layOut: "0813" });
  });

  it("means the hex where nothing lies", () => {
    expect(click({ hex: "0101" }, [])).toEqual(hex("0101"));
  });
});

describe("a counter that lies face down", () => {
  it("shows the back of its seat, and nothing of what it is", () => {
    const markup = renderToStaticMarkup(createElement(CounterBack, { seat: "japanese", emblem: "M0 0h1" }));
    expect(markup).toContain('class="counter back japanese"');
    expect(markup).not.toContain("<text");
  });

  it("lies in a pile of its own beside that of the other seat", () => {
    const [own, hidden] = inHex(layout, "0606", [["a"], ["hidden"]]);
    expect(own.x).toBeLessThan(hidden.x);
    expect(inHex(layout, "0606", [["a"], []])[0].x).toBe((own.x + hidden.x) / 2);
  });
});

describe("lines by records", () => {
  const records = [
    { id: "0606", roads: ["0605"], rivers: ["0706"] },
    { id: "0605", roads: ["0606"] },
    { id: "0706", rivers: ["0606"] },
  ];

  it("draw a road from middle to middle, and a river along the side, each once", () => {
    const roads = pairs(records, (record) => record.roads);
    expect(roads).toEqual([["0605", "0606"]]);
    expect(joined(layout, roads)).toBe(layout.way(["0605", "0606"]));
    const rivers = pairs(records, (record) => record.rivers);
    expect(parted(layout, rivers)).toBe(layout.between("0606", "0706"));
  });
});
